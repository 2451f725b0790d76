### What is wrong or unusual with a file of sheets or of the board; file, line and column are put before it. What stands
### in the file is quoted as it is.

## The text.

sheet-expected = A line with { $list } must come here, not “{ $name }”.
sheet-ends = The file ends here, but a line with { $list } must follow.
sheet-missing = This line lacks { $text }.
sheet-too-much = The line should end before “{ $name }”.
sheet-unknown-word = “{ $name }” can’t stand here, only { $text }.
sheet-wanted =
    { $field ->
        [sheet] the word that stands for the sheet
        [island] the name of the island
        [card] the number of the card
       *[piece] the drawing of the shape
    }

## Sheets.

sheet-too-many = There may be at most { $most } sheets, the standard ones included.
sheet-bad-id = { $text } can’t stand here: the word for a sheet is made of small letters, digits, _ and -, and begins with a letter.
sheet-long-id = The word for a sheet may have at most { $most } characters; this one has { $got }.
sheet-empty-name = A name needs at least one letter or digit.
sheet-name-taken = “{ $name }” is already a name on the sheet { $value }.
sheet-third-island = A sheet has two islands; this is the third.

## Islands.

sheet-no-rows = This island has no rows.
sheet-many-rows = An island may have at most { $most } rows.
sheet-long-row = A row may have at most { $most } squares.
sheet-row-length =
    { $got ->
        [one] This row has 1 square; the first row has { $count }.
       *[other] This row has { $got } squares; the first row has { $count }.
    }
sheet-unknown-letter = { $text } does not stand for any square.
sheet-no-harbor = This island has no regular harbor (H).
sheet-no-lighthouse = This island has no lighthouse (L).
sheet-closed-harbor =
    No empty square touches { $landmark ->
        [secret-harbor] the secret harbor
       *[regular-harbor] the regular harbor
    } along an edge, so nobody could start here.
sheet-never-surrounded =
    There is no empty square around { $landmark ->
        [regular-harbor] the regular harbor
        [secret-harbor] the secret harbor
        [lighthouse] the lighthouse
        [volcano] the volcano
        [coal-pit] the coal pit
        [gold-mine] the gold mine
        [grove] the grove
       *[temple] the temple
    }, so it could never be surrounded. (I-6.4)
sheet-unconnected = This empty square can’t be reached from the first one along edges.
sheet-one-square-outline =
    { $colour ->
        [blue] The blue outline
        [green] The green outline
       *[red] The red outline
    } has only one square.
sheet-many-sites = An island may have at most { $most } landmarks, not counting mountains and sea.
sheet-many-groves = An island may have at most { $most } groves.
sheet-many-outlines = An island may have at most { $most } outlines.

## The board.

sheet-second-board = There is already a board.
sheet-piece-letter = A shape is drawn with # and ., not with { $text }.
sheet-piece-rows = This row of the shape is not as long as its first row.
sheet-piece-long = A shape may have at most { $most } rows and columns.
sheet-piece-squares =
    { $got ->
        [one] A shape must have { $least } to { $most } squares; this one has 1.
       *[other] A shape must have { $least } to { $most } squares; this one has { $got }.
    }
sheet-piece-parts = The squares of a shape must be joined along their edges.
sheet-unequal-pieces = The two halves of the shape must have the same form.

## Warnings: what is unusual, and then what is usual.

sheet-usual =
    { $field ->
        [near] Usual on near islands: { $least } to { $most }.
       *[far] Usual on far islands: { $least } to { $most }.
    }
sheet-usual-exactly =
    { $field ->
        [near] Usual on near islands: { $least }.
       *[far] Usual on far islands: { $least }.
    }
sheet-usual-at-least =
    { $field ->
        [near] Usual on near islands: at least { $least }.
       *[far] Usual on far islands: at least { $least }.
    }
sheet-sides = Rows: { $n }, columns: { $count }. Usual: { $least } to { $most } each.
sheet-empty-squares = Empty squares: { $got }.
sheet-count =
    { $landmark ->
        [regular-harbor] Regular harbors: { $got }.
        [secret-harbor] Secret harbors: { $got }.
        [lighthouse] Lighthouses: { $got }.
        [volcano] Volcanoes: { $got }.
        [coal-pit] Coal pits: { $got }.
        [gold-mine] Gold mines: { $got }.
        [grove] Groves: { $got }.
        [temple] Temples: { $got }.
        [mountain] Mountains: { $got }.
       *[sea] Squares of sea: { $got }.
    }
sheet-effects = Volcanoes, coal pits, gold mines, groves and temples in all: { $got }.
sheet-outlines = Outlines: { $got }.
sheet-around =
    Empty squares around { $landmark ->
        [regular-harbor] the regular harbor
        [secret-harbor] the secret harbor
        [lighthouse] the lighthouse
        [volcano] the volcano
        [coal-pit] the coal pit
        [gold-mine] the gold mine
        [grove] the grove
       *[temple] the temple
    }: { $got }.
sheet-way = Fewest squares that surround the lighthouse, painted from the regular harbor on: { $got }.
sheet-points = Points that are possible: { $got }.
sheet-outline-form =
    { $colour ->
        [blue] The blue outline
        [green] The green outline
       *[red] The red outline
    } has the form of no shape.
sheet-outline-mirrored =
    { $colour ->
        [blue] The blue outline
        [green] The green outline
       *[red] The red outline
    } is shape { $number } mirrored, and shapes can only be rotated. (I-5.1)
sheet-small-outlines = All outlines of this island have the form of a half of shape 2.
sheet-close =
    Steps between { $landmark ->
        [regular-harbor] the regular harbor
        [secret-harbor] the secret harbor
       *[lighthouse] the lighthouse
    } and { $name ->
        [regular-harbor] the regular harbor
        [secret-harbor] the secret harbor
       *[lighthouse] the lighthouse
    }, diagonal ones included: { $got }.
sheet-places =
    { $shape ->
        [half] Places for a half of shape { $number } on the unpainted island: { $got }.
       *[whole] Places for shape { $number } on the unpainted island: { $got }.
    }
sheet-same-island = This is “{ $name }” again, perhaps turned or mirrored.
sheet-same-form = This is the form of shape { $number } again.
