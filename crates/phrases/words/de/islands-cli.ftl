### Origami Islands on the command line: options, and the command island.

## Options that do not fit. A name with -- is an option as it is typed.

isles-option-of-islands = { $name } ist eine Option des Spiels islands; hier bedeutet sie nichts.
isles-option-of-cards = { $name } ist eine Option der Kartenspiele; bei islands bedeutet sie nichts.
isles-option-of-solo = { $name } ist eine Option des Spiels islands-solo; hier bedeutet sie nichts.
isles-solo-players = Das Solospiel ist für eine Person; dabei bedeutet --players nichts.
isles-solo-variant = Die Variante gibt es im Solospiel nicht; dabei bedeutet --variant nichts.
isles-bots =
    { $n ->
        [one] Es gibt nur einen Platz: Nenne einen Bot; genannt sind { $got }.
       *[other] Nenne einen Bot für alle { $n } Plätze oder einen für jeden; genannt sind { $got }.
    }
isles-bots-others =
    { $n ->
        [one] Es gibt nur einen Mitspieler: Nenne einen Bot; genannt sind { $got }.
       *[other] Nenne einen Bot für alle { $n } Mitspieler oder einen für jeden; genannt sind { $got }.
    }
isles-few-sheets = Inseln werden aus mindestens 2 Blättern ausgeteilt, nicht aus { $n }.
isles-no-files = Hier gibt es keine Datei, deren Name auf .{ $name } endet.
isles-unknown = Ein Blatt oder eine Insel „{ $name }“ gibt es nicht. Die Blätter: { $list }. Alle Inseln zeigt: senbazuru island
isles-none = Solche Inseln gibt es nicht.

## The table of islands. Headings are short.

isles-column-sheet = Blatt
isles-column-name = Insel
isles-column-kind = Art
isles-column-empty = leer
isles-column-landmarks = Landmarken
isles-column-outlines = Umrisse
isles-column-points = Punkte
isles-column-from = Quelle
isles-near = nah
isles-far = fern
isles-legend-table = leer: Felder, die ausgemalt werden können; Umrisse: Farbe und Felder von jedem; Punkte: wenn jede Landmarke einfarbig umschlossen und jeder Umriss in seiner Farbe gefüllt ist.
isles-legend-one = Eine Insel oder ein Blatt ausführlich: senbazuru island NAME

## One island.

isles-fact-sheet = Blatt
isles-fact-kind = Art
isles-fact-from = Quelle
isles-fact-empty = leere Felder
isles-fact-points = mögliche Punkte
isles-fact-way = Weg zum Leuchtturm
isles-fact-places = Plätze der Formen
isles-fact-landmarks = Landmarken
isles-fact-outlines = Umrisse
isles-way =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
isles-no-way = keiner
isles-around =
    { $n ->
        [one] { $text } { $name }, 1 Feld darum herum
       *[other] { $text } { $name }, { $n } Felder darum herum
    }

## What the signs of the drawing mean.

isles-sign-empty = leer
isles-sign-outline = leer, in einem blauen, grünen oder roten Umriss
isles-sign-painted = blau, grün oder rot ausgemalt
isles-sign-filled = in einem gefüllten Umriss
isles-sign-surrounded = eine umschlossene Landmarke

## Drawings as files.

isles-draw-one = { $name } ist ein Blatt mit zwei Inseln. Nenne die, die gezeichnet werden soll: { $list }.
isles-draw-not-kept = In { $file } sind die Blätter noch nicht gewählt, also hat noch niemand Inseln.
isles-draw-not-there = Auf Platz { $n } gibt es keine Insel „{ $name }“. Dort liegen: { $list }.
isles-draw-not-islands = { $file }: In diesem Spiel gibt es keine Inseln.
isles-draw-unwritten = { $file }: Die Datei kann nicht geschrieben werden: { $reason }

## The title of the chart of a simulation. $name is the word of a bot, $value the number of games as it is written.

isles-chart = Punkte im Solospiel · Bot: { $name } · Spiele: { $value }
isles-chart-challenge = Punkte in der Herausforderung „{ $text }“ · Bot: { $name } · Spiele: { $value }
