### Why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.
###
### Numbers that no select chooses by stand where no noun or participle has to agree with them.

refuse-with-rule = { $reason } · { $rule }
refuse-not-asked = Ora non tocca a te rispondere.
refuse-no-action =
    { $game ->
        [legends] Scegli un'azione: pescare carte o giocare un origami.
       *[any] Scegli un'azione: pescare carte, giocare un origami o usare un'azione speciale.
    }
refuse-not-in-line = Una delle carte indicate non è nella fila.
refuse-pass = Hai ancora almeno un'azione possibile, quindi non puoi passare.
refuse-no-card-on-top = Questa collezione è vuota, quindi non offre azioni speciali.
refuse-no-special = La carta in cima a questa collezione non ha un'azione speciale.
refuse-special-next-turn = L'azione speciale di una carta appena giocata si può usare solo dal tuo turno successivo.
refuse-special-once = Hai già usato questa azione speciale in questo turno.
refuse-special-impossible = Ora questa azione speciale non si può portare a termine.
refuse-special-must = Una volta scelta, l'azione speciale va eseguita.
refuse-not-in-hand = Non hai in mano quella carta.
refuse-cannot-pay =
    { $least ->
        [one] Con le altre carte che hai in mano non puoi pagare esattamente 1 piega; tutte insieme ne valgono { $worth }.
       *[other] Con le altre carte che hai in mano non puoi pagare esattamente { $least } pieghe; tutte insieme ne valgono { $worth }.
    }
refuse-cannot-pay-range = Con le altre carte che hai in mano non puoi pagare un totale da { $least } a { $most } pieghe; tutte insieme ne valgono { $worth }.
refuse-cannot-pay-with-it = Nessun pagamento che comprenda { IL($given) } va bene per questo origami.
refuse-cannot-pay-few =
    { $least ->
        [one] Bisogna pagare con almeno 1 carta; tu potresti pagare solo con { $got }.
       *[other] Bisogna pagare con almeno { $least } carte; tu potresti pagare solo con { $got }.
    }
refuse-payment =
    { $least ->
        [one] Serve esattamente 1 piega; il tuo pagamento ne vale { $got }.
       *[other] Servono esattamente { $least } pieghe; il tuo pagamento ne vale { $got }.
    }
refuse-payment-range = Le pieghe da pagare sono da { $least } a { $most }; il tuo pagamento ne vale { $got }.
refuse-payment-cards = Non puoi pagare con carte che non hai in mano, né con quella che stai giocando.
refuse-payment-answer = Indica le carte con cui paghi.
refuse-payment-with = La carta che hai preso deve far parte del pagamento.
refuse-payment-few =
    { $least ->
        [one] Devi pagare con almeno 1 carta, non con { $got }.
       *[other] Devi pagare con almeno { $least } carte, non con { $got }.
    }
refuse-top-discard-pays = La carta in cima agli scarti può far parte di un pagamento solo finché è in gioco { IL($card) }.
refuse-top-discard-plays = La carta in cima agli scarti si può giocare solo finché è in gioco { IL($card) }.
refuse-not-top-discard = Quella carta non è in cima agli scarti.
refuse-rice-paper = Una carta di riso non è un origami: la puoi usare solo per pagare.
refuse-character-side = Un personaggio va in mezzo al tavolo, non in una collezione.
refuse-bonus-answer = Con il bonus giochi un origami della fila: scegline uno oppure rinuncia.
refuse-balance = Le tue collezioni possono differire al massimo di 1 carta; così differirebbero di { $got }.
refuse-first-left = Il tuo primo origami va nella collezione di sinistra.
refuse-just-taken = Non puoi giocare proprio la carta che hai appena preso.
refuse-play-family = Questo effetto non ti permette di giocare quella carta.
refuse-play-answer = Questo effetto ti fa giocare un origami: scegli una delle tue carte.
refuse-pick-not-there = Quella carta non è tra quelle che puoi scegliere.
refuse-pick-not-allowed = L'effetto non vale per quella carta.
refuse-copy-not-allowed = Quell'origami non ha un effetto immediato che si possa copiare.
refuse-pick-answer = Scegli una delle carte.
refuse-not-there = Una delle carte indicate non è disponibile.
refuse-group-answer = Scegli delle carte dalla fila.
refuse-no-discards = Non ci sono carte negli scarti.
refuse-take-up-to =
    { $got ->
        [0] Devi prendere almeno 1 carta.
        [one] Il limite è di { $most ->
            [one] 1 piega
           *[other] { $most } pieghe
        }, ma la tua scelta ne vale 1.
       *[other] Il limite è di { $most ->
            [one] 1 piega
           *[other] { $most } pieghe
        }, ma la tua scelta ne vale { $got }.
    }
refuse-take-exactly =
    { $got ->
        [one] Il totale dev'essere esattamente { $least }, ma la tua scelta vale 1 piega.
       *[other] Il totale dev'essere esattamente { $least }, ma la tua scelta vale { $got } pieghe.
    }
refuse-take-cards =
    { $least ->
        [one] Devi prendere esattamente 1 carta, non { $got }.
       *[other] Devi prendere esattamente { $least } carte, non { $got }.
    }
refuse-take-few =
    { $most ->
        [one] Puoi prendere al massimo 1 carta, non { $got }.
       *[other] Puoi prendere al massimo { $most } carte, non { $got }.
    }
refuse-not-in-discards = Quella carta non è tra gli scarti.
refuse-only-rice-paper = Qui puoi scartare solo carte di riso.
refuse-spot-any = Scegli un origami che sta in una collezione.
refuse-spot-own = Scegli uno dei tuoi origami.
refuse-spot-new = Scegli una posizione in una delle tue collezioni.
refuse-spot-bottom = Spostare quell'origami in fondo non cambierebbe nulla.
refuse-spot-fixed = Quell'origami ora non si può spostare da nessuna parte.
refuse-spot-no-fit = Lì non può andare: lo spostamento deve cambiare qualcosa e le tue collezioni possono differire al massimo di 1 carta.
refuse-order = Le carte si scelgono nell'ordine in cui sono elencate: quella l'hai già saltata.
refuse-rice-paper-first = Le carte di riso si scelgono prima delle altre: ora è troppo tardi.
refuse-hand-check =
    { $least ->
        [one] Devi scartare ancora 1 carta, ma da quella in poi la scelta si riduce a { $got }.
       *[other] Devi scartare ancora { $least } carte, ma da quella in poi la scelta si riduce a { $got }.
    }
refuse-hand-check-answer = Devi scartare: scegli una carta.
refuse-no-player = Scegli uno dei tuoi avversari.
refuse-player-without-cards = Quel giocatore non ha carte in mano.
refuse-confirm = Indica se vuoi usare l'effetto oppure no.
refuse-players = Il gioco è per { $least }-{ $most } giocatori, non per { $n }.
refuse-families =
    { $n ->
        [one] Per 1 giocatore serve 1 famiglia (indicate: { $got }).
       *[other] Per { $n } giocatori servono { $n } famiglie diverse (indicate: { $got }).
    }
refuse-characters =
    { $n ->
        [one] Per 1 giocatore serve 1 coppia di personaggi, oppure nessuna (indicate: { $got }).
       *[other] Per { $n } giocatori servono { $n } coppie di personaggi, oppure nessuna (indicate: { $got }).
    }
refuse-table-cards = Con le correzioni in vigore, queste famiglie e questi personaggi hanno in tutto { $n } carte; il massimo è { $most }.
refuse-seat = Il posto { $n } non esiste: i posti vanno da 0 a { $most }.
