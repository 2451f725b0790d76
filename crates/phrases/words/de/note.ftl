### Der Zettel eines Kartenspiels: was gefragt ist in wenigen Worten, und wie man am Tisch antwortet.

note-asks = { $name } fragt dich: { $card }
note-yours = Deine Karte: { $card }
note-of = { $card }
note-quoted = „{ $text }“
note-action = Ziehen oder spielen?
note-action-or-use = Ziehen, spielen, nutzen?
note-another-action = Noch eine Aktion
note-play = Spiel ein Origami
note-take-or-play = Nimm oder spiel eine Karte
note-take-one = Nimm eine Karte
note-play-bonus = Eine Karte umsonst?
note-pay =
    { $n ->
        [0] Nichts zu zahlen
        [one] Zahle 1 Faltung
       *[other] Zahle { $n } Faltungen
    }
note-pay-range = Zahle { $least } bis { $most } Faltungen
note-pick = Wähle eine Karte
note-take = Nimm Karten
note-discard-any = Karten abwerfen?
note-discard =
    { $n ->
        [one] Wirf 1 Karte ab
       *[other] Wirf { $n } Karten ab
    }
note-origami = Wähle ein Origami
note-place = Wähle einen Platz
note-player = Wähle jemanden
note-confirm = Effekt nutzen?
note-how-draw =
    { $n ->
        [one] Nachschubzeile, 1 Faltung.
       *[other] Nachschubzeile, bis { $n } Faltungen.
    }
note-how-play = wähle eine Karte deiner Hand.
note-how-use = Knopf an deiner obersten Karte.
note-how-pay = Wähle Karten deiner Hand, um zu zahlen.
note-how-onto = Wähle die Sammlung, auf die es kommt.
note-how-to-bottom = Wähle es, wo es liegt. Es kommt unter seine Sammlung.
note-how-move = Wähle es, wo es liegt; dann seinen neuen Platz.
note-how-place = Wähle den Platz, an den es kommt.
note-how-player = Wähle den Namen.
note-goes-here = Hierhin
note-choose = { $name } wählen
note-onto-left = Nach links
note-onto-right = Nach rechts
note-full-hand = Handlimit { $n }: der Rest muss am Zugende weg.
note-touch-to-read = Zum Lesen auf eine Karte zeigen oder sie halten.
note-too-much = ist zu viel: nimm eine zurück
note-offered-here = Zur Wahl

### Die Leiste eines Tischs.

table-goal = Ziel und Ende
table-menu = Menü
table-deck-of = Stapel { $n } von 2
