### Origami Islands: what happened, one sentence each.
###
### $who and $other are players: choose by IS($who) between "you" and a name. $island is an island by name and number,
### $square and $squares are names of squares, $sheets are sheets with their islands, $shape is a shape by number.

islands-dealt =
    { IS($who) ->
        [you] You are dealt three sheets: { $sheets }.
       *[other] { $who } is dealt three sheets: { $sheets }.
    }
islands-chose =
    { IS($who) ->
        [you] You have chosen to keep { $sheets }.
       *[other] { $who } has chosen to keep { $sheets }.
    }
islands-chose-unseen =
    { IS($who) ->
        [you] You have chosen two sheets.
       *[other] { $who } has chosen two sheets.
    }
islands-keeps =
    { IS($who) ->
        [you] You keep { $sheets }.
       *[other] { $who } keeps { $sheets }.
    }
islands-first-player =
    { IS($who) ->
        [you] You are drawn by lot as the first player.
       *[other] { $who } is drawn by lot as the first player.
    }
islands-round =
    Round { $round } of { $rounds } — { $colour ->
        [blue] winter (blue)
        [green] spring and summer (green)
       *[red] autumn (red)
    }, first player: { IS($who) ->
        [you] you
       *[other] { $who }
    }
islands-card =
    The auction die shows { $number }. Card { $number } is auctioned: { $shape } in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }.
islands-card-choice =
    The auction die shows { $number }. Card { $number } is auctioned: a shape of the winner’s choice in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }.
islands-bids =
    { IS($who) ->
        [you] You bid { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[other] { $who } bids { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
islands-passes =
    { IS($who) ->
        [you] You pass.
       *[other] { $who } passes.
    }
islands-passes-unable =
    { IS($who) ->
        [you] You don’t have enough coins for a bid, so you pass. (I-3.4)
       *[other] { $who } doesn’t have enough coins for a bid and passes. (I-3.4)
    }
islands-wins =
    { IS($who) ->
        [you] You win the bidding, pay { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } and are now the first player.
       *[other] { $who } wins the bidding, pays { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } and is now the first player.
    }
islands-no-winner = Everybody has passed, so nobody wins the card.
islands-chooses =
    { IS($who) ->
        [you] You choose { $shape }{ $source ->
            [grove] {" "}for the grove
           *[auction] {""}
        }.
       *[other] { $who } chooses { $shape }{ $source ->
            [grove] {" "}for the grove
           *[auction] {""}
        }.
    }
islands-chooses-only =
    { $source ->
        [grove] For the grove, only { $shape } fits
       *[auction] Only { $shape } fits
    }, so it is chosen for { IS($who) ->
        [you] you
       *[other] { $who }
    }. (I-5.11)
islands-colour-rolled =
    { IS($who) ->
        [you] You roll a { $number } with the colour die: { $colour ->
            [blue] blue
            [green] green
           *[red] red
        }.
       *[other] { $who } rolls a { $number } with the colour die: { $colour ->
            [blue] blue
            [green] green
           *[red] red
        }.
    }
islands-paints =
    { IS($who) ->
        [you] You paint { $squares } on { $island } { $colour ->
            [blue] blue
            [green] green
           *[red] red
        }{ $source ->
            [coal-pit] {" "}with a coal-pit token
            [grove] {" "}thanks to the grove
            [expancing] {" "}with Expancing
           *[other] {""}
        }.
       *[other] { $who } paints { $squares } on { $island } { $colour ->
            [blue] blue
            [green] green
           *[red] red
        }{ $source ->
            [coal-pit] {" "}with a coal-pit token
            [grove] {" "}thanks to the grove
            [expancing] {" "}with Expancing
           *[other] {""}
        }.
    }
islands-only-place = It was the only place for the second half. (I-5.11)
islands-starts =
    { $side ->
        [single] This starts the island and uses up an access to both harbors.
        [different] This starts the island and uses up an access to the regular harbor.
       *[none] This starts the island.
    }
islands-gives-up =
    { IS($who) ->
        [you] { $source ->
            [square] You give up your square.
            [coal-pit] You give up your remaining coal-pit squares.
            [grove] You give up the grove’s shape.
            [expancing] You give up these squares of Expancing.
           *[auction] You give up the auctioned shape.
        }
       *[other] { $source ->
            [square] { $who } gives up the square.
            [coal-pit] { $who } gives up the remaining coal-pit squares.
            [grove] { $who } gives up the grove’s shape.
            [expancing] { $who } gives up these squares of Expancing.
           *[auction] { $who } gives up the auctioned shape.
        }
    }
islands-skips =
    { IS($who) ->
        [you] { $source ->
            [square] There is no square you can paint, so nothing is painted. (I-5.10)
            [coal-pit] There is no square you can paint, so your coal-pit squares are skipped. (I-5.10)
            [grove] There is no place on your islands for the grove’s shape, so it is skipped. (I-5.10)
            [expancing] There is no place for the squares of Expancing, so they are skipped. (I-5.10)
           *[auction] There is no place on your islands for the auctioned shape, so it is skipped. (I-5.10)
        }
       *[other] { $source ->
            [square] There is no square that { $who } can paint, so nothing is painted. (I-5.10)
            [coal-pit] There is no square that { $who } can paint, so the coal-pit squares are skipped. (I-5.10)
            [grove] There is no place on { $who }’s islands for the grove’s shape, so it is skipped. (I-5.10)
            [expancing] There is no place for the squares of Expancing, so they are skipped. (I-5.10)
           *[auction] There is no place on { $who }’s islands for the auctioned shape, so it is skipped. (I-5.10)
        }
    }
islands-surrounds =
    { IS($who) ->
        [you] You surround
       *[other] { $who } surrounds
    } { $landmark ->
        [lighthouse] the lighthouse
        [volcano] the volcano
        [coal-pit] the coal pit
        [gold-mine] the gold mine
       *[grove] the grove
    } { $square } on { $island } with { $side ->
        [single] a single colour
       *[different] different colours
    }.
islands-surrounds-points =
    { IS($who) ->
        [you] You surround
       *[other] { $who } surrounds
    } { $landmark ->
        [regular-harbor] the regular harbor
        [secret-harbor] the secret harbor
       *[temple] the temple
    } { $square } on { $island } with { $side ->
        [single] a single colour
       *[different] different colours
    }: { $n } points at the end.
islands-volcano-tokens =
    { IS($who) ->
        [you] { $tokens ->
            [one] You take 1 volcano token for { $island }.
           *[other] You take { $tokens } volcano tokens for { $island }.
        }
       *[other] { $tokens ->
            [one] { $who } takes 1 volcano token for { $island }.
           *[other] { $who } takes { $tokens } volcano tokens for { $island }.
        }
    }
islands-gets-access =
    { IS($who) ->
        [you] You can start one more island, { $side ->
            [single] at its regular or secret harbor.
           *[different] at its regular harbor only.
        }
       *[other] { $who } can start one more island, { $side ->
            [single] at its regular or secret harbor.
           *[different] at its regular harbor only.
        }
    }
islands-opens =
    { $side ->
        [single] This opens one more island, at its regular or secret harbor.
       *[different] This opens one more island, at its regular harbor only.
    }
islands-takes-token =
    { IS($who) ->
        [you] You take a { $name }.
       *[other] { $who } takes a { $name }.
    }
islands-brings-token = This brings a { $name }.
islands-takes-token-from =
    { IS($who) ->
        [you] { IS($other) ->
            [you] You take your own { $name }.
           *[other] You take a { $name } from { $other }.
        }
       *[other] { IS($other) ->
            [you] { $who } takes a { $name } from you.
           *[other] { $who } takes a { $name } from { $other }.
        }
    }
islands-turns-token = It is turned over and now shows “{ $text }”.
islands-no-token =
    { IS($who) ->
        [you] { $landmark ->
            [coal-pit] Nobody else has a coal-pit token, so you get none. (I-12.3)
           *[gold-mine] Nobody else has a gold-mine token, so you get none. (I-12.3)
        }
       *[other] { $landmark ->
            [coal-pit] Nobody else has a coal-pit token, so { $who } gets none. (I-12.3)
           *[gold-mine] Nobody else has a gold-mine token, so { $who } gets none. (I-12.3)
        }
    }
islands-token-returned =
    { IS($who) ->
        [you] You return a volcano token.
       *[other] { $who } returns a volcano token.
    }
islands-returns-and-takes =
    { IS($who) ->
        [you] You return a volcano token and take { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from { IS($other) ->
            [you] yourself
           *[other] { $other }
        }.
       *[other] { $who } returns a volcano token and takes { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from { IS($other) ->
            [you] you
           *[other] { $other }
        }.
    }
islands-takes =
    { IS($who) ->
        [you] You take { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from { IS($other) ->
            [you] yourself
           *[other] { $other }
        }.
       *[other] { $who } takes { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from { IS($other) ->
            [you] you
           *[other] { $other }
        }.
    }
islands-richest =
    { IS($who) ->
        [you] You are the richest player yourself, so you take nothing.
       *[other] { $who } is the richest player and takes nothing.
    }
islands-nobody-has-coins =
    { IS($who) ->
        [you] Nobody else has a coin, so you take nothing.
       *[other] Nobody else has a coin, so { $who } takes nothing.
    }
islands-fills =
    { IS($who) ->
        [you] You fill
       *[other] { $who } fills
    } the outline { $square } on { $island } in { $colour ->
        [own] its own colour
       *[other] another colour
    }: { $coins } coins now, { $coins } points at the end.
islands-income =
    { IS($who) ->
        [you] Your income
       *[other] { $who }’s income
    }: { $sum }{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
islands-income-none =
    { IS($who) ->
        [you] Your income
       *[other] { $who }’s income
    }: { $sum }, but never less than 0, so no coins.
islands-ends = The last round is over.
