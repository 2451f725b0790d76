//! The form for a new table. All fields are there for every game; style hides what does not belong to the chosen one.

use maud::{Markup, html};
use session::cards::{CHARACTERS, Character, FAMILIES, Family};
use session::described::Way;
use session::islands::{SHEETS, VARIANT};
use session::{GameOption, Level, Pace};

use crate::page::home::{quick, words};
use crate::page::new::draft::{DELAYS, Draft, SEATS, field};
use crate::page::new::islands;
use crate::page::{Visit, face};
use crate::problem::Problem;

/// The form.
#[must_use]
pub fn form(visit: &Visit, draft: &Draft, problem: Option<&Problem>) -> Markup {
    let say = visit.say();
    html! {
        form.new-table.stack method="post" action="/new" {
            (quick::refusal(visit, problem))
            div.panel.stack {
                (game(visit, draft))
                (players(visit, draft))
                (seats(visit, draft))
                @for option in options(false) { (ask(visit, draft, option)) }
                (quick::name_field(visit, draft.name.as_deref()))
            }
            // What was refused may stand in here.
            details.panel open[problem.is_some()] {
                summary { (say.new_more()) }
                div.stack {
                    @for option in options(true) { (ask(visit, draft, option)) }
                    (pace(visit, draft))
                    (absence(visit, draft))
                    (rest(visit, draft))
                }
            }
            div.row { button.button.primary.large type="submit" { (say.new_make()) } }
        }
    }
}

/// What can be chosen at some game, lists first; `more` are those a first game needs nobody to think of.
fn options(more: bool) -> Vec<&'static GameOption> {
    let is_more = |option: &&GameOption| [FAMILIES, CHARACTERS].contains(option) == more;
    let mut options: Vec<_> = GameOption::all().iter().filter(is_more).collect();
    options.sort_by_key(|option| option.ways.is_empty());
    options
}

/// The fields of one option: with pictures where we have some.
fn ask(visit: &Visit, draft: &Draft, option: &GameOption) -> Markup {
    match option {
        option if *option == FAMILIES => families(visit, draft),
        option if *option == CHARACTERS => characters(visit, draft),
        option if *option == SHEETS => islands::sheets(visit, draft),
        option if *option == VARIANT => islands::variant(visit, draft),
        option => plain(draft, option),
    }
}

/// The fields of an option that nobody has drawn yet, in its own words.
fn plain(draft: &Draft, option: &GameOption) -> Markup {
    let words = option.all_words();
    let ways: Vec<&str> = match option.ways {
        [] => words.iter().map(String::as_str).collect(),
        ways => ways.iter().map(|way| way.word()).collect(),
    };
    let labels: Vec<_> = ways.into_iter().map(|way| (way, way.to_owned())).collect();
    html! {
        fieldset.{ "with-" (option.field) } {
            legend { (option.field) }
            (segments(&field(option), &labels, draft.how(option)))
            @if !option.ways.is_empty() {
                div.row.{ "chosen-" (option.field) } {
                    @for word in &words {
                        label.check.chip {
                            input type="checkbox" name=(option.word) value=(word) checked[draft.is_ticked(option, word)];
                            (word)
                        }
                    }
                }
            }
        }
    }
}

/// How many play; five and six only at Islands.
fn players(visit: &Visit, draft: &Draft) -> Markup {
    let numbers: Vec<_> = (2..=SEATS).map(|n| n.to_string()).collect();
    let numbers: Vec<_> = numbers.iter().map(|n| (n.as_str(), n.clone())).collect();
    html! {
        fieldset.how-many {
            legend { (visit.say().new_players()) }
            (segments("players", &numbers, &draft.players))
        }
    }
}

/// One of a few, side by side.
pub(super) fn segments(name: &str, values: &[(&str, String)], chosen: &str) -> Markup {
    html! {
        div.segmented {
            @for (value, label) in values {
                label { input type="radio" name=(name) value=(value) checked[*value == chosen]; (label) }
            }
        }
    }
}

fn game(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    html! {
        fieldset {
            legend { (say.new_game()) }
            (segments("game", &words::games().map(|game| (game, say.home_game_name(game))).collect::<Vec<_>>(), &draft.game))
            @for game in words::games() { p.means.muted data-means=(game) { (say.home_game_means(game)) } }
        }
    }
}

fn seats(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    html! {
        fieldset {
            legend { (say.new_seats()) }
            div.seats-chosen {
                @for n in 0..SEATS {
                    p.field.{ "seat-" (n) } {
                        label for={ "seat-" (n) } { (say.new_seat(n as i64 + 1)) }
                        (seat(visit, n, &draft.seats[n]))
                    }
                }
            }
            p.muted { small { (say.new_only_bots()) } }
        }
    }
}

fn seat(visit: &Visit, n: usize, chosen: &str) -> Markup {
    let say = visit.say();
    let option = |value: &str, label: &str| html! { option value=(value) selected[value == chosen] { (label) } };
    html! {
        select name={ "seat-" (n) } id={ "seat-" (n) } {
            (option("me", &say.new_me()))
            (option("person", &say.new_person()))
            optgroup label=(say.new_bots()) {
                @for level in Level::ALL {
                    (option(level.name(), &say.new_bot(&words::level(level.name()), &words::animal(say, level))))
                }
            }
        }
    }
}

/// The ways to choose families or characters.
fn ways(visit: &Visit, option: &GameOption) -> Vec<(&'static str, String)> {
    let say = visit.say();
    let label = |way: Way| match way {
        Way::Left(_) => say.new_drawn(),
        Way::Chosen => say.new_chosen(),
        Way::None => say.new_none(),
        Way::Named(word) => word.to_owned(),
    };
    option.ways.iter().map(|&way| (way.word(), label(way))).collect()
}

fn families(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    let tick = |family: &Family| {
        html! {
            label.check.chip {
                input type="checkbox" name=(FAMILIES.word) value=(family.word())
                    checked[draft.is_ticked(&FAMILIES, family.word())];
                span.family.(family.word()) { (face::symbol(family.word())) (say.family(*family)) }
            }
        }
    };
    html! {
        fieldset.with-families {
            legend { (say.new_families()) }
            (segments(&field(&FAMILIES), &ways(visit, &FAMILIES), draft.how(&FAMILIES)))
            div.chosen-families {
                @for (game, families) in [("origami", &Family::ORIGAMI[..]), ("legends", &Family::LEGENDS)] {
                    fieldset.{ "of-" (game) } {
                        legend.small { (say.home_game_name(game)) }
                        div.row { @for family in families { (tick(family)) } }
                    }
                }
                p.muted.one-game { small { (say.new_families_hint()) } }
                p.muted.both-games { small { (say.new_families_mixed()) } }
            }
        }
    }
}

fn characters(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    html! {
        fieldset.with-characters {
            legend { (say.new_characters()) }
            (segments(&field(&CHARACTERS), &ways(visit, &CHARACTERS), draft.how(&CHARACTERS)))
            div.chosen-characters {
                div.row {
                    @for character in Character::ALL.map(Character::word) {
                        label.check.chip {
                            input type="checkbox" name=(CHARACTERS.word) value=(character)
                                checked[draft.is_ticked(&CHARACTERS, character)];
                            (words::character(say, character))
                        }
                    }
                }
                p.muted { small { (say.new_characters_hint()) } }
            }
        }
    }
}

fn pace(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    let all = [("free", say.new_pace_free()), ("clock", say.new_pace_clock()), ("days", say.new_pace_days())];
    let number = |name: &str, label: &str, value: &str, least: u32, most: u32| {
        html! {
            p.field {
                label for=(name) { (label) }
                // A text: what is no number is refused with a sentence, not by the browser's own.
                input id=(name) name=(name) value=(value) inputmode="numeric" size="6" aria-describedby={ (name) "-range" };
                small id={ (name) "-range" } { (least) "–" (most) }
            }
        }
    };
    html! {
        fieldset.pace {
            legend { (say.new_pace()) }
            (segments("pace", &all, &draft.pace))
            div.of-clock.row {
                (number("minutes", &say.new_minutes(), &draft.minutes, 1, Pace::MOST_SECONDS / 60))
                (number("increment", &say.new_increment(), &draft.increment, 0, 3600))
            }
            div.of-days { (number("days", &say.new_days(), &draft.days, 1, Pace::MOST_DAYS.into())) }
        }
    }
}

fn absence(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    let option = |value: &str, label: &str| html! { option value=(value) selected[value == draft.absence] { (label) } };
    html! {
        p.field {
            label for="absence" { (say.new_absence()) }
            select #absence name="absence" {
                @for level in Level::ALL {
                    (option(level.name(), &say.new_absence_bot(&words::level(level.name()))))
                }
                (option("out", &say.new_absence_out()))
            }
        }
    }
}

fn rest(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    let tick = |name: &str, label: &str, ticked: bool| {
        html! { label.check { input type="checkbox" name=(name) value="on" checked[ticked]; span { (label) } } }
    };
    html! {
        fieldset {
            legend { (say.new_rest()) }
            (tick("listed", &say.new_listed(), draft.listed))
            (tick("open", &say.new_open(), draft.open))
            p.field {
                label for="delay" { (say.new_delay()) }
                select #delay name="delay" {
                    @for moves in DELAYS {
                        option value=(moves) selected[moves == draft.delay] { (say.new_delay_moves(moves.parse().unwrap_or(0_u8))) }
                    }
                }
            }
            (tick("hints", &say.new_hints(), draft.hints))
            (tick("starts", &say.new_starts(), draft.starts))
        }
    }
}
