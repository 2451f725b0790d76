### Das Ende einer Partie, ihre Punkte Karte für Karte oder Insel für Insel und ihre Wiederholung.

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

## Für Islands

end-island-by-island = Insel für Insel
end-coins = Münzen
end-tie-coins = Bei gleich vielen Punkten entscheiden mehr Münzen. (I-9.2)
end-tie-coins-shared = Gleich viele Punkte und gleich viele Münzen: Der Platz wird geteilt. (I-9.2)
end-no-islands = Noch waren keine Inseln gewählt.

## Für das Solospiel

end-ranks = Ränge
end-rank-from =
    { $n ->
        [one] ab 1 Punkt
       *[other] ab { $n } Punkten
    }
end-rank-yours = dein Rang
end-rank-next =
    { $n ->
        [one] Bis zum Rang { $rank } fehlt 1 Punkt.
       *[other] Bis zum Rang { $rank } fehlen { $n } Punkte.
    }
end-best-first = Dein erstes beendetes Solospiel: Das ist jetzt deine Bestmarke.
end-best-new =
    { $n ->
        [one] Eine neue persönliche Bestmarke! Bisher war es 1 Punkt.
       *[other] Eine neue persönliche Bestmarke! Bisher waren es { $value } Punkte.
    }
end-best-same = So gut wie deine Bestmarke.
end-best-stays =
    { $n ->
        [one] Deine Bestmarke im Solospiel bleibt 1 Punkt.
       *[other] Deine Bestmarke im Solospiel bleiben { $value } Punkte.
    }
end-contest-place =
    { $n ->
        [one] In der Herausforderung des Tages ist das Platz { $place }, bisher von 1 Person.
       *[other] In der Herausforderung des Tages ist das Platz { $place } von bisher { $n } Personen.
    }
end-contest-again = Dieser Versuch an der Herausforderung des Tages war zum Üben: Dein erster zählt, Platz { $place } von { $n }.
end-contest-late = Dieser Versuch zählt nicht für die Herausforderung des Tages: Er endete nach dem Ende seines Tages.
end-contest-practice = Dieser Versuch an der Herausforderung des Tages war zum Üben: Dein erster zählt, und der wurde nicht beendet.

end-solo-reached =
    Du hast gegen Carrambah { $n ->
        [one] { $sum } Punkt
       *[other] { $sum } Punkte
    } erreicht
