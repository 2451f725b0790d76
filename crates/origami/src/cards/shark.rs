//! Shark — sea.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Count, From, Step, Which};

/// Discard 1 Sea card to draw 3 cards from the deck.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Shark", "Sharks")),
        it: printed(m("Squalo", "Squali")),
        de: printed(m("Hai", "Haie")),
    },
    family: printed(Some(Family::Sea)),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[
        Step::Discard(From::Hand(Which::Of(Family::Sea))),
        Step::Draw(Count::Fixed(3)),
    ])),
    text: Words {
        en: "Discard 1 Sea card to draw 3 cards from the deck.",
        it: "Scarta 1 carta del mare per pescare 3 carte dal mazzo.",
        de: "Wirf 1 Meer-Karte ab, um 3 Karten vom Stapel zu ziehen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Discards a Sea card to draw three cards.
families farm sea
hand 0: minnow whale cat
hand 1: sheep
line: dog dog pig pig
deck: fox crab sheep shell
collection 0 left: shark
---
= deck 27
0 use left
> 0 uses special left shark
? 0: pick minnow | pick whale
! 0 pick cat : not allowed here (O-5.9)
! 0 pick crab : not there (O-5.9)
! 0 no : no answer to this question (O-5.9)
0 pick minnow
> 0 discards minnow
> 0 draws fox
> 0 draws crab
> 0 draws sheep
>! 0 draws shell
> turn 1
= hand 0: whale cat fox crab sheep
= discards: minnow
= known 0 to 1:
= deck 24
= score 0: 3
",
    r"# Costs 4, is worth 2 folds, and serves from its player's next turn on (O-5.6); a Shark is a Sea card too.
families farm sea
hand 0: shark shark sheep raccoon
hand 1: fox
line: cat cat pig pig
---
= deck 27
0 play shark left
! 0 pay shark : needs 4, got 2 (O-5.1)
0 pay raccoon sheep
> 0 places shark left
> turn 1
1 draw cat
0 use left
? 0: pick shark
0 pick shark
> 0 discards shark
> turn 1
",
    r"# One Shark pays 2 folds for the other.
families farm sea
hand 0: shark shark sheep
line: cat cat pig pig
---
0 play shark left
0 pay sheep shark
= discards: sheep shark
",
    r"# It can't be chosen without a Sea card in hand (O-6.2), nor while covered.
families farm sea
hand 0: cat pig
line: dog dog pig cat
collection 0 left: shark
collection 0 right: shark sheep
---
! 0 use left : not allowed here (O-6.2)
! 0 use right : not allowed here (O-6.1)
0 draw cat
",
    r"# Nor with an empty hand.
families farm sea
line: dog dog pig cat
collection 0 left: shark
---
? 0: draw dog | draw pig | draw cat | draw dog cat | draw pig cat
! 0 use left : not allowed here (O-6.2)
",
    r"# Two run-outs in one action (O-4.3): the last card, then the discard that became the deck; the third is not owed.
families farm sea
hand 0: minnow
hand 1: fox
line: dog dog pig pig
deck: whale
rest box
collection 0 left: shark
---
0 use left
0 pick minnow
> 0 discards minnow
> 0 draws whale
> run-out 1
= asked *
* shuffled 0000000000000000
> shuffled 1
> 0 draws minnow
> run-out 2
> turn 1
= hand 0: whale minnow
= deck 0
= runouts 2
1 draw pig
> final round
> turn 0
",
    r"# An empty deck does not forbid it (O-6.2): the card just discarded forms the new one; a run-out comes with its draw.
families farm sea
hand 0: minnow whale
hand 1: fox
line: dog dog pig pig
rest box
collection 0 left: shark
---
0 use left
0 pick whale
>! run-out 1
= asked *
* shuffled 0000000000000000
> 0 draws whale
> run-out 1
> turn 1
= hand 0: minnow whale
= discards:
= runouts 1
",
    r"# Hands above 8 cards are cut at the end of the turn, in one group (O-3.2, O-5.2).
families farm sea
hand 0: minnow minnow minnow minnow crab crab whale whale
hand 1: fox
line: dog dog pig pig
deck: squid squid shell
collection 0 left: shark
---
0 use left
0 pick minnow
> 0 draws shell
? 0: pick minnow | pick shell | pick whale | pick squid | pick crab
0 pick squid
0 pick crab
> 0 discards crab
> 0 discards squid
> turn 1
= discards: minnow crab squid
= hand 0: minnow minnow minnow shell whale whale squid crab
",
    r"# Used in an extra action that another special action brought.
families sea savannah
hand 0: cheetah monkey minnow
hand 1: crab
line: gorilla gorilla zebra lion
deck: whale squid crab
collection 0 left: shark
collection 0 right: dolphin
---
0 use right
0 play cheetah right
0 pay monkey
0 yes
> extra action 0
0 use left
0 pick minnow
> 0 draws whale
> 0 draws squid
> 0 draws crab
> turn 1
= hand 0: whale squid crab
= discards: monkey minnow
",
    r"# A Parrot can't copy a special action.
families sky sea
hand 0: parrot vulture
hand 1: eagle
line: magpie chicken chicken shark
---
0 play parrot left
0 pay vulture
? 0: pick magpie | no
! 0 pick shark : not allowed here (O-9.12)
0 no
",
    r"# A Shell plays it for 3.
families farm sea
hand 0: shell pig shark dog
hand 1: fox
line: cat cat pig fox
---
0 play shell left
0 pay pig
0 play shark right
0 pay dog
> 0 places shark right
> turn 1
= score 0: 6
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant shark chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick shark | no
0 pick shark
= hand 0: shark
= known 0 to 3: shark
",
];
