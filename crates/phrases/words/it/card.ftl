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

# Che cosa fa un personaggio, in poche parole accanto alla figura; l'effetto si legge toccandolo.
card-gist =
    { $key ->
        [yellow_actor] più famiglie: +5
        [red_actor] meno famiglie: +5
        [yellow_calligrapher] si può pagare 1 in più
        [red_calligrapher] si paga con 2 o più carte
        [yellow_gardener] fino a 2 carte: pesca 1
        [red_gardener] da 7 carte: scarta 1
        [yellow_geisha] lo scarto in cima si gioca
        [red_geisha] lo scarto in cima paga
        [yellow_merchant] fila di 5 carte
        [red_merchant] si pescano al massimo 2
        [yellow_monk] si pesca 1 piega in più
        [red_monk] si pesca 1 piega in meno
        [yellow_musician] origami: costo −1
        [red_musician] origami: costo +1
        [yellow_ninja] modificatore di mano +1
        [red_ninja] modificatore di mano −1
        [yellow_samurai] più origami: +5
        [red_samurai] più carte in mano: +5
        [yellow_sumo_wrestler] più origami da 8 in su: +5
        [red_sumo_wrestler] più origami fino a 3: +5
       *[other] { $key }
    }
