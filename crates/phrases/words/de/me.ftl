### Die Seite über einen selbst.

me-title = Du
me-nobody = Wir kennen dich noch nicht, und das macht nichts: Mit deiner ersten Partie bekommst du ein Cookie, und diese Seite zeigt deine Tische. Wenn du schon anderswo spielst, mach dort einen Link und öffne ihn hier.
me-name = Dein Name
me-name-hint = Er gilt ab dem nächsten Tisch. Wo du schon sitzt, bleibt dein Name, wie er ist.
me-name-save = Speichern
me-tables = Deine Tische
me-tables-empty = Noch keine Tische. Hast du gespielt, findest du hier jede Partie wieder.
me-tables-play = Spielen
me-best = Islands allein
me-best-games =
    { $n ->
        [one] 1 beendete Partie.
       *[other] { $n } beendete Partien. Die beste:
    }
me-best-again = Noch einmal allein spielen
me-older = Ältere
me-newest = Die neuesten
me-device = Auf einem anderen Gerät
me-device-lead = Ein Link nimmt dich mit: derselbe Name, dieselben Tische. Er geht einmal.
me-device-make = Link machen
me-link-title = Öffne diesen Link auf deinem anderen Gerät
me-link-lead =
    { $n ->
        [one] Er geht einmal, und nur innerhalb von 1 Stunde. Wer ihn öffnet, ist hier du: Schick ihn sonst niemandem.
       *[other] Er geht einmal, und nur innerhalb von { $n } Stunden. Wer ihn öffnet, ist hier du: Schick ihn sonst niemandem.
    }
me-link-link = Link für dein anderes Gerät
me-link-qr = QR-Code des Links für dein anderes Gerät
me-arrive-title = Bist du das?
me-arrive-lead = Mit diesem Link kennt dich dieser Browser: mit dem Namen und den Tischen von deinem anderen Gerät.
me-arrive-instead = Bisher kennt dich dieser Browser als { $name }. Dieser Name und seine Tische sind hier dann nicht mehr zu finden.
me-arrive-do = Ja, das bin ich
me-arrive-no = Nein
me-spent-title = Dieser Link ist verbraucht
me-spent = Ein Link auf ein anderes Gerät geht einmal, und einen Tag lang. Mach dort einen neuen, auf der Seite „{ $name }“.
me-tips = Tipps am Tisch
me-tips-told = In deinen ersten Partien erklärt der Kranich alles Neue einmal, sobald es wichtig wird.
me-tips-silent = Der Kranich schweigt an deinen Tischen.
me-tips-tell = Wieder Tipps geben
me-tips-anew = Mit allen von vorn beginnen
me-look = Aussehen
me-theme =
    { $value ->
        [auto] wie das System
        [light] hell
       *[dark] dunkel
    }
me-forget = Vergesst mich
me-forget-lead = Dein Name, dein Cookie und wer du an jedem Tisch warst werden gelöscht. Du verlässt Partien, die nicht zu Ende sind.
me-forget-do = Vergesst mich …
me-forget-title = Sollen wir dich vergessen?
me-forget-sure = Das lässt sich nicht zurücknehmen. Partien, die zu Ende sind, bleiben ohne deinen Namen.
me-forget-yes = Ja, vergesst mich
me-forget-no = Nein, bleiben

## Their games in numbers.
me-numbers = Deine Partien in Zahlen
me-numbers-none = Spiel eine Partie zu Ende, dann steht hier, wie oft du gewinnst, gegen wen und mit welchen Karten.
me-numbers-newest = Aus deinen letzten { $n } Partien.
me-numbers-game = Spiel
me-numbers-finished = Beendet
me-numbers-won = Gewonnen
me-numbers-best = Beste
me-numbers-share = { $got } von { $n }
me-numbers-streak-none = Deine letzte Partie war nicht gewonnen. Deine längste Serie: { $most }.
me-numbers-streak =
    { $n ->
        [one] Du hast deine letzte Partie gewonnen. Deine längste Serie: { $most }.
       *[other] Du hast deine letzten { $n } Partien gewonnen. Deine längste Serie: { $most }.
    }
me-numbers-with = Mit wem
me-numbers-ahead = Vor ihnen
me-numbers-cards = Die Karten, die du am meisten spielst
me-numbers-times =
    { $n ->
        [one] einmal
       *[other] { $n }-mal
    }
me-numbers-scores = Deine Punkte: { $game }
me-numbers-bar =
    { $n ->
        [one] { $least } bis { $most } Punkte: 1 Partie
       *[other] { $least } bis { $most } Punkte: { $n } Partien
    }
me-export = Alles, was wir von dir wissen
me-export-lead = Als Datei für Programme (JSON): wer du hier bist, deine Tische und was du erreicht hast.
me-export-do = Datei mitnehmen
