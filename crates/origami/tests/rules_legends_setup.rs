//! L-1 Components, L-2 Setup, L-3 Turn and L-8 Mixing with Origami, rule by rule.

mod common;
#[path = "common/deal.rs"]
mod deal;

use common::check;
use deal::{deal, dealt, folds, slugs};
use origami::card::{Character, Characters, Colour};
use origami::scenario::Scenario;
use origami::setup::Title;
use origami::vocab::Kind;
use origami::{Ask, Edition, Event, Families, Family, Rule, Setup, Species};
use tabletop::{Actor, Asked, Game, Roll, RuleId, Seat, Stream, Viewer};

fn setup(families: &[Family], characters: &[Character]) -> Setup {
    let players = families.len() as u8;
    let (families, characters) = (families.iter().copied().collect(), characters.iter().copied().collect());
    Setup::with_characters(players, families, characters, Edition::standard()).expect("a good table")
}

/// The subsets of 2 to 4 of these.
fn choices<T: Copy>(all: &[T]) -> Vec<Vec<T>> {
    let subset = |bits: u32| all.iter().enumerate().filter(move |(i, _)| bits >> i & 1 == 1).map(|(_, &t)| t);
    let subsets = (0..1_u32 << all.len()).map(|bits| subset(bits).collect::<Vec<_>>());
    subsets.filter(|chosen| (2..=4).contains(&chosen.len())).collect()
}

/// Every choice of families of Legends, each with other characters.
fn tables() -> Vec<Setup> {
    let with_characters = |(at, families): (usize, Vec<Family>)| {
        let characters = Character::ALL.into_iter().cycle().skip(3 * at).take(families.len());
        setup(&families, &characters.collect::<Vec<_>>())
    };
    choices(&Family::LEGENDS).into_iter().enumerate().map(with_characters).collect()
}

// --- L-1 ----------------------------------------------------------------------------------------------------------

#[test]
fn l_1_1_four_families_ten_characters_in_two_versions_and_rice_paper() {
    assert_eq!(Family::LEGENDS.map(Family::word), ["polar", "exotic", "dinosaurs", "legendary"]);
    let edition = Edition::standard();
    let mut total = 0;
    for family in Family::LEGENDS {
        let of_family: Vec<_> = Species::all().filter(|&s| edition.facts(s).family == Some(family)).collect();
        let cards: u8 = of_family.iter().map(|&s| edition.facts(s).quantity).sum();
        assert_eq!((cards, edition.family_size(family)), (18, 18), "{}", family.word());
        total += u32::from(cards);
    }
    let characters: Vec<_> = Species::all().filter(|s| s.is_character()).collect();
    assert_eq!((Character::ALL.len(), characters.len()), (10, 20));
    for character in Character::ALL {
        for colour in Colour::BOTH {
            let card = Species::of_character(character, colour);
            assert_eq!(card.character(), Some((character, colour)));
            assert!(characters.contains(&card) && !card.is_rice_paper());
            total += u32::from(edition.facts(card).quantity);
        }
    }
    // The box says 92 origami.
    assert_eq!(total, 92);
    // Rice paper is no origami: it is not among them.
    assert!(Species::RICE_PAPER.is_rice_paper() && !Species::RICE_PAPER.is_character());
    assert_eq!(Species::named("rice_paper"), Some(Species::RICE_PAPER));
    assert!(Species::all().all(|s| !s.is_rice_paper()));
}

#[test]
fn l_1_1_both_versions_of_a_pair_and_eighteen_rice_paper_are_on_the_table() {
    check("families polar exotic\ncharacters musician ninja\n---\n= deck 40\n= rice deck 18\n= in play:");
    check("families exotic dinosaurs legendary\ncharacters actor monk geisha\n---\n= deck 60");
    // There is one of each version.
    let twice = "families polar exotic\ncharacters musician ninja\nhand 0: red_ninja\nhand 1: red_ninja";
    let error = Scenario::parse(twice).expect_err("a second red Ninja").to_string();
    assert!(error.contains("line 4"), "{error}");
    let nineteen = format!("families polar exotic\nhand 0:{}", " rice_paper".repeat(19));
    let error = Scenario::parse(&nineteen).expect_err("a nineteenth rice paper").to_string();
    assert!(error.contains("line 2"), "{error}");
}

#[test]
fn l_1_2_family_cards_are_instant_scoring_or_ongoing() {
    let edition = Edition::standard();
    let of_legends = |s: Species| edition.facts(s).family.is_some_and(|f| Family::LEGENDS.contains(&f));
    let of_kind = |kind| Species::all().filter(move |&s| of_legends(s) && edition.facts(s).ability.kind() == kind);
    let ongoing =
        ["arctic_wolf", "snowy_owl", "caiman", "toucan", "velociraptor", "brontosaurus", "mesosaurus", "stegosaurus"];
    let scoring = ["polar_bear", "macaw", "anaconda", "triceratops", "t_rex", "kappa", "griffin"];
    assert_eq!(slugs(of_kind(Kind::Ongoing)), ongoing);
    assert_eq!(slugs(of_kind(Kind::Scoring)), scoring);
    assert_eq!(of_kind(Kind::Special).count(), 0);
    assert_eq!(of_kind(Kind::Instant).count(), 31 - ongoing.len() - scoring.len());
    for species in Species::all().filter(|&s| of_legends(s)) {
        let facts = edition.facts(species);
        assert!(facts.quantity > 0 && facts.cost > 0 && facts.folds > 0 && facts.points > 0, "{species}");
    }
}

#[test]
fn l_1_2_a_hand_modifier_can_be_shown_as_well() {
    check(
        "
families dinosaurs legendary
characters ninja musician
in play: red_ninja
collection 0 left: brontosaurus
collection 1 left: stegosaurus
---
= hand limit 0: 10
= hand limit 1: 9
",
    );
}

#[test]
fn l_1_2_a_character_has_cost_folds_and_a_rule_but_no_points_and_no_family() {
    let edition = Edition::standard();
    for card in Species::all().filter(|s| s.is_character()) {
        let facts = edition.facts(card);
        assert_eq!((facts.family, facts.quantity, facts.cost, facts.folds, facts.points), (None, 1, 4, 2, 0), "{card}");
        assert!(matches!(facts.ability.kind(), Kind::Ongoing | Kind::Scoring), "{card}");
    }
    // It is paid for, it pays, and it brings nobody points by itself.
    check(
        "
families exotic legendary
characters ninja musician
hand 0: yellow_ninja red_musician kappa
line: oni oni golden_frog golden_frog
---
0 play yellow_ninja
! 0 pay kappa : needs 4, got 2 (O-5.1)
0 pay red_musician kappa
> 0 pays kappa
> 0 pays red_musician
0 no
= score 0: 0
= score 1: 0
",
    );
}

// --- L-2.1 --------------------------------------------------------------------------------------------------------

#[test]
fn l_2_1_two_to_four_players_with_as_many_families_and_pairs() {
    let families = |n: usize| Family::LEGENDS.into_iter().cycle().take(n).collect::<Families>();
    let pairs = |n: usize| Character::ALL.into_iter().take(n).collect::<Characters>();
    for players in [0, 1, 5, 255] {
        let n = usize::from(players).min(10);
        let refused = Setup::with_characters(players, families(n), pairs(n), Edition::standard());
        assert_eq!(refused.expect_err("too few or many").rule(), Rule::Players);
    }
    for players in 2..=4_u8 {
        let n = usize::from(players);
        for pairs_chosen in 0..=10 {
            let made = Setup::with_characters(players, families(n), pairs(pairs_chosen), Edition::standard());
            // A table may also play without any (L-8.1).
            assert_eq!(made.is_ok(), pairs_chosen == n || pairs_chosen == 0, "{players} players, {pairs_chosen} pairs");
            if let Err(refused) = made {
                assert_eq!(refused.rule(), Rule::LegendsPlayers);
                let text = refused.to_string();
                assert!(text.contains("L-2.1") && text.contains(&pairs_chosen.to_string()), "{text}");
            }
        }
        for families_chosen in (0..=4).filter(|&f| f != n) {
            let made = Setup::with_characters(players, families(families_chosen), pairs(n), Edition::standard());
            assert!(made.is_err(), "{players} players, {families_chosen} families");
        }
    }
}

#[test]
fn l_2_1_any_families_and_any_pairs_are_shuffled_into_one_deck_whole() {
    let legends = choices(&Family::LEGENDS);
    let pairs = choices(&Character::ALL);
    // 6 pairs of families, 4 triples, 1 foursome; 45, 120 and 210 choices of characters.
    assert_eq!((legends.len(), pairs.len()), (11, 375));
    for families in &legends {
        for characters in pairs.iter().filter(|c| c.len() == families.len()) {
            let setup = setup(families, characters);
            let (state, _) = deal(&setup, 7);
            let hands = Seat(0).round(state.players()).flat_map(|seat| state.hand(seat));
            let mut there: Vec<_> = state.deck().chain(state.line()).chain(hands).collect();
            there.sort_unstable();
            let chosen = Species::all().filter(|s| match s.character() {
                Some((character, _)) => characters.contains(&character),
                None => s.def().family.value.is_some_and(|f| families.contains(&f)),
            });
            let wanted: Vec<_> = chosen.flat_map(|s| std::iter::repeat_n(s, s.def().quantity.value.into())).collect();
            assert_eq!(there, wanted, "{setup:?}");
            assert_eq!(there.len(), 20 * families.len());
            assert_eq!(setup.characters().iter().collect::<Vec<_>>(), *characters);
        }
    }
}

// --- L-2.2 --------------------------------------------------------------------------------------------------------

#[test]
fn l_2_2_with_the_polar_family_the_rice_paper_deck_is_put_out() {
    for setup in tables() {
        let (state, _) = deal(&setup, 11);
        let polar = setup.families().has(Family::Polar);
        for viewer in Viewer::all(setup.players()) {
            let table = state.view(viewer).table;
            assert_eq!(table.rice_paper, polar.then_some(18), "{setup:?}");
            // Nobody starts with any.
            assert!(table.seats.iter().all(|seat| seat.rice_paper == 0));
        }
    }
}

#[test]
fn l_2_2_without_it_there_is_none() {
    let text = "families exotic legendary\nhand 0: rice_paper";
    let error = Scenario::parse(text).expect_err("no polar family").to_string();
    assert!(error.contains("line 2"), "{error}");
    // Families of both games: the polar one is what matters.
    check("families farm polar\n---\n= rice deck 18");
}

// --- L-2.3 --------------------------------------------------------------------------------------------------------

#[test]
fn l_2_3_worked_example_three_three_two_four_are_twelve_folds() {
    let families = [Family::Exotic, Family::Dinosaurs, Family::Legendary];
    let setup = setup(&families, &[Character::Musician, Character::Ninja, Character::Geisha]);
    let (_, log) = deal(&setup, TWELVE_FOLDS);
    let hands = dealt(&log, 3);
    assert_eq!(slugs(hands[0].clone()), ["dragon", "caiman", "brontosaurus", "golden_frog"]);
    assert_eq!(hands[0].iter().map(|&c| folds(&[c])).collect::<Vec<_>>(), [3, 3, 2, 4]);
    // With three cards it was 8, so a fourth was dealt; then the next seat's turn came.
    assert_eq!((folds(&hands[0][..3]), folds(&hands[0])), (8, 12));
    // A Ninja's two folds are part of the last seat's eleven.
    assert_eq!(slugs(hands[2].clone()), ["toucan", "yellow_ninja", "nine_tailed_fox", "griffin"]);
    assert_eq!((folds(&hands[1]), folds(&hands[2])), (11, 11));
}

/// A seed that deals the rulebook's example to the first seat.
const TWELVE_FOLDS: u64 = 455_676;

#[test]
fn l_2_3_characters_count_their_folds_like_any_card() {
    let mut with_character = 0;
    for setup in tables() {
        for seed in 0..60 {
            let (_, log) = deal(&setup, seed);
            for hand in dealt(&log, setup.players()) {
                let without_last = &hand[..hand.len() - 1];
                assert!(folds(&hand) >= 10 && folds(without_last) < 10, "{hand:?}");
                with_character += u32::from(hand.iter().any(|c| c.is_character()));
            }
        }
    }
    assert!(with_character > 300, "{with_character}");
}

#[test]
fn l_2_3_the_fewest_folds_start_and_four_cards_form_the_line() {
    let mut in_line = 0;
    for setup in tables() {
        for seed in 0..60 {
            let (mut state, mut log) = deal(&setup, seed);
            let hands = dealt(&log, setup.players());
            let fewest = hands.iter().map(|h| folds(h)).min();
            let tied: Vec<_> =
                (0..setup.players()).map(Seat).filter(|s| Some(folds(&hands[s.index()])) == fewest).collect();
            if let Asked::Chance(roll, _) = state.asked() {
                assert_eq!(roll, Roll::Below(tied.len() as u8));
                state.play(Actor::Chance, roll.draw(&mut Stream::new(seed)).into(), &mut log).expect("a lot is drawn");
            }
            let starts = log.iter().find_map(|e| if let Event::Starts { seat } = e { Some(*seat) } else { None });
            let starts = starts.expect("somebody starts");
            assert!(tied.contains(&starts));
            assert_eq!(state.asked(), Asked::Seat(starts, Ask::Action { extra: false }));
            assert_eq!((state.line().count(), state.discard_count(), state.characters_in_play().count()), (4, 0, 0));
            in_line += state.line().filter(|c| c.is_character()).count();
            // Dealt cards and those of the line are seen by all, characters too.
            for viewer in Viewer::all(setup.players()) {
                let seen: Vec<_> = log.iter().map(|e| e.seen_by(viewer)).collect();
                let faces = seen.iter().filter(|e| matches!(e, Event::Dealt { .. } | Event::LineFilled { .. })).count();
                assert_eq!(faces, hands.concat().len() + 4);
            }
        }
    }
    assert!(in_line > 100, "{in_line}");
}

// --- L-3.1 --------------------------------------------------------------------------------------------------------

#[test]
fn l_3_1_worked_example_t_rex_or_ninja_and_macaw_or_phoenix_and_ninja() {
    // T-Rex 4, Ninja 2, Macaw 2, Phoenix 1.
    let table = "
families exotic dinosaurs legendary
characters ninja musician samurai
line: t_rex yellow_ninja macaw phoenix
---
? 0: draw t_rex | draw yellow_ninja | draw macaw | draw phoenix | draw yellow_ninja macaw | draw phoenix yellow_ninja | draw phoenix macaw
! 0 draw t_rex phoenix : needs 1 to 4, got 5 (O-4.1)
! 0 draw yellow_ninja macaw phoenix : needs 1 to 4, got 5 (O-4.1)
! 0 draw nothing : needs 1 to 4, got 0 (O-4.1)
";
    check(&format!("{table}0 draw t_rex\n= hand 0: t_rex\n> turn 1"));
    check(&format!("{table}0 draw yellow_ninja macaw\n= hand 0: macaw yellow_ninja\n> turn 1"));
    // Three folds; the fourth is lost.
    check(&format!("{table}0 draw phoenix yellow_ninja\n= hand 0: phoenix yellow_ninja\n> turn 1"));
}

#[test]
fn l_3_1_draw_cards_or_play_one_origami() {
    check(
        "
families exotic legendary
characters ninja musician
hand 0: phoenix kappa yellow_ninja unicorn
line: oni oni golden_frog caiman
collection 0 left: caiman
collection 0 right: toucan
---
? 0: draw oni | draw golden_frog | draw caiman | play phoenix left | play phoenix right | play kappa left | play kappa right | play yellow_ninja | play unicorn left | play unicorn right
! 0 use left : not allowed here (O-6.1)
! 0 pass : not allowed here (O-3.3)
! 0 yes : no answer to this question (O-3.1)
0 draw caiman
> turn 1
",
    );
}

#[test]
fn l_3_1_the_special_action_exists_only_with_a_family_of_origami() {
    let on_top = |families: &str, card: &str| {
        format!("families {families} exotic\nline: macaw macaw macaw toucan\ncollection 0 left: {card}\n---\n")
    };
    check(&format!(
        "{}? 0: draw macaw | draw toucan | draw macaw macaw | draw macaw toucan",
        on_top("polar", "arctic_wolf")
    ));
    check(&format!("{}0 use left\n> 0 uses special left raccoon", on_top("farm", "raccoon")));
    // An ongoing effect is none, whatever else is in the game.
    check(&format!("{}! 0 use left : not allowed here (O-6.1)", on_top("farm", "caiman")));
}

// --- L-3.2 --------------------------------------------------------------------------------------------------------

/// What the hand limits of two players are.
fn limits(position: &str, limits: [u8; 2]) {
    check(&format!(
        "
families dinosaurs legendary
characters ninja musician
{position}
---
= hand limit 0: {}
= hand limit 1: {}
",
        limits[0], limits[1]
    ));
}

#[test]
fn l_3_2_eight_and_every_modifier_on_top_of_ones_own_collections() {
    limits("", [8, 8]);
    limits("collection 0 left: brontosaurus", [11, 8]);
    limits("collection 0 left: brontosaurus\ncollection 0 right: stegosaurus", [13, 8]);
    limits("collection 0 left: brontosaurus\ncollection 0 right: brontosaurus", [14, 8]);
    limits("collection 1 left: kappa\ncollection 1 right: stegosaurus", [8, 10]);
    // Covered ones show nothing.
    limits("collection 0 left: brontosaurus kappa\ncollection 0 right: kappa", [8, 8]);
    limits("collection 0 left: brontosaurus stegosaurus\ncollection 0 right: kappa", [10, 8]);
}

#[test]
fn l_3_2_and_those_of_characters_in_play() {
    limits("in play: yellow_ninja", [9, 9]);
    limits("in play: red_ninja", [7, 7]);
    limits("in play: red_ninja yellow_musician\ncollection 0 left: brontosaurus", [10, 7]);
    limits("in play: yellow_ninja\ncollection 0 left: brontosaurus\ncollection 1 left: stegosaurus", [12, 11]);
    // In hand or in the line they do nothing.
    limits("hand 0: yellow_ninja\nline: red_ninja", [8, 8]);
}

#[test]
fn l_3_2_velociraptors_count_covered_ones_if_one_is_on_top() {
    limits("collection 0 left: velociraptor", [9, 8]);
    limits("collection 0 left: velociraptor velociraptor\ncollection 0 right: velociraptor kappa", [11, 8]);
    limits("collection 0 left: velociraptor kappa\ncollection 0 right: velociraptor kappa", [8, 8]);
    limits("collection 0 left: velociraptor\ncollection 1 left: velociraptor kappa\ncollection 1 right: kappa", [9, 8]);
}

/// Ten cards in hand, a Brontosaurus on top, and small cards in the line.
const TEN_CARDS: &str = "
families dinosaurs legendary
characters ninja musician
hand 0: velociraptor velociraptor triceratops triceratops t_rex mesosaurus mesosaurus dragon dragon oni
hand 1: kappa
line: pteranodon pteranodon phoenix phoenix
deck: griffin griffin
collection 0 left: brontosaurus
";

#[test]
fn l_3_2_discards_down_to_the_limit() {
    check(&format!("{TEN_CARDS}---\n0 draw pteranodon\n> turn 1\n= discards:"));
    check(&format!(
        "{TEN_CARDS}---
0 draw pteranodon phoenix
> line filled griffin
> line filled griffin
>! turn 1
= asked 0
! 0 done : no answer to this question (O-3.2)
! 0 pick kappa : not there (O-3.2)
0 pick oni
> 0 discards oni
> turn 1
= discards: oni
"
    ));
}

#[test]
fn l_3_2_the_modifiers_are_those_of_that_moment() {
    // A Kappa covers the Brontosaurus in this very turn: 8 cards may be kept, 10 are left.
    let kappa = |right: &str| {
        format!(
            "
families dinosaurs legendary
hand 0: kappa oni velociraptor velociraptor triceratops triceratops mesosaurus mesosaurus dragon dragon oni t_rex
line: pteranodon pteranodon phoenix phoenix
collection 0 left: brontosaurus
collection 0 right: {right}
---
"
        )
    };
    check(&format!(
        "{}
= hand limit 0: 11
0 play kappa left
0 pay t_rex
= hand limit 0: 8
= asked 0
0 pick velociraptor
0 pick velociraptor
> turn 1
",
        kappa("griffin")
    ));
    // In the other collection it covers nothing.
    check(&format!("{}0 play kappa right\n0 pay t_rex\n= hand limit 0: 11\n> turn 1", kappa("griffin")));
    // Nor does a Stegosaurus help that is covered at the end.
    check(&format!(
        "{}= hand limit 0: 13\n0 play kappa right\n0 pay t_rex\n= hand limit 0: 11\n> turn 1",
        kappa("stegosaurus")
    ));
    // With the red Ninja played in this turn it is 7 for its player too: of 9 cards that are left, 2 go.
    check(
        "
families dinosaurs legendary
characters ninja musician
hand 0: red_ninja oni oni velociraptor velociraptor velociraptor triceratops triceratops t_rex kappa kappa
hand 1: phoenix phoenix phoenix leprechaun leprechaun dragon dragon griffin
line: mesosaurus mesosaurus t_rex griffin
---
0 play red_ninja
0 pay oni
0 no
= hand limit 0: 7
= hand limit 1: 7
= asked 0
0 pick velociraptor
0 pick velociraptor
> 0 discards velociraptor
> turn 1
# The other player has 8 cards and keeps them until the own turn ends.
1 draw mesosaurus
= asked 1
1 pick phoenix
1 pick phoenix
> turn 0
= hand 1: phoenix leprechaun leprechaun dragon dragon griffin mesosaurus
",
    );
}

#[test]
fn l_3_2_rice_paper_counts_as_cards_in_hand() {
    let table = "
families polar legendary
hand 0: seal seal penguin kappa kappa dragon rice_paper rice_paper
line: phoenix phoenix arctic_hare leprechaun
---
= rice deck 16
0 draw phoenix
= asked 0
? 0: pick seal | pick penguin | pick kappa | pick dragon | pick phoenix | pick rice_paper
";
    check(&format!(
        "{table}
0 pick rice_paper
> 0 discards rice_paper
> turn 1
= discards:
= rice deck 17
= hand 0: seal seal penguin kappa kappa dragon phoenix rice_paper
"
    ));
    check(&format!("{table}0 pick dragon\n> 0 discards dragon\n> turn 1\n= discards: dragon\n= rice deck 16"));
    // Two too many: rice paper first, then another card; both leave.
    let two = table
        .replace("0 draw phoenix", "0 draw phoenix leprechaun")
        // The Dragon is the last but rice paper, which comes first.
        .replace("pick dragon | pick phoenix |", "pick phoenix | pick leprechaun |");
    check(&format!("{two}0 pick rice_paper\n0 pick rice_paper\n> turn 1\n= discards:\n= rice deck 18"));
    check(&format!(
        "{two}
0 pick rice_paper
= asked 0
0 pick seal
> turn 1
= discards: seal
= hand 0: seal penguin kappa kappa dragon phoenix leprechaun rice_paper
"
    ));
    check(&format!(
        "{two}0 pick seal\n! 0 pick rice_paper : not allowed here (O-3.2)\n0 pick kappa\n= discards: seal kappa"
    ));
}

#[test]
fn l_3_2_in_other_players_turns_there_is_no_limit() {
    check(
        "
families polar legendary
hand 0: reindeer oni oni
hand 1: phoenix phoenix phoenix leprechaun leprechaun dragon dragon griffin
line: seal seal seal penguin
---
0 play reindeer left
0 pay oni oni
0 yes
> 0 draws 2 rice paper
> 1 draws 2 rice paper
> turn 1
= asked 1
= hand limit 1: 8
1 draw penguin
# 11 cards: three too many.
1 pick rice_paper
1 pick rice_paper
1 pick penguin
> turn 0
= hand 1: phoenix phoenix phoenix leprechaun leprechaun dragon dragon griffin
= discards: oni oni penguin
= rice deck 16
",
    );
}

// --- L-3.3 --------------------------------------------------------------------------------------------------------

/// A Gardener is in play.
fn gardener(colour: &str, hand: &str, more: &str) -> String {
    format!(
        "
families exotic legendary
characters gardener ninja
in play: {colour}_gardener
hand 0: {hand}
line: phoenix phoenix sloth leprechaun
deck: macaw toucan dragon
{more}
---
"
    )
}

#[test]
fn l_3_3_refill_then_the_gardener() {
    check(&format!(
        "{}
0 draw phoenix
> 0 takes phoenix from line
> line filled macaw
> 0 draws toucan
> turn 1
= hand 0: kappa phoenix toucan
= hand 1:
",
        gardener("yellow", "kappa", "")
    ));
}

#[test]
fn l_3_3_two_cards_or_fewer_once() {
    // Three cards are enough.
    check(&format!("{}0 draw phoenix\n> turn 1\n= hand 0: kappa kappa phoenix", gardener("yellow", "kappa kappa", "")));
    // Without any card one is drawn, not three.
    check(&format!(
        "{}
0 play sloth left
0 pay kappa
> 0 draws macaw
>! 0 draws toucan
> turn 1
= hand 0: macaw
",
        gardener("yellow", "sloth kappa", "")
    ));
}

#[test]
fn l_3_3_for_the_active_player_only() {
    check(&format!(
        "{}
0 draw phoenix
> turn 1
= hand 1:
1 draw phoenix
> 1 draws dragon
> turn 0
= hand 0: kappa phoenix toucan
= hand 1: phoenix dragon
",
        gardener("yellow", "kappa", "").replace("macaw toucan dragon", "macaw toucan anaconda dragon")
    ));
}

#[test]
fn l_3_3_hand_check_then_the_gardener() {
    let nine = "macaw macaw macaw kappa kappa dragon oni oni";
    check(&format!(
        "{}
0 draw phoenix
> line filled macaw
= asked 0
0 pick oni
# Eight are left, and that is seven or more: one goes.
> 0 discards oni
>! turn 1
= asked 0
? 0: pick macaw | pick kappa | pick dragon | pick oni | pick phoenix
! 0 no : no answer to this question (L-3.3)
0 pick kappa
> 0 discards kappa
# Once: seven cards are left.
> turn 1
= hand 0: macaw macaw macaw kappa dragon oni phoenix
= discards: oni kappa
",
        gardener("red", nine, "")
    ));
}

#[test]
fn l_3_3_seven_cards_or_more() {
    check(&format!(
        "{}0 draw phoenix\n= asked 0\n0 pick phoenix\n> 0 discards phoenix\n> turn 1",
        gardener("red", "macaw macaw kappa kappa dragon oni", "")
    ));
    check(&format!("{}0 draw phoenix\n> turn 1", gardener("red", "macaw macaw kappa kappa dragon", "")));
    // The other player has more, but is not the active one.
    check(&format!(
        "{}0 draw phoenix\n> turn 1",
        gardener("red", "macaw", "hand 1: kappa kappa dragon oni oni griffin griffin")
    ));
}

#[test]
fn l_3_3_once_a_turn_extra_actions_or_not() {
    // A Caiman gives another action for a Kappa; the Gardener waits until the turn ends.
    check(&format!(
        "{}
0 play kappa right
0 pay oni
> 0 gets an action
> extra action 0
>! 0 draws macaw
0 draw phoenix
> line filled macaw
> 0 draws toucan
> turn 1
= hand 0: phoenix toucan
",
        gardener("yellow", "kappa oni", "collection 0 left: caiman")
    ));
}

#[test]
fn l_3_3_the_gardener_is_the_one_in_play_at_that_moment() {
    // The yellow one is played with the last cards.
    check(
        "
families exotic legendary
characters gardener ninja
in play: red_gardener
hand 0: yellow_gardener oni
line: phoenix phoenix sloth leprechaun
deck: macaw toucan
---
0 play yellow_gardener
0 pay oni
> red_gardener leaves play
0 no
> 0 draws macaw
> turn 1
",
    );
    // The red one, with seven cards left.
    check(
        "
families exotic legendary
characters gardener ninja
in play: yellow_gardener
hand 0: red_gardener oni macaw macaw kappa kappa dragon dragon oni
line: phoenix phoenix sloth leprechaun
---
0 play red_gardener
0 pay oni
0 no
= asked 0
0 pick dragon
> 0 discards dragon
> turn 1
",
    );
}

#[test]
fn l_3_3_a_run_out_in_these_steps_belongs_to_this_turn() {
    // Seat 1 ends the round: the Gardener's card is the last one of the deck, so the final round begins at once.
    check(
        "
families exotic legendary
characters gardener ninja
in play: yellow_gardener
start 0
turn 1
runouts 1
line: phoenix phoenix sloth leprechaun
deck: macaw toucan
rest discards
---
1 draw phoenix
> line filled macaw
> 1 draws toucan
> run-out 2
= asked *
* shuffled 0000000000000001
> final round
> turn 0
= hand 1: phoenix toucan
",
    );
}

#[test]
fn l_3_3_the_red_gardener_takes_rice_paper_too() {
    check(
        "
families polar legendary
characters gardener ninja
in play: red_gardener
hand 0: kappa kappa dragon rice_paper rice_paper rice_paper
line: phoenix phoenix seal leprechaun
---
0 draw phoenix
? 0: pick kappa | pick dragon | pick phoenix | pick rice_paper
0 pick rice_paper
> 0 discards rice_paper
> turn 1
= rice deck 16
= discards:
",
    );
}

// --- L-8 ----------------------------------------------------------------------------------------------------------

#[test]
fn l_8_1_families_of_both_games_can_be_mixed_freely() {
    let all = choices(&Family::ALL);
    assert_eq!(all.len(), 36 + 84 + 126);
    for (at, families) in all.into_iter().enumerate() {
        let players = families.len();
        for pairs in [0, players] {
            let characters: Vec<_> = Character::ALL.into_iter().cycle().skip(at).take(pairs).collect();
            let setup = setup(&families, &characters);
            let (state, _) = deal(&setup, at as u64);
            let hands = Seat(0).round(state.players()).flat_map(|seat| state.hand(seat));
            assert_eq!(state.deck().chain(state.line()).chain(hands).count(), 18 * players + 2 * pairs);
            let of_origami = families.iter().filter(|f| Family::ORIGAMI.contains(f)).count();
            let title = match (of_origami, pairs) {
                (0, _) => Title::Legends,
                (n, 0) if n == players => Title::Origami,
                _ => Title::Mixed,
            };
            assert_eq!(setup.title(), title, "{families:?}, {pairs} pairs");
        }
    }
}

#[test]
fn l_8_1_as_many_pairs_as_players_or_none() {
    let families: Families = [Family::Farm, Family::Polar, Family::Legendary].into_iter().collect();
    for pairs in 0..=10_usize {
        let characters: Characters = Character::ALL.into_iter().take(pairs).collect();
        let made = Setup::with_characters(3, families, characters, Edition::standard());
        assert_eq!(made.is_ok(), pairs == 0 || pairs == 3, "{pairs}");
        if let Err(refused) = made {
            assert_eq!(refused.rule().id(), "L-2.1");
        }
    }
    assert!(Setup::new(3, families, Edition::standard()).is_ok_and(|s| s.characters() == Characters::NONE));
    // Characters may come with families of Origami alone, too.
    check("families farm sky\ncharacters actor monk\n---\n= deck 40");
    let error = Scenario::parse("families farm sky\ncharacters actor").expect_err("one pair for two").to_string();
    assert!(error.contains("L-2.1"), "{error}");
}

#[test]
fn l_8_1_drawn_families_and_characters_are_as_many_as_players() {
    let mut stream = Stream::new(3);
    for players in 2..=4 {
        for _ in 0..50 {
            for title in Title::ALL {
                let families = title.draw_families(players, &mut stream);
                let characters = title.draw_characters(players, &mut stream);
                assert!(families.iter().all(|f| title.families().contains(&f)));
                let setup = Setup::with_characters(players, families, characters, Edition::standard());
                assert_eq!(setup.map(|s| s.title()), Ok(title));
                assert_eq!(characters.is_empty(), title == Title::Origami);
            }
        }
    }
}

#[test]
fn l_8_2_with_a_family_of_origami_there_are_special_actions() {
    check(
        "
families farm exotic
characters ninja musician
line: golden_frog golden_frog anaconda rabbit
discards: yellow_ninja
collection 0 left: raccoon
collection 0 right: caiman
---
? 0: draw golden_frog | draw anaconda | draw rabbit | use left
0 use left
0 take +discard
> 0 takes yellow_ninja from discards
> turn 1
= hand 0: yellow_ninja
",
    );
}

#[test]
fn l_8_2_using_one_is_no_play() {
    // A Raccoon costs 4, but the Caiman does not see it being used.
    check(
        "
families farm exotic
line: golden_frog golden_frog anaconda rabbit
discards: pig
collection 0 left: raccoon
collection 0 right: caiman
---
0 use left
0 take +discard
>! 0 reacts with caiman
> turn 1
",
    );
}
