### The table in the browser.

table-game =
    { $game ->
        [origami] Origami
        [legends] Origami: Legends
        [mixed] Origami and Legends mixed
        [islands] Origami Islands
        [islands-solo] Origami Islands alone
       *[other] { $game }
    }
table-your-turn = Your turn
table-waiting-for = Waiting for { $names }
table-chance = One moment …
table-paused = The table is paused
table-over = The game is over
table-ended = The game was ended without a result
table-frozen = This table can only be looked at
table-no-game = This game is not shown in the browser yet. It can be played by the API and in the terminal.
table-connection-lost = No connection; trying again …
table-asked = thinking
table-away = away
table-out = out
table-known =
    { $n ->
        [one] 1 card known
       *[other] { $n } cards known
    }
table-left = Left
table-right = Right
table-use = Use
table-special-next-turn = Special action from the next turn on
table-special-used = Special action used this turn
table-first-run-out = The deck has not run out yet
table-second-run-out = When the deck runs out again, the end begins
table-deck-and-discards = Deck and discards
table-cards-left = Cards left
table-cards-left-text = So many copies of each card are in the deck or in hands that you can’t see, out of all there are.
table-discards =
    { $n ->
        [one] 1 discard
       *[other] { $n } discards
    }
table-discards-title = Discards, the top one first
table-scores = Points so far
table-scores-parts = { $worth } on cards, { $sum } by effects
table-empty-hand = You hold no cards.
table-empty-hand-draw = Draw some from the Draw Line.
table-being-played = is played
table-marked = goes
table-you-watch = You are watching.
table-you-watch-later =
    { $n ->
        [one] You are watching, 1 move behind those who play.
       *[other] You are watching, { $n } moves behind those who play.
    }
table-not-asked = Not your turn
table-play = Play { THE($card) }
table-play-it = Play
table-back = Back
table-pay-it = Pay
table-take = Take
table-discard-these = Discard these
table-yes = Yes
table-no = No
table-decline = No, thank you
table-pass = Pass
table-draw = Draw
table-draw-single = A single card may be worth more.
table-draw-cards =
    { $n ->
        [one] At most 1 card.
       *[other] At most { $n } cards.
    }
table-tools = More actions
table-take-back = Take back
table-hint = Hint
table-hint-text = Answers by the place a bot expects with them, then by points. A click lays one out; you still confirm it.
table-hint-text-alone = Answers by the points a bot expects with them. A click lays one out; you still confirm it.
table-hint-only = There is only one answer.
table-hint-place-of = place { $value }
table-hint-points-of = { $value } points
table-hint-then = Then
table-return = I am back
table-offer = Offer to end without a result
table-withdraw = Withdraw the offer
table-offered = Would end the game without a result: { $names }
table-leave = Leave the table
table-resign = Give up
table-log = What happened
table-dialog = Details
table-to-table = Back to the table
