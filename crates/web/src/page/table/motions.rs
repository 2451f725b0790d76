//! Motions: what goes from which place to which when something happens. A few bytes each, for the script that shows it.

use std::fmt;

/// Something that goes from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// What: the slug of a card, the word for a thing, or nothing if the viewer does not see it.
    pub what: &'static str,
    /// How many of it.
    pub count: u8,
    /// From which place.
    pub from: String,
    /// To which place.
    pub to: String,
}

impl Motion {
    /// One thing goes from here to there.
    #[must_use]
    pub fn new(what: &'static str, from: &str, to: &str) -> Self {
        Self { what, count: 1, from: from.to_owned(), to: to.to_owned() }
    }

    /// So many hidden cards go from here to there.
    #[must_use]
    pub fn hidden(count: u8, from: &str, to: &str) -> Self {
        Self { count, ..Self::new("", from, to) }
    }
}

/// All motions of a step, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motions(Vec<Motion>);

impl Motions {
    /// Does nothing move?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One more; the same as the one before is counted with it.
    pub fn add(&mut self, motion: Motion) {
        match self.0.last_mut() {
            Some(last) if (last.what, &last.from, &last.to) == (motion.what, &motion.from, &motion.to) => {
                last.count = last.count.saturating_add(motion.count);
            }
            _ => self.0.push(motion),
        }
    }
}

/// As the script reads them: `fox hand-1 seat-1-left;*2 deck hand-1`.
impl fmt::Display for Motions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, Motion { what, count, from, to }) in self.0.iter().enumerate() {
            let end = if n == 0 { "" } else { ";" };
            let times = if *count == 1 && !what.is_empty() { String::new() } else { format!("*{count}") };
            write!(f, "{end}{what}{times} {from} {to}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_is_counted_and_nothing_else() {
        let mut motions = Motions::default();
        motions.add(Motion::new("fox", "hand-1", "seat-1-left"));
        motions.add(Motion::hidden(1, "deck", "hand-1"));
        motions.add(Motion::hidden(1, "deck", "hand-1"));
        motions.add(Motion { count: 3, ..Motion::new("rice_paper", "rice", "hand") });
        assert_eq!(motions.to_string(), "fox hand-1 seat-1-left;*2 deck hand-1;rice_paper*3 rice hand");
    }
}
