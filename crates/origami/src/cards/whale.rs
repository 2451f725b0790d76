//! Whale — sea.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Score};

/// Scores 1 more point for each other origami in the same collection.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Whale", "Whales")),
        it: printed(f("Balena", "Balene")),
        de: printed(m("Wal", "Wale")),
    },
    family: printed(Some(Family::Sea)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerOtherInCollection(1))),
    text: Words {
        en: "Scores 1 more point for each other origami in the same collection.",
        it: "Vale 1 punto in più per ogni altro origami nella stessa collezione.",
        de: "Bringt zusätzlich 1 Punkt für jedes andere Origami in derselben Sammlung.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Alone in its collection it scores its own 4 points only; it has nothing to do when played.
families farm sea
hand 0: whale fox rabbit cat
hand 1: pig
line: dog dog pig sheep
---
= deck 27
0 play whale left
! 0 pay cat fox : needs 8, got 5 (O-5.1)
0 pay fox rabbit
> 0 places whale left
> turn 1
= hand 0: cat
= score 0: 4
",
    r"# One point for each other origami of its collection, below and above it; covered it scores as well (O-5.7).
families farm sea
collection 0 left: cat whale sheep
collection 0 right: dog pig
---
= deck 31
= score 0: 22
",
    r"# Two Whales in one collection count each other, neither counts itself (O-9.5).
families farm sea
collection 0 left: whale whale
collection 0 right: crab
collection 1 left: cat
---
= score 0: 14
= score 1: 3
",
    r"# Two Whales in two collections: each counts its own collection only.
families farm sea
collection 0 left: whale cat
collection 0 right: whale
collection 1 left: cat sheep
collection 1 right: cat
---
= score 0: 12
",
    r"# The other Whale pays 4 folds.
families farm sea
hand 0: whale whale fox
hand 1: pig
line: dog dog minnow sheep
---
0 play whale left
0 pay fox whale
= discards: fox whale
= score 0: 4
",
    r"# A draw takes a Whale and nothing else.
families farm sea
line: whale dog minnow sheep
---
! 0 draw minnow whale : needs 1 to 4, got 5 (O-4.1)
0 draw whale
> turn 1
= hand 0: whale
",
    r"# A Shell plays it for 7: it is a Sea origami.
families farm sea
hand 0: shell pig whale fox dog
hand 1: cat
line: dog pig rabbit rabbit
---
0 play shell left
0 pay pig
? 0: play whale right | no
0 play whale right
! 0 pay fox : needs 7 to 8, got 4 (O-5.1)
0 pay dog fox
> 0 places whale right
> turn 1
= score 0: 7
",
    r"# A scoring effect is nothing for a Parrot.
families sky sea
hand 0: parrot chick owl chick
line: whale eagle vulture chicken
collection 1 left: whale
---
0 play parrot left
0 pay chick owl
> parrot has nothing to do for 0
> turn 1
",
    r"# The Parrot that sees a Whale among others is refused it.
families sky sea
hand 0: parrot chick owl chick
line: whale eagle vulture minnow
---
0 play parrot left
0 pay chick owl
? 0: pick minnow | no
! 0 pick whale : not allowed here (O-9.12)
0 no
> 0 declines parrot
",
    r"# At the end of the game: a Snake slid under the Whale's collection in the last turn counts too.
families sea savannah
turn 1
runouts 2
ending final-round
hand 1: snake crab squid
line: gorilla gorilla squid dolphin
collection 1 left: whale
collection 1 right: minnow
---
1 play snake left
1 pay crab squid
1 yes
> 1 moves top left under
> over
= collection 1 left: snake whale
= result 0:2 14:1
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant whale chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick whale | no
0 pick whale
= hand 0: whale
= known 0 to 3: whale
",
];
