### The figures of the starting players: folded step by step, as pages and on the command line.

fold-title = Falte mit
fold-intro = Wer ein Kartenspiel beginnt, faltet aus einem Zettel eine Figur und behält sie bis zum Ende. Es braucht nur ein Quadrat aus Papier, am besten mit zwei verschiedenen Seiten.
fold-of =
    { $key ->
        [butterfly] Die Figur derer, die eine Partie Origami beginnen.
        [penguin] Die Figur derer, die eine Partie Origami: Legends beginnen.
       *[other] Die Figur dieses Hauses: tausend davon an Fäden sind ein Senbazuru.
    }
fold-after = nach { $name }
fold-steps =
    { $n ->
        [one] ein Schritt
       *[other] { $n } Schritte
    }
fold-step = Schritt { $n } von { $count }
fold-diagram = Diagramm zu Schritt { $n }: { $text }
fold-done = Fertig!
fold-finished = Die fertige Figur: { $text }
fold-print = Alle Schritte drucken, mit einem Quadrat zum Ausschneiden
fold-file = Das Faltmuster als FOLD-Datei
fold-cut = Entlang der gestrichelten Linie ausschneiden. Die getönte Seite ist die farbige.
fold-moving = Vor deinen Augen gefaltet
fold-how-far = Wie weit gefaltet ist
fold-back = Zurück
fold-next = Weiter
fold-again = Von vorn
fold-keys = Mit den Pfeiltasten geht es vor und zurück.
fold-all-steps = Alle Schritte
fold-signs = Was die Zeichen bedeuten
fold-sign-valley = Gestrichelt: nach vorn falten (Talfalte).
fold-sign-mountain = Striche und Punkte: nach hinten falten (Bergfalte).
fold-sign-arrow = Gefüllter Pfeil: nach vorn; hohler Pfeil: nach hinten; Pfeil mit zwei Spitzen: falten und wieder öffnen.
fold-sign-over = Pfeil mit einer Schleife: das Papier wenden.
fold-sign-push = Kurzer hohler Pfeil: hier drücken.
fold-proportions = Die Spielregeln nennen diese Schritte ohne Maße; die Maße hier sind unsere.
fold-link =
    { $key ->
        [butterfly] Den Schmetterling falten
        [penguin] Den Pinguin falten
       *[other] Den Kranich falten
    }
fold-starting = Wer beginnt, faltet eine Figur und behält sie für die Partie:
fold-meanwhile = Bis alle da sind:
fold-afterwards = Noch Papier übrig?

## The command.

fold-unknown = Es gibt keine Figur „{ $name }“. Es gibt: { $list }.
fold-more = Alle Schritte einer Figur: senbazuru fold NAME
