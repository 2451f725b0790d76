### Eine Partie, die vorbei ist, noch einmal: die Bedienung, und mit wessen Augen.

replay-title = Wiederholung
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-turn-back = Zum Anfang dieses oder des vorigen Zugs
replay-turn-on = Zum nächsten Zug
replay-round-back = Zum Anfang dieser oder der vorigen Runde
replay-round-on = Zur nächsten Runde
replay-play = Abspielen
replay-bar = Stelle in der Partie
replay-go = Dorthin
replay-turns = Züge und Runden
replay-speed = Tempo
replay-speed-calm = Ruhig
replay-speed-brisk = Zügig
replay-speed-fast = Schnell
replay-at = Schritt { $number } von { $n }
replay-round = Runde { $round }
replay-turn = Zug von { $name }
replay-turn-in = Runde { $round }: { $name }
replay-jump = Zu diesem Moment:
replay-seen-by = Gesehen von
replay-watcher = jemandem, der zuschaut
replay-open = alle Karten offen
replay-bot = Bot
replay-hands = Alle Handkarten
replay-hand =
    { $name }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } auf der Hand
replay-to-result = Zum Ergebnis
replay-back-to = Zurück zur Wiederholung
replay-keys = Mit der Tastatur: ← und → gehen schrittweise, Bild↑ und Bild↓ zugweise, mit der Umschalttaste rundenweise; Pos1 und Ende führen an beide Enden. Die Leertaste spielt ab und hält an.
