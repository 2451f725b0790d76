//! Arctic Wolf — polar.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Count, Step, Which};

/// With the draw-cards action, you may also discard as many rice paper cards as you like and draw that many cards from
/// the deck.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Arctic Wolf", "Arctic Wolves")),
        it: ours(m("Lupo artico", "Lupi artici")),
        de: ours(m("Polarwolf", "Polarwölfe")),
    },
    family: printed(Some(Family::Polar)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::WithDraw(&[Step::DiscardAny(Which::RicePaper), Step::Draw(Count::AsDiscarded)])),
    text: Words {
        en: "With the draw-cards action, you may also discard as many rice paper cards as you like and draw that many cards from the deck.",
        it: "Con l'azione di pescare carte puoi anche scartare quante carte di riso vuoi per pescare altrettante carte dal mazzo.",
        de: "Bei der Aktion „Karten ziehen“ darfst du außerdem beliebig viel Reispapier abwerfen, um ebenso viele Karten vom Stapel zu ziehen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# With a draw from the line, any number of rice paper is discarded and as many cards drawn, before the refill (L-7.9).
families polar legendary
hand 0: rice_paper rice_paper rice_paper
hand 1: kappa
line: dragon griffin oni seal
deck: phoenix unicorn leprechaun leprechaun
collection 0 left: arctic_wolf
---
= rice deck 15
0 draw dragon
> 0 takes dragon from line
? 0: pick rice_paper | done
! 0 no : no answer to this question (L-7.9)
0 pick rice_paper
> 0 discards rice_paper
= rice deck 16
0 pick rice_paper
? 0: pick rice_paper | done
0 done
> 0 draws phoenix
> 0 draws unicorn
> line filled leprechaun
> turn 1
= hand 0: dragon phoenix unicorn rice_paper
= line: griffin oni seal leprechaun
= rice deck 17
= discards:
= score 0: 4
",
    r"# It costs exactly 6 folds and serves in the next draw; nothing is asked when it is played.
families polar legendary
hand 0: arctic_wolf arctic_wolf dragon kappa rice_paper
hand 1: kappa
line: oni griffin oni seal
deck: phoenix unicorn
---
= deck 27
0 play arctic_wolf left
! 0 pay arctic_wolf kappa : needs 6, got 5 (O-5.1)
0 pay arctic_wolf dragon
> 0 places arctic_wolf left
>! 0 uses arctic_wolf
> turn 1
1 draw seal
0 draw oni
? 0: pick rice_paper | done
# The last one is gone, so nothing more is asked.
0 pick rice_paper
> 0 draws unicorn
> turn 1
= hand 0: kappa oni unicorn
",
    r"# Discarding none is doing without.
families polar legendary
hand 0: rice_paper rice_paper
hand 1: kappa
line: dragon griffin oni seal
deck: phoenix unicorn
collection 0 left: arctic_wolf
---
0 draw seal
0 done
> line filled phoenix
>! 0 draws phoenix
> turn 1
= hand 0: seal rice_paper rice_paper
= rice deck 16
",
    r"# Without rice paper, or covered, it asks nothing; nor does it serve anybody else.
families polar legendary
hand 0: rice_paper
hand 1: rice_paper
line: dragon griffin phoenix seal
deck: unicorn oni kappa
collection 0 left: arctic_wolf phoenix
collection 0 right: kappa
collection 1 left: arctic_wolf
---
0 draw phoenix
> turn 1
1 draw seal
= asked 1
1 pick rice_paper
> 1 draws oni
> line filled kappa
= hand 0: phoenix rice_paper
0 draw unicorn
> turn 1
1 draw dragon
> turn 0
",
    r"# The deck runs out in the middle; rice paper is no discard, so it never becomes part of the deck.
families polar legendary
hand 0: rice_paper rice_paper rice_paper
hand 1: kappa
line: dragon griffin oni seal
deck: phoenix
discards: unicorn unicorn unicorn
collection 0 left: arctic_wolf
rest box
---
0 draw dragon
0 pick rice_paper
0 pick rice_paper
0 done
> 0 draws phoenix
> run-out 1
= asked *
* shuffled 000000000000000a
> shuffled 3
> 0 draws unicorn
> line filled unicorn
> turn 1
= hand 0: dragon phoenix unicorn rice_paper
= deck 1
= rice deck 17
",
    r"# With nothing to draw at all it offers nothing.
families polar legendary
hand 0: rice_paper rice_paper
hand 1: kappa
line: dragon griffin oni seal
collection 0 left: arctic_wolf
rest box
---
0 draw dragon
> turn 1
= hand 0: dragon rice_paper rice_paper
= rice deck 16
= runouts 0
",
    r"# Only the draw-cards action has it (L-7.9): a Raccoon takes from the line without it.
families farm polar
hand 0: rice_paper
hand 1: cat
line: cat dog fox seal
collection 0 left: raccoon
collection 0 right: arctic_wolf
---
0 use left
0 take cat
> turn 1
= hand 0: cat rice_paper
",
    r"# An extra action that draws has it again; the hand check comes once, at the end.
families savannah polar
hand 0: cheetah zebra rice_paper rice_paper
hand 1: lion
line: monkey zebra lion seal
deck: walrus walrus monkey
collection 0 left: arctic_wolf
---
0 play cheetah right
0 pay zebra
0 yes
> extra action 0
0 draw monkey
0 pick rice_paper
0 pick rice_paper
> 0 draws walrus
> 0 draws walrus
> line filled monkey
> turn 1
= hand 0: monkey walrus walrus
",
    r"# Together with a Snowy Owl: the draw, the Wolf, the refill, then the Owl (L-7.15).
families polar legendary
hand 0: rice_paper
hand 1: kappa
line: dragon griffin oni seal
deck: phoenix unicorn
collection 0 left: arctic_wolf
collection 0 right: snowy_owl
---
0 draw dragon
0 pick rice_paper
> 0 draws phoenix
> line filled unicorn
> 0 reacts with snowy_owl
> 0 draws 1 rice paper
> turn 1
= hand 0: dragon phoenix rice_paper
",
    r"# What it draws counts for the hand limit.
families polar legendary
hand 0: rice_paper rice_paper phoenix phoenix kappa kappa unicorn unicorn
hand 1: dragon
line: dragon griffin oni seal
deck: leprechaun leprechaun
collection 0 left: arctic_wolf
---
0 draw seal
0 pick rice_paper
0 pick rice_paper
= asked 0
0 pick phoenix
> 0 discards phoenix
> turn 1
= rice deck 18
",
    r"# A Sloth that moves what covers it brings it back (L-4.1). Worth 3 folds, it pays with a Kappa for a Penguin.
families polar exotic legendary
hand 0: sloth phoenix leprechaun rice_paper
hand 1: penguin arctic_wolf kappa
hand 2: oni
line: dragon griffin oni phoenix
deck: macaw unicorn caiman toucan
collection 0 left: arctic_wolf seal
collection 0 right: macaw
---
0 play sloth right
0 pay phoenix leprechaun
0 spot 0 left 2
> 0 moves seal left 2 to left 1
= collection 0 left: seal arctic_wolf
1 play penguin left
1 pay arctic_wolf kappa
2 draw griffin
0 draw phoenix
0 pick rice_paper
> 0 draws unicorn
> line filled caiman
",
    r"# An Arctic Wolf is polar: four other families are whole without it.
families lawn exotic dinosaurs legendary
---
= deck 72
",
];
