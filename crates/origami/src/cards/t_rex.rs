//! T-Rex — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Score};

/// Scores 1 more point for each card left in your hand.
pub const CARD: Def = Def {
    name: Names { en: printed(n("T-Rex", "T-Rexes")), it: ours(m("T-Rex", "T-Rex")), de: ours(m("T-Rex", "T-Rexe")) },
    family: printed(Some(Family::Dinosaurs)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: printed(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::PerCardsInHand(1))),
    text: Words {
        en: "Scores 1 more point for each card left in your hand.",
        it: "Vale 1 punto in più per ogni carta che ti resta in mano.",
        de: "Bringt zusätzlich 1 Punkt für jede Karte, die du noch auf der Hand hast.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 8 folds, pays for 4, and does nothing when played.
families exotic dinosaurs
hand 0: t_rex t_rex anaconda caiman
hand 1: macaw macaw
line: golden_frog golden_frog anaconda sloth
---
= deck 26
0 play t_rex left
! 0 pay caiman anaconda : needs 8, got 7 (O-5.1)
0 pay anaconda t_rex
> 0 places t_rex left
> turn 1
= discards: anaconda t_rex
= score 0: 4
",
    r"# A point for each card in hand, from none on.
families exotic dinosaurs
hand 1: macaw macaw macaw
line: sloth sloth golden_frog anaconda
collection 0 left: t_rex
collection 1 left: t_rex
---
= score 0: 3
= score 1: 6
0 draw sloth sloth
= score 0: 5
1 draw anaconda
= score 1: 7
",
    r"# The worked example of the rules: 48 points with three cards in hand (L-6.4).
families polar exotic dinosaurs legendary
hand 0: seal caiman oni
hand 1: seal
hand 2: sloth
hand 3: sloth
line: golden_frog golden_frog anaconda anaconda
collection 0 left: phoenix phoenix kappa t_rex
collection 0 right: walrus reindeer macaw macaw
collection 1 left: leprechaun
collection 2 left: unicorn griffin
collection 2 right: brontosaurus
---
= score 0: 48
= score 1: 3
= score 3: 0
",
    r"# Two of them score each, covered or not; rice paper is a card in hand (L-5.3).
families polar dinosaurs
hand 0: seal rice_paper rice_paper
hand 1: rice_paper
line: walrus walrus reindeer reindeer
collection 0 left: t_rex arctic_hare
collection 0 right: t_rex
---
= score 0: 15
= score 1: 0
",
    r"# With a Brontosaurus beside it there is more to keep, and to count.
families exotic dinosaurs
hand 0: macaw macaw macaw macaw macaw caiman caiman piranha piranha toucan
hand 1: toucan
line: sloth golden_frog anaconda anaconda
collection 0 left: t_rex
collection 0 right: brontosaurus
---
= score 0: 17
0 draw sloth
> turn 1
= score 0: 18
",
    r"# A card to pay with is a point less: played without paying as a bonus it costs none.
families exotic dinosaurs
characters actor ninja
hand 0: yellow_ninja macaw macaw piranha sloth
hand 1: toucan
line: t_rex golden_frog anaconda anaconda
---
0 play yellow_ninja
0 pay macaw macaw
0 play t_rex left
> 0 plays t_rex left from line
> 0 places t_rex left
> turn 1
= score 0: 5
",
    r"# At the end of the game it counts what is left after the last hand check.
families exotic dinosaurs
start 1
turn 0
ending final-round
runouts 2
hand 0: macaw macaw macaw macaw macaw piranha piranha toucan
hand 1: sloth sloth
line: sloth golden_frog anaconda anaconda
collection 0 left: t_rex
collection 1 left: golden_frog
---
0 draw sloth
0 pick sloth
> over
= result 11:1 6:2
",
    r"# A Parrot can't copy it.
families sky dinosaurs
hand 0: parrot vulture
hand 1: owl
line: t_rex chicken chicken eagle
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# A T-Rex is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a T-Rex as well.
families lawn polar exotic legendary
---
= deck 72
",
];
