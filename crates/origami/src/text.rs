//! Moves and events as text, one line each: the words of records and scenarios.

mod words;

use tabletop::{Actor, Seat};

use crate::asks::{Move, TopDiscard};
use crate::card::{Cards, Side, Species};
use crate::event::Event;
use crate::vocab::Source;
pub use tabletop::text::TextError;
pub(crate) use tabletop::text::{Lines, Words, quoted};
pub(crate) use words::CardWords;

// --- writing ------------------------------------------------------------------------------------------------------

/// Adds a move to `out`, without the end of the line. Every game of a simulation is written through this, so it only
/// copies bytes.
#[inline]
pub fn write_move(out: &mut Vec<u8>, by: Actor, m: Move) {
    match by {
        Actor::Seat(Seat(seat @ 0..=9)) => out.push(b'0' + seat),
        Actor::Seat(seat) => push_number(out, seat.0),
        Actor::Chance => out.push(b'*'),
    }
    push_answer(out, m);
}

#[inline]
fn push_answer(out: &mut Vec<u8>, m: Move) {
    match m {
        Move::Draw(cards) => push_cards(out, &DRAW, cards),
        Move::Play(card, side) => push_play(out, card, side),
        Move::PlayDiscard(card, side) => {
            push_play(out, card, side);
            out.extend_from_slice(b" +discard");
        }
        Move::Use(side) => {
            push_word(out, &USE);
            push_side(out, side);
        }
        Move::Pass => out.extend_from_slice(b" pass"),
        Move::Pay(cards) => push_cards(out, &PAY, cards),
        Move::PayWithDiscard(cards) => push_cards_and_discard(out, &PAY, cards),
        Move::Pick(card) => {
            push_word(out, &PICK);
            push_card(out, card);
        }
        Move::Take(cards, TopDiscard::Left) => push_cards(out, &TAKE, cards),
        Move::Take(cards, TopDiscard::Taken) => push_cards_and_discard(out, &TAKE, cards),
        Move::Player(who) => {
            out.extend_from_slice(b" player ");
            push_number(out, who.0);
        }
        Move::Spot(who, side, place) => {
            out.extend_from_slice(b" spot ");
            push_number(out, who.0);
            push_side(out, side);
            out.push(b' ');
            push_number(out, place);
        }
        Move::Yes => push_word(out, &YES),
        Move::No => push_word(out, &NO),
        Move::Done => out.extend_from_slice(b" done"),
        Move::Shuffled(seed) => {
            out.extend_from_slice(b" shuffled ");
            push_hex(out, seed);
        }
        Move::Rolled(n) => {
            out.extend_from_slice(b" rolled ");
            push_number(out, n);
        }
    }
}

/// A word with the blank before it, in as many bytes as every other word: copying a fixed number of bytes and taking
/// some back is faster than copying a varying number.
struct Word {
    bytes: [u8; WORD],
    length: usize,
}

const WORD: usize = 24;

impl Word {
    const fn new(text: &str) -> Self {
        let mut word = Self { bytes: [b' '; WORD], length: text.len() + 1 };
        let mut i = 0;
        while i < text.len() {
            word.bytes[i + 1] = text.as_bytes()[i];
            i += 1;
        }
        word
    }
}

static DRAW: Word = Word::new("draw");
static PLAY: Word = Word::new("play");
static USE: Word = Word::new("use");
static PAY: Word = Word::new("pay");
static PICK: Word = Word::new("pick");
static TAKE: Word = Word::new("take");
static YES: Word = Word::new("yes");
static NO: Word = Word::new("no");
static SIDES: [Word; 2] = [Word::new(Side::Left.word()), Word::new(Side::Right.word())];
static CARDS: [Word; Species::COUNT + 2] = card_words();

const fn card_words() -> [Word; Species::COUNT + 2] {
    let mut words = [const { Word::new("") }; Species::COUNT + 2];
    let mut number = 1;
    while number < words.len() {
        words[number] = Word::new(crate::cards::SLUGS[number]);
        number += 1;
    }
    words
}

#[inline(always)]
fn push_word(out: &mut Vec<u8>, word: &Word) {
    out.extend_from_slice(&word.bytes);
    out.truncate(out.len() - (WORD - word.length));
}

#[inline(always)]
fn push_card(out: &mut Vec<u8>, card: Species) {
    push_word(out, &CARDS[card.index()]);
}

#[inline(always)]
fn push_side(out: &mut Vec<u8>, side: Side) {
    push_word(out, &SIDES[side as usize]);
}

/// A word, and cards.
#[inline]
fn push_cards(out: &mut Vec<u8>, word: &Word, cards: Cards) {
    push_word(out, word);
    if cards.is_empty() {
        out.extend_from_slice(b" nothing");
    }
    for card in cards.iter() {
        push_card(out, card);
    }
}

/// A word, the cards, if any, and the top discard.
fn push_cards_and_discard(out: &mut Vec<u8>, word: &Word, cards: Cards) {
    if cards.is_empty() {
        push_word(out, word);
    } else {
        push_cards(out, word, cards);
    }
    out.extend_from_slice(b" +discard");
}

/// A card that is played, and the collection it goes to; a character goes to none.
#[inline(always)]
fn push_play(out: &mut Vec<u8>, card: Species, side: Side) {
    push_word(out, &PLAY);
    push_card(out, card);
    if !card.is_character() {
        push_side(out, side);
    }
}

#[inline]
pub(crate) fn push_number(out: &mut Vec<u8>, n: u8) {
    if n >= 100 {
        out.push(b'0' + n / 100);
    }
    if n >= 10 {
        out.push(b'0' + n / 10 % 10);
    }
    out.push(b'0' + n % 10);
}

/// Sixteen lowercase hex digits.
#[inline]
pub(crate) fn push_hex(out: &mut Vec<u8>, n: u64) {
    for shift in (0..16).rev() {
        out.push(b"0123456789abcdef"[(n >> (4 * shift) & 15) as usize]);
    }
}

// --- reading ------------------------------------------------------------------------------------------------------

/// Reads what [`write_move`] writes. The error's line is 1.
///
/// # Errors
/// The first word that does not fit, with its column.
pub fn read_move(line: &str) -> Result<(Actor, Move), TextError> {
    let mut words = Words::new(line, 1);
    let by = words.actor()?;
    let m = words.answer(crate::state::MAX_PLAYERS)?;
    words.end()?;
    Ok((by, m))
}

// --- events -------------------------------------------------------------------------------------------------------

/// An event with full information, in a few words.
#[must_use]
pub fn event_text(event: &Event) -> String {
    match event {
        Event::Shuffled { order } => format!("shuffled {}", order.len()),
        Event::Dealt { seat, card } => format!("{seat} dealt {card}"),
        Event::Starts { seat } => format!("{seat} starts"),
        Event::Turn { seat } => format!("turn {seat}"),
        Event::ExtraAction { seat } => format!("extra action {seat}"),
        Event::NoAction { seat } => format!("{seat} has no action"),
        Event::LineFilled { card } => format!("line filled {card}"),
        Event::LineDiscarded { card } => format!("line discards {card}"),
        Event::TookFromLine { seat, card } => format!("{seat} takes {card} from line"),
        Event::TookDiscard { seat, card } => format!("{seat} takes {card} from discards"),
        Event::Drew { seat, card } => format!("{seat} draws {card}"),
        Event::LookedAt { seat, card } => format!("{seat} looks at {card}"),
        Event::Kept { seat, card } => format!("{seat} keeps {card}"),
        Event::DiscardedLookedAt { seat, card } => format!("{seat} discards looked-at {card}"),
        Event::Plays { seat, card, side, from } => {
            let side = side.map_or(String::new(), |side| format!(" {}", side.word()));
            let from = match from {
                Source::Hand => "",
                Source::Line => " from line",
                Source::Discards => " from discards",
            };
            format!("{seat} plays {card}{side}{from}")
        }
        Event::PaidWithDiscard { seat, card } => format!("{seat} pays {card} from discards"),
        Event::PutInPlay { seat, card } => format!("{seat} puts {card} in play"),
        Event::LeftPlay { card } => format!("{card} leaves play"),
        Event::Reacts { seat, card } => format!("{seat} reacts with {card}"),
        Event::DrewRicePaper { seat, count } => format!("{seat} draws {count} rice paper"),
        Event::Moved { seat, card, from, place, to, new_place } => {
            format!("{seat} moves {card} {} {place} to {} {new_place}", from.word(), to.word())
        }
        Event::Paid { seat, card } => format!("{seat} pays {card}"),
        Event::Placed { seat, side, card } => format!("{seat} places {card} {}", side.word()),
        Event::Removed { seat, side, card } => format!("{seat} removes {card} {}", side.word()),
        Event::MovedUnder { seat, side } => format!("{seat} moves top {} under", side.word()),
        Event::Discarded { seat, card } => format!("{seat} discards {card}"),
        Event::Marked { seat, card } => format!("{seat} marks {card}"),
        Event::Answered { seat, card } => format!("{seat} answers {card}"),
        Event::Passed { seat, to, card } => format!("{seat} passes {card} to {to}"),
        Event::Stolen { seat, to, card } => format!("{to} steals {card} from {seat}"),
        Event::Swapped { seat, taken, given } => format!("{seat} swaps {given} for {taken}"),
        Event::Shown { seat, card, count } => format!("{seat} shows {count} {card}"),
        Event::HandShown { seat, to, cards } => format!("{seat} shows hand to {to}:{}", spaced(cards)),
        Event::UsesSpecial { seat, side, card } => format!("{seat} uses special {} {card}", side.word()),
        Event::UsesEffect { seat, card } => format!("{seat} uses {card}"),
        Event::Declined { seat, card } => format!("{seat} declines {card}"),
        Event::NothingToDo { seat, card } => format!("{card} has nothing to do for {seat}"),
        Event::Copies { seat, card } => format!("{seat} copies {card}"),
        Event::ChosePlayer { seat, who } => format!("{seat} chooses player {who}"),
        Event::GotAction { seat } => format!("{seat} gets an action"),
        Event::LostAction { seat } => format!("{seat} loses an action"),
        Event::RunOut { number } => format!("run-out {number}"),
        Event::Stalled => "stalled".to_owned(),
        Event::FinalRound => "final round".to_owned(),
        Event::Over => "over".to_owned(),
    }
}

fn spaced(cards: &[Species]) -> String {
    cards.iter().map(|c| format!(" {c}")).collect()
}

/// The events with seats and numbers as `#`, cards as `%` and sides as `|`.
const EVENT_SHAPES: &[&str] = &[
    "shuffled #",
    "# dealt %",
    "# starts",
    "turn #",
    "extra action #",
    "# has no action",
    "line filled %",
    "line discards %",
    "# takes % from line",
    "# takes % from discards",
    "# draws %",
    "# looks at %",
    "# keeps %",
    "# discards looked-at %",
    "# plays % |",
    "# plays %",
    "# plays % | from line",
    "# plays % from line",
    "# plays % | from discards",
    "# plays % from discards",
    "# pays % from discards",
    "# puts % in play",
    "% leaves play",
    "# reacts with %",
    "# draws # rice paper",
    "# moves % | # to | #",
    "# pays %",
    "# places % |",
    "# removes % |",
    "# moves top | under",
    "# discards %",
    "# marks %",
    "# answers %",
    "# passes % to #",
    "# steals % from #",
    "# swaps % for %",
    "# shows # %",
    "# shows hand to #:",
    "# shows hand to #: %",
    "# uses special | %",
    "# uses %",
    "# declines %",
    "% has nothing to do for #",
    "# copies %",
    "# chooses player #",
    "# gets an action",
    "# loses an action",
    "run-out #",
    "stalled",
    "final round",
    "over",
];

/// Does this read like the text of some event? For expectations, where a misspelt one would never be met.
pub(crate) fn is_event_like(text: &str) -> bool {
    let shape = |word: &str| match word {
        "left" | "right" => "|".to_owned(),
        _ if Species::named(word).is_some() => "%".to_owned(),
        _ => match word.trim_end_matches(':').parse::<u8>() {
            Ok(n) => word.replacen(&n.to_string(), "#", 1),
            Err(_) => word.to_owned(),
        },
    };
    let mut words: Vec<_> = text.split(' ').map(shape).collect();
    if text.contains(':') {
        // A hand is shown with any number of cards.
        words.dedup_by(|a, b| a == "%" && b == "%");
    }
    EVENT_SHAPES.contains(&words.join(" ").as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Side;
    use crate::setup::{Setup, Title};
    use crate::state::State;
    use tabletop::{Game, MoveBuf, Seat, Stream, drive};

    /// Plays random games with 2 to 4 players and hands over every move and event.
    fn random_games(games: u64, mut each: impl FnMut(Actor, Move, &[Event])) {
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        for game in 0..games {
            let mut stream = Stream::of_game(5, game);
            let players = 2 + (game % 3) as u8;
            let title = Title::ALL[(game / 3 % 3) as usize];
            let families = title.draw_families(players, &mut stream);
            let characters = title.draw_characters(players, &mut stream);
            let setup = Setup::with_characters(players, families, characters, crate::Edition::standard()).unwrap();
            let mut state = State::start(&setup);
            let mut tally = drive::Tally::default();
            let mut log = Vec::new();
            while let Some((by, m)) =
                drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut drive::at_random, &mut log)
            {
                each(by, m, &log);
                log.clear();
            }
        }
    }

    fn written(by: Actor, m: Move) -> String {
        let mut out = Vec::new();
        write_move(&mut out, by, m);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn every_move_of_many_games_reads_back_to_itself() {
        let mut kinds = std::collections::BTreeSet::new();
        random_games(300, |by, m, _| {
            let line = written(by, m);
            assert_eq!(read_move(&line), Ok((by, m)), "{line}");
            kinds.insert(line.split(' ').nth(1).map(str::to_owned));
        });
        assert!(kinds.len() >= 12, "few kinds of move were met: {kinds:?}");
    }

    #[test]
    fn moves_are_written_like_this_and_read_back() {
        let [cat, fox, parrot, ninja, rice] =
            ["cat", "fox", "parrot", "yellow_ninja", "rice_paper"].map(|s| Species::named(s).unwrap());
        let cards = |list: &[Species]| Cards::new(list).unwrap();
        let (me, chance) = (Actor::Seat(Seat(0)), Actor::Chance);
        for (by, m, line) in [
            (chance, Move::Shuffled(0xff), "* shuffled 00000000000000ff"),
            (chance, Move::Shuffled(u64::MAX - 1), "* shuffled fffffffffffffffe"),
            (chance, Move::Rolled(1), "* rolled 1"),
            (chance, Move::Rolled(10), "* rolled 10"),
            (chance, Move::Rolled(205), "* rolled 205"),
            (me, Move::Draw(cards(&[parrot, cat])), "0 draw cat parrot"),
            (me, Move::Draw(Cards::NONE), "0 draw nothing"),
            (Actor::Seat(Seat(3)), Move::Play(fox, Side::Left), "3 play fox left"),
            (me, Move::Play(ninja, Side::Left), "0 play yellow_ninja"),
            (me, Move::PlayDiscard(fox, Side::Right), "0 play fox right +discard"),
            (me, Move::PlayDiscard(ninja, Side::Left), "0 play yellow_ninja +discard"),
            (me, Move::PayWithDiscard(cards(&[rice, cat])), "0 pay cat rice_paper +discard"),
            (me, Move::PayWithDiscard(Cards::NONE), "0 pay +discard"),
            (me, Move::Spot(Seat(2), Side::Left, 12), "0 spot 2 left 12"),
            (me, Move::Use(Side::Right), "0 use right"),
            (me, Move::Pass, "0 pass"),
            (me, Move::Pay(cards(&[cat, cat, fox])), "0 pay cat cat fox"),
            (me, Move::Pay(Cards::NONE), "0 pay nothing"),
            (me, Move::Pick(cat), "0 pick cat"),
            (me, Move::Take(cards(&[cat, fox]), TopDiscard::Left), "0 take cat fox"),
            (me, Move::Take(cards(&[cat, fox]), TopDiscard::Taken), "0 take cat fox +discard"),
            (me, Move::Take(Cards::NONE, TopDiscard::Taken), "0 take +discard"),
            (me, Move::Take(Cards::NONE, TopDiscard::Left), "0 take nothing"),
            (me, Move::Player(Seat(2)), "0 player 2"),
            (me, Move::Yes, "0 yes"),
            (me, Move::No, "0 no"),
            (me, Move::Done, "0 done"),
        ] {
            assert_eq!(written(by, m), line);
            assert_eq!(read_move(line), Ok((by, m)), "{line}");
        }
        assert_eq!(read_move("  0\tdraw  parrot cat \r"), read_move("0 draw cat parrot"), "order and blanks are free");
    }

    #[test]
    fn a_wrong_move_is_refused_with_the_column_of_the_wrong_word() {
        for (line, error) in [
            ("", "1: a seat is missing"),
            ("   ", "4: a seat is missing"),
            ("x pass", "1: no seat \"x\": seats are 0 to 3"),
            ("4 pass", "1: no seat \"4\": seats are 0 to 3"),
            ("00 pass", "1: no seat \"00\": seats are 0 to 3"),
            ("-1 pass", "1: no seat \"-1\": seats are 0 to 3"),
            ("** pass", "1: no seat \"**\": seats are 0 to 3"),
            ("0", "2: a move is missing"),
            (
                "0 fly",
                "3: unknown move \"fly\": there are draw, play, use, pass, pay, pick, take, player, spot, yes, no, done, \
                 shuffled, rolled",
            ),
            ("0 pass now", "8: \"now\" is too much"),
            ("0 draw", "7: a card or \"nothing\" is missing"),
            ("0 draw cow", "8: unknown card \"cow\""),
            ("0 draw cat  cow", "13: unknown card \"cow\""),
            ("0 draw nothing cat", "8: unknown card \"nothing\""),
            ("0 draw cat +discard", "12: \"+discard\" is too much"),
            ("0 pay cat cat cat cat cat cat cat cat cat cat cat cat cat", "55: a move names at most 12 cards"),
            ("0 play", "7: a card is missing"),
            ("0 play fox", "11: \"left\" or \"right\" is missing"),
            ("0 play fox up", "12: expected \"left\" or \"right\", got \"up\""),
            ("0 play fox left right", "17: \"right\" is too much"),
            ("0 take", "7: a card or \"nothing\" is missing"),
            ("0 take +discard cat", "8: unknown card \"+discard\""),
            ("0 player 7", "10: no seat \"7\": seats are 0 to 3"),
            ("* rolled", "9: a number is missing"),
            ("* rolled 256", "10: \"256\" is no number that fits here"),
            ("* rolled 01", "10: \"01\" is no number that fits here"),
            ("* rolled +1", "10: \"+1\" is no number that fits here"),
            ("* shuffled ff", "12: \"ff\" is no number of 16 lowercase hex digits"),
            ("* shuffled 00000000000000FF", "12: \"00000000000000FF\" is no number of 16 lowercase hex digits"),
            ("0 pick Kätzchen", "8: unknown card \"Kätzchen\""),
            ("ü pick cat", "1: no seat \"ü\": seats are 0 to 3"),
            ("0 ü\u{7}", "3: unknown move \"ü\\u{7}\": there are"),
            ("0 pick aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "\"…"),
        ] {
            let got = read_move(line).unwrap_err().to_string();
            assert!(got.contains(error), "{line:?}: {got}");
            assert!(got.starts_with("line 1, column "), "{got}");
        }
    }

    #[test]
    fn no_line_makes_the_reader_panic() {
        let mut stream = Stream::new(9);
        let strange =
            ["", " ", "\t", "é", "\0", "|", ":", "+", "-", "*", "9", "cat", "nothing", "+discard", "\u{202e}"];
        random_games(3, |by, m, _| {
            let mut line: Vec<char> = written(by, m).chars().collect();
            for _ in 0..20 {
                let at = stream.below(line.len() as u32 + 1) as usize;
                let text = strange[stream.below(strange.len() as u32) as usize];
                line.splice(at..(at + stream.below(2) as usize).min(line.len()), text.chars());
                let text: String = line.iter().collect();
                if let Ok((by, m)) = read_move(&text) {
                    assert_eq!(read_move(&written(by, m)), Ok((by, m)), "{text}");
                }
                is_event_like(&text);
            }
        });
    }

    #[test]
    fn events_read_like_this() {
        let [cat, fox, ninja] = ["cat", "fox", "yellow_ninja"].map(|s| Species::named(s).unwrap());
        let side = Side::Left;
        let (seat, to, who, card, taken, given) = (Seat(0), Seat(1), Seat(1), cat, fox, cat);
        let all = [
            (Event::Shuffled { order: Box::new([cat, fox]) }, "shuffled 2"),
            (Event::Dealt { seat, card }, "0 dealt cat"),
            (Event::Starts { seat }, "0 starts"),
            (Event::Turn { seat }, "turn 0"),
            (Event::ExtraAction { seat }, "extra action 0"),
            (Event::NoAction { seat }, "0 has no action"),
            (Event::LineFilled { card }, "line filled cat"),
            (Event::LineDiscarded { card }, "line discards cat"),
            (Event::TookFromLine { seat, card }, "0 takes cat from line"),
            (Event::TookDiscard { seat, card }, "0 takes cat from discards"),
            (Event::Drew { seat, card }, "0 draws cat"),
            (Event::LookedAt { seat, card }, "0 looks at cat"),
            (Event::Kept { seat, card }, "0 keeps cat"),
            (Event::DiscardedLookedAt { seat, card }, "0 discards looked-at cat"),
            (Event::Plays { seat, card, side: Some(side), from: Source::Hand }, "0 plays cat left"),
            (Event::Plays { seat, card: ninja, side: None, from: Source::Hand }, "0 plays yellow_ninja"),
            (Event::Plays { seat, card, side: Some(side), from: Source::Line }, "0 plays cat left from line"),
            (Event::Plays { seat, card: ninja, side: None, from: Source::Line }, "0 plays yellow_ninja from line"),
            (Event::Plays { seat, card, side: Some(side), from: Source::Discards }, "0 plays cat left from discards"),
            (
                Event::Plays { seat, card: ninja, side: None, from: Source::Discards },
                "0 plays yellow_ninja from discards",
            ),
            (Event::PaidWithDiscard { seat, card }, "0 pays cat from discards"),
            (Event::PutInPlay { seat, card: ninja }, "0 puts yellow_ninja in play"),
            (Event::LeftPlay { card: ninja }, "yellow_ninja leaves play"),
            (Event::Reacts { seat, card }, "0 reacts with cat"),
            (Event::DrewRicePaper { seat, count: 2 }, "0 draws 2 rice paper"),
            (
                Event::Moved { seat, card, from: side, place: 3, to: Side::Right, new_place: 1 },
                "0 moves cat left 3 to right 1",
            ),
            (Event::Paid { seat, card }, "0 pays cat"),
            (Event::Placed { seat, side, card }, "0 places cat left"),
            (Event::Removed { seat, side, card }, "0 removes cat left"),
            (Event::MovedUnder { seat, side }, "0 moves top left under"),
            (Event::Discarded { seat, card }, "0 discards cat"),
            (Event::Marked { seat, card }, "0 marks cat"),
            (Event::Answered { seat, card }, "0 answers cat"),
            (Event::Passed { seat, to, card }, "0 passes cat to 1"),
            (Event::Stolen { seat, to, card }, "1 steals cat from 0"),
            (Event::Swapped { seat, taken, given }, "0 swaps cat for fox"),
            (Event::Shown { seat, card: cat, count: 2 }, "0 shows 2 cat"),
            (Event::HandShown { seat, to, cards: Box::new([cat, fox]) }, "0 shows hand to 1: cat fox"),
            (Event::HandShown { seat, to, cards: Box::new([]) }, "0 shows hand to 1:"),
            (Event::UsesSpecial { seat, side: Side::Right, card }, "0 uses special right cat"),
            (Event::UsesEffect { seat, card }, "0 uses cat"),
            (Event::Declined { seat, card }, "0 declines cat"),
            (Event::NothingToDo { seat, card }, "cat has nothing to do for 0"),
            (Event::Copies { seat, card }, "0 copies cat"),
            (Event::ChosePlayer { seat, who }, "0 chooses player 1"),
            (Event::GotAction { seat }, "0 gets an action"),
            (Event::LostAction { seat }, "0 loses an action"),
            (Event::RunOut { number: 2 }, "run-out 2"),
            (Event::Stalled, "stalled"),
            (Event::FinalRound, "final round"),
            (Event::Over, "over"),
        ];
        assert_eq!(all.len(), EVENT_SHAPES.len());
        for (event, text) in all {
            assert_eq!(event_text(&event), text);
            assert!(is_event_like(text), "{text}");
        }
    }

    #[test]
    fn every_event_of_many_games_reads_like_an_event_and_nonsense_does_not() {
        random_games(60, |_, _, events| {
            for event in events {
                assert!(is_event_like(&event_text(event)), "{event:?}");
            }
        });
        for text in
            ["0 drew cat", "0 draws", "0 draws cow", "draws cat", "0 draws cat fox", "0 plays fox up", "0  draws cat"]
        {
            assert!(!is_event_like(text), "{text}");
        }
    }
}
