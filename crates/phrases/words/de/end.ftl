### Das Ende eines Kartenspiels, seine Punkte Karte für Karte und seine Wiederholung.

end-won-alone =
    { IS($who) ->
        [you] Du gewinnst: Alle anderen haben aufgegeben.
       *[other] { $who } gewinnt: Alle anderen haben aufgegeben.
    }
end-places = Plätze
end-place = Platz
end-player = Name
end-of-cards = Auf Karten
end-of-effects = Durch Effekte
end-total = Gesamt
end-in-hand = Auf der Hand
end-gave-up = hat aufgegeben
end-tie = Bei gleich vielen Punkten entscheiden mehr Handkarten. (O-8.2)
end-tie-shared = Gleich viele Punkte und gleich viele Handkarten: Der Platz wird geteilt. (O-8.2)
end-card-by-card = Karte für Karte
end-as-it-stood = Die Punkte, wie sie bei Spielende standen.
end-card = Karte
end-points = Punkte
end-effect = Effekt
end-collection =
    { $side ->
        [left] Linke Sammlung
       *[right] Rechte Sammlung
    }
end-elsewhere = Karten, die alle belohnen
end-from =
    { IS($who) ->
        [you] in deiner Sammlung
       *[other] in der Sammlung von { $who }
    }
end-in-play = im Spiel
end-nothing = Noch keine Karten.
end-rematch = Noch einmal spielen
end-next = Zum nächsten Spiel
end-replay = Wiederholung ansehen
end-download = Aufzeichnung herunterladen
end-replay-title = Wiederholung
end-replay-steps = Schritte
end-replay-first = Zum Anfang
end-replay-back = Einen Schritt zurück
end-replay-next = Einen Schritt weiter
end-replay-last = Zum Ende
end-replay-at = Schritt { $number } von { $n }
end-replay-seen-by = Gesehen von
end-replay-spectator = jemandem, der zuschaut
end-replay-to-result = Zum Ergebnis
end-replay-keys = Mit der Tastatur: Pfeiltasten, Pos1 und Ende.
