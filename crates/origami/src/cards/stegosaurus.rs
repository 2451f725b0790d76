//! Stegosaurus — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours};
use crate::vocab::{Ability, Modifier};

/// Hand modifier +2.
pub const CARD: Def = Def {
    name: Names {
        en: ours(n("Stegosaurus", "Stegosauruses")),
        it: ours(m("Stegosauro", "Stegosauri")),
        de: ours(m("Stegosaurus", "Stegosaurier")),
    },
    family: ours(Some(Family::Dinosaurs)),
    quantity: ours(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(5),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::Hand(2))),
    text: Words { en: "Hand modifier +2.", it: "Modificatore di mano +2.", de: "Handmodifikator +2." },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 4 folds, pays for 2, and lets its player alone keep two cards more (L-3.2).
families exotic dinosaurs
hand 0: stegosaurus stegosaurus piranha sloth
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
---
= deck 27
0 play stegosaurus left
! 0 pay sloth piranha : needs 4, got 3 (O-5.1)
0 pay piranha stegosaurus
> 0 places stegosaurus left
> turn 1
= discards: piranha stegosaurus
= hand limit 0: 10
= hand limit 1: 8
= score 0: 5
",
    r"# Two of them on top add up (L-4.8), and so does a Brontosaurus.
families exotic dinosaurs
hand 0: sloth
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: stegosaurus
collection 0 right: stegosaurus
collection 1 left: brontosaurus brontosaurus
collection 1 right: sloth
---
= hand limit 0: 12
= score 0: 10
= hand limit 1: 11
",
    r"# Ten cards may be kept, the eleventh is discarded.
families exotic dinosaurs
hand 0: macaw macaw macaw macaw macaw caiman caiman anaconda anaconda golden_frog
hand 1: toucan
line: sloth golden_frog t_rex t_rex
collection 0 left: stegosaurus
---
0 draw sloth
= asked 0
0 pick anaconda
> 0 discards anaconda
> turn 1
= hand 0: macaw macaw macaw macaw macaw caiman caiman anaconda golden_frog sloth
",
    r"# The tenth card needs no discard.
families exotic dinosaurs
hand 0: macaw macaw macaw macaw macaw caiman caiman anaconda anaconda
hand 1: toucan
line: sloth golden_frog t_rex t_rex
collection 0 left: stegosaurus
---
0 draw sloth
> turn 1
",
    r"# Covered by the play, it is lost before the hand is checked (L-4.1).
families exotic dinosaurs
hand 0: sloth macaw macaw macaw macaw macaw caiman caiman anaconda anaconda golden_frog
hand 1: toucan
line: golden_frog t_rex t_rex sloth
collection 0 left: stegosaurus
collection 0 right: sloth
---
= hand limit 0: 10
0 play sloth left
0 pay macaw
? 0: spot 0 left 2 | no
0 no
= hand limit 0: 8
= asked 0
0 pick golden_frog
> 0 discards golden_frog
> turn 1
",
    r"# The same play with the Sloth used on itself: the Stegosaurus is on top again and nothing is discarded.
families exotic dinosaurs
hand 0: sloth macaw macaw macaw macaw macaw caiman caiman anaconda anaconda golden_frog
hand 1: toucan
line: golden_frog t_rex t_rex sloth
collection 0 left: stegosaurus
collection 0 right: sloth
---
0 play sloth left
0 pay macaw
0 spot 0 left 2
> 0 moves sloth left 2 to left 1
> turn 1
= hand limit 0: 10
= hand 0: macaw macaw macaw macaw caiman caiman anaconda anaconda golden_frog
",
    r"# With the red Ninja 9 cards; rice paper counts among them (L-5.3).
families polar dinosaurs
characters musician ninja
in play: red_ninja
hand 0: arctic_hare seal seal seal penguin rice_paper rice_paper rice_paper rice_paper
hand 1: penguin
line: walrus walrus arctic_hare arctic_hare
collection 0 left: stegosaurus
---
= hand limit 0: 9
= hand limit 1: 7
0 draw arctic_hare
= asked 0
0 pick rice_paper
> 0 discards rice_paper
> turn 1
= rice deck 15
",
    r"# Among four players only the one who has it on top keeps more.
families polar exotic dinosaurs legendary
hand 0: macaw
hand 1: macaw
hand 2: macaw
hand 3: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: stegosaurus sloth
collection 0 right: sloth
collection 3 left: stegosaurus
---
= deck 60
= hand limit 0: 8
= hand limit 1: 8
= hand limit 2: 8
= hand limit 3: 10
",
    r"# It is no instant effect: a Parrot has nothing to copy.
families sky dinosaurs
hand 0: parrot vulture
hand 1: owl
line: stegosaurus chicken chicken eagle
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# A Stegosaurus is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Stegosaurus as well.
families lawn polar exotic legendary
---
= deck 72
",
];
