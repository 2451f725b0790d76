### The commands rules, cards and card.

glossary-title = Glossary
language-en = English
language-it = Italian
language-de = German

## What was asked for is not there.

no-rule = There is no rule “{ $name }”. Try: { $list }. To read all of them: senbazuru rules
no-family = There is no family “{ $name }”. The families: { $list }.
no-card = There is no card “{ $name }”. To see all of them: senbazuru cards
no-card-but = There is no card “{ $name }”. Did you mean: { $list }?
card-understood = “{ $name }” was understood as { $card }.

## The table of cards. Headings are short; kinds break at a blank.

column-quantity = qty
column-cost = cost
column-folds = folds
column-points = pts
column-instant = instant effect
column-scoring = scoring effect
column-special = special action
column-ongoing = ongoing effect
legend-columns = qty: copies in the family; pts: points in a collection.
legend-ours = ours: not given, or not in full, by any printed source we have. Details: senbazuru card NAME
legend-edition = corrected by the edition file.

## One card. A character is in no family, nor is rice paper.

card-character-yellow = character, yellow
card-character-red = character, red
card-no-family = none
card-ours = Our ruling: { $value }.
card-ability-of = effect taken from
card-figure-of = picture taken from
card-rules = Rules that mention this card
card-no-figure = There is no picture of { THE($card) } yet.
cards-sheet = Figures of folded paper
