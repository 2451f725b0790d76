//! Geisha — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Modifier};

/// The top discard may be played.
pub const YELLOW: Def = Def {
    name: Names {
        en: printed(n("Geisha (yellow)", "Geishas (yellow)")),
        it: ours(f("Geisha (gialla)", "Geishe (gialle)")),
        de: ours(f("Geisha (gelb)", "Geishas (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::PlayTopDiscard)),
    text: Words {
        en: "The top discard may be played as if it were in hand, at its cost; it can’t be used to pay.",
        it: "La carta in cima agli scarti può essere giocata come se fosse in mano, pagandone il costo; non può essere usata per pagare.",
        de: "Die oberste Karte des Ablagestapels darf zu ihren Kosten wie ein Origami aus der Hand ausgespielt werden; bezahlen darf man mit ihr nicht.",
    },
    ours: None,
};

/// The top discard may pay.
pub const RED: Def = Def {
    name: Names {
        en: printed(n("Geisha (red)", "Geishas (red)")),
        it: ours(f("Geisha (rossa)", "Geishe (rosse)")),
        de: ours(f("Geisha (rot)", "Geishas (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::PayWithTopDiscard)),
    text: Words {
        en: "The top discard may be one of the cards of a payment; it can’t be played.",
        it: "La carta in cima agli scarti può far parte di un pagamento; non può essere giocata.",
        de: "Die oberste Karte des Ablagestapels darf Teil einer Bezahlung sein; ausspielen darf man sie nicht.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs 4 folds; from then on everybody may play the top discard at its cost, as from hand (L-7.10).
families farm sky
characters geisha musician
hand 0: yellow_geisha owl dove
hand 1: dog sheep cat
line: fox rabbit dog eagle
discards: pig
---
= deck 29
0 play yellow_geisha
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts yellow_geisha in play
? 0: play fox left | play rabbit left | play dog left | play eagle left | no
0 no
> turn 1
= in play: yellow_geisha
1 play dove left +discard
> 1 plays dove left from discards
= discards: pig owl
! 1 pay sheep dog : needs 4, got 5 (O-5.1)
? 1: pay cat dog
1 pay cat dog
> 1 places dove left
1 no
= discards: pig owl cat dog
= collection 1 left: dove
= hand 1: sheep
",
    r"# A copy in hand may pay for the one on the discards, but the top discard itself can't pay.
families farm sky
characters geisha musician
in play: yellow_geisha
hand 0: pig dog owl cat
hand 1: sheep
line: fox rabbit dog eagle
discards: fox pig
---
0 play pig left +discard
! 0 pay dog +discard : not allowed here (L-7.12)
0 pay pig dog
> 0 places pig left
? 0: pick pig | pick dog | no
0 pick pig
> 0 takes pig from discards
= discards: fox dog
= hand 0: pig owl cat
",
    r"# The same card from hand leaves the one on the discards where it is.
families farm sky
characters geisha musician
in play: yellow_geisha
hand 0: cat owl
hand 1: sheep
line: fox rabbit dog eagle
discards: fox cat
---
? 0: draw fox | draw rabbit | draw dog | draw eagle | play cat left | play cat left +discard
0 play cat left
> 0 plays cat left
0 pay owl
0 no
= discards: fox cat owl
= hand 0:
",
    r"# It serves a Lion even with an empty hand.
families farm savannah
characters geisha musician
in play: yellow_geisha
hand 1: sheep
line: dog dog cat gorilla
discards: cat fox
collection 0 left: lion
---
0 use left
? 0: play fox right +discard
0 play fox right +discard
> 0 plays fox right from discards
> 0 places fox right
> turn 1
= discards: cat
= score 0: 8
",
    r"# A Dolphin may bring the price of the top discard to 0.
families farm sea
characters geisha musician
in play: yellow_geisha
hand 1: sheep
line: dog dog pig fox
discards: fox cat
deck: minnow
collection 0 left: dolphin
---
0 use left
0 play cat right +discard
? 0: pay nothing
0 pay nothing
0 yes
> 0 draws minnow
= discards: fox
",
    r"# After a Vulture's taking the next discard is on top, and may be the origami played.
families farm sky
characters geisha musician
in play: yellow_geisha
hand 0: chick
hand 1: fox
line: dog dog pig fox
discards: pig cat sheep
deck: raccoon
collection 0 left: vulture
---
0 use left
> 0 takes sheep from discards
? 0: play chick right | play cat right +discard
0 play cat right +discard
? 0: pay sheep
0 pay sheep
0 no
= discards: pig sheep
= hand 0: chick
",
    r"# It serves a Monkey if it is of the Savannah; a card just paid may be the one.
families farm savannah
characters geisha musician
in play: yellow_geisha
hand 0: monkey rhino fox
hand 1: monkey sheep fox
line: dog dog cat gorilla
---
0 play monkey left
0 pay rhino
? 0: play rhino right +discard | no
0 play rhino right +discard
0 pay fox
0 no
> turn 1
1 play monkey left
1 pay sheep
? 1: no
1 no
> turn 0
",
    r"# It is no Butterfly for a Caterpillar.
families farm lawn
characters geisha musician
in play: yellow_geisha
hand 0: cat
hand 1: sheep
line: dog dog pig fox
discards: butterfly
collection 0 left: caterpillar
---
! 0 use left : not allowed here (O-6.2)
0 draw dog
",
    r"# The card being played is no discard: a run-out in its effect shuffles only what was paid.
families farm sky
characters geisha musician
in play: yellow_geisha
hand 0: owl
hand 1: sheep
line: fox rabbit dog eagle
discards: cat
deck: chick
rest box
---
0 play cat left +discard
0 pay owl
0 yes
> 0 draws chick
> run-out 1
* shuffled 0000000000000001
> shuffled 1
= discards:
= deck 1
= collection 0 left: cat
",
    r"# A Dragon's plays: each player finds another top discard. Three players.
families farm sky legendary
characters geisha musician ninja
in play: yellow_geisha
hand 0: dragon pig dog cat
hand 1: fox sheep
hand 2: rabbit eagle
line: fox rabbit griffin eagle
---
0 play dragon left
0 pay pig dog
0 yes
? 0: no
0 no
? 1: play dog left +discard | no
1 play dog left +discard
1 pay sheep fox
1 no
? 2: play fox left +discard | no
2 play fox left +discard
2 pay rabbit eagle
> 2 places fox left
> turn 1
= discards: pig sheep rabbit eagle
= score 1: 5
= score 2: 5
",
    r"# Red costs 4 folds; the top discard may be one card of a payment, and goes back with the others (L-7.12).
families farm sky
characters geisha musician
hand 0: red_geisha owl dove
hand 1: raccoon sheep cat
line: fox rabbit dog eagle
---
= deck 30
0 play red_geisha
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts red_geisha in play
0 no
! 1 play dove left +discard : not allowed here (L-7.10)
1 play raccoon left
! 1 pay cat +discard : needs 4, got 3 (O-5.1)
? 1: pay sheep +discard
1 pay sheep +discard
> 1 pays sheep
> 1 pays dove from discards
> 1 places raccoon left
= discards: owl sheep dove
= hand 1: cat
= in play: red_geisha
",
    r"# It may pay alone; without discards there is nothing to pay with.
families farm sky
characters geisha musician
in play: red_geisha
hand 0: raccoon cat
hand 1: raccoon cat cat sheep
line: fox rabbit dog eagle
discards: fox
---
0 play raccoon left
? 0: pay +discard
0 pay +discard
> 0 pays fox from discards
= discards: fox
= hand 0: cat
1 play raccoon left
? 1: pay +discard | pay cat cat sheep
1 pay +discard
",
    r"# Without discards the hand pays alone.
families farm sky
characters geisha musician
in play: red_geisha
hand 0: cat sheep
hand 1: cat
line: fox rabbit dog eagle
---
0 play cat left
! 0 pay +discard : not there (L-7.12)
? 0: pay sheep
0 pay sheep
",
    r"# At most one card comes from the discards, however much lies there.
families farm sky
characters geisha musician
in play: red_geisha
hand 0: raccoon cat
hand 1: cat
line: fox rabbit pig eagle
discards: cat sheep sheep
---
? 0: draw fox | draw rabbit | draw pig | draw eagle | play cat left
0 play cat left
0 pay +discard
0 no
= discards: cat sheep sheep
",
    r"# It counts as paid: a Pig takes it.
families farm sky
characters geisha musician
in play: red_geisha
hand 0: pig dog
hand 1: cat
line: fox rabbit pig eagle
discards: cat vulture
---
0 play pig left
0 pay dog +discard
? 0: pick dog | pick vulture | no
0 pick vulture
> 0 takes vulture from discards
= discards: cat dog
= hand 0: vulture
",
    r"# A Vulture takes the top discard to pay, and the next one may pay as well.
families farm sky
characters geisha musician
in play: red_geisha
hand 0: raccoon
hand 1: cat
line: fox rabbit pig eagle
discards: owl sheep
collection 0 left: vulture
---
0 use left
? 0: play raccoon right
0 play raccoon right
? 0: pay sheep +discard
0 pay sheep +discard
= discards: sheep owl
= hand 0:
",
    r"# Yellow replaces red: the old version pays for it, what left is on top, and the next player plays that one.
families farm sky
characters geisha musician
in play: red_geisha
hand 0: yellow_geisha owl
hand 1: dog cat
line: fox rabbit dog eagle
discards: dove
---
0 play yellow_geisha
? 0: pay owl +discard
0 pay owl +discard
> red_geisha leaves play
> 0 puts yellow_geisha in play
= discards: owl dove red_geisha
0 no
1 play red_geisha +discard
> 1 plays red_geisha from discards
1 pay cat dog
> yellow_geisha leaves play
> 1 puts red_geisha in play
= discards: owl dove cat dog yellow_geisha
1 play eagle left
> 1 places eagle left
= in play: red_geisha
",
    r"# Red replaces yellow: paid from hand alone; then yellow lies on the discards, unplayable, and pays 2 folds.
families farm sky
characters geisha musician
in play: yellow_geisha
hand 0: red_geisha owl dove
hand 1: cat chick chick
line: fox rabbit dog eagle
discards: fox
---
0 play red_geisha
! 0 pay +discard : not allowed here (L-7.12)
0 pay owl dove
> yellow_geisha leaves play
0 no
= in play: red_geisha
= discards: fox owl dove yellow_geisha
! 1 play yellow_geisha +discard : not allowed here (L-7.10)
1 play cat left
? 1: pay +discard | pay chick chick
1 pay +discard
> 1 pays yellow_geisha from discards
",
    r"# Each version is worth 2 folds.
families farm sky
characters geisha musician
hand 0: raccoon
hand 1: cat
line: yellow_geisha red_geisha cat fox
---
! 0 draw yellow_geisha red_geisha cat : needs 1 to 4, got 5 (O-4.1)
0 draw yellow_geisha red_geisha
1 draw cat
0 play raccoon left
0 pay yellow_geisha red_geisha
= discards: yellow_geisha red_geisha
",
    r"# With nothing but rice paper in hand the top discard may be played, as an action or through a Dragon.
families polar legendary
characters geisha musician
in play: yellow_geisha
hand 0: dragon arctic_hare arctic_hare arctic_hare phoenix phoenix phoenix
hand 1: rice_paper rice_paper rice_paper rice_paper
line: walrus walrus reindeer reindeer
deck: seal seal seal
---
0 play dragon left
0 pay arctic_hare arctic_hare arctic_hare phoenix phoenix phoenix
0 yes
? 0: no
0 no
? 1: play phoenix left +discard | no
1 play phoenix left +discard
1 pay rice_paper rice_paper
1 no
> turn 1
? 1: draw walrus | draw reindeer | play phoenix right +discard
1 play phoenix right +discard
1 pay rice_paper rice_paper
1 no
= hand 1:
= discards: arctic_hare arctic_hare arctic_hare phoenix
",
    r"# A Vulture may not play the card it takes, but the identical one below it (O-9.13).
families sky lawn
characters geisha musician
in play: yellow_geisha
hand 0: ant ant chick
hand 1: fly
line: eagle magpie bee bee
discards: owl owl
collection 0 left: vulture
---
0 use left
> 0 takes owl from discards
? 0: play chick right | play ant right | play owl right +discard
0 play owl right +discard
? 0: pay ant owl
0 pay ant owl
0 no
= hand 0: chick ant
= discards: owl ant
",
    r"# A Cricket may not play the card it takes, but the identical one on the discards (O-9.6).
families sky lawn
characters geisha musician
in play: yellow_geisha
hand 0: cricket owl dove parrot ant
hand 1: fly
line: dove magpie bee bee
collection 0 left: chick
---
0 play cricket right
0 pay owl dove
0 pick dove
> 0 takes dove from line
? 0: play ant left | play ant right | play dove left +discard | play dove right +discard | no
0 play dove left +discard
? 0: pay ant parrot | pay ant dove | pay parrot dove
0 pay ant dove
0 no
= discards: owl dove ant
= hand 0: parrot
",
    r"# A Chick plays it if it is of the Sky; a Lion may choose between it and the hand.
families sky savannah
characters geisha musician
in play: yellow_geisha
hand 0: chick owl dove parrot
hand 1: eagle
line: gorilla gorilla zebra magpie
discards: red_musician
collection 1 left: lion
---
0 play chick left
0 pay owl
? 0: pick magpie | play owl right +discard | no
0 no
1 use left
? 1: play eagle right | play owl right +discard
1 play eagle right
0 draw magpie
",
    r"# A Lion plays a character from the discards, with its bonus.
families sky savannah
characters geisha musician
in play: yellow_geisha
hand 0: chick
hand 1: eagle
line: gorilla gorilla zebra magpie
discards: owl red_musician
deck: dove
collection 0 left: lion
---
0 use left
0 play red_musician +discard
> 0 plays red_musician from discards
> 0 puts red_musician in play
? 0: play gorilla right | play zebra right | play magpie right | no
0 play gorilla right
0 yes
> 0 takes gorilla from line
> 0 takes zebra from line
= discards: owl
= in play: red_musician yellow_geisha
",
    r"# Red: a Dolphin may bring the price to 0, and the top discard may still be paid.
families farm sea
characters geisha musician
in play: red_geisha
hand 0: minnow cat sheep
hand 1: dog
line: dog sheep pig fox
discards: pig cat
collection 0 left: dolphin
---
0 use left
0 play minnow right
? 0: pay nothing | pay cat | pay sheep | pay +discard | pay cat +discard
0 pay cat +discard
= discards: pig cat cat
",
    r"# Red: a Fly takes the card that has just paid a second time; a Parrot finds it as paid for a copied Pig.
families farm sky lawn
characters geisha musician ninja
in play: red_geisha
hand 0: fly cat
hand 1: parrot owl
hand 2: dog
line: fox rabbit dog fox
discards: dove cat
collection 2 left: pig
---
0 play fly left
0 pay cat +discard
0 yes
> 0 takes cat from discards
= hand 0: cat
= discards: dove cat
1 play parrot left
1 pay owl +discard
? 1: pick pig | pick dog | pick fly | no
1 pick pig
? 1: pick owl | pick cat
1 pick cat
= hand 1: cat
= discards: dove owl
",
];
