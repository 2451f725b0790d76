### The note of a card game: what is asked in a few words, and how to answer it at the table.

note-asks = { $name }’s { $card } asks you
note-yours = Your { $card }
note-of = { $card }
note-quoted = “{ $text }”
note-action = Draw or play?
note-action-or-use = Draw, play or use?
note-another-action = Another action
note-play = Play an origami
note-take-or-play = Take or play a card
note-take-one = Take a card
note-play-bonus = A free card?
note-pay =
    { $n ->
        [0] Nothing to pay
        [one] Pay 1 fold
       *[other] Pay { $n } folds
    }
note-pay-range = Pay { $least } to { $most } folds
note-pick = Choose a card
note-take = Take cards
note-discard-any = Discard cards?
note-discard =
    { $n ->
        [one] Discard 1 card
       *[other] Discard { $n } cards
    }
note-origami = Choose an origami
note-place = Choose a place
note-player = Choose an opponent
note-confirm = Use its effect?
note-how-draw =
    { $n ->
        [one] touch the Draw Line, worth 1 fold.
       *[other] touch the Draw Line, up to { $n } folds.
    }
note-how-play = touch a card in your hand.
note-how-use = press it at your top card.
note-how-pay = Touch cards of your hand to pay.
note-how-onto = Touch the collection it goes onto.
note-how-to-bottom = Touch it where it lies. It goes to the bottom of its collection.
note-how-move = Touch it where it lies; then the place it goes to.
note-how-place = Touch the place where it goes.
note-how-player = Touch their name.
note-goes-here = It goes here
note-choose = Choose { $name }
note-onto-left = Onto left
note-onto-right = Onto right
note-full-hand = Hand limit { $n }: the rest goes at the end of your turn.
note-touch-to-read = Hold or point at a card to read it.
note-too-much = is too much: take one back
note-offered-here = To choose from

### The bar of a table.

table-goal = Goal and end
table-menu = Menu
table-deck-of = Deck { $n } of 2
