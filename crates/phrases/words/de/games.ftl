### Meine Partien: die zu Ende sind.

games-title = Deine Partien
games-none = Noch keine Partie ist zu Ende. Spiel eine bis zum Schluss, dann steht sie hier: wie der Tisch aussah, wie sie ausging und jeder Zug zum Nachsehen.
games-play = Spielen
games-nothing-found = Keine deiner Partien ist so.
games-all = Alle Partien zeigen
games-filter = Partien finden
games-show = Zeigen
games-game = Spiel
games-any-game = Alle Spiele
games-with = Mit
games-anybody = Allen
games-outcome = Ergebnis
games-any-outcome = Jedes Ergebnis
games-result =
    { $field ->
        [won] Gewonnen
       *[other] Nicht gewonnen
    }
games-how-long = Länge
games-any-length = Jede Länge
games-length =
    { $field ->
        [short] Kurz (bis 100 Züge)
        [medium] Mittel
       *[long] Lang (über 200 Züge)
    }
games-end = Das Ende
