//! Velociraptor — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::cards::species;
use crate::vocab::{Ability, Modifier};

/// Hand modifier +1 for each Velociraptor in your collections, covered or not; with 2 of them on top this applies only
/// once.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Velociraptor", "Velociraptors")),
        it: ours(m("Velociraptor", "Velociraptor")),
        de: ours(m("Velociraptor", "Velociraptoren")),
    },
    family: printed(Some(Family::Dinosaurs)),
    quantity: printed(4),
    cost: printed(3),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::HandForEach(species("velociraptor"), 1))),
    text: Words {
        en: "Hand modifier +1 for each Velociraptor in your collections, covered or not; with 2 of them on top this applies only once.",
        it: "Modificatore di mano +1 per ogni Velociraptor nelle tue collezioni, coperto o no; se in cima ce ne sono 2, vale una volta sola.",
        de: "Handmodifikator +1 für jeden Velociraptor in deinen Sammlungen, überdeckt oder nicht; liegen 2 davon vorn, gilt das nur einmal.",
    },
    ours: Some(Words {
        en: "with 2 of them on top it applies only once",
        it: "vale una volta sola se in cima ce ne sono 2",
        de: "Es gilt nur einmal, wenn 2 davon vorn liegen",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 3 folds, pays for 2, and lets its player alone keep one card more while it is on top (L-3.2, L-4.1).
families exotic dinosaurs
hand 0: velociraptor velociraptor sloth
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
---
= deck 28
= hand limit 0: 8
0 play velociraptor left
! 0 pay sloth : needs 3, got 1 (O-5.1)
0 pay sloth velociraptor
> 0 places velociraptor left
> turn 1
= discards: sloth velociraptor
= hand limit 0: 9
= hand limit 1: 8
= score 0: 3
",
    r"# All four count, three of them covered: 12 cards may be kept, the thirteenth is discarded.
families exotic dinosaurs
hand 0: macaw macaw macaw macaw macaw caiman caiman golden_frog golden_frog anaconda anaconda
hand 1: toucan
line: sloth sloth t_rex t_rex
collection 0 left: velociraptor velociraptor sloth
collection 0 right: velociraptor velociraptor
---
= deck 15
= hand limit 0: 12
= score 0: 15
0 draw sloth sloth
= asked 0
! 0 done : no answer to this question (O-3.2)
0 pick sloth
> 0 discards sloth
> turn 1
= hand 0: sloth macaw macaw macaw macaw macaw caiman caiman golden_frog golden_frog anaconda anaconda
",
    r"# Two of them on top do not add up twice (L-4.8); with one of those covered both still count.
families exotic dinosaurs
hand 0: piranha velociraptor toucan
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: velociraptor
collection 0 right: velociraptor
---
= hand limit 0: 10
0 play piranha left
0 pay velociraptor toucan
0 no
= collection 0 left: velociraptor piranha
= hand limit 0: 10
",
    r"# With none on top they count for nothing; a Sloth of the opponent uncovers one, and both count (L-4.1, L-7.4).
families exotic dinosaurs
turn 1
hand 0: macaw
hand 1: sloth macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: velociraptor macaw
collection 0 right: velociraptor macaw
---
= hand limit 0: 8
1 play sloth left
1 pay macaw
? 1: spot 0 left 2 | spot 0 right 2 | no
1 spot 0 left 2
> 0 moves macaw left 2 to left 1
= collection 0 left: macaw velociraptor
= hand limit 0: 10
= hand limit 1: 8
",
    r"# The limit is that of the end of the turn: the play that covers it makes its player discard.
families exotic dinosaurs
hand 0: macaw macaw macaw macaw macaw caiman sloth sloth sloth piranha piranha
hand 1: toucan
line: golden_frog anaconda anaconda t_rex
collection 0 left: velociraptor
collection 0 right: golden_frog
---
= hand limit 0: 9
0 play sloth left
0 pay macaw
0 no
= asked 0
0 pick caiman
> 0 discards caiman
> turn 1
= hand limit 0: 8
= hand 0: macaw macaw macaw macaw sloth sloth piranha piranha
",
    r"# A Sloth played onto one sends the other to the bottom: with none on top none counts.
families exotic dinosaurs
hand 0: sloth macaw
hand 1: toucan
line: golden_frog anaconda anaconda t_rex
collection 0 left: macaw velociraptor
collection 0 right: velociraptor
---
= hand limit 0: 10
0 play sloth right
0 pay macaw
0 spot 0 left 2
> 0 moves velociraptor left 2 to left 1
= collection 0 left: velociraptor macaw
= hand limit 0: 8
",
    r"# Hand modifiers add up: two Velociraptors, a Brontosaurus and the red Ninja (L-3.2).
families exotic dinosaurs
characters musician ninja
in play: red_ninja
hand 0: macaw
hand 1: macaw
line: golden_frog anaconda anaconda t_rex
collection 0 left: velociraptor velociraptor
collection 0 right: macaw brontosaurus
---
= hand limit 0: 12
= hand limit 1: 7
",
    r"# Played without paying as the bonus of the yellow Ninja (L-4.3).
families exotic dinosaurs
characters musician ninja
hand 0: yellow_ninja macaw macaw
hand 1: sloth
line: velociraptor golden_frog anaconda anaconda
---
= deck 32
0 play yellow_ninja
0 pay macaw macaw
> 0 puts yellow_ninja in play
? 0: play golden_frog left | play anaconda left | play velociraptor left | no
0 play velociraptor left
> 0 plays velociraptor left from line
> 0 places velociraptor left
> turn 1
= hand limit 0: 10
= hand limit 1: 9
",
    r"# Those of other players do not count, and nobody is checked in somebody else's turn (L-3.2).
families exotic dinosaurs legendary
turn 2
hand 0: macaw macaw macaw macaw macaw caiman caiman anaconda anaconda
hand 1: kappa
hand 2: leprechaun unicorn
line: golden_frog golden_frog t_rex t_rex
collection 0 left: velociraptor
collection 1 left: velociraptor sloth
collection 1 right: velociraptor velociraptor
---
= hand limit 0: 9
= hand limit 1: 11
= hand limit 2: 8
2 play leprechaun left
2 pay unicorn
2 yes
> turn 0
0 draw golden_frog
0 pick caiman
! 0 pick macaw : not allowed here (O-3.2)
0 pick anaconda
> 0 discards caiman
> 0 discards anaconda
> turn 1
",
    r"# A Snake that slides under it covers it only for a moment.
families savannah dinosaurs
hand 0: snake zebra zebra
hand 1: monkey
line: gorilla gorilla lion lion
collection 0 left: velociraptor
collection 0 right: monkey
---
= hand limit 0: 9
0 play snake left
0 pay zebra zebra
= hand limit 0: 8
0 yes
> 0 moves top left under
= hand limit 0: 9
",
    r"# It is no instant effect: a Parrot has nothing to copy.
families sky dinosaurs
hand 0: parrot vulture
hand 1: owl
line: velociraptor chicken chicken eagle
collection 1 left: velociraptor
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# A Velociraptor is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Velociraptor as well.
families lawn polar exotic legendary
---
= deck 72
",
];
