### Origami Islands: names of things, as other sentences use them.

islands-colour =
    { $colour ->
        [blue] blau
        [green] grün
       *[red] rot
    }
islands-season =
    { $colour ->
        [blue] Winter
        [green] Frühling und Sommer
       *[red] Herbst
    }
islands-landmark =
    { $landmark ->
        [regular-harbor] normaler Hafen
        [secret-harbor] Geheimhafen
        [lighthouse] Leuchtturm
        [volcano] Vulkan
        [coal-pit] Kohlegrube
        [gold-mine] Goldmine
        [grove] Hain
        [temple] Tempel
        [mountain] Gebirge
       *[sea] Meer
    }
islands-side =
    { $side ->
        [single] einfarbig
       *[different] mehrfarbig
    }
islands-variant =
    { $name ->
        [catch-up] aufholen und überholen
       *[standard] keine Variante
    }
islands-source =
    { $source ->
        [square] einzelnes Feld
        [coal-pit] Kohlegrube
        [grove] Hain
        [expancing] Expancing
       *[auction] versteigerte Form
    }

## An island whose name is not known.

islands-island = Insel { $n }

## A shape by the number of its card; what stands in brackets is said only if the shape has this form.

islands-shape =
    { $shape ->
        [dominoes] Form { $number } (die zwei Dominosteine)
        [l] Form { $number } (das L)
        [t] Form { $number } (das T)
        [u] Form { $number } (das U)
       *[other] Form { $number }
    }

## How something is painted: $colours are colours, joined by "or".

islands-in-colours = { $colours }
islands-in-any-colour = in einer Farbe deiner Wahl

## A token by the side that lies up; what stands in brackets can stand alone.

islands-token-name =
    { $landmark ->
        [coal-pit] Kohleplättchen ({ $side ->
            [single] beliebige Farbe
           *[different] Farbe der Jahreszeit
        })
       *[gold-mine] Goldplättchen ({ $side ->
            [single] +2
           *[different] +1
        })
    }
islands-token-side =
    { $landmark ->
        [coal-pit] { $side ->
            [single] beliebige Farbe
           *[different] Farbe der Jahreszeit
        }
       *[gold-mine] { $side ->
            [single] +2
           *[different] +1
        }
    }
islands-access =
    { $side ->
        [single] beide Häfen
       *[different] nur normaler Hafen
    }

## What a drawing of an island needs: short words, for a legend.

islands-letter =
    { $colour ->
        [blue] B
        [green] G
       *[red] R
    }
islands-colour-and-season =
    { $colour ->
        [blue] blau: Winter
        [green] grün: Frühling, Sommer
       *[red] rot: Herbst
    }
islands-outline = Umriss
islands-surrounded =
    { $side ->
        [single] einfarbig umschlossen
       *[different] mehrfarbig umschlossen
    }

## Points, island by island.

islands-score-island =
    { $n ->
        [one] { $island }: { $text } Punkt
       *[other] { $island }: { $text } Punkte
    }
islands-score-not-started = { $island }: nicht begonnen
islands-score-landmark =
    { $landmark ->
        [regular-harbor] normaler Hafen { $square }
        [secret-harbor] Geheimhafen { $square }
       *[temple] Tempel { $square }
    }, { $side ->
        [single] einfarbig
       *[different] mehrfarbig
    }
islands-score-outline =
    { $colour ->
        [own] Umriss { $square }, in seiner Farbe
       *[other] Umriss { $square }, in einer anderen Farbe
    }
islands-score-unpainted =
    { $n ->
        [one] 1 nicht ausgemaltes Feld
       *[other] { $n } nicht ausgemalte Felder
    }
islands-score-total = gesamt
