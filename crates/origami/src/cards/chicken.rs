//! Chicken — sky.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::cards::species;
use crate::vocab::{Ability, Score};

/// Scores 2 more points for each Chick in your collections.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Chicken", "Chickens")),
        it: printed(f("Gallina", "Galline")),
        de: ours(n("Huhn", "Hühner")),
    },
    family: printed(Some(Family::Sky)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: printed(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerSpecies(species("chick"), 2))),
    text: Words {
        en: "Scores 2 more points for each Chick in your collections.",
        it: "Vale 2 punti in più per ogni Pulcino nelle tue collezioni.",
        de: "Bringt zusätzlich 2 Punkte für jedes Küken in deinen Sammlungen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Chicken costs 6 folds, pays for 3, and does nothing when played.
families farm sky
hand 0: chicken chicken sheep cat chick
hand 1: dog
line: rabbit rabbit cat fox
---
0 play chicken left
! 0 pay sheep chicken : needs 6, got 5 (O-5.1)
? 0: pay cat sheep chicken | pay sheep chick chicken
0 pay cat sheep chicken
> 0 places chicken left
> turn 1
# The Chick in hand does not count.
= hand 0: chick
= score 0: 3
= deck 26
",
    r"# 2 points for each Chick in one's own collections, covered or not; others' Chicks don't count.
families farm sky
hand 0: chick
hand 1: dog
line: rabbit rabbit cat fox
collection 0 left: chick owl
collection 0 right: chick chicken
collection 1 left: chick
---
= score 0: 17
= score 1: 3
",
    r"# It scores covered as well; two of them each count every Chick.
families sky lawn
hand 1: bee
line: ant ant spider spider
collection 0 left: chicken chick
collection 0 right: chicken chick chick
collection 1 left: parrot
---
= score 0: 27
= score 1: 3
",
    r"# Other Sky origami bring nothing.
families sky savannah
hand 1: lion
line: zebra zebra snake snake
collection 0 left: chicken parrot
collection 0 right: owl
---
= score 0: 10
",
    r"# A Chick that comes later counts, and one that plays the Chicken counts too.
families farm sky
hand 0: chick cat cat chicken pig dog
hand 1: dog
line: rabbit rabbit cat fox
---
0 play chick left
0 pay cat cat
0 play chicken right
0 pay pig dog
> 0 places chicken right
> turn 1
= score 0: 8
",
    r"# The worked example of the rulebook, with 3 cards in hand: 41 points (O-8.3).
families farm sky lawn
hand 0: cat cat cat
hand 1: dog
hand 2: fox
line: rabbit cat pig fly
collection 0 left: chick chick chicken rabbit
collection 0 right: magpie bee ant ant
---
= score 0: 41
",
    r"# A Parrot finds nothing to copy in it.
families farm sky
hand 0: parrot pig
hand 1: dog
line: rabbit rabbit chicken chicken
---
0 play parrot left
0 pay pig
> parrot has nothing to do for 0
> turn 1
",
    r"# A Chicken is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
];
