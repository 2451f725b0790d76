### Im Terminal spielen.

## Befehle: die Wörter, die verstanden werden; das erste zeigt die Hilfe.

command-help = hilfe ? h
command-why = warum w
command-undo = zurück zurueck u
command-log = verlauf
command-rules = regeln regel
command-card = karte
command-score = punkte
command-board = tisch .
command-save = speichern
command-quit = ende q

## Der Tisch

board-you = Du
board-deck =
    { $deck ->
        [0] Stapel leer
        [one] Stapel: 1 Karte
       *[other] Stapel: { $deck } Karten
    }
board-discards =
    { $discards ->
        [one] Ablagestapel: 1 Karte, { $name }
       *[other] Ablagestapel: { $discards } Karten, oben { $name }
    }
board-no-discards = Ablagestapel leer
board-run-outs =
    { $n ->
        [0] Stapel noch nie aufgebraucht
        [one] Stapel 1-mal aufgebraucht: beim nächsten Mal beginnt das Ende
       *[other] Stapel { $n }-mal aufgebraucht
    }
board-last-but-one = Vorletzte Runde
board-final-round = Letzte Runde
board-cards =
    { $n ->
        [0] keine Handkarten
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
board-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-start = Startspieler
board-known = hält sicher: { $cards }
board-left = links
board-right = rechts
board-empty = leer
board-line = Nachschubzeile
board-hand =
    { $n ->
        [0] Deine Hand: keine Karten
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $n } Karten; › zeigt, was du jetzt ausspielen kannst
    }
board-special = (Sonderaktion)
board-special-key = ({ $key }: Sonderaktion nutzen)
board-special-next-turn = (Sonderaktion ab deinem nächsten Zug)
board-special-used = (Sonderaktion schon genutzt)
board-instant = Sofort: { $text }
board-scoring = Wertung: { $text }
board-special-text = Sonderaktion: { $text }

## Die Tasten

hint-draw = { $keys } ziehen, zusammen höchstens { $most } Faltungen
hint-play = { $keys } ausspielen
hint-special = { $keys } Sonderaktion
hint-side = l linke Sammlung · r rechte Sammlung
hint-take-letter = ein Buchstabe nimmt eine Karte
hint-play-number = eine Zahl spielt eine Karte aus
hint-pick-letter = Gib den Buchstaben einer Karte ein.
hint-pick-letters = Buchstaben der Karten, alle zusammen
hint-top-discard = + oberste Karte des Ablagestapels
hint-pick-number = Gib eine Zahl ein.
hint-pick-numbers = Zahlen der Karten; -Zahl nimmt eine zurück
hint-done = Eingabetaste, wenn du fertig bist
hint-pay = Zahlen der Karten, mit denen du bezahlst; -Zahl nimmt eine zurück
hint-only-payment = einzige Möglichkeit zu bezahlen: { $cards }; Eingabetaste bezahlt
hint-undo = zurück nimmt die Wahl zurück
hint-yes-no = j ja · n nein
hint-no = n nein
hint-help = ? Hilfe
hint-which-place = { $name } gibt es in deiner Hand und in der Nachschubzeile; gib die Taste ein: { $keys }.
hint-no-such-key = Zur Taste { $key } gibt es nichts.
hint-picked-already = Diese Karte ist schon gewählt.
hint-too-many-cards =
    { $n ->
        [one] Das sind zu viele: höchstens 1 Karte.
       *[other] Das sind zu viele: höchstens { $n } Karten.
    }
ask-side = In welche Sammlung spielst du { DEN($card) } aus?
pay-so-far =
    Bisher { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }: { $cards }. { $left ->
        [one] Es fehlt noch 1 Faltung.
       *[other] Es fehlen noch { $left } Faltungen.
    }
pay-enough =
    Bisher { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }: { $cards }. Das genügt: Die Eingabetaste bezahlt, oder füge weitere Karten hinzu.
discard-so-far = Abzuwerfen: { $cards }. Die Eingabetaste wirft ab.
hand-check-so-far =
    Abzuwerfen: { $cards }. { $n ->
        [one] Es fehlt noch 1 Karte.
       *[other] Es fehlen noch { $n } Karten.
    }

## Antworten auf Befehle

not-understood = „{ $text }“ ist hier keine Antwort. ? zeigt, was du eingeben kannst.
did-you-mean = Meinst du { $cards }?
which-card = Welche Karte? Gib ihren Namen oder ihre Taste ein.
no-such-card = Keine Karte heißt „{ $name }“.
why-can-play =
    Du kannst { DEN($card) } ausspielen: Das kostet { $cost ->
        [one] 1 Faltung
       *[other] { $cost } Faltungen
    }, und du hast { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    } zu bezahlen.
why-not-now = { $card }: Gerade wirst du etwas anderes gefragt. { $text }
brief-folds =
    { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }
brief-cost = kostet { $cost }
why-can-pay =
    { $n ->
        [one] { $card }: gehört zu 1 Möglichkeit zu bezahlen.
       *[other] { $card }: gehört zu { $n } Möglichkeiten zu bezahlen.
    }
why-cannot-pay = { $card }: gehört zu keiner Möglichkeit zu bezahlen.
why-can-draw = Du kannst { DEN($card) } jetzt ziehen.
why-can-use = Du kannst die Sonderaktion „{ $card }“ jetzt nutzen.
why-can-pick = Du kannst { DEN($card) } jetzt wählen.
why-covered = { $card }: in deiner Sammlung überdeckt. Die Punkte zählen, die Sonderaktion nicht.
why-nowhere = { $card }: weder in deiner Hand noch in der Nachschubzeile noch in deinen Sammlungen; damit kannst du jetzt nichts tun.
undo-done = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurde Verdecktes gezeigt, oder jemand anders hat gehandelt.
saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit: senbazuru play origami --from { $file }
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-failed = { $file } kann nicht geschrieben werden: { $reason }
quit-bye = Die Partie ist nicht zu Ende. Auf Wiedersehen!
quit-input-ended = Die Eingabe endete vor der Partie.
won =
    { IS($who) ->
        [you] { $score ->
            [one] Du gewinnst mit 1 Punkt!
           *[other] Du gewinnst mit { $score } Punkten!
        }
       *[other] { $score ->
            [one] { $who } gewinnt mit 1 Punkt.
           *[other] { $who } gewinnt mit { $score } Punkten.
        }
    }
won-together =
    { $score ->
        [one] Geteilter Sieg mit 1 Punkt: { $names }.
       *[other] Geteilter Sieg mit { $score } Punkten: { $names }.
    }
won-by-cards = Nach Punkten stand es gleich; mehr Handkarten haben entschieden. (O-8.2)
welcome =
    Origami mit { $families }. { $n ->
        [one] 1 Spieler: { $names }.
       *[other] { $n } Spieler: du, { $names }.
    } Startwert { $seed }. Mit ? bekommst du jederzeit Hilfe.
help =
    Jede Frage beantwortest du mit einer kurzen Taste:
    a b c d  Karten der Nachschubzeile; mehrere zusammen: ac
    1 2 3 …  Karten deiner Hand; 3l oder 3r nennt auch die Sammlung
    l r  deine linke und rechte Sammlung: ihre Sonderaktion
    j n  ja und nein; die Eingabetaste bestätigt
    Auch Kartennamen werden verstanden, in jeder Sprache.
    warum KARTE  was du jetzt mit einer Karte tun kannst und welche Regel es verhindert
    karte KARTE  alles über eine Karte
    zurück  nimmt deine letzte Wahl zurück, solange nichts Verdecktes gezeigt wurde
    verlauf [N]  was geschehen ist
    regeln [ID]  die Regeln
    punkte  die Punkte bisher, Karte für Karte
    tisch  zeigt den Tisch noch einmal
    speichern [DATEI]  schreibt die Partie in eine Datei
    ende  hört auf
