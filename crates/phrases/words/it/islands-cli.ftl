### Origami Islands on the command line: options, and the command island.

## Options that do not fit. A name with -- is an option as it is typed.

islands-option-of-islands = { $name } è un'opzione del gioco islands; qui non ha significato.
islands-option-of-cards = { $name } è un'opzione dei giochi di carte; con islands non ha significato.
islands-option-of-solo = { $name } è un'opzione del gioco islands-solo; qui non ha significato.
islands-solo-players = Il gioco in solitario è per una persona sola; qui --players non ha significato.
islands-solo-variant = La variante non vale per il gioco in solitario; qui --variant non ha significato.
islands-bots =
    { $n ->
        [one] C'è un solo posto: indica un bot; ne hai indicati { $got }.
       *[other] Indica un bot per tutti i { $n } posti, oppure uno per ciascuno; ne hai indicati { $got }.
    }
islands-bots-others =
    { $n ->
        [one] C'è un solo avversario: indica un bot; ne hai indicati { $got }.
       *[other] Indica un bot per tutti i { $n } avversari, oppure uno per ciascuno; ne hai indicati { $got }.
    }
islands-few-sheets = Le isole si distribuiscono da almeno 2 fogli, non da { $n }.
islands-no-files = Qui non c'è nessun file il cui nome finisca in .{ $name }.
islands-unknown = Il foglio o l'isola «{ $name }» non esiste. I fogli: { $list }. Per vedere le loro isole: senbazuru island
islands-none = Non ci sono isole di questo tipo.

## The table of islands. Headings are short.

islands-column-name = isola
islands-column-empty = vuote
islands-column-points = punti
islands-near = vicina
islands-far = lontana
islands-legend-table = vuote: caselle che si possono dipingere; contorni: colore e caselle di ciascuno; punti: con ogni luogo circondato da un solo colore e ogni contorno riempito nel proprio.
islands-legend-one = Un'isola o un foglio per intero: senbazuru island NOME

## One island. Sheet, kind, from, landmarks and outlines head columns of the table too, so they are short.

islands-fact-sheet = foglio
islands-fact-kind = tipo
islands-fact-from = fonte
islands-fact-empty = caselle vuote
islands-fact-points = punti possibili
islands-fact-way = strada fino al faro
islands-fact-places = posizioni delle forme
islands-fact-landmarks = luoghi
islands-fact-outlines = contorni
islands-way =
    { $n ->
        [one] 1 casella
       *[other] { $n } caselle
    }
islands-no-way = nessuna
islands-around =
    { $n ->
        [one] { $text } { $name }, 1 casella attorno
       *[other] { $text } { $name }, { $n } caselle attorno
    }

## What the signs of the drawing mean.

islands-sign-empty = vuota
islands-sign-outline = vuota, dentro un contorno blu, verde o rosso
islands-sign-painted = dipinta di blu, verde o rosso
islands-sign-filled = dentro un contorno riempito
islands-sign-surrounded = un luogo circondato

## Drawings as files.

islands-draw-one = { $name } è un foglio con due isole. Indica quella da disegnare: { $list }.
islands-draw-not-kept = In { $file } i fogli non sono ancora stati scelti: nessuno ha isole.
islands-draw-not-there = Al posto { $n } non c'è l'isola «{ $name }». Ci sono: { $list }.
islands-draw-not-islands = { $file }: in questo gioco non ci sono isole.
islands-draw-unwritten = { $file }: Non è possibile scrivere il file: { $reason }

## The title of the chart of a simulation. $name is the word of a bot, $value the number of games as it is written.

islands-chart = Punti nel gioco in solitario · bot: { $name } · partite: { $value }
islands-chart-challenge = Punti nella sfida «{ $text }» · bot: { $name } · partite: { $value }
