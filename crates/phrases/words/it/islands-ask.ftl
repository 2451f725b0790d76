### Origami Islands: what a player is asked. $colour is how it is painted, "in red" or "in any colour".

islands-ask-keep = Quali due dei tuoi tre fogli tieni?
islands-ask-bid =
    Carta { $number }, { $shape } { $colouring ->
        [season] nel colore della stagione
        [random] in un colore casuale
       *[any] in un colore a scelta
    }: offri almeno { $least ->
        [one] 1 moneta
       *[other] { $least } monete
    } oppure passa.
islands-ask-bid-choice =
    Carta { $number }, una forma a tua scelta { $colouring ->
        [season] nel colore della stagione
        [random] in un colore casuale
       *[any] in un colore a tua scelta
    }: offri almeno { $least ->
        [one] 1 moneta
       *[other] { $least } monete
    } oppure passa.
islands-ask-shape =
    { $source ->
        [grove] Il boschetto ti fa dipingere subito una forma: quale?
       *[auction] Quale forma dipingi?
    }
islands-ask-square =
    { $source ->
        [coal-pit] Quale casella dipingi { $colour } con un segnalino carbone? Se rinunci, rinunci a tutte le caselle delle miniere di carbone.
       *[square] Quale casella dipingi { $colour }? Puoi rinunciarvi.
    }
islands-ask-whole =
    { $source ->
        [grove] Dove dipingi { $colour } la { $shape } per il boschetto? Puoi rinunciarvi.
       *[auction] Dove dipingi { $colour } la { $shape }? Puoi rinunciarvi.
    }
islands-ask-first =
    { $source ->
        [grove] Dove dipingi { $colour } la prima metà della { $shape } per il boschetto? Puoi rinunciare a entrambe le metà.
       *[auction] Dove dipingi { $colour } la prima metà della { $shape }? Puoi rinunciare a entrambe le metà.
    }
islands-ask-second = Dove dipingi { $colour } la seconda metà della { $shape }? Deve seguire la prima.
islands-ask-richest =
    { $coins ->
        [one] A quale dei giocatori più ricchi prendi 1 moneta?
       *[other] A quale dei giocatori più ricchi prendi { $coins } monete? Se ne ha di meno, le prendi tutte.
    }
islands-ask-token =
    { $landmark ->
        [coal-pit] Nella riserva non ci sono più segnalini carbone. A chi ne prendi uno, e da quale lato?
       *[gold-mine] Nella riserva non ci sono più segnalini oro. A chi ne prendi uno, e da quale lato?
    }
