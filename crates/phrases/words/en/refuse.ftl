### Why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

refuse-with-rule = { $reason } · { $rule }
refuse-not-asked = It is not your turn to answer.
refuse-no-action =
    { $game ->
        [legends] Choose one action: draw cards or play an origami.
       *[any] Choose one action: draw cards, play an origami or use a special action.
    }
refuse-not-in-line = A card you named is not in the Draw Line.
refuse-pass = You can still do something, so you may not pass.
refuse-no-card-on-top = This collection is empty, so it has no special action.
refuse-no-special = The top card of this collection has no special action.
refuse-special-next-turn = You can use a card’s special action from your next turn on, not on the turn you play it.
refuse-special-once = You have already used this special action this turn.
refuse-special-impossible = This special action cannot be carried out now.
refuse-special-must = Once you have chosen a special action, you must carry it out.
refuse-not-in-hand = That card is not in your hand.
refuse-cannot-pay =
    { $least ->
        [one] No combination of your other cards adds up to exactly 1 fold; in all they are worth { $worth }.
       *[other] No combination of your other cards adds up to exactly { $least } folds; in all they are worth { $worth }.
    }
refuse-cannot-pay-range = No combination of your other cards is worth { $least } to { $most } folds; in all they are worth { $worth }.
refuse-cannot-pay-with-it = No payment that includes { THE($given) } adds up exactly for this origami.
refuse-cannot-pay-few =
    { $least ->
        [one] You need at least 1 card to pay for this; you could pay only with { $got }.
       *[other] You need at least { $least } cards to pay for this; you could pay only with { $got }.
    }
refuse-payment =
    { $least ->
        [one] The payment must be exactly 1 fold; you offered { $got }.
       *[other] The payment must be exactly { $least } folds; you offered { $got }.
    }
refuse-payment-range = The payment must be worth { $least } to { $most } in folds; you offered { $got }.
refuse-payment-cards = You can pay only with other cards from your hand, not with the card you are playing.
refuse-payment-answer = Name the cards you pay with.
refuse-payment-with = The card you took must be part of the payment.
refuse-payment-few =
    { $least ->
        [one] You must pay with at least 1 card; you offered { $got }.
       *[other] You must pay with at least { $least } cards; you offered { $got }.
    }
refuse-top-discard-pays = The top discard can be part of a payment only while { THE($card) } is in play.
refuse-top-discard-plays = The top discard can be played only while { THE($card) } is in play.
refuse-not-top-discard = That card is not on top of the discard pile.
refuse-rice-paper = Rice paper cannot be played; you can only pay with it.
refuse-character-side = A character goes to the middle of the table, not onto a collection.
refuse-bonus-answer = The bonus lets you play an origami from the Draw Line; choose one, or decline.
refuse-balance = Your collections may differ by at most 1 card; this would make them differ by { $got }.
refuse-first-left = Your first origami goes onto the left collection.
refuse-just-taken = You may not play the card you have just taken.
refuse-play-family = This effect does not let you play that card.
refuse-play-answer = This effect lets you play an origami; choose one of your cards.
refuse-pick-not-there = That card is not one of those you may choose from.
refuse-pick-not-allowed = The effect does not apply to that card.
refuse-copy-not-allowed = That origami has no instant effect that can be copied.
refuse-pick-answer = Choose one of the cards.
refuse-not-there = A card you named is neither in the Draw Line nor on top of the discard pile.
refuse-group-answer = Choose cards from the Draw Line.
refuse-no-discards = The discard pile is empty.
refuse-take-up-to =
    { $got ->
        [0] You must take at least 1 card.
        [one] You may take cards worth at most { $most ->
            [one] 1 fold
           *[other] { $most } folds
        } in total; these are worth 1 fold.
       *[other] You may take cards worth at most { $most ->
            [one] 1 fold
           *[other] { $most } folds
        } in total; these are worth { $got } folds.
    }
refuse-take-exactly =
    { $got ->
        [one] The cards must be worth exactly { $least } folds in total; these are worth 1 fold.
       *[other] The cards must be worth exactly { $least } folds in total; these are worth { $got } folds.
    }
refuse-take-cards =
    { $least ->
        [one] You must take exactly 1 card; you chose { $got }.
       *[other] You must take exactly { $least } cards; you chose { $got }.
    }
refuse-take-few =
    { $most ->
        [one] You may take at most 1 card; you chose { $got }.
       *[other] You may take at most { $most } cards; you chose { $got }.
    }
refuse-not-in-discards = That card is not in the discard pile.
refuse-only-rice-paper = Only rice paper can be discarded for this.
refuse-spot-any = Choose an origami that lies in a collection.
refuse-spot-own = Choose one of your own origami.
refuse-spot-new = Choose a place in one of your own collections.
refuse-spot-bottom = Moving that origami to the bottom would change nothing.
refuse-spot-fixed = There is nowhere to move that origami.
refuse-spot-no-fit = It cannot move there: the move must change something, and your collections may differ by at most 1 card.
refuse-order = Cards are chosen in the order they are listed; you have already passed this one by.
refuse-rice-paper-first = Rice paper is chosen before the other cards, so it is too late for it now.
refuse-hand-check =
    { $least ->
        [one] You must still discard 1 card; starting with this one, you would have only { $got } left to choose from.
       *[other] You must still discard { $least } cards; starting with this one, you would have only { $got } left to choose from.
    }
refuse-hand-check-answer = You must discard: choose a card.
refuse-no-player = Choose one of your opponents.
refuse-player-without-cards = That player has no cards in hand.
refuse-confirm = Say whether you want to use the effect.
refuse-players = { $least } to { $most } players can play, not { $n }.
refuse-families =
    { $n ->
        [one] 1 player needs 1 family; you named { $got }.
       *[other] { $n } players need { $n } different families; you named { $got }.
    }
refuse-characters =
    { $n ->
        [one] 1 player needs 1 pair of characters, or none; you named { $got }.
       *[other] { $n } players need { $n } pairs of characters, or none; you named { $got }.
    }
refuse-table-cards = With the corrections in force, these families and characters have { $n } cards; a table holds at most { $most }.
refuse-seat = There is no seat { $n }; seats are numbered 0 to { $most }.
