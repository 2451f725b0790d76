### Origami Islands on the command line: options, and the command island.

## Options that do not fit. A name with -- is an option as it is typed.

islands-option-of-islands = { $name } is an option of the game islands; here it means nothing.
islands-option-of-cards = { $name } is an option of the card games; with islands it means nothing.
islands-option-of-solo = { $name } is an option of the game islands-solo; here it means nothing.
islands-solo-players = The solo game is for one player; with it, --players means nothing.
islands-solo-variant = The variant is not for the solo game; with it, --variant means nothing.
islands-bots =
    { $n ->
        [one] There is one seat, so name one bot; you named { $got }.
       *[other] Name one bot for all { $n } seats, or one for each of them; you named { $got }.
    }
islands-bots-others =
    { $n ->
        [one] There is one other player, so name one bot; you named { $got }.
       *[other] Name one bot for all { $n } others, or one for each of them; you named { $got }.
    }
islands-few-sheets = Islands are dealt from at least 2 sheets, not from { $n }.
islands-no-files = There is no file here whose name ends in .{ $name }.
islands-unknown = There is no sheet and no island “{ $name }”. The sheets: { $list }. To see their islands: senbazuru island
islands-none = There are no such islands.

## The table of islands. Headings are short.

islands-column-name = island
islands-column-empty = empty
islands-column-points = points
islands-near = near
islands-far = far
islands-legend-table = empty: squares that can be painted; outlines: colour and squares of each; points: with every landmark surrounded by a single colour and every outline filled in its own.
islands-legend-one = One island or sheet in full: senbazuru island NAME

## One island. Sheet, kind, from, landmarks and outlines head columns of the table too, so they are short.

islands-fact-sheet = sheet
islands-fact-kind = kind
islands-fact-from = from
islands-fact-empty = empty squares
islands-fact-points = points possible
islands-fact-way = way to the lighthouse
islands-fact-places = places of the shapes
islands-fact-landmarks = landmarks
islands-fact-outlines = outlines
islands-way =
    { $n ->
        [one] 1 square
       *[other] { $n } squares
    }
islands-no-way = none
islands-around =
    { $n ->
        [one] { $text } { $name }, 1 square around it
       *[other] { $text } { $name }, { $n } squares around it
    }

## What the signs of the drawing mean.

islands-sign-empty = empty
islands-sign-outline = empty, inside a blue, green or red outline
islands-sign-painted = painted blue, green or red
islands-sign-filled = inside an outline that is filled
islands-sign-surrounded = a landmark that is surrounded

## Drawings as files.

islands-draw-one = { $name } is a sheet with two islands. Name the one to draw: { $list }.
islands-draw-not-kept = In { $file } the sheets are not chosen yet, so nobody has islands.
islands-draw-not-there = The player in seat { $n } has no island “{ $name }”. There are: { $list }.
islands-draw-not-islands = { $file }: this is a game without islands.
islands-draw-unwritten = { $file }: The file can’t be written: { $reason }

## The title of the chart of a simulation. $name is the word of a bot, $value the number of games as it is written.

islands-chart = Points in the solo game · bot: { $name } · games: { $value }
islands-chart-challenge = Points in the challenge “{ $text }” · bot: { $name } · games: { $value }
