//! Toucan — exotic.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours};
use crate::vocab::{Ability, Reaction};

/// When you play an origami onto your other collection, draw 1 card from the deck.
pub const CARD: Def = Def {
    name: Names { en: ours(n("Toucan", "Toucans")), it: ours(m("Tucano", "Tucani")), de: ours(m("Tukan", "Tukane")) },
    family: ours(Some(Family::Exotic)),
    quantity: ours(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Reaction(Reaction::CardsForOtherCollection(1))),
    text: Words {
        en: "When you play an origami onto your other collection, draw 1 card from the deck.",
        it: "Quando giochi un origami nell'altra tua collezione, pesca 1 carta dal mazzo.",
        de: "Spielst du ein Origami in deine andere Sammlung aus, ziehe 1 Karte vom Stapel.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A play into the other collection draws 1 card, after the played card's own effect (L-4.7). It costs exactly 4 folds.
families polar exotic
hand 0: toucan toucan caiman sloth seal walrus
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
deck: macaw piranha
---
= deck 25
0 play toucan left
! 0 pay caiman : needs 4, got 3 (O-5.1)
? 0: pay walrus | pay caiman sloth | pay seal toucan
0 pay caiman sloth
> 0 places toucan left
>! 0 reacts with toucan
> turn 1
= score 0: 3
1 draw reindeer
> line filled macaw
0 play seal right
0 pay walrus
> 0 places seal right
> 0 reacts with toucan
>! 0 draws piranha
0 yes
> 0 draws 3 rice paper
> 0 draws piranha
> turn 1
= hand 0: toucan piranha rice_paper rice_paper rice_paper
= known 0 to 1:
",
    r"# Not optional; the second Toucan is seen by the first.
families polar exotic
hand 0: toucan anaconda
hand 1: walrus
line: anaconda walrus golden_frog reindeer
deck: macaw sloth
collection 0 left: toucan
---
0 play toucan right
0 pay anaconda
> 0 reacts with toucan
> 0 draws macaw
>! 0 draws sloth
> turn 1
= hand 0: macaw
",
    r"# Two of them: the card covers one, the other one reacts.
families polar exotic
hand 0: arctic_hare seal
hand 1: walrus
line: anaconda walrus golden_frog reindeer
deck: macaw sloth
collection 0 left: toucan
collection 0 right: toucan
---
0 play arctic_hare left
0 pay seal
> 0 reacts with toucan
0 no
> 0 draws macaw
>! 0 draws sloth
> turn 1
= score 0: 9
",
    r"# Covering it draws nothing, nor does what is played while it is covered, nor another player's play.
families polar exotic
hand 0: arctic_hare seal arctic_hare seal
hand 1: macaw caiman
line: anaconda walrus golden_frog reindeer
collection 0 left: toucan
collection 0 right: sloth
---
0 play arctic_hare left
0 pay seal
>! 0 reacts with toucan
0 no
> turn 1
1 play macaw left
1 pay caiman
>! 0 reacts with toucan
> turn 0
0 play arctic_hare right
0 pay seal
>! 0 reacts with toucan
0 no
= hand 0:
",
    r"# A character goes into no collection: nothing; its bonus played beside the Toucan does.
families polar exotic
characters musician ninja
hand 0: red_ninja walrus
hand 1: reindeer
line: sloth anaconda golden_frog reindeer
deck: macaw piranha
collection 0 left: toucan
---
0 play red_ninja
0 pay walrus
>! 0 reacts with toucan
0 play anaconda right
> 0 reacts with toucan
> 0 draws macaw
> line filled piranha
> turn 1
= hand 0: macaw
",
    r"# In another player's turn: a play of its owner all the same.
families exotic legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox
hand 1: macaw caiman
line: anaconda anaconda griffin sloth
deck: phoenix kappa
collection 1 left: toucan
---
0 play dragon left
0 pay nine_tailed_fox nine_tailed_fox
0 yes
1 play macaw right
1 pay caiman
> 1 reacts with toucan
> 1 draws phoenix
> turn 1
= hand 1: phoenix
",
    r"# Played for free by a Lion: what was paid does not matter. A Snake beside it slides under and draws too.
families savannah exotic
hand 0: snake
hand 1: lion
line: anaconda anaconda golden_frog sloth
deck: monkey cheetah
collection 0 left: toucan
collection 0 right: lion
---
0 use right
0 play snake right
> 0 reacts with toucan
0 yes
> 0 moves top right under
> 0 draws monkey
> turn 1
= collection 0 right: snake lion
= hand 0: monkey
",
    r"# A Snake on it covers it for a moment, which is enough (L-4.7).
families savannah exotic
hand 0: snake zebra zebra
hand 1: lion
line: anaconda anaconda golden_frog sloth
deck: monkey cheetah
collection 0 left: toucan
collection 0 right: macaw
---
0 play snake left
0 pay zebra zebra
>! 0 reacts with toucan
0 yes
> turn 1
= hand 0:
= collection 0 left: snake toucan
",
    r"# The reaction happens though its card has been moved under another since.
families polar exotic
hand 0: sloth seal
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
deck: macaw
collection 0 left: piranha toucan
collection 0 right: macaw
---
0 play sloth right
0 pay seal
> 0 reacts with toucan
0 spot 0 left 2
> 0 moves toucan left 2 to left 1
> 0 draws macaw
> turn 1
",
    r"# The last card of the deck: a run-out in the middle of a reaction.
families polar exotic
hand 0: macaw caiman sloth macaw
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
deck: piranha
collection 0 left: toucan
collection 0 right: arctic_hare
rest box
---
0 play macaw right
0 pay caiman
> 0 reacts with toucan
> 0 draws piranha
> run-out 1
= asked *
* shuffled 000000000000000a
> shuffled 1
> turn 1
= hand 0: macaw sloth piranha
= deck 1
",
    r"# With an empty deck and no discards nothing is drawn.
families savannah exotic
hand 0: macaw
hand 1: lion
line: anaconda anaconda golden_frog zebra
collection 0 left: toucan
collection 0 right: lion
rest box
---
0 use right
0 play macaw right
> 0 reacts with toucan
> turn 1
= hand 0:
= runouts 0
",
    r"# Together with a Caiman on the other side each sees only what does not cover it.
families polar exotic
hand 0: seal walrus piranha reindeer
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
deck: macaw sloth
collection 0 left: toucan
collection 0 right: caiman
---
0 play seal right
0 pay walrus
> 0 reacts with toucan
>! 0 reacts with caiman
0 no
> 0 draws macaw
>! 0 gets an action
> turn 1
",
    r"# Worth 2 folds: two are one draw.
families polar exotic
hand 1: walrus
line: toucan toucan sloth macaw
---
! 0 draw toucan toucan sloth : needs 1 to 4, got 5 (O-4.1)
0 draw toucan toucan
",
    r"# A Butterfly put in the place of a Caterpillar counts as played there (O-9.18).
families lawn exotic
hand 0: butterfly
hand 1: ant
line: anaconda anaconda golden_frog sloth
deck: macaw
collection 0 left: toucan
collection 0 right: caterpillar
---
0 use right
> 0 places butterfly right
> 0 reacts with toucan
0 player 1
> 0 draws macaw
> turn 1
= hand 0: macaw
",
    r"# What a Piranha moves into the other collection is not played: one card for the Piranha, no more.
families polar exotic
hand 0: piranha reindeer
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
deck: macaw sloth
collection 0 left: macaw toucan
collection 0 right: seal arctic_hare
---
0 play piranha right
0 pay reindeer
> 0 reacts with toucan
0 spot 0 right 1
0 spot 0 left 1
> 0 moves seal right 1 to left 1
>! 0 reacts with toucan
> 0 draws macaw
>! 0 draws sloth
> turn 1
",
    r"# A Toucan is exotic: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# So are these four.
families lawn polar dinosaurs legendary
---
= deck 72
",
];
