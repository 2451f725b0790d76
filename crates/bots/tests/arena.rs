//! Deals are mirrored: whoever sits somewhere has the luck of that seat.

use bots::Budget;
use bots::arena::deal::{Mirrored, Outcome, play_deal};
use bots::arena::dice::Dice;
use bots::arena::tally::Tally;
use bots::arena::{Chance, Player, play};
use bots::contender::{Contested, player};
use islands::{Atlas, Move, SheetSet, Variant};
use origami::setup::Title;
use tabletop::{Asked, Game, Roll, Stream};

fn players<G: Contested>(names: &[&str]) -> Vec<Player<G>> {
    names.iter().map(|name| player(name, Budget::nodes(6)).expect("a bot of that name")).collect()
}

fn cards(title: Title, players: u8, seed: u64) -> origami::Setup {
    let mut stream = Stream::new(seed);
    let (families, characters) =
        (title.draw_families(players, &mut stream), title.draw_characters(players, &mut stream));
    origami::Setup::with_characters(players, families, characters, origami::Edition::standard()).expect("a table")
}

fn islands(players: u8) -> islands::Setup {
    let atlas = Atlas::standard();
    islands::Setup::new(players, SheetSet::all(atlas), Variant::Standard, atlas).expect("a table")
}

fn deal<G: Mirrored + Contested>(setup: &G::Setup, names: &[&str], number: u64) -> Outcome {
    play_deal::<G>(setup, &mut players(names), 7, number, &|| false).expect("it is played to its end")
}

/// Each rotation is the same game if all are the same, so everybody gets every seat's score once.
fn check_rotations<G: Mirrored + Contested>(setup: &G::Setup, name: &str, contenders: usize) {
    let outcome = deal::<G>(setup, &vec![name; contenders], 3);
    assert_eq!(outcome.rounds.len(), contenders);
    let first = &outcome.rounds[0];
    for (rotation, round) in outcome.rounds.iter().enumerate() {
        for seat in 0..contenders {
            let contender = (seat + rotation) % contenders;
            let (score, place) = (round.scores[contender], round.places[contender]);
            assert_eq!((score, place), (first.scores[seat], first.places[seat]), "{name}, rotation {rotation}");
        }
    }
    let decisions: Vec<_> = outcome.efforts.iter().map(|effort| effort.decisions).collect();
    assert!(decisions[0] > 0 && decisions.iter().all(|&n| n == decisions[0]), "{decisions:?}");
}

#[test]
fn nobody_is_better_than_themselves() {
    for name in ["random", "ismcts", "all-seeing"] {
        check_rotations::<origami::State>(&cards(Title::Origami, 2, 1), name, 2);
    }
    check_rotations::<origami::State>(&cards(Title::Legends, 3, 2), "ismcts", 3);
    check_rotations::<origami::State>(&cards(Title::Mixed, 4, 3), "random", 4);
    check_rotations::<islands::State>(&islands(2), "greedy", 2);
    check_rotations::<islands::State>(&islands(3), "random", 3);
    let mut tally = Tally::new(2);
    for number in 0..20 {
        tally.add(&deal::<origami::State>(&cards(Title::Origami, 2, number), &["ismcts"; 2], number));
    }
    assert_eq!((tally.win_share(0).mean, tally.score_difference(0), tally.elo()), (0.5, 0.0, vec![1500.0; 2]));
}

#[test]
fn a_deal_is_played_again_alike() {
    let setup = cards(Title::Origami, 2, 5);
    let [a, b] = [0, 1].map(|_| deal::<origami::State>(&setup, &["ismcts", "random"], 5));
    assert_eq!(a.rounds, b.rounds);
    assert_ne!(a.rounds, deal::<origami::State>(&setup, &["ismcts", "random"], 6).rounds);
    assert!(a.efforts[0].worlds == 6 * a.efforts[0].decisions && a.efforts[1].worlds == 0);
}

#[test]
fn alone_everybody_meets_the_same_dice() {
    let atlas = Atlas::standard();
    let setup = islands::Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).expect("a table");
    let outcome = deal::<islands::State>(&setup, &["greedy", "random", "greedy"], 1);
    let [round] = &outcome.rounds[..] else { panic!("one round") };
    assert_eq!(round.scores[0], round.scores[2]);
    assert!(round.scores[0] > round.scores[1]);
    assert_eq!(round.places, [1, 3, 1]);
}

#[test]
fn a_game_can_be_given_up() {
    let setup = cards(Title::Origami, 2, 5);
    assert!(play_deal::<origami::State>(&setup, &mut players(&["random"; 2]), 7, 0, &|| true).is_none());
}

/// Writes down the dice of the auctions.
struct Notes(Dice, Vec<Move>);

impl Chance<islands::State> for Notes {
    fn answer(&mut self, game: &islands::State, roll: Roll) -> tabletop::Outcome {
        let outcome = self.0.answer(game, roll);
        if matches!(game.asked(), Asked::Chance(_, islands::Ask::AuctionDie)) {
            self.1.push(outcome.into());
        }
        outcome
    }
}

#[test]
fn whoever_plays_meets_the_same_auctions() {
    let auctions = |names: &[&str], seed: u64, setup: &islands::Setup| {
        let mut players = players::<islands::State>(names);
        let mut seated: Vec<_> = players.iter_mut().collect();
        let mut streams: Vec<_> = (0..names.len() as u64).map(Stream::new).collect();
        let mut notes = Notes(Dice::new(seed), Vec::new());
        play(setup, &mut seated, &mut notes, &mut streams, &|| false).expect("the end");
        notes.1
    };
    let setup = islands(3);
    let first = auctions(&["greedy", "random", "random"], 1, &setup);
    assert_eq!(first.len(), 24);
    assert_eq!(first, auctions(&["random", "greedy", "greedy"], 1, &setup));
    assert_ne!(first, auctions(&["greedy", "random", "random"], 2, &setup));
    // They are dice, after all.
    assert!(first.iter().any(|&die| die != first[0]));
}

#[test]
fn the_all_seeing_one_thinks_ten_times_as_long() {
    let outcome = deal::<origami::State>(&cards(Title::Origami, 2, 9), &["all-seeing", "ismcts"], 9);
    assert_eq!(outcome.efforts[0].worlds, 60 * outcome.efforts[0].decisions);
}
