### Che cosa non va in un file di edizione; riga e colonna stanno davanti. Ciò che sta nel file è citato così com'è.

edition-unreadable = Impossibile leggere il file: { $reason }
edition-too-large = Il file supera i { $most } byte.
edition-not-text = Il file non è un testo UTF-8.
edition-syntax = Il testo non è TOML valido: { $reason }

## Nomi di cose che non ci sono.

edition-no-card = La carta «{ $name }» non esiste.
edition-no-card-but = La carta «{ $name }» non esiste. Forse intendevi «{ $card }»?
edition-no-field = Il campo «{ $name }» qui non esiste. I campi sono: { $list }.
edition-no-family = La famiglia «{ $name }» non esiste. Nei file le famiglie si chiamano: { $list }.
edition-no-gender =
    Il genere «{ $name }» non esiste in { $language ->
        [en] inglese
        [it] italiano
       *[de] tedesco
    }. Qui si può scrivere: { $list }.
edition-no-language = La lingua «{ $name }» qui non esiste. Le lingue sono: { $list }.

## Valori che non vanno bene.

edition-wants-card = «{ $field }» è una carta: scrivi i suoi dati sotto una riga come [cat].
edition-wants-number = «{ $field }» dev'essere un numero intero senza virgolette.
edition-wants-text = «{ $field }» dev'essere un testo tra virgolette.
edition-wants-names = «{ $field }» richiede una lingua, per esempio name.it.
edition-wants-name = «{ $field }» richiede un testo tra virgolette, oppure le forme del nome tra parentesi graffe.
edition-out-of-range = «{ $field }» dev'essere un numero da { $least } a { $most }, non { $value }.
edition-correction-out-of-range = In «{ $text }» il numero dev'essere da { $least } a { $most }.

## Nomi di carte.

edition-empty-name = Un nome deve avere almeno un carattere che non sia uno spazio.
edition-long-name = Un nome può avere al massimo { $most } caratteri; questo ne ha { $got }.
edition-unprintable-name = Il carattere { $value } non è stampabile, quindi un nome non può contenerlo.
edition-same-card = Un'altra sezione del file corregge già { IL($card) }.
edition-same-name =
    «{ $name }» è già il nome { DEL($card) } in { $language ->
        [en] inglese
        [it] italiano
       *[de] tedesco
    }.

## Tutte le correzioni insieme.

edition-small-family =
    Con queste correzioni la famiglia «{ $family }» ha { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }; ne servono almeno { $least }.
edition-large-family =
    Con queste correzioni la famiglia «{ $family }» ha { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }; può averne al massimo { $most }.
edition-many-cards = Con queste correzioni le carte sono in tutto { $n }; il massimo è { $most }.
edition-many-payments = Con queste correzioni ci sono troppi modi di pagare { IL($card) }.
edition-fixed-character = «{ $text }»: un personaggio non ha famiglia né punti, e di ogni colore c'è una sola carta, quindi questo dato non si può correggere.
edition-fixed-rice-paper = «{ $text }»: i dati delle carte di riso non si possono correggere.
edition-wrong-ability = «{ $text }»: un personaggio può avere solo l'effetto di un altro personaggio, una carta di famiglia solo quello di una carta di famiglia.
edition-many-rounds = Con queste correzioni le carte che fanno giocare tutti a turno, o che possono copiarne l'effetto, sono { $n }: troppe.
edition-too-dear = Con queste correzioni i personaggi potrebbero aumentare un pagamento di { $n } pieghe: troppe.
edition-other-size =
    La famiglia «{ $family }» ora ha { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }; nel gioco stampato ne ha { $count }.
