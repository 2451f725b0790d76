//! Who plays where no person does.

use std::fmt;

use bots::contender::{self, Contested};
use bots::{Bot, Budget, Random};
use serde::Serialize;

/// A bot, by the word on the command line and in reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotName(&'static str);

impl BotName {
    /// Takes what looks best at once.
    pub const GREEDY: Self = Self("greedy");
    /// Takes anything.
    pub const RANDOM: Self = Self("random");

    /// Reads the word of a bot that exists in some game.
    ///
    /// # Errors
    /// If there is none; a sentence says which there are.
    pub fn parse(word: &str) -> Result<Self, String> {
        one_of(&contender::names(), word).map(Self)
    }

    /// The word.
    pub const fn word(self) -> &'static str {
        self.0
    }

    /// Can it play this game?
    pub fn plays<G: Contested>(self) -> bool {
        contender::is_known::<G>(self.0)
    }

    /// Does it take any time it is given?
    pub fn takes_time(self) -> bool {
        contender::takes_time(self.0)
    }

    /// The bot itself; one that takes any time it is given gets `budget`. Who can't play this game takes anything.
    pub fn bot<G: Contested>(self, budget: Budget) -> Box<dyn Bot<G>> {
        contender::by_name(self.0, budget).unwrap_or_else(|| Box::new(Random))
    }
}

/// The one of these names that is meant.
fn one_of(names: &[&'static str], word: &str) -> Result<&'static str, String> {
    let wanted = word.trim().to_lowercase();
    if let Some(&name) = names.iter().find(|name| **name == wanted) {
        return Ok(name);
    }
    let near = names.iter().map(|name| (strsim::osa_distance(name, &wanted), name)).min();
    let hint = match near {
        Some((distance, name)) if distance <= 2 => format!("did you mean {name}? "),
        _ => String::new(),
    };
    Err(format!("no such bot; {hint}there are {}", names.join(", ")))
}

/// How long those bots think that take any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Thinking {
    /// So many worlds for each decision.
    Nodes(u64),
    /// So many milliseconds of CPU time for each decision.
    Ms(u64),
}

impl Thinking {
    /// The same for bots.
    pub const fn budget(self) -> Budget {
        match self {
            Self::Nodes(nodes) => Budget::nodes(nodes),
            Self::Ms(ms) => Budget::ms(ms),
        }
    }

    /// Reads `10ms` or `500n`.
    fn parse(word: &str) -> Result<Self, String> {
        let number = |digits: &str| digits.parse().ok().filter(|n| (1..=1_000_000_000).contains(n));
        let read = match word.strip_suffix("ms") {
            Some(ms) => number(ms).map(Self::Ms),
            None => word.strip_suffix('n').and_then(number).map(Self::Nodes),
        };
        read.ok_or_else(|| "a budget of its own is like 10ms or 500n".to_owned())
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(1) => f.write_str("1 world a decision"),
            Self::Nodes(nodes) => write!(f, "{nodes} worlds a decision"),
            Self::Ms(ms) => write!(f, "{ms} ms a decision"),
        }
    }
}

/// Somebody in the arena: a bot, and how long it thinks if it has a budget of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    name: &'static str,
    own: Option<Thinking>,
}

impl Entrant {
    /// Reads `name` or `name@budget`.
    ///
    /// # Errors
    /// What is wrong with it, in one sentence.
    pub fn parse(word: &str) -> Result<Self, String> {
        let (name, budget) = word.split_once('@').map_or((word, None), |(name, budget)| (name, Some(budget)));
        let mut names = contender::names();
        names.push(contender::ALL_SEEING);
        let name = one_of(&names, name)?;
        let own = budget.map(|budget| Thinking::parse(budget.trim())).transpose()?;
        if own.is_some() && !contender::thinks(name) {
            return Err(format!("{name} does not think, so it can't have a budget"));
        }
        Ok(Self { name, own })
    }

    /// The word for the bot.
    pub const fn word(self) -> &'static str {
        self.name
    }

    /// Can it play this game?
    pub fn plays<G: Contested>(self) -> bool {
        self.name == contender::ALL_SEEING || contender::is_known::<G>(self.name)
    }

    /// The player itself, who thinks as long as all others if it has no budget of its own.
    pub fn player<G: Contested>(self, common: Budget) -> Option<bots::arena::Player<G>> {
        match self.own {
            Some(own) => contender::player_within(self.name, own.budget()),
            None => contender::player(self.name, common),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.own {
            Some(Thinking::Ms(ms)) => write!(f, "{}@{ms}ms", self.name),
            Some(Thinking::Nodes(nodes)) => write!(f, "{}@{nodes}n", self.name),
            None => f.write_str(self.name),
        }
    }
}

/// So many worlds for each decision are usual where a game must be the same on every machine.
pub const NODES: u64 = 500;

#[cfg(test)]
mod tests {
    use islands::State;

    use super::*;

    #[test]
    fn the_bots_with_a_part_of_their_own_exist() {
        for name in [BotName::GREEDY, BotName::RANDOM] {
            assert_eq!(BotName::parse(name.word()), Ok(name));
            assert_eq!(name.bot::<State>(Budget::nodes(1)).name(), name.word());
        }
        assert!(BotName::GREEDY.plays::<State>() && !BotName::GREEDY.plays::<origami::State>());
        assert!(!BotName::GREEDY.takes_time());
    }

    #[test]
    fn a_wrong_name_is_answered_by_the_right_ones() {
        let why = BotName::parse("ismtcs").expect_err("no such bot");
        assert!(why.starts_with("no such bot; did you mean ismcts? there are hina, kaeru"), "{why}");
        let why = BotName::parse("parrot").expect_err("no such bot");
        assert!(!why.contains("did you mean") && why.ends_with("greedy"), "{why}");
        assert!(BotName::parse("all-seeing").is_err() && BotName::parse("").is_err());
        assert_eq!(BotName::parse(" Sensei").map(BotName::word), Ok("sensei"));
    }

    #[test]
    fn an_entrant_may_have_a_budget() {
        for word in ["ismcts", "sensei@500n", "all-seeing@10ms", "tsuru@20ms", "random"] {
            assert_eq!(Entrant::parse(word).map(|e| e.to_string()), Ok(word.to_owned()));
        }
        for (word, says) in [
            ("ismcts@", "like 10ms or 500n"),
            ("ismcts@5s", "like 10ms or 500n"),
            ("ismcts@0n", "like 10ms or 500n"),
            ("random@5n", "random does not think"),
            ("parrot@5n", "no such bot"),
        ] {
            let why = Entrant::parse(word).expect_err(word);
            assert!(why.contains(says), "{word}: {why}");
        }
        let entrant = Entrant::parse("greedy").expect("a bot");
        assert!(entrant.plays::<State>() && !entrant.plays::<origami::State>());
        assert!(entrant.player::<State>(Budget::nodes(1)).is_some());
    }
}
