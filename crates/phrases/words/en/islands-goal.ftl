### Goal and end of Origami Islands, and the signs at its table, in one screen.

islands-goal-goal =
    { $key ->
        [solo] Reach as high a rank as you can: your points decide it.
       *[several] Whoever has the most points after the last round wins; coins break ties.
    }
islands-goal-points = Surrounded harbors and temples and filled outlines bring points. Every square left unpainted on an island you have started costs 1 point.
islands-goal-round =
    { $key ->
        [solo] Each round a die chooses a card and you bid against Carrambah’s two dice. Win, and you paint the card’s shape; else you paint one square and take income, or research.
       *[several] Each round a die chooses a card and you bid coins for it. The winner paints its shape; all others paint one square and take income.
    }
islands-goal-end = The game ends with the last space of the season track, after { $n } rounds.
islands-goal-colours = Blue, green and red also have the letters { $list }. The season tells in which colour one paints.
islands-goal-coin = coins: to bid with
islands-goal-score = points, as if the game ended now
islands-goal-coal = coal-pit token: one more square whenever you win a card
islands-goal-gold = gold-mine token: more income
islands-goal-volcano = volcano: 1 coin less income, until you surround it
islands-goal-access = access: you may start one more island
islands-goal-first = first player: bids first
