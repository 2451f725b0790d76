### La cornice di ogni pagina, la faccia delle carte e le pagine per ciò che è andato storto.

page-guest = Ospite
page-skip = Vai al contenuto
page-navigation = Menù principale
page-languages = Lingua
page-cards = Carte
page-rules = Regole
page-me = Tu
page-fair = Senbazuru è una casa per i giochi Origami. Parole, disegni e programma sono nostri.
page-theme =
    Colori: { $value ->
        [auto] come il sistema. Passa a quelli chiari
        [light] chiari. Passa a quelli scuri
       *[dark] scuri. Passa a quelli del sistema
    }

## La faccia di una carta, letta ad alta voce.

page-card-family = famiglia { $family }
page-card-cost = costa { $cost }
page-card-folds =
    { $folds ->
        [one] vale 1 piega
       *[other] vale { $folds } pieghe
    }
page-card-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }

## Che cosa è andato storto.

page-oops-title =
    { $reason ->
        [lost] Questa pagina è volata via
        [spent] Questo link non vale più
        [closed] Questa porta è chiusa
        [many] Una piega alla volta
        [broken] Qualcosa si è spiegazzato
       *[refused] Così non si può
    }
page-oops-next =
    { $reason ->
        [lost] Forse l’indirizzo è sbagliato, o quello che c’era qui non c’è più. I tuoi tavoli sono sulla prima pagina.
        [spent] Un link per un altro dispositivo vale una volta sola, e non a lungo. Sul dispositivo che ti conosce, creane uno nuovo alla pagina “Tu”.
        [closed] Forse su questo dispositivo hai un altro nome, o ti serve un invito: chiedi di nuovo il link.
        [many] Non è andato perso nulla. Aspetta un momento, poi riprova.
        [broken] È colpa nostra, non tua. Ciò che era confermato è al sicuro. Riprova tra un momento.
       *[refused] Torna indietro e guarda di nuovo: forse nel frattempo è cambiato qualcosa.
    }
page-oops-wait =
    { $n ->
        [one] Puoi riprovare tra 1 secondo.
       *[other] Puoi riprovare tra { $n } secondi.
    }
page-oops-home = Alla prima pagina
page-oops-table = Torna al tavolo
page-oops-request = Se vuoi segnalarlo a qualcuno: richiesta { $text }
