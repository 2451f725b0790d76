### Giocare nel terminale.

## Comandi: le parole accettate; la prima è quella mostrata dall'aiuto.

command-help = aiuto ? h
command-why = perché perche w
command-undo = annulla u
command-log = registro
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
       *[other] Scarti: { $discards } carte, in cima { $name }
    }
board-no-discards = Nessuno scarto
board-run-outs =
    { $n ->
        [0] Mazzo mai esaurito finora
        [one] Mazzo esaurito 1 volta: alla prossima comincia il finale
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
board-start = primo giocatore
board-known = ha di sicuro: { $cards }
board-left = sinistra
board-right = destra
board-empty = vuota
board-line = Fila
board-hand =
    { $n ->
        [0] La tua mano: nessuna carta
        [one] La tua mano: 1 carta
       *[other] La tua mano: { $n } carte; › indica quelle che puoi giocare ora
    }
board-special = (azione speciale)
board-special-key = ({ $key }: usa la sua azione speciale)
board-special-next-turn = (azione speciale dal tuo prossimo turno)
board-special-used = (azione speciale già usata)
board-instant = Immediato: { $text }
board-scoring = Punteggio: { $text }
board-special-text = Azione speciale: { $text }

## I tasti

hint-draw = { $keys } pesca, fino a { $most } pieghe in tutto
hint-play = { $keys } gioca
hint-special = { $keys } azione speciale
hint-side = l collezione di sinistra · r collezione di destra
hint-take-letter = una lettera prende una carta
hint-play-number = un numero gioca una carta
hint-pick-letter = Scrivi la lettera di una carta.
hint-pick-letters = lettere delle carte, tutte insieme
hint-top-discard = + la carta in cima agli scarti
hint-pick-number = Scrivi un numero.
hint-pick-numbers = numeri delle carte; -numero ne riprende una
hint-done = Invio quando hai finito
hint-pay = numeri delle carte con cui paghi; -numero ne riprende una
hint-only-payment = l'unico modo di pagare: { $cards }; Invio paga
hint-undo = annulla torna indietro
hint-yes-no = s sì · n no
hint-no = n no
hint-help = ? aiuto
hint-which-place = { $name } è sia nella tua mano sia nella fila; scrivi il suo tasto: { $keys }.
hint-no-such-key = Al tasto { $key } non corrisponde nulla.
hint-picked-already = Questa carta l'hai già scelta.
hint-too-many-cards =
    { $n ->
        [one] Sono troppe: al massimo 1 carta.
       *[other] Sono troppe: al massimo { $n } carte.
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
pay-enough =
    Finora { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }: { $cards }. Basta così: Invio paga, oppure aggiungi altre carte.
discard-so-far = Da scartare: { $cards }. Invio scarta.
hand-check-so-far =
    Da scartare: { $cards }. { $n ->
        [one] Manca 1 carta.
       *[other] Mancano { $n } carte.
    }

## Risposte ai comandi

not-understood = «{ $text }» non è una risposta valida qui. ? mostra che cosa puoi scrivere.
did-you-mean = Intendevi { $cards }?
which-card = Quale carta? Scrivi il suo nome o il suo tasto.
no-such-card = Nessuna carta si chiama «{ $name }».
why-can-play =
    Puoi giocare { IL($card) }: costa { $cost ->
        [one] 1 piega
       *[other] { $cost } pieghe
    } e hai { $n ->
        [one] 1 modo
       *[other] { $n } modi
    } di pagare.
why-not-now = { $card }: in questo momento la domanda è un'altra. { $text }
brief-folds =
    { $folds ->
        [one] 1 piega
       *[other] { $folds } pieghe
    }
brief-cost = costa { $cost }
why-can-pay =
    { $n ->
        [one] { $card }: fa parte di 1 modo di pagare.
       *[other] { $card }: fa parte di { $n } modi di pagare.
    }
why-cannot-pay = { $card }: non fa parte di nessun modo di pagare.
why-can-draw = Ora puoi pescare { IL($card) }.
why-can-use = Ora puoi usare l'azione speciale { DEL($card) }.
why-can-pick = Ora puoi scegliere { IL($card) }.
why-covered = { $card }: coperta nella tua collezione. I suoi punti contano, la sua azione speciale no.
why-nowhere = { $card }: non è nella tua mano, né nella fila, né nelle tue collezioni; ora non puoi farci nulla.
undo-done = Scelta annullata.
undo-nothing = Non c'è nulla da annullare: dopo la tua ultima scelta è stato rivelato qualcosa di nascosto o ha agito qualcun altro.
saved = La partita è salvata in { $file }. Per continuarla: senbazuru play origami --from { $file }
save-exists = { $file } esiste già; scegli un altro nome.
save-failed = Non riesco a scrivere { $file }: { $reason }
quit-bye = La partita non è finita. Arrivederci!
quit-input-ended = L'input è finito prima della partita.
won =
    { IS($who) ->
        [you] { $score ->
            [one] Hai vinto con 1 punto!
           *[other] Hai vinto con { $score } punti!
        }
       *[other] { $score ->
            [one] { $who } vince con 1 punto.
           *[other] { $who } vince con { $score } punti.
        }
    }
won-together =
    { $score ->
        [one] Vittoria condivisa con 1 punto: { $names }.
       *[other] Vittoria condivisa con { $score } punti: { $names }.
    }
won-by-cards = I punti erano pari; ha deciso chi aveva più carte in mano. (O-8.2)
welcome =
    Origami con { $families }. { $n ->
        [one] Un giocatore: { $names }.
       *[other] { $n } giocatori: tu, { $names }.
    } Seme { $seed }. Scrivi ? per l'aiuto in qualsiasi momento.
help =
    A ogni domanda rispondi con un tasto breve:
    a b c d  carte della fila; più carte insieme: ac
    1 2 3 …  carte della tua mano; 3l o 3r indica anche la collezione (sinistra, destra)
    l r  la tua collezione di sinistra e di destra: la sua azione speciale
    s n  sì e no; Invio conferma
    Funzionano anche i nomi delle carte, in qualsiasi lingua.
    perché CARTA  che cosa puoi fare ora con una carta, e quale regola lo impedisce
    carta CARTA  tutto su una carta
    annulla  annulla la tua ultima scelta, finché non viene rivelato qualcosa di nascosto
    registro [N]  che cosa è successo
    regole [ID]  le regole
    punti  i punti finora, carta per carta
    tavolo  mostra di nuovo il tavolo
    salva [FILE]  scrive la partita in un file
    esci  termina
