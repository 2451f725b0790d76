### The end of a card game, its points card by card, and its replay.

end-won-alone =
    { IS($who) ->
        [you] You win: everybody else gave up.
       *[other] { $who } wins: everybody else gave up.
    }
end-places = Places
end-place = Place
end-player = Player
end-of-cards = On cards
end-of-effects = By effects
end-total = Total
end-in-hand = In hand
end-gave-up = gave up
end-tie = With equal points, more cards in hand decide. (O-8.2)
end-tie-shared = Equal in points and in cards in hand: the place is shared. (O-8.2)
end-card-by-card = Card by card
end-as-it-stood = The points as they stood when the game ended.
end-card = Card
end-points = Points
end-effect = Effect
end-collection =
    { $side ->
        [left] Left collection
       *[right] Right collection
    }
end-elsewhere = Cards that reward everybody
end-from =
    { IS($who) ->
        [you] in your collection
       *[other] in the collection of { $who }
    }
end-in-play = in play
end-nothing = No cards yet.
end-rematch = Play again
end-next = To the next game
end-replay = Watch the replay
end-download = Download the record
end-replay-title = Replay
end-replay-steps = Steps
end-replay-first = To the beginning
end-replay-back = One step back
end-replay-next = One step on
end-replay-last = To the end
end-replay-at = Step { $number } of { $n }
end-replay-seen-by = Seen by
end-replay-spectator = a spectator
end-replay-to-result = To the result
end-replay-keys = With the keyboard: arrow keys, Home and End.
