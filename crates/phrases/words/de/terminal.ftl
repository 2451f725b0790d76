### Im Terminal spielen.

## Die Spiele, und womit sie gespielt werden.

title-origami = Origami
title-legends = Origami: Legends
title-mixed = Origami und Origami: Legends gemischt
no-characters = keine
bad-game-families = { $name } hat diese Familien: { $families }. Nicht dabei: { $list }. Um Familien beider Spiele zu mischen, wähle das Spiel mixed.
bad-game-characters = Bei Origami gibt es keine Charaktere. Um mit ihnen zu spielen, wähle legends oder mixed.

## Befehle: die Wörter, die verstanden werden; das erste zeigt die Hilfe.

command-help = hilfe ? h
command-why = warum w
command-hint = tipp hinweis
command-undo = zurück zurueck u
command-log = verlauf
command-rules = regeln regel
command-card = karte
command-score = punkte
command-board = tisch .
command-save = speichern
command-quit = ende beenden q

## Der Tisch

board-you = Du
board-deck =
    { $deck ->
        [0] Stapel: leer
        [one] Stapel: 1 Karte
       *[other] Stapel: { $deck } Karten
    }
board-discards =
    { $discards ->
        [one] Ablagestapel: 1 Karte ({ $name })
       *[other] Ablagestapel: { $discards } Karten (oben: { $name })
    }
board-no-discards = Ablagestapel: leer
board-run-outs =
    { $n ->
        [0] Stapel noch nie aufgebraucht
        [one] Stapel 1-mal aufgebraucht (das nächste Mal leitet das Spielende ein)
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
board-cards-and-paper =
    { $n ->
        [one] 1 Handkarte (Reispapier)
       *[other] { $n } Handkarten, davon { $count } Reispapier
    }
board-start = Startspieler
board-hand-limit = Handkartenlimit { $n }
board-draw-limit = Obergrenze beim Ziehen { $n }
board-characters = Charaktere im Spiel
board-no-characters = Kein Charakter im Spiel
board-character = Charakter
board-rice-paper =
    { $n ->
        [0] Reispapierstapel: leer
        [one] Reispapierstapel: 1 Karte
       *[other] Reispapierstapel: { $n } Karten
    }
board-known = sicher auf der Hand: { $cards }
board-left = links
board-right = rechts
board-empty = leer
board-nothing = keine Origami
board-line = Nachschubzeile
board-hand =
    { $n ->
        [0] Deine Hand: keine Karten
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $n } Karten
    }
board-playable = ›: jetzt ausspielbar
board-ongoing = (Dauereffekt)
board-special = (Sonderaktion)
board-special-key = ({ $key }: Sonderaktion nutzen)
board-special-next-turn = (Sonderaktion ab deinem nächsten Zug)
board-special-used = (Sonderaktion schon genutzt)
board-instant = Sofort: { $text }
board-scoring = Wertung: { $text }
board-special-text = Sonderaktion: { $text }
board-ongoing-text = Dauereffekt: { $text }

## Die Tasten

hint-draw = { $keys } ziehen, zusammen höchstens { $most } Faltungen
hint-draw-cards = höchstens { $n } Karten
hint-draw-single = eine einzelne Karte immer
hint-play = { $keys } ausspielen
hint-play-discard = + oberste Karte des Ablagestapels ausspielen: { $name }
hint-special = { $keys } Sonderaktion
hint-side = l linke Sammlung · r rechte Sammlung
hint-take-letter = Buchstabe: Karte nehmen
hint-play-number = Nummer: Karte ausspielen
hint-play-letter = Buchstabe: Karte ausspielen; mit al oder ar wählst du gleich die Sammlung
hint-how-much-paper = Gib die Zahl der Karten ein; Eingabetaste für keine
hint-pick-letter = Gib den Buchstaben einer Karte ein.
hint-pick-letters = Buchstaben aller gewünschten Karten, zum Beispiel ac
hint-top-discard = + oberste Karte des Ablagestapels
hint-pick-number = Gib eine Nummer ein.
hint-pick-numbers = Nummern der Karten (-2 nimmt Karte 2 wieder weg)
hint-done = Eingabetaste, wenn du fertig bist
hint-pay = Nummern der Karten, mit denen du bezahlst (-2 nimmt Karte 2 wieder weg)
hint-pay-nothing = die Eingabetaste bezahlt nichts
hint-only-payment = nur so kannst du bezahlen: { $cards }; die Eingabetaste bestätigt
hint-undo = zurück macht die Wahl rückgängig
hint-yes-no = j ja · n nein
hint-no = n verzichten
hint-help = ? Hilfe
hint-which-place = { $name }: Du hast diese Karte auf der Hand, und sie liegt auch in der Nachschubzeile. Gib die Taste ein: { $keys }.
hint-no-such-key = { $key } steht hier nicht zur Wahl.
hint-picked-already = Diese Karte kannst du hier nicht (mehr) wählen.
hint-too-many-cards =
    { $n ->
        [one] Das sind zu viele Karten, 1 genügt.
       *[other] Das sind zu viele Karten, höchstens { $n } sind möglich.
    }
ask-side = In welche Sammlung spielst du { DEN($card) }?
pay-so-far =
    Bisher { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }: { $cards }. { $left ->
        [one] Es fehlt noch 1 Faltung.
       *[other] Es fehlen noch { $left } Faltungen.
    }
pay-leads-nowhere = Keine passende Bezahlung enthält diese Karten: { $cards }.
pay-enough =
    Bisher { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }: { $cards }. Das reicht: Bezahle mit der Eingabetaste oder nimm weitere Karten dazu.
discard-so-far = Zum Abwerfen gewählt: { $cards }. Die Eingabetaste bestätigt.
hand-check-so-far =
    Zum Abwerfen gewählt: { $cards }. { $n ->
        [one] Es fehlt noch 1 Karte.
       *[other] Es fehlen noch { $n } Karten.
    }

## Antworten auf Befehle

not-understood = „{ $text }“ ist hier keine gültige Eingabe. Mit ? siehst du, was du eingeben kannst.
did-you-mean = Meintest du: { $cards }?
which-card = Welche Karte? Schreib ihren Namen oder ihre Taste hinter den Befehl.
no-such-card = Eine Karte „{ $name }“ gibt es nicht.
why-can-play =
    Du kannst { DEN($card) } ausspielen: Das kostet { $cost ->
        [one] 1 Faltung
       *[other] { $cost } Faltungen
    }, und du kannst auf { $n ->
        [one] 1 Art
       *[other] { $n } Arten
    } bezahlen.
why-not-now = { $card }: Gerade geht es um etwas anderes. { $text }
brief-folds =
    { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }
brief-cost = kostet { $cost }
why-can-pay =
    { $n ->
        [one] { $card }: Damit kannst du bezahlen, und zwar auf 1 Art.
       *[other] { $card }: Damit kannst du bezahlen, und zwar auf { $n } Arten.
    }
why-cannot-pay = { $card }: Damit kannst du hier nicht passend bezahlen.
why-not = { $card }: { $text }
why-can-play-free = Du kannst { DEN($card) } jetzt kostenlos ausspielen.
why-can-play-range =
    Du kannst { DEN($card) } für { $least } bis { $most } Faltungen ausspielen; du kannst auf { $n ->
        [one] 1 Art
       *[other] { $n } Arten
    } bezahlen.
brief-free = kostenlos
brief-cost-range = kostet { $least }–{ $most }
no-rule-near = Eine Regel „{ $name }“ gibt es nicht. Versuche es mit: { $list }.
why-being-played = { $card }: Das ist die Karte, die du ausspielst; mit ihr selbst kannst du nicht bezahlen.
why-can-draw = Du kannst { DEN($card) } jetzt ziehen.
why-can-use = Du kannst die Sonderaktion „{ $card }“ jetzt nutzen.
why-can-pick = Du kannst { DEN($card) } jetzt wählen.
why-covered = { $card }: Diese Karte liegt überdeckt in deiner Sammlung. Ihre Punkte zählen, eine Sonderaktion oder ein Dauereffekt nicht.
why-ongoing = { $card }: Diese Karte liegt vorn in deiner Sammlung, ihr Dauereffekt gilt. { $text }
why-in-play = { $card }: im Spiel. { $text }
why-nowhere = { $card }: Damit kannst du jetzt nichts tun. Die Karte ist weder auf deiner Hand noch in der Nachschubzeile noch in deinen Sammlungen.
undo-done = Rückgängig gemacht.
undo-nothing = Rückgängig machen lässt sich nichts: Seit deiner letzten Wahl wurde Verdecktes sichtbar, oder jemand anders war an der Reihe.
saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit: { $text }
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-failed = { $file } kann nicht geschrieben werden: { $reason }
quit-bye = Die Partie ist noch nicht zu Ende. Bis zum nächsten Mal!
quit-input-ended = Die Eingabe ist zu Ende, die Partie noch nicht.
won =
    { IS($who) ->
        [you] { $score ->
            [one] Du gewinnst mit { $score } Punkt!
           *[other] Du gewinnst mit { $score } Punkten!
        }
       *[other] { $score ->
            [one] { $who } gewinnt mit { $score } Punkt.
           *[other] { $who } gewinnt mit { $score } Punkten.
        }
    }
won-together =
    { $score ->
        [one] Geteilter Sieg mit { $score } Punkt: { $names }.
       *[other] Geteilter Sieg mit { $score } Punkten: { $names }.
    }
score-of-other =
    { IS($other) ->
        [you] { $card } (bei dir) + { $n }
       *[other] { $card } (bei { $other }) + { $n }
    }
won-by-cards = Nach Punkten stand es unentschieden; die Zahl der Handkarten gab den Ausschlag. (O-8.2)
welcome =
    { $name }. Familien: { $families }. { $n ->
        [one] 1 Spieler: { $names }.
       *[other] { $n } Spieler: du, { $names }.
    } Startwert (seed): { $seed }. Mit ? bekommst du jederzeit Hilfe.
welcome-characters = Charaktere in dieser Partie, jeder in Gelb und Rot: { $list }.
help =
    Jede Frage beantwortest du mit wenigen Tasten:
    a b c …  Karten der Nachschubzeile; mehrere zusammen: ac
    1 2 3 …  Karten deiner Hand; mit 3l oder 3r wählst du gleich die Sammlung
    l r  linke oder rechte Sammlung: zum Ausspielen oder für ihre Sonderaktion
    +  die oberste Karte des Ablagestapels, wo du sie nehmen, ausspielen oder damit bezahlen darfst
    p  Reispapier; zwei davon: pp
    j n  ja oder nein; mit n verzichtest du, die Eingabetaste bestätigt
    Kartennamen gehen auch, in jeder der drei Sprachen. Außerdem gibt es diese Befehle:
    warum KARTE  was du jetzt mit einer Karte tun kannst oder welche Regel dagegen spricht
    karte KARTE  alles über eine Karte
    tipp  die besten Züge jetzt, was sie versprechen und wie es weitergehen könnte
    zurück  macht deine letzte Wahl rückgängig, solange nichts Verdecktes sichtbar wurde
    verlauf [N]  was bisher geschah (die letzten N Zeilen)
    regeln [NR]  die Kapitel der Regeln oder eine Regel, zum Beispiel O-5.1
    punkte  der Punktestand, Karte für Karte
    tisch  zeigt den Tisch noch einmal
    speichern [DATEI]  speichert die Partie in einer Datei
    ende  verlässt die Partie
