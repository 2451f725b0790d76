### Origami Islands on the command line: options, and the command island.

## Options that do not fit. A name with -- is an option as it is typed.

isles-option-of-islands = { $name } is an option of the game islands; here it means nothing.
isles-option-of-cards = { $name } is an option of the card games; with islands it means nothing.
isles-option-of-solo = { $name } is an option of the game islands-solo; here it means nothing.
isles-solo-players = The solo game is for one player; with it, --players means nothing.
isles-solo-variant = The variant is not for the solo game; with it, --variant means nothing.
isles-bots =
    { $n ->
        [one] There is one seat, so name one bot; you named { $got }.
       *[other] Name one bot for all { $n } seats, or one for each of them; you named { $got }.
    }
isles-bots-others =
    { $n ->
        [one] There is one other player, so name one bot; you named { $got }.
       *[other] Name one bot for all { $n } others, or one for each of them; you named { $got }.
    }
isles-few-sheets = Islands are dealt from at least 2 sheets, not from { $n }.
isles-no-files = There is no file here whose name ends in .{ $name }.
isles-unknown = There is no sheet and no island “{ $name }”. The sheets: { $list }. To see their islands: senbazuru island
isles-none = There are no such islands.

## The table of islands. Headings are short.

isles-column-sheet = sheet
isles-column-name = island
isles-column-kind = kind
isles-column-empty = empty
isles-column-landmarks = landmarks
isles-column-outlines = outlines
isles-column-points = points
isles-column-from = from
isles-near = near
isles-far = far
isles-legend-table = empty: squares that can be painted; outlines: colour and squares of each; points: with every landmark surrounded by a single colour and every outline filled in its own.
isles-legend-one = One island or sheet in full: senbazuru island NAME

## One island.

isles-fact-sheet = sheet
isles-fact-kind = kind
isles-fact-from = from
isles-fact-empty = empty squares
isles-fact-points = points possible
isles-fact-way = way to the lighthouse
isles-fact-places = places of the shapes
isles-fact-landmarks = landmarks
isles-fact-outlines = outlines
isles-way =
    { $n ->
        [one] 1 square
       *[other] { $n } squares
    }
isles-no-way = none
isles-around =
    { $n ->
        [one] { $text } { $name }, 1 square around it
       *[other] { $text } { $name }, { $n } squares around it
    }

## What the signs of the drawing mean.

isles-sign-empty = empty
isles-sign-outline = empty, inside a blue, green or red outline
isles-sign-painted = painted blue, green or red
isles-sign-filled = inside an outline that is filled
isles-sign-surrounded = a landmark that is surrounded

## Drawings as files.

isles-draw-one = { $name } is a sheet with two islands. Name the one to draw: { $list }.
isles-draw-not-kept = In { $file } the sheets are not chosen yet, so nobody has islands.
isles-draw-not-there = The player in seat { $n } has no island “{ $name }”. There are: { $list }.
isles-draw-not-islands = { $file }: this is a game without islands.
isles-draw-unwritten = { $file }: The file can’t be written: { $reason }

## The title of the chart of a simulation. $name is the word of a bot, $value the number of games as it is written.

isles-chart = Points in the solo game · bot: { $name } · games: { $value }
isles-chart-challenge = Points in the challenge “{ $text }” · bot: { $name } · games: { $value }
