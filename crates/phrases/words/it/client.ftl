### Ciò che dicono e offrono gli script di un tavolo.

client-failed = Non ha funzionato. Riprova tra un momento.
client-unanswered = Nessuna risposta. Quando la connessione torna, vedrai se la tua mossa è arrivata.
client-over = Sarebbe troppo.
client-more = Mostra altro
client-close = Chiudi
client-large = Carta in grande
client-here = In questo browser
client-sound = Suoni
client-notice = Avviso al mio turno
client-keys = Tasti
client-keys-title = Il tavolo con la tastiera
client-key-tab = da un elemento all’altro
client-key-arrows = da una carta all’altra
client-key-numbers = quella carta della tua mano
client-key-space = segna una carta
client-key-enter = gioca una carta; conferma la scelta
client-key-escape = un passo indietro
client-key-help = questo elenco
client-recap = Nel frattempo è successo molto: «Che cosa è successo» racconta { $n } eventi.
client-pace = Mosse altrui
client-pace-calm = con calma
client-pace-brisk = svelte
client-pace-at-once = subito
