### What is wrong or unusual with a file of sheets or of the board; file, line and column are put before it. What stands
### in the file is quoted as it is.

## The text.

sheet-expected = Qui ci vuole una riga con { $list }, non «{ $name }».
sheet-ends = Il file finisce qui, ma deve seguire una riga con { $list }.
sheet-missing = In questa riga manca { $text }.
sheet-too-much = La riga dovrebbe finire prima di «{ $name }».
sheet-unknown-word = Qui non può esserci «{ $name }», ma solo { $text }.
sheet-wanted =
    { $field ->
        [sheet] la parola che indica il foglio
        [island] il nome dell'isola
        [card] il numero della carta
       *[piece] il disegno della forma
    }

## Sheets.

sheet-too-many = I fogli possono essere al massimo { $most }, compresi quelli standard.
sheet-bad-id = Qui non può esserci { $text }: la parola che indica un foglio è fatta di lettere minuscole, cifre, _ e -, e comincia con una lettera.
sheet-long-id = La parola che indica un foglio può avere al massimo { $most } caratteri; questa ne ha { $got }.
sheet-empty-name = Un nome deve avere almeno una lettera o una cifra.
sheet-name-taken = «{ $name }» è già un nome del foglio { $value }.
sheet-third-island = Un foglio ha due isole; questa è la terza.

## Islands.

sheet-no-rows = Quest'isola non ha righe.
sheet-many-rows = Un'isola può avere al massimo { $most } righe.
sheet-long-row = Una riga può avere al massimo { $most } caselle.
sheet-row-length =
    { $got ->
        [one] Questa riga ha 1 casella; la prima riga ne ha { $count }.
       *[other] Questa riga ha { $got } caselle; la prima riga ne ha { $count }.
    }
sheet-unknown-letter = { $text } non indica nessuna casella.
sheet-no-harbor = Quest'isola non ha un porto normale (H).
sheet-no-lighthouse = Quest'isola non ha un faro (L).
sheet-closed-harbor =
    Nessuna casella vuota tocca con un lato { $landmark ->
        [secret-harbor] il porto segreto
       *[regular-harbor] il porto normale
    }, quindi nessuno potrebbe cominciare da qui.
sheet-never-surrounded =
    Non c'è nessuna casella vuota intorno { $landmark ->
        [regular-harbor] al porto normale, che quindi non potrebbe mai essere circondato
        [secret-harbor] al porto segreto, che quindi non potrebbe mai essere circondato
        [lighthouse] al faro, che quindi non potrebbe mai essere circondato
        [volcano] al vulcano, che quindi non potrebbe mai essere circondato
        [coal-pit] alla miniera di carbone, che quindi non potrebbe mai essere circondata
        [gold-mine] alla miniera d'oro, che quindi non potrebbe mai essere circondata
        [grove] al boschetto, che quindi non potrebbe mai essere circondato
       *[temple] al tempio, che quindi non potrebbe mai essere circondato
    }. (I-6.4)
sheet-unconnected = Questa casella vuota non si raggiunge dalla prima passando per i lati.
sheet-one-square-outline =
    { $colour ->
        [blue] Il contorno blu
        [green] Il contorno verde
       *[red] Il contorno rosso
    } ha una sola casella.
sheet-many-sites = Un'isola può avere al massimo { $most } luoghi, senza contare montagne e mare.
sheet-many-groves = Un'isola può avere al massimo { $most } boschetti.
sheet-many-outlines = Un'isola può avere al massimo { $most } contorni.

## The board.

sheet-second-board = C'è già una plancia.
sheet-piece-letter = Una forma si disegna con # e ., non con { $text }.
sheet-piece-rows = Questa riga della forma non è lunga quanto la prima.
sheet-piece-long = Una forma può avere al massimo { $most } righe e colonne.
sheet-piece-squares =
    { $got ->
        [one] Una forma deve avere da { $least } a { $most } caselle; questa ne ha 1.
       *[other] Una forma deve avere da { $least } a { $most } caselle; questa ne ha { $got }.
    }
sheet-piece-parts = Le caselle di una forma devono essere unite per i lati.
sheet-unequal-pieces = Le due metà della forma devono essere uguali.

## Warnings: what is unusual, and then what is usual.

sheet-usual =
    { $field ->
        [near] Di solito nelle isole vicine: da { $least } a { $most }.
       *[far] Di solito nelle isole lontane: da { $least } a { $most }.
    }
sheet-usual-exactly =
    { $field ->
        [near] Di solito nelle isole vicine: { $least }.
       *[far] Di solito nelle isole lontane: { $least }.
    }
sheet-usual-at-least =
    { $field ->
        [near] Di solito nelle isole vicine: almeno { $least }.
       *[far] Di solito nelle isole lontane: almeno { $least }.
    }
sheet-sides = Righe: { $n }, colonne: { $count }. Di solito: da { $least } a { $most } per entrambe.
sheet-empty-squares = Caselle vuote: { $got }.
sheet-count =
    { $landmark ->
        [regular-harbor] Porti normali: { $got }.
        [secret-harbor] Porti segreti: { $got }.
        [lighthouse] Fari: { $got }.
        [volcano] Vulcani: { $got }.
        [coal-pit] Miniere di carbone: { $got }.
        [gold-mine] Miniere d'oro: { $got }.
        [grove] Boschetti: { $got }.
        [temple] Templi: { $got }.
        [mountain] Montagne: { $got }.
       *[sea] Caselle di mare: { $got }.
    }
sheet-effects = Vulcani, miniere di carbone, miniere d'oro, boschetti e templi in tutto: { $got }.
sheet-outlines = Contorni: { $got }.
sheet-around =
    Caselle vuote intorno { $landmark ->
        [regular-harbor] al porto normale
        [secret-harbor] al porto segreto
        [lighthouse] al faro
        [volcano] al vulcano
        [coal-pit] alla miniera di carbone
        [gold-mine] alla miniera d'oro
        [grove] al boschetto
       *[temple] al tempio
    }: { $got }.
sheet-way = Caselle da dipingere almeno, a partire dal porto normale, per circondare il faro: { $got }.
sheet-points = Punti possibili: { $got }.
sheet-outline-form =
    { $colour ->
        [blue] Il contorno blu
        [green] Il contorno verde
       *[red] Il contorno rosso
    } non corrisponde a nessuna forma.
sheet-outline-mirrored =
    { $colour ->
        [blue] Il contorno blu
        [green] Il contorno verde
       *[red] Il contorno rosso
    } è la forma { $number } ribaltata, e le forme si possono solo ruotare. (I-5.1)
sheet-small-outlines = Tutti i contorni di quest'isola corrispondono a una metà della forma 2.
sheet-close =
    Passi tra { $landmark ->
        [regular-harbor] il porto normale
        [secret-harbor] il porto segreto
       *[lighthouse] il faro
    } e { $name ->
        [regular-harbor] il porto normale
        [secret-harbor] il porto segreto
       *[lighthouse] il faro
    }, anche in diagonale: { $got }.
sheet-places =
    { $shape ->
        [half] Posti per una metà della forma { $number } sull'isola non dipinta: { $got }.
       *[whole] Posti per la forma { $number } sull'isola non dipinta: { $got }.
    }
sheet-same-island = Questa è di nuovo «{ $name }», forse ruotata o ribaltata.
sheet-same-form = Questa è di nuovo la forma { $number }.
