//! O-1 Components and O-2 Setup, rule by rule.

mod common;
#[path = "common/deal.rs"]
mod deal;

use common::check;
use deal::{deal, dealt, folds, slugs};
use origami::vocab::Kind;
use origami::{Ask, Edition, Event, Families, Family, Memory, Move, Record, Setup, Side, Species, State};
use tabletop::{Actor, Asked, Game, Imagine, NoLog, Roll, Seat, Stream, Viewer};

fn setup(families: &[Family]) -> Setup {
    Setup::new(families.len() as u8, families.iter().copied().collect(), Edition::standard()).expect("a good table")
}

/// Every choice of 2 to 4 families.
fn tables() -> Vec<Setup> {
    let choices = (0..32_u8).map(|bits| {
        let chosen = Family::ORIGAMI.into_iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, family)| family).collect::<Vec<_>>()
    });
    choices.filter(|chosen| (2..=4).contains(&chosen.len())).map(|chosen| setup(&chosen)).collect()
}

// --- O-1 ----------------------------------------------------------------------------------------------------------

#[test]
fn o_1_1_five_families_of_eighteen_cards() {
    assert_eq!(Family::ORIGAMI.map(Family::word), ["farm", "sky", "sea", "savannah", "lawn"]);
    let edition = Edition::standard();
    let mut total = 0;
    let mut species = 0;
    for family in Family::ORIGAMI {
        let of_family: Vec<_> = Species::all().filter(|&s| edition.facts(s).family == Some(family)).collect();
        species += of_family.len();
        let cards: u8 = of_family.iter().map(|&s| edition.facts(s).quantity).sum();
        assert_eq!((cards, edition.family_size(family)), (18, 18), "{}", family.word());
        total += u32::from(cards);
    }
    assert_eq!((total, species), (90, 38));
}

#[test]
fn o_1_2_a_card_has_these_facts_and_an_effect_of_one_kind() {
    let edition = Edition::standard();
    let of_kind = |kind| Species::all().take(38).filter(move |&s| edition.facts(s).ability.kind() == kind);
    let scoring = ["rabbit", "chicken", "whale", "ant", "bee"];
    let special = ["raccoon", "fox", "vulture", "eagle", "dolphin", "shark", "lion", "caterpillar", "spider"];
    assert_eq!(slugs(of_kind(Kind::Scoring)), scoring);
    assert_eq!(slugs(of_kind(Kind::Special)), special);
    assert_eq!(of_kind(Kind::Instant).count(), 38 - scoring.len() - special.len());
    for species in Species::all().take(38) {
        let facts = edition.facts(species);
        assert!(!species.def().name.en.value.one.is_empty() && !species.def().text.en.is_empty(), "{species}");
        assert!(facts.quantity > 0 && facts.cost > 0 && facts.folds > 0 && facts.points > 0, "{species}");
    }
}

#[test]
fn o_1_2_cost_is_paid_with_folds_and_points_score() {
    // The Dog costs 6; Fox and Sheep are worth 4 and 2 folds, their own costs do not matter. It is worth 5 points.
    check(
        "
families farm sky
hand 0: dog fox sheep cat
line: cat cat chick chick
rest box
---
0 play dog left
? 0: pay sheep fox
! 0 pay fox cat : needs 6, got 5 (O-5.1)
0 pay sheep fox
= score 0: 5
",
    );
}

// --- O-2.1 --------------------------------------------------------------------------------------------------------

#[test]
fn o_2_1_two_to_four_players_with_as_many_families() {
    let all: Families = Family::ORIGAMI.into_iter().collect();
    let first = |n: usize| Family::ALL.into_iter().take(n).collect::<Families>();
    for players in [0, 1, 5, 6, 255] {
        let refused = Setup::new(players, first(players.into()), Edition::standard()).expect_err("too few or many");
        assert_eq!(refused.to_string(), format!("2 to 4 players can play, not {players} (O-2.1)"));
    }
    for players in 2..=4_u8 {
        for families in 0..=5 {
            let made = Setup::new(players, first(families), Edition::standard());
            assert_eq!(made.is_ok(), families == usize::from(players), "{players} players, {families} families");
        }
    }
    let refused = Setup::new(3, all, Edition::standard()).expect_err("five families for three");
    assert_eq!(refused.to_string(), "3 players need 3 different families, got 5 (O-2.1)");
}

#[test]
fn o_2_1_any_families_can_be_chosen_and_go_in_whole() {
    let tables = tables();
    // 10 pairs, 10 triples, 5 foursomes.
    assert_eq!(tables.len(), 25);
    for setup in tables {
        let (state, _) = deal(&setup, 7);
        let hands = Seat(0).round(state.players()).flat_map(|seat| state.hand(seat));
        let mut there: Vec<_> = state.deck().chain(state.line()).chain(hands).collect();
        there.sort_unstable();
        let chosen = Species::all().filter(|s| setup.has(*s));
        let wanted: Vec<_> = chosen.flat_map(|s| std::iter::repeat_n(s, s.def().quantity.value.into())).collect();
        // After a tie the line is laid out only when the lot is drawn; the cards are all there in either case.
        assert_eq!(there, wanted, "{setup:?}");
        assert_eq!(there.len(), 18 * usize::from(setup.players()));
    }
}

// --- O-2.2 --------------------------------------------------------------------------------------------------------

#[test]
fn o_2_2_worked_example_three_four_two_four_are_thirteen_folds() {
    let setup = setup(&[Family::Sky, Family::Sea, Family::Savannah, Family::Lawn]);
    let (_, log) = deal(&setup, 5_980_419);
    let hands = dealt(&log, 4);
    assert_eq!(slugs(hands[0].clone()), ["chicken", "bee", "elephant", "whale"]);
    assert_eq!(hands[0].iter().map(|&c| folds(&[c])).collect::<Vec<_>>(), [3, 4, 2, 4]);
    // With three cards it was 9, so a fourth was dealt; then the next seat's turn came.
    assert_eq!((folds(&hands[0][..3]), folds(&hands[0])), (9, 13));
    assert_eq!(slugs(hands[1].clone()), ["vulture", "parrot", "eagle", "snake"]);
    assert_eq!((folds(&hands[1][..3]), folds(&hands[1])), (9, 12));
}

#[test]
fn o_2_2_card_by_card_to_one_seat_after_another_until_ten_folds() {
    for setup in tables() {
        for seed in 0..40 {
            let (_, log) = deal(&setup, seed);
            let Some(Event::Shuffled { order }) = log.first() else { panic!("no shuffle: {log:?}") };
            let order_of_seats: Vec<_> =
                log.iter().filter_map(|e| if let Event::Dealt { seat, .. } = e { Some(*seat) } else { None }).collect();
            assert!(order_of_seats.is_sorted(), "the first seat first: {order_of_seats:?}");
            let hands = dealt(&log, setup.players());
            assert_eq!(hands.concat(), order[..order_of_seats.len()], "from the top of the deck");
            for hand in &hands {
                let without_last = &hand[..hand.len() - 1];
                assert!(folds(hand) >= 10 && folds(without_last) < 10, "{hand:?}");
            }
        }
    }
}

#[test]
fn o_2_2_everybody_sees_the_dealt_cards() {
    let (_, log) = deal(&setup(&[Family::Farm, Family::Sea, Family::Lawn]), 3);
    for viewer in Viewer::all(3) {
        let seen: Vec<_> = log.iter().map(|e| e.seen_by(viewer)).collect();
        let faces: Vec<_> =
            seen.iter().filter_map(|e| if let Event::Dealt { card, .. } = e { Some(*card) } else { None }).collect();
        assert_eq!(faces, dealt(&log, 3).concat(), "{viewer:?}");
    }
}

// --- O-2.3 --------------------------------------------------------------------------------------------------------

#[test]
fn o_2_3_the_fewest_folds_start() {
    let mut unique = 0;
    for setup in tables() {
        for seed in 0..40 {
            let (state, log) = deal(&setup, seed);
            let hands = dealt(&log, setup.players());
            let fewest = hands.iter().map(|h| folds(h)).min().expect("somebody plays");
            let tied: Vec<_> = (0..setup.players()).map(Seat).filter(|s| folds(&hands[s.index()]) == fewest).collect();
            let starts = log.iter().find_map(|e| if let Event::Starts { seat } = e { Some(*seat) } else { None });
            if let [seat] = tied[..] {
                assert_eq!(starts, Some(seat));
                assert_eq!(state.asked(), Asked::Seat(seat, Ask::Action { extra: false }));
                unique += 1;
            } else {
                assert_eq!(starts, None);
                assert_eq!(state.asked(), Asked::Chance(Roll::Below(tied.len() as u8), Ask::Lot));
            }
        }
    }
    assert!(unique > 100, "{unique}");
}

#[test]
fn o_2_3_a_tie_is_drawn_by_lot_and_a_replay_repeats_it() {
    let mut sizes = [0; 5];
    for setup in tables().into_iter().filter(|s| s.players() >= 3) {
        for seed in 0..60 {
            let (state, log) = deal(&setup, seed);
            let Asked::Chance(Roll::Below(n), Ask::Lot) = state.asked() else { continue };
            sizes[usize::from(n)] += 1;
            let hands = dealt(&log, setup.players());
            let fewest = hands.iter().map(|h| folds(h)).min();
            let tied: Vec<_> =
                (0..setup.players()).map(Seat).filter(|s| Some(folds(&hands[s.index()])) == fewest).collect();
            assert_eq!(tied.len(), n.into());
            for (rolled, &seat) in (0..n).zip(&tied) {
                let (mut after, mut lot) = (state.clone(), Vec::new());
                after.play(Actor::Chance, Move::Rolled(rolled), &mut lot).expect("a number in range");
                assert_eq!(lot.first(), Some(&Event::Starts { seat }));
                assert_eq!(after.asked(), Asked::Seat(seat, Ask::Action { extra: false }));
                let moves = vec![(Actor::Chance, Move::Shuffled(seed)), (Actor::Chance, Move::Rolled(rolled))];
                let record = Record { setup, moves, standing: None };
                assert_eq!(record.replay(&mut NoLog), after);
            }
            let refused = state.check(Actor::Chance, Move::Rolled(n)).expect_err("out of range");
            assert_eq!(refused.to_string(), format!("needs 0 to {}, got {n} (O-2.3)", n - 1));
        }
    }
    assert!(sizes[2] > 0 && sizes[3] > 0, "{sizes:?}");
}

#[test]
fn o_2_3_the_starting_player_stays_the_same_for_the_whole_game() {
    // Seat 2 began; the round ends before seat 2, whoever draws.
    check(
        "
families farm sky sea
start 2
turn 1
hand 0: cat
hand 1: cat
hand 2: cat
line: chick chick chick chick
ending last-but-one
---
1 draw chick
> final round
> turn 2
2 draw chick
>! over
0 draw chick
>! over
1 draw cat
> over
",
    );
}

// --- O-2.4 --------------------------------------------------------------------------------------------------------

#[test]
fn o_2_4_dealt_cards_stay_known_to_all() {
    let setup = setup(&[Family::Farm, Family::Sky, Family::Lawn]);
    let (_, log) = deal(&setup, 4);
    let hands = dealt(&log, 3);
    for viewer in Viewer::all(3) {
        let mut memory = Memory::new(&setup, viewer);
        for event in &log {
            State::remember(&mut memory, &event.seen_by(viewer));
        }
        for seat in (0..3).map(Seat).filter(|&s| !viewer.is(s)) {
            let mut dealt = hands[seat.index()].clone();
            dealt.sort_unstable();
            assert_eq!(memory.known(seat), dealt, "{viewer:?}");
        }
    }
}

#[test]
fn o_2_4_hands_are_secret_from_then_on() {
    let (state, _) = deal(&setup(&[Family::Farm, Family::Sky, Family::Lawn]), 4);
    for viewer in Viewer::all(3) {
        let table = state.view(viewer).table;
        let own: Vec<_> = if let Viewer::Seat(seat) = viewer { state.hand(seat).collect() } else { Vec::new() };
        assert_eq!(table.hand, own);
        let sizes: Vec<_> = (0..3).map(|s| state.hand_size(Seat(s))).collect();
        assert_eq!(table.seats.iter().map(|s| s.hand).collect::<Vec<_>>(), sizes);
    }
}

#[test]
fn o_2_4_cards_from_the_line_and_the_discards_are_known_until_they_leave() {
    check(
        "
families farm lawn
hand 0: fly cat cat pig
hand 1: sheep
line: ant ant ant ant
discards: dog
---
= known 0 to 1:
0 draw ant
= known 0 to 1: ant
1 draw ant
= known 1 to 0: ant
# Fly takes the top discard.
0 play fly left
0 pay ant
= known 0 to 1:
0 yes
> 0 takes ant from discards
= known 0 to 1: ant
",
    );
}

#[test]
fn o_2_4_shown_and_passed_cards_are_known_to_those_who_saw_them() {
    // Butterfly shows a whole hand to its player alone.
    check(
        "
families farm sky lawn
override butterfly cost 0
hand 0: butterfly
hand 1: cat pig
hand 2: cat fox
line: ant ant ant ant
---
0 play butterfly left
0 pay nothing
0 player 1
= known 1 to 0: cat pig
= known 1 to 2:
= known 2 to 0:
",
    );
    // Zebra: a card is known to whoever passed it on, and to whoever has it.
    check(
        "
families farm sky savannah
override zebra cost 0
hand 0: zebra cat cat
hand 1: dog dog
hand 2: fox fox
line: chick chick chick chick
---
0 play zebra left
0 pay nothing
0 yes
0 pick cat
1 pick dog
2 pick fox
> 0 passes cat to 2
> 1 passes dog to 0
> 2 passes fox to 1
= known 2 to 0: cat
= known 0 to 1: dog
= known 1 to 2: fox
= known 2 to 1:
= known 0 to 2:
= known 1 to 0:
",
    );
}

#[test]
fn o_2_4_what_may_have_left_is_no_longer_certain() {
    // An Eagle takes a card at random: only the third player can't tell which.
    check(
        "
families farm sky sea
turn 1
hand 0: cat
hand 1: pig
hand 2: sheep
line: owl chick chick chick
collection 2 left: eagle
---
1 draw owl
= known 1 to 0: owl
= known 1 to 2: owl
2 use left
2 player 1
* rolled 0
> 2 steals pig from 1
= known 1 to 0:
= known 1 to 2: owl
= known 2 to 1: pig
",
    );
}

// --- O-2.5 --------------------------------------------------------------------------------------------------------

#[test]
fn o_2_5_four_cards_face_up_and_no_discards() {
    for setup in tables() {
        for seed in 0..10 {
            let (mut state, mut log) = deal(&setup, seed);
            if let Asked::Chance(roll, _) = state.asked() {
                let m = roll.draw(&mut Stream::new(seed)).into();
                state.play(Actor::Chance, m, &mut log).expect("a lot is drawn");
            }
            assert_eq!((state.line().count(), state.discard_count()), (4, 0));
            let Some(Event::Shuffled { order }) = log.first() else { panic!("no shuffle") };
            let hands: usize = dealt(&log, setup.players()).concat().len();
            assert_eq!(state.line().collect::<Vec<_>>(), order[hands..hands + 4], "the next four cards");
            assert_eq!(usize::from(state.deck_size()), order.len() - hands - 4);
            for viewer in Viewer::all(setup.players()) {
                let table = state.view(viewer).table;
                assert_eq!(table.line, state.line().collect::<Vec<_>>());
                assert!(table.discards.is_empty());
            }
            for seat in Seat(0).round(setup.players()) {
                assert!(Side::BOTH.iter().all(|&side| state.height(seat, side) == 0));
            }
        }
    }
}

#[test]
fn o_2_5_the_discards_are_ordered_and_public() {
    let text = "
families farm sky
hand 0: dog fox sheep
line: cat cat chick chick
discards: pig owl
---
0 play dog left
0 pay sheep fox
# The last card is the top discard.
= discards: pig owl sheep fox
";
    check(text);
    let scenario = origami::scenario::Scenario::parse(text).expect("a good scenario");
    for viewer in Viewer::all(2) {
        assert_eq!(slugs(scenario.position().view(viewer).table.discards), ["pig", "owl"], "{viewer:?}");
    }
    assert_eq!(scenario.position().top_discard().map(Species::slug), Some("owl"));
}
