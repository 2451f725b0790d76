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
end-all-hands = Guarda tutte le mani
end-download = Scarica la partita

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

## La schermata finale: i punti crescono come fili, fianco a fianco

end-won-by =
    { IS($who) ->
        [you] { $n ->
            [one] Hai vinto di 1 punto
           *[other] Hai vinto di { $n } punti
        }
       *[other] { $n ->
            [one] { $who } vince di 1 punto
           *[other] { $who } vince di { $n } punti
        }
    }
end-after =
    { $rounds ->
        [one] { $sum } a { $value }, dopo 1 giro
       *[other] { $sum } a { $value }, dopo { $rounds } giri
    }
end-score-to = { $sum } a { $value }
end-level =
    { $rounds ->
        [one] Pari a { $sum }, dopo 1 giro
       *[other] Pari a { $sum }, dopo { $rounds } giri
    }
end-best-card = Carta migliore
end-best-island = Isola migliore
end-best-is =
    { IS($who) ->
        [you] { $n ->
            [one] { $name }: 1 punto per te
           *[other] { $name }: { $n } punti per te
        }
       *[other] { $n ->
            [one] { $name }: 1 punto per { $who }
           *[other] { $name }: { $n } punti per { $who }
        }
    }
end-lead = Ultimo cambio in testa
end-lead-whole = In testa
end-lead-with =
    { IS($who) ->
        [you] Giro { $round }: passi in testa con { IL($card) }
       *[other] Giro { $round }: { $who } passa in testa con { IL($card) }
    }
end-lead-in =
    { IS($who) ->
        [you] Giro { $round }: passi in testa
       *[other] Giro { $round }: { $who } passa in testa
    }
end-led =
    { IS($who) ->
        [you] In testa dal giro { $round } alla fine
       *[other] { $who } è in testa dal giro { $round } alla fine
    }
end-record = Il tuo record
end-record-first = La tua prima partita finita di questo tipo.
end-record-stays =
    { $n ->
        [one] La tua migliore partita di questo tipo ha dato 1 punto.
       *[other] La tua migliore partita di questo tipo ha dato { $value } punti.
    }
end-tie-title = Pari punti
end-strand =
    { $n ->
        [one] { $name }: { $sum } punto, pezzo per pezzo
       *[other] { $name }: { $sum } punti, pezzo per pezzo
    }
end-legend-cards = Ogni carta è alta quanto i suoi punti; dal basso la collezione di sinistra, poi quella di destra.
end-legend-effects = Ciò che hanno aggiunto gli effetti.
end-legend-islands = Ogni isola è alta quanto i suoi punti.
end-count-again = Conta di nuovo
end-count-skip = Mostra il risultato
end-as-table = Tutti i punti in una tabella
end-picture = Immagine da condividere
end-what-now = E adesso
end-of-harbors = Porti
end-of-temples = Templi
end-of-outlines = Contorni
end-of-empty = Non dipinte
end-solo-got =
    { IS($who) ->
        [you] { $n ->
            [one] Hai raggiunto { $sum } punto
           *[other] Hai raggiunto { $sum } punti
        }
       *[other] { $n ->
            [one] { $who } ha raggiunto { $sum } punto
           *[other] { $who } ha raggiunto { $sum } punti
        }
    }
end-solo-why = Da solo contro Carrambah
end-rank = Grado
end-rank-following = Prossimo grado
