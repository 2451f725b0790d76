//! The technologies of the solo game: the science sheet, what can be researched or used now, and answers by name.

use std::io;

use anstyle::Style;
use islands::technology::LEVELS;
use islands::view::Science;
use islands::{Ask, Choice, Event, Move, Shape, Source, Technology, Use};
use phrases::Phrases;
use tabletop::{Actor, Game};

use super::Islands;
use super::answer::Answer;
use super::keys;
use super::sitting::Sitting;
use crate::play::desk::Desk;
use speech::columns;

/// Blanks before everything.
const INDENT: usize = 2;

/// The uses that are possible now: the entries of the list shown.
pub fn uses(sitting: &mut Sitting) -> Vec<Use> {
    let used = |m: &Move| if let Move::Use(used) = *m { Some(used) } else { None };
    sitting.moves().iter().filter_map(used).collect()
}

/// The science sheet: how far everything is researched, and what the levels do.
pub fn sheet(desk: &mut Desk, say: Phrases, science: &Science) -> io::Result<()> {
    desk.title(&say.islands_solo_sheet())?;
    for technology in Technology::ALL {
        let level = science.levels[technology as usize];
        let mut parts = vec![match technology.partner().filter(|_| science.is_closed(technology)) {
            Some(partner) => say.islands_solo_closed(say.technology(partner)),
            None => say.islands_solo_level(level),
        }];
        parts.extend(science.used[technology as usize].then(|| say.islands_solo_used()));
        named(desk, say, technology, "", &parts.join(" · "))?;
        levels(desk, say, technology, level)?;
    }
    Ok(())
}

/// Everything about a technology: all its levels, and what it closes.
pub fn about(desk: &mut Desk, say: Phrases, technology: Technology) -> io::Result<()> {
    let closes = technology.partner().map(|partner| say.islands_solo_closes(say.technology(partner)));
    let name = desk.styled(Style::new().bold(), say.technology(technology));
    desk.say(&closes.map_or_else(|| name.clone(), |closes| format!("{name} · {closes}")), INDENT)?;
    levels(desk, say, technology, LEVELS)
}

/// What the levels do, up to this one.
fn levels(desk: &mut Desk, say: Phrases, technology: Technology, up_to: u8) -> io::Result<()> {
    (1..=up_to).try_for_each(|level| desk.paragraph(&format!("    {level}"), &say.level(technology, level), 6))
}

/// A line about a technology; all texts begin in one column.
fn named(desk: &mut Desk, say: Phrases, technology: Technology, number: &str, text: &str) -> io::Result<()> {
    let longest = Technology::ALL.into_iter().map(|t| columns(say.technology(t))).max().unwrap_or(0);
    let name = desk.styled(Style::new().bold(), say.technology(technology));
    let head = format!("{:INDENT$}{number}{name}", "");
    desk.paragraph(&head, text, INDENT + columns(number) + longest + 2)
}

/// The technologies by their numbers, what could be researched of each, and why nothing of some.
pub fn to_research(desk: &mut Desk, talk: &Islands, sitting: &Sitting, science: &Science) -> io::Result<()> {
    let say = talk.phrases;
    for (number, technology) in (1..).zip(Technology::ALL) {
        let level = science.levels[technology as usize];
        let text = match technology.partner() {
            Some(partner) if science.is_closed(technology) => say.islands_solo_closed(say.technology(partner)),
            _ if level >= LEVELS => say.islands_solo_complete(),
            partner => {
                let mut text = say.islands_solo_next(level + 1, &say.level(technology, level + 1));
                if technology == Technology::Expancing {
                    text.extend(where_to_expand(talk, sitting, level + 1).map(|place| format!(" {place}")));
                }
                if let Some(partner) = partner.filter(|_| level == 0) {
                    text = format!("{text} ({})", say.islands_solo_closes(say.technology(partner)));
                }
                text
            }
        };
        named(desk, say, technology, &format!("{number} "), &text)?;
    }
    Ok(())
}

/// On which island a level of Expancing would paint, or that it would not.
fn where_to_expand(talk: &Islands, sitting: &Sitting, level: u8) -> Option<String> {
    let (say, me, mut after) = (talk.phrases, sitting.seat(), sitting.state().clone());
    let mut events: Vec<Event> = Vec::new();
    let played = after.play(Actor::Seat(me), Move::Research(Technology::Expancing), &mut events);
    let is_skip = |event: &Event| matches!(event, Event::Skips { source: Source::Expancing, .. });
    if played.is_ok() && events.iter().any(is_skip) {
        return Some(say.islands_solo_nothing());
    }
    let island = sitting.state().started().get(usize::from(level) - 1)?;
    Some(say.islands_solo_on(&talk.teller().island(me, *island)))
}

/// The levels that can be used now, by their numbers.
pub fn to_use(desk: &mut Desk, talk: &Islands, sitting: &mut Sitting) -> io::Result<()> {
    let say = talk.phrases;
    let (_, dice) = sitting.state().dice();
    for (number, used) in (1..).zip(uses(sitting)) {
        let mut name = talk.teller().used(used);
        if let Choice::Die(n) = used.choice {
            let die = dice.get(usize::from(n).saturating_sub(1)).copied().unwrap_or(0);
            name = format!("{name} ({})", say.islands_solo_die_shows(die));
        }
        let name = desk.styled(Style::new().bold(), &name);
        let text = format!("{name} · {}", say.level(used.technology, used.level));
        desk.paragraph(&format!("  {number:>2}"), &text, 5)?;
    }
    Ok(())
}

/// The technology of that name, with or without its hyphen.
pub fn technology(name: &str) -> Option<Technology> {
    let (technology, rest) = begins_with(&squeezed(name))?;
    rest.is_empty().then_some(technology)
}

/// Small letters without blanks and hyphens.
fn squeezed(text: &str) -> String {
    text.to_lowercase().chars().filter(|c| !c.is_whitespace() && *c != '-').collect()
}

/// The technology a squeezed text begins with, and the rest of the text.
fn begins_with(text: &str) -> Option<(Technology, String)> {
    Technology::ALL.into_iter().find_map(|technology| {
        text.strip_prefix(&squeezed(technology.word())).map(|rest| (technology, rest.to_owned()))
    })
}

/// An answer that names a technology: to research it, or to use it with level and die or shape, "re-roll 1 die 2".
pub fn read(sitting: &mut Sitting, phrases: Phrases, ask: Ask, line: &str) -> Option<Answer> {
    let lower = line.to_lowercase();
    let words = lower.split([' ', ',', ';', '\t']).filter(|word| !keys::is_skipped(word, phrases));
    let (technology, rest) = begins_with(&squeezed(&words.collect::<String>()))?;
    // Levels, dice and shapes have one digit each.
    let numbers: Vec<u8> = rest.bytes().map(|b| b.is_ascii_digit().then(|| b - b'0')).collect::<Option<_>>()?;
    Some(match (ask, &*numbers) {
        (Ask::Research, []) => Answer::Move(Move::Research(technology)),
        (Ask::Research, &[level]) if level == sitting.state().level(technology) + 1 => {
            Answer::Move(Move::Research(technology))
        }
        (Ask::Research, _) => Answer::Say(phrases.islands_hint_research()),
        (_, [] | [_] | [_, _]) => use_of(sitting, phrases, technology, &numbers),
        _ => Answer::Say(phrases.islands_hint_technology()),
    })
}

/// A use with at least this technology and, as far as said, this level and this choice.
fn use_of(sitting: &mut Sitting, phrases: Phrases, technology: Technology, numbers: &[u8]) -> Answer {
    let mut fitting = uses(sitting);
    let (level, choice) = (numbers.first().copied(), numbers.get(1).copied());
    let wanted = choice.map(|n| match Shape::numbered(n) {
        Some(shape) if technology == Technology::Transforming => Choice::Shape(shape),
        _ => Choice::Die(n),
    });
    fitting.retain(|used| {
        used.technology == technology
            && level.is_none_or(|level| level == used.level)
            && wanted.is_none_or(|choice| choice == used.choice)
    });
    match *fitting {
        [used] => Answer::Move(Move::Use(used)),
        [_, ..] => Answer::Say(phrases.islands_hint_technology()),
        // What is in the way is for the rules to say; what was not said can't be.
        [] => {
            let level = level.unwrap_or_else(|| sitting.state().level(technology).max(1));
            let choice = wanted.unwrap_or(match (technology, level) {
                (Technology::ReRoll, 1 | 3) => Choice::Die(1),
                (Technology::Transforming, 2) => Choice::Shape(Shape::Two),
                _ => Choice::None,
            });
            Answer::Move(Move::Use(Use { technology, level, choice }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn technologies_are_known_by_their_names() {
        for name in ["re-roll", "Re-Roll", "reroll", "re roll"] {
            assert_eq!(technology(name), Some(Technology::ReRoll), "{name}");
        }
        assert_eq!(technology("Timenautics"), Some(Technology::Timenautics));
        for name in ["", "re", "re-roll 1", "carrambah", "é"] {
            assert_eq!(technology(name), None, "{name}");
        }
        assert_eq!(begins_with("reroll12"), Some((Technology::ReRoll, "12".to_owned())));
    }
}
