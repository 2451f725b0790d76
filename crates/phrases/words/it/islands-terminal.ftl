### Giocare a Origami Islands nel terminale.

islands-welcome = Origami Islands. { $n } giocatori: tu, { $names }. Seme casuale: { $seed }. In qualsiasi momento puoi scrivere ? per l'aiuto.
islands-welcome-variant = Variante: { $name }.
islands-solo-welcome = Origami Islands, il solitario «{ $name }»: tu contro Carrambah. Seme casuale: { $seed }. In qualsiasi momento puoi scrivere ? per l'aiuto.
islands-solo-welcome-challenge = Origami Islands, il solitario «{ $name }»: tu contro Carrambah, con i dadi della sfida «{ $text }». In qualsiasi momento puoi scrivere ? per l'aiuto.

## Parole accettate, senza spazi né trattini. Rinunciare è passare e rinunciare; quelle saltate non significano nulla.

islands-words-decline = passo passa p rinuncio rinuncia no n
islands-words-list = elenco lista
islands-words-skipped = offro dipingo tengo prendo forma isola casella in su con da di e ricerco uso livello dado prima caselle tecnologia
islands-words-go-on = avanti continuo agisco

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

## Il foglio della scienza del solitario

islands-solo-sheet = Foglio della scienza
islands-solo-level =
    { $level ->
        [0] non ricercata
        [one] livello { $level } di 3
       *[other] livello { $level } di 3
    }
islands-solo-next = Livello { $level }: { $text }
islands-solo-complete = tutti i livelli ricercati
islands-solo-closed = chiusa da { $name }
islands-solo-closes = chiude { $name }
islands-solo-used = usata in questo giro
islands-solo-on = È { $island }.
islands-solo-nothing = Ora non dipingerebbe nulla. (I-13.21)
islands-solo-die-shows = segna { $number }
islands-solo-stands = Con questi dadi Carrambah offre { $number } e tu offri { $coins }.
islands-solo-at-hand = La forma all'asta ora è la { $shape }, da dipingere { $colour }.
islands-solo-no-shape = Nessuna forma ci sta, quindi non ne è stata scelta nessuna.

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
islands-hint-technology = Scrivi il numero di un'opzione
islands-hint-go-on = Invio per andare avanti
islands-hint-research = Scrivi il numero o il nome di una tecnologia
islands-hint-act = Invio per agire
islands-hint-form = Scrivi 3 o 5
islands-hint-list-best = elenco per vedere i migliori di { $n } posti
islands-ask-colour = Di quale colore dipingi { $squares } su { $island }?
islands-places =
    { $n ->
        [one] 1 posto:
       *[other] { $n } posti:
    }
islands-places-more =
    { $n ->
        [one] … e un altro: indica delle caselle per vederne meno.
       *[other] … e altri { $n }: indica delle caselle per vederne meno.
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
    consiglio  le mosse migliori ora, che cosa promettono e come può continuare la partita
    annulla  ritira la tua ultima scelta, finché non decide il caso o non gioca qualcun altro
    salva [FILE]  salva la partita in un file
    esci  interrompe la partita
islands-solo-help =
    A ogni domanda rispondi con pochi tasti:
    5  per offrire 5 monete; Invio o passo per non offrire
    1 b2  per dipingere la casella b2 (colonna b, riga 2) della tua isola 1
    2 c3 c4  per dipingere la forma sull'isola 2 in modo che copra queste caselle; se ci sono più modi, vengono elencati
    b g r  blu, verde o rosso, se scegli tu il colore; per esempio 1 b2 r
    elenco  mostra i posti in cui puoi dipingere e che cosa portano; poi scrivi un numero
    rinuncio  questa volta non dipingi nulla
    3  per ricercare la terza tecnologia o usare la terza opzione; valgono anche i nomi, per esempio re-roll 1 dado 2
    avanti  per non usare tecnologie, o per agire invece di ricercare; vale anche Invio
    perché [RISPOSTA]  perché non è permesso, con la regola; senza risposta, riguarda l'ultimo rifiuto
    regole [SIGLA]  l'indice delle regole, o la regola con quella sigla (per esempio I-13.5)
    carta [N]  la carta all'asta, o la carta N; con il nome di una tecnologia, i suoi livelli
    tavolo  le tue monete, il foglio della scienza e le isole
    punti  i punti finora, isola per isola
    cronaca [N]  che cosa è successo (le ultime N righe)
    consiglio  le mosse migliori ora, che cosa promettono e come può continuare la partita
    annulla  ritira la tua ultima scelta, finché non si tirano dadi
    salva [FILE]  salva la partita in un file
    esci  interrompe la partita
