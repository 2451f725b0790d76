### Una partita finita, rivista da capo: i comandi, e con gli occhi di chi.

replay-title = Replay
replay-steps = Passi
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-turn-back = All’inizio di questo turno o del precedente
replay-turn-on = Al turno successivo
replay-round-back = All’inizio di questo giro o del precedente
replay-round-on = Al giro successivo
replay-play = Riproduci
replay-bar = Punto della partita
replay-go = Vai
replay-turns = Turni e giri
replay-speed = Velocità
replay-speed-calm = Calma
replay-speed-brisk = Svelta
replay-speed-fast = Rapida
replay-at = Passo { $number } di { $n }
replay-round = Giro { $round }
replay-turn = Turno di { $name }
replay-turn-in = Giro { $round }: { $name }
replay-jump = A questo momento:
replay-seen-by = Vista da
replay-watcher = uno spettatore
replay-open = a carte scoperte
replay-bot = Bot
replay-hands = Tutte le mani
replay-hand =
    { $name }: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } in mano
replay-to-result = Al risultato
replay-back-to = Torna al replay
replay-keys = Con la tastiera: ← e → vanno di passo in passo, Pag↑ e Pag↓ di turno in turno, con Maiusc di giro in giro; Inizio e Fine portano ai due estremi. La barra spaziatrice avvia e mette in pausa.
