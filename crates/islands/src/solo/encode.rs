//! What only the solo game has, as bytes, the same for ever: see [`tabletop::encode`].

use tabletop::{Encode, Encoding};

use super::Solo;
use crate::technology::Purpose;

impl Encode for Solo {
    fn encode(&self, to: &mut Encoding) {
        let Self {
            levels,
            used,
            round,
            rolls,
            purpose,
            dice,
            to_roll,
            is_again,
            painted,
            surrounded,
            started,
            started_count,
            expancing,
            forms,
            form,
            is_transforming,
        } = self;
        to.put(levels).put(used).put(round).put(rolls).put(purpose).put(dice).put(to_roll).put(is_again);
        to.put(painted).put(surrounded).put(started).put(started_count);
        to.put(expancing).put(forms).put(form).put(is_transforming);
    }
}

impl Encode for Purpose {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Auction => 0,
            Self::Carrambah => 1,
            Self::Colour => 2,
            Self::Grove => 3,
            Self::Transforming => 4,
            Self::ReColor => 5,
            Self::ReRoll => 6,
        });
    }
}
