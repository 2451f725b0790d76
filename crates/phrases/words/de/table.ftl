### Der Tisch im Browser.

table-game =
    { $game ->
        [origami] Origami
        [legends] Origami: Legends
        [mixed] Origami und Legends gemischt
        [islands] Origami Islands
        [islands-solo] Origami Islands allein
       *[other] { $game }
    }
table-your-turn = Du bist dran
table-waiting-for = Warten auf { $names }
table-chance = Einen Moment …
table-paused = Der Tisch macht Pause
table-over = Das Spiel ist zu Ende
table-ended = Das Spiel wurde ohne Ergebnis beendet
table-frozen = Dieser Tisch kann nur noch angesehen werden
table-no-game = Dieses Spiel gibt es im Browser noch nicht. Es lässt sich über die API und im Terminal spielen.
table-connection-lost = Keine Verbindung; neuer Versuch …
table-asked = überlegt
table-away = abwesend
table-out = ausgeschieden
table-known =
    { $n ->
        [one] 1 Karte bekannt
       *[other] { $n } Karten bekannt
    }
table-left = Links
table-right = Rechts
table-use = Nutzen
table-special-next-turn = Sonderaktion ab dem nächsten Zug
table-special-used = Sonderaktion in diesem Zug schon genutzt
table-first-run-out = Der Stapel war noch nicht aufgebraucht
table-second-run-out = Ist der Stapel noch einmal aufgebraucht, beginnt das Ende
table-deck-and-discards = Stapel und Ablagestapel
table-cards-left = Übrige Karten
table-cards-left-text = So viele Exemplare jeder Karte stecken im Stapel oder in Händen, die du nicht siehst, von allen, die es gibt.
table-discards =
    { $n ->
        [one] 1 Karte im Ablagestapel
       *[other] { $n } Karten im Ablagestapel
    }
table-discards-title = Ablagestapel, die oberste Karte zuerst
table-scores = Punkte bisher
table-scores-parts = { $worth } auf Karten, { $sum } durch Effekte
table-empty-hand = Du hast keine Karten auf der Hand.
table-empty-hand-draw = Zieh welche aus der Nachschubzeile.
table-being-played = wird gespielt
table-marked = geht weg
table-you-watch = Du schaust zu.
table-you-watch-later =
    { $n ->
        [one] Du schaust zu, 1 Zug hinter denen, die spielen.
       *[other] Du schaust zu, { $n } Züge hinter denen, die spielen.
    }
table-not-asked = Du bist nicht am Zug
table-play = { DEN($card) } spielen
table-play-it = Spielen
table-back = Zurück
table-pay-it = Bezahlen
table-take = Nehmen
table-discard-these = Diese abwerfen
table-yes = Ja
table-no = Nein
table-decline = Nein, danke
table-pass = Passen
table-draw = Ziehen
table-draw-single = Eine einzelne Karte darf mehr wert sein.
table-draw-cards =
    { $n ->
        [one] Höchstens 1 Karte.
       *[other] Höchstens { $n } Karten.
    }
table-tools = Weitere Aktionen
table-take-back = Zurücknehmen
table-hint = Tipp
table-hint-text = Antworten nach dem Platz, den ein Bot damit erwartet, dann nach Punkten. Ein Klick legt sie zurecht; bestätigen musst du sie.
table-hint-text-alone = Antworten nach den Punkten, die ein Bot damit erwartet. Ein Klick legt sie zurecht; bestätigen musst du sie.
table-hint-only = Es gibt nur eine Antwort.
table-hint-place-of = Platz { $value }
table-hint-points-of = { $value } Punkte
table-hint-then = Dann
table-return = Ich bin wieder da
table-offer = Ende ohne Ergebnis anbieten
table-withdraw = Angebot zurückziehen
table-offered = Würde das Spiel ohne Ergebnis beenden: { $names }
table-leave = Tisch verlassen
table-resign = Aufgeben
table-log = Was geschah
table-dialog = Einzelheiten
table-to-table = Zurück zum Tisch
