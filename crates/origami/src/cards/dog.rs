//! Dog — farm.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::cards::species;
use crate::vocab::{Ability, Count, Step};

/// Draw 1 card from the deck, plus 1 for each visible Sheep.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Dog", "Dogs")), it: printed(m("Cane", "Cani")), de: printed(m("Hund", "Hunde")) },
    family: printed(Some(Family::Farm)),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(5),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[Step::Draw(Count::OnePlusVisible(species("sheep")))])),
    text: Words {
        en: "Draw 1 card from the deck, plus 1 for each visible Sheep.",
        it: "Pesca dal mazzo 1 carta, più 1 per ogni Pecora visibile.",
        de: "Ziehe 1 Karte vom Stapel und 1 weitere für jedes sichtbare Schaf.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Dog costs 6 folds and draws 1 card and 1 for each visible Sheep: with two of them 3 cards (O-9.2).
families farm sky
hand 0: dog cat cat cat pig
hand 1: dog
line: sheep rabbit chicken chicken
deck: fox owl parrot dove
collection 1 left: sheep
---
0 play dog left
! 0 pay cat cat pig : needs 6, got 5 (O-5.1)
0 pay cat cat cat pig
> 0 places dog left
? 0: yes | no
0 yes
> 0 uses dog
> 0 draws fox
> 0 draws owl
> 0 draws parrot
>! 0 draws dove
> turn 1
= hand 0: fox owl parrot
= known 0 to 1:
= score 0: 5
= deck 22
",
    r"# With none in sight 1 card: covered, discarded or in a hand does not count.
families farm lawn
hand 0: dog pig dog sheep
hand 1: sheep
line: rabbit rabbit bee bee
discards: sheep
deck: ant fly
collection 1 left: sheep fox
collection 1 right: cat
---
0 play dog left
0 pay pig dog
0 yes
> 0 draws ant
>! 0 draws fly
= hand 0: sheep ant
",
    r"# All four visible, own ones included: 5 cards.
families farm sky
hand 0: dog pig dog
hand 1: owl
line: sheep sheep chicken chicken
deck: cat chick fox dove rabbit vulture
collection 0 left: sheep
collection 1 left: sheep
---
0 play dog right
0 pay pig dog
0 yes
> 0 draws rabbit
>! 0 draws vulture
= hand 0: cat chick fox dove rabbit
",
    r"# Put onto a Sheep it covers it: that one is not counted.
families farm sky
hand 0: dog pig dog
hand 1: owl
line: rabbit rabbit chicken chicken
deck: cat chick fox
collection 0 left: sheep
collection 0 right: sheep
---
0 play dog left
0 pay pig dog
0 yes
> 0 draws cat
> 0 draws chick
>! 0 draws fox
= score 0: 11
",
    r"# Nobody has to draw.
families farm sky
hand 0: dog pig dog
hand 1: owl
line: sheep sheep chicken chicken
---
0 play dog left
0 pay pig dog
0 no
> 0 declines dog
> turn 1
= hand 0:
= deck 28
",
    r"# Worth 3 folds: it goes with a Cat into one draw, not with a Sheep.
families farm sea
hand 1: whale
line: dog cat sheep rabbit
---
! 0 draw sheep dog : needs 1 to 4, got 5 (O-4.1)
0 draw cat dog
= hand 0: cat dog
",
    r"# Nothing to draw from: nobody is asked.
families farm savannah
hand 0: dog
hand 1: monkey
line: sheep sheep pig pig
collection 0 left: lion
rest box
---
0 use left
0 play dog right
> dog has nothing to do for 0
> turn 1
",
    r"# A run-out in the middle: the rest is drawn from the new deck, which holds the payment.
families farm sky
hand 0: dog pig pig
hand 1: owl
line: sheep sheep chicken chicken
deck: cat
rest box
---
0 play dog left
0 pay pig pig
0 yes
> 0 draws cat
> run-out 1
= asked *
* shuffled 0000000000000000
> shuffled 2
> 0 draws pig
> 0 draws pig
> run-out 2
> turn 1
= hand 0: cat pig pig
= deck 0
",
    r"# A run-out without discards in the middle: what is missing is not owed.
families farm savannah
hand 0: dog
hand 1: monkey
line: sheep sheep pig pig
deck: cat fox
collection 0 left: lion
rest box
---
0 use left
0 play dog right
0 yes
> 0 draws cat
> 0 draws fox
> run-out 1
> turn 1
= hand 0: cat fox
= runouts 1
",
    r"# Played through a Cricket that took the only Sheep of the line: it sees none.
families farm lawn
hand 0: cricket ant ant dog pig pig
hand 1: fly
line: sheep rabbit bee bee
deck: cat spider
---
0 play cricket left
0 pay ant ant
0 pick sheep
0 play dog right
0 pay pig pig
0 yes
> 0 draws cat
>! 0 draws spider
> line filled spider
= hand 0: cat sheep
",
    r"# A Parrot copies the Dog and counts the Sheep for itself.
families farm sky
hand 0: parrot pig
hand 1: fox
line: dog rabbit chicken sheep
deck: cat fox owl
---
0 play parrot left
0 pay pig
? 0: pick dog | pick sheep | no
0 pick dog
> 0 copies dog
> 0 draws cat
> 0 draws fox
>! 0 draws owl
= hand 0: cat fox
",
    r"# A Dog is a Farm card: the other four families are whole without it.
families sky sea savannah lawn
---
= deck 72
",
];
