//! Bee — lawn.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, printed};
use crate::vocab::{Ability, Score};

/// Scores 1 more point for each Lawn origami in your collections, including this card.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Bee", "Bees")), it: printed(f("Ape", "Api")), de: printed(f("Biene", "Bienen")) },
    family: printed(Some(Family::Lawn)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: printed(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerFamily(Family::Lawn, 1))),
    text: Words {
        en: "Scores 1 more point for each Lawn origami in your collections, including this card.",
        it: "Vale 1 punto in più per ogni origami del prato nelle tue collezioni, questa carta compresa.",
        de: "Bringt zusätzlich 1 Punkt für jedes Wiesen-Origami in deinen Sammlungen, diese Karte eingeschlossen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Alone it counts itself: 3 + 1. It costs exactly 8 folds.
families farm lawn
hand 0: bee butterfly spider fly
hand 1: fox
line: cat sheep fly fly
---
= deck 27
0 play bee left
! 0 pay butterfly spider : needs 8, got 7 (O-5.1)
? 0: pay butterfly spider fly
0 pay butterfly spider fly
> 0 places bee left
>! bee has nothing to do for 0
> turn 1
= score 0: 4
",
    r"# Every Lawn origami of its player counts, covered or not, in either collection.
families farm lawn
collection 0 left: ant butterfly cricket caterpillar
collection 0 right: spider bee fly
---
# 3 + 10 + 4 + 2 + 4 + 3 for the others, 3 + 7 for the Bee.
= score 0: 36
",
    r"# Origami of other families do not count, nor do those of opponents, in hands or in the line.
families farm lawn
hand 0: ant ant
line: fly fly fly ant
collection 0 left: bee cat
collection 0 right: sheep
collection 1 left: cricket
collection 1 right: caterpillar
---
= score 0: 10
= score 1: 6
",
    r"# Two Bees count themselves and each other.
families farm lawn
collection 0 left: bee
collection 0 right: cat bee
---
= score 0: 13
= deck 33
",
    r"# A card placed through a Cricket counts for a Bee that is covered in the course of it.
families farm lawn
hand 0: cricket spider cat fly ant
hand 1: fox
line: fox rabbit fly ant
collection 0 left: bee
---
= score 0: 4
0 play cricket right
0 pay cat spider
0 pick fly
0 play fly left
0 pay ant
0 no
= collection 0 left: bee fly
# Bee 3 + 3, Cricket 4, Fly 3.
= score 0: 13
",
    r"# It has no special action, and a Parrot can't copy it.
families sky lawn
hand 0: parrot spider
line: bee fly chicken eagle
collection 0 left: bee
---
! 0 use left : not allowed here (O-6.1)
0 play parrot right
0 pay spider
! 0 pick bee : not allowed here (O-9.12)
? 0: pick fly | no
",
    r"# A Lion plays it for free.
families savannah lawn
hand 0: bee
line: fly fly monkey monkey
collection 0 left: lion
collection 0 right: ant
---
0 use left
0 play bee right
> 0 places bee right
= collection 0 right: ant bee
# Lion 3, Ant 3, Bee 3 + 2.
= score 0: 11
= asked 1
",
    r"# It is worth 4 folds, against the draw limit and in a payment.
families farm lawn
hand 0: raccoon bee fly
hand 1: cat
line: bee fly sheep sheep
---
! 0 draw bee fly : needs 1 to 4, got 5 (O-4.1)
0 play raccoon left
? 0: pay bee
0 pay bee
1 draw bee
= hand 1: cat bee
",
    r"# The worked example of the rules: 41 points with three cards in hand (O-8.3).
families farm sky lawn
hand 0: cat cat cat
collection 0 left: chick chick chicken rabbit
collection 0 right: magpie bee ant ant
---
= score 0: 41
",
];
