### The catalogue of cards and the rules, as pages.

## All cards.

books-cards = Cards
books-cards-intro = Every card of Origami and Origami: Legends, and what it does. Open one to see it large, with the rules that mention it and where each number comes from.
books-filter = Choose cards
books-filter-family = Family
books-filter-kind = Kind of effect
books-filter-text = Name or words
books-filter-any = all
books-filter-show = Show
books-filter-clear = Show all cards
books-found =
    { $n ->
        [one] One kind of card
       *[other] { $n } kinds of card
    }
books-found-none = No card fits all of that. Leave something out, or look at all of them.
books-copies =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
books-characters = Characters
books-rice-paper = Rice paper

## One card.

books-facts = Facts
books-from = Where this comes from
books-fact = Fact
books-value = Value
books-source = Source
books-printed-means = Printed: it stands on the card, in a rulebook or in a published review.
books-ours-means = Ours: no printed source available to us gives it, so we filled it in.
books-edition-means = Corrected: whoever runs this server has changed it, to match the cards in their own box.
books-names = Names
books-family-more = More of this family
books-characters-more = More characters
books-neighbours = Before and after
books-whole-card = All about this card
books-no-rules = No rule mentions this card by name: its effect says it all.

## The rules.

books-rules = Rules
books-rules-intro = The rules of all games in our own words. Every rule has an id, such as O-5.1; the log and every refusal in a game link to it.
books-find = Find a rule
books-find-text = Id or words
books-find-button = Find
books-found-rules =
    { $n ->
        [one] One rule has “{ $text }” in it.
       *[other] { $n } rules have “{ $text }” in them.
    }
books-found-no-rule = No rule has “{ $text }” in it. Try one word only, or open the glossary.
books-games = The games
books-origami-means = The card game for 2 to 4: draw, fold, and build two collections of animals.
books-legends-means = What is different with polar and exotic animals, dinosaurs, legendary creatures, characters and rice paper.
books-mixed-means = What mixing means, then the rules of both card games.
books-islands-means = The game for 1 to 6 with an auction, dice and islands to paint.
books-solo = Origami Islands, alone
books-solo-means = What is different if you play Origami Islands alone, against Carrambah.
books-glossary-means = Every term of the games in a sentence or two.
books-contents = Contents
books-path = You are here
books-whole = All of “{ $text }”
books-rule-cards = Cards in this rule
books-link = Link to rule { $rule }
books-mark-ours = Ours:
books-mark-reconstructed = Reconstructed:
books-ours-note = Passages marked “Ours” are not printed anywhere: they are our decision where the printed rules are silent or differ from one another.
books-reconstructed-note = Passages marked “Reconstructed” describe something whose printed picture is not available to us, so we made it ourselves.
books-glossary-cards = Origami and Origami: Legends
books-glossary-intro = What the terms of the games mean, with the rule that says more.

## Sheets and islands.

books-sheets = Islands
books-sheets-title = Sheets and islands
books-sheets-intro = Every sheet of Origami Islands with its two islands, and the board. Open a sheet to see its islands large, with all their landmarks and outlines.
books-sheets-ours = The printed pads, some shapes and the colours of the season track are not available to us. What is marked “ours” we made ourselves, to be played by the same rules; whoever owns the game can type in their own sheets.
books-near = Near islands
books-near-means = For a first game. (I-2.2)
books-far = Far islands
books-far-means = With more landmarks to weigh, for those who know the near ones.
books-sheet-word = sheet { $name }
books-legend = What stands on it
books-figures = Figures
books-points-means = Points possible: every harbor and temple surrounded by a single colour, every outline filled in its own. (I-8.2, I-8.3, I-7.1)
books-way-means = Way to the lighthouse: the fewest squares that lead from the regular harbor and surround it. (I-8.1)
books-sheet-play = Choose islands for a new table
books-board = The board
books-development = Development cards
books-development-card = Card
books-shape = Shape
books-colour = Colour
books-shape-choice = the winner chooses
books-colouring =
    { $colouring ->
        [season] season colour
        [random] random colour
       *[any] any colour
    }
books-track = Season track
books-track-text = { $n } spaces, one for each round; the colour of a space is the season colour. (I-1.4)
books-islands-sheets = All sheets, islands and the board
