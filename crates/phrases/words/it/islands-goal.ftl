### Scopo e fine di Origami Islands, e i segni al tavolo, in una schermata.

islands-goal-goal =
    { $key ->
        [solo] Raggiungi il grado più alto che puoi: lo decidono i tuoi punti.
       *[several] Vince chi ha più punti dopo l'ultimo giro; a parità contano le monete.
    }
islands-goal-points = Porti e templi circondati e contorni riempiti portano punti. Ogni casella non dipinta su un'isola che hai cominciato costa 1 punto.
islands-goal-round =
    { $key ->
        [solo] A ogni giro un dado sceglie una carta e tu offri contro i due dadi di Carrambah. Se vinci, dipingi la forma della carta; altrimenti dipingi una casella e prendi la rendita, oppure fai ricerca.
       *[several] A ogni giro un dado sceglie una carta e si offrono monete. Chi vince dipinge la sua forma; tutti gli altri dipingono una casella e prendono la rendita.
    }
islands-goal-end = La partita finisce con l'ultimo spazio del tracciato delle stagioni, dopo { $n } giri.
islands-goal-colours = Blu, verde e rosso hanno anche le lettere { $list }. La stagione dice in quale colore si dipinge.
islands-goal-coin = monete: per fare offerte
islands-goal-score = punti, come se la partita finisse ora
islands-goal-coal = segnalino carbone: una casella in più ogni volta che vinci una carta
islands-goal-gold = segnalino oro: più rendita
islands-goal-volcano = vulcano: 1 moneta di rendita in meno finché non lo circondi
islands-goal-access = accesso: puoi cominciare un'altra isola
islands-goal-first = primo giocatore: offre per primo
