### The catalogue: words for facts about cards.

family-farm = Bauernhof
family-sky = Himmel
family-sea = Meer
family-savannah = Savanne
family-lawn = Wiese
family-polar = Polar
family-exotic = Exoten
family-dinosaurs = Dinosaurier
family-legendary = Legenden
kind-instant = Sofort-Effekt
kind-scoring = Wertung
kind-special = Sonderaktion
kind-ongoing = Dauereffekt
fact-name = Name
fact-family = Familie
fact-quantity = Anzahl
fact-cost = Kosten
fact-folds = Faltungen
fact-points = Punkte
fact-kind = Art
fact-effect = Effekt
from-printed = gedruckt
from-ours = von uns
from-edition = durch die Ausgabe korrigiert
