### What happened, one sentence each: the log.
###
### $who, $to, $other are players: choose by IS($who) between "du" and a name. $cards are cards by name: EINEN($cards)
### puts the article before each and joins them. What a reader may not see is told by number ($n). Names of players have
### no genitive and no gender here ("die Hand von …"), and effects are named by their card in quotes, not in the genitive.

log-shuffled =
    { $n ->
        [one] 1 Karte bildet den Stapel.
       *[other] { $n } Karten werden gemischt und bilden den Stapel.
    }
log-dealt =
    { IS($who) ->
        [you] Du bekommst { EINEN($cards) }
       *[other] { $who } bekommt { EINEN($cards) }
    } ({ $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    }).
log-starts =
    { IS($who) ->
        [you] Du bist Startspieler.
       *[other] { $who } ist Startspieler.
    }
log-turn =
    { IS($who) ->
        [you] Du bist am Zug
       *[other] { $who } ist am Zug
    }
log-extra-action =
    { IS($who) ->
        [you] Du führst eine weitere Aktion aus.
       *[other] { $who } führt eine weitere Aktion aus.
    }
log-no-action =
    { IS($who) ->
        [you] Du kannst keine Aktion ausführen und passt.
       *[other] { $who } kann keine Aktion ausführen und passt.
    }
log-line-filled = Neu in der Nachschubzeile: { $cards }.
log-line-discarded = Aus der Nachschubzeile abgeworfen: { $cards }.
log-took-from-line =
    { IS($who) ->
        [you] Du nimmst { EINEN($cards) } aus der Nachschubzeile.
       *[other] { $who } nimmt { EINEN($cards) } aus der Nachschubzeile.
    }
log-took-discard =
    { IS($who) ->
        [you] Du nimmst { EINEN($cards) } vom Ablagestapel.
       *[other] { $who } nimmt { EINEN($cards) } vom Ablagestapel.
    }
log-drew =
    { IS($who) ->
        [you] Du ziehst { EINEN($cards) } vom Stapel.
       *[other] { $who } zieht { EINEN($cards) } vom Stapel.
    }
log-drew-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Du ziehst 1 Karte vom Stapel.
           *[other] Du ziehst { $n } Karten vom Stapel.
        }
       *[other] { $n ->
            [one] { $who } zieht 1 Karte vom Stapel.
           *[other] { $who } zieht { $n } Karten vom Stapel.
        }
    }
log-drew-rice-paper =
    { IS($who) ->
        [you] Du ziehst { EINEN($cards) }.
       *[other] { $who } zieht { EINEN($cards) }.
    }
log-looked =
    { IS($who) ->
        [you] Du siehst dir { EINEN($cards) } vom Stapel an.
       *[other] { $who } sieht sich { EINEN($cards) } vom Stapel an.
    }
log-looked-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Du siehst dir 1 Karte vom Stapel an.
           *[other] Du siehst dir { $n } Karten vom Stapel an.
        }
       *[other] { $n ->
            [one] { $who } sieht sich 1 Karte vom Stapel an.
           *[other] { $who } sieht sich { $n } Karten vom Stapel an.
        }
    }
log-kept =
    { IS($who) ->
        [you] Du nimmst davon { EINEN($cards) } auf die Hand.
       *[other] { $who } nimmt davon { EINEN($cards) } auf die Hand.
    }
log-kept-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Du nimmst davon 1 Karte auf die Hand.
           *[other] Du nimmst davon { $n } Karten auf die Hand.
        }
       *[other] { $n ->
            [one] { $who } nimmt davon 1 Karte auf die Hand.
           *[other] { $who } nimmt davon { $n } Karten auf die Hand.
        }
    }
log-discarded-looked-at =
    { IS($who) ->
        [you] Du wirfst davon { EINEN($cards) } ab.
       *[other] { $who } wirft davon { EINEN($cards) } ab.
    }
log-plays =
    { IS($who) ->
        [you] Du wählst { EINEN($card) }{ $from ->
            [line] {" "}aus der Nachschubzeile
            [discards] {" "}vom Ablagestapel
           *[hand] {""}
        } { $side ->
            [left] für deine linke Sammlung
            [right] für deine rechte Sammlung
           *[none] zum Ausspielen
        }.
       *[other] { $who } wählt { EINEN($card) }{ $from ->
            [line] {" "}aus der Nachschubzeile
            [discards] {" "}vom Ablagestapel
           *[hand] {""}
        } { $side ->
            [left] für die linke Sammlung
            [right] für die rechte Sammlung
           *[none] zum Ausspielen
        }.
    }
log-played =
    { IS($who) ->
        [you] Du spielst { EINEN($card) }{ $from ->
            [discards] {" "}vom Ablagestapel
           *[hand] {""}
        } { $side ->
            [left] in deine linke Sammlung
            [right] in deine rechte Sammlung
           *[none] aus
        } und bezahlst { $folds ->
            [one] 1 Faltung
           *[other] { $folds } Faltungen
        }: { $cards }.
       *[other] { $who } spielt { EINEN($card) }{ $from ->
            [discards] {" "}vom Ablagestapel
           *[hand] {""}
        } { $side ->
            [left] in die linke Sammlung
            [right] in die rechte Sammlung
           *[none] aus
        } und bezahlt { $folds ->
            [one] 1 Faltung
           *[other] { $folds } Faltungen
        }: { $cards }.
    }
log-paid =
    { IS($who) ->
        [you] Du bezahlst { $folds ->
            [one] 1 Faltung
           *[other] { $folds } Faltungen
        }: { $cards }.
       *[other] { $who } bezahlt { $folds ->
            [one] 1 Faltung
           *[other] { $folds } Faltungen
        }: { $cards }.
    }
log-paid-with-discard =
    { IS($who) ->
        [you] Zum Bezahlen nutzt du die oberste Karte des Ablagestapels: { $card }.
       *[other] Zum Bezahlen nutzt { $who } die oberste Karte des Ablagestapels: { $card }.
    }
log-placed =
    { IS($who) ->
        [you] Du legst { DEN($card) } in deine { $side ->
            [left] linke
           *[right] rechte
        } Sammlung.
       *[other] { $who } legt { DEN($card) } in die { $side ->
            [left] linke
           *[right] rechte
        } Sammlung.
    }
log-put-in-play =
    { IS($who) ->
        [you] Du legst { DEN($card) } in die Tischmitte.
       *[other] { $who } legt { DEN($card) } in die Tischmitte.
    }
log-replaced = Abgeworfen wird dafür die andere Version: { $card }.
log-left-play = Aus der Tischmitte abgeworfen: { $card }.
log-bonus =
    { IS($who) ->
        [you] Als Bonus spielst du kostenlos { EINEN($card) } aus der Nachschubzeile { $side ->
            [left] in deine linke Sammlung
            [right] in deine rechte Sammlung
           *[none] aus
        }.
       *[other] Als Bonus spielt { $who } kostenlos { EINEN($card) } aus der Nachschubzeile { $side ->
            [left] in die linke Sammlung
            [right] in die rechte Sammlung
           *[none] aus
        }.
    }
log-reacts =
    { IS($who) ->
        [you] Bei dir wird { DER($card) } ausgelöst.
       *[other] Bei { $who } wird { DER($card) } ausgelöst.
    }
log-applies =
    { IS($who) ->
        [you] Am Ende deines Zuges wirkt { DER($card) }.
       *[other] Am Ende des Zuges von { $who } wirkt { DER($card) }.
    }
log-played-free =
    { IS($who) ->
        [you] Du spielst { EINEN($card) }{ $from ->
            [discards] {" "}vom Ablagestapel
           *[hand] {""}
        } kostenlos { $side ->
            [left] in deine linke Sammlung
            [right] in deine rechte Sammlung
           *[none] aus
        }.
       *[other] { $who } spielt { EINEN($card) }{ $from ->
            [discards] {" "}vom Ablagestapel
           *[hand] {""}
        } kostenlos { $side ->
            [left] in die linke Sammlung
            [right] in die rechte Sammlung
           *[none] aus
        }.
    }
log-removed =
    { IS($who) ->
        [you] Du wirfst die vorderste Karte deiner { $side ->
            [left] linken
           *[right] rechten
        } Sammlung ab: { $card }.
       *[other] { $who } wirft die vorderste Karte der { $side ->
            [left] linken
           *[right] rechten
        } Sammlung ab: { $card }.
    }
log-moved-under =
    { IS($who) ->
        [you] Du legst die vorderste Karte deiner { $side ->
            [left] linken
           *[right] rechten
        } Sammlung ganz nach hinten.
       *[other] { $who } legt die vorderste Karte der { $side ->
            [left] linken
           *[right] rechten
        } Sammlung ganz nach hinten.
    }
log-moved-to-bottom =
    { IS($who) ->
        [you] In deiner { $side ->
            [left] linken
           *[right] rechten
        } Sammlung kommt { DER($card) } ganz nach hinten.
       *[other] In der { $side ->
            [left] linken
           *[right] rechten
        } Sammlung von { $who } kommt { DER($card) } ganz nach hinten.
    }
log-moved-within =
    { IS($who) ->
        [you] In deiner { $side ->
            [left] linken
           *[right] rechten
        } Sammlung rückt { DER($card) } von Position { $n } auf Position { $place }, von hinten gezählt.
       *[other] In der { $side ->
            [left] linken
           *[right] rechten
        } Sammlung von { $who } rückt { DER($card) } von Position { $n } auf Position { $place }, von hinten gezählt.
    }
log-moved-across =
    { IS($who) ->
        [you] Du legst { DEN($card) } aus deiner { $side ->
            [left] linken Sammlung auf Position { $place } der rechten, von hinten gezählt.
           *[right] rechten Sammlung auf Position { $place } der linken, von hinten gezählt.
        }
       *[other] { $who } legt { DEN($card) } aus der { $side ->
            [left] linken Sammlung auf Position { $place } der rechten, von hinten gezählt.
           *[right] rechten Sammlung auf Position { $place } der linken, von hinten gezählt.
        }
    }
log-discarded =
    { IS($who) ->
        [you] Du wirfst { EINEN($cards) } ab.
       *[other] { $who } wirft { EINEN($cards) } ab.
    }
log-marked =
    { IS($who) ->
        [you] Du legst { EINEN($cards) } zum Abwerfen bereit.
       *[other] { $who } legt { EINEN($cards) } zum Abwerfen bereit.
    }
log-marked-unseen =
    { IS($who) ->
        [you] { $n ->
            [one] Du legst 1 Karte zum Abwerfen bereit.
           *[other] Du legst { $n } Karten zum Abwerfen bereit.
        }
       *[other] { $n ->
            [one] { $who } legt 1 Karte zum Abwerfen bereit.
           *[other] { $who } legt { $n } Karten zum Abwerfen bereit.
        }
    }
log-answered =
    { IS($who) ->
        [you] Du wählst { EINEN($card) }.
       *[other] { $who } wählt { EINEN($card) }.
    }
log-answered-unseen =
    { IS($who) ->
        [you] Du wählst verdeckt eine Karte.
       *[other] { $who } wählt verdeckt eine Karte.
    }
log-passed =
    { IS($who) ->
        [you] { IS($to) ->
            [you] Du behältst { EINEN($card) }.
           *[other] Du gibst { EINEN($card) } an { $to } weiter.
        }
       *[other] { IS($to) ->
            [you] { $who } gibt { EINEN($card) } an dich weiter.
           *[other] { $who } gibt { EINEN($card) } an { $to } weiter.
        }
    }
log-passed-unseen =
    { IS($who) ->
        [you] { IS($to) ->
            [you] Du behältst eine Karte.
           *[other] Du gibst eine Karte an { $to } weiter.
        }
       *[other] { IS($to) ->
            [you] { $who } gibt eine Karte an dich weiter.
           *[other] { $who } gibt eine Karte an { $to } weiter.
        }
    }
log-stolen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Du ziehst zufällig eine Karte aus deiner eigenen Hand: { $card }.
           *[other] Du ziehst zufällig eine Karte aus der Hand von { $who }: { $card }.
        }
       *[other] { IS($who) ->
            [you] { $to } zieht zufällig eine Karte aus deiner Hand: { $card }.
           *[other] { $to } zieht zufällig eine Karte aus der Hand von { $who }: { $card }.
        }
    }
log-stolen-unseen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Du ziehst zufällig eine Karte aus deiner eigenen Hand.
           *[other] Du ziehst zufällig eine Karte aus der Hand von { $who }.
        }
       *[other] { IS($who) ->
            [you] { $to } zieht zufällig eine Karte aus deiner Hand.
           *[other] { $to } zieht zufällig eine Karte aus der Hand von { $who }.
        }
    }
log-swapped =
    { IS($who) ->
        [you] Du tauschst { EINEN($given) } aus deiner Hand gegen { EINEN($taken) } aus der Nachschubzeile.
       *[other] { $who } tauscht { EINEN($given) } aus der Hand gegen { EINEN($taken) } aus der Nachschubzeile.
    }
log-hand-shown =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Du siehst dir deine Handkarten an: { $cards }.
           *[other] Du siehst dir die Handkarten von { $who } an: { $cards }.
        }
       *[other] { IS($who) ->
            [you] { $to } sieht sich deine Handkarten an: { $cards }.
           *[other] { $to } sieht sich die Handkarten von { $who } an: { $cards }.
        }
    }
log-hand-shown-unseen =
    { IS($to) ->
        [you] { IS($who) ->
            [you] Du siehst dir deine Handkarten an.
           *[other] Du siehst dir die Handkarten von { $who } an.
        }
       *[other] { IS($who) ->
            [you] { $to } sieht sich deine Handkarten an.
           *[other] { $to } sieht sich die Handkarten von { $who } an.
        }
    }
log-shown =
    { IS($who) ->
        [you] Du zeigst { EINEN($cards) } vor.
       *[other] { $who } zeigt { EINEN($cards) } vor.
    }
log-uses-special =
    { IS($who) ->
        [you] Du nutzt die Sonderaktion „{ $card }“.
       *[other] { $who } nutzt die Sonderaktion „{ $card }“.
    }
log-uses-effect =
    { IS($who) ->
        [you] Du nutzt den Effekt „{ $card }“.
       *[other] { $who } nutzt den Effekt „{ $card }“.
    }
log-declined =
    { IS($who) ->
        [you] Du verzichtest auf den Effekt „{ $card }“.
       *[other] { $who } verzichtet auf den Effekt „{ $card }“.
    }
log-declined-rest =
    { IS($who) ->
        [you] Du verzichtest auf den Rest des Effekts „{ $card }“.
       *[other] { $who } verzichtet auf den Rest des Effekts „{ $card }“.
    }
log-declined-share =
    { IS($who) ->
        [you] { $card }: Du verzichtest.
       *[other] { $card }: { $who } verzichtet.
    }
log-declined-bonus =
    { IS($who) ->
        [you] Du verzichtest auf den Bonus „{ $card }“.
       *[other] { $who } verzichtet auf den Bonus „{ $card }“.
    }
log-nothing-to-do = { $card }: Der Effekt bewirkt nichts.
log-no-bonus = { $card }: Die Nachschubzeile ist leer, also gibt es keinen Bonus.
log-copies =
    { IS($who) ->
        [you] Du kopierst den Sofort-Effekt „{ $card }“.
       *[other] { $who } kopiert den Sofort-Effekt „{ $card }“.
    }
log-chose-player =
    { IS($who) ->
        [you] { IS($other) ->
            [you] Du wählst dich selbst.
           *[other] Du wählst { $other }.
        }
       *[other] { IS($other) ->
            [you] { $who } wählt dich.
           *[other] { $who } wählt { $other }.
        }
    }
log-got-action =
    { IS($who) ->
        [you] Du bekommst in diesem Zug eine weitere Aktion.
       *[other] { $who } bekommt in diesem Zug eine weitere Aktion.
    }
log-lost-action =
    { IS($who) ->
        [you] Du bekommst keine weitere Aktion.
       *[other] { $who } bekommt keine weitere Aktion.
    }
log-run-out =
    { $n ->
        [1] Der Stapel ist zum ersten Mal aufgebraucht.
        [2] Der Stapel ist zum zweiten Mal aufgebraucht: Das leitet das Spielende ein.
       *[other] Der Stapel ist noch einmal aufgebraucht.
    }
log-stalled = Seit Langem hat keine Karte mehr den Stapel verlassen: Das leitet das Spielende ein.
log-final-round = Die letzte Runde beginnt: Alle haben noch genau 1 Zug.
log-over = Das Spiel ist zu Ende.
