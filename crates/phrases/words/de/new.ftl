### Ein neuer Tisch mit allen Möglichkeiten.

new-title = Ein neuer Tisch
new-game = Spiel
new-players = Spieler
new-seats = Wer wo sitzt
new-seat = Platz { $number }
new-me = du
new-person = jemand, den du einlädst
new-bots = Bots
new-bot = { $name } ({ $text })
new-only-bots = Ein Tisch nur mit Bots ist einer zum Zuschauen.
new-drawn = ausgelost
new-chosen = ausgesucht
new-none = keine
new-families = Familien
new-families-hint = So viele, wie Spieler am Tisch sitzen.
new-families-mixed = So viele, wie Spieler am Tisch sitzen; aus jedem Spiel mindestens eine, oder Familien von Origami mit Charakteren.
new-characters = Charaktere
new-characters-hint = So viele Paare, wie Spieler am Tisch sitzen. Jeder ist in Gelb und in Rot dabei.
new-pace = Tempo
new-pace-free = ohne Uhr
new-pace-clock = mit Uhr
new-pace-days = Tage
new-minutes = Minuten für jeden Spieler
new-increment = Sekunden dazu pro Antwort
new-days = Tage für jede Antwort
new-absence = Wenn jemand geht oder keine Zeit mehr hat
new-absence-bot = { $name } spielt weiter, bis zur Rückkehr
new-absence-out = scheidet aus der Partie aus
new-rest = An diesem Tisch
new-listed = Alle dürfen sich setzen: in die Liste der offenen Tische
new-open = Wer die Adresse des Tisches hat, darf sich setzen; ohne Haken nur, wem du die Einladung schickst
new-delay = Wer zuschaut, sieht
new-delay-moves =
    { $n ->
        [0] alles sofort
        [one] alles 1 Zug später
       *[other] alles { $n } Züge später
    }
new-hints = Tipps sind erlaubt
new-starts = Die Partie beginnt von selbst, sobald jeder Platz besetzt ist
new-more = Alle weiteren Möglichkeiten
new-make = Tisch decken

## Für Islands

new-sheets = Inseln
new-sheets-means =
    { $key ->
        [near] Die Inseln für die erste Partie.
        [far] Für alle, die die nahen schon kennen.
        [chosen] Such mindestens zwei Blätter aus; auf jedem sind zwei Inseln.
       *[all] Nahe und ferne.
    }
new-sheets-dealt = Alle bekommen drei Blätter und behalten zwei. Sind genau zwei ausgesucht, spielen alle auf diesen. (I-2.2)
new-sheets-dealt-solo = Du bekommst drei Blätter und behältst zwei. Sind genau zwei ausgesucht, spielst du auf diesen. (I-2.2)
new-sheets-look = Alle Inseln genau ansehen
new-variant = Variante
