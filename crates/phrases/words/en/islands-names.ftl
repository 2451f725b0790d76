### Origami Islands: names of things, as other sentences use them.

islands-colour =
    { $colour ->
        [blue] blue
        [green] green
       *[red] red
    }
islands-season =
    { $colour ->
        [blue] winter
        [green] spring and summer
       *[red] autumn
    }
islands-landmark =
    { $landmark ->
        [regular-harbor] regular harbor
        [secret-harbor] secret harbor
        [lighthouse] lighthouse
        [volcano] volcano
        [coal-pit] coal pit
        [gold-mine] gold mine
        [grove] grove
        [temple] temple
        [mountain] mountain
       *[sea] sea
    }
islands-side =
    { $side ->
        [single] single colour
       *[different] different colours
    }
islands-variant =
    { $name ->
        [catch-up] catch up and overtake
       *[standard] no variant
    }
islands-source =
    { $source ->
        [square] one square
        [coal-pit] coal pit
        [grove] grove
        [expancing] Expancing
       *[auction] auctioned shape
    }

## An island whose name is not known.

islands-island = island { $n }

## A shape by the number of its card; what stands in brackets is said only if the shape has this form.

islands-shape =
    { $shape ->
        [dominoes] shape { $number } (the two dominoes)
        [l] shape { $number } (the L)
        [t] shape { $number } (the T)
        [u] shape { $number } (the U)
       *[other] shape { $number }
    }

## How something is painted: $colours are colours, joined by "or".

islands-in-colours = in { $colours }
islands-in-any-colour = in a colour of your choice

## A token by the side that lies up; what stands in brackets can stand alone.

islands-token-name =
    { $landmark ->
        [coal-pit] coal-pit token ({ $side ->
            [single] any colour
           *[different] season colour
        })
       *[gold-mine] gold-mine token ({ $side ->
            [single] +2
           *[different] +1
        })
    }
islands-token-side =
    { $landmark ->
        [coal-pit] { $side ->
            [single] any colour
           *[different] season colour
        }
       *[gold-mine] { $side ->
            [single] +2
           *[different] +1
        }
    }
islands-access =
    { $side ->
        [single] both harbors
       *[different] regular harbor only
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
        [blue] blue: winter
        [green] green: spring, summer
       *[red] red: autumn
    }
islands-outline = outline
islands-surrounded =
    { $side ->
        [single] surrounded, single colour
       *[different] surrounded, different colours
    }

## Points, island by island.

islands-score-island =
    { $n ->
        [one] { $island }: { $text } point
       *[other] { $island }: { $text } points
    }
islands-score-not-started = { $island }: not started
islands-score-landmark =
    { $landmark ->
        [regular-harbor] regular harbor { $square }
        [secret-harbor] secret harbor { $square }
       *[temple] temple { $square }
    }, { $side ->
        [single] single colour
       *[different] different colours
    }
islands-score-outline =
    { $colour ->
        [own] outline { $square }, in its colour
       *[other] outline { $square }, in another colour
    }
islands-score-unpainted =
    { $n ->
        [one] 1 unpainted square
       *[other] { $n } unpainted squares
    }
islands-score-total = total
