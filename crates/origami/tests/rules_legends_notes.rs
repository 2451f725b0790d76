//! L-7 Notes that bind card effects, rule by rule; those on scoring are in `rules_legends_score.rs`.

mod common;

use common::check;

// --- L-7.1 --------------------------------------------------------------------------------------------------------

/// What the limit of a draw is.
fn draw_limit(position: &str, limit: u8) {
    check(&format!(
        "
families dinosaurs legendary
characters ninja monk
{position}
---
= draw limit 0: {limit}
= draw limit 1: {}
",
        if position.contains("yellow_monk") {
            5
        } else if position.contains("red_monk") {
            3
        } else {
            4
        }
    ));
}

#[test]
fn l_7_1_worked_example_three_and_three_are_six() {
    draw_limit("collection 0 left: mesosaurus\ncollection 0 right: brontosaurus", 6);
    check(
        "
families dinosaurs legendary
line: t_rex velociraptor phoenix dragon
collection 0 left: mesosaurus
collection 0 right: brontosaurus
---
! 0 draw t_rex dragon : needs 1 to 6, got 7 (O-4.1)
! 0 draw t_rex velociraptor phoenix : needs 1 to 6, got 7 (O-4.1)
0 draw t_rex velociraptor
= hand 0: t_rex velociraptor
> turn 1
! 1 draw phoenix dragon griffin : not there (O-4.1)
",
    );
}

#[test]
fn l_7_1_where_that_is_more_than_four() {
    // 3, 4 and 2 are not: it never hurts its owner.
    draw_limit("collection 0 left: mesosaurus", 4);
    draw_limit("collection 0 left: mesosaurus\nin play: yellow_ninja", 4);
    draw_limit("collection 0 left: mesosaurus\nin play: red_ninja", 4);
    draw_limit("collection 0 left: mesosaurus\ncollection 0 right: stegosaurus", 5);
    draw_limit("collection 0 left: mesosaurus\ncollection 0 right: stegosaurus\nin play: yellow_ninja", 6);
    draw_limit("collection 0 left: mesosaurus\ncollection 0 right: stegosaurus\nin play: red_ninja", 4);
    draw_limit("collection 0 left: mesosaurus\ncollection 0 right: brontosaurus\nin play: red_ninja", 5);
    draw_limit("collection 0 left: velociraptor mesosaurus\ncollection 0 right: velociraptor velociraptor", 6);
}

#[test]
fn l_7_1_only_while_it_is_on_top_and_for_its_owner() {
    draw_limit("collection 0 left: mesosaurus kappa\ncollection 0 right: brontosaurus", 4);
    draw_limit("collection 0 left: brontosaurus\ncollection 0 right: stegosaurus", 4);
    draw_limit("collection 0 left: mesosaurus\ncollection 1 left: brontosaurus", 4);
}

#[test]
fn l_7_1_the_monks_change_comes_after_it() {
    draw_limit("in play: yellow_monk", 5);
    draw_limit("in play: red_monk", 3);
    draw_limit("in play: yellow_monk\ncollection 0 left: mesosaurus", 5);
    draw_limit("in play: red_monk\ncollection 0 left: mesosaurus", 3);
    draw_limit("in play: yellow_monk\ncollection 0 left: mesosaurus\ncollection 0 right: brontosaurus", 7);
    draw_limit("in play: red_monk\ncollection 0 left: mesosaurus\ncollection 0 right: brontosaurus", 5);
}

#[test]
fn l_7_1_down_to_nought() {
    // As if four characters each took a fold off; a single card may be taken all the same.
    check(
        "
families polar exotic dinosaurs legendary
characters monk ninja actor samurai
override red_ninja ability red_monk
override red_actor ability red_monk
override red_samurai ability red_monk
in play: red_monk red_ninja red_actor red_samurai
line: sloth macaw caiman golden_frog
---
= draw limit 0: 0
= draw limit 1: 0
? 0: draw sloth | draw macaw | draw caiman | draw golden_frog
! 0 draw sloth macaw : needs 1 to 0, got 3 (O-4.1)
",
    );
}

#[test]
fn l_7_1_only_the_draw_cards_action_has_this_limit() {
    let table = |families: &str, card: &str, line: &str| {
        format!(
            "
families {families} dinosaurs legendary
characters ninja monk actor
in play: yellow_ninja yellow_monk
line: {line}
collection 0 left: mesosaurus
collection 0 right: {card}
---
0 use right
"
        )
    };
    check(&format!(
        "{}? 0: take cat | take sheep | take cat sheep\n! 0 take fox : needs 1 to 3, got 4 (O-9.15)",
        table("farm", "raccoon", "cat sheep fox rabbit")
    ));
    check(&format!(
        "{}? 0: take ant bee\n! 0 take bee spider : needs 6, got 7 (O-9.7)",
        table("lawn", "spider", "ant bee spider bee")
    ));
}

// --- L-7.3 --------------------------------------------------------------------------------------------------------

/// A Piranha is played.
fn piranha(left: &str, right: &str, side: &str) -> String {
    format!(
        "
families exotic dinosaurs
hand 0: piranha t_rex
line: golden_frog golden_frog t_rex anaconda
collection 0 left: {left}
collection 0 right: {right}
collection 1 left: macaw velociraptor
collection 1 right: macaw
---
0 play piranha {side}
0 pay t_rex
"
    )
}

#[test]
fn l_7_3_one_of_ones_own_origami_to_any_position() {
    // Left: Macaw, Piranha. Right: Sloth, which can't leave its collection and has no other place in it.
    let text = piranha("macaw", "sloth", "left");
    check(&format!(
        "{text}
? 0: spot 0 left 1 | spot 0 left 2 | no
! 0 spot 1 left 1 : not there (L-7.3)
! 0 spot 0 right 1 : not allowed here (L-7.3)
! 0 spot 0 left 3 : not there (L-7.3)
! 0 spot 0 left 0 : not there (L-7.3)
! 0 yes : no answer to this question (L-7.3)
0 spot 0 left 1
? 0: spot 0 left 2 | spot 0 right 1 | spot 0 right 2
! 0 spot 0 left 1 : not allowed here (L-7.3)
! 0 spot 1 left 1 : not there (L-7.3)
! 0 spot 0 right 3 : not allowed here (L-7.3)
! 0 no : no answer to this question (L-7.3)
"
    ));
    check(&format!(
        "{text}0 spot 0 left 1
0 spot 0 right 1
> 0 moves macaw left 1 to right 1
= collection 0 left: piranha
= collection 0 right: macaw sloth
> turn 1"
    ));
    check(&format!(
        "{text}0 spot 0 left 1\n0 spot 0 right 2\n> 0 moves macaw left 1 to right 2\n= collection 0 right: sloth macaw"
    ));
    check(&format!(
        "{text}0 spot 0 left 1\n0 spot 0 left 2\n> 0 moves macaw left 1 to left 2\n= collection 0 left: piranha macaw"
    ));
    check(&format!("{text}0 no\n> 0 declines piranha\n= collection 0 left: macaw piranha\n> turn 1"));
}

#[test]
fn l_7_3_the_piranha_itself_may_be_moved() {
    let text = piranha("macaw", "sloth", "left");
    check(&format!(
        "{text}0 spot 0 left 2\n0 spot 0 right 1\n= collection 0 right: piranha sloth\n= collection 0 left: macaw"
    ));
    check(&format!("{text}0 spot 0 left 2\n0 spot 0 left 1\n= collection 0 left: piranha macaw"));
}

#[test]
fn l_7_3_sizes_must_still_fit() {
    // Three and two: from the left anywhere, from the right only within it.
    let text = piranha("macaw toucan", "anaconda sloth", "left");
    check(&format!(
        "{text}
? 0: spot 0 left 1 | spot 0 left 2 | spot 0 left 3 | spot 0 right 1 | spot 0 right 2 | no
0 spot 0 right 1
? 0: spot 0 right 2
! 0 spot 0 left 1 : not allowed here (L-7.3)
0 spot 0 right 2
= collection 0 right: sloth anaconda
"
    ));
    check(&format!(
        "{text}
0 spot 0 left 1
? 0: spot 0 left 2 | spot 0 left 3 | spot 0 right 1 | spot 0 right 2 | spot 0 right 3
0 spot 0 right 3
= collection 0 left: toucan piranha
= collection 0 right: anaconda sloth macaw
"
    ));
    // Two and two: only within a collection.
    check(&format!(
        "{}
0 spot 0 left 1
? 0: spot 0 left 2
! 0 spot 0 right 1 : not allowed here (L-7.3)
",
        piranha("macaw toucan", "sloth", "right")
    ));
}

#[test]
fn l_7_3_the_move_must_change_something() {
    // One and one: nothing can move anywhere.
    check(&format!("{}>! 0 uses piranha\n> turn 1", piranha("macaw", "", "right")));
    // Alone it can only change sides, which changes who is left and who is right: that is allowed.
    check(&format!("{}? 0: spot 0 left 1 | no\n0 spot 0 left 1\n? 0: spot 0 right 1", piranha("", "", "left")));
}

#[test]
fn l_7_3_an_ongoing_effect_is_lost_or_regained() {
    check(&format!(
        "{}
= hand limit 0: 8
0 spot 0 left 2
0 spot 0 left 1
= collection 0 left: macaw brontosaurus
= hand limit 0: 11
",
        piranha("brontosaurus macaw", "sloth", "right")
    ));
    check(&format!(
        "{}
= hand limit 0: 11
0 spot 0 left 1
0 spot 0 left 2
= collection 0 left: brontosaurus macaw
= hand limit 0: 8
",
        piranha("macaw brontosaurus", "sloth", "right")
    ));
}

#[test]
fn l_7_3_it_is_no_play() {
    // A Pteranodon comes to the top and draws nothing; a Toucan does not see the move.
    check(&format!(
        "{}
0 spot 0 left 2
>! 0 reacts with toucan
0 spot 0 left 1
= collection 0 left: macaw pteranodon
>! 0 uses pteranodon
>! 0 reacts with toucan
> turn 1
= hand 0:
",
        piranha("pteranodon macaw", "toucan", "right")
    ));
}

// --- L-7.4 --------------------------------------------------------------------------------------------------------

/// A Sloth is played onto the left collection.
fn sloth(own: [&str; 2], others: [&str; 2]) -> String {
    format!(
        "
families exotic dinosaurs
hand 0: sloth macaw
line: golden_frog golden_frog t_rex anaconda
collection 0 left: {}
collection 0 right: {}
collection 1 left: {}
collection 1 right: {}
---
0 play sloth left
0 pay macaw
",
        own[0], own[1], others[0], others[1]
    )
}

#[test]
fn l_7_4_an_origami_of_any_player_to_the_bottom_of_its_collection() {
    let text = sloth(["caiman", "t_rex"], ["brontosaurus stegosaurus toucan", "piranha velociraptor"]);
    check(&format!(
        "{text}
? 0: spot 0 left 2 | spot 1 left 2 | spot 1 left 3 | spot 1 right 2 | no
# What lies at the bottom can't move there.
! 0 spot 0 left 1 : not allowed here (L-7.4)
! 0 spot 0 right 1 : not allowed here (L-7.4)
! 0 spot 1 right 1 : not allowed here (L-7.4)
! 0 spot 1 left 4 : not there (L-7.4)
! 0 yes : no answer to this question (L-7.4)
"
    ));
    check(&format!(
        "{text}0 spot 1 left 3
> 1 moves toucan left 3 to left 1
= collection 1 left: toucan brontosaurus stegosaurus
> turn 1"
    ));
    check(&format!(
        "{text}0 spot 1 left 2
> 1 moves stegosaurus left 2 to left 1
= collection 1 left: stegosaurus brontosaurus toucan"
    ));
    check(&format!("{text}0 spot 1 right 2\n= collection 1 right: velociraptor piranha"));
    check(&format!("{text}0 no\n> 0 declines sloth\n= collection 1 right: piranha velociraptor\n> turn 1"));
}

#[test]
fn l_7_4_the_sloth_itself_may_be_moved() {
    // So it covers nothing.
    check(&format!(
        "{}0 spot 0 left 2
> 0 moves sloth left 2 to left 1
= collection 0 left: sloth brontosaurus
= hand limit 0: 11",
        sloth(["brontosaurus", "t_rex"], ["", ""])
    ));
}

#[test]
fn l_7_4_with_nothing_above_another_there_is_nothing_to_do() {
    check(&format!("{}>! 0 uses sloth\n> turn 1", sloth(["", ""], ["macaw", "macaw"])));
    // Copies on each other can't be told apart: moving one would change nothing.
    check(&format!("{}>! 0 uses sloth\n> turn 1", sloth(["", ""], ["macaw macaw", "macaw"])));
    check(&format!(
        "{}? 0: spot 1 left 2 | spot 1 left 3 | no",
        sloth(["", ""], ["toucan macaw macaw", "macaw macaw"])
    ));
}

#[test]
fn l_7_4_an_ongoing_effect_is_lost_or_regained_and_it_is_no_play() {
    check(&format!(
        "{}
= hand limit 1: 8
0 spot 1 left 2
= hand limit 1: 11
>! 1 reacts with caiman
> turn 1
",
        sloth(["", ""], ["brontosaurus piranha", "caiman"])
    ));
    check(&format!(
        "{}
= draw limit 1: 6
0 spot 1 right 2
= draw limit 1: 4
",
        sloth(["", ""], ["brontosaurus", "macaw mesosaurus"])
    ));
}

#[test]
fn l_7_4_covered_special_actions_come_back_for_others_too() {
    check(
        "
families farm exotic
hand 0: sloth macaw
line: golden_frog golden_frog rabbit rabbit
discards: pig
collection 1 left: raccoon macaw
collection 1 right: caiman
---
0 play sloth left
0 pay macaw
0 spot 1 left 2
> turn 1
1 use left
> 1 uses special left raccoon
",
    );
}

// --- L-7.5 --------------------------------------------------------------------------------------------------------

/// A Dragon is played for nothing.
fn dragon(hands: [&str; 3]) -> String {
    format!(
        "
families exotic dinosaurs legendary
characters ninja musician geisha
override dragon cost 0
hand 0: dragon {}
hand 1: {}
hand 2: {}
line: golden_frog golden_frog griffin griffin
deck: anaconda anaconda
---
0 play dragon left
0 pay nothing
",
        hands[0], hands[1], hands[2]
    )
}

#[test]
fn l_7_5_each_player_in_turn_order_from_the_one_who_played_it() {
    check(&format!(
        "{}
? 0: yes | no
0 yes
= asked 0
? 0: play kappa right | no
0 play kappa right
0 pay oni
> 0 places kappa right
= asked 1
? 1: play macaw left | no
1 play macaw left
1 pay triceratops
> 1 places macaw left
= asked 2
2 play stegosaurus left
2 pay t_rex
> 2 places stegosaurus left
> turn 1
",
        dragon(["kappa oni", "macaw triceratops", "stegosaurus t_rex"])
    ));
}

#[test]
fn l_7_5_playing_is_optional_and_paid() {
    check(&format!(
        "{}
0 yes
0 no
= asked 1
1 play macaw left
! 1 pay t_rex : needs 3, got 4 (O-5.1)
! 1 pay nothing : needs 3, got 0 (O-5.1)
1 pay triceratops
= asked 2
2 no
> turn 1
= hand 0: kappa oni
",
        dragon(["kappa oni", "macaw triceratops t_rex", "stegosaurus t_rex"])
    ));
    // Its player may do without the whole of it.
    check(&format!("{}0 no\n> 0 declines dragon\n> turn 1", dragon(["kappa oni", "macaw triceratops", ""])));
}

#[test]
fn l_7_5_who_has_no_origami_is_passed_over() {
    check(&format!("{}0 yes\n= asked 2\n2 no\n> turn 1", dragon(["", "", "macaw"])));
    // Hands are secret: who can't pay is asked all the same.
    check(&format!("{}0 yes\n= asked 1\n? 1: no\n1 no\n> turn 1", dragon(["", "macaw", ""])));
}

#[test]
fn l_7_5_a_play_is_finished_with_all_it_causes_before_the_next() {
    check(&format!(
        "{}
0 yes
0 play leprechaun right
0 pay kappa
= asked 0
0 yes
> 0 draws anaconda
> 1 draws anaconda
> 2 draws caiman
= asked 1
1 no
= asked 2
2 no
> turn 1
",
        dragon(["leprechaun kappa", "", ""]).replace("deck: anaconda anaconda", "deck: anaconda anaconda caiman")
    ));
}

#[test]
fn l_7_5_a_dragon_played_so_starts_a_round_of_its_own_inside() {
    check(&format!(
        "{}
0 yes
0 no
= asked 1
1 play dragon left
1 pay nothing
1 yes
# The inner round starts with player 1; then the outer one goes on.
= asked 1
1 no
= asked 2
2 no
= asked 0
0 play kappa right
0 pay oni
= asked 2
2 play stegosaurus left
2 pay t_rex
> turn 1
",
        dragon(["kappa oni", "dragon macaw", "stegosaurus t_rex"])
    ));
}

#[test]
fn l_7_5_nobody_but_the_active_player_gets_actions_from_it() {
    // Player 0's own Caiman gives an action; player 1's does not.
    check(&format!(
        "{}
0 yes
0 play kappa left
0 pay oni
> 0 reacts with caiman
> 0 gets an action
1 play stegosaurus right
1 pay t_rex
> 1 reacts with caiman
> 1 loses an action
> extra action 0
= active 0
= extra 0
",
        dragon(["kappa oni", "stegosaurus t_rex", ""])
            .replace("---", "collection 0 right: caiman\ncollection 1 left: caiman\n---")
    ));
}

// --- L-7.6 --------------------------------------------------------------------------------------------------------

/// A Nine-tailed Fox is played for nothing by the first of three or four players.
fn fox(hands: &[&str]) -> String {
    let families = &["families polar exotic legendary", "families polar exotic dinosaurs legendary"][hands.len() - 3];
    let hands: String = hands.iter().zip(0..).map(|(hand, seat)| format!("hand {seat}: {hand}\n")).collect();
    format!(
        "
{families}
override nine_tailed_fox cost 0
{}line: golden_frog golden_frog griffin griffin
---
0 play nine_tailed_fox left
0 pay nothing
0 yes
",
        hands.replacen("hand 0:", "hand 0: nine_tailed_fox", 1)
    )
}

#[test]
fn l_7_6_one_card_left_and_one_right() {
    check(&format!(
        "{}
= asked 0 1 2
? 0: pick seal | pick walrus
! 0 no : no answer to this question (O-5.9)
0 pick seal
= asked 1 2
2 pick oni
1 pick macaw
# The second card of each; the first one is not in question any more.
= asked 0 1 2
? 0: pick walrus
? 1: pick sloth | pick caiman
1 pick caiman
0 pick walrus
= hand 0: seal walrus
2 pick kappa
> 0 passes seal to 1
> 0 passes walrus to 2
> 1 passes macaw to 2
> 1 passes caiman to 0
> 2 passes oni to 0
> 2 passes kappa to 1
= hand 0: caiman oni
= hand 1: sloth seal kappa
= hand 2: walrus macaw phoenix
> turn 1
",
        fox(&["seal walrus", "macaw sloth caiman", "oni kappa phoenix"])
    ));
}

#[test]
fn l_7_6_two_copies_are_two_cards() {
    check(&format!(
        "{}
0 pick seal
1 pick macaw
2 pick oni
? 0: pick seal
0 pick seal
1 pick macaw
2 pick oni
= hand 0: macaw oni
= hand 1: seal oni
= hand 2: seal macaw
",
        fox(&["seal seal", "macaw macaw", "oni oni"])
    ));
}

#[test]
fn l_7_6_one_card_goes_left_and_none_passes_nothing() {
    // They still get all cards from their neighbours.
    check(&format!(
        "{}
= asked 1 2
1 pick macaw
2 pick oni
= asked 2
2 pick kappa
> 1 passes macaw to 2
> 2 passes oni to 0
> 2 passes kappa to 1
= hand 0: oni
= hand 1: kappa
= hand 2: macaw
",
        fox(&["", "macaw", "oni kappa"])
    ));
    check(&format!("{}1 pick macaw\n= hand 0:\n= hand 2: macaw\n> turn 1", fox(&["", "macaw", ""])));
    // Four players: nothing goes to the one opposite.
    check(&format!(
        "{}
= asked 0 2
0 pick seal
2 pick macaw
0 pick walrus
2 pick sloth
= hand 0:
= hand 1: seal sloth
= hand 2:
= hand 3: walrus macaw
",
        fox(&["seal walrus", "", "macaw sloth", ""])
    ));
}

#[test]
fn l_7_6_all_passes_are_chosen_before_any_card_moves() {
    // Player 1 has one card; the Walrus that comes from player 0 is not passed on.
    check(&format!(
        "{}
0 pick walrus
1 pick macaw
= asked 0
0 pick seal
= hand 0:
= hand 1: walrus
= hand 2: macaw seal
",
        fox(&["seal walrus", "macaw", ""])
    ));
}

#[test]
fn l_7_6_with_two_players_both_cards_go_to_the_other() {
    check(
        "
families exotic legendary
override nine_tailed_fox cost 0
hand 0: nine_tailed_fox macaw sloth kappa
hand 1: oni
line: golden_frog golden_frog griffin griffin
---
0 play nine_tailed_fox left
0 pay nothing
0 yes
0 pick macaw
1 pick oni
= asked 0
0 pick kappa
> 0 passes macaw to 1
> 0 passes kappa to 1
> 1 passes oni to 0
= hand 0: sloth oni
= hand 1: macaw kappa
",
    );
}

#[test]
fn l_7_6_it_is_optional_for_its_player_only() {
    check(
        "
families exotic legendary
override nine_tailed_fox cost 0
hand 0: nine_tailed_fox macaw
hand 1: oni
line: golden_frog golden_frog griffin griffin
---
0 play nine_tailed_fox left
0 pay nothing
0 no
> turn 1
= hand 0: macaw
= hand 1: oni
",
    );
}

// --- L-7.7 --------------------------------------------------------------------------------------------------------

/// An Oni is played for nothing.
fn oni(hands: [&str; 3]) -> String {
    format!(
        "
families polar exotic legendary
override oni cost 0
hand 0: oni {}
hand 1: {}
hand 2: {}
line: golden_frog golden_frog griffin griffin
discards: reindeer
---
0 play oni left
0 pay nothing
",
        hands[0], hands[1], hands[2]
    )
}

#[test]
fn l_7_7_each_player_discards_two_cards_its_owner_included() {
    check(&format!(
        "{}
0 yes
= asked 0 1 2
0 pick walrus
1 pick macaw
2 pick kappa
= asked 0 1 2
0 pick seal
2 pick kappa
= hand 2: kappa kappa
1 pick caiman
# In turn order; each player's cards in ascending folds, the last player's on top.
> 0 discards seal
> 0 discards walrus
> 1 discards macaw
> 1 discards caiman
> 2 discards kappa
> 2 discards kappa
= discards: reindeer seal walrus macaw caiman kappa kappa
= hand 0: penguin
= hand 1: sloth
= hand 2:
",
        oni(["seal walrus penguin", "caiman macaw sloth", "kappa kappa"])
    ));
}

#[test]
fn l_7_7_or_what_they_have() {
    check(&format!(
        "{}
0 yes
= asked 0 2
0 pick seal
2 pick kappa
= asked 0
0 pick walrus
= discards: reindeer seal walrus kappa
= hand 2:
",
        oni(["seal walrus", "", "kappa"])
    ));
    check(&format!("{}0 yes\n1 pick macaw\n= hand 1:\n= discards: reindeer macaw\n> turn 1", oni(["", "macaw", ""])));
}

#[test]
fn l_7_7_it_is_optional_for_its_player_only() {
    check(&format!("{}? 0: yes | no\n0 no\n> turn 1\n= hand 1: macaw sloth", oni(["seal walrus", "macaw sloth", ""])));
    check(&format!("{}0 yes\n! 1 no : no answer to this question (O-5.9)", oni(["seal walrus", "macaw sloth", ""])));
}

// --- L-7.8 --------------------------------------------------------------------------------------------------------

/// A Phoenix is played for nothing.
fn phoenix(hands: [&str; 3], more: &str) -> String {
    format!(
        "
families polar exotic legendary
override phoenix cost 0
hand 0: phoenix {}
hand 1: {}
hand 2: {}
line: golden_frog golden_frog griffin griffin
{more}
---
0 play phoenix left
0 pay nothing
",
        hands[0], hands[1], hands[2]
    )
}

#[test]
fn l_7_8_all_discard_then_all_draw_two() {
    check(&format!(
        "{}
0 yes
= asked 0 1 2
2 pick kappa
0 pick seal
= hand 2: kappa
1 pick macaw
> 0 discards seal
> 1 discards macaw
> 2 discards kappa
> 0 draws walrus
> 0 draws reindeer
> 1 draws caiman
> 1 draws toucan
> 2 draws dragon
> 2 draws unicorn
= hand 0: walrus reindeer
= hand 1: sloth caiman toucan
= hand 2: dragon unicorn
= discards: seal macaw kappa
",
        phoenix(["seal", "macaw sloth", "kappa"], "deck: walrus reindeer caiman toucan dragon unicorn")
    ));
}

#[test]
fn l_7_8_without_cards_one_discards_nothing_and_still_draws_two() {
    check(&format!(
        "{}
0 yes
= asked 1
1 pick macaw
> 1 discards macaw
> 0 draws walrus
> 0 draws reindeer
> 1 draws caiman
= hand 2: dragon unicorn
= discards: macaw
",
        phoenix(["", "macaw", ""], "deck: walrus reindeer caiman toucan dragon unicorn")
    ));
    // Nobody has any: they draw all the same.
    check(&format!(
        "{}0 yes\n= hand 0: walrus reindeer\n= hand 1: caiman toucan\n= hand 2: dragon unicorn\n= discards:",
        phoenix(["", "", ""], "deck: walrus reindeer caiman toucan dragon unicorn")
    ));
}

#[test]
fn l_7_8_what_was_discarded_can_be_drawn_by_all() {
    // Everybody has discarded before the deck runs out at the first player's second card.
    check(&format!(
        "{}
0 yes
0 pick seal
1 pick macaw
2 pick kappa
> 2 discards kappa
> 0 draws walrus
> 0 draws reindeer
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 3
# Three cards for four to be drawn: the last one is not owed.
> run-out 2
= deck 0
= runouts 2
> turn 1
",
        phoenix(["seal", "macaw", "kappa"], "deck: walrus reindeer\nrest box")
    ));
}

// --- L-7.9 --------------------------------------------------------------------------------------------------------

/// An Arctic Wolf is on top.
fn wolf(hand: &str, more: &str) -> String {
    format!(
        "
families polar exotic
hand 0: {hand}
line: sloth macaw golden_frog golden_frog
deck: caiman toucan seal walrus anaconda
collection 0 left: arctic_wolf
{more}
---
"
    )
}

#[test]
fn l_7_9_any_number_of_rice_paper_for_as_many_cards() {
    let text = wolf("rice_paper rice_paper rice_paper penguin", "");
    check(&format!(
        "{text}
0 draw sloth
> 0 takes sloth from line
>! line filled caiman
? 0: pick rice_paper | done
! 0 pick penguin : not allowed here (L-7.9)
! 0 no : no answer to this question (L-7.9)
0 pick rice_paper
= asked 0
0 pick rice_paper
? 0: pick rice_paper | done
0 done
> 0 draws caiman
> 0 draws toucan
# Then comes the refill.
> line filled seal
> turn 1
= hand 0: sloth penguin caiman toucan rice_paper
= rice deck 17
= discards:
"
    ));
    check(&format!("{text}0 draw sloth\n0 done\n> line filled caiman\n> turn 1\n= rice deck 15"));
    check(&format!(
        "{text}0 draw sloth
0 pick rice_paper
0 pick rice_paper
0 pick rice_paper
> 0 draws seal
> turn 1
= rice deck 18"
    ));
}

#[test]
fn l_7_9_without_rice_paper_nothing_is_asked() {
    check(&format!("{}0 draw sloth\n> line filled caiman\n> turn 1", wolf("penguin", "")));
}

#[test]
fn l_7_9_only_with_the_draw_cards_action_and_while_on_top() {
    let on_top = wolf("rice_paper rice_paper seal", "");
    // At least one card of the line is taken.
    check(&format!("{on_top}! 0 draw nothing : needs 1 to 4, got 0 (O-4.1)"));
    check(&format!(
        "{}0 draw sloth\n> turn 1\n= rice deck 16",
        wolf("rice_paper rice_paper", "")
            .replace("left: arctic_wolf", "left: arctic_wolf macaw\ncollection 0 right: macaw")
    ));
    // No action that takes cards otherwise.
    check(
        "
families farm polar
hand 0: rice_paper rice_paper
line: cat seal fox walrus
deck: pig
collection 0 left: arctic_wolf
collection 0 right: raccoon
---
0 use right
0 take cat
> turn 1
= hand 0: cat rice_paper rice_paper
",
    );
    // Another player's Wolf is of no use.
    check(
        "
families polar exotic
hand 0: rice_paper
line: sloth macaw golden_frog golden_frog
collection 1 left: arctic_wolf
---
0 draw sloth
> turn 1
",
    );
}

#[test]
fn l_7_9_a_run_out_before_the_refill() {
    // Rice paper is never part of the new deck.
    check(
        "
families polar exotic
hand 0: rice_paper rice_paper
line: sloth macaw golden_frog golden_frog
deck: caiman
discards: seal walrus
collection 0 left: arctic_wolf
rest box
---
0 draw sloth
0 pick rice_paper
0 pick rice_paper
> 0 draws caiman
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 2
= runouts 2
= deck 0
= discards:
= rice deck 18
",
    );
}

// --- L-7.10 -------------------------------------------------------------------------------------------------------

/// The yellow Geisha is in play.
fn yellow_geisha(families: &str, hand: &str, discards: &str, more: &str) -> String {
    format!(
        "
families {families}
characters geisha ninja
in play: yellow_geisha
hand 0: {hand}
line: golden_frog golden_frog anaconda anaconda
discards: {discards}
{more}
---
"
    )
}

#[test]
fn l_7_10_the_top_discard_may_be_played_as_if_it_were_in_hand() {
    check(&format!(
        "{}
? 0: draw golden_frog | draw anaconda | play kappa left +discard | play phoenix left | play unicorn left
! 0 play kappa left : not there (O-5.1)
! 0 play dragon left +discard : not there (L-7.10)
0 play kappa left +discard
> 0 plays kappa left from discards
# It left the pile before the payment.
? 0: pay phoenix caiman
0 pay phoenix caiman
> 0 places kappa left
= discards: dragon phoenix caiman
= collection 0 left: kappa
= hand 0: unicorn
",
        yellow_geisha("exotic legendary", "phoenix caiman unicorn", "dragon kappa", "")
    ));
}

#[test]
fn l_7_10_it_can_not_be_used_to_pay() {
    check(&format!(
        "{}! 0 play kappa left : needs 4, got 2 (O-5.1)",
        yellow_geisha("exotic legendary", "kappa unicorn", "toucan", "")
    ));
    check(&format!(
        "{}
0 play kappa left
? 0: pay oni
! 0 pay unicorn +discard : not allowed here (L-7.12)
",
        yellow_geisha("exotic legendary", "kappa oni unicorn", "toucan", "")
    ));
}

#[test]
fn l_7_10_a_copy_in_hand_is_another_card() {
    check(&format!(
        "{}
? 0: draw golden_frog | draw anaconda | play kappa left | play kappa left +discard
0 play kappa left +discard
? 0: pay oni
! 0 pay kappa : needs 4, got 2 (O-5.1)
0 pay oni
= hand 0: kappa
= discards: oni
",
        yellow_geisha("exotic legendary", "kappa oni", "kappa", "")
    ));
    // With two copies the one in hand can pay.
    check(&format!(
        "{}
0 play kappa left +discard
? 0: pay kappa unicorn
0 pay kappa unicorn
= hand 0:
= discards: kappa unicorn
",
        yellow_geisha("exotic legendary", "kappa unicorn", "kappa", "")
    ));
}

#[test]
fn l_7_10_a_character_may_lie_there() {
    check(&format!(
        "{}
0 play red_ninja +discard
> 0 plays red_ninja from discards
0 pay oni
> 0 puts red_ninja in play
= in play: yellow_geisha red_ninja
= asked 0
",
        yellow_geisha("exotic legendary", "oni", "red_ninja", "")
    ));
}

#[test]
fn l_7_10_it_serves_any_effect_that_plays_an_origami() {
    // Lion: for free, also with an empty hand.
    check(&format!(
        "{}
0 use left
? 0: play macaw right +discard
0 play macaw right +discard
> 0 places macaw right
= discards: sloth
> turn 1
",
        yellow_geisha("savannah exotic", "", "sloth macaw", "collection 0 left: lion")
    ));
    // Dragon: each player in turn, with what lies on top at that moment.
    check(&format!(
        "{}
0 play dragon left
0 pay oni kappa
0 yes
= asked 0
# The payment lies on top now.
? 0: no
0 no
= asked 1
? 1: play oni left +discard | no
",
        yellow_geisha("exotic legendary", "dragon oni kappa", "macaw", "hand 1: griffin griffin")
    ));
    // A Monkey names its family.
    check(&format!(
        "{}
0 play monkey left
0 pay nothing
? 0: play cheetah right +discard | no
",
        yellow_geisha("savannah exotic", "monkey caiman", "cheetah", "override monkey cost 0")
    ));
    check(&format!(
        "{}0 play monkey left\n0 pay nothing\n? 0: no",
        yellow_geisha("savannah exotic", "monkey caiman", "macaw", "override monkey cost 0")
    ));
}

#[test]
fn l_7_10_but_not_where_cards_are_discarded_passed_or_counted() {
    // Zebra and Shark want cards in hand; a Rabbit counts those only.
    check(&format!(
        "{}
0 play zebra left
0 pay nothing
0 yes
= asked 1
",
        yellow_geisha("savannah exotic", "zebra", "macaw", "override zebra cost 0\nhand 1: sloth")
    ));
    check(&format!(
        "{}! 0 use left : not allowed here (O-6.2)",
        yellow_geisha("sea exotic", "", "minnow", "collection 0 left: shark")
    ));
    check(&format!("{}= score 0: 5", yellow_geisha("farm exotic", "cat", "cat", "collection 0 left: rabbit")));
}

#[test]
fn l_7_10_only_while_the_yellow_one_is_in_play() {
    let table = yellow_geisha("exotic legendary", "phoenix caiman", "kappa", "");
    check(&format!(
        "{}! 0 play kappa left +discard : not allowed here (L-7.10)",
        table.replace("in play: yellow_geisha", "in play: red_geisha")
    ));
    check(&format!(
        "{}! 0 play kappa left +discard : not allowed here (L-7.10)",
        table.replace("in play: yellow_geisha", "in play:")
    ));
    // With no discards there is none.
    check(&format!(
        "{}! 0 play kappa left +discard : not there (L-7.10)",
        table.replace("discards: kappa", "discards:")
    ));
}

// --- L-7.11 -------------------------------------------------------------------------------------------------------

/// A Merchant is played.
fn merchant(colour: &str, in_play: &str, line: &str) -> String {
    format!(
        "
families exotic legendary
characters merchant ninja
in play: {in_play}
hand 0: {colour}_merchant oni
hand 1: kappa
line: {line}
deck: dragon caiman toucan unicorn
---
0 play {colour}_merchant
0 pay oni
"
    )
}

#[test]
fn l_7_11_playing_it_adds_one_card_at_once_before_its_bonus() {
    check(&format!(
        "{}
> 0 puts yellow_merchant in play
> line filled dragon
= line: golden_frog golden_frog griffin griffin dragon
? 0: play golden_frog left | play griffin left | play dragon left | no
0 play dragon left
= asked 0
0 no
# The end of the turn refills to five.
> line filled caiman
> turn 1
= line: golden_frog golden_frog griffin griffin caiman
",
        merchant("yellow", "", "golden_frog golden_frog griffin griffin")
    ));
}

#[test]
fn l_7_11_the_line_holds_five() {
    check(
        "
families exotic legendary
characters merchant ninja
in play: yellow_merchant
line: phoenix sloth griffin griffin golden_frog
deck: dragon caiman toucan unicorn
---
0 draw phoenix sloth
> line filled dragon
> line filled caiman
= line: griffin griffin golden_frog dragon caiman
",
    );
    // A refill brings it to five also where it held four.
    check(
        "
families exotic legendary
characters merchant ninja
in play: yellow_merchant
line: phoenix sloth griffin griffin
deck: dragon caiman toucan unicorn
---
0 draw phoenix
= line: sloth griffin griffin dragon caiman
",
    );
}

#[test]
fn l_7_11_it_adds_exactly_one_card_and_gaps_stay() {
    check(&format!(
        "{}
> line filled dragon
>! line filled caiman
= line: golden_frog griffin dragon
0 no
> line filled caiman
> line filled toucan
> turn 1
= line: golden_frog griffin dragon caiman toucan
",
        merchant("yellow", "", "golden_frog griffin")
    ));
}

#[test]
fn l_7_11_none_if_the_line_holds_five_already() {
    // The yellow one left with five cards in the line, and comes again before any refill was due.
    check(
        "
families exotic legendary
characters merchant ninja
in play: red_merchant
hand 0: yellow_merchant oni
line: golden_frog golden_frog griffin griffin anaconda
deck: dragon
---
0 play yellow_merchant
0 pay oni
>! line filled dragon
= line: golden_frog golden_frog griffin griffin anaconda
",
    );
}

#[test]
fn l_7_11_when_it_leaves_nothing_is_discarded_and_refills_stop_at_four() {
    check(
        "
families exotic legendary
characters merchant ninja
in play: yellow_merchant
hand 0: red_merchant oni
hand 1: kappa
line: phoenix sloth griffin griffin golden_frog
deck: dragon caiman
---
0 play red_merchant
0 pay oni
> yellow_merchant leaves play
>! line discards golden_frog
= line: phoenix sloth griffin griffin golden_frog
0 no
# A line that holds more than its size is left as it is.
>! line filled dragon
> turn 1
= line: phoenix sloth griffin griffin golden_frog
= discards: oni yellow_merchant
1 draw phoenix
>! line filled dragon
= line: sloth griffin griffin golden_frog
0 draw sloth
> line filled dragon
= line: griffin griffin golden_frog dragon
",
    );
}

#[test]
fn l_7_11_the_red_one_leaves_the_line_at_four() {
    check(&format!(
        "{}
>! line filled dragon
= line: golden_frog golden_frog griffin griffin
",
        merchant("red", "", "golden_frog golden_frog griffin griffin")
    ));
    check(
        "
families exotic legendary
characters merchant ninja
in play: red_merchant
line: phoenix phoenix sloth sloth
---
? 0: draw phoenix | draw sloth | draw phoenix phoenix | draw sloth sloth | draw phoenix sloth
! 0 draw phoenix phoenix sloth : needs 1 to 2, got 3 (L-4.4)
",
    );
}

// --- L-7.12 -------------------------------------------------------------------------------------------------------

/// The red Geisha is in play.
fn red_geisha(families: &str, hand: &str, discards: &str, more: &str) -> String {
    yellow_geisha(families, hand, discards, more).replace("in play: yellow_geisha", "in play: red_geisha")
}

#[test]
fn l_7_12_the_top_discard_may_be_part_of_a_payment() {
    let text = red_geisha("exotic legendary", "kappa unicorn oni caiman", "phoenix toucan", "");
    check(&format!(
        "{text}
0 play kappa left
? 0: pay oni | pay unicorn +discard
! 0 pay caiman +discard : needs 4, got 5 (O-5.1)
! 0 pay +discard : needs 4, got 2 (O-5.1)
! 0 pay unicorn toucan : not there (O-5.1)
0 pay unicorn +discard
> 0 pays toucan from discards
> 0 pays unicorn
= discards: phoenix toucan unicorn
= hand 0: oni caiman
"
    ));
}

#[test]
fn l_7_12_at_most_one_card_and_only_the_top_one() {
    // The second Toucan is out of reach: the first one's two folds and the Sloth's one are all there is.
    check(&format!(
        "{}
! 0 play kappa left : needs 4, got 3 (O-5.1)
",
        red_geisha("exotic legendary", "kappa sloth", "toucan toucan", "")
    ));
}

#[test]
fn l_7_12_it_can_pay_alone() {
    check(&format!(
        "{}
0 play sloth left
? 0: pay +discard
0 pay +discard
> 0 pays toucan from discards
= discards: phoenix toucan
= hand 0:
",
        red_geisha("exotic legendary", "sloth", "phoenix toucan", "")
    ));
}

#[test]
fn l_7_12_it_goes_back_with_the_others_in_order() {
    // Oni 4 folds from the pile, Macaw 2 and Phoenix 1 from hand; ascending folds, so the Oni is on top again.
    check(&format!(
        "{}
0 play golden_frog left
? 0: pay griffin +discard
0 pay griffin +discard
> 0 pays oni from discards
= discards: sloth oni griffin
",
        red_geisha("exotic legendary", "golden_frog griffin", "sloth oni", "")
            .replace("line: golden_frog golden_frog", "line: golden_frog")
    ));
    check(&format!(
        "{}
0 play caiman left
0 pay kappa +discard
= discards: sloth kappa oni
",
        red_geisha("exotic legendary", "caiman kappa", "sloth oni", "")
    ));
}

#[test]
fn l_7_12_it_counts_as_a_paid_card() {
    // Pig takes it.
    check(&format!(
        "{}
0 play pig left
0 pay sheep +discard
? 0: pick sheep | pick fox | no
0 pick fox
> 0 takes fox from discards
= hand 0: fox
= discards: cat sheep
",
        red_geisha("farm exotic", "pig sheep", "cat fox", "")
    ));
    // With the red Calligrapher it is the second card.
    check(
        "
families exotic legendary
characters geisha calligrapher
in play: red_geisha red_calligrapher
hand 0: kappa unicorn oni
line: golden_frog golden_frog anaconda anaconda
discards: toucan
---
0 play kappa left
? 0: pay unicorn +discard
",
    );
}

#[test]
fn l_7_12_it_is_not_played() {
    check(&format!(
        "{}! 0 play sloth left +discard : not allowed here (L-7.10)",
        red_geisha("exotic legendary", "kappa unicorn", "sloth", "")
    ));
}

#[test]
fn l_7_12_not_where_something_else_is_discarded() {
    // A Shark's price is a card in hand, and a free play takes nothing.
    check(&format!(
        "{}! 0 use left : not allowed here (O-6.2)",
        red_geisha("sea exotic", "", "minnow", "collection 0 left: shark")
    ));
    check(&format!(
        "{}0 use left\n0 play sloth right\n>! 0 pays toucan from discards\n> 0 places sloth right",
        red_geisha("savannah exotic", "sloth", "toucan", "collection 0 left: lion")
    ));
}

// --- L-7.13 -------------------------------------------------------------------------------------------------------

#[test]
fn l_7_13_penguin_counts_the_cards_under_it_in_its_own_collection() {
    let penguin = |left: &str, right: &str, side: &str| {
        format!(
            "
families polar exotic
hand 0: penguin walrus sloth
line: golden_frog golden_frog anaconda anaconda
collection 0 left: {left}
collection 0 right: {right}
---
0 play penguin {side}
0 pay walrus sloth
"
        )
    };
    check(&format!("{}0 yes\n> 0 draws 2 rice paper", penguin("macaw seal", "macaw macaw", "left")));
    check(&format!("{}0 yes\n> 0 draws 1 rice paper\n= rice deck 17", penguin("macaw macaw", "seal", "right")));
    // Nothing under it: nothing to do.
    check(&format!("{}>! 0 uses penguin\n> turn 1\n= rice deck 18", penguin("macaw", "", "right")));
}

/// A Walrus is played.
fn walrus(hand: &str, payment: &str, discards: &str) -> String {
    format!(
        "
families polar exotic
hand 0: walrus {hand}
line: golden_frog golden_frog anaconda anaconda
discards: {discards}
---
0 play walrus left
0 pay {payment}
"
    )
}

#[test]
fn l_7_13_walrus_with_rice_paper_in_its_payment() {
    check(&format!(
        "{}
? 0: pick macaw | pick seal | pick penguin | pick reindeer | no
! 0 pick sloth : not there (L-7.13)
! 0 pick rice_paper : not there (L-7.13)
0 pick seal
> 0 takes seal from discards
= discards: macaw penguin reindeer
= hand 0: sloth seal
",
        walrus("reindeer penguin rice_paper sloth", "reindeer penguin rice_paper", "macaw seal")
    ));
    // A card just paid for it.
    check(&format!(
        "{}0 pick reindeer\n= hand 0: reindeer\n= discards: macaw penguin",
        walrus("reindeer penguin rice_paper", "reindeer penguin rice_paper", "macaw")
    ));
    check(&format!(
        "{}0 no\n> turn 1\n= hand 0:",
        walrus("reindeer penguin rice_paper", "reindeer penguin rice_paper", "macaw")
    ));
}

#[test]
fn l_7_13_without_rice_paper_or_payment_it_does_nothing() {
    check(&format!(
        "{}>! 0 uses walrus\n> turn 1",
        walrus("reindeer reindeer rice_paper", "reindeer reindeer", "macaw")
    ));
    // As a character's bonus.
    check(
        "
families polar exotic
characters ninja musician
hand 0: yellow_ninja rice_paper rice_paper rice_paper rice_paper
line: walrus golden_frog anaconda anaconda
discards: macaw
---
0 play yellow_ninja
0 pay rice_paper rice_paper rice_paper rice_paper
0 play walrus left
>! 0 uses walrus
> turn 1
= discards: macaw
",
    );
    // With no discards there is nothing to take.
    check(&format!(
        "{}>! 0 uses walrus\n> turn 1",
        walrus(
            &"rice_paper ".repeat(8),
            "rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper rice_paper",
            ""
        )
    ));
}

// --- L-7.15 -------------------------------------------------------------------------------------------------------

#[test]
fn l_7_15_take_arctic_wolf_refill_snowy_owl() {
    check(
        "
families polar exotic
hand 0: rice_paper
line: sloth macaw golden_frog golden_frog
deck: caiman toucan
collection 0 left: arctic_wolf
collection 0 right: snowy_owl
---
0 draw sloth
> 0 takes sloth from line
>! line filled caiman
>! 0 draws 1 rice paper
0 pick rice_paper
> 0 draws caiman
> line filled toucan
> 0 draws 1 rice paper
> turn 1
= hand 0: sloth caiman rice_paper
= rice deck 17
",
    );
}

/// A Snowy Owl is on top; cards are drawn. Does it react?
fn snowy_owl(position: &str, draw: &str, reacts: bool) {
    let then =
        if reacts { "> 0 draws 1 rice paper\n= rice deck 17" } else { ">! 0 draws 1 rice paper\n= rice deck 18" };
    check(&format!(
        "
families polar exotic dinosaurs
characters monk ninja merchant
line: sloth macaw caiman golden_frog
collection 0 left: snowy_owl
{position}
---
0 draw {draw}
{then}
> turn 1
"
    ));
}

#[test]
fn l_7_15_unused_folds_are_the_limit_minus_the_folds_taken() {
    snowy_owl("", "sloth", true);
    snowy_owl("", "caiman", true);
    snowy_owl("", "sloth caiman", false);
    snowy_owl("", "golden_frog", false);
    // The limit of this draw: 5 with the yellow Monk, 3 with the red one.
    snowy_owl("in play: yellow_monk", "golden_frog", true);
    snowy_owl("in play: yellow_monk", "macaw caiman", false);
    snowy_owl("in play: red_monk", "caiman", false);
    snowy_owl("in play: red_monk", "macaw", true);
    // A single card beyond the limit leaves nothing unused.
    snowy_owl("in play: red_monk", "golden_frog", false);
    // The red Merchant limits the cards, not the folds.
    snowy_owl("in play: red_merchant", "sloth macaw", true);
}

#[test]
fn l_7_15_mesosaurus_makes_more_unused_folds() {
    check(
        "
families polar exotic dinosaurs
characters monk ninja merchant
in play: yellow_ninja
line: sloth macaw caiman golden_frog
collection 0 left: snowy_owl
collection 0 right: mesosaurus
---
= draw limit 0: 4
0 draw golden_frog
>! 0 draws 1 rice paper
> turn 1
",
    );
    // With three characters that show +1 each it is 3 + 3.
    check(
        "
families polar exotic dinosaurs
characters monk ninja merchant
override yellow_monk ability yellow_ninja
override yellow_merchant ability yellow_ninja
in play: yellow_monk yellow_ninja yellow_merchant
line: sloth macaw caiman golden_frog
collection 0 left: snowy_owl
collection 0 right: mesosaurus
---
= draw limit 0: 6
0 draw golden_frog
> 0 draws 1 rice paper
> turn 1
",
    );
}

#[test]
fn l_7_15_only_the_draw_cards_action_and_not_optional() {
    check(
        "
families farm polar
line: cat seal fox walrus
collection 0 left: snowy_owl
collection 0 right: raccoon
---
0 use right
0 take cat
>! 0 draws 1 rice paper
> turn 1
",
    );
    // Nothing is asked, though the hand is full: the hand check comes after it.
    check(
        "
families polar exotic
hand 0: seal seal seal penguin penguin walrus walrus
line: sloth macaw caiman golden_frog
collection 0 left: snowy_owl
---
0 draw sloth
> 0 draws 1 rice paper
= asked 0
? 0: pick seal | pick penguin | pick walrus | pick sloth | pick rice_paper
0 pick rice_paper
> turn 1
",
    );
}

#[test]
fn l_7_15_without_rice_paper_left_nothing_is_drawn() {
    let eighteen = "rice_paper ".repeat(18);
    check(&format!(
        "
families polar exotic
hand 1: {eighteen}
line: sloth macaw caiman golden_frog
collection 0 left: snowy_owl
---
0 draw sloth
>! 0 draws 1 rice paper
> turn 1
= rice deck 0
"
    ));
}

// --- L-7.16 -------------------------------------------------------------------------------------------------------

/// A Unicorn is played for nothing.
fn unicorn(line: &str) -> String {
    format!(
        "
families polar exotic legendary
characters ninja musician geisha
override unicorn cost 0
hand 0: unicorn
line: {line}
deck: sloth griffin dragon seal
---
0 play unicorn left
0 pay nothing
"
    )
}

#[test]
fn l_7_16_each_may_take_a_small_card_and_the_line_is_refilled_at_once() {
    check(&format!(
        "{}
? 0: yes | no
0 yes
= asked 0
? 0: pick phoenix | pick red_ninja | no
! 0 pick oni : not allowed here (O-5.5)
! 0 pick caiman : not allowed here (O-5.5)
0 pick phoenix
> 0 takes phoenix from line
> line filled sloth
= line: red_ninja oni caiman sloth
= asked 1
? 1: pick red_ninja | pick sloth | no
1 pick sloth
> line filled griffin
= asked 2
2 pick red_ninja
> line filled dragon
> turn 1
",
        unicorn("phoenix red_ninja oni caiman")
    ));
}

#[test]
fn l_7_16_who_takes_none_causes_no_refill() {
    // A character's bonus has left a gap.
    check(
        "
families polar exotic legendary
characters ninja musician geisha
hand 0: yellow_ninja oni
line: unicorn phoenix griffin oni
deck: sloth dragon seal
---
0 play yellow_ninja
0 pay oni
0 play unicorn left
0 yes
0 no
>! line filled sloth
= line: phoenix griffin oni
= asked 1
1 no
= asked 2
2 pick phoenix
> 2 takes phoenix from line
> line filled sloth
> line filled dragon
= line: griffin oni sloth dragon
> turn 1
",
    );
}

#[test]
fn l_7_16_who_finds_nothing_small_enough_is_passed_over() {
    check(&format!(
        "{}>! 0 uses unicorn\n> turn 1",
        unicorn("oni griffin caiman dragon").replace("sloth griffin dragon", "sloth griffin")
    ));
    // After the last one is taken, and nothing small comes.
    check(&format!(
        "{}0 yes\n0 pick phoenix\n> line filled griffin\n> turn 1\n= hand 1:",
        unicorn("oni phoenix caiman oni").replace("deck: sloth griffin", "deck: griffin")
    ));
}

// --- L-7.17 -------------------------------------------------------------------------------------------------------

/// The yellow Calligrapher is in play.
fn calligrapher(hand: &str, more: &str) -> String {
    format!(
        "
families savannah exotic legendary
characters calligrapher musician ninja
in play: yellow_calligrapher
hand 0: {hand}
line: golden_frog golden_frog anaconda anaconda
{more}
---
"
    )
}

#[test]
fn l_7_17_the_cost_or_one_fold_more() {
    check(&format!(
        "{}
0 play kappa left
? 0: pay oni | pay caiman unicorn | pay phoenix oni | pay phoenix caiman
! 0 pay caiman : needs 4 to 5, got 3 (O-5.1)
! 0 pay oni unicorn : needs 4 to 5, got 6 (O-5.1)
0 pay caiman unicorn
= discards: unicorn caiman
",
        calligrapher("kappa oni caiman unicorn phoenix", "")
    ));
}

#[test]
fn l_7_17_with_cards_that_would_not_have_been_needed() {
    // The Oni alone would do; the Phoenix goes along.
    check(&format!(
        "{}0 play kappa left\n0 pay phoenix oni\n= discards: phoenix oni\n= hand 0:",
        calligrapher("kappa oni phoenix", "")
    ));
    // Also at cost 0.
    check(&format!(
        "{}0 play sloth left\n? 0: pay nothing | pay phoenix\n0 pay phoenix\n= hand 0: kappa",
        calligrapher("sloth phoenix kappa", "override sloth cost 0")
    ));
}

#[test]
fn l_7_17_only_one_fold_more_pays_for_what_could_not_be_paid() {
    check(&format!("{}0 play macaw left\n? 0: pay oni", calligrapher("macaw oni", "")));
    check(&format!("{}! 0 play sloth left : needs 2 to 3, got 4 (O-5.1)", calligrapher("sloth oni", "")));
}

#[test]
fn l_7_17_a_play_for_free_is_paid_with_nothing() {
    check(&format!(
        "{}0 use left\n0 play macaw right\n> 0 places macaw right\n> turn 1\n= hand 0: phoenix",
        calligrapher("macaw phoenix", "collection 0 left: lion")
    ));
}

#[test]
fn l_7_17_it_adds_to_what_musicians_and_discounts_change() {
    let with = |musician: &str| {
        calligrapher("kappa oni caiman unicorn phoenix", "").replace("in play:", &format!("in play: {musician}"))
    };
    check(&format!(
        "{}0 play kappa left\n? 0: pay caiman | pay oni | pay phoenix unicorn | pay phoenix caiman",
        with("yellow_musician")
    ));
    check(&format!(
        "{}0 play kappa left\n? 0: pay phoenix oni | pay caiman unicorn | pay oni unicorn | pay phoenix caiman unicorn",
        with("red_musician")
    ));
}
