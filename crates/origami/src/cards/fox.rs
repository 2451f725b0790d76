//! Fox — farm.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, From, Rest, Step};

/// Look at 3 cards from the deck, discard 1 of them and take the other 2.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Fox", "Foxes")), it: printed(f("Volpe", "Volpi")), de: printed(m("Fuchs", "Füchse"))
    },
    family: printed(Some(Family::Farm)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Look(3), Step::Discard(From::LookedAt), Step::PutRest(Rest::ToHand)])),
    text: Words {
        en: "Look at 3 cards from the deck, discard 1 of them and take the other 2.",
        it: "Guarda le prime 3 carte del mazzo, scartane 1 e prendi le altre 2.",
        de: "Sieh dir 3 Karten vom Stapel an, wirf 1 davon ab und nimm die 2 anderen auf die Hand.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Three cards are looked at apart from the hand; one of those is discarded, the other two are taken.
families farm sky
hand 0: rabbit
hand 1: fox
line: rabbit eagle chicken chicken
deck: cat owl pig dog
collection 0 left: fox
---
= score 0: 5
= deck 29
0 use left
> 0 uses special left fox
> 0 looks at cat
> 0 looks at owl
> 0 looks at pig
>! 0 looks at dog
= hand 0: rabbit
? 0: pick cat | pick owl | pick pig
! 0 pick rabbit : not there (O-9.3)
! 0 no : no answer to this question (O-9.3)
0 pick owl
> 0 discards looked-at owl
> 0 keeps cat
> 0 keeps pig
> turn 1
= hand 0: cat pig rabbit
= discards: owl
= known 0 to 1:
= deck 26
",
    r"# A Fox costs 8 folds, pays for 4, and is used from the next turn on.
families farm lawn
hand 0: fox fox cat dog
hand 1: ant
line: rabbit rabbit bee bee
deck: cat cat cat
---
0 play fox left
! 0 pay cat dog : needs 8, got 4 (O-5.1)
! 0 pay dog fox : needs 8, got 7 (O-5.1)
0 pay cat dog fox
> 0 places fox left
>! 0 looks at cat
> turn 1
1 draw bee
> line filled cat
0 use left
> 0 looks at cat
> 0 looks at cat
= asked 0
",
    r"# Three alike leave no choice.
families farm sky
hand 1: owl
line: rabbit eagle chicken chicken
deck: cat cat cat cat
collection 0 left: fox
---
0 use left
? 0: pick cat
0 pick cat
= hand 0: cat cat
= discards: cat
",
    r"# With two cards to be had one is still discarded; the deck stays empty, for the line is full.
families farm sky
hand 1: owl
line: rabbit eagle chicken chicken
deck: cat pig
collection 0 left: fox
rest box
---
0 use left
> 0 looks at cat
> 0 looks at pig
> run-out 1
? 0: pick cat | pick pig
0 pick cat
> 0 keeps pig
> turn 1
= hand 0: pig
= discards: cat
= deck 0
= runouts 1
",
    r"# Of one card, that one is discarded.
families farm sky
hand 0: dog
hand 1: owl
line: rabbit eagle chicken chicken
deck: cat
collection 0 left: fox
rest box
---
0 use left
? 0: pick cat
0 pick cat
> 0 discards looked-at cat
>! 0 keeps cat
= hand 0: dog
= discards: cat
",
    r"# Drawing from an empty deck counts as possible: it may be chosen with nothing to look at.
families farm sky
hand 0: dog
hand 1: owl
line: rabbit eagle chicken chicken
collection 0 left: fox
rest box
---
0 use left
> 0 uses special left fox
> fox has nothing to do for 0
> turn 1
= hand 0: dog
= runouts 0
",
    r"# A run-out in the middle: the card already looked at is no discard, the rest comes from the new deck.
families farm sky
hand 1: owl
line: rabbit eagle chicken chicken
discards: cat cat cat
deck: pig
collection 0 left: fox
rest box
---
0 use left
> 0 looks at pig
> run-out 1
= asked *
* shuffled 000000000000000a
> shuffled 3
> 0 looks at cat
> 0 looks at cat
>! run-out 2
? 0: pick cat | pick pig
0 pick pig
= hand 0: cat cat
= discards: pig
= deck 1
",
    r"# An empty deck is made of the discards first.
families farm sky
hand 1: owl
line: rabbit eagle chicken chicken
discards: cat cat cat cat
collection 0 left: fox
rest box
---
0 use left
= asked *
* shuffled 000000000000000a
> shuffled 4
> 0 looks at cat
>! run-out 1
0 pick cat
= hand 0: cat cat
= discards: cat
= deck 1
",
    r"# Covered, its action is lost; only one's own top cards count.
families farm sky
hand 0: cat
hand 1: owl
line: rabbit eagle chicken chicken
collection 0 left: fox rabbit
collection 0 right: pig
collection 1 left: fox
---
! 0 use left : not allowed here (O-6.1)
! 0 use right : not allowed here (O-6.1)
0 draw chicken
1 use left
> 1 uses special left fox
= asked 1
",
    r"# The two cards count for the hand check that follows.
families farm sky
hand 0: cat cat cat cat sheep sheep sheep
hand 1: owl
line: rabbit eagle chicken chicken
deck: owl dove chick
collection 0 left: fox
---
0 use left
0 pick owl
= hand 0: cat cat cat cat sheep sheep sheep dove chick
! 0 pick owl : not there (O-3.2)
0 pick sheep
> 0 discards sheep
> turn 1
= discards: owl sheep
",
    r"# As an extra action after a Cheetah.
families farm savannah
hand 0: cheetah pig
hand 1: lion
line: rabbit rabbit lion zebra
deck: cat monkey sheep
collection 0 left: fox
---
0 play cheetah right
0 pay pig
0 yes
> extra action 0
0 use left
0 pick monkey
> 0 keeps cat
> turn 1
= hand 0: cat sheep
= discards: pig monkey
",
    r"# Two of them on top are two cards.
families farm sky
hand 1: owl
line: rabbit eagle chicken chicken
deck: cat cat cat dog dog dove
collection 0 left: fox
collection 0 right: fox
---
= score 0: 10
0 use left
0 pick cat
1 draw chicken
> line filled dog
0 use right
> 0 looks at dog
> 0 looks at dove
0 pick dove
",
    r"# A Fox is a Farm card: the other four families are whole without it.
families sky sea savannah lawn
---
= deck 72
",
];
