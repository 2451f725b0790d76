### Why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

refuse-with-rule = { $reason } · { $rule }
refuse-not-asked = It is not up to you to answer now.
refuse-no-action = Choose one action: draw cards, play an origami or use a special action.
refuse-not-in-line = A card you named is not in the Draw Line.
refuse-pass = You can still do something, so you may not pass.
refuse-no-card-on-top = This collection is empty, so it has no special action.
refuse-no-special = The top card of this collection has no special action.
refuse-special-next-turn = A special action can be used only from your next turn after playing its card.
refuse-special-once = This special action has been used this turn already.
refuse-special-impossible = This special action cannot be carried out now.
refuse-special-must = Once a special action is chosen, it must be carried out.
refuse-not-in-hand = You do not hold that card.
refuse-cannot-pay =
    { $least ->
        [one] No combination of your other cards adds up to exactly 1 fold; all together are worth { $worth }.
       *[other] No combination of your other cards adds up to exactly { $least } folds; all together are worth { $worth }.
    }
refuse-cannot-pay-range = No combination of your other cards adds up to anything from { $least } to { $most } (in folds); all together are worth { $worth }.
refuse-cannot-pay-with-it = No payment that contains { THE($given) } fits this origami.
refuse-payment =
    { $least ->
        [one] The payment must be exactly 1 fold; you offered { $got }.
       *[other] The payment must be exactly { $least } folds; you offered { $got }.
    }
refuse-payment-range = The payment must be from { $least } to { $most } (in folds); you offered { $got }.
refuse-payment-cards = You cannot pay with cards you do not hold, nor with the card you are playing.
refuse-payment-answer = Name the cards you pay with.
refuse-payment-with = The card you took must be part of the payment.
refuse-balance = Your collections may differ by at most 1 card; this would make them differ by { $got }.
refuse-first-left = Your first origami begins the left collection.
refuse-just-taken = The card you just took may not be the one you play.
refuse-play-family = This effect does not let you play that card.
refuse-play-answer = This effect lets you play an origami; choose one of your cards.
refuse-pick-not-there = That card is not among those you may choose from.
refuse-pick-not-allowed = The effect does not apply to that card.
refuse-copy-not-allowed = That origami has no instant effect that can be copied.
refuse-pick-answer = Choose one of the cards.
refuse-not-there = A card you named is neither in the Draw Line nor on top of the discard pile.
refuse-no-discards = There is no card in the discard pile.
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
refuse-order = Cards are chosen in the order in which they are listed; this one was passed over.
refuse-hand-check =
    { $least ->
        [one] You must still discard 1 card, and from this one on only { $got } would be left to choose from.
       *[other] You must still discard { $least } cards, and from this one on only { $got } would be left to choose from.
    }
refuse-hand-check-answer = You must discard: choose a card.
refuse-no-player = Choose one of your opponents.
refuse-player-without-cards = This player holds no cards.
refuse-confirm = Say whether you use the effect or not.
