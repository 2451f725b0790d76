//! The three colours, and sets of them.

/// A colour of paint, in the order of the colour die (I-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Colour {
    /// Winter.
    Blue,
    /// Spring and summer.
    Green,
    /// Autumn.
    Red,
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Blue, Self::Green, Self::Red];

    /// The colour the colour die shows: 1–2 blue, 3–4 green, 5–6 red (I-1.3).
    #[must_use]
    pub const fn of_die(die: u8) -> Self {
        match die {
            ..=2 => Self::Blue,
            3..=4 => Self::Green,
            5.. => Self::Red,
        }
    }

    /// The word in records and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Red => "red",
        }
    }

    /// The colour of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.word() == word)
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Self = Self(0);
    /// Any of the three.
    pub const ANY: Self = Self(0b111);

    /// One colour alone.
    #[must_use]
    pub const fn only(colour: Colour) -> Self {
        Self(1 << colour as u8)
    }

    /// Is `colour` in the set?
    #[must_use]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// How many colours there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        // At most three ones.
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only colour, if there is exactly one.
    #[must_use]
    pub fn the_only(self) -> Option<Colour> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// The colours of the set, in the order of the die.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&c| self.has(c))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Colours {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_colour_die_has_two_faces_of_each() {
        let faces = (1..=6).map(Colour::of_die).collect::<Vec<_>>();
        assert_eq!(faces, [Colour::Blue, Colour::Blue, Colour::Green, Colour::Green, Colour::Red, Colour::Red]);
    }

    #[test]
    fn a_set_holds_what_it_is_made_of() {
        assert_eq!(Colours::only(Colour::Green).the_only(), Some(Colour::Green));
        assert_eq!(Colours::ANY.iter().collect::<Vec<_>>(), Colour::ALL);
        assert_eq!((Colours::ANY.len(), Colours::ANY.the_only(), Colours::NONE.is_empty()), (3, None, true));
    }
}
