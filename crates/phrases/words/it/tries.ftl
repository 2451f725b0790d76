### E se: giocare da un momento di una partita finita.

tries-title = E se…?
tries-open = Gioca da qui
tries-lead = A un tavolo tutto tuo riparti da questo momento e vedi come sarebbe andata.
tries-seat = Tu giochi per
tries-how = La partita riprende
tries-as-it-was = com’era
tries-as-it-was-means = Ogni carta resta dov’era. Vedi solo ciò che vedeva questo giocatore.
tries-anew = ridistribuita
tries-anew-means = Dall’inizio di questo turno. Ciò che questo giocatore non poteva sapere viene pescato di nuovo.
tries-others = Gli altri
tries-friends = Amici che inviti tu
tries-go = Gioca
tries-nobody = In questo momento nessuno decide nulla. Vai un passo indietro o avanti per giocare da lì.
tries-mine = I tuoi tentativi
tries-real = Nella partita vera
tries-from =
    { $field ->
        [anew] Dalla mossa { $number }, ridistribuita
       *[other] Dalla mossa { $number }, com’era
    }
tries-against = contro { $names }
tries-no-result = nessun risultato
tries-running = non ancora finito
tries-this = questo tentativo
tries-none = Ancora nessun tentativo. Ciò che giochi a partire da questa partita starà qui, uno accanto all’altro.
tries-back = Torna a quel momento
tries-bar = E se, dalla mossa { $number }
tries-diagram = Come testo
tries-diagram-title = La posizione come testo
tries-diagram-lead = Per forum e lettere. Dice ciò che vedeva chi guarda, e nient’altro.
tries-diagram-copy = Copia il testo
tries-diagram-at = Dopo la mossa { $number } di { $n }
