//! Every species in a file of its own: numbers, provenance, words, ability and tests.
//!
//! To add a card, write its file and add its name to the list below.

use crate::card::{Character, Colour, Def, Species};

macro_rules! cards {
    (families: $($name:ident)*; characters: $($character:ident)*;) => {
        $(mod $name;)*
        $(mod $character;)*
        mod rice_paper;

        /// Every species, in the order that gives cards their numbers; rice paper, which is no origami, stands last. New
        /// species of families go to the end of their list.
        pub static DEFS: &[&Def] =
            &[$(&$name::CARD,)* $(&$character::YELLOW, &$character::RED,)* &rice_paper::CARD];

        /// The names of the species in records, by number; 0 has none.
        pub(crate) const SLUGS: &[&str] = &[
            "",
            $(stringify!($name),)*
            $(concat!("yellow_", stringify!($character)), concat!("red_", stringify!($character)),)*
            "rice_paper",
        ];

        /// How many species belong to families; the characters come after them.
        const OF_FAMILIES: usize = [$(stringify!($name)),*].len();

        /// The scenarios of every card; those of a character stand under its yellow version.
        #[cfg(test)]
        pub(crate) const TESTS: &[(&str, &[&str])] = &[
            $((stringify!($name), $name::TESTS),)*
            $((concat!("yellow_", stringify!($character)), $character::TESTS),)*
            ("rice_paper", rice_paper::TESTS),
        ];

        #[cfg(test)]
        mod tests {
            $(#[test]
            fn $name() {
                crate::scenario::check_card(stringify!($name), super::$name::TESTS);
            })*
            $(#[test]
            fn $character() {
                crate::scenario::check_card(stringify!($character), super::$character::TESTS);
            })*
            #[test]
            fn rice_paper() {
                crate::scenario::check_card("rice_paper", super::rice_paper::TESTS);
            }
        }
    };
}

cards! {
    families:
    cat sheep raccoon pig dog fox rabbit
    chick parrot owl dove chicken vulture eagle magpie
    minnow shell skate whale squid crab dolphin shark
    monkey cheetah rhino gorilla elephant zebra lion snake
    ant butterfly bee cricket caterpillar spider fly
    arctic_hare seal penguin arctic_wolf polar_bear reindeer walrus snowy_owl
    macaw caiman golden_frog anaconda piranha sloth toucan
    velociraptor brontosaurus triceratops t_rex mesosaurus pteranodon stegosaurus ankylosaurus
    phoenix leprechaun kappa dragon nine_tailed_fox oni unicorn griffin;
    characters:
    musician ninja geisha merchant actor sumo_wrestler samurai monk calligrapher gardener;
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

/// The number of the first character.
const FIRST_CHARACTER: u8 = OF_FAMILIES as u8 + 1;

impl Species {
    /// How many species of origami there are: those of families, and both versions of each character.
    pub const COUNT: usize = SLUGS.len() - 2;

    /// Rice paper, which is a card but no origami (L-5.1).
    pub const RICE_PAPER: Self = species("rice_paper");

    /// Every species of origami, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).filter_map(|n| Self::new(n as u8))
    }

    /// A version of a character.
    #[must_use]
    pub const fn of_character(character: Character, colour: Colour) -> Self {
        Self::of_character_number(2 * character as u8 + colour as u8)
    }

    /// Is it a character?
    #[must_use]
    #[inline]
    pub const fn is_character(self) -> bool {
        self.index() > OF_FAMILIES && self.index() <= Self::COUNT
    }

    /// Is it rice paper?
    #[must_use]
    #[inline]
    pub const fn is_rice_paper(self) -> bool {
        self.index() == Self::RICE_PAPER.index()
    }

    /// Which character it is, and which version, if it is one.
    #[must_use]
    pub fn character(self) -> Option<(Character, Colour)> {
        let number = self.character_number()?;
        Some((Character::ALL[usize::from(number / 2)], Colour::BOTH[usize::from(number % 2)]))
    }

    /// Its number among the characters, both versions counted, if it is one.
    #[inline]
    pub(crate) const fn character_number(self) -> Option<u8> {
        if self.is_character() { Some((self.index() - OF_FAMILIES - 1) as u8) } else { None }
    }

    /// The character with this number, both versions counted.
    #[inline]
    pub(crate) const fn of_character_number(number: u8) -> Self {
        match Self::new(FIRST_CHARACTER + number) {
            Some(species) => species,
            None => unreachable!(),
        }
    }

    /// Its name in records and scenarios.
    #[must_use]
    pub fn slug(self) -> &'static str {
        SLUGS[self.index()]
    }

    /// What its picture is called: both versions of a character have the same.
    #[must_use]
    pub fn figure(self) -> &'static str {
        self.character().map_or(self.slug(), |(character, _)| character.word())
    }

    /// The species with that name in records.
    #[must_use]
    pub fn named(slug: &str) -> Option<Self> {
        Self::all().chain([Self::RICE_PAPER]).find(|s| s.slug() == slug)
    }

    /// What we know of it.
    #[must_use]
    pub fn def(self) -> &'static Def {
        DEFS[self.index() - 1]
    }
}
