//! Pairs of cards of both games that surprise, each named after the rule that decides.

mod common;

use common::check;
use origami::scenario::Scenario;
use origami::{Rule, Side, State};
use tabletop::{Game, Illegal, Seat, Viewer, Why};

/// The position after some moves.
fn play(position: &str, moves: &[&str]) -> State {
    let mut state = Scenario::parse(position).unwrap_or_else(|why| panic!("{why}")).position();
    for line in moves {
        let (by, m) = origami::text::read_move(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        state.play(by, m, &mut tabletop::NoLog).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    state
}

// --- Musician -----------------------------------------------------------------------------------------------------

/// A Lion on top, a Musician in play.
fn lion(in_play: &str, hand: &str) -> String {
    format!(
        "
families farm savannah
characters musician ninja
in play: {in_play}
hand 0: {hand}
line: fox fox rabbit rabbit
deck: dog pig
collection 0 left: lion
---
0 use left
"
    )
}

#[test]
fn l_4_5_lion_plays_for_free_with_either_musician() {
    for in_play in ["yellow_musician", "red_musician"] {
        check(&format!(
            "{}
? 0: play cat right | play sheep right
0 play cat right
> 0 places cat right
= hand 0: sheep
= discards:
0 no
> turn 1
",
            lion(in_play, "cat sheep")
        ));
        // Also the only card in hand: nothing needs to be there to pay with.
        check(&format!("{}0 play gorilla right\n> 0 places gorilla right\n= hand 0:", lion(in_play, "gorilla")));
    }
}

#[test]
fn l_4_5_what_a_lions_origami_plays_in_turn_is_paid_at_the_changed_cost() {
    // Cheetah costs 3: 2 or 4.
    let hand = "monkey cheetah cat cat cat cat";
    check(&format!(
        "{}0 play monkey right\n0 play cheetah left\n? 0: pay cat cat\n! 0 pay cat cat cat : needs 2, got 3 (O-5.1)",
        lion("yellow_musician", hand)
    ));
    check(&format!("{}0 play monkey right\n0 play cheetah left\n? 0: pay cat cat cat cat", lion("red_musician", hand)));
}

#[test]
fn l_4_5_a_shell_discounts_the_changed_cost() {
    let shell = |in_play: &str| {
        format!(
            "
families sea exotic
characters musician ninja
override shell cost 1
in play: {in_play}
hand 0: shell minnow minnow minnow minnow sloth sloth sloth crab
line: whale whale squid squid
---
0 play shell left
"
        )
    };
    // The Shell costs 1: 0 or 2. The Crab costs 4: 3 or 5, and up to one fold less.
    check(&format!(
        "{}0 pay nothing\n0 play crab right\n! 0 pay minnow : needs 2 to 3, got 1 (O-5.1)\n0 pay minnow minnow minnow",
        shell("yellow_musician")
    ));
    check(&format!(
        "{}0 pay sloth sloth
0 play crab right
! 0 pay minnow minnow minnow : needs 4 to 5, got 3 (O-5.1)
0 pay minnow minnow minnow minnow",
        shell("red_musician")
    ));
}

// --- Calligrapher -------------------------------------------------------------------------------------------------

/// A Dolphin on top, a Calligrapher in play.
fn dolphin(in_play: &str, hand: &str) -> String {
    format!(
        "
families farm sea
characters calligrapher musician
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
fn l_7_17_dolphin_with_the_yellow_calligrapher() {
    // A Cat for 0, 1 or 2, or one fold more: 3.
    check(&format!(
        "{}0 play cat right
? 0: pay nothing | pay minnow | pay sheep | pay minnow sheep | pay pig
! 0 pay fox : needs 0 to 3, got 4 (O-5.1)",
        dolphin("yellow_calligrapher", "cat minnow sheep pig fox")
    ));
    // A Pig for 4 to 7.
    check(&format!(
        "{}0 play pig right\n! 0 pay dog : needs 4 to 7, got 3 (O-5.1)\n? 0: pay fox | pay dog fox",
        dolphin("yellow_calligrapher", "pig dog fox")
    ));
    // With the yellow Musician 3 to 6.
    check(&format!(
        "{}0 play pig right\n? 0: pay dog | pay fox",
        dolphin("yellow_calligrapher yellow_musician", "pig dog fox")
    ));
}

#[test]
fn l_4_5_dolphin_with_the_red_calligrapher() {
    // Nothing, or two cards; one card is never enough.
    check(&format!(
        "{}
0 play cat right
? 0: pay nothing | pay minnow minnow
! 0 pay minnow : needs 2, got 1 (L-4.4)
! 0 pay sheep : needs 2, got 1 (L-4.4)
0 pay minnow minnow
",
        dolphin("red_calligrapher", "cat minnow minnow sheep")
    ));
    // A Pig for 4 to 6: the Fox alone will not do.
    check(&format!(
        "{}0 play pig right
? 0: pay sheep fox | pay minnow fox | pay minnow dog | pay sheep dog | pay minnow sheep dog",
        dolphin("red_calligrapher", "pig minnow sheep dog fox")
    ));
    // Where no two cards fit, the origami can't be chosen, and where there is none the Dolphin can't be used.
    check(
        "
families farm sea
characters calligrapher musician
in play: red_calligrapher
hand 0: pig fox
line: whale whale squid squid
collection 0 left: dolphin
---
! 0 use left : not allowed here (O-6.2)
",
    );
    check(
        "
families farm sea
characters calligrapher musician
hand 0: pig fox
line: whale whale squid squid
collection 0 left: dolphin
---
0 use left
0 play pig right
? 0: pay fox
",
    );
}

#[test]
fn l_4_5_the_red_calligrapher_and_a_vulture() {
    // The card drawn must pay, and one more.
    check(
        "
families sky exotic
characters calligrapher musician
in play: red_calligrapher
hand 0: owl chick dove chick
line: golden_frog golden_frog eagle eagle
discards: parrot
collection 0 left: vulture
---
0 use left
? 0: play owl right | play dove right
0 play owl right
? 0: pay parrot dove | pay parrot chick chick
",
    );
}

#[test]
fn l_4_5_the_red_calligrapher_asks_nothing_of_a_cost_of_nought() {
    check(
        "
families farm exotic
characters calligrapher musician
in play: red_calligrapher yellow_musician
override cat cost 1
hand 0: cat sheep
line: golden_frog golden_frog rabbit rabbit
---
0 play cat left
? 0: pay nothing
0 pay nothing
> 0 places cat left
= hand 0: sheep
",
    );
}

// --- Rice paper ---------------------------------------------------------------------------------------------------

#[test]
fn l_5_1_zebra_passes_no_rice_paper() {
    let zebra = |hands: [&str; 3]| {
        format!(
            "
families savannah polar exotic
hand 0: zebra lion elephant {}
hand 1: {}
hand 2: {}
line: gorilla gorilla walrus walrus
---
0 play zebra left
0 pay elephant lion
",
            hands[0], hands[1], hands[2]
        )
    };
    // Its own player has rice paper only, and still receives.
    check(&format!(
        "{}
0 yes
= asked 1 2
1 pick macaw
? 2: pick sloth
2 pick sloth
> 1 passes macaw to 0
> 2 passes sloth to 1
= hand 0: macaw rice_paper rice_paper
= hand 1: sloth
= hand 2: rice_paper
",
        zebra(["rice_paper rice_paper", "macaw", "sloth rice_paper"])
    ));
    // Nobody has an origami: everybody passes nothing.
    check(&format!(
        "{}>! 0 passes rice_paper to 2\n> turn 1\n= hand 0: rice_paper\n= hand 1: rice_paper\n= hand 2: rice_paper",
        zebra(["rice_paper", "rice_paper", "rice_paper"])
    ));
}

#[test]
fn l_5_3_pig_takes_back_rice_paper() {
    let text = "
families farm polar
hand 0: pig fox rice_paper rice_paper
line: cat cat walrus walrus
---
0 play pig left
0 pay fox rice_paper rice_paper
= rice deck 18
? 0: pick fox | pick rice_paper | no
";
    check(&format!("{text}0 pick rice_paper\n= hand 0: rice_paper\n= rice deck 17\n= discards: fox\n> turn 1"));
    check(&format!("{text}0 pick fox\n= hand 0: fox\n= rice deck 18\n= discards:"));
}

#[test]
fn l_5_3_magpie_takes_rice_paper_just_discarded() {
    let text = "
families sky polar exotic
hand 0: magpie eagle eagle
hand 1: rice_paper
hand 2: macaw
line: chick chick walrus walrus
---
0 play magpie left
0 pay eagle eagle
0 yes
1 pick rice_paper
2 pick macaw
> 1 discards rice_paper
> 2 discards macaw
= rice deck 18
? 0: pick macaw | pick rice_paper
! 0 pick eagle : not there (O-9.16)
";
    check(&format!(
        "{text}0 pick rice_paper\n= hand 0: rice_paper\n= rice deck 17\n= discards: eagle eagle macaw\n> turn 1"
    ));
    check(&format!("{text}0 pick macaw\n= hand 0: macaw\n= rice deck 18\n= discards: eagle eagle"));
    // Rice paper alone was discarded.
    check(
        "
families sky polar
hand 0: magpie eagle eagle
hand 1: rice_paper
line: chick chick walrus walrus
---
0 play magpie left
0 pay eagle eagle
0 yes
1 pick rice_paper
0 pick rice_paper
= hand 0: rice_paper
= discards: eagle eagle
= rice deck 17
",
    );
}

#[test]
fn l_5_3_eagle_steals_rice_paper() {
    let position = "
families sky polar exotic
hand 1: seal rice_paper rice_paper
line: walrus walrus eagle magpie
collection 0 left: eagle
";
    // The last two of the hand are rice paper; the roll is over the whole of it.
    check(&format!(
        "{position}---
0 use left
0 player 1
! * rolled 3 : needs 0 to 2, got 3 (O-5.9)
* rolled 2
> 0 steals rice_paper from 1
= hand 0: rice_paper
= hand 1: seal rice_paper
= rice deck 16
= known 1 to 2:
> turn 1
"
    ));
    check(&format!("{position}---\n0 use left\n0 player 1\n* rolled 0\n> 0 steals seal from 1\n= hand 0: seal"));
    // Everybody sees that it was rice paper.
    let state = play(position, &["0 use left", "0 player 1", "* rolled 1"]);
    for viewer in Viewer::all(3) {
        let table = state.view(viewer).table;
        assert_eq!(table.seats.iter().map(|s| (s.hand, s.rice_paper)).collect::<Vec<_>>(), [(1, 1), (2, 1), (0, 0)]);
    }
    // An opponent with rice paper only has cards.
    check(
        "
families sky polar
hand 1: rice_paper
line: walrus walrus eagle magpie
collection 0 left: eagle
---
0 use left
? 0: player 1
",
    );
}

#[test]
fn l_5_3_butterfly_sees_rice_paper_and_a_dove_and_a_shark_can_not_use_it() {
    check(
        "
families lawn polar
override butterfly cost 0
hand 0: butterfly
hand 1: seal rice_paper
line: walrus walrus bee bee
---
0 play butterfly left
0 pay nothing
0 player 1
> 1 shows hand to 0: seal rice_paper
",
    );
    check(
        "
families sea polar
hand 0: rice_paper rice_paper
line: walrus walrus whale whale
collection 0 left: shark
---
! 0 use left : not allowed here (O-6.2)
",
    );
}

#[test]
fn l_5_3_vulture_and_rice_paper_pay_together() {
    check(
        "
families sky polar
hand 0: owl rice_paper rice_paper
line: walrus walrus eagle magpie
discards: seal
collection 0 left: vulture
---
0 use left
0 play owl right
? 0: pay seal rice_paper rice_paper
0 pay seal rice_paper rice_paper
= discards: seal
= rice deck 18
",
    );
}

#[test]
fn l_7_13_a_parrot_copies_walrus_and_penguin() {
    let parrot = |line: &str, payment: &str| {
        format!(
            "
families sky polar
hand 0: parrot {payment}
line: {line} eagle eagle magpie
discards: owl
collection 0 left: chick chick
collection 0 right: chick
---
0 play parrot right
0 pay {payment}
"
        )
    };
    // Rice paper was in the payment for the Parrot.
    check(&format!(
        "{}0 pick walrus\n? 0: pick owl | pick seal\n0 pick owl\n= hand 0: owl",
        parrot("walrus", "seal rice_paper")
    ));
    check(&format!("{}0 pick walrus\n>! 0 takes owl from discards\n> turn 1", parrot("walrus", "penguin")));
    // One card lies under the Parrot.
    check(&format!("{}0 pick penguin\n> 0 draws 1 rice paper", parrot("penguin", "seal rice_paper")));
}

// --- Dragon -------------------------------------------------------------------------------------------------------

#[test]
fn o_9_12_parrot_copies_a_dragon() {
    // It starts with the Parrot's player; the choice was the use.
    check(
        "
families sky exotic legendary
start 1
hand 0: macaw caiman
hand 1: parrot vulture kappa griffin
hand 2: owl eagle
line: eagle golden_frog golden_frog griffin
collection 0 left: dragon
---
1 play parrot left
1 pay vulture
? 1: pick dragon | pick golden_frog | no
1 pick dragon
> 1 copies dragon
= asked 1
? 1: play kappa right | no
1 play kappa right
1 pay griffin
= asked 2
2 play owl left
2 pay eagle
= asked 2
2 no
= asked 0
0 play macaw right
! 0 pay nothing : needs 3, got 0 (O-5.1)
0 pay caiman
> turn 2
",
    );
}

#[test]
fn l_7_5_dragon_inside_dragon() {
    // Player 0's Dragon lets player 1 play a Dragon: its round is 1, 2, 0, and then the outer one goes on with 2.
    check(
        "
families exotic dinosaurs legendary
hand 0: dragon caiman caiman macaw triceratops
hand 1: dragon oni kappa macaw triceratops
hand 2: macaw velociraptor macaw t_rex mesosaurus mesosaurus
line: golden_frog golden_frog griffin griffin
---
0 play dragon left
0 pay caiman caiman
0 yes
= asked 0
0 no
= asked 1
1 play dragon left
1 pay kappa oni
= asked 1
1 yes
= asked 1
1 play macaw right
1 pay triceratops
= asked 2
2 play macaw left
2 pay mesosaurus
= asked 0
0 play macaw right
0 pay triceratops
# The inner round is over; player 1 had the turn of the outer one.
= asked 2
2 play macaw right
2 pay mesosaurus
> turn 1
= collection 0 right: macaw
= collection 1 right: macaw
= collection 2 left: macaw
= collection 2 right: macaw
",
    );
    // The owner's own: three rounds of two players nest.
    check(
        "
families exotic legendary
override dragon cost 0
hand 0: dragon dragon phoenix
hand 1: macaw
line: golden_frog golden_frog griffin griffin
---
0 play dragon left
0 pay nothing
0 yes
0 play dragon right
0 pay nothing
0 yes
= asked 0
0 no
= asked 1
1 no
# The outer round: its owner has had a play.
= asked 1
1 no
> turn 1
",
    );
}

#[test]
fn l_7_5_an_inner_dragon_may_be_declined_and_the_outer_goes_on() {
    check(
        "
families exotic dinosaurs legendary
override dragon cost 0
hand 0: dragon macaw
hand 1: dragon macaw
hand 2: macaw
line: golden_frog golden_frog griffin griffin
---
0 play dragon left
0 pay nothing
0 yes
0 no
1 play dragon left
1 pay nothing
1 no
= asked 2
2 no
> turn 1
",
    );
}

// --- O-3.4 for a player who is not the active one -----------------------------------------------------------------

/// A Dragon lets player 1 play in player 0's turn.
fn in_anothers_turn(families: &str, hand: &str, more: &str) -> String {
    format!(
        "
families {families} exotic legendary
override dragon cost 0
hand 0: dragon
hand 1: {hand}
line: golden_frog golden_frog griffin griffin
deck: macaw sloth toucan caiman
{more}
---
0 play dragon left
0 pay nothing
0 yes
"
    )
}

#[test]
fn o_3_4_a_cheetah_in_another_players_turn_brings_no_action() {
    check(&format!(
        "{}
= asked 1
1 play cheetah left
1 pay caiman
>! 1 gets an action
>! 0 gets an action
>! extra action 0
>! extra action 1
= active 1
= extra 0
",
        in_anothers_turn("savannah", "cheetah caiman", "")
    ));
}

#[test]
fn o_3_4_a_rhino_in_another_players_turn_still_discards_and_refills_the_line() {
    check(&format!(
        "{}
1 play rhino left
1 pay oni
1 yes
> line discards golden_frog
> line discards griffin
> line filled macaw
> line filled caiman
> 1 loses an action
>! 1 gets an action
>! 0 gets an action
> turn 1
= line: macaw sloth toucan caiman
",
        in_anothers_turn("savannah", "rhino oni", "")
    ));
}

#[test]
fn o_3_4_a_caiman_in_another_players_turn_loses_its_action() {
    check(&format!(
        "{}
1 play kappa right
1 pay oni
> 1 reacts with caiman
> 1 loses an action
>! 1 gets an action
>! extra action 1
> turn 1
= extra 0
",
        in_anothers_turn("savannah", "kappa oni", "collection 1 left: caiman")
    ));
}

#[test]
fn o_3_4_the_active_players_own_plays_in_an_inner_round_count() {
    // Player 1's Dragon, played in player 0's turn, lets player 0 play a Cheetah: that action is taken.
    check(&format!(
        "{}
0 no
1 play dragon left
1 pay nothing
1 yes
= asked 0
0 play cheetah right
0 pay zebra
0 yes
> 0 gets an action
> extra action 0
= active 0
",
        in_anothers_turn("savannah", "dragon", "").replace("hand 0: dragon", "hand 0: dragon cheetah zebra")
    ));
}

// --- Sloth, Piranha and special actions ---------------------------------------------------------------------------

#[test]
fn l_7_4_sloth_on_a_lion() {
    // Another player's Lion goes under: its action is lost.
    check(
        "
families savannah exotic
hand 0: sloth macaw
hand 1: monkey
line: golden_frog golden_frog gorilla gorilla
collection 1 left: macaw lion
collection 1 right: macaw
---
0 play sloth left
0 pay macaw
0 spot 1 left 2
> 1 moves lion left 2 to left 1
= collection 1 left: lion macaw
> turn 1
! 1 use left : not allowed here (O-6.1)
",
    );
    // And comes back if what covers it is moved.
    check(
        "
families savannah exotic
hand 0: sloth macaw
hand 1: gorilla
line: golden_frog golden_frog gorilla anaconda
collection 1 left: lion macaw
collection 1 right: macaw
---
0 play sloth left
0 pay macaw
0 spot 1 left 2
= collection 1 left: macaw lion
1 use left
> 1 uses special left lion
1 play gorilla right
> 1 places gorilla right
",
    );
}

#[test]
fn l_7_4_a_lion_plays_a_sloth_that_moves_it() {
    // The Lion has done its part already.
    check(
        "
families savannah exotic
hand 0: sloth
line: golden_frog golden_frog gorilla anaconda
collection 0 left: macaw lion
collection 0 right: macaw
---
0 use left
0 play sloth right
0 spot 0 left 2
= collection 0 left: lion macaw
> turn 1
",
    );
}

/// A Piranha is played beside a Brontosaurus; its player's draw-cards action comes in the next turn.
fn piranha(left: &str, right: &str, side: &str) -> String {
    format!(
        "
families farm dinosaurs exotic
characters ninja musician samurai
in play: yellow_ninja
hand 0: piranha t_rex
line: golden_frog anaconda fox sheep
deck: sheep
collection 0 left: {left}
collection 0 right: {right}
---
0 play piranha {side}
0 pay t_rex
"
    )
}

#[test]
fn l_7_3_piranha_uncovers_a_mesosaurus() {
    // The Piranha covered it and goes to the bottom: 3 + 3 + 1 again.
    check(&format!(
        "{}
= draw limit 0: 4
0 spot 0 left 2
0 spot 0 left 1
= collection 0 left: piranha mesosaurus
= draw limit 0: 7
1 draw anaconda
2 draw fox
! 0 draw golden_frog sheep sheep : needs 1 to 7, got 8 (O-4.1)
0 draw golden_frog sheep
> turn 1
",
        piranha("mesosaurus", "brontosaurus", "left")
    ));
    // It may go under the Brontosaurus as well; on it, the Ninja's 3 + 1 are left, which is not more than 4.
    check(&format!(
        "{}
= draw limit 0: 4
0 spot 0 left 2
0 spot 0 right 1
= collection 0 left: mesosaurus
= collection 0 right: piranha brontosaurus
= draw limit 0: 7
",
        piranha("mesosaurus", "brontosaurus", "left")
    ));
    check(&format!(
        "{}0 spot 0 left 2
0 spot 0 right 2
= collection 0 right: brontosaurus piranha
= draw limit 0: 4
= hand limit 0: 9",
        piranha("mesosaurus", "brontosaurus", "left")
    ));
}

#[test]
fn l_7_3_piranha_brings_a_mesosaurus_to_the_top_of_the_other_collection() {
    let text = piranha("velociraptor mesosaurus", "sheep brontosaurus", "left");
    // There it covers the Brontosaurus: the Ninja's 3 + 1 are not more than 4.
    check(&format!(
        "{text}
= hand limit 0: 12
= draw limit 0: 4
0 spot 0 left 2
0 spot 0 right 3
= collection 0 left: velociraptor piranha
= collection 0 right: sheep brontosaurus mesosaurus
= hand limit 0: 9
= draw limit 0: 4
"
    ));
    // The Piranha itself moves out of the way.
    check(&format!(
        "{text}
0 spot 0 left 3
0 spot 0 left 1
= collection 0 left: piranha velociraptor mesosaurus
= hand limit 0: 12
= draw limit 0: 7
"
    ));
}

#[test]
fn o_5_6_a_special_action_uncovered_in_the_turn_it_was_played() {
    // Caiman: Raccoon, extra action; Piranha covers the Raccoon and goes to the bottom, extra action: still not usable.
    let table = "
families farm exotic
hand 0: raccoon fox piranha rabbit
line: golden_frog golden_frog anaconda anaconda
discards: dog
collection 0 left: cat caiman
collection 0 right: macaw
---
0 play raccoon right
0 pay fox
> extra action 0
! 0 use right : not allowed here (O-5.6)
0 play piranha right
0 pay rabbit
> 0 reacts with caiman
! 0 use right : no answer to this question (L-7.3)
0 spot 0 right 3
0 spot 0 right 1
= collection 0 right: piranha macaw raccoon
> extra action 0
! 0 use right : not allowed here (O-5.6)
0 draw anaconda
> turn 1
1 draw anaconda
# From the next turn on it is.
0 use right
> 0 uses special right raccoon
";
    check(table);
}

#[test]
fn o_5_6_a_special_action_uncovered_that_was_played_before() {
    // A Ninja is played; its bonus is a Sloth that covers the Caiman, whose action comes all the same. It moves the Pig
    // from the Raccoon, which was played in an earlier turn, so that it can be used now.
    check(
        "
families farm exotic
characters ninja musician
hand 0: yellow_ninja fox
line: sloth golden_frog anaconda anaconda
discards: dog
collection 0 left: raccoon pig
collection 0 right: caiman
---
! 0 use left : not allowed here (O-6.1)
0 play yellow_ninja
0 pay fox
0 play sloth right
0 spot 0 left 2
= collection 0 left: pig raccoon
> extra action 0
0 use left
> 0 uses special left raccoon
0 take +discard
> turn 1
",
    );
}

#[test]
fn o_5_6_one_uncovered_by_another_player_in_between() {
    // The Raccoon was played, covered in the same turn, and uncovered by another player's Sloth.
    check(
        "
families farm exotic
hand 0: raccoon fox cat sheep
hand 1: sloth macaw
line: golden_frog golden_frog anaconda anaconda
discards: dog
collection 0 left: macaw caiman
collection 0 right: macaw
---
0 play raccoon right
0 pay fox
0 play cat right
0 pay sheep
0 no
= collection 0 right: macaw raccoon cat
> turn 1
1 play sloth left
1 pay macaw
1 spot 0 right 3
= collection 0 right: cat macaw raccoon
> turn 0
0 use right
> 0 uses special right raccoon
",
    );
}

#[test]
fn o_6_3_a_used_special_action_covered_and_uncovered_is_not_there_again() {
    // A Lion plays a Piranha, beside a Caiman; the Piranha covers the Lion and goes under it.
    let state = play(
        "
families savannah exotic
hand 0: piranha macaw
line: golden_frog golden_frog gorilla gorilla
collection 0 left: lion
collection 0 right: caiman
",
        &["0 use left", "0 play piranha left", "0 spot 0 left 2", "0 spot 0 left 1"],
    );
    assert_eq!(state.top_card(Seat(0), Side::Left).map(|card| card.slug()), Some("lion"));
    assert_eq!(state.judge_special(Seat(0), Side::Left), Err(Illegal::new(Rule::SpecialOnce, Why::NotAllowed)));
}

#[test]
fn o_6_3_a_copy_moved_to_the_top_is_another_card() {
    // The right Lion plays a Ninja for free, beside a Caiman: an action. The Ninja's bonus is a Sloth, which moves the
    // Caiman from the left Lion: that one has not been used.
    check(
        "
families savannah exotic
characters ninja musician
hand 0: yellow_ninja macaw
line: sloth golden_frog gorilla gorilla
collection 0 left: lion caiman
collection 0 right: lion
---
0 use right
0 play yellow_ninja
> 0 reacts with caiman
0 play sloth right
0 spot 0 left 2
= collection 0 left: caiman lion
= collection 0 right: lion sloth
> 0 gets an action
> extra action 0
0 use left
> 0 uses special left lion
0 play macaw left
> turn 1
",
    );
}

// --- Merchant -----------------------------------------------------------------------------------------------------

#[test]
fn l_7_11_merchant_leaves_with_five_cards_in_the_line() {
    let table = |families: &str, hand1: &str, more: &str| {
        format!(
            "
families {families} exotic
characters merchant ninja
in play: yellow_merchant
hand 0: red_merchant anaconda
hand 1: {hand1}
line: sloth sloth macaw macaw golden_frog
deck: caiman toucan piranha macaw
{more}
---
0 play red_merchant
0 pay anaconda
0 no
= line: sloth sloth macaw macaw golden_frog
> turn 1
"
        )
    };
    // Two cards of five: one is filled in.
    check(&format!(
        "{}1 draw sloth sloth\n> line filled caiman\n>! line filled toucan\n= line: macaw macaw golden_frog caiman",
        table("farm", "", "")
    ));
    // Rhino discards all five and four come.
    check(&format!(
        "{}
1 play rhino left
1 pay gorilla
1 yes
> line discards sloth
> line discards golden_frog
= line: caiman toucan piranha macaw
",
        table("savannah", "rhino gorilla", "")
    ));
    // The red Merchant limits the draw-cards action only: a Spider takes what it takes.
    check(&format!(
        "{}
1 use left
1 take sloth sloth golden_frog
> line filled caiman
>! line filled piranha
= line: macaw macaw caiman toucan
",
        table("lawn", "", "collection 1 left: spider")
    ));
}

#[test]
fn l_7_11_a_rhino_with_the_yellow_merchant_fills_five() {
    check(
        "
families savannah exotic
characters merchant ninja
in play: yellow_merchant
hand 0: rhino gorilla
line: sloth sloth macaw macaw golden_frog
deck: caiman toucan piranha macaw anaconda
---
0 play rhino left
0 pay gorilla
0 yes
> line discards golden_frog
= line: caiman toucan piranha macaw anaconda
> extra action 0
",
    );
}

#[test]
fn o_9_7_spider_with_a_line_of_five() {
    // All five make exactly six folds; the line is refilled to five.
    check(
        "
families lawn exotic
characters merchant ninja
in play: yellow_merchant
line: fly fly sloth sloth macaw
deck: caiman toucan piranha golden_frog anaconda
collection 0 left: spider
---
0 use left
? 0: take fly fly sloth sloth macaw
! 0 take fly fly sloth sloth : needs 6, got 4 (O-9.7)
0 take fly fly sloth sloth macaw
= line: caiman toucan piranha golden_frog anaconda
> turn 1
",
    );
    check(
        "
families lawn exotic
characters merchant ninja
in play: yellow_merchant
line: bee ant macaw caiman spider
collection 0 left: spider
---
0 use left
? 0: take bee ant | take bee macaw | take caiman spider
",
    );
}

#[test]
fn l_7_1_mesosaurus_with_the_red_merchant() {
    // Six folds, but two cards.
    check(
        "
families farm dinosaurs
characters merchant ninja
in play: red_merchant
line: cat cat sheep fox
collection 0 left: mesosaurus
collection 0 right: brontosaurus
---
= draw limit 0: 6
? 0: draw cat | draw sheep | draw fox | draw cat cat | draw cat sheep | draw cat fox | draw sheep fox
! 0 draw cat cat sheep : needs 1 to 2, got 3 (L-4.4)
! 0 draw cat cat fox : needs 1 to 2, got 3 (L-4.4)
0 draw sheep fox
= hand 0: sheep fox
",
    );
}

#[test]
fn l_7_1_mesosaurus_with_the_red_monk_and_a_dear_card() {
    // 6 − 1 = 5; a single card may always be taken.
    check(
        "
families farm dinosaurs
characters monk ninja
override fox folds 7
in play: red_monk
line: cat sheep fox rabbit
collection 0 left: mesosaurus
collection 0 right: brontosaurus
---
= draw limit 0: 5
? 0: draw cat | draw sheep | draw fox | draw rabbit | draw cat sheep | draw cat rabbit
! 0 draw cat fox : needs 1 to 5, got 8 (O-4.1)
",
    );
}

// --- Geisha -------------------------------------------------------------------------------------------------------

#[test]
fn l_7_10_the_top_discard_after_a_payment_with_the_yellow_geisha() {
    // An Elephant is paid for with a Macaw and a Sloth, two folds and one: the Macaw is on top and may be played next.
    check(
        "
families savannah exotic
characters geisha ninja
in play: yellow_geisha
hand 0: elephant macaw sloth sloth caiman
line: golden_frog golden_frog gorilla gorilla
discards: toucan
deck: anaconda
---
0 play elephant left
0 pay macaw sloth sloth
= discards: toucan sloth sloth macaw
0 yes
> 0 draws anaconda
? 0: play macaw right +discard | no
0 play macaw right +discard
? 0: pay caiman
0 pay caiman
> 0 places macaw right
= discards: toucan sloth sloth caiman
",
    );
    // Rice paper leaves the old top where it is.
    check(
        "
families savannah polar
characters geisha ninja
in play: yellow_geisha
hand 0: elephant rice_paper rice_paper rice_paper rice_paper reindeer
line: walrus walrus gorilla gorilla
discards: seal
deck: penguin
---
0 play elephant left
0 pay rice_paper rice_paper rice_paper rice_paper
= discards: seal
0 yes
? 0: play seal right +discard | no
",
    );
}

#[test]
fn l_7_12_the_top_discard_after_a_payment_with_the_red_geisha() {
    // The discard on top before a payment is the one that may pay: for the second play that is the first payment's top.
    check(
        "
families savannah exotic
characters geisha ninja
in play: red_geisha
hand 0: elephant toucan sloth
line: golden_frog golden_frog gorilla gorilla
discards: macaw
deck: anaconda
---
0 play elephant left
? 0: pay toucan +discard
0 pay toucan +discard
> 0 pays macaw from discards
# Both are worth two folds; the order of the card list decides.
= discards: macaw toucan
0 yes
> 0 draws anaconda
? 0: play sloth right | no
0 play sloth right
? 0: pay +discard
0 pay +discard
> 0 pays toucan from discards
= discards: macaw toucan
",
    );
}

#[test]
fn l_7_10_vulture_with_the_yellow_geisha() {
    let vulture = |hand: &str, discards: &str| {
        format!(
            "
families farm sky
characters geisha ninja
in play: yellow_geisha
hand 0: {hand}
line: rabbit rabbit fox fox
discards: {discards}
collection 0 left: vulture
---
"
        )
    };
    // The card on top after the Vulture has taken one is the Dove; it costs 4, the Sheep must pay.
    check(&format!(
        "{}
0 use left
> 0 takes sheep from discards
? 0: play dove right +discard
! 0 play sheep right +discard : not there (L-7.10)
! 0 play sheep right : not allowed here (O-9.13)
0 play dove right +discard
> 0 plays dove right from discards
? 0: pay sheep parrot
0 pay sheep parrot
> 0 places dove right
= discards: pig sheep parrot
",
        vulture("parrot", "pig dove sheep")
    ));
    // A copy of the card taken, on top below it, is another card: it may be played and the taken one pays.
    check(&format!(
        "{}
0 use left
? 0: play cat right | play sheep right +discard
! 0 play sheep right : not allowed here (O-9.13)
0 play sheep right +discard
? 0: pay cat sheep
0 pay cat sheep
= collection 0 right: sheep
= discards: cat sheep
",
        vulture("cat", "sheep sheep")
    ));
    // With an empty hand the taken card alone may pay.
    check(&format!(
        "{}
0 use left
? 0: play cat right +discard
0 play cat right +discard
? 0: pay sheep
",
        vulture("", "cat sheep")
    ));
    // Nothing lies below and nothing in hand can be paid with it: it can't be chosen.
    check(&format!("{}! 0 use left : not allowed here (O-6.2)", vulture("", "sheep")));
    check(&format!("{}! 0 use left : not allowed here (O-6.2)", vulture("", "pig sheep")));
}

#[test]
fn l_7_12_vulture_with_the_red_geisha() {
    // The taken card must pay, and the discard that is on top then may pay as well.
    check(
        "
families farm sky
characters geisha ninja
in play: red_geisha
hand 0: owl
line: rabbit rabbit fox fox
discards: dove sheep
collection 0 left: vulture
---
0 use left
> 0 takes sheep from discards
0 play owl right
? 0: pay sheep +discard
0 pay sheep +discard
> 0 pays dove from discards
= discards: sheep dove
",
    );
}

#[test]
fn l_7_10_caterpillar_with_the_yellow_geisha() {
    // The Butterfly comes from the hand.
    let caterpillar = |hand: &str, discards: &str| {
        format!(
            "
families lawn exotic
characters geisha ninja
in play: yellow_geisha
hand 0: {hand}
line: golden_frog golden_frog bee bee
discards: {discards}
collection 0 left: caterpillar
---
"
        )
    };
    check(&format!("{}! 0 use left : not allowed here (O-6.2)", caterpillar("macaw", "butterfly")));
    // With one in hand it is that one; the Caterpillar lies on the other one then.
    check(&format!(
        "{}
0 use left
= collection 0 left: butterfly
= hand 0:
= discards: butterfly caterpillar
",
        caterpillar("butterfly", "butterfly")
    ));
}

#[test]
fn o_9_18_a_caterpillars_butterfly_costs_nothing_with_any_character() {
    for in_play in ["red_musician", "yellow_calligrapher", "red_calligrapher"] {
        check(&format!(
            "
families lawn exotic
characters musician calligrapher
in play: {in_play}
hand 0: butterfly macaw
line: golden_frog golden_frog bee bee
collection 0 left: caterpillar
---
0 use left
> 0 places butterfly left
= hand 0: macaw
= discards: caterpillar
> turn 1
"
        ));
    }
}

#[test]
fn l_4_7_a_caterpillars_butterfly_is_a_play() {
    // Toucan: into the other collection.
    check(
        "
families lawn exotic
hand 0: butterfly macaw
line: golden_frog golden_frog bee bee
deck: sloth
collection 0 left: caterpillar
collection 0 right: toucan
---
0 use left
> 0 places butterfly left
> 0 reacts with toucan
> 0 draws sloth
> turn 1
",
    );
}

#[test]
fn o_9_19_fly_and_raccoon_take_the_top_discard_whatever_the_geisha() {
    for colour in ["yellow", "red"] {
        check(&format!(
            "
families lawn exotic
characters geisha ninja
in play: {colour}_geisha
hand 0: fly macaw
line: golden_frog golden_frog bee bee
discards: caiman
---
0 play fly left
0 pay macaw
0 yes
> 0 takes macaw from discards
= discards: caiman
"
        ));
    }
}

// --- Caiman -------------------------------------------------------------------------------------------------------

/// Two Caimans on top, four pairs in the game, and a hand to play eight characters with.
const CHAIN: &str = "
families polar exotic dinosaurs legendary
characters ninja actor sumo_wrestler samurai
hand 0: yellow_ninja red_ninja yellow_actor red_actor yellow_sumo_wrestler red_sumo_wrestler yellow_samurai red_samurai oni oni griffin griffin reindeer reindeer t_rex t_rex
line: golden_frog golden_frog anaconda anaconda
deck: walrus walrus
collection 0 left: caiman
";

/// Plays characters one after another, each paid with a card of four folds.
fn chain(characters: &[&str]) -> String {
    let cards = ["oni", "oni", "griffin", "griffin", "reindeer", "reindeer", "t_rex", "t_rex"];
    let play = |(character, card)| format!("0 play {character}\n0 pay {card}\n0 no\n> extra action 0\n= asked 0\n");
    characters.iter().zip(cards).map(play).collect()
}

const EIGHT: [&str; 8] = [
    "yellow_ninja",
    "red_ninja",
    "yellow_actor",
    "red_actor",
    "yellow_sumo_wrestler",
    "red_sumo_wrestler",
    "yellow_samurai",
    "red_samurai",
];

#[test]
fn o_3_4_caiman_chains_with_characters() {
    // One action for each of eight characters, and the last one is used to draw.
    check(&format!(
        "{CHAIN}---
{}= extra 0
0 draw anaconda
> turn 1
= in play: red_ninja red_actor red_sumo_wrestler red_samurai",
        chain(&EIGHT)
    ));
}

#[test]
fn o_3_4_ten_extra_actions_at_most_with_two_caimans() {
    // Two actions for each of five characters are ten; those of the others are lost.
    let ten = format!("{CHAIN}collection 0 right: caiman\n---\n{}", chain(&EIGHT[..5]));
    check(&format!(
        "{ten}
= extra 5
0 play red_sumo_wrestler
0 pay reindeer
0 no
> 0 loses an action
> 0 loses an action
>! 0 gets an action
> extra action 0
= extra 4
0 play yellow_samurai
0 pay t_rex
0 no
>! 0 gets an action
= extra 3
0 draw golden_frog
> extra action 0
0 draw golden_frog
> extra action 0
0 draw anaconda
> extra action 0
0 draw anaconda
>! extra action 0
> turn 1
"
    ));
    // Fewer than ten are all taken.
    check(
        &format!("{CHAIN}collection 0 right: caiman\n---\n{}= extra 7", chain(&EIGHT[..4]))
            .replace("= extra 7", "= extra 4"),
    );
}

#[test]
fn l_4_7_caiman_and_a_bonus_that_is_a_character() {
    // Each character costs 4, printed: two reactions, and a third for the Toucan (4) at the end of the chain.
    check(
        "
families farm exotic
characters ninja musician
hand 0: yellow_ninja fox
line: red_musician toucan golden_frog anaconda
collection 0 left: caiman
---
0 play yellow_ninja
0 pay fox
> 0 reacts with caiman
0 play red_musician
> 0 reacts with caiman
0 play toucan right
> 0 reacts with caiman
> 0 gets an action
> 0 gets an action
> 0 gets an action
> extra action 0
= extra 2
",
    );
}

#[test]
fn o_3_4_caiman_and_rhino_bring_an_action_each() {
    // Rhino costs 4.
    check(
        "
families savannah exotic
hand 0: rhino gorilla
line: golden_frog golden_frog anaconda anaconda
collection 0 left: caiman
---
0 play rhino right
0 pay gorilla
> 0 reacts with caiman
0 yes
> 0 gets an action
> 0 gets an action
> extra action 0
= extra 1
",
    );
}

// --- Toucan -------------------------------------------------------------------------------------------------------

#[test]
fn l_4_7_toucan_with_snake() {
    let snake = |left: &str, right: &str, side: &str| {
        format!(
            "
families savannah exotic
hand 0: snake gorilla elephant
line: golden_frog golden_frog anaconda anaconda
deck: macaw
collection 0 left: {left}
collection 0 right: {right}
---
0 play snake {side}
0 pay elephant gorilla
"
        )
    };
    // Under the Toucan: that is not its other collection, so nothing is drawn.
    check(&format!(
        "{}
>! 0 reacts with toucan
0 yes
= collection 0 left: snake toucan
>! 0 reacts with toucan
>! 0 draws macaw
> turn 1
= hand 0:
",
        snake("toucan", "sloth", "left")
    ));
    // Into the other collection: after the Snake has moved.
    check(&format!(
        "{}
> 0 reacts with toucan
>! 0 draws macaw
0 yes
> 0 moves top right under
> 0 draws macaw
> turn 1
= collection 0 right: snake sloth
",
        snake("toucan", "sloth", "right")
    ));
    // Two Toucans: the one that is not covered.
    check(&format!(
        "{}> 0 reacts with toucan\n0 no\n> 0 draws macaw\n> turn 1\n= hand 0: macaw",
        snake("toucan", "toucan", "left")
    ));
}

#[test]
fn l_4_7_caiman_with_snake() {
    // Snake costs 6. Under the Caiman it covers nothing (O-9.9), so the Caiman was and stays on top, as beside it; it reacts when
    // the Snake is there. A Snake that stays on top covers it.
    let snake = |side: &str, answer: &str| {
        format!(
            "
families savannah exotic
hand 0: snake gorilla elephant
line: golden_frog golden_frog anaconda anaconda
collection 0 left: caiman
collection 0 right: sloth
---
0 play snake {side}
0 pay elephant gorilla
0 {answer}
"
        )
    };
    let reacts = "> 0 reacts with caiman\n> 0 gets an action\n> extra action 0\n";
    check(&format!("{}> 0 moves top left under\n{reacts}= collection 0 left: snake caiman", snake("left", "yes")));
    check(&format!("{}>! 0 reacts with caiman\n> turn 1\n= collection 0 left: caiman snake", snake("left", "no")));
    check(&format!("{}> 0 gets an action\n> extra action 0", snake("right", "yes")));
    // Alone in its collection it goes under nothing, and in another player's turn the action is lost (O-3.4).
    check(
        "
families savannah exotic
hand 0: snake gorilla elephant
line: golden_frog golden_frog anaconda anaconda
collection 0 right: sloth
---
0 play snake left
0 pay elephant gorilla
> snake has nothing to do for 0
> turn 1
",
    );
    check(
        "
families savannah exotic legendary
hand 0: dragon nine_tailed_fox nine_tailed_fox
hand 1: snake gorilla elephant
line: golden_frog golden_frog anaconda anaconda
collection 1 left: caiman
collection 1 right: sloth
---
0 play dragon left
0 pay nine_tailed_fox nine_tailed_fox
0 yes
1 play snake left
1 pay elephant gorilla
1 yes
> 1 moves top left under
> 1 reacts with caiman
> 1 loses an action
> turn 1
",
    );
}

#[test]
fn l_4_7_caiman_with_a_parrot_that_copies_a_snake() {
    // The Parrot lies on top before it copies anything (O-9.12), so it has covered the Caiman; here it costs 4. A card
    // that has the Snake's own effect goes straight under.
    let copies = |override_: &str, card: &str, answer: &str| {
        format!(
            "
override {override_}
families sky savannah exotic
hand 0: {card} gorilla
line: golden_frog golden_frog anaconda anaconda
collection 0 left: caiman
collection 0 right: snake
---
0 play {card} left
0 pay gorilla
0 {answer}
> 0 moves top left under
"
        )
    };
    check(&format!("{}>! 0 reacts with caiman\n> turn 1", copies("parrot cost 4", "parrot", "pick snake")));
    let own = copies("zebra ability snake\noverride zebra cost 4", "zebra", "yes");
    check(&format!("{own}> 0 reacts with caiman\n> 0 gets an action\n> extra action 0"));
}

#[test]
fn l_4_7_a_toucan_sees_every_play_of_a_chain() {
    // Monkey and the Cheetah it plays, both into the other collection: two cards, when both are done.
    check(
        "
families savannah exotic
hand 0: monkey cheetah sloth sloth caiman
line: golden_frog golden_frog anaconda anaconda
deck: macaw piranha
collection 0 left: sloth toucan
collection 0 right: macaw
---
0 play monkey right
0 pay sloth sloth
> 0 reacts with toucan
0 play cheetah right
0 pay caiman
> 0 reacts with toucan
0 no
> 0 draws macaw
> 0 draws piranha
> turn 1
",
    );
}

// --- Nine-tailed Fox, Oni, Phoenix --------------------------------------------------------------------------------

#[test]
fn l_7_6_nine_tailed_fox_with_two_players() {
    let fox = |hands: [&str; 2]| {
        format!(
            "
families farm legendary
characters ninja musician
override nine_tailed_fox cost 0
hand 0: nine_tailed_fox {}
hand 1: {}
line: rabbit rabbit griffin griffin
---
0 play nine_tailed_fox left
0 pay nothing
",
            hands[0], hands[1]
        )
    };
    check(&format!(
        "{}
0 yes
= asked 0 1
0 pick cat
1 pick red_ninja
= asked 0 1
1 pick sheep
0 pick fox
> 0 passes cat to 1
> 0 passes fox to 1
> 1 passes red_ninja to 0
> 1 passes sheep to 0
= hand 0: pig sheep red_ninja
= hand 1: cat fox
= known 0 to 1: sheep red_ninja
= known 1 to 0: cat fox
",
        fox(["cat pig fox", "sheep red_ninja"])
    ));
    // One card: it goes to the other player; none: nothing. What one receives is not passed on.
    check(&format!(
        "{}0 yes\n0 pick cat\n1 pick sheep\n= asked 0\n0 pick pig\n= hand 0: sheep\n= hand 1: cat pig",
        fox(["cat pig", "sheep"])
    ));
    check(&format!(
        "{}0 yes\n= asked 1\n1 pick sheep\n1 pick dog\n= hand 0: sheep dog\n= hand 1: cat",
        fox(["", "sheep cat dog"])
    ));
    // Nobody has a card.
    check(&format!("{}>! 0 uses nine_tailed_fox\n> turn 1", fox(["", ""])));
}

#[test]
fn l_7_7_oni_with_short_hands_copied_by_a_parrot() {
    check(
        "
families sky polar legendary
start 1
hand 0: seal
hand 1: parrot vulture
hand 2: rice_paper owl chick
line: eagle eagle griffin griffin
collection 0 left: oni
---
1 play parrot left
1 pay vulture
1 pick oni
> 1 copies oni
# Its player has no card left and is not asked.
= asked 0 2
0 pick seal
2 pick owl
= asked 2
? 2: pick chick | pick rice_paper
2 pick rice_paper
> 2 discards rice_paper
> 2 discards owl
> 0 discards seal
= discards: vulture owl seal
= rice deck 18
= hand 2: chick
> turn 2
",
    );
}

#[test]
fn l_7_7_oni_with_one_species_twice_and_one_card() {
    check(
        "
families farm legendary
override oni cost 0
hand 0: oni cat cat cat
hand 1: pig
line: rabbit rabbit griffin griffin
---
0 play oni left
0 pay nothing
0 yes
1 pick pig
0 pick cat
= asked 0
? 0: pick cat
0 pick cat
= hand 0: cat
= hand 1:
= discards: cat cat pig
",
    );
}

#[test]
fn o_4_3_a_run_out_in_the_middle_of_phoenix() {
    // The deck has three cards: the second player's second one comes from the new deck of what was discarded.
    let text = "
families farm legendary
override phoenix cost 0
hand 0: phoenix cat
hand 1: pig
line: rabbit rabbit griffin griffin
deck: dragon kappa unicorn
discards: dog
rest box
---
0 play phoenix left
0 pay nothing
0 yes
0 pick cat
1 pick pig
> 0 discards cat
> 1 discards pig
> 0 draws dragon
> 0 draws kappa
> 1 draws unicorn
> run-out 1
= asked *
= discards: dog cat pig
* shuffled 0000000000000001
> shuffled 3
= deck 2
= discards:
= hand 0: kappa dragon
> turn 1
";
    check(text);
    // With rice paper discarded and no other discards, the deck stays empty: what can't be drawn is not owed.
    check(
        "
families polar legendary
override phoenix cost 0
hand 0: phoenix rice_paper
hand 1: rice_paper
line: walrus walrus griffin griffin
deck: dragon kappa unicorn
rest box
---
0 play phoenix left
0 pay nothing
0 yes
0 pick rice_paper
1 pick rice_paper
> 1 draws unicorn
> run-out 1
> turn 1
= hand 0: dragon kappa
= hand 1: unicorn
= deck 0
= rice deck 18
",
    );
    // The last card is the last one drawn: a run-out all the same.
    check(
        "
families polar legendary
override phoenix cost 0
hand 0: phoenix
line: walrus walrus griffin griffin
deck: dragon kappa unicorn seal
rest box
---
0 play phoenix left
0 pay nothing
0 yes
> 1 draws seal
> run-out 1
> turn 1
",
    );
}

#[test]
fn o_7_1_two_run_outs_in_one_phoenix() {
    // Two cards in the deck, two in the discards afterwards, four players to draw eight: the end begins.
    check(
        "
families polar exotic dinosaurs legendary
override phoenix cost 0
start 0
hand 0: phoenix seal
hand 1: macaw
line: walrus walrus griffin griffin
deck: dragon kappa
rest box
---
0 play phoenix left
0 pay nothing
0 yes
0 pick seal
1 pick macaw
> 0 draws dragon
> 0 draws kappa
> run-out 1
* shuffled 0000000000000001
> shuffled 2
> run-out 2
> turn 1
= hand 2:
= hand 3:
= runouts 2
",
    );
}

// --- Cricket and Elephant with characters -------------------------------------------------------------------------

#[test]
fn l_4_6_cricket_with_characters() {
    let text = "
families lawn exotic
characters ninja musician
hand 0: cricket bee red_ninja caterpillar macaw
line: yellow_ninja golden_frog anaconda caiman
---
0 play cricket left
0 pay bee
0 pick yellow_ninja
> 0 takes yellow_ninja from line
= line: golden_frog anaconda caiman
";
    // The card just taken may not be played; it may pay for its other version.
    check(&format!(
        "{text}
! 0 play yellow_ninja : not allowed here (O-9.6)
0 play red_ninja
? 0: pay macaw caterpillar | pay macaw yellow_ninja | pay caterpillar yellow_ninja
0 pay caterpillar yellow_ninja
> 0 puts red_ninja in play
= asked 0
# The line has a gap; the bonus is one of the three.
? 0: play golden_frog right | play anaconda right | play caiman right | no
0 play caiman right
> turn 1
"
    ));
    // The ban is the Cricket's own: a bonus that plays the line's other character is no matter.
    check(
        "
families lawn exotic
characters ninja musician
hand 0: cricket bee red_ninja ant ant
line: yellow_ninja red_musician anaconda caiman
---
0 play cricket left
0 pay bee
0 pick yellow_ninja
0 play red_ninja
0 pay ant ant
0 play red_musician
> 0 puts red_musician in play
0 no
> turn 1
= in play: red_ninja red_musician
= hand 0: yellow_ninja
",
    );
}

#[test]
fn l_4_6_elephant_with_characters() {
    // The character just drawn is played, its bonus is another Elephant, which draws a character and plays it in turn.
    check(
        "
families savannah exotic
characters ninja musician
hand 0: elephant gorilla gorilla macaw macaw
line: elephant golden_frog anaconda caiman
deck: yellow_ninja red_musician sloth
---
0 play elephant left
0 pay gorilla
0 yes
> 0 draws yellow_ninja
0 play yellow_ninja
0 pay gorilla
> 0 puts yellow_ninja in play
0 play elephant right
> 0 plays elephant right from line
0 yes
> 0 draws red_musician
0 play red_musician
0 pay macaw macaw
> 0 puts red_musician in play
? 0: play golden_frog left | play golden_frog right | play anaconda left | play anaconda right | play caiman left | play caiman right | no
0 no
> line filled sloth
> turn 1
= in play: yellow_ninja red_musician
",
    );
}

#[test]
fn l_4_6_chick_takes_no_character_and_minnow_neither() {
    check(
        "
families sky sea
characters ninja musician
override chick cost 0
override minnow cost 0
hand 0: chick
hand 1: minnow
line: red_ninja yellow_ninja red_musician yellow_musician
---
0 play chick left
0 pay nothing
>! 0 uses chick
> turn 1
1 play minnow left
1 pay nothing
>! 1 uses minnow
> turn 0
",
    );
}

// --- more ---------------------------------------------------------------------------------------------------------

#[test]
fn l_3_3_squid_with_the_gardener() {
    // Whoever has two cards left after a Squid gets a third one.
    check(
        "
families sea exotic
characters gardener ninja
in play: yellow_gardener
override squid cost 0
hand 0: squid macaw macaw
line: golden_frog golden_frog anaconda anaconda
deck: sloth caiman toucan
---
0 play squid left
0 pay nothing
0 done
> 0 draws sloth
> turn 1
= hand 0: macaw macaw sloth
",
    );
}

#[test]
fn o_9_12_parrot_copies_sloth_piranha_and_unicorn() {
    let parrot = |line: &str| {
        format!(
            "
families sky exotic legendary
hand 0: parrot vulture
line: {line} eagle eagle griffin
deck: macaw
collection 0 left: chick chick
collection 0 right: owl
collection 1 left: macaw caiman
collection 1 right: macaw
---
0 play parrot right
0 pay vulture
"
        )
    };
    check(&format!(
        "{}
0 pick sloth
# Two Chicks on each other can't be told apart: moving one changes nothing.
? 0: spot 0 right 2 | spot 1 left 2
0 spot 0 right 2
> 0 moves parrot right 2 to right 1
= collection 0 right: parrot owl
> turn 1
",
        parrot("sloth")
    ));
    check(&format!(
        "{}
0 pick piranha
0 spot 0 left 1
0 spot 0 left 2
> turn 1
",
        parrot("piranha").replace("left: chick chick", "left: chick dove")
    ));
    check(&format!(
        "{}
0 pick unicorn
= asked 0
? 0: pick unicorn | no
0 pick unicorn
> 0 takes unicorn from line
> line filled macaw
= asked 1
",
        parrot("unicorn")
    ));
}

#[test]
fn o_9_1_characters_in_play_are_not_visible_origami() {
    // Nor in the line, for what counts a species or a family; the Dog sees its Sheep.
    check(
        "
families farm sky
characters ninja musician
in play: yellow_ninja
hand 0: dog fox raccoon
line: sheep red_ninja rabbit rabbit
deck: owl eagle magpie
---
0 play dog left
0 pay raccoon fox
0 yes
= hand 0: owl eagle
",
    );
}

#[test]
fn o_9_15_raccoon_takes_a_replaced_character() {
    check(
        "
families farm exotic
characters ninja musician
in play: yellow_ninja
hand 0: red_ninja fox
line: golden_frog golden_frog anaconda anaconda
collection 1 left: raccoon
---
0 play red_ninja
0 pay fox
0 no
= discards: fox yellow_ninja
1 use left
? 1: take +discard
1 take +discard
= hand 1: yellow_ninja
= discards: fox
",
    );
}

#[test]
fn o_9_14_pig_played_as_a_bonus_takes_nothing() {
    check(
        "
families farm exotic
characters ninja musician
hand 0: yellow_ninja fox
line: pig golden_frog anaconda anaconda
---
0 play yellow_ninja
0 pay fox
0 play pig left
>! 0 uses pig
> turn 1
= discards: fox
",
    );
}

#[test]
fn l_7_11_the_yellow_merchants_card_meets_a_run_out() {
    // The new deck is made of the payment and of the red Merchant, who has left already; then comes the bonus.
    check(
        "
families farm exotic
characters merchant ninja
in play: red_merchant
hand 0: yellow_merchant fox
line: rabbit rabbit golden_frog anaconda
deck: macaw
rest box
---
0 play yellow_merchant
0 pay fox
> red_merchant leaves play
> 0 puts yellow_merchant in play
> line filled macaw
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 2
= asked 0
? 0: play rabbit left | play golden_frog left | play anaconda left | play macaw left | no
0 play macaw left
> turn 1
= deck 1
",
    );
    // Nothing to be had: no card is added, and none is owed.
    check(
        "
families farm exotic
characters merchant ninja
override yellow_merchant cost 0
hand 0: yellow_merchant
line: rabbit rabbit golden_frog anaconda
rest box
---
0 play yellow_merchant
0 pay nothing
= line: rabbit rabbit golden_frog anaconda
= asked 0
0 no
> turn 1
",
    );
}

#[test]
fn l_7_11_a_merchant_played_as_a_bonus_adds_its_card_too() {
    check(
        "
families farm exotic
characters merchant ninja
hand 0: red_ninja fox
line: rabbit rabbit yellow_merchant anaconda
deck: macaw sloth toucan
---
0 play red_ninja
0 pay fox
0 play yellow_merchant
> 0 puts yellow_merchant in play
> line filled macaw
>! line filled sloth
= line: rabbit rabbit anaconda macaw
0 no
> line filled sloth
> turn 1
= line: rabbit rabbit anaconda macaw sloth
",
    );
}

#[test]
fn l_7_10_cricket_with_the_yellow_geisha() {
    // A Macaw paid for the Cricket lies on top; the one just taken from the line may not be played, that one may.
    check(
        "
families lawn exotic
characters geisha ninja
in play: yellow_geisha
hand 0: cricket macaw macaw caiman
line: macaw golden_frog golden_frog anaconda
---
0 play cricket left
0 pay macaw macaw
0 pick macaw
! 0 play macaw right : not allowed here (O-9.6)
? 0: play macaw right +discard | no
0 play macaw right +discard
? 0: pay caiman
0 pay caiman
> 0 places macaw right
= hand 0: macaw
= discards: macaw caiman
",
    );
}

#[test]
fn l_7_10_with_rice_paper_only_the_top_discard_can_still_be_played() {
    // As an action, so that the turn is not passed (O-3.3).
    check(
        "
families farm polar
characters geisha ninja
in play: yellow_geisha
hand 0: rice_paper rice_paper
discards: cat
rest box
---
? 0: play cat left +discard
! 0 pass : not allowed here (O-3.3)
0 play cat left +discard
0 pay rice_paper rice_paper
> 0 places cat left
= discards:
",
    );
    // By a Dragon.
    check(
        "
families polar exotic legendary
characters geisha ninja musician
in play: yellow_geisha
override dragon cost 0
hand 0: dragon
hand 1: rice_paper rice_paper rice_paper
line: walrus walrus griffin griffin
discards: macaw
---
0 play dragon left
0 pay nothing
0 yes
# Nobody has an origami in hand, but all could play the top discard, as far as everybody can see.
= asked 0
? 0: no
0 no
= asked 1
? 1: play macaw left +discard | no
1 play macaw left +discard
1 pay rice_paper rice_paper rice_paper
> 1 places macaw left
# Now there are no discards.
> turn 1
",
    );
}

#[test]
fn l_7_10_rhino_with_the_yellow_geisha() {
    // The line's dearest card is on top of the discards, and the Rhino gives an action.
    check(
        "
families savannah exotic
characters geisha ninja
in play: yellow_geisha
hand 0: rhino gorilla lion lion
line: golden_frog macaw sloth caiman
deck: anaconda anaconda toucan toucan
---
0 play rhino left
0 pay gorilla
0 yes
= discards: gorilla sloth macaw caiman golden_frog
> extra action 0
0 play golden_frog right +discard
? 0: pay lion lion
0 pay lion lion
> 0 places golden_frog right
= discards: gorilla sloth macaw caiman lion lion
",
    );
}

#[test]
fn l_7_10_chick_with_the_yellow_geisha() {
    // A Sky origami on top may be played; what pays for the Chick is on top then.
    let chick = |payment: &str| {
        format!(
            "
families sky exotic
characters geisha ninja
in play: yellow_geisha
hand 0: chick {payment} caiman
line: golden_frog golden_frog anaconda anaconda
---
0 play chick left
0 pay {payment}
"
        )
    };
    check(&format!("{}? 0: play parrot right +discard | no", chick("parrot")));
    check(&format!("{}? 0: no\n! 0 play macaw right +discard : not allowed here (O-5.8)", chick("macaw")));
}

#[test]
fn l_7_12_rice_paper_and_the_top_discard_pay_together() {
    check(
        "
families farm polar
characters geisha ninja
in play: red_geisha
hand 0: seal rice_paper rice_paper
line: rabbit rabbit walrus walrus
discards: cat sheep
---
0 play seal left
? 0: pay rice_paper rice_paper +discard
! 0 pay rice_paper rice_paper : needs 4, got 2 (O-5.1)
0 pay rice_paper rice_paper +discard
> 0 pays sheep from discards
= discards: cat sheep
= rice deck 18
= hand 0:
",
    );
    // A Walrus takes the discard that paid for it.
    check(
        "
families farm polar
characters geisha ninja
in play: red_geisha
hand 0: walrus reindeer rice_paper rice_paper
line: rabbit rabbit walrus cat
discards: pig sheep
---
0 play walrus left
0 pay reindeer rice_paper rice_paper +discard
? 0: pick pig | pick sheep | pick reindeer | no
0 pick sheep
= hand 0: sheep
= discards: pig reindeer
",
    );
}

#[test]
fn l_7_12_a_copy_in_hand_and_the_one_on_top_pay_together() {
    check(
        "
families farm exotic
characters geisha ninja
in play: red_geisha
hand 0: raccoon sheep sheep
line: rabbit rabbit golden_frog anaconda
discards: cat sheep
---
0 play raccoon left
? 0: pay sheep sheep | pay sheep +discard
0 pay sheep +discard
> 0 pays sheep from discards
> 0 pays sheep
= hand 0: sheep
= discards: cat sheep sheep
",
    );
    // One for the other.
    check(
        "
families farm exotic
characters geisha ninja
in play: red_geisha
hand 0: sheep cat
line: rabbit rabbit golden_frog anaconda
discards: sheep
---
0 play sheep left
? 0: pay cat +discard
",
    );
}

#[test]
fn l_7_12_the_top_discard_and_both_calligraphers() {
    let text = |colour: &str| {
        format!(
            "
families farm exotic
characters geisha calligrapher
in play: red_geisha {colour}_calligrapher
hand 0: raccoon fox cat sheep
line: rabbit rabbit golden_frog anaconda
discards: sloth
---
0 play raccoon left
"
        )
    };
    // Yellow: 4 or 5, also with a card that would not have been needed.
    check(&format!("{}? 0: pay fox | pay fox cat | pay fox +discard | pay cat sheep +discard", text("yellow")));
    // Red: two cards, of which the discard may be one.
    check(&format!("{}? 0: pay cat sheep +discard\n! 0 pay fox : needs 2, got 1 (L-4.4)", text("red")));
}

#[test]
fn l_4_5_the_red_calligrapher_and_rice_paper() {
    // Each is a card.
    check(
        "
families farm polar
characters calligrapher musician
in play: red_calligrapher
hand 0: cat sheep rice_paper rice_paper
line: rabbit rabbit walrus walrus
---
0 play cat left
? 0: pay rice_paper rice_paper
! 0 pay sheep : needs 2, got 1 (L-4.4)
0 pay rice_paper rice_paper
",
    );
    check(
        "
families farm polar
characters calligrapher musician
in play: yellow_calligrapher
hand 0: cat rice_paper rice_paper rice_paper rice_paper
line: rabbit rabbit walrus walrus
---
0 play cat left
? 0: pay rice_paper rice_paper | pay rice_paper rice_paper rice_paper
",
    );
}

#[test]
fn l_4_5_a_character_that_can_not_be_paid_with_two_cards_can_not_be_chosen() {
    check(
        "
families farm exotic
characters calligrapher musician
in play: red_calligrapher
hand 0: red_musician fox
line: rabbit rabbit golden_frog anaconda
---
! 0 play red_musician : needs 2, got 1 (L-4.4)
? 0: draw rabbit | draw golden_frog | draw anaconda
",
    );
}

#[test]
fn l_7_5_four_rounds_can_be_open_at_once() {
    // Two Dragons and two Parrots that copy them, each inside the other; then a Ninja beside a Caiman, whose bonus is a
    // Skate that meets a run-out. Everything is finished from the inside out.
    check(
        "
families sky sea exotic legendary
characters ninja musician geisha actor
override dragon cost 0
override parrot cost 0
override yellow_ninja cost 4
hand 0: dragon chick
hand 1: dragon chick
hand 2: parrot chick
hand 3: parrot yellow_ninja eagle chick
line: skate golden_frog golden_frog griffin
deck: macaw toucan
discards: kappa kappa phoenix
collection 3 left: minnow
collection 3 right: caiman
rest box
---
0 play dragon left
0 pay nothing
0 yes
0 no
1 play dragon left
1 pay nothing
1 yes
1 no
2 play parrot left
2 pay nothing
2 pick dragon
> 2 copies dragon
2 no
3 play parrot left
3 pay nothing
3 pick dragon
> 3 copies dragon
= asked 3
3 play yellow_ninja
3 pay eagle
> 3 reacts with caiman
3 play skate right
3 yes
> 3 looks at macaw
> 3 looks at toucan
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 4
= asked 3
3 pick macaw
> 3 loses an action
# The innermost round goes on with 0, 1, 2; then that of player 2 with 0 and 1, that of 1 with 2, 3, 0 …
= asked 0
0 no
= asked 1
1 no
= asked 2
2 no
= asked 0
0 no
= asked 1
1 no
= asked 3
3 no
= asked 0
0 no
= asked 2
2 no
= asked 3
3 no
> turn 1
",
    );
}

#[test]
fn l_7_3_a_piranha_in_another_players_turn_moves_its_owners_origami() {
    check(
        "
families farm exotic legendary
override dragon cost 0
hand 0: dragon
hand 1: piranha fox
line: rabbit rabbit golden_frog griffin
collection 0 left: cat
collection 1 left: cat
collection 1 right: sheep
---
0 play dragon right
0 pay nothing
0 yes
1 play piranha left
1 pay fox
? 1: spot 1 left 1 | spot 1 left 2 | no
! 1 spot 0 left 1 : not there (L-7.3)
1 spot 1 left 2
1 spot 1 right 1
> 1 moves piranha left 2 to right 1
= collection 1 right: piranha sheep
> turn 1
",
    );
}

#[test]
fn l_4_7_a_toucan_sees_the_bonus_of_a_character() {
    let toucan = |side: &str| {
        format!(
            "
families farm exotic
characters ninja musician
hand 0: yellow_ninja fox
line: raccoon rabbit golden_frog anaconda
deck: macaw sloth
collection 0 left: toucan
collection 0 right: cat
---
0 play yellow_ninja
0 pay fox
>! 0 reacts with toucan
0 play raccoon {side}
"
        )
    };
    check(&format!("{}> 0 reacts with toucan\n> 0 draws macaw\n> line filled sloth\n> turn 1", toucan("right")));
    check(&format!("{}>! 0 reacts with toucan\n> line filled macaw\n> turn 1", toucan("left")));
}

#[test]
fn l_4_7_a_copied_effect_is_no_play_and_the_cost_is_that_of_the_parrot() {
    // A Parrot costs 3; that it copies a Cat's effect, or a Dragon's, changes nothing for a Caiman.
    check(
        "
families sky exotic
hand 0: parrot caiman
line: owl golden_frog golden_frog anaconda
hand 1: macaw
collection 0 left: caiman
---
0 play parrot right
0 pay caiman
>! 0 reacts with caiman
0 pick owl
1 pick macaw
>! 0 gets an action
> turn 1
",
    );
}

#[test]
fn l_4_7_a_special_action_is_no_play_but_what_it_plays_is() {
    // Dolphin plays a Raccoon (4) beside a Caiman: an action; the Raccoon was played this turn, the Dolphin used.
    check(
        "
families farm sea exotic
hand 0: raccoon sheep
line: rabbit rabbit golden_frog anaconda
discards: cat
collection 0 left: dolphin
collection 0 right: minnow caiman
---
0 use left
0 play raccoon left
0 pay sheep
> 0 reacts with caiman
> extra action 0
! 0 use left : not allowed here (O-5.6)
! 0 use right : not allowed here (O-6.1)
0 draw rabbit
> turn 1
",
    );
}

#[test]
fn l_7_2_anaconda_and_the_scoring_effects_of_origami() {
    // A Chicken counts Chicks on both sides, for its own one: 3 + 4 and 3 against 3 and 4.
    check(
        "
families sky exotic
collection 0 left: chicken chick
collection 0 right: chick anaconda
---
= score 0: 20
",
    );
    // Ants are worth 5 each wherever they lie: 5 and 5 against 4.
    check(
        "
families lawn exotic
collection 0 left: ant ant
collection 0 right: anaconda
---
= score 0: 20
",
    );
    // A Whale counts the Anaconda with it: 4 + 1 and 4 against 3.
    check(
        "
families sea exotic
collection 0 left: whale anaconda
collection 0 right: minnow
---
= score 0: 18
",
    );
}

#[test]
fn l_7_14_actors_count_families_of_both_games() {
    for (colour, scores) in [("yellow", [3 + 2 + 4 + 5, 3 + 3]), ("red", [3 + 2 + 4, 3 + 3 + 5])] {
        check(&format!(
            "
families farm exotic polar
characters actor ninja monk
in play: {colour}_actor red_ninja
collection 0 left: cat seal
collection 0 right: macaw
collection 1 left: cat
collection 1 right: sheep
---
= score 0: {}
= score 1: {}
= score 2: 0
",
            scores[0], scores[1]
        ));
    }
}

#[test]
fn l_7_9_arctic_wolf_keeps_out_of_other_draws() {
    // A Spider, an Ankylosaurus and a Unicorn are no draw-cards action.
    check(
        "
families lawn polar
hand 0: rice_paper
line: bee ant walrus walrus
deck: fly fly
collection 0 left: spider
collection 0 right: arctic_wolf
---
0 use left
0 take ant bee
> turn 1
= hand 0: ant bee rice_paper
",
    );
    // With an extra action it is one again.
    check(
        "
families savannah polar
hand 0: cheetah zebra rice_paper
line: monkey lion walrus walrus
deck: seal gorilla
collection 0 left: arctic_wolf
---
0 play cheetah right
0 pay zebra
0 yes
> extra action 0
0 draw monkey
= asked 0
0 pick rice_paper
> 0 draws seal
> line filled gorilla
> turn 1
",
    );
}

#[test]
fn l_3_2_the_red_ninja_and_a_stegosaurus() {
    // Two more than eight are allowed with a Stegosaurus, one less with the Ninja: nine.
    check(
        "
families farm dinosaurs
characters ninja musician
in play: red_ninja
hand 0: cat cat cat cat sheep sheep sheep pig
line: pteranodon pteranodon fox rabbit
collection 0 left: stegosaurus
---
= hand limit 0: 9
= hand limit 1: 7
0 draw pteranodon pteranodon
= asked 0
0 pick cat
> 0 discards cat
> turn 1
",
    );
}

#[test]
fn l_4_7_what_waits_is_due_at_once_actions_before_cards() {
    // The Ninja has the Caiman react, its bonus the Toucan: both come after the last effect, together.
    check(
        "
families polar exotic
characters ninja musician
hand 0: yellow_ninja walrus
hand 1: walrus
line: seal anaconda golden_frog reindeer
deck: macaw sloth
collection 0 left: caiman
collection 0 right: toucan
---
0 play yellow_ninja
0 pay walrus
> 0 reacts with caiman
0 play seal left
> 0 reacts with toucan
0 yes
> 0 draws 3 rice paper
> 0 gets an action
> 0 draws macaw
> extra action 0
",
    );
}

#[test]
fn l_4_8_two_arctic_wolves_each_offer() {
    // The second offer comes when the first one's cards are drawn; the left one is first.
    check(
        "
families polar exotic
hand 0: rice_paper rice_paper rice_paper
line: sloth macaw golden_frog golden_frog
deck: caiman toucan seal walrus anaconda
collection 0 left: arctic_wolf
collection 0 right: arctic_wolf
---
0 draw sloth
0 pick rice_paper
0 done
> 0 draws caiman
= asked 0
? 0: pick rice_paper | done
0 pick rice_paper
0 pick rice_paper
> 0 draws toucan
> 0 draws seal
> line filled walrus
> turn 1
",
    );
}

#[test]
fn l_7_9_without_rice_paper_a_second_wolf_offers_nothing() {
    check(
        "
families polar exotic
hand 0: rice_paper
line: sloth macaw golden_frog golden_frog
deck: caiman toucan seal walrus anaconda
collection 0 left: arctic_wolf
collection 0 right: arctic_wolf
---
0 draw sloth
0 pick rice_paper
> 0 draws caiman
> line filled toucan
> turn 1
",
    );
}

#[test]
fn l_7_4_a_copy_whose_special_action_rests_is_another_thing() {
    // The upper Raccoon was played this turn, the lower one was not: which of them is on top matters (O-5.6).
    check(
        "
families farm exotic
hand 0: raccoon sloth fox macaw
hand 1: cat
line: golden_frog golden_frog anaconda anaconda
collection 0 left: raccoon
collection 0 right: caiman
---
0 play raccoon left
0 pay fox
> 0 reacts with caiman
> extra action 0
0 play sloth right
0 pay macaw
? 0: spot 0 left 2 | spot 0 right 2 | no
0 spot 0 left 2
= collection 0 left: raccoon raccoon
",
    );
}

#[test]
fn l_7_3_a_piranha_too_tells_such_copies_apart() {
    check(
        "
families farm exotic
hand 0: raccoon piranha fox macaw macaw
hand 1: cat
line: golden_frog golden_frog anaconda anaconda
collection 0 left: raccoon
collection 0 right: caiman
---
0 play raccoon left
0 pay fox
0 play piranha right
0 pay macaw macaw
0 spot 0 left 2
? 0: spot 0 left 1
0 spot 0 left 1
> 0 moves raccoon left 2 to left 1
> turn 1
",
    );
}

#[test]
fn l_7_12_a_discard_that_is_played_does_not_pay_for_itself() {
    // Only an owner's corrections can have both Geishas' effects in play at once.
    let position = "
families polar exotic
characters geisha ninja
override yellow_ninja ability red_geisha
in play: yellow_geisha yellow_ninja
hand 0: macaw
hand 1: walrus
line: golden_frog golden_frog anaconda anaconda
discards: sloth seal
rest box
---
";
    check(&format!("{position}! 0 play seal left +discard : needs 4, got 3 (O-5.1)\n"));
    // The discard below it may: 2 folds of the Macaw and 2 of the Piranha.
    let position = position.replace("discards: sloth seal", "discards: piranha seal");
    check(&format!("{position}0 play seal left +discard\n? 0: pay macaw +discard\n0 pay macaw +discard\n"));
}

#[test]
fn l_5_4_with_rice_paper_only_nothing_is_asked_that_needs_an_origami() {
    // Everybody sees that the Crab's player holds rice paper only.
    check(
        "
families sea polar
hand 0: crab whale rice_paper rice_paper
hand 1: seal
line: seal seal walrus walrus
---
0 play crab left
0 pay whale
> crab has nothing to do for 0
> turn 1
",
    );
}

#[test]
fn l_7_9_an_arctic_wolf_offers_nothing_where_nothing_can_be_drawn() {
    check(
        "
families polar exotic
hand 0: rice_paper rice_paper
line: sloth macaw golden_frog golden_frog
collection 0 left: arctic_wolf
rest box
---
0 draw sloth
> turn 1
= hand 0: sloth rice_paper rice_paper
",
    );
}

#[test]
fn l_7_10_a_top_discard_of_another_family_is_not_asked_about() {
    let position = "
families savannah farm
characters geisha ninja
in play: yellow_geisha
hand 0: monkey cat cat
hand 1: dog
line: fox fox rabbit rabbit
discards: DISCARD
---
0 play monkey left
0 pay cat cat
";
    // The Cats paid are on top by then: no Savannah origami there, and no card in hand.
    check(&format!("{}> monkey has nothing to do for 0\n", position.replace("DISCARD", "lion")));
}

#[test]
fn l_7_1_even_the_highest_limit_of_an_edition_lists_what_it_accepts() {
    // Eighteen Velociraptors, dear cards in the line: the limit ends where totals are still counted.
    let cut = ["brontosaurus", "triceratops", "t_rex", "pteranodon", "stegosaurus", "ankylosaurus"];
    let cut: String = cut.iter().map(|card| format!("override {card} quantity 0\n")).collect();
    let raptors = |n: usize| vec!["velociraptor"; n].join(" ");
    let position = format!(
        "families farm dinosaurs\ncharacters merchant ninja\nin play: yellow_merchant yellow_ninja\n\
         override velociraptor quantity 18\n{cut}override cat folds 9\noverride fox folds 9\noverride sheep folds 5\n\
         hand 0: dog\nline: cat cat sheep fox fox\n\
         collection 0 left: {}\ncollection 0 right: {} mesosaurus\n---\n= draw limit 0: 22\n0 draw cat sheep\n",
        raptors(9),
        raptors(9)
    );
    check(&position);
}
