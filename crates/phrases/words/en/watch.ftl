### Watching a recorded game in the terminal.

watch-step = Step { $number } of { $n }
watch-round = round { $round }
watch-open = nothing hidden
watch-nobody = as a spectator
watch-as = as { $name } saw it
watch-plays = playing, speed { $number }
watch-waits = paused, speed { $number }
watch-hand = Hand
watch-more =
    { $n ->
        [0] This is the end of the table. j and k scroll.
        [one] 1 more line. j and k scroll.
       *[other] { $n } more lines. j and k scroll.
    }
watch-keys =
    space: play or pause
    1 2 3: speed
    ← →: step
    ↑ ↓: turn
    Page up, page down: round
    Home, End
    s: next seat
    w: spectator
    o: all open
    q: quit
watch-nothing = Nothing has happened in this game yet, so there is nothing to watch.
