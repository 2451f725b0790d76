//! O-4 Draw cards, rule by rule.

mod common;

use common::check;
use origami::scenario::Scenario;
use origami::text::event_text;
use origami::{Event, Seen, State};
use tabletop::{Actor, Game, Imagine, Seat, Viewer};

// --- O-4.1 --------------------------------------------------------------------------------------------------------

#[test]
fn o_4_1_worked_example_bee_alone_or_parrot_and_raccoon() {
    // Bee 4, Parrot 2, Raccoon 2, Chick 1.
    let table = "
families farm sky lawn
line: bee parrot raccoon chick
---
? 0: draw bee | draw parrot | draw raccoon | draw chick | draw parrot raccoon | draw chick parrot | draw chick raccoon
! 0 draw bee chick : needs 1 to 4, got 5 (O-4.1)
! 0 draw parrot raccoon chick : needs 1 to 4, got 5 (O-4.1)
! 0 draw bee parrot raccoon chick : needs 1 to 4, got 9 (O-4.1)
";
    check(&format!("{table}0 draw bee\n= hand 0: bee\n> turn 1"));
    check(&format!("{table}0 draw parrot raccoon\n= hand 0: parrot raccoon\n> turn 1"));
    // Three folds; the fourth is lost.
    check(&format!("{table}0 draw chick parrot\n= hand 0: chick parrot\n> turn 1"));
}

#[test]
fn o_4_1_one_or_more_cards() {
    check(
        "
families farm sky
line: cat cat chick chick
---
! 0 draw nothing : needs 1 to 4, got 0 (O-4.1)
! 0 draw owl : not there (O-4.1)
! 0 draw cat cat cat : not there (O-4.1)
? 0: draw cat | draw cat cat | draw chick | draw chick chick | draw cat chick | draw cat cat chick | draw cat chick chick | draw cat cat chick chick
0 draw cat cat chick chick
= hand 0: cat cat chick chick
",
    );
}

#[test]
fn o_4_1_the_limit_concerns_the_action_only() {
    // A Gorilla takes eight folds from the line.
    check(
        "
families farm savannah
override gorilla cost 0
hand 0: gorilla
line: lion lion cat elephant
---
0 play gorilla left
0 pay nothing
0 yes
= hand 0: lion lion elephant
",
    );
}

// --- O-4.2 --------------------------------------------------------------------------------------------------------

#[test]
fn o_4_2_the_line_is_refilled_to_four_after_a_draw() {
    check(
        "
families farm sky
line: cat fox chick rabbit
deck: owl eagle magpie
---
0 draw cat chick
> line filled owl
> line filled eagle
>! line filled magpie
= line: fox rabbit owl eagle
",
    );
}

#[test]
fn o_4_2_and_after_a_raccoon_or_a_spider() {
    check(
        "
families farm sky
line: cat fox chick rabbit
deck: owl eagle magpie
collection 0 left: raccoon
---
0 use left
0 take cat chick
> line filled owl
> line filled eagle
> turn 1
= line: fox rabbit owl eagle
",
    );
    check(
        "
families farm lawn
line: cat fox ant rabbit
deck: bee fly
collection 0 left: spider
---
0 use left
0 take fox ant
> line filled bee
> line filled fly
> turn 1
= line: cat rabbit bee fly
",
    );
}

#[test]
fn o_4_2_other_gaps_stay_through_nested_effects_and_before_an_extra_action() {
    // Cricket takes a card and plays a Monkey, which plays a Cheetah: three cards lie in the line until the turn ends.
    check(
        "
families savannah lawn
hand 0: cricket monkey cheetah gorilla elephant zebra
line: ant bee fly rhino
deck: snake lion
---
0 play cricket left
0 pay gorilla
0 pick ant
>! line filled snake
= line: bee fly rhino
0 play monkey right
0 pay elephant
0 play cheetah left
0 pay zebra
0 yes
> extra action 0
= line: bee fly rhino
0 draw fly
> line filled snake
> line filled lion
= line: bee rhino snake lion
",
    );
}

#[test]
fn o_4_2_the_line_is_refilled_at_the_end_of_every_turn() {
    check(
        "
families farm sky
hand 0: chick sheep
line: owl fox rabbit eagle
deck: magpie
---
0 play chick left
0 pay sheep
0 pick owl
> line filled magpie
> turn 1
= line: fox rabbit eagle magpie
",
    );
    // Also after a turn that was passed.
    check(
        "
families farm sky
override eagle folds 5
override magpie folds 5
hand 0: fox
line: eagle
deck: magpie eagle magpie
rest box
---
? 0: pass
0 pass
> line filled magpie
> line filled eagle
> line filled magpie
> turn 1
",
    );
}

#[test]
fn o_4_2_rhino_refills_at_once() {
    check(
        "
families farm savannah
hand 0: rhino fox
line: cat cat cat cat
deck: lion lion snake zebra
---
0 play rhino left
0 pay fox
0 yes
> line filled lion
> line filled lion
> line filled snake
> line filled zebra
> extra action 0
= line: lion lion snake zebra
",
    );
}

// --- O-4.3 --------------------------------------------------------------------------------------------------------

#[test]
fn o_4_3_a_run_out_is_the_moment_the_last_card_leaves() {
    // The Cat needs no second card, yet the discards are shuffled at once.
    check(
        "
families farm sky
hand 0: cat sheep
line: chick chick chick chick
discards: pig owl
deck: dog
rest box
---
0 play cat left
0 pay sheep
0 yes
> 0 draws dog
> run-out 1
= asked *
= runouts 1
= deck 0
* shuffled 0000000000000001
> shuffled 3
> turn 1
= deck 3
= discards:
",
    );
    // With one card left there is no run-out.
    check(
        "
families farm sky
hand 0: cat sheep
line: chick chick chick chick
discards: pig owl
deck: dog fox
rest box
---
0 play cat left
0 pay sheep
0 yes
> turn 1
= runouts 0
= deck 1
",
    );
}

#[test]
fn o_4_3_drawing_goes_on_from_the_new_deck() {
    check(
        "
families farm sky
hand 0: dog fox cat cat
line: sheep sheep chick chick
discards: pig pig pig
deck: owl
rest box
override pig quantity 4
override rabbit quantity 0
---
0 play dog left
0 pay cat cat fox
# One card and two more for the visible Sheep: one of the old deck, two of the new one.
0 yes
> 0 draws owl
> run-out 1
* shuffled 0000000000000001
> shuffled 6
> turn 1
= deck 4
= runouts 1
",
    );
}

#[test]
fn o_4_3_without_discards_the_deck_stays_empty_and_nothing_is_owed() {
    check(
        "
families farm sky
hand 0: cat cat owl
hand 1: sheep
line: chick chick fox rabbit
deck: pig
rest box
---
0 draw chick chick
> line filled pig
> run-out 1
> turn 1
# Two gaps, one card: the other is not owed.
= line: fox rabbit pig
= deck 0
= runouts 1
1 draw pig
>! run-out 2
> turn 0
= line: fox rabbit
= runouts 1
# The payment makes discards; nothing is drawn while the Cat's effect is declined, then the line is refilled.
0 play cat left
0 pay owl
0 no
= asked *
* shuffled 0000000000000001
> shuffled 1
> line filled owl
> run-out 2
> turn 1
= line: fox rabbit owl
",
    );
}

#[test]
fn o_4_3_the_discards_there_are_form_the_deck_before_the_next_card() {
    // An empty deck is no new run-out; the one card of the new deck is.
    check(
        "
families farm sky
hand 0: cat sheep
line: chick chick chick chick
rest box
---
0 play cat left
0 pay sheep
0 yes
>! run-out 1
= asked *
= runouts 0
* shuffled 0000000000000001
> shuffled 1
> 0 draws sheep
> run-out 1
> turn 1
= hand 0: sheep
= deck 0
",
    );
}

#[test]
fn o_4_3_two_run_outs_in_one_action() {
    // Dog draws one card and one for each of three Sheep. One is in the deck, two were paid; the fourth is not to be had.
    check(
        "
families farm sky
hand 0: dog fox raccoon
line: sheep sheep sheep chick
deck: owl
rest box
---
0 play dog left
0 pay raccoon fox
0 yes
> 0 draws owl
> run-out 1
* shuffled 0000000000000001
> shuffled 2
> run-out 2
> turn 1
= hand 0: owl raccoon fox
= deck 0
= discards:
= runouts 2
",
    );
}

#[test]
fn o_4_3_a_refill_of_a_full_line_forms_no_deck() {
    check(
        "
families farm sky
hand 0: chicken fox sheep
line: cat cat chick chick
discards: pig
rest box
---
0 play chicken left
0 pay sheep fox
> turn 1
= deck 0
= discards: pig sheep fox
= runouts 0
",
    );
    // A Rhino's refill at once leaves nothing to do for the one at the end of the turn.
    check(
        "
families farm savannah
hand 0: rhino fox
line: cat
deck: lion lion snake zebra
rest box
---
0 play rhino left
0 pay fox
0 yes
> run-out 1
* shuffled 0000000000000001
> shuffled 2
> extra action 0
= deck 2
0 draw snake
= deck 1
",
    );
}

#[test]
fn o_4_3_cards_looked_at_are_no_discards() {
    check(
        "
families farm sky
line: cat cat chick chick
discards: pig
deck: owl
collection 0 left: fox
rest box
---
0 use left
> 0 looks at owl
> run-out 1
* shuffled 0000000000000001
> shuffled 1
> 0 looks at pig
> run-out 2
# The two cards looked at are not shuffled: there is no third one.
= asked 0
? 0: pick pig | pick owl
0 pick pig
> 0 keeps owl
= discards: pig
= deck 0
",
    );
}

#[test]
fn o_4_3_a_card_being_played_and_the_line_are_no_discards() {
    check(
        "
families farm sky
hand 0: cat sheep
line: chick chick chick chick
deck: dog
rest box
---
0 play cat left
0 pay sheep
0 yes
* shuffled 0000000000000001
# Neither the Cat nor the line: the Sheep alone.
> shuffled 1
= deck: sheep
= line: chick chick chick chick
= collection 0 left: cat
",
    );
}

// --- O-4.4 --------------------------------------------------------------------------------------------------------

/// What each viewer sees of the events of some moves, as text, for events that name a card.
fn seen(scenario: &str, moves: &[&str], viewer: Viewer) -> Vec<Event<Seen>> {
    let mut state = Scenario::parse(scenario).expect("a good position").position();
    let mut log = Vec::new();
    for line in moves {
        let (by, m) = origami::text::read_move(line).expect("a move");
        state.play(by, m, &mut log).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    log.iter().map(|event| State::seen_by(event, viewer)).collect()
}

#[test]
fn o_4_4_a_card_from_the_deck_is_seen_by_its_player_alone() {
    let position = "families farm sky sea\nhand 0: cat sheep\nline: chick chick chick chick\ndeck: dog";
    let dog = origami::Species::named("dog").expect("a card");
    for viewer in Viewer::all(3) {
        let seen = seen(position, &["0 play cat left", "0 pay sheep", "0 yes"], viewer);
        let drawn: Vec<_> = seen.iter().filter(|e| matches!(e, Event::Drew { .. })).collect();
        let card = if viewer == Viewer::Seat(Seat(0)) { Seen::Face(dog) } else { Seen::Back };
        assert_eq!(drawn, [&Event::Drew { seat: Seat(0), card }], "{viewer:?}");
    }
    check(&format!("{position}\n---\n0 play cat left\n0 pay sheep\n0 yes\n= known 0 to 1:\n= known 0 to 2:"));
}

#[test]
fn o_4_4_cards_from_the_line_and_the_discards_are_seen_by_all() {
    let position = "families farm sky sea\nline: chick chick chick chick\ndiscards: dog\ncollection 0 left: raccoon";
    for viewer in Viewer::all(3) {
        let seen = seen(position, &["0 use left", "0 take chick +discard"], viewer);
        // These events carry plain cards for everybody.
        let faces: Vec<_> = seen
            .iter()
            .filter_map(|e| match *e {
                Event::TookFromLine { card, .. } | Event::TookDiscard { card, .. } => Some(card.slug()),
                _ => None,
            })
            .collect();
        assert_eq!(faces, ["chick", "dog"], "{viewer:?}");
    }
    check(&format!(
        "{position}\n---\n0 use left\n0 take chick +discard\n= known 0 to 1: chick dog\n= known 0 to 2: chick dog"
    ));
}

#[test]
fn o_4_4_the_order_of_a_shuffled_deck_is_seen_by_nobody() {
    let position = "families farm sky\nhand 0: cat sheep\nline: chick chick chick chick\nrest discards\ndeck: dog";
    let mut state = Scenario::parse(position).expect("a good position").position();
    let mut log = Vec::new();
    for line in ["0 play cat left", "0 pay sheep", "0 yes", "* shuffled 00000000000000ff"] {
        let (by, m) = origami::text::read_move(line).expect("a move");
        assert_eq!(state.check(by, m), Ok(()), "{line}");
        state.apply(by, m, &mut log);
    }
    let shuffle = log.iter().find(|e| matches!(e, Event::Shuffled { .. })).expect("a shuffle");
    assert_eq!(event_text(shuffle), format!("shuffled {}", state.deck_size()));
    for viewer in Viewer::all(2) {
        let Event::Shuffled { order } = State::seen_by(shuffle, viewer) else { panic!("another event") };
        assert!(order.iter().all(|&card| card == Seen::Back));
    }
    assert!(state.check(Actor::Chance, origami::Move::Shuffled(0)).is_err());
}
