//! Players as sentences speak of them: by name, or as "you".

use std::any::Any;
use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use tabletop::{Seat, Viewer};

/// Somebody a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Person {
    /// The reader.
    You,
    /// Somebody else, by name.
    Other(String),
}

impl Person {
    /// Who sits there, as `reader` is told of them.
    pub(crate) fn at(seat: Seat, names: &[String], reader: Viewer) -> Self {
        if reader.is(seat) {
            return Self::You;
        }
        Self::Other(names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.0)))
    }

    pub(crate) fn value(&self) -> FluentValue<'static> {
        FluentValue::Custom(Box::new(self.clone()))
    }
}

impl FluentType for Person {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.name()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.name()
    }
}

impl Person {
    /// The build script sees to it that no message prints "you" by name.
    fn name(&self) -> Cow<'static, str> {
        match self {
            Self::You => Cow::Borrowed("?"),
            Self::Other(name) => Cow::Owned(name.clone()),
        }
    }
}

/// The function `IS`: "you" or "other".
pub(crate) fn is<'a>(values: &[FluentValue<'a>]) -> FluentValue<'a> {
    match values {
        [FluentValue::Custom(value)] => {
            let you = (value.as_ref() as &dyn Any).downcast_ref() == Some(&Person::You);
            FluentValue::from(if you { "you" } else { "other" })
        }
        _ => FluentValue::Error,
    }
}
