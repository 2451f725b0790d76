### Die Herausforderung des Tages im Solospiel.

daily-title = Herausforderung des Tages
daily-title-of = Herausforderung des Tages: { $text }
daily-date =
    { $key ->
        [jan] { $text }. Januar { $value }
        [feb] { $text }. Februar { $value }
        [mar] { $text }. März { $value }
        [apr] { $text }. April { $value }
        [may] { $text }. Mai { $value }
        [jun] { $text }. Juni { $value }
        [jul] { $text }. Juli { $value }
        [aug] { $text }. August { $value }
        [sep] { $text }. September { $value }
        [oct] { $text }. Oktober { $value }
        [nov] { $text }. November { $value }
       *[dec] { $text }. Dezember { $value }
    }

## Was das ist

daily-intro = Ein Solospiel am Tag: alle spielen dieselben zwei Blätter mit denselben Würfeln.
daily-rule = Dein erster Versuch, den du zu Ende spielst, zählt, wenn du ihn vor Mitternacht UTC beendest. Tipps gibt es keine.
daily-start = Heutige Herausforderung spielen
daily-continue = Deinen Versuch fortsetzen
daily-again = Noch einmal spielen
daily-again-note = Du hast die heutige Herausforderung beendet. Ein weiterer Versuch ist zum Üben und zählt nicht.
daily-next = Die nächste Herausforderung beginnt am { $text } UTC.

## Die Ergebnisse

daily-board = Ergebnisse
daily-players =
    { $n ->
        [one] 1 Person hat zu Ende gespielt.
       *[other] { $n } Personen haben zu Ende gespielt.
    }
daily-empty = Noch niemand hat die heutige Herausforderung beendet.
daily-empty-past = An diesem Tag hat niemand die Herausforderung beendet.
daily-place = Platz
daily-player = Spieler
daily-points = Punkte
daily-rank = Rang
daily-game = Partie
daily-no-rank = keiner
daily-replay = Ansehen
daily-replay-of = Die Partie von { $name } ansehen
daily-you = du
daily-locked = Die Partien der anderen siehst du, sobald du deinen eigenen Versuch beendet hast, oder morgen.
daily-best =
    { $n ->
        [one] Dein bestes Solospiel bisher: 1 Punkt.
       *[other] Dein bestes Solospiel bisher: { $n } Punkte.
    }

## Nach dem Tag

daily-key = Die Würfel dieses Tages
daily-key-why = Der Tag ist vorbei, darum ist dieser Schlüssel veröffentlicht. Die zwei Blätter und jeder Würfel folgen aus ihm: alle können die Partien nachprüfen oder die Herausforderung in einem Terminal spielen.
daily-command = In einem Terminal
daily-days = Andere Tage
daily-before = Tag davor
daily-after = Tag danach
daily-today = Heute

## Auf der Startseite

daily-teaser = Einmal am Tag dieselben zwei Blätter und dieselben Würfel für alle. Wie schneidest du ab?
daily-teaser-running = Dein Versuch an der heutigen Herausforderung wartet auf dich.
daily-teaser-done =
    { $n ->
        [one] Du hast die heutige Herausforderung beendet: Platz { $place }, bisher von 1 Person.
       *[other] Du hast die heutige Herausforderung beendet: Platz { $place } von bisher { $n } Personen.
    }
daily-teaser-go = Zur Herausforderung des Tages

## Warum etwas nicht geht

daily-secret = Das ist eine Partie der heutigen Herausforderung: du kannst sie ansehen, sobald du deinen eigenen Versuch beendet hast, oder morgen.
daily-bad-date = Das ist kein Datum: schreib es wie 2026-11-16.
daily-no-challenge = Für dieses Datum gibt es noch keine Herausforderung.
