### The catalogue: words for facts about cards.

family-farm = fattoria
family-sky = cielo
family-sea = mare
family-savannah = savana
family-lawn = prato
family-polar = polari
family-exotic = esotici
family-dinosaurs = dinosauri
family-legendary = leggendari
kind-instant = effetto immediato
kind-scoring = punteggio
kind-special = azione speciale
kind-ongoing = effetto permanente
fact-name = nome
fact-family = famiglia
fact-quantity = copie
fact-cost = costo
fact-folds = pieghe
fact-points = punti
fact-kind = tipo
fact-effect = effetto
from-printed = dato stampato
from-ours = dato nostro
from-edition = dato corretto dall'edizione
