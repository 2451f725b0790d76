### Der Tisch als Text: Überschriften, Listen und Knöpfe.

text-view = Den Tisch als Text lesen
text-draw = Den Tisch gezeichnet zeigen
text-state = Stand des Spiels
text-event = Was zuletzt geschah
text-question = Die Frage
text-again = Noch einmal sagen
text-again-keys = Alt, Umschalt und ein Buchstabe sagen es von überall auf dieser Seite noch einmal.
text-advised = empfohlen
text-hand = Deine Hand
text-pay-with = Handkarten zum Bezahlen
text-top-discard = Oberste Karte der Ablage
text-ticked = Angekreuzt, in Faltungen:
text-chosen = Angekreuzt, in Karten:
text-you = Du, { $name }
text-their-turn = am Zug
text-all-points = Alle Punkte im Einzelnen
text-blocked =
    { $n ->
        [one] 1 Karte lässt sich jetzt nicht spielen
       *[other] { $n } Karten lassen sich jetzt nicht spielen
    }
text-all-hands = Alle Hände
text-collection =
    { $side ->
        [left] Linke Sammlung, die oberste Karte zuerst
       *[right] Rechte Sammlung, die oberste Karte zuerst
    }

## Islands

text-islands-have = Was du hast
text-cards = Alle Entwicklungskarten
text-sheets = Blätter zur Auswahl
text-squares = Felder von { $island }
text-square-free = frei
text-square-outline =
    { $colour ->
        [blue] frei, in einem blauen Umriss
        [green] frei, in einem grünen Umriss
       *[red] frei, in einem roten Umriss
    }
text-paint-how = Plätze nach Inseln und nach dem, was sie bringen, die meisten Punkte zuerst. Oder nenne die Felder.
text-paint-nothing = Bringt noch nichts.
text-places =
    { $n ->
        [one] 1 Platz
       *[other] { $n } Plätze
    }
text-paint-by-name = Die Felder nennen
text-paint-island = Insel
text-paint-squares = Felder, zum Beispiel c4 c5
text-season =
    { $colour ->
        [blue] Jahreszeit: Winter, blau
        [green] Jahreszeit: Frühling und Sommer, grün
       *[red] Jahreszeit: Herbst, rot
    }
text-squares-left =
    { $n ->
        [0] Alle Felder sind bemalt
        [one] Noch 1 Feld zu bemalen
       *[other] Noch { $n } Felder zu bemalen
    }
text-outline-squares = Seine Felder: { $squares }.
text-research-how = Erforsche die nächste Stufe einer Technologie, oder handle wie gewohnt.
text-use-how = Setze eine davon ein, oder mach ohne weiter.
