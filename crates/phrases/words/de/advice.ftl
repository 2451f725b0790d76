### Rat, und wer ihn gibt: die Computerspieler, was sie von einer Frage halten, Züge in Kürze.

## Die Stufen, die schwächste zuerst. Jede wird vor der Partie einmal vorgestellt.

bot-level =
    { $name ->
        [hina] Hina, das Küken: nimmt das Erste, was ihm gefällt.
        [kaeru] Kaeru, der Frosch: springt auf das, was am besten aussieht, und überlegt nie zweimal.
        [kitsune] Kitsune, der Fuchs: plant ein wenig voraus und überrascht gern.
        [fukuro] Fukuro, die Eule: überlegt jeden Zug sorgfältig.
       *[tsuru] Tsuru, der Kranich: geduldig und stark, gibt alles.
    }
welcome-bot = { $names } · { $text }
bots-alone = Im Solospiel sitzt niemand sonst am Tisch, deshalb ist --bots hier ohne Sinn.
bots-not-here = In diesem Spiel gibt es keinen Spieler „{ $name }“.

## Der Befehl tipp

advice-title =
    { $n ->
        [one] Die besten Züge nach 1 in Gedanken weitergespielten Partie:
       *[other] Die besten Züge nach { $n } in Gedanken weitergespielten Partien:
    }
advice-option = { $text } · erwarteter Platz { $value }, erwartete Punkte { $sum }
advice-option-alone = { $text } · erwartete Punkte { $sum }
advice-only = Du hast keine andere Wahl: { $text }.
advice-line = So könnte es weitergehen (Verdecktes ist geraten):

## Züge in Kürze, die sagen, was zu tun ist: hinter einer Nummer, oder hinter einem Spielernamen und einem Doppelpunkt.

move-draw = { EINEN($cards) } aus der Nachschubzeile nehmen
move-play =
    { EINEN($card) }{ $from ->
        [discards] {" "}vom Ablagestapel
       *[other] {""}
    } { $side ->
        [left] in die linke Sammlung spielen
        [right] in die rechte Sammlung spielen
       *[none] ausspielen
    }
move-special =
    die Sonderaktion der { $side ->
        [left] linken
       *[right] rechten
    } Sammlung nutzen
move-pass = passen
move-pay = mit { EINEM($cards) } bezahlen
move-pay-with-discard = mit { EINEM($cards) } und der obersten Karte des Ablagestapels bezahlen
move-pay-discard = mit der obersten Karte des Ablagestapels bezahlen
move-pay-nothing = nichts bezahlen
move-pick = { EINEN($card) } wählen
move-take-with-discard = { EINEN($cards) } aus der Nachschubzeile und die oberste Karte des Ablagestapels nehmen
move-take-discard = die oberste Karte des Ablagestapels nehmen
move-take-nothing = nichts nehmen
move-player =
    { IS($other) ->
        [you] dich wählen
       *[other] { $other } wählen
    }
move-spot =
    { IS($who) ->
        [you] Platz { $place } deiner { $side ->
            [left] linken
           *[right] rechten
        } Sammlung wählen
       *[other] Platz { $place } der { $side ->
            [left] linken
           *[right] rechten
        } Sammlung von { $who } wählen
    }
move-yes = ja
move-no = nein
move-done = keine weiteren Karten
move-keep = { $sheets } behalten
move-bid =
    { $coins ->
        [one] 1 Münze bieten
       *[other] { $coins } Münzen bieten
    }
move-shape = { $shape } wählen
move-paint =
    { $squares } auf { $island } { $colour ->
        [blue] blau
        [green] grün
       *[red] rot
    } ausmalen
move-give-up = nichts ausmalen
move-from =
    { IS($who) ->
        [you] Münzen von dir nehmen
       *[other] Münzen von { $who } nehmen
    }
move-token =
    { IS($who) ->
        [you] ein Plättchen von dir nehmen, die { $side ->
            [single] bessere
           *[different] schlechtere
        } Seite oben
       *[other] ein Plättchen von { $who } nehmen, die { $side ->
            [single] bessere
           *[different] schlechtere
        } Seite oben
    }
move-research = { $name } erforschen
move-use = { $name } nutzen
move-go-on = ohne Technologie weitermachen
move-form =
    { $n ->
        [one] zuerst die Form aus 1 Feld malen
       *[other] zuerst die Form aus { $n } Feldern malen
    }
