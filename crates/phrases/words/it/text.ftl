### Il tavolo come testo: titoli, elenchi e pulsanti.

text-view = Leggi il tavolo come testo
text-draw = Mostra il tavolo disegnato
text-state = Stato della partita
text-event = Ultimo evento
text-question = La domanda
text-again = Ripeti
text-again-keys = Alt, Maiusc e una lettera lo ripetono da qualsiasi punto di questa pagina.
text-advised = consigliato
text-hand = La tua mano
text-pay-with = Carte della tua mano con cui pagare
text-top-discard = Cima degli scarti
text-ticked = Selezionate, in pieghe:
text-chosen = Selezionate, in carte:
text-you = Tu, { $name }
text-their-turn = di turno
text-all-points = Tutti i punti nel dettaglio
text-blocked =
    { $n ->
        [one] 1 carta non si può giocare ora
       *[other] { $n } carte non si possono giocare ora
    }
text-all-hands = Tutte le mani
text-collection =
    { $side ->
        [left] Collezione sinistra, prima la carta in cima
       *[right] Collezione destra, prima la carta in cima
    }

## Islands

text-islands-have = Che cosa hai
text-cards = Tutte le carte sviluppo
text-sheets = Fogli tra cui scegliere
text-squares = Caselle di { $island }
text-square-free = libera
text-square-outline =
    { $colour ->
        [blue] libera, in un contorno blu
        [green] libera, in un contorno verde
       *[red] libera, in un contorno rosso
    }
text-paint-how = I posti per isola e per ciò che portano, prima quelli con più punti. Oppure indica le caselle.
text-paint-nothing = Per ora non porta nulla.
text-places =
    { $n ->
        [one] 1 posto
       *[other] { $n } posti
    }
text-paint-by-name = Indica le caselle
text-paint-island = Isola
text-paint-squares = Caselle, ad esempio c4 c5
text-season =
    { $colour ->
        [blue] Stagione: inverno, blu
        [green] Stagione: primavera ed estate, verde
       *[red] Stagione: autunno, rosso
    }
text-squares-left =
    { $n ->
        [0] Tutte le caselle sono dipinte
        [one] Resta 1 casella da dipingere
       *[other] Restano { $n } caselle da dipingere
    }
text-outline-squares = Le sue caselle: { $squares }.
text-research-how = Ricerca il livello successivo di una tecnologia, oppure agisci come al solito.
text-use-how = Usa una di queste, oppure prosegui senza.
