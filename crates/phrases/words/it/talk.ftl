### Chiacchiere al tavolo: messaggi, frasi pronte, figure di carta, e che cosa si può fare.

talk-title = Chiacchiere
talk-none = Nessuno ha ancora scritto. Una frase pronta è a portata di clic.
talk-watchers =
    { $n ->
        [0] Nessuno guarda
        [one] 1 persona guarda
       *[other] { $n } persone guardano
    }
talk-watches = guarda
talk-later = I giocatori ti sentono a partita finita; chi guarda ti sente ora.
talk-words = Qualcosa da dire
talk-say = Invia
talk-phrases = Frasi pronte
talk-emotes = Figure di carta
talk-phrase =
    { $key ->
        [hello] Ciao!
        [good-luck] Buona fortuna!
        [well-played] Ben giocato!
        [thanks] Grazie!
        [sorry] Scusa!
        [one-moment] Un momento, per favore.
        [what-a-move] Che mossa!
        [so-close] Per un soffio!
        [good-game] Bella partita!
       *[bye] Alla prossima!
    }
talk-emote =
    { $key ->
        [pig] un maialino di carta
        [bird] un uccello di carta
        [fish] un pesce di carta
        [elephant] un elefante di carta
        [butterfly] una farfalla di carta
        [penguin] un pinguino di carta
        [dinosaur] un dinosauro di carta
       *[crane] una gru di carta
    }
talk-closed = Chi ospita questo tavolo ha disattivato le chiacchiere.
talk-switched =
    { $key ->
        [open] { $name } ha riattivato le chiacchiere.
       *[closed] { $name } ha disattivato le chiacchiere.
    }
talk-close = Disattiva le chiacchiere per tutti
talk-open = Lascia parlare tutti
talk-hide = Nascondi le chiacchiere a tutti i tavoli
talk-show = Mostra le chiacchiere
talk-hidden = Hai nascosto le chiacchiere.
talk-about = Sul messaggio di { $name }
talk-mute = Non sentire { $name }
talk-unmute = Senti di nuovo { $name }
talk-report = Segnala al gestore
talk-reported = Segnalato: il gestore vede questo messaggio per 30 giorni.
talk-bad =
    { $reason ->
        [empty] Prima scrivi qualcosa.
        [long] Al massimo { $n } caratteri.
        [unprintable] Contiene caratteri che non si possono mostrare.
       *[unknown] Questa frase o figura non esiste.
    }
talk-no-line = Questo messaggio non c’è più.
