//! A refusal is data: the rule that was broken and the numbers. Sentences are made elsewhere, per language.

use std::fmt;

/// The identity of a rule, as printed in the rules ("O-5.1").
pub trait RuleId: Copy + Eq + fmt::Debug + 'static {
    /// The id as people write it.
    fn id(self) -> &'static str;
    /// Every rule, in the order of the rules.
    fn all() -> &'static [Self];
}

/// Names the rules of a game by their ids: an enum `Rule` that is a [`RuleId`].
///
/// ```
/// use tabletop::RuleId;
///
/// tabletop::rules! {
///     Turn "T-1"
///     Number "T-2"
/// }
/// assert_eq!(Rule::Number.id(), "T-2");
/// # assert_eq!(Rule::all(), [Rule::Turn, Rule::Number]);
/// ```
#[macro_export]
macro_rules! rules {
    ($($name:ident $id:literal)*) => {
        /// A rule of the game, named after what it is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = concat!("Rule ", $id, ".")] $name,)*
        }

        impl $crate::RuleId for Rule {
            fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }

            fn all() -> &'static [Self] {
                &[$(Self::$name),*]
            }
        }
    };
}

/// Why a move breaks its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// This actor is not asked anything now.
    NotAsked,
    /// The answer does not fit the kind of question.
    WrongAnswer,
    /// Something named in the move is not where it would have to be.
    NotThere,
    /// The thing is there, but this effect does not reach it.
    NotAllowed,
    /// An exact number (or a number within a range) is needed.
    Needs {
        /// The least that would do.
        least: i16,
        /// The most that would do.
        most: i16,
        /// What the move offers.
        got: i16,
    },
}

/// A refused move: the first rule it breaks, checked in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal<R> {
    /// The rule broken.
    pub rule: R,
    /// In what way.
    pub why: Why,
}

impl<R> Illegal<R> {
    /// A refusal by `rule`.
    pub const fn new(rule: R, why: Why) -> Self {
        Self { rule, why }
    }

    /// A refusal by `rule` because `got` is not exactly `need`.
    pub fn needs(rule: R, need: impl Into<i16>, got: impl Into<i16>) -> Self {
        let need = need.into();
        Self { rule, why: Why::Needs { least: need, most: need, got: got.into() } }
    }

    /// A refusal by `rule` because `got` lies outside `least..=most`.
    pub fn range(rule: R, least: u8, most: u8, got: impl Into<i16>) -> Self {
        Self { rule, why: Why::Needs { least: least.into(), most: most.into(), got: got.into() } }
    }
}

impl<R: RuleId> fmt::Display for Illegal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.why {
            Why::NotAsked => write!(f, "not asked now")?,
            Why::WrongAnswer => write!(f, "no answer to this question")?,
            Why::NotThere => write!(f, "not there")?,
            Why::NotAllowed => write!(f, "not allowed here")?,
            Why::Needs { least, most, got } if least == most => write!(f, "needs {least}, got {got}")?,
            Why::Needs { least, most, got } => write!(f, "needs {least} to {most}, got {got}")?,
        }
        write!(f, " ({})", self.rule.id())
    }
}

impl<R: RuleId> std::error::Error for Illegal<R> {}
