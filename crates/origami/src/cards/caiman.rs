//! Caiman — exotic.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Reaction};

/// Take another action when you play an origami with a printed cost of 4 or 6.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Caiman", "Caimans")),
        it: ours(m("Caimano", "Caimani")),
        de: ours(m("Kaiman", "Kaimane")),
    },
    family: printed(Some(Family::Exotic)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Reaction(Reaction::ActionForCost(&[4, 6]))),
    text: Words {
        en: "Take another action when you play an origami with a printed cost of 4 or 6.",
        it: "Esegui un'altra azione quando giochi un origami il cui costo stampato è 4 o 6.",
        de: "Spielst du ein Origami aus, dessen aufgedruckte Kosten 4 oder 6 betragen, führe 1 weitere Aktion aus.",
    },
    ours: Some(Words {
        en: "it is the printed cost that counts, whatever you pay",
        it: "conta il costo stampato, qualunque cosa si paghi",
        de: "Es zählen die aufgedruckten Kosten, egal, wie viel bezahlt wird",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A play of cost 4 beside it: the Caiman reacts at once, and the action comes after the played card's effect (L-4.7).
families polar exotic
hand 0: seal macaw macaw
hand 1: walrus
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman
---
= score 0: 3
0 play seal right
0 pay macaw macaw
> 0 places seal right
> 0 reacts with caiman
>! 0 gets an action
0 yes
> 0 draws 3 rice paper
> 0 gets an action
> extra action 0
0 draw sloth
> turn 1
",
    r"# It costs 6 folds and is worth 3; the Caiman reacts to the other Caiman, never to itself.
families polar exotic
hand 0: caiman caiman penguin penguin toucan arctic_wolf arctic_wolf
hand 1: walrus
line: anaconda anaconda golden_frog sloth
---
= deck 24
0 play caiman left
! 0 pay penguin toucan : needs 6, got 5 (O-5.1)
0 pay penguin penguin
> 0 places caiman left
>! 0 reacts with caiman
> turn 1
= score 0: 3
1 draw sloth
0 play caiman right
0 pay arctic_wolf arctic_wolf
> 0 places caiman right
> 0 reacts with caiman
> 0 gets an action
> extra action 0
",
    r"# It pays 3 folds.
families polar exotic
hand 0: macaw caiman
hand 1: walrus
line: anaconda anaconda golden_frog walrus
---
0 play macaw left
0 pay caiman
> 0 places macaw left
",
    r"# A Penguin for 4 folds is a card of cost 5 and brings nothing; a Seal for 3 is one of cost 4 and does.
families polar exotic
characters musician ninja
in play: yellow_musician
hand 0: penguin reindeer seal caiman
hand 1: walrus
line: anaconda walrus golden_frog sloth
collection 0 left: macaw caiman
collection 0 right: macaw
---
0 play penguin right
0 pay reindeer
>! 0 reacts with caiman
0 no
>! 0 gets an action
> turn 1
1 draw sloth
0 play seal right
0 pay caiman
> 0 reacts with caiman
0 no
> 0 gets an action
> extra action 0
",
    r"# The red Musician makes a Macaw cost 4: the printed 3 counts.
families polar exotic
characters musician ninja
in play: red_musician
hand 0: macaw anaconda
hand 1: walrus
line: anaconda walrus golden_frog sloth
collection 0 left: caiman
---
0 play macaw right
0 pay anaconda
>! 0 reacts with caiman
> turn 1
",
    r"# Cost 8 is too much.
families polar exotic
hand 0: walrus anaconda reindeer
hand 1: walrus
line: anaconda sloth golden_frog sloth
collection 0 left: caiman
---
0 play anaconda right
0 pay walrus reindeer
>! 0 reacts with caiman
> turn 1
",
    r"# Covered by the card itself it does not react (the printed example), nor when it was covered before.
families polar exotic
hand 0: seal reindeer piranha walrus
hand 1: walrus
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman
collection 0 right: caiman macaw
---
0 play seal left
0 pay reindeer
>! 0 reacts with caiman
0 yes
>! 0 gets an action
> turn 1
1 draw sloth
0 play piranha left
0 pay walrus
>! 0 reacts with caiman
0 no
> turn 1
",
    r"# A character costs 4 and covers nothing: two Caimans, two actions (L-4.8), after the bonus.
families polar exotic
characters musician ninja
hand 0: red_ninja walrus
hand 1: reindeer
line: sloth anaconda golden_frog arctic_hare
deck: macaw macaw
collection 0 left: caiman
collection 0 right: caiman
---
0 play red_ninja
0 pay walrus
> 0 puts red_ninja in play
> 0 reacts with caiman
> 0 reacts with caiman
>! 0 gets an action
0 no
> 0 gets an action
> 0 gets an action
> extra action 0
= extra 1
0 draw arctic_hare
> line filled macaw
> extra action 0
0 draw sloth
> turn 1
",
    r"# A free play from the Draw Line counts as well (L-4.3), each play for itself.
families polar exotic
characters musician ninja
hand 0: red_ninja walrus
hand 1: reindeer
line: toucan anaconda golden_frog sloth
deck: macaw
collection 0 left: caiman
---
0 play red_ninja
0 pay walrus
> 0 reacts with caiman
0 play toucan right
> 0 places toucan right
> 0 reacts with caiman
> 0 gets an action
> 0 gets an action
> extra action 0
= extra 1
",
    r"# Played for free by a Lion.
families savannah exotic
hand 0: zebra
hand 1: lion
line: anaconda anaconda gorilla sloth
deck: monkey
collection 0 left: caiman
collection 0 right: lion
---
0 use right
0 play zebra right
> 0 reacts with caiman
0 yes
1 pick lion
> 0 gets an action
> extra action 0
= hand 0: lion
",
    r"# In another player's turn the action is lost (O-3.4).
families exotic legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox
hand 1: toucan oni
line: anaconda anaconda griffin sloth
collection 1 left: caiman
---
0 play dragon left
0 pay nine_tailed_fox nine_tailed_fox
0 yes
1 play toucan right
1 pay oni
> 1 places toucan right
> 1 reacts with caiman
> 1 loses an action
> turn 1
",
    r"# A reaction once caused happens, though its card is moved under another by the played card's effect (L-4.7).
families polar exotic
hand 0: piranha reindeer
hand 1: walrus
line: anaconda anaconda golden_frog sloth
collection 0 left: macaw caiman
collection 0 right: sloth
---
0 play piranha right
0 pay reindeer
> 0 reacts with caiman
0 spot 0 left 2
0 spot 0 left 1
> 0 moves caiman left 2 to left 1
> 0 gets an action
> extra action 0
= collection 0 left: caiman macaw
",
    r"# Uncovered by a Sloth (cost 2) it did not see that play, but sees the next one.
families polar exotic
hand 0: sloth seal seal walrus
hand 1: walrus
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman macaw
collection 0 right: macaw
---
0 play sloth right
0 pay seal
0 spot 0 left 2
> 0 moves macaw left 2 to left 1
>! 0 gets an action
> turn 1
1 draw sloth
0 play seal right
0 pay walrus
> 0 reacts with caiman
0 no
> 0 gets an action
> extra action 0
",
    r"# A Snake of cost 6 that goes under the Caiman has covered nothing (O-9.9): it reacts when the Snake is there. Beside it, at once.
families savannah exotic
hand 0: snake snake lion macaw zebra zebra
hand 1: lion
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman
collection 0 right: macaw
---
0 play snake left
0 pay lion macaw
>! 0 reacts with caiman
0 yes
> 0 moves top left under
> 0 reacts with caiman
> 0 gets an action
> extra action 0
= collection 0 left: snake caiman
0 play snake right
0 pay zebra zebra
> 0 reacts with caiman
0 yes
> 0 gets an action
> extra action 0
",
    r"# A Snake that stays on top has covered it.
families savannah exotic
hand 0: snake lion macaw
hand 1: lion
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman
collection 0 right: macaw
---
0 play snake left
0 pay lion macaw
>! 0 reacts with caiman
0 no
>! 0 gets an action
> turn 1
",
    r"# Two Caimans, and the Snake goes under one of them: the other reacts first, both actions come in the end (L-4.8).
families savannah exotic
hand 0: snake lion macaw
hand 1: lion
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman
collection 0 right: caiman
---
0 play snake left
0 pay lion macaw
> 0 reacts with caiman
>! 0 gets an action
0 yes
> 0 moves top left under
> 0 reacts with caiman
> 0 gets an action
> 0 gets an action
> extra action 0
= extra 1
",
    r"# A Snake played through a Monkey, which costs 2.
families savannah exotic
hand 0: monkey macaw macaw snake lion
hand 1: lion
line: anaconda anaconda golden_frog sloth
collection 0 left: cheetah
collection 0 right: cheetah caiman
---
0 play monkey left
0 pay macaw
0 play snake right
0 pay macaw lion
0 yes
> 0 moves top right under
> 0 reacts with caiman
> 0 gets an action
> extra action 0
= collection 0 right: snake cheetah caiman
",
    r"# Ten extra actions a turn, no more (O-3.4): the sixth character brings none.
families polar exotic dinosaurs legendary
characters musician ninja monk samurai
hand 0: yellow_ninja red_ninja yellow_samurai red_samurai yellow_monk red_monk reindeer reindeer rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: kappa
line: anaconda anaconda golden_frog sloth
collection 0 left: caiman
collection 0 right: caiman
---
0 play yellow_ninja
0 pay rice_paper rice_paper rice_paper rice_paper
0 no
= extra 1
0 play red_ninja
0 pay rice_paper rice_paper rice_paper rice_paper
0 no
0 play yellow_samurai
0 pay rice_paper rice_paper rice_paper rice_paper
0 no
0 play red_samurai
0 pay rice_paper rice_paper rice_paper rice_paper
0 no
0 play yellow_monk
0 pay reindeer
0 no
> 0 gets an action
> 0 gets an action
= extra 5
0 play red_monk
0 pay reindeer
> 0 reacts with caiman
> 0 reacts with caiman
0 no
> 0 loses an action
> 0 loses an action
> extra action 0
= extra 4
",
    r"# With the yellow Geisha the top discard is played, and the Caiman sees it like any other play (L-7.10).
families polar exotic
characters geisha ninja
in play: yellow_geisha
hand 0: reindeer
hand 1: walrus
line: anaconda anaconda golden_frog sloth
discards: macaw seal
collection 0 left: caiman
---
0 play seal right +discard
> 0 plays seal right from discards
0 pay reindeer
> 0 reacts with caiman
0 yes
> 0 gets an action
> extra action 0
",
    r"# A Dragon beside it costs 6, what is played in its round 4: two actions, each when its play is finished.
families exotic legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox toucan oni
hand 1: piranha oni
line: anaconda anaconda griffin sloth
collection 0 left: kappa caiman
collection 0 right: phoenix
---
0 play dragon right
0 pay nine_tailed_fox nine_tailed_fox
> 0 reacts with caiman
0 yes
0 play toucan right
0 pay oni
> 0 reacts with caiman
> 0 gets an action
= asked 1
1 no
> 0 gets an action
> extra action 0
= extra 1
",
    r"# A Caiman is exotic: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
];
