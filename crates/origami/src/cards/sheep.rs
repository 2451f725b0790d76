//! Sheep — farm.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::cards::species;
use crate::vocab::{Ability, Count, Step};

/// Draw 1 card from the deck, or 2 if another Sheep is visible.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Sheep", "Sheep")),
        it: printed(f("Pecora", "Pecore")),
        de: printed(n("Schaf", "Schafe")),
    },
    family: printed(Some(Family::Farm)),
    quantity: printed(4),
    cost: ours(3),
    folds: ours(2),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Draw(Count::OneOrTwoIfAnother(species("sheep")))])),
    text: Words {
        en: "Draw 1 card from the deck, or 2 if another Sheep is visible.",
        it: "Pesca 1 carta dal mazzo, o 2 se è visibile un'altra Pecora.",
        de: "Ziehe 1 Karte vom Stapel; ist ein anderes Schaf sichtbar, ziehe stattdessen 2.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Sheep costs 3 folds and draws 1 card while no other is visible: covered, discarded or in hand does not count.
families farm sky
hand 0: sheep sheep cat
hand 1: fox
line: rabbit fox chicken chicken
discards: sheep
deck: owl dove
collection 1 left: sheep dog
collection 1 right: pig
---
0 play sheep left
! 0 pay cat : needs 3, got 1 (O-5.1)
! 0 pay sheep : needs 3, got 2 (O-5.1)
0 pay cat sheep
> 0 pays cat
> 0 pays sheep
> 0 places sheep left
? 0: yes | no
0 yes
> 0 uses sheep
> 0 draws owl
>! 0 draws dove
> turn 1
= hand 0: owl
= discards: sheep cat sheep
= known 0 to 1:
= score 0: 3
= deck 23
",
    r"# With another Sheep in the Draw Line it draws 2.
families farm lawn
hand 0: sheep dog
hand 1: ant
line: sheep bee bee spider
deck: ant fly cat
---
0 play sheep left
0 pay dog
0 yes
> 0 draws ant
> 0 draws fly
>! 0 draws cat
= hand 0: ant fly
",
    r"# Another Sheep on top of an opponent's collection is visible too.
families farm sky
hand 0: sheep pig
hand 1: owl
line: rabbit rabbit chicken chicken
deck: cat chick dog
collection 1 left: dove
collection 1 right: fox sheep
---
0 play sheep left
0 pay pig
0 yes
> 0 draws cat
> 0 draws chick
>! 0 draws dog
",
    r"# Three others visible draw no more than one other.
families farm sky
hand 0: sheep pig
hand 1: owl
line: rabbit rabbit sheep chicken
deck: cat chick dog dove
collection 0 left: sheep
collection 1 left: sheep
---
0 play sheep right
0 pay pig
0 yes
> 0 draws cat
> 0 draws chick
>! 0 draws dog
= score 0: 6
",
    r"# Played onto the only other Sheep it covers it, and draws 1.
families farm sky
hand 0: sheep pig
hand 1: owl
line: rabbit rabbit chicken chicken
deck: cat chick
collection 0 left: sheep
collection 0 right: raccoon
---
0 play sheep left
0 pay pig
0 yes
> 0 draws cat
>! 0 draws chick
= collection 0 left: sheep sheep
= score 0: 9
",
    r"# The draw may be declined.
families farm sky
hand 0: sheep pig
hand 1: owl
line: rabbit rabbit sheep chicken
---
0 play sheep left
0 pay pig
0 no
> 0 declines sheep
> turn 1
= hand 0:
= deck 29
",
    r"# Worth 2 folds: two of them are all a draw allows.
families farm sea
hand 1: whale
line: cat sheep sheep rabbit
---
! 0 draw cat sheep sheep : needs 1 to 4, got 5 (O-4.1)
0 draw sheep sheep
= hand 0: sheep sheep
",
    r"# Nothing to draw from: nobody is asked.
families farm savannah
hand 0: sheep
hand 1: monkey
line: sheep pig dog dog
collection 0 left: lion
rest box
---
0 use left
0 play sheep right
> sheep has nothing to do for 0
> turn 1
= runouts 0
",
    r"# Two run-outs in one effect: the first card empties the deck, the second one the deck made of the payment.
families farm sky
hand 0: sheep pig
hand 1: owl
line: sheep rabbit chicken chicken
deck: cat
rest box
---
0 play sheep left
0 pay pig
0 yes
> 0 draws cat
> run-out 1
>! 0 draws pig
= asked *
* shuffled 0000000000000000
> shuffled 1
> 0 draws pig
> run-out 2
> turn 1
= hand 0: cat pig
= deck 0
= runouts 2
",
    r"# A run-out without discards: the second card is not drawn and not owed.
families farm savannah
hand 0: sheep
hand 1: monkey
line: sheep pig dog dog
deck: cat
collection 0 left: lion
rest box
---
0 use left
0 play sheep right
0 yes
> 0 draws cat
> run-out 1
>! run-out 2
> turn 1
= hand 0: cat
= deck 0
",
    r"# Played with a Dolphin's discount it draws all the same.
families farm sea
hand 0: sheep cat sheep
hand 1: whale
line: rabbit rabbit whale squid
deck: minnow squid
collection 0 left: dolphin
---
0 use left
0 play sheep right
? 0: pay cat | pay sheep | pay cat sheep
0 pay cat
0 yes
> 0 draws minnow
>! 0 draws squid
> turn 1
= hand 0: minnow sheep
",
    r"# For a Parrot the Sheep it copies is another Sheep: always 2 cards.
families farm sky
hand 0: parrot pig
hand 1: fox
line: sheep rabbit chicken chicken
deck: cat dog owl
---
0 play parrot left
0 pay pig
? 0: pick sheep | no
0 pick sheep
> 0 copies sheep
> 0 draws cat
> 0 draws dog
>! 0 draws owl
= hand 0: cat dog
= line: sheep rabbit chicken chicken
",
    r"# A Sheep is a Farm card: the other four families are whole without it.
families sky sea savannah lawn
---
= deck 72
",
];
