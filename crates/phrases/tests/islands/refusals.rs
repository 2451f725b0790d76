//! Refusals: one of each kind as golden text, those of moves made wrong on purpose, and those of tables that cannot be.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use islands::setup::BadSetup;
use islands::text::write_move;
use islands::{
    Ask, Brush, Choice, Colour, Colours, Kept, Landmark, Move, Nth, Rule, Shape, SheetId, Side, Source, State,
    Technology, Use,
};
use phrases::{IslandsTeller, Language, Phrases, Rules};
use tabletop::{Actor, Asked, Game, Illegal, RuleId, Seat, Stream, Viewer, Why};

use crate::events::squares;
use crate::forms::unsaid;
use crate::{golden, has_number, names, own_kept, own_setup, play, proof_read, tables, with_teller};

pub const fn why_kind(why: Why) -> &'static str {
    match why {
        Why::NotAsked => "not asked",
        Why::WrongAnswer => "wrong answer",
        Why::NotThere => "not there",
        Why::NotAllowed => "not allowed",
        Why::Needs { .. } => "needs",
    }
}

pub type Refused = (Option<Ask>, Move, Illegal<Rule>);

const RED: Colours = Colours::only(Colour::Red);

const fn ask_for(source: Source, brush: Brush, colours: Colours) -> Option<Ask> {
    Some(Ask::Paint { source, brush, colours })
}

fn paint(island: u8, names: &str) -> Move {
    Move::Paint { island: Nth(island), colour: Colour::Blue, squares: squares(names) }
}

/// One of each kind: what was asked, what was answered, and what is said to it.
pub fn examples() -> Vec<Refused> {
    let mut all = before_painting();
    all.extend(at_painting());
    all.extend(after_painting());
    all
}

fn before_painting() -> Vec<Refused> {
    let no = Illegal::new;
    let needs = |rule, least, most, got| Illegal::new(rule, Why::Needs { least, most, got });
    let keep = Move::Keep(own_kept()[0].expect("two sheets"));
    let bid = Some(Ask::Bid { card: 3, least: 4 });
    let mut all = vec![
        (None, Move::Pass, no(Rule::Bids, Why::NotAsked)),
        (None, keep, no(Rule::KeepTwo, Why::NotAsked)),
        (None, Move::Rolled(1), no(Rule::Players, Why::NotAsked)),
        (None, Move::Pass, no(Rule::Rounds, Why::NotAsked)),
        (None, Move::GiveUp, no(Rule::OneColour, Why::NotAsked)),
        (None, Move::GiveUp, no(Rule::StepsInTurn, Why::NotAsked)),
        (None, Move::Pass, no(Rule::MarkerMoves, Why::NotAsked)),
        (Some(Ask::Keep), Move::Pass, no(Rule::KeepTwo, Why::WrongAnswer)),
        (Some(Ask::Keep), keep, no(Rule::KeepTwo, Why::NotThere)),
        (Some(Ask::Keep), keep, no(Rule::KeepTwo, Why::NotAllowed)),
        (bid, Move::GiveUp, no(Rule::Bids, Why::WrongAnswer)),
        (bid, Move::Bid(3), needs(Rule::Bids, 4, 9, 3)),
        (Some(Ask::Bid { card: 1, least: 1 }), Move::Bid(0), needs(Rule::Bids, 1, 9, 0)),
        (bid, Move::Bid(12), needs(Rule::Bids, 4, 9, 12)),
        (bid, Move::Bid(12), needs(Rule::Bids, 1, 1, 12)),
        (bid, Move::Bid(12), needs(Rule::Bids, 1, 0, 12)),
        // Chance is refused with the rule of its die.
        (Some(Ask::Lot), Move::Rolled(7), needs(Rule::Players, 1, 3, 7)),
        (Some(Ask::Lot), Move::Pass, no(Rule::Players, Why::WrongAnswer)),
        (Some(Ask::AuctionDie), Move::Rolled(7), needs(Rule::Rounds, 1, 6, 7)),
        (Some(Ask::AuctionDie), Move::Pass, no(Rule::Rounds, Why::WrongAnswer)),
        (Some(Ask::Deal), Move::Pass, no(Rule::KeepTwo, Why::WrongAnswer)),
    ];
    for (source, rule) in [(Source::Auction, Rule::ShapeOrder), (Source::Grove, Rule::GroveInDetail)] {
        let ask = Some(Ask::Shape { source });
        all.extend([
            (ask, Move::Shape(Shape::Five), no(rule, Why::NotAllowed)),
            (ask, Move::GiveUp, no(rule, Why::WrongAnswer)),
            (ask, Move::Pass, no(rule, Why::WrongAnswer)),
        ]);
    }
    let die = Some(Ask::ColourDie { source: Source::Grove, shape: Shape::Two });
    all.push((die, Move::Rolled(7), needs(Rule::OneColour, 1, 6, 7)));
    all.push((die, Move::Pass, no(Rule::OneColour, Why::WrongAnswer)));
    all
}

fn at_painting() -> Vec<Refused> {
    let no = Illegal::new;
    let exactly = |rule, least: i16, got: i16| Illegal::needs(rule, least, got);
    let square = ask_for(Source::Square, Brush::Square, RED);
    let coal = ask_for(Source::CoalPit, Brush::Square, RED);
    let whole = ask_for(Source::Auction, Brush::Whole(Shape::Three), RED);
    let grove = ask_for(Source::Grove, Brush::Whole(Shape::Five), Colours::ANY);
    let first = ask_for(Source::Auction, Brush::First(Shape::Two), RED);
    let second = ask_for(Source::Auction, Brush::Second(Shape::Two), RED);
    vec![
        (square, Move::Pass, no(Rule::Others, Why::WrongAnswer)),
        (coal, Move::Pass, no(Rule::CoalPit, Why::WrongAnswer)),
        (whole, Move::Pass, no(Rule::Winner, Why::WrongAnswer)),
        (grove, Move::Pass, no(Rule::Grove, Why::WrongAnswer)),
        (second, Move::Pass, no(Rule::Winner, Why::WrongAnswer)),
        (second, Move::GiveUp, no(Rule::SecondHalf, Why::NotAllowed)),
        (square, paint(6, "b1"), no(Rule::ReadingOrder, Why::NotThere)),
        (square, paint(0, "b1 b2"), exactly(Rule::EmptySquares, 1, 2)),
        (whole, paint(0, "b1"), exactly(Rule::EmptySquares, 4, 1)),
        (whole, paint(0, "b1 b2 b3"), exactly(Rule::EmptySquares, 4, 3)),
        (
            square,
            Move::Paint { island: Nth(0), colour: Colour::Red, squares: squares("") },
            exactly(Rule::EmptySquares, 1, 0),
        ),
        (whole, paint(0, "b2 b3 c2 c3"), no(Rule::EmptySquares, Why::NotAllowed)),
        (first, paint(0, "b2 c3"), no(Rule::EmptySquares, Why::NotAllowed)),
        (square, paint(0, "a1"), no(Rule::EmptySquares, Why::NotThere)),
        (whole, paint(0, "c1 d1 e1 h8"), no(Rule::EmptySquares, Why::NotThere)),
        (square, paint(0, "b1"), no(Rule::EmptySquares, Why::NotThere)),
        (first, paint(0, "b1 b2"), no(Rule::EmptySquares, Why::NotThere)),
        (square, paint(1, "b1"), no(Rule::FirstPainting, Why::NotAllowed)),
        (square, paint(1, "b1"), no(Rule::Joined, Why::NotAllowed)),
        (square, paint(2, "b2"), no(Rule::NewIsland, Why::NotAllowed)),
        (square, paint(2, "b2"), no(Rule::Lighthouse, Why::NotAllowed)),
        (square, paint(0, "b1"), no(Rule::OneColour, Why::NotAllowed)),
        (coal, paint(0, "b1"), no(Rule::CoalPit, Why::NotAllowed)),
        (first, paint(0, "b1 b2"), no(Rule::TwoHalves, Why::NotAllowed)),
    ]
}

fn after_painting() -> Vec<Refused> {
    let no = Illegal::new;
    let richest = Some(Ask::Richest { coins: 4 });
    let token = |landmark| Some(Ask::Token { landmark });
    let coal = token(Landmark::CoalPit);
    vec![
        (richest, Move::Pass, no(Rule::Volcano, Why::WrongAnswer)),
        (richest, Move::From(Seat(2)), no(Rule::Volcano, Why::NotAllowed)),
        (richest, Move::From(Seat(5)), no(Rule::Volcano, Why::NotThere)),
        (coal, Move::Pass, no(Rule::TakeToken, Why::WrongAnswer)),
        (coal, Move::Token(Seat(1), Side::Single), no(Rule::TakeToken, Why::NotThere)),
        (token(Landmark::GoldMine), Move::Token(Seat(2), Side::Different), no(Rule::TakeToken, Why::NotThere)),
        (coal, Move::Token(Seat(0), Side::Single), no(Rule::TakeToken, Why::NotThere)),
        (coal, Move::Token(Seat(4), Side::Single), no(Rule::TakeToken, Why::NotThere)),
    ]
}

/// The numbers that a refusal must name.
fn numbers(Illegal { rule, why }: Illegal<Rule>) -> Vec<i16> {
    match (rule, why) {
        (Rule::Bids, Why::Needs { least, got, .. }) if got < least => vec![least, got],
        // Without coins, that there are none is said in a word.
        (Rule::Bids, Why::Needs { most, got, .. }) => [most, got].into_iter().filter(|n| *n > 0).collect(),
        (Rule::EmptySquares | Rule::Expancing, Why::Needs { least, got, .. }) => vec![least, got],
        (_, Why::Needs { least, most, got }) => vec![least, most, got],
        _ => Vec::new(),
    }
}

/// A refusal in words is good: it names its rule and its numbers.
pub fn check(text: &str, illegal: Illegal<Rule>) {
    proof_read(text, true);
    let (reason, rule) = text.rsplit_once(" · ").expect("a rule behind it");
    assert_eq!(rule, illegal.rule.id(), "{text}");
    assert!(!reason.ends_with(['.', '!', ' ']) && !reason.contains('?'), "{text}");
    for number in numbers(illegal) {
        assert!(has_number(reason, number.into()), "{number} is missing: {text}");
    }
}

#[test]
fn every_kind_of_refusal_says_why_and_cites_its_rule() {
    for language in Language::ALL {
        let (mut text, mut all) = (String::new(), Vec::new());
        for (ask, m, illegal) in examples() {
            let told = with_teller(language, Viewer::Seat(Seat(0)), |teller| teller.refusal(ask, m, illegal));
            check(&told, illegal);
            let mut line = Vec::new();
            write_move(&mut line, Actor::Seat(Seat(0)), m, &own_setup());
            let line = String::from_utf8(line).expect("plain text");
            let _ = writeln!(text, "# {}: {line}\n{told}", why_kind(illegal.why));
            // With its full stop, as it stands in the file.
            all.push(told.rsplit_once(" · ").map(|(reason, _)| format!("{reason}.")).unwrap_or_default());
        }
        for bad in [
            BadSetup::Players(7),
            BadSetup::NotAlone(2),
            BadSetup::TooFewSheets(0),
            BadSetup::TooFewSheets(1),
            BadSetup::TooFewSheets(3),
        ] {
            let told = Phrases(language).islands_bad_setup(bad);
            proof_read(&told, true);
            assert!(told.ends_with(&format!(" · {}", bad.rule().id())), "{told}");
            let _ = writeln!(text, "# {bad}\n{told}");
            all.push(told.rsplit_once(" · ").map(|(reason, _)| format!("{reason}.")).unwrap_or_default());
        }
        golden(&format!("islands-refusals.{language}.txt"), &text);
        let source = match language {
            Language::En => include_str!("../../words/en/islands-refuse.ftl"),
            Language::It => include_str!("../../words/it/islands-refuse.ftl"),
            Language::De => include_str!("../../words/de/islands-refuse.ftl"),
        };
        assert!(unsaid(source, &all, &[]).is_empty(), "{language}: {:?}", unsaid(source, &all, &[]));
    }
}

/// Moves of every kind, good and bad.
fn all_kinds_of_moves(stream: &mut Stream) -> Vec<Move> {
    let sheet = |n: u32| SheetId(n as u8);
    let mut moves = vec![Move::Pass, Move::GiveUp, Move::Shuffled(1)];
    moves.extend([0, 1, 7, 30_000].map(Move::Bid));
    moves.extend([0, 1, 9].map(Move::Rolled));
    moves.extend(Shape::ALL.map(Move::Shape));
    moves.extend([Move::GoOn, Move::Form(3), Move::Form(4)]);
    moves.extend(Technology::ALL.map(Move::Research));
    for technology in Technology::ALL {
        for choice in [Choice::None, Choice::Die(1), Choice::Die(2), Choice::Shape(Shape::Three)] {
            moves.extend((1..=3).map(|level| Move::Use(Use { technology, level, choice })));
        }
    }
    for _ in 0..4 {
        moves.push(Move::Keep(Kept(sheet(stream.below(4)), sheet(stream.below(4)))));
        let seat = Seat(stream.below(7) as u8);
        moves.extend([Move::From(seat), Move::Token(seat, Side::Single), Move::Token(seat, Side::Different)]);
    }
    for names in [
        "b2",
        "c3",
        "b2 c2",
        "b2 b3",
        "c3 d4",
        "b2 b3 c3",
        "b2 b3 d4",
        "b2 b3 c3 d3",
        "c3 c4 c5 d4",
        "b2 d2 b3 c3 d3",
        "h8",
        "",
    ] {
        for island in 0..5 {
            let colour = Colour::ALL[stream.below(3) as usize];
            moves.push(Move::Paint { island: Nth(island), colour, squares: squares(names) });
        }
    }
    moves
}

/// All refusals of a position, by rule and reason.
pub fn try_everything(state: &State, stream: &mut Stream, refused: &mut BTreeMap<(Rule, &'static str), Vec<Refused>>) {
    let seats = Seat(0).round(state.players()).map(Actor::Seat);
    for by in seats.chain([Actor::Chance]) {
        let ask = match (state.asked(), by) {
            (Asked::Seat(asked, ask), Actor::Seat(seat)) if asked == seat => Some(ask),
            (Asked::Together(seats, ask), Actor::Seat(seat)) if seats.has(seat) => Some(ask),
            (Asked::Chance(_, ask), Actor::Chance) => Some(ask),
            _ => None,
        };
        for m in all_kinds_of_moves(stream) {
            if let Err(illegal) = state.check(by, m) {
                let known = refused.entry((illegal.rule, why_kind(illegal.why))).or_default();
                if known.len() < 200 {
                    known.push((ask, m, illegal));
                }
            }
        }
    }
}

/// Whatever the engine refuses has an example above, and can be said.
#[test]
fn every_refusal_of_a_game_is_of_a_kind_that_is_known() {
    let (mut refused, mut stream, names) = (BTreeMap::new(), Stream::new(5), names());
    for (number, setup) in tables().iter().enumerate() {
        let mut turn = 0;
        play(setup, 500 + number as u64, |state| {
            turn += 1;
            if turn % 3 == 0 {
                try_everything(state, &mut stream, &mut refused);
            }
        });
    }
    let known: BTreeSet<_> = examples().iter().map(|(_, _, illegal)| (illegal.rule, why_kind(illegal.why))).collect();
    let unknown: Vec<_> = refused.keys().filter(|kind| !known.contains(*kind)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    // What is only refused in rare positions is few.
    let rare: Vec<_> = known.iter().filter(|kind| !refused.contains_key(*kind)).collect();
    assert!(rare.len() <= 6, "{rare:?}");
    let setup = tables()[0];
    for &(ask, m, illegal) in refused.values().flatten() {
        for language in Language::ALL {
            let (phrases, reader) = (Phrases(language), Viewer::Seat(Seat(0)));
            let teller = IslandsTeller { phrases, setup, names: &names, kept: &[], reader };
            check(&teller.refusal(ask, m, illegal), illegal);
        }
    }
}

/// Whatever a rule is cited for, there is a sentence that says so.
#[test]
fn every_rule_can_be_cited() {
    for language in Language::ALL {
        for &rule in Rule::all() {
            for why in [Why::NotAsked, Why::WrongAnswer, Why::NotThere, Why::NotAllowed] {
                for (ask, m) in [(None, Move::Pass), (None, paint(0, "b1")), (Some(Ask::Keep), Move::GiveUp)] {
                    let illegal = Illegal::new(rule, why);
                    let told = with_teller(language, Viewer::Spectator, |teller| teller.refusal(ask, m, illegal));
                    check(&told, illegal);
                }
            }
            let illegal = Illegal::new(rule, Why::Needs { least: 2, most: 5, got: 7 });
            let told = with_teller(language, Viewer::Spectator, |teller| teller.refusal(None, Move::Pass, illegal));
            assert!(has_number(&told, 7) && told.ends_with(&format!(" · {}", rule.id())), "{told}");
        }
        let illegal = Illegal::new(Rule::Temple, Why::NotAllowed);
        let told = with_teller(language, Viewer::Spectator, |teller| teller.refusal(None, Move::Pass, illegal));
        let title = Rules::islands(language).rule("I-8.3").expect("a rule").title;
        assert!(told.contains(title), "{told}");
    }
}
