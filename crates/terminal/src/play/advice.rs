//! What a search would do in the person's place, in words.

use std::io;

use bots::{Budget, Thoughts};
use phrases::Language;
use tabletop::{Actor, Seat};

use super::desk::Desk;
use super::dialog::{MoveOf, Talk};

/// So long is thought about advice, unless somebody says how long.
pub const THOUGHT: Budget = Budget::ms(300);
/// So many moves are named at most.
const MOST: usize = 5;
/// A move that was tried less often is not named: too little is known about it. The best one always is.
const OFTEN: u32 = 5;

/// Says the best moves of the player in seat `me` with what they promise, and how the game may go on. `only` is their only move,
/// if there is but one.
///
/// All of it comes from what the player sees and remembers: what others do, and which cards they hold, is imagined.
pub fn say<T: Talk>(
    desk: &mut Desk,
    talk: &T,
    me: Seat,
    alone: bool,
    only: Option<MoveOf<T>>,
    thoughts: &Thoughts<MoveOf<T>>,
) -> io::Result<()> {
    let say = talk.phrases();
    if let Some(only) = only {
        return desk.say(&say.advice_only(&talk.in_short(me, only)), 0);
    }
    let (best, others) = thoughts.options.split_at(thoughts.options.len().min(1));
    let known = best.iter().chain(others.iter().take_while(|option| option.visits >= OFTEN));
    desk.title(&say.advice_title(i64::try_from(thoughts.worlds).unwrap_or(i64::MAX)))?;
    for (number, option) in (1..).zip(known.take(MOST)) {
        let text = talk.in_short(me, option.answer);
        let [place, points] = [option.place, option.score].map(|number| decimal(number, say.language()));
        let text =
            if alone { say.advice_option_alone(&points, &text) } else { say.advice_option(&points, &text, &place) };
        desk.paragraph(&format!("  {number}."), &text, 5)?;
    }
    if thoughts.line.len() < 2 {
        return Ok(());
    }
    desk.title(&say.advice_line())?;
    for of_one in thoughts.line.chunk_by(|(a, _), (b, _)| a == b) {
        let Some(&(Actor::Seat(by), _)) = of_one.first() else { continue };
        let moves: Vec<_> = of_one.iter().map(|&(_, m)| talk.in_short(by, m)).collect();
        desk.say(&format!("{}: {}", talk.name(by), moves.join("; ")), 2)?;
    }
    Ok(())
}

/// A number with one decimal, as the language writes it.
fn decimal(number: f64, language: Language) -> String {
    let number = format!("{number:.1}").replace('-', "−");
    if language == Language::En { number } else { number.replace('.', ",") }
}

#[cfg(test)]
mod tests;
