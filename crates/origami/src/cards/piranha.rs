//! Piranha — exotic.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Spot, Step};

/// Move 1 of your origami to any place in either of your collections.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Piranha", "Piranhas")),
        it: ours(m("Piranha", "Piranha")),
        de: ours(m("Piranha", "Piranhas")),
    },
    family: printed(Some(Family::Exotic)),
    quantity: ours(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(4),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[Step::PickSpot(Spot::OwnOrigami), Step::PickSpot(Spot::NewPlace)])),
    text: Words {
        en: "Move 1 of your origami to any place in either of your collections.",
        it: "Sposta 1 dei tuoi origami in una posizione qualsiasi di una delle tue due collezioni.",
        de: "Verschiebe 1 Origami aus deinen Sammlungen an eine beliebige Stelle einer deiner beiden Sammlungen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Moves an origami of one's own to any place that keeps the sizes and changes something (L-7.3). It costs exactly 4 folds.
families polar exotic
hand 0: piranha piranha sloth caiman seal
hand 1: walrus
line: anaconda anaconda walrus reindeer
collection 0 left: macaw
collection 0 right: seal
---
= deck 24
0 play piranha left
! 0 pay caiman : needs 4, got 3 (O-5.1)
? 0: pay caiman sloth | pay seal piranha
0 pay seal piranha
> 0 places piranha left
? 0: spot 0 left 1 | spot 0 left 2 | no
! 0 spot 0 right 1 : not allowed here (L-7.3)
! 0 spot 0 left 3 : not there (L-7.3)
! 0 spot 1 left 1 : not there (L-7.3)
! 0 yes : no answer to this question (L-7.3)
0 spot 0 left 1
> 0 uses piranha
? 0: spot 0 left 2 | spot 0 right 1 | spot 0 right 2
! 0 spot 0 left 1 : not allowed here (L-7.3)
! 0 no : no answer to this question (L-7.3)
0 spot 0 right 1
> 0 moves macaw left 1 to right 1
> turn 1
= collection 0 left: piranha
= collection 0 right: macaw seal
= score 0: 10
",
    r"# Declined, everything stays where it is.
families polar exotic
hand 0: piranha walrus
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
collection 0 left: macaw
collection 0 right: seal
---
0 play piranha right
0 pay walrus
0 no
> 0 declines piranha
= collection 0 left: macaw
= collection 0 right: seal piranha
",
    r"# Collections of equal size: within one of them only, up or down.
families polar exotic
hand 0: piranha walrus
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
collection 0 left: macaw sloth seal
collection 0 right: caiman arctic_hare
---
0 play piranha right
0 pay walrus
? 0: spot 0 left 1 | spot 0 left 2 | spot 0 left 3 | spot 0 right 1 | spot 0 right 2 | spot 0 right 3 | no
0 spot 0 left 1
? 0: spot 0 left 2 | spot 0 left 3
0 spot 0 left 3
> 0 moves macaw left 1 to left 3
= collection 0 left: sloth seal macaw
",
    r"# The Piranha itself may be moved, here under the card that it covered; that is no play, and no instant effect comes back.
families polar exotic
hand 0: piranha walrus
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
collection 0 left: macaw
collection 0 right: seal
---
0 play piranha right
0 pay walrus
0 spot 0 right 2
? 0: spot 0 left 1 | spot 0 left 2 | spot 0 right 1
0 spot 0 right 1
> 0 moves piranha right 2 to right 1
>! 0 uses seal
>! 0 draws 3 rice paper
> turn 1
= collection 0 right: piranha seal
= rice deck 18
",
    r"# The only card there is can go to the other side.
families polar exotic
hand 0: piranha walrus
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
---
0 play piranha left
0 pay walrus
0 spot 0 left 1
? 0: spot 0 right 1
0 spot 0 right 1
= collection 0 left:
= collection 0 right: piranha
",
    r"# Two collections of one card each: nothing can be moved.
families polar exotic
hand 0: piranha walrus
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
collection 0 left: seal
collection 1 left: macaw macaw
collection 1 right: macaw
---
0 play piranha right
0 pay walrus
> piranha has nothing to do for 0
> turn 1
",
    r"# Copies of one species side by side: each place is its own, though moving one over its twin changes nothing.
families polar exotic
hand 0: piranha walrus
hand 1: walrus
line: anaconda anaconda golden_frog reindeer
collection 0 left: macaw macaw
collection 0 right: seal sloth
---
0 play piranha left
0 pay walrus
0 spot 0 left 1
? 0: spot 0 left 3 | spot 0 right 1 | spot 0 right 2 | spot 0 right 3
0 spot 0 right 2
= collection 0 left: macaw piranha
= collection 0 right: seal macaw sloth
= score 0: 15
",
    r"# An ongoing effect uncovered works again (L-4.1), one covered no more: a Brontosaurus comes up and a Stegosaurus goes.
families exotic dinosaurs
hand 0: piranha t_rex
hand 1: t_rex
line: anaconda anaconda golden_frog caiman
collection 0 left: stegosaurus
collection 0 right: brontosaurus macaw
---
= hand limit 0: 10
0 play piranha left
0 pay t_rex
= hand limit 0: 8
0 spot 0 right 2
0 spot 0 right 1
> 0 moves macaw right 2 to right 1
= collection 0 right: macaw brontosaurus
= hand limit 0: 11
",
    r"# Played in a Dragon's round by another player: that player's own origami.
families exotic legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox
hand 1: piranha oni
line: anaconda anaconda griffin caiman
collection 0 left: phoenix
collection 1 left: kappa
collection 1 right: unicorn
---
0 play dragon right
0 pay nine_tailed_fox nine_tailed_fox
0 yes
1 play piranha left
1 pay oni
! 1 spot 0 left 1 : not there (L-7.3)
? 1: spot 1 left 1 | spot 1 left 2 | no
1 spot 1 left 2
1 spot 1 right 1
> 1 moves piranha left 2 to right 1
= collection 1 right: piranha unicorn
> turn 1
",
    r"# A Parrot copies it; the Fox uncovered serves in the next turn, and in a turn once (O-6.3).
families farm sky exotic
hand 0: parrot chicken
hand 1: eagle
line: anaconda anaconda golden_frog eagle
collection 0 left: fox owl
collection 0 right: chick
collection 1 left: piranha
---
0 play parrot right
0 pay chicken
0 pick piranha
> 0 copies piranha
? 0: spot 0 left 1 | spot 0 left 2 | spot 0 right 1 | spot 0 right 2
0 spot 0 left 1
0 spot 0 left 2
> 0 moves fox left 1 to left 2
= collection 0 left: owl fox
1 draw eagle
2 draw golden_frog
0 use left
> 0 uses special left fox
",
    r"# One card on each side: a copied Piranha finds nothing to move.
families sky exotic
hand 0: parrot chicken
line: anaconda anaconda golden_frog eagle
collection 0 left: owl
collection 1 left: piranha
---
0 play parrot right
0 pay chicken
0 pick piranha
> piranha has nothing to do for 0
> turn 1
",
    r"# The bonus of a character plays it for free. Worth 2 folds: two are one draw.
families polar exotic
characters musician ninja
hand 0: red_ninja walrus
hand 1: walrus
line: piranha piranha sloth reindeer
deck: macaw
collection 0 left: seal
collection 0 right: arctic_hare arctic_hare
---
0 play red_ninja
0 pay walrus
0 play piranha left
0 spot 0 left 2
0 spot 0 left 1
> 0 moves piranha left 2 to left 1
> line filled macaw
! 1 draw piranha macaw sloth : needs 1 to 4, got 5 (O-4.1)
1 draw piranha macaw
",
    r"# A special action stays used when its card is moved to the other collection (O-6.3); it is the card that counts.
families farm polar exotic
characters ninja monk samurai
hand 0: yellow_ninja yellow_samurai yellow_monk piranha piranha reindeer rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: cat
line: anaconda anaconda golden_frog sloth
deck: cat cat sheep
collection 0 left: fox caiman
collection 0 right: caiman
---
0 play yellow_ninja
0 pay rice_paper rice_paper rice_paper rice_paper
0 no
0 play yellow_samurai
0 pay rice_paper rice_paper rice_paper rice_paper
0 no
0 play yellow_monk
0 pay rice_paper rice_paper rice_paper rice_paper
0 no
= extra 3
0 play piranha right
0 pay rice_paper rice_paper rice_paper rice_paper
> 0 reacts with caiman
0 spot 0 left 2
0 spot 0 left 1
> 0 moves caiman left 2 to left 1
> 0 gets an action
= extra 3
0 use left
> 0 uses special left fox
0 pick sheep
= extra 2
0 play piranha left
0 pay reindeer
0 spot 0 left 2
0 spot 0 right 3
> 0 moves fox left 2 to right 3
> extra action 0
! 0 use right : not allowed here (O-6.3)
0 draw sloth
",
    r"# A card played this turn serves from the next one on (O-5.6), wherever it is moved.
families farm exotic
characters ninja samurai
hand 0: yellow_ninja raccoon piranha fox fox rabbit
hand 1: cat
line: anaconda anaconda golden_frog sloth
collection 0 left: cat caiman
collection 0 right: caiman
---
0 play yellow_ninja
0 pay fox
0 no
0 play raccoon right
0 pay fox
> 0 reacts with caiman
> 0 gets an action
! 0 use right : not allowed here (O-5.6)
0 play piranha right
0 pay rabbit
> 0 reacts with caiman
0 spot 0 right 2
0 spot 0 left 3
> 0 moves raccoon right 2 to left 3
> extra action 0
! 0 use left : not allowed here (O-5.6)
0 draw sloth
> extra action 0
0 draw golden_frog
1 draw anaconda
0 use left
> 0 uses special left raccoon
",
    r"# A Piranha is exotic: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
];
