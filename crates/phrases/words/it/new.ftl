### Un tavolo nuovo con tutte le opzioni.

new-title = Un tavolo nuovo
new-game = Gioco
new-players = Giocatori
new-seats = Chi siede dove
new-seat = Posto { $number }
new-me = tu
new-person = qualcuno che inviti
new-bots = Bot
new-bot = { $name } ({ $text })
new-only-bots = Un tavolo di soli bot è da guardare.
new-drawn = a sorte
new-chosen = a scelta
new-none = nessuno
new-families = Famiglie
new-families-hint = Tante quanti sono i giocatori.
new-families-mixed = Tante quanti sono i giocatori; almeno una per gioco, oppure famiglie di Origami con i personaggi.
new-characters = Personaggi
new-characters-hint = Tante coppie quanti sono i giocatori. Ciascuno c'è in giallo e in rosso.
new-pace = Ritmo
new-pace-free = senza orologio
new-pace-clock = con orologio
new-pace-days = a giorni
new-minutes = Minuti per ogni giocatore
new-increment = Secondi in più per risposta
new-days = Giorni per ogni risposta
new-absence = Se qualcuno se ne va o finisce il tempo
new-absence-bot = { $name } gioca al suo posto finché non torna
new-absence-out = è fuori dalla partita
new-rest = A questo tavolo
new-listed = Tutti possono sedersi: mettilo tra i tavoli aperti
new-open = Chi ha l’indirizzo del tavolo può sedersi; togli la spunta per far entrare solo chi riceve l’invito
new-delay = Chi guarda vede
new-delay-moves =
    { $n ->
        [0] tutto subito
        [one] con 1 mossa di ritardo
       *[other] con { $n } mosse di ritardo
    }
new-hints = I giocatori possono chiedere consigli
new-starts = La partita comincia da sola quando tutti i posti sono occupati
new-more = Tutte le altre opzioni
new-make = Prepara il tavolo

## Di Islands

new-sheets = Isole
new-sheets-means =
    { $key ->
        [near] Le isole per una prima partita.
        [far] Per chi conosce già quelle vicine.
        [chosen] Scegli almeno due fogli; ognuno ha due isole.
       *[all] Vicine e lontane.
    }
new-sheets-dealt = Ognuno riceve tre fogli e ne tiene due. Se ne scegli esattamente due, tutti giocano su quelli. (I-2.2)
new-sheets-dealt-solo = Ricevi tre fogli e ne tieni due. Se ne scegli esattamente due, giochi su quelli. (I-2.2)
new-sheets-look = Guarda da vicino tutte le isole
new-variant = Variante
