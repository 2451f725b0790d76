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
daily-rule = Der erste Versuch, den du beginnst, zählt. Wer ihn aufgibt oder bis Mitternacht UTC nicht beendet, steht auch so in der Liste. Tipps gibt es keine.
daily-cookie = Dieser Browser wird an seinem Cookie erkannt und an nichts anderem: Mit einem neuen Cookie wärst du hier jemand Neues, mit einem eigenen ersten Versuch. Die Ergebnisse sind also so viel wert wie das Wort derer, die spielen.
daily-start = Heutige Herausforderung spielen
daily-continue = Deinen Versuch fortsetzen
daily-again = Noch einmal spielen
daily-again-note =
    { $key ->
        [resigned] Du hast die heutige Herausforderung aufgegeben. Ein weiterer Versuch ist zum Üben und zählt nicht.
        [unfinished] Dein Versuch an der heutigen Herausforderung wurde nicht beendet und kann nicht weitergehen. Ein weiterer Versuch ist zum Üben und zählt nicht.
       *[finished] Du hast die heutige Herausforderung beendet. Ein weiterer Versuch ist zum Üben und zählt nicht.
    }
daily-next = Die nächste Herausforderung beginnt am { $text } UTC.

## Die Ergebnisse

daily-board = Ergebnisse
daily-players =
    { $n ->
        [one] 1 Person hat zu Ende gespielt.
       *[other] { $n } Personen haben zu Ende gespielt.
    }
daily-others =
    { $n ->
        [one] 1 weitere Person hat begonnen.
       *[other] { $n } weitere haben begonnen.
    }
daily-ending =
    { $key ->
        [resigned] aufgegeben
        [unfinished] nicht beendet
       *[finished] beendet
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
daily-locked = Die Partien sind zu sehen, sobald du deinen eigenen Versuch beendet oder aufgegeben hast, oder morgen.
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
daily-teaser-resigned = Du hast die heutige Herausforderung aufgegeben. Wie ging es den anderen?
daily-teaser-go = Zur Herausforderung des Tages

## Warum etwas nicht geht

daily-secret = Das ist eine Partie der heutigen Herausforderung: Du kannst sie ansehen, sobald du deinen eigenen Versuch beendet oder aufgegeben hast, oder morgen.
daily-bad-date = Das ist kein Datum: schreib es wie 2026-11-16.
daily-no-challenge = Für dieses Datum gibt es noch keine Herausforderung.
