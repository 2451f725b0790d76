//! Monk — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Modifier};

/// The draw-cards limit is 1 fold more.
pub const YELLOW: Def = Def {
    name: Names {
        en: ours(n("Monk (yellow)", "Monks (yellow)")),
        it: ours(m("Monaco (giallo)", "Monaci (gialli)")),
        de: ours(m("Mönch (gelb)", "Mönche (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::DrawLimit(1))),
    text: Words {
        en: "The limit of the draw-cards action is 1 fold higher.",
        it: "Il limite dell'azione di pescare carte è più alto di 1 piega.",
        de: "Die Obergrenze der Aktion „Karten ziehen“ ist um 1 Faltung höher.",
    },
    ours: None,
};

/// The draw-cards limit is 1 fold less, but one card may always be taken.
pub const RED: Def = Def {
    name: Names {
        en: ours(n("Monk (red)", "Monks (red)")),
        it: ours(m("Monaco (rosso)", "Monaci (rossi)")),
        de: ours(m("Mönch (rot)", "Mönche (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::DrawLimitOrOneCard(-1))),
    text: Words {
        en: "The limit of the draw-cards action is 1 fold lower, but a single card may always be taken, whatever its folds.",
        it: "Il limite dell'azione di pescare carte è più basso di 1 piega, ma è sempre possibile prendere una carta da sola, qualunque sia il suo numero di pieghe.",
        de: "Die Obergrenze der Aktion „Karten ziehen“ ist um 1 Faltung niedriger; eine einzelne Karte darf man aber immer nehmen, egal wie viele Faltungen sie hat.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs 4 folds: everybody's draw-cards action reaches 5 folds.
families farm sky
characters monk musician
hand 0: yellow_monk owl dove
hand 1: cat
line: cat sheep raccoon fox
deck: pig pig dog
---
= deck 32
= draw limit 0: 4
0 play yellow_monk
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts yellow_monk in play
0 no
= in play: yellow_monk
= draw limit 0: 5
= draw limit 1: 5
! 1 draw sheep fox : needs 1 to 5, got 6 (O-4.1)
1 draw cat sheep raccoon
> turn 0
= hand 1: cat cat sheep raccoon
! 0 draw pig pig : needs 1 to 5, got 6 (O-4.1)
0 draw fox
",
    r"# Red costs 4 folds: 3 folds may be drawn, or one card of any folds.
families farm sky
characters monk musician
hand 0: red_monk owl dove
hand 1: cat
line: cat sheep raccoon fox
deck: chick chick
---
= deck 32
0 play red_monk
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts red_monk in play
0 no
= in play: red_monk
= draw limit 0: 3
= draw limit 1: 3
! 1 draw sheep raccoon : needs 1 to 3, got 4 (O-4.1)
? 1: draw cat | draw sheep | draw raccoon | draw fox | draw cat sheep | draw cat raccoon
1 draw fox
> 1 takes fox from line
> turn 0
! 0 draw sheep raccoon : needs 1 to 3, got 4 (O-4.1)
0 draw cat raccoon
= hand 0: cat raccoon
",
    r"# Red replaces yellow: from 5 folds to 3.
families farm sky
characters monk musician
in play: yellow_monk
hand 0: red_monk owl dove
hand 1: cat
line: cat sheep raccoon fox
---
= draw limit 0: 5
0 play red_monk
0 pay owl dove
> yellow_monk leaves play
> 0 puts red_monk in play
= draw limit 0: 3
= discards: owl dove yellow_monk
0 no
1 draw cat raccoon
",
    r"# Yellow replaces red: from 3 folds to 5.
families farm sky
characters monk musician
in play: red_monk
hand 0: yellow_monk owl dove
hand 1: cat
line: cat sheep raccoon fox
---
= draw limit 0: 3
0 play yellow_monk
0 pay owl dove
> red_monk leaves play
> 0 puts yellow_monk in play
= draw limit 0: 5
= discards: owl dove red_monk
0 no
1 draw cat fox
",
    r"# It changes what a Mesosaurus allows, after that has been counted (L-7.1); who has none is at 4 and the change.
families dinosaurs farm
characters monk musician
in play: yellow_monk
hand 0: cat
hand 1: cat
line: cat sheep fox fox
collection 0 left: mesosaurus
collection 0 right: brontosaurus
collection 1 left: mesosaurus
---
= draw limit 0: 7
= draw limit 1: 5
! 0 draw fox fox : needs 1 to 7, got 8 (O-4.1)
0 draw cat sheep fox
",
    r"# The red one takes a fold from it.
families dinosaurs farm
characters monk ninja
in play: red_monk red_ninja
hand 0: cat
hand 1: cat
line: cat sheep fox fox
collection 0 left: mesosaurus
collection 0 right: brontosaurus
collection 1 left: mesosaurus
---
= draw limit 0: 4
= draw limit 1: 3
! 0 draw cat fox : needs 1 to 4, got 5 (O-4.1)
0 draw cat sheep
1 draw fox
",
    r"# A Snowy Owl looks at the folds allowed: of 5 one is left unused, of 3 a single card of 4 leaves none (L-7.15).
families polar farm
characters monk musician
in play: yellow_monk
hand 0: cat
hand 1: red_monk seal raccoon
line: cat walrus raccoon fox
deck: cat sheep sheep
collection 0 left: snowy_owl
---
0 draw walrus
> 0 draws 1 rice paper
> turn 1
1 play red_monk
1 pay seal raccoon
1 no
0 draw fox
>! 0 draws 1 rice paper
> turn 1
= rice deck 17
1 draw raccoon
0 draw sheep
> 0 draws 1 rice paper
",
    r"# All cards of the line are worth 4: under the red one each may still be taken, alone.
families farm sky sea
characters monk musician ninja
turn 2
in play: red_monk
hand 0: cat
hand 1: chick
hand 2: minnow
line: fox rabbit eagle magpie
---
? 2: draw fox | draw rabbit | draw eagle | draw magpie
2 draw magpie
",
    r"# Effects keep their own limits: a Raccoon takes 3 folds under either Monk.
families farm sky
characters monk musician
in play: red_monk
hand 0: yellow_monk owl dove
hand 1: cat
line: cat sheep raccoon fox
discards: pig
deck: chick chick chick
collection 0 left: raccoon
---
0 use left
! 0 take fox : needs 1 to 3, got 4 (O-9.15)
0 take cat sheep +discard
= hand 0: cat sheep pig yellow_monk owl dove
1 draw fox
",
    r"# A Raccoon under the yellow one.
families farm sky
characters monk musician
in play: yellow_monk
hand 0: owl
hand 1: cat
line: cat sheep sheep fox
discards: pig
collection 0 left: raccoon
---
0 use left
! 0 take sheep sheep : needs 1 to 3, got 4 (O-9.15)
0 take cat sheep
",
    r"# A Spider still takes exactly 6 folds.
families farm lawn
characters monk musician
in play: red_monk
hand 0: cat
hand 1: cat
line: cat sheep sheep fox
collection 0 left: spider
---
0 use left
? 0: take sheep fox
0 take sheep fox
",
    r"# Beside a red Merchant: 5 folds, but two cards.
families farm sky
characters monk merchant
in play: yellow_monk red_merchant
hand 0: cat
hand 1: cat
line: cat sheep pig fox
---
? 0: draw cat | draw sheep | draw pig | draw fox | draw cat sheep | draw cat pig | draw sheep pig | draw cat fox
0 draw cat fox
",
    r"# An Arctic Wolf's cards come on top of the limit.
families polar farm
characters monk musician
in play: yellow_monk
hand 0: rice_paper rice_paper
hand 1: cat
line: cat fox rabbit dog
deck: sheep pig
collection 0 left: arctic_wolf
---
0 draw cat fox
? 0: pick rice_paper | done
0 pick rice_paper
0 done
> 0 draws sheep
= hand 0: cat fox sheep rice_paper
",
    r"# Four players; each version is worth 2 folds.
families farm sky sea savannah
characters samurai musician ninja monk
hand 0: cat
hand 1: chick
hand 2: minnow
hand 3: monkey
line: yellow_monk red_monk cat fox
deck: pig
---
= deck 72
! 0 draw yellow_monk red_monk cat : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_monk
1 draw red_monk
2 draw cat
3 draw fox
0 play cat left
0 pay yellow_monk
0 no
1 play chick left
1 pay red_monk
= discards: yellow_monk red_monk
",
    r"# A Toucan sees no play into the other collection in a character, but in its bonus (L-4.7).
families exotic farm
characters monk musician
hand 0: red_monk macaw macaw
hand 1: cat
line: fox rabbit dog anaconda
deck: pig sheep
collection 0 left: toucan
---
0 play red_monk
0 pay macaw macaw
>! 0 reacts with toucan
0 play fox right
> 0 places fox right
> 0 reacts with toucan
> 0 draws pig
> line filled sheep
= hand 0: pig
",
    r"# In an edition with a card of 6 folds: alone it may be taken under red, not under yellow.
override fox folds 6
families farm sky
characters monk musician
in play: yellow_monk
hand 0: red_monk owl dove
hand 1: cat
line: cat sheep raccoon fox
---
! 0 draw fox : needs 1 to 5, got 6 (O-4.1)
0 play red_monk
0 pay owl dove
0 no
1 draw fox
",
];
