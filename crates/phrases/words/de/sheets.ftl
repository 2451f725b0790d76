### What is wrong or unusual with a file of sheets or of the board; file, line and column are put before it. What stands
### in the file is quoted as it is.

## The text.

sheet-expected = Hier muss eine Zeile mit { $list } kommen, nicht „{ $name }“.
sheet-ends = Hier endet die Datei, aber es muss noch eine Zeile mit { $list } folgen.
sheet-missing = In dieser Zeile fehlt { $text }.
sheet-too-much = Die Zeile sollte vor „{ $name }“ enden.
sheet-unknown-word = Hier kann nicht „{ $name }“ stehen, nur { $text }.
sheet-wanted =
    { $field ->
        [sheet] das Wort für das Blatt
        [island] der Name der Insel
        [card] die Nummer der Karte
       *[piece] die Zeichnung der Form
    }

## Sheets.

sheet-too-many = Es darf höchstens { $most } Blätter geben, die mitgelieferten eingeschlossen.
sheet-bad-id = { $text } kann hier nicht stehen: Das Wort für ein Blatt besteht aus Kleinbuchstaben ohne Umlaute, Ziffern, _ und - und beginnt mit einem Buchstaben.
sheet-long-id = Das Wort für ein Blatt darf höchstens { $most } Zeichen haben; dieses hat { $got }.
sheet-empty-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
sheet-name-taken = „{ $name }“ ist schon ein Name auf dem Blatt { $value }.
sheet-third-island = Ein Blatt hat 2 Inseln; das ist die dritte.

## Islands.

sheet-no-rows = Diese Insel hat keine Zeilen.
sheet-many-rows = Eine Insel darf höchstens { $most } Zeilen haben.
sheet-long-row = Eine Zeile darf höchstens { $most } Felder haben.
sheet-row-length =
    { $got ->
        [one] Diese Zeile hat 1 Feld, die erste hat { $count }.
       *[other] Diese Zeile hat { $got } Felder, die erste hat { $count }.
    }
sheet-unknown-letter = { $text } steht für kein Feld.
sheet-no-harbor = Diese Insel hat keinen normalen Hafen (H).
sheet-no-lighthouse = Diese Insel hat keinen Leuchtturm (L).
sheet-closed-harbor =
    Kein leeres Feld grenzt mit einer Kante an { $landmark ->
        [secret-harbor] den Geheimhafen
       *[regular-harbor] den normalen Hafen
    }, also könnte hier niemand beginnen.
sheet-never-surrounded =
    Um { $landmark ->
        [regular-harbor] den normalen Hafen ist kein leeres Feld, also könnte er
        [secret-harbor] den Geheimhafen ist kein leeres Feld, also könnte er
        [lighthouse] den Leuchtturm ist kein leeres Feld, also könnte er
        [volcano] den Vulkan ist kein leeres Feld, also könnte er
        [coal-pit] die Kohlegrube ist kein leeres Feld, also könnte sie
        [gold-mine] die Goldmine ist kein leeres Feld, also könnte sie
        [grove] den Hain ist kein leeres Feld, also könnte er
       *[temple] den Tempel ist kein leeres Feld, also könnte er
    } nie umschlossen werden. (I-6.4)
sheet-unconnected = Dieses leere Feld ist vom ersten aus nicht über Kanten erreichbar.
sheet-one-square-outline =
    { $colour ->
        [blue] Der blaue Umriss
        [green] Der grüne Umriss
       *[red] Der rote Umriss
    } hat nur 1 Feld.
sheet-many-sites = Eine Insel darf höchstens { $most } Landmarken haben, Gebirge und Meer nicht mitgezählt.
sheet-many-groves = Eine Insel darf höchstens { $most } Haine haben.
sheet-many-outlines = Eine Insel darf höchstens { $most } Umrisse haben.

## The board.

sheet-second-board = Es gibt schon einen Spielplan.
sheet-piece-letter = Eine Form wird mit # und . gezeichnet, nicht mit { $text }.
sheet-piece-rows = Diese Zeile der Form ist nicht so lang wie ihre erste.
sheet-piece-long = Eine Form darf höchstens { $most } Zeilen und Spalten haben.
sheet-piece-squares =
    { $got ->
        [one] Eine Form muss { $least } bis { $most } Felder haben; diese hat 1.
       *[other] Eine Form muss { $least } bis { $most } Felder haben; diese hat { $got }.
    }
sheet-piece-parts = Die Felder einer Form müssen über ihre Kanten zusammenhängen.
sheet-unequal-pieces = Die beiden Hälften der Form müssen gleich aussehen.

## Warnings: what is unusual, and then what is usual.

sheet-usual =
    { $field ->
        [near] Auf nahen Inseln üblich: { $least } bis { $most }.
       *[far] Auf fernen Inseln üblich: { $least } bis { $most }.
    }
sheet-usual-exactly =
    { $field ->
        [near] Auf nahen Inseln üblich: { $least }.
       *[far] Auf fernen Inseln üblich: { $least }.
    }
sheet-usual-at-least =
    { $field ->
        [near] Auf nahen Inseln üblich: mindestens { $least }.
       *[far] Auf fernen Inseln üblich: mindestens { $least }.
    }
sheet-sides = Zeilen: { $n }, Spalten: { $count }. Üblich: je { $least } bis { $most }.
sheet-empty-squares = Leere Felder: { $got }.
sheet-count =
    { $landmark ->
        [regular-harbor] Normale Häfen: { $got }.
        [secret-harbor] Geheimhäfen: { $got }.
        [lighthouse] Leuchttürme: { $got }.
        [volcano] Vulkane: { $got }.
        [coal-pit] Kohlegruben: { $got }.
        [gold-mine] Goldminen: { $got }.
        [grove] Haine: { $got }.
        [temple] Tempel: { $got }.
        [mountain] Gebirge: { $got }.
       *[sea] Meerfelder: { $got }.
    }
sheet-effects = Vulkane, Kohlegruben, Goldminen, Haine und Tempel insgesamt: { $got }.
sheet-outlines = Umrisse: { $got }.
sheet-around =
    Leere Felder um { $landmark ->
        [regular-harbor] den normalen Hafen
        [secret-harbor] den Geheimhafen
        [lighthouse] den Leuchtturm
        [volcano] den Vulkan
        [coal-pit] die Kohlegrube
        [gold-mine] die Goldmine
        [grove] den Hain
       *[temple] den Tempel
    }: { $got }.
sheet-way = Felder, die vom normalen Hafen aus mindestens auszumalen sind, um den Leuchtturm zu umschließen: { $got }.
sheet-points = Mögliche Punkte: { $got }.
sheet-outline-form =
    { $colour ->
        [blue] Der blaue Umriss
        [green] Der grüne Umriss
       *[red] Der rote Umriss
    } gleicht keiner Form.
sheet-outline-mirrored =
    { $colour ->
        [blue] Der blaue Umriss
        [green] Der grüne Umriss
       *[red] Der rote Umriss
    } ist Form { $number } gespiegelt, und Formen darf man nur drehen. (I-5.1)
sheet-small-outlines = Alle Umrisse dieser Insel gleichen einer Hälfte der Form 2.
sheet-close =
    Schritte zwischen { $landmark ->
        [regular-harbor] dem normalen Hafen
        [secret-harbor] dem Geheimhafen
       *[lighthouse] dem Leuchtturm
    } und { $name ->
        [regular-harbor] dem normalen Hafen
        [secret-harbor] dem Geheimhafen
       *[lighthouse] dem Leuchtturm
    }, auch schräge: { $got }.
sheet-places =
    { $shape ->
        [half] Plätze für eine Hälfte der Form { $number } auf der leeren Insel: { $got }.
       *[whole] Plätze für Form { $number } auf der leeren Insel: { $got }.
    }
sheet-same-island = Das ist wieder „{ $name }“, vielleicht gedreht oder gespiegelt.
sheet-same-form = Das ist wieder Form { $number }.
