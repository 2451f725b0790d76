### Why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

refuse-with-rule = { $reason } · { $rule }
refuse-not-asked = It is not your turn to answer.
refuse-no-action = Choose one action: draw cards, play an origami or use a special action.
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
refuse-payment =
    { $least ->
        [one] The payment must be exactly 1 fold; you offered { $got }.
       *[other] The payment must be exactly { $least } folds; you offered { $got }.
    }
refuse-payment-range = The payment must be worth { $least } to { $most } in folds; you offered { $got }.
refuse-payment-cards = You can pay only with other cards from your hand, not with the card you are playing.
refuse-payment-answer = Name the cards you pay with.
refuse-payment-with = The card you took must be part of the payment.
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
        [one] You may take cards worth at most { $most } folds in total; these are worth 1 fold.
       *[other] You may take cards worth at most { $most } folds in total; these are worth { $got } folds.
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
refuse-order = Cards are chosen in the order they are listed; you have already passed this one by.
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
refuse-seat = There is no seat { $n }; seats are numbered 0 to { $most }.
