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
