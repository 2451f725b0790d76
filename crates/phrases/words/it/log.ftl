### What happened, one sentence each: the log.
###
### $who, $to, $other are players: choose by IS($who) between "you" and a name. $cards are cards by name: UN($cards) puts
### the article before each and joins them. What a reader may not see is told by number ($n).

log-shuffled =
    { $n ->
        [one] Il mazzo è formato da 1 sola carta.
       *[other] Si mischiano { $n } carte per formare il mazzo.
    }
log-dealt =
    { IS($who) ->
        [you] Ricevi { UN($cards) }
       *[other] { $who } riceve { UN($cards) }
    }, per un totale di { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }.
log-starts =
    { IS($who) ->
        [you] Sei il primo giocatore.
       *[other] Il primo giocatore è { $who }.
    }
log-turn =
    { IS($who) ->
        [you] Il tuo turno
       *[other] Turno di { $who }
    }
log-extra-action =
    { IS($who) ->
        [you] Esegui un'altra azione.
       *[other] { $who } esegue un'altra azione.
    }
log-no-action =
    { IS($who) ->
        [you] Non puoi eseguire alcuna azione, quindi passi.
       *[other] { $who } non può eseguire alcuna azione e passa.
    }
log-line-filled = Dal mazzo alla fila: { $cards }.
log-line-discarded = Dalla fila agli scarti: { $cards }.
log-took-from-line =
    { IS($who) ->
        [you] Prendi dalla fila { UN($cards) }.
       *[other] { $who } prende dalla fila { UN($cards) }.
    }
log-took-discard =
    { IS($who) ->
        [you] Prendi dagli scarti { UN($cards) }.
       *[other] { $who } prende dagli scarti { UN($cards) }.
    }
log-drew =
    { IS($who) ->
        [you] Peschi dal mazzo { UN($cards) }.
       *[other] { $who } pesca dal mazzo { UN($cards) }.
    }
log-drew-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Peschi 1 carta dal mazzo.
           *[other] Peschi { $n } carte dal mazzo.
        }
       *[other] { $n ->
            [one] { $who } pesca 1 carta dal mazzo.
           *[other] { $who } pesca { $n } carte dal mazzo.
        }
    }
log-drew-rice-paper =
    { IS($who) ->
        [you] Peschi { UN($cards) }.
       *[other] { $who } pesca { UN($cards) }.
    }
log-looked =
    { IS($who) ->
        [you] Guardi in cima al mazzo e vedi { UN($cards) }.
       *[other] { $who } guarda in cima al mazzo e vede { UN($cards) }.
    }
log-looked-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Guardi la prima carta del mazzo.
           *[other] Guardi le prime { $n } carte del mazzo.
        }
       *[other] { $n ->
            [one] { $who } guarda la prima carta del mazzo.
           *[other] { $who } guarda le prime { $n } carte del mazzo.
        }
    }
log-kept =
    { IS($who) ->
        [you] Di queste carte tieni { UN($cards) }.
       *[other] Di queste carte { $who } tiene { UN($cards) }.
    }
log-kept-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Tieni 1 di queste carte.
           *[other] Tieni { $n } di queste carte.
        }
       *[other] { $n ->
            [one] { $who } tiene 1 di queste carte.
           *[other] { $who } tiene { $n } di queste carte.
        }
    }
log-discarded-looked-at =
    { IS($who) ->
        [you] Di queste carte scarti { UN($cards) }.
       *[other] Di queste carte { $who } scarta { UN($cards) }.
    }
log-plays =
    { IS($who) ->
        [you] Stai per giocare{ $from ->
            [line] {" "}dalla fila
            [discards] {" "}dagli scarti
           *[hand] {""}
        } { UN($card) }{ $side ->
            [left] {" "}nella tua collezione di sinistra
            [right] {" "}nella tua collezione di destra
           *[none] {""}
        }.
       *[other] { $who } sta per giocare{ $from ->
            [line] {" "}dalla fila
            [discards] {" "}dagli scarti
           *[hand] {""}
        } { UN($card) }{ $side ->
            [left] {" "}nella sua collezione di sinistra
            [right] {" "}nella sua collezione di destra
           *[none] {""}
        }.
    }
log-played =
    { IS($who) ->
        [you] Giochi{ $from ->
            [discards] {" "}dagli scarti
           *[hand] {""}
        } { UN($card) }{ $side ->
            [left] {" "}nella tua collezione di sinistra
            [right] {" "}nella tua collezione di destra
           *[none] {""}
        } e paghi { $folds ->
            [one] 1 piega
           *[other] { $folds } pieghe
        }: { $cards }.
       *[other] { $who } gioca{ $from ->
            [discards] {" "}dagli scarti
           *[hand] {""}
        } { UN($card) }{ $side ->
            [left] {" "}nella sua collezione di sinistra
            [right] {" "}nella sua collezione di destra
           *[none] {""}
        } e paga { $folds ->
            [one] 1 piega
           *[other] { $folds } pieghe
        }: { $cards }.
    }
log-paid =
    { IS($who) ->
        [you] Paghi { $folds ->
            [one] 1 piega
           *[other] { $folds } pieghe
        }: { $cards }.
       *[other] { $who } paga { $folds ->
            [one] 1 piega
           *[other] { $folds } pieghe
        }: { $cards }.
    }
log-paid-with-discard =
    { IS($who) ->
        [you] Del tuo pagamento fa parte la carta in cima agli scarti: { $card }.
       *[other] Del pagamento di { $who } fa parte la carta in cima agli scarti: { $card }.
    }
log-placed =
    { IS($who) ->
        [you] Metti { IL($card) } nella tua collezione di { $side ->
            [left] sinistra
           *[right] destra
        }.
       *[other] { $who } mette { IL($card) } nella sua collezione di { $side ->
            [left] sinistra
           *[right] destra
        }.
    }
log-put-in-play =
    { IS($who) ->
        [you] Metti { IL($card) } in mezzo al tavolo.
       *[other] { $who } mette { IL($card) } in mezzo al tavolo.
    }
log-replaced = Sostituisce { IL($card) }, che finisce negli scarti.
log-left-play = Dal tavolo agli scarti: { $card }.
log-bonus =
    { IS($who) ->
        [you] Come bonus giochi dalla fila { UN($card) }{ $side ->
            [left] {" "}nella tua collezione di sinistra
            [right] {" "}nella tua collezione di destra
           *[none] {""}
        } senza pagare.
       *[other] Come bonus { $who } gioca dalla fila { UN($card) }{ $side ->
            [left] {" "}nella sua collezione di sinistra
            [right] {" "}nella sua collezione di destra
           *[none] {""}
        } senza pagare.
    }
log-reacts =
    { IS($who) ->
        [you] Scatta per te l'effetto { DEL($card) }.
       *[other] Scatta per { $who } l'effetto { DEL($card) }.
    }
log-applies =
    { IS($who) ->
        [you] Alla fine del tuo turno ha effetto { IL($card) }.
       *[other] Alla fine del turno di { $who } ha effetto { IL($card) }.
    }
log-played-free =
    { IS($who) ->
        [you] Giochi{ $from ->
            [discards] {" "}dagli scarti
           *[hand] {""}
        } { UN($card) }{ $side ->
            [left] {" "}nella tua collezione di sinistra
            [right] {" "}nella tua collezione di destra
           *[none] {""}
        } senza pagare.
       *[other] { $who } gioca{ $from ->
            [discards] {" "}dagli scarti
           *[hand] {""}
        } { UN($card) }{ $side ->
            [left] {" "}nella sua collezione di sinistra
            [right] {" "}nella sua collezione di destra
           *[none] {""}
        } senza pagare.
    }
log-removed =
    { IS($who) ->
        [you] Scarti { IL($card) } dalla cima della tua collezione di { $side ->
            [left] sinistra
           *[right] destra
        }.
       *[other] { $who } scarta { IL($card) } dalla cima della sua collezione di { $side ->
            [left] sinistra
           *[right] destra
        }.
    }
log-moved-under =
    { IS($who) ->
        [you] La carta in cima alla tua collezione di { $side ->
            [left] sinistra
           *[right] destra
        } passa in fondo.
       *[other] La carta in cima alla collezione di { $side ->
            [left] sinistra
           *[right] destra
        } di { $who } passa in fondo.
    }
log-moved-to-bottom =
    { IS($who) ->
        [you] Nella tua collezione di { $side ->
            [left] sinistra
           *[right] destra
        } { IL($card) } passa in fondo.
       *[other] Nella collezione di { $side ->
            [left] sinistra
           *[right] destra
        } di { $who } { IL($card) } passa in fondo.
    }
log-moved-within =
    { IS($who) ->
        [you] Nella tua collezione di { $side ->
            [left] sinistra
           *[right] destra
        } { IL($card) } passa dalla posizione { $n } alla posizione { $place }, contando dal fondo.
       *[other] Nella collezione di { $side ->
            [left] sinistra
           *[right] destra
        } di { $who } { IL($card) } passa dalla posizione { $n } alla posizione { $place }, contando dal fondo.
    }
log-moved-across =
    { IS($who) ->
        [you] Sposti { IL($card) } dalla tua collezione di { $side ->
            [left] sinistra alla posizione { $place } di quella di destra, contando dal fondo.
           *[right] destra alla posizione { $place } di quella di sinistra, contando dal fondo.
        }
       *[other] { $who } sposta { IL($card) } dalla sua collezione di { $side ->
            [left] sinistra alla posizione { $place } di quella di destra, contando dal fondo.
           *[right] destra alla posizione { $place } di quella di sinistra, contando dal fondo.
        }
    }
log-discarded =
    { IS($who) ->
        [you] Scarti { UN($cards) }.
       *[other] { $who } scarta { UN($cards) }.
    }
log-marked =
    { IS($who) ->
        [you] Da scartare: { $cards }.
       *[other] { $who } mette da parte { UN($cards) } da scartare.
    }
log-marked-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Metti da parte 1 carta da scartare.
           *[other] Metti da parte { $n } carte da scartare.
        }
       *[other] { $n ->
            [one] { $who } mette da parte 1 carta da scartare.
           *[other] { $who } mette da parte { $n } carte da scartare.
        }
    }
log-answered =
    { IS($who) ->
        [you] Hai scelto { UN($card) }.
       *[other] { $who } ha scelto { UN($card) }.
    }
log-answered-unseen =
    { IS($who) ->
        [you] Hai scelto una carta.
       *[other] { $who } ha scelto una carta.
    }
log-passed =
    { IS($who) ->
        [you] { IS($to) ->
            [you] Tieni { UN($card) }.
           *[other] { $to } riceve da te { UN($card) }.
        }
       *[other] { IS($to) ->
            [you] { $who } ti passa { UN($card) }.
           *[other] { $to } riceve { UN($card) } da { $who }.
        }
    }
log-passed-unseen =
    { IS($who) ->
        [you] { IS($to) ->
            [you] Tieni una carta.
           *[other] { $to } riceve da te una carta.
        }
       *[other] { IS($to) ->
            [you] { $who } ti passa una carta.
           *[other] { $to } riceve una carta da { $who }.
        }
    }
log-stolen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Prendi a caso { UN($card) } dalla tua stessa mano.
           *[other] Prendi a caso { UN($card) } dalla mano di { $who }.
        }
       *[other] { IS($who) ->
            [you] { $to } prende a caso { UN($card) } dalla tua mano.
           *[other] { $to } prende a caso { UN($card) } dalla mano di { $who }.
        }
    }
log-stolen-unseen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Prendi a caso una carta dalla tua stessa mano.
           *[other] Prendi a caso una carta dalla mano di { $who }.
        }
       *[other] { IS($who) ->
            [you] { $to } prende a caso una carta dalla tua mano.
           *[other] { $to } prende a caso una carta dalla mano di { $who }.
        }
    }
log-swapped =
    { IS($who) ->
        [you] Scambi { UN($given) } della tua mano con { UN($taken) } della fila.
       *[other] { $who } scambia { UN($given) } della sua mano con { UN($taken) } della fila.
    }
log-hand-shown =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Guardi la tua mano: { $cards }.
           *[other] Guardi la mano di { $who }: { $cards }.
        }
       *[other] { IS($who) ->
            [you] { $to } guarda la tua mano: { $cards }.
           *[other] { $to } guarda la mano di { $who }: { $cards }.
        }
    }
log-hand-shown-unseen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Guardi la tua mano.
           *[other] Guardi la mano di { $who }.
        }
       *[other] { IS($who) ->
            [you] { $to } guarda la tua mano.
           *[other] { $to } guarda la mano di { $who }.
        }
    }
log-shown =
    { IS($who) ->
        [you] Mostri { UN($cards) }.
       *[other] { $who } mostra { UN($cards) }.
    }
log-uses-special =
    { IS($who) ->
        [you] Usi l'azione speciale { DEL($card) }.
       *[other] { $who } usa l'azione speciale { DEL($card) }.
    }
log-uses-effect =
    { IS($who) ->
        [you] Usi l'effetto { DEL($card) }.
       *[other] { $who } usa l'effetto { DEL($card) }.
    }
log-declined =
    { IS($who) ->
        [you] Rinunci all'effetto { DEL($card) }.
       *[other] { $who } rinuncia all'effetto { DEL($card) }.
    }
log-declined-rest =
    { IS($who) ->
        [you] Rinunci al resto dell'effetto { DEL($card) }.
       *[other] { $who } rinuncia al resto dell'effetto { DEL($card) }.
    }
log-declined-share =
    { IS($who) ->
        [you] Non approfitti { DEL($card) }.
       *[other] { $who } non approfitta { DEL($card) }.
    }
log-declined-bonus =
    { IS($who) ->
        [you] Rinunci al bonus { DEL($card) }.
       *[other] { $who } rinuncia al bonus { DEL($card) }.
    }
log-nothing-to-do = L'effetto { DEL($card) } non si può applicare.
log-no-bonus = { $card }: la fila è vuota, quindi niente bonus.
log-copies =
    { IS($who) ->
        [you] Copi l'effetto { DEL($card) }.
       *[other] { $who } copia l'effetto { DEL($card) }.
    }
log-chose-player =
    { IS($who) ->
        [you] { IS($other) ->
            [you] Scegli te.
           *[other] Scegli { $other }.
        }
       *[other] { IS($other) ->
            [you] { $who } sceglie te.
           *[other] { $who } sceglie { $other }.
        }
    }
log-got-action =
    { IS($who) ->
        [you] Ottieni un'altra azione in questo turno.
       *[other] { $who } ottiene un'altra azione in questo turno.
    }
log-lost-action =
    { IS($who) ->
        [you] Non ottieni un'altra azione.
       *[other] { $who } non ottiene un'altra azione.
    }
log-run-out =
    { $n ->
        [1] Il mazzo si esaurisce per la prima volta.
        [2] Il mazzo si esaurisce per la seconda volta: la partita volge al termine.
       *[other] Il mazzo si esaurisce ancora una volta.
    }
log-stalled = Da molto tempo nessuna carta lascia il mazzo: la partita volge al termine.
log-final-round = Comincia l'ultimo giro: ognuno gioca ancora un turno.
log-over = La partita è finita.
