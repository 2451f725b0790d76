//! Calligrapher — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed, weak};
use crate::vocab::{Ability, Modifier};

/// A payment may exceed the cost by 1 fold.
pub const YELLOW: Def = Def {
    name: Names {
        en: ours(n("Calligrapher (yellow)", "Calligraphers (yellow)")),
        it: ours(m("Calligrafo (giallo)", "Calligrafi (gialli)")),
        de: ours(weak("Kalligraf (gelb)", "Kalligrafen (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::Overpay(1))),
    text: Words {
        en: "A payment may exceed the cost by 1 fold.",
        it: "Un pagamento può superare il costo di 1 piega.",
        de: "Eine Bezahlung darf die Kosten um 1 Faltung übersteigen.",
    },
    ours: None,
};

/// A payment has at least 2 cards.
pub const RED: Def = Def {
    name: Names {
        en: ours(n("Calligrapher (red)", "Calligraphers (red)")),
        it: ours(m("Calligrafo (rosso)", "Calligrafi (rossi)")),
        de: ours(weak("Kalligraf (rot)", "Kalligrafen (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::PayWithAtLeast(2))),
    text: Words {
        en: "Whoever pays for an origami pays with at least 2 cards, unless its cost is 0.",
        it: "Chi paga un origami lo paga con almeno 2 carte, a meno che il costo non sia 0.",
        de: "Jede Bezahlung muss aus mindestens 2 Karten bestehen, außer wenn nichts zu bezahlen ist.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs exactly 4 folds; from then on everybody may pay the cost or one fold more.
families farm sky
characters calligrapher musician
hand 0: yellow_calligrapher owl dove chick
hand 1: cat sheep chick fox
line: fox rabbit dog pig
---
= deck 28
0 play yellow_calligrapher
! 0 pay owl : needs 4, got 2 (O-5.1)
! 0 pay owl dove chick : needs 4, got 5 (O-5.1)
0 pay owl dove
> 0 puts yellow_calligrapher in play
0 no
= in play: yellow_calligrapher
1 play cat left
! 1 pay fox : needs 2 to 3, got 4 (O-5.1)
! 1 pay chick : needs 2 to 3, got 1 (O-5.1)
? 1: pay sheep | pay sheep chick
1 pay sheep chick
> 1 places cat left
1 no
= discards: owl dove chick sheep
",
    r"# Red costs 4 folds; from then on every payment has at least 2 cards.
families farm sky
characters calligrapher musician
hand 0: red_calligrapher owl dove chick
hand 1: cat sheep chick chick
line: fox rabbit dog pig
---
= deck 28
0 play red_calligrapher
! 0 pay owl : needs 4, got 2 (O-5.1)
! 0 pay owl dove chick : needs 4, got 5 (O-5.1)
0 pay owl dove
> 0 puts red_calligrapher in play
0 no
= in play: red_calligrapher
1 play cat left
! 1 pay sheep : needs 2, got 1 (L-4.4)
? 1: pay chick chick
1 pay chick chick
1 no
",
    r"# Red: what only a single card could pay can't be played.
families farm sky
characters calligrapher musician
in play: red_calligrapher
hand 0: cat sheep
hand 1: raccoon fox
line: fox rabbit dog pig
---
? 0: draw fox | draw rabbit | draw dog | draw pig
! 0 play cat left : needs 2, got 1 (L-4.4)
0 draw fox
",
    r"# Yellow replaces red: its own payment still needs 2 cards and is exact.
families farm sky
characters calligrapher musician
in play: red_calligrapher
hand 0: yellow_calligrapher owl dove fox chick
hand 1: cat pig
line: fox rabbit dog pig
---
0 play yellow_calligrapher
! 0 pay fox : needs 2, got 1 (L-4.4)
! 0 pay fox chick : needs 4, got 5 (O-5.1)
0 pay owl dove
> red_calligrapher leaves play
> 0 puts yellow_calligrapher in play
= discards: owl dove red_calligrapher
0 no
1 play cat left
? 1: pay pig
1 pay pig
1 no
",
    r"# Red replaces yellow: its own payment may be a fold too much and a single card, the next one not.
families farm sky
characters calligrapher musician
in play: yellow_calligrapher
hand 0: red_calligrapher fox chick
hand 1: cat pig sheep chick chick
line: fox rabbit dog pig
---
0 play red_calligrapher
? 0: pay fox | pay fox chick
0 pay fox
> yellow_calligrapher leaves play
> 0 puts red_calligrapher in play
= discards: fox yellow_calligrapher
0 no
1 play cat left
? 1: pay chick chick
1 pay chick chick
1 no
",
    r"# A play for free is paid with nothing under either version (L-7.17).
families farm savannah
characters calligrapher musician
in play: yellow_calligrapher
hand 0: red_calligrapher cat
hand 1: sheep
line: dog dog cat gorilla
collection 0 left: lion
---
0 use left
0 play red_calligrapher
> yellow_calligrapher leaves play
> 0 puts red_calligrapher in play
0 play gorilla right
> 0 places gorilla right
> turn 1
= hand 0: cat
",
    r"# At cost 0 yellow still lets a fold be paid: a Dolphin and a Musician leave a Minnow at 0 to 2 folds.
families farm sea
characters calligrapher musician
in play: yellow_calligrapher yellow_musician
hand 0: minnow cat cat sheep
hand 1: dog
line: dog sheep pig fox
collection 0 left: dolphin
---
0 use left
0 play minnow right
! 0 pay cat sheep : needs 0 to 2, got 3 (O-5.1)
? 0: pay nothing | pay cat | pay cat cat | pay sheep
0 pay cat
= discards: cat
",
    r"# Red: a cost of 0 is paid with nothing, any other with 2 cards at least.
families farm sea
characters calligrapher musician
in play: red_calligrapher
hand 0: minnow cat cat sheep
hand 1: dog
line: dog sheep pig fox
collection 0 left: dolphin
---
0 use left
0 play minnow right
! 0 pay cat : needs 2, got 1 (L-4.4)
? 0: pay nothing | pay cat cat
0 pay nothing
= discards:
",
    r"# Beside a yellow Musician: a Raccoon for 3 or 4 folds, also with a card that would not have been needed.
families farm sky
characters calligrapher musician
in play: yellow_calligrapher yellow_musician
hand 0: raccoon pig cat owl
hand 1: dog
line: dog sheep pig fox
---
0 play raccoon left
! 0 pay pig owl : needs 3 to 4, got 5 (O-5.1)
? 0: pay pig | pay cat pig | pay cat owl
0 pay cat pig
",
    r"# A Pig takes back any paid card, the surplus too.
families farm sky
characters calligrapher musician
in play: yellow_calligrapher
hand 0: pig dog vulture chick
hand 1: dog
line: sheep sheep pig fox
---
0 play pig left
0 pay dog vulture chick
? 0: pick dog | pick vulture | pick chick | no
0 pick chick
= hand 0: chick
",
    r"# Rice paper is a card of a payment like any other.
families polar farm
characters calligrapher musician
in play: red_calligrapher
hand 0: arctic_hare seal rice_paper rice_paper
hand 1: dog
line: sheep sheep pig fox
---
0 play arctic_hare left
! 0 pay seal : needs 2, got 1 (L-4.4)
? 0: pay rice_paper rice_paper
0 pay rice_paper rice_paper
0 yes
> 0 draws 1 rice paper
= rice deck 17
",
    r"# Beside a red Geisha the top discard is one of the 2 cards, but never both (L-7.12).
families farm sky
characters calligrapher geisha
in play: red_calligrapher red_geisha
hand 0: cat chick
hand 1: dog
line: sheep sheep pig fox
discards: cat sheep chick
---
0 play cat left
? 0: pay chick +discard
0 pay chick +discard
0 no
= discards: cat sheep chick chick
",
    r"# The single top discard is not enough for a red Calligrapher.
families farm sky
characters calligrapher geisha
in play: red_calligrapher red_geisha
hand 0: cat
hand 1: dog
line: sheep sheep pig fox
discards: chick sheep
---
? 0: draw sheep | draw pig | draw fox | draw sheep sheep
0 draw sheep
",
    r"# A Dragon's plays under the red one. Three players.
families legendary farm sky
characters calligrapher musician ninja
in play: red_calligrapher
hand 0: dragon pig dog
hand 1: cat sheep
hand 2: chick cat cat
line: fox rabbit sheep eagle
---
0 play dragon left
0 pay pig dog
0 yes
? 1: no
1 no
? 2: play chick left | play cat left | no
2 play chick left
2 pay cat cat
2 no
",
    r"# Four players; each version is worth 2 folds.
families farm sky sea savannah
characters calligrapher musician ninja monk
hand 0: cat
hand 1: chick
hand 2: minnow
hand 3: monkey
line: yellow_calligrapher red_calligrapher cat fox
deck: pig
---
= deck 72
! 0 draw yellow_calligrapher red_calligrapher cat : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_calligrapher
1 draw red_calligrapher
2 draw cat
3 draw fox
0 play cat left
0 pay yellow_calligrapher
0 no
1 play chick left
1 pay red_calligrapher
= discards: yellow_calligrapher red_calligrapher
",
    r"# A Vulture plays it with the card it takes; a Walrus takes one from the discards.
families polar sky
characters calligrapher musician
hand 0: yellow_calligrapher dove
hand 1: walrus reindeer seal rice_paper rice_paper
line: eagle eagle magpie magpie
discards: red_calligrapher owl
collection 0 left: vulture
---
0 use left
? 0: play dove right | play yellow_calligrapher
0 play yellow_calligrapher
0 pay dove owl
0 no
1 play walrus left
1 pay reindeer seal rice_paper rice_paper
? 1: pick owl | pick dove | pick seal | pick reindeer | pick red_calligrapher | no
1 pick red_calligrapher
= hand 1: red_calligrapher
",
    r"# Beside a red Geisha, through a Vulture: the card taken and the next discard are two cards.
families farm sky
characters calligrapher geisha
in play: red_calligrapher red_geisha
hand 0: cat
hand 1: cat
line: fox rabbit pig eagle
discards: chick chick
collection 0 left: vulture
---
0 use left
> 0 takes chick from discards
0 play cat right
? 0: pay chick +discard
0 pay chick +discard
0 no
= discards: chick chick
",
    r"# Yellow, through a Vulture: the card taken must pay, and one fold more may go with it.
families farm sky
characters calligrapher geisha
in play: yellow_calligrapher
hand 0: cat chick raccoon
hand 1: cat
line: fox rabbit pig eagle
discards: sheep
collection 0 left: vulture
---
0 use left
? 0: play cat right | play chick right | play raccoon right
0 play cat right
? 0: pay sheep | pay sheep chick
0 pay sheep chick
0 no
",
];
