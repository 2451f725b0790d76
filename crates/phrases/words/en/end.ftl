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
end-all-hands = Look at all hands
end-download = Download the record

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

## The final screen: points grow as strings, side by side

end-won-by =
    { IS($who) ->
        [you] { $n ->
            [one] You win by 1 point
           *[other] You win by { $n } points
        }
       *[other] { $n ->
            [one] { $who } wins by 1 point
           *[other] { $who } wins by { $n } points
        }
    }
end-after =
    { $rounds ->
        [one] { $sum } to { $value }, after 1 round
       *[other] { $sum } to { $value }, after { $rounds } rounds
    }
end-score-to = { $sum } to { $value }
end-level =
    { $rounds ->
        [one] Level with { $sum }, after 1 round
       *[other] Level with { $sum }, after { $rounds } rounds
    }
end-best-card = Best card
end-best-island = Best island
end-best-is =
    { IS($who) ->
        [you] { $n ->
            [one] { $name }: 1 point for you
           *[other] { $name }: { $n } points for you
        }
       *[other] { $n ->
            [one] { $name }: 1 point for { $who }
           *[other] { $name }: { $n } points for { $who }
        }
    }
end-lead = Last change of lead
end-lead-whole = The lead
end-lead-with =
    { IS($who) ->
        [you] Round { $round }: you go ahead with { THE($card) }
       *[other] Round { $round }: { $who } goes ahead with { THE($card) }
    }
end-lead-in =
    { IS($who) ->
        [you] Round { $round }: you go ahead
       *[other] Round { $round }: { $who } goes ahead
    }
end-led =
    { IS($who) ->
        [you] You led from round { $round } to the end
       *[other] { $who } led from round { $round } to the end
    }
end-record = Your record
end-record-first = Your first finished game of this kind.
end-record-stays =
    { $n ->
        [one] Your best game of this kind brought 1 point.
       *[other] Your best game of this kind brought { $value } points.
    }
end-tie-title = Equal in points
end-strand =
    { $n ->
        [one] { $name }: { $sum } point, piece by piece
       *[other] { $name }: { $sum } points, piece by piece
    }
end-legend-cards = A card is as high as its points; from below, the left collection, then the right one.
end-legend-effects = What effects added.
end-legend-islands = An island is as high as its points.
end-count-again = Count again
end-count-skip = Show the result
end-as-table = All points as a table
end-picture = Picture to share
end-what-now = What now
end-of-harbors = Harbors
end-of-temples = Temples
end-of-outlines = Outlines
end-of-empty = Unpainted
end-solo-got =
    { IS($who) ->
        [you] { $n ->
            [one] You reached { $sum } point
           *[other] You reached { $sum } points
        }
       *[other] { $n ->
            [one] { $who } reached { $sum } point
           *[other] { $who } reached { $sum } points
        }
    }
end-solo-why = Alone against Carrambah
end-rank = Rank
end-rank-following = Next rank
