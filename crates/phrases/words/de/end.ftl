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
end-all-hands = Alle Hände ansehen
end-download = Aufzeichnung herunterladen

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

## Der Schlussbildschirm: Punkte wachsen als Schnüre nebeneinander

end-won-by =
    { IS($who) ->
        [you] { $n ->
            [one] Du gewinnst mit 1 Punkt Vorsprung
           *[other] Du gewinnst mit { $n } Punkten Vorsprung
        }
       *[other] { $n ->
            [one] { $who } gewinnt mit 1 Punkt Vorsprung
           *[other] { $who } gewinnt mit { $n } Punkten Vorsprung
        }
    }
end-after =
    { $rounds ->
        [one] { $sum } zu { $value }, nach 1 Runde
       *[other] { $sum } zu { $value }, nach { $rounds } Runden
    }
end-score-to = { $sum } zu { $value }
end-level =
    { $rounds ->
        [one] Gleichauf mit { $sum }, nach 1 Runde
       *[other] Gleichauf mit { $sum }, nach { $rounds } Runden
    }
end-best-card = Beste Karte
end-best-island = Beste Insel
end-best-is =
    { IS($who) ->
        [you] { $n ->
            [one] { $name }: 1 Punkt für dich
           *[other] { $name }: { $n } Punkte für dich
        }
       *[other] { $n ->
            [one] { $name }: 1 Punkt für { $who }
           *[other] { $name }: { $n } Punkte für { $who }
        }
    }
end-lead = Letzter Führungswechsel
end-lead-whole = Die Führung
end-lead-with =
    { IS($who) ->
        [you] Runde { $round }: Du gehst mit { DEM($card) } in Führung
       *[other] Runde { $round }: { $who } geht mit { DEM($card) } in Führung
    }
end-lead-in =
    { IS($who) ->
        [you] Runde { $round }: Du gehst in Führung
       *[other] Runde { $round }: { $who } geht in Führung
    }
end-led =
    { IS($who) ->
        [you] Von Runde { $round } bis zum Ende hast du geführt
       *[other] Von Runde { $round } bis zum Ende führte { $who }
    }
end-record = Dein Rekord
end-record-first = Deine erste beendete Partie dieser Art.
end-record-stays =
    { $n ->
        [one] Deine beste Partie dieser Art brachte 1 Punkt.
       *[other] Deine beste Partie dieser Art brachte { $value } Punkte.
    }
end-tie-title = Gleich viele Punkte
end-strand =
    { $n ->
        [one] { $name }: { $sum } Punkt, Stück für Stück
       *[other] { $name }: { $sum } Punkte, Stück für Stück
    }
end-legend-cards = Eine Karte ist so hoch wie ihre Punkte; von unten die linke Sammlung, dann die rechte.
end-legend-effects = Was Effekte dazugaben.
end-legend-islands = Eine Insel ist so hoch wie ihre Punkte.
end-count-again = Noch einmal zählen
end-count-skip = Ergebnis zeigen
end-as-table = Alle Punkte als Tabelle
end-picture = Bild zum Teilen
end-what-now = Was nun
end-of-harbors = Häfen
end-of-temples = Tempel
end-of-outlines = Umrisse
end-of-empty = Unbemalt
end-solo-got =
    { IS($who) ->
        [you] { $n ->
            [one] Du hast { $sum } Punkt erreicht
           *[other] Du hast { $sum } Punkte erreicht
        }
       *[other] { $n ->
            [one] { $who } hat { $sum } Punkt erreicht
           *[other] { $who } hat { $sum } Punkte erreicht
        }
    }
end-solo-why = Allein gegen Carrambah
end-rank = Rang
end-rank-following = Nächster Rang
