//! Musician — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Modifier};

/// Every origami costs 1 fold less to play.
pub const YELLOW: Def = Def {
    name: Names {
        en: printed(n("Musician (yellow)", "Musicians (yellow)")),
        it: ours(m("Musicista (giallo)", "Musicisti (gialli)")),
        de: ours(m("Musiker (gelb)", "Musiker (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: printed(4),
    folds: printed(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::Cost(-1))),
    text: Words {
        en: "Every origami costs 1 fold less to play, for all players.",
        it: "Giocare un origami costa a tutti 1 piega in meno.",
        de: "Für alle Spieler kostet es 1 Faltung weniger, ein Origami auszuspielen.",
    },
    ours: Some(Words {
        en: "this version is the yellow one",
        it: "questa versione è quella gialla",
        de: "Diese Version ist die gelbe",
    }),
};

/// Every origami costs 1 fold more to play.
pub const RED: Def = Def {
    name: Names {
        en: printed(n("Musician (red)", "Musicians (red)")),
        it: ours(m("Musicista (rosso)", "Musicisti (rossi)")),
        de: ours(m("Musiker (rot)", "Musiker (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: printed(4),
    folds: printed(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::Cost(1))),
    text: Words {
        en: "Every origami costs 1 fold more to play, for all players.",
        it: "Giocare un origami costa a tutti 1 piega in più.",
        de: "Für alle Spieler kostet es 1 Faltung mehr, ein Origami auszuspielen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 4 folds, goes to the middle of the table, and from then on everybody pays 1 fold less (L-4.2, L-4.5).
families farm sky
characters musician ninja
hand 0: yellow_musician owl cat cat dog sheep
hand 1: sheep raccoon cat
line: sheep dog pig fox
---
= deck 27
0 play yellow_musician
> 0 plays yellow_musician
! 0 pay dog : needs 4, got 3 (O-5.1)
! 0 pay sheep dog : needs 4, got 5 (O-5.1)
? 0: pay cat dog | pay sheep owl | pay cat cat owl | pay cat cat sheep
0 pay cat dog
> 0 puts yellow_musician in play
? 0: play sheep left | play dog left | play pig left | play fox left | no
0 no
> turn 1
= in play: yellow_musician
= discards: cat dog
= line: sheep dog pig fox
= score 0: 0
1 play sheep left
! 1 pay cat : needs 2, got 1 (O-5.1)
1 pay raccoon
1 no
> turn 0
0 play sheep left
? 0: pay owl
0 pay owl
",
    r"# The red one costs the same and makes every play 1 fold dearer, for its own player too.
families farm sky
characters musician ninja
hand 0: red_musician owl dove sheep cat cat
hand 1: cat sheep chick
line: fox rabbit pig eagle
---
= deck 27
0 play red_musician
! 0 pay owl : needs 4, got 2 (O-5.1)
! 0 pay owl dove cat : needs 4, got 5 (O-5.1)
0 pay owl dove
> 0 puts red_musician in play
0 no
= in play: red_musician
1 play chick left
! 1 pay sheep : needs 3, got 2 (O-5.1)
1 pay cat sheep
1 no
> turn 0
? 0: draw fox | draw rabbit | draw pig | draw eagle | play cat left
",
    r"# Red replaces yellow: paid at the old price; what left is the top discard, and the bonus is free (L-4.2).
families farm sky
characters musician ninja
in play: yellow_musician
hand 0: red_musician pig sheep owl
hand 1: cat sheep
line: fox rabbit dog eagle
deck: cat chick
---
0 play red_musician
! 0 pay sheep owl : needs 3, got 4 (O-5.1)
0 pay pig
> 0 pays pig
> yellow_musician leaves play
> 0 puts red_musician in play
= in play: red_musician
= discards: pig yellow_musician
? 0: play fox left | play rabbit left | play dog left | play eagle left | no
0 play dog left
> 0 plays dog left from line
> 0 places dog left
0 no
> line filled cat
> turn 1
= line: fox rabbit eagle cat
= discards: pig yellow_musician
= score 0: 5
? 1: draw fox | draw rabbit | draw eagle | draw cat
",
    r"# Yellow replaces red, still paid with 5 folds.
families farm sky
characters musician ninja
in play: red_musician
hand 0: yellow_musician pig owl cat
hand 1: chick cat
line: fox rabbit dog pig
---
0 play yellow_musician
! 0 pay pig cat : needs 5, got 4 (O-5.1)
0 pay pig owl
> red_musician leaves play
> 0 puts yellow_musician in play
0 no
= in play: yellow_musician
= discards: owl pig red_musician
1 play chick left
? 1: pay cat
1 pay cat
> 1 places chick left
",
    r"# What is free stays free under the red one: a Lion's play and a character's bonus (L-4.5).
families farm savannah
characters musician ninja
in play: red_musician
hand 0: pig
hand 1: yellow_ninja pig sheep
line: dog dog cat gorilla
collection 0 left: lion
---
0 use left
0 play pig right
> 0 places pig right
> pig has nothing to do for 0
> turn 1
1 play yellow_ninja
1 pay sheep pig
1 play gorilla left
> 1 plays gorilla left from line
> 1 places gorilla left
> turn 0
= in play: red_musician yellow_ninja
= discards: sheep pig
",
    r"# Changes of the cost add up: a Dolphin takes up to 2 folds more off (L-4.5).
families farm sea
characters musician ninja
in play: yellow_musician
hand 0: squid fox sheep cat
hand 1: dog
line: dog sheep pig fox
collection 0 left: dolphin
---
0 use left
0 play squid right
! 0 pay fox : needs 5 to 7, got 4 (O-5.1)
? 0: pay cat fox | pay sheep fox | pay cat sheep fox
0 pay cat fox
> 0 places squid right
",
    r"# A cost is never below 0: a Minnow costs 1, and with a Dolphin nothing.
families farm sea
characters musician ninja
in play: yellow_musician
hand 0: minnow cat sheep
hand 1: dog
line: dog sheep pig fox
collection 0 left: dolphin
---
0 use left
0 play minnow right
! 0 pay sheep : needs 0 to 1, got 2 (O-5.1)
? 0: pay nothing | pay cat
0 pay nothing
> 0 places minnow right
= discards:
= hand 0: cat sheep
",
    r"# The red one adds first, then a Dolphin takes off: 7 to 9 folds for a Squid.
families farm sea
characters musician ninja
in play: red_musician
hand 0: squid fox rabbit cat pig
hand 1: dog
line: dog sheep pig fox
collection 0 left: dolphin
---
0 use left
0 play squid right
! 0 pay cat fox : needs 7 to 9, got 5 (O-5.1)
? 0: pay pig fox | pay pig rabbit | pay fox rabbit | pay cat pig fox | pay cat pig rabbit | pay cat fox rabbit
0 pay cat fox rabbit
",
    r"# A Caiman looks at the printed cost: a Seal for 3 folds brings another action (L-4.7).
families polar exotic
characters musician ninja
in play: yellow_musician
hand 0: seal penguin rice_paper macaw
hand 1: macaw
line: anaconda anaconda walrus walrus
collection 0 left: caiman
---
0 play seal right
! 0 pay macaw : needs 3, got 2 (O-5.1)
0 pay penguin
> 0 places seal right
> 0 reacts with caiman
0 yes
> 0 draws 3 rice paper
> 0 gets an action
> extra action 0
0 play macaw left
? 0: pay rice_paper rice_paper
0 pay rice_paper rice_paper
> turn 1
= hand 0: rice_paper rice_paper
= rice deck 16
",
    r"# The bonus may be another character, which brings its own; gaps stay until the end of the turn (L-4.3).
families farm sky
characters musician ninja
hand 0: yellow_musician owl dove
hand 1: cat
line: red_ninja dog pig fox
deck: cat chick
---
0 play yellow_musician
0 pay owl dove
? 0: play red_ninja | play dog left | play pig left | play fox left | no
0 play red_ninja
> 0 plays red_ninja from line
> 0 puts red_ninja in play
= line: dog pig fox
? 0: play dog left | play pig left | play fox left | no
0 play fox left
> 0 places fox left
> line filled cat
> line filled chick
> turn 1
= in play: yellow_musician red_ninja
= line: dog pig cat chick
= score 0: 5
",
    r"# The other version from the line sends the one just played away, for free.
families farm sky
characters musician ninja
hand 0: yellow_musician owl dove
hand 1: cat
line: red_musician dog pig fox
deck: cat
---
0 play yellow_musician
0 pay owl dove
0 play red_musician
> yellow_musician leaves play
> 0 puts red_musician in play
0 no
> line filled cat
= in play: red_musician
= discards: owl dove yellow_musician
",
    r"# Either version is worth 2 folds, to draw and to pay.
families farm sky
characters musician ninja
hand 0: yellow_ninja
hand 1: owl
line: yellow_musician red_musician cat sheep
deck: fox rabbit fox
---
! 0 draw yellow_musician red_musician cat : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_musician red_musician
= hand 0: yellow_ninja yellow_musician red_musician
1 draw cat
0 play yellow_ninja
? 0: pay yellow_musician red_musician
0 pay yellow_musician red_musician
= discards: yellow_musician red_musician
",
    r"# Four players: all of them pay the higher price, whoever played the card.
families farm sky sea savannah
characters musician ninja geisha samurai
in play: red_musician
hand 0: cat cat sheep
hand 1: chick chick parrot
hand 2: minnow minnow shell
hand 3: monkey monkey cheetah
line: fox rabbit pig dog
---
0 play cat left
0 pay cat sheep
0 no
1 play chick left
1 pay chick parrot
2 play minnow left
2 pay minnow shell
3 play monkey left
! 3 pay cheetah : needs 3, got 2 (O-5.1)
3 pay monkey cheetah
= score 0: 3
= score 1: 3
= score 2: 3
= score 3: 3
",
    r"# A Dragon's plays cost 1 less for everybody, the Dragon itself too.
families farm legendary
characters musician ninja
in play: yellow_musician
hand 0: dragon pig raccoon cat sheep sheep
hand 1: raccoon pig
line: fox fox rabbit griffin
---
0 play dragon left
0 pay pig sheep
0 yes
? 0: play raccoon right | play sheep right | no
0 no
? 1: play raccoon left | no
1 play raccoon left
? 1: pay pig
1 pay pig
> 1 places raccoon left
> turn 1
",
    r"# A character costs 4, so a Caiman reacts to it, even if the bonus then covers the Caiman (L-4.7).
families exotic farm
characters musician ninja
hand 0: yellow_musician macaw macaw sheep raccoon
hand 1: cat
line: fox rabbit red_ninja anaconda
deck: pig
collection 0 left: caiman
collection 0 right: sloth
---
0 play yellow_musician
0 pay macaw macaw
> 0 puts yellow_musician in play
> 0 reacts with caiman
0 play fox left
> 0 places fox left
> 0 gets an action
> extra action 0
= line: rabbit red_ninja anaconda
= collection 0 left: caiman fox
0 draw red_ninja
> turn 1
",
    r"# A Parrot copies no character: it has no instant effect, and neither has its bonus (L-4.3).
families sky farm
characters musician ninja
in play: red_ninja
hand 0: parrot vulture
hand 1: cat
line: yellow_musician chicken rabbit fox
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# The new version holds from its own bonus on: what a Monkey from the line plays costs 1 more already (L-4.2).
families farm savannah
characters musician ninja
in play: yellow_musician
hand 0: red_musician pig cheetah sheep raccoon cat
hand 1: cat
line: fox rabbit monkey dog
deck: dog
---
0 play red_musician
0 pay pig
0 play monkey left
> 0 places monkey left
? 0: play cheetah right | no
0 play cheetah right
! 0 pay cat sheep : needs 4, got 3 (O-5.1)
? 0: pay sheep raccoon
0 pay sheep raccoon
0 no
= hand 0: cat
",
    r"# A payment may have many cards: a Butterfly for 9, one more by red and one too much by a Calligrapher.
families polar lawn
characters musician calligrapher
in play: red_musician yellow_calligrapher
hand 0: butterfly rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper fly fly fly
hand 1: ant
line: ant ant ant ant
---
0 play butterfly left
! 0 pay rice_paper rice_paper rice_paper rice_paper rice_paper fly fly fly : needs 10 to 11, got 8 (O-5.1)
0 pay rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper fly fly fly
> 0 places butterfly left
= rice deck 18
",
];
