//! Snowy Owl — polar.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours};
use crate::vocab::{Ability, Reaction};

/// When your draw-cards action leaves 1 or more folds unused, draw 1 rice paper card.
pub const CARD: Def = Def {
    name: Names {
        en: ours(n("Snowy Owl", "Snowy Owls")),
        it: ours(m("Gufo delle nevi", "Gufi delle nevi")),
        de: ours(f("Schneeeule", "Schneeeulen")),
    },
    family: ours(Some(Family::Polar)),
    quantity: ours(2),
    cost: ours(3),
    folds: ours(2),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Reaction(Reaction::RicePaperForUnusedFolds(1))),
    text: Words {
        en: "When your draw-cards action leaves 1 or more folds unused, draw 1 rice paper card.",
        it: "Quando la tua azione di pescare carte lascia 1 o più pieghe non usate, pesca 1 carta di riso.",
        de: "Lässt du bei der Aktion „Karten ziehen“ mindestens 1 der erlaubten Faltungen ungenutzt, ziehe 1 Reispapier.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A draw of 3 folds leaves one of the 4 unused: 1 rice paper, after the refill and without a question (L-7.15).
families polar legendary
hand 1: kappa
line: dragon seal oni oni
deck: phoenix
collection 0 left: snowy_owl
---
= score 0: 3
= draw limit 0: 4
0 draw dragon
> 0 takes dragon from line
> line filled phoenix
> 0 reacts with snowy_owl
> 0 draws 1 rice paper
> turn 1
= hand 0: dragon rice_paper
= rice deck 17
",
    r"# A draw of all 4 folds brings none; how many are unused does not matter.
families polar legendary
hand 1: kappa
line: dragon phoenix phoenix oni
deck: leprechaun leprechaun unicorn
collection 0 left: snowy_owl
---
0 draw dragon phoenix
>! 0 draws 1 rice paper
> turn 1
= hand 0: dragon phoenix
1 draw leprechaun
0 draw leprechaun
> 0 draws 1 rice paper
= rice deck 17
",
    r"# It costs exactly 3 folds and works from the next draw on.
families polar legendary
hand 0: snowy_owl snowy_owl phoenix dragon
hand 1: kappa
line: oni griffin oni seal
deck: unicorn
---
= deck 27
0 play snowy_owl left
! 0 pay snowy_owl : needs 3, got 2 (O-5.1)
? 0: pay dragon | pay phoenix snowy_owl
0 pay phoenix snowy_owl
> 0 places snowy_owl left
>! 0 draws 1 rice paper
> turn 1
1 draw seal
0 draw unicorn
> 0 draws 1 rice paper
= hand 0: dragon unicorn rice_paper
",
    r"# Two of them on top bring two (L-4.8), covered ones none.
families polar legendary
hand 1: kappa
line: dragon seal phoenix oni
deck: leprechaun leprechaun
collection 0 left: phoenix snowy_owl
collection 0 right: snowy_owl
collection 1 left: unicorn
---
0 draw dragon
> 0 reacts with snowy_owl
> 0 reacts with snowy_owl
> 0 draws 2 rice paper
> turn 1
= hand 0: dragon rice_paper rice_paper
= rice deck 16
1 draw leprechaun
> turn 0
= hand 1: kappa leprechaun
",
    r"# Covered, it does not work.
families polar legendary
hand 1: kappa
line: dragon seal phoenix oni
collection 0 left: snowy_owl phoenix
collection 0 right: kappa
---
0 draw phoenix
>! 0 draws 1 rice paper
= hand 0: phoenix
",
    r"# One left for two Owls: one.
families polar legendary
hand 0: rice_paper rice_paper rice_paper rice_paper rice_paper
hand 1: rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
line: phoenix seal leprechaun oni
collection 0 left: snowy_owl
collection 0 right: snowy_owl
---
= rice deck 1
0 draw phoenix
> 0 draws 1 rice paper
= rice deck 0
= hand 0: phoenix rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper
",
    r"# The yellow Monk's fifth fold is allowed too, so a draw of 4 leaves it unused.
families polar legendary
characters monk ninja
in play: yellow_monk
hand 1: kappa
line: oni seal dragon phoenix
deck: kappa unicorn unicorn
collection 0 left: snowy_owl
---
= draw limit 0: 5
0 draw oni
> 0 draws 1 rice paper
1 draw kappa
0 draw dragon unicorn
>! 0 draws 1 rice paper
= hand 0: oni dragon unicorn rice_paper
",
    r"# The red Monk's limit of 3: a single card of 4 folds leaves nothing unused, nor does one of 3.
families polar legendary
characters monk ninja
in play: red_monk
hand 1: kappa
line: oni seal dragon phoenix
deck: phoenix phoenix griffin
collection 0 left: snowy_owl
---
= draw limit 0: 3
0 draw oni
>! 0 draws 1 rice paper
1 draw phoenix
0 draw dragon
>! 0 draws 1 rice paper
1 draw phoenix
0 draw seal
> 0 draws 1 rice paper
",
    r"# The limit counts as it is after everything that changes it: Mesosaurus, Ninja, Monk (L-7.1).
families polar dinosaurs
characters monk ninja
in play: yellow_ninja yellow_monk
hand 1: t_rex
line: t_rex seal ankylosaurus triceratops
collection 0 left: mesosaurus
collection 0 right: snowy_owl
---
= draw limit 0: 5
0 draw t_rex
> 0 draws 1 rice paper
> turn 1
= hand 0: t_rex rice_paper
",
    r"# Not with a Raccoon, which is another action; but with the draw of an extra action.
families farm savannah polar
hand 0: cheetah zebra
hand 1: cat
line: cat pig zebra seal
collection 0 left: raccoon
collection 0 right: snowy_owl
---
0 use left
0 take cat
>! 0 draws 1 rice paper
> turn 1
1 draw pig
2 draw seal
0 play cheetah left
0 pay zebra
0 yes
> extra action 0
0 draw zebra
> 0 draws 1 rice paper
",
    r"# A Snowy Owl is polar: four other families are whole without it.
families lawn exotic dinosaurs legendary
---
= deck 72
",
    r"# Nor is it of any other four.
families farm sky sea savannah
---
= deck 72
",
];
