//! Seal — polar.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Count, Step, Who};

/// Draw 3 rice paper cards.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Seal", "Seals")), it: ours(f("Foca", "Foche")), de: ours(f("Robbe", "Robben")) },
    family: printed(Some(Family::Polar)),
    quantity: printed(3),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::RicePaper(Who::Owner, Count::Fixed(3))])),
    text: Words { en: "Draw 3 rice paper cards.", it: "Pesca 3 carte di riso.", de: "Ziehe 3 Reispapier." },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Draws 3 rice paper. It costs exactly 4 folds and is worth 4 points.
families polar legendary
hand 0: seal seal dragon phoenix kappa
hand 1: kappa
line: dragon griffin oni oni
---
= deck 26
0 play seal left
! 0 pay dragon : needs 4, got 3 (O-5.1)
! 0 pay dragon seal : needs 4, got 5 (O-5.1)
? 0: pay dragon phoenix | pay seal kappa
0 pay seal kappa
> 0 places seal left
? 0: yes | no
0 yes
> 0 uses seal
> 0 draws 3 rice paper
> turn 1
= hand 0: dragon phoenix rice_paper rice_paper rice_paper
= rice deck 15
= deck 26
= score 0: 4
",
    r"# Declined, it brings none.
families polar legendary
hand 0: seal griffin
hand 1: kappa
line: dragon dragon oni oni
---
0 play seal left
0 pay griffin
0 no
> 0 declines seal
> turn 1
= hand 0:
= rice deck 18
",
    r"# Of two left, two are drawn and the third is not owed (L-5.2).
families polar legendary
hand 0: seal griffin
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper kappa
line: dragon dragon oni oni
---
= rice deck 2
0 play seal left
0 pay griffin
0 yes
> 0 draws 2 rice paper
>! 0 draws 3 rice paper
= hand 0: rice_paper rice_paper
= rice deck 0
1 play kappa left
1 pay rice_paper rice_paper rice_paper rice_paper
= rice deck 4
= hand 0: rice_paper rice_paper
",
    r"# None left: nothing to do.
families polar legendary
hand 0: seal griffin
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: dragon dragon oni oni
---
0 play seal left
0 pay griffin
> seal has nothing to do for 0
> turn 1
",
    r"# Rice paper pays 1 fold each and only pays: it can't be played or drawn from the line (L-5.1).
families polar legendary
hand 0: seal rice_paper rice_paper rice_paper kappa
hand 1: dragon
line: dragon griffin oni oni
---
= rice deck 15
! 0 play rice_paper left : not allowed here (L-5.1)
0 play seal left
? 0: pay kappa rice_paper rice_paper
! 0 pay rice_paper rice_paper rice_paper : needs 4, got 3 (O-5.1)
! 0 pay rice_paper rice_paper rice_paper kappa : needs 4, got 5 (O-5.1)
0 pay kappa rice_paper rice_paper
> 0 pays rice_paper
> 0 pays kappa
0 yes
> 0 draws 3 rice paper
= hand 0: rice_paper rice_paper rice_paper rice_paper
= rice deck 14
= discards: kappa
",
    r"# The printed example: it has to go onto the Caiman, whose action is lost (L-4.7).
families polar exotic
hand 0: seal reindeer
hand 1: macaw
line: anaconda anaconda golden_frog walrus
collection 0 left: macaw caiman
collection 0 right: sloth macaw macaw
---
! 0 play seal right : needs 0 to 1, got 2 (O-5.3)
0 play seal left
0 pay reindeer
> 0 places seal left
>! 0 reacts with caiman
0 yes
> 0 draws 3 rice paper
>! 0 gets an action
> turn 1
",
    r"# Worth 2 folds: two of them are one draw.
families polar legendary
hand 1: kappa
line: seal seal phoenix oni
---
! 0 draw phoenix seal seal : needs 1 to 4, got 5 (O-4.1)
0 draw seal seal
= hand 0: seal seal
",
    r"# Played for free by a Lion, and copied by a Parrot: three each time.
families sky savannah polar
hand 0: seal
hand 1: parrot chicken
hand 2: owl
line: lion zebra zebra eagle
collection 0 left: lion
---
0 use left
0 play seal right
0 yes
> 0 draws 3 rice paper
> turn 1
1 play parrot left
1 pay chicken
1 pick seal
> 1 copies seal
> 1 draws 3 rice paper
> turn 2
= hand 1: rice_paper rice_paper rice_paper
= rice deck 12
",
    r"# All three of them, among four families; the hand is cut to 8 cards, rice paper included.
families polar exotic dinosaurs legendary
turn 3
hand 0: kappa
hand 3: seal seal seal oni macaw macaw macaw phoenix phoenix leprechaun
line: griffin griffin t_rex t_rex
---
= deck 57
3 play seal left
3 pay oni
3 yes
= asked 3
3 pick rice_paper
> 3 discards rice_paper
3 pick rice_paper
3 pick rice_paper
> turn 0
= hand 3: seal seal macaw macaw macaw phoenix phoenix leprechaun
= rice deck 18
",
    r"# A Seal is polar: four other families are whole without it.
families lawn exotic dinosaurs legendary
---
= deck 72
",
];
