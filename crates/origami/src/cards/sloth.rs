//! Sloth — exotic.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Own, Spot, Step};

/// Move 1 origami of any player to the bottom of its collection.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Sloth", "Sloths")),
        it: ours(m("Bradipo", "Bradipi")),
        de: ours(n("Faultier", "Faultiere")),
    },
    family: printed(Some(Family::Exotic)),
    quantity: ours(3),
    cost: ours(2),
    folds: ours(1),
    points: ours(3),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[Step::PickSpot(Spot::AnyOrigami), Step::Do(TO_BOTTOM)])),
    text: Words {
        en: "Move 1 origami of any player to the bottom of its collection.",
        it: "Sposta 1 origami di un giocatore qualsiasi in fondo alla collezione in cui si trova.",
        de: "Lege 1 ausgespieltes Origami eines beliebigen Spielers in seiner Sammlung ganz nach hinten.",
    },
    ours: None,
};

/// Moves the origami just picked from its place to the bottom.
const TO_BOTTOM: Own = Own {
    run: |state, context, log| state.move_to_bottom(context.who, context.spot, log),
    possible: |state, _, _| state.can_send_to_bottom(),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Moves an origami of any player to the bottom of its collection, unless it lies there (L-7.4). It costs exactly 2 folds.
families polar exotic
hand 0: sloth sloth seal macaw
hand 1: walrus
line: anaconda anaconda walrus reindeer
collection 0 left: caiman
collection 0 right: macaw
collection 1 left: seal arctic_wolf macaw
collection 1 right: arctic_hare toucan
---
= deck 20
0 play sloth left
! 0 pay sloth : needs 2, got 1 (O-5.1)
? 0: pay seal | pay macaw
0 pay macaw
> 0 places sloth left
? 0: spot 0 left 2 | spot 1 left 2 | spot 1 left 3 | spot 1 right 2 | no
! 0 spot 1 left 1 : not allowed here (L-7.4)
! 0 spot 1 left 4 : not there (L-7.4)
! 0 yes : no answer to this question (L-7.4)
0 spot 1 left 3
> 0 uses sloth
> 1 moves macaw left 3 to left 1
> turn 1
= collection 1 left: macaw seal arctic_wolf
= score 0: 8
",
    r"# Declined.
families polar exotic
hand 0: sloth seal
hand 1: walrus
line: anaconda anaconda walrus reindeer
collection 1 left: seal macaw
collection 1 right: seal
---
0 play sloth left
0 pay seal
0 no
> 0 declines sloth
= collection 1 left: seal macaw
",
    r"# Nowhere two cards in one collection: nothing to do.
families polar exotic
hand 0: sloth seal
hand 1: walrus
line: anaconda anaconda walrus reindeer
collection 0 left: macaw
collection 1 left: seal
collection 1 right: macaw
---
0 play sloth right
0 pay seal
> sloth has nothing to do for 0
> turn 1
",
    r"# Itself: the Caiman it covered is on top again, and sees the next play.
families polar exotic
hand 0: sloth seal seal walrus
hand 1: walrus
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman
collection 0 right: macaw
---
0 play sloth left
0 pay seal
0 spot 0 left 2
> 0 moves sloth left 2 to left 1
= collection 0 left: sloth caiman
1 draw sloth
0 play seal right
0 pay walrus
> 0 reacts with caiman
0 no
> 0 gets an action
",
    r"# A card in the middle goes down, and those below it up; the top stays.
families polar exotic
hand 0: sloth seal
hand 1: walrus
line: anaconda anaconda walrus reindeer
collection 1 left: seal arctic_hare macaw toucan
collection 1 right: caiman caiman arctic_hare
---
0 play sloth left
0 pay seal
0 spot 1 left 3
> 1 moves macaw left 3 to left 1
= collection 1 left: macaw seal arctic_hare toucan
",
    r"# Copies of one species: moving one under its twins changes nothing, so it can't be picked.
families polar exotic
hand 0: sloth seal
hand 1: walrus
line: anaconda anaconda walrus reindeer
collection 0 left: arctic_hare
collection 1 left: macaw macaw
collection 1 right: seal seal toucan
---
0 play sloth right
0 pay seal
? 0: spot 1 right 3 | no
! 0 spot 1 left 2 : not allowed here (L-7.4)
0 spot 1 right 3
= collection 1 right: toucan seal seal
",
    r"# An instant effect uncovered does not happen again (L-4.1).
families polar exotic
hand 0: sloth seal
hand 1: walrus
line: anaconda anaconda walrus reindeer
collection 0 left: seal macaw
collection 0 right: arctic_hare
---
0 play sloth right
0 pay seal
0 spot 0 left 2
>! 0 uses seal
>! 0 draws 3 rice paper
> turn 1
= collection 0 left: macaw seal
",
    r"# An ongoing effect of an opponent is buried: the hand limit is 8 again.
families exotic dinosaurs
hand 0: sloth macaw
hand 1: macaw macaw macaw velociraptor velociraptor velociraptor velociraptor toucan toucan
line: anaconda anaconda caiman sloth
collection 1 left: pteranodon brontosaurus
collection 1 right: pteranodon
---
= hand limit 1: 11
0 play sloth left
0 pay macaw
0 spot 1 left 2
> 1 moves brontosaurus left 2 to left 1
= hand limit 1: 8
1 draw sloth
= asked 1
1 pick macaw
1 pick macaw
> turn 0
",
    r"# With four players, by the last one, played through an Elephant: a Lion on top is buried.
families farm sky savannah exotic
turn 3
hand 0: lion zebra
hand 3: elephant sloth fox owl
line: anaconda anaconda caiman zebra
deck: cat dog
collection 0 left: monkey lion
collection 0 right: chick
---
3 play elephant left
3 pay fox
3 yes
3 play sloth right
3 pay owl
3 spot 0 left 2
> 0 moves lion left 2 to left 1
> turn 0
! 0 use left : not allowed here (O-6.1)
",
    r"# A Parrot copies it; with nothing to move, nothing.
families sky exotic
hand 0: parrot chicken
hand 1: parrot vulture
line: anaconda anaconda eagle eagle
collection 0 left: sloth
---
0 play parrot right
0 pay chicken
0 pick sloth
> 0 copies sloth
> sloth has nothing to do for 0
> turn 1
1 play parrot left
1 pay vulture
1 pick sloth
> sloth has nothing to do for 1
",
    r"# A copied one moves the Parrot itself.
families sky exotic
hand 0: parrot chicken
hand 1: eagle
line: sloth anaconda eagle chicken
collection 0 left: owl
collection 0 right: chick
---
0 play parrot left
0 pay chicken
0 pick sloth
> 0 copies sloth
? 0: spot 0 left 2
0 spot 0 left 2
> 0 moves parrot left 2 to left 1
= collection 0 left: parrot owl
",
    r"# Worth 1 fold: two of them and a Macaw are one draw, the third is too much.
families exotic dinosaurs
hand 1: t_rex
line: sloth sloth sloth macaw
deck: pteranodon
---
! 0 draw sloth sloth sloth macaw : needs 1 to 4, got 5 (O-4.1)
0 draw sloth sloth macaw
",
    r"# A Sloth is exotic: four other families are whole without it.
families lawn polar dinosaurs legendary
---
= deck 72
",
];
