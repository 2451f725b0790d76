### What a player is asked. $of is the card whose effect asks; $family is "any" or the word of a family; $game is the word
### of the game, of which Legends has no special actions.

ask-action =
    { $game ->
        [legends] Du bist am Zug: Ziehe Karten oder spiele ein Origami aus.
       *[any] Du bist am Zug: Ziehe Karten, spiele ein Origami aus oder nutze eine Sonderaktion.
    }
ask-extra-action =
    { $game ->
        [legends] Du hast eine weitere Aktion: Ziehe Karten oder spiele ein Origami aus.
       *[any] Du hast eine weitere Aktion: Ziehe Karten, spiele ein Origami aus oder nutze eine Sonderaktion.
    }
ask-play =
    { $of }: { $must ->
        [may] Du darfst
       *[must] Spiele
    } { $family ->
        [farm] 1 Bauernhof-Origami
        [sky] 1 Himmel-Origami
        [sea] 1 Meer-Origami
        [savannah] 1 Savannen-Origami
        [lawn] 1 Wiesen-Origami
        [polar] 1 Polar-Origami
        [exotic] 1 Exoten-Origami
        [dinosaurs] 1 Dinosaurier-Origami
        [legendary] 1 Legenden-Origami
       *[any] 1 Origami
    } { $must ->
        [may] { $price ->
            [less] ausspielen und dafür bis zu { $n ->
                [one] 1 Faltung
               *[other] { $n } Faltungen
            } weniger bezahlen
            [free] kostenlos ausspielen
           *[normal] ausspielen
        }
       *[must] { $price ->
            [less] aus und bezahle dafür bis zu { $n ->
                [one] 1 Faltung
               *[other] { $n } Faltungen
            } weniger
            [free] kostenlos aus
           *[normal] aus
        }
    }.
ask-play-or-take =
    { $of }: Nimm 1 { $family ->
        [farm] Bauernhof-Karte
        [sky] Himmel-Karte
        [sea] Meer-Karte
        [savannah] Savannen-Karte
        [lawn] Wiesen-Karte
        [polar] Polar-Karte
        [exotic] Exoten-Karte
        [dinosaurs] Dinosaurier-Karte
        [legendary] Legenden-Karte
       *[any] Karte
    } aus der Nachschubzeile oder spiele 1 { $family ->
        [farm] Bauernhof-Origami
        [sky] Himmel-Origami
        [sea] Meer-Origami
        [savannah] Savannen-Origami
        [lawn] Wiesen-Origami
        [polar] Polar-Origami
        [exotic] Exoten-Origami
        [dinosaurs] Dinosaurier-Origami
        [legendary] Legenden-Origami
       *[any] Origami
    } aus.
ask-bonus = { $of }: Als Bonus darfst du kostenlos 1 Origami aus der Nachschubzeile ausspielen.
ask-pay =
    Womit bezahlst du { DEN($card) }? Du brauchst genau { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }.
ask-pay-range =
    Womit bezahlst du { DEN($card) }? Bezahle { $least } bis { $most ->
        [one] 1 Faltung
       *[other] { $most } Faltungen
    }.
ask-pay-with = Die genommene Karte muss Teil der Bezahlung sein: { $given }.
ask-pay-cards =
    { $n ->
        [one] Du musst mit mindestens 1 Karte bezahlen.
       *[other] Du musst mit mindestens { $n } Karten bezahlen.
    }
ask-pay-discard = Eine der Karten darf die oberste des Ablagestapels sein.
ask-take-from-line =
    { $of }: Welche { $family ->
        [farm] Bauernhof-Karte
        [sky] Himmel-Karte
        [sea] Meer-Karte
        [savannah] Savannen-Karte
        [lawn] Wiesen-Karte
        [polar] Polar-Karte
        [exotic] Exoten-Karte
        [dinosaurs] Dinosaurier-Karte
        [legendary] Legenden-Karte
       *[any] Karte
    } nimmst du aus der Nachschubzeile?
ask-take-light =
    { $of }: Welche Karte mit { $folds ->
        [one] 1 Faltung
       *[other] höchstens { $folds } Faltungen
    } nimmst du aus der Nachschubzeile?
ask-swap-line = { $of }: Welche Karte der Nachschubzeile möchtest du haben?
ask-swap-hand = { $of }: Welche Karte aus deiner Hand gibst du dafür her?
ask-discard =
    { $of }: Welche { $family ->
        [farm] Bauernhof-Karte
        [sky] Himmel-Karte
        [sea] Meer-Karte
        [savannah] Savannen-Karte
        [lawn] Wiesen-Karte
        [polar] Polar-Karte
        [exotic] Exoten-Karte
        [dinosaurs] Dinosaurier-Karte
        [legendary] Legenden-Karte
       *[any] Karte
    } wirfst du ab?
ask-discard-second = { $of }: Welche Karte wirfst du außerdem ab?
ask-pass-right = { $of }: Welche Karte gibst du nach rechts weiter?
ask-pass-origami-right = { $of }: Welches Origami gibst du nach rechts weiter?
ask-pass-left = { $of }: Welche Karte gibst du nach links weiter?
ask-take-paid = { $of }: Welche der Karten, mit denen du bezahlt hast, nimmst du zurück auf die Hand?
ask-take-from-discards = { $of }: Welche Karte nimmst du aus dem Ablagestapel?
ask-take-discarded = { $of }: Welche der gerade abgeworfenen Karten nimmst du auf die Hand?
ask-take-looked-at = { $of }: Welche dieser Karten nimmst du auf die Hand?
ask-discard-looked-at = { $of }: Welche dieser Karten wirfst du ab?
ask-copy = { $of }: Welchen Sofort-Effekt kopierst du?
ask-take-up-to =
    { $of }: Nimm Karten mit zusammen bis zu { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    } aus der Nachschubzeile.
ask-take-up-to-and-discard =
    { $of }: Nimm Karten mit zusammen bis zu { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    } aus der Nachschubzeile, die oberste Karte des Ablagestapels oder beides.
ask-take-exactly =
    { $of }: Nimm Karten mit zusammen genau { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    } aus der Nachschubzeile.
ask-take-cards =
    { $of }: Nimm { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } aus der Nachschubzeile.
ask-discard-any = { $of }: Welche Karten wirfst du ab? Wähle beliebig viele, eine nach der anderen, und bestätige dann.
ask-discard-rice-paper = { $of }: Du darfst beliebig viel Reispapier abwerfen; für jedes ziehst du 1 Karte vom Stapel.
ask-hand-check =
    Du hast zu viele Karten auf der Hand: Wirf { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab.
ask-player = { $of }: Welchen Mitspieler wählst du?
ask-send-to-bottom = { $of }: Welches Origami legst du in seiner Sammlung ganz nach hinten?
ask-move = { $of }: Welches deiner Origami verschiebst du?
ask-move-where = { $of }: Wohin verschiebst du es?
ask-confirm = { $of }: Möchtest du den Effekt nutzen?
