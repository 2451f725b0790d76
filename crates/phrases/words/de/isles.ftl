### Der Tisch von Origami Islands im Browser: Jahreszeitenleiste, Versteigerung, Blätter, Spieler, Wissenschaftsbogen.

## Die Jahreszeitenleiste

isles-track = Jahreszeitenleiste
isles-round = Runde { $round } von { $rounds }
isles-space = Feld { $place } von { $count }
isles-first-player =
    { IS($who) ->
        [you] Du bist Startspieler
       *[other] Startspieler: { $who }
    }
isles-not-begun = Die erste Runde beginnt, sobald alle zwei Blätter gewählt haben.

## Die Versteigerung

isles-auction = Versteigerung
isles-ours = Form oder Farbregel sind unsere eigenen; keine gedruckte Quelle nennt sie.
isles-ours-short = eigene Form oder Regel
isles-mark = Bei dieser Karte zählt Carrambah 2 dazu
isles-no-card = Der Versteigerungswürfel wurde noch nicht geworfen.
isles-no-bid = Noch kein Gebot
isles-leads =
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
isles-won =
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
isles-bids = Gebote bisher
isles-passes = passt
isles-unable = kann nicht bieten
isles-purses = Die Münzen aller

## Das Gebot von Carrambah

isles-carrambah = Carrambah
isles-carrambah-waits = Sobald du bietest, antwortet Carrambah mit zwei Würfeln.
isles-carrambah-idle = Du hast nicht geboten, also behält Carrambah die Würfel.
isles-your-bid = Dein Gebot
isles-carrambah-bid = Gebot von Carrambah

## Bieten

isles-bid = { $coins } bieten
isles-bid-all = Alle { $coins } bieten
isles-bid-coins = Ein anderes Gebot, in Münzen
isles-bid-this = Bieten
isles-chance = { $n } %
isles-chance-text = Die Prozente: wie wahrscheinlich es ist, dass die Würfel von Carrambah nicht mehr zeigen.
isles-bid-keys = Oder tippe eine Zahl und drücke die Eingabetaste; P passt.

## Während andere gefragt sind

isles-waits =
    { IS($who) ->
        [you] Du bist dran.
       *[other] { $key ->
            [bid] { $who } bietet.
            [paint] { $who } malt.
           *[other] { $who } trifft eine Wahl.
        }
    }
isles-have-passed = Du hast gepasst. Nach der Versteigerung malst du ein Feld aus und nimmst dein Einkommen.
isles-meanwhile = Inzwischen kannst du dir die Inseln aller ansehen: Ein Klick zeigt sie groß.

## Blätter

isles-sheet = Blatt { $n }
isles-kind =
    { $key ->
        [near] nahe Inseln
       *[far] ferne Inseln
    }
isles-keep-text = Du spielst auf beiden Inseln jedes Blatts, das du behältst. Wähle zwei.
isles-keep-it = Diese zwei behalten
isles-squares-and-points = { $n } Felder, höchstens { $score } Punkte
isles-outlines =
    { $n ->
        [one] 1 Umriss
       *[other] { $n } Umrisse
    }
isles-your-choice = Du behältst diese zwei Blätter. Niemand sonst sieht das, bis alle gewählt haben.
isles-still-choosing = Wählen noch: { $names }

## Spieler

isles-income = Einkommen: { $sum }
isles-income-next = Nächstes Einkommen: { $sum }
isles-has-card = hat die Karte
isles-choosing = wählt Blätter
isles-has-chosen = hat gewählt
isles-island-of =
    { IS($who) ->
        [you] Deine Insel { $island }
       *[other] { $island }, eine Insel von { $who }
    }

## Der Wissenschaftsbogen

isles-begun = { $n } von 4 Technologien begonnen
isles-one-of-two = Eine von diesen beiden:
isles-researched = erforscht
isles-next = die nächste
isles-at-once = sofort, wenn du sie erforschst
isles-to-next =
    { $n ->
        [one] 1 Punkt bis zum Rang { $rank }
       *[other] { $n } Punkte bis zum Rang { $rank }
    }
isles-top = Einen höheren Rang gibt es nicht.

## Technologien

isles-research = { $name }, Stufe { $level }, erforschen
isles-act = Wie sonst handeln: ein Feld, dann { $sum } Einkommen
isles-use = { $text } nutzen
isles-go-on = Ohne weitermachen
