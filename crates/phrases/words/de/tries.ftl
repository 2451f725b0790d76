### Was wäre wenn: aus einem Moment einer beendeten Partie weiterspielen.

tries-title = Was wäre, wenn?
tries-open = Von hier weiterspielen
tries-lead = An einem eigenen Tisch geht es von diesem Moment weiter, und du siehst, was daraus geworden wäre.
tries-seat = Du spielst
tries-how = Die Partie geht weiter
tries-as-it-was = wie sie war
tries-as-it-was-means = Jede Karte bleibt, wo sie war. Du siehst nur, was diese Person sah.
tries-anew = neu ausgeteilt
tries-anew-means = Vom Beginn dieses Zuges an. Was diese Person nicht wissen konnte, wird neu gezogen.
tries-others = Die anderen
tries-friends = Freunde, die du einlädst
tries-go = Weiterspielen
tries-nobody = In diesem Moment entscheidet niemand etwas. Geh einen Schritt zurück oder vor und spiele von dort weiter.
tries-mine = Deine Versuche
tries-real = In der Partie selbst
tries-from =
    { $field ->
        [anew] Ab Zug { $number }, neu ausgeteilt
       *[other] Ab Zug { $number }, wie sie war
    }
tries-against = gegen { $names }
tries-no-result = kein Ergebnis
tries-running = noch nicht zu Ende
tries-this = dieser Versuch
tries-none = Noch nichts versucht. Was du aus dieser Partie weiterspielst, steht dann hier nebeneinander.
tries-back = Zurück zu dem Moment
tries-bar = Was wäre, wenn: ab Zug { $number }
tries-diagram = Als Text
tries-diagram-title = Die Stellung als Text
tries-diagram-lead = Für Foren und Briefe. Er sagt, was hier zu sehen war, und nicht mehr.
tries-diagram-copy = Text kopieren
tries-diagram-at = Nach Zug { $number } von { $n }
