//! Cricket — lawn.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, From, Noted, Step, Terms, Which};

/// Take 1 card from the Draw Line, whatever its folds, then you may play 1 origami other than that card.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Cricket", "Crickets")),
        it: printed(m("Grillo", "Grilli")),
        de: printed(f("Grille", "Grillen")),
    },
    family: printed(Some(Family::Lawn)),
    quantity: printed(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(4),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[
        Step::Take(From::Line(Which::Any)),
        Step::Play(Terms { noted: Noted::NotPlayed, ..Terms::MAY }),
    ])),
    text: Words {
        en: "Take 1 card from the Draw Line, whatever its folds, then you may play 1 origami other than that card.",
        it: "Prendi dalla fila 1 carta, qualunque sia il suo numero di pieghe, poi puoi giocare 1 origami che non sia la carta presa.",
        de: "Nimm 1 Karte mit beliebig vielen Faltungen aus der Nachschubzeile; danach darfst du 1 Origami ausspielen, aber nicht die genommene Karte.",
    },
    ours: Some(Words {
        en: "the card taken may have any number of folds",
        it: "la carta presa può avere qualsiasi numero di pieghe",
        de: "Die Karte darf beliebig viele Faltungen haben",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# It takes any one card of the line, then lets its player play another, paid with the card taken if liked.
families farm lawn
hand 0: cricket bee cat raccoon
hand 1: fox
line: fox cat fly ant
deck: pig
---
= deck 27
0 play cricket left
! 0 pay cat raccoon : needs 4, got 3 (O-5.1)
? 0: pay bee
0 pay bee
= score 0: 4
? 0: pick fox | pick cat | pick fly | pick ant | no
! 0 pick bee : not there (O-5.5)
0 pick fox
> 0 uses cricket
> 0 takes fox from line
>! line filled pig
= line: cat fly ant
! 0 play fox right : not allowed here (O-9.6)
? 0: play cat right | play raccoon right | no
0 play raccoon right
? 0: pay fox
0 pay fox
> 0 places raccoon right
> line filled pig
> turn 1
= hand 0: cat
",
    r"# Of a card taken an identical copy that was in hand before may be played.
families farm lawn
hand 0: cricket bee fly cat
hand 1: fox
line: fly fox sheep ant
---
0 play cricket left
0 pay bee
0 pick fly
? 0: play cat right | play fly right | no
0 play fly right
? 0: pay cat fly
0 pay cat fly
? 0: yes | no
0 yes
# Of cards with the same folds the higher number is on top.
> 0 takes fly from discards
= hand 0: fly
= discards: bee cat
",
    r"# The ban holds for its own play only: a second Cricket may play what the first one took, not what it took itself.
families farm lawn
hand 0: cricket cricket bee bee ant
hand 1: fox
line: fly fox cat sheep
---
0 play cricket left
0 pay bee
0 pick fly
! 0 play fly right : not allowed here (O-9.6)
0 play cricket right
0 pay bee
0 pick cat
! 0 play cat left : not allowed here (O-9.6)
? 0: play fly left | play fly right | no
0 play fly right
0 pay ant
0 no
> turn 1
= hand 0: cat
= collection 0 right: cricket fly
= score 0: 11
",
    r"# Without a card in the line there is nothing to take; an origami may still be played, whichever it is.
families farm lawn
hand 0: cricket bee fly ant
hand 1: fox
deck: pig pig dog dog
---
0 play cricket left
0 pay bee
? 0: play fly right | no
0 play fly right
0 pay ant
0 no
> line filled pig
= asked 1
",
    r"# With neither a line nor a hand there is nothing to do.
families farm lawn
hand 0: cricket bee
hand 1: fox
---
0 play cricket left
0 pay bee
> cricket has nothing to do for 0
> turn 1
",
    r"# Its player may do without it, or without the play after the taking.
families farm lawn
hand 0: cricket bee cat ant
hand 1: cricket butterfly cat ant
line: fox cat fly ant
deck: pig
---
0 play cricket left
0 pay bee
0 no
> 0 declines cricket
>! 0 takes fox from line
> turn 1
= line: fox cat fly ant
1 play cricket left
1 pay butterfly
1 pick fox
1 no
> 1 declines cricket
> line filled pig
> turn 0
= hand 1: fox cat ant
= known 1 to 0: fox
",
    r"# With no other card than the one taken nothing can be played.
families farm lawn
hand 0: cricket bee
hand 1: fox
line: fly cat sheep ant
---
0 play cricket left
0 pay bee
0 pick fly
? 0: no
0 no
= hand 0: fly
",
    r"# A Parrot copies it: take, then play, with the same ban.
families sky lawn
hand 0: parrot ant fly chick chick
hand 1: owl
line: owl eagle bee chicken
collection 1 left: cricket
---
0 play parrot left
0 pay ant fly
? 0: pick owl | pick cricket | no
0 pick cricket
> 0 copies cricket
? 0: pick owl | pick eagle | pick bee | pick chicken
0 pick owl
> 0 takes owl from line
! 0 play owl right : not allowed here (O-9.6)
? 0: play chick right | no
0 play chick right
0 pay owl
? 0: pick eagle | pick chicken | no
0 no
= score 0: 6
= asked 1
",
    r"# The gap in the line is filled at the end of the turn; the run-out there forms a deck of the discards.
families farm lawn
rest box
hand 0: cricket bee
hand 1: fox
line: fox cat fly ant
deck: pig
---
0 play cricket left
0 pay bee
0 pick fox
= line: cat fly ant
0 no
> line filled pig
> run-out 1
= asked *
* shuffled 0000000000000001
= deck: bee
= line: cat fly ant pig
= asked 1
",
    r"# A Lion plays it for free.
families savannah lawn
hand 0: cricket bee ant
hand 1: zebra
line: fly monkey zebra elephant
collection 0 left: lion
collection 0 right: elephant
---
0 use left
0 play cricket right
> 0 places cricket right
= score 0: 11
0 pick elephant
! 0 play elephant left : not allowed here (O-9.6)
? 0: play ant left | no
",
    r"# An Elephant played through it draws and may play the very card that was taken: the ban has ended.
families savannah lawn
hand 0: cricket elephant bee ant
hand 1: zebra
line: fly monkey zebra cheetah
deck: monkey rhino
collection 0 left: lion
---
0 use left
0 play cricket right
0 pick fly
0 play elephant left
0 pay bee
0 yes
> 0 draws monkey
? 0: play monkey right | play fly right | no
0 play fly right
0 pay ant
0 no
> line filled rhino
> turn 1
= hand 0: monkey
",
    r"# It is worth 2 folds, against the draw limit and in a payment.
families farm lawn
hand 0: cat cricket fly
hand 1: fox
line: cricket ant fly bee
---
! 0 draw ant cricket fly : needs 1 to 4, got 5 (O-4.1)
0 play cat left
! 0 pay fly : needs 2, got 1 (O-5.1)
0 pay cricket
0 no
1 draw ant cricket
= hand 1: fox ant cricket
",
    r"# It counts as a Lawn origami.
families farm lawn
collection 0 left: bee
collection 0 right: cricket
---
= score 0: 9
",
];
