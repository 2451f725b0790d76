//! Ant — lawn.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, printed};
use crate::cards::species;
use crate::vocab::{Ability, Score};

/// Scores 2 more points if your collections hold at least 2 Ants.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Ant", "Ants")),
        it: printed(f("Formica", "Formiche")),
        de: printed(f("Ameise", "Ameisen")),
    },
    family: printed(Some(Family::Lawn)),
    quantity: printed(5),
    cost: printed(4),
    folds: printed(2),
    points: printed(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::IfAtLeast(2, species("ant"), 2))),
    text: Words {
        en: "Scores 2 more points if your collections hold at least 2 Ants.",
        it: "Vale 2 punti in più se nelle tue collezioni ci sono almeno 2 Formiche.",
        de: "Diese Karte ist 2 Punkte mehr wert, wenn in deinen Sammlungen mindestens 2 Ameisen liegen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# One Ant is worth 3 points; from the second one on each of them is worth 5. It costs exactly 4 folds.
families farm lawn
hand 0: ant ant bee pig cat
hand 1: fox
line: cat sheep fly fly
---
= deck 26
= score 0: 0
0 play ant left
! 0 pay pig : needs 4, got 3 (O-5.1)
? 0: pay bee | pay cat pig
0 pay bee
> 0 pays bee
> 0 places ant left
> turn 1
= score 0: 3
1 draw fly fly
0 play ant right
0 pay cat pig
= score 0: 10
",
    r"# An Ant is worth 2 folds, against the draw limit and in a payment.
families farm lawn
hand 0: cat ant fly
hand 1: ant
line: ant ant fly bee
---
! 0 draw ant ant fly : needs 1 to 4, got 5 (O-4.1)
0 play cat left
! 0 pay fly : needs 2, got 1 (O-5.1)
? 0: pay ant
0 pay ant
0 no
1 draw ant ant
= hand 1: ant ant ant
= known 1 to 0: ant ant
",
    r"# Ants count covered or not, in either collection; Ants of an opponent, in hand or in the line do not.
families farm lawn
hand 0: cat
hand 1: ant
line: ant cat sheep sheep
collection 0 left: ant cat
collection 0 right: sheep ant
collection 1 left: ant
---
= score 0: 16
= score 1: 3
",
    r"# All five Ants: 25 points.
families farm lawn
collection 0 left: ant ant ant
collection 0 right: ant ant
---
= score 0: 25
= score 1: 0
= deck 31
",
    r"# Two players with one Ant each: nobody has a pair, and the game ends so.
families farm lawn
hand 0: ant
line: fly fly cat sheep
start 1
turn 0
ending final-round
runouts 2
collection 0 left: ant
collection 1 left: ant
---
0 draw fly
> over
= over
= result 3:1 3:2
",
    r"# An Ant counts as a Lawn origami.
families farm lawn
collection 0 left: bee
collection 0 right: ant
---
= score 0: 8
",
    r"# An Ant played for free through a Lion has no effect to offer; the pair counts at once.
families savannah lawn
hand 0: ant
line: fly fly monkey monkey
collection 0 left: lion
collection 0 right: ant
---
= score 0: 6
0 use left
? 0: play ant left | play ant right
0 play ant left
> 0 places ant left
>! 0 uses ant
>! ant has nothing to do for 0
> turn 1
= collection 0 left: lion ant
= score 0: 13
",
    r"# An Ant has no special action, and no instant effect that a Parrot could copy.
families sky lawn
hand 0: parrot spider eagle
line: ant ant chicken eagle
collection 0 left: ant
---
! 0 use left : not allowed here (O-6.1)
0 play parrot right
0 pay spider
> parrot has nothing to do for 0
> turn 1
= asked 1
",
    r"# With an instant effect in sight the Parrot is offered that one, still not the Ant.
families sky lawn
hand 0: parrot spider
hand 1: owl
line: ant fly chicken eagle
collection 0 left: ant
---
0 play parrot right
0 pay spider
! 0 pick ant : not allowed here (O-9.12)
? 0: pick fly | no
",
];
