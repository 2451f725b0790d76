### Der Zettel von Origami Islands: warum etwas gefragt wird, was in wenigen Worten, und wie man antwortet.

islands-note-keep = Behalte zwei Blätter
islands-note-keep-why = Vor der ersten Runde
islands-note-keep-how = Du spielst auf beiden Inseln jedes Blatts, das du behältst. Wähle zwei Blätter; tippe auf eine Landmarke und lies, was sie bringt.
islands-note-keep-waits = Deine zwei Blätter sind gewählt
islands-note-bid = Bieten oder passen?
islands-note-bid-how =
    { $coins ->
        [one] Du hast 1 Münze.
       *[other] Du hast { $coins } Münzen.
    } Wenn du passt: ein Feld und { $sum } Einkommen.
islands-note-shape = Wähle eine Form
islands-note-shape-why =
    { $source ->
        [grove] Du hast einen Hain umschlossen
       *[auction] Du hast die Karte gewonnen
    }
islands-note-shape-how = Wähle eine Form: Du malst sie als Nächstes aus. Was blass ist, passt nirgends.
islands-note-paint = Male aus: { $text }
islands-note-paint-why =
    { $source ->
        [square] Wer keine Karte hat, malt ein Feld aus
        [coal-pit] Dein Kohleplättchen gibt dir ein weiteres Feld
        [grove] Der Hain, den du umschlossen hast, gibt dir eine Form
        [expancing] Expancing gibt dir sofort Felder
       *[auction] Du hast die Karte gewonnen
    }
islands-note-from = Wessen Münzen?
islands-note-token = Wessen Plättchen?
islands-note-form = Erst drei oder fünf?
islands-note-research = Forschen oder handeln?
islands-note-research-why = Du hast in dieser Runde keine Karte
islands-note-research-how = Wähle eine Technologie auf dem Wissenschaftsbogen, um ihre nächste Stufe zu erforschen, oder handle wie gewohnt.
islands-note-use = Eine Technologie nutzen?
islands-note-use-how = Wähle sie auf dem Wissenschaftsbogen, oder mach ohne weiter.
islands-note-last = Letzte Runde
islands-note-rounds-left =
    { $n ->
        [one] Danach noch 1 Runde
       *[other] Danach noch { $n } Runden
    }
islands-note-passed-at = passt bei { $coins }
islands-note-open = { $name }: Inseln und Plättchen
islands-note-of = { $number } von { $count }
