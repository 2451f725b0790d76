### Origami Islands: what a player is asked. $colour is how it is painted, "in red" or "in any colour".

islands-ask-keep = Welche zwei deiner drei Blätter behältst du?
islands-ask-bid =
    Karte { $number }, { $shape } in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }: Biete mindestens { $least ->
        [one] 1 Münze
       *[other] { $least } Münzen
    } oder passe.
islands-ask-bid-choice =
    Karte { $number }, eine Form deiner Wahl in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }: Biete mindestens { $least ->
        [one] 1 Münze
       *[other] { $least } Münzen
    } oder passe.
islands-ask-shape =
    { $source ->
        [grove] Durch den Hain malst du sofort eine Form aus: welche?
       *[auction] Welche Form malst du aus?
    }
islands-ask-square =
    { $source ->
        [coal-pit] Welches Feld malst du mit einem Kohleplättchen { $colour } aus? Verzichtest du, entfallen alle Kohlegruben-Felder.
       *[square] Welches Feld malst du { $colour } aus? Du darfst darauf verzichten.
    }
islands-ask-whole =
    { $source ->
        [grove] Wo malst du für den Hain { $shape } { $colour } aus? Du darfst darauf verzichten.
       *[auction] Wo malst du { $shape } { $colour } aus? Du darfst darauf verzichten.
    }
islands-ask-first =
    { $source ->
        [grove] Wo malst du für den Hain die erste Hälfte von { $shape } { $colour } aus? Du darfst auf beide Hälften verzichten.
       *[auction] Wo malst du die erste Hälfte von { $shape } { $colour } aus? Du darfst auf beide Hälften verzichten.
    }
islands-ask-second = Wo malst du die zweite Hälfte von { $shape } { $colour } aus? Sie muss auf die erste folgen.
islands-ask-richest =
    { $coins ->
        [one] Welchem der reichsten Spieler nimmst du 1 Münze weg?
       *[other] Welchem der reichsten Spieler nimmst du { $coins } Münzen weg? Hat er weniger, nimmst du alle.
    }
islands-ask-token =
    { $landmark ->
        [coal-pit] Im Vorrat ist kein Kohleplättchen mehr. Wem nimmst du eins weg, und mit welcher Seite nach oben?
       *[gold-mine] Im Vorrat ist kein Goldplättchen mehr. Wem nimmst du eins weg, und mit welcher Seite nach oben?
    }
