//! A challenge: a solo game whose dice are fixed by a name, so that everybody who plays it meets the same ones.
//!
//! Every die is a function of the name and of its address: the round, what it is for, and how many were rolled for that in
//! the round before. Whatever a player decides, the dice of the other rounds stay as they are. What a name gives is frozen.

use islands::technology::Address;
use islands::{Purpose, State};
use tabletop::{Digest, Outcome, Roll, Stream};

/// Dice fixed by a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    name: String,
}

impl Challenge {
    /// The challenge of that name; blanks around it don't count.
    ///
    /// # Errors
    /// If nothing is left.
    pub fn named(name: &str) -> Result<Self, &'static str> {
        let name = name.trim();
        if name.is_empty() { Err("a challenge needs a name") } else { Ok(Self { name: name.to_owned() }) }
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What chance answers in a position.
    pub fn answer(&self, state: &State, roll: Roll) -> Outcome {
        match state.address() {
            Some(Address { round, purpose, count }) => {
                roll.draw(&mut self.stream(&format!("{round} {} {count}", word(purpose))))
            }
            // Before the first die, each at most once: the deal of sheets, and the lot among players.
            None => roll.draw(&mut self.stream(if roll == Roll::Shuffle { "deal" } else { "lot" })),
        }
    }

    /// The numbers at one place of the challenge.
    fn stream(&self, place: &str) -> Stream {
        // The name comes last: whatever is in it, no two places of two challenges are the same text.
        Stream::new(Digest::of(format!("senbazuru challenge 1\n{place}\n{}", self.name).as_bytes()).0)
    }
}

/// The word for what a die is rolled for. It never changes: the dice depend on it.
const fn word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Auction => "auction",
        Purpose::Carrambah => "carrambah",
        Purpose::Colour => "colour",
        Purpose::Grove => "grove",
        Purpose::Transforming => "transforming",
        Purpose::ReColor => "re-color",
        Purpose::ReRoll => "re-roll",
    }
}

#[cfg(test)]
mod tests {
    use islands::{Atlas, Setup};
    use tabletop::drive::{self, Tally};
    use tabletop::{Actor, Asked, Game, MoveBuf, NoLog};

    use super::*;

    /// The first `count` dice of the auction.
    fn auctions(name: &str, count: u8) -> Vec<u32> {
        let challenge = Challenge::named(name).expect("a name");
        (1..=count).map(|round| challenge.stream(&format!("{round} auction 0")).below(6) + 1).collect()
    }

    #[test]
    fn what_a_name_gives_is_frozen() {
        assert_eq!(auctions("crane", 12), FROZEN);
        assert_eq!(auctions(" crane\n", 12), FROZEN, "blanks around a name don't count");
        assert_ne!(auctions("Crane", 12), FROZEN);
        assert_eq!(Challenge::named("crane").map(|c| c.stream("deal").next()), Ok(FROZEN_DEAL));
        assert!(Challenge::named(" ").is_err());
    }

    const FROZEN: [u32; 12] = [2, 3, 5, 1, 5, 1, 2, 1, 5, 5, 5, 3];
    const FROZEN_DEAL: u64 = 4_094_254_914_025_997_460;

    #[test]
    fn faces_are_equally_likely() {
        let mut seen = [0_u32; 6];
        for n in 0..500 {
            auctions(&format!("day {n}"), 24).into_iter().for_each(|face| seen[face as usize - 1] += 1);
        }
        assert!(seen.iter().all(|&n| (1_800..2_200).contains(&n)), "{seen:?}");
    }

    #[test]
    fn decisions_change_no_die_of_another_address() {
        let sheets: Vec<_> = Atlas::standard().all().collect();
        let setup = Setup::solo(&sheets, Atlas::standard()).expect("enough sheets");
        let challenge = Challenge::named("crane").expect("a name");
        let mut faces = std::collections::BTreeMap::new();
        let (mut buf, mut tally, mut met) = (MoveBuf::with_capacity(State::MAX_MOVES), Tally::default(), 0);
        for seed in 0..40 {
            let (mut state, mut stream) = (State::start(&setup), Stream::new(seed));
            loop {
                if let Asked::Chance(roll, _) = state.asked() {
                    let address = (state.address(), roll == Roll::Shuffle);
                    let m = challenge.answer(&state, roll).into();
                    met += u32::from(*faces.entry(address).or_insert(m) == m);
                    assert_eq!(faces[&address], m, "{address:?}");
                    state.apply(Actor::Chance, m, &mut NoLog);
                } else if drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut drive::at_random, &mut NoLog)
                    .is_none()
                {
                    break;
                }
            }
        }
        assert!(faces.len() > 100 && met > 1000, "{} addresses, {met} dice", faces.len());
    }
}
