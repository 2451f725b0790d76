### What a player is asked. $of is the card whose effect asks; $family is "any" or the word of a family; $game is the word
### of the game, of which Legends has no special actions.

ask-action =
    { $game ->
        [legends] Tocca a te: pesca carte o gioca un origami.
       *[any] Tocca a te: pesca carte, gioca un origami o usa un'azione speciale.
    }
ask-extra-action =
    { $game ->
        [legends] Hai un'altra azione: pesca carte o gioca un origami.
       *[any] Hai un'altra azione: pesca carte, gioca un origami o usa un'azione speciale.
    }
ask-play =
    { $of }: { $must ->
        [may] puoi giocare
       *[must] gioca
    } 1 origami{ $family ->
        [farm] {" "}della fattoria
        [sky] {" "}del cielo
        [sea] {" "}del mare
        [savannah] {" "}della savana
        [lawn] {" "}del prato
        [polar] {" "}polare
        [exotic] {" "}esotico
        [dinosaurs] {" "}della famiglia dei dinosauri
        [legendary] {" "}leggendario
       *[any] {""}
    }{ $price ->
        [less] {" "}pagando fino a { $n ->
            [one] 1 piega
           *[other] { $n } pieghe
        } in meno
        [free] {" "}gratis
       *[normal] {""}
    }.
ask-play-or-take =
    { $of }: prendi dalla fila 1 carta{ $family ->
        [farm] {" "}della fattoria
        [sky] {" "}del cielo
        [sea] {" "}del mare
        [savannah] {" "}della savana
        [lawn] {" "}del prato
        [polar] {" "}polare
        [exotic] {" "}esotica
        [dinosaurs] {" "}della famiglia dei dinosauri
        [legendary] {" "}leggendaria
       *[any] {""}
    } oppure gioca 1 origami{ $family ->
        [farm] {" "}della fattoria
        [sky] {" "}del cielo
        [sea] {" "}del mare
        [savannah] {" "}della savana
        [lawn] {" "}del prato
        [polar] {" "}polare
        [exotic] {" "}esotico
        [dinosaurs] {" "}della famiglia dei dinosauri
        [legendary] {" "}leggendario
       *[any] {""}
    }.
ask-bonus = { $of }: come bonus puoi giocare 1 origami dalla fila senza pagare.
ask-pay =
    Con quali carte paghi { IL($card) }? Il costo è di { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }.
ask-pay-range =
    Con quali carte paghi { IL($card) }? Va bene qualsiasi totale da { $least } a { $most ->
        [one] 1 piega
       *[other] { $most } pieghe
    }.
ask-pay-with = Il pagamento deve comprendere { IL($given) } che hai preso.
ask-pay-cards =
    { $n ->
        [one] Devi pagare con almeno 1 carta.
       *[other] Devi pagare con almeno { $n } carte.
    }
ask-pay-discard = Una delle carte può essere quella in cima agli scarti.
ask-take-from-line =
    { $of }: quale carta{ $family ->
        [farm] {" "}della fattoria
        [sky] {" "}del cielo
        [sea] {" "}del mare
        [savannah] {" "}della savana
        [lawn] {" "}del prato
        [polar] {" "}polare
        [exotic] {" "}esotica
        [dinosaurs] {" "}della famiglia dei dinosauri
        [legendary] {" "}leggendaria
       *[any] {""}
    } prendi dalla fila?
ask-take-light =
    { $of }: quale carta da { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe al massimo
    } prendi dalla fila?
ask-swap-line = { $of }: quale carta della fila vuoi?
ask-swap-hand = { $of }: quale carta della tua mano dai in cambio?
ask-discard =
    { $of }: quale carta{ $family ->
        [farm] {" "}della fattoria
        [sky] {" "}del cielo
        [sea] {" "}del mare
        [savannah] {" "}della savana
        [lawn] {" "}del prato
        [polar] {" "}polare
        [exotic] {" "}esotica
        [dinosaurs] {" "}della famiglia dei dinosauri
        [legendary] {" "}leggendaria
       *[any] {""}
    } scarti?
ask-discard-second = { $of }: quale altra carta scarti?
ask-pass-right = { $of }: quale carta passi al giocatore alla tua destra?
ask-pass-origami-right = { $of }: quale origami passi al giocatore alla tua destra?
ask-pass-left = { $of }: quale carta passi al giocatore alla tua sinistra?
ask-take-paid = { $of }: quale delle carte con cui hai pagato riprendi in mano?
ask-take-from-discards = { $of }: quale carta prendi dagli scarti?
ask-take-discarded = { $of }: quale delle carte appena scartate prendi?
ask-take-looked-at = { $of }: quale di queste carte prendi?
ask-discard-looked-at = { $of }: quale di queste carte scarti?
ask-copy = { $of }: quale effetto immediato copi?
ask-take-up-to =
    { $of }: prendi dalla fila carte per un totale massimo di { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }.
ask-take-up-to-and-discard =
    { $of }: prendi dalla fila carte per un totale massimo di { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    } e/o la carta in cima agli scarti.
ask-take-exactly =
    { $of }: prendi dalla fila carte per un totale di esattamente { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }.
ask-take-cards =
    { $of }: prendi dalla fila { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }.
ask-discard-any = { $of }: quali carte scarti? Puoi sceglierne quante vuoi.
ask-discard-rice-paper = { $of }: scarta quante carte di riso vuoi; per ognuna peschi 1 carta dal mazzo.
ask-hand-check =
    Hai troppe carte in mano: { $n ->
        [one] resta da scartare 1 carta
       *[other] restano da scartare { $n } carte
    }.
ask-player = { $of }: quale avversario scegli?
ask-send-to-bottom = { $of }: quale origami sposti in fondo alla sua collezione?
ask-move = { $of }: quale dei tuoi origami sposti?
ask-move-where = { $of }: dove lo sposti?
ask-confirm = { $of }: vuoi usarne l'effetto?
