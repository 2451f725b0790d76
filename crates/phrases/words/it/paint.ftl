### Origami Islands in the browser: one's own islands, and painting.
###
### $island is an island by name and number, $square and $squares are names of squares. $sum is a number with its sign.

paint-mine = Le mie isole
paint-picture =
    { $island }: { $n ->
        [0] niente di dipinto, { $count } caselle
        [one] 1 casella dipinta su { $count }
       *[other] { $n } caselle dipinte su { $count }
    }

## An island that is not started.

paint-start-first = Non cominciata. La tua prima pittura può cominciarla dal porto normale.
paint-start-access =
    { $side ->
        [single] Non cominciata. Il tuo accesso la apre dal porto normale o da quello segreto.
       *[different] Non cominciata. Il tuo accesso la apre dal porto normale.
    }
paint-start-closed = Non cominciata. Serve l'accesso di un faro.

## Landmarks: how far they are, and what they bring. $text and $value are what they bring, $landmark chooses.

paint-site-name = { $name }, { $square }
paint-site-left =
    { $n ->
        [one] 1 casella da dipingere: { $squares }.
       *[other] { $n } caselle da dipingere: { $squares }.
    }
paint-site-so-far =
    { $colour ->
        [blue] Finora tutto blu.
        [green] Finora tutto verde.
        [red] Finora tutto rosso.
        [mixed] Già di colori diversi.
       *[none] Intorno non c'è ancora niente di dipinto.
    }
paint-site-chance = Un solo colore: { $text }. Colori diversi: { $value }.
paint-site-mixed = Porterà: { $text }.
paint-site-done =
    { $side ->
        [single] Circondato con un solo colore: { $text }.
       *[different] Circondato con colori diversi: { $text }.
    }
paint-brings =
    { $landmark ->
        [harbor] { $side ->
            [single] 20 punti
           *[different] 10 punti
        }
        [temple] { $side ->
            [single] 10 punti
           *[different] 5 punti
        }
        [lighthouse] { $side ->
            [single] puoi cominciare un'altra isola, da uno dei due porti
           *[different] puoi cominciare un'altra isola, dal suo porto normale
        }
        [coal-pit] { $side ->
            [single] una casella in più quando vinci una carta, di un colore a scelta
           *[different] una casella in più quando vinci una carta, del colore della stagione
        }
        [gold-mine] { $side ->
            [single] 2 monete di rendita in più
           *[different] 1 moneta di rendita in più
        }
        [grove] { $side ->
            [single] subito una forma di un colore a scelta
           *[different] subito una forma di un colore casuale
        }
        [volcano] { $side ->
            [single] il suo segnalino torna nella riserva, e 8 monete dal giocatore più ricco
           *[different] il suo segnalino torna nella riserva, e 4 monete dal giocatore più ricco
        }
       *[volcano-alone] { $side ->
            [single] il suo segnalino torna nella riserva, e 8 monete se ne hai al massimo 10
           *[different] il suo segnalino torna nella riserva, e 4 monete se ne hai al massimo 10
        }
    }

## Outlines

paint-outline-name =
    { $colour ->
        [blue] contorno blu, { $square }
        [green] contorno verde, { $square }
       *[red] contorno rosso, { $square }
    }
paint-outline-open =
    { $colour ->
        [blue] Da riempire con una sola forma esattamente uguale: 10 monete e 10 punti in blu, 5 e 5 in un altro colore.
        [green] Da riempire con una sola forma esattamente uguale: 10 monete e 10 punti in verde, 5 e 5 in un altro colore.
       *[red] Da riempire con una sola forma esattamente uguale: 10 monete e 10 punti in rosso, 5 e 5 in un altro colore.
    }
paint-outline-lost = Perso: una sua parte è dipinta in altro modo, quindi non porta niente.
paint-outline-filled = Riempito: ha portato { $coins } monete e vale { $coins } punti.

## Painting

paint-brush-square = una casella
paint-brush-half =
    { $side ->
        [first] prima metà di { $shape }
       *[second] seconda metà di { $shape }
    }
paint-brush-free =
    { $n ->
        [one] 1 casella
       *[other] { $n } caselle collegate
    }
paint-ground = { $island }: dove dipingere
paint-colour = Colore
paint-turn = Ruota
paint-lift = Togli
paint-confirm = Dipingi
paint-choose = Scegli una casella segnata delle tue isole.
paint-how = Clicca o tocca un posto segnato: la forma si gira e ci scatta; ancora per il posto successivo. Se vuoi, trascinala. Tasti: le frecce la spostano, R la ruota, spazio trova il posto successivo, C cambia colore, da 1 a 4 scegli l'isola, Invio conferma, Esc la toglie.
paint-how-free = Tocca o clicca le caselle una per una. Tasti: le frecce spostano, lo spazio sceglie una casella, da 1 a 4 scegli l'isola, Invio conferma, Esc ricomincia.
paint-placements = Pitture con { $square }
paint-no-placement = Lì non si può dipingere niente. Scegli una casella segnata delle tue isole.
paint-fits = { $island }, { $squares }: va bene.
paint-fits-not = { $island }, { $squares }: non va bene.
paint-again = Clicca o tocca ancora per un altro posto.
paint-chosen = { $island }: caselle { $text } su { $count }.
paint-points = Punti { $sum }.
paint-coins = Monete { $sum }.

## Giving up, and what is lost

paint-give-up = Rinuncia
paint-lost =
    { $source ->
        [square] In questo giro non dipingi niente. La rendita arriva comunque.
        [coal-pit] Perdi tutte le caselle delle miniere di carbone di questo giro non ancora dipinte.
        [grove] Il boschetto va sprecato: la sua forma non si può dipingere più tardi.
        [expancing] Queste caselle sono perse: il livello non si può usare di nuovo.
       *[auction] Perdi la forma che hai vinto. L'offerta resta pagata e in questo giro non hai rendita.
    }
paint-lost-halves = Vale per entrambe le metà.

## Before one’s turn

paint-ahead = La tua casella di questo giro deve ancora venire. Puoi prepararla adesso.
paint-prepare = Prepara
paint-prepared = Preparato: { $text }. Viene dipinto quando tocca a te, se ne viene ancora lo stesso.
paint-unprepare = Non preparare
