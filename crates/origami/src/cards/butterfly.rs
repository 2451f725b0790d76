//! Butterfly — lawn.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Own, Step};

/// Choose 1 opponent and look at their hand.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Butterfly", "Butterflies")),
        it: printed(f("Farfalla", "Farfalle")),
        de: printed(m("Schmetterling", "Schmetterlinge")),
    },
    family: printed(Some(Family::Lawn)),
    quantity: printed(2),
    cost: printed(9),
    folds: printed(4),
    points: ours(10),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::ChoosePlayer, Step::Do(LOOK_AT_HAND)])),
    text: Words {
        en: "Choose 1 opponent and look at their hand.",
        it: "Guarda la mano di 1 avversario a tua scelta.",
        de: "Sieh dir die Handkarten eines Mitspielers an.",
    },
    ours: None,
};

/// The owner sees the hand of the chosen player; the others see that it happened. A Parrot may copy this while there is
/// nobody to choose: the chosen player is then still the owner.
const LOOK_AT_HAND: Own = Own {
    run: |state, context, log| {
        if context.who != context.seat {
            state.show_hand(context.who, context.seat, log);
        }
    },
    possible: |_, _, _| true,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Its player chooses an opponent and alone sees that hand; nothing else changes. It costs exactly 9 folds.
families farm sky lawn
hand 0: butterfly bee bee fly
hand 1: cat pig
hand 2: owl ant
line: cat sheep chick fly
---
= deck 42
0 play butterfly left
! 0 pay bee bee : needs 9, got 8 (O-5.1)
? 0: pay bee bee fly
0 pay bee bee fly
> 0 places butterfly left
= score 0: 10
? 0: player 1 | player 2 | no
! 0 player 0 : not there (O-5.11)
! 0 yes : no answer to this question (O-5.11)
0 player 2
> 0 uses butterfly
> 0 chooses player 2
> 2 shows hand to 0: owl ant
> turn 1
= known 2 to 0: owl ant
= known 2 to 1:
= known 1 to 0:
= hand 2: owl ant
",
    r"# At a table of four any of the three others can be chosen, from any seat.
families farm sky sea lawn
turn 2
hand 0: cat
hand 1: shell
hand 2: butterfly bee bee fly
hand 3: fox
line: cat sheep chick fly
---
2 play butterfly left
2 pay bee bee fly
? 2: player 3 | player 0 | player 1 | no
2 player 0
> 0 shows hand to 2: cat
= known 0 to 2: cat
= known 0 to 1:
= known 0 to 3:
= asked 3
",
    r"# What was seen is known until it leaves that hand.
families farm lawn
hand 0: butterfly bee bee fly
hand 1: sheep pig cat cat
line: cat sheep fly ant
---
0 play butterfly left
0 pay bee bee fly
0 player 1
= known 1 to 0: sheep pig cat cat
1 play sheep left
1 pay pig
= known 1 to 0: cat cat
1 yes
= known 1 to 0: cat cat
",
    r"# No opponent has cards: there is nothing to do and nothing is asked.
families farm lawn
hand 0: butterfly bee bee fly
line: cat sheep fly ant
---
0 play butterfly left
0 pay bee bee fly
> 0 places butterfly left
> butterfly has nothing to do for 0
> turn 1
= asked 1
",
    r"# Only an opponent who has cards can be chosen.
families farm sky lawn
hand 0: butterfly bee bee fly
hand 2: owl
line: cat sheep chick fly
---
0 play butterfly left
0 pay bee bee fly
? 0: player 2 | no
! 0 player 1 : not allowed here (O-5.11)
",
    r"# Its player may do without.
families farm lawn
hand 0: butterfly bee bee fly
hand 1: sheep pig
line: cat sheep fly ant
---
0 play butterfly left
0 pay bee bee fly
0 no
> 0 declines butterfly
>! 1 shows hand to 0: sheep pig
> turn 1
= known 1 to 0:
",
    r"# A Parrot copies it; once it is chosen, an opponent must be.
families sky lawn
hand 0: parrot ant fly
hand 1: owl ant
line: ant bee eagle chicken
collection 1 left: butterfly
---
0 play parrot left
0 pay ant fly
? 0: pick butterfly | no
0 pick butterfly
> 0 uses parrot
> 0 copies butterfly
? 0: player 1
! 0 no : no answer to this question (O-5.11)
0 player 1
> 1 shows hand to 0: owl ant
= known 1 to 0: owl ant
= asked 1
",
    r"# A Parrot copies it while no opponent has cards: nothing to do, and nobody shows a hand.
families sky lawn
hand 0: parrot ant fly owl
line: ant bee eagle chicken
collection 1 left: butterfly
---
0 play parrot left
0 pay ant fly
0 pick butterfly
> 0 copies butterfly
> butterfly has nothing to do for 0
>! 0 shows hand to 0: owl
> turn 1
",
    r"# Played through a Dolphin it costs up to 2 folds less, and then uses its effect.
families sea lawn
hand 0: butterfly bee spider
hand 1: shark
line: minnow minnow fly fly
collection 0 left: dolphin
---
0 use left
? 0: play butterfly right | play bee right | play spider right
0 play butterfly right
? 0: pay bee spider
0 pay bee spider
> 0 places butterfly right
0 player 1
> 1 shows hand to 0: shark
= score 0: 14
= asked 1
",
    r"# It is worth 4 folds, against the draw limit and in a payment.
families farm lawn
hand 0: raccoon butterfly cat
hand 1: cat
line: butterfly fly fly sheep
---
! 0 draw butterfly fly : needs 1 to 4, got 5 (O-4.1)
0 play raccoon left
! 0 pay cat : needs 4, got 1 (O-5.1)
0 pay butterfly
> 0 places raccoon left
1 draw butterfly
= hand 1: cat butterfly
",
    r"# It counts as a Lawn origami.
families farm lawn
collection 0 left: bee
collection 0 right: butterfly
---
= score 0: 15
",
];
