### Origami Islands on the command line: options, and the command island.

## Options that do not fit. A name with -- is an option as it is typed.

isles-option-of-islands = { $name } è un'opzione del gioco islands; qui non ha significato.
isles-option-of-cards = { $name } è un'opzione dei giochi di carte; con islands non ha significato.
isles-option-of-solo = { $name } è un'opzione del gioco islands-solo; qui non ha significato.
isles-solo-players = Il gioco in solitario è per una persona sola; qui --players non ha significato.
isles-solo-variant = La variante non vale per il gioco in solitario; qui --variant non ha significato.
isles-bots =
    { $n ->
        [one] C'è un solo posto: indica un bot; ne hai indicati { $got }.
       *[other] Indica un bot per tutti i { $n } posti, oppure uno per ciascuno; ne hai indicati { $got }.
    }
isles-bots-others =
    { $n ->
        [one] C'è un solo avversario: indica un bot; ne hai indicati { $got }.
       *[other] Indica un bot per tutti i { $n } avversari, oppure uno per ciascuno; ne hai indicati { $got }.
    }
isles-few-sheets = Le isole si distribuiscono da almeno 2 fogli, non da { $n }.
isles-no-files = Qui non c'è nessun file il cui nome finisca in .{ $name }.
isles-unknown = Il foglio o l'isola «{ $name }» non esiste. I fogli: { $list }. Per vedere le loro isole: senbazuru island
isles-none = Non ci sono isole di questo tipo.

## The table of islands. Headings are short.

isles-column-sheet = foglio
isles-column-name = isola
isles-column-kind = tipo
isles-column-empty = vuote
isles-column-landmarks = luoghi
isles-column-outlines = contorni
isles-column-points = punti
isles-column-from = fonte
isles-near = vicina
isles-far = lontana
isles-legend-table = vuote: caselle che si possono dipingere; contorni: colore e caselle di ciascuno; punti: con ogni luogo circondato da un solo colore e ogni contorno riempito nel proprio.
isles-legend-one = Un'isola o un foglio per intero: senbazuru island NOME

## One island.

isles-fact-sheet = foglio
isles-fact-kind = tipo
isles-fact-from = fonte
isles-fact-empty = caselle vuote
isles-fact-points = punti possibili
isles-fact-way = strada fino al faro
isles-fact-places = posizioni delle forme
isles-fact-landmarks = luoghi
isles-fact-outlines = contorni
isles-way =
    { $n ->
        [one] 1 casella
       *[other] { $n } caselle
    }
isles-no-way = nessuna
isles-around =
    { $n ->
        [one] { $text } { $name }, 1 casella attorno
       *[other] { $text } { $name }, { $n } caselle attorno
    }

## What the signs of the drawing mean.

isles-sign-empty = vuota
isles-sign-outline = vuota, dentro un contorno blu, verde o rosso
isles-sign-painted = dipinta di blu, verde o rosso
isles-sign-filled = dentro un contorno riempito
isles-sign-surrounded = un luogo circondato

## Drawings as files.

isles-draw-one = { $name } è un foglio con due isole. Indica quella da disegnare: { $list }.
isles-draw-not-kept = In { $file } i fogli non sono ancora stati scelti: nessuno ha isole.
isles-draw-not-there = Al posto { $n } non c'è l'isola «{ $name }». Ci sono: { $list }.
isles-draw-not-islands = { $file }: in questo gioco non ci sono isole.
isles-draw-unwritten = { $file }: Non è possibile scrivere il file: { $reason }

## The title of the chart of a simulation. $name is the word of a bot, $value the number of games as it is written.

isles-chart = Punti nel gioco in solitario · bot: { $name } · partite: { $value }
isles-chart-challenge = Punti nella sfida «{ $text }» · bot: { $name } · partite: { $value }
