### La fine di una partita a carte, i punti carta per carta e il replay.

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
