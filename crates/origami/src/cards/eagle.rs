//! Eagle — sky.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Step};

/// Choose 1 opponent who has cards and take 1 card at random from their hand.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Eagle", "Eagles")), it: ours(f("Aquila", "Aquile")), de: ours(m("Adler", "Adler")) },
    family: printed(Some(Family::Sky)),
    quantity: printed(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(5),
    kind: Provenance::Ours,
    ability: ours(Ability::Special(&[Step::ChoosePlayer, Step::Steal])),
    text: Words {
        en: "Choose 1 opponent who has cards and take 1 card at random from their hand.",
        it: "Scegli 1 avversario che abbia carte e prendi 1 carta a caso dalla sua mano.",
        de: "Wähle 1 Mitspieler, der Karten auf der Hand hat, und ziehe zufällig 1 Karte aus seiner Hand.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# An opponent with cards is chosen, and chance picks one of theirs; the two of them know which.
families farm sky sea
hand 2: cat pig
line: rabbit rabbit chicken eagle
collection 0 left: eagle
---
= score 0: 5
= deck 47
0 use left
> 0 uses special left eagle
? 0: player 2
! 0 player 1 : not allowed here (O-5.11)
! 0 player 0 : not there (O-5.11)
! 0 no : no answer to this question (O-5.11)
0 player 2
> 0 chooses player 2
= asked *
! * rolled 2 : needs 0 to 1, got 2 (O-5.9)
* rolled 1
> 0 steals pig from 2
> turn 1
= hand 0: pig
= hand 2: cat
= known 0 to 2: pig
= known 0 to 1:
",
    r"# Of several opponents the player chooses.
families farm sky sea savannah
start 3
hand 0: cat
hand 1: pig dog
hand 2: whale
hand 3: lion
line: rabbit rabbit chicken chicken
collection 3 left: eagle
---
3 use left
? 3: player 0 | player 1 | player 2
3 player 1
* rolled 0
> 3 steals pig from 1
> turn 0
= hand 3: pig lion
= hand 1: dog
",
    r"# With nobody to take from it can't be chosen.
families farm sky
hand 0: cat
line: rabbit rabbit chicken chicken
collection 0 left: eagle
---
! 0 use left : not allowed here (O-6.2)
",
    r"# An Eagle costs 8 folds, pays for 4, and is used from the next turn on.
families sky lawn
hand 0: eagle eagle bee chicken
hand 1: ant
line: bee spider spider chicken
deck: fly
---
0 play eagle left
! 0 pay chicken eagle : needs 8, got 7 (O-5.1)
0 pay eagle bee
> 0 places eagle left
= asked 1
1 draw bee
0 use left
0 player 1
* rolled 1
> 0 steals bee from 1
= hand 0: bee chicken
= hand 1: ant
",
    r"# Covered, its action is lost.
families farm sky
hand 0: cat
hand 1: dog
line: rabbit rabbit chicken chicken
collection 0 left: eagle owl
collection 0 right: cat
---
! 0 use left : not allowed here (O-6.1)
! 0 use right : not allowed here (O-6.1)
",
    r"# The card counts for the hand check.
families farm sky
hand 0: cat cat cat cat sheep sheep sheep pig
hand 1: dog
line: rabbit rabbit chicken chicken
collection 0 left: eagle
---
0 use left
0 player 1
* rolled 0
> 0 steals dog from 1
= asked 0
0 pick dog
> 0 discards dog
> turn 1
= hand 0: cat cat cat cat sheep sheep sheep pig
",
    r"# Eagle against Eagle: the card goes to and fro.
families farm sky
hand 1: dog
line: rabbit rabbit chicken chicken
collection 0 left: eagle
collection 1 left: eagle
---
0 use left
0 player 1
* rolled 0
1 use left
1 player 0
* rolled 0
> 1 steals dog from 0
> turn 0
= hand 1: dog
",
    r"# After twenty such turns of two players the end begins as after a second run-out.
families farm sky
idle 19
start 1
turn 0
hand 1: dog
line: rabbit rabbit chicken chicken
collection 0 left: eagle
---
0 use left
0 player 1
* rolled 0
> stalled
> final round
> turn 1
",
    r"# As an extra action after a Cheetah.
families sky savannah
hand 0: cheetah chicken
hand 1: lion
line: eagle zebra zebra chicken
collection 0 left: eagle
---
0 play cheetah right
0 pay chicken
0 yes
> extra action 0
0 use left
0 player 1
* rolled 0
> 0 steals lion from 1
> turn 1
= hand 0: lion
",
    r"# A Parrot can't copy a special action.
families farm sky
hand 0: parrot pig
hand 1: dog
line: eagle cat rabbit chicken
---
0 play parrot left
0 pay pig
! 0 pick eagle : not allowed here (O-9.12)
? 0: pick cat | no
",
    r"# An Eagle is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
    r"# As a Sky card it can be taken or played through a Chick.
families farm sky
hand 0: chick cat cat eagle fox rabbit
hand 1: dog
line: rabbit eagle cat fox
---
0 play chick left
0 pay cat cat
? 0: pick eagle | play eagle right | no
0 play eagle right
0 pay fox rabbit
> 0 places eagle right
> turn 1
= score 0: 8
",
];
