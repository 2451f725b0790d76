//! O-3 Turn, rule by rule.

mod common;

use common::check;

// --- O-3.1 --------------------------------------------------------------------------------------------------------

#[test]
fn o_3_1_clockwise_from_the_starting_player() {
    check(
        "
families farm sky sea
start 2
line: cat cat cat cat
---
= asked 2
2 draw cat
> turn 0
= asked 0
0 draw cat
> turn 1
= asked 1
1 draw cat
> turn 2
= asked 2
",
    );
}

#[test]
fn o_3_1_exactly_one_action_of_three_kinds() {
    let table = "
families farm sky
hand 0: chick sheep
hand 1: pig
line: raccoon fox rabbit eagle
discards: owl
collection 0 left: raccoon
---
# Chick costs 2, Sheep is worth 2; the Sheep costs 3 and the Chick is worth 1.
? 0: draw raccoon | draw fox | draw rabbit | draw eagle | play chick right | use left
! 0 pass : not allowed here (O-3.3)
! 0 yes : no answer to this question (O-3.1)
! 0 pay sheep : no answer to this question (O-3.1)
! 1 draw fox : not asked now (O-3.1)
! * rolled 0 : not asked now (O-3.1)
";
    let after = "
> turn 1
= active 1
= asked 1
! 0 draw fox : not asked now (O-3.1)
";
    check(&format!("{table}0 draw raccoon{after}"));
    check(&format!("{table}0 play chick right\n0 pay sheep\n0 no{after}"));
    check(&format!("{table}0 use left\n0 take +discard{after}"));
}

#[test]
fn o_3_1_an_effect_can_add_an_action() {
    check(
        "
families farm savannah
hand 0: cheetah dog
line: cat cat cat cat
---
0 play cheetah left
0 pay dog
0 yes
> 0 gets an action
> extra action 0
= active 0
0 draw cat
> turn 1
",
    );
}

// --- O-3.2 --------------------------------------------------------------------------------------------------------

#[test]
fn o_3_2_discards_down_to_eight_of_their_choice() {
    check(
        "
families farm sky
hand 0: cat cat cat cat sheep sheep pig fox
hand 1: owl
line: chick chick chick chick
deck: rabbit rabbit
---
0 draw chick chick
> line filled rabbit
> line filled rabbit
>! turn 1
= asked 0
# Two are to go; they are marked in the order of the card tables.
? 0: pick cat | pick sheep | pick pig | pick fox | pick chick
! 0 done : no answer to this question (O-3.2)
! 0 pick rabbit : not there (O-3.2)
0 pick fox
= discards:
= asked 0
? 0: pick chick
! 0 pick pig : not allowed here (O-3.2)
0 pick chick
> 0 discards chick
> 0 discards fox
> turn 1
= hand 0: cat cat cat cat sheep sheep pig chick
= discards: chick fox
",
    );
}

#[test]
fn o_3_2_both_copies_of_a_card_can_go() {
    check(
        "
families farm sky
hand 0: cat cat cat cat sheep sheep pig fox
line: chick chick chick chick
---
0 draw chick chick
0 pick chick
? 0: pick chick
0 pick chick
= hand 0: cat cat cat cat sheep sheep pig fox
= discards: chick chick
",
    );
}

#[test]
fn o_3_2_eight_cards_are_not_too_many() {
    check(
        "
families farm sky
hand 0: cat cat cat sheep sheep pig fox
line: chick chick chick chick
---
0 draw chick
> turn 1
= hand 0: cat cat cat chick sheep sheep pig fox
= discards:
",
    );
}

#[test]
fn o_3_2_others_are_checked_at_the_end_of_their_own_turns_only() {
    check(
        "
families farm sky
hand 0: owl
hand 1: cat cat cat sheep sheep pig pig dog dog fox
line: chick chick chick chick
---
0 draw chick
> turn 1
= asked 1
1 draw chick
# 11 cards: three too many.
? 1: pick cat | pick sheep | pick pig | pick dog
1 pick cat
1 pick cat
1 pick cat
> 1 discards cat
> turn 0
= hand 1: chick sheep sheep pig pig dog dog fox
",
    );
}

// --- O-3.3 --------------------------------------------------------------------------------------------------------

#[test]
fn o_3_3_without_any_legal_action_the_turn_is_passed() {
    // No line, nothing to pay with, a Raccoon with nothing to take.
    check(
        "
families farm sky
hand 0: fox
collection 0 left: raccoon
rest box
---
? 0: pass
! 0 play fox right : needs 8, got 0 (O-5.1)
! 0 use left : not allowed here (O-6.2)
! 0 draw cat : not there (O-4.1)
0 pass
> 0 has no action
> turn 1
= asked 1
? 1: pass
",
    );
    // The line is there, but every card of it is above the limit.
    check(
        "
families farm sky
override eagle folds 5
hand 0: fox
line: eagle eagle
rest box
---
! 0 draw eagle : needs 1 to 4, got 5 (O-4.1)
? 0: pass
0 pass
> turn 1
",
    );
}

#[test]
fn o_3_3_an_extra_action_without_a_legal_one_is_lost() {
    check(
        "
families farm savannah
hand 0: cheetah pig
rest box
---
0 play cheetah left
0 pay pig
0 yes
> extra action 0
# The empty line is not refilled before the extra action.
? 0: pass
0 pass
> 0 has no action
= asked *
* shuffled 0000000000000001
> line filled pig
> turn 1
",
    );
}

#[test]
fn o_3_3_passing_is_never_legal_otherwise() {
    for (only, position) in [
        ("draw cat", "line: cat"),
        ("play chick left", "hand 0: chick sheep"),
        ("use left", "collection 0 left: raccoon\ndiscards: cat"),
    ] {
        check(&format!(
            "
families farm sky
{position}
rest box
---
? 0: {only}
! 0 pass : not allowed here (O-3.3)
"
        ));
    }
}

// --- O-3.4 --------------------------------------------------------------------------------------------------------

#[test]
fn o_3_4_another_action_is_taken_when_all_is_complete() {
    // Elephant draws and plays a Cheetah; only when both are done comes the noted action.
    check(
        "
families farm savannah
hand 0: elephant cheetah fox dog
line: cat cat cat cat
deck: sheep
---
0 play elephant left
0 pay fox
0 yes
> 0 draws sheep
>! extra action 0
0 play cheetah right
0 pay dog
= extra 0
0 yes
> 0 gets an action
> extra action 0
= asked 0
0 draw cat
> turn 1
",
    );
}

#[test]
fn o_3_4_the_noted_actions_are_taken_one_after_another_and_are_compulsory() {
    check(
        "
families farm savannah
hand 0: cheetah cheetah dog dog rhino fox
line: cat cat cat cat
---
0 play cheetah left
0 pay dog
0 yes
> extra action 0
! 0 pass : not allowed here (O-3.3)
! 0 no : no answer to this question (O-3.1)
0 play cheetah right
0 pay dog
0 yes
> extra action 0
! 0 pass : not allowed here (O-3.3)
0 play rhino left
0 pay fox
0 yes
> 0 gets an action
> extra action 0
= active 0
= extra 0
",
    );
}

#[test]
fn o_3_4_a_declined_effect_adds_no_action() {
    check(
        "
families farm savannah
hand 0: cheetah dog
line: cat cat cat cat
---
0 play cheetah left
0 pay dog
0 no
> turn 1
",
    );
}

#[test]
fn o_3_4_one_hand_check_at_the_end_of_the_turn() {
    check(
        "
families farm savannah
hand 0: cheetah dog cat cat cat cat sheep sheep sheep sheep pig
line: monkey monkey monkey monkey
---
0 play cheetah left
0 pay dog
0 yes
# Nine cards in hand, but the turn goes on.
> extra action 0
0 draw monkey
# Ten cards: two are to go.
! 0 draw monkey : no answer to this question (O-3.2)
0 pick cat
0 pick cat
> turn 1
= hand 0: cat cat sheep sheep sheep sheep pig monkey
",
    );
}

/// Twelve cards that cost nothing and give another action.
const TWELVE: &str = "
families savannah lawn
override monkey ability cheetah
override ant ability cheetah
override monkey cost 0
override cheetah cost 0
override ant cost 0
override rhino cost 0
hand 0: monkey monkey monkey monkey cheetah cheetah ant ant ant ant ant rhino
line: fly fly fly gorilla
---
";

/// Plays cards that give another action, left and right in turn.
fn play_for_actions(cards: &[&str]) -> String {
    let sides = ["left", "right"].into_iter().cycle();
    let play = |(card, side)| format!("0 play {card} {side}\n0 pay nothing\n0 yes\n> extra action 0\n= asked 0\n");
    cards.iter().zip(sides).map(play).collect()
}

#[test]
fn o_3_4_at_most_ten_extra_actions() {
    let ten = ["monkey", "monkey", "monkey", "monkey", "cheetah", "cheetah", "ant", "ant", "ant", "ant"];
    // The eleventh card is played as the tenth extra action; what it gives is lost. The next turn counts anew.
    check(&format!(
        "{TWELVE}{}
0 play ant left
0 pay nothing
>! 0 gets an action
> turn 1
1 draw fly
0 play rhino right
0 pay nothing
0 yes
> 0 gets an action
> extra action 0
",
        play_for_actions(&ten)
    ));
    // Nine extra actions are not ten.
    check(&format!(
        "{TWELVE}{}
0 play ant right
0 pay nothing
0 yes
> extra action 0
",
        play_for_actions(&ten[..9])
    ));
}

#[test]
fn o_3_4_the_rest_of_an_effect_happens_though_its_action_is_lost() {
    let ten = ["monkey", "monkey", "monkey", "monkey", "cheetah", "cheetah", "ant", "ant", "ant", "ant"];
    check(&format!(
        "{TWELVE}{}
0 play rhino left
0 pay nothing
0 yes
> line discards gorilla
> 0 loses an action
>! 0 gets an action
> turn 1
",
        play_for_actions(&ten)
    ));
}

// --- O-3.5 --------------------------------------------------------------------------------------------------------

#[test]
fn o_3_5_first_the_line_then_the_hand_then_the_next_player() {
    check(
        "
families farm sky
hand 0: chick sheep cat cat cat cat pig dog fox rabbit
line: owl fox rabbit eagle
deck: magpie
---
0 play chick left
0 pay sheep
# The gap that the Chick leaves is filled at the end of the turn, before the hand is checked.
0 pick owl
> 0 takes owl from line
> line filled magpie
>! turn 1
= line: fox rabbit eagle magpie
= asked 0
0 pick cat
> 0 discards cat
> turn 1
",
    );
}

#[test]
fn o_3_5_the_hand_check_comes_after_the_shuffle_that_the_refill_needs() {
    check(
        "
families farm sky
hand 0: chick sheep cat cat cat cat pig dog fox rabbit
line: owl fox rabbit eagle
discards: dog
deck: magpie
rest box
---
0 play chick left
0 pay sheep
0 pick owl
> line filled magpie
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 2
= asked 0
0 pick pig
> turn 1
= discards: pig
= deck 2
",
    );
}

#[test]
fn o_3_5_a_run_out_in_these_steps_belongs_to_this_turn() {
    // Seat 1 ends the round: the second run-out falls into its refill, so the final round begins at once.
    check(
        "
families farm sky
start 0
turn 1
runouts 1
hand 1: chick sheep
line: owl fox rabbit eagle
deck: magpie
rest discards
---
1 play chick left
1 pay sheep
1 pick owl
> line filled magpie
> run-out 2
* shuffled 0000000000000001
> final round
> turn 0
",
    );
}
