### What a player is asked. $of is the card whose effect asks; $family is "any" or the word of a family; $game is the word
### of the game, of which Legends has no special actions.

ask-action =
    { $game ->
        [legends] Your turn: draw cards or play an origami.
       *[any] Your turn: draw cards, play an origami or use a special action.
    }
ask-extra-action =
    { $game ->
        [legends] You have another action: draw cards or play an origami.
       *[any] You have another action: draw cards, play an origami or use a special action.
    }
ask-play =
    { $of }: { $must ->
        [may] you may play
       *[must] play
    } { $family ->
        [farm] 1 Farm origami
        [sky] 1 Sky origami
        [sea] 1 Sea origami
        [savannah] 1 Savannah origami
        [lawn] 1 Lawn origami
        [polar] 1 Polar origami
        [exotic] 1 Exotic origami
        [dinosaurs] 1 Dinosaur origami
        [legendary] 1 Legendary origami
       *[any] 1 origami
    }{ $price ->
        [less] , paying up to { $n ->
            [one] 1 fold
           *[other] { $n } folds
        } less
        [free] {" "}for free
       *[normal] {""}
    }.
ask-play-or-take =
    { $of }: take 1 { $family ->
        [farm] Farm card
        [sky] Sky card
        [sea] Sea card
        [savannah] Savannah card
        [lawn] Lawn card
        [polar] Polar card
        [exotic] Exotic card
        [dinosaurs] Dinosaur card
        [legendary] Legendary card
       *[any] card
    } from the Draw Line, or play 1 { $family ->
        [farm] Farm origami
        [sky] Sky origami
        [sea] Sea origami
        [savannah] Savannah origami
        [lawn] Lawn origami
        [polar] Polar origami
        [exotic] Exotic origami
        [dinosaurs] Dinosaur origami
        [legendary] Legendary origami
       *[any] origami
    }.
ask-bonus = { $of }: as a bonus, you may play 1 origami from the Draw Line without paying.
ask-pay =
    How do you pay for { THE($card) }? It costs { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    }.
ask-pay-range =
    How do you pay for { THE($card) }? Anything from { $least } to { $most ->
        [one] 1 fold
       *[other] { $most } folds
    } will do.
ask-pay-with = The card you took must be part of the payment: { $given }.
ask-pay-cards =
    { $n ->
        [one] You must pay with at least 1 card.
       *[other] You must pay with at least { $n } cards.
    }
ask-pay-discard = One of the cards may be the top discard.
ask-take-from-line =
    { $of }: which { $family ->
        [farm] Farm card
        [sky] Sky card
        [sea] Sea card
        [savannah] Savannah card
        [lawn] Lawn card
        [polar] Polar card
        [exotic] Exotic card
        [dinosaurs] Dinosaur card
        [legendary] Legendary card
       *[any] card
    } do you take from the Draw Line?
ask-take-light =
    { $of }: which card worth { $folds ->
        [one] 1 fold
       *[other] at most { $folds } folds
    } do you take from the Draw Line?
ask-swap-line = { $of }: which card do you want from the Draw Line?
ask-swap-hand = { $of }: which card from your hand do you give in exchange?
ask-discard =
    { $of }: which { $family ->
        [farm] Farm card
        [sky] Sky card
        [sea] Sea card
        [savannah] Savannah card
        [lawn] Lawn card
        [polar] Polar card
        [exotic] Exotic card
        [dinosaurs] Dinosaur card
        [legendary] Legendary card
       *[any] card
    } do you discard?
ask-discard-second = { $of }: which card do you discard as well?
ask-pass-right = { $of }: which card do you pass to the player on your right?
ask-pass-origami-right = { $of }: which origami do you pass to the player on your right?
ask-pass-left = { $of }: which card do you pass to the player on your left?
ask-take-paid = { $of }: which of the cards you paid do you take back?
ask-take-from-discards = { $of }: which card do you take from the discard pile?
ask-take-discarded = { $of }: which of the cards just discarded do you take?
ask-take-looked-at = { $of }: which of these cards do you take?
ask-discard-looked-at = { $of }: which of these cards do you discard?
ask-copy = { $of }: which instant effect do you copy?
ask-take-up-to =
    { $of }: take cards from the Draw Line worth up to { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    } in total.
ask-take-up-to-and-discard =
    { $of }: take cards from the Draw Line worth up to { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    } in total, the top discard, or both.
ask-take-exactly =
    { $of }: take cards from the Draw Line worth exactly { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    } in total.
ask-take-cards =
    { $of }: take { $n ->
        [one] 1 card
       *[other] { $n } cards
    } from the Draw Line.
ask-discard-any = { $of }: which cards do you discard? Choose any number.
ask-discard-rice-paper = { $of }: discard as many rice paper cards as you like; for each of them, you draw 1 card from the deck.
ask-hand-check =
    Your hand is too large: { $n ->
        [one] 1 card
       *[other] { $n } cards
    } still to discard.
ask-player = { $of }: which opponent do you choose?
ask-send-to-bottom = { $of }: which origami do you move to the bottom of its collection?
ask-move = { $of }: which of your origami do you move?
ask-move-where = { $of }: where do you move it?
ask-confirm = { $of }: do you want to use its effect?
