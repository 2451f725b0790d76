### A game that is over, seen once more: the controls, and whose eyes they are.

replay-title = Replay
replay-steps = Steps
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-turn-back = To the start of this turn or the one before
replay-turn-on = To the next turn
replay-round-back = To the start of this round or the one before
replay-round-on = To the next round
replay-play = Play
replay-bar = Place in the game
replay-go = Go there
replay-turns = Turns and rounds
replay-speed = Speed
replay-speed-calm = Calm
replay-speed-brisk = Brisk
replay-speed-fast = Fast
replay-at = Step { $number } of { $n }
replay-round = Round { $round }
replay-turn = Turn of { $name }
replay-turn-in = Round { $round }: { $name }
replay-jump = To this moment:
replay-seen-by = Seen by
replay-watcher = a spectator
replay-open = all hands open
replay-bot = Bot
replay-hands = All hands
replay-hand =
    { $name }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
replay-to-result = To the result
replay-back-to = Back to the replay
replay-keys = With the keyboard: ← and → go by step, Page Up and Page Down by turn, with Shift by round; Home and End lead to both ends. Space plays and pauses.
