//! Zebra — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Deed, Step, Who};

/// Every player passes 1 origami from their hand to the player on their right.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Zebra", "Zebras")),
        it: printed(f("Zebra", "Zebre")),
        de: printed(n("Zebra", "Zebras")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(6),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[Step::Together(Who::Everyone, Deed::PassRight)])),
    text: Words {
        en: "Every player passes 1 origami from their hand to the player on their right.",
        it: "Ogni giocatore passa 1 origami della propria mano al giocatore alla sua destra.",
        de: "Jeder Spieler gibt 1 Origami aus seiner Hand an seinen rechten Nachbarn weiter.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Every player passes one card to the right, chosen in secret and moved at once; who knows what (O-9.10, O-2.4).
families farm sky savannah
hand 0: zebra fox sheep cat
hand 1: dog rabbit
hand 2: owl chick
line: pig pig eagle eagle
---
= deck 42
0 play zebra left
! 0 pay fox : needs 6, got 4 (O-5.1)
0 pay sheep fox
? 0: yes | no
0 yes
> 0 uses zebra
= asked 0 1 2
2 pick owl
> 2 answers owl
= asked 0 1
= hand 2: owl chick
! 2 pick chick : not asked now (O-3.1)
! 1 no : no answer to this question (O-5.9)
! 1 pick owl : not there (O-5.9)
? 1: pick dog | pick rabbit
0 pick cat
1 pick dog
> 0 passes cat to 2
> 1 passes dog to 0
> 2 passes owl to 1
> turn 1
= hand 0: dog
= hand 1: owl rabbit
= hand 2: cat chick
= known 2 to 0: cat
= known 1 to 0:
= known 2 to 1:
= known 0 to 1: dog
= known 1 to 2: owl
= known 0 to 2:
= score 0: 6
",
    r"# Whoever has no card passes nothing and still receives; the owner too.
families farm sky savannah
hand 0: zebra fox sheep
hand 2: owl chick
line: pig pig eagle eagle
---
0 play zebra left
0 pay sheep fox
0 yes
= asked 2
2 pick owl
> 2 passes owl to 1
> turn 1
= hand 0:
= hand 1: owl
= hand 2: chick
",
    r"# Nobody has a card: nothing to do. The other Zebra pays 3 folds.
families farm savannah
hand 0: zebra zebra pig
line: cat cat dog dog
---
= deck 29
0 play zebra left
0 pay pig zebra
> zebra has nothing to do for 0
> turn 1
= discards: pig zebra
",
    r"# Its player may decline; then nobody passes.
families farm savannah
hand 0: zebra fox sheep cat
hand 1: dog
line: pig pig dog gorilla
---
0 play zebra left
0 pay sheep fox
0 no
> 0 declines zebra
>! 0 passes cat to 1
> turn 1
= hand 0: cat
= hand 1: dog
",
    r"# Two players swap; once used it binds the others, who have no choice with one card.
families farm savannah
hand 0: zebra fox sheep cat pig
hand 1: dog
line: pig rabbit rabbit gorilla
---
0 play zebra left
0 pay sheep fox
0 yes
= asked 0 1
? 1: pick dog
1 pick dog
= asked 0
0 pick pig
> 0 passes pig to 1
> 1 passes dog to 0
= hand 0: cat dog
= hand 1: pig
= known 1 to 0: pig
= known 0 to 1: dog
",
    r"# Four players, played through a Monkey by the third: in turn order from its player (O-5.11), who has no card left.
families farm sky sea savannah
turn 2
hand 0: owl
hand 1: shell skate
hand 2: monkey minnow minnow zebra whale crab
hand 3: cat sheep
line: pig pig eagle eagle
---
= deck 57
2 play monkey left
2 pay minnow minnow
2 play zebra right
2 pay crab whale
2 yes
= asked 0 1 3
1 pick skate
3 pick sheep
0 pick owl
> 3 passes sheep to 2
> 0 passes owl to 3
> 1 passes skate to 0
> turn 3
= hand 0: skate
= hand 1: shell
= hand 2: sheep
= hand 3: cat owl
",
    r"# Played through an Elephant: the card just drawn may be passed.
families farm savannah
hand 0: elephant fox zebra rabbit raccoon cat
hand 1: dog
line: pig sheep rabbit gorilla
deck: sheep lion
---
0 play elephant left
0 pay fox
0 yes
> 0 draws sheep
0 play zebra right
0 pay raccoon rabbit
0 yes
0 pick sheep
1 pick dog
> 0 passes sheep to 1
= hand 0: cat dog
= hand 1: sheep
",
    r"# Played for free by a Lion: both players pass their only card.
families farm savannah
hand 0: zebra monkey
hand 1: dog
line: pig sheep rabbit gorilla
collection 0 left: lion
---
0 use left
0 play zebra right
0 yes
0 pick monkey
1 pick dog
= hand 0: dog
= hand 1: monkey
= score 0: 9
",
    r"# A Parrot copies a Zebra: the round begins with the Parrot's player.
families farm sky savannah
turn 1
hand 0: cat
hand 1: parrot vulture chick
hand 2: dog
line: eagle eagle rabbit rabbit
collection 0 left: zebra
---
1 play parrot left
1 pay vulture
? 1: pick zebra | no
1 pick zebra
> 1 copies zebra
= asked 0 1 2
0 pick cat
1 pick chick
2 pick dog
> 1 passes chick to 0
> 2 passes dog to 1
> 0 passes cat to 2
> turn 2
= hand 0: chick
= hand 1: dog
= hand 2: cat
",
    r"# A copied Zebra when nobody has a card.
families sky savannah
hand 0: parrot vulture
line: eagle eagle chicken chicken
collection 1 left: zebra
---
0 play parrot left
0 pay vulture
0 pick zebra
> zebra has nothing to do for 0
> turn 1
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant zebra chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes zebra from line
= hand 0: zebra
= known 0 to 3: zebra
",
];
