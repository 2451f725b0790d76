//! Cat — farm.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Count, Step};

/// Draw 1 card from the deck.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Cat", "Cats")), it: ours(m("Gatto", "Gatti")), de: ours(f("Katze", "Katzen")) },
    family: printed(Some(Family::Farm)),
    quantity: printed(4),
    cost: printed(2),
    folds: printed(1),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Draw(Count::Fixed(1))])),
    text: Words { en: "Draw 1 card from the deck.", it: "Pesca 1 carta dal mazzo.", de: "Ziehe 1 Karte vom Stapel." },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Cat costs 2 folds and draws the next card of the deck, which its player alone sees.
families farm sky
hand 0: cat cat cat pig
hand 1: fox
line: cat sheep chick owl
deck: rabbit dog
---
0 play cat left
! 0 pay cat : needs 2, got 1 (O-5.1)
! 0 pay pig : needs 2, got 3 (O-5.1)
? 0: pay cat cat
0 pay cat cat
> 0 pays cat
> 0 places cat left
? 0: yes | no
0 yes
> 0 uses cat
> 0 draws rabbit
>! 0 draws dog
> turn 1
= hand 0: pig rabbit
= discards: cat cat
= collection 0 left: cat
= known 0 to 1:
= score 0: 3
= deck 26
",
    r"# Nobody has to draw.
families farm savannah
hand 0: cat cat monkey
hand 1: fox
line: rabbit rabbit lion lion
---
0 play cat left
0 pay cat monkey
! 0 done : no answer to this question (O-5.5)
0 no
> 0 declines cat
>! 0 uses cat
> turn 1
= hand 0:
= deck 28
",
    r"# Worth 1 fold each, all four Cats fit into one draw.
families farm lawn
hand 1: ant
line: cat cat cat cat
---
0 draw cat cat cat cat
= hand 0: cat cat cat cat
= known 0 to 1: cat cat cat cat
",
    r"# Played for free with no deck and no discards, it has nothing to draw and nobody is asked.
families farm savannah
hand 0: cat
hand 1: monkey
line: pig pig dog dog
collection 0 left: lion
rest box
---
0 use left
0 play cat right
> 0 places cat right
> cat has nothing to do for 0
> turn 1
= hand 0:
= runouts 0
",
    r"# It draws the last card of the deck: the Cats just paid are the new deck.
families farm sky
hand 0: cat cat cat
hand 1: fox
line: pig pig dog dog
deck: rabbit
rest box
---
0 play cat left
0 pay cat cat
0 yes
> 0 draws rabbit
> run-out 1
= asked *
* shuffled 0000000000000007
> shuffled 2
> turn 1
= hand 0: rabbit
= deck: cat cat
= deck 2
= discards:
= runouts 1
",
    r"# An empty deck is made of the discards before the Cat draws, and that is no new run-out.
families farm sky
hand 0: cat cat cat
hand 1: fox
line: pig pig dog dog
runouts 1
rest box
---
0 play cat left
0 pay cat cat
0 yes
>! 0 draws cat
= asked *
* shuffled 0000000000000007
> shuffled 2
> 0 draws cat
>! run-out 2
> turn 1
= deck 1
= runouts 1
",
    r"# The last card of the deck with no discards at all: the deck stays empty.
families farm savannah
hand 0: cat
hand 1: monkey
line: pig pig dog dog
deck: rabbit
collection 0 left: lion
rest box
---
0 use left
0 play cat right
0 yes
> 0 draws rabbit
> run-out 1
> turn 1
= hand 0: rabbit
= deck 0
",
    r"# Played through an Elephant: each draws in its turn.
families farm savannah
hand 0: elephant cat cat cat pig
hand 1: dog
line: rabbit rabbit fox fox
deck: monkey sheep raccoon
---
0 play elephant left
0 pay cat pig
0 yes
> 0 uses elephant
> 0 draws monkey
>! 0 draws sheep
0 play cat right
0 pay cat monkey
0 yes
> 0 uses cat
> 0 draws sheep
> turn 1
= hand 0: sheep
",
    r"# A Parrot copies the Cat on top of another player's collection; the Cat stays where it is.
families farm sky
hand 0: parrot pig
hand 1: cat
line: rabbit rabbit chicken chicken
deck: fox owl
collection 1 left: cat
---
0 play parrot left
0 pay pig
? 0: pick cat | no
0 pick cat
> 0 uses parrot
> 0 copies cat
> 0 draws fox
>! 0 draws owl
> turn 1
= hand 0: fox
= collection 0 left: parrot
= collection 1 left: cat
",
    r"# A Cat is a Farm card: the other four families are whole without it.
families sky sea savannah lawn
---
= deck 72
",
];
