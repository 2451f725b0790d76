### Origami Islands on the command line: options, and the command island.

## Options that do not fit. A name with -- is an option as it is typed.

islands-option-of-islands = { $name } ist eine Option des Spiels islands; hier bedeutet sie nichts.
islands-option-of-cards = { $name } ist eine Option der Kartenspiele; bei islands bedeutet sie nichts.
islands-option-of-solo = { $name } ist eine Option des Spiels islands-solo; hier bedeutet sie nichts.
islands-solo-players = Das Solospiel ist für eine Person; dabei bedeutet --players nichts.
islands-solo-variant = Die Variante gibt es im Solospiel nicht; dabei bedeutet --variant nichts.
islands-bots =
    { $n ->
        [one] Es gibt nur einen Platz: Nenne einen Bot; genannt sind { $got }.
       *[other] Nenne einen Bot für alle { $n } Plätze oder einen für jeden; genannt sind { $got }.
    }
islands-bots-others =
    { $n ->
        [one] Es gibt nur einen Mitspieler: Nenne einen Bot; genannt sind { $got }.
       *[other] Nenne einen Bot für alle { $n } Mitspieler oder einen für jeden; genannt sind { $got }.
    }
islands-few-sheets = Inseln werden aus mindestens 2 Blättern ausgeteilt, nicht aus { $n }.
islands-no-files = Hier gibt es keine Datei, deren Name auf .{ $name } endet.
islands-unknown = Ein Blatt oder eine Insel „{ $name }“ gibt es nicht. Die Blätter: { $list }. Alle Inseln zeigt: senbazuru island
islands-none = Solche Inseln gibt es nicht.

## The table of islands. Headings are short.

islands-column-name = Insel
islands-column-empty = leer
islands-column-points = Punkte
islands-near = nah
islands-far = fern
islands-legend-table = leer: Felder, die ausgemalt werden können; Umrisse: Farbe und Felder von jedem; Punkte: wenn jede Landmarke einfarbig umschlossen und jeder Umriss in seiner Farbe gefüllt ist.
islands-legend-one = Eine Insel oder ein Blatt ausführlich: senbazuru island NAME

## One island. Sheet, kind, from, landmarks and outlines head columns of the table too, so they are short.

islands-fact-sheet = Blatt
islands-fact-kind = Art
islands-fact-from = Quelle
islands-fact-empty = leere Felder
islands-fact-points = mögliche Punkte
islands-fact-way = Weg zum Leuchtturm
islands-fact-places = Plätze der Formen
islands-fact-landmarks = Landmarken
islands-fact-outlines = Umrisse
islands-way =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
islands-no-way = keiner
islands-around =
    { $n ->
        [one] { $text } { $name }, 1 Feld darum herum
       *[other] { $text } { $name }, { $n } Felder darum herum
    }

## What the signs of the drawing mean.

islands-sign-empty = leer
islands-sign-outline = leer, in einem blauen, grünen oder roten Umriss
islands-sign-painted = blau, grün oder rot ausgemalt
islands-sign-filled = in einem gefüllten Umriss
islands-sign-surrounded = eine umschlossene Landmarke

## Drawings as files.

islands-draw-one = { $name } ist ein Blatt mit zwei Inseln. Nenne die, die gezeichnet werden soll: { $list }.
islands-draw-not-kept = In { $file } sind die Blätter noch nicht gewählt, also hat noch niemand Inseln.
islands-draw-not-there = Auf Platz { $n } gibt es keine Insel „{ $name }“. Dort liegen: { $list }.
islands-draw-not-islands = { $file }: In diesem Spiel gibt es keine Inseln.
islands-draw-unwritten = { $file }: Die Datei kann nicht geschrieben werden: { $reason }

## The title of the chart of a simulation. $name is the word of a bot, $value the number of games as it is written.

islands-chart = Punkte im Solospiel · Bot: { $name } · Spiele: { $value }
islands-chart-challenge = Punkte in der Herausforderung „{ $text }“ · Bot: { $name } · Spiele: { $value }
