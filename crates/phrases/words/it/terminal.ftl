### Giocare nel terminale.

## I giochi e ciò che ne fa parte.

title-origami = Origami
title-legends = Origami: Legends
title-mixed = Origami e Origami: Legends insieme
no-characters = nessuno
bad-game-families = { $name } ha queste famiglie: { $families }. Non ne fanno parte: { $list }. Per unire le famiglie dei due giochi scegli il gioco mixed.
bad-game-characters = In Origami non ci sono personaggi. Per giocare con i personaggi scegli legends o mixed.

## Comandi: le parole accettate; la prima è quella mostrata dall'aiuto.

command-help = aiuto ? h
command-why = perché perche perchè w
command-hint = consiglio suggerimento
command-undo = annulla u
command-log = cronaca storia
command-rules = regole regola
command-card = carta
command-score = punti
command-board = tavolo .
command-save = salva
command-quit = esci q

## Il tavolo

board-you = Tu
board-deck =
    { $deck ->
        [0] Mazzo vuoto
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $deck } carte
    }
board-discards =
    { $discards ->
        [one] Scarti: 1 carta, { $name }
       *[other] Scarti: { $discards } carte, in cima: { $name }
    }
board-no-discards = Nessuno scarto
board-run-outs =
    { $n ->
        [0] Mazzo mai esaurito
        [one] Mazzo esaurito 1 volta: alla prossima inizia la fase finale
       *[other] Mazzo esaurito { $n } volte
    }
board-last-but-one = Penultimo giro
board-final-round = Ultimo giro
board-cards =
    { $n ->
        [0] nessuna carta in mano
        [one] 1 carta in mano
       *[other] { $n } carte in mano
    }
board-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
board-cards-and-paper =
    { $n ->
        [one] 1 carta in mano, di riso
       *[other] { $n } carte in mano, di cui { $count } di riso
    }
board-start = primo giocatore
board-hand-limit = limite di mano { $n }
board-draw-limit = limite di pesca { $n }
board-characters = Personaggi in gioco
board-no-characters = Nessun personaggio in gioco
board-character = personaggio
board-rice-paper =
    { $n ->
        [0] Mazzo delle carte di riso vuoto
        [one] Mazzo delle carte di riso: 1 carta
       *[other] Mazzo delle carte di riso: { $n } carte
    }
board-known = ha di sicuro: { $cards }
board-left = sinistra
board-right = destra
board-empty = vuota
board-nothing = nessun origami
board-line = Fila
board-hand =
    { $n ->
        [0] La tua mano: nessuna carta
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $n } carte
    }
board-playable = › indica quelle che puoi giocare ora
board-ongoing = (effetto permanente)
board-special = (azione speciale)
board-special-key = ({ $key }: usa la sua azione speciale)
board-special-next-turn = (azione speciale dal tuo turno successivo)
board-special-used = (azione speciale già usata)
board-instant = Immediato: { $text }
board-scoring = Punteggio: { $text }
board-special-text = Azione speciale: { $text }
board-ongoing-text = Permanente: { $text }

## I tasti

hint-draw = { $keys } per pescare, fino a { $most } pieghe in tutto
hint-draw-cards = al massimo { $n } carte
hint-draw-single = una carta sola sempre
hint-play = { $keys } per giocare
hint-play-discard = + per giocare la carta in cima agli scarti: { $name }
hint-special = { $keys } per l'azione speciale
hint-side = l collezione di sinistra · r collezione di destra
hint-take-letter = una lettera per prendere una carta
hint-play-number = un numero per giocare una carta
hint-play-letter = una lettera per giocare una carta; con al o ar indichi anche la collezione
hint-how-much-paper = Scrivi quante; Invio per nessuna
hint-pick-letter = Scrivi la lettera di una carta
hint-pick-letters = Scrivi di seguito le lettere delle carte
hint-top-discard = + per la carta in cima agli scarti
hint-pick-number = Scrivi un numero
hint-pick-numbers = Scrivi i numeri delle carte; -numero per toglierne una
hint-done = Invio per finire
hint-pay = Scrivi i numeri delle carte; -numero per toglierne una
hint-pay-nothing = Invio per non pagare nulla
hint-only-payment = Puoi pagare solo così: { $cards }; Invio per pagare
hint-undo = annulla per tornare indietro
hint-yes-no = s sì · n no
hint-no = n per rinunciare
hint-help = ? per l'aiuto
hint-which-place = { $name } si trova sia nella tua mano sia nella fila. Scrivi il tasto: { $keys }.
hint-no-such-key = Al tasto { $key } non corrisponde nulla.
hint-picked-already = Questa carta non è disponibile: forse l'hai già scelta.
hint-too-many-cards =
    { $n ->
        [one] Troppe carte: qui basta 1.
       *[other] Troppe carte: al massimo { $n }.
    }
ask-side = In quale collezione giochi { IL($card) }?
pay-so-far =
    Finora { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }: { $cards }. { $left ->
        [one] Manca 1 piega.
       *[other] Mancano { $left } pieghe.
    }
pay-leads-nowhere = Nessun pagamento esatto comprende queste carte: { $cards }.
pay-enough =
    Finora { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }: { $cards }. Può bastare: premi Invio per pagare, o aggiungi altre carte.
discard-so-far = Da scartare: { $cards }. Premi Invio per scartare, o aggiungi altre carte.
hand-check-so-far =
    Da scartare: { $cards }. { $n ->
        [one] Manca 1 carta.
       *[other] Mancano { $n } carte.
    }

## Risposte ai comandi

not-understood = «{ $text }» qui non è una risposta valida. Con ? vedi che cosa puoi scrivere.
did-you-mean = Forse intendevi: { $cards }?
which-card = Quale carta? Scrivi il suo nome o il suo tasto.
no-such-card = La carta «{ $name }» non esiste.
why-can-play =
    Puoi giocare { IL($card) }: costa { $cost ->
        [one] 1 piega
       *[other] { $cost } pieghe
    } e puoi pagare in { $n ->
        [one] 1 solo modo
       *[other] { $n } modi diversi
    }.
why-not-now = { $card }: prima devi rispondere alla domanda in corso. { $text }
brief-folds =
    { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }
brief-cost = costa { $cost }
why-can-pay =
    { $n ->
        [one] { $card }: 1 pagamento possibile comprende questa carta.
       *[other] { $card }: { $n } pagamenti possibili comprendono questa carta.
    }
why-cannot-pay = { $card }: nessun pagamento possibile comprende questa carta.
why-not = { $card }: { $text }
why-can-play-free = Ora puoi giocare { IL($card) } gratis.
why-can-play-range =
    Puoi giocare { IL($card) } pagando da { $least } a { $most } pieghe e hai { $n ->
        [one] 1 modo
       *[other] { $n } modi
    } di pagare.
brief-free = gratis
brief-cost-range = costa { $least }–{ $most }
no-rule-near = La regola «{ $name }» non esiste. Prova con: { $list }.
why-being-played = { $card }: è la carta che stai giocando, quindi non può pagare.
why-can-draw = Ora puoi pescare { IL($card) }.
why-can-use = Ora puoi usare l'azione speciale { DEL($card) }.
why-can-pick = Ora puoi scegliere { IL($card) }.
why-covered = { $card }: carta coperta in una tua collezione. I punti contano ancora, un'eventuale azione speciale o un effetto permanente no.
why-ongoing = { $card }: è in cima a una tua collezione, quindi il suo effetto permanente vale. { $text }
why-in-play = { $card }: è in gioco. { $text }
why-nowhere = { $card }: non è né nella tua mano, né nella fila, né nelle tue collezioni, quindi ora non puoi farci nulla.
undo-done = Scelta annullata.
undo-nothing = Non c'è nulla da annullare: puoi ritirare una scelta solo finché non si vede qualcosa di nascosto e non gioca qualcun altro.
saved = Partita salvata in { $file }. Per riprenderla: { $text }
save-exists = Il file { $file } esiste già: scegli un altro nome.
save-failed = Impossibile scrivere il file { $file }: { $reason }
quit-bye = Partita interrotta. Arrivederci!
quit-input-ended = L'input è terminato prima della fine della partita.
won =
    { IS($who) ->
        [you] { $score ->
            [one] Hai vinto con { $score } punto!
           *[other] Hai vinto con { $score } punti!
        }
       *[other] { $score ->
            [one] { $who } vince con { $score } punto.
           *[other] { $who } vince con { $score } punti.
        }
    }
won-together =
    { $score ->
        [one] Vittoria condivisa con { $score } punto: { $names }.
       *[other] Vittoria condivisa con { $score } punti: { $names }.
    }
score-of-other =
    { IS($other) ->
        [you] { $card } (nelle tue collezioni) + { $n }
       *[other] { $card } (di { $other }) + { $n }
    }
won-by-cards = A parità di punti vince chi ha più carte in mano. (O-8.2)
welcome =
    { $name }. Famiglie: { $families }. { $n ->
        [one] Un giocatore: { $names }.
       *[other] { $n } giocatori: tu, { $names }.
    } Seme casuale: { $seed }. In qualsiasi momento puoi scrivere ? per l'aiuto.
welcome-characters = Personaggi di questa partita, ciascuno in versione gialla e rossa: { $list }.
help =
    A ogni domanda rispondi con pochi tasti:
    a b c …  le carte della fila; per sceglierne più d'una: ac
    1 2 3 …  le carte della tua mano; con 3l o 3r indichi anche la collezione (l sinistra, r destra)
    l r  la tua collezione di sinistra (l) o di destra (r), o l'azione speciale dell'origami che vi è in cima
    +  la carta in cima agli scarti, se puoi prenderla, giocarla o usarla per pagare
    p  una carta di riso; per due: pp
    s n  sì e no; Invio conferma
    Puoi anche scrivere il nome di una carta, in qualsiasi lingua.
    perché CARTA  che cosa puoi fare ora con una carta, o quale regola te lo impedisce
    carta CARTA  tutto su una carta
    consiglio  le mosse migliori ora, che cosa promettono e come può continuare la partita
    annulla  ritira la tua ultima scelta, se nel frattempo non si è visto nulla di nascosto
    cronaca [N]  che cosa è successo (le ultime N righe)
    regole [SIGLA]  l'indice delle regole, o la regola con quella sigla (per esempio O-5.1)
    punti  i punti finora, carta per carta
    tavolo  mostra di nuovo il tavolo
    salva [FILE]  salva la partita in un file
    esci  interrompe la partita
