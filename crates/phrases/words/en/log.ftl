### What happened, one sentence each: the log.
###
### $who, $to, $other are players: choose by IS($who) between "you" and a name. $cards are cards by name: A($cards) puts
### the article before each and joins them. What a reader may not see is told by number ($n).

log-shuffled =
    { $n ->
        [one] 1 card is shuffled into a new deck.
       *[other] { $n } cards are shuffled into a new deck.
    }
log-dealt =
    { IS($who) ->
        [you] You are dealt { A($cards) }
       *[other] { $who } is dealt { A($cards) }
    }, worth { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    } in total.
log-starts =
    { IS($who) ->
        [you] You are the Starting Player.
       *[other] { $who } is the Starting Player.
    }
log-turn =
    { IS($who) ->
        [you] Your turn
       *[other] { $who }’s turn
    }
log-extra-action =
    { IS($who) ->
        [you] You take another action.
       *[other] { $who } takes another action.
    }
log-no-action =
    { IS($who) ->
        [you] You have no legal action, so you pass.
       *[other] { $who } has no legal action and passes.
    }
log-line-filled = New in the Draw Line: { $cards }.
log-line-discarded = Discarded from the Draw Line: { $cards }.
log-took-from-line =
    { IS($who) ->
        [you] You take { A($cards) } from the Draw Line.
       *[other] { $who } takes { A($cards) } from the Draw Line.
    }
log-took-discard =
    { IS($who) ->
        [you] You take { A($cards) } from the discard pile.
       *[other] { $who } takes { A($cards) } from the discard pile.
    }
log-drew =
    { IS($who) ->
        [you] You draw { A($cards) } from the deck.
       *[other] { $who } draws { A($cards) } from the deck.
    }
log-drew-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] You draw 1 card from the deck.
           *[other] You draw { $n } cards from the deck.
        }
       *[other] { $n ->
            [one] { $who } draws 1 card from the deck.
           *[other] { $who } draws { $n } cards from the deck.
        }
    }
log-drew-rice-paper =
    { IS($who) ->
        [you] You draw { A($cards) }.
       *[other] { $who } draws { A($cards) }.
    }
log-looked =
    { IS($who) ->
        [you] You look at { A($cards) } from the deck.
       *[other] { $who } looks at { A($cards) } from the deck.
    }
log-looked-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] You look at 1 card from the deck.
           *[other] You look at { $n } cards from the deck.
        }
       *[other] { $n ->
            [one] { $who } looks at 1 card from the deck.
           *[other] { $who } looks at { $n } cards from the deck.
        }
    }
log-kept =
    { IS($who) ->
        [you] Of the cards looked at, you keep { A($cards) }.
       *[other] Of the cards looked at, { $who } keeps { A($cards) }.
    }
log-kept-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] You keep 1 of the cards looked at.
           *[other] You keep { $n } of the cards looked at.
        }
       *[other] { $n ->
            [one] { $who } keeps 1 of the cards looked at.
           *[other] { $who } keeps { $n } of the cards looked at.
        }
    }
log-discarded-looked-at =
    { IS($who) ->
        [you] Of the cards looked at, you discard { A($cards) }.
       *[other] Of the cards looked at, { $who } discards { A($cards) }.
    }
log-plays =
    { IS($who) ->
        [you] You are about to play { A($card) }{ $from ->
            [line] {" "}from the Draw Line
            [discards] {" "}from the discard pile
           *[hand] {""}
        }{ $side ->
            [left] {" "}onto your left collection
            [right] {" "}onto your right collection
           *[none] {""}
        }.
       *[other] { $who } is about to play { A($card) }{ $from ->
            [line] {" "}from the Draw Line
            [discards] {" "}from the discard pile
           *[hand] {""}
        }{ $side ->
            [left] {" "}onto their left collection
            [right] {" "}onto their right collection
           *[none] {""}
        }.
    }
log-played =
    { IS($who) ->
        [you] You play { A($card) }{ $from ->
            [discards] {" "}from the discard pile
           *[hand] {""}
        }{ $side ->
            [left] {" "}onto your left collection
            [right] {" "}onto your right collection
           *[none] {""}
        } and pay { $folds ->
            [one] 1 fold
           *[other] { $folds } folds
        }: { $cards }.
       *[other] { $who } plays { A($card) }{ $from ->
            [discards] {" "}from the discard pile
           *[hand] {""}
        }{ $side ->
            [left] {" "}onto their left collection
            [right] {" "}onto their right collection
           *[none] {""}
        } and pays { $folds ->
            [one] 1 fold
           *[other] { $folds } folds
        }: { $cards }.
    }
log-paid =
    { IS($who) ->
        [you] You pay { $folds ->
            [one] 1 fold
           *[other] { $folds } folds
        }: { $cards }.
       *[other] { $who } pays { $folds ->
            [one] 1 fold
           *[other] { $folds } folds
        }: { $cards }.
    }
log-paid-with-discard =
    { IS($who) ->
        [you] The top discard is part of your payment: { $card }.
       *[other] The top discard is part of { $who }’s payment: { $card }.
    }
log-placed =
    { IS($who) ->
        [you] You place { THE($card) } on your { $side ->
            [left] left
           *[right] right
        } collection.
       *[other] { $who } places { THE($card) } on their { $side ->
            [left] left
           *[right] right
        } collection.
    }
log-put-in-play =
    { IS($who) ->
        [you] You place { THE($card) } in the middle of the table.
       *[other] { $who } places { THE($card) } in the middle of the table.
    }
log-replaced = It replaces { THE($card) }, which is discarded.
log-left-play = Discarded from the middle of the table: { $card }.
log-bonus =
    { IS($who) ->
        [you] As a bonus, you play { A($card) } from the Draw Line{ $side ->
            [left] {" "}onto your left collection
            [right] {" "}onto your right collection
           *[none] {""}
        } without paying.
       *[other] As a bonus, { $who } plays { A($card) } from the Draw Line{ $side ->
            [left] {" "}onto their left collection
            [right] {" "}onto their right collection
           *[none] {""}
        } without paying.
    }
log-reacts =
    { IS($who) ->
        [you] Your { $card } is triggered.
       *[other] { $who }’s { $card } is triggered.
    }
log-applies =
    { IS($who) ->
        [you] At the end of your turn, { THE($card) } takes effect.
       *[other] At the end of { $who }’s turn, { THE($card) } takes effect.
    }
log-played-free =
    { IS($who) ->
        [you] You play { A($card) }{ $from ->
            [discards] {" "}from the discard pile
           *[hand] {""}
        }{ $side ->
            [left] {" "}onto your left collection
            [right] {" "}onto your right collection
           *[none] {""}
        } without paying.
       *[other] { $who } plays { A($card) }{ $from ->
            [discards] {" "}from the discard pile
           *[hand] {""}
        }{ $side ->
            [left] {" "}onto their left collection
            [right] {" "}onto their right collection
           *[none] {""}
        } without paying.
    }
log-removed =
    { IS($who) ->
        [you] You discard { THE($card) } from the top of your { $side ->
            [left] left
           *[right] right
        } collection.
       *[other] { $who } discards { THE($card) } from the top of their { $side ->
            [left] left
           *[right] right
        } collection.
    }
log-moved-under =
    { IS($who) ->
        [you] You slide the top card of your { $side ->
            [left] left
           *[right] right
        } collection to the bottom.
       *[other] { $who } slides the top card of their { $side ->
            [left] left
           *[right] right
        } collection to the bottom.
    }
log-moved-to-bottom =
    { IS($who) ->
        [you] In your { $side ->
            [left] left
           *[right] right
        } collection, { THE($card) } moves to the bottom.
       *[other] In { $who }’s { $side ->
            [left] left
           *[right] right
        } collection, { THE($card) } moves to the bottom.
    }
log-moved-within =
    { IS($who) ->
        [you] In your { $side ->
            [left] left
           *[right] right
        } collection, { THE($card) } moves from place { $n } to place { $place }, counted from the bottom.
       *[other] In { $who }’s { $side ->
            [left] left
           *[right] right
        } collection, { THE($card) } moves from place { $n } to place { $place }, counted from the bottom.
    }
log-moved-across =
    { IS($who) ->
        [you] You move { THE($card) } from your { $side ->
            [left] left collection to place { $place } of the right one, counted from the bottom.
           *[right] right collection to place { $place } of the left one, counted from the bottom.
        }
       *[other] { $who } moves { THE($card) } from their { $side ->
            [left] left collection to place { $place } of the right one, counted from the bottom.
           *[right] right collection to place { $place } of the left one, counted from the bottom.
        }
    }
log-discarded =
    { IS($who) ->
        [you] You discard { A($cards) }.
       *[other] { $who } discards { A($cards) }.
    }
log-marked =
    { IS($who) ->
        [you] You set { A($cards) } aside to discard.
       *[other] { $who } sets { A($cards) } aside to discard.
    }
log-marked-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] You set 1 card aside to discard.
           *[other] You set { $n } cards aside to discard.
        }
       *[other] { $n ->
            [one] { $who } sets 1 card aside to discard.
           *[other] { $who } sets { $n } cards aside to discard.
        }
    }
log-answered =
    { IS($who) ->
        [you] You choose { A($card) }.
       *[other] { $who } chooses { A($card) }.
    }
log-answered-unseen =
    { IS($who) ->
        [you] You choose a card.
       *[other] { $who } chooses a card.
    }
log-passed =
    { IS($who) ->
        [you] { IS($to) ->
            [you] You keep { A($card) }.
           *[other] You pass { A($card) } to { $to }.
        }
       *[other] { IS($to) ->
            [you] { $who } passes { A($card) } to you.
           *[other] { $who } passes { A($card) } to { $to }.
        }
    }
log-passed-unseen =
    { IS($who) ->
        [you] { IS($to) ->
            [you] You keep a card.
           *[other] You pass a card to { $to }.
        }
       *[other] { IS($to) ->
            [you] { $who } passes a card to you.
           *[other] { $who } passes a card to { $to }.
        }
    }
log-stolen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] You take { A($card) } at random from your own hand.
           *[other] You take { A($card) } at random from { $who }’s hand.
        }
       *[other] { IS($who) ->
            [you] { $to } takes { A($card) } at random from your hand.
           *[other] { $to } takes { A($card) } at random from { $who }’s hand.
        }
    }
log-stolen-unseen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] You take a card at random from your own hand.
           *[other] You take a card at random from { $who }’s hand.
        }
       *[other] { IS($who) ->
            [you] { $to } takes a card at random from your hand.
           *[other] { $to } takes a card at random from { $who }’s hand.
        }
    }
log-swapped =
    { IS($who) ->
        [you] You swap { A($given) } from your hand for { A($taken) } from the Draw Line.
       *[other] { $who } swaps { A($given) } from their hand for { A($taken) } from the Draw Line.
    }
log-hand-shown =
    { IS($to) ->
        [you] { IS($who) ->
            [you] You look at your hand: { $cards }.
           *[other] You look at { $who }’s hand: { $cards }.
        }
       *[other] { IS($who) ->
            [you] { $to } looks at your hand: { $cards }.
           *[other] { $to } looks at { $who }’s hand: { $cards }.
        }
    }
log-hand-shown-unseen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] You look at your hand.
           *[other] You look at { $who }’s hand.
        }
       *[other] { IS($who) ->
            [you] { $to } looks at your hand.
           *[other] { $to } looks at { $who }’s hand.
        }
    }
log-shown =
    { IS($who) ->
        [you] You show { A($cards) }.
       *[other] { $who } shows { A($cards) }.
    }
log-uses-special =
    { IS($who) ->
        [you] You use the special action of { THE($card) }.
       *[other] { $who } uses the special action of { THE($card) }.
    }
log-uses-effect =
    { IS($who) ->
        [you] You use the effect of { THE($card) }.
       *[other] { $who } uses the effect of { THE($card) }.
    }
log-declined =
    { IS($who) ->
        [you] You decline the effect of { THE($card) }.
       *[other] { $who } declines the effect of { THE($card) }.
    }
log-declined-rest =
    { IS($who) ->
        [you] You decline the rest of the effect of { THE($card) }.
       *[other] { $who } declines the rest of the effect of { THE($card) }.
    }
log-declined-share =
    { IS($who) ->
        [you] You make no use of { THE($card) }.
       *[other] { $who } makes no use of { THE($card) }.
    }
log-declined-bonus =
    { IS($who) ->
        [you] You decline the bonus of { THE($card) }.
       *[other] { $who } declines the bonus of { THE($card) }.
    }
log-nothing-to-do = { $card }: nothing happens.
log-no-bonus = { $card }: the Draw Line is empty, so there is no bonus.
log-copies =
    { IS($who) ->
        [you] You copy the effect of { THE($card) }.
       *[other] { $who } copies the effect of { THE($card) }.
    }
log-chose-player =
    { IS($who) ->
        [you] { IS($other) ->
            [you] You choose yourself.
           *[other] You choose { $other }.
        }
       *[other] { IS($other) ->
            [you] { $who } chooses you.
           *[other] { $who } chooses { $other }.
        }
    }
log-got-action =
    { IS($who) ->
        [you] You get another action this turn.
       *[other] { $who } gets another action this turn.
    }
log-lost-action =
    { IS($who) ->
        [you] You get no extra action.
       *[other] { $who } gets no extra action.
    }
log-run-out =
    { $n ->
        [1] The deck has run out for the first time.
        [2] The deck has run out for the second time: this triggers the end of the game.
       *[other] The deck has run out again.
    }
log-stalled = No card has left the deck for a long time: this triggers the end of the game.
log-final-round = The final round begins: each player has one more turn.
log-over = The game is over.
