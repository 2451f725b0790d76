### Why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

refuse-with-rule = { $reason } · { $rule }
refuse-not-asked = Du bist gerade nicht an der Reihe.
refuse-no-action =
    { $game ->
        [legends] Wähle 1 Aktion: Karten ziehen oder ein Origami ausspielen.
       *[any] Wähle 1 Aktion: Karten ziehen, ein Origami ausspielen oder eine Sonderaktion nutzen.
    }
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
refuse-cannot-pay-few =
    { $least ->
        [one] Bezahlt werden muss mit mindestens 1 Karte; du könntest nur mit { $got } bezahlen.
       *[other] Bezahlt werden muss mit mindestens { $least } Karten; du könntest nur mit { $got } bezahlen.
    }
refuse-payment =
    { $least ->
        [one] Du musst genau 1 Faltung bezahlen; deine Auswahl ergibt { $got }.
       *[other] Du musst genau { $least } Faltungen bezahlen; deine Auswahl ergibt { $got }.
    }
refuse-payment-range = Du musst { $least } bis { $most } Faltungen bezahlen; deine Auswahl ergibt { $got }.
refuse-payment-cards = Bezahlen kannst du nur mit Karten aus deiner Hand und nicht mit der Karte, die du gerade ausspielst.
refuse-payment-answer = Nenne die Karten, mit denen du bezahlst.
refuse-payment-with = Die genommene Karte muss Teil der Bezahlung sein.
refuse-payment-few =
    { $least ->
        [one] Du musst mit mindestens 1 Karte bezahlen; gewählt hast du { $got }.
       *[other] Du musst mit mindestens { $least } Karten bezahlen; gewählt hast du { $got }.
    }
refuse-top-discard-pays = Mit der obersten Karte des Ablagestapels darfst du nur bezahlen, solange { DER($card) } im Spiel ist.
refuse-top-discard-plays = Die oberste Karte des Ablagestapels darfst du nur ausspielen, solange { DER($card) } im Spiel ist.
refuse-not-top-discard = Diese Karte liegt nicht oben auf dem Ablagestapel.
refuse-rice-paper = Reispapier ist kein Origami; du kannst damit nur bezahlen.
refuse-character-side = Ein Charakter kommt in die Tischmitte, nicht in eine Sammlung.
refuse-bonus-answer = Mit dem Bonus spielst du ein Origami aus der Nachschubzeile aus; wähle eines oder verzichte darauf.
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
        [one] Du darfst Karten mit zusammen höchstens { $most ->
            [one] 1 Faltung
           *[other] { $most } Faltungen
        } nehmen; deine Auswahl hat 1 Faltung.
       *[other] Du darfst Karten mit zusammen höchstens { $most ->
            [one] 1 Faltung
           *[other] { $most } Faltungen
        } nehmen; deine Auswahl hat { $got } Faltungen.
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
refuse-take-few =
    { $most ->
        [one] Du darfst höchstens 1 Karte nehmen; gewählt hast du { $got }.
       *[other] Du darfst höchstens { $most } Karten nehmen; gewählt hast du { $got }.
    }
refuse-not-in-discards = Diese Karte liegt nicht im Ablagestapel.
refuse-only-rice-paper = Hier darfst du nur Reispapier abwerfen.
refuse-spot-any = Wähle ein Origami, das in einer Sammlung liegt.
refuse-spot-own = Wähle eines deiner eigenen Origami.
refuse-spot-new = Wähle eine Stelle in einer deiner eigenen Sammlungen.
refuse-spot-bottom = Dieses Origami ganz nach hinten zu legen, würde nichts ändern.
refuse-spot-fixed = Dieses Origami lässt sich gerade nirgendwohin verschieben.
refuse-spot-no-fit = Dorthin geht es nicht: Das Verschieben muss etwas ändern, und deine Sammlungen dürfen sich um höchstens 1 Karte unterscheiden.
refuse-order = Karten werden in der Reihenfolge der Liste gewählt; diese hast du schon übersprungen.
refuse-rice-paper-first = Reispapier wird vor den anderen Karten gewählt; dafür ist es jetzt zu spät.
refuse-hand-check =
    { $least ->
        [one] Du musst noch 1 Karte abwerfen; ab dieser Karte hast du dafür nur noch { $got } zur Wahl.
       *[other] Du musst noch { $least } Karten abwerfen; ab dieser Karte hast du dafür nur noch { $got } zur Wahl.
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
refuse-characters =
    { $n ->
        [one] Zu 1 Spieler gehört 1 Charakterpaar oder gar keines; angegeben hast du { $got }.
       *[other] Zu { $n } Spielern gehören { $n } Charakterpaare oder gar keine; angegeben hast du { $got }.
    }
refuse-table-cards = Mit den geltenden Korrekturen haben diese Familien und Charaktere { $n } Karten; an einem Tisch ist Platz für höchstens { $most }.
refuse-seat = Einen Platz { $n } gibt es nicht; die Plätze sind von 0 bis { $most } nummeriert.
