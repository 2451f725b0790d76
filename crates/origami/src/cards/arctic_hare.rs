//! Arctic Hare — polar.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed, weak};
use crate::vocab::{Ability, Count, Step, Who};

/// Draw 1 rice paper card.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Arctic Hare", "Arctic Hares")),
        it: ours(f("Lepre artica", "Lepri artiche")),
        de: ours(weak("Polarhase", "Polarhasen")),
    },
    family: printed(Some(Family::Polar)),
    quantity: printed(3),
    cost: printed(2),
    folds: printed(1),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::RicePaper(Who::Owner, Count::Fixed(1))])),
    text: Words { en: "Draw 1 rice paper card.", it: "Pesca 1 carta di riso.", de: "Ziehe 1 Reispapier." },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Draws 1 rice paper from its own deck (L-5.2) and no card from the other. It costs exactly 2 folds.
families polar legendary
hand 0: arctic_hare arctic_hare arctic_hare seal
hand 1: kappa
line: dragon dragon oni oni
---
= deck 27
= rice deck 18
0 play arctic_hare left
! 0 pay arctic_hare : needs 2, got 1 (O-5.1)
! 0 pay arctic_hare seal : needs 2, got 3 (O-5.1)
? 0: pay seal | pay arctic_hare arctic_hare
0 pay arctic_hare arctic_hare
> 0 places arctic_hare left
? 0: yes | no
0 yes
> 0 uses arctic_hare
> 0 draws 1 rice paper
> turn 1
= hand 0: seal rice_paper
= rice deck 17
= deck 27
= discards: arctic_hare arctic_hare
= score 0: 3
",
    r"# Its player may decline and draws none.
families polar legendary
hand 0: arctic_hare seal
hand 1: kappa
line: dragon dragon oni oni
---
0 play arctic_hare left
0 pay seal
0 no
> 0 declines arctic_hare
>! 0 draws 1 rice paper
> turn 1
= hand 0:
= rice deck 18
",
    r"# With no rice paper left there is nothing to draw, and nothing is owed (L-5.2).
families polar legendary
hand 0: arctic_hare seal
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: dragon dragon oni kappa
---
= rice deck 0
0 play arctic_hare left
0 pay seal
> arctic_hare has nothing to do for 0
> turn 1
= hand 0:
1 draw kappa
= hand limit 1: 8
",
    r"# Paid with rice paper, which goes back to its deck first: one of the two comes again.
families polar legendary
hand 0: arctic_hare rice_paper rice_paper
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: dragon dragon oni oni
---
= rice deck 0
0 play arctic_hare left
! 0 pay rice_paper : needs 2, got 1 (O-5.1)
? 0: pay rice_paper rice_paper
0 pay rice_paper rice_paper
> 0 pays rice_paper
> 0 pays rice_paper
> 0 places arctic_hare left
0 yes
> 0 draws 1 rice paper
= hand 0: rice_paper
= rice deck 1
= discards:
",
    r"# Worth 1 fold: two of them and a Seal are one draw, a third is too much.
families polar legendary
hand 1: kappa
line: arctic_hare arctic_hare arctic_hare seal
deck: oni oni dragon
---
! 0 draw arctic_hare arctic_hare arctic_hare seal : needs 1 to 4, got 5 (O-4.1)
0 draw arctic_hare arctic_hare seal
= hand 0: arctic_hare arctic_hare seal
",
    r"# The bonus of a character plays it from the Draw Line without paying (L-4.3); it is used as ever.
families polar legendary
characters musician ninja
hand 0: yellow_ninja reindeer
hand 1: kappa
line: arctic_hare dragon oni oni
deck: phoenix
---
0 play yellow_ninja
0 pay reindeer
> 0 puts yellow_ninja in play
0 play arctic_hare left
> 0 plays arctic_hare left from line
> 0 places arctic_hare left
0 yes
> 0 draws 1 rice paper
> line filled phoenix
> turn 1
= hand 0: rice_paper
= line: dragon oni oni phoenix
",
    r"# In a Dragon's round another player plays it and draws the rice paper at once (L-7.5).
families polar legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox
hand 1: arctic_hare kappa kappa
line: dragon oni oni griffin
---
0 play dragon left
0 pay nine_tailed_fox nine_tailed_fox
0 yes
= asked 1
1 play arctic_hare left
1 pay kappa
1 yes
> 1 draws 1 rice paper
> turn 1
= hand 1: kappa rice_paper
= rice deck 17
",
    r"# A Parrot copies it from the Draw Line; when no rice paper is left it finds nothing.
families sky polar
hand 0: parrot vulture
hand 1: parrot chicken rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: arctic_hare eagle eagle vulture
---
0 play parrot left
0 pay vulture
? 0: pick arctic_hare | no
0 pick arctic_hare
> 0 copies arctic_hare
> 0 draws 1 rice paper
= hand 0: rice_paper
= rice deck 0
1 play parrot left
1 pay chicken
1 pick arctic_hare
> 1 copies arctic_hare
> arctic_hare has nothing to do for 1
= asked 1
",
    r"# Rice paper counts for the hand limit, and may be what is discarded (L-3.2): it goes back to its deck (L-5.2).
families polar legendary
hand 0: arctic_hare seal kappa kappa phoenix phoenix phoenix leprechaun leprechaun unicorn
hand 1: dragon
line: dragon oni oni griffin
---
0 play arctic_hare left
0 pay seal
0 yes
> 0 draws 1 rice paper
= asked 0
= hand limit 0: 8
0 pick rice_paper
> 0 discards rice_paper
> turn 1
= rice deck 18
= discards: seal
= hand 0: kappa kappa phoenix phoenix phoenix leprechaun leprechaun unicorn
",
    r"# Polar cards are in no other family: four of them are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# So are the other four.
families lawn exotic dinosaurs legendary
---
= deck 72
",
];
