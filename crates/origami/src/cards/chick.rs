//! Chick — sky.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, printed};
use crate::vocab::{Ability, Instead, Step, Terms, Which};

/// Take 1 Sky card from the Draw Line, whatever its folds, or play 1 Sky origami.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Chick", "Chicks")),
        it: printed(m("Pulcino", "Pulcini")),
        de: printed(n("Küken", "Küken")),
    },
    family: printed(Some(Family::Sky)),
    quantity: printed(4),
    cost: printed(2),
    folds: printed(1),
    points: printed(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Play(Terms {
        which: Which::Of(Family::Sky),
        instead: Instead::TakeFromLine,
        ..Terms::MAY
    })])),
    text: Words {
        en: "Take 1 Sky card from the Draw Line, whatever its folds, or play 1 Sky origami.",
        it: "Prendi dalla fila 1 carta del cielo, qualunque sia il suo numero di pieghe, oppure gioca 1 origami del cielo.",
        de: "Nimm 1 Himmel-Karte mit beliebig vielen Faltungen aus der Nachschubzeile oder spiele 1 Himmel-Origami aus.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Chick costs 2 folds; it takes one Sky card from the Draw Line, whatever its folds.
families farm sky
hand 0: chick chick cat dove
hand 1: chick
line: owl magpie cat chick
deck: pig
---
0 play chick left
! 0 pay cat : needs 2, got 1 (O-5.1)
? 0: pay cat chick | pay dove
0 pay cat chick
> 0 pays cat
> 0 pays chick
> 0 places chick left
? 0: pick owl | pick magpie | pick chick | no
! 0 pick cat : not allowed here (O-5.5)
! 0 pick dove : not there (O-5.5)
! 0 play dove right : needs 4, got 0 (O-5.1)
! 0 yes : no answer to this question (O-5.8)
0 pick magpie
> 0 takes magpie from line
> line filled pig
> turn 1
= hand 0: dove magpie
= line: owl cat chick pig
= known 0 to 1: magpie
= score 0: 3
= deck 26
",
    r"# Or it plays one Sky origami from hand, at its cost and with its effect.
families farm sky
hand 0: chick cat cat owl sheep sheep
hand 1: dog pig
line: rabbit magpie cat fox
---
0 play chick left
0 pay cat cat
? 0: pick magpie | play owl right | no
! 0 play sheep right : not allowed here (O-5.8)
! 0 play owl left : needs 0 to 1, got 2 (O-5.3)
0 play owl right
> 0 plays owl right
! 0 pay sheep : needs 4, got 2 (O-5.1)
0 pay sheep sheep
> 0 places owl right
0 yes
> 0 uses owl
1 pick dog
> 1 discards dog
> turn 1
= hand 0:
= line: rabbit magpie cat fox
= score 0: 7
",
    r"# Neither is compulsory.
families sky lawn
hand 0: chick fly fly owl chick chick chick chicken
hand 1: ant
line: owl bee bee spider
---
0 play chick left
0 pay fly fly
0 no
> 0 declines chick
> turn 1
= hand 0: owl chick chick chick chicken
= line: owl bee bee spider
",
    r"# With no Sky card in the line and no card in hand it has nothing to do.
families farm sky
hand 0: chick cat cat
hand 1: dog
line: rabbit pig pig fox
---
0 play chick left
0 pay cat cat
> chick has nothing to do for 0
> turn 1
",
    r"# A hand is secret: with cards left it is asked, even if none of them can be played.
families farm sky
hand 0: chick cat cat owl
hand 1: dog
line: rabbit pig pig fox
---
0 play chick left
0 pay cat cat
? 0: no
",
    r"# Worth 1 fold, four of them fit into one draw.
families sky sea
hand 1: whale
line: chick chick chick chick
---
0 draw chick chick chick chick
= hand 0: chick chick chick chick
",
    r"# Chick after Chick: each is a play of its own, and the last one takes from the line.
families farm sky
hand 0: chick chick chick cat cat sheep sheep
hand 1: dog
line: eagle magpie pig fox
deck: cat raccoon
---
0 play chick left
0 pay cat cat
0 play chick right
0 pay sheep
0 play chick left
0 pay sheep
0 pick eagle
> 0 takes eagle from line
> line filled cat
>! line filled raccoon
> turn 1
= collection 0 left: chick chick
= collection 0 right: chick
= score 0: 9
",
    r"# Played through a Cricket: the gaps in the line stay until the end of the turn.
families sky lawn
hand 0: cricket ant ant chick fly fly
hand 1: bee
line: owl dove bee spider
deck: eagle magpie
---
0 play cricket left
0 pay ant ant
0 pick owl
>! line filled eagle
= line: dove bee spider
0 play chick right
0 pay fly fly
? 0: pick dove | no
0 pick dove
> 0 takes dove from line
> line filled eagle
> line filled magpie
= line: bee spider eagle magpie
= hand 0: owl dove
",
    r"# The refill that follows meets a run-out, which belongs to this turn.
families farm sky
hand 0: chick cat cat
hand 1: dog
line: owl rabbit pig fox
deck: raccoon
rest box
---
0 play chick left
0 pay cat cat
0 pick owl
> line filled raccoon
> run-out 1
>! turn 1
* shuffled 0000000000000000
> shuffled 2
> turn 1
= deck: cat cat
",
    r"# A Parrot copies it and takes a Sky card from the line.
families farm sky
hand 0: parrot pig
hand 1: dog
line: chick magpie rabbit fox
deck: cat
---
0 play parrot left
0 pay pig
? 0: pick chick | pick magpie | no
0 pick chick
> 0 copies chick
? 0: pick chick | pick magpie | no
0 pick magpie
> 0 takes magpie from line
= hand 0: magpie
= line: chick rabbit fox cat
",
    r"# A Parrot copies it, plays another Parrot, and that one copies it again.
families farm sky
hand 0: parrot parrot pig dog owl owl sheep
hand 1: dog
line: rabbit rabbit fox fox
collection 1 left: chick
---
0 play parrot left
0 pay pig
0 pick chick
> 0 copies chick
? 0: play parrot right | play owl right | no
0 play parrot right
0 pay dog
? 0: pick chick | no
0 pick chick
> 0 copies chick
0 play owl left
0 pay sheep owl
0 yes
1 pick dog
> turn 1
= collection 0 left: parrot owl
= collection 0 right: parrot
= hand 0:
",
    r"# A Chick is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
];
