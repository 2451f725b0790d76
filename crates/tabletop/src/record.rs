//! Whole games as text: what is needed to play a game again, move by move, and to check every one of them.
//!
//! ```text
//! senbazuru record 1
//! game …
//! rules 1
//! …            what the game has to say of its setup
//! moves
//! * shuffled 00000000000000ff
//! 0 …
//! result 41:1 36:2
//! digest 0123456789abcdef
//! ```
//!
//! `result` and `digest` are there once the game is over. The digest is that of all bytes above its line. When a record
//! is read, blank lines and lines that begin with `#` are skipped, and so are blanks between words beyond the first; the
//! digest is always that of the text as [`Record::to_text`] writes it.

use crate::text::{Lines, TextError, Words, quoted};
use crate::{Actor, Asked, Digest, Game, NoLog, Seat, Sink, Standing, Why};

/// The version of the format.
pub const RECORD_VERSION: u32 = 1;

/// A game that has words for its setups and moves.
pub trait Written: Game {
    /// The data a game is played with, beyond its setup: what a record can be read with in place of its own.
    type Data: Copy;

    /// The version of the rules; a change of a rule raises it.
    const RULES_VERSION: u32;

    /// The word for the game with this setup.
    fn title(setup: &Self::Setup) -> &'static str;

    /// Adds the lines of the header between `rules` and `moves`.
    fn write_setup(out: &mut Vec<u8>, setup: &Self::Setup);

    /// Reads the header from the line `game` to the line `moves`; [`read_rules`](Written::read_rules) reads the line
    /// `rules`.
    ///
    /// # Errors
    /// The first thing that is wrong.
    fn read_setup(lines: &mut Lines, given: Option<Self::Data>) -> Result<Self::Setup, TextError>;

    /// Adds a move, without the end of the line.
    fn write_move(out: &mut Vec<u8>, by: Actor, m: Self::Move, setup: &Self::Setup);

    /// Reads who answers: a seat of that table, or chance.
    ///
    /// # Errors
    /// If it is neither.
    fn read_actor(words: &mut Words, setup: &Self::Setup) -> Result<Actor, TextError>;

    /// Reads a move without who makes it.
    ///
    /// # Errors
    /// The first thing that is wrong.
    fn read_answer(words: &mut Words, setup: &Self::Setup) -> Result<Self::Move, TextError>;

    /// Reads the line `rules`.
    ///
    /// # Errors
    /// If it is not there, or names other rules.
    fn read_rules(lines: &mut Lines) -> Result<(), TextError> {
        read_version(&mut lines.need("rules")?, "rules", Self::RULES_VERSION)
    }
}

/// A game from its setup to its last move so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Written> {
    /// What was decided before the first move.
    pub setup: G::Setup,
    /// Every answer, by players and by chance.
    pub moves: Vec<(Actor, G::Move)>,
    /// The result, if the game is over.
    pub standing: Option<Standing>,
}

impl<G: Written> Record<G> {
    /// Adds everything up to and including the line `moves`.
    pub fn write_header(out: &mut Vec<u8>, setup: &G::Setup) {
        let (title, rules) = (G::title(setup), G::RULES_VERSION);
        out.extend_from_slice(format!("senbazuru record {RECORD_VERSION}\ngame {title}\nrules {rules}\n").as_bytes());
        G::write_setup(out, setup);
        out.extend_from_slice(b"moves\n");
    }

    /// Adds the line `result`.
    pub fn write_result(out: &mut Vec<u8>, standing: &Standing) {
        out.extend_from_slice(b"result");
        for (score, place) in standing.scores().iter().zip(standing.places()) {
            out.extend_from_slice(format!(" {score}:{place}").as_bytes());
        }
        out.push(b'\n');
    }

    /// Reads a record and plays it again.
    ///
    /// # Errors
    /// The first thing that is wrong: the text itself, other data than those named, an illegal move (with the rule it
    /// breaks), a wrong result or digest.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        Self::read(text, None)
    }

    /// Reads a record of a game that was played with these data, whatever the record itself says of them, and plays it
    /// again. If what it says differs in nothing that is in play, it is kept, so that the record stays the same text.
    ///
    /// # Errors
    /// As [`parse`](Self::parse).
    pub fn parse_with(text: &str, data: G::Data) -> Result<Self, TextError> {
        Self::read(text, Some(data))
    }

    fn read(text: &str, given: Option<G::Data>) -> Result<Self, TextError> {
        let mut lines = Lines::new(text);
        let mut words = lines.need("senbazuru")?;
        words.exactly("record")?;
        read_version(&mut words, "record", RECORD_VERSION)?;
        let setup = G::read_setup(&mut lines, given)?;
        let mut game = G::start(&setup);
        let mut moves = Vec::new();
        let mut next = lines.next();
        while let Some(words) = next.take_if(|w| !is_ending(w)) {
            moves.push(play_line(&mut game, words, &setup)?);
            next = lines.next();
        }
        let record = Self { setup, moves, standing: game.standing() };
        if let Some(words) = next {
            record.read_ending(words, &mut lines)?;
        }
        Ok(record)
    }

    fn read_ending(&self, mut words: Words, lines: &mut Lines) -> Result<(), TextError> {
        let at = words.column();
        if let Some((_, "digest")) = words.next() {
            return Err(words.error(at, "a digest stands below a result only"));
        }
        let Some(standing) = &self.standing else {
            return Err(words.error(at, "the game is not over, so it has no result"));
        };
        for (seat, result) in standing.scores().iter().zip(standing.places()).enumerate() {
            let result = format!("{}:{}", result.0, result.1);
            let (at, word) = words.need(&format!("the result of seat {}", Seat(seat as u8)))?;
            if word != result {
                return Err(words.error(at, format!("the result of seat {seat} is {result}, not {}", quoted(word))));
            }
        }
        words.end()?;
        let Some(mut words) = lines.next() else { return Ok(()) };
        words.exactly("digest")?;
        let at = words.column();
        if Digest(words.hex()?) != self.digest() {
            return Err(words.error(at, format!("the digest of this game is {}", self.digest())));
        }
        words.end()?;
        match lines.next() {
            Some(words) => Err(words.error(words.column(), "nothing follows the digest")),
            None => Ok(()),
        }
    }

    /// The record as text, in the one way it is written.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = self.to_bytes();
        if self.standing.is_some() {
            out.extend_from_slice(format!("digest {}\n", Digest::of(&out)).as_bytes());
        }
        // Everything written is text.
        String::from_utf8_lossy(&out).into_owned()
    }

    /// The digest of header, moves and result.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of(&self.to_bytes())
    }

    /// Plays the game again and returns the last position. A record made by hand is played up to its first illegal move.
    pub fn replay(&self, log: &mut impl Sink<G::Event>) -> G {
        let mut game = G::start(&self.setup);
        for &(by, m) in &self.moves {
            if game.play(by, m, log).is_err() {
                break;
            }
        }
        game
    }

    /// The text above the digest.
    fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        Self::write_header(&mut out, &self.setup);
        for &(by, m) in &self.moves {
            G::write_move(&mut out, by, m, &self.setup);
            out.push(b'\n');
        }
        if let Some(standing) = &self.standing {
            Self::write_result(&mut out, standing);
        }
        out
    }
}

pub(crate) fn read_version(words: &mut Words, what: &str, supported: u32) -> Result<(), TextError> {
    let at = words.column();
    let version: u32 = words.number()?;
    if version != supported {
        return Err(words.error(at, format!("{what} {version} is not supported, only {what} {supported} is")));
    }
    words.end()
}

fn is_ending(words: &Words) -> bool {
    matches!(words.clone().next(), Some((_, "result" | "digest")))
}

fn play_line<G: Written>(game: &mut G, mut words: Words, setup: &G::Setup) -> Result<(Actor, G::Move), TextError> {
    let at_actor = words.column();
    let by = G::read_actor(&mut words, setup)?;
    let at_move = words.column();
    let m = G::read_answer(&mut words, setup)?;
    words.end()?;
    if matches!(game.asked(), Asked::Over) {
        return Err(words.error(at_actor, "the game is over, no move can follow"));
    }
    game.play(by, m, &mut NoLog).map_err(|illegal| {
        let at = if illegal.why == Why::NotAsked { at_actor } else { at_move };
        words.error(at, illegal.to_string())
    })?;
    Ok((by, m))
}
