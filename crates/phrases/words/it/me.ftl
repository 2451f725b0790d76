### La pagina su di sé.

me-title = Tu
me-nobody = Non ti conosciamo ancora, e non è necessario: con la prima partita ricevi un cookie, e questa pagina mostra i tuoi tavoli. Se giochi già altrove, crea là un link e aprilo qui.
me-name = Il tuo nome
me-name-hint = Vale dal prossimo tavolo. Dove sei già seduto, il nome resta com'è.
me-name-save = Salva
me-tables = I tuoi tavoli
me-tables-empty = Ancora nessun tavolo. Quando avrai giocato, ritroverai qui ogni partita.
me-tables-play = Gioca
me-best = Islands in solitario
me-best-games =
    { $n ->
        [one] 1 partita finita.
       *[other] { $n } partite finite. La migliore:
    }
me-best-again = Gioca ancora in solitario
me-older = I precedenti
me-newest = I più recenti
me-device = Su un altro dispositivo
me-device-lead = Un link ti porta con sé: stesso nome, stessi tavoli. Funziona una volta sola.
me-device-make = Crea un link
me-link-title = Apri questo link sull'altro dispositivo
me-link-lead =
    { $n ->
        [one] Funziona una volta sola, ed entro 1 ora. Chi lo apre, qui sei tu: non mandarlo a nessun altro.
       *[other] Funziona una volta sola, ed entro { $n } ore. Chi lo apre, qui sei tu: non mandarlo a nessun altro.
    }
me-link-link = Link per l'altro dispositivo
me-link-qr = Codice QR del link per l'altro dispositivo
me-arrive-title = Sei tu?
me-arrive-lead = Con questo link questo browser ti riconosce: con il nome e i tavoli che hai sull'altro dispositivo.
me-arrive-instead = Finora questo browser ti conosce come { $name }. Quel nome e i suoi tavoli qui non si troveranno più.
me-arrive-do = Sì, sono io
me-arrive-no = No
me-spent-title = Questo link è già stato usato
me-spent = Un link per un altro dispositivo funziona una volta sola, e per un giorno. Creane uno nuovo là, nella pagina «{ $name }».
me-tips = Consigli al tavolo
me-tips-told = Nelle tue prime partite la gru spiega ogni cosa nuova una volta, quando serve.
me-tips-silent = La gru tace ai tuoi tavoli.
me-tips-tell = Voglio di nuovo consigli
me-tips-anew = Ricomincia da capo con tutti
me-look = Aspetto
me-theme =
    { $value ->
        [auto] come il sistema
        [light] chiaro
       *[dark] scuro
    }
me-forget = Dimenticami
me-forget-lead = Si cancellano il tuo nome, il tuo cookie e chi eri a ogni tavolo. Lasci le partite non ancora finite.
me-forget-do = Dimenticami …
me-forget-title = Vuoi che ti dimentichiamo?
me-forget-sure = Non si può annullare. Le partite finite restano, senza il tuo nome.
me-forget-yes = Sì, dimenticami
me-forget-no = No, resto

## Their games in numbers.
me-numbers = Le tue partite in cifre
me-numbers-none = Finisci una partita: qui troverai quanto spesso vinci, contro chi e con quali carte.
me-numbers-newest = Delle tue { $n } partite più recenti.
me-numbers-game = Gioco
me-numbers-finished = Finite
me-numbers-won = Vinte
me-numbers-best = Migliore
me-numbers-share = { $got } su { $n }
me-numbers-streak-none = Non hai vinto l’ultima partita. La tua serie più lunga: { $most }.
me-numbers-streak =
    { $n ->
        [one] Hai vinto l’ultima partita. La tua serie più lunga: { $most }.
       *[other] Hai vinto le ultime { $n } partite. La tua serie più lunga: { $most }.
    }
me-numbers-with = Con chi
me-numbers-ahead = Prima di loro
me-numbers-cards = Le carte che giochi di più
me-numbers-times =
    { $n ->
        [one] una volta
       *[other] { $n } volte
    }
me-numbers-scores = I tuoi punti: { $game }
me-numbers-bar =
    { $n ->
        [one] da { $least } a { $most } punti: 1 partita
       *[other] da { $least } a { $most } punti: { $n } partite
    }
me-export = Tutto ciò che sappiamo di te
me-export-lead = Come file per programmi (JSON): chi sei qui, i tuoi tavoli, che cosa hai raggiunto.
me-export-do = Scarica il file
