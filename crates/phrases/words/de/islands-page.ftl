### Der Tisch von Origami Islands im Browser: Jahreszeitenleiste, Versteigerung, Blätter, Spieler, Wissenschaftsbogen.

## Die Jahreszeitenleiste

islands-track = Jahreszeitenleiste
islands-the-round = Runde { $round } von { $rounds }
islands-space = Feld { $place } von { $count }
islands-not-begun = Die erste Runde beginnt, sobald alle zwei Blätter gewählt haben.

## Die Versteigerung

islands-auction = Versteigerung
islands-ours = Form oder Farbregel sind unsere eigenen; keine gedruckte Quelle nennt sie.
islands-mark = Bei dieser Karte zählt Carrambah 2 dazu
islands-no-card = Der Versteigerungswürfel wurde noch nicht geworfen.
islands-no-bid = Noch kein Gebot
islands-leads =
    { IS($who) ->
        [you] Du führst mit { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
       *[other] { $who } führt mit { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
    }
islands-won =
    { IS($who) ->
        [you] Du hast die Karte für { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } ersteigert
       *[other] { $who } hat die Karte für { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } ersteigert
    }
islands-unable = kann nicht bieten

## Das Gebot von Carrambah

islands-carrambah = Carrambah
islands-carrambah-waits = Sobald du bietest, antwortet Carrambah mit zwei Würfeln.
islands-carrambah-idle = Du hast nicht geboten, also behält Carrambah die Würfel.
islands-your-bid = Dein Gebot
islands-carrambah-bid = Gebot von Carrambah

## Bieten

islands-bid = { $coins } bieten
islands-bid-all = Alle { $coins } bieten
islands-bid-coins = Ein anderes Gebot, in Münzen
islands-bid-this = Bieten
islands-chance = { $n } %
islands-chance-text = Die Prozente: wie wahrscheinlich es ist, dass die Würfel von Carrambah nicht mehr zeigen.
islands-bid-keys = Oder tippe eine Zahl und drücke die Eingabetaste; P passt.

## Während andere gefragt sind

islands-waits =
    { IS($who) ->
        [you] Du bist dran.
       *[other] { $key ->
            [bid] { $who } bietet.
            [paint] { $who } malt.
           *[other] { $who } trifft eine Wahl.
        }
    }
islands-have-passed = Du hast gepasst. Nach der Versteigerung malst du ein Feld aus und nimmst dein Einkommen.
islands-meanwhile = Inzwischen kannst du dir die Inseln aller ansehen: Ein Klick zeigt sie groß.

## Blätter

islands-sheet = Blatt { $n }
islands-kind =
    { $key ->
        [near] nahe Inseln
       *[far] ferne Inseln
    }
islands-keep-it = Diese zwei behalten
islands-squares-and-points = { $n } Felder, höchstens { $score } Punkte
islands-outlines =
    { $n ->
        [one] 1 Umriss
       *[other] { $n } Umrisse
    }
islands-your-choice = Du behältst diese zwei Blätter. Niemand sonst sieht das, bis alle gewählt haben.
islands-still-choosing = Wählen noch: { $names }

## Spieler

islands-the-income = Einkommen: { $sum }
islands-income-next = Nächstes Einkommen: { $sum }
islands-has-card = hat die Karte
islands-choosing = wählt Blätter
islands-has-chosen = hat gewählt
islands-island-of =
    { IS($who) ->
        [you] Deine Insel { $island }
       *[other] { $island }, eine Insel von { $who }
    }

## Der Wissenschaftsbogen

islands-begun = { $n } von 4 Technologien begonnen
islands-one-of-two = Eine von diesen beiden:
islands-researched = erforscht
islands-next = die nächste
islands-at-once = sofort, wenn du sie erforschst
islands-to-next =
    { $n ->
        [one] 1 Punkt bis zum Rang { $rank }
       *[other] { $n } Punkte bis zum Rang { $rank }
    }
islands-top = Einen höheren Rang gibt es nicht.

## Technologien

islands-research = { $name }, Stufe { $level }, erforschen
islands-act = Wie sonst handeln: ein Feld, dann { $sum } Einkommen
islands-use = { $text } nutzen
islands-go-on = Ohne weitermachen
