### Eine aufgezeichnete Partie im Terminal ansehen.

watch-step = Schritt { $number } von { $n }
watch-round = Runde { $round }
watch-open = alles offen
watch-nobody = als Zuschauer
watch-as = wie { $name } es sah
watch-plays = läuft, Tempo { $number }
watch-waits = angehalten, Tempo { $number }
watch-hand = Hand
watch-more =
    { $n ->
        [0] Hier endet der Tisch. j und k blättern.
        [one] Noch 1 Zeile. j und k blättern.
       *[other] Noch { $n } Zeilen. j und k blättern.
    }
watch-keys =
    Leertaste: abspielen oder anhalten
    1 2 3: Tempo
    ← →: Schritt
    ↑ ↓: Zug
    Bild auf, Bild ab: Runde
    Pos1, Ende
    s: nächster Platz
    w: Zuschauer
    o: alles offen
    q: Schluss
watch-nothing = In dieser Partie ist noch nichts geschehen, also gibt es nichts zu sehen.
