//! Griffin — legendary.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours};
use crate::vocab::{Ability, Score};

/// Scores 2 more points for each opponent with fewer Legendary origami in their collections than you.
pub const CARD: Def = Def {
    name: Names {
        en: ours(n("Griffin", "Griffins")),
        it: ours(m("Grifone", "Grifoni")),
        de: ours(m("Greif", "Greife")),
    },
    family: ours(Some(Family::Legendary)),
    quantity: ours(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(4),
    kind: Provenance::Ours,
    ability: ours(Ability::Scoring(Score::PerPlayerWithFewerOf(Family::Legendary, 2))),
    text: Words {
        en: "Scores 2 more points for each opponent with fewer Legendary origami in their collections than you.",
        it: "Vale 2 punti in più per ogni avversario che nelle proprie collezioni ha meno origami leggendari di te.",
        de: "Bringt zusätzlich 2 Punkte für jeden Mitspieler, der weniger Legenden-Origami in seinen Sammlungen hat als du.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 8 folds, pays for 4, and counts itself: two points for an opponent without Legendary origami.
families exotic legendary
hand 0: griffin griffin anaconda caiman
hand 1: macaw
line: golden_frog golden_frog anaconda caiman
---
= deck 27
0 play griffin left
! 0 pay caiman anaconda : needs 8, got 7 (O-5.1)
0 pay anaconda griffin
> 0 places griffin left
> turn 1
= discards: anaconda griffin
= score 0: 6
= score 1: 0
",
    r"# An opponent with as many brings none, one with more neither.
families exotic dinosaurs legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
collection 0 right: macaw
collection 1 left: phoenix
collection 1 right: macaw
collection 2 left: griffin
collection 2 right: leprechaun
---
= score 0: 6
= score 1: 6
= score 2: 11
",
    r"# For each of three opponents; covered origami count, those of other families do not.
families polar exotic dinosaurs legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin macaw
collection 0 right: phoenix macaw
collection 1 left: leprechaun seal
collection 1 right: seal penguin
collection 2 left: sloth
collection 2 right: sloth
collection 3 left: oni brontosaurus
collection 3 right: dragon
---
= deck 53
= score 0: 16
",
    r"# Two of them score each, whichever player has them.
families exotic dinosaurs legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
collection 0 right: griffin
collection 1 left: phoenix
---
= score 0: 16
= score 1: 4
",
    r"# Alone with a single card against a Griffin: both have one.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
collection 1 left: griffin
---
= score 0: 4
= score 1: 4
",
    r"# It is a scoring effect: a play of the opponent takes the points away again.
families exotic legendary
turn 1
hand 0: macaw
hand 1: leprechaun piranha
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
---
= score 0: 6
1 play leprechaun left
1 pay piranha
1 no
= score 0: 4
",
    r"# Moved by a Piranha it scores the same.
families exotic legendary
hand 0: piranha macaw macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin sloth
collection 0 right: sloth
---
= score 0: 12
0 play piranha right
0 pay macaw macaw
0 spot 0 left 1
0 spot 0 left 2
> 0 moves griffin left 1 to left 2
= score 0: 16
",
    r"# A Parrot can't copy it.
families sky legendary
hand 0: parrot vulture
hand 1: owl
line: griffin chicken chicken eagle
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# Played without paying as the bonus of a character; the yellow Sumo wrestler counts its cost as printed.
families exotic legendary
characters sumo_wrestler ninja
hand 0: yellow_sumo_wrestler macaw macaw
hand 1: macaw
line: griffin golden_frog anaconda anaconda
---
0 play yellow_sumo_wrestler
0 pay macaw macaw
0 play griffin left
> 0 plays griffin left from line
> turn 1
= score 0: 11
= score 1: 0
",
    r"# At the end of the game it decides.
families exotic legendary
start 1
turn 0
ending final-round
runouts 2
hand 0: sloth
hand 1: macaw
line: golden_frog sloth anaconda anaconda
collection 0 left: griffin
collection 1 left: macaw
collection 1 right: sloth
---
0 draw sloth
> over
= result 6:1 5:2
",
    r"# A Griffin is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Griffin as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
