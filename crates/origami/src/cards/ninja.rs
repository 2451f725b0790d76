//! Ninja — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Modifier};

/// The hand limit is 1 more.
pub const YELLOW: Def = Def {
    name: Names {
        en: printed(n("Ninja (yellow)", "Ninjas (yellow)")),
        it: ours(m("Ninja (giallo)", "Ninja (gialli)")),
        de: ours(m("Ninja (gelb)", "Ninjas (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: printed(4),
    folds: printed(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::Hand(1))),
    text: Words {
        en: "Hand modifier +1 for every player.",
        it: "Modificatore di mano +1 per tutti i giocatori.",
        de: "Handmodifikator +1 für alle Spieler.",
    },
    ours: Some(Words {
        en: "this version is the yellow one",
        it: "questa versione è quella gialla",
        de: "Diese Version ist die gelbe",
    }),
};

/// The hand limit is 1 less.
pub const RED: Def = Def {
    name: Names {
        en: printed(n("Ninja (red)", "Ninjas (red)")),
        it: ours(m("Ninja (rosso)", "Ninja (rossi)")),
        de: ours(m("Ninja (rot)", "Ninjas (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: printed(4),
    folds: printed(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::Hand(-1))),
    text: Words {
        en: "Hand modifier −1 for every player.",
        it: "Modificatore di mano −1 per tutti i giocatori.",
        de: "Handmodifikator −1 für alle Spieler.",
    },
    ours: Some(Words {
        en: "this version is the red one",
        it: "questa versione è quella rossa",
        de: "Diese Version ist die rote",
    }),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 4 folds; while it is in play everybody may keep 9 cards (L-3.2).
families farm sky
characters ninja musician
hand 0: yellow_ninja owl dove cat cat cat sheep sheep sheep pig dog
hand 1: chick
line: dog pig fox rabbit
---
= deck 24
= hand limit 0: 8
0 play yellow_ninja
! 0 pay pig : needs 4, got 3 (O-5.1)
! 0 pay pig owl : needs 4, got 5 (O-5.1)
0 pay owl dove
> 0 pays owl
> 0 puts yellow_ninja in play
? 0: play dog left | play pig left | play fox left | play rabbit left | no
0 no
> turn 1
= hand limit 0: 9
= hand limit 1: 9
= in play: yellow_ninja
= hand 0: cat cat cat sheep sheep sheep pig dog
",
    r"# Nine cards are kept, of ten one is discarded.
families farm sky
characters ninja musician
in play: yellow_ninja
hand 0: owl dove cat cat cat sheep sheep sheep
hand 1: pig
line: cat sheep pig fox
deck: chick chick chick
---
0 draw cat
> turn 1
= hand 0: owl dove cat cat cat cat sheep sheep sheep
1 draw sheep
0 draw chick
= asked 0
0 pick owl
> 0 discards owl
> turn 1
= hand 0: chick dove cat cat cat cat sheep sheep sheep
",
    r"# The red one costs 4 as well and takes one away: its own player, with 8 cards left, is the first to feel it.
families farm sky
characters ninja musician
hand 0: red_ninja owl dove cat cat cat sheep sheep sheep pig dog
hand 1: chick
line: dog pig fox rabbit
---
= deck 24
0 play red_ninja
! 0 pay pig : needs 4, got 3 (O-5.1)
! 0 pay pig owl : needs 4, got 5 (O-5.1)
0 pay owl dove
> 0 puts red_ninja in play
0 no
= asked 0
= hand limit 0: 7
= hand limit 1: 7
0 pick cat
> 0 discards cat
> turn 1
= hand 0: cat cat sheep sheep sheep pig dog
",
    r"# In another player's turn there is no limit; at the end of one's own turn it holds (L-3.2).
families farm sky sea
characters ninja musician geisha
hand 0: red_ninja owl dove
hand 1: cat cat cat sheep sheep sheep pig dog
hand 2: minnow
line: pig fox rabbit minnow
deck: chick chick
---
0 play red_ninja
0 pay owl dove
0 no
> turn 1
= hand limit 2: 7
1 draw pig
= asked 1
? 1: pick cat | pick sheep | pick pig
1 pick cat
1 pick dog
> 1 discards cat
> 1 discards dog
> turn 2
= hand 1: cat cat sheep sheep sheep pig pig
",
    r"# Red replaces yellow: the limit falls by 2 at once, and the replaced card is the top discard (L-4.2).
families farm sky
characters ninja musician
in play: yellow_ninja
hand 0: red_ninja owl dove cat cat cat sheep sheep sheep pig dog
hand 1: chick
line: dog pig fox rabbit
---
= hand limit 0: 9
0 play red_ninja
0 pay owl dove
> yellow_ninja leaves play
> 0 puts red_ninja in play
= discards: owl dove yellow_ninja
= in play: red_ninja
0 no
0 pick cat
> turn 1
= hand limit 0: 7
",
    r"# Yellow replaces red: 9 cards are kept where 7 were allowed.
families farm sky
characters ninja musician
in play: red_ninja
hand 0: yellow_ninja owl dove cat cat cat sheep sheep sheep pig dog rabbit
hand 1: chick
line: dog pig fox rabbit
---
= hand limit 0: 7
0 play yellow_ninja
0 pay owl dove
> red_ninja leaves play
> 0 puts yellow_ninja in play
0 no
> turn 1
= hand limit 0: 9
= discards: owl dove red_ninja
= hand 0: cat cat cat sheep sheep sheep pig dog rabbit
",
    r"# The version played from the line as a bonus counts at the hand check of the same turn.
families farm sky
characters ninja musician
hand 0: red_musician owl dove cat cat cat sheep sheep sheep pig dog rabbit
hand 1: chick
line: yellow_ninja pig fox rabbit
deck: chick
---
0 play red_musician
0 pay owl dove
0 play yellow_ninja
> 0 plays yellow_ninja from line
> 0 puts yellow_ninja in play
0 no
> line filled chick
> turn 1
= in play: red_musician yellow_ninja
= hand 0: cat cat cat sheep sheep sheep pig dog rabbit
",
    r"# It adds to the modifiers of one's own collections; others have only the Ninja's.
families dinosaurs farm
characters ninja musician
in play: yellow_ninja
hand 0: cat
hand 1: cat
line: cat cat sheep sheep
collection 0 left: brontosaurus
collection 0 right: stegosaurus
collection 1 left: brontosaurus pteranodon
collection 1 right: pteranodon
---
= hand limit 0: 14
= hand limit 1: 9
",
    r"# The red one takes away from them.
families dinosaurs farm
characters ninja musician
in play: red_ninja
hand 0: cat
hand 1: cat
line: cat cat sheep sheep
collection 0 left: brontosaurus
collection 0 right: velociraptor
collection 1 left: brontosaurus pteranodon
collection 1 right: pteranodon
---
= hand limit 0: 11
= hand limit 1: 7
",
    r"# A Mesosaurus counts the Ninja: 3 + 2 + 1 folds may be drawn; with red, 3 + 2 - 1 is no help (L-7.1).
families dinosaurs farm
characters ninja musician
in play: yellow_ninja
hand 0: red_ninja cat cat sheep
hand 1: cat
line: cat sheep sheep pteranodon
deck: fox
collection 0 left: mesosaurus
collection 0 right: stegosaurus
---
= draw limit 0: 6
= draw limit 1: 4
! 0 draw fox : not there (O-4.1)
0 play red_ninja
0 pay cat cat sheep
0 no
> turn 1
= draw limit 0: 4
= hand limit 0: 9
",
    r"# Rice paper counts against the limit, and goes back to its deck when it is discarded.
families polar farm
characters ninja musician
in play: red_ninja
hand 0: rice_paper rice_paper cat cat sheep pig dog
hand 1: cat
line: pig dog fox rabbit
deck: cat
---
= rice deck 16
0 draw fox
= asked 0
0 pick rice_paper
> 0 discards rice_paper
> turn 1
= hand 0: cat cat sheep pig dog fox rice_paper
= rice deck 17
= discards:
",
    r"# A Lion plays a character for free: it is an origami of no family (L-4.6).
families farm savannah
characters ninja musician
hand 0: red_ninja cat
hand 1: sheep
line: dog dog cat gorilla
collection 0 left: lion
---
0 use left
? 0: play cat right | play red_ninja
0 play red_ninja
> 0 puts red_ninja in play
0 play cat right
0 no
> turn 1
= in play: red_ninja
= discards:
= collection 0 right: cat
",
    r"# A Zebra passes it: it asks for origami of no family (L-4.6). Each version is worth 2 folds.
families sky savannah
characters ninja musician
hand 0: zebra magpie owl yellow_ninja
hand 1: dove red_ninja chick
line: eagle eagle gorilla gorilla
---
0 play zebra left
0 pay owl magpie
0 yes
0 pick yellow_ninja
? 1: pick chick | pick dove | pick red_ninja
1 pick chick
> 0 passes yellow_ninja to 1
= hand 0: chick
= hand 1: dove red_ninja yellow_ninja
1 play dove left
? 1: pay yellow_ninja red_ninja
1 pay yellow_ninja red_ninja
= discards: owl magpie yellow_ninja red_ninja
",
    r"# A Dove puts it into the Draw Line, and the next player takes it from there.
families sky savannah
characters ninja musician
hand 0: dove owl parrot yellow_ninja
hand 1: chick
line: eagle vulture gorilla zebra
---
0 play dove left
0 pay owl parrot
0 pick eagle
? 0: pick yellow_ninja
0 pick yellow_ninja
> 0 swaps yellow_ninja for eagle
> turn 1
! 1 draw yellow_ninja zebra : needs 1 to 4, got 5 (O-4.1)
1 draw yellow_ninja
= hand 1: chick yellow_ninja
",
    r"# Four players, and a family card played as the bonus of the fourth.
families farm sky sea savannah
characters ninja musician monk actor
turn 3
hand 0: cat
hand 1: chick
hand 2: minnow
hand 3: red_ninja crab shark
line: cat fox rabbit dog
deck: pig
collection 3 left: minnow
---
= deck 69
3 play red_ninja
3 pay crab shark
? 3: play cat right | play fox right | play rabbit right | play dog right | no
! 3 play cat left : needs 0 to 1, got 2 (O-5.3)
3 play cat right
3 yes
> 3 draws pig
= hand limit 0: 7
= hand limit 1: 7
= hand limit 2: 7
= hand limit 3: 7
",
    r"# Played through a Dragon in another player's turn, with its bonus; only the active player's hand is checked.
families legendary farm
characters ninja musician
hand 0: dragon pig dog cat cat cat cat sheep sheep sheep raccoon raccoon
hand 1: red_ninja kappa kappa oni oni griffin griffin phoenix phoenix phoenix unicorn
line: fox fox rabbit rabbit
deck: sheep
---
0 play dragon left
0 pay pig dog
0 yes
0 no
1 play red_ninja
1 pay kappa kappa
> 1 puts red_ninja in play
? 1: play fox left | play rabbit left | no
1 play fox left
> 1 places fox left
> line filled sheep
= asked 0
0 pick cat
0 pick cat
> turn 1
= hand 1: oni oni griffin griffin phoenix phoenix phoenix unicorn
",
    r"# With an empty line there is no bonus.
families farm sky
characters ninja musician
hand 0: yellow_ninja owl dove
hand 1: cat
rest box
---
0 play yellow_ninja
0 pay owl dove
> 0 puts yellow_ninja in play
* shuffled 0000000000000001
> turn 1
",
    r"# Each character is a play of its own to a Caiman, the one played as a bonus too: two actions.
families exotic farm
characters ninja musician
hand 0: yellow_ninja macaw macaw cat
hand 1: cat
line: fox rabbit red_musician dog
deck: pig sheep
collection 0 left: caiman
---
0 play yellow_ninja
0 pay macaw macaw
> 0 reacts with caiman
0 play red_musician
> 0 reacts with caiman
0 play dog right
> 0 reacts with caiman
0 no
> 0 gets an action
> extra action 0
= extra 2
0 draw fox
> extra action 0
0 draw rabbit
0 draw pig
> turn 1
",
];
