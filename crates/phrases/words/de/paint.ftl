### Origami Islands in the browser: one's own islands, and painting.
###
### $island is an island by name and number, $square and $squares are names of squares. $sum is a number with its sign.

paint-mine = Meine Inseln
paint-picture =
    { $island }: { $n ->
        [0] nichts ausgemalt, { $count } Felder
        [one] 1 von { $count } Feldern ausgemalt
       *[other] { $n } von { $count } Feldern ausgemalt
    }

## An island that is not started.

paint-start-first = Nicht begonnen. Deine erste Malaktion kann hier am normalen Hafen beginnen.
paint-start-access =
    { $side ->
        [single] Nicht begonnen. Dein Zugang öffnet sie am normalen Hafen oder am Geheimhafen.
       *[different] Nicht begonnen. Dein Zugang öffnet sie am normalen Hafen.
    }
paint-start-closed = Nicht begonnen. Dazu braucht es den Zugang eines Leuchtturms.

## Landmarks: how far they are, and what they bring. $text and $value are what they bring, $landmark chooses.

paint-site-name = { $name }, { $square }
paint-site-left =
    { $n ->
        [one] Noch 1 Feld auszumalen: { $squares }.
       *[other] Noch { $n } Felder auszumalen: { $squares }.
    }
paint-site-so-far =
    { $colour ->
        [blue] Bisher alles blau.
        [green] Bisher alles grün.
        [red] Bisher alles rot.
        [mixed] Schon mehrfarbig.
       *[none] Ringsum ist noch nichts ausgemalt.
    }
paint-site-chance = Einfarbig: { $text }. Mehrfarbig: { $value }.
paint-site-mixed = Das bringt: { $text }.
paint-site-done =
    { $side ->
        [single] Einfarbig umschlossen: { $text }.
       *[different] Mehrfarbig umschlossen: { $text }.
    }
paint-brings =
    { $landmark ->
        [harbor] { $side ->
            [single] 20 Punkte
           *[different] 10 Punkte
        }
        [temple] { $side ->
            [single] 10 Punkte
           *[different] 5 Punkte
        }
        [lighthouse] { $side ->
            [single] du darfst eine weitere Insel beginnen, an einem ihrer Häfen
           *[different] du darfst eine weitere Insel beginnen, am normalen Hafen
        }
        [coal-pit] { $side ->
            [single] ein Feld mehr, wenn du eine Karte gewinnst, in beliebiger Farbe
           *[different] ein Feld mehr, wenn du eine Karte gewinnst, in der Farbe der Jahreszeit
        }
        [gold-mine] { $side ->
            [single] 2 Münzen mehr Einkommen
           *[different] 1 Münze mehr Einkommen
        }
        [grove] { $side ->
            [single] sofort eine Form in beliebiger Farbe
           *[different] sofort eine Form in zufälliger Farbe
        }
        [volcano] { $side ->
            [single] sein Plättchen geht zurück, und 8 Münzen vom reichsten Spieler
           *[different] sein Plättchen geht zurück, und 4 Münzen vom reichsten Spieler
        }
       *[volcano-alone] { $side ->
            [single] sein Plättchen geht zurück, und 8 Münzen, wenn du höchstens 10 hast
           *[different] sein Plättchen geht zurück, und 4 Münzen, wenn du höchstens 10 hast
        }
    }

## Outlines

paint-outline-name =
    { $colour ->
        [blue] blauer Umriss, { $square }
        [green] grüner Umriss, { $square }
       *[red] roter Umriss, { $square }
    }
paint-outline-open =
    { $colour ->
        [blue] Zu füllen mit einer einzigen Form von genau dieser Gestalt: 10 Münzen und 10 Punkte in Blau, je 5 in einer anderen Farbe.
        [green] Zu füllen mit einer einzigen Form von genau dieser Gestalt: 10 Münzen und 10 Punkte in Grün, je 5 in einer anderen Farbe.
       *[red] Zu füllen mit einer einzigen Form von genau dieser Gestalt: 10 Münzen und 10 Punkte in Rot, je 5 in einer anderen Farbe.
    }
paint-outline-lost = Verloren: Ein Teil davon ist anders ausgemalt, also bringt er nichts.
paint-outline-filled = Gefüllt: Er hat { $coins } Münzen gebracht und zählt { $coins } Punkte.

## Painting

paint-brush-square = ein Feld
paint-brush-half =
    { $side ->
        [first] erste Hälfte von { $shape }
       *[second] zweite Hälfte von { $shape }
    }
paint-brush-free =
    { $n ->
        [one] 1 Feld
       *[other] { $n } zusammenhängende Felder
    }
paint-ground = { $island }: wo ausgemalt wird
paint-colour = Farbe
paint-turn = Drehen
paint-lift = Abheben
paint-confirm = Ausmalen
paint-choose = Wähle ein markiertes Feld deiner Inseln.
paint-how = Klicke oder tippe auf eine markierte Stelle: Die Form dreht sich und rastet dort ein; noch einmal für die nächste Stelle. Du kannst sie auch ziehen. Tasten: Pfeile verschieben sie, R dreht sie, Leertaste findet die nächste Stelle, C wechselt die Farbe, 1 bis 4 wählen die Insel, Enter bestätigt, Escape hebt sie ab.
paint-how-free = Tippe oder klicke die Felder einzeln an. Tasten: Pfeile bewegen, die Leertaste wählt ein Feld, 1 bis 4 wählen die Insel, Enter bestätigt, Escape beginnt neu.
paint-placements = Möglichkeiten mit { $square }
paint-no-placement = Dort lässt sich nichts ausmalen. Wähle ein markiertes Feld deiner Inseln.
paint-fits = { $island }, { $squares }: passt.
paint-fits-not = { $island }, { $squares }: passt nicht.
paint-again = Noch einmal klicken oder tippen für eine andere Stelle.
paint-chosen = { $island }: { $text } von { $count } Feldern.
paint-points = Punkte { $sum }.
paint-coins = Münzen { $sum }.

## Giving up, and what is lost

paint-give-up = Verzichten
paint-lost =
    { $source ->
        [square] Du malst in dieser Runde nichts aus. Dein Einkommen bekommst du trotzdem.
        [coal-pit] Du verlierst alle noch nicht ausgemalten Kohlegruben-Felder dieser Runde.
        [grove] Der Hain ist vergeudet: Seine Form kann später nicht ausgemalt werden.
        [expancing] Diese Felder sind verloren: Die Stufe kann nicht noch einmal benutzt werden.
       *[auction] Du verlierst die ersteigerte Form. Dein Gebot bleibt bezahlt, und du hast in dieser Runde kein Einkommen.
    }
paint-lost-halves = Das gilt für beide Hälften.

## Before one’s turn

paint-ahead = Dein Feld dieser Runde kommt noch. Du kannst es jetzt vorbereiten.
paint-prepare = Vorbereiten
paint-prepared = Vorbereitet: { $text }. Es wird ausgemalt, wenn du an der Reihe bist, falls noch dasselbe daraus folgt.
paint-unprepare = Nicht vorbereiten
