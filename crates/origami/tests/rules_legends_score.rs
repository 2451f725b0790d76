//! L-6 End and scoring, and the notes on scoring (L-7.2, L-7.14), rule by rule.

mod common;

use common::check;

/// What each player of a table of four would score now.
fn scores(position: &str, points: &[i16]) {
    let expected: String = points.iter().zip(0..).map(|(p, seat)| format!("= score {seat}: {p}\n")).collect();
    check(&format!("families polar exotic dinosaurs legendary\n{position}\n---\n{expected}"));
}

/// The same with characters, of which one is in play.
fn with_character(in_play: &str, position: &str, points: &[i16]) {
    scores(&format!("characters actor sumo_wrestler samurai musician\nin play: {in_play}\n{position}"), points);
}

// --- L-6.1 --------------------------------------------------------------------------------------------------------

#[test]
fn l_6_1_the_game_ends_after_the_second_run_out_as_ever() {
    check(
        "
families exotic legendary
characters samurai ninja
in play: yellow_samurai
start 0
turn 0
runouts 1
line: phoenix macaw griffin griffin
deck: kappa
discards: dragon dragon oni
collection 0 left: macaw
collection 0 right: oni
collection 1 left: macaw
rest box
---
0 draw phoenix
> line filled kappa
> run-out 2
* shuffled 0000000000000001
>! final round
> turn 1
1 draw macaw
> final round
> turn 0
0 draw griffin
1 draw griffin
> over
= over
# 2 + 8, and the Samurai's 5 for more origami; 2.
= result 15:1 2:2
",
    );
}

#[test]
fn l_6_1_points_scoring_effects_and_what_characters_in_play_award() {
    // Triceratops 3 + 2 for each of three players with fewer cards; covered or not.
    scores("hand 0: seal\ncollection 0 left: triceratops walrus\ncollection 0 right: seal", &[21, 0, 0, 0]);
    with_character(
        "red_samurai",
        "hand 0: seal\ncollection 0 left: triceratops walrus\ncollection 0 right: seal",
        &[26, 0, 0, 0],
    );
    // In hand, in the line or among the discards a character awards nothing.
    let position = "characters actor sumo_wrestler samurai musician\nhand 0: yellow_samurai\nline: red_samurai\n\
                    discards: yellow_actor\ncollection 0 left: walrus";
    scores(position, &[8, 0, 0, 0]);
}

#[test]
fn l_6_1_a_replaced_character_awards_nothing_any_more() {
    // The yellow Samurai would reward player 0, the red one rewards player 1.
    check(
        "
families exotic legendary
characters samurai ninja
in play: yellow_samurai
hand 0: red_samurai oni
hand 1: macaw
line: griffin griffin golden_frog golden_frog
collection 0 left: macaw
---
= score 0: 7
= score 1: 0
0 play red_samurai
0 pay oni
0 no
= score 0: 2
= score 1: 5
",
    );
}

#[test]
fn l_6_1_several_characters_award_each_by_itself() {
    // Fewest families: both have one. Most of cost 8 or more: player 0.
    with_character(
        "red_actor yellow_sumo_wrestler",
        "collection 0 left: walrus\ncollection 1 left: macaw",
        &[18, 7, 0, 0],
    );
}

// --- L-6.2 --------------------------------------------------------------------------------------------------------

#[test]
fn l_6_2_every_tied_player_is_rewarded_in_full() {
    // Kappa: three with one Legendary origami, one without.
    scores(
        "collection 0 left: kappa\ncollection 1 left: dragon\ncollection 2 left: oni\ncollection 3 left: seal",
        &[10, 10, 13, 4],
    );
    with_character("yellow_samurai", "collection 0 left: seal\ncollection 1 left: walrus", &[9, 13, 0, 0]);
    with_character("red_samurai", "hand 2: seal\nhand 3: walrus", &[0, 0, 5, 5]);
}

#[test]
fn l_6_2_one_more_is_the_most() {
    scores("collection 0 left: kappa\ncollection 1 left: dragon phoenix\ncollection 1 right: seal", &[5, 18, 0, 0]);
    with_character(
        "yellow_samurai",
        "collection 0 left: seal\ncollection 0 right: seal\ncollection 1 left: walrus",
        &[13, 8, 0, 0],
    );
}

#[test]
fn l_6_2_nought_is_never_the_most() {
    for in_play in
        ["yellow_actor", "red_actor", "yellow_sumo_wrestler", "red_sumo_wrestler", "yellow_samurai", "red_samurai"]
    {
        with_character(in_play, "", &[0, 0, 0, 0]);
    }
    // Nothing of cost 8 or more; nothing of cost 3 or less.
    with_character("yellow_sumo_wrestler", "collection 0 left: seal\ncollection 1 left: dragon", &[4, 5, 0, 0]);
    with_character("red_sumo_wrestler", "collection 0 left: seal\ncollection 1 left: dragon", &[4, 5, 0, 0]);
}

#[test]
fn l_6_2_nor_the_fewest_where_at_least_one_is_asked() {
    // Players 2 and 3 have no family at all.
    with_character(
        "red_actor",
        "collection 0 left: seal\ncollection 1 left: walrus\ncollection 1 right: oni",
        &[9, 16, 0, 0],
    );
}

// --- L-6.3 --------------------------------------------------------------------------------------------------------

#[test]
fn l_6_3_a_kappa_may_reward_another_player_than_its_owner() {
    scores("collection 0 left: kappa\ncollection 1 left: dragon\ncollection 1 right: phoenix", &[5, 14, 0, 0]);
    // Its owner too, if tied or ahead; it counts itself.
    scores("collection 0 left: kappa", &[10, 0, 0, 0]);
    scores("collection 0 left: kappa\ncollection 1 left: dragon", &[10, 10, 0, 0]);
}

#[test]
fn l_6_3_each_of_two_rewards_on_its_own() {
    // Both of one player.
    scores("collection 0 left: kappa\ncollection 0 right: kappa", &[20, 0, 0, 0]);
    // One each: a tie of one, so 10 for both.
    scores("collection 0 left: kappa\ncollection 1 left: kappa", &[15, 15, 0, 0]);
    // One each, and a third player with more: 10 for that one.
    scores(
        "collection 0 left: kappa\ncollection 1 left: kappa\ncollection 2 left: dragon\ncollection 2 right: unicorn",
        &[5, 5, 18, 0],
    );
}

#[test]
fn l_6_3_covered_kappas_and_covered_legendary_origami_count() {
    scores(
        "collection 0 left: kappa seal
collection 0 right: seal
collection 1 left: dragon seal
collection 1 right: phoenix",
        &[13, 18, 0, 0],
    );
}

// --- L-6.4 --------------------------------------------------------------------------------------------------------

#[test]
fn l_6_4_worked_example_forty_eight_points() {
    scores(
        "
hand 0: seal sloth stegosaurus
collection 0 left: phoenix kappa macaw macaw
collection 0 right: phoenix t_rex reindeer walrus
collection 1 left: dragon
collection 1 right: unicorn",
        // 4, 4, 5 + 5, 3 + 3, 6, 8, 2 + 3, 2 + 3.
        &[48, 8, 0, 0],
    );
}

#[test]
fn l_6_4_as_the_result_of_a_game() {
    // However they lie, as long as the Macaws are neighbours; the last card is drawn in the last turn.
    check(
        "
families polar exotic dinosaurs legendary
characters musician ninja geisha merchant
start 1
turn 0
hand 0: seal yellow_ninja
line: phoenix
collection 0 left: walrus macaw macaw t_rex
collection 0 right: reindeer phoenix kappa phoenix
rest box
ending final-round
---
0 draw phoenix
> over
= result 48:1 0:2 0:2 0:2
",
    );
    // Apart they bring nothing more.
    scores(
        "
hand 0: seal sloth stegosaurus
collection 0 left: macaw kappa macaw phoenix
collection 0 right: phoenix t_rex reindeer walrus",
        &[42, 0, 0, 0],
    );
}

// --- L-7.2 --------------------------------------------------------------------------------------------------------

#[test]
fn l_7_2_worked_example_twenty_against_sixteen_are_four() {
    // Anaconda 4, Walrus 8, Oni 8; Walrus 8, Seal 4, Brontosaurus 4.
    scores(
        "collection 0 left: anaconda walrus oni\ncollection 0 right: walrus seal brontosaurus",
        &[20 + 16 + 4, 0, 0, 0],
    );
    // It does not matter on which side it lies.
    scores(
        "collection 0 left: seal walrus oni\ncollection 0 right: walrus anaconda brontosaurus",
        &[20 + 16 + 4, 0, 0, 0],
    );
    scores("collection 0 left: walrus seal brontosaurus\ncollection 0 right: anaconda walrus oni", &[40, 0, 0, 0]);
}

#[test]
fn l_7_2_equal_collections_bring_nothing_and_an_empty_one_is_worth_nought() {
    scores("collection 0 left: anaconda\ncollection 0 right: seal", &[8, 0, 0, 0]);
    scores("collection 0 left: anaconda", &[8, 0, 0, 0]);
    // Another player's collections do not matter.
    scores("collection 0 left: anaconda\ncollection 0 right: seal\ncollection 1 left: walrus", &[8, 8, 0, 0]);
}

#[test]
fn l_7_2_scoring_effects_count_where_their_card_lies() {
    // T-Rex 3 + 5 against 4.
    scores(
        "hand 0: seal seal seal penguin penguin\ncollection 0 left: t_rex\ncollection 0 right: anaconda",
        &[16, 0, 0, 0],
    );
    // Macaws 5 + 5 against 4 + 3.
    scores("collection 0 left: macaw macaw\ncollection 0 right: anaconda sloth", &[10 + 7 + 3, 0, 0, 0]);
    // Polar Bear 3 + 2 against 4.
    scores(
        "hand 0: rice_paper rice_paper\ncollection 0 left: polar_bear\ncollection 0 right: anaconda",
        &[10, 0, 0, 0],
    );
    // Griffin 4 + 6 against 4.
    scores("collection 0 left: griffin\ncollection 0 right: anaconda", &[20, 0, 0, 0]);
}

#[test]
fn l_7_2_the_bonus_of_every_anaconda_is_left_out() {
    // 12 against 4, twice: each awards 8.
    scores("collection 0 left: anaconda walrus\ncollection 0 right: anaconda", &[16 + 8 + 8, 0, 0, 0]);
    scores("collection 0 left: anaconda anaconda\ncollection 0 right: walrus", &[16, 0, 0, 0]);
    scores("collection 0 left: anaconda anaconda\ncollection 0 right: seal", &[12 + 4 + 4, 0, 0, 0]);
    // Each player's own collections.
    scores("collection 0 left: anaconda\ncollection 1 left: anaconda", &[8, 8, 0, 0]);
}

#[test]
fn l_7_2_a_kappa_counts_as_far_as_it_rewards_its_owner() {
    // 5 + 5 against 4.
    scores("collection 0 left: kappa\ncollection 0 right: anaconda", &[14 + 6, 0, 0, 0]);
    // It rewards player 1: 5 against 4.
    scores(
        "collection 0 left: kappa\ncollection 0 right: anaconda\ncollection 1 left: dragon\ncollection 1 right: dragon",
        &[9 + 1, 15, 0, 0],
    );
    // Tied, it rewards both.
    scores("collection 0 left: kappa\ncollection 0 right: anaconda\ncollection 1 left: dragon", &[14 + 6, 10, 0, 0]);
}

#[test]
fn l_7_2_what_others_kappas_and_characters_award_counts_for_neither() {
    // Dragon 5 against 4; player 1's Kappa rewards both.
    scores("collection 0 left: dragon\ncollection 0 right: anaconda\ncollection 1 left: kappa", &[9 + 1 + 5, 10, 0, 0]);
    with_character("yellow_samurai", "collection 0 left: walrus\ncollection 0 right: anaconda", &[12 + 4 + 5, 0, 0, 0]);
    with_character(
        "red_samurai",
        "hand 0: seal\ncollection 0 left: walrus\ncollection 0 right: anaconda",
        &[21, 0, 0, 0],
    );
}

// --- L-7.14 -------------------------------------------------------------------------------------------------------

#[test]
fn l_7_14_actors_count_families_in_collections() {
    // Three families against two, covered ones included.
    let position = "collection 0 left: seal macaw\ncollection 0 right: dragon\n\
                    collection 1 left: walrus walrus\ncollection 1 right: oni oni";
    with_character("yellow_actor", position, &[4 + 2 + 5 + 5, 32, 0, 0]);
    with_character("red_actor", position, &[4 + 2 + 5, 37, 0, 0]);
    // Not what is in hand, and characters are of no family.
    with_character(
        "yellow_actor",
        "hand 0: macaw dragon t_rex\ncollection 0 left: seal\ncollection 1 left: walrus",
        &[9, 13, 0, 0],
    );
}

#[test]
fn l_7_14_sumo_wrestlers_count_dear_or_cheap_origami() {
    // Cost 8, 8 and 6; 8 and 2.
    let position = "collection 0 left: walrus oni
collection 0 right: dragon
collection 1 left: reindeer
collection 1 right: sloth";
    with_character("yellow_sumo_wrestler", position, &[8 + 8 + 5 + 5, 9, 0, 0]);
    with_character("red_sumo_wrestler", position, &[21, 9 + 5, 0, 0]);
    // Three is cheap, four is not.
    with_character("red_sumo_wrestler", "collection 0 left: macaw\ncollection 1 left: seal", &[7, 4, 0, 0]);
    with_character("red_sumo_wrestler", "collection 0 left: macaw\ncollection 1 left: sloth", &[7, 8, 0, 0]);
    // Not what is in hand.
    with_character("yellow_sumo_wrestler", "hand 0: oni oni\ncollection 1 left: reindeer", &[0, 11, 0, 0]);
}

#[test]
fn l_7_14_costs_as_printed() {
    // A Seal costs 3 to play with the yellow Musician, a Macaw 4 with the red one; a Reindeer 7 and a Butterfly 8.
    with_character(
        "red_sumo_wrestler yellow_musician",
        "collection 0 left: seal\ncollection 1 left: macaw",
        &[4, 7, 0, 0],
    );
    with_character(
        "red_sumo_wrestler red_musician",
        "collection 0 left: seal\ncollection 1 left: macaw",
        &[4, 7, 0, 0],
    );
    with_character("yellow_sumo_wrestler yellow_musician", "collection 0 left: reindeer", &[11, 0, 0, 0]);
    check(
        "
families lawn exotic
characters sumo_wrestler musician
in play: yellow_sumo_wrestler yellow_musician
collection 0 left: butterfly
collection 1 left: caiman
---
= score 0: 15
= score 1: 3
",
    );
}

#[test]
fn l_7_14_samurai_count_origami_in_collections_or_cards_in_hand() {
    let position = "hand 0: seal seal\nhand 1: oni rice_paper rice_paper\ncollection 0 left: macaw sloth\n\
                    collection 0 right: sloth\ncollection 1 left: walrus\ncollection 1 right: walrus";
    with_character("yellow_samurai", position, &[2 + 3 + 3 + 5, 16, 0, 0]);
    with_character("red_samurai", position, &[8, 16 + 5, 0, 0]);
    // The hand does not count for the yellow one, nor do collections for the red one.
    with_character("yellow_samurai", "hand 0: seal seal\ncollection 1 left: macaw", &[0, 7, 0, 0]);
    with_character("red_samurai", "hand 0: seal\ncollection 1 left: macaw", &[5, 2, 0, 0]);
}
