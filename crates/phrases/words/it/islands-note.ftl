### La nota di Origami Islands: perché si chiede qualcosa, che cosa in poche parole, e come si risponde.

islands-note-keep = Tieni due fogli
islands-note-keep-why = Prima del primo giro
islands-note-keep-how = Giochi su entrambe le isole di ogni foglio che tieni. Tocca due fogli; tocca un luogo per leggere che cosa porta.
islands-note-keep-waits = I tuoi due fogli sono scelti
islands-note-bid = Offri o passi?
islands-note-bid-how =
    { $coins ->
        [one] Hai 1 moneta.
       *[other] Hai { $coins } monete.
    } Se passi: una casella e { $sum } di rendita.
islands-note-shape = Scegli una forma
islands-note-shape-why =
    { $source ->
        [grove] Hai circondato un boschetto
       *[auction] Hai vinto la carta
    }
islands-note-shape-how = Tocca una forma: la dipingi subito dopo. Quelle pallide non ci stanno.
islands-note-paint = Dipingi: { $text }
islands-note-paint-why =
    { $source ->
        [square] Chi non ha la carta dipinge una casella
        [coal-pit] Il tuo segnalino carbone ti dà una casella in più
        [grove] Il boschetto che hai circondato ti dà una forma
        [expancing] Expancing ti dà subito delle caselle
       *[auction] Hai vinto la carta
    }
islands-note-from = Le monete di chi?
islands-note-token = Il segnalino di chi?
islands-note-form = Prima tre o cinque?
islands-note-research = Ricerca o azione?
islands-note-research-why = In questo giro non hai la carta
islands-note-research-how = Tocca una tecnologia sul foglio della scienza per ricercarne il livello successivo, oppure agisci come al solito.
islands-note-use = Usi una tecnologia?
islands-note-use-how = Toccala sul foglio della scienza, oppure continua senza.
islands-note-last = Ultimo giro
islands-note-rounds-left =
    { $n ->
        [one] Dopo questo, ancora 1 giro
       *[other] Dopo questo, ancora { $n } giri
    }
islands-note-passed-at = passa a { $coins }
islands-note-open = { $name }: isole e segnalini
islands-note-of = { $number } di { $count }
