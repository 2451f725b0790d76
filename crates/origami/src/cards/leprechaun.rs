//! Leprechaun — legendary.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Each, Step};

/// All players draw 1 card each from the deck.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Leprechaun", "Leprechauns")),
        it: ours(m("Leprecauno", "Leprecauni")),
        de: ours(m("Kobold", "Kobolde")),
    },
    family: printed(Some(Family::Legendary)),
    quantity: printed(2),
    cost: printed(2),
    folds: printed(1),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Each(Each::Draws(1))])),
    text: Words {
        en: "All players draw 1 card each from the deck.",
        it: "Tutti i giocatori pescano 1 carta a testa dal mazzo.",
        de: "Jeder Spieler zieht 1 Karte vom Stapel.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 2 folds, pays for 1: every player draws a card, in turn order (O-5.11).
families exotic dinosaurs legendary
hand 0: leprechaun leprechaun phoenix macaw
hand 1: sloth
line: golden_frog golden_frog anaconda anaconda
deck: toucan t_rex kappa griffin
---
= deck 45
0 play leprechaun left
! 0 pay phoenix : needs 2, got 1 (O-5.1)
0 pay phoenix leprechaun
? 0: yes | no
0 yes
> 0 uses leprechaun
> 0 draws toucan
> 1 draws t_rex
> 2 draws kappa
>! 0 draws griffin
> turn 1
= hand 0: macaw toucan
= hand 1: sloth t_rex
= hand 2: kappa
= known 2 to 0:
= deck 42
= score 0: 3
",
    r"# Declined: nobody draws.
families exotic legendary
hand 0: leprechaun kappa
hand 1: sloth
line: golden_frog golden_frog anaconda anaconda
---
0 play leprechaun left
0 pay kappa
0 no
> 0 declines leprechaun
> turn 1
= hand 1: sloth
= deck 29
",
    r"# The last card goes to its player: a run-out, and the opponent's comes from the new deck.
families exotic legendary
hand 0: leprechaun kappa
hand 1: sloth
line: golden_frog golden_frog anaconda anaconda
deck: toucan
rest box
---
0 play leprechaun left
0 pay kappa
0 yes
> 0 draws toucan
> run-out 1
* shuffled 0000000000000000
> shuffled 1
> 1 draws kappa
> run-out 2
> turn 1
= hand 1: sloth kappa
= deck 0
",
    r"# With a single card and no discards the first one has it; nothing is owed to the others.
families savannah legendary
hand 0: leprechaun
hand 1: monkey
line: gorilla gorilla zebra zebra
deck: oni
collection 0 left: lion
rest box
---
0 use left
0 play leprechaun right
0 yes
> 0 draws oni
> run-out 1
>! 1 draws oni
> turn 1
= hand 0: oni
= hand 1: monkey
",
    r"# Nothing to draw from: nobody is asked.
families savannah legendary
hand 0: leprechaun
hand 1: monkey
line: gorilla gorilla zebra zebra
collection 0 left: lion
rest box
---
0 use left
0 play leprechaun right
> leprechaun has nothing to do for 0
> turn 1
",
    r"# Four players, from the third on.
families polar exotic dinosaurs legendary
turn 2
hand 2: leprechaun kappa
line: golden_frog golden_frog anaconda anaconda
deck: toucan t_rex sloth penguin oni
---
= deck 66
2 play leprechaun left
2 pay kappa
2 yes
> 2 draws toucan
> 3 draws t_rex
> 0 draws sloth
> 1 draws penguin
> turn 3
= hand 3: t_rex
",
    r"# Played through a Dragon by an opponent, it begins with that player.
families exotic legendary
hand 0: dragon oni kappa
hand 1: leprechaun kappa
line: golden_frog golden_frog anaconda anaconda
deck: toucan caiman piranha
---
0 play dragon left
0 pay kappa oni
0 yes
1 play leprechaun left
1 pay kappa
1 yes
> 1 draws toucan
> 0 draws caiman
> turn 1
",
    r"# As the bonus of a character: its player's hand, not the others', is checked at the end.
families exotic legendary
characters musician samurai
hand 0: red_samurai macaw macaw sloth sloth sloth piranha piranha toucan caiman caiman
hand 1: macaw macaw macaw golden_frog golden_frog anaconda anaconda toucan
line: leprechaun griffin griffin oni
deck: phoenix phoenix phoenix
---
0 play red_samurai
0 pay macaw macaw
0 play leprechaun left
0 yes
> 0 draws phoenix
> 1 draws phoenix
> line filled phoenix
= asked 0
0 pick caiman
> 0 discards caiman
> turn 1
= hand 1: macaw macaw macaw golden_frog golden_frog anaconda anaconda toucan phoenix
",
    r"# A Parrot copies it.
families sky legendary
turn 1
hand 0: owl
hand 1: parrot vulture
line: chicken chicken eagle eagle
deck: dove magpie owl
collection 0 left: leprechaun
---
1 play parrot left
1 pay vulture
? 1: pick leprechaun | no
1 pick leprechaun
> 1 copies leprechaun
> 1 draws dove
> 0 draws magpie
> turn 0
",
    r"# As a Legendary origami it counts for a Griffin.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
collection 0 right: leprechaun
collection 1 left: unicorn
collection 1 right: macaw
---
= score 0: 9
",
    r"# A Leprechaun is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Leprechaun as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
