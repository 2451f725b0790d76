//! The form that starts a game at once.

use maud::{Markup, html};
use session::described::Way;
use session::{BadWish, Chosen, Described, Level, Refused, SeatWish, Wish, name};

use crate::page::home::words;
use crate::page::{Fields, Visit, books, figures};
use crate::problem::{Fault, Problem};

/// What somebody chose on the home page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The word of the game.
    pub game: String,
    /// The name of the level.
    pub level: String,
    /// What they call themselves, if they said so.
    pub name: Option<String>,
    /// With friends instead of a bot?
    pub with_friends: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self { game: words::first_game(), level: Level::ALL[0].name().to_owned(), name: None, with_friends: false }
    }
}

impl Choice {
    /// What the form says.
    #[must_use]
    pub fn of(fields: &Fields) -> Self {
        let default = Self::default();
        Self {
            game: fields.said("game").unwrap_or(&default.game).to_owned(),
            level: fields.said("level").unwrap_or(&default.level).to_owned(),
            name: fields.said("name").map(str::to_owned),
            with_friends: fields.one("with") == Some("friends"),
        }
    }

    /// The table it stands for.
    ///
    /// # Errors
    /// If there is no such game or level.
    pub fn wish(&self) -> Result<Wish, Problem> {
        let game = offered(&self.game)?;
        let unknown = || Fault::Mistyped("level: there is no such level".to_owned());
        let other = match () {
            () if self.with_friends => Some(SeatWish::Person),
            () if game.is_solo() => None,
            () => Some(SeatWish::Bot(Level::by_name(&self.level).ok_or_else(unknown)?)),
        };
        // What a form offers first is for a first game.
        let mut chosen = Chosen::default();
        for option in game.options {
            if let Some(Way::Named(word)) = option.ways.first() {
                chosen.name(option, [*word]);
            }
        }
        Ok(Wish {
            game: self.game.clone(),
            chosen,
            seats: std::iter::once(SeatWish::Me).chain(other).collect(),
            hints: true,
            starts_when_full: true,
            // Friends sit down by the address alone.
            open: self.with_friends,
            ..Wish::default()
        })
    }
}

/// The game of that word, which can be chosen in a form.
///
/// # Errors
/// If there is none.
pub fn offered(game: &str) -> Result<&'static Described, Refused> {
    Described::named(game).ok_or_else(|| BadWish::NotInThisGame(Described::WORD).into())
}

/// The form.
#[must_use]
pub fn form(visit: &Visit, choice: &Choice, problem: Option<&Problem>) -> Markup {
    let say = visit.say();
    html! {
        form.quick.panel method="post" action="/play" aria-labelledby="play" {
            h2 #play { (say.home_play_title()) }
            (refusal(visit, problem))
            fieldset {
                legend { (say.home_game()) }
                div.segmented.of-game {
                    @for game in words::games() {
                        label {
                            input type="radio" name="game" value=(game) checked[game == choice.game]
                                aria-describedby={ "means-" (game) };
                            (say.home_game_name(game))
                        }
                    }
                }
                @for game in words::games() { p.means.muted id={ "means-" (game) } { (say.home_game_means(game)) } }
            }
            // Nobody plays against oneself; style hides what the solo game does not ask.
            fieldset.opponent {
                legend { (say.home_level()) }
                div.segmented.of-level {
                    @for level in Level::ALL {
                        label {
                            input type="radio" name="level" value=(level.name()) checked[level.name() == choice.level]
                                aria-describedby={ "means-" (level.name()) };
                            (figures::of_bot(Some(level.name())))
                            span { (words::level(level.name())) small { (words::animal(say, level)) } }
                        }
                    }
                }
                @for level in Level::ALL {
                    p.means.muted id={ "means-" (level.name()) } { (say.bot_level(level.name())) }
                }
            }
            div.row {
                button.button.primary.large type="submit" { (say.home_play()) }
                button.button.how type="submit" formaction="/learn" { (say.learn_show()) }
                button.button.opponent type="submit" name="with" value="friends" aria-describedby="means-friends" {
                    (say.home_friends())
                }
            }
            // Below the button, which is to be in sight on every phone.
            (name_field(visit, choice.name.as_deref()))
            p.muted.opponent #means-friends { small { (say.home_friends()) ": " (say.home_friends_means()) } }
            p { a href="/new" { (say.home_all_options()) } }
        }
    }
}

/// A field for the visitor's name: what they typed, else what they are called.
#[must_use]
pub fn name_field(visit: &Visit, typed: Option<&str>) -> Markup {
    let say = visit.say();
    html! {
        p.field {
            label for="name" { (say.home_name()) " " small.muted { (say.home_if_you_like()) } }
            input #name name="name" value=(typed.unwrap_or(visit.name())) maxlength=(name::LONGEST)
                autocomplete="nickname" placeholder=(say.page_guest());
        }
    }
}

/// Why a form was refused, in front of it.
#[must_use]
pub fn refusal(visit: &Visit, problem: Option<&Problem>) -> Markup {
    html! {
        @if let Some(problem) = problem {
            p.refusal role="alert" {
                (books::linked(&problem.sentence(visit.language)))
            }
        }
    }
}
