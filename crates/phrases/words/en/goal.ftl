### Goal and end of a card game, and the signs on cards, in one screen.

goal-cards-goal = Whoever has the most points in their two collections wins.
goal-cards-covered = Every origami there counts, covered or not; some effects add points.
goal-cards-turn = On your turn you do one thing: draw cards from the Draw Line, or play an origami from your hand and pay its cost in folds with other cards.
goal-cards-end = When the deck has run out twice, the round is played to its end, and one last round follows.
goal-signs = Signs
goal-cost = cost: pay so many folds to play it
goal-folds = folds: what it pays when you spend it, and what it weighs when you draw it
goal-points = points in your collection
goal-instant = instant: once, when it is played
goal-ongoing = ongoing: while it lies on top
goal-scoring = scoring: at the end of the game
goal-special = special: an action while it lies on top
goal-hand = cards in hand, of so many that may be kept
goal-may = a golden foot: can be chosen now
goal-chosen = a green edge: is chosen
goal-new = a blue edge: new since you last looked
