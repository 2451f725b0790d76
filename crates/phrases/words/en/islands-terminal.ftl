### Playing Origami Islands in the terminal.

islands-welcome = Origami Islands. { $n } players: you, { $names }. Seed { $seed }. Type ? for help at any time.
islands-welcome-variant = Variant: { $name }.
islands-solo-welcome = Origami Islands, the solo game “{ $name }”: you alone against Carrambah. Seed { $seed }. Type ? for help at any time.
islands-solo-welcome-challenge = Origami Islands, the solo game “{ $name }”: you alone against Carrambah, with the dice of the challenge “{ $text }”. Type ? for help at any time.

## Words that are accepted, without blanks and hyphens. Declining is passing and giving up; what is skipped means nothing.

islands-words-decline = pass p giveup no n skip
islands-words-list = list ls
islands-words-skipped = bid paint keep take shape island in on with from and research use level die first squares form technology
islands-words-go-on = goon act continue next

## The table

islands-coins =
    { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }
islands-points =
    { $n ->
        [one] { $sum } point
       *[other] { $sum } points
    }
islands-table-first = first player
islands-table-bid = bid { $coins }
islands-table-passed = passed
islands-table-income = income { $coins }
islands-table-gold = gold mines: { $list }
islands-table-volcanoes =
    { $tokens ->
        [one] 1 volcano token
       *[other] { $tokens } volcano tokens
    }
islands-table-coal = coal pits: { $list }
islands-table-access = access: { $list }
islands-table-reserve = Tokens in the reserve: coal pits { $n }, gold mines { $count }.
islands-table-not-started = not started
islands-table-left =
    { $n ->
        [0] all painted
        [one] 1 left
       *[other] { $n } left
    }
islands-table-closed = No access yet: { $list }.
islands-sheet-points = { $n } squares, { $score } points
islands-sheet-way = lighthouse: { $n }
islands-sheet-no-way = lighthouse: no way
islands-sheet-signs = Squares: those you can paint. Points: for all its landmarks and outlines, each in the best way. Lighthouse: the squares it takes from the regular harbor until it is surrounded and opens another island.
islands-sign-mark = *. you can paint here now
islands-card-about =
    Card { $number }: { $shape } in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }.
islands-card-about-choice =
    Card { $number }: a shape of the winner’s choice in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }.
islands-shape-unfit = no room
islands-no-such-card = There is no card “{ $name }”: the cards are 1 to 6.
islands-no-such-player = There is no player “{ $name }”. The players: { $list }.

## The science sheet of the solo game

islands-solo-sheet = Science sheet
islands-solo-level =
    { $level ->
        [0] not researched
        [one] level { $level } of 3
       *[other] level { $level } of 3
    }
islands-solo-next = Level { $level }: { $text }
islands-solo-complete = all levels researched
islands-solo-closed = closed by { $name }
islands-solo-closes = closes { $name }
islands-solo-used = used this round
islands-solo-on = That is { $island }.
islands-solo-nothing = Now it would paint nothing. (I-13.21)
islands-solo-die-shows = shows { $number }
islands-solo-stands = As the dice lie, Carrambah bids { $number } and you bid { $coins }.
islands-solo-at-hand = The auctioned shape is now { $shape }, to be painted { $colour }.
islands-solo-no-shape = No shape fits anywhere, so none has been chosen.

## Which keys do what

islands-hint-keep = Type the numbers of two sheets, such as 1 2
islands-hint-bid = a number from { $least } to { $most } bids so many coins
islands-hint-bid-only = { $least } bids all your coins
islands-hint-pass = Enter passes
islands-hint-shape = Type the number of a shape
islands-hint-square = Type island and square, such as { $text }
islands-hint-squares = Type island and one or more squares, such as { $text }
islands-hint-list =
    { $n ->
        [one] list shows the only place
       *[other] list shows all { $n } places
    }
islands-hint-give-up = give up
islands-hint-entry = Type the number of a place, or name its squares
islands-hint-colour = Type a colour: { $list }
islands-hint-name = Type a number or a name
islands-hint-technology = Type the number of an option
islands-hint-go-on = Enter goes on
islands-hint-research = Type the number or the name of a technology
islands-hint-act = Enter acts instead
islands-hint-form = Type 3 or 5
islands-hint-list-best = list shows the best of { $n } places
islands-ask-colour = Which colour do you paint { $squares } on { $island }?
islands-places =
    { $n ->
        [one] 1 place:
       *[other] { $n } places:
    }
islands-places-more =
    { $n ->
        [one] … and 1 more: name squares to see fewer.
       *[other] … and { $n } more: name squares to see fewer.
    }
islands-no-place = { $shape } has no place on { $island } that covers { $squares }.
islands-no-place-there = There is no place on { $island } now.
islands-no-place-square = You can’t paint { $squares } on { $island } now.
islands-gain-surrounds = surrounds: { $list }
islands-gain-outline = fills outline { $square }

## Answers to commands

islands-why-can = You can do that now.
islands-won-by-coins = Coins broke the tie. (I-9.2)
islands-help =
    Answer every question with a few keys:
    5  bids 5 coins; Enter or pass passes
    1 b2  paints square b2 (column b, row 2) of your island 1
    2 c3 c4  paints the shape on island 2 so that it covers these squares; if there are several ways, they are listed
    b g r  blue, green or red where you choose the colour, for example 1 b2 r
    list  lists every place where you can paint and what it brings; then type its number
    give up  paints nothing this time
    Names of sheets and players work too.
    why [ANSWER]  why this is not allowed, with the rule; without an answer, about the last refusal
    rules [ID]  a rule or chapter, such as I-5.3; without an id, the list of chapters
    card [N]  the auctioned card, or card N
    board [NAME]  everybody’s islands, or those of one player
    score  the points so far, island by island
    log [N]  what has happened: the last N lines
    hint  the best moves now, what they promise, and how the game may go on
    undo  takes back your last choice, until chance decides something or somebody else acts
    save [FILE]  saves the game to a file
    quit  leaves the game
islands-solo-help =
    Answer every question with a few keys:
    5  bids 5 coins; Enter or pass doesn’t bid
    1 b2  paints square b2 (column b, row 2) of your island 1
    2 c3 c4  paints the shape on island 2 so that it covers these squares; if there are several ways, they are listed
    b g r  blue, green or red where you choose the colour, for example 1 b2 r
    list  lists the places where you can paint and what they bring; then type a number
    give up  paints nothing this time
    3  researches the third technology, or uses the third option; names work too, such as re-roll 1 die 2
    go on  uses no technology, or acts instead of researching; so does Enter
    why [ANSWER]  why this is not allowed, with the rule; without an answer, about the last refusal
    rules [ID]  a rule or chapter, such as I-13.5; without an id, the list of chapters
    card [N]  the auctioned card, or card N; with the name of a technology, its levels
    board  your coins, your science sheet and your islands
    score  the points so far, island by island
    log [N]  what has happened: the last N lines
    hint  the best moves now, what they promise, and how the game may go on
    undo  takes back your last choice, until dice are rolled
    save [FILE]  saves the game to a file
    quit  leaves the game
