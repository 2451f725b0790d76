//! Merchant — a character, yellow and red.

use crate::card::{Def, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Modifier};

/// The Draw Line holds 5 cards.
pub const YELLOW: Def = Def {
    name: Names {
        en: printed(n("Merchant (yellow)", "Merchants (yellow)")),
        it: ours(m("Mercante (giallo)", "Mercanti (gialli)")),
        de: ours(m("Händler (gelb)", "Händler (gelb)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Printed,
    ability: printed(Ability::Ongoing(Modifier::LineSize(5))),
    text: Words {
        en: "As soon as this card comes into play, 1 card from the deck joins the Draw Line, which holds 5 cards from then on.",
        it: "Appena questa carta entra in gioco, alla fila si aggiunge 1 carta dal mazzo; da quel momento la fila è di 5 carte.",
        de: "Die Nachschubzeile umfasst 5 Karten; kommt diese Karte ins Spiel, lege sofort 1 Karte vom Stapel dazu.",
    },
    ours: None,
};

/// The draw-cards action takes at most 2 cards.
pub const RED: Def = Def {
    name: Names {
        en: printed(n("Merchant (red)", "Merchants (red)")),
        it: ours(m("Mercante (rosso)", "Mercanti (rossi)")),
        de: ours(m("Händler (rot)", "Händler (rot)")),
    },
    family: printed(None),
    quantity: printed(1),
    cost: ours(4),
    folds: ours(2),
    points: printed(0),
    kind: Provenance::Ours,
    ability: ours(Ability::Ongoing(Modifier::DrawAtMost(2))),
    text: Words {
        en: "With the draw-cards action, a player may take at most 2 cards from the Draw Line.",
        it: "Con l'azione di pescare carte si prendono dalla fila al massimo 2 carte.",
        de: "Mit der Aktion „Karten ziehen“ darf man höchstens 2 Karten aus der Nachschubzeile nehmen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Yellow costs 4 folds and adds a card to the Draw Line at once, before its bonus (L-7.11).
families farm sky
characters merchant musician
hand 0: yellow_merchant owl dove
hand 1: cat
line: fox rabbit dog eagle
deck: pig chick sheep
---
= deck 32
0 play yellow_merchant
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts yellow_merchant in play
> line filled pig
= line: fox rabbit dog eagle pig
? 0: play fox left | play rabbit left | play dog left | play eagle left | play pig left | no
0 play pig left
> 0 plays pig left from line
> pig has nothing to do for 0
> line filled chick
> turn 1
= line: fox rabbit dog eagle chick
1 draw dog chick
> line filled sheep
= deck 28
",
    r"# The line is refilled to 5, for everybody.
families farm sky sea
characters merchant musician ninja
in play: yellow_merchant
hand 0: cat
hand 1: chick
hand 2: minnow
line: fox rabbit dog eagle
deck: cat cat cat sheep
---
0 draw dog
> line filled cat
> line filled cat
= line: fox rabbit eagle cat cat
1 draw cat cat
> line filled cat
> line filled sheep
= line: fox rabbit eagle cat sheep
2 draw sheep
",
    r"# Red costs 4 folds; a draw-cards action takes at most 2 cards, for everybody.
families farm sky
characters merchant musician
hand 0: red_merchant owl dove
hand 1: cat
line: cat chick sheep eagle
deck: cat cat
---
= deck 32
0 play red_merchant
! 0 pay owl : needs 4, got 2 (O-5.1)
0 pay owl dove
> 0 puts red_merchant in play
= line: cat chick sheep eagle
0 no
! 1 draw cat chick sheep : needs 1 to 2, got 3 (L-4.4)
! 1 draw chick eagle : needs 1 to 4, got 5 (O-4.1)
1 draw cat sheep
> turn 0
= line: chick eagle cat cat
? 0: draw cat | draw chick | draw eagle | draw cat cat | draw cat chick
0 draw cat cat
",
    r"# Red replaces yellow: nothing is discarded, and refills stop at 4 again.
families farm sky
characters merchant musician
in play: yellow_merchant
hand 0: red_merchant owl dove
hand 1: cat
line: cat chick sheep eagle fox
deck: pig dog
---
0 play red_merchant
0 pay owl dove
> yellow_merchant leaves play
> 0 puts red_merchant in play
= line: cat chick sheep eagle fox
? 0: play cat left | play chick left | play sheep left | play eagle left | play fox left | no
0 no
> turn 1
= line: cat chick sheep eagle fox
= discards: owl dove yellow_merchant
1 draw cat chick
> line filled pig
= line: sheep eagle fox pig
= in play: red_merchant
",
    r"# Of a line of 5 the bonus leaves 4: nothing is refilled after yellow has left.
families farm sky
characters merchant musician
in play: yellow_merchant
hand 0: red_merchant owl dove
hand 1: cat
line: cat chick rabbit eagle fox
deck: pig dog
---
0 play red_merchant
0 pay owl dove
0 play rabbit left
> turn 1
= line: cat chick eagle fox
= deck 30
",
    r"# Yellow replaces red while the line still holds 5: none is added.
families farm sky
characters merchant musician
in play: red_merchant
hand 0: yellow_merchant owl dove
hand 1: cat
line: cat chick rabbit eagle fox
deck: pig dog
---
0 play yellow_merchant
0 pay owl dove
> red_merchant leaves play
> 0 puts yellow_merchant in play
= line: cat chick rabbit eagle fox
= deck: pig dog
0 no
= discards: owl dove red_merchant
= in play: yellow_merchant
1 draw cat chick
> line filled pig
> line filled dog
= line: rabbit eagle fox pig dog
",
    r"# Yellow replaces red: one card more, and draws of 3 cards are allowed again.
families farm sky
characters merchant musician
in play: red_merchant
hand 0: yellow_merchant owl dove
hand 1: cat
line: cat chick rabbit eagle
deck: sheep dog
---
0 play yellow_merchant
0 pay owl dove
= line: cat chick rabbit eagle sheep
0 no
1 draw cat chick sheep
= hand 1: cat cat chick sheep
",
    r"# Taken from the line as a bonus it adds exactly one card; the fifth comes at the end of the turn (L-7.11).
families farm sky
characters merchant musician
hand 0: yellow_musician owl dove
hand 1: cat
line: yellow_merchant rabbit eagle fox
deck: pig dog chick
---
0 play yellow_musician
0 pay owl dove
0 play yellow_merchant
> 0 puts yellow_merchant in play
> line filled pig
= line: rabbit eagle fox pig
? 0: play rabbit left | play eagle left | play fox left | play pig left | no
0 no
> line filled dog
> turn 1
= line: rabbit eagle fox pig dog
= in play: yellow_musician yellow_merchant
",
    r"# The added card may be the deck's last: the run-out shuffles what was paid, before the bonus.
families farm sky
characters merchant musician
hand 0: yellow_merchant owl dove
hand 1: cat
line: fox rabbit dog eagle
deck: pig
rest box
---
0 play yellow_merchant
0 pay owl dove
> 0 puts yellow_merchant in play
> line filled pig
> run-out 1
* shuffled 0000000000000001
> shuffled 2
? 0: play fox left | play rabbit left | play dog left | play eagle left | play pig left | no
0 no
= deck 2
",
    r"# With neither deck nor discards nothing is added, and nothing is owed (O-4.3). Three players.
families farm sky savannah
characters merchant musician ninja
turn 1
hand 1: yellow_merchant
hand 2: cat
line: fox rabbit dog eagle
rest box
collection 1 left: lion
---
1 use left
1 play yellow_merchant
> 1 puts yellow_merchant in play
= line: fox rabbit dog eagle
1 no
> turn 2
= line: fox rabbit dog eagle
",
    r"# A Rhino discards all 5 and refills to 5.
families farm savannah
characters merchant musician
in play: yellow_merchant
hand 0: rhino fox
hand 1: cat
line: cat sheep dog pig rabbit
deck: cat cat sheep sheep sheep raccoon raccoon pig
---
0 play rhino left
0 pay fox
0 yes
= line: cat cat sheep sheep sheep
= discards: fox cat sheep pig dog rabbit
! 0 draw cat cat sheep sheep : needs 1 to 4, got 6 (O-4.1)
0 draw cat cat sheep
= line: sheep sheep raccoon raccoon pig
",
    r"# The red one binds the draw-cards action only: a Raccoon takes 3 cards and the top discard.
families farm sky
characters merchant musician
in play: red_merchant
hand 0: fox
hand 1: cat
line: cat cat chick eagle
discards: dog
deck: owl owl dove dove
collection 0 left: raccoon
---
0 use left
0 take cat cat chick +discard
= hand 0: cat cat chick dog fox
= line: eagle owl owl dove
",
    r"# A Golden Frog and a Unicorn find 5 cards; each taking by the Unicorn is refilled to 5.
families exotic legendary
characters merchant musician
in play: yellow_merchant
hand 0: unicorn caiman
hand 1: sloth
line: macaw sloth anaconda anaconda
deck: toucan piranha macaw
---
= line: macaw sloth anaconda anaconda
0 play unicorn left
0 pay caiman
0 yes
0 pick macaw
> 0 takes macaw from line
> line filled toucan
> line filled piranha
= line: sloth anaconda anaconda toucan piranha
1 pick toucan
> line filled macaw
> turn 1
",
    r"# Four players; each version is worth 2 folds.
families farm sky sea savannah
characters merchant musician ninja geisha
hand 0: cat
hand 1: chick
hand 2: minnow
hand 3: raccoon
line: fox red_merchant yellow_merchant eagle
deck: pig
---
= deck 72
0 draw red_merchant yellow_merchant
= hand 0: cat red_merchant yellow_merchant
1 draw fox
2 draw eagle
3 draw pig
0 play cat left
? 0: pay red_merchant | pay yellow_merchant
0 pay red_merchant
",
    r"# A Rhino as the bonus refills to 5 at once, the gap it left included (O-4.2); then comes its action.
families farm savannah
characters merchant musician
hand 0: yellow_merchant sheep raccoon
hand 1: cat
line: fox rhino dog pig
deck: cat cat cat sheep sheep sheep
---
0 play yellow_merchant
0 pay sheep raccoon
= line: fox rhino dog pig cat
0 play rhino left
0 yes
> line discards cat
> extra action 0
= discards: sheep raccoon cat pig dog fox
= line: cat cat sheep sheep sheep
0 draw cat cat sheep
",
    r"# Red from the line as the bonus of yellow: the line keeps 4, and no refill follows.
families farm sky
characters merchant musician
hand 0: yellow_merchant owl dove
hand 1: cat
line: fox red_merchant dog eagle
deck: pig chick
---
0 play yellow_merchant
0 pay owl dove
= line: fox red_merchant dog eagle pig
0 play red_merchant
> yellow_merchant leaves play
> 0 puts red_merchant in play
0 no
> turn 1
= line: fox dog eagle pig
= in play: red_merchant
= deck: chick
",
    r"# Yellow from the line as the bonus of red: one card at once, the fifth at the end of the turn.
families farm sky
characters merchant musician
hand 0: red_merchant owl dove
hand 1: cat
line: fox yellow_merchant dog eagle
deck: pig chick sheep
---
0 play red_merchant
0 pay owl dove
0 play yellow_merchant
> red_merchant leaves play
> 0 puts yellow_merchant in play
> line filled pig
= line: fox dog eagle pig
0 no
> line filled chick
> turn 1
= line: fox dog eagle pig chick
",
    r"# Yellow beside a yellow Monk: all 5 cards of 1 fold in one draw, and 5 new ones.
families farm sky
characters merchant monk
in play: yellow_merchant yellow_monk
hand 0: dog
hand 1: pig
line: cat cat cat chick chick
deck: fox rabbit owl dove sheep sheep
---
0 draw cat cat cat chick chick
= line: fox rabbit owl dove sheep
= hand 0: dog cat cat cat chick chick
",
    r"# Deck and discards empty: the payment forms the deck, and one card of it is added before the bonus (O-4.3).
families farm sky
characters merchant musician
hand 0: yellow_merchant owl dove
hand 1: cat
line: fox rabbit dog eagle
rest box
---
0 play yellow_merchant
0 pay owl dove
> 0 puts yellow_merchant in play
= asked *
* shuffled 0000000000000001
> shuffled 2
>! run-out 1
= asked 0
= deck 1
0 no
= deck 1
",
];
