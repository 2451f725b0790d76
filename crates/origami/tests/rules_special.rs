//! O-6 Special action, rule by rule.

mod common;

use common::check;

// --- O-6.1 --------------------------------------------------------------------------------------------------------

#[test]
fn o_6_1_worked_example_the_raccoon_on_top() {
    // Cat 1, Sheep 2, Pig 3, Fox 4: up to three folds of the line, and the top discard.
    check(
        "
families farm sky sea savannah
hand 0: elephant
line: cat sheep pig fox
discards: dog owl
collection 0 left: rhino shark raccoon
collection 0 right: chicken cat gorilla
---
! 0 use right : not allowed here (O-6.1)
0 use left
> 0 uses special left raccoon
? 0: take +discard | take cat | take cat +discard | take sheep | take sheep +discard | take cat sheep | take cat sheep +discard | take pig | take pig +discard
! 0 take fox : needs 1 to 3, got 4 (O-9.15)
! 0 take sheep pig +discard : needs 0 to 3, got 5 (O-9.15)
0 take cat sheep +discard
= hand 0: cat sheep elephant owl
= discards: dog
> turn 1
",
    );
}

#[test]
fn o_6_1_one_of_the_two_top_cards_of_ones_own_collections() {
    check(
        "
families farm sky
line: fox rabbit eagle magpie
discards: cat
collection 0 left: sheep raccoon
collection 0 right: raccoon
collection 1 left: fox
---
? 0: draw fox | draw rabbit | draw eagle | draw magpie | use left | use right
0 use right
> 0 uses special right raccoon
0 take +discard
# The Fox is the other player's.
> turn 1
! 1 use right : not there (O-6.1)
? 1: draw fox | draw rabbit | draw eagle | draw magpie | use left
",
    );
}

#[test]
fn o_6_1_a_top_card_without_a_special_action_has_none() {
    check(
        "
families farm sky
line: fox rabbit eagle magpie
collection 0 left: raccoon cat
collection 0 right: chicken
---
! 0 use left : not allowed here (O-6.1)
! 0 use right : not allowed here (O-6.1)
? 0: draw fox | draw rabbit | draw eagle | draw magpie
",
    );
}

// --- O-6.2 --------------------------------------------------------------------------------------------------------

/// A position with a card on top of the left collection, in families that hold it and the cards of the farm.
fn with_special(card: &str, position: &str) -> String {
    let family = match card {
        "vulture" | "eagle" => "sky",
        "dolphin" | "shark" => "sea",
        "lion" => "savannah",
        _ => "lawn",
    };
    format!("families farm {family}\n{position}\nrest box\ncollection 0 left: {card}\n---\n")
}

#[test]
fn o_6_2_only_if_it_can_be_carried_out() {
    let refused = "! 0 use left : not allowed here (O-6.2)";
    let allowed = "0 use left";
    for (card, position, verdict) in [
        // Its price must be there.
        ("shark", "hand 0: cat\nline: minnow minnow", refused),
        ("shark", "hand 0: minnow\nline: cat", allowed),
        // Exactly six folds.
        ("spider", "line: fox rabbit cat", refused),
        ("spider", "line: fox cat cat", allowed),
        // An origami that can be paid.
        ("dolphin", "hand 0: fox cat\nline: sheep", allowed),
        ("dolphin", "hand 0: fox rabbit\nline: sheep", refused),
        ("dolphin", "hand 0: fox\nline: sheep", refused),
        ("lion", "line: sheep", refused),
        ("lion", "hand 0: fox\nline: sheep", allowed),
        ("vulture", "hand 0: cat\nline: sheep", refused),
        ("vulture", "hand 0: cat\nline: sheep\ndiscards: sheep", allowed),
        // A player who has cards.
        ("eagle", "hand 0: cat\nline: sheep", refused),
        ("eagle", "hand 1: cat\nline: sheep", allowed),
        // A Butterfly in hand.
        ("caterpillar", "hand 0: cat\nline: butterfly", refused),
        ("caterpillar", "hand 0: butterfly\nline: cat", allowed),
        // Something to take.
        ("raccoon", "line: fox rabbit", refused),
        ("raccoon", "line: fox rabbit\ndiscards: cat", allowed),
        ("raccoon", "line: pig", allowed),
    ] {
        check(&format!("{}{verdict}", with_special(card, position)));
    }
}

#[test]
fn o_6_2_drawing_from_an_empty_deck_counts_as_possible() {
    check(&format!("{}0 use left\n> turn 1\n= hand 0:", with_special("fox", "line: cat cat sheep sheep")));
    // Shark: the card discarded is the deck.
    check(&format!(
        "{}
0 use left
0 pick minnow
> 0 discards minnow
= asked *
* shuffled 0000000000000001
> 0 draws minnow
> run-out 1
> turn 1
",
        with_special("shark", "hand 0: minnow\nline: cat cat sheep sheep")
    ));
}

#[test]
fn o_6_2_once_chosen_it_is_carried_out() {
    check(&format!(
        "{}
0 use left
? 0: play cat right
! 0 no : not allowed here (O-6.2)
! 0 draw sheep : no answer to this question (O-5.8)
0 play cat right
> 0 plays cat right
",
        with_special("lion", "hand 0: cat\nline: sheep")
    ));
    check(&format!(
        "{}
0 use left
? 0: player 1
! 0 no : no answer to this question (O-5.11)
",
        with_special("eagle", "hand 1: cat\nline: sheep")
    ));
    check(&format!(
        "{}
0 use left
? 0: pick minnow
! 0 no : no answer to this question (O-5.9)
",
        with_special("shark", "hand 0: minnow\nline: cat")
    ));
    check(&format!(
        "{}
0 use left
? 0: take cat cat fox
! 0 no : no answer to this question (O-9.7)
",
        with_special("spider", "line: fox cat cat")
    ));
}

// --- O-6.3 --------------------------------------------------------------------------------------------------------

#[test]
fn o_6_3_at_most_once_per_turn_extra_actions_included() {
    // A Lion plays a Cheetah: the extra action can't be the Lion's, the one of the next turn can.
    check(
        "
families farm savannah
hand 0: cheetah fox
line: cat cat rabbit rabbit
collection 0 left: lion
---
0 use left
0 play cheetah right
0 yes
> extra action 0
! 0 use left : not allowed here (O-6.3)
? 0: draw cat | draw cat cat | draw rabbit
0 draw cat
1 draw rabbit
0 use left
> 0 uses special left lion
",
    );
}

#[test]
fn o_6_3_another_special_action_can_be_the_extra_one() {
    check(
        "
families farm savannah
hand 0: cheetah fox
line: cat cat rabbit rabbit
collection 0 left: lion
collection 0 right: raccoon
---
0 use left
0 play cheetah left
0 yes
> extra action 0
0 use right
> 0 uses special right raccoon
0 take cat
> turn 1
",
    );
}

#[test]
fn o_6_3_two_copies_on_top_are_two_cards() {
    check(
        "
families farm savannah
hand 0: cheetah fox
line: cat cat rabbit rabbit
collection 0 left: lion
collection 0 right: lion
---
0 use left
0 play cheetah left
0 yes
> extra action 0
# The left Lion is covered; the right one is another card.
0 use right
> 0 uses special right lion
",
    );
}
