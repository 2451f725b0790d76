### Origami Islands: why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

islands-refuse-over = La partita è finita.
islands-refuse-keep = Indica i due fogli che tieni.
islands-refuse-keep-not-dealt = Puoi tenere solo fogli che hai ricevuto.
islands-refuse-keep-two = Indica due fogli diversi, nell'ordine in cui li hai ricevuti.
islands-refuse-bid = Offri delle monete oppure passa.
islands-refuse-bid-low =
    { $least ->
        [one] Devi offrire almeno 1 moneta; la tua offerta è { $got }.
       *[other] Devi offrire almeno { $least } monete; la tua offerta è { $got }.
    }
islands-refuse-bid-high =
    { $most ->
        [0] Non hai monete, quindi non puoi offrirne { $got }.
        [one] Hai solo 1 moneta, quindi non puoi offrirne { $got }.
       *[other] Hai solo { $most } monete, quindi non puoi offrirne { $got }.
    }
islands-refuse-shape = Scegli una delle forme da 2 a 5.
islands-refuse-shape-first = Scegli prima una forma; puoi rinunciarvi quando la collochi.
islands-refuse-shape-nowhere = Sulle tue isole non c'è posto per la { $shape }, quindi non puoi sceglierla.
islands-refuse-paint = Indica un'isola, un colore e le caselle che dipingi, oppure rinuncia.
islands-refuse-paint-second = Indica un'isola, un colore e le caselle della seconda metà.
islands-refuse-second-half = La prima metà è dipinta, quindi non puoi rinunciare alla seconda.
islands-refuse-no-island = L'isola { $n } non esiste: le tue isole hanno i numeri da 1 a 4.
islands-refuse-square-count =
    { $least ->
        [one] Qui devi dipingere esattamente 1 casella; caselle indicate: { $got }.
       *[other] Qui devi dipingere esattamente { $least } caselle; caselle indicate: { $got }.
    }
islands-refuse-form = Queste caselle non corrispondono alla { $shape }. Puoi ruotarla, ma non ribaltarla.
islands-refuse-half-form = Queste caselle non corrispondono a una metà della { $shape }.
islands-refuse-not-empty =
    { $n ->
        [one] Su { $island } { $squares } non è una casella vuota, quindi non puoi dipingerla.
       *[other] Su { $island } { $squares } non sono caselle vuote, quindi non puoi dipingerle.
    }
islands-refuse-painted =
    { $n ->
        [one] Su { $island } { $squares } è già dipinta.
       *[other] Su { $island } almeno una di queste caselle è già dipinta: { $squares }.
    }
islands-refuse-first-painting = La prima volta che dipingi devi toccare con un lato il porto normale di { $island }.
islands-refuse-joined = Su { $island } devi toccare con un lato una casella che hai già dipinto.
islands-refuse-new-island = Non hai accessi non usati, quindi non puoi cominciare { $island }.
islands-refuse-harbor = Per cominciare { $island } devi toccare con un lato uno dei suoi porti, e quello segreto va bene solo con un accesso per entrambi i porti.
islands-refuse-colour = Qui devi dipingere { $colour }, non { $text }.
islands-refuse-no-second = Con la prima metà lì non resta posto per la seconda.
islands-refuse-richest = Scegli uno dei più ricchi tra gli altri giocatori.
islands-refuse-token = Scegli un giocatore e un lato del segnalino.
islands-refuse-no-such-token =
    { IS($other) ->
        [you] Il segnalino va preso a un altro giocatore.
       *[other] { $other } non ha nessun { $name }.
    }
islands-refuse-no-seat = Questo giocatore non esiste.
islands-refuse-number = Il numero deve essere da { $least } a { $most }, non { $got }.
islands-refuse-rule = Questo è contrario alla regola «{ $name }».
islands-refuse-not-alone = Il gioco in solitario è per 1 giocatore, non per { $n }.
islands-refuse-sheets =
    { $n ->
        [0] Per giocare servono almeno 2 fogli, e non ce n'è nessuno.
        [one] Per giocare servono almeno 2 fogli; ce n'è solo 1.
       *[other] Per giocare servono almeno 2 fogli; ce ne sono { $n }.
    }
