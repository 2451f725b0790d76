//! Elephant — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed, weak};
use crate::vocab::{Ability, Count, Step, Terms};

/// Draw 1 card from the deck, then you may play 1 origami.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Elephant", "Elephants")),
        it: printed(m("Elefante", "Elefanti")),
        de: printed(weak("Elefant", "Elefanten")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Draw(Count::Fixed(1)), Step::Play(Terms::MAY)])),
    text: Words {
        en: "Draw 1 card from the deck, then you may play 1 origami.",
        it: "Pesca 1 carta dal mazzo, poi puoi giocare 1 origami.",
        de: "Ziehe 1 Karte vom Stapel; danach darfst du 1 Origami ausspielen.",
    },
    ours: Some(Words {
        en: "playing the origami is optional",
        it: "giocare l'origami è facoltativo («puoi»)",
        de: "Du darfst das Origami ausspielen, musst aber nicht",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Draws a card and may play an origami, even the card just drawn (O-9.19).
families farm savannah
hand 0: elephant cat cat sheep pig
hand 1: fox
line: dog dog pig gorilla
deck: sheep cat
---
= deck 26
0 play elephant left
! 0 pay pig : needs 4, got 3 (O-5.1)
0 pay cat cat sheep
? 0: yes | no
0 yes
> 0 uses elephant
> 0 draws sheep
>! 0 draws cat
? 0: play sheep right | no
0 play sheep right
0 pay pig
> 0 places sheep right
0 yes
> 0 draws cat
> turn 1
= hand 0: cat
= known 0 to 1:
= score 0: 7
",
    r"# The effect may be declined as a whole. The other Elephant pays 2 folds.
families farm savannah
hand 0: elephant elephant sheep
line: dog dog pig gorilla
---
= deck 29
0 play elephant left
0 pay sheep elephant
0 no
> 0 declines elephant
> turn 1
= deck 29
= discards: sheep elephant
",
    r"# The play alone may be declined after the draw; any family will do.
families farm savannah
hand 0: elephant fox cat sheep
line: dog dog pig gorilla
deck: pig
---
0 play elephant left
0 pay fox
0 yes
> 0 draws pig
? 0: play cat right | play sheep right | no
0 no
> 0 declines elephant
> turn 1
= hand 0: cat sheep pig
",
    r"# With an empty hand a card is drawn; that alone can't be paid.
families farm savannah
hand 0: elephant fox
line: dog dog pig gorilla
deck: cat
---
0 play elephant left
0 pay fox
0 yes
> 0 draws cat
? 0: no
! 0 play cat right : needs 2, got 0 (O-5.1)
0 no
> turn 1
= hand 0: cat
",
    r"# The deck runs out on the drawn card: the payment is shuffled into a new deck before the play goes on.
families farm savannah
hand 0: elephant fox monkey monkey
hand 1: dog
line: dog pig pig gorilla
deck: cat
rest box
---
0 play elephant left
0 pay fox
0 yes
> 0 draws cat
> run-out 1
= asked *
* shuffled 0000000000000003
> shuffled 1
? 0: play cat right | play monkey right | no
= deck 1
0 play cat right
0 pay monkey monkey
0 yes
> 0 draws fox
> run-out 2
= asked *
* shuffled 0000000000000003
> shuffled 2
> turn 1
= hand 0: fox
= deck 2
",
    r"# Played for free, the last card is drawn and there are no discards: the play goes on without a new deck.
families farm savannah
hand 0: elephant sheep
hand 1: dog
line: dog pig pig gorilla
deck: cat
rest box
collection 0 left: lion
---
0 use left
0 play elephant right
0 yes
> 0 draws cat
> run-out 1
? 0: play cat left | play cat right | no
0 no
> turn 1
= deck 0
",
    r"# Nothing to draw at all: only the play is left, and it is offered.
families farm savannah
hand 0: elephant cat sheep
hand 1: dog
line: dog pig pig gorilla
rest box
collection 0 left: lion
---
0 use left
0 play elephant right
? 0: play cat left | play cat right | no
0 no
> 0 declines elephant
> turn 1
= hand 0: cat sheep
",
    r"# Nothing to draw and an empty hand: nothing to do.
families farm savannah
hand 0: elephant
hand 1: dog
line: dog pig pig gorilla
rest box
collection 0 left: lion
---
0 use left
0 play elephant right
> elephant has nothing to do for 0
> turn 1
",
    r"# Elephant, Elephant, Monkey, Snake: depth first, and nobody is asked again on the way out.
families farm savannah
hand 0: elephant fox elephant rabbit monkey sheep pig
hand 1: cat
line: dog pig gorilla lion
deck: dog snake
---
0 play elephant left
0 pay fox
0 yes
> 0 draws dog
0 play elephant right
0 pay rabbit
0 yes
> 0 draws snake
0 play monkey left
0 pay sheep
? 0: play snake right | no
0 play snake right
0 pay pig dog
0 yes
> 0 moves top right under
> turn 1
= collection 0 left: elephant monkey
= collection 0 right: snake elephant
= score 0: 17
",
    r"# A Monkey plays it: it is a Savannah origami; the play it gives is of any family.
families farm savannah
hand 0: monkey cat cat elephant fox sheep
hand 1: dog
line: dog pig gorilla lion
deck: raccoon pig
---
0 play monkey left
0 pay cat cat
? 0: play elephant right | no
0 play elephant right
0 pay fox
0 yes
> 0 draws raccoon
? 0: no
0 no
",
    r"# A Parrot copies an Elephant and plays the other Parrot, which copies it once more.
families sky savannah
hand 0: parrot vulture parrot chick
hand 1: eagle
line: eagle vulture chicken lion
deck: owl dove chick
collection 1 left: elephant
---
0 play parrot left
0 pay vulture
0 pick elephant
> 0 copies elephant
> 0 draws owl
? 0: play parrot right | play chick right | no
0 play parrot right
0 pay chick owl
0 pick elephant
> 0 copies elephant
> 0 draws dove
? 0: no
0 no
> turn 1
= hand 0: dove
= collection 0 right: parrot
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant elephant chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes elephant from line
= hand 0: elephant
= known 0 to 3: elephant
",
];
