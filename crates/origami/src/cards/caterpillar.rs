//! Caterpillar — lawn.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::cards::species;
use crate::vocab::{Ability, Own, Step};

/// Discard this card and put 1 Butterfly from your hand in its place without paying; you may then use the Butterfly's instant effect.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Caterpillar", "Caterpillars")),
        it: ours(m("Bruco", "Bruchi")),
        de: ours(f("Raupe", "Raupen")),
    },
    family: printed(Some(Family::Lawn)),
    quantity: printed(2),
    cost: printed(3),
    folds: printed(2),
    points: ours(2),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Do(METAMORPHOSE)])),
    text: Words {
        en: "Discard this card and put 1 Butterfly from your hand in its place without paying; you may then use the Butterfly’s instant effect.",
        it: "Scarta questa carta e metti al suo posto 1 Farfalla della tua mano senza pagare; poi puoi usare l'effetto immediato della Farfalla.",
        de: "Wirf diese Karte ab und lege an ihre Stelle 1 Schmetterling aus deiner Hand, ohne zu bezahlen; danach darfst du seinen Sofort-Effekt nutzen.",
    },
    ours: Some(Words {
        en: "you may then use the Butterfly’s instant effect",
        it: "poi si può usare l'effetto immediato della Farfalla",
        de: "Danach darfst du den Sofort-Effekt des Schmetterlings nutzen",
    }),
};

/// The Caterpillar is discarded first, then the Butterfly is placed and may use its instant effect (O-9.18).
const METAMORPHOSE: Own = Own {
    run: |state, context, log| state.replace_top(context.seat, context.side, species("butterfly"), log),
    possible: |state, seat, _| state.holds(seat, species("butterfly")),
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# It is discarded, then a Butterfly from hand takes its place without paying and may use its effect.
families farm lawn
hand 0: butterfly fly
hand 1: sheep fox
line: cat sheep fly fly
collection 0 left: cat caterpillar
collection 0 right: ant
---
= deck 25
= score 0: 8
0 use left
> 0 uses special left caterpillar
> 0 removes caterpillar left
> 0 places butterfly left
>! 0 pays fly
= discards: caterpillar
= collection 0 left: cat butterfly
? 0: player 1 | no
0 player 1
> 0 uses butterfly
> 1 shows hand to 0: sheep fox
> turn 1
= hand 0: fly
= score 0: 16
= known 1 to 0: sheep fox
",
    r"# Without a Butterfly in hand it can't be chosen; one in the line or elsewhere does not help.
families farm lawn
hand 0: fly
hand 1: butterfly
line: cat sheep butterfly fly
collection 0 left: caterpillar
---
! 0 use left : not allowed here (O-6.2)
? 0: draw cat | draw sheep | draw butterfly | draw fly | draw cat sheep | draw cat fly | draw sheep fly | draw cat sheep fly
",
    r"# Covered it has no action, and it is not an effect that is offered when it is played.
families farm lawn
hand 0: caterpillar butterfly ant fly
hand 1: fox
line: cat sheep fly fly
collection 0 left: caterpillar ant
collection 0 right: cat
---
! 0 use left : not allowed here (O-6.1)
0 play caterpillar right
! 0 pay ant : needs 3, got 2 (O-5.1)
? 0: pay ant fly
0 pay ant fly
> 0 places caterpillar right
>! caterpillar has nothing to do for 0
> turn 1
1 draw fly
# From the next turn on.
0 use right
> 0 removes caterpillar right
> 0 places butterfly right
= collection 0 right: cat butterfly
",
    r"# The effect of the Butterfly may be declined.
families farm lawn
hand 0: butterfly
hand 1: sheep
line: cat sheep fly fly
collection 0 left: caterpillar
---
0 use left
0 no
> 0 declines butterfly
> turn 1
= known 1 to 0:
= hand 0:
",
    r"# No opponent has cards: the Butterfly comes all the same and has nothing to do.
families farm lawn
hand 0: butterfly
line: cat sheep fly fly
collection 0 left: caterpillar
---
0 use left
> 0 places butterfly left
> butterfly has nothing to do for 0
> turn 1
= collection 0 left: butterfly
",
    r"# Two of them on top are two actions, a turn apart; the second Butterfly is taken from hand as well.
families farm lawn
hand 0: butterfly butterfly
hand 1: sheep
line: cat sheep fly fly
collection 0 left: caterpillar
collection 0 right: caterpillar
---
= score 0: 4
? 0: draw cat | draw sheep | draw fly | draw cat sheep | draw cat fly | draw sheep fly | draw fly fly | draw cat sheep fly | draw cat fly fly | draw sheep fly fly | use left | use right
0 use right
0 player 1
1 draw cat
0 use left
0 player 1
= discards: caterpillar caterpillar
= score 0: 20
",
    r"# As the extra action of a Cheetah; the Butterfly covers again what the Caterpillar covered.
families savannah lawn
hand 0: cheetah butterfly spider
hand 1: lion
line: fly fly monkey monkey
collection 0 left: lion caterpillar
collection 0 right: ant
---
0 play cheetah right
0 pay spider
0 yes
> 0 gets an action
> extra action 0
! 0 use right : not allowed here (O-6.1)
0 use left
0 no
> turn 1
= collection 0 left: lion butterfly
= discards: spider caterpillar
",
    r"# The Caterpillar lies on the discards before the Butterfly is placed: a Raccoon may take it.
families farm lawn
hand 0: butterfly
hand 1: sheep
line: fox fox rabbit rabbit
collection 0 left: caterpillar
collection 1 left: raccoon
---
0 use left
0 player 1
? 1: draw fox | draw rabbit | use left
1 use left
1 take +discard
> 1 takes caterpillar from discards
= hand 1: sheep caterpillar
",
    r"# A Parrot can't copy a special action.
families sky lawn
hand 0: parrot spider butterfly
line: caterpillar fly chicken eagle
collection 0 left: caterpillar
---
0 play parrot right
0 pay spider
! 0 pick caterpillar : not allowed here (O-9.12)
? 0: pick fly | no
",
    r"# It is worth 2 folds, against the draw limit and in a payment.
families farm lawn
hand 0: cat caterpillar fly
hand 1: fox
line: caterpillar ant fly bee
---
! 0 draw ant caterpillar fly : needs 1 to 4, got 5 (O-4.1)
0 play cat left
! 0 pay fly : needs 2, got 1 (O-5.1)
0 pay caterpillar
0 no
1 draw ant caterpillar
= hand 1: fox ant caterpillar
",
    r"# It counts as a Lawn origami.
families farm lawn
collection 0 left: bee
collection 0 right: caterpillar
---
= score 0: 7
",
];
