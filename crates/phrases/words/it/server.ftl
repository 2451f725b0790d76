### The server: why a request is refused, and what happens at a table besides moves.

## Who may do what

server-no-table = Questo tavolo non esiste, o non esiste più.
server-no-token = Qui serve un token, nell'intestazione «Authorization: Bearer …».
server-wrong-token = Questo token qui non è valido.
server-link-spent = Questo link è già stato usato, o ha più di un giorno. Creane uno nuovo sul dispositivo su cui giochi.
server-not-a-player = Può farlo solo chi gioca a questo tavolo.
server-not-the-host = Può farlo solo chi ha aperto questo tavolo.
server-not-invited = Questo tavolo è privato: per sederti serve il suo invito.
server-no-seat = Questo posto è occupato, oppure non ci sono più posti liberi.
server-seat-lost = A questo tavolo non siedi più dov’eri. Riguardalo per continuare da dove sei adesso.
server-nobody-there = Al posto { $number } non c'è nessuno da far alzare.

## When

server-not-now =
    { $reason ->
        [open] Non si può fare prima che la partita sia iniziata.
        [running] Non si può fare a partita in corso.
        [paused] Il tavolo è in pausa: bisogna aspettare che riprenda.
        [over] La partita è finita.
        [ended] La partita si è chiusa senza risultato.
       *[frozen] Questo tavolo si può solo guardare: la sua partita non si lascia più ricostruire.
    }
server-seats-open =
    { $n ->
        [one] La partita non può ancora iniziare: c'è 1 posto libero.
       *[other] La partita non può ancora iniziare: ci sono { $n } posti liberi.
    }
server-stale = Nel frattempo il tavolo è cambiato: ora è alla versione { $number }. Riguardalo e poi rispondi.
server-key-used = Questa chiave è già servita per un'altra richiesta.
server-unreadable = Questa non è una mossa nella notazione delle registrazioni.
server-illegal = Le regole non permettono questa mossa.
server-out = Sei fuori da questa partita.
server-nothing-to-take-back = Non c'è nulla che tu possa ritirare: nel frattempo qualcosa è stato rivelato, oppure ha agito qualcun altro.
server-no-hints = A questo tavolo si gioca senza suggerimenti.
server-not-asked = In questo momento non ti viene chiesto nulla.
server-not-over = La registrazione si può leggere a partita finita.

## The table wished for

server-table-unknown =
    { $field ->
        [game] Non c'è nessun gioco di nome «{ $value }».
        [family] Non c'è nessuna famiglia di nome «{ $value }».
        [character] Non c'è nessun personaggio di nome «{ $value }».
        [variant] Non c'è nessuna variante di nome «{ $value }».
       *[sheet] Non c'è nessun foglio di nome «{ $value }».
    }
server-table-twice = «{ $value }» è indicato due volte.
server-table-not-here =
    { $field ->
        [game] Qui non si può scegliere questo gioco.
        [family] Questo gioco non ha famiglie.
        [character] Questo gioco non ha personaggi.
        [variant] Questo gioco non ha varianti.
       *[sheet] Questo gioco non ha fogli.
    }
server-table-other-game = Quello che hai scelto fa parte del gioco «{ $game }»: scegli quel gioco, oppure altro per questo.
server-table-seats = I posti descritti sono { $got }, ma i giocatori sono { $n }.
server-table-two-me = Solo uno dei posti può essere il tuo.
server-table-pace = Il tempo per pensare non può essere nullo; al massimo si ha un giorno con l'orologio, o { $most } giorni per risposta.

## Names

server-name-empty = Manca un nome.
server-name-long = Un nome ha al massimo { $most } caratteri.
server-name-unprintable = Questo nome contiene caratteri invisibili, o che cambiano la direzione della scrittura.
server-name-taken = A questo tavolo qualcuno ha un nome che sembra uguale. Scegline un altro.

## The server itself

server-too-many =
    { $field ->
        [tables] Hai già { $most } tavoli non finiti: prima finiscine o lasciane uno.
        [new_tables] Puoi aprire al massimo { $most } tavoli all'ora.
        [practice] Hai già { $most } tavoli di prova; i più vecchi vengono cancellati dopo qualche giorno.
        [new_practice] Puoi iniziare al massimo { $most } tavoli di prova all'ora.
        [records] Hai già { $most } registrazioni qui; le più vecchie vengono cancellate dopo qualche giorno.
        [new_records] Puoi portare al massimo { $most } registrazioni all'ora.
        [new_visitors] Dal tuo indirizzo possono arrivare al massimo { $most } visitatori all'ora. Aspetta un po' e riprova.
        [listeners] Puoi seguire al massimo { $most } tavoli alla volta.
        [hints] Puoi chiedere al massimo { $most } suggerimenti alla volta.
        [talk] Sono troppi messaggi insieme. Aspetta un momento, poi scrivi il prossimo.
       *[requests] Troppe richieste in una volta. Aspetta un momento e riprova.
    }
server-storage = Non è stato possibile salvare, quindi non è successo nulla. Riprova tra un momento.
server-gone = I file di dati del server non ci sono più: non si può salvare nulla e nessuna mossa vale. Deve occuparsene chi lo gestisce.
server-elsewhere = Il tavolo sta passando a un altro server. Riprova tra un momento.
server-slow = Non è ancora certo che sia stato salvato. Invia di nuovo la stessa richiesta con la stessa chiave.
server-stopping = Il server sta per fermarsi. Riprova tra un momento.
server-bad-request = La richiesta non si capisce.
server-not-found = A questo indirizzo non c'è nulla.
server-not-allowed = Questo indirizzo non risponde a richieste di questo tipo.
server-too-large = La richiesta è troppo lunga.
server-wrong-type = La richiesta deve essere in JSON («Content-Type: application/json»).
server-timeout = La richiesta ha richiesto troppo tempo.
server-nothing-chosen = Prima scegli qualcosa.
server-foreign = Questa richiesta viene da un altro sito. Apri la pagina qui e riprova.
server-internal = Qui qualcosa è andato storto. Non è colpa tua.
server-unwell = Al momento i tavoli non si possono leggere o salvare.

## What happens at a table

server-happened-joined =
    { IS($who) ->
        [you] Ti siedi al tavolo.
       *[other] { $who } si siede al tavolo.
    }
server-happened-left =
    { IS($who) ->
        [you] Lasci il tavolo.
       *[other] { $who } lascia il tavolo.
    }
server-happened-removed = Il posto { $number } è di nuovo libero.
server-happened-started = La partita comincia.
server-happened-took-back =
    { IS($who) ->
        [you] Ritiri la tua ultima risposta.
       *[other] { $who } ritira una risposta.
    }
server-happened-resigned =
    { IS($who) ->
        [you] Abbandoni la partita.
       *[other] { $who } abbandona la partita.
    }
server-happened-out-of-time =
    { IS($who) ->
        [you] Sei fuori dalla partita.
       *[other] { $who } è fuori dalla partita.
    }
server-happened-away =
    { IS($who) ->
        [you] Non ci sei: un bot gioca al posto tuo.
       *[other] { $who } non c'è: subentra un bot.
    }
server-happened-returned =
    { IS($who) ->
        [you] Torni al tavolo.
       *[other] { $who } torna al tavolo.
    }
server-happened-offered =
    { IS($who) ->
        [you] Proponi di chiudere la partita senza risultato.
       *[other] { $who } propone di chiudere la partita senza risultato.
    }
server-happened-withdrew =
    { IS($who) ->
        [you] Ritiri la tua proposta.
       *[other] { $who } ritira la proposta.
    }
server-happened-ended = La partita si chiude senza risultato.
server-happened-paused = Il tavolo è in pausa.
server-happened-resumed = Il tavolo riprende.
server-happened-rematch = Gli stessi giocatori giocano di nuovo, a un altro tavolo.
