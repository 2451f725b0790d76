//! Whole games as text: what is needed to play a game again, move by move, and to check every one of them.
//!
//! ```text
//! senbazuru record 1
//! game origami
//! rules 1
//! players 2
//! families farm sky
//! edition 0123456789abcdef
//! override cat cost 3
//! moves
//! * shuffled 00000000000000ff
//! 0 draw cat parrot
//! …
//! result 41:1 36:2
//! digest 0123456789abcdef
//! ```
//!
//! The game is `origami`, `legends` or `mixed`; a line `characters musician ninja` stands below the families if there are
//! any. `override` lines are there if the edition has corrections, `result` and `digest` once the game is over. The digest is
//! that of all bytes above its line. When a record is read, blank lines and lines that begin with `#` are skipped, and
//! so are blanks between words beyond the first; families, characters and overrides may stand in any order. The digest is always that of the text as [`Record::to_text`] writes it.

use tabletop::text::{Lines, TextError, Words, quoted};
use tabletop::{Actor, Digest, Written};

use crate::asks::Move;
use crate::card::{Character, Characters, Families, Family};
use crate::edition::{BadEdition, Edition, Override};
use crate::setup::{BadSetup, Setup, Title};
use crate::state::State;
use crate::text::{self, CardWords as _};

/// A game from its setup to its last move so far.
pub type Record = tabletop::Record<State>;

impl Written for State {
    type Data = &'static Edition;

    const RULES_VERSION: u32 = crate::RULES_VERSION;

    fn title(setup: &Setup) -> &'static str {
        setup.title().word()
    }

    fn write_setup(out: &mut Vec<u8>, setup: &Setup) {
        use std::io::Write;
        let (families, characters, edition) = (setup.families(), setup.characters(), setup.edition());
        let words: Vec<_> = families.iter().map(|f| f.word()).collect();
        // Writing to a vector can't fail.
        let _ = write!(out, "players {}\nfamilies {}\n", setup.players(), words.join(" "));
        if !characters.is_empty() {
            let words: Vec<_> = characters.iter().map(|c| c.word()).collect();
            let _ = writeln!(out, "characters {}", words.join(" "));
        }
        let _ = writeln!(out, "edition {}", edition.digest(families, characters));
        for correction in edition.overrides() {
            let _ = writeln!(out, "override {correction}");
        }
    }

    fn read_setup(lines: &mut Lines, given: Option<&'static Edition>) -> Result<Setup, TextError> {
        read_header(lines, given)
    }

    #[inline]
    fn write_move(out: &mut Vec<u8>, by: Actor, m: Move, _setup: &Setup) {
        text::write_move(out, by, m);
    }

    fn read_actor(words: &mut Words, setup: &Setup) -> Result<Actor, TextError> {
        words.actor_of(setup.players())
    }

    fn read_answer(words: &mut Words, setup: &Setup) -> Result<Move, TextError> {
        words.answer(setup.players())
    }
}

// --- reading ------------------------------------------------------------------------------------------------------

/// The header of a game that was played with the edition `given`, or with the one its `override` lines make.
fn read_header(lines: &mut Lines, given: Option<&'static Edition>) -> Result<Setup, TextError> {
    let mut words = lines.need("game")?;
    let (at, game) = words.need("the name of the game")?;
    let Some(title) = Title::named(game) else {
        let known = Title::ALL.map(Title::word).join(", ");
        return Err(words.error(at, format!("game {} is not supported: there are {known}", quoted(game))));
    };
    let title = (title, words.error(at, ""));
    words.end()?;
    State::read_rules(lines)?;
    let (table, mut words) = read_table(lines, title)?;
    let (families, characters) = (table.families(), table.characters());
    words.exactly("edition")?;
    let (at, digest) = (words.column(), words.hex()?);
    words.end()?;
    let corrections = read_overrides(lines)?;
    let own = load_edition(&corrections);
    let edition = match given {
        Some(given) => given,
        None => own.clone()?,
    };
    let digest_of = |edition: &Edition| edition.digest(families, characters);
    if digest_of(edition) != Digest(digest) {
        let what = format!("the edition here has digest {}: other cards were used", digest_of(edition));
        return Err(words.error(at, what));
    }
    let edition = own.ok().filter(|own| digest_of(own) == Digest(digest)).unwrap_or(edition);
    let setup = Setup::with_characters(table.players(), families, characters, edition);
    setup.map_err(|bad| words.error(at, bad.to_string()))
}

/// The lines `players`, `families` and `characters`, which fit each other and the name of the game; and the line below
/// them.
fn read_table<'a>(
    lines: &mut Lines<'a>,
    (title, at_title): (Title, TextError),
) -> Result<(Setup, Words<'a>), TextError> {
    let mut words = lines.need("players")?;
    let (at, players) = (words.column(), words.number()?);
    words.end()?;
    let mut family_words = lines.need("families")?;
    let at_families = family_words.column();
    let families = read_families(&mut family_words)?;
    let mut next = lines.next().ok_or_else(|| lines.ended("edition"))?;
    let mut character_words = next.clone();
    let mut characters = Characters::NONE;
    if let Some((_, "characters")) = character_words.next() {
        characters = read_characters(&mut character_words.clone())?;
        next = lines.next().ok_or_else(|| lines.ended("edition"))?;
    }
    let setup =
        Setup::with_characters(players, families, characters, Edition::standard()).map_err(|bad| match bad {
            BadSetup::Players(_) | BadSetup::TooManyCards(_) => words.error(at, bad.to_string()),
            BadSetup::Families { .. } => family_words.error(at_families, bad.to_string()),
            BadSetup::Characters { .. } => character_words.here(bad.to_string()),
        })?;
    if setup.title() != title {
        let what = format!("with these families and characters the game is {}", setup.title().word());
        return Err(TextError { what, ..at_title });
    }
    Ok((setup, next))
}

/// Families to the end of the line, each once.
pub(crate) fn read_families(words: &mut Words) -> Result<Families, TextError> {
    read_each_once(words, Words::family, Family::word)
}

/// Characters to the end of the line, each once.
pub(crate) fn read_characters(words: &mut Words) -> Result<Characters, TextError> {
    read_each_once(words, Words::character, Character::word)
}

fn read_each_once<'a, T: Copy + PartialEq, Set: FromIterator<T>>(
    words: &mut Words<'a>,
    read: fn(&mut Words<'a>) -> Result<T, TextError>,
    word: fn(T) -> &'static str,
) -> Result<Set, TextError> {
    let mut list = vec![read(words)?];
    while !words.is_empty() {
        let at = words.column();
        let one = read(words)?;
        if list.contains(&one) {
            return Err(words.error(at, format!("{} is named twice", word(one))));
        }
        list.push(one);
    }
    Ok(list.into_iter().collect())
}

/// The lines from the first `override` to `moves`: each correction with the place where it stands.
fn read_overrides<'a>(lines: &mut Lines<'a>) -> Result<Vec<(Override, Words<'a>)>, TextError> {
    let mut corrections = Vec::new();
    loop {
        let mut words = lines.next().ok_or_else(|| lines.ended("moves"))?;
        match words.need("a word")? {
            (_, "override") => {
                let place = words.clone();
                corrections.push((words.correction()?, place));
                words.end()?;
            }
            (_, "moves") => {
                words.end()?;
                return Ok(corrections);
            }
            (at, word) => {
                return Err(words.error(at, format!("expected \"override\" or \"moves\", got {}", quoted(word))));
            }
        }
    }
}

/// The edition with these corrections; each comes with the place where it stands.
pub(crate) fn load_edition(corrections: &[(Override, Words)]) -> Result<&'static Edition, TextError> {
    let overrides: Vec<_> = corrections.iter().map(|c| c.0).collect();
    Edition::load(&overrides).map_err(|bad| {
        let culprit = match bad {
            BadEdition::OutOfRange { at, .. } | BadEdition::FixedFact(at) | BadEdition::WrongAbility(at) => Some(at),
            _ => None,
        };
        let at_fault = |c: &&(Override, Words)| Some(c.0) == culprit;
        match corrections.iter().find(at_fault).or(corrections.last()) {
            Some((_, place)) => place.error(place.column(), bad.to_string()),
            None => TextError { line: 1, column: 1, what: bad.to_string() },
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Family;
    use crate::event::Event;
    use tabletop::Game as _;
    use tabletop::NoLog;
    use tabletop::{MoveBuf, Stream, drive};

    fn setup(players: u8, families: &str, corrections: &[&str]) -> Setup {
        let families = families.split(' ').map(|w| Family::named(w).unwrap()).collect();
        let read = |c: &&str| Words::new(c, 1).correction().unwrap();
        let overrides: Vec<_> = corrections.iter().map(read).collect();
        Setup::new(players, families, Edition::load(&overrides).unwrap()).unwrap()
    }

    fn with_characters(setup: Setup, characters: &str) -> Setup {
        let characters = characters.split(' ').filter_map(Character::named).collect();
        Setup::with_characters(setup.players(), setup.families(), characters, setup.edition()).unwrap()
    }

    fn random_game(setup: Setup, seed: u64) -> Record {
        let mut state = State::start(&setup);
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        let (mut stream, mut tally) = (Stream::new(seed), drive::Tally::default());
        let mut moves = Vec::new();
        while let Some(played) =
            drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut drive::at_random, &mut NoLog)
        {
            moves.push(played);
        }
        Record { setup, moves, standing: state.standing() }
    }

    #[test]
    fn random_games_read_back_and_replay_to_the_same_position() {
        let tables = [
            (2, "farm sky", ""),
            (3, "sea savannah lawn", ""),
            (4, "farm sky sea lawn", ""),
            (2, "polar exotic", "geisha merchant"),
            (3, "exotic dinosaurs legendary", "monk ninja gardener"),
            (4, "polar farm sky legendary", "musician calligrapher actor geisha"),
        ];
        for (players, families, characters) in tables {
            for seed in 0..15 {
                let record = random_game(with_characters(setup(players, families, &[]), characters), seed);
                let text = record.to_text();
                let read = Record::parse(&text).unwrap();
                assert_eq!(read, record);
                assert_eq!(read.to_text(), text);
                let (mut log, mut again) = (Vec::new(), Vec::new());
                assert_eq!(read.replay(&mut log), record.replay(&mut again));
                assert_eq!(log, again);
                assert_eq!(log.last(), Some(&Event::Over));
                assert_eq!(text.lines().last(), Some(&*format!("digest {}", record.digest())));
            }
        }
    }

    #[test]
    fn an_edition_with_corrections_reads_back() {
        let corrections = ["fox family sky", "cat cost 3", "eagle family farm", "dog ability sheep", "pig quantity 1"];
        let record = random_game(setup(2, "farm sky", &corrections), 3);
        let text = record.to_text();
        let above = "\noverride cat cost 3\noverride pig quantity 1\noverride dog ability sheep\n\
                     override fox family sky\noverride eagle family farm\nmoves\n";
        assert!(text.contains(above), "{text}");
        let read = Record::parse(&text).unwrap();
        assert_eq!((&read, read.to_text()), (&record, text));
        // A correction of a card that is not in play changes the text, but not the digest of the edition.
        let far = random_game(setup(2, "farm sky", &["ant cost 9"]), 3);
        assert_eq!(Record::parse(&far.to_text()), Ok(far));
    }

    #[test]
    fn a_record_is_read_with_the_edition_it_was_played_with() {
        let (dear, other) = (setup(2, "farm sky", &["cat cost 3"]), setup(2, "farm sky", &["cat cost 4"]));
        let record = random_game(dear, 3);
        let text = record.to_text();
        assert_eq!(Record::parse_with(&text, dear.edition()), Ok(record.clone()));
        // Without its override lines a record alone does not hold.
        let bare = text.replace("override cat cost 3\n", "");
        assert_eq!(Record::parse_with(&bare, dear.edition()), Ok(record.clone()));
        let place = |out: Result<Record, TextError>| out.map_err(|e| (e.line, e.column));
        assert_eq!(place(Record::parse(&bare)), Err((6, 9)));
        for edition in [other.edition(), Edition::standard()] {
            assert_eq!(place(Record::parse_with(&text, edition)), Err((6, 9)), "other cards were used");
        }
        // Lines that make another edition, or none, do not count, but they must be lines.
        for wrong in ["override cat cost 4\n", "override cat cost 99\n"] {
            assert_eq!(
                Record::parse_with(&text.replace("override cat cost 3\n", wrong), dear.edition()),
                Ok(record.clone())
            );
        }
        assert_eq!(place(Record::parse_with(&text.replace("cost 3", "cost x"), dear.edition())), Err((7, 19)));
        // Corrections of cards that are not in play make no difference, and the record keeps its own.
        let wider = setup(2, "farm sky", &["cat cost 3", "ant cost 9"]);
        assert_eq!(Record::parse_with(&text, wider.edition()), Ok(record));
        let wide = random_game(wider, 3);
        assert_eq!(Record::parse_with(&wide.to_text(), dear.edition()), Ok(wide));
    }

    #[test]
    fn an_unfinished_record_is_a_record_and_blank_lines_and_comments_do_not_count() {
        let whole = random_game(setup(2, "farm sky", &[]), 8);
        let part = Record { moves: whole.moves[..20].to_vec(), standing: None, ..whole.clone() };
        assert_eq!(Record::parse(&part.to_text()), Ok(part.clone()));
        assert!(!part.to_text().contains("digest"));
        let commented = whole.to_text().replace('\n', "\r\n\n  # a remark\n");
        assert_eq!(Record::parse(&commented), Ok(whole.clone()));
        // Without its last two lines the game is over all the same.
        let text = whole.to_text();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(Record::parse(&lines[..lines.len() - 2].join("\n")), Ok(whole));
    }

    #[test]
    fn a_correction_that_is_refused_is_named_by_its_line() {
        for (line, what) in [
            ("cat cost 10", "must be from 0 to 9"),
            ("red_ninja points 1", "no such fact to correct"),
            ("cat ability red_ninja", "abilities of characters"),
        ] {
            let text = format!(
                "senbazuru record 1\ngame origami\nrules 1\nplayers 2\nfamilies farm sky\nedition 0000000000000000\n\
                 override cat points 2\noverride {line}\noverride dog cost 3\nmoves\n"
            );
            let refused = Record::parse(&text).unwrap_err();
            assert_eq!(refused.line, 8, "{refused}");
            assert!(refused.what.contains(what), "{refused}");
        }
    }

    #[test]
    fn families_characters_and_overrides_are_read_in_any_order() {
        let edition = Edition::load(&["cat cost 3", "cat folds 2", "owl points 6"].map(|line| {
            let words: Vec<_> = line.split(' ').collect();
            Override::parse(words[0], words[1], words[2]).expect("a correction")
        }));
        let families = [Family::Farm, Family::Sky].into_iter().collect();
        let characters = [Character::Ninja, Character::Monk].into_iter().collect();
        let setup = Setup::with_characters(2, families, characters, edition.expect("an edition")).expect("a table");
        let text = random_game(setup, 3).to_text();
        let [cost, folds, points] =
            ["cat cost 3", "cat folds 2", "owl points 6"].map(|line| format!("override {line}\n"));
        let free = text
            .replace("families farm sky\n", "families sky farm\n")
            .replace("characters ninja monk\n", "characters monk ninja\n")
            .replace(&format!("{cost}{folds}{points}"), &format!("override cat cost 9\n{points}{folds}{cost}"));
        assert_eq!(free.lines().count(), text.lines().count() + 1);
        // Its digest is that of the text without such liberties.
        assert_eq!(Record::parse(&free).map(|record| record.to_text()), Ok(text));
    }

    #[test]
    fn a_seat_that_is_not_at_the_table_is_told_which_there_are() {
        let text = random_game(setup(3, "farm sky sea", &[]), 8).to_text();
        let first = text.lines().position(|line| line.starts_with("0 draw")).expect("a draw");
        let change = |line: &str| {
            let changed: Vec<&str> =
                text.lines().enumerate().map(|(at, l)| if at == first { line } else { l }).collect();
            Record::parse(&(changed.join("\n") + "\n")).unwrap_err().what
        };
        for word in ["3", "7", "x"] {
            assert_eq!(change(&format!("{word} pass")), format!("no seat \"{word}\": seats are 0 to 2"));
        }
        assert_eq!(change("0 player 7"), "no seat \"7\": seats are 0 to 2");
        assert_eq!(change("0 spot 4 left 1"), "no seat \"4\": seats are 0 to 2");
    }

    #[test]
    fn a_record_made_by_hand_replays_to_its_first_illegal_move() {
        let whole = random_game(setup(2, "farm sky", &[]), 8);
        let mut wrong = whole.clone();
        wrong.moves[10] = (Actor::Chance, Move::Pass);
        let part = Record { moves: whole.moves[..10].to_vec(), ..whole };
        assert_eq!(wrong.replay(&mut NoLog), part.replay(&mut NoLog));
    }

    #[test]
    fn a_broken_header_is_refused_with_its_place() {
        let start = "senbazuru record 1\ngame origami\nrules 1\nplayers 2\nfamilies farm sky\n";
        let digest = Edition::standard().digest(setup(2, "farm sky", &[]).families(), Characters::NONE);
        let good = format!("{start}edition {digest}\nmoves\n* shuffled 0000000000000001\n");
        assert_eq!(Record::parse(&good).map(|r| r.moves.len()), Ok(1));
        let wrong_digest = format!("line 6, column 9: the edition here has digest {digest}: other cards were used");
        let edition_line = format!("edition {digest}");
        let ranged = format!("{edition_line}\noverride cat cost 3\noverride cat folds 10");
        let small = format!("{edition_line}\noverride cat quantity 0");
        for (from, to, error) in [
            ("senbazuru", "origami", "line 1, column 1: expected \"senbazuru\", got \"origami\""),
            ("senbazuru record", "senbazuru", "line 1, column 11: expected \"record\", got \"1\""),
            ("record 1", "record 2", "line 1, column 18: record 2 is not supported, only record 1 is"),
            ("record 1", "record one", "line 1, column 18: \"one\" is no number that fits here"),
            ("record 1", "record 1 x", "line 1, column 20: \"x\" is too much"),
            (
                "game origami",
                "game islands",
                "line 2, column 6: game \"islands\" is not supported: there are origami, legends, mixed",
            ),
            (
                "game origami",
                "game legends",
                "line 2, column 6: with these families and characters the game is origami",
            ),
            (
                "families farm sky\n",
                "families farm sky\ncharacters ninja\n",
                "line 6, column 12: 2 players need 2 different characters or none, got 1 (L-2.1)",
            ),
            (
                "families farm sky\n",
                "families farm sky\ncharacters ninja clown\n",
                "line 6, column 18: unknown character \"clown\": there are musician, ninja,",
            ),
            (
                "families farm sky\n",
                "families farm sky\ncharacters ninja ninja\n",
                "line 6, column 18: ninja is named twice",
            ),
            (
                "families farm sky\n",
                "families farm sky\ncharacters ninja monk\n",
                "line 2, column 6: with these families and characters the game is mixed",
            ),
            ("game origami\n", "", "line 2, column 1: expected \"game\", got \"rules\""),
            ("rules 1", "rules 2", "line 3, column 7: rules 2 is not supported, only rules 1 is"),
            ("players 2", "players", "line 4, column 8: a number is missing"),
            ("players 2", "players 9", "line 4, column 9: 2 to 4 players can play, not 9 (O-2.1)"),
            ("players 2", "players 3", "line 5, column 10: 3 players need 3 different families, got 2 (O-2.1)"),
            (
                "farm sky",
                "farm air",
                "line 5, column 15: unknown family \"air\": there are farm, sky, sea, savannah, lawn",
            ),
            ("farm sky", "farm farm", "line 5, column 15: farm is named twice"),
            ("families farm sky", "families", "line 5, column 9: a family is missing"),
            (&edition_line, "edition 12", "line 6, column 9: \"12\" is no number of 16 lowercase hex digits"),
            (&edition_line, "edition 0123456789abcdef", &wrong_digest),
            ("farm sky", "farm sea", "line 6, column 9: the edition here has digest"),
            ("moves\n", "override cat\nmoves\n", "line 7, column 13: what is corrected is missing"),
            ("moves\n", "override cow cost 1\nmoves\n", "line 7, column 10: unknown card \"cow\""),
            (
                "moves\n",
                "override cat price 1\nmoves\n",
                "line 7, column 14: unknown field \"price\": there are quantity, cost, folds, points, family, ability",
            ),
            ("moves\n", "override cat cost +1\nmoves\n", "line 7, column 19: \"+1\" is no cost"),
            ("moves\n", "override cat cost 1 2\nmoves\n", "line 7, column 21: \"2\" is too much"),
            ("moves\n", "override cat cost 1\nmoves\n", "line 6, column 9: the edition here has digest"),
            (&edition_line, &ranged, "line 8, column 10: cat folds 10: must be from 1 to 9"),
            (&edition_line, &small, "line 7, column 10: farm has 14 cards, needs at least 15"),
            ("moves\n", "movies\n", "line 7, column 1: expected \"override\" or \"moves\", got \"movies\""),
        ] {
            let text = good.replacen(from, to, 1);
            assert_ne!(text, good, "{from}");
            let got = Record::parse(&text).unwrap_err().to_string();
            assert!(got.starts_with(error), "{text}\n{got}\nnot {error}");
        }
        assert_eq!(
            Record::parse("").unwrap_err().to_string(),
            "line 1, column 1: the text ends before the line \"senbazuru\""
        );
        let ends = Record::parse(&format!("{start}{edition_line}")).unwrap_err().to_string();
        assert_eq!(ends, "line 7, column 1: the text ends before the line \"moves\"");
    }

    #[test]
    fn a_broken_move_or_ending_is_refused_with_its_place() {
        let record = random_game(setup(2, "farm sky", &[]), 8);
        let text = record.to_text();
        let lines: Vec<&str> = text.lines().collect();
        let (first, result, last) = (7, lines.len() - 2, lines.len() - 1);
        let results: Vec<&str> = lines[result].split(' ').collect();
        let (zero, one) = (results[1], results[2]);
        let digest = record.digest();
        // (line from 0, what stands there instead, column, error)
        for (at, line, column, error) in [
            (first, "* rolled 1".to_owned(), 3, "no answer to this question (O-4.3)".to_owned()),
            (first, "0 pass".to_owned(), 1, "not asked now (O-3.1)".to_owned()),
            (first, "* shuffled 1".to_owned(), 12, "\"1\" is no number of 16 lowercase hex digits".to_owned()),
            (first, "moves".to_owned(), 1, "no seat \"moves\": seats are 0 to 1".to_owned()),
            (first, lines[result].to_owned(), 1, "the game is not over, so it has no result".to_owned()),
            (first, lines[last].to_owned(), 1, "a digest stands below a result only".to_owned()),
            (result, lines[last].to_owned(), 1, "a digest stands below a result only".to_owned()),
            (result, "0 pass".to_owned(), 1, "the game is over, no move can follow".to_owned()),
            (result, "result".to_owned(), 7, "the result of seat 0 is missing".to_owned()),
            (result, format!("result {zero}"), 8 + zero.len(), "the result of seat 1 is missing".to_owned()),
            (
                result,
                format!("result {zero} 9:9"),
                9 + zero.len(),
                format!("the result of seat 1 is {one}, not \"9:9\""),
            ),
            (result, format!("{} 1:1", lines[result]), lines[result].len() + 2, "\"1:1\" is too much".to_owned()),
            (last, "digest".to_owned(), 7, "a number of 16 hex digits is missing".to_owned()),
            (last, "digest 0123456789abcdef".to_owned(), 8, format!("the digest of this game is {digest}")),
            (last, "0 pass".to_owned(), 1, "expected \"digest\", got \"0\"".to_owned()),
        ] {
            let mut changed = lines.clone();
            changed[at] = &line;
            let got = Record::parse(&changed.join("\n")).unwrap_err().to_string();
            assert_eq!(got, format!("line {}, column {column}: {error}", at + 1), "{line}");
        }
        let more = Record::parse(&format!("{text}0 pass")).unwrap_err().to_string();
        assert_eq!(more, format!("line {}, column 1: nothing follows the digest", lines.len() + 1));
    }

    #[test]
    fn no_damage_to_a_record_goes_unnoticed_or_makes_the_reader_panic() {
        let record = random_game(setup(2, "farm sky", &["cat cost 3"]), 2);
        let text = record.to_text();
        let lines: Vec<&str> = text.lines().collect();
        let override_line = 6;
        for at in 0..lines.len() {
            let mut less = lines.clone();
            less.remove(at);
            let read = Record::parse(&less.join("\n"));
            assert_eq!(read.is_ok(), at + 1 == lines.len(), "without line {}: {read:?}", at + 1);
            let mut twice = lines.clone();
            twice.insert(at, lines[at]);
            assert!(Record::parse(&twice.join("\n")).is_err() || at == override_line, "line {} twice", at + 1);
            // The text broken off there is a shorter record or an error.
            if let Ok(read) = Record::parse(&lines[..at].join("\n")) {
                assert!(record.moves.starts_with(&read.moves));
            }
        }
        for at in 0..text.len() {
            for flip in [1, 2, 16, 64] {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= flip;
                let changed = String::from_utf8(bytes).unwrap();
                if let Ok(read) = Record::parse(&changed) {
                    assert_eq!(read, record, "byte {at}");
                }
            }
            let _ = Record::parse(&text[..at]);
        }
    }
}
