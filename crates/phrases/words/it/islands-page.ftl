### Il tavolo di Origami Islands nel browser: tracciato delle stagioni, asta, fogli, giocatori, foglio della scienza.

## Il tracciato delle stagioni

islands-track = Tracciato delle stagioni
islands-the-round = Giro { $round } di { $rounds }
islands-space = Spazio { $place } di { $count }
islands-not-begun = Il primo giro comincia appena tutti hanno scelto due fogli.

## L'asta

islands-auction = Asta
islands-ours = La forma o la regola del colore è nostra; nessuna fonte stampata la dà.
islands-mark = Su questa carta Carrambah aggiunge 2
islands-no-card = Il dado dell'asta non è ancora stato tirato.
islands-no-bid = Ancora nessuna offerta
islands-leads =
    { IS($who) ->
        [you] Sei in testa con { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }
       *[other] { $who } è in testa con { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }
    }
islands-won =
    { IS($who) ->
        [you] Hai vinto la carta per { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }
       *[other] { $who } ha vinto la carta per { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }
    }
islands-unable = non può offrire

## L'offerta di Carrambah

islands-carrambah = Carrambah
islands-carrambah-waits = Appena fai un'offerta, Carrambah risponde con due dadi.
islands-carrambah-idle = Non hai fatto offerte, quindi Carrambah tiene i dadi.
islands-your-bid = La tua offerta
islands-carrambah-bid = L'offerta di Carrambah

## Fare un'offerta

islands-bid = Offri { $coins }
islands-bid-all = Offri tutto: { $coins }
islands-bid-coins = Un'altra offerta, in monete
islands-bid-this = Offri
islands-chance = { $n }%
islands-chance-text = Le percentuali: quanto è probabile che i dadi di Carrambah non mostrino di più.
islands-bid-keys = Oppure digita un numero e premi Invio; P passa.

## Mentre tocca ad altri

islands-waits =
    { IS($who) ->
        [you] Tocca a te.
       *[other] { $key ->
            [bid] { $who } fa la sua offerta.
            [paint] { $who } dipinge.
           *[other] { $who } fa una scelta.
        }
    }
islands-have-passed = Hai passato. Dopo l'asta dipingi una casella e prendi la tua rendita.
islands-meanwhile = Intanto puoi guardare le isole di tutti: un clic le mostra in grande.

## Fogli

islands-sheet = Foglio { $n }
islands-kind =
    { $key ->
        [near] isole vicine
       *[far] isole lontane
    }
islands-keep-it = Tieni questi due
islands-squares-and-points = { $n } caselle, al massimo { $score } punti
islands-outlines =
    { $n ->
        [one] 1 contorno
       *[other] { $n } contorni
    }
islands-your-choice = Tieni questi due fogli. Nessun altro lo vede finché non hanno scelto tutti.
islands-still-choosing = Devono ancora scegliere: { $names }

## Giocatori

islands-the-income = Rendita: { $sum }
islands-income-next = Prossima rendita: { $sum }
islands-has-card = ha la carta
islands-choosing = sceglie i fogli
islands-has-chosen = ha scelto
islands-island-of =
    { IS($who) ->
        [you] La tua isola { $island }
       *[other] { $island }, un'isola di { $who }
    }

## Il foglio della scienza

islands-begun = { $n } di 4 tecnologie cominciate
islands-one-of-two = Una di queste due:
islands-researched = ricercato
islands-next = il prossimo
islands-at-once = subito, quando la ricerchi
islands-to-next =
    { $n ->
        [one] 1 punto al rango { $rank }
       *[other] { $n } punti al rango { $rank }
    }
islands-top = Non c'è un rango più alto.

## Tecnologie

islands-research = Ricerca { $name }, livello { $level }
islands-act = Agisci come al solito: una casella, poi { $sum } di rendita
islands-use = Usa { $text }
islands-go-on = Vai avanti senza
