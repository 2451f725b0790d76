//! Technologies: which are used, and which are researched.

use maud::{Markup, html};
use session::islands::{Moment, Move, Purpose, Technology};

use super::{Desk, ask, carrambah, emblem, seats};
use crate::page::table::note::Note;

/// The note, if technologies can be used: the science sheet has them.
#[must_use]
pub fn using(desk: &Desk, moment: Moment) -> Note {
    let say = desk.say();
    let answers = html! {
        @if desk.is_legal(Move::GoOn) {
            button.button.primary name="do" value=(desk.scene.words(Move::GoOn)) { (say.islands_go_on()) }
        }
    };
    let how = html! { (before(desk, moment)) p { (say.islands_note_use_how()) } };
    ask::plain(html! { span.short { (say.moment(moment)) } }, &say.islands_note_use(), how, answers)
}

/// The note, if a level can be researched.
#[must_use]
pub fn researching(desk: &Desk) -> Note {
    let say = desk.say();
    let income = desk.me().and_then(|me| desk.seat(me)).map(seats::next_income).unwrap_or_default();
    let answers = html! {
        @if desk.is_legal(Move::GoOn) {
            button.button.primary name="do" value=(desk.scene.words(Move::GoOn)) { (say.islands_act(&income)) }
        }
    };
    let how = html! { p { (say.islands_note_research_how()) } };
    ask::plain(html! { (say.islands_note_research_why()) }, &say.islands_note_research(), how, answers)
}

/// What can be done with a technology now: the answer, what it is called, and what comes of it.
#[must_use]
pub fn options(desk: &Desk, technology: Technology) -> Vec<(Move, String, String)> {
    let (say, levels) = (desk.say(), desk.table().science.map(|science| science.levels).unwrap_or_default());
    let option = |&m: &Move| match m {
        Move::Use(used) if used.technology == technology => {
            Some((m, say.islands_use(&desk.teller.used(used)), say.level(technology, used.level)))
        }
        Move::Research(wanted) if wanted == technology => {
            let level = levels[technology as usize] + 1;
            let text = [say.level(technology, level)].into_iter().chain(notes(desk, technology, level));
            Some((m, say.islands_research(level, say.technology(technology)), text.collect::<Vec<_>>().join(" ")))
        }
        _ => None,
    };
    if desk.ask().is_none() { Vec::new() } else { desk.scene.legal.iter().filter_map(option).collect() }
}

/// What one needs to know to decide.
#[must_use]
pub fn before(desk: &Desk, moment: Moment) -> Markup {
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
