//! Anaconda — exotic.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Score};

/// Scores extra points equal to the difference between the scores of your two collections.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Anaconda", "Anacondas")),
        it: ours(f("Anaconda", "Anaconde")),
        de: ours(f("Anakonda", "Anakondas")),
    },
    family: printed(Some(Family::Exotic)),
    quantity: ours(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::DifferenceOfCollections)),
    text: Words {
        en: "Scores extra points equal to the difference between the scores of your two collections.",
        it: "Vale in più un numero di punti pari alla differenza di punteggio tra le tue due collezioni.",
        de: "Bringt zusätzlich so viele Punkte, wie eine deiner Sammlungen mehr wert ist als die andere.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Scores what one collection scores above the other (L-7.2), here its own 4 points above none. It costs exactly 8 folds.
families polar exotic
hand 0: anaconda anaconda walrus caiman
hand 1: seal
line: macaw macaw reindeer walrus
---
= deck 27
0 play anaconda left
! 0 pay anaconda caiman : needs 8, got 7 (O-5.1)
? 0: pay anaconda walrus
0 pay anaconda walrus
> 0 places anaconda left
> turn 1
= score 0: 8
",
    r"# The print's figures: 20 points against 16 are 4 more.
families polar exotic
hand 1: seal
line: macaw macaw reindeer reindeer
collection 0 left: walrus walrus anaconda
collection 0 right: golden_frog golden_frog seal
---
= score 0: 40
",
    r"# It does not matter which collection it lies in, nor whether it is covered.
families polar exotic
hand 1: seal
line: macaw macaw reindeer reindeer
collection 0 left: walrus walrus
collection 0 right: anaconda seal sloth
---
= score 0: 32
",
    r"# Equal collections bring nothing.
families polar exotic
hand 1: seal
line: macaw macaw reindeer reindeer
collection 0 left: anaconda
collection 0 right: seal
---
= score 0: 8
",
    r"# Two of them: both score the difference, and neither's bonus counts for it.
families polar exotic
hand 1: seal
line: macaw macaw reindeer reindeer
collection 0 left: anaconda walrus
collection 0 right: anaconda seal
---
= score 0: 28
",
    r"# Two in the same collection likewise.
families polar exotic
hand 1: seal
line: macaw macaw reindeer reindeer
collection 0 left: anaconda anaconda
collection 0 right: seal
---
= score 0: 20
",
    r"# Scoring effects count where their card lies: Macaws, and a Polar Bear with 5 rice paper.
families polar exotic
hand 0: rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: seal
line: sloth sloth reindeer reindeer
collection 0 left: anaconda macaw macaw
collection 0 right: polar_bear arctic_hare
---
= score 0: 28
",
    r"# A Kappa of one's own counts where it lies as far as it rewards its owner.
families exotic legendary
hand 1: oni
line: macaw macaw dragon dragon
collection 0 left: anaconda
collection 0 right: kappa
---
= score 0: 20
= score 1: 0
",
    r"# A Kappa of one's own that rewards another counts for nothing but its points.
families exotic legendary
hand 1: oni
line: macaw macaw dragon dragon
collection 0 left: anaconda
collection 0 right: kappa
collection 1 left: phoenix
collection 1 right: phoenix
---
= score 0: 10
= score 1: 13
",
    r"# Another player's Kappa rewards no collection.
families exotic legendary
hand 1: oni
line: macaw macaw dragon dragon
collection 0 left: anaconda
collection 0 right: phoenix
collection 1 left: kappa
---
= score 0: 13
= score 1: 10
",
    r"# Nor does a character in play (L-7.2).
families polar exotic
characters samurai ninja
in play: yellow_samurai
hand 1: seal
line: macaw macaw reindeer reindeer
collection 0 left: anaconda
collection 0 right: seal
---
= score 0: 13
",
    r"# In a mix a Whale counts for its collection with the cards it lies with, the Anaconda among them.
families sea lawn exotic
line: crab crab fly fly
collection 0 left: anaconda whale
collection 0 right: bee
collection 1 left: anaconda
collection 2 left: whale
---
= score 0: 18
= score 1: 8
= score 2: 4
",
    r"# A Piranha takes it over to the other collection, which then is the better one.
families polar exotic
hand 0: piranha reindeer
hand 1: seal
line: macaw macaw reindeer walrus
collection 0 left: anaconda
collection 0 right: arctic_hare
---
= score 0: 8
0 play piranha left
0 pay reindeer
= score 0: 16
0 spot 0 left 1
0 spot 0 right 1
> 0 moves anaconda left 1 to right 1
= collection 0 right: anaconda arctic_hare
= score 0: 14
",
    r"# An Anaconda is exotic: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# A draw takes one and no more: it is worth 4 folds.
families polar exotic
hand 1: walrus
line: anaconda sloth seal macaw
---
! 0 draw anaconda sloth : needs 1 to 4, got 5 (O-4.1)
0 draw anaconda
",
];
