### La sfida del giorno del gioco in solitario.

daily-title = Sfida del giorno
daily-title-of = Sfida del giorno: { $text }
daily-date =
    { $key ->
        [jan] { $text } gennaio { $value }
        [feb] { $text } febbraio { $value }
        [mar] { $text } marzo { $value }
        [apr] { $text } aprile { $value }
        [may] { $text } maggio { $value }
        [jun] { $text } giugno { $value }
        [jul] { $text } luglio { $value }
        [aug] { $text } agosto { $value }
        [sep] { $text } settembre { $value }
        [oct] { $text } ottobre { $value }
        [nov] { $text } novembre { $value }
       *[dec] { $text } dicembre { $value }
    }

## Che cos'è

daily-intro = Una partita in solitario al giorno: per tutti gli stessi due fogli e gli stessi dadi.
daily-rule = Vale il primo tentativo che cominci. Chi lo abbandona, o non lo finisce entro la mezzanotte UTC, resta così in classifica. Non ci sono suggerimenti.
daily-cookie = Questo browser si riconosce dal suo cookie e da nient’altro: con un cookie nuovo saresti un nuovo visitatore, con un primo tentativo tutto tuo. I punteggi valgono quindi quanto la parola di chi gioca.
daily-start = Gioca la sfida di oggi
daily-continue = Continua il tuo tentativo
daily-again = Gioca ancora
daily-again-note =
    { $key ->
        [resigned] Hai abbandonato la sfida di oggi. Un altro tentativo serve per esercitarsi e non conta.
        [unfinished] Il tuo tentativo alla sfida di oggi non è stato finito e non può continuare. Un altro tentativo serve per esercitarsi e non conta.
       *[finished] Hai finito la sfida di oggi. Un altro tentativo serve per esercitarsi e non conta.
    }
daily-next = La prossima sfida comincia il { $text } UTC.

## I punteggi

daily-board = Punteggi
daily-players =
    { $n ->
        [one] 1 giocatore ha finito.
       *[other] { $n } giocatori hanno finito.
    }
daily-others =
    { $n ->
        [one] 1 altro ha cominciato.
       *[other] Altri { $n } hanno cominciato.
    }
daily-ending =
    { $key ->
        [resigned] abbandonato
        [unfinished] non finito
       *[finished] finito
    }
daily-empty = Nessuno ha ancora finito la sfida di oggi.
daily-empty-past = Nessuno ha finito la sfida di questo giorno.
daily-place = Posto
daily-player = Giocatore
daily-points = Punti
daily-rank = Grado
daily-game = Partita
daily-no-rank = nessuno
daily-replay = Rivedi
daily-replay-of = Rivedi la partita di { $name }
daily-you = tu
daily-locked = Le partite si possono rivedere quando avrai finito o abbandonato il tuo tentativo, oppure domani.
daily-best =
    { $n ->
        [one] La tua migliore partita in solitario finora: 1 punto.
       *[other] La tua migliore partita in solitario finora: { $n } punti.
    }

## Dopo il giorno

daily-key = I dadi di questo giorno
daily-key-why = Il giorno è passato, perciò questa chiave è pubblica. I due fogli e ogni dado derivano da essa: chiunque può controllare le partite, o giocare la sfida in un terminale.
daily-command = In un terminale
daily-days = Altri giorni
daily-before = Giorno prima
daily-after = Giorno dopo
daily-today = Oggi

## Nella pagina iniziale

daily-teaser = Gli stessi due fogli e gli stessi dadi per tutti, una volta al giorno. Come te la cavi in confronto agli altri?
daily-teaser-running = Il tuo tentativo alla sfida di oggi ti aspetta.
daily-teaser-done =
    { $n ->
        [one] Hai finito la sfida di oggi: posto { $place }, finora con 1 giocatore.
       *[other] Hai finito la sfida di oggi: posto { $place } su { $n } giocatori finora.
    }
daily-teaser-resigned = Hai abbandonato la sfida di oggi. Come è andata agli altri?
daily-teaser-go = Alla sfida del giorno

## Perché qualcosa viene rifiutato

daily-secret = Questa è una partita della sfida di oggi: potrai guardarla quando avrai finito o abbandonato il tuo tentativo, oppure domani.
daily-bad-date = Questa non è una data: scrivila come 2026-11-16.
daily-no-challenge = Per questa data non c'è ancora una sfida.
