### The catalogue: words for facts about cards.

family-farm = Farm
family-sky = Sky
family-sea = Sea
family-savannah = Savannah
family-lawn = Lawn
family-polar = Polar
family-exotic = Exotic
family-dinosaurs = Dinosaurs
family-legendary = Legendary
kind-instant = instant effect
kind-scoring = scoring effect
kind-special = special action
kind-ongoing = ongoing effect
fact-name = name
fact-family = family
fact-quantity = copies
fact-cost = cost
fact-folds = folds
fact-points = points
fact-kind = kind
fact-effect = effect
from-printed = printed
from-ours = ours
from-edition = corrected by the edition

# What a character does, in a few words beside its figure; the effect itself is read on touch.
card-gist =
    { $key ->
        [yellow_actor] most families: +5
        [red_actor] fewest families: +5
        [yellow_calligrapher] may overpay by 1 fold
        [red_calligrapher] pay with 2 cards or more
        [yellow_gardener] 2 cards or fewer: draw 1
        [red_gardener] 7 cards and up: discard 1
        [yellow_geisha] top discard can be played
        [red_geisha] top discard can pay
        [yellow_merchant] Draw Line of 5 cards
        [red_merchant] draw at most 2 cards
        [yellow_monk] draw 1 fold more
        [red_monk] draw 1 fold less
        [yellow_musician] origami cost 1 less
        [red_musician] origami cost 1 more
        [yellow_ninja] hand modifier +1
        [red_ninja] hand modifier −1
        [yellow_samurai] most origami: +5
        [red_samurai] most cards in hand: +5
        [yellow_sumo_wrestler] most of cost 8 or more: +5
        [red_sumo_wrestler] most of cost 3 or less: +5
       *[other] { $key }
    }
