//! Gardener — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Reaction};

/// Who ends a turn with few cards draws one.
pub const YELLOW: Def = Def {
    name: Names {
        en: ours(n("Gardener (yellow)", "Gardeners (yellow)")),
        it: ours(m("Giardiniere (giallo)", "Giardinieri (gialli)")),
        de: ours(m("Gärtner (gelb)", "Gärtner (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Reaction(Reaction::CardAtTurnEnd { at_most: 2 })),
    text: Words {
        en: "Whoever ends their turn with 2 cards or fewer in hand draws 1 card from the deck.",
        it: "Chi termina il proprio turno con 2 carte o meno in mano pesca 1 carta dal mazzo.",
        de: "Wer seinen Zug mit höchstens 2 Karten auf der Hand beendet, zieht 1 Karte vom Stapel.",
    },
    ours: None,
};

/// Who ends a turn with many cards discards one.
pub const RED: Def = Def {
    name: Names {
        en: ours(n("Gardener (red)", "Gardeners (red)")),
        it: ours(m("Giardiniere (rosso)", "Giardinieri (rossi)")),
        de: ours(m("Gärtner (rot)", "Gärtner (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Reaction(Reaction::DiscardAtTurnEnd { at_least: 7 })),
    text: Words {
        en: "Whoever ends their turn with 7 cards or more in hand discards 1 card.",
        it: "Chi termina il proprio turno con 7 carte o più in mano scarta 1 carta.",
        de: "Wer seinen Zug mit mindestens 7 Karten auf der Hand beendet, wirft 1 Karte ab.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs 4 folds: whoever ends a turn with 2 cards or fewer draws one, its own player first (L-3.3).
families farm sky
characters gardener musician
hand 0: yellow_gardener owl dove cat cat
hand 1: sheep sheep
line: fox rabbit dog eagle
deck: chick pig pig
---
= deck 29
0 play yellow_gardener
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts yellow_gardener in play
0 no
> 0 draws chick
> turn 1
= in play: yellow_gardener
= hand 0: cat cat chick
= hand 1: sheep sheep
1 draw dog
> line filled pig
>! 1 draws pig
> turn 0
= hand 1: sheep sheep dog
",
    r"# After the refill and for an empty hand too; once, not up to 3.
families farm sky
characters gardener musician
in play: yellow_gardener
hand 0: cat owl
hand 1: sheep
line: fox rabbit dog eagle
deck: chick pig sheep
---
0 play cat left
0 pay owl
0 no
> 0 draws chick
> turn 1
= hand 0: chick
1 draw dog
> line filled pig
> 1 draws sheep
> turn 0
= hand 1: sheep dog sheep
= known 1 to 0: dog
",
    r"# Exactly 2 cards draw, 3 do not.
families farm sky
characters gardener musician
in play: yellow_gardener
hand 0: cat
hand 1: sheep sheep
line: fox rabbit dog eagle
deck: chick pig sheep
---
0 draw fox
> line filled chick
> 0 draws pig
> turn 1
1 draw rabbit
> line filled sheep
> turn 0
= hand 0: cat fox pig
= hand 1: sheep sheep rabbit
",
    r"# Red costs 4 folds: whoever ends a turn with 7 cards or more discards one.
families farm sky
characters gardener musician
hand 0: red_gardener owl dove cat cat sheep sheep raccoon pig dog
hand 1: sheep
line: fox rabbit dog eagle
---
= deck 25
0 play red_gardener
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts red_gardener in play
0 no
= asked 0
? 0: pick cat | pick sheep | pick raccoon | pick pig | pick dog
0 pick dog
> 0 discards dog
> turn 1
= in play: red_gardener
= discards: owl dove dog
= hand 0: cat cat sheep sheep raccoon pig
",
    r"# 6 cards are kept, of 7 one goes; only the active player's.
families farm sky
characters gardener musician
in play: red_gardener
hand 0: cat cat sheep sheep raccoon
hand 1: owl owl dove dove chick chick chick
line: fox rabbit dog eagle
---
0 draw fox
> turn 1
= hand 0: cat cat sheep sheep raccoon fox
1 draw rabbit
= asked 1
1 pick owl
> 1 discards owl
> turn 0
= hand 1: owl dove dove chick chick chick rabbit
0 draw dog
! 0 pick owl : not there (L-3.3)
! 0 no : no answer to this question (L-3.3)
0 pick cat
> turn 1
",
    r"# The hand check comes first: of 9 cards one goes down to 8, then one more (L-3.3).
families farm sky
characters gardener musician
in play: red_gardener
hand 0: cat cat cat sheep sheep sheep raccoon pig
hand 1: owl
line: fox rabbit dog eagle
---
0 draw fox
0 pick sheep
> 0 discards sheep
= asked 0
? 0: pick cat | pick sheep | pick raccoon | pick pig | pick fox
0 pick cat
> 0 discards cat
> turn 1
= discards: sheep cat
= hand 0: cat cat sheep sheep raccoon pig fox
",
    r"# Red replaces yellow: a hand of 2 draws nothing any more.
families farm sky
characters gardener musician
in play: yellow_gardener
hand 0: red_gardener owl dove cat
hand 1: sheep
line: fox rabbit dog eagle
deck: chick
---
0 play red_gardener
0 pay owl dove
> yellow_gardener leaves play
> 0 puts red_gardener in play
0 no
>! 0 draws chick
> turn 1
= hand 0: cat
= discards: owl dove yellow_gardener
",
    r"# Yellow replaces red: a hand of 7 stays.
families farm sky
characters gardener musician
in play: red_gardener
hand 0: yellow_gardener owl dove cat cat sheep sheep raccoon pig dog
hand 1: sheep
line: fox rabbit dog eagle
---
0 play yellow_gardener
0 pay owl dove
> red_gardener leaves play
> 0 puts yellow_gardener in play
0 no
> turn 1
= hand 0: cat cat sheep sheep raccoon pig dog
= discards: owl dove red_gardener
",
    r"# Once a turn, after all its actions: a Cheetah's extra action comes first.
families farm savannah
characters gardener musician
in play: yellow_gardener
hand 0: cheetah pig
hand 1: sheep
line: fox rabbit dog gorilla
deck: cat sheep raccoon
---
0 play cheetah left
0 pay pig
0 yes
>! 0 draws cat
> extra action 0
0 draw fox
> line filled cat
> 0 draws sheep
> turn 1
= hand 0: fox sheep
",
    r"# The card it draws may be the deck's last: the run-out belongs to this turn and begins the end (O-3.5, O-7.1).
families farm sky
characters gardener musician
runouts 1
in play: yellow_gardener
turn 1
hand 0: pig dog vulture
hand 1: cat owl
line: fox rabbit dog eagle
deck: chick
rest box
---
1 play cat left
1 pay owl
1 no
> 1 draws chick
> run-out 2
= asked *
* shuffled 0000000000000001
> shuffled 1
> final round
> turn 0
= hand 1: chick
= runouts 2
",
    r"# From an empty deck without discards nothing is drawn.
families farm sky
characters gardener musician
in play: yellow_gardener
hand 0: cat
hand 1: sheep
line: fox rabbit dog eagle
rest box
---
0 draw fox
> turn 1
= hand 0: cat fox
= deck 0
",
    r"# A turn without an action ends like any other: refill, then the last card of the deck.
families farm sky sea
characters gardener musician ninja
in play: yellow_gardener
hand 1: sheep
discards: cat cat cat cat sheep
rest box
---
0 pass
> 0 has no action
* shuffled 0000000000000001
> shuffled 5
> line filled cat
> run-out 1
> turn 1
= deck 0
",
    r"# Rice paper counts, and may be the card that goes.
families polar farm
characters gardener musician
in play: red_gardener
hand 0: rice_paper rice_paper cat cat sheep sheep
hand 1: sheep
line: fox rabbit dog pig
---
0 draw fox
? 0: pick cat | pick sheep | pick fox | pick rice_paper
0 pick rice_paper
> 0 discards rice_paper
> turn 1
= rice deck 17
= discards:
= hand 0: cat cat sheep sheep fox rice_paper
",
    r"# Beside a red Ninja: 8 cards are checked down to 7, and then one more goes.
families farm sky
characters gardener ninja
in play: red_gardener red_ninja
hand 0: cat cat cat sheep sheep sheep raccoon
hand 1: owl
line: fox rabbit dog eagle
---
0 draw fox
0 pick cat
0 pick cat
> turn 1
= hand 0: cat sheep sheep sheep raccoon fox
",
    r"# At the end of the game it still acts: a T-Rex counts what is left.
families dinosaurs farm
characters gardener musician
start 1
turn 0
ending final-round
runouts 2
in play: yellow_gardener
hand 0: cat
hand 1: sheep
line: fox rabbit dog pig
deck: cat sheep
collection 0 left: t_rex
---
0 draw fox
> 0 draws sheep
> over
= result 6:1 0:2
",
    r"# Four players; each version is worth 2 folds.
families farm sky sea savannah
characters gardener musician ninja monk
hand 0: cat
hand 1: chick
hand 2: minnow
hand 3: monkey
line: yellow_gardener red_gardener cat fox
deck: pig
---
= deck 72
! 0 draw yellow_gardener red_gardener cat : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_gardener
1 draw red_gardener
2 draw cat
3 draw fox
0 play cat left
0 pay yellow_gardener
0 no
1 play chick left
1 pay red_gardener
= discards: yellow_gardener red_gardener
",
    r"# A Pig takes a paid Gardener back, and a Magpie a discarded one: they are cards like any other.
families farm sky
characters gardener musician
hand 0: pig fox yellow_gardener
hand 1: magpie eagle vulture chick
line: rabbit rabbit dog eagle
---
0 play pig left
0 pay fox yellow_gardener
? 0: pick fox | pick yellow_gardener | no
0 pick yellow_gardener
> 0 takes yellow_gardener from discards
1 play magpie left
1 pay eagle vulture chick
1 yes
0 pick yellow_gardener
? 1: pick yellow_gardener
1 pick yellow_gardener
= hand 1: yellow_gardener
",
    r"# Red: above the hand limit of others, a hand under a Brontosaurus still loses only one card.
families dinosaurs farm
characters gardener musician
in play: red_gardener
hand 0: cat cat cat cat sheep sheep sheep sheep raccoon
hand 1: dog
line: fox rabbit pig dog
collection 0 left: brontosaurus
---
= hand limit 0: 11
0 draw fox
= asked 0
0 pick sheep
> 0 discards sheep
> turn 1
= hand 0: cat cat cat cat sheep sheep sheep raccoon fox
",
    r"# From an empty deck: what was paid forms a new one first, and the card drawn from it is a run-out (O-4.3).
families farm sky
characters gardener musician
in play: yellow_gardener
hand 0: cat owl
hand 1: sheep
line: fox rabbit dog eagle
rest box
---
0 play cat left
0 pay owl
0 no
= asked *
* shuffled 0000000000000001
> shuffled 1
> 0 draws owl
> run-out 1
> turn 1
= hand 0: owl
",
];
