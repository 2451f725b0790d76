### Origami Islands, das Solospiel „Wissenschaft gegen Carrambah“: Namen, was geschah, Fragen, Ablehnungen.
###
### Technologien behalten in allen Sprachen ihren gedruckten Namen. $name ist so ein Name, $level eine Stufe davon, 1 bis 3.

islands-solo-title = Wissenschaft gegen Carrambah

## Was jede Stufe bewirkt, in einem Satz.

islands-level =
    { $key ->
        [expancing-1] Male sofort 3 zusammenhängende Felder deiner ersten Insel in der Farbe der Jahreszeit aus.
        [expancing-2] Male sofort 5 zusammenhängende Felder deiner zweiten Insel in der Farbe der Jahreszeit aus.
        [expancing-3] Male sofort 3 und dann 5 zusammenhängende Felder (oder umgekehrt) deiner dritten Insel in der Farbe der Jahreszeit aus.
        [auctionis-1] Du bekommst 5 Münzen, wenn du die Versteigerung mit einem Gebot von höchstens 6 gewinnst.
        [auctionis-2] Du bekommst 3 Münzen, wenn du die Versteigerung mit einem Gebot von 7, 8 oder 9 gewinnst.
        [auctionis-3] Du bekommst 7 Münzen, wenn du die Versteigerung mit einem Gebot von mindestens 9 nicht gewinnst.
        [economicus-1] Du bekommst 3 Münzen, wenn du in dieser Runde mindestens 1 Landmarke umschlossen hast.
        [economicus-2] Du bekommst 3 Münzen, wenn du in dieser Runde mindestens 5 Felder ausgemalt hast.
        [economicus-3] Du bekommst 5 Münzen, wenn du in dieser Runde mindestens 7 Felder ausgemalt hast.
        [re-color-1] Du bezahlst 3 Münzen, und die versteigerte Form wird grün.
        [re-color-2] Du bezahlst 5 Münzen und wählst die Farbe der versteigerten Form.
        [re-color-3] Du bekommst 5 Münzen, und der Farbwürfel bestimmt die Farbe der versteigerten Form.
        [re-roll-1] Du bezahlst 3 Münzen und würfelst mit einem Würfel neu.
        [re-roll-2] Du bezahlst 3 Münzen und würfelst mit beiden Würfeln von Carrambah neu.
        [re-roll-3] Du bekommst 7 Münzen, wenn du mit einem Würfel neu würfelst, der 6 zeigt.
        [transforming-1] Du bezahlst 3 Münzen, und die versteigerte Form wird zu Form 5.
        [transforming-2] Du bezahlst 7 Münzen, und die versteigerte Form wird nach deiner Wahl zu Form 2, 3 oder 4.
        [transforming-3] Du bekommst 5 Münzen, und der Versteigerungswürfel bestimmt, wozu die versteigerte Form wird.
        [timenautics-1] Du bekommst 7 Münzen, und der Jahreszeitenmarker rückt 1 Feld weiter vor als sonst.
        [timenautics-2] Du bekommst 17 Münzen, und der Jahreszeitenmarker rückt 2 Felder weiter vor als sonst.
       *[timenautics-3] Hast du die Versteigerung mit genau 14 Münzen gewonnen, bleibt der Jahreszeitenmarker stehen.
    }

## Eine Stufe beim Namen, und was man nennen muss, um sie zu nutzen.

islands-level-name = { $name }, Stufe { $level }
islands-use-die = { $name }, Stufe { $level }, Würfel { $number }
islands-use-shape = { $name }, Stufe { $level }, { $shape }

## Wann Technologien genutzt werden, und wofür gewürfelt wird.

islands-moment =
    { $moment ->
        [roll] nach einem Wurf
        [bidding] nach der Versteigerung
        [shape] bevor die versteigerte Form gesetzt wird
        [step-end] am Ende des Aktionsschritts
       *[marker] bevor der Jahreszeitenmarker vorrückt
    }
islands-purpose =
    { $purpose ->
        [auction] Versteigerungswürfel
        [carrambah] Gebot von Carrambah
        [colour] Farbe der versteigerten Form
        [grove] Farbe für den Hain
        [transforming] Form für Transforming
        [re-color] Farbe für Re-Color
       *[re-roll] neu gewürfelt
    }

## Ränge.

islands-rank =
    { $rank ->
        [creator] Schöpfer
        [founder] Gründer
        [architect] Architekt
        [builder] Baumeister
        [master] Meister
       *[apprentice] Lehrling
    }
islands-solo-result =
    { $n ->
        [one] { $sum } Punkt: { $rank }.
       *[other] { $sum } Punkte: { $rank }.
    } (I-13.13)
islands-solo-no-rank =
    { $n ->
        [one] { $sum } Punkt
       *[other] { $sum } Punkte
    }: kein Rang; der unterste, { $rank }, beginnt bei { $least ->
        [one] { $least } Punkt
       *[other] { $least } Punkten
    }. (I-13.13)

## Was geschah.

islands-solo-round =
    Jahreszeitenleiste, Feld { $place } von { $count } — { $colour ->
        [blue] Winter (blau)
        [green] Frühling und Sommer (grün)
       *[red] Herbst (rot)
    }
islands-rolled =
    { $purpose ->
        [auction] Der Versteigerungswürfel zeigt { $number }.
        [carrambah] Einer der Würfel von Carrambah zeigt { $number }.
       *[re-roll] Der neue Wurf ist { $number }.
    }
islands-rolled-two =
    { $purpose ->
        [carrambah] Die Würfel von Carrambah zeigen { $number } und { $n }.
       *[re-roll] Die neuen Würfe sind { $number } und { $n }.
    }
islands-rolled-colour =
    { $purpose ->
        [colour] Der Farbwürfel zeigt { $number }:
       *[re-roll] Der neue Wurf ist { $number }:
    } { $colour ->
        [blue] blau
        [green] grün
       *[red] rot
    }.
islands-rolled-shape =
    { $purpose ->
        [transforming] Der Versteigerungswürfel zeigt { $number }: { $shape }.
       *[re-roll] Der neue Wurf ist { $number }: { $shape }.
    }
islands-rolled-choice =
    { $purpose ->
        [transforming] Der Versteigerungswürfel zeigt { $number }: Die Form darf frei gewählt werden.
       *[re-roll] Der neue Wurf ist { $number }: Die Form darf frei gewählt werden.
    }
islands-solo-card =
    Versteigert wird Karte { $number }: { $shape } in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }.
islands-solo-card-choice =
    Versteigert wird Karte { $number }: eine Form nach Wahl des Gewinners in { $colouring ->
        [season] der Farbe der Jahreszeit
        [random] einer zufälligen Farbe
       *[any] einer beliebigen Farbe
    }.
islands-carrambah-won =
    { IS($who) ->
        [you] Carrambah bietet { $number }{ $sum }, also reicht dein Gebot.
       *[other] Carrambah bietet { $number }{ $sum }, also reicht das Gebot von { $who }.
    }
islands-carrambah-lost =
    { IS($who) ->
        [you] Carrambah bietet { $number }{ $sum } und überbietet dich, also hast du gepasst.
       *[other] Carrambah bietet { $number }{ $sum } und überbietet { $who }; das gilt als gepasst.
    }
islands-solo-wins =
    { IS($who) ->
        [you] Du gewinnst die Versteigerung und bezahlst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[other] { $who } gewinnt die Versteigerung und bezahlt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
islands-researches =
    { IS($who) ->
        [you] Statt zu handeln, erforschst du { $name }, Stufe { $level }.
       *[other] Statt zu handeln, erforscht { $who } { $name }, Stufe { $level }.
    }
islands-closes = Damit ist { $name } für den Rest der Partie gesperrt.
islands-uses =
    { IS($who) ->
        [you] Du nutzt { $name }, Stufe { $level }.
       *[other] { $who } nutzt { $name }, Stufe { $level }.
    }
islands-uses-paid =
    { IS($who) ->
        [you] Du nutzt { $name }, Stufe { $level }, und bezahlst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[other] { $who } nutzt { $name }, Stufe { $level }, und bezahlt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
islands-uses-gained =
    { IS($who) ->
        [you] Du nutzt { $name }, Stufe { $level }, und bekommst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[other] { $who } nutzt { $name }, Stufe { $level }, und bekommt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }

## Was eine genutzte Stufe bewirkt, wo es kein anderer Satz erzählt.

islands-used =
    { $key ->
        [re-color-1] Die versteigerte Form ist jetzt grün.
        [re-color-2] Die Farbe der versteigerten Form ist jetzt frei wählbar.
        [re-roll-first] Mit dem ersten Würfel von Carrambah wird neu gewürfelt.
        [re-roll-second] Mit dem zweiten Würfel von Carrambah wird neu gewürfelt.
        [re-roll-both] Mit beiden Würfeln von Carrambah wird neu gewürfelt.
        [timenautics-1] Der Jahreszeitenmarker rückt 1 Feld weiter vor als sonst.
       *[timenautics-2] Der Jahreszeitenmarker rückt 2 Felder weiter vor als sonst.
    }
islands-transformed = Die versteigerte Form ist jetzt { $shape }.
islands-volcano-gives =
    { IS($who) ->
        [you] Du bekommst { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } aus dem Vorrat.
       *[other] { $who } bekommt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } aus dem Vorrat.
    }
islands-volcano-too-rich =
    { IS($who) ->
        [you] Du hast mehr als 10 Münzen, also bekommst du dafür keine. (I-13.4)
       *[other] { $who } hat mehr als 10 Münzen und bekommt dafür keine. (I-13.4)
    }
islands-marker-stays = Der Jahreszeitenmarker bleibt stehen.
islands-solo-ends = Der Jahreszeitenmarker verlässt die Leiste: Das Spiel ist zu Ende.

## Was man gefragt wird.

islands-ask-technology =
    { $moment ->
        [roll] Würfelst du mit Re-Roll neu, oder machst du weiter?
        [bidding] Nutzt du Auctionis, oder machst du weiter?
        [shape] Änderst du die versteigerte Form mit einer Technologie, oder machst du weiter?
        [step-end] Nutzt du Economicus, oder machst du weiter?
       *[marker] Nutzt du Timenautics, oder rückt der Jahreszeitenmarker vor wie sonst?
    }
islands-ask-carrambah-mark = Hier zählt Carrambah 2 zu den Würfeln dazu.
islands-ask-research = Welche Technologie erforschst du? Oder handelst du wie sonst: erst 1 Feld, dann dein Einkommen?
islands-ask-form-first = Welche Felder von Expancing malst du zuerst aus: die 3 oder die 5?
islands-ask-free =
    { $n ->
        [one] Welches Feld malst du mit Expancing { $colour } aus? Du darfst darauf verzichten.
       *[other] Welche { $n } zusammenhängenden Felder malst du mit Expancing { $colour } aus? Du darfst darauf verzichten.
    }

## Warum ein Zug abgelehnt wird.

islands-refuse-technology = Nutze eine Stufe einer Technologie, oder mach weiter.
islands-refuse-level = Du kannst nur erforschte Stufen nutzen, und jede Technologie nur einmal pro Runde.
islands-refuse-moment =
    { $key ->
        [expancing] Mit Expancing malst du sofort beim Erforschen aus; später lässt es sich nicht nutzen.
        [auctionis] Auctionis kannst du nur nutzen, wenn die Versteigerung entschieden ist.
        [economicus] Economicus kannst du nur am Ende deines Aktionsschritts nutzen.
        [re-color] Re-Color kannst du nur für die versteigerte Form nutzen, bevor du sie setzt.
        [re-roll] Re-Roll kannst du nur direkt nach einem Wurf nutzen.
        [transforming] Transforming kannst du nur für die versteigerte Form nutzen, bevor du sie setzt.
       *[timenautics] Timenautics kannst du nur nutzen, wenn der Jahreszeitenmarker vorrücken soll.
    }
islands-refuse-use =
    { $key ->
        [auctionis-1] Für Stufe 1 von Auctionis musst du die Versteigerung mit einem Gebot von höchstens 6 gewonnen haben.
        [auctionis-2] Für Stufe 2 von Auctionis musst du die Versteigerung mit einem Gebot von 7, 8 oder 9 gewonnen haben.
        [auctionis-3] Für Stufe 3 von Auctionis musst du mindestens 9 geboten und die Versteigerung nicht gewonnen haben.
        [economicus-1] Für Stufe 1 von Economicus musst du in dieser Runde eine Landmarke umschlossen haben.
        [economicus-2] Für Stufe 2 von Economicus musst du in dieser Runde mindestens 5 Felder ausgemalt haben.
        [economicus-3] Für Stufe 3 von Economicus musst du in dieser Runde mindestens 7 Felder ausgemalt haben.
        [re-roll-1] Nenne für Stufe 1 von Re-Roll einen der Würfel, mit denen gerade gewürfelt wurde.
        [re-roll-2] Stufe 2 von Re-Roll gilt nur für beide Würfel von Carrambah; nenne keinen Würfel.
        [re-roll-3] Nenne für Stufe 3 von Re-Roll einen Würfel, der 6 zeigt.
        [transforming-2] Nenne für Stufe 2 von Transforming Form 2, 3 oder 4.
        [timenautics-3] Für Stufe 3 von Timenautics musst du die Versteigerung mit einem Gebot von genau 14 gewonnen haben.
       *[plain] Nenne für diese Stufe weder einen Würfel noch eine Form.
    }
islands-refuse-fee =
    { $coins ->
        [one] { $name }, Stufe { $level }, kostet 1 Münze, und die kannst du nicht bezahlen.
       *[other] { $name }, Stufe { $level }, kostet { $coins } Münzen, und die kannst du nicht bezahlen.
    }
islands-refuse-fee-unpaid = Solange dein Gebot nicht bezahlt ist, zählen nur die Münzen, die darüber hinausgehen.
islands-refuse-research = Erforsche eine Technologie, oder handle wie sonst.
islands-refuse-researched = Du hast schon alle Stufen von { $name } erforscht.
islands-refuse-closed = { $name } kannst du nicht erforschen: Entweder hast du schon alle Stufen, oder { $text } hat es gesperrt.
islands-refuse-form-first = Sag, welche Felder du zuerst ausmalst: die 3 oder die 5.
islands-refuse-expancing-island = Diese Stufe von Expancing kann auf { $island } nichts ausmalen: Stufe 1 gilt für deine erste Insel, Stufe 2 für die zweite, Stufe 3 für die dritte, in der Reihenfolge, in der du sie begonnen hast.
islands-refuse-unconnected = Die Felder von Expancing müssen mit ihren Kanten zusammenhängen.
