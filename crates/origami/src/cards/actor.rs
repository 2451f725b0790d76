//! Actor — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Feat, Score};

/// 5 points for the most families.
pub const YELLOW: Def = Def {
    name: Names {
        en: printed(n("Actor (yellow)", "Actors (yellow)")),
        it: ours(m("Attore (giallo)", "Attori (gialli)")),
        de: ours(m("Schauspieler (gelb)", "Schauspieler (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: ours(Ability::Scoring(Score::ToThoseWith(Feat::MostFamilies, 5))),
    text: Words {
        en: "5 points to every player whose collections hold the most different families.",
        it: "5 punti a ogni giocatore con il maggior numero di famiglie diverse nelle proprie collezioni.",
        de: "5 Punkte für alle, in deren Sammlungen die meisten verschiedenen Familien vertreten sind.",
    },
    ours: None,
};

/// 5 points for the fewest families.
pub const RED: Def = Def {
    name: Names {
        en: printed(n("Actor (red)", "Actors (red)")),
        it: ours(m("Attore (rosso)", "Attori (rossi)")),
        de: ours(m("Schauspieler (rot)", "Schauspieler (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: ours(Ability::Scoring(Score::ToThoseWith(Feat::FewestFamilies, 5))),
    text: Words {
        en: "5 points to every player whose collections hold the fewest different families, but at least 1.",
        it: "5 punti a ogni giocatore con il minor numero di famiglie diverse nelle proprie collezioni, purché ne abbia almeno 1.",
        de: "5 Punkte für alle, in deren Sammlungen die wenigsten verschiedenen Familien vertreten sind, mindestens aber 1.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs 4 folds and lies in no collection: 5 points to whoever has the most families there (L-6.1, L-7.14).
families farm sky sea
characters actor musician ninja
hand 0: yellow_actor owl raccoon
hand 1: cat
hand 2: chick
line: fox rabbit dog eagle
collection 0 left: cat chick
collection 0 right: minnow
collection 1 left: sheep sheep
collection 1 right: pig
collection 2 left: owl
collection 2 right: crab
---
= deck 43
= score 0: 9
0 play yellow_actor
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl raccoon
> 0 puts yellow_actor in play
0 no
= in play: yellow_actor
= score 0: 14
= score 1: 11
= score 2: 8
",
    r"# Red costs 4 folds: 5 points to whoever has the fewest families, but at least one.
families farm sky sea
characters actor musician ninja
hand 0: red_actor owl raccoon
hand 1: cat
hand 2: chick
line: fox rabbit dog eagle
collection 0 left: cat
collection 0 right: minnow
collection 1 left: sheep sheep
collection 1 right: pig
---
= deck 46
0 play red_actor
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl raccoon
> 0 puts red_actor in play
0 no
= score 0: 6
= score 1: 16
= score 2: 0
",
    r"# Yellow: everybody who is tied scores in full, whoever has more cards (L-6.2).
families farm sky sea
characters actor musician ninja
in play: yellow_actor
line: fox rabbit dog eagle
collection 0 left: cat
collection 0 right: chick
collection 1 left: sheep sheep
collection 1 right: crab
collection 2 left: owl dove
collection 2 right: parrot
---
= score 0: 11
= score 1: 15
= score 2: 12
",
    r"# Red: all who are tied, and not the player without a collection.
families farm sky sea
characters actor musician ninja
in play: red_actor
line: fox rabbit dog eagle
collection 0 left: cat
collection 1 left: owl dove
collection 1 right: parrot
---
= score 0: 8
= score 1: 17
= score 2: 0
",
    r"# With no collections at all nobody is rewarded, by either version.
families farm sky
characters actor musician
hand 0: yellow_actor owl dove
line: fox rabbit red_actor eagle
---
0 play yellow_actor
0 pay owl dove
= score 0: 0
= score 1: 0
0 play red_actor
> yellow_actor leaves play
> 0 puts red_actor in play
= score 0: 0
= score 1: 0
0 no
= in play: red_actor
= discards: owl dove yellow_actor
",
    r"# Yellow replaces red, and the points change hands.
families farm sky
characters actor musician
in play: red_actor
hand 0: yellow_actor owl dove
hand 1: cat
line: fox rabbit dog eagle
collection 0 left: cat
collection 1 left: sheep
collection 1 right: chick
---
= score 0: 8
= score 1: 6
0 play yellow_actor
0 pay owl dove
> red_actor leaves play
> 0 puts yellow_actor in play
= score 0: 3
= score 1: 11
= discards: owl dove red_actor
0 play eagle right
> 0 places eagle right
= score 0: 13
= score 1: 11
",
    r"# Red replaces yellow; covered cards count.
families farm sky
characters actor musician
in play: yellow_actor
hand 0: red_actor owl dove
hand 1: cat
line: fox rabbit dog pig
collection 0 left: chick cat
collection 0 right: sheep
collection 1 left: raccoon
collection 1 right: sheep
---
= score 0: 14
= score 1: 6
0 play red_actor
0 pay owl dove
> yellow_actor leaves play
= score 0: 9
= score 1: 11
0 no
",
    r"# Families of both games count alike; characters in play and rice paper belong to none.
families polar farm
characters actor musician
in play: yellow_actor red_musician
hand 0: rice_paper rice_paper
hand 1: cat
line: fox rabbit dog pig
collection 0 left: seal
collection 1 left: cat
collection 1 right: seal
---
= score 0: 4
= score 1: 12
",
    r"# Four players with one, two, three and four families.
families polar exotic dinosaurs legendary
characters actor musician ninja monk
in play: yellow_actor
line: oni oni griffin griffin
collection 0 left: arctic_hare
collection 1 left: arctic_hare
collection 1 right: sloth
collection 2 left: arctic_hare pteranodon
collection 2 right: sloth
collection 3 left: seal pteranodon
collection 3 right: sloth leprechaun
---
= score 0: 3
= score 1: 6
= score 2: 9
= score 3: 18
",
    r"# The same four players under the red one.
families polar exotic dinosaurs legendary
characters actor musician ninja monk
in play: red_actor
line: oni oni griffin griffin
collection 0 left: arctic_hare
collection 1 left: arctic_hare
collection 1 right: sloth
collection 2 left: arctic_hare pteranodon
collection 2 right: sloth
collection 3 left: seal pteranodon
collection 3 right: sloth leprechaun
---
= score 0: 8
= score 1: 6
= score 2: 9
= score 3: 13
",
    r"# What it awards is part of the result at the end.
families farm sky
characters actor samurai
start 1
turn 0
ending final-round
runouts 2
in play: yellow_actor
hand 0: cat
hand 1: cat
line: fox rabbit dog pig
collection 0 left: cat
collection 0 right: chick
collection 1 left: pig
collection 1 right: fox
---
0 draw dog
> over
= result 11:1 10:2
",
    r"# A Kappa rewards beside it. Each version is worth 2 folds.
families legendary farm
characters actor musician
hand 0: unicorn cat
hand 1: cat
line: yellow_actor red_actor cat oni
deck: kappa
collection 0 left: kappa
collection 1 left: cat
---
! 0 draw yellow_actor red_actor cat : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_actor red_actor
= score 0: 10
1 draw cat
0 play unicorn right
! 0 pay cat yellow_actor red_actor : needs 3, got 5 (O-5.1)
? 0: pay cat yellow_actor | pay cat red_actor
0 pay cat red_actor
0 no
= score 0: 13
",
    r"# A Sloth that moves cards within a collection moves no points.
families exotic farm
characters actor musician
in play: red_actor
hand 0: sloth macaw
hand 1: cat
line: fox rabbit dog pig
collection 0 left: macaw
collection 1 left: cat macaw
collection 1 right: sheep
---
= score 0: 7
= score 1: 8
0 play sloth right
0 pay macaw
0 spot 1 left 2
> 1 moves macaw left 2 to left 1
= collection 1 left: macaw cat
= score 0: 10
= score 1: 8
",
];
