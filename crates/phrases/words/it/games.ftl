### Le mie partite: quelle finite.

games-title = Le tue partite
games-none = Ancora nessuna partita finita. Giocane una fino in fondo e la ritroverai qui: il tavolo com’era, com’è andata a finire e ogni mossa da rivedere.
games-play = Gioca
games-nothing-found = Nessuna delle tue partite è così.
games-all = Mostra tutte le partite
games-filter = Cerca partite
games-show = Mostra
games-game = Gioco
games-any-game = Tutti i giochi
games-with = Con
games-anybody = Chiunque
games-outcome = Risultato
games-any-outcome = Qualsiasi risultato
games-result =
    { $field ->
        [won] Vinte
       *[other] Non vinte
    }
games-how-long = Durata
games-any-length = Qualsiasi durata
games-length =
    { $field ->
        [short] Breve (fino a 100 mosse)
        [medium] Media
       *[long] Lunga (più di 200 mosse)
    }
games-end = La fine
