//! Nine-tailed Fox — legendary.

use crate::card::{Def, Family, Gender, Names, Noun, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Deed, Step, Who};

/// Every player passes 1 card from their hand to the player on their left and 1 to the player on their right.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Nine-tailed Fox", "Nine-tailed Foxes")),
        it: ours(f("Volpe a nove code", "Volpi a nove code")),
        de: ours(Noun {
            one: "Neunschwänziger Fuchs",
            many: "Neunschwänzige Füchse",
            definite: "Neunschwänzige Fuchs",
            oblique: "Neunschwänzigen Fuchs",
            gender: Gender::Masculine,
        }),
    },
    family: printed(Some(Family::Legendary)),
    quantity: ours(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(6),
    kind: Provenance::Ours,
    ability: printed(Ability::Instant(&[Step::Together(Who::Everyone, Deed::PassLeftAndRight)])),
    text: Words {
        en: "Every player passes 1 card from their hand to the player on their left and 1 to the player on their right.",
        it: "Ogni giocatore passa 1 carta della propria mano al giocatore alla sua sinistra e 1 a quello alla sua destra.",
        de: "Jeder Spieler gibt 1 Karte aus seiner Hand an seinen linken und 1 an seinen rechten Nachbarn weiter.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Costs 6 folds, pays for 3: all choose in secret a card for the left, then one for the right; then all move (L-7.6).
families exotic dinosaurs legendary
hand 0: nine_tailed_fox nine_tailed_fox dragon piranha macaw sloth
hand 1: anaconda toucan
hand 2: t_rex stegosaurus
line: golden_frog golden_frog anaconda caiman
---
= deck 40
0 play nine_tailed_fox left
! 0 pay piranha dragon : needs 6, got 5 (O-5.1)
0 pay dragon nine_tailed_fox
? 0: yes | no
0 yes
> 0 uses nine_tailed_fox
= asked 0 1 2
1 pick anaconda
> 1 answers anaconda
= asked 0 2
! 1 pick toucan : not asked now (O-3.1)
0 pick macaw
2 pick t_rex
= asked 0 1 2
? 1: pick toucan
! 1 no : no answer to this question (O-5.9)
? 0: pick sloth | pick piranha
1 pick toucan
2 pick stegosaurus
= hand 2: t_rex stegosaurus
0 pick sloth
> 0 passes macaw to 1
> 0 passes sloth to 2
> 1 passes anaconda to 2
> 1 passes toucan to 0
> 2 passes t_rex to 0
> 2 passes stegosaurus to 1
> turn 1
= hand 0: piranha toucan t_rex
= hand 1: macaw stegosaurus
= hand 2: sloth anaconda
= known 1 to 0: macaw
= known 1 to 2: stegosaurus
= known 2 to 1: anaconda
= known 0 to 1: toucan
= known 0 to 2: t_rex
= score 0: 6
",
    r"# One card goes left, no card nothing; all receive what is meant for them (L-7.6).
families exotic dinosaurs legendary
hand 0: nine_tailed_fox oni kappa
hand 1: anaconda
hand 2: t_rex stegosaurus velociraptor
line: golden_frog golden_frog anaconda caiman
---
0 play nine_tailed_fox left
0 pay kappa oni
0 yes
= asked 1 2
1 pick anaconda
2 pick stegosaurus
= asked 2
2 pick t_rex
> 1 passes anaconda to 2
> 2 passes stegosaurus to 0
> 2 passes t_rex to 1
> turn 1
= hand 0: stegosaurus
= hand 1: t_rex
= hand 2: anaconda velociraptor
",
    r"# With two players both cards go to the other one, also two of the same species.
families exotic legendary
hand 0: nine_tailed_fox oni kappa macaw macaw
hand 1: anaconda toucan caiman
line: golden_frog golden_frog anaconda caiman
---
0 play nine_tailed_fox left
0 pay kappa oni
0 yes
0 pick macaw
1 pick caiman
? 0: pick macaw
0 pick macaw
1 pick toucan
> 0 passes macaw to 1
> 0 passes macaw to 1
> 1 passes caiman to 0
> 1 passes toucan to 0
= hand 0: toucan caiman
= hand 1: macaw macaw anaconda
",
    r"# Two players with one card each swap them.
families exotic legendary
hand 0: nine_tailed_fox oni kappa macaw
hand 1: toucan
line: golden_frog golden_frog anaconda caiman
---
0 play nine_tailed_fox left
0 pay kappa oni
0 yes
0 pick macaw
1 pick toucan
> 0 passes macaw to 1
> 1 passes toucan to 0
> turn 1
= hand 0: toucan
= hand 1: macaw
",
    r"# Declined: nobody passes.
families exotic legendary
hand 0: nine_tailed_fox oni kappa macaw
hand 1: toucan
line: golden_frog golden_frog anaconda caiman
---
0 play nine_tailed_fox left
0 pay kappa oni
0 no
> 0 declines nine_tailed_fox
> turn 1
= hand 1: toucan
",
    r"# Nobody has a card: nothing to do.
families exotic legendary
hand 0: nine_tailed_fox oni kappa
line: golden_frog golden_frog anaconda caiman
---
0 play nine_tailed_fox left
0 pay kappa oni
> nine_tailed_fox has nothing to do for 0
> turn 1
",
    r"# Rice paper is a card to pass (L-5.3).
families polar exotic legendary
hand 0: nine_tailed_fox oni kappa seal rice_paper
hand 1: rice_paper rice_paper rice_paper
hand 2: rice_paper
line: golden_frog golden_frog anaconda caiman
---
0 play nine_tailed_fox left
0 pay kappa oni
0 yes
0 pick rice_paper
1 pick rice_paper
2 pick rice_paper
= asked 0 1
? 0: pick seal
0 pick seal
1 pick rice_paper
> 0 passes rice_paper to 1
> 0 passes seal to 2
> 1 passes rice_paper to 2
> 1 passes rice_paper to 0
> 2 passes rice_paper to 0
> turn 1
= hand 0: rice_paper rice_paper
= hand 1: rice_paper rice_paper
= hand 2: seal rice_paper
= rice deck 13
",
    r"# Four players, from the third on; cards come from the neighbours only.
families polar exotic dinosaurs legendary
turn 2
hand 0: macaw sloth
hand 1: seal penguin
hand 2: nine_tailed_fox oni kappa t_rex stegosaurus
hand 3: griffin unicorn
line: golden_frog golden_frog anaconda caiman
---
= deck 57
2 play nine_tailed_fox left
2 pay kappa oni
2 yes
= asked 0 1 2 3
0 pick macaw
1 pick seal
2 pick t_rex
3 pick griffin
0 pick sloth
1 pick penguin
2 pick stegosaurus
3 pick unicorn
> 2 passes t_rex to 3
> 2 passes stegosaurus to 1
> 3 passes griffin to 0
> 0 passes macaw to 1
> 1 passes penguin to 0
> turn 3
= hand 0: griffin penguin
= hand 1: macaw stegosaurus
= hand 2: seal unicorn
= hand 3: sloth t_rex
",
    r"# Played without paying as the bonus of a character.
families exotic legendary
characters musician ninja
hand 0: yellow_ninja macaw macaw caiman sloth
hand 1: toucan
line: nine_tailed_fox golden_frog anaconda caiman
---
0 play yellow_ninja
0 pay macaw macaw
0 play nine_tailed_fox left
0 yes
0 pick caiman
1 pick toucan
0 pick sloth
> turn 1
= hand 0: toucan
= hand 1: sloth caiman
",
    r"# A Parrot copies it: the round begins with the Parrot's player.
families sky exotic legendary
turn 1
hand 0: chick owl
hand 1: parrot vulture dove macaw
hand 2: sloth
line: nine_tailed_fox chicken chicken eagle
---
1 play parrot left
1 pay vulture
1 pick nine_tailed_fox
> 1 copies nine_tailed_fox
0 pick chick
1 pick dove
2 pick sloth
0 pick owl
1 pick macaw
> 1 passes dove to 2
> 1 passes macaw to 0
> 2 passes sloth to 0
> 0 passes chick to 1
> 0 passes owl to 2
> turn 2
= hand 0: macaw sloth
= hand 1: chick
= hand 2: dove owl
",
    r"# As a Legendary origami it counts for a Griffin.
families exotic legendary
hand 0: macaw
hand 1: macaw
line: golden_frog golden_frog anaconda anaconda
collection 0 left: griffin
collection 0 right: nine_tailed_fox
collection 1 left: unicorn
collection 1 right: macaw
---
= score 0: 12
",
    r"# A Nine-tailed Fox is Legendary: four other families are whole without it.
families farm sky sea savannah
---
= deck 72
",
    r"# These four families are whole without a Nine-tailed Fox as well.
families lawn polar exotic dinosaurs
---
= deck 72
",
];
