//! Dove — sky.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, From, Own, Slot, Step, Which};

/// Swap 1 origami from your hand with 1 card from the Draw Line, whatever their folds.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Dove", "Doves")), it: ours(f("Colomba", "Colombe")), de: ours(f("Taube", "Tauben")) },
    family: printed(Some(Family::Sky)),
    quantity: printed(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(5),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[
        Step::Choose(From::Line(Which::Any), Slot::A),
        Step::Choose(From::Hand(Which::Origami), Slot::B),
        Step::Do(SWAP),
    ])),
    text: Words {
        en: "Swap 1 origami from your hand for 1 card from the Draw Line, whatever their folds.",
        it: "Scambia 1 origami della tua mano con 1 carta della fila, qualunque sia il loro numero di pieghe.",
        de: "Tausche 1 Origami aus deiner Hand gegen 1 Karte aus der Nachschubzeile, beide mit beliebig vielen Faltungen.",
    },
    ours: None,
};

/// The card noted in slot A comes from the line, the one in slot B goes there.
const SWAP: Own = Own {
    run: |state, context, log| {
        if let [Some(from_line), Some(from_hand)] = context.slots {
            state.swap_with_line(context.seat, from_line, from_hand, log);
        }
    },
    possible: |state, seat, _| state.line().next().is_some() && state.hand_size(seat) > 0,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Dove costs 4 folds and swaps a card in hand with one of the line, whatever their folds.
families farm sky
hand 0: dove dove owl cat
hand 1: dog
line: rabbit sheep chicken fox
---
0 play dove left
! 0 pay cat owl : needs 4, got 3 (O-5.1)
? 0: pay dove owl
0 pay dove owl
> 0 places dove left
? 0: pick rabbit | pick sheep | pick chicken | pick fox | no
! 0 pick cat : not there (O-5.5)
0 pick fox
> 0 uses dove
? 0: pick cat
! 0 pick fox : not there (O-5.9)
! 0 no : no answer to this question (O-5.9)
0 pick cat
> 0 swaps cat for fox
> turn 1
= hand 0: fox
= line: rabbit sheep chicken cat
= discards: owl dove
= known 0 to 1: fox
= score 0: 5
= deck 27
",
    r"# Any card of the hand will do; the rest of the hand stays.
families sky lawn
hand 0: dove ant ant eagle fly bee
hand 1: spider
line: chick owl magpie chicken
---
0 play dove left
0 pay ant ant
0 pick chicken
? 0: pick eagle | pick bee | pick fly
0 pick eagle
> 0 swaps eagle for chicken
= hand 0: bee chicken fly
= line: chick owl magpie eagle
= deck 25
",
    r"# Nobody has to swap.
families farm sky
hand 0: dove sheep sheep cat
hand 1: dog
line: rabbit sheep chicken fox
---
0 play dove left
0 pay sheep sheep
0 no
> 0 declines dove
> turn 1
= hand 0: cat
= line: rabbit sheep chicken fox
",
    r"# With no card left in hand there is nothing to swap.
families farm sky
hand 0: dove sheep sheep
hand 1: dog
line: rabbit sheep chicken fox
---
0 play dove left
0 pay sheep sheep
> dove has nothing to do for 0
> turn 1
",
    r"# With no Draw Line there is nothing to swap either.
families farm sky
hand 0: dove sheep sheep cat
hand 1: dog
rest box
---
0 play dove left
0 pay sheep sheep
> dove has nothing to do for 0
= asked *
",
    r"# Worth 2 folds: with another card of 2 it fills a draw.
families sky sea
hand 1: whale
line: dove owl chick squid
---
! 0 draw chick owl dove : needs 1 to 4, got 5 (O-4.1)
0 draw owl dove
= hand 0: owl dove
",
    r"# Played through a Chick; the other Dove in hand can be the card that goes.
families farm sky
hand 0: chick cat cat dove dove sheep sheep
hand 1: dog
line: rabbit pig chicken fox
---
0 play chick left
0 pay cat cat
0 play dove right
0 pay sheep sheep
0 pick fox
0 pick dove
> 0 swaps dove for fox
= hand 0: fox
= line: rabbit pig chicken dove
= score 0: 8
",
    r"# Between the two halves of a Cricket: the gap in the line stays, the Dove swaps with what is left.
families sky lawn
hand 0: cricket ant ant dove owl owl fly
hand 1: bee
line: eagle bee spider magpie
deck: chick
---
0 play cricket left
0 pay ant ant
0 pick eagle
0 play dove right
0 pay owl owl
? 0: pick bee | pick spider | pick magpie | no
0 pick magpie
? 0: pick eagle | pick fly
0 pick fly
> 0 swaps fly for magpie
> line filled chick
= hand 0: eagle magpie
= line: bee spider fly chick
",
    r"# A Parrot copies it and may take the copied Dove itself.
families farm sky
hand 0: parrot pig cat
hand 1: dog
line: rabbit rabbit chicken dove
---
0 play parrot left
0 pay pig
? 0: pick dove | no
0 pick dove
> 0 copies dove
? 0: pick rabbit | pick chicken | pick dove
0 pick dove
0 pick cat
> 0 swaps cat for dove
= hand 0: dove
= line: rabbit rabbit chicken cat
",
    r"# A Dove is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
];
