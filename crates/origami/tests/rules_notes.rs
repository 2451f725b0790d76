//! O-9 Notes that bind card effects, rule by rule.

mod common;

use common::check;

// --- O-9.1, O-9.2 -------------------------------------------------------------------------------------------------

/// A Dog is played; it draws as many cards as the visible Sheep allow.
fn dog(position: &str, drawn: &str) {
    check(&format!(
        "
families farm sky sea
hand 0: dog fox raccoon
deck: owl eagle magpie vulture
{position}
---
0 play dog left
0 pay raccoon fox
0 yes
= hand 0: {drawn}
"
    ));
}

#[test]
fn o_9_1_the_top_of_every_collection_and_the_line_are_visible() {
    dog("line: cat cat cat cat\ncollection 0 right: sheep", "owl eagle");
    dog("line: cat cat cat cat\ncollection 1 left: sheep", "owl eagle");
    dog("line: cat cat cat cat\ncollection 2 left: chick\ncollection 2 right: sheep", "owl eagle");
    dog("line: cat sheep cat cat", "owl eagle");
}

#[test]
fn o_9_1_covered_cards_hands_and_discards_are_not() {
    dog("line: cat cat cat cat\ncollection 1 left: sheep chick\ncollection 1 right: sheep chick", "owl");
    dog("line: cat cat cat cat\nhand 1: sheep sheep", "owl");
    dog("line: cat cat cat cat\ndiscards: sheep sheep", "owl");
    // The Dog itself covers one.
    dog("line: cat cat cat cat\ncollection 0 left: sheep\ncollection 0 right: minnow", "owl");
}

#[test]
fn o_9_2_two_sheep_are_three_cards() {
    dog("line: sheep cat cat cat\ncollection 1 left: sheep", "owl eagle magpie");
    dog("line: sheep cat cat sheep", "owl eagle magpie");
    dog("line: sheep cat cat sheep\ncollection 2 left: sheep", "owl eagle magpie vulture");
    // No Sheep: one card.
    dog("line: cat cat cat cat", "owl");
}

// --- O-9.3 --------------------------------------------------------------------------------------------------------

#[test]
fn o_9_3_fox_discards_one_of_the_three() {
    check(
        "
families farm sky
hand 0: pig
line: cat cat chick chick
deck: owl eagle magpie vulture
collection 0 left: fox
---
0 use left
> 0 looks at owl
> 0 looks at eagle
> 0 looks at magpie
>! 0 looks at vulture
= hand 0: pig
# Not one of the hand.
? 0: pick owl | pick eagle | pick magpie
! 0 pick pig : not there (O-9.3)
! 0 no : no answer to this question (O-9.3)
0 pick eagle
> 0 discards looked-at eagle
= hand 0: pig owl magpie
= discards: eagle
= deck: vulture
",
    );
}

#[test]
fn o_9_3_with_fewer_than_three_one_is_still_discarded() {
    let fox = |deck: &str| {
        format!(
            "
families farm sky
line: cat cat chick chick
deck: {deck}
collection 0 left: fox
rest box
---
0 use left
"
        )
    };
    check(&format!("{}? 0: pick owl | pick eagle\n0 pick owl\n= hand 0: eagle\n= discards: owl", fox("owl eagle")));
    check(&format!("{}? 0: pick owl\n0 pick owl\n= hand 0:\n= discards: owl\n> turn 1", fox("owl")));
    check(&format!("{}= hand 0:\n= discards:\n> turn 1", fox("")));
}

#[test]
fn o_9_3_skate_takes_one_first() {
    // It is played for free by a Dolphin that pays with nothing, so that there are no discards.
    let skate = |deck: &str| {
        format!(
            "
families farm sea
override skate cost 2
hand 0: skate
line: cat cat minnow minnow
deck: {deck}
collection 0 left: dolphin
rest box
---
0 use left
0 play skate right
0 pay nothing
"
        )
    };
    check(&format!(
        "{}
0 yes
? 0: pick fox | pick whale | pick shark
0 pick whale
> 0 keeps whale
> 0 discards looked-at shark
> 0 discards looked-at fox
= hand 0: whale
= discards: shark fox
= deck: squid
",
        skate("shark whale fox squid")
    ));
    check(&format!("{}0 yes\n0 pick whale\n= hand 0: whale\n= discards: shark", skate("shark whale")));
    check(&format!("{}0 yes\n? 0: pick whale\n0 pick whale\n= hand 0: whale\n= discards:", skate("whale")));
    check(&format!("{}>! 0 uses skate\n> turn 1", skate("")));
}

// --- O-9.4, O-9.5 -------------------------------------------------------------------------------------------------

#[test]
fn o_9_4_halves_are_rounded_down() {
    for (hand, points) in [
        ("", 5),
        ("cat", 5),
        ("cat cat", 6),
        ("cat cat cat", 6),
        ("cat cat cat cat", 7),
        // Five cards: two points more.
        ("cat cat cat cat pig", 7),
        ("cat cat cat cat pig pig dog dog", 9),
    ] {
        check(&format!("families farm sky\nhand 0: {hand}\ncollection 0 left: rabbit\n---\n= score 0: {points}"));
    }
    // Each of two Rabbits.
    check(
        "
families farm sky
hand 0: cat cat cat cat pig
collection 0 left: rabbit rabbit
collection 0 right: chick
---
= score 0: 17
",
    );
}

#[test]
fn o_9_5_a_bee_counts_itself() {
    let lawn = |left: &str, right: &str, points: u8| {
        check(&format!(
            "families farm lawn\ncollection 0 left: {left}\ncollection 0 right: {right}\n---\n= score 0: {points}"
        ));
    };
    lawn("bee", "", 4);
    lawn("bee", "cat", 7);
    // Fly 3, Bee 3 + 2.
    lawn("fly", "bee", 8);
    // Two Bees count each other and themselves: 3 + 2 twice.
    lawn("bee", "bee", 10);
}

#[test]
fn o_9_5_a_whale_does_not_but_two_whales_count_each_other() {
    let sea = |left: &str, right: &str, points: u8| {
        check(&format!(
            "families farm sea\ncollection 0 left: {left}\ncollection 0 right: {right}\n---\n= score 0: {points}"
        ));
    };
    sea("whale", "", 4);
    // Only its own collection: Cat 3, Whale 4 + 1, Minnow 3.
    sea("whale cat", "minnow", 11);
    sea("whale", "cat minnow", 10);
    // Two Whales in one collection: 4 + 1 each; in two collections they do not meet.
    sea("whale whale", "cat", 13);
    sea("whale", "whale", 8);
}

// --- O-9.6 --------------------------------------------------------------------------------------------------------

#[test]
fn o_9_6_the_card_just_taken_may_not_be_played_but_may_pay() {
    check(
        "
families farm lawn
hand 0: cricket fox cat
line: caterpillar rabbit rabbit fox
---
0 play cricket left
0 pay fox
? 0: pick caterpillar | pick rabbit | pick fox | no
# Whatever its folds; the limit of O-4.1 is not its.
0 pick caterpillar
> 0 takes caterpillar from line
# Caterpillar is worth 2: it can pay for the Cat.
? 0: play cat right | no
! 0 play caterpillar right : not allowed here (O-9.6)
0 play cat right
0 pay caterpillar
= collection 0 right: cat
",
    );
}

#[test]
fn o_9_6_an_identical_copy_already_in_hand_may() {
    check(
        "
families farm lawn
hand 0: cricket fox ant spider cat
line: ant rabbit rabbit fox
---
0 play cricket left
0 pay fox
0 pick ant
# The Ant that was in hand costs 4: Spider and Cat. The Cat costs 2: the Ant just taken, or the other one.
? 0: play cat right | play ant right | no
",
    );
    check(
        "
families farm lawn
hand 0: cricket fox ant pig cat
line: ant rabbit rabbit fox
---
0 play cricket left
0 pay fox
0 pick ant
0 play ant right
? 0: pay cat pig
0 pay cat pig
= collection 0 right: ant
= hand 0: ant
",
    );
    // The taken copy pays for the other one.
    check(
        "
families farm lawn
hand 0: cricket fox ant sheep
line: ant rabbit rabbit fox
---
0 play cricket left
0 pay fox
0 pick ant
0 play ant right
? 0: pay sheep ant
0 pay sheep ant
= hand 0:
",
    );
}

#[test]
fn o_9_6_both_copies_are_shown() {
    // The Ant that is played is not the one just taken, so everybody knows that one is left.
    check(
        "
families farm lawn
hand 0: cricket fox ant pig cat
line: ant rabbit rabbit fox
---
0 play cricket left
0 pay fox
0 pick ant
0 play ant right
0 pay cat pig
= hand 0: ant
= known 0 to 1: ant
",
    );
}

#[test]
fn o_9_6_the_ban_holds_for_the_crickets_own_play_only() {
    // Cricket takes a Cheetah and plays a Monkey, which plays that Cheetah.
    check(
        "
families savannah lawn
hand 0: cricket gorilla monkey elephant zebra
line: cheetah lion lion gorilla
---
0 play cricket left
0 pay gorilla
0 pick cheetah
! 0 play cheetah right : not allowed here (O-9.6)
0 play monkey right
0 pay elephant
? 0: play cheetah left | play cheetah right | no
0 play cheetah left
0 pay zebra
= collection 0 left: cricket cheetah
",
    );
}

// --- O-9.7 to O-9.9 -----------------------------------------------------------------------------------------------

#[test]
fn o_9_7_spider_takes_exactly_six_folds_or_can_not_be_used() {
    // Sheep 2, Pig 3, Dog 3, Fox 4.
    check(
        "
families farm lawn
line: sheep pig dog fox
discards: cat
collection 0 left: spider
---
0 use left
? 0: take sheep fox | take pig dog
! 0 take pig fox : needs 6, got 7 (O-9.7)
! 0 take fox : needs 6, got 4 (O-9.7)
! 0 take nothing : needs 6, got 0 (O-9.7)
! 0 take cat pig : not there (O-9.7)
! 0 take pig dog +discard : no answer to this question (O-9.7)
0 take pig dog
= hand 0: pig dog
",
    );
    check(
        "
families farm lawn
line: fox fox rabbit cat
collection 0 left: spider
---
! 0 use left : not allowed here (O-6.2)
",
    );
    // Four cards of six folds together.
    check(
        "
families farm lawn
line: cat cat sheep sheep
collection 0 left: spider
---
0 use left
? 0: take cat cat sheep sheep
",
    );
}

#[test]
fn o_9_8_lion_plays_for_free() {
    check(
        "
families farm savannah
hand 0: fox snake cat
line: monkey monkey lion gorilla
deck: zebra
collection 0 left: lion
---
0 use left
? 0: play fox right | play snake right | play cat right
0 play cat right
>! 0 pays fox
> 0 places cat right
= discards:
# The origami uses its own instant effect.
0 yes
> 0 draws zebra
= hand 0: fox snake zebra
",
    );
}

#[test]
fn o_9_9_snake_goes_under_the_collection() {
    let snake = |left: &str, right: &str| {
        format!(
            "
families farm savannah
hand 0: snake fox raccoon
line: monkey monkey lion gorilla
collection 0 left: {left}
collection 0 right: {right}
---
"
        )
    };
    check(&format!(
        "{}
0 play snake left
0 pay raccoon fox
? 0: yes | no
0 yes
> 0 moves top left under
= collection 0 left: snake cat raccoon
= collection 0 right: pig dog
",
        snake("cat raccoon", "pig dog")
    ));
    // It may stay on top.
    check(&format!(
        "{}0 play snake right\n0 pay raccoon fox\n0 no\n= collection 0 right: dog pig snake",
        snake("cat sheep", "dog pig")
    ));
    // The size rule still holds.
    check(&format!("{}! 0 play snake left : needs 0 to 1, got 2 (O-5.3)", snake("cat sheep", "dog")));
    // In an empty collection top and bottom are the same: there is nothing to ask.
    check(&format!("{}0 play snake right\n0 pay raccoon fox\n> turn 1\n= collection 0 right: snake", snake("cat", "")));
}

#[test]
fn o_9_9_and_covers_nothing() {
    // The Raccoon stays on top and can be used in the next turn.
    check(
        "
families farm savannah
hand 0: snake fox sheep
line: monkey monkey lion gorilla
collection 0 left: raccoon
collection 0 right: dog
---
0 play snake left
0 pay sheep fox
0 yes
1 draw lion
0 use left
> 0 uses special left raccoon
",
    );
}

// --- O-9.10, O-9.11 -----------------------------------------------------------------------------------------------

const ZEBRA: &str = "
families farm sky savannah
override zebra cost 0
line: chick chick chick chick
hand 0: zebra cat
";

#[test]
fn o_9_10_every_player_passes_one_to_the_right() {
    check(&format!(
        "{ZEBRA}
hand 1: pig owl
hand 2: fox fox
---
0 play zebra left
0 pay nothing
0 yes
= asked 0 1 2
? 0: pick cat
? 1: pick pig | pick owl
? 2: pick fox
! 1 no : no answer to this question (O-5.9)
0 pick cat
1 pick owl
= hand 0: cat
2 pick fox
# To the right of seat 0 sits the last seat; each receives from the left.
= hand 0: owl
= hand 1: pig fox
= hand 2: cat fox
"
    ));
}

#[test]
fn o_9_10_without_cards_one_passes_nothing_and_still_receives() {
    check(&format!(
        "{ZEBRA}
hand 1:
hand 2: fox
---
0 play zebra left
0 pay nothing
0 yes
= asked 0 2
0 pick cat
2 pick fox
= hand 0:
= hand 1: fox
= hand 2: cat
"
    ));
    check(&format!(
        "{}
hand 1: pig
---
0 play zebra left
0 pay nothing
0 yes
= asked 1
1 pick pig
= hand 0: pig
= hand 1:
= hand 2:
",
        ZEBRA.replace("zebra cat", "zebra")
    ));
}

#[test]
fn o_9_10_a_card_just_received_is_not_passed_on() {
    // All choose before any card moves.
    check(&format!(
        "{}
hand 1: pig
hand 2: fox
---
0 play zebra left
0 pay nothing
0 yes
2 pick fox
? 1: pick pig
1 pick pig
0 pick sheep
> 0 passes sheep to 2
= hand 0: pig
= hand 1: fox
= hand 2: sheep
",
        ZEBRA.replace("zebra cat", "zebra sheep")
    ));
}

#[test]
fn o_9_11_a_cost_of_two_may_become_nothing() {
    check(
        "
families farm sea
hand 0: cat minnow sheep
line: whale whale squid squid
collection 0 left: dolphin
---
0 use left
0 play cat right
# A discount of up to two folds: 0, 1 or 2 are paid.
? 0: pay nothing | pay minnow | pay sheep
0 pay nothing
= hand 0: minnow sheep
= collection 0 right: cat
",
    );
}

#[test]
fn o_9_11_up_to_two_folds_and_never_negative() {
    check(
        "
families farm sea
hand 0: pig fox cat sheep shark
line: whale whale squid squid
collection 0 left: dolphin
---
0 use left
0 play pig right
# Four to six: Fox; Fox and Cat; Fox and Sheep; Fox and Shark; Sheep and Shark; all three small ones.
? 0: pay fox | pay fox cat | pay fox sheep | pay fox shark | pay sheep shark | pay cat sheep shark
! 0 pay cat sheep : needs 4 to 6, got 3 (O-5.1)
! 0 pay fox cat sheep : needs 4 to 6, got 7 (O-5.1)
",
    );
    check(
        "
families farm sea
override cat cost 1
hand 0: cat minnow sheep
line: whale whale squid squid
collection 0 left: dolphin
---
0 use left
0 play cat right
? 0: pay nothing | pay minnow
",
    );
    // Shell: up to one fold, Sea origami only.
    check(
        "
families farm sea
hand 0: shell pig minnow cat sheep crab
line: whale whale squid squid
---
0 play shell left
0 pay pig
? 0: play minnow right | play crab right | no
0 play minnow right
? 0: pay cat | pay sheep | pay crab
",
    );
}

// --- O-9.12 -------------------------------------------------------------------------------------------------------

/// A Parrot is played onto the left collection and paid with a Cat and a Sheep.
fn parrot(families: &str, position: &str) -> String {
    format!(
        "
families farm sky {families}
hand 0: parrot cat sheep
{position}
---
0 play parrot left
0 pay cat sheep
"
    )
}

#[test]
fn o_9_12_copies_one_visible_instant_effect_of_another_origami() {
    // Line: Cat is instant, Rabbit scores, Fox is special. Collections: Owl and Dog are on top, the Pig is covered.
    let text = parrot(
        "sea",
        "line: cat rabbit fox chicken\nhand 1: pig\ncollection 0 right: owl\ncollection 1 left: pig dog\ncollection 1 right: chick",
    );
    check(&format!(
        "{text}
? 0: pick cat | pick dog | pick chick | pick owl | no
! 0 pick pig : not there (O-9.12)
! 0 pick rabbit : not allowed here (O-9.12)
! 0 pick fox : not allowed here (O-9.12)
! 0 pick parrot : not allowed here (O-9.12)
0 pick owl
> 0 copies owl
= asked 1
1 pick pig
> 1 discards pig
"
    ));
    check(&format!("{text}0 no\n> 0 declines parrot\n> turn 1"));
}

#[test]
fn o_9_12_and_nothing_else_of_it() {
    // Neither points nor name nor family.
    check(&format!(
        "{}
0 pick butterfly
0 player 1
= score 0: 3
",
        parrot("lawn", "line: butterfly rabbit fox bee\nhand 1: pig")
    ));
}

#[test]
fn o_9_12_a_parrot_can_not_copy_a_parrot() {
    check(&format!("{}>! 0 uses parrot\n> turn 1", parrot("sea", "line: parrot rabbit fox chicken")));
    check(&format!(
        "{}? 0: pick chick | no\n! 0 pick parrot : not allowed here (O-9.12)",
        parrot("sea", "line: parrot rabbit fox chick")
    ));
}

#[test]
fn o_9_12_the_card_it_covers_can_not_be_copied() {
    check(&format!(
        "{}? 0: pick chick | no\n! 0 pick dog : not there (O-9.12)",
        parrot("sea", "line: chick rabbit fox chicken\ncollection 0 left: dog\ncollection 0 right: rabbit")
    ));
}

#[test]
fn o_9_12_snake_moves_the_parrot() {
    check(&format!(
        "{}
0 pick snake
> 0 moves top left under
= collection 0 left: parrot dog
",
        parrot("savannah", "line: snake rabbit fox chicken\ncollection 0 left: dog\ncollection 0 right: rabbit")
    ));
}

#[test]
fn o_9_12_pig_looks_at_the_payment_of_the_parrot() {
    check(&format!(
        "{}
0 pick pig
? 0: pick cat | pick sheep
0 pick sheep
= hand 0: sheep
= discards: cat
",
        parrot("sea", "line: pig rabbit fox chicken")
    ));
}

#[test]
fn o_9_12_a_copied_sheep_is_another_sheep() {
    check(&format!(
        "{}
0 pick sheep
= hand 0: owl eagle
",
        parrot("sea", "line: sheep rabbit fox chicken\ndeck: owl eagle magpie")
    ));
}

#[test]
fn o_9_12_actions_go_to_the_parrots_player() {
    // The Cheetah is another player's.
    check(&format!(
        "{}
0 pick cheetah
> 0 gets an action
> extra action 0
",
        parrot("savannah", "line: rabbit rabbit fox chicken\ncollection 1 left: cheetah")
    ));
    check(&format!(
        "{}
0 pick rhino
> line discards rhino
> 0 gets an action
> extra action 0
= collection 0 left: parrot
",
        parrot("savannah", "line: rhino rabbit fox chicken")
    ));
}

#[test]
fn o_9_12_effects_on_several_players_start_with_the_parrots_player() {
    check(&format!(
        "{}
0 pick zebra
= asked 0 1 2
0 pick pig
1 pick dog
2 pick monkey
> 0 passes pig to 2
> 1 passes dog to 0
> 2 passes monkey to 1
",
        parrot("savannah", "line: rabbit rabbit fox chicken\nhand 1: dog\nhand 2: monkey\ncollection 2 left: zebra")
            .replace("hand 0: parrot", "hand 0: pig parrot")
    ));
}

#[test]
fn o_9_12_a_copied_play_is_still_a_may_and_a_copied_price_as_well() {
    check(&format!(
        "{}
0 pick chick
? 0: pick chick | pick chicken | no
0 no
> turn 1
",
        parrot("sea", "line: chick rabbit fox chicken")
    ));
    check(&format!(
        "{}
0 pick crab
? 0: pick minnow | no
0 no
> turn 1
= hand 0: minnow
",
        parrot("sea", "line: crab rabbit fox chicken").replace("hand 0: parrot", "hand 0: minnow parrot")
    ));
}

// --- O-9.13, O-9.14 -----------------------------------------------------------------------------------------------

fn vulture(hand: &str, discards: &str) -> String {
    format!(
        "
families farm sky
hand 0: {hand}
line: rabbit rabbit fox fox
discards: {discards}
collection 0 left: vulture
---
"
    )
}

#[test]
fn o_9_13_the_card_drawn_pays_together_with_cards_from_hand() {
    // Owl 4: the Sheep from the discards and the Dove from hand. Eagle (4 folds) alone would pay as well, but not this play.
    check(&format!(
        "{}
0 use left
> 0 takes sheep from discards
? 0: play owl right | play dove right | play cat right
0 play owl right
? 0: pay sheep dove
! 0 pay eagle : not allowed here (O-9.13)
0 pay sheep dove
= hand 0: cat eagle
= discards: pig sheep dove
",
        vulture("cat owl dove eagle", "pig sheep")
    ));
}

#[test]
fn o_9_13_the_origami_is_not_the_card_drawn() {
    // Sheep costs 3; Pig and Cat are in hand, but a Sheep that pays can't be played.
    check(&format!(
        "{}
0 use left
! 0 play sheep right : not allowed here (O-9.13)
? 0: play cat right
",
        vulture("cat pig", "sheep")
    ));
    // An identical copy can.
    check(&format!(
        "{}
0 use left
? 0: play sheep right | play cat right
0 play sheep right
? 0: pay cat sheep
",
        vulture("cat sheep", "sheep")
    ));
}

#[test]
fn o_9_13_without_discards_or_a_fitting_payment_it_can_not_be_chosen() {
    let refused = "! 0 use left : not allowed here (O-6.2)";
    check(&format!("{}{refused}", vulture("cat sheep", "")));
    // The Eagle is worth 4: too much for a Cat or a Sheep.
    check(&format!("{}{refused}", vulture("cat sheep", "eagle")));
    // The Sheep would pay for a Cat, but there is none in hand.
    check(&format!("{}{refused}", vulture("", "sheep")));
    // The payable Cat would be paid without the card drawn.
    check(&format!("{}{refused}", vulture("cat chick chick", "dog")));
}

#[test]
fn o_9_14_any_one_of_the_cards_paid() {
    let pig = "
families farm sky
hand 0: pig cat cat fox owl
line: rabbit rabbit chick chick
discards: dog
---
0 play pig left
0 pay cat cat fox
? 0: pick cat | pick fox | no
! 0 pick dog : not there (O-9.14)
! 0 pick owl : not there (O-9.14)
";
    check(&format!("{pig}0 pick cat\n= hand 0: cat owl\n= discards: dog cat fox"));
    check(&format!("{pig}0 pick fox\n= hand 0: fox owl\n= discards: dog cat cat"));
    check(&format!("{pig}0 no\n= hand 0: owl\n= discards: dog cat cat fox"));
}

#[test]
fn o_9_14_nothing_if_it_was_played_for_free() {
    check(
        "
families farm savannah
hand 0: pig cat
line: rabbit rabbit monkey monkey
discards: dog
collection 0 left: lion
---
0 use left
0 play pig right
>! 0 uses pig
> turn 1
= hand 0: cat
= discards: dog
",
    );
}

// --- O-9.15, O-9.16 -----------------------------------------------------------------------------------------------

#[test]
fn o_9_15_the_top_discard_is_the_one_lying_there_before() {
    // The refill that follows meets a run-out: the Owl is in hand, the Dog is the new deck.
    check(
        "
families farm sky
line: cat rabbit fox eagle
discards: dog owl
deck: magpie
collection 0 left: raccoon
rest box
---
0 use left
0 take cat +discard
> 0 takes cat from line
> 0 takes owl from discards
> line filled magpie
> run-out 1
* shuffled 0000000000000001
> shuffled 1
= hand 0: cat owl
= deck: dog
",
    );
}

#[test]
fn o_9_15_either_part_may_be_empty_but_not_both() {
    let raccoon = |discards: &str| {
        format!(
            "
families farm sky
line: cat rabbit fox eagle
discards: {discards}
collection 0 left: raccoon
---
0 use left
"
        )
    };
    check(&format!(
        "{}
? 0: take cat | take cat +discard | take +discard
! 0 take nothing : needs 1 to 3, got 0 (O-9.15)
0 take +discard
= hand 0: owl
= line: cat rabbit fox eagle
",
        raccoon("owl")
    ));
    // With no discards at least one card of the line.
    check(&format!(
        "{}
? 0: take cat
! 0 take cat +discard : not there (O-9.15)
! 0 take nothing : needs 1 to 3, got 0 (O-9.15)
",
        raccoon("")
    ));
}

#[test]
fn o_9_16_an_opponent_without_cards_discards_nothing() {
    check(
        "
families farm sky sea
override magpie cost 0
hand 0: magpie cat
hand 2: pig dog
line: rabbit rabbit chick chick
---
0 play magpie left
0 pay nothing
0 yes
= asked 2
2 pick dog
? 0: pick dog
0 pick dog
= hand 0: cat dog
= hand 2: pig
= discards:
> turn 1
",
    );
}

#[test]
fn o_9_16_magpie_takes_one_of_the_cards_so_discarded() {
    check(
        "
families farm sky sea
hand 0: magpie fox rabbit
hand 1: cat
hand 2: pig dog
line: rabbit eagle chick chick
---
0 play magpie left
0 pay fox rabbit
0 yes
2 pick dog
1 pick cat
> 1 discards cat
> 2 discards dog
? 0: pick cat | pick dog
! 0 pick fox : not there (O-9.16)
! 0 no : no answer to this question (O-9.16)
0 pick cat
= hand 0: cat
= discards: fox rabbit dog
",
    );
}

#[test]
fn o_9_16_if_nobody_discards_magpie_takes_nothing() {
    // Not even a card that was paid for it.
    check(
        "
families farm sky
hand 0: magpie fox rabbit
line: rabbit eagle chick chick
---
0 play magpie left
0 pay fox rabbit
> turn 1
= hand 0:
= discards: fox rabbit
",
    );
    check(
        "
families farm sky
hand 0: owl fox
line: rabbit eagle chick chick
---
0 play owl left
0 pay fox
> turn 1
= discards: fox
",
    );
    // A copied Magpie neither.
    check(
        "
families farm sky
hand 0: parrot dog
line: magpie eagle rabbit fox
---
0 play parrot left
0 pay dog
0 pick magpie
> turn 1
= hand 0:
= discards: dog
",
    );
}

// --- O-9.17 to O-9.19 ---------------------------------------------------------------------------------------------

#[test]
fn o_9_17_the_lines_cards_are_in_the_new_deck() {
    check(
        "
families farm savannah
hand 0: rhino fox
line: cat cat sheep pig
deck: lion
rest box
---
0 play rhino left
0 pay fox
0 yes
> line discards cat
> line discards pig
> line filled lion
> run-out 1
= line: lion
* shuffled 0000000000000001
# Fox and the four cards of the line; three of them come back.
> shuffled 5
> extra action 0
= deck 2
",
    );
}

#[test]
fn o_9_17_an_empty_line_is_simply_refilled() {
    check(
        "
families farm savannah
hand 0: rhino fox
deck: lion lion zebra zebra
---
0 play rhino left
0 pay fox
0 yes
> line filled lion
> extra action 0
= line: lion lion zebra zebra
",
    );
}

#[test]
fn o_9_18_the_butterfly_takes_the_place_of_the_caterpillar() {
    check(
        "
families farm lawn
hand 0: butterfly cat
hand 1: pig
line: ant ant ant ant
discards: dog
collection 0 left: fly caterpillar
collection 0 right: bee
---
0 use left
> 0 removes caterpillar left
> 0 places butterfly left
>! 0 pays cat
= collection 0 left: fly butterfly
= collection 0 right: bee
# The Caterpillar is discarded before the Butterfly is placed.
= discards: dog caterpillar
# The Butterfly uses its instant effect, if its player wants to.
? 0: player 1 | no
0 player 1
> 1 shows hand to 0: pig
= known 1 to 0: pig
",
    );
}

#[test]
fn o_9_18_the_butterfly_comes_from_the_hand() {
    check(
        "
families farm lawn
hand 0: cat
line: butterfly ant ant ant
discards: butterfly
collection 0 left: caterpillar
---
! 0 use left : not allowed here (O-6.2)
",
    );
}

#[test]
fn o_9_19_fly_may_take_a_card_just_paid_for_it() {
    check(
        "
families farm lawn
hand 0: fly cat cat
line: ant ant ant ant
discards: dog
---
0 play fly left
0 pay cat cat
? 0: yes | no
0 yes
> 0 takes cat from discards
= hand 0: cat
= discards: dog cat
",
    );
}

#[test]
fn o_9_19_elephant_may_play_the_card_just_drawn() {
    check(
        "
families farm savannah
hand 0: elephant fox pig
line: monkey monkey lion gorilla
deck: sheep
---
0 play elephant left
0 pay fox
0 yes
> 0 draws sheep
? 0: play sheep right | no
0 play sheep right
0 pay pig
= collection 0 right: sheep
",
    );
}
