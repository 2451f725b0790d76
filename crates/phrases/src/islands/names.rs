//! Names of things.

use islands::{Colour, Landmark, Side, Source, Variant};

use crate::say::Phrases;

impl Phrases {
    /// A colour of paint: "red".
    #[must_use]
    pub fn colour(self, colour: Colour) -> String {
        self.islands_colour(colour.word())
    }

    /// The season of a colour: "autumn".
    #[must_use]
    pub fn season(self, colour: Colour) -> String {
        self.islands_season(colour.word())
    }

    /// A landmark: "regular harbor".
    #[must_use]
    pub fn landmark(self, landmark: Landmark) -> String {
        self.islands_landmark(landmark.word())
    }

    /// How a landmark is surrounded: "single colour".
    #[must_use]
    pub fn side(self, side: Side) -> String {
        self.islands_side(side.word())
    }

    /// A token by its side: "coal-pit token (any colour)", "gold-mine token (+1)".
    #[must_use]
    pub fn token(self, landmark: Landmark, side: Side) -> String {
        self.islands_token_name(landmark.word(), side.word())
    }

    /// What a side of a token says: "any colour", "+1".
    #[must_use]
    pub fn token_side(self, landmark: Landmark, side: Side) -> String {
        self.islands_token_side(landmark.word(), side.word())
    }

    /// What an access opens: "both harbors".
    #[must_use]
    pub fn access(self, side: Side) -> String {
        self.islands_access(side.word())
    }

    /// A variant of the rules.
    #[must_use]
    pub fn variant(self, variant: Variant) -> String {
        self.islands_variant(variant.word())
    }

    /// Where a painting action comes from: "grove".
    #[must_use]
    pub fn source(self, source: Source) -> String {
        self.islands_source(source.word())
    }
}
