//! Sumo wrestler — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Feat, Score};

/// 5 points for the most dear origami.
pub const YELLOW: Def = Def {
    name: Names {
        en: printed(n("Sumo wrestler (yellow)", "Sumo wrestlers (yellow)")),
        it: ours(m("Lottatore di sumo (giallo)", "Lottatori di sumo (gialli)")),
        de: ours(m("Sumoringer (gelb)", "Sumoringer (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: ours(Ability::Scoring(Score::ToThoseWith(Feat::MostCostingAtLeast(8), 5))),
    text: Words {
        en: "5 points to every player whose collections hold the most origami that cost 8 folds or more.",
        it: "5 punti a ogni giocatore con il maggior numero di origami di costo 8 o superiore nelle proprie collezioni.",
        de: "5 Punkte für alle, in deren Sammlungen die meisten Origami mit Kosten von 8 oder mehr liegen.",
    },
    ours: None,
};

/// 5 points for the most cheap origami.
pub const RED: Def = Def {
    name: Names {
        en: printed(n("Sumo wrestler (red)", "Sumo wrestlers (red)")),
        it: ours(m("Lottatore di sumo (rosso)", "Lottatori di sumo (rossi)")),
        de: ours(m("Sumoringer (rot)", "Sumoringer (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: ours(Ability::Scoring(Score::ToThoseWith(Feat::MostCostingAtMost(3), 5))),
    text: Words {
        en: "5 points to every player whose collections hold the most origami that cost 3 folds or less.",
        it: "5 punti a ogni giocatore con il maggior numero di origami di costo 3 o inferiore nelle proprie collezioni.",
        de: "5 Punkte für alle, in deren Sammlungen die meisten Origami mit Kosten von 3 oder weniger liegen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs 4 folds: 5 points for the most origami that cost 8 or more in the collections.
families farm lawn
characters sumo_wrestler musician
hand 0: yellow_sumo_wrestler raccoon sheep
hand 1: cat
line: fox rabbit dog pig
collection 0 left: bee
collection 0 right: butterfly
collection 1 left: fox dog
collection 1 right: pig
---
= deck 27
= score 0: 15
= score 1: 15
0 play yellow_sumo_wrestler
! 0 pay sheep : needs 4, got 2 (O-5.1)
0 pay raccoon sheep
> 0 puts yellow_sumo_wrestler in play
0 no
= in play: yellow_sumo_wrestler
= score 0: 20
= score 1: 15
",
    r"# Red costs 4 folds: 5 points for the most origami that cost 3 or less.
families farm lawn
characters sumo_wrestler musician
hand 0: red_sumo_wrestler raccoon sheep
hand 1: cat
line: fox rabbit dog pig
collection 0 left: cat
collection 0 right: caterpillar
collection 1 left: fly raccoon
collection 1 right: cricket
---
= deck 27
= score 0: 5
= score 1: 10
0 play red_sumo_wrestler
! 0 pay sheep : needs 4, got 2 (O-5.1)
0 pay raccoon sheep
> 0 puts red_sumo_wrestler in play
0 no
= in play: red_sumo_wrestler
= score 0: 10
= score 1: 10
",
    r"# Yellow: a cost of 6 is not enough, 8 and 9 count the same, and tied players score in full (L-6.2).
families farm lawn sky
characters sumo_wrestler musician ninja
in play: yellow_sumo_wrestler
line: cat cat cat sheep
collection 0 left: fox
collection 1 left: butterfly
collection 2 left: pig vulture
collection 2 right: dog
---
= score 0: 10
= score 1: 15
= score 2: 14
",
    r"# Red: 4 is too much, 2 and 3 count the same, and tied players score in full.
families farm lawn sky
characters sumo_wrestler musician ninja
in play: red_sumo_wrestler
line: cat cat fox fox
collection 0 left: cat
collection 1 left: caterpillar
collection 2 left: owl cricket
collection 2 right: dove
---
= score 0: 8
= score 1: 7
= score 2: 13
",
    r"# Nobody has such an origami: nobody is rewarded (L-6.2).
families farm sky
characters sumo_wrestler musician
in play: yellow_sumo_wrestler
line: cat cat fox fox
collection 0 left: pig
collection 1 left: cat
---
= score 0: 5
= score 1: 3
",
    r"# Nor by the red one.
families farm sky
characters sumo_wrestler musician
in play: red_sumo_wrestler
line: cat cat fox fox
collection 0 left: pig
collection 1 left: eagle
---
= score 0: 5
= score 1: 5
",
    r"# The printed cost counts, whatever a Musician takes off (L-7.14).
families farm sky
characters sumo_wrestler musician
in play: yellow_sumo_wrestler yellow_musician
line: cat cat cat fox
collection 0 left: eagle
collection 1 left: pig
---
= score 0: 10
= score 1: 5
",
    r"# A card of 4 that costs 3 for now is not counted by the red one.
families farm sky
characters sumo_wrestler musician
in play: red_sumo_wrestler yellow_musician
line: cat cat cat fox
collection 0 left: owl
collection 0 right: dove
collection 1 left: parrot
---
= score 0: 9
= score 1: 8
",
    r"# A card of 3 that costs 4 for now still is.
families farm sky
characters sumo_wrestler musician
in play: red_sumo_wrestler red_musician
line: cat cat cat fox
collection 0 left: parrot
collection 0 right: sheep
collection 1 left: chick
---
= score 0: 11
= score 1: 3
",
    r"# Red replaces yellow: the points change hands, and the bonus changes them again.
families farm sky
characters sumo_wrestler musician
in play: yellow_sumo_wrestler
hand 0: red_sumo_wrestler owl dove
hand 1: cat
line: fox rabbit chick cat
collection 0 left: magpie
collection 1 left: sheep
---
= score 0: 11
= score 1: 3
0 play red_sumo_wrestler
0 pay owl dove
> yellow_sumo_wrestler leaves play
> 0 puts red_sumo_wrestler in play
= discards: owl dove yellow_sumo_wrestler
= score 0: 6
= score 1: 8
0 play chick right
= score 0: 14
= score 1: 8
",
    r"# Yellow replaces red; covered cards count.
families farm sky
characters sumo_wrestler musician
in play: red_sumo_wrestler
hand 0: yellow_sumo_wrestler owl dove
hand 1: cat
line: fox rabbit chick cat
collection 0 left: magpie pig
collection 0 right: dog
collection 1 left: sheep
---
= score 0: 16
= score 1: 8
0 play yellow_sumo_wrestler
0 pay owl dove
> red_sumo_wrestler leaves play
> 0 puts yellow_sumo_wrestler in play
= discards: owl dove red_sumo_wrestler
0 no
= score 0: 21
= score 1: 3
",
    r"# Beside a Samurai both award; characters in play cost something, but lie in nobody's collections.
families polar exotic
characters sumo_wrestler samurai
in play: yellow_sumo_wrestler yellow_samurai
line: macaw macaw macaw sloth
collection 0 left: walrus
collection 1 left: sloth
collection 1 right: seal
---
= score 0: 13
= score 1: 12
",
    r"# Four players: a cost of 5 counts for neither version.
families polar exotic dinosaurs legendary
characters sumo_wrestler musician ninja monk
in play: red_sumo_wrestler
line: macaw macaw macaw sloth
collection 0 left: penguin
collection 1 left: oni
collection 2 left: phoenix
collection 3 left: macaw
---
= score 0: 5
= score 1: 8
= score 2: 9
= score 3: 7
",
    r"# Each version is worth 2 folds.
families polar exotic dinosaurs legendary
characters sumo_wrestler musician ninja monk
hand 0: sloth
hand 1: sloth
hand 2: sloth
hand 3: oni
line: yellow_sumo_wrestler red_sumo_wrestler phoenix griffin
deck: leprechaun kappa kappa
---
! 0 draw yellow_sumo_wrestler red_sumo_wrestler phoenix : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_sumo_wrestler
1 draw red_sumo_wrestler
2 draw phoenix
3 draw griffin
0 play sloth left
0 pay yellow_sumo_wrestler
> 0 places sloth left
1 play sloth left
1 pay red_sumo_wrestler
> sloth has nothing to do for 1
= discards: yellow_sumo_wrestler red_sumo_wrestler
",
    r"# In an edition with a card of cost 7: that is not enough.
override pig cost 7
families farm sky
characters sumo_wrestler musician
in play: yellow_sumo_wrestler
line: cat cat cat fox
collection 0 left: pig
collection 1 left: fox
---
= score 0: 5
= score 1: 10
",
];
