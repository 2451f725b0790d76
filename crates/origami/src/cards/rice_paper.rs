//! Rice paper — the deck beside the polar family.

use crate::card::{Def, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::Ability;

/// Pays 1 fold, and does nothing else.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Rice Paper", "Rice Paper cards")),
        it: ours(f("Carta di riso", "Carte di riso")),
        de: ours(n("Reispapier", "Reispapier")),
    },
    family: printed(None),
    quantity: printed(18),
    cost: printed(0),
    folds: printed(1),
    points: printed(0),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[])),
    text: Words {
        en: "Pays 1 fold. It is not an origami and goes back to its own deck.",
        it: "Paga 1 piega. Non è un origami e torna nel proprio mazzo.",
        de: "Bezahle damit 1 Faltung. Reispapier ist kein Origami und kommt danach auf seinen eigenen Stapel zurück.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Rice paper pays 1 fold each and returns to its deck of 18, never to the discards (L-5.1, L-5.2).
families polar farm
hand 0: seal cat rice_paper rice_paper rice_paper
hand 1: cat
line: fox rabbit dog pig
---
= rice deck 15
= deck 29
0 play seal left
! 0 pay rice_paper rice_paper rice_paper : needs 4, got 3 (O-5.1)
? 0: pay cat rice_paper rice_paper rice_paper
0 pay cat rice_paper rice_paper rice_paper
> 0 pays rice_paper
= rice deck 18
= discards: cat
0 yes
> 0 draws 3 rice paper
= hand 0: rice_paper rice_paper rice_paper
= rice deck 15
",
    r"# It can't be played, drawn from the line, or copied: with nothing else to do the turn is passed (L-5.1).
families polar farm
hand 0: rice_paper rice_paper
hand 1: cat
line:
rest box
---
! 0 play rice_paper left : not allowed here (L-5.1)
? 0: pass
0 pass
",
    r"# When too few are left the rest is not drawn, and not owed (L-5.2).
families polar farm
hand 0: seal fox rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: fox rabbit dog pig
---
= rice deck 2
0 play seal left
0 pay fox
0 yes
> 0 draws 2 rice paper
= rice deck 0
0 pick rice_paper
> 0 discards rice_paper
> turn 1
= rice deck 1
",
    r"# Where several players draw it, in turn order: the last one finds too little. Three players.
families polar farm sky
turn 1
hand 0: cat
hand 1: reindeer fox rabbit rice_paper rice_paper rice_paper rice_paper rice_paper
hand 2: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: fox rabbit dog pig
---
= rice deck 5
1 play reindeer left
1 pay fox rabbit
1 yes
> 1 draws 2 rice paper
> 2 draws 2 rice paper
> 0 draws 1 rice paper
= rice deck 0
= hand 0: cat rice_paper
",
    r"# A Zebra asks for an origami: who holds rice paper only passes nothing (L-5.1).
families polar savannah
hand 0: zebra gorilla rhino monkey
hand 1: rice_paper rice_paper
line: lion lion snake elephant
---
0 play zebra left
0 pay rhino gorilla
0 yes
= asked 0
0 pick monkey
> 0 passes monkey to 1
>! 1 passes rice_paper to 0
= hand 0:
= hand 1: monkey rice_paper rice_paper
",
    r"# An Owl asks for a card: rice paper will do, and goes back to its deck (L-5.3).
families polar sky
hand 0: owl chick chick dove
hand 1: rice_paper eagle
line: eagle magpie vulture chicken
---
0 play owl left
0 pay chick chick dove
0 yes
? 1: pick eagle | pick rice_paper
1 pick rice_paper
> 1 discards rice_paper
= rice deck 18
= discards: chick chick dove
",
    r"# A Magpie takes the rice paper just discarded.
families polar sky
hand 0: magpie eagle vulture chick
hand 1: rice_paper
line: eagle magpie vulture chicken
---
0 play magpie left
0 pay eagle vulture chick
0 yes
1 pick rice_paper
? 0: pick rice_paper
0 pick rice_paper
= hand 0: rice_paper
= hand 1:
= rice deck 17
",
    r"# A Pig takes back the rice paper paid for it.
families polar farm
hand 0: pig fox rice_paper rice_paper
hand 1: cat
line: fox rabbit dog pig
---
0 play pig left
0 pay fox rice_paper rice_paper
? 0: pick fox | pick rice_paper | no
0 pick rice_paper
= hand 0: rice_paper
= rice deck 17
= discards: fox
",
    r"# An Eagle steals it, and everybody sees it (L-5.4).
families polar sky
hand 0: chick
hand 1: rice_paper
line: eagle magpie vulture chicken
collection 0 left: eagle
---
0 use left
0 player 1
* rolled 0
> 0 steals rice_paper from 1
= hand 0: chick rice_paper
= rice deck 17
",
    r"# It counts for the hand limit; at the check it goes first, at once (O-3.2).
families polar farm
hand 0: rice_paper rice_paper rice_paper cat cat sheep sheep pig
hand 1: rice_paper rice_paper cat dog dog fox fox rabbit rabbit
line: cat raccoon sheep raccoon
deck: pig walrus
---
0 draw cat sheep
? 0: pick cat | pick sheep | pick rice_paper
0 pick rice_paper
> 0 discards rice_paper
= rice deck 14
? 0: pick cat | pick sheep | pick pig | pick rice_paper
0 pick sheep
> turn 1
= hand 0: rice_paper rice_paper cat cat cat sheep sheep pig
1 draw pig
1 pick cat
! 1 pick rice_paper : not allowed here (O-3.2)
? 1: pick pig | pick dog | pick fox | pick rabbit
1 pick rabbit
= hand 1: rice_paper rice_paper dog dog fox fox rabbit pig
= rice deck 14
= discards: sheep cat rabbit
",
    r"# Cards in hand that points are given for: a Rabbit and a T-Rex count it.
families polar farm dinosaurs
hand 0: rice_paper rice_paper
hand 1: rice_paper cat
line: cat rabbit cat raccoon
collection 0 left: rabbit
collection 1 left: t_rex
---
= score 0: 6
= score 1: 5
",
    r"# A Squid discards it to draw cards; rice paper comes first.
families polar sea
hand 0: squid whale whale rice_paper rice_paper minnow
hand 1: minnow
line: crab crab shark shark
deck: seal skate
---
0 play squid left
0 pay whale whale
? 0: pick minnow | pick rice_paper | done
0 pick rice_paper
0 pick minnow
? 0: done
0 done
> 0 draws seal
> 0 draws skate
= hand 0: seal skate rice_paper
= rice deck 17
= discards: whale whale minnow
",
    r"# A Nine-tailed Fox passes it as a card.
families polar legendary
hand 0: nine_tailed_fox oni kappa phoenix rice_paper
hand 1: rice_paper seal
line: griffin walrus reindeer griffin
---
0 play nine_tailed_fox left
0 pay kappa oni
0 yes
0 pick rice_paper
1 pick seal
0 pick phoenix
1 pick rice_paper
> 0 passes rice_paper to 1
> 1 passes rice_paper to 0
= hand 0: seal rice_paper
= hand 1: phoenix rice_paper
= rice deck 16
",
    r"# An Oni discards it, a Phoenix too; whoever holds nothing else must.
families polar legendary
hand 0: oni griffin griffin phoenix
hand 1: rice_paper rice_paper rice_paper
line: walrus walrus reindeer reindeer
---
0 play oni left
0 pay griffin griffin
0 yes
? 1: pick rice_paper
1 pick rice_paper
0 pick phoenix
1 pick rice_paper
> 0 discards phoenix
> 1 discards rice_paper
= hand 1: rice_paper
= rice deck 17
= discards: griffin griffin phoenix
",
    r"# Without the polar family there is no rice paper, with it the whole deck of 18. Four players.
families polar exotic dinosaurs legendary
---
= deck 72
= rice deck 18
",
    r"# No effect plays it: a Dove has nothing to swap, and a Lion nothing to play (L-5.1).
families polar savannah sky
hand 0: rice_paper rice_paper rice_paper rice_paper dove
hand 1: cheetah
line: gorilla gorilla eagle eagle
collection 0 left: lion
---
0 use left
? 0: play dove right
0 play dove right
> 0 places dove right
> dove has nothing to do for 0
1 draw gorilla
2 draw gorilla
! 0 use left : not allowed here (O-6.2)
! 0 play rice_paper left : not allowed here (L-5.1)
0 draw eagle
",
    r"# A price that names a family is not paid with it: a Shark wants a Sea card.
families polar sea
hand 0: rice_paper rice_paper
hand 1: minnow
line: crab whale squid dolphin
collection 0 left: shark
---
! 0 use left : not allowed here (O-6.2)
0 draw crab
",
    r"# A Walrus wants it in its payment; without it there is nothing to do (L-7.13).
families polar farm
hand 0: walrus reindeer fox
hand 1: walrus rabbit dog rice_paper
line: fox rabbit dog pig
discards: cat
---
0 play walrus left
0 pay reindeer fox
> walrus has nothing to do for 0
1 play walrus left
1 pay dog rabbit rice_paper
? 1: pick cat | pick dog | pick fox | pick rabbit | pick reindeer | no
1 pick reindeer
= hand 1: reindeer
= rice deck 18
",
    r"# It breaks a tie at the end of the game (O-8.2, L-5.3).
families polar farm
start 1
turn 0
ending final-round
runouts 2
hand 0: rice_paper rice_paper
hand 1: cat cat
line: fox rabbit pig dog
collection 0 left: cat
collection 1 left: sheep
---
0 draw fox
> over
= result 3:1 3:2
",
    r"# Drawing it is no card that leaves the deck: the idle turns go on (O-7.3).
families polar farm
idle 19
hand 0: arctic_hare rice_paper rice_paper
hand 1: cat
line: fox rabbit pig dog
---
0 play arctic_hare left
0 pay rice_paper rice_paper
0 yes
> 0 draws 1 rice paper
> stalled
",
    r"# What has just been paid can be drawn again at once.
families polar farm
hand 0: seal rice_paper rice_paper rice_paper rice_paper
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: fox rabbit pig dog
---
= rice deck 7
0 play seal left
0 pay rice_paper rice_paper rice_paper rice_paper
= rice deck 11
0 yes
= rice deck 8
",
];
