//! Pteranodon — dinosaurs.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours};
use crate::vocab::{Ability, Count, Step};

/// Draw 1 card from the deck, or 2 if no opponent has fewer cards in hand than you.
pub const CARD: Def = Def {
    name: Names {
        en: ours(n("Pteranodon", "Pteranodons")),
        it: ours(m("Pteranodonte", "Pteranodonti")),
        de: ours(n("Pteranodon", "Pteranodons")),
    },
    family: ours(Some(Family::Dinosaurs)),
    quantity: ours(2),
    cost: ours(2),
    folds: ours(1),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Draw(Count::OneOrTwoIfNobodyHoldsFewer)])),
    text: Words {
        en: "Draw 1 card from the deck, or 2 if no opponent has fewer cards in hand than you.",
        it: "Pesca 1 carta dal mazzo, o 2 se nessun avversario ha in mano meno carte di te.",
        de: "Ziehe 1 Karte vom Stapel; hat kein Mitspieler weniger Karten auf der Hand als du, ziehe stattdessen 2.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 2 folds, pays for 1, and draws 1 card where an opponent holds fewer cards.
families exotic dinosaurs
hand 0: pteranodon pteranodon sloth macaw
hand 1:
line: golden_frog golden_frog anaconda anaconda
deck: toucan piranha
---
= deck 28
0 play pteranodon left
! 0 pay sloth : needs 2, got 1 (O-5.1)
0 pay sloth pteranodon
? 0: yes | no
0 yes
> 0 uses pteranodon
> 0 draws toucan
>! 0 draws piranha
> turn 1
= hand 0: macaw toucan
= score 0: 3
",
    r"# Two cards where the opponent holds as many: the payment has left the hand by then (O-5.10).
families exotic dinosaurs
hand 0: pteranodon piranha macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth t_rex
---
0 play pteranodon left
0 pay piranha
0 yes
> 0 draws toucan
> 0 draws sloth
>! 0 draws t_rex
= hand 0: macaw toucan sloth
= known 0 to 1:
",
    r"# Two cards where the opponent holds more; nobody has to draw them.
families exotic dinosaurs
hand 0: pteranodon pteranodon piranha piranha
hand 1: macaw macaw macaw caiman caiman
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth sloth
---
0 play pteranodon left
0 pay piranha
0 no
> 0 declines pteranodon
> turn 1
= deck 23
1 draw golden_frog
0 play pteranodon right
0 pay piranha
0 yes
> 0 draws sloth
> 0 draws sloth
= hand 0: sloth sloth
",
    r"# One of two opponents with fewer cards is enough for the one card.
families exotic dinosaurs legendary
hand 0: pteranodon piranha macaw
hand 1: macaw macaw macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth
---
0 play pteranodon left
0 pay piranha
0 yes
> 0 draws toucan
>! 0 draws sloth
> turn 1
",
    r"# Among four players: one opponent holds as many, the others more.
families polar exotic dinosaurs legendary
turn 3
hand 0: macaw macaw
hand 1: macaw
hand 2: macaw caiman
hand 3: pteranodon piranha macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan sloth
---
= deck 60
3 play pteranodon left
3 pay piranha
3 yes
> 3 draws toucan
> 3 draws sloth
> turn 0
= hand 3: macaw toucan sloth
",
    r"# Rice paper is a card that is held (L-5.3).
families polar dinosaurs
hand 0: pteranodon seal rice_paper rice_paper
hand 1: seal
line: walrus walrus reindeer reindeer
deck: t_rex penguin penguin
---
0 play pteranodon left
0 pay rice_paper rice_paper
0 yes
> 0 draws t_rex
> 0 draws penguin
> turn 1
= rice deck 18
",
    r"# The same with the Seal as payment: the rice paper kept makes it more than the opponent's one card.
families polar dinosaurs
hand 0: pteranodon seal rice_paper rice_paper
hand 1: seal
line: walrus walrus reindeer reindeer
deck: t_rex penguin penguin
---
0 play pteranodon left
0 pay seal
0 yes
> 0 draws t_rex
>! 0 draws penguin
= hand 0: t_rex rice_paper rice_paper
",
    r"# Nothing to draw from: nobody is asked.
families savannah dinosaurs
hand 0: pteranodon
hand 1: monkey
line: gorilla gorilla zebra zebra
collection 0 left: lion
rest box
---
0 use left
0 play pteranodon right
> pteranodon has nothing to do for 0
> turn 1
",
    r"# A run-out between the two cards: the second one is drawn from the new deck, which holds the payment.
families exotic dinosaurs
hand 0: pteranodon piranha
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan
rest box
---
0 play pteranodon left
0 pay piranha
0 yes
> 0 draws toucan
> run-out 1
* shuffled 0000000000000000
> 0 draws piranha
> run-out 2
= hand 0: toucan piranha
",
    r"# Played through a Dragon in another player's turn: the hands are compared with that player's.
families dinosaurs legendary
hand 0: dragon oni kappa leprechaun phoenix
hand 1: pteranodon kappa
line: griffin griffin t_rex t_rex
deck: oni stegosaurus
---
0 play dragon left
0 pay kappa oni
0 yes
? 0: no
0 no
1 play pteranodon left
1 pay kappa
1 yes
> 1 draws oni
> 1 draws stegosaurus
> turn 1
= hand 1: oni stegosaurus
",
    r"# As the bonus of a character, before the line is refilled.
families exotic dinosaurs
characters musician samurai
hand 0: red_samurai macaw macaw
hand 1: toucan
line: pteranodon golden_frog anaconda anaconda
deck: sloth sloth piranha
---
0 play red_samurai
0 pay macaw macaw
0 play pteranodon left
> 0 plays pteranodon left from line
0 yes
> 0 draws sloth
> 0 draws sloth
> line filled piranha
> turn 1
",
    r"# A Parrot copies it, and its player's hand is the one that counts.
families sky dinosaurs
hand 0: parrot vulture chick
hand 1: owl dove
line: pteranodon magpie chicken eagle
deck: t_rex velociraptor stegosaurus
collection 1 left: triceratops
---
0 play parrot left
0 pay vulture
? 0: pick magpie | pick pteranodon | no
0 pick pteranodon
> 0 copies pteranodon
> 0 draws t_rex
> 0 draws velociraptor
>! 0 draws stegosaurus
= hand 0: chick t_rex velociraptor
",
    r"# A Pteranodon is a dinosaur: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Pteranodon as well.
families lawn polar exotic legendary
---
= deck 72
",
];
