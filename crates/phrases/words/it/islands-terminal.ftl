### Giocare a Origami Islands nel terminale.

islands-welcome = Origami Islands. { $n } giocatori: tu, { $names }. Seme casuale: { $seed }. In qualsiasi momento puoi scrivere ? per l'aiuto.
islands-welcome-variant = Variante: { $name }.

## Parole accettate, senza spazi né trattini. Rinunciare è passare e rinunciare; quelle saltate non significano nulla.

islands-words-decline = passo passa p rinuncio rinuncia no n
islands-words-list = elenco lista
islands-words-skipped = offro dipingo tengo prendo forma isola casella in su con da di e

## Il tavolo

islands-coins =
    { $coins ->
        [0] nessuna moneta
        [one] 1 moneta
       *[other] { $coins } monete
    }
islands-points =
    { $n ->
        [one] { $sum } punto
       *[other] { $sum } punti
    }
islands-table-first = primo giocatore
islands-table-bid = offerta { $coins }
islands-table-passed = passo
islands-table-income = rendita { $coins }
islands-table-gold = miniere d'oro: { $list }
islands-table-volcanoes =
    { $tokens ->
        [one] 1 segnalino vulcano
       *[other] { $tokens } segnalini vulcano
    }
islands-table-coal = miniere di carbone: { $list }
islands-table-access = accesso: { $list }
islands-table-reserve = Segnalini nella riserva: { $n } carbone, { $count } oro.
islands-table-not-started = non cominciata
islands-table-left =
    { $n ->
        [0] tutta dipinta
        [one] 1 vuota
       *[other] { $n } vuote
    }
islands-table-closed = Ancora senza accesso: { $list }.
islands-sheet-points = { $n } caselle, { $score } punti
islands-sheet-way = faro: { $n }
islands-sheet-no-way = faro: nessuna via
islands-sheet-signs = Caselle: quelle che si possono dipingere. Punti: per tutti i luoghi e i contorni, ciascuno nel modo migliore. Faro: le caselle che servono dal porto normale per circondarlo e aprire un'altra isola.
islands-sign-mark = *. qui puoi dipingere ora
islands-card-about =
    Carta { $number }: { $shape } in { $colouring ->
        [season] colore della stagione
        [random] colore casuale
       *[any] colore a scelta
    }.
islands-card-about-choice =
    Carta { $number }: una forma a scelta di chi vince, in { $colouring ->
        [season] colore della stagione
        [random] colore casuale
       *[any] colore a scelta
    }.
islands-shape-unfit = non ci sta
islands-no-such-card = La carta «{ $name }» non esiste: le carte vanno da 1 a 6.
islands-no-such-player = Il giocatore «{ $name }» non esiste. Giocano: { $list }.

## I tasti

islands-hint-keep = Scrivi i numeri di due fogli, per esempio 1 2
islands-hint-bid = un numero da { $least } a { $most } per offrire tante monete
islands-hint-bid-only = { $least } per offrire tutte le tue monete
islands-hint-pass = Invio per passare
islands-hint-shape = Scrivi il numero di una forma
islands-hint-square = Scrivi isola e casella, per esempio { $text }
islands-hint-squares = Scrivi isola e una o più caselle, per esempio { $text }
islands-hint-list =
    { $n ->
        [one] elenco per vedere l'unico posto
       *[other] elenco per vedere tutti i { $n } posti
    }
islands-hint-give-up = rinuncio per rinunciare
islands-hint-entry = Scrivi il numero di un posto, o le sue caselle
islands-hint-colour = Scrivi un colore: { $list }
islands-hint-name = Scrivi un numero o un nome
islands-ask-colour = Di quale colore dipingi { $squares } su { $island }?
islands-places =
    { $n ->
        [one] 1 posto:
       *[other] { $n } posti:
    }
islands-no-place = Su { $island } non c'è un posto per la { $shape } che copra { $squares }.
islands-no-place-there = Su { $island } ora non c'è posto.
islands-no-place-square = Su { $island } ora non puoi dipingere { $squares }.
islands-gain-surrounds = circonda: { $list }
islands-gain-outline = riempie il contorno { $square }

## Risposte ai comandi

islands-why-can = Ora puoi farlo.
islands-won-by-coins = A parità di punti vince chi ha più monete. (I-9.2)
islands-help =
    A ogni domanda rispondi con pochi tasti:
    5  per offrire 5 monete; Invio o passo per passare
    1 b2  per dipingere la casella b2 (colonna b, riga 2) della tua isola 1
    2 c3 c4  per dipingere la forma sull'isola 2 in modo che copra queste caselle; se ci sono più modi, vengono elencati
    b g r  blu, verde o rosso, se scegli tu il colore; per esempio 1 b2 r
    elenco  mostra tutti i posti in cui puoi dipingere e che cosa portano; poi scrivi il numero
    rinuncio  questa volta non dipingi nulla
    Valgono anche i nomi di fogli e giocatori.
    perché [RISPOSTA]  perché non è permesso, con la regola; senza risposta, riguarda l'ultimo rifiuto
    regole [SIGLA]  l'indice delle regole, o la regola con quella sigla (per esempio I-5.3)
    carta [N]  la carta all'asta, o la carta N
    tavolo [NOME]  le isole di tutti, o quelle di un giocatore
    punti  i punti finora, isola per isola
    cronaca [N]  che cosa è successo (le ultime N righe)
    annulla  ritira la tua ultima scelta, finché non decide il caso o non gioca qualcun altro
    salva [FILE]  salva la partita in un file
    esci  interrompe la partita
