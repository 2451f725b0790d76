//! L-4 Playing and L-5 Rice paper, rule by rule.

#[path = "common/after.rs"]
mod after;
mod common;

use after::play;
use common::check;
use origami::scenario::Scenario;
use origami::{Event, Seen, Species, State};
use tabletop::{Game, Imagine, Seat, Viewer};

// --- L-4.1 --------------------------------------------------------------------------------------------------------

#[test]
fn l_4_1_a_family_card_goes_into_a_collection() {
    check(
        "
families dinosaurs legendary
characters ninja musician
hand 0: stegosaurus oni
line: griffin griffin t_rex t_rex
collection 0 left: kappa dragon
collection 0 right: unicorn
---
! 0 play stegosaurus left : needs 0 to 1, got 2 (O-5.3)
0 play stegosaurus right
0 pay oni
> 0 places stegosaurus right
= collection 0 right: unicorn stegosaurus
= in play:
= hand limit 0: 10
",
    );
}

#[test]
fn l_4_1_covering_loses_an_ongoing_effect() {
    check(
        "
families dinosaurs legendary
hand 0: kappa oni
line: griffin griffin t_rex t_rex
collection 0 left: brontosaurus
collection 0 right: mesosaurus
---
= hand limit 0: 11
= draw limit 0: 6
0 play kappa left
0 pay oni
= hand limit 0: 8
= draw limit 0: 4
",
    );
}

#[test]
fn l_4_1_uncovering_regains_it() {
    // A Sloth moves the Macaw that lies on the Brontosaurus.
    check(
        "
families exotic dinosaurs
hand 0: sloth macaw
line: golden_frog t_rex t_rex golden_frog
collection 0 left: brontosaurus macaw
collection 0 right: triceratops
---
= hand limit 0: 8
0 play sloth right
0 pay macaw
0 spot 0 left 2
> 0 moves macaw left 2 to left 1
= collection 0 left: macaw brontosaurus
= hand limit 0: 11
> turn 1
",
    );
    // Another player's Sloth can take an effect away, and give it back.
    check(
        "
families exotic dinosaurs
hand 0: sloth macaw
line: golden_frog t_rex t_rex golden_frog
collection 1 left: stegosaurus brontosaurus
collection 1 right: triceratops
---
= hand limit 1: 11
0 play sloth left
0 pay macaw
0 spot 1 left 2
> 1 moves brontosaurus left 2 to left 1
= collection 1 left: brontosaurus stegosaurus
= hand limit 1: 10
= hand limit 0: 8
",
    );
}

#[test]
fn l_4_1_uncovering_never_triggers_an_instant_effect_again() {
    check(
        "
families polar exotic
hand 0: sloth macaw
line: golden_frog walrus walrus golden_frog
collection 0 left: seal macaw
collection 0 right: reindeer
---
0 play sloth right
0 pay macaw
0 spot 0 left 2
= collection 0 left: macaw seal
>! 0 draws 3 rice paper
>! 0 uses seal
> turn 1
= hand 0:
= rice deck 18
",
    );
}

// --- L-4.2 --------------------------------------------------------------------------------------------------------

/// A character may be played; a version may be in play.
fn character(in_play: &str, hand: &str) -> String {
    format!(
        "
families exotic legendary
characters ninja musician
in play: {in_play}
hand 0: {hand}
line: golden_frog golden_frog griffin griffin
---
"
    )
}

#[test]
fn l_4_2_a_character_goes_to_the_middle_of_the_table() {
    check(&format!(
        "{}
0 play yellow_ninja
> 0 plays yellow_ninja
= in play:
? 0: pay kappa unicorn | pay phoenix dragon
0 pay kappa unicorn
> 0 pays kappa
> 0 pays unicorn
> 0 puts yellow_ninja in play
= in play: yellow_ninja
= collection 0 left:
= collection 0 right:
= hand 0: phoenix dragon
= discards: kappa unicorn
= asked 0
",
        character("", "yellow_ninja kappa unicorn phoenix dragon")
    ));
}

#[test]
fn l_4_2_the_other_version_is_discarded_after_the_payment() {
    check(&format!(
        "{}
0 play yellow_ninja
0 pay oni
> 0 pays oni
> red_ninja leaves play
> 0 puts yellow_ninja in play
= in play: yellow_ninja
# So the replaced version is the top discard.
= discards: oni red_ninja
0 no
= hand limit 0: 9
",
        character("red_ninja", "yellow_ninja oni")
    ));
    check(&format!(
        "{}
0 play red_ninja
0 pay oni
> yellow_ninja leaves play
> 0 puts red_ninja in play
= in play: red_ninja
= discards: oni yellow_ninja
= hand limit 1: 7
",
        character("yellow_ninja", "red_ninja oni")
    ));
}

#[test]
fn l_4_2_different_characters_are_in_play_together() {
    check(&format!(
        "{}
0 play red_ninja
0 pay dragon
>! yellow_musician leaves play
= in play: yellow_musician red_ninja
= discards: dragon
",
        character("yellow_musician", "red_ninja dragon")
    ));
    // Both colours, as long as they are not of the same character.
    check(
        "families exotic legendary
characters ninja musician
in play: red_ninja yellow_musician
---
= hand limit 0: 7",
    );
    let pair = "families exotic legendary\ncharacters ninja musician\nin play: red_ninja yellow_ninja";
    let error = Scenario::parse(pair).expect_err("a pair in play").to_string();
    assert!(error.contains("line 3"), "{error}");
}

#[test]
fn l_4_2_the_old_versions_rule_holds_for_the_payment() {
    // Yellow Musician: 3. Red: 5. Neither: 4.
    for (in_play, payment, needs) in [("yellow_musician", "dragon", 3), ("", "oni", 4), ("red_ninja", "oni", 4)] {
        check(&format!(
            "{}
0 play red_musician
? 0: pay {payment}
! 0 pay kappa : needs {needs}, got 2 (O-5.1)
0 pay {payment}
> 0 puts red_musician in play
",
            character(in_play, &format!("red_musician kappa {payment}"))
        ));
    }
    check(&format!(
        "{}
0 play yellow_musician
? 0: pay dragon kappa
! 0 pay oni : needs 5, got 4 (O-5.1)
0 pay dragon kappa
> red_musician leaves play
> 0 puts yellow_musician in play
",
        character("red_musician", "yellow_musician dragon kappa oni")
    ));
}

#[test]
fn l_4_2_the_new_versions_rule_holds_from_then_on() {
    // A Caiman gives another action: the Kappa costs 5 now, not 3.
    check(
        "
families exotic legendary
characters ninja musician
in play: yellow_musician
hand 0: red_musician kappa dragon oni phoenix
line: golden_frog golden_frog griffin griffin
collection 0 left: caiman
---
0 play red_musician
0 pay dragon
0 no
> extra action 0
0 play kappa right
? 0: pay phoenix oni
! 0 pay oni : needs 5, got 4 (O-5.1)
",
    );
}

#[test]
fn l_4_2_the_geishas_and_the_calligraphers_replace_each_other() {
    let table = |in_play: &str, hand: &str| {
        format!(
            "
families exotic legendary
characters geisha calligrapher
in play: {in_play}
hand 0: {hand}
line: golden_frog golden_frog griffin griffin
discards: dragon unicorn
---
"
        )
    };
    // Red Geisha: the top discard still pays for the yellow one. The replaced version lies above the payment.
    check(&format!(
        "{}
0 play yellow_geisha
? 0: pay kappa +discard
0 pay kappa +discard
> 0 pays kappa
> 0 pays unicorn from discards
> red_geisha leaves play
> 0 puts yellow_geisha in play
= discards: dragon kappa unicorn red_geisha
0 no
# It may be played as the top discard: the yellow one leaves.
1 play red_geisha +discard
> 1 plays red_geisha from discards
1 pay oni
> 1 pays oni
> yellow_geisha leaves play
> 1 puts red_geisha in play
= discards: dragon kappa unicorn oni yellow_geisha
= in play: red_geisha
",
        table("red_geisha", "yellow_geisha kappa\nhand 1: oni")
    ));
    // Yellow Geisha: nothing pays but the hand, for the red one too.
    check(&format!("{}! 0 play red_geisha : needs 4, got 2 (O-5.1)", table("yellow_geisha", "red_geisha kappa")));
    // Red Calligrapher: two cards for the yellow one.
    check(&format!(
        "{}
0 play yellow_calligrapher
? 0: pay kappa unicorn
! 0 pay oni : needs 2, got 1 (L-4.4)
",
        table("red_calligrapher", "yellow_calligrapher oni kappa unicorn")
    ));
    // Yellow Calligrapher: one fold more is allowed for the red one.
    check(&format!(
        "{}
0 play red_calligrapher
? 0: pay oni | pay kappa dragon
0 pay kappa dragon
> yellow_calligrapher leaves play
",
        table("yellow_calligrapher", "red_calligrapher oni kappa dragon")
    ));
}

// --- L-4.3 --------------------------------------------------------------------------------------------------------

/// A Ninja is played, and the line is open.
fn bonus(line: &str, more: &str) -> String {
    format!(
        "
families exotic legendary
characters ninja musician
hand 0: yellow_ninja oni kappa
line: {line}
deck: dragon macaw caiman unicorn
{more}
---
0 play yellow_ninja
0 pay oni
"
    )
}

#[test]
fn l_4_3_one_origami_of_the_line_is_played_without_paying() {
    check(&format!(
        "{}
? 0: play golden_frog left | play griffin left | play leprechaun left | play phoenix left | no
! 0 play kappa left : not there (L-4.3)
! 0 play griffin right : needs 0, got 1 (O-5.3)
0 play griffin left
> 0 plays griffin left from line
> 0 places griffin left
= collection 0 left: griffin
= hand 0: kappa
= discards: oni
# The gap is filled at the end of the turn.
> line filled dragon
> turn 1
= line: golden_frog leprechaun phoenix dragon
",
        bonus("golden_frog griffin leprechaun phoenix", "")
    ));
}

#[test]
fn l_4_3_it_uses_its_own_instant_effect_before_the_gap_is_filled() {
    check(&format!(
        "{}
0 play leprechaun left
= line: golden_frog griffin phoenix
? 0: yes | no
0 yes
> 0 draws dragon
> 1 draws macaw
> line filled caiman
> turn 1
= line: golden_frog griffin phoenix caiman
",
        bonus("golden_frog griffin leprechaun phoenix", "")
    ));
}

#[test]
fn l_4_3_it_is_optional_and_there_is_nothing_to_ask_with_an_empty_line() {
    check(&format!(
        "{}
0 no
> turn 1
= line: golden_frog griffin leprechaun phoenix
= in play: yellow_ninja
",
        bonus("golden_frog griffin leprechaun phoenix", "")
    ));
    check(&format!("{}> 0 puts yellow_ninja in play\n> line filled dragon\n> turn 1", bonus("", "")));
}

#[test]
fn l_4_3_a_character_may_be_chosen_and_brings_its_own_bonus() {
    check(&format!(
        "{}
0 play red_musician
> 0 plays red_musician from line
> 0 puts red_musician in play
= in play: yellow_ninja red_musician
= asked 0
# Free is free, whatever the Musician says.
? 0: play griffin left | play leprechaun left | play phoenix left | no
0 play griffin left
> 0 places griffin left
> line filled dragon
> line filled macaw
> turn 1
= discards: oni
",
        bonus("red_musician griffin leprechaun phoenix", "")
    ));
    // The other version of the same character, even: then the one just played leaves.
    check(&format!(
        "{}
0 play red_ninja
> yellow_ninja leaves play
> 0 puts red_ninja in play
= in play: red_ninja
= discards: oni yellow_ninja
0 no
> turn 1
",
        bonus("red_ninja griffin leprechaun phoenix", "")
    ));
}

#[test]
fn l_4_3_the_gap_is_filled_earlier_where_something_refills_earlier() {
    // A Unicorn refills at once after each card taken.
    check(&format!(
        "{}
0 play unicorn left
0 yes
0 pick phoenix
> 0 takes phoenix from line
> line filled dragon
> line filled macaw
= line: golden_frog griffin dragon macaw
1 pick macaw
> line filled caiman
> turn 1
",
        bonus("golden_frog griffin unicorn phoenix", "").replace("caiman unicorn", "caiman")
    ));
    // So does a draw with the action that a Caiman gives; until then the gap stays.
    check(&format!(
        "{}
0 play griffin right
> 0 gets an action
> extra action 0
>! line filled dragon
= line: golden_frog leprechaun phoenix
0 draw phoenix
> line filled dragon
> line filled macaw
> turn 1
",
        bonus("golden_frog griffin leprechaun phoenix", "collection 0 left: caiman").replace("macaw caiman", "macaw")
    ));
}

#[test]
fn l_4_3_the_size_rule_holds() {
    check(&format!(
        "{}? 0: play griffin right | play leprechaun right | no\n! 0 play griffin left : needs 0 to 1, got 2 (O-5.3)",
        bonus("griffin leprechaun", "collection 0 left: macaw")
    ));
    check(&format!(
        "{}? 0: play griffin left | play griffin right | no",
        bonus("griffin", "collection 0 left: macaw\ncollection 0 right: macaw")
    ));
}

#[test]
fn l_4_3_no_parrot_copies_it() {
    // A Ninja in play, another one in the line: there is no instant effect to be seen on either.
    check(
        "
families sky exotic
characters ninja musician
in play: yellow_ninja
hand 0: parrot caiman
line: red_ninja yellow_musician chick golden_frog
---
0 play parrot left
0 pay caiman
? 0: pick chick | pick golden_frog | no
! 0 pick red_ninja : not allowed here (O-9.12)
! 0 pick yellow_ninja : not there (O-9.12)
",
    );
    check(
        "
families sky exotic
characters ninja musician
in play: yellow_ninja
hand 0: parrot caiman
line: red_ninja yellow_musician eagle toucan
---
0 play parrot left
0 pay caiman
>! 0 uses parrot
> turn 1
",
    );
}

// --- L-4.4 --------------------------------------------------------------------------------------------------------

#[test]
fn l_4_4_characters_change_the_rules_for_all_players() {
    check(
        "
families exotic dinosaurs legendary
characters ninja musician merchant
hand 0: yellow_musician oni t_rex
hand 1: kappa dragon
hand 2: stegosaurus velociraptor phoenix
line: golden_frog golden_frog griffin griffin
---
! 1 play kappa left : not asked now (O-3.1)
0 play yellow_musician
0 pay oni
0 no
1 play kappa left
? 1: pay dragon
1 pay dragon
2 play stegosaurus left
? 2: pay phoenix velociraptor
2 pay phoenix velociraptor
= in play: yellow_musician
",
    );
    check(
        "
families exotic dinosaurs
characters monk merchant
in play: yellow_monk red_merchant
line: sloth sloth macaw macaw
---
= draw limit 0: 5
= draw limit 1: 5
! 0 draw sloth sloth macaw : needs 1 to 2, got 3 (L-4.4)
0 draw macaw macaw
! 1 draw sloth sloth macaw : needs 1 to 2, got 3 (L-4.4)
1 draw sloth sloth
",
    );
}

#[test]
fn l_4_4_only_while_in_play() {
    // In hand, in the line, among the discards and under a replaced one nothing is changed.
    check(
        "
families exotic legendary
characters ninja musician
hand 0: yellow_musician kappa oni dragon
line: red_ninja golden_frog griffin griffin
discards: red_musician
---
= hand limit 0: 8
0 play kappa left
? 0: pay oni
",
    );
}

// --- L-4.5 --------------------------------------------------------------------------------------------------------

#[test]
fn l_4_5_worked_example_seal_paid_with_reindeer_or_velociraptor_and_ninja() {
    let table = "
families polar dinosaurs legendary
characters ninja musician samurai
hand 0: seal reindeer velociraptor red_ninja dragon
line: griffin griffin t_rex t_rex
---
0 play seal left
? 0: pay reindeer | pay velociraptor red_ninja
! 0 pay dragon velociraptor : needs 4, got 5 (O-5.1)
! 0 pay dragon red_ninja : needs 4, got 5 (O-5.1)
! 0 pay dragon : needs 4, got 3 (O-5.1)
";
    check(&format!("{table}0 pay reindeer\n= hand 0: velociraptor dragon red_ninja\n= discards: reindeer\n= asked 0"));
    check(&format!(
        "{table}0 pay velociraptor red_ninja\n= hand 0: reindeer dragon\n= discards: velociraptor red_ninja"
    ));
}

/// A Dolphin is on top, a Musician may be in play.
fn dolphin(in_play: &str, hand: &str) -> String {
    format!(
        "
families farm sea
characters ninja musician
in play: {in_play}
hand 0: {hand}
line: whale whale squid squid
collection 0 left: dolphin
---
0 use left
"
    )
}

#[test]
fn l_4_5_cost_changes_add_up_and_a_discount_is_any_amount_up_to_it() {
    // A Pig costs 6: 5 with the yellow Musician, 7 with the red one; the Dolphin takes off up to 2.
    let hand = "pig cat cat cat cat sheep sheep";
    check(&format!(
        "{}0 play pig right
! 0 pay sheep : needs 3 to 5, got 2 (O-5.1)
! 0 pay cat cat sheep sheep : needs 3 to 5, got 6 (O-5.1)
0 pay cat sheep",
        dolphin("yellow_musician", hand)
    ));
    check(&format!(
        "{}0 play pig right\n! 0 pay cat cat cat : needs 4 to 6, got 3 (O-5.1)\n0 pay sheep sheep",
        dolphin("red_ninja", hand)
    ));
    check(&format!(
        "{}0 play pig right\n! 0 pay sheep sheep : needs 5 to 7, got 4 (O-5.1)\n0 pay cat cat cat sheep sheep",
        dolphin("red_musician", hand)
    ));
}

#[test]
fn l_4_5_a_cost_is_never_below_zero() {
    check(&format!(
        "{}0 play cat right\n? 0: pay nothing | pay minnow",
        dolphin("yellow_musician", "cat minnow sheep")
    ));
    check(
        "
families exotic legendary
characters ninja musician
override sloth cost 0
in play: yellow_musician
hand 0: sloth phoenix
line: golden_frog golden_frog griffin griffin
---
0 play sloth left
? 0: pay nothing
! 0 pay phoenix : needs 0, got 1 (O-5.1)
",
    );
}

#[test]
fn l_4_5_exact_payment_is_of_the_changed_cost() {
    let table = |in_play: &str| {
        format!(
            "
families exotic legendary
characters ninja musician
in play: {in_play}
hand 0: kappa dragon oni phoenix
line: golden_frog golden_frog griffin griffin
---
0 play kappa left
"
        )
    };
    check(&format!("{}? 0: pay oni | pay phoenix dragon", table("")));
    check(&format!("{}? 0: pay dragon\n! 0 pay oni : needs 3, got 4 (O-5.1)", table("yellow_musician")));
    check(&format!("{}? 0: pay phoenix oni\n! 0 pay oni : needs 5, got 4 (O-5.1)", table("red_musician")));
}

#[test]
fn l_4_5_what_can_not_be_paid_at_the_changed_cost_can_not_be_chosen() {
    let table = |in_play: &str| {
        format!(
            "
families exotic legendary
characters ninja musician
in play: {in_play}
hand 0: kappa oni
line: golden_frog golden_frog griffin griffin
---
"
        )
    };
    check(&format!("{}0 play kappa left", table("red_ninja")));
    check(&format!("{}! 0 play kappa left : needs 3, got 4 (O-5.1)", table("yellow_musician")));
    check(&format!("{}! 0 play kappa left : needs 5, got 4 (O-5.1)", table("red_musician")));
}

#[test]
fn l_4_5_for_free_no_card_is_paid_whatever_changes_costs() {
    // A Lion's play.
    for in_play in ["red_musician", "yellow_musician", "yellow_calligrapher", "red_calligrapher"] {
        check(&format!(
            "
families savannah exotic
characters musician calligrapher
in play: {in_play}
hand 0: macaw sloth
line: golden_frog golden_frog caiman caiman
collection 0 left: lion
---
0 use left
0 play macaw right
>! 0 pays sloth
> 0 places macaw right
> turn 1
= hand 0: sloth
= discards:
"
        ));
    }
    // A character's bonus.
    for (in_play, payment) in [
        ("red_musician", "phoenix kappa kappa"),
        ("yellow_musician", "phoenix kappa"),
        ("yellow_calligrapher", "kappa kappa"),
        ("red_calligrapher", "kappa kappa"),
    ] {
        check(&format!(
            "
families exotic dinosaurs legendary
characters musician calligrapher ninja
in play: {in_play}
hand 0: yellow_ninja kappa kappa phoenix
line: golden_frog golden_frog griffin caiman
---
0 play yellow_ninja
0 pay {payment}
0 play caiman left
>! 0 pays phoenix
> 0 places caiman left
> turn 1
"
        ));
    }
}

// --- L-4.6 --------------------------------------------------------------------------------------------------------

#[test]
fn l_4_6_effects_that_name_no_family_play_characters_too() {
    // Lion: for free, and the bonus comes with it.
    check(
        "
families savannah exotic
characters ninja musician
hand 0: yellow_ninja
line: golden_frog golden_frog macaw caiman
collection 0 left: lion
---
0 use left
? 0: play yellow_ninja
0 play yellow_ninja
> 0 puts yellow_ninja in play
= asked 0
0 play macaw right
> 0 places macaw right
> turn 1
= discards:
",
    );
    // Dolphin: up to two folds less.
    check(
        "
families sea exotic
characters ninja musician
hand 0: yellow_ninja macaw
line: golden_frog golden_frog whale caiman
collection 0 left: dolphin
---
0 use left
? 0: play yellow_ninja | play macaw right
0 play yellow_ninja
? 0: pay macaw
0 pay macaw
> 0 puts yellow_ninja in play
",
    );
    // Elephant: also the character it has just drawn.
    check(
        "
families savannah exotic
characters ninja musician
hand 0: elephant gorilla lion
line: golden_frog golden_frog macaw caiman
deck: yellow_ninja
---
0 play elephant left
0 pay gorilla
0 yes
> 0 draws yellow_ninja
? 0: play yellow_ninja | no
0 play yellow_ninja
0 pay lion
> 0 puts yellow_ninja in play
0 no
> turn 1
",
    );
    // Dragon.
    check(
        "
families exotic legendary
characters ninja musician
hand 0: dragon oni kappa
hand 1: yellow_ninja oni
line: golden_frog golden_frog macaw caiman
---
0 play dragon left
0 pay oni kappa
0 yes
= asked 1
? 1: play yellow_ninja | no
1 play yellow_ninja
1 pay oni
> 1 puts yellow_ninja in play
= asked 1
1 play macaw left
> 1 places macaw left
> turn 1
",
    );
}

#[test]
fn l_4_6_and_take_swap_and_pass_them_too() {
    // Cricket takes one and plays another.
    check(
        "
families lawn exotic
characters ninja musician
hand 0: cricket bee yellow_musician
line: red_ninja golden_frog macaw caiman
---
0 play cricket left
0 pay bee
? 0: pick red_ninja | pick golden_frog | pick macaw | pick caiman | no
0 pick golden_frog
> 0 takes golden_frog from line
0 play yellow_musician
0 pay golden_frog
> 0 puts yellow_musician in play
",
    );
    // Vulture: it pays, and it is played.
    check(
        "
families sky exotic
characters ninja musician
hand 0: red_ninja chick parrot
line: golden_frog golden_frog macaw caiman
discards: yellow_ninja
collection 0 left: vulture
---
0 use left
> 0 takes yellow_ninja from discards
? 0: play red_ninja | play chick right | play parrot right
! 0 play yellow_ninja : not allowed here (O-9.13)
0 play red_ninja
? 0: pay yellow_ninja parrot
0 pay yellow_ninja parrot
> 0 puts red_ninja in play
",
    );
    // Dove: a character for a card of the line, and the other way round.
    check(
        "
families sky exotic
characters ninja musician
hand 0: dove eagle yellow_ninja
line: red_ninja golden_frog macaw caiman
---
0 play dove left
0 pay eagle
? 0: pick red_ninja | pick golden_frog | pick macaw | pick caiman | no
0 pick red_ninja
0 pick yellow_ninja
> 0 swaps yellow_ninja for red_ninja
= hand 0: red_ninja
",
    );
    // Zebra.
    check(
        "
families savannah exotic
characters ninja musician
override zebra cost 0
hand 0: zebra yellow_ninja
hand 1: macaw red_ninja
line: golden_frog golden_frog macaw caiman
---
0 play zebra left
0 pay nothing
0 yes
? 0: pick yellow_ninja
? 1: pick macaw | pick red_ninja
0 pick yellow_ninja
1 pick red_ninja
= hand 0: red_ninja
= hand 1: macaw yellow_ninja
",
    );
    // Golden Frog: every card of one or two folds.
    check(
        "
families exotic legendary
characters ninja musician
hand 0: golden_frog oni oni
line: red_ninja yellow_musician griffin phoenix
---
0 play golden_frog left
0 pay oni oni
0 yes
= hand 0: red_ninja yellow_musician phoenix
",
    );
}

#[test]
fn l_4_6_effects_that_name_a_family_do_not() {
    // Chick: neither from the line nor from hand.
    check(
        "
families sky exotic
characters ninja musician
hand 0: chick parrot yellow_ninja eagle
line: red_ninja golden_frog macaw owl
---
0 play chick left
0 pay parrot
? 0: pick owl | no
! 0 play yellow_ninja : not allowed here (O-5.8)
! 0 pick red_ninja : not allowed here (O-5.5)
",
    );
    // Shell and Monkey.
    for (family, card, big) in [("sea", "shell", "whale"), ("savannah", "monkey", "gorilla")] {
        check(&format!(
            "
families {family} exotic
characters ninja musician
override {card} cost 0
hand 0: {card} yellow_ninja {big}
line: red_ninja golden_frog macaw caiman
---
0 play {card} left
0 pay nothing
? 0: no
! 0 play yellow_ninja : not allowed here (O-5.8)
"
        ));
    }
    // Gorilla leaves them in the line.
    check(
        "
families savannah exotic
characters ninja musician
override gorilla cost 0
hand 0: gorilla
line: red_ninja golden_frog lion yellow_musician
---
0 play gorilla left
0 pay nothing
0 yes
= hand 0: lion
",
    );
    // A Shark's price is a Sea card.
    check(
        "
families sea exotic
characters ninja musician
hand 0: yellow_ninja
line: golden_frog golden_frog macaw caiman
collection 0 left: shark
---
! 0 use left : not allowed here (O-6.2)
",
    );
}

#[test]
fn l_4_6_nothing_that_counts_collections_counts_characters() {
    // Samurai: the most origami in collections; a Whale and a Penguin count what lies with them.
    check(
        "
families sea exotic
characters samurai ninja
in play: yellow_samurai red_ninja
hand 0: yellow_ninja
collection 0 left: whale
collection 1 left: macaw
---
# 4, and 5 for the tie of one origami each.
= score 0: 9
# 2 and 5.
= score 1: 7
",
    );
    // Nothing moves them either.
    check(
        "
families exotic legendary
characters ninja musician
in play: yellow_ninja
override sloth cost 0
hand 0: sloth
line: golden_frog golden_frog macaw caiman
---
0 play sloth left
0 pay nothing
>! 0 uses sloth
> turn 1
",
    );
}

// --- L-4.7 --------------------------------------------------------------------------------------------------------

#[test]
fn l_4_7_worked_example_the_seal_covers_the_caiman() {
    // The Seal must go left, so the Caiman is covered and brings nothing.
    check(
        "
families polar exotic dinosaurs legendary
hand 0: seal reindeer
line: griffin griffin t_rex t_rex
collection 0 left: arctic_hare caiman
collection 0 right: velociraptor macaw leprechaun
---
! 0 play seal right : needs 0 to 1, got 2 (O-5.3)
0 play seal left
0 pay reindeer
> 0 places seal left
>! 0 reacts with caiman
0 yes
> 0 draws 3 rice paper
>! 0 gets an action
> turn 1
= collection 0 left: arctic_hare caiman seal
",
    );
}

/// A card is played beside a Caiman, with a character in play or none.
fn beside_caiman(in_play: &str, card: &str, payment: &str, reacts: bool) {
    let then = if reacts {
        "> 0 reacts with caiman\n> 0 gets an action\n> extra action 0\n= active 0\n= asked 0"
    } else {
        ">! 0 reacts with caiman\n>! 0 gets an action\n> turn 1"
    };
    check(&format!(
        "
families polar exotic legendary
characters musician ninja geisha
in play: {in_play}
hand 0: {card} {payment}
line: griffin golden_frog walrus oni
collection 0 left: caiman
---
0 play {card} right
0 pay {payment}
{then}
"
    ));
}

#[test]
fn l_4_7_a_caiman_reacts_to_costs_of_four_and_six() {
    beside_caiman("", "kappa", "reindeer", true);
    beside_caiman("", "toucan", "reindeer", true);
    beside_caiman("", "polar_bear", "reindeer seal", true);
    // Three, five and eight are neither.
    beside_caiman("", "macaw", "dragon", false);
    beside_caiman("", "penguin", "reindeer arctic_hare", false);
    beside_caiman("", "anaconda", "reindeer oni", false);
}

#[test]
fn l_4_7_the_printed_cost_counts() {
    beside_caiman("yellow_musician", "kappa", "dragon", true);
    beside_caiman("red_musician", "kappa", "reindeer arctic_hare", true);
    beside_caiman("yellow_musician", "penguin", "reindeer", false);
    beside_caiman("red_musician", "macaw", "reindeer", false);
    beside_caiman("red_musician", "penguin", "reindeer seal", false);
    // Also for a free play.
    check(
        "
families savannah exotic
hand 0: toucan
line: golden_frog golden_frog lion gorilla
collection 0 left: caiman
collection 0 right: lion
---
0 use right
0 play toucan right
> 0 reacts with caiman
> 0 gets an action
> extra action 0
",
    );
}

#[test]
fn l_4_7_the_reacting_card_itself_causes_none() {
    check(
        "
families exotic legendary
hand 0: caiman oni kappa
line: griffin golden_frog griffin oni
---
0 play caiman left
0 pay oni kappa
>! 0 reacts with caiman
> turn 1
",
    );
    // A second Caiman costs 6: the first one reacts, once.
    check(
        "
families exotic legendary
hand 0: caiman oni kappa
line: griffin golden_frog griffin oni
collection 0 left: caiman
---
0 play caiman right
0 pay oni kappa
> 0 reacts with caiman
> extra action 0
= extra 0
0 draw griffin
> turn 1
",
    );
    check(
        "
families exotic legendary
hand 0: toucan oni
line: griffin golden_frog griffin oni
collection 0 left: macaw
---
0 play toucan right
0 pay oni
>! 0 reacts with toucan
> turn 1
",
    );
}

#[test]
fn l_4_7_only_to_plays_of_their_owner() {
    check(
        "
families exotic legendary
hand 0: kappa oni
line: griffin golden_frog griffin oni
collection 1 left: caiman
collection 1 right: toucan
---
0 play kappa left
0 pay oni
>! 0 reacts with caiman
>! 1 reacts with caiman
>! 1 reacts with toucan
> turn 1
",
    );
    // Nor does a covered one.
    check(
        "
families exotic legendary
hand 0: kappa oni
line: griffin golden_frog griffin oni
collection 0 left: caiman macaw
collection 0 right: toucan macaw
---
0 play kappa left
0 pay oni
>! 0 reacts with caiman
>! 0 reacts with toucan
> turn 1
",
    );
}

#[test]
fn l_4_7_a_toucan_draws_for_a_play_into_the_other_collection() {
    let toucan = |side: &str| {
        format!(
            "
families exotic legendary
hand 0: kappa oni
line: griffin golden_frog griffin oni
deck: macaw
collection 0 left: toucan
collection 0 right: macaw
---
0 play kappa {side}
0 pay oni
"
        )
    };
    check(&format!(
        "{}> 0 places kappa right\n> 0 reacts with toucan\n> 0 draws macaw\n> turn 1\n= hand 0: macaw",
        toucan("right")
    ));
    check(&format!("{}>! 0 reacts with toucan\n>! 0 draws macaw\n> turn 1\n= hand 0:", toucan("left")));
}

#[test]
fn l_4_7_a_character_is_a_play_for_a_caiman_but_goes_into_no_collection() {
    check(
        "
families exotic legendary
characters ninja musician
hand 0: yellow_ninja oni
line: griffin golden_frog griffin oni
deck: macaw
collection 0 left: toucan
collection 0 right: caiman
---
0 play yellow_ninja
0 pay oni
> 0 puts yellow_ninja in play
> 0 reacts with caiman
>! 0 reacts with toucan
>! 0 gets an action
0 no
> 0 gets an action
> extra action 0
",
    );
}

#[test]
fn l_4_7_after_the_instant_effect_and_not_optional() {
    check(
        "
families polar exotic
hand 0: seal walrus
line: golden_frog golden_frog walrus reindeer
deck: macaw
collection 0 left: caiman
---
0 play seal right
0 pay walrus
> 0 reacts with caiman
>! 0 gets an action
? 0: yes | no
0 yes
> 0 draws 3 rice paper
> 0 gets an action
> extra action 0
",
    );
    // Also if the effect is declined.
    check(
        "
families polar exotic
hand 0: seal walrus
line: golden_frog golden_frog walrus reindeer
deck: macaw
collection 0 left: toucan
---
0 play seal right
0 pay walrus
0 no
> 0 draws macaw
> turn 1
= hand 0: macaw
",
    );
    // After the bonus of a character, and the bonus card counts by itself: two actions.
    check(
        "
families exotic legendary
characters ninja musician
hand 0: yellow_ninja oni
line: griffin kappa griffin oni
collection 0 left: caiman
---
0 play yellow_ninja
0 pay oni
> 0 reacts with caiman
0 play kappa right
> 0 reacts with caiman
> 0 gets an action
> 0 gets an action
> extra action 0
= extra 1
",
    );
}

#[test]
fn l_4_7_once_caused_it_happens_though_its_card_is_covered_then() {
    // The bonus covers the Caiman: the character's own reaction stays, the Kappa causes none.
    check(
        "
families exotic legendary
characters ninja musician
hand 0: yellow_ninja oni
line: griffin kappa griffin oni
collection 0 left: caiman
collection 0 right: macaw
---
0 play yellow_ninja
0 pay oni
> 0 reacts with caiman
0 play kappa left
>! 0 reacts with caiman
> 0 gets an action
> extra action 0
= extra 0
",
    );
    // A Piranha moves the Caiman under a Macaw.
    check(
        "
families exotic legendary
hand 0: piranha oni
line: griffin kappa griffin oni
collection 0 left: macaw caiman
collection 0 right: macaw
---
0 play piranha right
0 pay oni
> 0 reacts with caiman
0 spot 0 left 2
0 spot 0 left 1
= collection 0 left: caiman macaw
> 0 gets an action
> extra action 0
# Now it is covered: nothing more.
0 draw kappa
> turn 1
",
    );
    // The Toucan likewise.
    check(
        "
families exotic legendary
hand 0: piranha oni
line: griffin kappa griffin oni
deck: phoenix
collection 0 left: macaw toucan
collection 0 right: macaw
---
0 play piranha right
0 pay oni
0 spot 0 left 2
0 spot 0 left 1
= collection 0 left: toucan macaw
> 0 draws phoenix
> turn 1
",
    );
}

#[test]
fn l_4_7_on_top_before_the_placing_too() {
    // A Sloth that costs 4 uncovers the Caiman: right before it was placed, the Caiman was not on top.
    check(
        "
families exotic legendary
override sloth cost 4
hand 0: sloth oni
line: griffin kappa griffin oni
collection 0 left: caiman macaw
collection 0 right: macaw
---
0 play sloth right
0 pay oni
0 spot 0 left 2
= collection 0 left: macaw caiman
>! 0 reacts with caiman
> turn 1
",
    );
}

#[test]
fn l_4_7_a_play_in_another_players_turn_counts() {
    // A Dragon lets player 1 play: the Caiman's action is lost, the Toucan's card is drawn.
    let dragon = |on_top: &str| {
        format!(
            "
families exotic legendary
hand 0: dragon oni phoenix phoenix
hand 1: kappa oni
line: griffin golden_frog griffin golden_frog
deck: macaw
collection 1 left: {on_top}
---
0 play dragon left
0 pay oni phoenix phoenix
0 yes
= asked 1
1 play kappa right
1 pay oni
"
        )
    };
    check(&format!(
        "{}
> 1 reacts with caiman
> 1 loses an action
>! 1 gets an action
>! 0 gets an action
> turn 1
",
        dragon("caiman")
    ));
    check(&format!("{}> 1 reacts with toucan\n> 1 draws macaw\n> turn 1\n= hand 1: macaw", dragon("toucan")));
}

// --- L-4.8 --------------------------------------------------------------------------------------------------------

#[test]
fn l_4_8_two_caimans_are_two_actions() {
    check(
        "
families exotic legendary
characters ninja musician
hand 0: yellow_ninja oni
line: griffin golden_frog griffin oni
collection 0 left: caiman
collection 0 right: caiman
---
0 play yellow_ninja
0 pay oni
> 0 reacts with caiman
> 0 reacts with caiman
0 no
> 0 gets an action
> 0 gets an action
> extra action 0
= extra 1
0 draw griffin
> extra action 0
0 draw griffin
> turn 1
",
    );
    // A family card covers one of them.
    check(
        "
families exotic legendary
hand 0: kappa oni
line: griffin golden_frog griffin oni
collection 0 left: caiman
collection 0 right: caiman
---
0 play kappa left
0 pay oni
> 0 reacts with caiman
= extra 0
0 draw griffin
> turn 1
",
    );
}

#[test]
fn l_4_8_two_snowy_owls_are_two_rice_paper() {
    let owls = |left: &str, right: &str| {
        format!(
            "
families polar exotic
line: sloth macaw golden_frog walrus
collection 0 left: {left}
collection 0 right: {right}
---
"
        )
    };
    check(&format!(
        "{}0 draw sloth\n= hand 0: sloth rice_paper rice_paper\n= rice deck 16",
        owls("snowy_owl", "snowy_owl")
    ));
    check(&format!("{}0 draw sloth\n= hand 0: sloth rice_paper", owls("snowy_owl", "macaw")));
    check(&format!("{}0 draw sloth\n= hand 0: sloth rice_paper", owls("snowy_owl snowy_owl", "macaw")));
}

#[test]
fn l_4_8_velociraptor_and_mesosaurus_count_once() {
    let limits = |left: &str, right: &str, hand: u8, draw: u8| {
        check(&format!(
            "families dinosaurs legendary\ncharacters ninja monk\nin play: yellow_ninja\n\
             collection 0 left: {left}
collection 0 right: {right}
---
= hand limit 0: {hand}
= draw limit 0: {draw}"
        ));
    };
    limits("velociraptor", "velociraptor", 11, 4);
    limits("velociraptor velociraptor", "velociraptor velociraptor", 13, 4);
    // 3 + 1, not twice that.
    limits("mesosaurus", "mesosaurus", 9, 4);
    // Other modifiers add up.
    limits("brontosaurus", "brontosaurus", 15, 4);
    limits("stegosaurus", "stegosaurus", 13, 4);
}

// --- L-5.1 --------------------------------------------------------------------------------------------------------

#[test]
fn l_5_1_rice_paper_pays_one_fold() {
    check(
        "
families polar legendary
hand 0: seal dragon kappa rice_paper rice_paper rice_paper
line: griffin griffin walrus walrus
---
= rice deck 15
0 play seal left
? 0: pay dragon rice_paper | pay kappa rice_paper rice_paper
! 0 pay rice_paper rice_paper rice_paper : needs 4, got 3 (O-5.1)
! 0 pay rice_paper rice_paper rice_paper rice_paper : not there (O-5.1)
! 0 pay dragon rice_paper rice_paper : needs 4, got 5 (O-5.1)
0 pay kappa rice_paper rice_paper
> 0 pays kappa
= discards: kappa
= rice deck 17
= hand 0: dragon rice_paper
",
    );
}

#[test]
fn l_5_1_it_can_not_be_played() {
    let table = "
families savannah polar
hand 0: rice_paper rice_paper
line: gorilla gorilla walrus walrus
collection 0 left: lion
---
";
    let bonus = "
families polar exotic
characters ninja geisha
hand 0: red_ninja walrus
line: sloth sloth anaconda anaconda
---
0 play red_ninja
0 pay walrus
";
    let geisha = "
families polar exotic
characters ninja geisha
in play: yellow_geisha
hand 0: walrus rice_paper
line: sloth sloth anaconda anaconda
discards: sloth
---
";
    check(&format!("{table}? 0: draw gorilla | draw walrus\n! 0 play rice_paper right : not allowed here (L-5.1)"));
    // Nor without any in hand, nor out of the Draw Line or the discards.
    check(&format!(
        "{}! 0 play rice_paper right : not allowed here (L-5.1)",
        table.replace("hand 0: rice_paper rice_paper", "hand 0: monkey")
    ));
    check(&format!("{bonus}! 0 play rice_paper left : not allowed here (L-5.1)"));
    check(&format!("{geisha}! 0 play rice_paper left +discard : not allowed here (L-5.1)"));
    // Not by an effect either: the Lion has nothing to play.
    check(&format!("{table}! 0 use left : not allowed here (O-6.2)"));
    check(&format!(
        "{}0 use left\n? 0: play monkey right\n! 0 play rice_paper right : not allowed here (L-5.1)",
        table.replace("hand 0:", "hand 0: monkey")
    ));
}

#[test]
fn l_5_1_it_is_not_passed_where_an_origami_is() {
    let zebra = |hand: &str| {
        format!(
            "
families savannah polar exotic
override zebra cost 0
hand 0: zebra macaw
hand 1: {hand}
hand 2: seal
line: gorilla gorilla walrus walrus
---
0 play zebra left
0 pay nothing
0 yes
"
        )
    };
    check(&format!(
        "{}
= asked 0 1 2
? 1: pick sloth
! 1 pick rice_paper : not allowed here (O-5.9)
0 pick macaw
1 pick sloth
2 pick seal
= hand 1: seal rice_paper
",
        zebra("rice_paper sloth")
    ));
    // A player with rice paper only passes nothing and still receives.
    check(&format!(
        "{}
= asked 0 2
0 pick macaw
2 pick seal
> 0 passes macaw to 2
> 2 passes seal to 1
= hand 0:
= hand 1: rice_paper rice_paper seal
= hand 2: macaw
",
        zebra("rice_paper rice_paper")
    ));
}

#[test]
fn l_5_1_it_is_no_card_to_swap_and_of_no_family() {
    // Dove swaps an origami.
    check(
        "
families sky polar
hand 0: dove eagle seal rice_paper
line: walrus chick chick chick
---
0 play dove left
0 pay eagle
0 pick walrus
? 0: pick seal
! 0 pick rice_paper : not allowed here (O-5.9)
",
    );
    // A Crab's price is a Sea card.
    check(
        "
families sea polar
hand 0: crab whale seal rice_paper
line: walrus walrus minnow minnow
---
0 play crab left
0 pay whale
? 0: no
! 0 pick rice_paper : not allowed here (O-5.9)
",
    );
    // Nobody can be made to play with rice paper only: a Dragon passes such a player over.
    check(
        "
families polar exotic legendary
hand 0: dragon oni kappa
hand 1: rice_paper rice_paper
hand 2: macaw
line: walrus walrus griffin griffin
---
0 play dragon left
0 pay oni kappa
0 yes
= asked 2
",
    );
}

// --- L-5.2 --------------------------------------------------------------------------------------------------------

#[test]
fn l_5_2_drawn_from_its_own_deck_and_returned_there() {
    check(
        "
families polar legendary
hand 0: seal walrus
line: phoenix phoenix griffin griffin
deck: kappa
---
= rice deck 18
= deck 30
0 play seal left
0 pay walrus
0 yes
> 0 draws 3 rice paper
= rice deck 15
= deck 30
= hand 0: rice_paper rice_paper rice_paper
1 draw griffin
0 draw phoenix
1 draw griffin
0 play phoenix right
0 pay rice_paper rice_paper
= rice deck 17
= discards: walrus
",
    );
}

#[test]
fn l_5_2_if_too_few_are_left_the_rest_is_not_drawn_and_not_owed() {
    let sixteen = "rice_paper ".repeat(16);
    check(&format!(
        "
families polar legendary
hand 0: seal walrus arctic_hare kappa
hand 1: {sixteen}
line: phoenix phoenix griffin griffin
turn 0
---
= rice deck 2
0 play seal left
0 pay walrus
0 yes
> 0 draws 2 rice paper
= hand 0: arctic_hare kappa rice_paper rice_paper
= rice deck 0
1 draw griffin
# Down to 8: nine rice paper go back to the deck.
1 pick rice_paper
1 pick rice_paper
1 pick rice_paper
1 pick rice_paper
1 pick rice_paper
1 pick rice_paper
1 pick rice_paper
1 pick rice_paper
1 pick rice_paper
> turn 0
= rice deck 9
= hand 0: arctic_hare kappa rice_paper rice_paper
0 play arctic_hare right
0 pay kappa
0 yes
> 0 draws 1 rice paper
= rice deck 8
"
    ));
    // With none left there is nothing to do.
    let eighteen = "rice_paper ".repeat(18);
    check(&format!(
        "
families polar legendary
hand 0: seal walrus
hand 1: {eighteen}
line: phoenix phoenix griffin griffin
---
= rice deck 0
0 play seal left
0 pay walrus
>! 0 uses seal
> turn 1
= hand 0:
"
    ));
}

#[test]
fn l_5_2_what_has_just_been_paid_can_be_drawn_again() {
    let fourteen = "rice_paper ".repeat(14);
    check(&format!(
        "
families polar legendary
hand 0: seal rice_paper rice_paper rice_paper rice_paper
hand 1: {fourteen}
line: phoenix phoenix griffin griffin
---
= rice deck 0
0 play seal left
0 pay rice_paper rice_paper rice_paper rice_paper
= rice deck 4
0 yes
> 0 draws 3 rice paper
= rice deck 1
"
    ));
}

#[test]
fn l_5_2_several_players_draw_in_turn_order() {
    let fifteen = "rice_paper ".repeat(15);
    check(&format!(
        "
families polar exotic legendary
start 0
turn 1
hand 1: reindeer oni oni
hand 2: {fifteen}
line: phoenix phoenix griffin griffin
---
= rice deck 3
1 play reindeer left
1 pay oni oni
1 yes
> 1 draws 2 rice paper
> 2 draws 1 rice paper
>! 0 draws 1 rice paper
>! 0 draws 2 rice paper
= hand 0:
= hand 1: rice_paper rice_paper
= rice deck 0
"
    ));
}

// --- L-5.3 --------------------------------------------------------------------------------------------------------

#[test]
fn l_5_3_it_is_a_card_in_hand_for_what_counts_cards() {
    check(
        "
families farm polar dinosaurs
hand 0: rice_paper rice_paper seal
hand 1: rice_paper rice_paper rice_paper rice_paper
hand 2: seal
collection 0 left: t_rex
collection 1 left: rabbit
collection 2 left: triceratops
---
# T-Rex: 3 and 3 cards in hand.
= score 0: 6
# Rabbit: 5 and 1 for each 2 cards.
= score 1: 7
= score 2: 3
",
    );
    // Triceratops: 2 for each player with fewer cards.
    check(
        "
families polar dinosaurs exotic
hand 0: rice_paper rice_paper rice_paper
hand 1: seal rice_paper
hand 2: seal seal rice_paper
collection 0 left: triceratops
---
= score 0: 5
",
    );
    // Samurai.
    check(
        "
families polar dinosaurs
characters samurai ninja
in play: red_samurai
hand 0: rice_paper rice_paper rice_paper
hand 1: seal seal
---
= score 0: 5
= score 1: 0
",
    );
}

#[test]
fn l_5_3_and_for_the_tie_break() {
    check(
        "
families polar exotic
start 0
turn 1
hand 0: rice_paper rice_paper
line: walrus
collection 0 left: seal
collection 1 left: piranha
rest box
ending final-round
---
1 draw walrus
> over
= result 4:1 4:2
",
    );
}

#[test]
fn l_5_3_it_is_discarded_where_a_card_is() {
    // Owl.
    check(
        "
families sky polar
override owl cost 0
hand 0: owl
hand 1: rice_paper seal
line: walrus walrus eagle eagle
---
0 play owl left
0 pay nothing
0 yes
? 1: pick rice_paper | pick seal
1 pick rice_paper
> 1 discards rice_paper
= discards:
= rice deck 18
= hand 1: seal
",
    );
    // Oni.
    check(
        "
families polar legendary
override oni cost 0
hand 0: oni seal rice_paper
hand 1: rice_paper rice_paper
line: walrus walrus griffin griffin
---
0 play oni left
0 pay nothing
0 yes
0 pick rice_paper
1 pick rice_paper
0 pick seal
1 pick rice_paper
> 0 discards rice_paper
> 1 discards rice_paper
= discards: seal
= rice deck 18
",
    );
    // Phoenix.
    check(
        "
families polar legendary
override phoenix cost 0
hand 0: phoenix seal rice_paper
hand 1: rice_paper
line: walrus walrus griffin griffin
deck: kappa kappa dragon dragon
---
0 play phoenix left
0 pay nothing
0 yes
? 0: pick seal | pick rice_paper
? 1: pick rice_paper
0 pick rice_paper
1 pick rice_paper
= hand 0: seal kappa kappa
= hand 1: dragon dragon
= rice deck 18
= discards:
",
    );
    // Squid: each rice paper is a card to draw.
    check(
        "
families sea polar
override squid cost 0
hand 0: squid seal rice_paper rice_paper
line: walrus walrus whale whale
deck: shark shell crab
---
0 play squid left
0 pay nothing
? 0: pick seal | pick rice_paper | done
0 pick rice_paper
0 pick rice_paper
0 pick seal
0 done
= hand 0: shark shell crab
= rice deck 18
= discards: seal
",
    );
}

#[test]
fn l_5_3_it_is_passed_or_stolen_where_a_card_is() {
    check(
        "
families polar exotic legendary
override nine_tailed_fox cost 0
hand 0: nine_tailed_fox rice_paper seal
hand 1: rice_paper
hand 2:
line: walrus walrus griffin griffin
---
0 play nine_tailed_fox left
0 pay nothing
0 yes
? 0: pick seal | pick rice_paper
0 pick seal
1 pick rice_paper
? 0: pick rice_paper
0 pick rice_paper
> 0 passes seal to 1
> 0 passes rice_paper to 2
> 1 passes rice_paper to 2
= hand 0:
= hand 1: seal
= hand 2: rice_paper rice_paper
= rice deck 16
",
    );
    check(
        "
families sky polar
hand 1: rice_paper rice_paper
line: walrus walrus eagle magpie
collection 0 left: eagle
---
0 use left
0 player 1
* rolled 1
> 0 steals rice_paper from 1
= hand 0: rice_paper
= hand 1: rice_paper
= rice deck 16
",
    );
}

#[test]
fn l_5_3_it_never_goes_to_the_discards_or_the_line() {
    // A payment in rice paper only leaves the pile as it was, so the top discard is the old one.
    check(
        "
families lawn polar
hand 0: fly rice_paper rice_paper
line: walrus walrus bee bee
discards: seal
---
0 play fly left
0 pay rice_paper rice_paper
= discards: seal
0 yes
> 0 takes seal from discards
= discards:
= hand 0: seal
= rice deck 18
",
    );
}

// --- L-5.4 --------------------------------------------------------------------------------------------------------

#[test]
fn l_5_4_how_much_each_player_holds_is_public() {
    let position = "
families polar exotic legendary
hand 0: seal rice_paper rice_paper
hand 1: macaw rice_paper
line: walrus walrus griffin griffin
";
    let state = Scenario::parse(position).expect("a good position").position();
    for viewer in Viewer::all(3) {
        let table = state.view(viewer).table;
        assert_eq!(table.seats.iter().map(|s| s.rice_paper).collect::<Vec<_>>(), [2, 1, 0], "{viewer:?}");
        // It is part of the hand, which counts all cards.
        assert_eq!(table.seats.iter().map(|s| s.hand).collect::<Vec<_>>(), [3, 2, 0], "{viewer:?}");
        assert_eq!(table.rice_paper, Some(15));
    }
    let own = state.view(Viewer::Seat(Seat(0))).table.hand;
    assert_eq!(own.iter().filter(|s| **s == Species::RICE_PAPER).count(), 2);
    assert_eq!(own.last(), Some(&Species::RICE_PAPER));
}

#[test]
fn l_5_4_so_is_what_becomes_of_it() {
    // A Fox passes rice paper: everybody sees that it is some, and what else was passed only those two.
    let (state, log) = play(
        "
families polar exotic legendary
override nine_tailed_fox cost 0
hand 0: nine_tailed_fox rice_paper seal
line: walrus walrus griffin griffin
",
        &["0 play nine_tailed_fox left", "0 pay nothing", "0 yes", "0 pick rice_paper", "0 pick seal"],
    );
    assert_eq!((state.rice_paper(Seat(0)), state.rice_paper(Seat(1))), (0, 1));
    let passed = |viewer| {
        let seen = log.iter().map(|e| State::seen_by(e, viewer));
        seen.filter_map(|e| if let Event::Passed { to, card, .. } = e { Some((to, card)) } else { None })
            .collect::<Vec<_>>()
    };
    let seal = Species::named("seal").expect("a card");
    let paper = (Seat(1), Seen::Face(Species::RICE_PAPER));
    assert_eq!(passed(Viewer::Seat(Seat(0))), [paper, (Seat(2), Seen::Face(seal))]);
    assert_eq!(passed(Viewer::Seat(Seat(1))), [paper, (Seat(2), Seen::Back)]);
    assert_eq!(passed(Viewer::Seat(Seat(2))), [paper, (Seat(2), Seen::Face(seal))]);
    // But not before all have chosen.
    let answered = |viewer| {
        let seen = log.iter().map(|e| State::seen_by(e, viewer));
        seen.filter_map(|e| if let Event::Answered { card, .. } = e { Some(card) } else { None }).collect::<Vec<_>>()
    };
    assert_eq!(answered(Viewer::Seat(Seat(2))), [Seen::Back, Seen::Back]);
}

#[test]
fn l_5_4_a_stolen_rice_paper_is_seen_by_all_and_another_card_is_known_to_be_none() {
    let eagle = |rolled: u8, after: &str| {
        check(&format!(
            "
families sky polar exotic
hand 1: seal rice_paper
line: walrus walrus eagle magpie
collection 0 left: eagle
---
0 use left
0 player 1
* rolled {rolled}
{after}
"
        ));
    };
    eagle(0, "> 0 steals seal from 1\n= hand 1: rice_paper");
    eagle(1, "> 0 steals rice_paper from 1\n= hand 1: seal\n= known 1 to 0:");
}
