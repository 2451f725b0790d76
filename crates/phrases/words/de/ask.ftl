### What a player is asked. $of is the card whose effect asks; $family is "any" or the word of a family.

ask-action = Du bist am Zug: Ziehe Karten, spiele ein Origami aus oder nutze eine Sonderaktion.
ask-extra-action = Du hast eine weitere Aktion: Ziehe Karten, spiele ein Origami aus oder nutze eine Sonderaktion.
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
       *[any] Karte
    } aus der Nachschubzeile oder spiele 1 { $family ->
        [farm] Bauernhof-Origami
        [sky] Himmel-Origami
        [sea] Meer-Origami
        [savannah] Savannen-Origami
        [lawn] Wiesen-Origami
       *[any] Origami
    } aus.
ask-pay =
    Womit bezahlst du { DEN($card) }? Du brauchst genau { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }.
ask-pay-range =
    Womit bezahlst du { DEN($card) }? Erlaubt sind { $least } bis { $most ->
        [one] 1 Faltung
       *[other] { $most } Faltungen
    }.
ask-pay-with = Die genommene Karte muss Teil der Bezahlung sein: { $given }.
ask-take-from-line =
    { $of }: Welche { $family ->
        [farm] Bauernhof-Karte
        [sky] Himmel-Karte
        [sea] Meer-Karte
        [savannah] Savannen-Karte
        [lawn] Wiesen-Karte
       *[any] Karte
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
       *[any] Karte
    } wirfst du ab?
ask-pass-right = { $of }: Welche Karte gibst du nach rechts weiter?
ask-take-paid = { $of }: Welche der Karten, mit denen du bezahlt hast, nimmst du zurück auf die Hand?
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
ask-hand-check =
    Du hast zu viele Karten auf der Hand: Wirf { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab.
ask-player = { $of }: Welchen Mitspieler wählst du?
ask-confirm = { $of }: Möchtest du den Effekt nutzen?
