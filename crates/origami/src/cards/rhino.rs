//! Rhino — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Own, Step};

/// Discard the whole Draw Line and refill it at once, then take another action.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Rhino", "Rhinos")),
        it: ours(m("Rinoceronte", "Rinoceronti")),
        de: ours(n("Nashorn", "Nashörner")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Do(DISCARD_LINE), Step::Refill, Step::AnotherAction])),
    text: Words {
        en: "Discard the whole Draw Line and refill it at once, then take another action.",
        it: "Scarta l'intera fila e ripristinala subito, poi esegui un'altra azione.",
        de: "Wirf die ganze Nachschubzeile ab und fülle sie sofort wieder auf; führe dann 1 weitere Aktion aus.",
    },
    ours: None,
};

/// Discards the line in one group.
const DISCARD_LINE: Own =
    Own { run: |state, _, log| state.discard_line(log), possible: |state, _, _| state.line().next().is_some() };

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Discards the line as one group, refills it at once, and adds an action, which finds the new line.
families farm savannah
hand 0: rhino cat cat sheep
hand 1: fox
line: gorilla monkey zebra rabbit
deck: cat pig sheep fox dog
---
= deck 27
0 play rhino left
! 0 pay cat sheep : needs 4, got 3 (O-5.1)
0 pay cat cat sheep
? 0: yes | no
0 yes
> 0 uses rhino
> line discards monkey
> line discards zebra
> line discards rabbit
> line discards gorilla
> line filled cat
> line filled pig
> line filled sheep
> line filled fox
> 0 gets an action
> extra action 0
= line: cat pig sheep fox
= discards: cat cat sheep monkey zebra rabbit gorilla
= deck 23
0 draw pig cat
> line filled dog
> turn 1
= score 0: 4
",
    r"# It is used as a whole or not at all. The other Rhino pays 2 folds.
families farm savannah
hand 0: rhino rhino sheep
hand 1: fox
line: gorilla monkey zebra rabbit
---
= deck 28
0 play rhino left
0 pay sheep rhino
0 no
> 0 declines rhino
>! extra action 0
> turn 1
= line: gorilla monkey zebra rabbit
= discards: sheep rhino
",
    r"# The line's cards go first, so they are in the new deck when the refill meets a run-out (O-9.17).
families farm savannah
hand 0: rhino fox
hand 1: cat
line: gorilla monkey snake zebra
deck: dog pig
rest box
---
0 play rhino left
0 pay fox
0 yes
> line discards monkey
> line discards zebra
> line discards snake
> line discards gorilla
> line filled dog
> line filled pig
> run-out 1
>! 0 gets an action
= asked *
* shuffled 0000000000000007
> shuffled 5
> 0 gets an action
> extra action 0
= deck 3
= discards:
= runouts 1
",
    r"# An empty line is simply refilled (O-9.17), and the action is there.
families farm savannah
hand 0: rhino fox
hand 1: cat
deck: cat pig sheep fox
---
0 play rhino left
0 pay fox
? 0: yes | no
0 yes
> 0 uses rhino
> line filled cat
> line filled fox
> 0 gets an action
> extra action 0
= line: cat pig sheep fox
= discards: fox
",
    r"# Played for free with neither line, deck nor discards: what is left is the action, here a lost one.
families farm savannah
hand 0: rhino
hand 1: cat
rest box
collection 0 left: lion
---
0 use left
0 play rhino right
? 0: yes | no
0 yes
> 0 gets an action
> extra action 0
! 0 use left : not allowed here (O-6.3)
? 0: pass
0 pass
> 0 has no action
> turn 1
",
    r"# A short line: what lies there is discarded, and with one card in all it comes back; the rest is not owed (O-4.3).
families farm savannah
hand 0: rhino
hand 1: cat
line: monkey
rest box
collection 0 left: lion
---
0 use left
0 play rhino right
0 yes
> line discards monkey
>! run-out 1
= asked *
* shuffled 0000000000000000
> line filled monkey
> run-out 1
> extra action 0
0 draw monkey
> turn 1
= hand 0: monkey
= line:
",
    r"# A Monkey plays it, and the second Rhino in the extra action sweeps the new line.
families farm savannah
hand 0: monkey cat cat rhino fox rhino rabbit
hand 1: dog
line: gorilla gorilla zebra lion
deck: cat cat pig pig sheep sheep dog raccoon
---
0 play monkey left
0 pay cat cat
0 play rhino right
0 pay fox
0 yes
> extra action 0
= line: cat cat pig pig
0 play rhino left
0 pay rabbit
0 yes
> line discards cat
> line discards pig
> extra action 0
= line: sheep sheep dog raccoon
= discards: cat cat fox zebra gorilla gorilla lion rabbit cat cat pig pig
0 draw sheep sheep
> turn 1
= score 0: 11
",
    r"# A Parrot copies a Rhino that lies in the Draw Line and is discarded with it.
families sky savannah
hand 0: parrot vulture
hand 1: owl
line: rhino eagle eagle gorilla
deck: chick owl dove dove
---
0 play parrot left
0 pay vulture
? 0: pick rhino | pick gorilla | no
0 pick rhino
> 0 copies rhino
> line discards rhino
> line discards eagle
> line discards eagle
> line discards gorilla
> line filled chick
> line filled dove
> 0 gets an action
> extra action 0
= line: chick owl dove dove
= discards: vulture rhino eagle eagle gorilla
0 draw chick owl
> turn 1
",
    r"# A copied Rhino refills an empty line just the same.
families sky savannah
hand 0: parrot vulture
hand 1: owl
deck: chick owl dove dove
collection 1 left: rhino
---
0 play parrot left
0 pay vulture
0 pick rhino
> 0 copies rhino
> line filled chick
> line filled dove
> 0 gets an action
> extra action 0
= line: chick owl dove dove
= discards: vulture
",
    r"# At ten extra actions in a turn a Rhino still sweeps the line, but its action is lost (O-3.4).
families savannah lawn
override rhino cost 0
override monkey cost 0
override monkey ability cheetah
override ant cost 0
override ant ability cheetah
hand 0: rhino rhino monkey monkey monkey monkey ant ant ant ant ant
hand 1: bee
line: lion zebra snake gorilla
deck: fly fly fly bee spider spider cricket cricket
---
0 play ant left
0 pay nothing
0 yes
0 play ant right
0 pay nothing
0 yes
0 play ant left
0 pay nothing
0 yes
0 play ant right
0 pay nothing
0 yes
0 play ant left
0 pay nothing
0 yes
0 play monkey right
0 pay nothing
0 yes
0 play monkey left
0 pay nothing
0 yes
0 play monkey right
0 pay nothing
0 yes
0 play monkey left
0 pay nothing
0 yes
0 play rhino right
0 pay nothing
0 yes
> 0 gets an action
> extra action 0
0 play rhino left
0 pay nothing
? 0: yes | no
0 yes
> line discards fly
> line filled spider
> 0 loses an action
> turn 1
= line: spider spider cricket cricket
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant rhino chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes rhino from line
= hand 0: rhino
= known 0 to 3: rhino
",
];
