### The figures of the starting players: folded step by step, as pages and on the command line.

fold-title = Piega con noi
fold-intro = Chi comincia una partita a carte piega una figura da un foglietto e la tiene fino alla fine. Basta un quadrato di carta, meglio se con due lati diversi.
fold-of =
    { $key ->
        [butterfly] La figura di chi comincia una partita di Origami.
        [penguin] La figura di chi comincia una partita di Origami: Legends.
       *[other] La figura di questa casa: mille di esse infilate su fili sono un senbazuru.
    }
fold-after = da { $name }
fold-steps =
    { $n ->
        [one] un passo
       *[other] { $n } passi
    }
fold-step = Passo { $n } di { $count }
fold-diagram = Diagramma del passo { $n }: { $text }
fold-done = Fatto!
fold-finished = La figura finita: { $text }
fold-print = Stampa tutti i passi, con un quadrato da ritagliare
fold-file = Le pieghe come file FOLD
fold-cut = Ritaglia lungo la linea tratteggiata. Il lato tinto è quello colorato.
fold-moving = Piegata davanti ai tuoi occhi
fold-how-far = A che punto è la piegatura
fold-back = Indietro
fold-next = Avanti
fold-again = Dall'inizio
fold-keys = I tasti freccia vanno avanti e indietro.
fold-all-steps = Tutti i passi
fold-signs = Che cosa significano i segni
fold-sign-valley = Tratteggio: piega in avanti (piega a valle).
fold-sign-mountain = Tratti e punti: piega indietro (piega a monte).
fold-sign-arrow = Freccia piena: in avanti; freccia vuota: dietro; freccia a due punte: piega e riapri.
fold-sign-over = Freccia con un anello: volta il foglio.
fold-sign-push = Freccia corta e vuota: spingi qui.
fold-proportions = I regolamenti danno questi passi senza misure; le misure sono nostre.
fold-link =
    { $key ->
        [butterfly] Piega la farfalla
        [penguin] Piega il pinguino
       *[other] Piega la gru
    }
fold-starting = Chi comincia piega una figura e la tiene per tutta la partita:
fold-meanwhile = Finché non ci siete tutti:
fold-afterwards = È avanzata della carta?

## The command.

fold-unknown = Non c'è nessuna figura «{ $name }». Ci sono: { $list }.
fold-more = Tutti i passi di una figura: senbazuru fold NOME
