### Origami Islands: what happened, one sentence each.
###
### $who and $other are players: choose by IS($who) between "you" and a name. $island is an island by name and number,
### $square and $squares are names of squares, $sheets are sheets with their islands, $shape is a shape by number.

islands-dealt =
    { IS($who) ->
        [you] Du bekommst 3 Blätter: { $sheets }.
       *[other] { $who } bekommt 3 Blätter: { $sheets }.
    }
islands-chose =
    { IS($who) ->
        [you] Du hast dich entschieden, { $sheets } zu behalten.
       *[other] { $who } hat sich entschieden, { $sheets } zu behalten.
    }
islands-chose-unseen =
    { IS($who) ->
        [you] Du hast 2 Blätter gewählt.
       *[other] { $who } hat 2 Blätter gewählt.
    }
islands-keeps =
    { IS($who) ->
        [you] Du behältst { $sheets }.
       *[other] { $who } behält { $sheets }.
    }
islands-first-player =
    { IS($who) ->
        [you] Du wirst als Startspieler ausgelost.
       *[other] { $who } wird als Startspieler ausgelost.
    }
islands-round =
    Runde { $round } von { $rounds } — { $colour ->
        [blue] Winter (blau)
        [green] Frühling und Sommer (grün)
       *[red] Herbst (rot)
    }, Startspieler: { IS($who) ->
        [you] du
       *[other] { $who }
    }
islands-card =
    Der Versteigerungswürfel zeigt { $number }. Versteigert wird Karte { $number }: { $shape } in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }.
islands-card-choice =
    Der Versteigerungswürfel zeigt { $number }. Versteigert wird Karte { $number }: eine Form nach Wahl des Gewinners in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }.
islands-bids =
    { IS($who) ->
        [you] Du bietest { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[other] { $who } bietet { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
islands-passes =
    { IS($who) ->
        [you] Du passt.
       *[other] { $who } passt.
    }
islands-passes-unable =
    { IS($who) ->
        [you] Deine Münzen reichen für kein Gebot, also passt du. (I-3.4)
       *[other] { $who } hat nicht genug Münzen für ein Gebot und passt. (I-3.4)
    }
islands-wins =
    { IS($who) ->
        [you] Du gewinnst die Versteigerung, bezahlst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } und bist jetzt Startspieler.
       *[other] { $who } gewinnt die Versteigerung, bezahlt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } und ist jetzt Startspieler.
    }
islands-no-winner = Alle haben gepasst, also gewinnt niemand die Karte.
islands-chooses =
    { IS($who) ->
        [you] Du wählst { $source ->
            [grove] für den Hain{" "}
           *[auction] {""}
        }{ $shape }.
       *[other] { $who } wählt { $source ->
            [grove] für den Hain{" "}
           *[auction] {""}
        }{ $shape }.
    }
islands-chooses-only =
    { $source ->
        [grove] Beim Hain passt nur { $shape }
       *[auction] Es passt nur { $shape }
    }; sie wird für { IS($who) ->
        [you] dich
       *[other] { $who }
    } gewählt. (I-5.11)
islands-colour-rolled =
    { IS($who) ->
        [you] Du würfelst mit dem Farbwürfel eine { $number }: { $colour ->
            [blue] blau
            [green] grün
           *[red] rot
        }.
       *[other] { $who } würfelt mit dem Farbwürfel eine { $number }: { $colour ->
            [blue] blau
            [green] grün
           *[red] rot
        }.
    }
islands-paints =
    { IS($who) ->
        [you] Du malst { $source ->
            [coal-pit] mit einem Kohleplättchen{" "}
            [grove] dank dem Hain{" "}
            [expancing] mit Expancing{" "}
           *[other] {""}
        }{ $squares } auf { $island } { $colour ->
            [blue] blau
            [green] grün
           *[red] rot
        } aus.
       *[other] { $who } malt { $source ->
            [coal-pit] mit einem Kohleplättchen{" "}
            [grove] dank dem Hain{" "}
            [expancing] mit Expancing{" "}
           *[other] {""}
        }{ $squares } auf { $island } { $colour ->
            [blue] blau
            [green] grün
           *[red] rot
        } aus.
    }
islands-only-place = Es war der einzige Platz für die zweite Hälfte. (I-5.11)
islands-starts =
    { $side ->
        [single] Damit ist die Insel begonnen und ein Zugang für beide Häfen verbraucht.
        [different] Damit ist die Insel begonnen und ein Zugang für den normalen Hafen verbraucht.
       *[none] Damit ist die Insel begonnen.
    }
islands-gives-up =
    { IS($who) ->
        [you] { $source ->
            [square] Du verzichtest auf dein Feld.
            [coal-pit] Du verzichtest auf die übrigen Kohlegruben-Felder.
            [grove] Du verzichtest auf die Form des Hains.
            [expancing] Du verzichtest auf diese Felder von Expancing.
           *[auction] Du verzichtest auf die versteigerte Form.
        }
       *[other] { $source ->
            [square] { $who } verzichtet auf das Feld.
            [coal-pit] { $who } verzichtet auf die übrigen Kohlegruben-Felder.
            [grove] { $who } verzichtet auf die Form des Hains.
            [expancing] { $who } verzichtet auf diese Felder von Expancing.
           *[auction] { $who } verzichtet auf die versteigerte Form.
        }
    }
islands-skips =
    { IS($who) ->
        [you] { $source ->
            [square] Du kannst kein Feld ausmalen, also entfällt das. (I-5.10)
            [coal-pit] Du kannst kein Feld ausmalen, also entfallen deine Kohlegruben-Felder. (I-5.10)
            [grove] Auf deinen Inseln ist kein Platz für die Form des Hains, also entfällt sie. (I-5.10)
            [expancing] Für die Felder von Expancing gibt es keinen Platz, also entfallen sie. (I-5.10)
           *[auction] Auf deinen Inseln ist kein Platz für die versteigerte Form, also entfällt sie. (I-5.10)
        }
       *[other] { $source ->
            [square] { $who } kann kein Feld ausmalen, also entfällt das. (I-5.10)
            [coal-pit] { $who } kann kein Feld ausmalen, also entfallen die Kohlegruben-Felder. (I-5.10)
            [grove] Auf den Inseln von { $who } ist kein Platz für die Form des Hains, also entfällt sie. (I-5.10)
            [expancing] Für die Felder von Expancing gibt es keinen Platz, also entfallen sie. (I-5.10)
           *[auction] Auf den Inseln von { $who } ist kein Platz für die versteigerte Form, also entfällt sie. (I-5.10)
        }
    }
islands-surrounds =
    { IS($who) ->
        [you] Du umschließt
       *[other] { $who } umschließt
    } { $landmark ->
        [lighthouse] den Leuchtturm
        [volcano] den Vulkan
        [coal-pit] die Kohlegrube
        [gold-mine] die Goldmine
       *[grove] den Hain
    } { $square } auf { $island } { $side ->
        [single] einfarbig
       *[different] mehrfarbig
    }.
islands-surrounds-points =
    { IS($who) ->
        [you] Du umschließt
       *[other] { $who } umschließt
    } { $landmark ->
        [regular-harbor] den normalen Hafen
        [secret-harbor] den Geheimhafen
       *[temple] den Tempel
    } { $square } auf { $island } { $side ->
        [single] einfarbig
       *[different] mehrfarbig
    }: { $n } Punkte am Spielende.
islands-volcano-tokens =
    { IS($who) ->
        [you] { $tokens ->
            [one] Du nimmst 1 Vulkanplättchen für { $island }.
           *[other] Du nimmst { $tokens } Vulkanplättchen für { $island }.
        }
       *[other] { $tokens ->
            [one] { $who } nimmt 1 Vulkanplättchen für { $island }.
           *[other] { $who } nimmt { $tokens } Vulkanplättchen für { $island }.
        }
    }
islands-gets-access =
    { IS($who) ->
        [you] Du kannst eine weitere Insel beginnen, { $side ->
            [single] am normalen Hafen oder am Geheimhafen.
           *[different] aber nur am normalen Hafen.
        }
       *[other] { $who } kann eine weitere Insel beginnen, { $side ->
            [single] am normalen Hafen oder am Geheimhafen.
           *[different] aber nur am normalen Hafen.
        }
    }
islands-opens =
    { $side ->
        [single] Das öffnet eine weitere Insel, am normalen Hafen oder am Geheimhafen.
       *[different] Das öffnet eine weitere Insel, aber nur am normalen Hafen.
    }
islands-takes-token =
    { IS($who) ->
        [you] Du nimmst ein { $name }.
       *[other] { $who } nimmt ein { $name }.
    }
islands-brings-token = Das bringt ein { $name }.
islands-takes-token-from =
    { IS($who) ->
        [you] { IS($other) ->
            [you] Du nimmst dein eigenes { $name }.
           *[other] Du nimmst ein { $name } von { $other }.
        }
       *[other] { IS($other) ->
            [you] { $who } nimmt ein { $name } von dir.
           *[other] { $who } nimmt ein { $name } von { $other }.
        }
    }
islands-turns-token = Es wird umgedreht und zeigt jetzt „{ $text }“.
islands-no-token =
    { IS($who) ->
        [you] { $landmark ->
            [coal-pit] Sonst hat niemand ein Kohleplättchen, also bekommst du keins. (I-12.3)
           *[gold-mine] Sonst hat niemand ein Goldplättchen, also bekommst du keins. (I-12.3)
        }
       *[other] { $landmark ->
            [coal-pit] Sonst hat niemand ein Kohleplättchen, also bekommt { $who } keins. (I-12.3)
           *[gold-mine] Sonst hat niemand ein Goldplättchen, also bekommt { $who } keins. (I-12.3)
        }
    }
islands-token-returned =
    { IS($who) ->
        [you] Du gibst ein Vulkanplättchen zurück.
       *[other] { $who } gibt ein Vulkanplättchen zurück.
    }
islands-returns-and-takes =
    { IS($who) ->
        [you] Du gibst ein Vulkanplättchen zurück und nimmst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } von { IS($other) ->
            [you] dir
           *[other] { $other }
        }.
       *[other] { $who } gibt ein Vulkanplättchen zurück und nimmt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } von { IS($other) ->
            [you] dir
           *[other] { $other }
        }.
    }
islands-takes =
    { IS($who) ->
        [you] Du nimmst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } von { IS($other) ->
            [you] dir
           *[other] { $other }
        }.
       *[other] { $who } nimmt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } von { IS($other) ->
            [you] dir
           *[other] { $other }
        }.
    }
islands-richest =
    { IS($who) ->
        [you] Du bist selbst am reichsten, also nimmst du nichts.
       *[other] { $who } ist selbst am reichsten und nimmt nichts.
    }
islands-nobody-has-coins =
    { IS($who) ->
        [you] Sonst hat niemand Münzen, also nimmst du nichts.
       *[other] Sonst hat niemand Münzen, also nimmt { $who } nichts.
    }
islands-fills =
    { IS($who) ->
        [you] Du füllst
       *[other] { $who } füllt
    } den Umriss { $square } auf { $island } in { $colour ->
        [own] seiner Farbe
       *[other] einer anderen Farbe
    }: { $coins } Münzen sofort, { $coins } Punkte am Spielende.
islands-income =
    { IS($who) ->
        [you] Dein Einkommen
       *[other] Einkommen von { $who }
    }: { $sum }{ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
islands-income-none =
    { IS($who) ->
        [you] Dein Einkommen
       *[other] Einkommen von { $who }
    }: { $sum }, aber nie weniger als 0, also keine Münzen.
islands-ends = Die letzte Runde ist zu Ende.
