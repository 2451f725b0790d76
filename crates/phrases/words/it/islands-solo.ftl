### Origami Islands, il solitario «Scienza contro Carrambah»: nomi, che cosa è successo, domande, rifiuti.
###
### Le tecnologie mantengono il nome stampato in tutte le lingue. $name è un tale nome, $level un suo livello, da 1 a 3.

islands-solo-title = Scienza contro Carrambah

## Che cosa fa ogni livello, in una frase.

islands-level =
    { $key ->
        [expancing-1] Dipingi subito 3 caselle collegate sulla tua prima isola nel colore della stagione.
        [expancing-2] Dipingi subito 5 caselle collegate sulla tua seconda isola nel colore della stagione.
        [expancing-3] Dipingi subito 3 e poi 5 caselle collegate, o viceversa, sulla tua terza isola nel colore della stagione.
        [auctionis-1] Ottieni 5 monete se vinci l'asta con un'offerta di 6 o meno.
        [auctionis-2] Ottieni 3 monete se vinci l'asta con un'offerta di 7, 8 o 9.
        [auctionis-3] Ottieni 7 monete se un'offerta di 9 o più non ti fa vincere l'asta.
        [economicus-1] Ottieni 3 monete se in questo giro hai circondato almeno 1 luogo.
        [economicus-2] Ottieni 3 monete se in questo giro hai dipinto almeno 5 caselle.
        [economicus-3] Ottieni 5 monete se in questo giro hai dipinto almeno 7 caselle.
        [re-color-1] Paghi 3 monete e la forma all'asta diventa verde.
        [re-color-2] Paghi 5 monete e scegli tu il colore della forma all'asta.
        [re-color-3] Ottieni 5 monete e il dado del colore decide il colore della forma all'asta.
        [re-roll-1] Paghi 3 monete per tirare di nuovo un dado.
        [re-roll-2] Paghi 3 monete per tirare di nuovo entrambi i dadi di Carrambah.
        [re-roll-3] Ottieni 7 monete se tiri di nuovo un dado che segna 6.
        [transforming-1] Paghi 3 monete e la forma all'asta diventa la forma 5.
        [transforming-2] Paghi 7 monete e la forma all'asta diventa la forma 2, 3 o 4, a tua scelta.
        [transforming-3] Ottieni 5 monete e il dado dell'asta decide che cosa diventa la forma all'asta.
        [timenautics-1] Ottieni 7 monete e il segnalino stagione avanza di 1 spazio in più.
        [timenautics-2] Ottieni 17 monete e il segnalino stagione avanza di 2 spazi in più.
       *[timenautics-3] Se hai vinto l'asta con esattamente 14 monete, il segnalino stagione resta dov'è.
    }

## Un livello per nome, e che cosa va indicato per usarlo.

islands-level-name = { $name }, livello { $level }
islands-use-die = { $name }, livello { $level }, dado { $number }
islands-use-shape = { $name }, livello { $level }, { $shape }

## Quando si usano le tecnologie, e per che cosa si tirano i dadi.

islands-moment =
    { $moment ->
        [roll] dopo un tiro
        [bidding] dopo l'asta
        [shape] prima di collocare la forma all'asta
        [step-end] alla fine della fase di azione
       *[marker] prima che il segnalino stagione avanzi
    }
islands-purpose =
    { $purpose ->
        [auction] dado dell'asta
        [carrambah] offerta di Carrambah
        [colour] colore della forma all'asta
        [grove] colore per il boschetto
        [transforming] forma per Transforming
        [re-color] colore per Re-Color
       *[re-roll] nuovo tiro
    }

## Gradi.

islands-rank =
    { $rank ->
        [creator] Creatore
        [founder] Fondatore
        [architect] Architetto
        [builder] Costruttore
        [master] Maestro
       *[apprentice] Apprendista
    }
islands-solo-result =
    { $n ->
        [one] { $sum } punto: { $rank }.
       *[other] { $sum } punti: { $rank }.
    } (I-13.13)
islands-solo-no-rank =
    { $n ->
        [one] { $sum } punto
       *[other] { $sum } punti
    }: nessun grado; il più basso, { $rank }, comincia da { $least ->
        [one] { $least } punto
       *[other] { $least } punti
    }. (I-13.13)

## Che cosa è successo.

islands-solo-round =
    Tracciato delle stagioni, spazio { $place } di { $count } — { $colour ->
        [blue] inverno (blu)
        [green] primavera ed estate (verde)
       *[red] autunno (rosso)
    }
islands-rolled =
    { $purpose ->
        [auction] Il dado dell'asta segna { $number }.
        [carrambah] Uno dei dadi di Carrambah segna { $number }.
       *[re-roll] Il nuovo tiro è { $number }.
    }
islands-rolled-two =
    { $purpose ->
        [carrambah] I dadi di Carrambah segnano { $number } e { $n }.
       *[re-roll] I nuovi tiri sono { $number } e { $n }.
    }
islands-rolled-colour =
    { $purpose ->
        [colour] Il dado del colore segna { $number }:
       *[re-roll] Il nuovo tiro è { $number }:
    } { $colour ->
        [blue] blu
        [green] verde
       *[red] rosso
    }.
islands-rolled-shape =
    { $purpose ->
        [transforming] Il dado dell'asta segna { $number }: { $shape }.
       *[re-roll] Il nuovo tiro è { $number }: { $shape }.
    }
islands-rolled-choice =
    { $purpose ->
        [transforming] Il dado dell'asta segna { $number }: si può scegliere qualsiasi forma.
       *[re-roll] Il nuovo tiro è { $number }: si può scegliere qualsiasi forma.
    }
islands-solo-card =
    Va all'asta la carta { $number }: { $shape } { $colouring ->
        [season] nel colore della stagione
        [random] in un colore casuale
       *[any] in un colore a scelta
    }.
islands-solo-card-choice =
    Va all'asta la carta { $number }: una forma a scelta di chi vince { $colouring ->
        [season] nel colore della stagione
        [random] in un colore casuale
       *[any] in un colore a scelta
    }.
islands-carrambah-won =
    { IS($who) ->
        [you] Carrambah offre { $number }{ $sum }, quindi la tua offerta basta.
       *[other] Carrambah offre { $number }{ $sum }, quindi l'offerta di { $who } basta.
    }
islands-carrambah-lost =
    { IS($who) ->
        [you] Carrambah offre { $number }{ $sum } e ti supera, quindi hai passato.
       *[other] Carrambah offre { $number }{ $sum } e supera { $who }, che quindi ha passato.
    }
islands-solo-wins =
    { IS($who) ->
        [you] Vinci l'asta e paghi { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
       *[other] { $who } vince l'asta e paga { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
    }
islands-researches =
    { IS($who) ->
        [you] Invece di agire, ricerchi { $name }, livello { $level }.
       *[other] Invece di agire, { $who } ricerca { $name }, livello { $level }.
    }
islands-closes = Così { $name } resta chiusa per tutta la partita.
islands-uses =
    { IS($who) ->
        [you] Usi { $name }, livello { $level }.
       *[other] { $who } usa { $name }, livello { $level }.
    }
islands-uses-paid =
    { IS($who) ->
        [you] Usi { $name }, livello { $level }, e paghi { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
       *[other] { $who } usa { $name }, livello { $level }, e paga { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
    }
islands-uses-gained =
    { IS($who) ->
        [you] Usi { $name }, livello { $level }, e ottieni { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
       *[other] { $who } usa { $name }, livello { $level }, e ottiene { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        }.
    }

## L'effetto di un livello usato, se nessun'altra frase lo racconta.

islands-used =
    { $key ->
        [re-color-1] Ora la forma all'asta è verde.
        [re-color-2] Ora il colore della forma all'asta è a scelta.
        [re-roll-first] Si tira di nuovo il primo dado di Carrambah.
        [re-roll-second] Si tira di nuovo il secondo dado di Carrambah.
        [re-roll-both] Si tirano di nuovo entrambi i dadi di Carrambah.
        [timenautics-1] Il segnalino stagione avanza di 1 spazio in più.
       *[timenautics-2] Il segnalino stagione avanza di 2 spazi in più.
    }
islands-transformed = Ora la forma all'asta è la { $shape }.
islands-volcano-gives =
    { IS($who) ->
        [you] Prendi { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        } dalla riserva.
       *[other] { $who } prende { $coins ->
            [one] 1 moneta
           *[other] { $coins } monete
        } dalla riserva.
    }
islands-volcano-too-rich =
    { IS($who) ->
        [you] Hai più di 10 monete, quindi non ne prendi altre. (I-13.4)
       *[other] { $who } ha più di 10 monete, quindi non ne prende altre. (I-13.4)
    }
islands-marker-stays = Il segnalino stagione resta dov'è.
islands-solo-ends = Il segnalino stagione esce dal tracciato: la partita è finita.

## Che cosa si chiede al giocatore.

islands-ask-technology =
    { $moment ->
        [roll] Tiri di nuovo con Re-Roll o prosegui?
        [bidding] Usi Auctionis o prosegui?
        [shape] Cambi la forma all'asta con una tecnologia o prosegui?
        [step-end] Usi Economicus o prosegui?
       *[marker] Usi Timenautics, o il segnalino stagione avanza come al solito?
    }
islands-ask-carrambah-mark = Qui Carrambah aggiunge 2 ai dadi.
islands-ask-research = Quale tecnologia ricerchi? O agisci come al solito: una casella, poi la rendita?
islands-ask-form-first = Quali caselle di Expancing dipingi prima: le 3 o le 5?
islands-ask-free =
    { $n ->
        [one] Quale casella dipingi { $colour } con Expancing? Puoi rinunciarvi.
       *[other] Quali { $n } caselle collegate dipingi { $colour } con Expancing? Puoi rinunciarvi.
    }

## Perché una mossa è rifiutata.

islands-refuse-technology = Usa un livello di una tecnologia oppure prosegui.
islands-refuse-level = Puoi usare solo livelli che hai ricercato, e ogni tecnologia una volta sola per giro.
islands-refuse-moment =
    { $key ->
        [expancing] Expancing dipinge subito quando la ricerchi; non si può usare più tardi.
        [auctionis] Auctionis si può usare solo quando l'asta è decisa.
        [economicus] Economicus si può usare solo alla fine della tua fase di azione.
        [re-color] Re-Color si può usare solo sulla forma all'asta, prima di collocarla.
        [re-roll] Re-Roll si può usare solo subito dopo un tiro.
        [transforming] Transforming si può usare solo sulla forma all'asta, prima di collocarla.
       *[timenautics] Timenautics si può usare solo quando il segnalino stagione sta per avanzare.
    }
islands-refuse-use =
    { $key ->
        [auctionis-1] Per il livello 1 di Auctionis devi aver vinto l'asta con un'offerta di 6 o meno.
        [auctionis-2] Per il livello 2 di Auctionis devi aver vinto l'asta con un'offerta di 7, 8 o 9.
        [auctionis-3] Per il livello 3 di Auctionis devi aver fatto un'offerta di 9 o più senza vincere l'asta.
        [economicus-1] Per il livello 1 di Economicus devi aver circondato un luogo in questo giro.
        [economicus-2] Per il livello 2 di Economicus devi aver dipinto almeno 5 caselle in questo giro.
        [economicus-3] Per il livello 3 di Economicus devi aver dipinto almeno 7 caselle in questo giro.
        [re-roll-1] Per il livello 1 di Re-Roll indica uno dei dadi appena tirati.
        [re-roll-2] Il livello 2 di Re-Roll vale solo per entrambi i dadi di Carrambah; non indicare un dado.
        [re-roll-3] Per il livello 3 di Re-Roll indica un dado che segna 6.
        [transforming-2] Per il livello 2 di Transforming indica la forma 2, 3 o 4.
        [timenautics-3] Per il livello 3 di Timenautics devi aver vinto l'asta con un'offerta di esattamente 14.
       *[plain] Per questo livello non indicare né un dado né una forma.
    }
islands-refuse-fee =
    { $coins ->
        [one] { $name }, livello { $level }, costa 1 moneta, e non puoi pagarla.
       *[other] { $name }, livello { $level }, costa { $coins } monete, e non puoi pagarle.
    }
islands-refuse-fee-unpaid = Finché la tua offerta non è pagata, contano solo le monete che la superano.
islands-refuse-research = Ricerca una tecnologia oppure agisci come al solito.
islands-refuse-researched = Hai già ricercato tutti i livelli di { $name }.
islands-refuse-closed = Non puoi ricercare { $name }: o ne hai già tutti i livelli, o l'ha chiusa { $text }.
islands-refuse-form-first = Indica quali caselle dipingi prima: le 3 o le 5.
islands-refuse-expancing-island = Questo livello di Expancing non può dipingere su { $island }: il livello 1 è per la tua prima isola, il 2 per la seconda, il 3 per la terza, nell'ordine in cui le hai cominciate.
islands-refuse-unconnected = Le caselle di Expancing devono essere collegate tra loro lungo i lati.
