### Guardare una partita registrata nel terminale.

watch-step = Passo { $number } di { $n }
watch-round = giro { $round }
watch-open = tutto scoperto
watch-nobody = come spettatore
watch-as = come l’ha vista { $name }
watch-plays = in corso, velocità { $number }
watch-waits = in pausa, velocità { $number }
watch-hand = Mano
watch-more =
    { $n ->
        [0] Il tavolo finisce qui. j e k scorrono.
        [one] Ancora 1 riga. j e k scorrono.
       *[other] Ancora { $n } righe. j e k scorrono.
    }
watch-keys =
    spazio: avvia o ferma
    1 2 3: velocità
    ← →: passo
    ↑ ↓: turno
    Pag su, Pag giù: giro
    Inizio, Fine
    s: prossimo posto
    w: spettatore
    o: tutto scoperto
    q: esci
watch-nothing = In questa partita non è ancora successo niente: non c’è nulla da guardare.
