//! Reindeer — polar.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Count, Step, Who};

/// All players draw 2 rice paper cards each.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Reindeer", "Reindeer")),
        it: ours(f("Renna", "Renne")),
        de: ours(n("Rentier", "Rentiere")),
    },
    family: printed(Some(Family::Polar)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::RicePaper(Who::Everyone, Count::Fixed(2))])),
    text: Words {
        en: "All players draw 2 rice paper cards each.",
        it: "Tutti i giocatori pescano 2 carte di riso a testa.",
        de: "Jeder Spieler zieht 2 Reispapier.",
    },
    ours: Some(Words {
        en: "the Reindeer is worth 6 points and the Walrus 8",
        it: "la Renna vale 6 punti e il Tricheco 8",
        de: "Das Rentier ist 6 Punkte wert und das Walross 8",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# All players draw 2 rice paper cards each. It costs exactly 8 folds, is worth 4 folds and 6 points.
families polar legendary
hand 0: reindeer reindeer griffin dragon
hand 1: kappa
line: dragon seal oni oni
---
= deck 27
0 play reindeer left
! 0 pay reindeer dragon : needs 8, got 7 (O-5.1)
? 0: pay reindeer griffin
0 pay reindeer griffin
> 0 places reindeer left
? 0: yes | no
0 yes
> 0 uses reindeer
> 0 draws 2 rice paper
> 1 draws 2 rice paper
> turn 1
= hand 0: dragon rice_paper rice_paper
= hand 1: kappa rice_paper rice_paper
= rice deck 14
= score 0: 6
",
    r"# In turn order from its player, as long as there is some (L-5.2): nothing is left for the last two.
families polar exotic dinosaurs legendary
turn 2
hand 0: rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper
hand 2: reindeer oni griffin rice_paper
hand 3: rice_paper rice_paper rice_paper rice_paper
line: dragon seal oni t_rex
---
= rice deck 3
2 play reindeer left
2 pay oni griffin
2 yes
> 2 draws 2 rice paper
> 3 draws 1 rice paper
>! 0 draws 1 rice paper
>! 0 draws 2 rice paper
> turn 3
= rice deck 0
= hand 2: rice_paper rice_paper rice_paper
= hand 3: rice_paper rice_paper rice_paper rice_paper rice_paper
",
    r"# None left: nothing to do for anybody.
families polar legendary
hand 0: reindeer oni griffin
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: dragon seal oni kappa
---
0 play reindeer left
0 pay oni griffin
> reindeer has nothing to do for 0
> turn 1
",
    r"# Declined by its player, it brings nobody any.
families polar legendary
hand 0: reindeer oni griffin
hand 1: kappa
line: dragon seal oni kappa
---
0 play reindeer left
0 pay oni griffin
0 no
> 0 declines reindeer
= hand 0:
= hand 1: kappa
= rice deck 18
",
    r"# Another player's hand is looked at in that player's turn only (L-3.2).
families polar legendary
hand 0: reindeer oni griffin
hand 1: kappa kappa phoenix phoenix phoenix leprechaun leprechaun unicorn
line: dragon seal oni griffin
deck: unicorn
---
0 play reindeer left
0 pay oni griffin
0 yes
> 1 draws 2 rice paper
> turn 1
= hand 1: kappa kappa phoenix phoenix phoenix leprechaun leprechaun unicorn rice_paper rice_paper
1 draw seal
> line filled unicorn
= asked 1
1 pick rice_paper
1 pick rice_paper
1 pick phoenix
> 1 discards phoenix
> turn 0
= rice deck 16
",
    r"# Played for free by a Lion in a mix of both games; three players draw.
families savannah polar legendary
turn 1
hand 0: kappa
hand 1: reindeer
line: dragon seal oni griffin
collection 1 left: lion
---
1 use left
1 play reindeer right
1 yes
> 1 draws 2 rice paper
> 2 draws 2 rice paper
> 0 draws 2 rice paper
> turn 2
= hand 0: kappa rice_paper rice_paper
= rice deck 12
= score 1: 9
",
    r"# In a Dragon's round it is the second player's: that player comes first.
families polar legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: reindeer oni griffin rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: dragon seal oni griffin
---
= rice deck 3
0 play dragon left
0 pay nine_tailed_fox nine_tailed_fox
0 yes
1 play reindeer left
1 pay oni griffin
1 yes
> 1 draws 2 rice paper
> 0 draws 1 rice paper
= rice deck 0
0 pick rice_paper
> turn 1
",
    r"# A Parrot copies it, rice paper in its payment or not.
families sky polar
hand 0: parrot owl rice_paper
hand 1: eagle
line: reindeer eagle vulture vulture
---
0 play parrot left
0 pay owl rice_paper
0 pick reindeer
> 0 copies reindeer
> 0 draws 2 rice paper
> 1 draws 2 rice paper
= rice deck 14
",
    r"# A draw takes one Reindeer and no more.
families polar legendary
hand 1: kappa
line: reindeer phoenix seal oni
---
! 0 draw reindeer phoenix : needs 1 to 4, got 5 (O-4.1)
0 draw reindeer
= hand 0: reindeer
",
    r"# A Reindeer is polar: four other families are whole without it.
families lawn exotic dinosaurs legendary
---
= deck 72
",
];
