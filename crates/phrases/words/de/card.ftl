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

# Was ein Charakter bewirkt, in wenigen Worten neben der Figur; den Effekt selbst liest man auf Berührung.
card-gist =
    { $key ->
        [yellow_actor] meiste Familien: +5
        [red_actor] wenigste Familien: +5
        [yellow_calligrapher] 1 Faltung zu viel erlaubt
        [red_calligrapher] mit mind. 2 Karten zahlen
        [yellow_gardener] bis 2 Karten: 1 ziehen
        [red_gardener] ab 7 Karten: 1 abwerfen
        [yellow_geisha] oberste Ablage spielbar
        [red_geisha] oberste Ablage zahlt mit
        [yellow_merchant] Nachschubzeile: 5 Karten
        [red_merchant] höchstens 2 Karten ziehen
        [yellow_monk] 1 Faltung mehr ziehen
        [red_monk] 1 Faltung weniger ziehen
        [yellow_musician] Origami kosten 1 weniger
        [red_musician] Origami kosten 1 mehr
        [yellow_ninja] Handmodifikator +1
        [red_ninja] Handmodifikator −1
        [yellow_samurai] meiste Origami: +5
        [red_samurai] meiste Handkarten: +5
        [yellow_sumo_wrestler] meiste ab Kosten 8: +5
        [red_sumo_wrestler] meiste bis Kosten 3: +5
       *[other] { $key }
    }
