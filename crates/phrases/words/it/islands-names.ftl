### Origami Islands: names of things, as other sentences use them.

islands-colour =
    { $colour ->
        [blue] blu
        [green] verde
       *[red] rosso
    }
islands-season =
    { $colour ->
        [blue] inverno
        [green] primavera ed estate
       *[red] autunno
    }
islands-landmark =
    { $landmark ->
        [regular-harbor] porto normale
        [secret-harbor] porto segreto
        [lighthouse] faro
        [volcano] vulcano
        [coal-pit] miniera di carbone
        [gold-mine] miniera d'oro
        [grove] boschetto
        [temple] tempio
        [mountain] montagna
       *[sea] mare
    }
islands-side =
    { $side ->
        [single] un solo colore
       *[different] colori diversi
    }
islands-variant =
    { $name ->
        [catch-up] raggiungi e supera
       *[standard] nessuna variante
    }
islands-source =
    { $source ->
        [square] casella singola
        [coal-pit] miniera di carbone
        [grove] boschetto
        [expancing] Expancing
       *[auction] forma all'asta
    }

## An island whose name is not known.

islands-island = isola { $n }

## A shape by the number of its card; what stands in brackets is said only if the shape has this form.

islands-shape =
    { $shape ->
        [dominoes] forma { $number } (le due tessere da domino)
        [l] forma { $number } (la L)
        [t] forma { $number } (la T)
        [u] forma { $number } (la U)
       *[other] forma { $number }
    }

## How something is painted: $colours are colours, joined by "or".

islands-in-colours = di { $colours }
islands-in-any-colour = di un colore a tua scelta

## A token by the side that lies up; what stands in brackets can stand alone.

islands-token-name =
    { $landmark ->
        [coal-pit] segnalino carbone ({ $side ->
            [single] colore a scelta
           *[different] colore della stagione
        })
       *[gold-mine] segnalino oro ({ $side ->
            [single] +2
           *[different] +1
        })
    }
islands-token-side =
    { $landmark ->
        [coal-pit] { $side ->
            [single] colore a scelta
           *[different] colore della stagione
        }
       *[gold-mine] { $side ->
            [single] +2
           *[different] +1
        }
    }
islands-access =
    { $side ->
        [single] entrambi i porti
       *[different] solo porto normale
    }

## What a drawing of an island needs: short words, for a legend.

islands-letter =
    { $colour ->
        [blue] B
        [green] V
       *[red] R
    }
islands-colour-and-season =
    { $colour ->
        [blue] blu: inverno
        [green] verde: primavera, estate
       *[red] rosso: autunno
    }
islands-outline = contorno
islands-surrounded =
    { $side ->
        [single] circondato, un solo colore
       *[different] circondato, colori diversi
    }

## Points, island by island.

islands-score-island =
    { $n ->
        [one] { $island }: { $text } punto
       *[other] { $island }: { $text } punti
    }
islands-score-not-started = { $island }: non cominciata
islands-score-landmark =
    { $landmark ->
        [regular-harbor] porto normale { $square }
        [secret-harbor] porto segreto { $square }
       *[temple] tempio { $square }
    }, { $side ->
        [single] un solo colore
       *[different] colori diversi
    }
islands-score-outline =
    { $colour ->
        [own] contorno { $square }, nel suo colore
       *[other] contorno { $square }, in un altro colore
    }
islands-score-unpainted =
    { $n ->
        [one] 1 casella non dipinta
       *[other] { $n } caselle non dipinte
    }
islands-score-total = totale
