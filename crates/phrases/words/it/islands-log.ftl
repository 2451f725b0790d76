### Origami Islands: what happened, one sentence each.
###
### $who and $other are players: choose by IS($who) between "you" and a name. $island is an island by name and number,
### $square and $squares are names of squares, $sheets are sheets with their islands, $shape is a shape by number.

islands-dealt =
    { IS($who) ->
        [you] Ricevi tre fogli: { $sheets }.
       *[other] { $who } riceve tre fogli: { $sheets }.
    }
islands-chose =
    { IS($who) ->
        [you] Hai scelto di tenere { $sheets }.
       *[other] { $who } ha scelto di tenere { $sheets }.
    }
islands-chose-unseen =
    { IS($who) ->
        [you] Hai scelto due fogli.
       *[other] { $who } ha scelto due fogli.
    }
islands-keeps =
    { IS($who) ->
        [you] Tieni { $sheets }.
       *[other] { $who } tiene { $sheets }.
    }
islands-first-player =
    { IS($who) ->
        [you] Il primo giocatore, estratto a sorte, sei tu.
       *[other] Il primo giocatore, estratto a sorte, è { $who }.
    }
islands-round =
    Giro { $round } di { $rounds } — { $colour ->
        [blue] inverno (blu)
        [green] primavera ed estate (verde)
       *[red] autunno (rosso)
    }, primo giocatore: { IS($who) ->
        [you] tu
       *[other] { $who }
    }
islands-card =
    Il dado dell'asta segna { $number }. Va all'asta la carta { $number }: { $shape } { $colouring ->
        [season] nel colore della stagione
        [random] in un colore casuale
       *[any] in un colore a scelta
    }.
islands-card-choice =
    Il dado dell'asta segna { $number }. Va all'asta la carta { $number }: una forma a scelta di chi vince { $colouring ->
        [season] nel colore della stagione
        [random] in un colore casuale
       *[any] in un colore a scelta
    }.
islands-bids =
    { IS($who) ->
        [you] Offri { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
       *[other] { $who } offre { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
    }
islands-passes =
    { IS($who) ->
        [you] Passi.
       *[other] { $who } passa.
    }
islands-passes-unable =
    { IS($who) ->
        [you] Non hai abbastanza monete per un'offerta, quindi passi. (I-3.4)
       *[other] { $who } non ha abbastanza monete per un'offerta e passa. (I-3.4)
    }
islands-wins =
    { IS($who) ->
        [you] Vinci l'asta, paghi { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        } e ora sei il primo giocatore.
       *[other] { $who } vince l'asta, paga { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        } e ora è il primo giocatore.
    }
islands-no-winner = Hanno passato tutti: nessuno vince la carta.
islands-chooses =
    { IS($who) ->
        [you] Scegli la { $shape }{ $source ->
            [grove] {" "}per il boschetto
           *[auction] {""}
        }.
       *[other] { $who } sceglie la { $shape }{ $source ->
            [grove] {" "}per il boschetto
           *[auction] {""}
        }.
    }
islands-chooses-only =
    { $source ->
        [grove] Per il boschetto trova posto solo la { $shape }
       *[auction] Trova posto solo la { $shape }
    }, che quindi viene scelta per { IS($who) ->
        [you] te
       *[other] { $who }
    }. (I-5.11)
islands-colour-rolled =
    { IS($who) ->
        [you] Tiri il dado del colore: { $number }, cioè { $colour ->
            [blue] blu
            [green] verde
           *[red] rosso
        }.
       *[other] { $who } tira il dado del colore: { $number }, cioè { $colour ->
            [blue] blu
            [green] verde
           *[red] rosso
        }.
    }
islands-paints =
    { IS($who) ->
        [you] Dipingi di { $colour ->
            [blue] blu
            [green] verde
           *[red] rosso
        } { $squares } su { $island }{ $source ->
            [coal-pit] {" "}con un segnalino carbone
            [grove] {" "}grazie al boschetto
            [expancing] {" "}con Expancing
           *[other] {""}
        }.
       *[other] { $who } dipinge di { $colour ->
            [blue] blu
            [green] verde
           *[red] rosso
        } { $squares } su { $island }{ $source ->
            [coal-pit] {" "}con un segnalino carbone
            [grove] {" "}grazie al boschetto
            [expancing] {" "}con Expancing
           *[other] {""}
        }.
    }
islands-only-place = Era l'unico posto per la seconda metà. (I-5.11)
islands-starts =
    { $side ->
        [single] Così l'isola è cominciata, al prezzo di un accesso per entrambi i porti.
        [different] Così l'isola è cominciata, al prezzo di un accesso per il porto normale.
       *[none] Così l'isola è cominciata.
    }
islands-gives-up =
    { IS($who) ->
        [you] { $source ->
            [square] Rinunci alla tua casella.
            [coal-pit] Rinunci alle restanti caselle delle miniere di carbone.
            [grove] Rinunci alla forma del boschetto.
            [expancing] Rinunci a queste caselle di Expancing.
           *[auction] Rinunci alla forma all'asta.
        }
       *[other] { $source ->
            [square] { $who } rinuncia alla casella.
            [coal-pit] { $who } rinuncia alle restanti caselle delle miniere di carbone.
            [grove] { $who } rinuncia alla forma del boschetto.
            [expancing] { $who } rinuncia a queste caselle di Expancing.
           *[auction] { $who } rinuncia alla forma all'asta.
        }
    }
islands-skips =
    { IS($who) ->
        [you] { $source ->
            [square] Non c'è nessuna casella che puoi dipingere, quindi l'azione si salta. (I-5.10)
            [coal-pit] Non c'è nessuna casella che puoi dipingere, quindi le caselle delle miniere di carbone si saltano. (I-5.10)
            [grove] Sulle tue isole non c'è posto per la forma del boschetto, che quindi si salta. (I-5.10)
            [expancing] Per le caselle di Expancing non c'è posto, quindi si saltano. (I-5.10)
           *[auction] Sulle tue isole non c'è posto per la forma all'asta, che quindi si salta. (I-5.10)
        }
       *[other] { $source ->
            [square] Non c'è nessuna casella che { $who } possa dipingere, quindi l'azione si salta. (I-5.10)
            [coal-pit] Non c'è nessuna casella che { $who } possa dipingere, quindi le caselle delle miniere di carbone si saltano. (I-5.10)
            [grove] Sulle isole di { $who } non c'è posto per la forma del boschetto, che quindi si salta. (I-5.10)
            [expancing] Per le caselle di Expancing non c'è posto, quindi si saltano. (I-5.10)
           *[auction] Sulle isole di { $who } non c'è posto per la forma all'asta, che quindi si salta. (I-5.10)
        }
    }
islands-surrounds =
    { IS($who) ->
        [you] Circondi
       *[other] { $who } circonda
    } { $landmark ->
        [lighthouse] il faro
        [volcano] il vulcano
        [coal-pit] la miniera di carbone
        [gold-mine] la miniera d'oro
       *[grove] il boschetto
    } { $square } su { $island } con { $side ->
        [single] un solo colore
       *[different] colori diversi
    }.
islands-surrounds-points =
    { IS($who) ->
        [you] Circondi
       *[other] { $who } circonda
    } { $landmark ->
        [regular-harbor] il porto normale
        [secret-harbor] il porto segreto
       *[temple] il tempio
    } { $square } su { $island } con { $side ->
        [single] un solo colore
       *[different] colori diversi
    }: { $n } punti alla fine.
islands-volcano-tokens =
    { IS($who) ->
        [you] { $tokens ->
            [one] Prendi 1 segnalino vulcano per { $island }.
           *[other] Prendi { $tokens } segnalini vulcano per { $island }.
        }
       *[other] { $tokens ->
            [one] { $who } prende 1 segnalino vulcano per { $island }.
           *[other] { $who } prende { $tokens } segnalini vulcano per { $island }.
        }
    }
islands-gets-access =
    { IS($who) ->
        [you] Puoi cominciare un'altra isola, { $side ->
            [single] dal porto normale o da quello segreto.
           *[different] solo dal porto normale.
        }
       *[other] { $who } può cominciare un'altra isola, { $side ->
            [single] dal porto normale o da quello segreto.
           *[different] solo dal porto normale.
        }
    }
islands-opens =
    { $side ->
        [single] Questo apre un'altra isola, dal porto normale o da quello segreto.
       *[different] Questo apre un'altra isola, solo dal porto normale.
    }
islands-takes-token =
    { IS($who) ->
        [you] Prendi un { $name }.
       *[other] { $who } prende un { $name }.
    }
islands-brings-token = Questo frutta un { $name }.
islands-takes-token-from =
    { IS($who) ->
        [you] { IS($other) ->
            [you] Prendi il tuo stesso { $name }.
           *[other] Prendi un { $name } a { $other }.
        }
       *[other] { IS($other) ->
            [you] { $who } ti prende un { $name }.
           *[other] { $who } prende un { $name } a { $other }.
        }
    }
islands-turns-token = Il segnalino viene girato e ora mostra «{ $text }».
islands-no-token =
    { IS($who) ->
        [you] { $landmark ->
            [coal-pit] Nessun altro ha un segnalino carbone, quindi non ne ottieni. (I-12.3)
           *[gold-mine] Nessun altro ha un segnalino oro, quindi non ne ottieni. (I-12.3)
        }
       *[other] { $landmark ->
            [coal-pit] Nessun altro ha un segnalino carbone, quindi { $who } non ne ottiene. (I-12.3)
           *[gold-mine] Nessun altro ha un segnalino oro, quindi { $who } non ne ottiene. (I-12.3)
        }
    }
islands-token-returned =
    { IS($who) ->
        [you] Restituisci un segnalino vulcano.
       *[other] { $who } restituisce un segnalino vulcano.
    }
islands-returns-and-takes =
    { IS($who) ->
        [you] { IS($other) ->
            [you] Restituisci un segnalino vulcano e prendi da te
           *[other] Restituisci un segnalino vulcano e prendi a { $other }
        }
       *[other] { IS($other) ->
            [you] { $who } restituisce un segnalino vulcano e ti prende
           *[other] { $who } restituisce un segnalino vulcano e prende a { $other }
        }
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
islands-takes =
    { IS($who) ->
        [you] { IS($other) ->
            [you] Prendi da te
           *[other] Prendi a { $other }
        }
       *[other] { IS($other) ->
            [you] { $who } ti prende
           *[other] { $who } prende a { $other }
        }
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
islands-richest =
    { IS($who) ->
        [you] Il giocatore più ricco sei tu, quindi non prendi nulla.
       *[other] Il giocatore più ricco è { $who }, che quindi non prende nulla.
    }
islands-nobody-has-coins =
    { IS($who) ->
        [you] Nessun altro ha monete, quindi non prendi nulla.
       *[other] Nessun altro ha monete, quindi { $who } non prende nulla.
    }
islands-fills =
    { IS($who) ->
        [you] Riempi
       *[other] { $who } riempie
    } il contorno { $square } su { $island } { $colour ->
        [own] nel suo colore
       *[other] in un altro colore
    }: { $coins } monete adesso, { $coins } punti alla fine.
islands-income =
    { IS($who) ->
        [you] La tua rendita
       *[other] Rendita di { $who }
    }: { $sum }{ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
islands-income-none =
    { IS($who) ->
        [you] La tua rendita
       *[other] Rendita di { $who }
    }: { $sum }, ma mai meno di 0, quindi niente monete.
islands-ends = L'ultimo giro è finito.
