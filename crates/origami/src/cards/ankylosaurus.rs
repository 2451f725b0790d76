//! Ankylosaurus — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours};
use crate::vocab::{Ability, Count, Step};

/// Draw 3 cards from the deck.
pub const CARD: Def = Def {
    name: Names {
        en: ours(n("Ankylosaurus", "Ankylosauruses")),
        it: ours(m("Anchilosauro", "Anchilosauri")),
        de: ours(m("Ankylosaurus", "Ankylosaurier")),
    },
    family: ours(Some(Family::Dinosaurs)),
    quantity: ours(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(5),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Draw(Count::Fixed(3))])),
    text: Words { en: "Draw 3 cards from the deck.", it: "Pesca 3 carte dal mazzo.", de: "Ziehe 3 Karten vom Stapel." },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 6 folds, pays for 3, and draws 3 cards.
families exotic dinosaurs
hand 0: ankylosaurus ankylosaurus caiman piranha
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth t_rex macaw
---
= deck 27
0 play ankylosaurus left
! 0 pay piranha caiman : needs 6, got 5 (O-5.1)
0 pay caiman ankylosaurus
? 0: yes | no
0 yes
> 0 uses ankylosaurus
> 0 draws toucan
> 0 draws sloth
> 0 draws t_rex
>! 0 draws macaw
> turn 1
= hand 0: piranha toucan sloth t_rex
= known 0 to 1:
= score 0: 5
= deck 24
",
    r"# Nobody has to draw.
families exotic dinosaurs
hand 0: ankylosaurus ankylosaurus caiman
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
---
0 play ankylosaurus left
0 pay caiman ankylosaurus
0 no
> 0 declines ankylosaurus
> turn 1
= hand 0:
= deck 28
",
    r"# The hand is checked afterwards.
families exotic dinosaurs
hand 0: ankylosaurus ankylosaurus caiman macaw macaw macaw macaw piranha piranha
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth t_rex
---
0 play ankylosaurus left
0 pay caiman ankylosaurus
0 yes
> 0 draws t_rex
= asked 0
0 pick piranha
> 0 discards piranha
> turn 1
= hand 0: macaw macaw macaw macaw piranha toucan sloth t_rex
",
    r"# With a Brontosaurus beside it there is room for all of them.
families exotic dinosaurs
hand 0: ankylosaurus ankylosaurus caiman macaw macaw macaw macaw piranha piranha
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth t_rex
collection 0 right: brontosaurus
---
0 play ankylosaurus left
0 pay caiman ankylosaurus
0 yes
> 0 draws t_rex
> turn 1
",
    r"# A run-out in the middle: the rest is drawn from the new deck, which holds the payment.
families exotic dinosaurs
hand 0: ankylosaurus caiman caiman
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth
rest box
---
0 play ankylosaurus left
0 pay caiman caiman
0 yes
> 0 draws toucan
> 0 draws sloth
> run-out 1
* shuffled 0000000000000000
> shuffled 2
> 0 draws caiman
> turn 1
= hand 0: toucan sloth caiman
= deck 1
",
    r"# Nothing to draw from: nobody is asked.
families savannah dinosaurs
hand 0: ankylosaurus
hand 1: monkey
line: gorilla gorilla zebra zebra
collection 0 left: lion
rest box
---
0 use left
0 play ankylosaurus right
> ankylosaurus has nothing to do for 0
> turn 1
",
    r"# Played through a Dragon in another player's turn.
families dinosaurs legendary
hand 0: dragon oni kappa
hand 1: ankylosaurus nine_tailed_fox nine_tailed_fox
line: griffin griffin t_rex t_rex
deck: oni stegosaurus phoenix
---
0 play dragon left
0 pay kappa oni
0 yes
1 play ankylosaurus left
1 pay nine_tailed_fox nine_tailed_fox
1 yes
> 1 draws oni
> 1 draws stegosaurus
> 1 draws phoenix
> turn 1
",
    r"# As the bonus of a character: drawn first, then the line is refilled.
families exotic dinosaurs legendary
characters musician samurai ninja
hand 0: red_samurai macaw macaw
hand 1: toucan
hand 2: toucan
line: ankylosaurus golden_frog anaconda anaconda
deck: sloth sloth piranha oni
---
0 play red_samurai
0 pay macaw macaw
0 play ankylosaurus left
0 yes
> 0 draws piranha
> line filled oni
> turn 1
",
    r"# A Parrot copies it.
families sky dinosaurs
hand 0: parrot vulture
hand 1: owl dove
line: ankylosaurus magpie chicken eagle
deck: t_rex velociraptor stegosaurus chick
---
0 play parrot left
0 pay vulture
0 pick ankylosaurus
> 0 copies ankylosaurus
> 0 draws t_rex
> 0 draws velociraptor
> 0 draws stegosaurus
>! 0 draws chick
",
    r"# An Ankylosaurus is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without an Ankylosaurus as well.
families lawn polar exotic legendary
---
= deck 72
",
];
