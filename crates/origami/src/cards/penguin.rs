//! Penguin — polar.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Count, Step, Who};

/// Draw as many rice paper cards as there are origami under this card.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Penguin", "Penguins")),
        it: ours(m("Pinguino", "Pinguini")),
        de: ours(m("Pinguin", "Pinguine")),
    },
    family: printed(Some(Family::Polar)),
    quantity: printed(2),
    cost: printed(5),
    folds: printed(3),
    points: ours(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::RicePaper(Who::Owner, Count::EachUnder)])),
    text: Words {
        en: "Draw as many rice paper cards as there are origami under this card.",
        it: "Pesca tante carte di riso quanti sono gli origami sotto questa carta.",
        de: "Ziehe 1 Reispapier für jedes Origami, das unter dieser Karte liegt.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Draws 1 rice paper for each origami under it in its own collection (L-7.13). It costs exactly 5 folds.
families polar legendary
hand 0: penguin penguin seal kappa
hand 1: kappa
line: dragon dragon oni oni
collection 0 left: griffin phoenix phoenix
collection 0 right: phoenix leprechaun unicorn
---
= deck 21
0 play penguin left
! 0 pay seal kappa : needs 5, got 4 (O-5.1)
? 0: pay penguin seal | pay penguin kappa
0 pay penguin seal
> 0 places penguin left
? 0: yes | no
0 yes
> 0 uses penguin
> 0 draws 3 rice paper
> turn 1
= hand 0: kappa rice_paper rice_paper rice_paper
= rice deck 15
= score 0: 29
",
    r"# Alone in its collection there is nothing under it, whatever lies in the other.
families polar legendary
hand 0: penguin oni phoenix
hand 1: kappa
line: dragon dragon oni griffin
collection 0 left: seal
---
0 play penguin right
0 pay oni phoenix
> penguin has nothing to do for 0
> turn 1
= hand 0:
= score 0: 9
",
    r"# Declined, it brings none.
families polar legendary
hand 0: penguin oni phoenix
hand 1: kappa
line: dragon dragon oni griffin
collection 0 left: seal
collection 0 right: arctic_hare
---
0 play penguin left
0 pay oni phoenix
0 no
> 0 declines penguin
= hand 0:
",
    r"# One card under each of two of them: one rice paper each.
families polar legendary
hand 0: penguin penguin oni phoenix oni phoenix
hand 1: kappa
line: dragon dragon phoenix griffin
collection 0 left: seal
collection 0 right: seal
---
0 play penguin left
0 pay oni phoenix
0 yes
> 0 draws 1 rice paper
1 draw phoenix
0 play penguin right
0 pay oni phoenix
0 yes
> 0 draws 1 rice paper
= rice deck 16
",
    r"# Only so many as are left.
families polar legendary
hand 0: penguin oni phoenix
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: dragon dragon oni griffin
collection 0 left: kappa kappa
collection 0 right: arctic_hare arctic_hare
---
0 play penguin left
0 pay oni phoenix
0 yes
> 0 draws 1 rice paper
>! 0 draws 2 rice paper
= rice deck 0
",
    r"# None left: nothing to do, two cards under it or not.
families polar legendary
hand 0: penguin oni phoenix
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: dragon dragon oni griffin
collection 0 left: kappa kappa
collection 0 right: arctic_hare arctic_hare
---
0 play penguin left
0 pay oni phoenix
> penguin has nothing to do for 0
",
    r"# A Parrot that copies it counts the cards under the Parrot (O-9.12).
families sky polar
hand 0: parrot vulture
hand 1: penguin
line: eagle eagle vulture chicken
collection 0 left: chick chick
collection 0 right: chick chick dove
collection 1 left: penguin
---
0 play parrot left
0 pay vulture
0 pick penguin
> 0 copies penguin
> 0 draws 2 rice paper
> turn 1
= rice deck 16
",
    r"# A Parrot with nothing under it copies nothing.
families sky polar
hand 0: parrot vulture
line: eagle eagle vulture chicken
collection 1 left: seal penguin
collection 1 right: chick
---
0 play parrot left
0 pay vulture
0 pick penguin
> penguin has nothing to do for 0
> turn 1
",
    r"# As the bonus of a character, on three cards; characters in play lie in no collection.
families polar legendary
characters musician ninja
in play: red_musician
hand 0: red_ninja oni phoenix
hand 1: kappa
line: penguin dragon oni griffin
collection 0 left: kappa phoenix phoenix
collection 0 right: seal leprechaun leprechaun
---
0 play red_ninja
0 pay oni phoenix
0 play penguin right
0 yes
> 0 draws 3 rice paper
",
    r"# Worth 3 folds: with another card of 1 a draw of 4.
families polar legendary
hand 1: kappa
line: penguin phoenix seal oni
---
! 0 draw penguin seal : needs 1 to 4, got 5 (O-4.1)
0 draw penguin phoenix
= hand 0: penguin phoenix
",
    r"# A Penguin is polar: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
];
