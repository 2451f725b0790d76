//! O-5 Play one origami, rule by rule.

#[path = "common/after.rs"]
mod after;
mod common;

use after::play;
use common::check;
use origami::{Event, Rule, Seen, Side, State};
use tabletop::{Game, Illegal, Imagine, Seat, Viewer, Why};

// --- O-5.1 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_1_worked_example_raccoon_paid_with_butterfly_or_owl_and_elephant() {
    let table = "
families farm sky savannah lawn
hand 0: raccoon butterfly owl elephant pig
line: cat cat cat cat
---
0 play raccoon left
? 0: pay butterfly | pay owl elephant
! 0 pay pig elephant : needs 4, got 5 (O-5.1)
! 0 pay pig owl : needs 4, got 5 (O-5.1)
! 0 pay owl : needs 4, got 2 (O-5.1)
! 0 pay nothing : needs 4, got 0 (O-5.1)
";
    check(&format!("{table}0 pay butterfly\n= hand 0: owl elephant pig\n= discards: butterfly\n> turn 1"));
    check(&format!("{table}0 pay owl elephant\n= hand 0: butterfly pig\n= discards: owl elephant\n> turn 1"));
}

#[test]
fn o_5_1_the_card_itself_does_not_pay_but_a_copy_may() {
    check(
        "
families farm sky
hand 0: raccoon owl
line: cat cat cat cat
---
! 0 play raccoon left : needs 4, got 2 (O-5.1)
! 0 play owl left : needs 4, got 2 (O-5.1)
",
    );
    check(
        "
families farm sky
hand 0: raccoon raccoon owl
line: cat cat cat cat
---
0 play raccoon left
? 0: pay raccoon owl
! 0 pay raccoon raccoon : not there (O-5.1)
0 pay raccoon owl
= hand 0:
",
    );
}

#[test]
fn o_5_1_only_cards_in_hand_are_played_and_pay() {
    check(
        "
families farm sky
hand 0: cat chick chick
hand 1: sheep
line: sheep fox fox rabbit
discards: sheep
collection 0 left: sheep
---
! 0 play sheep right : not there (O-5.1)
0 play cat right
? 0: pay chick chick
! 0 pay sheep : not there (O-5.1)
! 0 pick chick : no answer to this question (O-5.1)
",
    );
}

#[test]
fn o_5_1_a_card_that_can_not_be_paid_exactly_can_not_be_chosen() {
    // Five folds are there, but no two of them.
    check(
        "
families farm sky
hand 0: fox pig
line: sheep sheep sheep sheep
---
! 0 play pig left : needs 6, got 4 (O-5.1)
! 0 play fox left : needs 8, got 3 (O-5.1)
",
    );
    check(
        "
families farm sky
hand 0: cat pig dog
line: sheep sheep sheep sheep
---
! 0 play cat left : needs 2, got 6 (O-5.1)
! 0 play pig left : needs 6, got 4 (O-5.1)
",
    );
}

// --- O-5.2 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_2_a_payment_lies_in_ascending_folds_then_by_card_number() {
    check(
        "
families farm sky
hand 0: eagle pig cat dove sheep
line: chick chick chick chick
---
0 play eagle left
# Cat 1, Sheep 2, Dove 2, Pig 3.
0 pay pig dove sheep cat
> 0 pays cat
> 0 pays sheep
> 0 pays dove
> 0 pays pig
= discards: cat sheep dove pig
",
    );
}

#[test]
fn o_5_2_a_hand_check_a_line_and_what_effects_discard_likewise() {
    check(
        "
families farm sky
hand 0: cat cat cat cat rabbit rabbit fox owl pig
line: chick chick chick chick
---
0 draw chick
0 pick rabbit
0 pick owl
= discards: owl rabbit
",
    );
    // Rhino: Monkey 1, Cat 1 (the farm comes first), Elephant 2, Zebra 3.
    check(
        "
families farm savannah
hand 0: rhino fox
line: zebra monkey elephant cat
---
0 play rhino left
0 pay fox
0 yes
> line discards cat
> line discards monkey
> line discards elephant
> line discards zebra
= discards: fox cat monkey elephant zebra
",
    );
    // Squid and Skate.
    check(
        "
families farm sea
hand 0: squid rabbit rabbit fox cat shark
line: minnow minnow minnow minnow
---
0 play squid left
0 pay rabbit rabbit
0 pick cat
0 pick fox
0 pick shark
0 done
= discards: rabbit rabbit cat shark fox
",
    );
    check(
        "
families farm sea
hand 0: skate fox
line: minnow minnow minnow minnow
deck: whale shell cat
---
0 play skate left
0 pay fox
0 yes
0 pick shell
> 0 discards looked-at cat
> 0 discards looked-at whale
= discards: fox cat whale
",
    );
}

#[test]
fn o_5_2_a_later_group_lies_above_an_earlier_one() {
    check(
        "
families farm sky
hand 0: pig sheep fox
hand 1: chick cat cat
line: eagle eagle rabbit magpie
discards: rabbit
---
0 play pig left
0 pay sheep fox
0 no
= discards: rabbit sheep fox
1 play chick left
1 pay cat cat
= discards: rabbit sheep fox cat cat
",
    );
}

#[test]
fn o_5_2_from_inside_the_pile_the_copy_nearest_the_top_is_taken() {
    check(
        "
families farm sky
hand 0: pig fox sheep
line: chick chick chick chick
discards: sheep owl
---
0 play pig left
0 pay sheep fox
= discards: sheep owl sheep fox
0 pick sheep
> 0 takes sheep from discards
= discards: sheep owl fox
",
    );
    check(
        "
families farm sky sea
override magpie cost 0
hand 0: magpie
hand 1: cat
hand 2: sheep
line: chick chick chick chick
discards: cat owl
---
0 play magpie left
0 pay nothing
0 yes
1 pick cat
2 pick sheep
= discards: cat owl cat sheep
0 pick cat
= discards: cat owl sheep
",
    );
}

// --- O-5.3 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_3_worked_example_raccoon_must_go_left() {
    check(
        "
families farm sky sea savannah
hand 0: raccoon elephant elephant
line: cat cat minnow minnow
collection 0 left: rhino shark
collection 0 right: chicken cat gorilla
---
! 0 play raccoon right : needs 0 to 1, got 2 (O-5.3)
0 play raccoon left
0 pay elephant elephant
= collection 0 left: rhino shark raccoon
= collection 0 right: chicken cat gorilla
",
    );
}

#[test]
fn o_5_3_with_both_empty_the_left_one() {
    check(
        "
families farm sky
hand 0: cat sheep chick
line: fox fox eagle eagle
---
# Cat and Chick cost 2, the Sheep 3.
? 0: draw fox | draw eagle | play cat left | play chick left
! 0 play cat right : needs 0, got 1 (O-5.3)
",
    );
}

#[test]
fn o_5_3_sizes_differ_by_at_most_one() {
    let table = |left: &str, right: &str| {
        format!(
            "
families farm sky
hand 0: cat sheep
line: fox fox eagle eagle
collection 0 left: {left}
collection 0 right: {right}
---
"
        )
    };
    let draws = "? 0: draw fox | draw eagle";
    let refused = |side| format!("! 0 play cat {side} : needs 0 to 1, got 2 (O-5.3)");
    check(&format!("{}{draws} | play cat right\n{}", table("pig", ""), refused("left")));
    check(&format!("{}{draws} | play cat left\n{}", table("", "pig"), refused("right")));
    check(&format!("{}{draws} | play cat right\n{}", table("pig dog", "pig"), refused("left")));
    check(&format!("{}{draws} | play cat left\n{}", table("pig", "dog pig"), refused("right")));
    // With equal sizes the player chooses.
    check(&format!("{}{draws} | play cat left | play cat right", table("pig", "dog")));
    check(&format!("{}{draws} | play cat left | play cat right", table("pig rabbit", "dog chick")));
}

#[test]
fn o_5_3_a_play_by_an_effect_keeps_to_it() {
    check(
        "
families farm sky
hand 0: chick owl sheep fox
line: cat cat cat rabbit
---
0 play chick left
0 pay sheep
# The left collection has one card more now.
? 0: play owl right | no
! 0 play owl left : needs 0 to 1, got 2 (O-5.3)
",
    );
}

// --- O-5.4 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_4_a_covered_special_action_is_lost() {
    // The end of the worked example: the Raccoon covers the Shark.
    check(
        "
families farm sky sea savannah
hand 0: raccoon elephant elephant minnow
hand 1: cat
line: fox rabbit whale squid
discards: dog
collection 0 left: rhino shark
collection 0 right: chicken cat gorilla
---
0 play raccoon left
0 pay elephant elephant
1 draw fox
2 draw rabbit
3 draw whale
# The action of the left collection is the Raccoon's now.
0 use left
> 0 uses special left raccoon
",
    );
    check(
        "
families farm sea
hand 0: cat shell minnow
line: fox fox rabbit rabbit
collection 0 left: shark
collection 0 right: sheep
---
0 play cat left
0 pay shell
0 no
1 draw fox
! 0 use left : not allowed here (O-6.1)
",
    );
}

#[test]
fn o_5_4_name_family_and_points_of_covered_cards_count() {
    // Chickens count the covered Chicks, a Bee the covered Fly and Ant.
    check(
        "
families farm sky lawn
collection 0 left: chick cat chicken
collection 0 right: chick pig
collection 1 left: ant fly
collection 1 right: bee cat
---
# 3 + 3 + 3 + 3 + 5, and 2 for each of two Chicks.
= score 0: 21
# 3 + 3 + 3 + 3, and 1 for each of three Lawn origami.
= score 1: 15
",
    );
}

#[test]
fn o_5_4_an_uncovered_special_action_is_there_again() {
    // A Snake lies on the Shark for a moment, then slides under it.
    check(
        "
families sea savannah
hand 0: snake lion elephant minnow
line: whale whale squid squid
collection 0 left: shark
collection 0 right: cheetah
---
0 play snake left
0 pay elephant lion
= collection 0 left: shark snake
0 yes
= collection 0 left: snake shark
1 draw whale
0 use left
> 0 uses special left shark
",
    );
}

#[test]
fn o_5_4_but_not_a_second_time_in_one_turn() {
    // A Lion plays a Cheetah; with the extra action a Snake covers the Lion and slides under it. The turn is not over:
    // the hand is being checked.
    let (state, _) = play(
        "families farm savannah\nline: monkey monkey monkey monkey\ncollection 0 left: lion\n\
         hand 0: cheetah snake fox raccoon cat cat cat cat sheep sheep sheep sheep pig",
        &["0 use left", "0 play cheetah right", "0 yes", "0 play snake left", "0 pay raccoon fox", "0 yes"],
    );
    assert_eq!(state.top_card(Seat(0), Side::Left).map(|card| card.slug()), Some("lion"));
    assert_eq!(state.judge_special(Seat(0), Side::Left), Err(Illegal::new(Rule::SpecialOnce, Why::NotAllowed)));
}

// --- O-5.5 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_5_an_instant_effect_is_optional() {
    check(
        "
families farm sky
hand 0: cat sheep
line: chick chick chick chick
---
0 play cat left
0 pay sheep
? 0: yes | no
! 0 pick cat : no answer to this question (O-5.5)
0 no
> 0 declines cat
>! 0 uses cat
> turn 1
= hand 0:
",
    );
    // Where the first step is a choice, declining is one of the answers.
    for (card, answers) in [("minnow", "pick shark | pick whale | no"), ("chick", "pick dove | pick eagle | no")] {
        check(&format!(
            "
families sky sea
override {card} cost 0
hand 0: {card}
line: shark whale dove eagle
---
0 play {card} left
0 pay nothing
? 0: {answers}
0 no
> 0 declines {card}
> turn 1
= line: shark whale dove eagle
= hand 0:
"
        ));
    }
}

#[test]
fn o_5_5_several_steps_are_used_as_a_whole_or_not_at_all() {
    // Rhino: no part of it alone.
    check(
        "
families farm savannah
hand 0: rhino fox
line: cat cat cat cat
---
0 play rhino left
0 pay fox
? 0: yes | no
0 no
= line: cat cat cat cat
> turn 1
",
    );
    // Dove: once a card of the line is chosen, one from hand must follow.
    check(
        "
families farm sky
hand 0: dove fox cat pig
line: rabbit chick chick chick
---
0 play dove left
0 pay fox
? 0: pick rabbit | pick chick | no
0 pick rabbit
? 0: pick cat | pick pig
! 0 no : no answer to this question (O-5.9)
0 pick pig
= hand 0: cat rabbit
= line: pig chick chick chick
",
    );
}

#[test]
fn o_5_5_except_where_a_step_says_may_or_any_number() {
    // Elephant: the play is a "may".
    check(
        "
families farm savannah
hand 0: elephant fox cat sheep
line: cat cat rabbit rabbit
deck: zebra
---
0 play elephant left
0 pay fox
? 0: yes | no
0 yes
> 0 draws zebra
? 0: play cat right | play sheep right | no
0 no
> turn 1
= hand 0: cat sheep zebra
",
    );
    // Squid: any number, none included.
    check(
        "
families farm sea
hand 0: squid rabbit rabbit cat
line: minnow minnow minnow minnow
---
0 play squid left
0 pay rabbit rabbit
? 0: pick cat | done
0 done
= hand 0: cat
> turn 1
",
    );
}

#[test]
fn o_5_5_a_step_that_can_not_be_done_is_left_out() {
    // A Lion plays an Elephant for free. There is nothing to draw; the play is still to be had.
    check(
        "
families farm savannah
hand 0: elephant cat sheep
line: monkey monkey monkey monkey
collection 0 left: lion
rest box
---
0 use left
0 play elephant right
? 0: play cat left | play cat right | no
0 play cat left
0 pay sheep
",
    );
    // A Rhino with nothing to discard and nothing to refill with gives its action.
    check(
        "
families farm savannah
hand 0: rhino
collection 0 left: lion
rest box
---
0 use left
0 play rhino right
0 yes
> 0 gets an action
> extra action 0
",
    );
}

#[test]
fn o_5_5_a_step_is_done_as_far_as_possible() {
    // Crab takes two cards; there is but one.
    check(
        "
families farm sea
hand 0: crab fox minnow
line: rabbit
rest box
---
0 play crab left
0 pay fox
0 pick minnow
? 0: take rabbit
0 take rabbit
= hand 0: rabbit
",
    );
}

#[test]
fn o_5_5_a_price_is_paid_in_full_or_the_effect_is_not_used() {
    let crab = |hand: &str| {
        format!(
            "
families farm sea
hand 0: crab fox {hand}
line: rabbit minnow sheep whale
---
0 play crab left
0 pay fox
"
        )
    };
    check(&format!(
        "{}
? 0: pick minnow | pick shark | no
! 0 pick cat : not allowed here (O-5.9)
0 pick shark
> 0 discards shark
? 0: take rabbit minnow | take rabbit sheep | take rabbit whale | take minnow sheep | take minnow whale | take sheep whale
! 0 take rabbit : needs 2, got 1 (O-5.5)
! 0 no : no answer to this question (O-5.5)
0 take rabbit whale
= hand 0: cat minnow rabbit whale
= discards: fox shark
",
        crab("cat minnow shark")
    ));
    // No Sea card: the effect can't be used.
    check(&format!("{}\n? 0: no\n0 no\n= hand 0: cat\n= line: rabbit minnow sheep whale", crab("cat")));
    // A Sea card need not be discarded.
    check(&format!("{}\n0 no\n= hand 0: minnow\n= discards: fox", crab("minnow")));
}

#[test]
fn o_5_5_a_play_by_an_instant_effect_is_always_a_may() {
    check(
        "
families savannah sea
hand 0: monkey elephant cheetah zebra
line: whale whale squid squid
---
0 play monkey left
0 pay elephant
? 0: play cheetah right | no
0 no
> 0 declines monkey
> turn 1
= hand 0: cheetah zebra
",
    );
    // Nobody can be held to it: the question comes as well when nothing can be played.
    check(
        "
families savannah sea
hand 0: monkey elephant zebra
line: whale whale squid squid
---
0 play monkey left
0 pay elephant
? 0: no
",
    );
}

// --- O-5.6 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_6_a_special_action_is_there_from_the_next_turn_on() {
    check(
        "
families farm sky
hand 0: raccoon fox
line: cat rabbit eagle magpie
---
0 play raccoon left
0 pay fox
> turn 1
1 draw rabbit
0 use left
> 0 uses special left raccoon
0 take cat
1 draw eagle
# And again and again.
0 use left
",
    );
    // In the turn in which it was played, here during the hand check, it is not.
    let (state, _) = play(
        "families farm sky
hand 0: raccoon fox cat cat cat cat sheep sheep sheep sheep pig
line: chick chick chick chick",
        &["0 play raccoon left", "0 pay fox"],
    );
    assert_eq!(state.judge_special(Seat(0), Side::Left), Err(Illegal::new(Rule::SpecialNextTurn, Why::NotAllowed)));
}

#[test]
fn o_5_6_only_while_the_card_is_on_top() {
    check(
        "
families farm sky
hand 0: cat
line: cat rabbit eagle magpie
collection 0 left: raccoon cat
collection 0 right: sheep
---
! 0 use left : not allowed here (O-6.1)
",
    );
}

// --- O-5.7 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_7_a_scoring_effect_does_nothing_when_played_and_counts_covered() {
    check(
        "
families farm sky
hand 0: chicken fox sheep
line: cat rabbit eagle magpie
collection 0 left: chick
---
= score 0: 3
0 play chicken right
0 pay sheep fox
> 0 places chicken right
>! 0 uses chicken
> turn 1
# 3 + 3, and 2 for the Chick.
= score 0: 8
",
    );
    check(
        "
families farm sky
hand 0: cat cat cat
collection 0 left: chicken rabbit pig
collection 0 right: chick chick
---
# 3 + 5 + 5 + 3 + 3, 4 for two Chicks, 1 for three cards in hand.
= score 0: 24
",
    );
}

#[test]
fn o_5_7_only_at_the_end_with_the_cards_there_are_then() {
    // The Rabbit counts the hand at the end, not the one it was played with.
    check(
        "
families farm sky
start 1
turn 0
hand 0: cat cat cat
line: chick chick chick chick
collection 0 left: rabbit
ending final-round
---
0 draw chick
> over
= result 7:1 0:2
",
    );
}

// --- O-5.8 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_8_a_play_by_an_effect_is_paid_the_normal_way() {
    check(
        "
families farm sky
hand 0: chick sheep owl pig cat chicken
line: rabbit rabbit fox fox
---
0 play chick left
0 pay sheep
? 0: play owl right | play chicken right | no
! 0 play cat right : not allowed here (O-5.8)
! 0 yes : no answer to this question (O-5.8)
0 play owl right
? 0: pay cat pig | pay cat chicken
! 0 pay pig : needs 4, got 3 (O-5.1)
0 pay cat pig
= hand 0: chicken
",
    );
}

#[test]
fn o_5_8_the_origami_so_played_uses_its_own_instant_effect() {
    // Monkey, Monkey, Elephant, Cat: four levels.
    check(
        "
families farm savannah
hand 0: monkey monkey elephant cat sheep sheep fox raccoon
line: rabbit rabbit fox lion
deck: pig dog
---
0 play monkey left
0 pay sheep
0 play monkey right
0 pay sheep
0 play elephant left
0 pay fox
0 yes
> 0 draws pig
0 play cat right
0 pay raccoon
0 yes
> 0 uses cat
> 0 draws dog
> turn 1
= collection 0 left: monkey elephant
= collection 0 right: monkey cat
= hand 0: pig dog
",
    );
}

#[test]
fn o_5_8_the_newest_effect_is_finished_first() {
    // Elephant draws, then plays an Owl: the others answer it before the Elephant's turn can end.
    check(
        "
families sky savannah
hand 0: elephant owl lion eagle
hand 1: zebra chick
line: gorilla gorilla lion eagle
deck: monkey cheetah
---
0 play elephant left
0 pay lion
0 yes
> 0 draws monkey
0 play owl right
0 pay eagle
0 yes
= asked 1
>! turn 1
1 pick chick
> 1 discards chick
> turn 1
",
    );
}

// --- O-5.9 --------------------------------------------------------------------------------------------------------

#[test]
fn o_5_9_cards_are_cards_in_hand() {
    // Owl: not from the collections. Shark: the Sea cards in the collections are no price.
    check(
        "
families farm sky
hand 0: owl fox
hand 1: cat sheep
line: rabbit rabbit chick chick
collection 1 left: dog
---
0 play owl left
0 pay fox
0 yes
? 1: pick cat | pick sheep
! 1 pick dog : not there (O-5.9)
! 1 pick chick : not there (O-5.9)
",
    );
    check(
        "
families farm sea
hand 0: cat
line: minnow minnow whale whale
collection 0 left: shark
collection 0 right: minnow
---
! 0 use left : not allowed here (O-6.2)
",
    );
    // Zebra passes cards from hand.
    check(
        "
families farm savannah
override zebra cost 0
hand 0: zebra cat
hand 1: sheep
line: rabbit rabbit monkey monkey
collection 1 left: dog
---
0 play zebra left
0 pay nothing
0 yes
? 0: pick cat
? 1: pick sheep
! 0 pick zebra : not there (O-5.9)
",
    );
}

// --- O-5.10 -------------------------------------------------------------------------------------------------------

#[test]
fn o_5_10_choose_pay_place_use() {
    check(
        "
families farm sky
hand 0: cat sheep
line: chick chick chick chick
deck: fox
---
0 play cat left
> 0 plays cat left
>! 0 places cat left
= hand 0: cat sheep
0 pay sheep
> 0 pays sheep
> 0 places cat left
>! 0 uses cat
0 yes
> 0 uses cat
> 0 draws fox
",
    );
}

#[test]
fn o_5_10_paid_cards_are_discards_when_the_effect_looks() {
    check(
        "
families farm lawn
hand 0: fly sheep
line: ant ant ant ant
discards: pig
---
0 play fly left
0 pay sheep
0 yes
> 0 takes sheep from discards
= discards: pig
",
    );
}

#[test]
fn o_5_10_a_covered_card_is_no_longer_visible() {
    // The Sheep lands on the only other Sheep: one card.
    let sheep = |side: &str| {
        format!(
            "
families farm sky
hand 0: sheep pig
line: rabbit rabbit fox fox
deck: owl eagle
collection 0 left: sheep
collection 0 right: chicken
---
0 play sheep {side}
0 pay pig
0 yes
"
        )
    };
    check(&format!("{}= hand 0: owl", sheep("left")));
    check(&format!("{}= hand 0: owl eagle", sheep("right")));
}

// --- O-5.11 -------------------------------------------------------------------------------------------------------

const OWL: &str = "
families farm sky sea savannah
turn 2
hand 0: cat sheep
hand 1: pig dog
hand 2: owl fox cat
hand 3: rabbit
line: minnow minnow minnow minnow
";

#[test]
fn o_5_11_in_turn_order_from_the_next_player() {
    check(&format!(
        "{OWL}
---
2 play owl left
2 pay fox
2 yes
= asked 3 0 1
1 pick dog
3 pick rabbit
= discards: fox
= asked 0
0 pick cat
> 3 discards rabbit
> 0 discards cat
> 1 discards dog
# The last player's card is on top.
= discards: fox rabbit cat dog
"
    ));
    // Zebra: every player, from the one who uses it.
    check(
        "
families farm sky savannah
turn 1
override zebra cost 0
hand 0: cat
hand 1: zebra pig
hand 2: fox
line: chick chick chick chick
---
1 play zebra left
1 pay nothing
1 yes
= asked 0 1 2
2 pick fox
0 pick cat
1 pick pig
> 1 passes pig to 0
> 2 passes fox to 1
> 0 passes cat to 2
",
    );
}

#[test]
fn o_5_11_using_it_is_a_choice_and_then_binds_all() {
    check(&format!(
        "{OWL}
---
2 play owl left
2 pay fox
? 2: yes | no
2 no
> turn 3
= hand 1: pig dog
"
    ));
    check(&format!(
        "{OWL}
---
2 play owl left
2 pay fox
2 yes
? 0: pick cat | pick sheep
? 1: pick pig | pick dog
? 2:
? 3: pick rabbit
! 0 no : no answer to this question (O-5.9)
! 2 pick cat : not asked now (O-3.1)
"
    ));
}

#[test]
fn o_5_11_with_what_they_have() {
    check(
        "
families farm sky sea
hand 0: owl fox
hand 2: cat
line: minnow minnow minnow minnow
---
0 play owl left
0 pay fox
0 yes
# Seat 1 has nothing and is not asked.
= asked 2
2 pick cat
= discards: fox cat
> turn 1
",
    );
}

#[test]
fn o_5_11_the_choice_is_secret_until_all_have_chosen() {
    let moves = |pick| ["2 play owl left", "2 pay fox", "2 yes", pick];
    let (dog, log) = play(OWL, &moves("1 pick dog"));
    let (pig, _) = play(OWL, &moves("1 pick pig"));
    for viewer in Viewer::all(4) {
        assert_eq!(dog.view(viewer) == pig.view(viewer), viewer != Viewer::Seat(Seat(1)), "{viewer:?}");
        let answered = log.last().map(|event| State::seen_by(event, viewer));
        let Some(Event::Answered { seat: Seat(1), card }) = answered else { panic!("{answered:?}") };
        assert_eq!(card == Seen::Back, viewer != Viewer::Seat(Seat(1)), "{viewer:?}");
    }
}

#[test]
fn o_5_11_the_order_of_the_answers_does_not_matter() {
    let picks = ["0 pick cat", "1 pick dog", "3 pick rabbit"];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let after: Vec<_> = orders
        .iter()
        .map(|order| {
            let mut moves = vec!["2 play owl left", "2 pay fox", "2 yes"];
            moves.extend(order.map(|i| picks[i]));
            play(OWL, &moves).0
        })
        .collect();
    assert!(after.iter().all(|state| *state == after[0]));
}
