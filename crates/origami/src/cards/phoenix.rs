//! Phoenix — legendary.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Deed, Each, Step, Who};

/// All players discard 1 card each; then all of them draw 2 cards each from the deck.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Phoenix", "Phoenixes")),
        it: ours(f("Fenice", "Fenici")),
        de: ours(m("Phönix", "Phönixe")),
    },
    family: printed(Some(Family::Legendary)),
    quantity: printed(3),
    cost: printed(2),
    folds: printed(1),
    points: printed(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Together(Who::Everyone, Deed::Discard), Step::Each(Each::Draws(2))])),
    text: Words {
        en: "All players discard 1 card each; then all of them draw 2 cards each from the deck.",
        it: "Tutti i giocatori scartano 1 carta a testa; poi ne pescano 2 a testa dal mazzo.",
        de: "Jeder Spieler wirft 1 Karte seiner Wahl ab; danach zieht jeder 2 Karten vom Stapel.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 2 folds, pays for 1: all discard a card chosen in secret, then all draw 2, each in turn order (L-7.8, O-5.11).
families exotic dinosaurs legendary
hand 0: phoenix phoenix leprechaun macaw
hand 1: sloth caiman
hand 2: piranha oni
line: golden_frog golden_frog anaconda anaconda
deck: toucan toucan t_rex t_rex macaw kappa griffin
---
= deck 42
0 play phoenix left
! 0 pay leprechaun : needs 2, got 1 (O-5.1)
0 pay phoenix leprechaun
? 0: yes | no
0 yes
> 0 uses phoenix
= asked 0 1 2
2 pick oni
> 2 answers oni
= asked 0 1
= hand 2: piranha oni
! 1 no : no answer to this question (O-5.9)
? 1: pick sloth | pick caiman
1 pick sloth
0 pick macaw
> 0 discards macaw
> 1 discards sloth
> 2 discards oni
> 0 draws toucan
> 0 draws toucan
> 1 draws t_rex
> 1 draws t_rex
> 2 draws macaw
> 2 draws kappa
> turn 1
= hand 0: toucan toucan
= hand 1: caiman t_rex t_rex
= hand 2: piranha macaw kappa
= known 1 to 0:
= discards: phoenix leprechaun macaw sloth oni
= score 0: 4
",
    r"# Whoever has no card discards nothing and still draws two, its player too (L-7.8).
families exotic dinosaurs legendary
hand 0: phoenix kappa
hand 2: sloth macaw
line: golden_frog golden_frog anaconda anaconda
deck: toucan toucan t_rex t_rex macaw kappa griffin
---
0 play phoenix left
0 pay kappa
0 yes
= asked 2
2 pick sloth
> 2 discards sloth
> 0 draws toucan
> 0 draws toucan
> 1 draws t_rex
> 1 draws t_rex
> 2 draws macaw
> 2 draws kappa
> turn 1
= hand 0: toucan toucan
= hand 1: t_rex t_rex
",
    r"# Nobody has a card: nothing is discarded, all draw.
families exotic legendary
hand 0: phoenix kappa
line: golden_frog golden_frog anaconda anaconda
deck: toucan toucan sloth sloth macaw
---
0 play phoenix left
0 pay kappa
0 yes
> 0 draws toucan
> 0 draws toucan
> 1 draws sloth
> 1 draws sloth
> turn 1
= deck 26
",
    r"# Declined: nobody discards, nobody draws.
families exotic legendary
hand 0: phoenix kappa macaw
hand 1: sloth
line: golden_frog golden_frog anaconda anaconda
---
0 play phoenix left
0 pay kappa
0 no
> 0 declines phoenix
> turn 1
= hand 0: macaw
= hand 1: sloth
",
    r"# A run-out in the middle: what was just discarded is in the new deck.
families exotic legendary
hand 0: phoenix kappa macaw
hand 1: sloth
line: golden_frog golden_frog anaconda anaconda
deck: toucan toucan caiman
rest box
---
0 play phoenix left
0 pay kappa
0 yes
0 pick macaw
1 pick sloth
> 0 draws toucan
> 0 draws toucan
> 1 draws caiman
> run-out 1
= asked *
* shuffled 0000000000000000
> shuffled 3
> turn 1
= deck 2
",
    r"# An empty deck: the discards of all form it before the first one draws (O-4.3).
families savannah legendary
hand 0: phoenix monkey
hand 1: monkey
line: gorilla gorilla zebra zebra
collection 0 left: lion
rest box
---
0 use left
0 play phoenix right
0 yes
0 pick monkey
1 pick monkey
> 1 discards monkey
* shuffled 0000000000000000
> shuffled 2
> 0 draws monkey
> 0 draws monkey
> run-out 1
> turn 1
= hand 0: monkey monkey
= hand 1:
",
    r"# No card in any hand, none in the deck and none among the discards: nothing to do.
families savannah legendary
hand 0: phoenix
line: gorilla gorilla zebra zebra
collection 0 left: lion
rest box
---
0 use left
0 play phoenix right
> phoenix has nothing to do for 0
> turn 1
",
    r"# Rice paper may be the card discarded; it goes back to its deck (L-5.3).
families polar legendary
hand 0: phoenix kappa seal rice_paper
hand 1: rice_paper
line: walrus walrus reindeer reindeer
deck: penguin penguin oni oni seal
---
0 play phoenix left
0 pay kappa
0 yes
? 0: pick seal | pick rice_paper
? 1: pick rice_paper
1 pick rice_paper
0 pick rice_paper
> 0 discards rice_paper
> 1 discards rice_paper
> 0 draws penguin
> turn 1
= discards: kappa
= rice deck 18
= hand 0: seal penguin penguin
= hand 1: oni oni
",
    r"# Four players, from the third on; only the active player's hand is checked at the end.
families polar exotic dinosaurs legendary
turn 2
hand 0: macaw macaw macaw macaw macaw caiman caiman toucan
hand 1: seal
hand 2: phoenix kappa
hand 3: seal
line: golden_frog golden_frog anaconda anaconda
deck: toucan t_rex t_rex sloth sloth sloth penguin penguin
---
= deck 56
2 play phoenix left
2 pay kappa
2 yes
= asked 0 1 3
0 pick caiman
1 pick seal
3 pick seal
> 3 discards seal
> 0 discards caiman
> 1 discards seal
> 2 draws toucan
> 2 draws t_rex
> 3 draws t_rex
> 3 draws sloth
> 0 draws sloth
> 0 draws sloth
> 1 draws penguin
> 1 draws penguin
> turn 3
= hand 0: macaw macaw macaw macaw macaw caiman toucan sloth sloth
",
    r"# Through a Dragon an opponent plays it: the round begins with that player.
families exotic legendary
hand 0: dragon oni kappa macaw
hand 1: phoenix kappa sloth
line: golden_frog golden_frog anaconda anaconda
deck: toucan caiman piranha macaw sloth
---
0 play dragon left
0 pay kappa oni
0 yes
0 no
1 play phoenix left
1 pay kappa
1 yes
= asked 0 1
0 pick macaw
1 pick sloth
> 1 discards sloth
> 0 discards macaw
> 1 draws toucan
> 1 draws caiman
> 0 draws piranha
> 0 draws macaw
> turn 1
",
    r"# A Parrot copies it: the same for all.
families sky legendary
hand 0: parrot vulture chick
hand 1: owl
line: phoenix chicken chicken eagle
deck: dove dove magpie eagle owl
---
0 play parrot left
0 pay vulture
0 pick phoenix
> 0 copies phoenix
= asked 0 1
0 pick chick
1 pick owl
> 0 discards chick
> 1 discards owl
> 0 draws dove
> 0 draws dove
> 1 draws magpie
> 1 draws eagle
> turn 1
",
    r"# As a Legendary origami it counts for a Kappa.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: kappa
collection 1 left: phoenix phoenix
collection 1 right: macaw
---
= score 0: 5
= score 1: 15
",
    r"# A Phoenix is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Phoenix as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
