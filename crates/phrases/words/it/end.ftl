### La fine di una partita, i punti carta per carta o isola per isola e il replay.

end-won-alone =
    { IS($who) ->
        [you] Hai vinto: tutti gli altri si sono ritirati.
       *[other] { $who } vince: tutti gli altri si sono ritirati.
    }
end-places = Classifica
end-place = Posto
end-player = Chi
end-of-cards = Sulle carte
end-of-effects = Dagli effetti
end-total = Totale
end-in-hand = In mano
end-gave-up = si è ritirato
end-tie = A parità di punti decide chi ha più carte in mano. (O-8.2)
end-tie-shared = Parità di punti e di carte in mano: il posto è condiviso. (O-8.2)
end-card-by-card = Carta per carta
end-as-it-stood = I punti com’erano quando la partita è finita.
end-card = Carta
end-points = Punti
end-effect = Effetto
end-collection =
    { $side ->
        [left] Collezione di sinistra
       *[right] Collezione di destra
    }
end-elsewhere = Carte che premiano tutti
end-from =
    { IS($who) ->
        [you] nella tua collezione
       *[other] nella collezione di { $who }
    }
end-in-play = in gioco
end-nothing = Ancora nessuna carta.
end-rematch = Gioca ancora
end-next = Alla prossima partita
end-replay = Guarda il replay
end-download = Scarica la partita
end-replay-title = Replay
end-replay-steps = Passi
end-replay-first = All’inizio
end-replay-back = Un passo indietro
end-replay-next = Un passo avanti
end-replay-last = Alla fine
end-replay-at = Passo { $number } di { $n }
end-replay-seen-by = Vista da
end-replay-spectator = uno spettatore
end-replay-to-result = Al risultato
end-replay-keys = Con la tastiera: frecce, Inizio e Fine.

## Di Islands

end-island-by-island = Isola per isola
end-coins = Monete
end-tie-coins = A parità di punti decide chi ha più monete. (I-9.2)
end-tie-coins-shared = Parità di punti e di monete: il posto è condiviso. (I-9.2)
end-no-islands = Le isole non erano ancora state scelte.

## Del gioco in solitario

end-ranks = Gradi
end-rank-from =
    { $n ->
        [one] da 1 punto
       *[other] da { $n } punti
    }
end-rank-yours = il tuo grado
end-rank-next =
    { $n ->
        [one] Manca 1 punto per diventare { $rank }.
       *[other] Mancano { $n } punti per diventare { $rank }.
    }
end-best-first = La tua prima partita in solitario portata a termine: adesso è il tuo record.
end-best-new =
    { $n ->
        [one] Nuovo record personale! Prima era 1 punto.
       *[other] Nuovo record personale! Prima erano { $value } punti.
    }
end-best-same = Hai eguagliato il tuo record.
end-best-stays =
    { $n ->
        [one] Il tuo record in solitario resta 1 punto.
       *[other] Il tuo record in solitario resta { $value } punti.
    }
end-contest-place =
    { $n ->
        [one] Nella sfida del giorno è il posto { $place }, finora con 1 giocatore.
       *[other] Nella sfida del giorno è il posto { $place } su { $n } giocatori finora.
    }
end-contest-again = Questo tentativo alla sfida del giorno era per esercizio: conta il primo, posto { $place } su { $n }.
end-contest-late = Questo tentativo non conta per la sfida del giorno: è finito dopo la fine della giornata.
end-contest-practice = Questo tentativo alla sfida del giorno era per esercizio: conta il primo, e quello non è stato finito.

end-solo-reached =
    Hai raggiunto { $n ->
        [one] { $sum } punto
       *[other] { $sum } punti
    } contro Carrambah
