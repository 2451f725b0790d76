### Pictures of tables, and of the house.

picture-house = Das Zuhause der Origami-Spiele
picture-free = Ohne Konto, nichts zu installieren

## The terminal: $n moves are recorded, $number were asked for.

picture-too-late =
    { $n ->
        [one] Die Aufzeichnung hat nur einen Zug, also gibt es kein Bild nach { $number }.
       *[other] Die Aufzeichnung hat nur { $n } Züge, also gibt es kein Bild nach { $number }.
    }
