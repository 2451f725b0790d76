### Playing in the terminal.

## The games, and what they are played with.

title-origami = Origami
title-legends = Origami: Legends
title-mixed = Origami and Origami: Legends mixed
no-characters = none
bad-game-families = { $name } has these families: { $families }. Not among them: { $list }. To mix the families of both games, choose the game mixed.
bad-game-characters = Origami has no characters. To play with them, choose the game legends or mixed.

## Commands: the words that are accepted, the first one is what help shows. No word may be an answer (a-f, l, r, y, n, numbers).

command-help = help ? h
command-why = why w
command-hint = hint tip
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
       *[other] { $discards } discards, { $name } on top
    }
board-no-discards = No discards
board-run-outs =
    { $n ->
        [0] Run-outs: none yet
        [one] Run-outs: 1; the next one triggers the end
       *[other] Run-outs: { $n }
    }
board-last-but-one = The next round is the final one
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
board-cards-and-paper =
    { $n ->
        [one] 1 card in hand, rice paper
       *[other] { $n } cards in hand, { $count } of them rice paper
    }
board-start = Starting Player
board-hand-limit = hand limit { $n }
board-draw-limit = draw limit { $n }
board-characters = Characters in play
board-no-characters = No character in play
board-character = Character
board-rice-paper =
    { $n ->
        [0] The rice-paper deck is empty
        [one] Rice-paper deck: 1 card
       *[other] Rice-paper deck: { $n } cards
    }
board-known = known to hold: { $cards }
board-left = left
board-right = right
board-empty = empty
board-nothing = no origami
board-line = Draw Line
board-hand =
    { $n ->
        [0] Your hand: no cards
        [one] Your hand: 1 card
       *[other] Your hand: { $n } cards
    }
board-playable = › marks what you can play now
board-ongoing = (ongoing effect)
board-special = (special action)
board-special-key = ({ $key }: use its special action)
board-special-next-turn = (special action from your next turn on)
board-special-used = (special action used this turn)
board-instant = Instant: { $text }
board-scoring = Scoring: { $text }
board-special-text = Special action: { $text }
board-ongoing-text = Ongoing: { $text }

## Which keys do what

hint-draw = { $keys } draw, up to { $most } folds in total
hint-draw-cards = at most { $n } cards
hint-draw-single = a single card always
hint-play = { $keys } play
hint-play-discard = + play the top discard: { $name }
hint-special = { $keys } use special action
hint-side = l left collection · r right collection
hint-take-letter = a letter takes a card
hint-play-number = a number plays a card
hint-play-letter = a letter plays a card; al or ar also names the collection
hint-how-much-paper = Type how many; Enter for none
hint-pick-letter = Type the letter of a card
hint-pick-letters = Type the letters of the cards, such as ac
hint-top-discard = + adds the top discard
hint-pick-number = Type a number
hint-pick-numbers = Type the numbers of the cards; -2 takes number 2 back
hint-done = Enter when done
hint-pay = Type the numbers of the cards you pay with; -2 takes number 2 back
hint-pay-nothing = Enter pays nothing
hint-only-payment = Only one way to pay: { $cards }; Enter pays
hint-undo = undo goes back
hint-yes-no = y yes · n no
hint-no = n decline
hint-help = ? help
hint-which-place = { $name } is both in your hand and in the Draw Line; type the key you mean: { $keys }.
hint-no-such-key = Nothing here has the key { $key }.
hint-picked-already = That card is already in use.
hint-too-many-cards =
    { $n ->
        [one] That is too many: 1 card at most.
       *[other] That is too many: { $n } cards at most.
    }
ask-side = Which collection do you play { THE($card) } onto?
pay-so-far =
    So far { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    }: { $cards }. { $left ->
        [one] 1 fold
       *[other] { $left } folds
    } to go.
pay-leads-nowhere = No payment that fits contains these cards: { $cards }.
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

not-understood = “{ $text }” is not an answer here. Type ? for help.
did-you-mean = Did you mean { $cards }?
which-card = Which card? Type its name or its key.
no-such-card = There is no card “{ $name }”.
why-can-play =
    You can play { THE($card) }: it costs { $cost ->
        [one] 1 fold
       *[other] { $cost } folds
    }, and you have { $n ->
        [one] 1 way
       *[other] { $n } ways
    } to pay.
why-not-now = { $card }: you have something else to decide first. { $text }
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
why-not = { $card }: { $text }
why-can-play-free = You can play { THE($card) } now, for free.
why-can-play-range =
    You can play { THE($card) } for { $least } to { $most } folds, and you have { $n ->
        [one] 1 way
       *[other] { $n } ways
    } to pay.
brief-free = free
brief-cost-range = costs { $least }–{ $most }
no-rule-near = There is no rule “{ $name }”. Try: { $list }.
why-being-played = { $card }: this is the card you are playing, so it cannot pay.
why-can-draw = You can draw { THE($card) } now.
why-can-use = You can use the special action of { THE($card) } now.
why-can-pick = You can choose { THE($card) } now.
why-covered = { $card }: covered in your collection. It still scores, but a covered card has no special action and no ongoing effect.
why-ongoing = { $card }: on top of your collection, so its ongoing effect applies. { $text }
why-in-play = { $card }: in play. { $text }
why-nowhere = { $card }: not in your hand, the Draw Line or your collections, so there is nothing you can do with it now.
undo-done = Taken back.
undo-nothing = There is nothing to take back: a choice can be taken back only until something hidden is shown or somebody else acts.
saved = The game is saved in { $file }. To continue: { $text }
save-exists = { $file } already exists; choose another name.
save-failed = { $file } cannot be written: { $reason }
quit-bye = You leave before the game is over. Goodbye!
quit-input-ended = The input ended before the game was over.
won =
    { IS($who) ->
        [you] { $score ->
            [one] You win with { $score } point!
           *[other] You win with { $score } points!
        }
       *[other] { $score ->
            [one] { $who } wins with { $score } point.
           *[other] { $who } wins with { $score } points.
        }
    }
won-together =
    { $score ->
        [one] Shared victory with { $score } point: { $names }.
       *[other] Shared victory with { $score } points: { $names }.
    }
score-of-other =
    { IS($other) ->
        [you] { $card } (yours) + { $n }
       *[other] { $card } ({ $other }) + { $n }
    }
won-by-cards = Cards left in hand broke the tie. (O-8.2)
welcome =
    { $name }. Families: { $families }. { $n ->
        [one] One player: { $names }.
       *[other] { $n } players: you, { $names }.
    } Seed { $seed }. Type ? for help at any time.
welcome-characters = Characters in this game, each in a yellow and a red version: { $list }.
help =
    Answer every question with a short key:
    a b c …  cards in the Draw Line; several at once: ac
    1 2 3 …  cards in your hand; 3l or 3r also names the collection
    l r  your left or right collection, or its special action
    +  the top discard, where you may take it, play it or pay with it
    p  a rice paper card; two of them: pp
    y n  yes or no; Enter confirms
    Card names work too, in any language.
    why CARD  what you can do with a card now, or which rule prevents it
    card CARD  everything about a card
    hint  the best moves now, what they promise, and how the game may go on
    undo  takes back your last choice, as long as nothing hidden was shown
    log [N]  what has happened: the last N lines
    rules [ID]  a rule or chapter; without an id, the list of chapters
    score  the points so far, card by card
    board  shows the table again
    save [FILE]  saves the game to a file
    quit  leaves the game
