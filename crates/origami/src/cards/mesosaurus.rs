//! Mesosaurus — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Modifier};

/// The limit of your draw-cards action is 3 folds plus your hand modifiers, if that is more than 4.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Mesosaurus", "Mesosauruses")),
        it: ours(m("Mesosauro", "Mesosauri")),
        de: ours(m("Mesosaurus", "Mesosaurier")),
    },
    family: printed(Some(Family::Dinosaurs)),
    quantity: ours(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::DrawLimitByHand)),
    text: Words {
        en: "The limit of your draw-cards action is 3 folds plus your hand modifiers, if that is more than 4.",
        it: "Il limite della tua azione di pescare carte è di 3 pieghe più i tuoi modificatori di mano, se il totale supera 4.",
        de: "Die Obergrenze deiner Aktion „Karten ziehen“ beträgt 3 Faltungen plus deine Handmodifikatoren, sofern das mehr als 4 ergibt.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 6 folds and pays for 3.
families exotic dinosaurs
hand 0: mesosaurus mesosaurus caiman piranha
hand 1: macaw macaw
line: golden_frog golden_frog anaconda anaconda
---
= deck 26
0 play mesosaurus left
! 0 pay piranha caiman : needs 6, got 5 (O-5.1)
0 pay caiman mesosaurus
> 0 places mesosaurus left
> turn 1
= discards: caiman mesosaurus
= score 0: 4
",
    r"# The example of the rules: with a Brontosaurus on top of the other collection 3 + 3 = 6 folds (L-7.1).
families exotic dinosaurs
hand 0: toucan
hand 1: macaw macaw
line: golden_frog macaw sloth anaconda
collection 0 left: mesosaurus
collection 0 right: brontosaurus
---
= draw limit 0: 6
= draw limit 1: 4
! 0 draw sloth macaw golden_frog : needs 1 to 6, got 7 (O-4.1)
0 draw macaw golden_frog
> 0 takes macaw from line
> 0 takes golden_frog from line
> turn 1
= hand 0: toucan macaw golden_frog
! 1 draw sloth anaconda : needs 1 to 4, got 5 (O-4.1)
",
    r"# Without hand modifiers, or with +1, the limit stays 4: it never hurts its owner (L-7.1).
families exotic dinosaurs
hand 0: toucan
hand 1: macaw
line: golden_frog macaw sloth anaconda
collection 0 left: mesosaurus
collection 1 left: velociraptor
collection 1 right: mesosaurus
---
= draw limit 0: 4
= draw limit 1: 4
! 0 draw sloth golden_frog : needs 1 to 4, got 5 (O-4.1)
0 draw golden_frog
",
    r"# From +2 on it helps: with a Stegosaurus 5 folds.
families exotic dinosaurs
hand 0: toucan
hand 1: macaw
line: golden_frog macaw sloth anaconda
collection 0 left: mesosaurus
collection 0 right: stegosaurus
---
= draw limit 0: 5
! 0 draw macaw golden_frog : needs 1 to 5, got 6 (O-4.1)
0 draw sloth golden_frog
> turn 1
",
    r"# The red Ninja takes one off, the yellow one adds one; below 4 the usual limit holds.
families exotic dinosaurs legendary
characters ninja musician geisha
in play: red_ninja
hand 0: yellow_ninja macaw macaw
hand 1: macaw
hand 2: macaw
line: golden_frog golden_frog sloth anaconda
collection 0 left: mesosaurus
collection 0 right: brontosaurus
collection 1 left: mesosaurus
---
= draw limit 0: 5
= draw limit 1: 4
= draw limit 2: 4
0 play yellow_ninja
0 pay macaw macaw
0 no
= draw limit 0: 7
= draw limit 1: 4
= draw limit 2: 4
",
    r"# The Monk's change comes after it, whichever limit holds (L-7.1).
families exotic dinosaurs
characters monk musician
in play: yellow_monk
hand 0: red_monk macaw macaw
hand 1: macaw
line: golden_frog golden_frog sloth anaconda
collection 0 left: mesosaurus
collection 0 right: stegosaurus
collection 1 left: mesosaurus
---
= draw limit 0: 6
= draw limit 1: 5
0 play red_monk
0 pay macaw macaw
0 no
= draw limit 0: 4
= draw limit 1: 3
",
    r"# Two of them on top count once (L-4.8).
families exotic dinosaurs
characters ninja musician
in play: yellow_ninja
hand 0: toucan
hand 1: macaw
line: golden_frog macaw sloth anaconda
collection 0 left: mesosaurus
collection 0 right: mesosaurus
---
= draw limit 0: 4
= score 0: 8
",
    r"# The modifiers are those of the moment: Velociraptors under it count while another one is on top.
families exotic dinosaurs
hand 0: sloth macaw
hand 1: macaw
line: golden_frog macaw sloth anaconda
collection 0 left: velociraptor velociraptor mesosaurus
collection 0 right: velociraptor velociraptor
---
= draw limit 0: 7
0 play sloth right
0 pay macaw
0 no
= draw limit 0: 4
",
    r"# Covered it does nothing; an opponent's Sloth uncovers it (L-4.1).
families exotic dinosaurs
hand 0: toucan
hand 1: macaw sloth
line: golden_frog macaw sloth anaconda
collection 0 left: mesosaurus macaw
collection 0 right: brontosaurus
---
= draw limit 0: 4
0 draw sloth
1 play sloth left
1 pay macaw
1 spot 0 left 2
= draw limit 0: 6
0 draw macaw anaconda
> turn 1
",
    r"# Eight folds in one draw: the whole line.
families exotic dinosaurs
characters ninja musician
in play: yellow_ninja
hand 0: toucan
hand 1: macaw
line: macaw macaw macaw piranha
deck: sloth sloth sloth toucan
collection 0 left: velociraptor velociraptor velociraptor
collection 0 right: velociraptor piranha mesosaurus
---
= draw limit 0: 8
0 draw macaw macaw macaw piranha
> line filled sloth
> line filled sloth
> line filled sloth
> line filled toucan
= line: sloth sloth sloth toucan
",
    r"# Only the draw-cards action has this limit: a Raccoon keeps its own (L-7.1).
families farm dinosaurs
characters ninja musician
in play: yellow_ninja
hand 0: cat
hand 1: cat
line: fox sheep cat rabbit
discards: dog
collection 0 left: raccoon
collection 0 right: mesosaurus
---
= draw limit 0: 4
! 0 draw cat fox : needs 1 to 4, got 5 (O-4.1)
0 use left
! 0 take fox : needs 1 to 3, got 4 (O-9.15)
0 take cat sheep
> turn 1
",
    r"# It serves from the moment it is placed, for instance in the extra action of a Rhino.
families savannah dinosaurs
hand 0: rhino mesosaurus gorilla zebra zebra
hand 1: monkey
line: monkey monkey monkey elephant
deck: gorilla elephant snake snake
collection 0 left: brontosaurus
---
0 play rhino right
0 pay gorilla
0 yes
> extra action 0
= draw limit 0: 4
0 play mesosaurus right
0 pay zebra zebra
> turn 1
= draw limit 0: 6
",
    r"# A Parrot can't copy it.
families sky dinosaurs
hand 0: parrot vulture
hand 1: owl
line: mesosaurus chicken chicken eagle
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# It raises the limit of folds, not the number of cards that the red Merchant allows.
families exotic dinosaurs
characters ninja merchant
in play: red_merchant
hand 0: toucan
hand 1: macaw macaw
line: sloth sloth sloth macaw
collection 0 left: mesosaurus
collection 0 right: brontosaurus
---
= draw limit 0: 6
! 0 draw sloth sloth sloth : needs 1 to 2, got 3 (L-4.4)
0 draw sloth macaw
",
    r"# A Mesosaurus is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Mesosaurus as well.
families lawn polar exotic legendary
---
= deck 72
",
];
