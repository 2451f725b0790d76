### The text view of a table: headings, lists and buttons.

text-view = Read the table as text
text-draw = Show the table drawn
text-state = State of the game
text-event = What happened last
text-question = The question
text-again = Say again
text-again-keys = Alt, Shift and a letter say it again from anywhere on this page.
text-advised = advised
text-hand = Your hand
text-pay-with = Cards of your hand to pay with
text-top-discard = Top discard
text-ticked = Ticked, in folds:
text-chosen = Ticked, in cards:
text-you = You, { $name }
text-their-turn = on turn
text-all-points = All points in detail
text-blocked =
    { $n ->
        [one] 1 card can’t be played now
       *[other] { $n } cards can’t be played now
    }
text-all-hands = All hands
text-collection =
    { $side ->
        [left] Left collection, the top card first
       *[right] Right collection, the top card first
    }

## Islands

text-islands-have = What you have
text-cards = All development cards
text-sheets = Sheets to choose from
text-squares = Squares of { $island }
text-square-free = free
text-square-outline =
    { $colour ->
        [blue] free, in a blue outline
        [green] free, in a green outline
       *[red] free, in a red outline
    }
text-paint-how = Places by island and by what they bring, the most points first. Or name the squares.
text-paint-nothing = Brings nothing yet.
text-places =
    { $n ->
        [one] 1 place
       *[other] { $n } places
    }
text-paint-by-name = Name the squares
text-paint-island = Island
text-paint-squares = Squares, as in c4 c5
text-season =
    { $colour ->
        [blue] Season: winter, blue
        [green] Season: spring and summer, green
       *[red] Season: autumn, red
    }
text-squares-left =
    { $n ->
        [0] All squares are painted
        [one] 1 square left to paint
       *[other] { $n } squares left to paint
    }
text-outline-squares = Its squares: { $squares }.
text-research-how = Research the next level of a technology, or act as usual.
text-use-how = Use one of these, or go on without.
