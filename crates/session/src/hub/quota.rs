//! How many tables somebody makes.

use std::collections::HashMap;

use store::Millis;

use super::Guest;

const HOUR: Millis = 60 * 60 * 1000;
/// So many guests are counted at most; beyond that the count begins anew.
const MOST_GUESTS: usize = 50_000;

/// Who has made how many tables lately.
#[derive(Debug, Default)]
pub(super) struct Makers {
    /// By guest: since when, and how many.
    made: HashMap<String, (Millis, u32)>,
}

impl Makers {
    /// Counts a table; the seconds to wait if it is one too many.
    pub fn make(&mut self, guest: &Guest, most: u32, now: Millis) -> Option<u32> {
        if self.made.len() >= MOST_GUESTS {
            self.made.retain(|_, (since, _)| now - *since < HOUR);
            if self.made.len() >= MOST_GUESTS {
                self.made.clear();
            }
        }
        let key = guest.visitor.as_ref().map_or(guest.address.as_str(), |visitor| visitor.as_str());
        let (since, made) = self.made.entry(key.to_owned()).or_insert((now, 0));
        if now - *since >= HOUR {
            (*since, *made) = (now, 0);
        }
        if *made >= most {
            return Some(u32::try_from((*since + HOUR - now) / 1000 + 1).unwrap_or(3600));
        }
        *made += 1;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_counted_by_the_hour_and_by_guest() {
        let guest = |address: &str| Guest { visitor: None, address: address.to_owned() };
        let mut makers = Makers::default();
        assert_eq!([0, 1, 2].map(|now| makers.make(&guest("a"), 2, now)), [None, None, Some(3600)]);
        assert_eq!(makers.make(&guest("b"), 2, 2), None, "others are others");
        assert_eq!(makers.make(&guest("a"), 2, HOUR), None, "an hour later");
        for n in 0..60_000 {
            makers.make(&guest(&n.to_string()), 1, HOUR);
        }
        assert!(makers.made.len() <= MOST_GUESTS);
    }
}
