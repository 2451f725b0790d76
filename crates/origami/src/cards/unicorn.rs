//! Unicorn — legendary.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours};
use crate::vocab::{Ability, Each, Step, Which};

/// In turn order, starting with whoever played this card, every player may take 1 card of 1 or 2 folds from the Draw
/// Line, which is refilled at once each time.
pub const CARD: Def = Def {
    name: Names {
        en: ours(n("Unicorn", "Unicorns")),
        it: ours(m("Unicorno", "Unicorni")),
        de: ours(n("Einhorn", "Einhörner")),
    },
    family: ours(Some(Family::Legendary)),
    quantity: ours(3),
    cost: ours(3),
    folds: ours(2),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Each(Each::MayTake(Which::UpTo(2)))])),
    text: Words {
        en: "In turn order, starting with whoever played this card, every player may take 1 card of 1 or 2 folds from the Draw Line, which is refilled at once each time.",
        it: "In ordine di turno, a partire da chi ha giocato questa carta, ogni giocatore può prendere dalla fila 1 carta da 1 o 2 pieghe; ogni volta la fila si ripristina subito.",
        de: "Reihum, beginnend mit dem, der diese Karte ausgespielt hat, darf jeder Spieler 1 Karte mit 1 oder 2 Faltungen aus der Nachschubzeile nehmen, die jedes Mal sofort wieder aufgefüllt wird.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 3 folds, pays for 2: each player in turn may take a card of 1 or 2 folds; the line is refilled at once.
families exotic dinosaurs legendary
hand 0: unicorn unicorn leprechaun phoenix
hand 1: kappa
hand 2: kappa
line: macaw caiman anaconda sloth
deck: toucan griffin piranha t_rex
---
= deck 44
0 play unicorn left
! 0 pay unicorn : needs 3, got 2 (O-5.1)
0 pay leprechaun unicorn
? 0: yes | no
0 yes
> 0 uses unicorn
? 0: pick macaw | pick sloth | no
! 0 pick caiman : not allowed here (O-5.5)
0 pick macaw
> 0 takes macaw from line
> line filled toucan
? 1: pick sloth | pick toucan | no
1 pick toucan
> 1 takes toucan from line
> line filled griffin
? 2: pick sloth | no
2 pick sloth
> 2 takes sloth from line
> line filled piranha
> turn 1
= line: caiman anaconda griffin piranha
= hand 0: phoenix macaw
= hand 1: kappa toucan
= hand 2: kappa sloth
= known 1 to 0: toucan
= score 0: 3
",
    r"# A player who takes none causes no refill (L-7.16); the next one is asked all the same.
families exotic legendary
characters ninja musician
hand 0: yellow_ninja macaw macaw
hand 1: kappa
line: unicorn caiman macaw sloth
deck: toucan griffin piranha
---
0 play yellow_ninja
0 pay macaw macaw
0 play unicorn left
0 yes
? 0: pick sloth | pick macaw | no
0 no
>! line filled toucan
= line: caiman macaw sloth
1 pick macaw
> 1 takes macaw from line
> line filled toucan
> line filled griffin
> turn 1
= line: caiman sloth toucan griffin
",
    r"# Declined by its player it does nothing for the others either.
families exotic legendary
hand 0: unicorn caiman
hand 1: kappa
line: macaw caiman anaconda sloth
---
0 play unicorn left
0 pay caiman
0 no
> 0 declines unicorn
> turn 1
= line: macaw caiman anaconda sloth
",
    r"# No card of 1 or 2 folds in the line: nothing to do.
families exotic legendary
hand 0: unicorn caiman
hand 1: kappa
line: caiman anaconda griffin griffin
---
0 play unicorn left
0 pay caiman
> unicorn has nothing to do for 0
> turn 1
",
    r"# The first one takes the last such card: the next one finds none and is not asked, unless the refill brings one.
families exotic dinosaurs legendary
hand 0: unicorn caiman
hand 1: kappa
hand 2: kappa
line: caiman anaconda griffin sloth
deck: t_rex sloth
---
0 play unicorn left
0 pay caiman
0 yes
0 pick sloth
> line filled t_rex
> turn 1
= line: caiman anaconda griffin t_rex
= hand 2: kappa
",
    r"# A run-out in the refill: the next player is asked once the new deck is there, which holds the payment.
families exotic legendary
hand 0: unicorn caiman
hand 1: kappa
line: caiman anaconda griffin sloth
deck: macaw
rest box
---
0 play unicorn left
0 pay caiman
0 yes
0 pick sloth
> line filled macaw
> run-out 1
* shuffled 0000000000000000
> shuffled 1
= asked 1
1 pick macaw
> line filled caiman
> run-out 2
> turn 1
= line: caiman anaconda griffin caiman
",
    r"# Four players, from the third on; characters may be taken (L-4.6).
families polar exotic dinosaurs legendary
characters ninja musician geisha monk
turn 2
hand 2: unicorn caiman
line: red_ninja anaconda griffin sloth
deck: seal t_rex red_monk macaw macaw
---
= deck 74
2 play unicorn left
2 pay caiman
2 yes
? 2: pick sloth | pick red_ninja | no
2 pick red_ninja
> 2 takes red_ninja from line
> line filled seal
3 pick seal
> line filled t_rex
0 pick sloth
> line filled red_monk
1 pick red_monk
> line filled macaw
> turn 3
= line: anaconda griffin t_rex macaw
= hand 1: red_monk
",
    r"# With the yellow Merchant five cards to choose from, and the line is refilled to five.
families exotic legendary
characters merchant musician
in play: yellow_merchant
hand 0: unicorn caiman
hand 1: kappa
line: macaw caiman anaconda sloth piranha
deck: toucan griffin
---
0 play unicorn left
0 pay caiman
0 yes
? 0: pick macaw | pick sloth | pick piranha | no
0 pick piranha
> line filled toucan
1 no
= line: macaw caiman anaconda sloth toucan
",
    r"# Played through a Dragon by an opponent, it begins with that player.
families exotic legendary
hand 0: dragon oni kappa
hand 1: unicorn dragon
line: macaw caiman anaconda sloth
deck: toucan griffin
---
0 play dragon left
0 pay kappa oni
0 yes
1 play unicorn left
1 pay dragon
1 yes
= asked 1
1 pick sloth
> line filled toucan
= asked 0
0 pick toucan
> line filled griffin
> turn 1
",
    r"# A Parrot copies it, and the Unicorn itself may be the card taken.
families sky legendary
hand 0: parrot vulture
hand 1: owl
line: unicorn chicken eagle eagle
deck: chick magpie
---
0 play parrot left
0 pay vulture
0 pick unicorn
> 0 copies unicorn
? 0: pick unicorn | no
0 pick unicorn
> line filled chick
1 pick chick
> line filled magpie
> turn 1
",
    r"# Nothing to refill from: the next player finds what is left.
families savannah legendary
hand 0: unicorn
hand 1: monkey
line: monkey gorilla lion elephant
collection 0 left: lion
rest box
---
0 use left
0 play unicorn right
0 yes
0 pick elephant
> 0 takes elephant from line
= line: monkey gorilla lion
= asked 1
1 pick monkey
> turn 1
= line: gorilla lion
",
    r"# As a Legendary origami it counts for a Kappa.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa
collection 1 left: unicorn unicorn
collection 1 right: unicorn
---
= score 0: 5
= score 1: 14
",
    r"# A Unicorn is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Unicorn as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
