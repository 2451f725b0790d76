//! Brontosaurus — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Modifier};

/// Hand modifier +3.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Brontosaurus", "Brontosauruses")),
        it: ours(m("Brontosauro", "Brontosauri")),
        de: ours(m("Brontosaurus", "Brontosaurier")),
    },
    family: printed(Some(Family::Dinosaurs)),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::Hand(3))),
    text: Words { en: "Hand modifier +3.", it: "Modificatore di mano +3.", de: "Handmodifikator +3." },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 4 folds, pays for 2, and lets its player alone keep three cards more (L-3.2).
families exotic dinosaurs
hand 0: brontosaurus brontosaurus piranha sloth
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
---
= deck 27
0 play brontosaurus left
! 0 pay sloth piranha : needs 4, got 3 (O-5.1)
0 pay piranha brontosaurus
> 0 places brontosaurus left
> turn 1
= discards: piranha brontosaurus
= hand limit 0: 11
= hand limit 1: 8
= score 0: 4
",
    r"# Two of them on top add up (L-4.8); one that is covered does not count.
families exotic dinosaurs
hand 0: sloth macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: brontosaurus
collection 0 right: brontosaurus
---
= hand limit 0: 14
= score 0: 8
0 play sloth left
0 pay macaw
0 no
= hand limit 0: 11
",
    r"# Nobody is checked in another player's turn; in their own, 13 cards become 11 (L-3.2).
families dinosaurs legendary
hand 0: leprechaun pteranodon pteranodon
hand 1: velociraptor velociraptor velociraptor velociraptor stegosaurus stegosaurus triceratops triceratops t_rex t_rex mesosaurus
line: kappa kappa griffin griffin
deck: phoenix phoenix phoenix oni
collection 1 left: brontosaurus
---
0 play leprechaun left
0 pay pteranodon pteranodon
0 yes
> 1 draws phoenix
> turn 1
1 draw kappa
= asked 1
1 pick velociraptor
= asked 1
1 pick velociraptor
> 1 discards velociraptor
> 1 discards velociraptor
> turn 0
= hand 1: velociraptor velociraptor stegosaurus stegosaurus triceratops triceratops t_rex t_rex mesosaurus phoenix kappa
",
    r"# Covered, it is lost; an opponent's Sloth brings it back (L-4.1).
families exotic dinosaurs
turn 1
hand 0: macaw
hand 1: sloth sloth sloth
line: golden_frog golden_frog anaconda anaconda
collection 0 left: brontosaurus macaw
collection 0 right: toucan
---
= hand limit 0: 8
1 play sloth left
1 pay sloth sloth
1 spot 0 left 2
= hand limit 0: 11
",
    r"# A Piranha takes it out from under and puts it on top of the other collection (L-7.3).
families exotic dinosaurs
hand 0: piranha macaw macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: brontosaurus
collection 0 right: sloth
---
0 play piranha left
0 pay macaw macaw
= hand limit 0: 8
0 spot 0 left 1
0 spot 0 right 2
> 0 moves brontosaurus left 1 to right 2
= collection 0 left: piranha
= collection 0 right: sloth brontosaurus
= hand limit 0: 11
",
    r"# With the yellow Ninja 12 cards, with the red one 10; each player's own modifiers beside (L-4.4).
families exotic dinosaurs
characters ninja geisha
in play: yellow_ninja
hand 0: red_ninja macaw macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: brontosaurus
collection 1 left: stegosaurus
---
= hand limit 0: 12
= hand limit 1: 11
0 play red_ninja
0 pay macaw macaw
> yellow_ninja leaves play
> 0 puts red_ninja in play
0 no
= hand limit 0: 10
= hand limit 1: 9
",
    r"# Played without paying as a character's bonus onto another one: only the one on top counts.
families exotic dinosaurs
characters musician samurai
hand 0: yellow_samurai macaw macaw
hand 1: sloth
line: brontosaurus golden_frog anaconda anaconda
collection 0 left: brontosaurus
collection 0 right: sloth
---
0 play yellow_samurai
0 pay macaw macaw
0 play brontosaurus left
> 0 places brontosaurus left
= hand limit 0: 11
",
    r"# Played through a Dragon in another player's turn it counts at once, for its player.
families exotic dinosaurs legendary
hand 0: dragon oni kappa
hand 1: brontosaurus griffin
hand 2: macaw
line: golden_frog golden_frog anaconda anaconda
---
= deck 44
0 play dragon left
0 pay kappa oni
0 yes
1 play brontosaurus left
1 pay griffin
2 no
= hand limit 0: 8
= hand limit 1: 11
= hand limit 2: 8
",
    r"# It is no instant effect: a Parrot has nothing to copy.
families sky dinosaurs
hand 0: parrot vulture
hand 1: owl
line: brontosaurus chicken chicken eagle
---
0 play parrot left
0 pay vulture
> parrot has nothing to do for 0
> turn 1
",
    r"# A Brontosaurus is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Brontosaurus as well.
families lawn polar exotic legendary
---
= deck 72
",
];
