//! All games that can be played at the tables of a server.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use tabletop::Stream;
use tabletop::text::TextError;

use crate::agreement;
use crate::beginning::{self, Beginning};
use crate::challenge::Challenge;
use crate::course::{Course, CourseOf};
use crate::described::{Described, GameOption};
use crate::game::Hosted;
use crate::refused::Refused;
use crate::wish::{BadWish, Pace, SeatWish, Wish};

/// The games of a server, in the order they were named. Only here games are told apart, by their words.
#[derive(Clone)]
pub struct Games(Vec<Arc<dyn Shelved>>);

impl Default for Games {
    /// The games we have.
    fn default() -> Self {
        Self(Vec::new()).with::<origami::State>().with::<islands::State>()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.words()).finish()
    }
}

/// A game nobody plays yet, whichever it is.
trait Shelved: Send + Sync {
    fn described(&self) -> &'static [Described];
    fn arrange(&self, wish: &Wish, stream: &mut Stream) -> Result<Box<dyn Course>, BadWish>;
    fn read_header(&self, header: &str) -> Result<Box<dyn Course>, TextError>;
    fn read_beginning(&self, text: &str) -> Result<Beginning, TextError>;
    fn own_data(&self, text: &str) -> Option<TextError>;
    fn challenge(&self, challenge: &Challenge) -> Option<Result<Box<dyn Course>, BadWish>>;
}

/// The rules of a game.
struct Rules<G>(PhantomData<fn() -> G>);

fn course<G: Hosted>(setup: G::Setup) -> Box<dyn Course> {
    Box::new(CourseOf::<G>::new(setup))
}

impl<G: Hosted> Shelved for Rules<G> {
    fn described(&self) -> &'static [Described] {
        G::GAMES
    }

    fn arrange(&self, wish: &Wish, stream: &mut Stream) -> Result<Box<dyn Course>, BadWish> {
        G::arrange(wish, stream).map(course::<G>)
    }

    fn read_header(&self, header: &str) -> Result<Box<dyn Course>, TextError> {
        agreement::read_header::<G>(header).map(course::<G>)
    }

    fn read_beginning(&self, text: &str) -> Result<Beginning, TextError> {
        beginning::read::<G>(text)
    }

    fn own_data(&self, text: &str) -> Option<TextError> {
        beginning::own_data(text, G::OWN_DATA)
    }

    fn challenge(&self, challenge: &Challenge) -> Option<Result<Box<dyn Course>, BadWish>> {
        G::challenge(challenge).map(|setup| setup.map(course::<G>))
    }
}

impl Games {
    /// These games and one more.
    #[must_use]
    pub fn with<G: Hosted>(mut self) -> Self {
        self.0.push(Arc::new(Rules::<G>(PhantomData)));
        self
    }

    /// All games that can be wished for.
    pub fn described(&self) -> impl Iterator<Item = &'static Described> + use<> {
        let all: Vec<_> = self.0.iter().flat_map(|game| game.described()).collect();
        all.into_iter()
    }

    /// Their words.
    pub fn words(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.described().map(|game| game.word)
    }

    /// All that can be chosen at some of them, each once.
    pub fn options(&self) -> Vec<GameOption> {
        let mut all: Vec<GameOption> = Vec::new();
        for option in self.described().flat_map(|game| game.options) {
            if !all.contains(option) {
                all.push(*option);
            }
        }
        all
    }

    /// The game of that word, and what can be wished for there.
    fn named(&self, word: &str) -> Option<(&dyn Shelved, &'static Described)> {
        let one = |game: &'_ Arc<dyn Shelved>| game.described().iter().find(|described| described.word == word);
        self.0.iter().find_map(|game| Some((&**game, one(game)?)))
    }

    /// The game a record or a position is one of, by its line `game`. A text of none is read by the first: it says what is wrong.
    fn of_text(&self, text: &str) -> Result<&dyn Shelved, TextError> {
        let game = text.lines().map(str::trim).find_map(|line| line.strip_prefix("game ")).unwrap_or_default();
        let named = game.split_whitespace().next().and_then(|word| self.named(word)).map(|(game, _)| game);
        let none = || TextError { line: 1, column: 1, what: "there are no games".to_owned() };
        named.or(self.0.first().map(|game| &**game)).ok_or_else(none)
    }

    /// The game a wish asks for; what it leaves open is drawn.
    pub(crate) fn arrange(&self, wish: &Wish, stream: &mut Stream) -> Result<Box<dyn Course>, BadWish> {
        match wish.pace {
            Pace::Clock { seconds, increment } if seconds == 0 || seconds.max(increment) > Pace::MOST_SECONDS => {
                return Err(BadWish::Pace);
            }
            Pace::Days(days) if days == 0 || days > Pace::MOST_DAYS => return Err(BadWish::Pace),
            _ => {}
        }
        if wish.seats.iter().filter(|&&seat| seat == SeatWish::Me).count() > 1 {
            return Err(BadWish::TwoMe);
        }
        let (game, described) = self.named(&wish.game).ok_or_else(|| BadWish::unknown(Described::WORD, &wish.game))?;
        let is_strange = |option: &GameOption| wish.chosen.named(option).is_some() && !described.has(option);
        if let Some(strange) = self.options().iter().find(|option| is_strange(option)) {
            return Err(BadWish::NotInThisGame(strange.word));
        }
        let course = game.arrange(wish, stream)?;
        if wish.seats.len() > usize::from(course.players()) {
            return Err(BadWish::Seats { got: wish.seats.len(), players: course.players() });
        }
        Ok(course)
    }

    /// The game of a stored header.
    pub(crate) fn read_header(&self, header: &str) -> Result<Box<dyn Course>, TextError> {
        self.of_text(header)?.read_header(header)
    }

    /// Reads where a game begins, and plays its moves to see that they hold.
    ///
    /// # Errors
    /// [`Refused::Unreadable`] with the place of what is wrong.
    pub fn beginning(&self, text: &str) -> Result<Beginning, Refused> {
        self.of_text(text).and_then(|game| game.read_beginning(text)).map_err(Refused::Unreadable)
    }

    /// Where a record says that it was played with data of an owner's own, if it does. Nothing else of it is read.
    ///
    /// # Errors
    /// If there are no games.
    pub(crate) fn own_data(&self, text: &str) -> Result<Option<TextError>, Refused> {
        self.of_text(text).map(|game| game.own_data(text)).map_err(Refused::Unreadable)
    }

    /// The game of a challenge: of the first game that has them.
    pub(crate) fn challenge(&self, challenge: &Challenge) -> Option<Result<Box<dyn Course>, BadWish>> {
        self.0.iter().find_map(|game| game.challenge(challenge))
    }
}
