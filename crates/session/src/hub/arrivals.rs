//! How many visitors come from one address.

use std::collections::HashMap;

use store::Millis;

const HOUR: Millis = 60 * 60 * 1000;
/// So many addresses are counted at most; beyond that the count begins anew.
const MOST_ADDRESSES: usize = 50_000;

/// How many visitors came lately, by address. A visitor is a row that is kept for a year, and nobody needs many of them.
#[derive(Debug, Default)]
pub(super) struct Arrivals {
    /// By address: since when, and how many.
    came: HashMap<String, (Millis, u32)>,
}

impl Arrivals {
    /// Counts a visitor; the seconds to wait if it is one too many.
    pub fn come(&mut self, address: &str, most: u32, uptime: Millis) -> Option<u32> {
        if self.came.len() >= MOST_ADDRESSES {
            self.came.retain(|_, (since, _)| uptime - *since < HOUR);
            if self.came.len() >= MOST_ADDRESSES {
                self.came.clear();
            }
        }
        let (since, came) = self.came.entry(address.to_owned()).or_insert((uptime, 0));
        if uptime - *since >= HOUR {
            (*since, *came) = (uptime, 0);
        }
        if *came >= most {
            return Some(u32::try_from((*since + HOUR - uptime) / 1000 + 1).unwrap_or(3600));
        }
        *came += 1;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visitors_are_counted_by_the_hour_and_by_address() {
        let mut arrivals = Arrivals::default();
        assert_eq!([0, 1, 2].map(|uptime| arrivals.come("a", 2, uptime)), [None, None, Some(3600)]);
        assert_eq!(arrivals.come("b", 2, 2), None, "others are others");
        assert_eq!(arrivals.come("a", 2, HOUR), None, "an hour later");
        for n in 0..60_000 {
            arrivals.come(&n.to_string(), 1, HOUR);
        }
        assert!(arrivals.came.len() <= MOST_ADDRESSES);
    }
}
