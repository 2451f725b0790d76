### Advice, and who gives it: the bots by their names, what a search thinks of a question, moves as short phrases.

## The levels, weakest first. Each is introduced once, before the game.

bot-level =
    { $name ->
        [hina] Hina, the chick: takes the first thing that looks nice.
        [kaeru] Kaeru, the frog: jumps at what looks best and never thinks twice.
        [kitsune] Kitsune, the fox: plans a little ahead and likes a surprise.
        [fukuro] Fukuro, the owl: thinks carefully before every move.
       *[tsuru] Tsuru, the crane: patient and strong, gives everything.
    }
welcome-bot = { $names } · { $text }
bots-alone = In the solo game there is nobody else at the table, so --bots has nothing to do here.
bots-not-here = There is no player “{ $name }” in this game.

## The command hint

advice-title =
    { $n ->
        [one] The best moves, judged by 1 game played on in thought:
       *[other] The best moves, judged by { $n } games played on in thought:
    }
advice-option = { $text } · expected place { $value }, expected points { $sum }
advice-option-alone = { $text } · expected points { $sum }
advice-only = You have no other choice: { $text }.
advice-line = How the game may go on (what is hidden is guessed):

## Moves, as short phrases that say what to do: behind a number, or behind a player's name and a colon.

move-draw = take { A($cards) } from the Draw Line
move-play =
    play { A($card) }{ $from ->
        [discards] {" "}from the discard pile
       *[other] {""}
    }{ $side ->
        [left] {" "}onto the left collection
        [right] {" "}onto the right collection
       *[none] {""}
    }
move-special =
    use the special action of the { $side ->
        [left] left
       *[right] right
    } collection
move-pass = pass
move-pay = pay with { A($cards) }
move-pay-with-discard = pay with { A($cards) } and the top discard
move-pay-discard = pay with the top discard
move-pay-nothing = pay nothing
move-pick = choose { A($card) }
move-take-with-discard = take { A($cards) } from the Draw Line and the top discard
move-take-discard = take the top discard
move-take-nothing = take nothing
move-player =
    { IS($other) ->
        [you] choose you
       *[other] choose { $other }
    }
move-spot =
    { IS($who) ->
        [you] choose place { $place } of your { $side ->
            [left] left
           *[right] right
        } collection
       *[other] choose place { $place } of { $who }’s { $side ->
            [left] left
           *[right] right
        } collection
    }
move-yes = yes
move-no = no
move-done = no more cards
move-keep = keep { $sheets }
move-bid =
    { $coins ->
        [one] bid 1 coin
       *[other] bid { $coins } coins
    }
move-shape = choose { $shape }
move-paint =
    paint { $squares } on { $island } { $colour ->
        [blue] blue
        [green] green
       *[red] red
    }
move-give-up = paint nothing
move-from =
    { IS($who) ->
        [you] take coins from you
       *[other] take coins from { $who }
    }
move-token =
    { IS($who) ->
        [you] take a token from you, the { $side ->
            [single] better
           *[different] lesser
        } side up
       *[other] take a token from { $who }, the { $side ->
            [single] better
           *[different] lesser
        } side up
    }
move-research = research { $name }
move-use = use { $name }
move-go-on = go on without a technology
move-form =
    { $n ->
        [one] paint the 1 square first
       *[other] paint the { $n } squares first
    }
