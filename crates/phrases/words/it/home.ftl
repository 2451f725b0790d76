### La pagina iniziale, gli elenchi dei tavoli, l'attesa prima della partita, gli inviti.

## Giocare subito

home-title = Gioca
home-lead = Piega, colleziona e gioca d'astuzia, o dipingi isole intere: i giochi Origami su un tavolo nel tuo browser. Senza account, senza installare nulla.
home-crane = Una gru di carta in volo
home-play-title = Inizia una partita
home-game = Gioco
home-game-name =
    { $game ->
        [origami] Origami
        [legends] Legends
        [mixed] Misto
        [islands] Islands
       *[islands-solo] Islands in solitario
    }
home-game-means =
    { $game ->
        [origami] Rapido e chiaro, con cinque famiglie di animali di carta. Ideale per cominciare.
        [legends] Quattro famiglie più selvagge, e personaggi che cambiano le regole per tutti.
        [islands] Offri monete per le forme, tira i dadi e dipingi le tue isole casella per casella.
        [islands-solo] Scienza contro Carrambah: tu, due dadi e sette tecnologie. Per i punti, un grado e il tuo record.
       *[mixed] Famiglie dei due giochi allo stesso tavolo.
    }
home-level = Avversario
home-animal =
    { $name ->
        [hina] pulcino
        [kaeru] rana
        [kitsune] volpe
        [fukuro] gufo
       *[tsuru] gru
    }
home-name = Il tuo nome
home-if-you-like = se vuoi
home-play = Gioca
home-friends = Gioca con amici
home-friends-means = prepara un tavolo per due e ti dà un link da mandare.
home-all-options = Più giocatori, un orologio, famiglie o isole a scelta: tutte le opzioni

## Elenchi di tavoli

home-mine = I tuoi tavoli
home-mine-empty = Non sei seduto a nessun tavolo. Premi «{ $name }» qui sopra: la partita ti aspetterà qui, anche se chiudi la pagina.
home-mine-more = Tutti i tuoi tavoli
home-asked =
    { $n ->
        [one] Tocca a te: continua la partita
       *[other] Tocca a te a { $n } tavoli
    }
home-open = Tavoli aperti
home-open-empty = Al momento nessuno cerca giocatori. Prepara un tavolo a cui tutti possono sedersi: apparirà qui.
home-open-do = Prepara un tavolo
home-live = Partite da guardare
home-live-empty = Al momento non si gioca nessuna partita pubblica. Quelle dei tavoli in elenco si possono guardare qui.
home-your-turn = Tocca a te
home-turn-of = Si aspetta { $names }
home-free-seats =
    { $n ->
        [one] 1 posto libero
       *[other] { $n } posti liberi
    }
home-status =
    { $field ->
        [open] non ancora iniziata
        [running] in corso
        [paused] in pausa
        [over] finita
        [ended] chiusa senza risultato
       *[frozen] si può solo guardare
    }
home-place =
    { $place ->
        [1] Primo posto
       *[other] { $place }º posto
    }
home-ago =
    { $moment ->
        [now] proprio ora
        [minutes] { $n ->
            [one] 1 minuto fa
           *[other] { $n } minuti fa
        }
        [hours] { $n ->
            [one] 1 ora fa
           *[other] { $n } ore fa
        }
       *[days] { $n ->
            [one] 1 giorno fa
           *[other] { $n } giorni fa
        }
    }
home-bot = { $name } (bot)
home-against = con { $names }
home-join = Siediti
home-watch = Guarda
home-go-on = Continua
home-see = Rivedi
home-of-table = { $text }: { $game }, { $names }

## Con che cosa si gioca

home-players =
    { $n ->
        [one] 1 giocatore
       *[other] { $n } giocatori
    }
home-families = Famiglie
home-characters = Personaggi
home-no-characters = nessuno
home-sheets = Isole
home-sheets-kind =
    { $key ->
        [near] isole vicine
        [far] isole lontane
        [chosen] a scelta
       *[all] tutte le isole
    }
home-sheets-chosen =
    { $n ->
        [one] 1 foglio a scelta
       *[other] { $n } fogli a scelta
    }
home-variant = Variante
home-pace = Ritmo
home-pace-free = senza orologio
home-pace-clock = { $value } min a testa, più { $n } s per risposta
home-pace-clock-only = { $value } min a testa
home-pace-short = { $value } min + { $n } s
home-pace-days =
    { $n ->
        [one] 1 giorno per risposta
       *[other] { $n } giorni per risposta
    }
home-absence = Se qualcuno se ne va
home-absence-bot = { $name } gioca al suo posto finché non torna
home-absence-out = è fuori dalla partita
home-hints = Consigli
home-hints-yes = si possono chiedere
home-hints-no = non a questo tavolo
home-who-joins = Chi può sedersi
home-joins-all = tutti: il tavolo è in elenco
home-joins-open = chi apre il suo indirizzo
home-joins-invited = chi ha il link
home-watching = Chi guarda
home-behind =
    { $n ->
        [one] con 1 mossa di ritardo su chi gioca
       *[other] con { $n } mosse di ritardo su chi gioca
    }

## Prima dell'inizio

home-wait-title =
    { $n ->
        [0] Ci siete tutti
        [one] Un posto è libero
       *[other] { $n } posti sono liberi
    }
home-wait-send = Manda questo link a chi deve giocare. Chi lo apre può sedersi.
home-wait-link = Link al tavolo
home-wait-copy = Selezionalo tutto, poi copialo e mandalo.
home-link-copy = Copia
home-link-copied = Copiato
home-link-share = Condividi
home-wait-qr = Codice QR del link a questo tavolo
home-wait-camera = Oppure inquadralo con la fotocamera di un telefono.
home-wait-local = Questo link funziona solo su questo computer. Per gli altri dispositivi della tua rete avvia il server così:
home-wait-base = Se si raggiunge a un altro indirizzo, indicalo, così i link saranno giusti:
home-wait-by-itself = La partita comincia da sola appena tutti i posti sono occupati.
home-wait-you-start = Appena tutti i posti sono occupati puoi iniziare la partita.
home-wait-host-starts = { $name } inizia la partita appena tutti i posti sono occupati.
home-wait-start = Inizia la partita
home-wait-again = Guarda di nuovo
home-wait-seats = Chi gioca
home-wait-game = A che cosa si gioca
home-wait-you = tu
home-wait-host = ospita
home-wait-free = posto libero
home-wait-remove = Libera il posto
home-wait-remove-whom = Libera il posto di { $name }
home-wait-leave = Lascia il tavolo
home-wait-onlooker = Stai solo guardando.

## Un invito

home-invite-title = { $name } ti invita a giocare
home-invite-title-plain = Un invito a giocare
home-sit-title = Ti siedi a questo tavolo?
home-invite-sit = Siediti
home-invite-watch = Guarda soltanto
home-invite-rules = Non lo conosci? Le regole
home-wrong-title = Questo invito non va bene
home-wrong = Forse il link è incompleto, o è di un altro tavolo. Chiedi a chi te l'ha mandato di mandarlo ancora.
home-full-title = Tutti i posti sono occupati
home-full = Qualcuno è arrivato prima. Puoi guardare questo tavolo, o prepararne uno tuo.
home-late-title = La partita è già cominciata
home-late = Nessuno può più sedersi, ma puoi guardare.
home-seat-title = C'è un posto per te
home-seat-lead = Questo link tiene un posto a questo tavolo. Prendilo, e da adesso lo gioca questo browser.
home-seat-take = Prendi il posto
home-seat-wrong-title = Questo posto non si può prendere
home-seat-wrong = Forse il link è incompleto, o qualcuno ha già preso il posto per sé.
home-to-table = Al tavolo
home-home = Alla pagina iniziale
