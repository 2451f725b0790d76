### What if: playing on from a moment of a finished game.

tries-title = What if?
tries-open = Play on from here
tries-lead = At a table of your own you go on from this moment, and see what would have come of it.
tries-seat = You play
tries-how = The game goes on
tries-as-it-was = as it was
tries-as-it-was-means = Every card stays where it was. You see only what this player saw.
tries-anew = dealt anew
tries-anew-means = From the start of this turn. What this player could not know is drawn again.
tries-others = The others
tries-friends = Friends, whom you invite
tries-go = Play on
tries-nobody = Nobody decides anything at this moment. Go a step back or on to play on from there.
tries-mine = Your tries
tries-real = In the game itself
tries-from =
    { $field ->
        [anew] From move { $number }, dealt anew
       *[other] From move { $number }, as it was
    }
tries-against = against { $names }
tries-no-result = no result
tries-running = not over yet
tries-this = this try
tries-none = Nothing tried yet. What you play on from this game will stand here, side by side.
tries-back = Back to the moment
tries-bar = What if, from move { $number }
tries-diagram = As text
tries-diagram-title = The position as text
tries-diagram-lead = For forums and letters. It says what this viewer saw, and no more.
tries-diagram-copy = Copy the text
tries-diagram-at = After move { $number } of { $n }
