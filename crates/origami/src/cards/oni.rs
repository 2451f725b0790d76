//! Oni — legendary.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Deed, Step, Who};

/// Every player, you included, discards 2 cards of their choice.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Oni", "Oni")), it: ours(m("Oni", "Oni")), de: ours(m("Oni", "Oni")) },
    family: printed(Some(Family::Legendary)),
    quantity: ours(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(8),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[Step::Together(Who::Everyone, Deed::DiscardTwo)])),
    text: Words {
        en: "Every player, you included, discards 2 cards of their choice.",
        it: "Ogni giocatore, tu compreso, scarta 2 carte a sua scelta.",
        de: "Jeder Spieler, auch du selbst, wirft 2 Karten seiner Wahl ab.",
    },
    ours: Some(Words { en: "you discard as well", it: "scarti anche tu", de: "Auch du selbst wirfst ab" }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 8 folds, pays for 4: all, its player too, choose two cards in secret, then discard them (L-7.7, O-5.11).
families exotic dinosaurs legendary
hand 0: oni oni griffin dragon macaw sloth
hand 1: anaconda toucan
hand 2: t_rex stegosaurus velociraptor
line: golden_frog golden_frog anaconda caiman
---
= deck 39
0 play oni left
! 0 pay dragon griffin : needs 8, got 7 (O-5.1)
0 pay oni griffin
? 0: yes | no
0 yes
> 0 uses oni
= asked 0 1 2
0 pick macaw
> 0 answers macaw
2 pick t_rex
= asked 1
= hand 2: t_rex stegosaurus velociraptor
1 pick anaconda
= asked 0 1 2
? 0: pick sloth | pick dragon
! 0 no : no answer to this question (O-5.9)
0 pick sloth
2 pick velociraptor
1 pick toucan
> 0 discards sloth
> 0 discards macaw
> 1 discards toucan
> 1 discards anaconda
> 2 discards velociraptor
> 2 discards t_rex
> turn 1
= discards: oni griffin sloth macaw toucan anaconda velociraptor t_rex
= hand 0: dragon
= hand 1:
= hand 2: stegosaurus
= score 0: 8
",
    r"# With one card that one, with none nothing.
families exotic dinosaurs legendary
hand 0: oni oni griffin
hand 1: anaconda
hand 2: t_rex stegosaurus velociraptor
line: golden_frog golden_frog anaconda caiman
---
0 play oni left
0 pay oni griffin
0 yes
= asked 1 2
1 pick anaconda
2 pick stegosaurus
= asked 2
2 pick t_rex
> 1 discards anaconda
> 2 discards stegosaurus
> 2 discards t_rex
> turn 1
= hand 1:
= hand 2: velociraptor
",
    r"# Two of the same species may be chosen.
families exotic legendary
hand 0: oni oni griffin macaw macaw macaw
hand 1: anaconda sloth sloth
line: golden_frog golden_frog anaconda caiman
---
0 play oni left
0 pay oni griffin
0 yes
0 pick macaw
1 pick sloth
0 pick macaw
1 pick sloth
> 0 discards macaw
> 0 discards macaw
> 1 discards sloth
> 1 discards sloth
= hand 0: macaw
= hand 1: anaconda
",
    r"# Declined: nobody discards.
families exotic legendary
hand 0: oni oni griffin macaw
hand 1: anaconda
line: golden_frog golden_frog anaconda caiman
---
0 play oni left
0 pay oni griffin
0 no
> 0 declines oni
> turn 1
= hand 0: macaw
= hand 1: anaconda
",
    r"# Nobody has a card: nothing to do.
families exotic legendary
hand 0: oni oni griffin
line: golden_frog golden_frog anaconda caiman
---
0 play oni left
0 pay oni griffin
> oni has nothing to do for 0
> turn 1
",
    r"# Rice paper is a card to discard and goes back to its deck (L-5.3).
families polar legendary
hand 0: oni oni griffin seal rice_paper
hand 1: rice_paper rice_paper rice_paper
line: walrus walrus reindeer reindeer
---
0 play oni left
0 pay oni griffin
0 yes
0 pick seal
1 pick rice_paper
? 0: pick rice_paper
0 pick rice_paper
1 pick rice_paper
> 0 discards rice_paper
> 0 discards seal
> 1 discards rice_paper
> 1 discards rice_paper
> turn 1
= rice deck 17
= hand 1: rice_paper
= discards: oni griffin seal
",
    r"# Four players, from the third on: the last one's cards are on top of the discards.
families polar exotic dinosaurs legendary
turn 2
hand 0: macaw sloth
hand 1: seal penguin
hand 2: oni oni griffin t_rex
hand 3: griffin unicorn
line: golden_frog golden_frog anaconda caiman
---
= deck 58
2 play oni left
2 pay oni griffin
2 yes
0 pick macaw
1 pick penguin
2 pick t_rex
3 pick griffin
= asked 0 1 3
0 pick sloth
1 pick seal
3 pick unicorn
> 2 discards t_rex
> 3 discards unicorn
> 3 discards griffin
> 0 discards sloth
> 0 discards macaw
> 1 discards seal
> 1 discards penguin
> turn 3
= discards: oni griffin t_rex unicorn griffin sloth macaw seal penguin
",
    r"# Played for free by a Lion.
families savannah legendary
hand 0: oni monkey monkey monkey
hand 1: monkey gorilla
line: gorilla zebra zebra snake
collection 0 left: lion
---
0 use left
0 play oni right
0 yes
0 pick monkey
1 pick gorilla
0 pick monkey
1 pick monkey
> turn 1
= hand 0: monkey
= hand 1:
= score 0: 11
",
    r"# Played without paying as the bonus of a character.
families exotic legendary
characters musician ninja
hand 0: yellow_ninja macaw macaw caiman sloth
hand 1: toucan
line: oni golden_frog anaconda caiman
---
0 play yellow_ninja
0 pay macaw macaw
0 play oni left
> 0 plays oni left from line
0 yes
0 pick caiman
1 pick toucan
0 pick sloth
> 0 discards sloth
> 0 discards caiman
> 1 discards toucan
> turn 1
",
    r"# A Parrot copies it.
families sky legendary
hand 0: parrot vulture dove
hand 1: owl chick chick
line: oni chicken chicken eagle
---
0 play parrot left
0 pay vulture
0 pick oni
> 0 copies oni
0 pick dove
1 pick chick
1 pick owl
> 0 discards dove
> 1 discards chick
> 1 discards owl
> turn 1
",
    r"# As a Legendary origami it counts for a Griffin.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
collection 0 right: oni
collection 1 left: unicorn
collection 1 right: macaw
---
= score 0: 14
",
    r"# An Oni is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without an Oni as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
