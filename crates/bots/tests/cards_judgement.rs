//! What the search knows about the card games: its first glance is sensible, it never stumbles, and its forecasts make sense.

use bots::cards::Cards;
use bots::judgement::Judgement;
use origami::scenario::Scenario;
use origami::setup::Title;
use origami::{Edition, Move, Setup, State};
use tabletop::{Actor, Game, MoveBuf, NoLog, Seat, Standing, Stream, drive};

const TITLES: [Title; 3] = [Title::Origami, Title::Legends, Title::Mixed];

fn setup(title: Title, players: u8, seed: u64) -> Setup {
    let mut stream = Stream::new(seed);
    let families = title.draw_families(players, &mut stream);
    let characters = title.draw_characters(players, &mut stream);
    Setup::with_characters(players, families, characters, Edition::standard()).expect("a table")
}

/// Plays a game in which `choose` decides.
fn play(setup: &Setup, seed: u64, mut choose: impl FnMut(&State, Seat, &[Move], &mut Stream) -> usize) -> Standing {
    let (mut state, mut stream) = (State::start(setup), Stream::new(seed));
    let (mut buf, mut tally) = (MoveBuf::with_capacity(State::MAX_MOVES), drive::Tally::default());
    while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {}
    state.standing().expect("a game that is over")
}

fn position(text: &str) -> State {
    Scenario::parse(text).expect("a good scenario").position()
}

fn moves(state: &State, seat: Seat) -> Vec<Move> {
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    state.moves(Actor::Seat(seat), &mut buf);
    buf.to_vec()
}

/// The move that looks best.
fn best(state: &State, seat: Seat) -> Move {
    let (moves, mut weights) = (moves(state, seat), Vec::new());
    Cards::default().weigh(state, seat, &moves, &mut weights);
    moves[highest(&weights)]
}

fn highest(weights: &[f32]) -> usize {
    (0..weights.len()).max_by(|&a, &b| weights[a].total_cmp(&weights[b])).unwrap_or(0)
}

/// How far seat 0 is expected to end ahead of seat 1.
fn lead(text: &str) -> f32 {
    let forecast = Cards::default().forecast(&position(text));
    forecast.scores[0] - forecast.scores[1]
}

#[test]
fn every_question_of_every_game_is_judged() {
    let mut judgement = Cards::default();
    for (title, players) in TITLES.into_iter().flat_map(|title| [2, 3, 4].map(|players| (title, players))) {
        for seed in 0..12 {
            play(&setup(title, players, seed), seed, |state, seat, legal, stream| {
                let mut weights = Vec::new();
                judgement.weigh(state, seat, legal, &mut weights);
                assert_eq!(weights.len(), legal.len());
                assert!(weights.iter().all(|w| w.is_finite() && *w >= 0.0), "{weights:?}");
                assert!(weights.iter().any(|w| *w > 0.0));
                let quick = judgement.play_on(state, seat, legal, stream);
                assert!(quick < legal.len());
                // The same question gets the same answer.
                let mut again = Vec::new();
                Cards::default().weigh(state, seat, legal, &mut again);
                assert_eq!(weights, again);
                let forecast = judgement.forecast(state);
                assert!(forecast.spread > 0.0 && forecast.scores.iter().all(|s| s.is_finite()), "{forecast:?}");
                assert!(forecast.scores[usize::from(players)..].iter().all(|&s| s == 0.0));
                // Half of the games are played well, so that late positions of good play come up, too.
                if seed % 2 == 0 { quick } else { stream.below(legal.len() as u32) as usize }
            });
        }
    }
}

#[test]
fn a_glance_beats_chance() {
    let mut judgement = Cards::default();
    for title in TITLES {
        let wins = (0..20).filter(|&seed| {
            let own = Seat((seed % 2) as u8);
            let standing = play(&setup(title, 2, seed), seed, |state, seat, legal, stream| {
                let mut weights = Vec::new();
                judgement.weigh(state, seat, legal, &mut weights);
                if seat == own { highest(&weights) } else { stream.below(legal.len() as u32) as usize }
            });
            standing.places()[own.index()] == 1
        });
        let wins = wins.count();
        assert!(wins >= 18, "{wins} of 20 in {}", title.word());
    }
}

#[test]
fn a_forecast_counts_points_and_cards() {
    let even = "families farm sky\nhand 0: cat pig\nhand 1: cat pig\nline: sheep sheep chick owl\nstart 0\n---\n";
    let richer =
        "families farm sky\nhand 0: cat pig dog fox\nhand 1: cat pig\nline: sheep sheep chick owl\nstart 0\n---\n";
    let ahead = "families farm sky\nhand 0: cat pig\nhand 1: cat pig\nline: sheep sheep chick owl\nstart 0\n\
                 collection 0 left: rabbit\n---\n";
    assert!(lead(even).abs() < 2.0, "{}", lead(even));
    assert!(lead(richer) > lead(even) + 1.0, "{}", lead(richer));
    assert!(lead(ahead) > lead(even) + 4.0, "{}", lead(ahead));
}

#[test]
fn at_the_end_only_what_can_still_be_played_counts() {
    // Seat 0 has had the last turn; seat 1 can play a Cat for 3 points with the last card of the game.
    let end = "families farm sky\nstart 0\nturn 1\nending final-round\nhand 0: fox dog pig rabbit\nhand 1: cat sheep\n\
               line: sheep sheep chick owl\ncollection 0 left: sheep\n---\n";
    let forecast = Cards::default().forecast(&position(end));
    assert_eq!(forecast.scores[0], 3.0);
    assert!((1.0..5.0).contains(&forecast.scores[1]), "{forecast:?}");
    let state = position(end);
    assert!(matches!(best(&state, Seat(1)), Move::Play(card, _) if card.slug() == "cat"));
}

#[test]
fn the_games_are_judged_apart() {
    // One judgement serves several games one after another.
    let mut judgement = Cards::default();
    let origami = position("families farm sky\nhand 0: cat pig\nhand 1: cat\nline: sheep chick\n---\n");
    let legends =
        position("families polar exotic\nhand 0: seal macaw rice_paper\nhand 1: sloth\nline: macaw seal\n---\n");
    let first = judgement.forecast(&origami);
    let other = judgement.forecast(&legends);
    assert_eq!(judgement.forecast(&origami), first);
    assert_eq!(Cards::default().forecast(&legends), other);
}
