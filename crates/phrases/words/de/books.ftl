### Der Kartenkatalog und die Regeln als Seiten.

## Alle Karten.

books-cards = Karten
books-cards-intro = Alle Karten von Origami und Origami: Legends und was sie tun. Öffne eine, dann siehst du sie groß und erfährst, in welchen Regeln sie vorkommt und woher jede Zahl stammt.
books-filter = Karten auswählen
books-filter-family = Familie
books-filter-kind = Art des Effekts
books-filter-text = Name oder Wörter
books-filter-any = alle
books-filter-show = Zeigen
books-filter-clear = Alle Karten zeigen
books-found =
    { $n ->
        [one] Eine Kartenart
       *[other] { $n } Kartenarten
    }
books-found-none = Keine Karte passt zu alldem. Lass etwas weg oder sieh dir alle an.
books-copies =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
books-characters = Charaktere
books-rice-paper = Reispapier

## Eine Karte.

books-facts = Angaben
books-from = Woher das stammt
books-fact = Angabe
books-value = Wert
books-source = Quelle
books-printed-means = Gedruckt: Es steht auf der Karte, in einer Spielregel oder in einer veröffentlichten Rezension.
books-ours-means = Von uns: Keine gedruckte Quelle, die uns zugänglich ist, nennt es; deshalb haben wir es ergänzt.
books-edition-means = Korrigiert: Wer diesen Server betreibt, hat es nach den Karten der eigenen Schachtel geändert.
books-names = Namen
books-family-more = Mehr aus dieser Familie
books-characters-more = Mehr Charaktere
books-neighbours = Davor und danach
books-whole-card = Alles über diese Karte
books-no-rules = Keine Regel nennt diese Karte beim Namen: Ihr Effekt sagt alles.

## Die Regeln.

books-rules = Regeln
books-rules-intro = Die Regeln aller Spiele in unseren eigenen Worten. Jede Regel hat eine feste Nummer wie O-5.1; das Protokoll und jede Ablehnung im Spiel verweisen darauf.
books-find = Eine Regel finden
books-find-text = Nummer oder Wörter
books-find-button = Finden
books-found-rules =
    { $n ->
        [one] „{ $text }“ kommt in einer Regel vor.
       *[other] „{ $text }“ kommt in { $n } Regeln vor.
    }
books-found-no-rule = „{ $text }“ kommt in keiner Regel vor. Versuche es mit einem einzelnen Wort oder öffne das Glossar.
books-games = Die Spiele
books-origami-means = Das Kartenspiel für 2 bis 4: ziehen, falten und zwei Tiersammlungen aufbauen.
books-legends-means = Was mit Polartieren, Exoten, Dinosauriern, Legenden, Charakteren und Reispapier anders ist.
books-mixed-means = Was Mischen bedeutet, dann die Regeln beider Kartenspiele.
books-islands-means = Das Spiel für 1 bis 6 mit Versteigerung, Würfeln und Inseln zum Ausmalen.
books-solo = Origami Islands allein
books-solo-means = Was anders ist, wenn du Origami Islands allein spielst, gegen Carrambah.
books-glossary-means = Jeder Begriff der Spiele in ein, zwei Sätzen.
books-contents = Inhalt
books-path = Du bist hier
books-whole = Alles zu „{ $text }“
books-rule-cards = Karten in dieser Regel
books-link = Link zur Regel { $rule }
books-mark-ours = Von uns:
books-mark-reconstructed = Nachgebaut:
books-ours-note = Was mit „Von uns“ gekennzeichnet ist, steht nirgends gedruckt: Wir haben es so entschieden, wo die gedruckten Regeln schweigen oder einander widersprechen.
books-reconstructed-note = Was mit „Nachgebaut“ gekennzeichnet ist, beschreibt etwas, dessen gedrucktes Bild uns nicht zugänglich ist; wir haben es selbst gemacht.
books-glossary-cards = Origami und Origami: Legends
books-glossary-intro = Was die Begriffe der Spiele bedeuten, mit der Regel, die mehr dazu sagt.

## Blätter und Inseln.

books-sheets = Inseln
books-sheets-title = Blätter und Inseln
books-sheets-intro = Jedes Blatt von Origami Islands mit seinen zwei Inseln, und der Spielplan. Öffne ein Blatt, um seine Inseln groß zu sehen, mit allen Landmarken und Umrissen.
books-sheets-ours = Die gedruckten Blöcke, einige Formen und die Farben der Jahreszeitenleiste liegen uns nicht vor. Was „von uns“ heißt, haben wir selbst gemacht, um nach denselben Regeln zu spielen; wer das Spiel besitzt, kann seine eigenen Blätter abschreiben.
books-near = Nahe Inseln
books-near-means = Für die erste Partie. (I-2.2)
books-far = Ferne Inseln
books-far-means = Mit mehr Landmarken zum Abwägen, für alle, die die nahen schon kennen.
books-sheet-word = Blatt { $name }
books-legend = Was darauf steht
books-figures = Zahlen
books-points-means = Mögliche Punkte: jeder Hafen und Tempel einfarbig umschlossen, jeder Umriss in seiner Farbe gefüllt. (I-8.2, I-8.3, I-7.1)
books-way-means = Weg zum Leuchtturm: so wenige Felder genügen, um am normalen Hafen zu beginnen und ihn zu umschließen. (I-8.1)
books-sheet-play = Inseln für einen neuen Tisch aussuchen
books-board = Der Spielplan
books-development = Entwicklungskarten
books-development-card = Karte
books-shape = Form
books-colour = Farbe
books-shape-choice = wer gewinnt, wählt
books-colouring =
    { $colouring ->
        [season] Farbe der Jahreszeit
        [random] zufällige Farbe
       *[any] beliebige Farbe
    }
books-track = Jahreszeitenleiste
books-track-text = { $n } Felder, eines für jede Runde; die Farbe eines Feldes ist die Farbe der Jahreszeit. (I-1.4)
books-islands-sheets = Alle Blätter, Inseln und der Spielplan
