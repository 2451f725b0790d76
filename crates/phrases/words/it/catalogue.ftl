### I comandi rules, cards e card.

glossary-title = Glossario
language-en = inglese
language-it = italiano
language-de = tedesco

## Ciò che si cerca non c'è.

no-rule = La regola «{ $name }» non esiste. Prova con: { $list }. Per leggerle tutte: senbazuru rules
no-family = La famiglia «{ $name }» non esiste. Le famiglie: { $list }.
no-card = La carta «{ $name }» non esiste. Per vederle tutte: senbazuru cards
no-card-but = La carta «{ $name }» non esiste. Forse intendevi: { $list }?
card-understood = «{ $name }» è stato interpretato come { $card }.

## La tabella delle carte. Intestazioni brevi; i tipi vanno a capo allo spazio.

column-quantity = n.
column-cost = costo
column-folds = pieg.
column-points = punti
column-instant = effetto immediato
column-scoring = punteggio
column-special = azione speciale
column-ongoing = effetto perma- nente
legend-columns = n.: copie nella famiglia; pieg.: pieghe; punti: il valore in una collezione.
legend-ours = nostro: nessuna fonte stampata a nostra disposizione lo riporta, o non per intero. Dettagli: senbazuru card NOME
legend-edition = corretto dal file dell'edizione.

## Una carta. I personaggi e le carte di riso non hanno famiglia.

card-character-yellow = personaggio, giallo
card-character-red = personaggio, rosso
card-no-family = nessuna
card-ours = Decisione nostra: { $value }.
card-ability-of = effetto preso da
card-figure-of = immagine presa da
card-rules = Regole che citano questa carta
card-no-figure = Non c'è ancora un'immagine { DEL($card) }.
cards-sheet = Figure di carta piegata
