//! Macaw — exotic.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::cards::species;
use crate::vocab::{Ability, Score};

/// Scores 3 more points if the card directly above or below it is another Macaw.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Macaw", "Macaws")), it: ours(f("Ara", "Are")), de: ours(m("Ara", "Aras")) },
    family: printed(Some(Family::Exotic)),
    quantity: printed(5),
    cost: printed(3),
    folds: printed(2),
    points: printed(2),
    kind: Provenance::Printed,
    ability: printed(Ability::Scoring(Score::IfNextTo(species("macaw"), 3))),
    text: Words {
        en: "Scores 3 more points if the card directly above or below it is another Macaw.",
        it: "Vale 3 punti in più se la carta subito sopra o subito sotto è un'altra Ara.",
        de: "Diese Karte ist 3 Punkte mehr wert, wenn sie direkt über oder unter einem anderen Ara liegt.",
    },
    ours: Some(Words {
        en: "only a Macaw directly above or below counts, and between two others the points come only once",
        it: "conta solo un'Ara subito sopra o subito sotto, e tra altre due Are i punti valgono una volta sola",
        de: "Es zählt nur ein Ara direkt darüber oder darunter, und auch zwischen zwei Aras gibt es die Punkte nur einmal",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Worth 2 points, and 3 more directly above or below another Macaw: each of the two. It costs exactly 3 folds.
families polar exotic
hand 0: macaw macaw sloth seal seal sloth
hand 1: seal
line: anaconda caiman walrus walrus
collection 0 right: arctic_hare
---
= deck 24
0 play macaw left
! 0 pay seal : needs 3, got 2 (O-5.1)
0 pay macaw sloth
> 0 places macaw left
>! macaw has nothing to do for 0
> turn 1
= score 0: 5
",
    r"# On top of another one: 5 points each.
families polar exotic
hand 0: macaw seal sloth
hand 1: seal
line: anaconda caiman walrus walrus
collection 0 left: macaw
collection 0 right: seal
---
= score 0: 6
0 play macaw left
0 pay seal sloth
= score 0: 14
",
    r"# All five: between two others it still scores 3 more, not 6.
families polar exotic
hand 1: seal
line: anaconda caiman walrus walrus
collection 0 left: macaw macaw macaw
collection 0 right: macaw macaw
---
= deck 26
= score 0: 25
",
    r"# Something between them, the other collection and another player's Macaws count for nothing.
families polar exotic
hand 1: seal
line: anaconda caiman walrus walrus
collection 0 left: macaw sloth macaw
collection 0 right: sloth macaw
collection 1 left: macaw
---
= score 0: 12
= score 1: 2
",
    r"# Covered by something else they still score, at the bottom, in the middle or on top.
families polar exotic
hand 1: seal
line: anaconda caiman walrus walrus
collection 0 left: sloth macaw macaw sloth
collection 0 right: macaw macaw arctic_hare arctic_hare
---
= score 0: 32
",
    r"# A Piranha brings two together.
families polar exotic
hand 0: piranha reindeer
hand 1: seal
line: anaconda caiman walrus walrus
collection 0 left: macaw
collection 0 right: macaw
---
= score 0: 4
0 play piranha left
0 pay reindeer
0 spot 0 left 1
0 spot 0 right 1
> 0 moves macaw left 1 to right 1
= collection 0 left: piranha
= collection 0 right: macaw macaw
= score 0: 14
",
    r"# A Sloth drives two apart.
families polar exotic
hand 0: arctic_hare
hand 1: sloth seal
line: anaconda caiman walrus walrus
collection 0 left: sloth macaw macaw
collection 0 right: arctic_hare arctic_hare
---
= score 0: 19
0 draw caiman
1 play sloth left
1 pay seal
1 spot 0 left 3
> 0 moves macaw left 3 to left 1
= collection 0 left: macaw sloth macaw
= score 0: 13
",
    r"# Worth 2 folds: two of them are one draw.
families polar exotic
hand 1: seal
line: macaw macaw sloth caiman
---
! 0 draw macaw macaw sloth : needs 1 to 4, got 5 (O-4.1)
0 draw macaw macaw
= hand 0: macaw macaw
",
    r"# A Parrot can't copy a scoring effect.
families sky exotic
hand 0: parrot vulture
hand 1: eagle
line: macaw macaw eagle chicken
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
",
    r"# The printed example with three cards in hand (L-6.4): 48 points.
families polar exotic dinosaurs legendary
hand 0: seal seal seal
hand 1: kappa
line: dragon dragon oni oni
collection 0 left: phoenix phoenix kappa t_rex
collection 0 right: reindeer walrus macaw macaw
---
= score 0: 48
",
    r"# A Macaw is exotic: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# So are these four.
families lawn polar dinosaurs legendary
---
= deck 72
",
];
