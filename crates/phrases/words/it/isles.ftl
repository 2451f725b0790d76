### Il tavolo di Origami Islands nel browser: tracciato delle stagioni, asta, fogli, giocatori, foglio della scienza.

## Il tracciato delle stagioni

isles-track = Tracciato delle stagioni
isles-round = Giro { $round } di { $rounds }
isles-space = Spazio { $place } di { $count }
isles-first-player =
    { IS($who) ->
        [you] Sei il primo giocatore
       *[other] Primo giocatore: { $who }
    }
isles-not-begun = Il primo giro comincia appena tutti hanno scelto due fogli.

## L'asta

isles-auction = Asta
isles-ours = La forma o la regola del colore è nostra; nessuna fonte stampata la dà.
isles-ours-short = forma o regola nostra
isles-mark = Su questa carta Carrambah aggiunge 2
isles-no-card = Il dado dell'asta non è ancora stato tirato.
isles-no-bid = Ancora nessuna offerta
isles-leads =
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
isles-won =
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
isles-bids = Offerte finora
isles-passes = passa
isles-unable = non può offrire
isles-purses = Le monete di tutti

## L'offerta di Carrambah

isles-carrambah = Carrambah
isles-carrambah-waits = Appena fai un'offerta, Carrambah risponde con due dadi.
isles-carrambah-idle = Non hai fatto offerte, quindi Carrambah tiene i dadi.
isles-your-bid = La tua offerta
isles-carrambah-bid = L'offerta di Carrambah

## Fare un'offerta

isles-bid = Offri { $coins }
isles-bid-all = Offri tutto: { $coins }
isles-bid-coins = Un'altra offerta, in monete
isles-bid-this = Offri
isles-chance = { $n }%
isles-chance-text = Le percentuali: quanto è probabile che i dadi di Carrambah non mostrino di più.
isles-bid-keys = Oppure digita un numero e premi Invio; P passa.

## Mentre tocca ad altri

isles-waits =
    { IS($who) ->
        [you] Tocca a te.
       *[other] { $key ->
            [bid] { $who } fa la sua offerta.
            [paint] { $who } dipinge.
           *[other] { $who } fa una scelta.
        }
    }
isles-have-passed = Hai passato. Dopo l'asta dipingi una casella e prendi la tua rendita.
isles-meanwhile = Intanto puoi guardare le isole di tutti: un clic le mostra in grande.

## Fogli

isles-sheet = Foglio { $n }
isles-kind =
    { $key ->
        [near] isole vicine
       *[far] isole lontane
    }
isles-keep-text = Giochi su entrambe le isole di ogni foglio che tieni. Scegline due.
isles-keep-it = Tieni questi due
isles-squares-and-points = { $n } caselle, al massimo { $score } punti
isles-outlines =
    { $n ->
        [one] 1 contorno
       *[other] { $n } contorni
    }
isles-your-choice = Tieni questi due fogli. Nessun altro lo vede finché non hanno scelto tutti.
isles-still-choosing = Devono ancora scegliere: { $names }

## Giocatori

isles-income = Rendita: { $sum }
isles-income-next = Prossima rendita: { $sum }
isles-has-card = ha la carta
isles-choosing = sceglie i fogli
isles-has-chosen = ha scelto
isles-island-of =
    { IS($who) ->
        [you] La tua isola { $island }
       *[other] { $island }, un'isola di { $who }
    }

## Il foglio della scienza

isles-begun = { $n } di 4 tecnologie cominciate
isles-one-of-two = Una di queste due:
isles-researched = ricercato
isles-next = il prossimo
isles-at-once = subito, quando la ricerchi
isles-to-next =
    { $n ->
        [one] 1 punto al rango { $rank }
       *[other] { $n } punti al rango { $rank }
    }
isles-top = Non c'è un rango più alto.

## Tecnologie

isles-research = Ricerca { $name }, livello { $level }
isles-act = Agisci come al solito: una casella, poi { $sum } di rendita
isles-use = Usa { $text }
isles-go-on = Vai avanti senza
