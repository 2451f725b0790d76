//! Raccoon — farm.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed, weak};
use crate::vocab::{Ability, Limit, Step};

/// Take Draw Line cards worth up to 3 folds in total, and the top discard as well if you like; take at least 1 card.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Raccoon", "Raccoons")),
        it: printed(m("Procione", "Procioni")),
        de: printed(weak("Waschbär", "Waschbären")),
    },
    family: printed(Some(Family::Farm)),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::TakeSome(Limit::AtMostWithTopDiscard(3)), Step::Refill])),
    text: Words {
        en: "Take Draw Line cards worth up to 3 folds in total, and the top discard as well if you like; take at least 1 card.",
        it: "Prendi dalla fila carte per un totale massimo di 3 pieghe e, se vuoi, anche la carta in cima agli scarti; prendi almeno 1 carta.",
        de: "Nimm Karten mit zusammen bis zu 3 Faltungen aus der Nachschubzeile, die oberste Karte des Ablagestapels oder beides.",
    },
    ours: Some(Words {
        en: "either part may be left out, but not both",
        it: "si può tralasciare l'una o l'altra parte, ma non entrambe",
        de: "Einer der beiden Teile darf wegfallen, aber nicht beide",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Up to 3 folds of the Draw Line and the top discard; then the line is refilled.
families farm sky
hand 1: raccoon
line: cat sheep fox rabbit
discards: dog pig
deck: owl dove
collection 0 left: raccoon
---
= score 0: 3
= deck 28
0 use left
> 0 uses special left raccoon
? 0: take +discard | take cat | take cat +discard | take sheep | take sheep +discard | take cat sheep | take cat sheep +discard
! 0 take fox : needs 1 to 3, got 4 (O-9.15)
! 0 take cat rabbit +discard : needs 0 to 3, got 5 (O-9.15)
! 0 take nothing : needs 1 to 3, got 0 (O-9.15)
! 0 take cat cat : not there (O-9.15)
! 0 no : no answer to this question (O-9.15)
0 take cat sheep +discard
> 0 takes cat from line
> 0 takes sheep from line
> 0 takes pig from discards
> line filled owl
> line filled dove
> turn 1
= hand 0: cat sheep pig
= discards: dog
= line: fox rabbit owl dove
= known 0 to 1: cat sheep pig
",
    r"# It costs 4 folds, pays for 2, and can be used from the next turn on.
families farm lawn
hand 0: raccoon raccoon sheep cat
hand 1: ant
line: rabbit rabbit bee bee
deck: fly fly
---
0 play raccoon left
! 0 pay cat raccoon : needs 4, got 3 (O-5.1)
! 0 pay cat sheep raccoon : needs 4, got 5 (O-5.1)
? 0: pay sheep raccoon
0 pay sheep raccoon
> 0 places raccoon left
>! 0 uses raccoon
> turn 1
! 0 use left : not asked now (O-3.1)
1 draw bee
> turn 0
0 use left
0 take fly
= hand 0: cat fly
",
    r"# Without discards at least one Draw Line card must be taken.
families farm sky
hand 1: fox
line: cat pig owl fox
collection 0 left: raccoon
---
0 use left
? 0: take cat | take pig | take owl | take cat owl
! 0 take +discard : not there (O-9.15)
0 take pig
= hand 0: pig
= discards:
",
    r"# The top discard alone, when every card of the line is worth too much.
families farm sky
hand 1: fox
line: fox rabbit rabbit eagle
discards: pig magpie
collection 0 left: raccoon
---
0 use left
? 0: take +discard
0 take +discard
> 0 takes magpie from discards
> turn 1
= hand 0: magpie
= discards: pig
= line: fox rabbit rabbit eagle
",
    r"# With neither a discard nor a card of 3 folds or less it can't be chosen.
families farm sky
hand 1: fox
line: fox rabbit rabbit eagle
collection 0 left: raccoon
---
! 0 use left : not allowed here (O-6.2)
? 0: draw fox | draw rabbit | draw eagle
",
    r"# No line, no discards, no hand: it can't be chosen, and all that is left is to pass.
families farm sky
hand 1: fox
collection 0 left: raccoon
rest box
---
! 0 use left : not allowed here (O-6.2)
? 0: pass
0 pass
> 0 has no action
> turn 1
",
    r"# Only the top card of one's own collections can be used.
families farm sky
hand 1: fox
line: cat cat owl owl
discards: pig
collection 0 left: raccoon rabbit
collection 0 right: dog
collection 1 left: raccoon
---
! 0 use left : not allowed here (O-6.1)
! 0 use right : not allowed here (O-6.1)
0 draw cat
! 1 use right : not there (O-6.1)
1 use left
1 take +discard
= hand 1: fox pig
",
    r"# A run-out in the refill: the card taken from the discards is not shuffled with the others.
families farm sky
hand 1: fox
line: cat sheep chick owl
discards: dog dog pig
deck: rabbit
collection 0 left: raccoon
rest box
---
0 use left
0 take cat sheep +discard
> 0 takes pig from discards
> line filled rabbit
> run-out 1
= asked *
* shuffled 0000000000000003
> shuffled 2
> line filled dog
>! run-out 2
> turn 1
= hand 0: cat sheep pig
= line: chick owl rabbit dog
= deck 1
= discards:
",
    r"# A run-out in the refill with no discards left: the line stays short.
families farm sky
hand 1: fox
line: cat sheep chick owl
discards: pig
deck: rabbit
collection 0 left: raccoon
rest box
---
0 use left
0 take cat sheep +discard
> line filled rabbit
> run-out 1
> turn 1
= hand 0: cat sheep pig
= line: chick owl rabbit
= deck 0
",
    r"# As an extra action after a Rhino it takes the top of the line that the Rhino discarded.
families farm savannah
hand 0: rhino sheep sheep
hand 1: fox
line: fox cat dog pig
deck: monkey monkey lion lion zebra cheetah
collection 0 left: raccoon
---
0 play rhino right
0 pay sheep sheep
0 yes
> line discards cat
> line discards pig
> line discards dog
> line discards fox
> line filled monkey
> 0 gets an action
> extra action 0
0 use left
0 take monkey monkey +discard
> 0 takes fox from discards
> line filled zebra
> line filled cheetah
> turn 1
= hand 0: fox monkey monkey
= discards: sheep sheep cat pig dog
= line: lion lion zebra cheetah
",
    r"# Two Raccoons on top are two cards, each with an action of its own.
families farm sky
hand 1: fox
line: cat cat owl owl
discards: pig dog
deck: fox rabbit rabbit
collection 0 left: raccoon
collection 0 right: raccoon
---
= score 0: 6
0 use right
> 0 uses special right raccoon
0 take +discard
1 draw cat cat
0 use left
> 0 uses special left raccoon
0 take +discard
= hand 0: pig dog
",
    r"# Nothing to refill the line with: the log says so, and the turn ends.
families farm sky
hand 1: fox
line: cat sheep chick owl
discards: pig
collection 0 left: raccoon
rest box
---
0 use left
0 take cat sheep +discard
> 0 takes pig from discards
> raccoon has nothing to do for 0
> turn 1
= line: chick owl
= deck 0
= runouts 0
",
    r"# A Raccoon is a Farm card: the other four families are whole without it.
families sky sea savannah lawn
---
= deck 72
",
];
