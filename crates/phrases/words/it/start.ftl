### La pagina iniziale del server, e come sta il server.

## La pagina iniziale

start-title = Senbazuru · la casa dei giochi Origami
start-crane = Una gru di carta piegata, in volo davanti a un sole rosso
start-lead = Carta, pazienza e un tavolo per voi: i giochi di carte Origami e Origami: Legends, i due mescolati, e il roll-and-write Origami Islands.
start-skip = Vai al testo
start-today = Come si gioca oggi
start-soon = Il tavolo nel browser è in arrivo. Finché non c’è, si può giocare in due modi.
start-terminal = Nel terminale
start-terminal-text = In solitaria o contro bot di cinque livelli. A ogni domanda si risponde con un tasto breve, e un punto interrogativo li spiega tutti.
start-api = Con un programma
start-api-text = Questo server tiene i tavoli, dà le carte e conosce le regole. Chiunque parli HTTP può sedersi: crea un tavolo, lo guarda, risponde con una mossa.
start-api-name = Dite chi siete; nella risposta c’è il vostro token.
start-api-table = Create un tavolo con un bot, usando quel token.
start-api-listen = Guardate il vostro tavolo e ascoltate che cosa vi succede.
start-api-document = Tutto il resto è nel documento OpenAPI.
start-languages = Lingue
start-fair = Niente in questa pagina vi osserva: nessuno script, nessun cookie, nulla da altrove.

## Come sta il server

start-unwell = Al momento i tavoli non si possono leggere o salvare.
