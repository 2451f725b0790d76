### Origami Islands in the browser: one's own islands, and painting.
###
### $island is an island by name and number, $square and $squares are names of squares. $sum is a number with its sign.

paint-mine = My islands
paint-picture =
    { $island }: { $n ->
        [0] nothing painted, { $count } squares
        [one] 1 of { $count } squares painted
       *[other] { $n } of { $count } squares painted
    }

## An island that is not started.

paint-start-first = Not started. Your first painting can start it at its regular harbor.
paint-start-access =
    { $side ->
        [single] Not started. Your access opens it at its regular or secret harbor.
       *[different] Not started. Your access opens it at its regular harbor.
    }
paint-start-closed = Not started. It takes an access from a lighthouse.

## Landmarks: how far they are, and what they bring. $text and $value are what they bring, $landmark chooses.

paint-site-name = { $name }, { $square }
paint-site-left =
    { $n ->
        [one] 1 square to paint: { $squares }.
       *[other] { $n } squares to paint: { $squares }.
    }
paint-site-so-far =
    { $colour ->
        [blue] All blue so far.
        [green] All green so far.
        [red] All red so far.
        [mixed] Different colours already.
       *[none] Nothing painted around it yet.
    }
paint-site-chance = Single colour: { $text }. Different colours: { $value }.
paint-site-mixed = It will bring: { $text }.
paint-site-done =
    { $side ->
        [single] Surrounded with a single colour: { $text }.
       *[different] Surrounded with different colours: { $text }.
    }
paint-brings =
    { $landmark ->
        [harbor] { $side ->
            [single] 20 points
           *[different] 10 points
        }
        [temple] { $side ->
            [single] 10 points
           *[different] 5 points
        }
        [lighthouse] { $side ->
            [single] you may begin one more island, at either harbor
           *[different] you may begin one more island, at its regular harbor
        }
        [coal-pit] { $side ->
            [single] one more square whenever you win a card, in any colour
           *[different] one more square whenever you win a card, in the season’s colour
        }
        [gold-mine] { $side ->
            [single] 2 more coins of income
           *[different] 1 more coin of income
        }
        [grove] { $side ->
            [single] a shape at once in any colour
           *[different] a shape at once in a random colour
        }
        [volcano] { $side ->
            [single] its token goes back, and 8 coins from the richest player
           *[different] its token goes back, and 4 coins from the richest player
        }
       *[volcano-alone] { $side ->
            [single] its token goes back, and 8 coins if you have 10 or fewer
           *[different] its token goes back, and 4 coins if you have 10 or fewer
        }
    }

## Outlines

paint-outline-name =
    { $colour ->
        [blue] blue outline, { $square }
        [green] green outline, { $square }
       *[red] red outline, { $square }
    }
paint-outline-open =
    { $colour ->
        [blue] To be filled by one shape of exactly this form: 10 coins and 10 points in blue, 5 and 5 in another colour.
        [green] To be filled by one shape of exactly this form: 10 coins and 10 points in green, 5 and 5 in another colour.
       *[red] To be filled by one shape of exactly this form: 10 coins and 10 points in red, 5 and 5 in another colour.
    }
paint-outline-lost = Lost: a part of it is painted in another way, so it brings nothing.
paint-outline-filled = Filled: it has brought { $coins } coins, and counts { $coins } points.

## Painting

paint-brush-square = one square
paint-brush-half =
    { $side ->
        [first] first half of { $shape }
       *[second] second half of { $shape }
    }
paint-brush-free =
    { $n ->
        [one] 1 square
       *[other] { $n } connected squares
    }
paint-ground = { $island }: where to paint
paint-colour = Colour
paint-turn = Turn
paint-lift = Lift
paint-confirm = Paint
paint-choose = Choose a marked square of your islands.
paint-how = Click or tap a marked place: the shape turns and snaps there; again for the next place. Drag it if you like. Keys: arrows move it, R turns it, space finds the next place, C changes the colour, 1 to 4 choose an island, Enter confirms, Escape lifts it.
paint-how-free = Tap or click the squares one by one. Keys: arrows move, space chooses a square, 1 to 4 choose an island, Enter confirms, Escape starts again.
paint-placements = Paintings with { $square }
paint-no-placement = Nothing can be painted there. Choose a marked square of your islands.
paint-fits = { $island }, { $squares }: fits.
paint-fits-not = { $island }, { $squares }: does not fit.
paint-again = Click or tap again for another place.
paint-chosen = { $island }: { $text } of { $count } squares.
paint-points = Points { $sum }.
paint-coins = Coins { $sum }.

## Giving up, and what is lost

paint-give-up = Give up
paint-lost =
    { $source ->
        [square] You paint nothing this round. Your income comes all the same.
        [coal-pit] You lose all coal-pit squares of this round that are not painted yet.
        [grove] The grove is wasted: its shape can’t be painted later.
        [expancing] These squares are lost: the level can’t be used again.
       *[auction] You lose the shape you won. What you bid stays paid, and you have no income this round.
    }
paint-lost-halves = That goes for both halves.

## Before one’s turn

paint-ahead = Your square of this round is still to come. You can prepare it now.
paint-prepare = Prepare
paint-prepared = Prepared: { $text }. It is painted when your turn comes, if the same still comes of it.
paint-unprepare = Don’t prepare
