### Der Rahmen jeder Seite, die Gesichter der Karten und Seiten für das, was schiefgegangen ist.

page-guest = Gast
page-skip = Zum Inhalt springen
page-navigation = Hauptmenü
page-languages = Sprache
page-cards = Karten
page-rules = Regeln
page-me = Du
page-fair = Senbazuru ist ein Zuhause für die Origami-Spiele. Worte, Zeichnungen und Programm sind unsere eigenen.
page-theme =
    Farben: { $value ->
        [auto] wie das System. Zu den hellen wechseln
        [light] hell. Zu den dunklen wechseln
       *[dark] dunkel. Zu denen des Systems wechseln
    }

## Das Gesicht einer Karte, vorgelesen.

page-card-family = Familie { $family }
page-card-cost = kostet { $cost }
page-card-folds =
    { $folds ->
        [one] 1 Faltung wert
       *[other] { $folds } Faltungen wert
    }
page-card-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }

## Was schiefgegangen ist.

page-oops-title =
    { $reason ->
        [lost] Diese Seite ist davongeflogen
        [spent] Dieser Link gilt nicht mehr
        [closed] Diese Tür ist zu
        [many] Eine Faltung nach der anderen
        [broken] Da ist etwas zerknittert
       *[refused] Das geht so nicht
    }
page-oops-next =
    { $reason ->
        [lost] Vielleicht ist die Adresse falsch geschrieben, oder was hier war, ist weg. Deine Tische stehen auf der ersten Seite.
        [spent] Ein Link für ein anderes Gerät gilt ein einziges Mal und nicht lange. Mach auf dem Gerät, das dich kennt, auf der Seite „Du“ einen neuen.
        [closed] Vielleicht kennt man dich auf diesem Gerät unter einem anderen Namen, oder du brauchst eine Einladung: Bitte noch einmal um den Link.
        [many] Es ist nichts verloren. Warte einen Moment und versuche es dann noch einmal.
        [broken] Das ist unser Fehler, nicht deiner. Was bestätigt war, ist sicher. Versuche es gleich noch einmal.
       *[refused] Geh zurück und sieh noch einmal nach: Vielleicht hat sich inzwischen etwas geändert.
    }
page-oops-wait =
    { $n ->
        [one] In 1 Sekunde kannst du es noch einmal versuchen.
       *[other] In { $n } Sekunden kannst du es noch einmal versuchen.
    }
page-oops-home = Zur ersten Seite
page-oops-table = Zurück zum Tisch
page-oops-request = Falls du jemandem davon erzählen willst: Anfrage { $text }
