//! Walrus — polar.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, From, Step};

/// Take any 1 card from the discards, if rice paper was part of your payment for this card.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Walrus", "Walruses")),
        it: ours(m("Tricheco", "Trichechi")),
        de: ours(n("Walross", "Walrosse")),
    },
    family: printed(Some(Family::Polar)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(8),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Take(From::DiscardsForRicePaper)])),
    text: Words {
        en: "Take any 1 card from the discards, if rice paper was part of your payment for this card.",
        it: "Prendi dagli scarti 1 carta a tua scelta, se per pagare questa carta hai usato almeno 1 carta di riso.",
        de: "Hast du diese Karte mit mindestens 1 Reispapier bezahlt, nimm 1 Karte deiner Wahl aus dem Ablagestapel.",
    },
    ours: Some(Words {
        en: "the Reindeer is worth 6 points and the Walrus 8",
        it: "la Renna vale 6 punti e il Tricheco 8",
        de: "Das Rentier ist 6 Punkte wert und das Walross 8",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Paid with rice paper, it takes a discard of choice, those just paid included (L-7.13). It costs exactly 8 folds.
families polar legendary
hand 0: walrus walrus kappa phoenix rice_paper rice_paper
hand 1: kappa
line: dragon seal oni oni
discards: griffin phoenix dragon
---
= deck 24
0 play walrus left
! 0 pay walrus kappa phoenix : needs 8, got 7 (O-5.1)
? 0: pay walrus kappa rice_paper rice_paper | pay walrus kappa phoenix rice_paper
0 pay walrus kappa rice_paper rice_paper
> 0 places walrus left
= discards: griffin phoenix dragon kappa walrus
? 0: pick griffin | pick phoenix | pick dragon | pick kappa | pick walrus | no
! 0 pick oni : not there (L-7.13)
! 0 yes : no answer to this question (L-7.13)
0 pick dragon
> 0 uses walrus
> 0 takes dragon from discards
> turn 1
= hand 0: dragon phoenix
= discards: griffin phoenix kappa walrus
= rice deck 18
= known 0 to 1: dragon
= score 0: 8
",
    r"# One of the cards just paid for it may come back, but no rice paper: that is no discard (L-5.2).
families polar legendary
hand 0: walrus oni dragon rice_paper
hand 1: kappa
line: dragon seal kappa oni
---
0 play walrus left
0 pay oni dragon rice_paper
? 0: pick oni | pick dragon | no
! 0 pick rice_paper : not there (L-7.13)
0 pick oni
> 0 takes oni from discards
= hand 0: oni
= discards: dragon
",
    r"# Without rice paper in the payment it does nothing, whatever lies there or is left in hand.
families polar legendary
hand 0: walrus oni griffin rice_paper
hand 1: kappa
line: dragon seal kappa oni
discards: dragon
---
0 play walrus left
0 pay oni griffin
> walrus has nothing to do for 0
> turn 1
= hand 0: rice_paper
= discards: dragon oni griffin
",
    r"# Paid with nothing else, and with no discards, there is nothing to take.
families polar legendary
hand 0: walrus rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: kappa
line: dragon seal kappa oni
---
0 play walrus left
0 pay rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
> walrus has nothing to do for 0
> turn 1
= hand 0:
= rice deck 18
= discards:
",
    r"# Its player may decline.
families polar legendary
hand 0: walrus oni dragon rice_paper
hand 1: kappa
line: dragon seal kappa oni
---
0 play walrus left
0 pay oni dragon rice_paper
0 no
> 0 declines walrus
= hand 0:
= discards: dragon oni
",
    r"# Of several copies the one nearest the top is taken (O-5.2); a character lies there like any card.
families polar legendary
characters musician ninja
hand 0: walrus oni dragon rice_paper
hand 1: unicorn
line: dragon seal griffin oni
discards: kappa phoenix kappa red_ninja
---
0 play walrus left
0 pay oni dragon rice_paper
? 0: pick kappa | pick phoenix | pick red_ninja | pick dragon | pick oni | no
0 pick kappa
> 0 takes kappa from discards
= discards: kappa phoenix red_ninja dragon oni
",
    r"# Played without paying, it does nothing: as a character's bonus, though rice paper paid for the character.
families polar legendary
characters musician ninja
hand 0: yellow_ninja dragon rice_paper
hand 1: kappa
line: walrus seal kappa oni
discards: griffin
---
0 play yellow_ninja
0 pay dragon rice_paper
0 play walrus left
> 0 plays walrus left from line
> walrus has nothing to do for 0
> turn 1
= discards: griffin dragon
",
    r"# For free by a Lion: nothing either.
families savannah polar
hand 0: walrus rice_paper
hand 1: lion
line: zebra zebra gorilla seal
discards: monkey
collection 0 left: lion
---
0 use left
0 play walrus right
> walrus has nothing to do for 0
> turn 1
= score 0: 11
",
    r"# A Parrot that copies it looks at the Parrot's payment (O-9.12).
families sky polar
hand 0: parrot owl rice_paper
hand 1: parrot chicken
line: walrus eagle vulture vulture
discards: eagle
---
0 play parrot left
0 pay owl rice_paper
0 pick walrus
> 0 copies walrus
? 0: pick eagle | pick owl
0 pick eagle
> 0 takes eagle from discards
> turn 1
1 play parrot left
1 pay chicken
1 pick walrus
> walrus has nothing to do for 1
> turn 0
= discards: owl chicken
",
    r"# The Calligrapher's overpayment with rice paper will do.
families polar legendary
characters calligrapher ninja
in play: yellow_calligrapher
hand 0: walrus oni griffin rice_paper
hand 1: kappa
line: dragon seal kappa oni
discards: unicorn
---
0 play walrus left
? 0: pay oni griffin | pay oni griffin rice_paper
0 pay oni griffin rice_paper
0 pick unicorn
= hand 0: unicorn
= rice deck 18
",
    r"# In a Dragon's round, three players: its player pays with rice paper and takes what the Dragon's player paid.
families polar exotic legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox
hand 1: oni
hand 2: walrus anaconda caiman rice_paper
line: dragon seal kappa oni
---
0 play dragon left
0 pay nine_tailed_fox nine_tailed_fox
0 yes
1 no
2 play walrus left
2 pay anaconda caiman rice_paper
2 pick nine_tailed_fox
> 2 takes nine_tailed_fox from discards
> turn 1
= hand 2: nine_tailed_fox
",
    r"# A draw takes one Walrus and no more.
families polar legendary
hand 1: kappa
line: walrus phoenix seal oni
---
! 0 draw walrus phoenix : needs 1 to 4, got 5 (O-4.1)
0 draw walrus
",
    r"# With the red Geisha the top discard pays beside the rice paper, and may be what is taken (L-7.12).
families polar legendary
characters geisha ninja
in play: red_geisha
hand 0: walrus dragon rice_paper
hand 1: kappa
line: dragon seal kappa oni
discards: unicorn oni
---
0 play walrus left
0 pay dragon rice_paper +discard
> 0 pays oni from discards
? 0: pick unicorn | pick dragon | pick oni | no
0 pick oni
> 0 takes oni from discards
= hand 0: oni
= discards: unicorn dragon
",
    r"# A Walrus is polar: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
];
