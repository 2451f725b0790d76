//! A challenge: a solo game whose dice are fixed, so that everybody who plays it meets the same ones.
//!
//! Every die is a function of the challenge and of its address: the round, what it is for, and how many were rolled for that in
//! the round before. Whatever a player decides, the dice of the other rounds stay as they are. What a name or a key gives is frozen.
//!
//! A challenge by a name is known to whoever knows the name. One by a [`Key`] is known to whoever has the key: dice that were seen
//! tell nothing of the others.

use std::fmt;

use islands::technology::Address;
use islands::{Atlas, SheetId, State};
use serde::{Deserialize, Serialize};
use tabletop::{Digest, Outcome, Roll, Stream};

use crate::day::Day;
use crate::hmac::hmac;

/// What comes before a key where a challenge is named.
const KEY: &str = "key:";

/// What the dice of a challenge follow from.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key([u8; 32]);

impl Key {
    /// The key of a day, for a server with that secret.
    #[must_use]
    pub fn of_day(secret: &[u8; 32], day: Day) -> Self {
        Self(hmac(secret, format!("daily challenge {day}").as_bytes()))
    }

    /// The key written so: 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits: Vec<u8> = text.chars().map(|c| Some(c.to_digit(16)? as u8)).collect::<Option<_>>()?;
        let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
        if digits.len() == 64 { bytes.try_into().ok().map(Self) } else { None }
    }

    /// The key itself, in hexadecimal digits: for those who may know all its dice.
    #[must_use]
    pub fn reveal(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The numbers at one place.
    fn stream(&self, place: &str) -> Stream {
        let mut eight = [0; 8];
        eight.copy_from_slice(&hmac(&self.0, format!("senbazuru dice 1\n{place}").as_bytes())[..8]);
        Stream::new(u64::from_le_bytes(eight))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl TryFrom<String> for Key {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("not a key")
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.reveal()
    }
}

/// Dice that are fixed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge(By);

#[derive(Clone, Debug, PartialEq, Eq)]
enum By {
    Name(String),
    Key(Key),
}

impl Challenge {
    /// The challenge of that name; blanks around it don't count.
    ///
    /// # Errors
    /// If nothing is left.
    pub fn named(name: &str) -> Result<Self, &'static str> {
        let name = name.trim();
        if name.is_empty() { Err("a challenge needs a name") } else { Ok(Self(By::Name(name.to_owned()))) }
    }

    /// The challenge of that key.
    #[must_use]
    pub const fn keyed(key: Key) -> Self {
        Self(By::Key(key))
    }

    /// The challenge of that name, or of that key if the text begins with `key:`.
    ///
    /// # Errors
    /// If there is no name, or the key is none.
    pub fn parse(text: &str) -> Result<Self, &'static str> {
        match text.trim().strip_prefix(KEY) {
            Some(key) => Key::parse(key).map(Self::keyed).ok_or("a key has 64 hexadecimal digits"),
            None => Self::named(text),
        }
    }

    /// The name, or the key as it is written where a challenge is named.
    #[must_use]
    pub fn name(&self) -> String {
        match &self.0 {
            By::Name(name) => name.clone(),
            By::Key(key) => format!("{KEY}{}", key.reveal()),
        }
    }

    /// The two sheets everybody plays, in their order; a name leaves that to the deal.
    #[must_use]
    pub fn sheets(&self) -> Option<[SheetId; 2]> {
        let By::Key(key) = &self.0 else { return None };
        let mut sheets: Vec<SheetId> = Atlas::standard().all().collect();
        key.stream("sheets").shuffle(&mut sheets);
        sheets.first_chunk().copied()
    }

    /// What chance answers in a position.
    #[must_use]
    pub fn answer(&self, state: &State, roll: Roll) -> Outcome {
        match state.address() {
            Some(Address { round, purpose, count }) => {
                roll.draw(&mut self.stream(&format!("{round} {} {count}", purpose.word())))
            }
            // Before the first die, each at most once: the deal of sheets, and the lot among players.
            None => roll.draw(&mut self.stream(if roll == Roll::Shuffle { "deal" } else { "lot" })),
        }
    }

    /// The numbers at one place of the challenge.
    fn stream(&self, place: &str) -> Stream {
        match &self.0 {
            // The name comes last: whatever is in it, no two places of two challenges are the same text.
            By::Name(name) => Stream::new(Digest::of(format!("senbazuru challenge 1\n{place}\n{name}").as_bytes()).0),
            By::Key(key) => key.stream(place),
        }
    }
}

#[cfg(test)]
mod tests {
    use islands::Setup;
    use tabletop::drive::{self, Tally};
    use tabletop::{Actor, Asked, Game, MoveBuf, NoLog};

    use super::*;

    /// The first `count` dice of the auction.
    fn auctions(name: &str, count: u8) -> Vec<u32> {
        let challenge = Challenge::parse(name).expect("a challenge");
        (1..=count).map(|round| challenge.stream(&format!("{round} auction 0")).below(6) + 1).collect()
    }

    /// The key of some day, as it is written.
    fn key(secret: u8, day: &str) -> String {
        let key = Key::of_day(&[secret; 32], Day::parse(day).expect("a day"));
        Challenge::keyed(key).name()
    }

    #[test]
    fn what_a_name_gives_is_frozen() {
        assert_eq!(auctions("crane", 12), FROZEN);
        assert_eq!(auctions(" crane\n", 12), FROZEN, "blanks around a name don't count");
        assert_ne!(auctions("Crane", 12), FROZEN);
        assert_eq!(Challenge::named("crane").map(|c| c.stream("deal").next()), Ok(FROZEN_DEAL));
        assert!(Challenge::named(" ").is_err());
        assert_eq!(Challenge::named("crane").map(|c| c.sheets()), Ok(None));
    }

    const FROZEN: [u32; 12] = [2, 3, 5, 1, 5, 1, 2, 1, 5, 5, 5, 3];
    const FROZEN_DEAL: u64 = 4_094_254_914_025_997_460;

    #[test]
    fn what_a_key_gives_is_frozen() {
        let of_day = key(7, "2026-11-16");
        assert_eq!(of_day, KEY_OF_DAY);
        assert_eq!(auctions(&of_day, 12), DICE_OF_DAY);
        let sheets = Challenge::parse(&of_day).expect("a key").sheets().expect("two sheets");
        assert_eq!(sheets.map(|sheet| Atlas::standard().sheet(sheet).id.clone()), SHEETS_OF_DAY);
        assert_ne!(auctions(&key(7, "2026-11-17"), 12), DICE_OF_DAY, "another day");
        assert_ne!(auctions(&key(8, "2026-11-16"), 12), DICE_OF_DAY, "another server");
        assert_eq!(auctions(&format!(" key:{}\n", of_day[4..].to_uppercase()), 12), DICE_OF_DAY);
        for wrong in ["key:", "key:12", &of_day[..67], &format!("{of_day}0"), &of_day.replace("key:", "key:g")] {
            assert!(Challenge::parse(wrong).is_err(), "{wrong}");
        }
    }

    const KEY_OF_DAY: &str = "key:957ddd1329a0f174554f7469905660bbb1288f79c7f53dc19122d72268234a36";
    const DICE_OF_DAY: [u32; 12] = [3, 5, 2, 2, 2, 4, 3, 4, 3, 2, 1, 5];
    const SHEETS_OF_DAY: [&str; 2] = ["koi", "gate"];

    #[test]
    fn two_different_sheets_follow_from_every_key() {
        let mut seen = std::collections::BTreeSet::new();
        for secret in 0..200 {
            let [one, other] = Challenge::parse(&key(secret, "2026-11-16")).expect("a key").sheets().expect("two");
            assert_ne!(one, other);
            seen.extend([one, other]);
        }
        assert_eq!(seen.len(), Atlas::standard().all().count());
    }

    #[test]
    fn a_key_is_not_printed_by_accident() {
        let challenge = Challenge::parse(&key(7, "2026-11-16")).expect("a key");
        assert!(!format!("{challenge:?}").contains(&KEY_OF_DAY[4..12]));
    }

    #[test]
    fn faces_are_equally_likely() {
        for name in [|n: u8| format!("day {n}"), |n: u8| key(n, "2026-11-16")] {
            let mut seen = [0_u32; 6];
            for n in 0..250 {
                auctions(&name(n), 48).into_iter().for_each(|face| seen[face as usize - 1] += 1);
            }
            assert!(seen.iter().all(|&n| (1_800..2_200).contains(&n)), "{seen:?}");
        }
    }

    #[test]
    fn decisions_change_no_die_of_another_address() {
        let sheets: Vec<_> = Atlas::standard().all().collect();
        let setup = Setup::solo(&sheets, Atlas::standard()).expect("enough sheets");
        for challenge in ["crane", &key(7, "2026-11-16")].map(Challenge::parse) {
            let challenge = challenge.expect("a challenge");
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
                    } else if drive::step(
                        &mut state,
                        &mut buf,
                        &mut stream,
                        &mut tally,
                        &mut drive::at_random,
                        &mut NoLog,
                    )
                    .is_none()
                    {
                        break;
                    }
                }
            }
            assert!(faces.len() > 100 && met > 1000, "{} addresses, {met} dice", faces.len());
        }
    }
}
