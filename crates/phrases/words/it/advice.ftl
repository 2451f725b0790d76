### Consigli, e chi li dà: i giocatori automatici, che cosa pensano di una domanda, le mosse in breve.

## I livelli, dal più debole. Ciascuno è presentato una volta, prima della partita.

bot-level =
    { $name ->
        [hina] Hina, il pulcino: prende la prima cosa che gli piace.
        [kaeru] Kaeru, la rana: salta su ciò che sembra meglio e non ci pensa due volte.
        [kitsune] Kitsune, la volpe: guarda un po' più avanti e ama le sorprese.
        [fukuro] Fukuro, il gufo: riflette con cura prima di ogni mossa.
       *[tsuru] Tsuru, la gru: paziente e forte, dà tutto quello che ha.
    }
welcome-bot = { $names } · { $text }
bots-alone = Nel solitario non c'è nessun altro al tavolo, quindi qui --bots non serve a nulla.
bots-not-here = In questo gioco non c'è un giocatore «{ $name }».

## Il comando consiglio

advice-title =
    { $n ->
        [one] Le mosse migliori, a giudicare da 1 partita continuata col pensiero:
       *[other] Le mosse migliori, a giudicare da { $n } partite continuate col pensiero:
    }
advice-option = { $text } · posto previsto { $value }, punti previsti { $sum }
advice-option-alone = { $text } · punti previsti { $sum }
advice-only = Non hai altra scelta: { $text }.
advice-line = Come può continuare la partita (ciò che è nascosto è immaginato):

## Le mosse in breve, che dicono che cosa fare: dopo un numero, o dopo il nome di un giocatore e i due punti.

move-draw = prendere dalla fila { UN($cards) }
move-play =
    giocare{ $from ->
        [discards] {" "}dagli scarti
       *[other] {""}
    } { UN($card) }{ $side ->
        [left] {" "}nella collezione di sinistra
        [right] {" "}nella collezione di destra
       *[none] {""}
    }
move-special =
    usare l'azione speciale della collezione di { $side ->
        [left] sinistra
       *[right] destra
    }
move-pass = passare
move-pay = pagare con { UN($cards) }
move-pay-with-discard = pagare con { UN($cards) } e la carta in cima agli scarti
move-pay-discard = pagare con la carta in cima agli scarti
move-pay-nothing = non pagare nulla
move-pick = scegliere { UN($card) }
move-take-with-discard = prendere dalla fila { UN($cards) }, e la carta in cima agli scarti
move-take-discard = prendere la carta in cima agli scarti
move-take-nothing = non prendere nulla
move-player =
    { IS($other) ->
        [you] scegliere te
       *[other] scegliere { $other }
    }
move-spot =
    { IS($who) ->
        [you] scegliere il posto { $place } della tua collezione di { $side ->
            [left] sinistra
           *[right] destra
        }
       *[other] scegliere il posto { $place } della collezione di { $side ->
            [left] sinistra
           *[right] destra
        } di { $who }
    }
move-yes = sì
move-no = no
move-done = nessun'altra carta
move-keep = tenere { $sheets }
move-bid =
    { $coins ->
        [one] offrire 1 moneta
       *[other] offrire { $coins } monete
    }
move-shape = scegliere la { $shape }
move-paint =
    dipingere di { $colour ->
        [blue] blu
        [green] verde
       *[red] rosso
    } { $squares } su { $island }
move-give-up = non dipingere nulla
move-from =
    { IS($who) ->
        [you] prendere monete da te
       *[other] prendere monete da { $who }
    }
move-token =
    { IS($who) ->
        [you] prendere un segnalino da te, con il lato { $side ->
            [single] migliore
           *[different] meno buono
        } in vista
       *[other] prendere un segnalino da { $who }, con il lato { $side ->
            [single] migliore
           *[different] meno buono
        } in vista
    }
move-research = ricercare { $name }
move-use = usare { $name }
move-go-on = continuare senza tecnologie
move-form =
    { $n ->
        [one] dipingere prima la forma da 1 casella
       *[other] dipingere prima la forma da { $n } caselle
    }
