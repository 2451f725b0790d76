//! Kappa — legendary.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Feat, Score};

/// Every player whose collections hold the most Legendary origami scores 5 points.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Kappa", "Kappas")), it: ours(m("Kappa", "Kappa")), de: ours(m("Kappa", "Kappas")) },
    family: printed(Some(Family::Legendary)),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: printed(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::ToThoseWith(Feat::MostOf(Family::Legendary), 5))),
    text: Words {
        en: "Every player whose collections hold the most Legendary origami scores 5 points.",
        it: "Ogni giocatore con il maggior numero di origami leggendari nelle proprie collezioni ottiene 5 punti.",
        de: "Alle, in deren Sammlungen die meisten Legenden-Origami liegen, bekommen 5 Punkte.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 4 folds, pays for 2, and rewards its player, who has the only Legendary origami: itself.
families exotic legendary
hand 0: kappa kappa piranha sloth
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
---
= deck 27
0 play kappa left
! 0 pay sloth piranha : needs 4, got 3 (O-5.1)
0 pay piranha kappa
> 0 places kappa left
> turn 1
= discards: piranha kappa
= score 0: 10
= score 1: 0
",
    r"# It rewards whoever has the most, another player too (L-6.3).
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa
collection 0 right: sloth
collection 1 left: phoenix
collection 1 right: leprechaun
---
= score 0: 8
= score 1: 12
",
    r"# All who are tied for the most score in full, and nobody else (L-6.2).
families exotic dinosaurs legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa
collection 0 right: macaw
collection 1 left: phoenix
collection 2 left: macaw
collection 2 right: brontosaurus
---
= score 0: 12
= score 1: 9
= score 2: 6
",
    r"# Two of them reward each on its own: 10 points, whoever owns them (L-6.3).
families exotic dinosaurs legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa
collection 1 left: kappa
collection 1 right: phoenix
collection 2 left: leprechaun unicorn
collection 2 right: macaw
---
= score 0: 5
= score 1: 19
= score 2: 18
",
    r"# Both with one player, one of them covered.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa sloth
collection 0 right: kappa
collection 1 left: phoenix
---
= score 0: 23
= score 1: 4
",
    r"# Among four players a play shifts the reward.
families polar exotic dinosaurs legendary
turn 3
hand 0: macaw
hand 1: macaw
hand 2: macaw
hand 3: leprechaun piranha
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa
collection 0 right: phoenix
collection 2 left: sloth
collection 3 left: oni
collection 3 right: phoenix
---
= deck 58
= score 0: 14
= score 1: 0
= score 2: 3
= score 3: 17
3 play leprechaun left
3 pay piranha
3 no
= score 0: 9
= score 3: 20
",
    r"# If nobody has a Legendary origami nobody is rewarded (L-6.2): here an owner's correction makes it a dinosaur.
families exotic dinosaurs
override kappa family dinosaurs
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa
collection 1 left: brontosaurus
---
= score 0: 5
= score 1: 4
",
    r"# For an Anaconda it counts where it lies, as far as it rewards its owner (L-7.2).
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog caiman caiman
collection 0 left: kappa
collection 0 right: anaconda
collection 1 left: anaconda
collection 1 right: phoenix
---
= score 0: 20
= score 1: 13
",
    r"# At the end of the game the reward decides.
families exotic legendary
start 1
turn 0
ending final-round
runouts 2
hand 0: sloth
hand 1: macaw
line: golden_frog sloth anaconda anaconda
collection 0 left: kappa
collection 1 left: golden_frog
---
0 draw sloth
> over
= result 10:1 6:2
",
    r"# A Parrot can't copy it.
families sky legendary
hand 0: parrot vulture
hand 1: owl
line: kappa chicken chicken eagle
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# Played without paying as the bonus of a character.
families exotic legendary
characters musician samurai
hand 0: red_samurai macaw macaw
hand 1: toucan
line: kappa golden_frog anaconda anaconda
---
0 play red_samurai
0 pay macaw macaw
0 play kappa left
> 0 plays kappa left from line
> turn 1
= score 0: 10
= score 1: 5
",
    r"# A Kappa is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Kappa as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
