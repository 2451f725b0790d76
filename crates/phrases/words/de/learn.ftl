### Lektionen: ein Spiel lernen, indem man es spielt.

learn-title = Spielend lernen
learn-lead = Jede Lektion ist eine kleine echte Partie. Der Kranich sagt dir eines nach dem anderen, du machst alles selbst, und nichts kann schiefgehen.
learn-for-whom =
    { $game ->
        [origami] Für alle und für den ersten Abend: schnelle Züge, klare Karten.
        [legends] Für alle, die Origami kennen und Überraschungen mögen: Charaktere ändern die Regeln für alle.
        [islands] Für alle, die gern planen und malen: Biete auf Formen, fülle deine Inseln.
       *[islands-solo] Für eine ruhige Stunde allein, gegen Carrambah und die Würfel.
    }
learn-minutes =
    { $n ->
        [one] Etwa eine Minute.
       *[other] Etwa { $n } Minuten.
    }
learn-show = Zeig mir, wie
learn-resume = Weiter mit der Lektion ({ $n } von { $count })
learn-anew = Von vorn
learn-step = Schritt { $n } von { $count }
learn-on = Weiter
learn-on-first = Einen Moment: Lies oben, was der Kranich sagt, dann drücke „{ $text }“.
learn-first = Lies zuerst
learn-waits = Der Kranich wartet auf dich
learn-read = Lies oben, was er sagt, dann drücke „{ $text }“.
learn-leave = Lektion verlassen
learn-others = Andere Lektionen
learn-play = Jetzt gegen { $name } spielen
learn-play-alone = Jetzt allein spielen

# At a normal table, each new thing once.
tip-label = Tipp
tip-heard = Verstanden
tip-silence = Keine Tipps mehr
