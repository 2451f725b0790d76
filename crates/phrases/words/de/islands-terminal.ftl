### Origami Islands im Terminal.

islands-welcome = Origami Islands. { $n } Spieler: du, { $names }. Startwert (seed): { $seed }. Mit ? bekommst du jederzeit Hilfe.
islands-welcome-variant = Variante: { $name }.
islands-solo-welcome = Origami Islands, das Solospiel „{ $name }“: du allein gegen Carrambah. Startwert (seed): { $seed }. Mit ? bekommst du jederzeit Hilfe.
islands-solo-welcome-challenge = Origami Islands, das Solospiel „{ $name }“: du allein gegen Carrambah, mit den Würfeln der Herausforderung „{ $text }“. Mit ? bekommst du jederzeit Hilfe.

## Erlaubte Wörter, ohne Leerzeichen und Bindestriche. Verzichten ist passen und verzichten; übersprungene bedeuten nichts.

islands-words-decline = passe passen p verzichte verzichten nein n
islands-words-list = liste
islands-words-skipped = biete male behalte nimm form insel feld in auf mit von und erforsche nutze stufe würfel zuerst felder technologie
islands-words-go-on = weiter handle handeln

## Der Tisch

islands-coins =
    { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
islands-points =
    { $n ->
        [one] { $sum } Punkt
       *[other] { $sum } Punkte
    }
islands-table-first = Startspieler
islands-table-bid = Gebot { $coins }
islands-table-passed = gepasst
islands-table-income = Einkommen { $coins }
islands-table-gold = Goldminen: { $list }
islands-table-volcanoes =
    { $tokens ->
        [one] 1 Vulkanplättchen
       *[other] { $tokens } Vulkanplättchen
    }
islands-table-coal = Kohlegruben: { $list }
islands-table-access = Zugang: { $list }
islands-table-reserve = Plättchen im Vorrat: { $n } Kohle, { $count } Gold.
islands-table-not-started = nicht begonnen
islands-table-left =
    { $n ->
        [0] ganz ausgemalt
        [one] 1 offen
       *[other] { $n } offen
    }
islands-table-closed = Noch ohne Zugang: { $list }.
islands-sheet-points = { $n } Felder, { $score } Punkte
islands-sheet-way = Leuchtturm: { $n }
islands-sheet-no-way = Leuchtturm: kein Weg
islands-sheet-signs = Felder: so viele kannst du ausmalen. Punkte: für alle Landmarken und Umrisse, jeweils auf die beste Art. Leuchtturm: so viele Felder sind es vom normalen Hafen aus, bis er umschlossen ist und eine weitere Insel öffnet.
islands-sign-mark = *. hier kannst du jetzt ausmalen
islands-card-about =
    Karte { $number }: { $shape } in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }.
islands-card-about-choice =
    Karte { $number }: eine Form nach Wahl des Gewinners in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }.
islands-shape-unfit = kein Platz
islands-no-such-card = Eine Karte „{ $name }“ gibt es nicht: Die Karten sind 1 bis 6.
islands-no-such-player = Einen Spieler „{ $name }“ gibt es nicht. Es spielen: { $list }.

## Der Wissenschaftsbogen des Solospiels

islands-solo-sheet = Wissenschaftsbogen
islands-solo-level =
    { $level ->
        [0] nicht erforscht
        [one] Stufe { $level } von 3
       *[other] Stufe { $level } von 3
    }
islands-solo-next = Stufe { $level }: { $text }
islands-solo-complete = alle Stufen erforscht
islands-solo-closed = durch { $name } gesperrt
islands-solo-closes = sperrt { $name }
islands-solo-used = in dieser Runde genutzt
islands-solo-on = Das ist { $island }.
islands-solo-nothing = Jetzt würde nichts ausgemalt. (I-13.21)
islands-solo-die-shows = zeigt { $number }
islands-solo-stands = So, wie die Würfel liegen, bietet Carrambah { $number }, und du bietest { $coins }.
islands-solo-at-hand = Die versteigerte Form ist jetzt { $shape }; gemalt wird sie { $colour }.
islands-solo-no-shape = Keine Form hat Platz; deshalb wurde keine gewählt.

## Die Tasten

islands-hint-keep = Gib die Nummern zweier Blätter ein, zum Beispiel 1 2
islands-hint-bid = eine Zahl von { $least } bis { $most } bietet so viele Münzen
islands-hint-bid-only = { $least } bietet alle deine Münzen
islands-hint-pass = die Eingabetaste passt
islands-hint-shape = Gib die Nummer einer Form ein
islands-hint-square = Gib Insel und Feld ein, zum Beispiel { $text }
islands-hint-squares = Gib die Insel und ein oder mehrere Felder ein, zum Beispiel { $text }
islands-hint-list =
    { $n ->
        [one] liste zeigt den einzigen Platz
       *[other] liste zeigt alle { $n } Plätze
    }
islands-hint-give-up = verzichte malt nichts aus
islands-hint-entry = Gib die Nummer eines Platzes ein oder nenne seine Felder
islands-hint-colour = Gib eine Farbe ein: { $list }
islands-hint-name = Gib eine Nummer oder einen Namen ein
islands-hint-technology = Gib die Nummer einer Möglichkeit ein
islands-hint-go-on = weiter mit der Eingabetaste
islands-hint-research = Gib die Nummer oder den Namen einer Technologie ein
islands-hint-act = mit der Eingabetaste handelst du
islands-hint-form = Gib 3 oder 5 ein
islands-hint-list-best = liste zeigt die besten von { $n } Plätzen
islands-ask-colour = In welcher Farbe malst du { $squares } auf { $island } aus?
islands-places =
    { $n ->
        [one] 1 Platz:
       *[other] { $n } Plätze:
    }
islands-places-more =
    { $n ->
        [one] … und 1 weiterer: Nenne Felder, um weniger zu sehen.
       *[other] … und { $n } weitere: Nenne Felder, um weniger zu sehen.
    }
islands-no-place = Auf { $island } gibt es für { $shape } keinen Platz, der { $squares } bedeckt.
islands-no-place-there = Auf { $island } ist jetzt kein Platz.
islands-no-place-square = Auf { $island } kannst du { $squares } jetzt nicht ausmalen.
islands-gain-surrounds = umschließt: { $list }
islands-gain-outline = füllt Umriss { $square }

## Antworten auf Befehle

islands-why-can = Das darfst du jetzt.
islands-won-by-coins = Nach Punkten stand es unentschieden; die Münzen gaben den Ausschlag. (I-9.2)
islands-help =
    Jede Frage beantwortest du mit wenigen Tasten:
    5  bietet 5 Münzen; die Eingabetaste oder passe passt
    1 b2  malt Feld b2 (Spalte b, Zeile 2) deiner Insel 1 aus
    2 c3 c4  malt die Form auf Insel 2 so aus, dass sie diese Felder bedeckt; geht das mehrfach, siehst du eine Liste
    b g r  blau, grün oder rot, wo du die Farbe wählst, zum Beispiel 1 b2 r
    liste  zeigt jeden Platz, an dem du ausmalen kannst, und was er bringt; gib dann seine Nummer ein
    verzichte  malt diesmal nichts aus
    Namen von Blättern und Spielern gehen auch. Außerdem gibt es diese Befehle:
    warum [ANTWORT]  warum das nicht erlaubt ist, mit der Regel; ohne Antwort zur letzten Ablehnung
    regeln [NR]  die Kapitel der Regeln oder eine Regel, zum Beispiel I-5.3
    karte [N]  die versteigerte Karte oder Karte N
    tisch [NAME]  die Inseln aller oder eines Spielers
    punkte  der Punktestand, Insel für Insel
    verlauf [N]  was bisher geschah (die letzten N Zeilen)
    tipp  die besten Züge jetzt, was sie versprechen und wie es weitergehen könnte
    zurück  macht deine letzte Wahl rückgängig, bis der Zufall entscheidet oder jemand anders an der Reihe ist
    speichern [DATEI]  speichert die Partie in einer Datei
    ende  verlässt die Partie
islands-solo-help =
    Jede Frage beantwortest du mit wenigen Tasten:
    5  bietet 5 Münzen; mit der Eingabetaste oder passe bietest du nicht
    1 b2  malt Feld b2 (Spalte b, Zeile 2) deiner Insel 1 aus
    2 c3 c4  malt die Form auf Insel 2 so aus, dass sie diese Felder bedeckt; geht das mehrfach, siehst du eine Liste
    b g r  blau, grün oder rot, wo du die Farbe wählst, zum Beispiel 1 b2 r
    liste  zeigt Plätze, an denen du ausmalen kannst, und was sie bringen; gib dann eine Nummer ein
    verzichte  malt diesmal nichts aus
    3  erforscht die dritte Technologie oder nutzt die dritte Möglichkeit; Namen gehen auch: re-roll 1 würfel 2
    weiter  nutzt keine Technologie oder handelt, statt zu forschen; die Eingabetaste auch
    warum [ANTWORT]  warum das nicht erlaubt ist, mit der Regel; ohne Antwort zur letzten Ablehnung
    regeln [NR]  die Kapitel der Regeln oder eine Regel, zum Beispiel I-13.5
    karte [N]  die versteigerte Karte oder Karte N; mit dem Namen einer Technologie ihre Stufen
    tisch  deine Münzen, dein Wissenschaftsbogen und deine Inseln
    punkte  der Punktestand, Insel für Insel
    verlauf [N]  was bisher geschah (die letzten N Zeilen)
    tipp  die besten Züge jetzt, was sie versprechen und wie es weitergehen könnte
    zurück  macht deine letzte Wahl rückgängig, bis gewürfelt wird
    speichern [DATEI]  speichert die Partie in einer Datei
    ende  verlässt die Partie
