### Die Startseite, Listen von Tischen, das Warten vor der Partie, Einladungen.

## Gleich spielen

home-title = Spielen
home-lead = Falten, sammeln, überlisten oder ganze Inseln ausmalen: die Origami-Spiele an einem Tisch in deinem Browser. Ohne Konto, ohne etwas zu installieren.
home-crane = Ein gefalteter Papierkranich im Flug
home-play-title = Eine Partie beginnen
home-game = Spiel
home-game-name =
    { $game ->
        [origami] Origami
        [legends] Legends
        [mixed] Gemischt
        [islands] Islands
       *[islands-solo] Islands allein
    }
home-game-means =
    { $game ->
        [origami] Schnell und klar, mit fünf Familien von Papiertieren. Das Spiel für den Anfang.
        [legends] Vier wildere Familien, und Charaktere, die für alle die Regeln ändern.
        [islands] Biete Münzen für Formen, würfle und male deine Inseln aus, Feld für Feld.
        [islands-solo] Wissenschaft gegen Carrambah: du, zwei Würfel und sieben Technologien. Um Punkte, einen Rang und deine Bestmarke.
       *[mixed] Familien beider Spiele an einem Tisch.
    }
home-level = Gegner
home-animal =
    { $name ->
        [hina] Küken
        [kaeru] Frosch
        [kitsune] Fuchs
        [fukuro] Eule
       *[tsuru] Kranich
    }
home-name = Dein Name
home-if-you-like = wenn du magst
home-play = Spielen
home-friends = Mit Freunden spielen
home-friends-means = Deckt einen Tisch für zwei und gibt dir einen Link zum Verschicken.
home-all-options = Mehr Spieler, mit Uhr, mit gewählten Familien oder Inseln: alle Möglichkeiten

## Listen von Tischen

home-mine = Deine Tische
home-mine-empty = Du sitzt an keinem Tisch. Drücke oben auf „{ $name }“: Deine Partie wartet dann hier auf dich, auch wenn du die Seite schließt.
home-mine-more = Alle deine Tische
home-asked =
    { $n ->
        [one] Du bist am Zug: weiterspielen
       *[other] Du bist an { $n } Tischen am Zug
    }
home-open = Offene Tische
home-open-empty = Gerade sucht niemand Mitspieler. Decke einen Tisch, an den sich alle setzen dürfen: Er steht dann hier.
home-open-do = Einen Tisch decken
home-live = Partien zum Zuschauen
home-live-empty = Gerade wird keine öffentliche Partie gespielt. Bei Tischen in der Liste kann man hier zuschauen.
home-your-turn = Du bist am Zug
home-turn-of = Alles wartet auf { $names }
home-free-seats =
    { $n ->
        [one] 1 freier Platz
       *[other] { $n } freie Plätze
    }
home-status =
    { $field ->
        [open] noch nicht begonnen
        [running] im Gange
        [paused] unterbrochen
        [over] zu Ende
        [ended] ohne Ergebnis beendet
       *[frozen] nur noch anzusehen
    }
home-place =
    { $place ->
        [1] Erster Platz
       *[other] Platz { $place }
    }
home-ago =
    { $moment ->
        [now] gerade eben
        [minutes] { $n ->
            [one] vor 1 Minute
           *[other] vor { $n } Minuten
        }
        [hours] { $n ->
            [one] vor 1 Stunde
           *[other] vor { $n } Stunden
        }
       *[days] { $n ->
            [one] vor 1 Tag
           *[other] vor { $n } Tagen
        }
    }
home-bot = { $name } (Bot)
home-against = mit { $names }
home-join = Hinsetzen
home-watch = Zuschauen
home-go-on = Weiterspielen
home-see = Ansehen
home-of-table = { $text }: { $game }, { $names }

## Womit gespielt wird

home-players =
    { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
home-families = Familien
home-characters = Charaktere
home-no-characters = keine
home-sheets = Inseln
home-sheets-kind =
    { $key ->
        [near] nahe Inseln
        [far] ferne Inseln
        [chosen] ausgesucht
       *[all] alle Inseln
    }
home-sheets-chosen =
    { $n ->
        [one] 1 ausgesuchtes Blatt
       *[other] { $n } ausgesuchte Blätter
    }
home-variant = Variante
home-pace = Tempo
home-pace-free = ohne Uhr
home-pace-clock = je { $value } min, dazu { $n } s pro Antwort
home-pace-clock-only = je { $value } min
home-pace-short = { $value } min + { $n } s
home-pace-days =
    { $n ->
        [one] 1 Tag pro Antwort
       *[other] { $n } Tage pro Antwort
    }
home-absence = Wenn jemand geht
home-absence-bot = { $name } spielt für sie oder ihn weiter, bis zur Rückkehr
home-absence-out = ist aus der Partie ausgeschieden
home-hints = Tipps
home-hints-yes = sind erlaubt
home-hints-no = nicht an diesem Tisch
home-who-joins = Wer mitspielen darf
home-joins-all = alle: der Tisch steht in der Liste
home-joins-open = wer seine Adresse öffnet
home-joins-invited = wer den Link hat
home-watching = Zuschauen
home-behind =
    { $n ->
        [one] 1 Zug später als alle, die spielen
       *[other] { $n } Züge später als alle, die spielen
    }

## Vor dem Beginn

home-wait-title =
    { $n ->
        [0] Alle sind da
        [one] Ein Platz ist frei
       *[other] { $n } Plätze sind frei
    }
home-wait-send = Schick diesen Link denen, die mitspielen sollen. Wer ihn öffnet, kann sich setzen.
home-wait-link = Link zum Tisch
home-wait-copy = Markier ihn ganz, kopier ihn und schick ihn los.
home-link-copy = Kopieren
home-link-copied = Kopiert
home-link-share = Teilen
home-wait-qr = QR-Code des Links zu diesem Tisch
home-wait-camera = Oder lass ihn von der Kamera eines Telefons lesen.
home-wait-local = Dieser Link geht nur auf diesem Rechner. Für andere Geräte in deinem Netz starte den Server so:
home-wait-base = Ist er unter einer anderen Adresse zu erreichen, nenne sie, damit die Links stimmen:
home-wait-by-itself = Die Partie beginnt von selbst, sobald jeder Platz besetzt ist.
home-wait-you-start = Sobald jeder Platz besetzt ist, kannst du die Partie beginnen.
home-wait-host-starts = { $name } beginnt die Partie, sobald jeder Platz besetzt ist.
home-wait-start = Partie beginnen
home-wait-again = Noch einmal nachsehen
home-wait-seats = Wer spielt
home-wait-game = Was gespielt wird
home-wait-you = du
home-wait-host = lädt ein
home-wait-free = freier Platz
home-wait-remove = Platz freigeben
home-wait-remove-whom = Den Platz von { $name } freigeben
home-wait-leave = Den Tisch verlassen
home-wait-onlooker = Du schaust zu.

## Eine Einladung

home-invite-title = { $name } lädt dich zum Spielen ein
home-invite-title-plain = Du bist zum Spielen eingeladen
home-sit-title = Setzt du dich an diesen Tisch?
home-invite-sit = Hinsetzen
home-invite-watch = Nur zuschauen
home-invite-rules = Neu für dich? Die Regeln
home-wrong-title = Diese Einladung passt nicht
home-wrong = Vielleicht ist der Link unvollständig, oder er gehört zu einem anderen Tisch. Lass ihn dir noch einmal schicken.
home-full-title = Alle Plätze sind besetzt
home-full = Jemand war schneller. Du kannst hier zuschauen oder selbst einen Tisch decken.
home-late-title = Die Partie hat schon begonnen
home-late = Hinsetzen kann sich niemand mehr, aber du kannst zuschauen.
home-seat-title = Ein Platz wartet auf dich
home-seat-lead = Zu diesem Link gehört ein Platz an diesem Tisch. Nimm ihn, dann spielt ihn von nun an dieser Browser.
home-seat-take = Platz nehmen
home-seat-wrong-title = Dieser Platz ist nicht zu haben
home-seat-wrong = Vielleicht ist der Link unvollständig, oder jemand hat den Platz schon für sich genommen.
home-to-table = Zum Tisch
home-home = Zur Startseite
