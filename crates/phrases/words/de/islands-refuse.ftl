### Origami Islands: why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

islands-refuse-over = Das Spiel ist zu Ende.
islands-refuse-keep = Nenne die beiden Blätter, die du behältst.
islands-refuse-keep-not-dealt = Du kannst nur Blätter behalten, die du bekommen hast.
islands-refuse-keep-two = Nenne zwei verschiedene Blätter in der Reihenfolge, in der du sie bekommen hast.
islands-refuse-bid = Biete Münzen oder passe.
islands-refuse-bid-low =
    { $least ->
        [one] Du musst mindestens 1 Münze bieten; geboten hast du { $got }.
       *[other] Du musst mindestens { $least } Münzen bieten; geboten hast du { $got }.
    }
islands-refuse-bid-high =
    { $most ->
        [0] Du hast keine Münzen und kannst also nicht { $got } bieten.
        [one] Du hast nur 1 Münze und kannst also nicht { $got } bieten.
       *[other] Du hast nur { $most } Münzen und kannst also nicht { $got } bieten.
    }
islands-refuse-shape = Wähle eine der Formen 2 bis 5.
islands-refuse-shape-first = Wähle zuerst eine Form; verzichten kannst du, wenn du sie setzt.
islands-refuse-shape-nowhere = Auf deinen Inseln ist kein Platz für { $shape }, also kannst du sie nicht wählen.
islands-refuse-paint = Nenne eine Insel, eine Farbe und die Felder, die du ausmalst, oder verzichte.
islands-refuse-paint-second = Nenne eine Insel, eine Farbe und die Felder der zweiten Hälfte.
islands-refuse-second-half = Die erste Hälfte ist ausgemalt, also kannst du auf die zweite nicht verzichten.
islands-refuse-no-island = Eine Insel { $n } gibt es nicht; deine Inseln haben die Nummern 1 bis 4.
islands-refuse-square-count =
    { $least ->
        [one] Hier musst du genau 1 Feld ausmalen; genannt hast du { $got }.
       *[other] Hier musst du genau { $least } Felder ausmalen; genannt hast du { $got }.
    }
islands-refuse-form = Diese Felder sehen nicht aus wie { $shape }. Drehen darfst du sie, spiegeln nicht.
islands-refuse-half-form = Diese Felder sehen nicht aus wie eine Hälfte von { $shape }.
islands-refuse-not-empty =
    { $n ->
        [one] Auf { $island } ist { $squares } kein leeres Feld, also kannst du es nicht ausmalen.
       *[other] Auf { $island } sind { $squares } keine leeren Felder, also kannst du sie nicht ausmalen.
    }
islands-refuse-painted =
    { $n ->
        [one] Auf { $island } ist { $squares } schon ausgemalt.
       *[other] Auf { $island } ist mindestens eins dieser Felder schon ausgemalt: { $squares }.
    }
islands-refuse-first-painting = Was du zuerst ausmalst, muss mit einer Kante an den normalen Hafen von { $island } grenzen.
islands-refuse-joined = Auf { $island } musst du mit einer Kante an ein Feld anschließen, das du schon ausgemalt hast.
islands-refuse-new-island = Du hast keinen unbenutzten Zugang, also kannst du { $island } nicht beginnen.
islands-refuse-harbor = Um { $island } zu beginnen, musst du mit einer Kante an einen der Häfen dort grenzen, und der Geheimhafen genügt nur mit einem Zugang für beide Häfen.
islands-refuse-colour = Hier musst du { $colour } ausmalen, nicht { $text }.
islands-refuse-no-second = Liegt die erste Hälfte dort, bleibt für die zweite kein Platz.
islands-refuse-richest = Wähle einen der Reichsten unter den anderen Spielern.
islands-refuse-token = Wähle einen Spieler und eine Seite des Plättchens.
islands-refuse-no-such-token =
    { IS($other) ->
        [you] Das Plättchen musst du einem anderen Spieler wegnehmen.
       *[other] { $other } hat kein { $name }.
    }
islands-refuse-no-seat = Diesen Spieler gibt es nicht.
islands-refuse-number = Die Zahl muss von { $least } bis { $most } sein, nicht { $got }.
islands-refuse-rule = Das widerspricht der Regel „{ $name }“.
islands-refuse-not-alone = Das Solospiel ist für 1 Spieler, nicht für { $n }.
islands-refuse-sheets =
    { $n ->
        [0] Ihr braucht mindestens 2 Blätter zum Spielen, und es ist keins da.
        [one] Ihr braucht mindestens 2 Blätter zum Spielen; da ist nur 1.
       *[other] Ihr braucht mindestens 2 Blätter zum Spielen; da sind { $n }.
    }
