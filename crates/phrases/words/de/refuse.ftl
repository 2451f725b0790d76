### Why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

refuse-with-rule = { $reason } · { $rule }
refuse-not-asked = Du bist gerade nicht an der Reihe.
refuse-no-action = Wähle 1 Aktion: Karten ziehen, ein Origami ausspielen oder eine Sonderaktion nutzen.
refuse-not-in-line = Du hast eine Karte genannt, die nicht in der Nachschubzeile liegt.
refuse-pass = Du kannst noch eine Aktion ausführen, also darfst du nicht passen.
refuse-no-card-on-top = Diese Sammlung ist leer und hat deshalb keine Sonderaktion.
refuse-no-special = Die vorderste Karte dieser Sammlung hat keine Sonderaktion.
refuse-special-next-turn = Die Sonderaktion einer gerade ausgespielten Karte kannst du erst ab deinem nächsten Zug nutzen.
refuse-special-once = Diese Sonderaktion hast du in diesem Zug schon genutzt.
refuse-special-impossible = Diese Sonderaktion lässt sich gerade nicht ausführen.
refuse-special-must = Eine gewählte Sonderaktion musst du auch ausführen.
refuse-not-in-hand = Diese Karte hast du nicht auf der Hand.
refuse-cannot-pay =
    { $least ->
        [one] Mit deinen anderen Karten kannst du nicht genau 1 Faltung bezahlen; alle zusammen ergeben { $worth }.
       *[other] Mit deinen anderen Karten kannst du nicht genau { $least } Faltungen bezahlen; alle zusammen ergeben { $worth }.
    }
refuse-cannot-pay-range = Mit deinen anderen Karten kannst du nicht { $least } bis { $most } Faltungen bezahlen; alle zusammen ergeben { $worth }.
refuse-cannot-pay-with-it = Mit { DEM($given) } als Teil der Bezahlung kannst du dieses Origami nicht genau bezahlen.
refuse-payment =
    { $least ->
        [one] Du musst genau 1 Faltung bezahlen; deine Auswahl ergibt { $got }.
       *[other] Du musst genau { $least } Faltungen bezahlen; deine Auswahl ergibt { $got }.
    }
refuse-payment-range = Du darfst { $least } bis { $most } Faltungen bezahlen; deine Auswahl ergibt { $got }.
refuse-payment-cards = Bezahlen kannst du nur mit Karten aus deiner Hand und nicht mit der Karte, die du gerade ausspielst.
refuse-payment-answer = Nenne die Karten, mit denen du bezahlst.
refuse-payment-with = Die genommene Karte muss Teil der Bezahlung sein.
refuse-balance = Deine Sammlungen dürfen sich um höchstens 1 Karte unterscheiden; so wären es { $got }.
refuse-first-left = Mit deinem ersten Origami beginnst du die linke Sammlung.
refuse-just-taken = Die gerade genommene Karte darfst du jetzt nicht ausspielen.
refuse-play-family = Mit diesem Effekt darfst du diese Karte nicht ausspielen.
refuse-play-answer = Mit diesem Effekt spielst du ein Origami aus; wähle eine deiner Karten.
refuse-pick-not-there = Diese Karte steht nicht zur Wahl.
refuse-pick-not-allowed = Für diesen Effekt kommt diese Karte nicht infrage.
refuse-copy-not-allowed = Dieses Origami hat keinen Sofort-Effekt, der sich kopieren lässt.
refuse-pick-answer = Wähle eine der Karten.
refuse-not-there = Du hast eine Karte genannt, die weder in der Nachschubzeile noch oben auf dem Ablagestapel liegt.
refuse-group-answer = Wähle Karten aus der Nachschubzeile.
refuse-no-discards = Der Ablagestapel ist leer.
refuse-take-up-to =
    { $got ->
        [0] Du musst mindestens 1 Karte nehmen.
        [one] Du darfst Karten mit zusammen höchstens { $most } Faltungen nehmen; deine Auswahl hat 1 Faltung.
       *[other] Du darfst Karten mit zusammen höchstens { $most } Faltungen nehmen; deine Auswahl hat { $got } Faltungen.
    }
refuse-take-exactly =
    { $got ->
        [one] Du musst Karten mit zusammen genau { $least } Faltungen nehmen; deine Auswahl hat 1 Faltung.
       *[other] Du musst Karten mit zusammen genau { $least } Faltungen nehmen; deine Auswahl hat { $got } Faltungen.
    }
refuse-take-cards =
    { $least ->
        [one] Du musst genau 1 Karte nehmen; gewählt hast du { $got }.
       *[other] Du musst genau { $least } Karten nehmen; gewählt hast du { $got }.
    }
refuse-order = Karten werden in der Reihenfolge der Liste gewählt; diese hast du schon übersprungen.
refuse-hand-check =
    { $least ->
        [one] Du musst noch 1 Karte abwerfen; ab dieser Karte stehen dafür nur noch { $got } zur Wahl.
       *[other] Du musst noch { $least } Karten abwerfen; ab dieser Karte stehen dafür nur noch { $got } zur Wahl.
    }
refuse-hand-check-answer = Du musst abwerfen: Wähle eine Karte.
refuse-no-player = Wähle einen deiner Mitspieler.
refuse-player-without-cards = Dieser Mitspieler hat keine Karten auf der Hand.
refuse-confirm = Entscheide, ob du den Effekt nutzt oder nicht.
refuse-players = Möglich sind { $least } bis { $most } Spieler, nicht { $n }.
refuse-families =
    { $n ->
        [one] Zu 1 Spieler gehört 1 Familie; angegeben hast du { $got }.
       *[other] Zu { $n } Spielern gehören { $n } verschiedene Familien; angegeben hast du { $got }.
    }
refuse-seat = Einen Platz { $n } gibt es nicht; die Plätze sind von 0 bis { $most } nummeriert.
