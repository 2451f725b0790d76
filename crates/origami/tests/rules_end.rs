//! O-7 End of the game and O-8 Scoring, rule by rule.

mod common;

use common::check;

// --- O-7.1 --------------------------------------------------------------------------------------------------------

/// Three players, seat 1 is the Starting Player, one card in the deck, the second run-out to come.
fn before_second_run_out(turn: u8) -> String {
    format!(
        "
families farm sky sea
start 1
turn {turn}
runouts 1
line: cat cat cat cat
deck: owl
rest discards
---
{turn} draw cat
> line filled owl
> run-out 2
= asked *
* shuffled 0000000000000001
= discards:
"
    )
}

#[test]
fn o_7_1_the_round_is_finished_then_everybody_has_one_more_turn() {
    check(&format!(
        "{}
> turn 0
>! final round
0 draw cat
> final round
> turn 1
1 draw cat
> turn 2
2 draw cat
> turn 0
>! over
# Seat 0 sits to the right of the Starting Player.
0 draw owl
> over
= over
# No points; seats 0 and 2 drew twice, seat 1 once.
= result 0:1 0:3 0:1
! 1 draw cat : not asked now (O-3.1)
",
        before_second_run_out(2)
    ));
}

#[test]
fn o_7_1_in_the_turn_of_the_starting_player_a_whole_round_is_left() {
    check(&format!(
        "{}
> turn 2
2 draw cat
> turn 0
0 draw cat
> final round
> turn 1
1 draw cat
2 draw owl
>! over
# Whatever lies there by now is drawn by the last player.
= asked 0
",
        before_second_run_out(1)
    ));
}

#[test]
fn o_7_1_in_the_last_turn_of_a_round_the_final_round_begins_at_once() {
    check(&format!(
        "{}
> final round
> turn 1
1 draw cat
2 draw cat
0 draw cat
> over
",
        before_second_run_out(0)
    ));
}

#[test]
fn o_7_1_the_first_run_out_ends_nothing() {
    check(
        "
families farm sky
start 1
turn 0
line: cat cat cat cat
deck: owl
rest discards
---
0 draw cat
> run-out 1
* shuffled 0000000000000001
>! final round
> turn 1
",
    );
}

#[test]
fn o_7_1_two_run_outs_in_one_turn_end_the_game_as_well() {
    check(
        "
families farm sky
start 1
turn 0
hand 0: dog fox raccoon
line: sheep sheep sheep chick
deck: owl
rest box
---
0 play dog left
0 pay raccoon fox
0 yes
> run-out 1
* shuffled 0000000000000001
> run-out 2
> final round
> turn 1
",
    );
}

// --- O-7.2 --------------------------------------------------------------------------------------------------------

#[test]
fn o_7_2_later_run_outs_change_nothing() {
    // In the round before the final one.
    check(
        "
families farm sky sea
runouts 2
ending last-but-one
line: cat cat cat cat
deck: owl
rest discards
---
0 draw cat
> run-out 3
* shuffled 0000000000000001
>! final round
> turn 1
1 draw cat
>! final round
> turn 2
2 draw cat
> final round
> turn 0
= runouts 3
",
    );
    // In the final round itself.
    check(
        "
families farm sky
runouts 2
ending final-round
line: cat cat cat cat
deck: owl
rest discards
---
0 draw cat
> run-out 3
* shuffled 0000000000000001
>! final round
>! over
> turn 1
1 draw cat
> over
",
    );
    // The third one and the second one in one turn.
    check(
        "
families farm sky
start 0
runouts 1
hand 0: dog fox raccoon
line: sheep sheep sheep chick
deck: owl
rest box
---
0 play dog left
0 pay raccoon fox
0 yes
> run-out 2
* shuffled 0000000000000001
> run-out 3
>! final round
> turn 1
1 draw sheep
> final round
> turn 0
",
    );
}

// --- O-7.3 --------------------------------------------------------------------------------------------------------

/// A position in which seat 0 can play a Cat and do without its effect: no card leaves the deck.
fn idle(turns: u8, more: &str) -> String {
    format!(
        "
families farm sky
idle {turns}
hand 0: cat sheep
line: chick owl eagle fox
deck: magpie rabbit
{more}
---
"
    )
}

const NOTHING_LEAVES_THE_DECK: &str = "0 play cat left\n0 pay sheep\n0 no\n";

#[test]
fn o_7_3_ten_rounds_without_a_card_leaving_the_deck_count_as_the_second_run_out() {
    // The 20th such turn of two players.
    check(&format!(
        "{}{NOTHING_LEAVES_THE_DECK}
> stalled
> turn 1
= runouts 0
# Nothing is reshuffled.
= deck: magpie rabbit
= discards: sheep
1 draw eagle
> final round
> turn 0
0 draw chick
> turn 1
1 draw owl
> over
",
        idle(19, "")
    ));
    // The 19th is not enough.
    check(&format!("{}{NOTHING_LEAVES_THE_DECK}>! stalled\n> turn 1", idle(18, "")));
    // In the last turn of a round the final round begins at once.
    check(&format!("{}{NOTHING_LEAVES_THE_DECK}> stalled\n> final round\n> turn 1", idle(19, "start 1\nturn 0")));
}

#[test]
fn o_7_3_a_card_that_leaves_the_deck_starts_the_count_anew() {
    // By a draw from the line, by the refill at the very end of the turn, by an effect.
    check(&format!("{}0 draw chick\n> line filled magpie\n>! stalled\n> turn 1", idle(19, "")));
    check(&format!("{}0 play cat left\n0 pay sheep\n0 yes\n> 0 draws magpie\n>! stalled\n> turn 1", idle(19, "")));
    let chick = idle(19, "").replace("hand 0: cat", "hand 0: chick");
    check(&format!("{chick}0 play chick left\n0 pay sheep\n0 pick owl\n> line filled magpie\n>! stalled\n> turn 1"));
}

#[test]
fn o_7_3_ten_turns_for_each_player() {
    let three = |turns: u8| idle(turns, "").replace("farm sky", "farm sky sea");
    check(&format!("{}{NOTHING_LEAVES_THE_DECK}>! stalled", three(28)));
    check(&format!("{}{NOTHING_LEAVES_THE_DECK}> stalled", three(29)));
    let four = |turns: u8| idle(turns, "").replace("farm sky", "farm sky sea lawn");
    check(&format!("{}{NOTHING_LEAVES_THE_DECK}>! stalled", four(38)));
    check(&format!("{}{NOTHING_LEAVES_THE_DECK}> stalled", four(39)));
}

#[test]
fn o_7_3_passed_turns_count() {
    // Nobody can do anything: 20 passed turns, then the final round.
    let mut text = "families farm sky\nhand 0: fox\nrest box\n---\n".to_owned();
    for turn in 1..=22 {
        let seat = (turn - 1) % 2;
        let then = match turn {
            20 => "> stalled\n> final round\n> turn 0",
            22 => "> over",
            _ => ">! stalled\n>! over",
        };
        text += &format!("? {seat}: pass\n{seat} pass\n{then}\n");
    }
    check(&format!("{text}= result 0:1 0:2"));
}

#[test]
fn o_7_3_a_game_where_all_go_on_for_ever_without_drawing_ends() {
    // Two Eagles that take the same card from each other; the line is full, so no turn refills it.
    let mut text = "
families farm sky
hand 1: fox
line: rabbit rabbit pig dog
collection 0 left: eagle
collection 1 left: eagle
---
"
    .to_owned();
    for turn in 1..=22 {
        let seat = (turn - 1) % 2;
        let then = if turn == 20 { "> stalled\n> final round" } else { ">! stalled" };
        text += &format!("{seat} use left\n{seat} player {}\n* rolled 0\n{then}\n", 1 - seat);
    }
    check(&format!("{text}= over"));
}

#[test]
fn o_7_3_once_the_end_has_begun_nothing_more_begins() {
    check(&format!(
        "{}{NOTHING_LEAVES_THE_DECK}>! stalled\n> turn 1\n1 draw chick\n> final round",
        idle(19, "ending last-but-one\nrunouts 2")
    ));
    check(&format!("{}{NOTHING_LEAVES_THE_DECK}>! stalled\n> over", idle(19, "start 1\nturn 0\nending final-round")));
    // And after a stall a second run-out changes nothing.
    check(
        "
families farm sky
idle 19
runouts 1
hand 0: cat sheep
line: chick owl eagle fox
deck: magpie
rest discards
---
0 play cat left
0 pay sheep
0 no
> stalled
1 draw chick
> run-out 2
* shuffled 0000000000000001
> final round
> turn 0
0 draw owl
1 draw eagle
> over
",
    );
}

// --- O-8.1 --------------------------------------------------------------------------------------------------------

#[test]
fn o_8_1_points_of_all_cards_and_all_scoring_effects() {
    check(
        "
families farm sky sea lawn
hand 0: sheep sheep sheep sheep
collection 0 left: cat pig whale
collection 0 right: rabbit ant
collection 1 left: ant ant
collection 1 right: chicken
---
# Cat 3, Pig 5, Whale 4 + 2 in its collection, Rabbit 5 + 2 for four cards, Ant 3.
= score 0: 24
# Two Ants are worth 5 each, the Chicken 3.
= score 1: 13
= score 2: 0
",
    );
}

#[test]
fn o_8_1_every_card_is_worth_its_points() {
    // Without a scoring effect that applies: each card of these families once, Rabbits, Chickens, Whales, Ants and Bees
    // with what they add alone.
    for (family, cards) in [
        ("farm", "cat 3 sheep 3 raccoon 3 pig 5 dog 5 fox 5 rabbit 5"),
        ("sky", "chick 3 parrot 3 owl 4 dove 5 chicken 3 vulture 4 eagle 5 magpie 6"),
        ("sea", "minnow 3 shell 3 skate 4 whale 4 squid 7 crab 4 dolphin 4 shark 3"),
        ("savannah", "monkey 3 cheetah 3 rhino 4 gorilla 6 elephant 4 zebra 6 lion 3 snake 6"),
        ("lawn", "ant 3 butterfly 10 bee 4 cricket 4 caterpillar 2 spider 4 fly 3"),
    ] {
        let other = if family == "farm" { "sky" } else { "farm" };
        let words: Vec<_> = cards.split(' ').collect();
        for pair in words.chunks(2) {
            let (card, points) = (pair[0], pair[1]);
            check(&format!(
                "families {family} {other}\ncollection 0 left: {card}\n---\n= score 0: {points}\n= score 1: 0"
            ));
        }
    }
}

// --- O-8.2 --------------------------------------------------------------------------------------------------------

/// The last turn of a game of three: seat 2 draws a Pig.
fn last_turn(hands: [&str; 3], collections: [&str; 3], result: &str) {
    check(&format!(
        "
families farm sky sea
start 0
turn 2
hand 0: {}
hand 1: {}
hand 2: {}
collection 0 left: {}
collection 1 left: {}
collection 2 left: {}
line: pig
rest box
ending final-round
---
2 draw pig
> over
= result {result}
",
        hands[0], hands[1], hands[2], collections[0], collections[1], collections[2]
    ));
}

#[test]
fn o_8_2_most_points_win() {
    last_turn(["cat cat", "", ""], ["cat", "owl", "dove"], "3:3 4:2 5:1");
    // Cards in hand do not make up for points.
    last_turn(["cat cat cat", "sheep", ""], ["chick", "owl", "shell"], "3:2 4:1 3:3");
}

#[test]
fn o_8_2_ties_go_to_more_cards_in_hand() {
    last_turn(["cat", "sheep sheep", ""], ["chick", "shell", "cat"], "3:2 3:1 3:2");
    last_turn(["cat", "sheep sheep", "fox fox"], ["chick", "shell", "cat"], "3:3 3:2 3:1");
}

#[test]
fn o_8_2_still_tied_the_victory_is_shared() {
    last_turn(["cat", "sheep", ""], ["chick", "shell", "cat"], "3:1 3:1 3:1");
    last_turn(["cat cat", "sheep sheep", ""], ["chick", "shell", "cat"], "3:1 3:1 3:3");
    last_turn(["", "sheep", ""], ["", "", ""], "0:3 0:1 0:1");
}

// --- O-8.3 --------------------------------------------------------------------------------------------------------

#[test]
fn o_8_3_worked_example_forty_one_points() {
    check(
        "
families farm sky lawn
hand 0: cat sheep fly
collection 0 left: chick chick chicken rabbit
collection 0 right: magpie bee ant ant
---
# 3, 3, 3 + 4, 5 + 1, 6, 3 + 3, 5, 5.
= score 0: 41
",
    );
    // However they lie.
    check(
        "
families farm sky lawn
start 1
turn 0
hand 0: cat sheep
line: fly fly fly fox
collection 0 left: ant bee chick rabbit
collection 0 right: ant magpie chicken chick
ending final-round
---
0 draw fly
= result 41:1 0:2 0:2
",
    );
}
