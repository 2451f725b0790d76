//! Golden Frog — exotic.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Step, Which};

/// Take every Draw Line card worth 1 or 2 folds.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Golden Frog", "Golden Frogs")),
        it: ours(f("Rana dorata", "Rane dorate")),
        de: ours(m("Goldfrosch", "Goldfrösche")),
    },
    family: printed(Some(Family::Exotic)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::TakeAll(Which::UpTo(2))])),
    text: Words {
        en: "Take every Draw Line card worth 1 or 2 folds.",
        it: "Prendi dalla fila tutte le carte da 1 o 2 pieghe.",
        de: "Nimm alle Karten mit 1 oder 2 Faltungen aus der Nachschubzeile.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Takes all cards of 1 or 2 folds from the Draw Line and leaves the others. It costs exactly 8 folds.
families polar exotic
hand 0: golden_frog golden_frog anaconda caiman
hand 1: walrus
line: sloth macaw penguin reindeer
deck: seal arctic_hare
---
= deck 27
0 play golden_frog left
! 0 pay golden_frog caiman : needs 8, got 7 (O-5.1)
? 0: pay golden_frog anaconda
0 pay golden_frog anaconda
> 0 places golden_frog left
? 0: yes | no
0 yes
> 0 uses golden_frog
> 0 takes macaw from line
> 0 takes sloth from line
>! 0 takes penguin from line
> line filled seal
> line filled arctic_hare
> turn 1
= hand 0: sloth macaw caiman
= line: penguin reindeer seal arctic_hare
= known 0 to 1: sloth macaw
= score 0: 6
",
    r"# Nothing so small there: nothing to do.
families polar exotic
hand 0: golden_frog anaconda walrus
hand 1: walrus
line: reindeer penguin caiman anaconda
---
0 play golden_frog left
0 pay anaconda walrus
> golden_frog has nothing to do for 0
> turn 1
= hand 0:
",
    r"# It may be declined, as a whole.
families polar exotic
hand 0: golden_frog anaconda walrus
hand 1: walrus
line: sloth macaw seal anaconda
---
0 play golden_frog left
0 pay anaconda walrus
0 no
> 0 declines golden_frog
= hand 0:
= line: sloth macaw seal anaconda
",
    r"# An empty line: nothing to do; it is filled at the end of the turn.
families polar exotic
hand 0: golden_frog anaconda walrus
hand 1: walrus
deck: sloth macaw seal caiman
---
0 play golden_frog left
0 pay anaconda walrus
> golden_frog has nothing to do for 0
> line filled sloth
> turn 1
= line: sloth macaw seal caiman
",
    r"# The whole line, five cards with the yellow Merchant, characters among them; then the hand is cut to 8.
families polar exotic
characters merchant ninja
in play: yellow_merchant
hand 0: golden_frog anaconda walrus toucan toucan piranha piranha sloth
hand 1: walrus
line: red_ninja macaw macaw seal arctic_hare
deck: caiman caiman penguin penguin arctic_wolf
---
0 play golden_frog left
0 pay anaconda walrus
0 yes
> 0 takes macaw from line
> 0 takes macaw from line
> 0 takes red_ninja from line
> line filled arctic_wolf
= asked 0
= hand 0: toucan toucan piranha piranha sloth macaw macaw seal arctic_hare red_ninja
= hand limit 0: 8
0 pick seal
0 pick sloth
> turn 1
= line: caiman caiman penguin penguin arctic_wolf
",
    r"# As the bonus of a character: the card itself has left the line, and the gaps stay till the end of the turn (L-4.3).
families polar exotic
characters musician ninja
hand 0: yellow_ninja walrus
hand 1: reindeer
line: golden_frog sloth seal caiman
deck: macaw macaw macaw
---
0 play yellow_ninja
0 pay walrus
0 play golden_frog left
> 0 plays golden_frog left from line
0 yes
> 0 takes seal from line
> 0 takes sloth from line
> line filled macaw
> turn 1
= hand 0: sloth seal
= line: caiman macaw macaw macaw
",
    r"# A Parrot copies one: rice paper is never in the line, and a Parrot there is small enough.
families sky exotic
hand 0: parrot vulture
hand 1: eagle
line: parrot eagle sloth chicken
deck: macaw owl
collection 1 left: golden_frog
---
0 play parrot left
0 pay vulture
0 pick golden_frog
> 0 copies golden_frog
> 0 takes parrot from line
> 0 takes sloth from line
= hand 0: parrot sloth
= line: eagle chicken macaw owl
",
    r"# A copied one finds nothing.
families sky exotic
hand 0: parrot vulture
line: vulture eagle eagle chicken
collection 1 left: golden_frog
---
0 play parrot left
0 pay vulture
0 pick golden_frog
> golden_frog has nothing to do for 0
> turn 1
",
    r"# The refill at the end of the turn meets a run-out.
families polar exotic
hand 0: golden_frog anaconda walrus
hand 1: walrus
line: sloth macaw seal anaconda
deck: caiman
rest box
---
0 play golden_frog left
0 pay anaconda walrus
0 yes
> line filled caiman
> run-out 1
* shuffled 000000000000000a
> shuffled 2
> run-out 2
= hand 0: sloth macaw seal
= deck 0
",
    r"# A draw takes one and no more.
families polar exotic
hand 1: walrus
line: golden_frog sloth seal macaw
---
! 0 draw golden_frog sloth : needs 1 to 4, got 5 (O-4.1)
0 draw golden_frog
",
    r"# A Golden Frog is exotic: four other families are whole without it.
families lawn polar dinosaurs legendary
---
= deck 72
",
];
