//! Dragon — legendary.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed, weak};
use crate::vocab::{Ability, Each, Step};

/// In turn order, starting with whoever played this card, every player may play 1 origami at its cost.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Dragon", "Dragons")),
        it: ours(m("Drago", "Draghi")),
        de: ours(weak("Drache", "Drachen")),
    },
    family: printed(Some(Family::Legendary)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Each(Each::MayPlay)])),
    text: Words {
        en: "In turn order, starting with whoever played this card, every player may play 1 origami at its cost.",
        it: "In ordine di turno, a partire da chi ha giocato questa carta, ogni giocatore può giocare 1 origami pagandone il costo.",
        de: "Reihum, beginnend mit dem, der diese Karte ausgespielt hat, darf jeder Spieler 1 Origami ausspielen, das er wie üblich bezahlt.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 6 folds, pays for 3: each player in turn order may play an origami and pays for it (L-7.5).
families exotic dinosaurs legendary
hand 0: dragon dragon nine_tailed_fox piranha macaw macaw
hand 1: sloth caiman macaw
hand 2: brontosaurus kappa kappa
line: golden_frog golden_frog anaconda anaconda
---
= deck 38
0 play dragon left
! 0 pay piranha nine_tailed_fox : needs 6, got 5 (O-5.1)
0 pay dragon nine_tailed_fox
? 0: yes | no
0 yes
> 0 uses dragon
? 0: play piranha right | no
! 0 play piranha left : needs 0 to 1, got 2 (O-5.3)
0 play piranha right
0 pay macaw macaw
> 0 places piranha right
> piranha has nothing to do for 0
? 1: play macaw left | play sloth left | no
1 play macaw left
1 pay caiman
> 1 places macaw left
? 2: play brontosaurus left | play kappa left | no
2 play kappa left
! 2 pay brontosaurus : needs 4, got 2 (O-5.1)
2 pay brontosaurus kappa
> 2 places kappa left
> turn 1
= score 0: 14
= score 1: 2
= score 2: 10
",
    r"# Each of them may do without.
families exotic dinosaurs legendary
hand 0: dragon oni kappa sloth piranha
hand 1: sloth piranha
hand 2: kappa brontosaurus
line: golden_frog golden_frog anaconda anaconda
---
0 play dragon left
0 pay kappa oni
0 yes
0 no
= asked 1
1 no
= asked 2
2 no
> turn 1
= hand 0: sloth piranha
",
    r"# Declined by its player it does nothing for the others either.
families exotic legendary
hand 0: dragon oni kappa
hand 1: sloth piranha
line: golden_frog golden_frog anaconda anaconda
---
0 play dragon left
0 pay kappa oni
0 no
> 0 declines dragon
> turn 1
",
    r"# A player without a card, or with rice paper only, is not asked: there is no origami to play (L-5.1).
families polar exotic dinosaurs legendary
turn 3
hand 0: rice_paper rice_paper
hand 1: seal rice_paper rice_paper
hand 2: arctic_hare rice_paper rice_paper
hand 3: dragon oni kappa
line: golden_frog golden_frog anaconda anaconda
---
3 play dragon left
3 pay kappa oni
3 yes
= asked 1
? 1: no
1 no
= asked 2
2 play arctic_hare left
2 pay rice_paper rice_paper
2 yes
> 2 draws 1 rice paper
> turn 0
= hand 2: rice_paper
",
    r"# Nobody has an origami in hand: nothing to do.
families polar legendary
hand 0: dragon oni kappa
hand 1: rice_paper rice_paper
line: walrus walrus reindeer reindeer
---
0 play dragon left
0 pay kappa oni
> dragon has nothing to do for 0
> turn 1
",
    r"# A Dragon played so has a round of its own inside; then the first one goes on (L-7.5).
families exotic legendary
hand 0: dragon oni kappa dragon nine_tailed_fox nine_tailed_fox macaw caiman
hand 1: kappa griffin macaw caiman
line: golden_frog golden_frog anaconda anaconda
---
0 play dragon left
0 pay kappa oni
0 yes
0 play dragon right
0 pay nine_tailed_fox nine_tailed_fox
0 yes
? 0: play macaw left | play macaw right | no
0 play macaw left
0 pay caiman
= asked 1
1 play kappa left
1 pay griffin
> 1 places kappa left
= asked 1
1 play macaw right
1 pay caiman
> 1 places macaw right
> turn 1
= collection 0 left: dragon macaw
= collection 0 right: dragon
= score 0: 17
",
    r"# Actions go to the active player only (O-3.4): a Cheetah played by the opponent brings none.
families savannah legendary
hand 0: dragon oni kappa cheetah zebra
hand 1: cheetah zebra
line: gorilla gorilla lion lion
---
0 play dragon left
0 pay kappa oni
0 yes
0 play cheetah right
0 pay zebra
0 yes
> 0 gets an action
1 play cheetah left
1 pay zebra
> cheetah has nothing to do for 1
> extra action 0
0 draw lion
> turn 1
",
    r"# A Caiman sees the plays of its owner: the active player's brings actions, the opponent's does not (L-4.7).
families exotic legendary
hand 0: dragon oni kappa piranha macaw macaw
hand 1: kappa griffin
line: golden_frog golden_frog anaconda anaconda
collection 0 left: caiman
collection 1 left: caiman
---
0 play dragon right
0 pay kappa oni
> 0 places dragon right
> 0 reacts with caiman
0 yes
0 play piranha right
0 pay macaw macaw
> 0 reacts with caiman
0 no
1 play kappa right
1 pay griffin
> 1 reacts with caiman
> extra action 0
= extra 1
0 draw golden_frog
> extra action 0
0 draw golden_frog
> turn 1
",
    r"# A character may be played, with its bonus from the line, whose gap is filled when the turn ends (L-4.3, L-4.6).
families exotic legendary
characters ninja musician
hand 0: dragon oni kappa
hand 1: yellow_musician kappa macaw sloth
line: macaw golden_frog anaconda anaconda
deck: toucan
---
0 play dragon left
0 pay kappa oni
0 yes
1 play yellow_musician
1 pay macaw kappa
> 1 puts yellow_musician in play
1 play macaw left
> 1 places macaw left
> line filled toucan
> turn 1
= in play: yellow_musician
",
    r"# The cost is that after changes: the red Musician makes every play dearer (L-4.5).
families exotic legendary
characters ninja musician
in play: red_musician
hand 0: dragon oni caiman sloth piranha
hand 1: sloth caiman
line: macaw golden_frog anaconda anaconda
---
0 play dragon left
! 0 pay oni piranha : needs 7, got 6 (O-5.1)
0 pay caiman oni
0 yes
? 0: no
0 no
1 play sloth left
1 pay caiman
> sloth has nothing to do for 1
> turn 1
",
    r"# Played for free by a Lion; what it lets the players play is paid.
families savannah legendary
hand 0: dragon elephant rhino rhino
hand 1: monkey elephant
line: gorilla gorilla zebra zebra
deck: oni
collection 0 left: lion
---
0 use left
0 play dragon right
0 yes
0 play elephant left
0 pay rhino rhino
0 no
1 no
> turn 1
",
    r"# A Parrot copies it: the round begins with the Parrot's player.
families sky legendary
turn 1
hand 0: chick owl
hand 1: parrot vulture phoenix dove
line: dragon chicken chicken eagle
deck: magpie owl eagle vulture
---
1 play parrot left
1 pay vulture
1 pick dragon
> 1 copies dragon
1 play phoenix right
1 pay dove
1 no
0 play chick left
0 pay owl
0 no
> turn 0
",
    r"# With the yellow Geisha the top discard may be played: for each player the one that lies there by then (L-7.10).
families exotic legendary
characters geisha musician
in play: yellow_geisha
hand 0: dragon nine_tailed_fox caiman caiman kappa phoenix
hand 1: sloth anaconda macaw
line: golden_frog golden_frog anaconda oni
discards: toucan
---
0 play dragon left
0 pay caiman nine_tailed_fox
0 yes
= discards: toucan caiman nine_tailed_fox
? 0: play nine_tailed_fox right +discard | play phoenix right | play kappa right | no
0 play nine_tailed_fox right +discard
> 0 plays nine_tailed_fox right from discards
0 pay phoenix kappa caiman
0 no
= discards: toucan caiman phoenix kappa caiman
? 1: play sloth left | play caiman left +discard | no
1 no
> turn 1
",
    r"# Whoever has rice paper only is asked if the yellow Geisha lets them play the top discard.
families polar legendary
characters geisha musician
in play: yellow_geisha
hand 0: dragon kappa kappa unicorn
hand 1: rice_paper rice_paper rice_paper
line: walrus walrus reindeer reindeer
---
0 play dragon left
0 pay kappa kappa unicorn
0 yes
? 0: no
0 no
? 1: play unicorn left +discard | no
1 play unicorn left +discard
1 pay rice_paper rice_paper rice_paper
> 1 places unicorn left
",
    r"# A run-out deep inside: the Dragon goes on once the cards are shuffled.
families exotic legendary
hand 0: dragon oni kappa
hand 1: phoenix kappa sloth
line: golden_frog golden_frog anaconda anaconda
deck: macaw
rest box
---
0 play dragon left
0 pay kappa oni
0 yes
1 play phoenix left
1 pay kappa
1 yes
= asked 1
1 pick sloth
> 1 draws macaw
> run-out 1
= asked *
* shuffled 0000000000000000
> shuffled 4
> turn 1
= deck 1
",
    r"# As a Legendary origami it counts for a Griffin.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
collection 0 right: dragon
collection 1 left: unicorn
collection 1 right: macaw
---
= score 0: 11
",
    r"# A Dragon is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Dragon as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
