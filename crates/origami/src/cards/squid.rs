//! Squid — sea.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Count, Step, Which};

/// Discard any number of cards, then draw the same number from the deck.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Squid", "Squids")),
        it: ours(m("Calamaro", "Calamari")),
        de: ours(m("Tintenfisch", "Tintenfische")),
    },
    family: printed(Some(Family::Sea)),
    quantity: printed(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(7),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::DiscardAny(Which::Any), Step::Draw(Count::AsDiscarded)])),
    text: Words {
        en: "Discard any number of cards, then draw the same number from the deck.",
        it: "Scarta quante carte vuoi, poi pescane altrettante dal mazzo.",
        de: "Wirf beliebig viele Karten ab und ziehe dann ebenso viele vom Stapel.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Discards any number of cards as one group, then draws as many.
families farm sea
hand 0: squid fox rabbit cat pig whale minnow
hand 1: dog
line: dog sheep sheep pig
deck: shell crab skate
---
= deck 24
0 play squid left
! 0 pay fox : needs 8, got 4 (O-5.1)
0 pay fox rabbit
? 0: pick cat | pick pig | pick minnow | pick whale | done
! 0 no : no answer to this question (O-5.9)
! 0 pick crab : not there (O-5.9)
0 pick pig
> 0 uses squid
> 0 marks pig
? 0: pick minnow | pick whale | done
! 0 pick cat : not allowed here (O-5.9)
0 pick minnow
= hand 0: cat pig minnow whale
0 done
> 0 discards minnow
> 0 discards pig
> 0 draws shell
> 0 draws crab
>! 0 draws skate
> turn 1
= hand 0: cat whale shell crab
= discards: fox rabbit minnow pig
= deck 22
= known 0 to 1:
= score 0: 7
",
    r"# Discarding nothing is doing without.
families farm sea
hand 0: squid fox rabbit cat
line: dog sheep sheep pig
deck: shell
---
0 play squid left
0 pay fox rabbit
0 done
> 0 declines squid
>! 0 uses squid
>! 0 draws shell
> turn 1
= hand 0: cat
",
    r"# With an empty hand there is nothing to discard. The other Squid pays 4 folds.
families farm sea
hand 0: squid squid fox
line: dog sheep sheep pig
---
= deck 29
0 play squid left
0 pay fox squid
> squid has nothing to do for 0
> turn 1
= discards: fox squid
",
    r"# The whole hand may go; copies are marked one by one.
families farm sea
hand 0: squid fox rabbit cat cat sheep
hand 1: dog
line: dog sheep sheep pig
deck: shell crab skate
---
0 play squid left
0 pay fox rabbit
0 pick cat
0 pick cat
? 0: pick sheep | done
0 pick sheep
? 0: done
0 done
> 0 draws shell
> 0 draws crab
> 0 draws skate
= hand 0: shell crab skate
= discards: fox rabbit cat cat sheep
",
    r"# The deck runs out in the middle of the draw: what was paid and what was just discarded is drawn from next.
families farm sea
hand 0: squid fox rabbit cat cat sheep
hand 1: dog
line: dog sheep sheep pig
deck: shell
rest box
---
0 play squid left
0 pay fox rabbit
0 pick cat
0 pick cat
0 pick sheep
0 done
> 0 draws shell
> run-out 1
= asked *
* shuffled 0000000000000002
> shuffled 5
> turn 1
= deck 3
= discards:
= runouts 1
",
    r"# Played for free with nothing to draw: the discarded cards form the deck, which is no run-out; drawing them all is.
families sea savannah
hand 0: squid minnow minnow
hand 1: crab
line: whale whale gorilla zebra
rest box
collection 0 left: lion
---
0 use left
0 play squid right
? 0: pick minnow | done
0 pick minnow
0 pick minnow
0 done
> 0 discards minnow
>! run-out 1
= asked *
* shuffled 0000000000000002
> shuffled 2
> 0 draws minnow
> 0 draws minnow
> run-out 1
> turn 1
= hand 0: minnow minnow
= discards:
= deck 0
",
    r"# A Dolphin plays it for 6, and its effect is offered as ever.
families farm sea
hand 0: squid fox sheep cat
hand 1: dog
line: dog sheep sheep pig
deck: crab
collection 0 left: dolphin
---
0 use left
0 play squid right
? 0: pay fox sheep | pay cat fox sheep
! 0 pay cat fox : needs 6 to 8, got 5 (O-5.1)
0 pay fox sheep
0 pick cat
0 done
> 0 draws crab
= hand 0: crab
= score 0: 11
",
    r"# A Shell reaches it: it is a Sea origami.
families farm sea
hand 0: shell pig squid fox dog cat
hand 1: cat
line: dog pig rabbit rabbit
---
0 play shell left
0 pay pig
? 0: play squid right | no
0 no
",
    r"# A Parrot copies a Squid; discarding nothing then draws nothing.
families sky sea
hand 0: parrot chick owl chick dove
hand 1: eagle
line: eagle magpie vulture vulture
deck: whale minnow shell
collection 1 left: squid
---
0 play parrot left
0 pay chick owl
? 0: pick squid | pick magpie | no
0 pick squid
> 0 copies squid
? 0: pick chick | pick dove | done
0 pick dove
0 done
> 0 discards dove
> 0 draws whale
>! 0 draws minnow
> turn 1
= hand 0: chick whale
",
    r"# A copied Squid: done at once.
families sky sea
hand 0: parrot chick owl chick
line: eagle eagle vulture vulture
collection 1 left: squid
---
0 play parrot left
0 pay chick owl
0 pick squid
0 done
> squid has nothing to do for 0
> turn 1
= hand 0: chick
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant squid chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick squid | no
0 pick squid
= hand 0: squid
= known 0 to 3: squid
",
];
