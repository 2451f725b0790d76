//! Vulture — sky.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, From, Must, Noted, Step, Terms};

/// Take the top discard, then play 1 origami; the card you took must be part of its payment.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Vulture", "Vultures")),
        it: printed(m("Avvoltoio", "Avvoltoi")),
        de: printed(m("Geier", "Geier")),
    },
    family: printed(Some(Family::Sky)),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(4),
    kind: Provenance::Ours,
    ability: printed(Ability::Special(&[
        Step::Take(From::TopDiscard),
        Step::Play(Terms { must: Must::IfAble, noted: Noted::MustPay, ..Terms::MAY }),
    ])),
    text: Words {
        en: "Take the top discard, then play 1 origami; the card you took must be part of its payment.",
        it: "Prendi la carta in cima agli scarti, poi gioca 1 origami; la carta presa deve far parte del pagamento.",
        de: "Nimm die oberste Karte des Ablagestapels und spiele dann 1 Origami aus; die genommene Karte muss Teil der Bezahlung sein.",
    },
    ours: Some(Words {
        en: "the card you take is the top discard, and it must be part of the payment",
        it: "la carta presa è quella in cima agli scarti e deve far parte del pagamento",
        de: "Du nimmst die oberste Karte des Ablagestapels, und sie muss Teil der Bezahlung sein",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# The top discard comes to hand, then one origami is played, and that card must be part of the payment.
families farm sky
hand 0: pig dog sheep cat
hand 1: vulture
line: rabbit rabbit chicken chicken
discards: cat fox
collection 0 left: vulture
---
= score 0: 4
= deck 24
0 use left
> 0 uses special left vulture
> 0 takes fox from discards
? 0: play pig right | play dog right
! 0 play fox right : not allowed here (O-9.13)
! 0 play cat right : needs 2, got 12 (O-5.1)
! 0 play pig left : needs 0 to 1, got 2 (O-5.3)
! 0 no : not allowed here (O-6.2)
0 play pig right
! 0 pay cat sheep dog : not allowed here (O-9.13)
! 0 pay cat fox : needs 6, got 5 (O-5.1)
? 0: pay sheep fox
0 pay sheep fox
> 0 places pig right
0 no
> turn 1
= hand 0: cat dog
= discards: cat sheep fox
",
    r"# The taken card may be the whole payment.
families farm sky
hand 0: parrot
hand 1: dog
line: rabbit rabbit chicken chicken
discards: pig
collection 0 left: vulture
---
0 use left
0 play parrot right
? 0: pay pig
0 pay pig
> 0 places parrot right
= hand 0:
= discards: pig
",
    r"# Without discards it can't be chosen.
families farm sky
hand 0: cat cat cat
hand 1: dog
line: rabbit rabbit chicken chicken
collection 0 left: vulture
---
! 0 use left : not allowed here (O-6.2)
",
    r"# Nor if no origami fits: with the Fox taken 4 folds are paid at least, and the Fox is not the one to play.
families farm sky
hand 0: sheep cat
hand 1: dog
line: rabbit rabbit chicken chicken
discards: fox
collection 0 left: vulture
---
! 0 use left : not allowed here (O-6.2)
",
    r"# Nor with an empty hand.
families farm sky
hand 1: dog
line: rabbit rabbit chicken chicken
discards: cat
collection 0 left: vulture
---
! 0 use left : not allowed here (O-6.2)
",
    r"# The taken Cat can't be played with what the hand could pay for it.
families farm sky
hand 0: sheep
hand 1: dog
line: rabbit rabbit chicken chicken
discards: cat
collection 0 left: vulture
---
! 0 use left : not allowed here (O-6.2)
",
    r"# An identical copy from hand can be played, the taken one paying for it.
families farm sky
hand 0: cat cat
hand 1: dog
line: rabbit rabbit chicken chicken
discards: cat
collection 0 left: vulture
---
0 use left
? 0: play cat right
0 play cat right
0 pay cat cat
0 no
= hand 0:
= discards: cat cat
",
    r"# A Vulture costs 6 folds, pays for 3, and is used from the next turn on.
families sky lawn
hand 0: vulture vulture chicken parrot
hand 1: ant
line: bee bee spider chicken
deck: eagle
---
0 play vulture left
! 0 pay parrot vulture : needs 6, got 5 (O-5.1)
0 pay chicken vulture
> 0 places vulture left
> turn 1
1 draw bee
0 use left
> 0 takes vulture from discards
0 play parrot right
0 pay vulture
= hand 0:
= discards: chicken vulture
",
    r"# Once a turn: a Cheetah played through it brings another action, but not this one again.
families sky savannah
hand 0: cheetah cheetah
hand 1: lion
line: eagle eagle chick lion
discards: snake
collection 0 left: vulture
---
0 use left
0 play cheetah right
0 pay snake
0 yes
> extra action 0
! 0 use left : not allowed here (O-6.3)
0 draw chick
> turn 1
",
    r"# Two Vultures are two cards: the second one works in the extra action, with the card that paid before.
families sky savannah
hand 0: cheetah cheetah
hand 1: lion
line: eagle eagle chick lion
discards: snake
collection 0 left: vulture
collection 0 right: vulture
---
0 use left
0 play cheetah left
0 pay snake
0 yes
> extra action 0
0 use right
> 0 takes snake from discards
0 play cheetah right
0 pay snake
0 no
> turn 1
= collection 0 left: vulture cheetah
= collection 0 right: vulture cheetah
",
    r"# Covered, its action is lost.
families farm sky
hand 0: cat cat cat
hand 1: dog
line: rabbit rabbit chicken chicken
discards: cat
collection 0 left: vulture chick
collection 0 right: owl
---
! 0 use left : not allowed here (O-6.1)
! 0 use right : not allowed here (O-6.1)
",
    r"# The card taken must pay for the Vulture's own play only, not for the play a Chick adds.
families farm sky
hand 0: chick parrot pig sheep
hand 1: dog
line: rabbit rabbit chicken fox
discards: cat owl
collection 0 left: vulture
---
0 use left
> 0 takes owl from discards
0 play chick right
? 0: pay owl
0 pay owl
? 0: pick chicken | play parrot left | play parrot right | no
0 play parrot left
0 pay pig
? 0: pick chick | no
0 no
= collection 0 left: vulture parrot
= collection 0 right: chick
= hand 0: sheep
",
    r"# A Vulture is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
    r"# As a Sky card it can be played through a Chick; its action waits for the next turn.
families farm sky
hand 0: chick cat cat vulture pig dog
hand 1: dog
line: rabbit rabbit cat fox
---
0 play chick left
0 pay cat cat
? 0: play vulture right | no
0 play vulture right
0 pay pig dog
> 0 places vulture right
> turn 1
= score 0: 7
",
];
