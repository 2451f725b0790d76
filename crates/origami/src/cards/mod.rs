//! Every species in a file of its own: numbers, provenance, words, ability and tests.
//!
//! To add a card, write its file and add its name to the list below.

use crate::card::{Def, Species};

macro_rules! cards {
    ($($name:ident)*) => {
        $(mod $name;)*

        /// Every species, in the order that gives cards their numbers. New species go to the end of the list.
        pub static DEFS: &[&Def] = &[$(&$name::CARD),*];

        /// The names of the species in records, by number; 0 has none.
        pub(crate) const SLUGS: &[&str] = &["", $(stringify!($name)),*];

        /// The scenarios of every card.
        #[cfg(test)]
        pub(crate) const TESTS: &[(&str, &[&str])] = &[$((stringify!($name), $name::TESTS)),*];

        #[cfg(test)]
        mod tests {
            $(#[test]
            fn $name() {
                crate::scenario::check_card(stringify!($name), super::$name::TESTS);
            })*
        }
    };
}

cards! {
    cat sheep raccoon pig dog fox rabbit
    chick parrot owl dove chicken vulture eagle magpie
    minnow shell skate whale squid crab dolphin shark
    monkey cheetah rhino gorilla elephant zebra lion snake
    ant butterfly bee cricket caterpillar spider fly
}

/// The species of the card file with this name; a wrong name does not compile where this is used in a `const`.
#[must_use]
pub const fn species(slug: &str) -> Species {
    let mut number = 1;
    while number < SLUGS.len() {
        if same(SLUGS[number].as_bytes(), slug.as_bytes()) {
            // The list has far fewer than 256 names.
            if let Some(species) = Species::new(number as u8) {
                return species;
            }
        }
        number += 1;
    }
    panic!("no card of that name")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

impl Species {
    /// How many species there are.
    pub const COUNT: usize = SLUGS.len() - 1;

    /// Every species, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).filter_map(|n| Self::new(n as u8))
    }

    /// Its name in records and scenarios.
    #[must_use]
    pub fn slug(self) -> &'static str {
        SLUGS[self.index()]
    }

    /// The species with that name in records.
    #[must_use]
    pub fn named(slug: &str) -> Option<Self> {
        Self::all().find(|s| s.slug() == slug)
    }

    /// What we know of it.
    #[must_use]
    pub fn def(self) -> &'static Def {
        DEFS[self.index() - 1]
    }
}
