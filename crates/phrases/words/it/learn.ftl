### Lezioni: imparare un gioco giocandolo.

learn-title = Imparare giocando
learn-lead = Ogni lezione è una piccola partita vera. La gru ti dice una cosa alla volta, fai tutto con le tue mani, e niente può andare storto.
learn-for-whom =
    { $game ->
        [origami] Per tutti, e per la prima sera: turni rapidi, carte chiare.
        [legends] Per chi conosce Origami e vuole sorprese: i personaggi cambiano le regole per tutti.
        [islands] Per chi ama pianificare e dipingere: offri per le forme, riempi le tue isole.
       *[islands-solo] Per un’ora tranquilla da soli, contro Carrambah e i dadi.
    }
learn-minutes =
    { $n ->
        [one] Circa un minuto.
       *[other] Circa { $n } minuti.
    }
learn-show = Fammi vedere
learn-resume = Continua la lezione ({ $n } di { $count })
learn-anew = Dall’inizio
learn-step = Passo { $n } di { $count }
learn-on = Avanti
learn-on-first = Un momento: leggi qui sopra cosa dice la gru, poi premi “{ $text }”.
learn-first = Prima leggi
learn-waits = La gru ti aspetta
learn-read = Leggi qui sopra cosa dice, poi premi “{ $text }”.
learn-leave = Esci dalla lezione
learn-others = Altre lezioni
learn-play = Ora gioca contro { $name }
learn-play-alone = Ora gioca da solo

# At a normal table, each new thing once.
tip-label = Consiglio
tip-heard = Ho capito
tip-silence = Basta consigli
