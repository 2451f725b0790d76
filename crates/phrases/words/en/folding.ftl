### The figures of the starting players: folded step by step, as pages and on the command line.

fold-title = Fold along
fold-intro = Whoever starts a card game folds a figure from a slip of paper and keeps it until the end. All you need is a square of paper, best with two different sides.
fold-of =
    { $key ->
        [butterfly] The figure of whoever starts a game of Origami.
        [penguin] The figure of whoever starts a game of Origami: Legends.
       *[other] The figure of this house: a thousand of them on strings are a senbazuru.
    }
fold-after = after { $name }
fold-steps =
    { $n ->
        [one] one step
       *[other] { $n } steps
    }
fold-step = Step { $n } of { $count }
fold-diagram = Diagram of step { $n }: { $text }
fold-done = Done!
fold-finished = The finished figure: { $text }
fold-print = Print all steps, with a square to cut out
fold-file = Crease pattern as a FOLD file
fold-cut = Cut out along the dashed line. The tinted side is the coloured one.
fold-moving = Folded before your eyes
fold-how-far = How far it is folded
fold-back = Back
fold-next = Next
fold-again = From the beginning
fold-keys = Arrow keys go back and on.
fold-all-steps = All steps
fold-signs = What the signs mean
fold-sign-valley = Dashed: fold to the front (valley fold).
fold-sign-mountain = Dashes and dots: fold behind (mountain fold).
fold-sign-arrow = Filled arrow: to the front; hollow arrow: behind; an arrow with two heads: fold and unfold.
fold-sign-over = Arrow with a loop: turn the paper over.
fold-sign-push = Short hollow arrow: push here.
fold-proportions = The rulebooks give these steps without measures; the measures here are ours.
fold-link =
    { $key ->
        [butterfly] Fold the butterfly
        [penguin] Fold the penguin
       *[other] Fold the crane
    }
fold-starting = Whoever starts folds a figure and keeps it for the game:
fold-meanwhile = Until all are here:
fold-afterwards = Paper left over?

## The command.

fold-unknown = There is no figure “{ $name }”. There are: { $list }.
fold-more = All steps of a figure: senbazuru fold NAME
