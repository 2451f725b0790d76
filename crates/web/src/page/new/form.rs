//! The form for a new table. All fields are there for every game; style hides what does not belong to the chosen one.

use maud::{Markup, html};
use session::cards::{Character, Family};
use session::{Level, Pace};

use crate::page::home::{quick, words};
use crate::page::new::draft::{self, Draft, SEATS};
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
                (islands::sheets(visit, draft))
                (islands::variant(visit, draft))
                (quick::name_field(visit, draft.name.as_deref()))
            }
            // What was refused may stand in here.
            details.panel open[problem.is_some()] {
                summary { (say.new_more()) }
                div.stack {
                    (families(visit, draft))
                    (characters(visit, draft))
                    (pace(visit, draft))
                    (absence(visit, draft))
                    (rest(visit, draft))
                }
            }
            div.row { button.button.primary.large type="submit" { (say.new_make()) } }
        }
    }
}

/// How many play; five and six only at Islands.
fn players(visit: &Visit, draft: &Draft) -> Markup {
    html! {
        fieldset.how-many {
            legend { (visit.say().new_players()) }
            (segments("players", &["2", "3", "4", "5", "6"].map(|n| (n, n.to_owned())), &draft.players))
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
            (segments("game", &words::GAMES.map(|game| (game, say.home_game_name(game))), &draft.game))
            @for game in words::GAMES { p.means.muted data-means=(game) { (say.home_game_means(game)) } }
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

fn families(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    let tick = |family: &Family| {
        html! {
            label.check.chip {
                input type="checkbox" name="family" value=(family.word())
                    checked[draft.families.iter().any(|word| word == family.word())];
                span.family.(family.word()) { (face::symbol(family.word())) (say.family(*family)) }
            }
        }
    };
    html! {
        fieldset.with-families {
            legend { (say.new_families()) }
            (segments("how-families", &[("drawn", say.new_drawn()), ("chosen", say.new_chosen())], &draft.how_families))
            div.chosen-families {
                @for game in ["origami", "legends"] {
                    fieldset.{ "of-" (game) } {
                        legend.small { (say.home_game_name(game)) }
                        div.row { @for family in draft::families(game) { (tick(family)) } }
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
    let how = [("drawn", say.new_drawn()), ("chosen", say.new_chosen()), ("none", say.new_none())];
    html! {
        fieldset.with-characters {
            legend { (say.new_characters()) }
            (segments("how-characters", &how, &draft.how_characters))
            div.chosen-characters {
                div.row {
                    @for character in Character::ALL.map(Character::word) {
                        label.check.chip {
                            input type="checkbox" name="character" value=(character)
                                checked[draft.characters.iter().any(|word| word == character)];
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
            (tick("hints", &say.new_hints(), draft.hints))
            (tick("starts", &say.new_starts(), draft.starts))
        }
    }
}
