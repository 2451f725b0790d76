//! Technologies: which are used, and which are researched.

use maud::{Markup, html};
use session::islands::{Ask, Moment, Move, Purpose, Technology};

use super::{Desk, carrambah, emblem, seats};

/// The form, if that is asked.
#[must_use]
pub fn form(desk: &Desk) -> Markup {
    match desk.ask() {
        Some(Ask::Technology { moment }) => using(desk, moment),
        Some(Ask::Research) => researching(desk),
        _ => html! {},
    }
}

/// Levels that can be used now, or going on.
fn using(desk: &Desk, moment: Moment) -> Markup {
    let say = desk.say();
    html! {
        (before(desk, moment))
        div.answers {
            ul.choices.levels-to-use {
                @for &m in &desk.scene.legal {
                    @if let Move::Use(used) = m {
                        li {
                            button.button.told name="do" value=(desk.scene.words(m)) {
                                strong { (say.islands_use(&desk.teller.used(used))) }
                                small { (say.level(used.technology, used.level)) }
                            }
                        }
                    }
                }
            }
            @if desk.is_legal(Move::GoOn) {
                button.button name="do" value=(desk.scene.words(Move::GoOn)) { (say.islands_go_on()) }
            }
        }
    }
}

/// What one needs to know to decide.
fn before(desk: &Desk, moment: Moment) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    match moment {
        Moment::Roll => {
            let (purpose, dice) = desk.scene.view.dice();
            let faces = || dice.into_iter().filter(|&face| face > 0).enumerate();
            let stands = (purpose == Purpose::Carrambah).then(|| {
                let sum = dice.iter().sum::<u8>() + table.card.map_or(0, carrambah::mark);
                table.bid.map(|(_, coins)| say.islands_solo_stands(coins, sum))
            });
            html! {
                p.throw {
                    span { (say.purpose(purpose)) ":" }
                    @for (n, face) in faces() {
                        (emblem::die(face, None, &format!("{} ask {n} {face}", table.round)))
                        span.visually-hidden { (face) }
                    }
                    @if let Some(Some(text)) = stands { span { (text) } }
                }
            }
        }
        Moment::Shape => {
            let text = match desk.scene.view.at_hand() {
                (Some(shape), colours) => {
                    say.islands_solo_at_hand(&desk.teller.in_colours(colours), &desk.teller.shape(shape))
                }
                (None, _) => say.islands_solo_no_shape(),
            };
            html! { p { (text) } }
        }
        Moment::Bidding | Moment::StepEnd | Moment::Marker => html! {},
    }
}

/// Levels that can be researched, or acting as usual.
fn researching(desk: &Desk) -> Markup {
    let say = desk.say();
    let levels = desk.table().science.map(|science| science.levels).unwrap_or_default();
    let income = desk.me().and_then(|me| desk.seat(me)).map(seats::next_income).unwrap_or_default();
    html! {
        div.answers {
            @if desk.is_legal(Move::GoOn) {
                button.button.primary name="do" value=(desk.scene.words(Move::GoOn)) { (say.islands_act(&income)) }
            }
            ul.choices.levels-to-use {
                @for &m in &desk.scene.legal {
                    @if let Move::Research(technology) = m {
                        @let level = levels[technology as usize] + 1;
                        li {
                            button.button.told name="do" value=(desk.scene.words(m)) {
                                strong { (say.islands_research(level, say.technology(technology))) }
                                small {
                                    (say.level(technology, level))
                                    @for note in notes(desk, technology, level) { " " (note) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What else comes of researching a level.
fn notes(desk: &Desk, technology: Technology, level: u8) -> Vec<String> {
    let say = desk.say();
    let closes = technology.partner().filter(|_| level == 1).map(|partner| say.islands_closes(say.technology(partner)));
    let expands = || {
        let (me, started) = (desk.me()?, desk.scene.view.started());
        let place = usize::from(level) - 1;
        let can_start = level == 1 || desk.seat(me)?.access.iter().any(|&access| access > 0);
        match started.get(place) {
            Some(&island) => Some(say.islands_solo_on(&desk.teller.island(me, island))),
            None if started.len() == place && can_start => None,
            None => Some(without_rule(&say.islands_solo_nothing())),
        }
    };
    let expands = if technology == Technology::Expancing { expands() } else { None };
    closes.into_iter().chain(expands).collect()
}

/// A sentence inside a button, where no link to a rule can stand.
fn without_rule(text: &str) -> String {
    text.split(" (I-").next().unwrap_or(text).to_owned()
}
