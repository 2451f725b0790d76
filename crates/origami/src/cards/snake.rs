//! Snake — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Own, Step};

/// Slide this card under its collection instead of leaving it on top.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Snake", "Snakes")),
        it: printed(m("Serpente", "Serpenti")),
        de: printed(f("Schlange", "Schlangen")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Do(UNDER)])),
    text: Words {
        en: "Slide this card under its collection instead of leaving it on top.",
        it: "Infila questa carta sotto la sua collezione anziché lasciarla in cima.",
        de: "Lege diese Karte in ihrer Sammlung ganz nach hinten, statt sie vorn liegen zu lassen.",
    },
    ours: None,
};

/// Moves the card (the Snake, or a Parrot that copies it) from the top of its collection to the bottom. A Snake goes there
/// straight, so what it was played onto has seen that play (O-9.9, L-4.7); a Parrot lies on top first (O-9.12).
const UNDER: Own = Own {
    run: |state, context, log| {
        state.top_to_bottom(context.seat, context.side, log);
        if !context.is_copied {
            state.react_uncovered(context.seat, context.side, context.card, log);
        }
    },
    possible: |state, seat, side| state.height(seat, side) > 1,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Slides under the collection it was played onto and covers nothing (O-9.9): the Lion on top serves next turn.
families farm savannah
hand 0: snake fox sheep cat
hand 1: dog
line: dog pig pig gorilla
collection 0 left: cat lion
collection 0 right: sheep raccoon
---
= deck 23
0 play snake left
! 0 pay fox : needs 6, got 4 (O-5.1)
0 pay sheep fox
? 0: yes | no
0 yes
> 0 uses snake
> 0 moves top left under
> turn 1
= collection 0 left: snake cat lion
= score 0: 18
1 draw pig
0 use left
> 0 uses special left lion
0 play cat right
",
    r"# Declined, it stays on top and covers the Lion, whose action is lost (O-5.4).
families farm savannah
hand 0: snake fox sheep cat
hand 1: dog
line: dog pig pig gorilla
collection 0 left: cat lion
collection 0 right: sheep raccoon
---
0 play snake left
0 pay sheep fox
0 no
> 0 declines snake
>! 0 moves top left under
= collection 0 left: cat lion snake
= score 0: 18
1 draw pig
! 0 use left : not allowed here (O-6.1)
",
    r"# In an empty collection there is nothing to slide under. The other Snake pays 3 folds.
families farm savannah
hand 0: snake snake pig
hand 1: dog
line: dog pig cat gorilla
collection 0 left: cat
---
= deck 27
0 play snake right
0 pay pig snake
> snake has nothing to do for 0
> turn 1
= collection 0 right: snake
= discards: pig snake
",
    r"# The size rule holds for it as for any card (O-9.9, O-5.3).
families farm savannah
hand 0: snake fox sheep
hand 1: dog
line: dog pig cat gorilla
collection 0 left: cat lion
collection 0 right: sheep
---
! 0 play snake left : needs 0 to 1, got 2 (O-5.3)
0 play snake right
0 pay sheep fox
0 yes
> 0 moves top right under
= collection 0 right: snake sheep
= score 0: 15
",
    r"# Played through a Monkey onto that Monkey, which is on top again afterwards.
families farm savannah
hand 0: monkey cat cat snake fox sheep
hand 1: dog
line: dog pig cat gorilla
collection 0 left: pig
collection 0 right: raccoon sheep
---
0 play monkey left
0 pay cat cat
? 0: play snake left | play snake right | no
0 play snake left
0 pay sheep fox
0 yes
> 0 moves top left under
= collection 0 left: snake pig monkey
= collection 0 right: raccoon sheep
",
    r"# Played for free by a Lion onto its own collection, under another Snake: the sizes count as ever afterwards.
families farm savannah
hand 0: snake cat sheep
hand 1: dog
line: dog pig raccoon gorilla
collection 0 left: cat pig
collection 0 right: snake lion
---
0 use right
0 play snake right
> 0 places snake right
0 yes
> 0 moves top right under
= collection 0 right: snake snake lion
= score 0: 23
1 draw raccoon
! 0 play cat right : needs 0 to 1, got 2 (O-5.3)
0 play cat left
",
    r"# What it does not cover stays visible: a Sheep played next still sees the Sheep (O-9.1).
families farm savannah
hand 0: snake fox sheep sheep pig
hand 1: dog
line: rabbit pig cat gorilla
deck: rabbit raccoon dog
collection 0 left: sheep
collection 0 right: monkey
---
0 play snake left
0 pay sheep fox
0 yes
= collection 0 left: snake sheep
1 draw cat
0 play sheep right
0 pay pig
0 yes
> 0 draws raccoon
> 0 draws dog
> turn 1
",
    r"# A Parrot copies a Snake and slides under; what it covered can't be copied and is uncovered afterwards (O-9.12).
families sky savannah
hand 0: parrot vulture
hand 1: eagle
line: eagle vulture chicken chicken
collection 0 left: chick elephant
collection 0 right: chick snake
---
0 play parrot left
0 pay vulture
> 0 places parrot left
? 0: pick snake | no
! 0 pick elephant : not there (O-9.12)
0 pick snake
> 0 copies snake
> 0 moves top left under
> turn 1
= collection 0 left: parrot chick elephant
= collection 0 right: chick snake
= score 0: 19
",
    r"# In an empty collection a copied Snake has nothing to do.
families sky savannah
hand 0: parrot vulture
hand 1: eagle
line: eagle vulture chicken chicken
collection 0 left: chick
collection 1 left: snake
---
0 play parrot right
0 pay vulture
? 0: pick chick | pick snake | no
0 pick snake
> 0 copies snake
> snake has nothing to do for 0
> turn 1
= collection 0 right: parrot
",
    r"# The Vulture that the Parrot had covered is uncovered by the copied Snake and serves next turn (O-5.4).
families sky savannah
hand 0: parrot chick owl chick
hand 1: eagle
line: eagle lion lion chicken
collection 0 left: vulture
collection 0 right: chick
collection 1 left: snake
---
0 play parrot left
0 pay chick owl
0 pick snake
> 0 moves top left under
= collection 0 left: parrot vulture
1 draw eagle
0 use left
> 0 takes owl from discards
? 0: play chick right
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant snake chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes snake from line
= hand 0: snake
= known 0 to 3: snake
",
];
