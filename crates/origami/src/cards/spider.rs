//! Spider — lawn.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Limit, Step};

/// Take Draw Line cards worth exactly 6 folds in total.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Spider", "Spiders")),
        it: printed(m("Ragno", "Ragni")),
        de: printed(f("Spinne", "Spinnen")),
    },
    family: printed(Some(Family::Lawn)),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::TakeSome(Limit::Exactly(6)), Step::Refill])),
    text: Words {
        en: "Take Draw Line cards worth exactly 6 folds in total.",
        it: "Prendi dalla fila carte per un totale di esattamente 6 pieghe.",
        de: "Nimm Karten mit zusammen genau 6 Faltungen aus der Nachschubzeile.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Draw Line cards worth exactly 6 folds together, never more or less; then the line is refilled.
families farm lawn
hand 0: ant
hand 1: cat
line: pig cat raccoon fox
deck: dog rabbit
collection 0 left: spider
---
= deck 29
= score 0: 4
0 use left
> 0 uses special left spider
? 0: take raccoon fox | take cat raccoon pig
! 0 take fox : needs 6, got 4 (O-9.7)
! 0 take pig fox : needs 6, got 7 (O-9.7)
! 0 take dog fox : not there (O-9.7)
! 0 take raccoon fox +discard : no answer to this question (O-9.7)
! 0 no : no answer to this question (O-9.7)
0 take raccoon fox
> 0 takes raccoon from line
> 0 takes fox from line
> line filled dog
> line filled rabbit
> turn 1
= hand 0: raccoon fox ant
= known 0 to 1: raccoon fox
= line: pig cat dog rabbit
",
    r"# All four cards, if they are worth 6.
families farm lawn
hand 1: cat
line: cat cat raccoon raccoon
deck: pig dog fox sheep
collection 0 left: spider
---
0 use left
? 0: take cat cat raccoon raccoon
0 take cat cat raccoon raccoon
= line: pig dog fox sheep
= asked 1
",
    r"# No cards of the line make 6 folds: it can't be chosen.
families farm lawn
hand 1: cat
line: fox fox rabbit fly
collection 0 left: spider
---
! 0 use left : not allowed here (O-6.2)
? 0: draw fox | draw rabbit | draw fly
",
    r"# With an empty line neither.
families farm lawn
rest box
hand 0: fly
collection 0 left: spider
---
! 0 use left : not allowed here (O-6.2)
? 0: pass
",
    r"# Covered it has no action; when played no effect is offered; from the next turn on it can be used.
families farm lawn
hand 0: spider ant fox
hand 1: cat
line: pig cat raccoon fly
deck: cat
collection 0 left: spider ant
collection 0 right: cat
---
! 0 use left : not allowed here (O-6.1)
0 play spider right
! 0 pay fox : needs 6, got 4 (O-5.1)
? 0: pay fox ant
0 pay fox ant
> 0 places spider right
>! spider has nothing to do for 0
> turn 1
1 draw fly
0 use right
? 0: take cat raccoon pig
",
    r"# The refill meets a run-out: the discards form the deck and the refill goes on.
families farm lawn
rest box
hand 1: cat
line: pig dog fox fox
discards: rabbit rabbit
deck: sheep
collection 0 left: spider
---
0 use left
0 take pig dog
> line filled sheep
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 2
> line filled rabbit
> turn 1
= line: fox fox sheep rabbit
= deck 1
= runouts 1
",
    r"# A run-out without discards: the line stays short.
families farm lawn
rest box
hand 1: cat
line: pig dog fox fox
deck: sheep
collection 0 left: spider
---
0 use left
0 take pig dog
> line filled sheep
> run-out 1
> turn 1
= line: fox fox sheep
= deck 0
= runouts 1
",
    r"# Nothing to refill the line with: the log says so, and the turn ends.
families farm lawn
rest box
hand 1: cat
line: pig dog fox fox
collection 0 left: spider
---
0 use left
0 take pig dog
> 0 takes dog from line
> spider has nothing to do for 0
> turn 1
= line: fox fox
= runouts 0
",
    r"# The hand may grow beyond 8 cards; it is checked at the end of the turn, after the line.
families farm lawn
hand 0: cat cat fly fly fly ant ant
hand 1: cat
line: pig raccoon cat rabbit
deck: dog fox sheep
collection 0 left: spider
---
0 use left
0 take cat raccoon pig
> line filled sheep
>! turn 1
! 0 pick sheep : not there (O-3.2)
0 pick cat
0 pick pig
> 0 discards cat
> 0 discards pig
> turn 1
= hand 0: cat cat raccoon fly fly fly ant ant
",
    r"# Two of them on top are two actions; each needs a turn of its own.
families farm lawn
hand 1: cat
line: pig dog fox rabbit
deck: sheep cat cat
collection 0 left: spider
collection 0 right: spider
---
? 0: draw pig | draw dog | draw fox | draw rabbit | use left | use right
0 use right
0 take pig dog
> turn 1
1 draw cat
0 use left
? 0: take sheep fox | take sheep rabbit
",
    r"# As the extra action of a Cheetah.
families savannah lawn
hand 0: cheetah spider
hand 1: lion
line: zebra zebra fly fly
collection 0 left: spider
---
0 play cheetah right
0 pay spider
0 yes
> extra action 0
0 use left
? 0: take zebra zebra
0 take zebra zebra
> turn 1
= hand 0: zebra zebra
",
    r"# A Parrot can't copy a special action.
families sky lawn
hand 0: parrot bee ant fly
line: spider fly chicken eagle
collection 0 left: spider
---
0 play parrot right
0 pay ant fly
! 0 pick spider : not allowed here (O-9.12)
? 0: pick fly | no
",
    r"# It is worth 3 folds: against a limit of 6, against the draw limit, and in a payment.
families sea lawn
hand 0: caterpillar spider
hand 1: crab
line: spider dolphin fly fly
collection 1 left: shark
collection 1 right: minnow
---
! 0 draw spider fly fly : needs 1 to 4, got 5 (O-4.1)
0 play caterpillar left
? 0: pay spider
0 pay spider
1 draw spider fly
= hand 1: crab spider fly
",
    r"# It counts as a Lawn origami.
families farm lawn
collection 0 left: bee
collection 0 right: spider
---
= score 0: 9
",
];
