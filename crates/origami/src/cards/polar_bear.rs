//! Polar Bear — polar.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed, weak};
use crate::vocab::{Ability, Score};

/// Scores 1 more point for each rice paper card left in your hand.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Polar Bear", "Polar Bears")),
        it: ours(m("Orso polare", "Orsi polari")),
        de: ours(weak("Eisbär", "Eisbären")),
    },
    family: printed(Some(Family::Polar)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerRicePaper(1))),
    text: Words {
        en: "Scores 1 more point for each rice paper card left in your hand.",
        it: "Vale 1 punto in più per ogni carta di riso che ti resta in mano.",
        de: "Bringt zusätzlich 1 Punkt für jedes Reispapier, das du noch auf der Hand hast.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Scores 1 more point for each rice paper in hand. It costs exactly 6 folds.
families polar legendary
hand 0: polar_bear polar_bear dragon kappa rice_paper rice_paper
hand 1: kappa
line: oni griffin oni seal
---
= deck 27
0 play polar_bear left
! 0 pay polar_bear kappa : needs 6, got 5 (O-5.1)
! 0 pay dragon kappa rice_paper rice_paper : needs 6, got 7 (O-5.1)
? 0: pay polar_bear dragon | pay dragon kappa rice_paper | pay polar_bear kappa rice_paper
0 pay polar_bear dragon
> 0 places polar_bear left
> turn 1
= hand 0: kappa rice_paper rice_paper
= score 0: 5
",
    r"# Other cards in hand bring nothing, and only one's own rice paper counts.
families polar legendary
hand 0: kappa kappa dragon
hand 1: rice_paper rice_paper rice_paper seal
line: oni griffin oni seal
collection 0 left: polar_bear
collection 1 left: polar_bear
---
= score 0: 3
= score 1: 6
",
    r"# Covered or not, two of them count each rice paper twice (O-5.7).
families polar legendary
hand 0: rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: kappa
line: oni griffin oni seal
collection 0 left: polar_bear phoenix
collection 0 right: polar_bear
---
= score 0: 20
",
    r"# All 18 are in hand: what the last hand check takes away no longer counts.
families polar legendary
ending final-round
runouts 2
start 1
turn 0
hand 0: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: phoenix griffin oni seal
collection 0 left: polar_bear
collection 1 left: polar_bear
---
= rice deck 0
= score 0: 14
= score 1: 10
0 draw phoenix
0 pick rice_paper
0 pick rice_paper
0 pick rice_paper
0 pick rice_paper
> over
= result 10:1 10:2
",
    r"# Rice paper drawn and paid changes it at once.
families polar legendary
hand 0: seal oni kappa phoenix
hand 1: dragon
line: oni griffin phoenix seal
collection 0 left: polar_bear
---
= score 0: 3
0 play seal right
0 pay oni
0 yes
= score 0: 10
1 draw phoenix
0 play kappa left
0 pay phoenix rice_paper rice_paper rice_paper
= score 0: 17
",
    r"# No effect is used when it is played; a Parrot can't copy it.
families sky polar
hand 0: polar_bear penguin penguin
hand 1: parrot chicken
line: eagle chicken vulture vulture
---
0 play polar_bear left
0 pay penguin penguin
>! 0 uses polar_bear
>! polar_bear has nothing to do for 0
> turn 1
1 play parrot left
1 pay chicken
> parrot has nothing to do for 1
",
    r"# Three players: each Bear counts the rice paper of its owner alone.
families polar exotic legendary
turn 1
hand 1: rice_paper
line: sloth macaw dragon griffin
collection 0 left: polar_bear
collection 1 left: polar_bear sloth
collection 1 right: macaw
---
= score 1: 9
= score 0: 3
",
    r"# Worth 3 folds.
families polar legendary
hand 1: kappa
line: polar_bear phoenix seal oni
---
! 0 draw polar_bear seal : needs 1 to 4, got 5 (O-4.1)
0 draw polar_bear phoenix
= hand 0: polar_bear phoenix
",
    r"# A Polar Bear is polar: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
];
