### The end of a game, its points card by card or island by island, and its replay.

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

## Of Islands

end-island-by-island = Island by island
end-coins = Coins
end-tie-coins = With equal points, more coins decide. (I-9.2)
end-tie-coins-shared = Equal in points and in coins: the place is shared. (I-9.2)
end-no-islands = No islands were chosen yet.

## Of the solo game

end-ranks = Ranks
end-rank-from =
    { $n ->
        [one] from 1 point
       *[other] from { $n } points
    }
end-rank-yours = your rank
end-rank-next =
    { $n ->
        [one] 1 point short of { $rank }.
       *[other] { $n } points short of { $rank }.
    }
end-best-first = Your first finished solo game: this is your best now.
end-best-new =
    { $n ->
        [one] A new personal best! Before, it was 1 point.
       *[other] A new personal best! Before, it was { $value } points.
    }
end-best-same = As good as your best so far.
end-best-stays =
    { $n ->
        [one] Your best solo game is still 1 point.
       *[other] Your best solo game is still { $value } points.
    }
end-contest-place =
    { $n ->
        [one] In the daily challenge this is place { $place }, of 1 player so far.
       *[other] In the daily challenge this is place { $place } of { $n } players so far.
    }
end-contest-again = This attempt at the daily challenge was for practice: your first one counts, place { $place } of { $n }.
end-contest-late = This attempt does not count for the daily challenge: it was finished after the end of its day.
end-contest-practice = This attempt at the daily challenge was for practice: your first one counts, and that was not finished.

end-solo-reached =
    You reached { $n ->
        [one] { $sum } point
       *[other] { $sum } points
    } against Carrambah
