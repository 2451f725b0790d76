//! Rabbit — farm.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, printed, weak};
use crate::vocab::{Ability, Score};

/// Scores 1 more point for every 2 cards left in your hand.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Rabbit", "Rabbits")),
        it: printed(m("Coniglio", "Conigli")),
        de: printed(weak("Hase", "Hasen")),
    },
    family: printed(Some(Family::Farm)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: printed(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerCardsInHand(2))),
    text: Words {
        en: "Scores 1 more point for every 2 cards left in your hand.",
        it: "Vale 1 punto in più per ogni 2 carte che ti restano in mano.",
        de: "Bringt zusätzlich 1 Punkt für je 2 Karten, die du noch auf der Hand hast.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Rabbit costs 8 folds, pays for 4, and does nothing when played.
families farm sky
hand 0: rabbit rabbit fox cat dog
hand 1: owl
line: cat cat chicken chicken
---
0 play rabbit left
! 0 pay fox dog : needs 8, got 7 (O-5.1)
? 0: pay fox rabbit | pay cat dog rabbit | pay cat dog fox
0 pay fox rabbit
> 0 places rabbit left
> turn 1
= discards: fox rabbit
= deck 26
= score 0: 6
",
    r"# A point for every 2 cards in hand: none for one card, none more for the odd one.
families farm sky
hand 0: cat
hand 1: owl owl dove dove chick chick
line: cat cat cat sheep
deck: sheep sheep sheep raccoon
collection 0 left: rabbit
---
= score 0: 5
= score 1: 0
0 draw cat
= score 0: 6
1 draw sheep
0 draw cat
= score 0: 6
1 draw sheep
0 draw cat sheep
= hand 0: cat cat cat cat sheep
= score 0: 7
",
    r"# With no card in hand, and with eight.
families farm lawn
hand 0: ant ant ant ant ant fly fly fly
line: cat cat cat sheep
collection 0 left: rabbit
collection 1 left: rabbit
---
= score 0: 9
= score 1: 5
",
    r"# Two of them score each, covered or not.
families farm sky
hand 0: owl owl dove dove chick
hand 1: chick
line: cat cat cat sheep
collection 0 left: rabbit pig
collection 0 right: rabbit
---
= score 0: 19
= score 1: 0
",
    r"# Played for free by a Lion, it leaves more cards to count.
families farm savannah
hand 0: rabbit monkey monkey zebra zebra
hand 1: dog
line: cat cat cat sheep
collection 0 left: lion
---
= score 0: 3
0 use left
0 play rabbit right
> 0 places rabbit right
> turn 1
= score 0: 10
",
    r"# A Parrot can't copy it, so there is nothing to copy.
families farm sky
hand 0: parrot pig
hand 1: dog
line: rabbit chicken chicken fox
collection 1 left: rabbit
---
0 play parrot left
0 pay pig
> parrot has nothing to do for 0
> turn 1
",
    r"# At the end of the game it counts what is left after the last hand check.
families farm sky
start 1
turn 0
ending final-round
runouts 2
hand 0: chick chick cat cat cat owl owl dove
hand 1: dog pig
line: cat sheep fox fox
collection 0 left: rabbit
collection 1 left: rabbit dove
collection 1 right: chick
---
0 draw cat
0 pick dove
> 0 discards dove
> over
= result 9:2 14:1
",
    r"# A Rabbit is a Farm card: the other four families are whole without it.
families sky sea savannah lawn
---
= deck 72
",
];
