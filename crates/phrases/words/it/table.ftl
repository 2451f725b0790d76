### Il tavolo nel browser.

table-game =
    { $game ->
        [origami] Origami
        [legends] Origami: Legends
        [mixed] Origami e Legends mischiati
        [islands] Origami Islands
        [islands-solo] Origami Islands in solitario
       *[other] { $game }
    }
table-your-turn = Tocca a te
table-waiting-for = Si aspetta { $names }
table-chance = Un momento …
table-paused = Il tavolo è in pausa
table-over = La partita è finita
table-ended = La partita è stata chiusa senza risultato
table-frozen = Questo tavolo si può solo guardare
table-no-game = Questo gioco non si può ancora vedere nel browser. Si gioca con l’API e nel terminale.
table-connection-lost = Nessuna connessione; nuovo tentativo …
table-asked = pensa
table-away = assente
table-out = fuori
table-known =
    { $n ->
        [one] 1 carta nota
       *[other] { $n } carte note
    }
table-left = Sinistra
table-right = Destra
table-use = Usa
table-special-next-turn = Azione speciale dal prossimo turno
table-special-used = Azione speciale già usata in questo turno
table-first-run-out = Il mazzo non si è ancora esaurito
table-second-run-out = Quando il mazzo si esaurisce di nuovo, comincia la fine
table-deck-and-discards = Mazzo e scarti
table-cards-left = Carte rimaste
table-cards-left-text = Tante copie di ogni carta sono nel mazzo o in mani che non puoi vedere, sul totale che esiste.
table-discards =
    { $n ->
        [one] 1 scarto
       *[other] { $n } scarti
    }
table-discards-title = Scarti, dal più recente
table-scores = Punti finora
table-scores-parts = { $worth } sulle carte, { $sum } dagli effetti
table-empty-hand = Non hai carte in mano.
table-empty-hand-draw = Prendine dalla fila.
table-being-played = viene giocata
table-marked = va via
table-you-watch = Stai guardando.
table-you-watch-later =
    { $n ->
        [one] Stai guardando, con 1 mossa di ritardo su chi gioca.
       *[other] Stai guardando, con { $n } mosse di ritardo su chi gioca.
    }
table-not-asked = Non è il tuo turno
table-play = Gioca { IL($card) }
table-play-it = Gioca
table-back = Indietro
table-pay-it = Paga
table-take = Prendi
table-discard-these = Scarta queste
table-yes = Sì
table-no = No
table-decline = No, grazie
table-pass = Passa
table-draw = Pesca
table-draw-single = Una carta sola può valere di più.
table-draw-cards =
    { $n ->
        [one] Al massimo 1 carta.
       *[other] Al massimo { $n } carte.
    }
table-tools = Altre azioni
table-take-back = Annulla la mossa
table-hint = Suggerimento
table-hint-text = Risposte secondo il posto che un bot si aspetta, poi secondo i punti. Un clic la prepara; sei tu a confermarla.
table-hint-text-alone = Risposte secondo i punti che un bot si aspetta. Un clic la prepara; sei tu a confermarla.
table-hint-only = C’è una sola risposta.
table-hint-place-of = posto { $value }
table-hint-points-of = { $value } punti
table-hint-then = Poi
table-return = Sono di nuovo qui
table-offer = Proponi di chiudere senza risultato
table-withdraw = Ritira la proposta
table-offered = Chiuderebbe la partita senza risultato: { $names }
table-leave = Lascia il tavolo
table-resign = Abbandona
table-log = Che cosa è successo
table-dialog = Dettagli
table-to-table = Torna al tavolo
