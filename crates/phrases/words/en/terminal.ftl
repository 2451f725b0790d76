### Playing in the terminal.

## Commands: the words that are accepted, the first one is what help shows. No word may be an answer (a-f, l, r, y, n, numbers).

command-help = help ? h
command-why = why w
command-undo = undo u
command-log = log
command-rules = rules rule
command-card = card
command-score = score
command-board = board .
command-save = save
command-quit = quit q exit

## The board

board-you = You
board-deck =
    { $deck ->
        [0] Deck empty
        [one] Deck: 1 card
       *[other] Deck: { $deck } cards
    }
board-discards =
    { $discards ->
        [one] 1 discard: { $name }
       *[other] { $discards } discards, on top: { $name }
    }
board-no-discards = No discards
board-run-outs =
    { $n ->
        [0] Run-outs: none yet
        [one] Run-outs: 1; the next one begins the end
       *[other] Run-outs: { $n }
    }
board-last-but-one = The round before the final one
board-final-round = Final round
board-cards =
    { $n ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-start = Starting Player
board-known = certainly holds: { $cards }
board-left = left
board-right = right
board-empty = empty
board-line = Draw Line
board-hand =
    { $n ->
        [0] Your hand: no cards
        [one] Your hand: 1 card
       *[other] Your hand: { $n } cards; › marks what you can play now
    }
board-special = (special action)
board-special-key = ({ $key }: use its special action)
board-special-next-turn = (special action from your next turn on)
board-special-used = (special action used)
board-instant = Instant: { $text }
board-scoring = Scoring: { $text }
board-special-text = Special action: { $text }

## Which keys do what

hint-draw = { $keys } draw, up to { $most } folds together
hint-play = { $keys } play
hint-special = { $keys } special action
hint-side = l left collection · r right collection
hint-take-letter = a letter takes a card
hint-play-number = a number plays a card
hint-pick-letter = Type the letter of a card.
hint-pick-letters = letters of cards, together
hint-top-discard = + the top discard
hint-pick-number = Type a number.
hint-pick-numbers = numbers of cards; -number takes one back
hint-done = Enter when done
hint-pay = numbers of the cards you pay with; -number takes one back
hint-only-payment = the only way to pay: { $cards }; Enter pays
hint-undo = undo goes back
hint-yes-no = y yes · n no
hint-no = n no
hint-help = ? help
hint-which-place = { $name } is in your hand and in the Draw Line; type its key: { $keys }.
hint-no-such-key = There is nothing with the key { $key }.
hint-picked-already = This card is taken already.
hint-too-many-cards =
    { $n ->
        [one] That is too many: 1 card.
       *[other] That is too many: { $n } cards at most.
    }
ask-side = Onto which collection do you play { THE($card) }?
pay-so-far =
    So far { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    }: { $cards }. { $left ->
        [one] 1 fold
       *[other] { $left } folds
    } to go.
pay-enough =
    So far { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    }: { $cards }. That is enough: Enter pays, or add more.
discard-so-far = To be discarded: { $cards }. Enter discards.
hand-check-so-far =
    To be discarded: { $cards }. { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to go.

## Answers to commands

not-understood = “{ $text }” is no answer here. ? shows what you can type.
did-you-mean = Did you mean { $cards }?
which-card = Which card? Say its name or its key.
no-such-card = No card is called “{ $name }”.
why-can-play =
    You can play { THE($card) }: it costs { $cost ->
        [one] 1 fold
       *[other] { $cost } folds
    }, and you have { $n ->
        [one] 1 way
       *[other] { $n } ways
    } to pay.
why-not-now = { $card }: just now you are asked something else. { $text }
brief-folds =
    { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    }
brief-cost = costs { $cost }
why-can-pay =
    { $n ->
        [one] { $card }: 1 way to pay uses it.
       *[other] { $card }: { $n } ways to pay use it.
    }
why-cannot-pay = { $card }: no way to pay uses it.
why-can-draw = You can draw { THE($card) } now.
why-can-use = You can use the special action of { THE($card) } now.
why-can-pick = You can choose { THE($card) } now.
why-covered = { $card }: covered in your collection. Its points count, its special action does not.
why-nowhere = { $card }: neither in your hand nor in the Draw Line nor in your collections, so you can do nothing with it now.
undo-done = Taken back.
undo-nothing = Nothing can be taken back: since your last choice something hidden was shown or somebody else has acted.
saved = The game is saved in { $file }. Go on with: senbazuru play origami --from { $file }
save-exists = { $file } is there already; choose another name.
save-failed = { $file } cannot be written: { $reason }
quit-bye = The game is not over. Goodbye!
quit-input-ended = The input ended before the game did.
won =
    { IS($who) ->
        [you] { $score ->
            [one] You win with 1 point!
           *[other] You win with { $score } points!
        }
       *[other] { $score ->
            [one] { $who } wins with 1 point.
           *[other] { $who } wins with { $score } points.
        }
    }
won-together =
    { $score ->
        [one] { $names } share the victory with 1 point.
       *[other] { $names } share the victory with { $score } points.
    }
won-by-cards = The points were equal; more cards in hand decided. (O-8.2)
welcome =
    Origami with { $families }. { $n ->
        [one] One player: { $names }.
       *[other] { $n } players: you, { $names }.
    } Seed { $seed }. Type ? for help at any time.
help =
    You answer every question with a short key:
    a b c d  cards of the Draw Line; several together: ac
    1 2 3 …  cards of your hand; 3l or 3r says the collection too
    l r  your left and right collection: its special action
    y n  yes and no; Enter confirms
    Names of cards work as well, in any language.
    why CARD  what you can do with a card now, and which rule is in the way
    card CARD  everything about a card
    undo  takes your last choice back, as long as nothing hidden was shown
    log [N]  what happened
    rules [ID]  the rules
    score  the points so far, card by card
    board  the table once more
    save [FILE]  writes the game to a file
    quit  stops
