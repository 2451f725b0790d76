### Il catalogo delle carte e le regole, come pagine.

## Tutte le carte.

books-cards = Carte
books-cards-intro = Tutte le carte di Origami e di Origami: Legends, con ciò che fanno. Aprine una per vederla in grande, con le regole che la citano e da dove viene ogni numero.
books-filter = Scegli le carte
books-filter-family = Famiglia
books-filter-kind = Tipo di effetto
books-filter-text = Nome o parole
books-filter-any = tutti
books-filter-show = Mostra
books-filter-clear = Mostra tutte le carte
books-found =
    { $n ->
        [one] Un tipo di carta
       *[other] { $n } tipi di carta
    }
books-found-none = Nessuna carta corrisponde a tutto questo. Togli qualche condizione, oppure guardale tutte.
books-copies =
    { $n ->
        [one] una carta
       *[other] { $n } carte
    }
books-characters = Personaggi
books-rice-paper = Carta di riso

## Una carta.

books-facts = Dati
books-from = Da dove viene tutto questo
books-fact = Dato
books-value = Valore
books-source = Fonte
books-printed-means = Dato stampato: si trova sulla carta, in un regolamento o in una recensione pubblicata.
books-ours-means = Dato nostro: nessuna fonte stampata a nostra disposizione lo riporta, quindi l'abbiamo aggiunto noi.
books-edition-means = Dato corretto: chi gestisce questo server l'ha cambiato secondo le carte della propria scatola.
books-names = Nomi
books-family-more = Altre carte di questa famiglia
books-characters-more = Altri personaggi
books-neighbours = Prima e dopo
books-whole-card = Tutto su questa carta
books-no-rules = Nessuna regola cita questa carta per nome: il suo effetto dice già tutto.

## Le regole.

books-rules = Regole
books-rules-intro = Le regole di tutti i giochi, con parole nostre. Ogni regola ha una sigla, come O-5.1; la cronaca e ogni rifiuto durante la partita vi rimandano.
books-find = Cerca una regola
books-find-text = Sigla o parole
books-find-button = Cerca
books-found-rules =
    { $n ->
        [one] Una regola contiene «{ $text }».
       *[other] { $n } regole contengono «{ $text }».
    }
books-found-no-rule = Nessuna regola contiene «{ $text }». Prova con una parola sola, oppure apri il glossario.
books-games = I giochi
books-origami-means = Il gioco di carte da 2 a 4 giocatori: pesca, piega e forma due collezioni di animali.
books-legends-means = Che cosa cambia con animali polari ed esotici, dinosauri, creature leggendarie, personaggi e carta di riso.
books-mixed-means = Che cosa vuol dire mischiarli, poi le regole di entrambi i giochi di carte.
books-islands-means = Il gioco da 1 a 6 giocatori con un'asta, dadi e isole da dipingere.
books-solo = Origami Islands, da soli
books-solo-means = Che cosa cambia se giochi a Origami Islands da solo, contro Carrambah.
books-glossary-means = Ogni termine dei giochi in una o due frasi.
books-contents = Indice
books-path = Sei qui
books-whole = Tutto «{ $text }»
books-rule-cards = Carte in questa regola
books-link = Link alla regola { $rule }
books-mark-ours = Di nostro:
books-mark-reconstructed = Ricostruito:
books-ours-note = I passi segnati «Di nostro» non sono stampati da nessuna parte: li abbiamo decisi noi dove le regole stampate tacciono o si contraddicono.
books-reconstructed-note = I passi segnati «Ricostruito» descrivono qualcosa di cui non abbiamo l'immagine stampata, e che quindi abbiamo rifatto noi.
books-glossary-cards = Origami e Origami: Legends
books-glossary-intro = Che cosa significano i termini dei giochi, con la regola che ne dice di più.

## Fogli e isole.

books-sheets = Isole
books-sheets-title = Fogli e isole
books-sheets-intro = Ogni foglio di Origami Islands con le sue due isole, e il tabellone. Apri un foglio per vedere le isole in grande, con tutti i luoghi e i contorni.
books-sheets-ours = I blocchi stampati, alcune forme e i colori del tracciato delle stagioni non sono a nostra disposizione. Ciò che è segnato come «nostro» l'abbiamo creato noi, per giocare con le stesse regole; chi possiede il gioco può trascrivere i propri fogli.
books-near = Isole vicine
books-near-means = Per una prima partita. (I-2.2)
books-far = Isole lontane
books-far-means = Con più luoghi da valutare, per chi conosce già quelle vicine.
books-sheet-word = foglio { $name }
books-legend = Che cosa c'è sopra
books-figures = Numeri
books-points-means = Punti possibili: ogni porto e ogni tempio circondato da un solo colore, ogni contorno riempito nel proprio. (I-8.2, I-8.3, I-7.1)
books-way-means = Strada fino al faro: le caselle che bastano per partire dal porto normale e circondarlo. (I-8.1)
books-sheet-play = Scegli le isole per un tavolo nuovo
books-board = Il tabellone
books-development = Carte sviluppo
books-development-card = Carta
books-shape = Forma
books-colour = Colore
books-shape-choice = a scelta di chi vince
books-colouring =
    { $colouring ->
        [season] colore della stagione
        [random] colore casuale
       *[any] colore a scelta
    }
books-track = Tracciato delle stagioni
books-track-text = { $n } spazi, uno per giro; il colore di uno spazio è il colore della stagione. (I-1.4)
books-islands-sheets = Tutti i fogli, le isole e il tabellone
