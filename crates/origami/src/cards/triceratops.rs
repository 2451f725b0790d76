//! Triceratops — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Score};

/// Scores 2 more points for each player with fewer cards left in hand than you.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Triceratops", "Triceratops")),
        it: ours(m("Triceratopo", "Triceratopi")),
        de: ours(m("Triceratops", "Triceratopse")),
    },
    family: printed(Some(Family::Dinosaurs)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerPlayerWithFewerCards(2))),
    text: Words {
        en: "Scores 2 more points for each player with fewer cards left in hand than you.",
        it: "Vale 2 punti in più per ogni giocatore che resta con meno carte in mano di te.",
        de: "Bringt zusätzlich 2 Punkte für jeden Mitspieler, der weniger Karten auf der Hand hat als du.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 6 folds, pays for 3, and does nothing when played.
families exotic dinosaurs
hand 0: triceratops triceratops caiman piranha
hand 1: macaw macaw
line: golden_frog golden_frog anaconda anaconda
---
= deck 26
0 play triceratops left
! 0 pay piranha caiman : needs 6, got 5 (O-5.1)
0 pay caiman triceratops
> 0 places triceratops left
> turn 1
= discards: caiman triceratops
= score 0: 3
",
    r"# Two points for a player with fewer cards, none for one with as many or more.
families exotic dinosaurs
hand 0: macaw
hand 1: macaw
line: sloth sloth anaconda anaconda
deck: golden_frog golden_frog
collection 0 left: triceratops
collection 1 left: triceratops
---
= score 0: 3
= score 1: 3
0 draw sloth
= score 0: 5
= score 1: 3
1 draw anaconda
= score 0: 3
= score 1: 3
",
    r"# For each of three: 6 points with more cards than all of them, 2 where one holds as many and one more.
families polar exotic dinosaurs legendary
hand 0: macaw macaw macaw
hand 1: macaw macaw
hand 2: caiman caiman
line: golden_frog golden_frog anaconda anaconda
collection 0 left: triceratops
collection 1 left: triceratops
---
= score 0: 9
= score 1: 5
= score 2: 0
",
    r"# Two of them score each, covered or not (O-5.7).
families exotic dinosaurs legendary
hand 0: macaw macaw macaw
hand 1: caiman
line: golden_frog golden_frog anaconda anaconda
collection 0 left: triceratops sloth
collection 0 right: triceratops
---
= score 0: 17
",
    r"# Nobody has a card: no points more.
families exotic dinosaurs
line: golden_frog golden_frog anaconda anaconda
collection 0 left: triceratops
---
= score 0: 3
",
    r"# Rice paper is a card in hand, for its player and for the others (L-5.3).
families polar dinosaurs legendary
hand 0: rice_paper rice_paper
hand 1: seal
hand 2: seal rice_paper
line: walrus walrus reindeer reindeer
collection 0 left: triceratops
collection 2 left: triceratops
---
= score 0: 5
= score 2: 5
",
    r"# Played for free by a Lion, it leaves its player more cards than the opponent has.
families savannah dinosaurs
hand 0: triceratops monkey monkey
hand 1: monkey
line: gorilla gorilla zebra zebra
collection 0 left: lion
---
0 use left
0 play triceratops right
> 0 places triceratops right
> turn 1
= score 0: 8
1 draw zebra
= score 0: 6
",
    r"# After an Oni nobody has a card left: no points more.
families dinosaurs legendary
hand 0: oni oni griffin kappa kappa
hand 1: t_rex
line: griffin mesosaurus mesosaurus t_rex
collection 0 left: triceratops
---
= score 0: 5
0 play oni right
0 pay oni griffin
0 yes
0 pick kappa
1 pick t_rex
0 pick kappa
> turn 1
= score 0: 11
",
    r"# A Parrot can't copy it.
families sky dinosaurs
hand 0: parrot vulture
hand 1: owl
line: triceratops chicken chicken eagle
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# At the end of the game it counts what is left after the last hand check.
families exotic dinosaurs
start 1
turn 0
ending final-round
runouts 2
hand 0: macaw macaw macaw macaw macaw piranha piranha toucan
hand 1: sloth sloth velociraptor velociraptor velociraptor velociraptor caiman caiman
line: sloth golden_frog anaconda anaconda
collection 0 left: triceratops
collection 1 left: golden_frog
---
0 draw sloth
0 pick sloth
> over
= result 3:2 6:1
",
    r"# A Triceratops is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Triceratops as well.
families lawn polar exotic legendary
---
= deck 72
",
];
