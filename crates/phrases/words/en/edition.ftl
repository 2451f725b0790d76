### What is wrong with an edition file; line and column are put before it. What stands in the file is quoted as it is.

edition-unreadable = The file cannot be read: { $reason }
edition-too-large = The file has more than { $most } bytes.
edition-not-text = This is not UTF-8 text.
edition-syntax = This cannot be read as TOML: { $reason }

## Names of things that are not there.

edition-no-card = There is no card “{ $name }”.
edition-no-card-but = There is no card “{ $name }”. Did you mean “{ $card }”?
edition-no-field = There is no field “{ $name }” here. The fields are: { $list }.
edition-no-family = There is no family “{ $name }”. In a file the families are called: { $list }.
edition-no-gender =
    There is no gender “{ $name }” in { $language ->
        [en] English
        [it] Italian
       *[de] German
    }. Possible here: { $list }.
edition-no-language = There is no language “{ $name }” here. The languages are: { $list }.

## Values that do not fit.

edition-wants-card = “{ $field }” is a card: write its facts below a line like [cat].
edition-wants-number = “{ $field }” must be a whole number without quotes.
edition-wants-text = “{ $field }” must be text in quotes.
edition-wants-names = “{ $field }” needs a language, for example name.en.
edition-wants-name = “{ $field }” needs text in quotes, or the forms of the name in braces.
edition-out-of-range = “{ $field }” must be from { $least } to { $most }, not { $value }.
edition-correction-out-of-range = In “{ $text }” the number must be from { $least } to { $most }.

## Names of cards.

edition-empty-name = A name needs at least one character that is not a space.
edition-long-name = A name may have at most { $most } characters; this one has { $got }.
edition-unprintable-name = The character { $value } cannot be printed, so a name may not contain it.
edition-same-card = Another section of the file already corrects { THE($card) }.
edition-same-name =
    “{ $name }” is already the name of { THE($card) } in { $language ->
        [en] English
        [it] Italian
       *[de] German
    }.

## All corrections together.

edition-small-family =
    With these corrections the family { $family } has { $n ->
        [one] 1 card
       *[other] { $n } cards
    }; it needs at least { $least }.
edition-large-family =
    With these corrections the family { $family } has { $n ->
        [one] 1 card
       *[other] { $n } cards
    }; it may have at most { $most }.
edition-many-cards = With these corrections there are { $n } cards in all; there is room for { $most }.
edition-many-payments = With these corrections there are too many ways to pay for { THE($card) }.
edition-fixed-character = “{ $text }”: a character has no family and no points, and there is one card of each colour, so this cannot be corrected.
edition-fixed-rice-paper = “{ $text }”: nothing about rice paper can be corrected.
edition-wrong-ability = “{ $text }”: a character can have only the effect of another character, a family card only that of a family card.
edition-many-rounds = With these corrections { $n } cards let every player play in turn, or can copy such an effect; that is too many.
edition-too-dear = With these corrections characters could raise a payment by { $n } folds; that is too much.
edition-other-size =
    The family { $family } now has { $n ->
        [one] 1 card
       *[other] { $n } cards
    }; in print it has { $count }.
