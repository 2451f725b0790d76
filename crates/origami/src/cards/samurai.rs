//! Samurai — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Feat, Score};

/// 5 points for the most origami.
pub const YELLOW: Def = Def {
    name: Names {
        en: printed(n("Samurai (yellow)", "Samurai (yellow)")),
        it: ours(m("Samurai (giallo)", "Samurai (gialli)")),
        de: ours(m("Samurai (gelb)", "Samurai (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: ours(Ability::Scoring(Score::ToThoseWith(Feat::MostOrigami, 5))),
    text: Words {
        en: "5 points to every player whose collections hold the most origami.",
        it: "5 punti a ogni giocatore con il maggior numero di origami nelle proprie collezioni.",
        de: "5 Punkte für alle, in deren Sammlungen die meisten Origami liegen.",
    },
    ours: None,
};

/// 5 points for the most cards in hand.
pub const RED: Def = Def {
    name: Names {
        en: printed(n("Samurai (red)", "Samurai (red)")),
        it: ours(m("Samurai (rosso)", "Samurai (rossi)")),
        de: ours(m("Samurai (rot)", "Samurai (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: ours(Ability::Scoring(Score::ToThoseWith(Feat::MostCardsInHand, 5))),
    text: Words {
        en: "5 points to every player with the most cards in hand.",
        it: "5 punti a ogni giocatore con il maggior numero di carte in mano.",
        de: "5 Punkte für alle, die die meisten Karten auf der Hand haben.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs 4 folds: 5 points for the most origami in the collections.
families farm sky
characters samurai musician
hand 0: yellow_samurai raccoon sheep
hand 1: cat cat cat
line: fox rabbit dog pig
collection 0 left: cat
collection 0 right: chick
collection 1 left: eagle
---
= deck 27
0 play yellow_samurai
! 0 pay sheep : needs 4, got 2 (O-5.1)
0 pay raccoon sheep
> 0 puts yellow_samurai in play
= in play: yellow_samurai
= score 0: 11
= score 1: 5
0 no
",
    r"# Red costs 4 folds: 5 points for the most cards in hand.
families farm sky
characters samurai musician
hand 0: red_samurai raccoon sheep owl
hand 1: cat cat cat
line: fox rabbit dog pig
collection 0 left: cat
collection 0 right: chick
collection 1 left: eagle
---
= deck 26
0 play red_samurai
! 0 pay sheep : needs 4, got 2 (O-5.1)
0 pay raccoon sheep
> 0 puts red_samurai in play
= in play: red_samurai
= score 0: 6
= score 1: 10
0 no
",
    r"# Yellow: tied players score in full; covered cards count, cards in hand do not (L-6.2).
families farm sky sea
characters samurai musician ninja
in play: yellow_samurai
hand 2: minnow minnow minnow
line: fox rabbit dog pig
collection 0 left: cat chick
collection 0 right: owl
collection 1 left: sheep
collection 1 right: sheep raccoon
collection 2 left: squid
collection 2 right: squid
---
= score 0: 15
= score 1: 14
= score 2: 14
",
    r"# Red: tied players score in full.
families farm sky sea
characters samurai musician ninja
in play: red_samurai
hand 0: cat cat
hand 1: chick chick
hand 2: minnow
line: fox rabbit dog pig
collection 2 left: squid
---
= score 0: 5
= score 1: 5
= score 2: 7
",
    r"# With empty collections nobody has the most.
families farm sky
characters samurai musician
in play: yellow_samurai
hand 0: cat
line: fox rabbit dog pig
---
= score 0: 0
= score 1: 0
",
    r"# With empty hands nobody has the most.
families farm sky
characters samurai musician
in play: red_samurai
line: fox rabbit dog pig
collection 0 left: cat
---
= score 0: 3
= score 1: 0
",
    r"# Red replaces yellow.
families farm sky
characters samurai musician
in play: yellow_samurai
hand 0: red_samurai raccoon sheep
hand 1: cat
line: fox rabbit dog pig
collection 0 left: cat
---
= score 0: 8
0 play red_samurai
0 pay raccoon sheep
> yellow_samurai leaves play
> 0 puts red_samurai in play
= score 0: 3
= score 1: 5
= discards: sheep raccoon yellow_samurai
0 no
",
    r"# Yellow replaces red; a bonus origami counts at once, the character itself never.
families farm sky
characters samurai musician
in play: red_samurai
hand 0: yellow_samurai raccoon sheep cat
hand 1: cat
line: fox rabbit dog pig
collection 1 left: cat
collection 1 right: chick
---
= score 0: 5
0 play yellow_samurai
0 pay raccoon sheep
> red_samurai leaves play
> 0 puts yellow_samurai in play
= score 0: 0
= score 1: 11
0 play fox left
= score 0: 5
= score 1: 11
= discards: sheep raccoon red_samurai
",
    r"# Rice paper is a card in hand (L-5.3).
families polar farm
characters samurai musician
in play: red_samurai
hand 0: rice_paper rice_paper rice_paper
hand 1: cat cat
line: fox rabbit dog pig
collection 0 left: cat
---
= score 0: 8
= score 1: 0
",
    r"# It awards at the end of the game; the tie that is left is one of cards in hand (O-8.2).
families farm sky
characters samurai actor
start 1
turn 0
ending final-round
runouts 2
in play: yellow_samurai
hand 0: cat
hand 1: cat cat
line: fox rabbit dog pig
collection 0 left: cat
collection 0 right: sheep
collection 1 left: chick
collection 1 right: sheep
---
0 draw fox
> over
= result 11:1 11:1
",
    r"# Red at the end of the game: the last hand check comes first.
families farm sky
characters samurai actor
start 1
turn 0
ending final-round
runouts 2
in play: red_samurai
hand 0: cat cat cat sheep sheep sheep pig dog
hand 1: owl owl dove dove chick chick chick chick
line: fox rabbit dog pig
---
= score 0: 5
0 draw fox
= score 1: 0
0 pick cat
> over
= result 5:1 5:1
",
    r"# A Nine-tailed Fox moves the points of the red one. Three players.
families legendary farm sky
characters samurai musician ninja
in play: red_samurai
hand 0: nine_tailed_fox fox sheep cat cat cat
hand 1: chick
line: fox rabbit dog pig
---
0 play nine_tailed_fox left
0 pay sheep fox
0 yes
= score 0: 11
0 pick cat
= asked 1
1 pick chick
= asked 0
0 pick cat
= hand 0: cat
= hand 1: cat
= hand 2: cat chick
= score 0: 6
= score 1: 0
= score 2: 5
",
    r"# Four players; each version is worth 2 folds.
families farm sky sea savannah
characters samurai musician ninja monk
hand 0: cat
hand 1: chick
hand 2: minnow
hand 3: monkey
line: yellow_samurai red_samurai cat fox
deck: pig
---
= deck 72
! 0 draw yellow_samurai red_samurai cat : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_samurai
1 draw red_samurai
2 draw cat
3 draw fox
0 play cat left
0 pay yellow_samurai
0 no
1 play chick left
1 pay red_samurai
= discards: yellow_samurai red_samurai
",
    r"# An Elephant plays it, a Monkey does not: it belongs to no family (L-4.6).
families farm savannah
characters samurai musician
hand 0: elephant fox yellow_samurai raccoon sheep
hand 1: monkey cheetah red_samurai fox
line: dog dog pig gorilla
deck: cat cat
---
0 play elephant left
0 pay fox
0 yes
0 play yellow_samurai
0 pay sheep raccoon
> 0 puts yellow_samurai in play
0 play gorilla right
> gorilla has nothing to do for 0
> line filled cat
= score 0: 15
1 play monkey left
1 pay cheetah
? 1: no
1 no
",
];
