//! What the signs mean by which an island is written as letters.

use ::islands::atlas::{Island, Landmark};

use crate::Phrases;

/// What each sign means, with the letters of the colours in their order; `painted` if somebody may have painted there.
#[must_use]
pub fn of_squares<'a>(
    say: Phrases,
    [blue, green, red]: [char; 3],
    painted: bool,
    islands: impl Iterator<Item = &'a Island>,
) -> Vec<String> {
    let mut parts = vec![format!(". {}", say.islands_sign_empty())];
    parts.push(format!("({blue}) ({green}) ({red}) {}", say.islands_sign_outline()));
    if painted {
        parts.push(format!("{blue} {green} {red} {}", say.islands_sign_painted()));
        parts.push(format!("[{red}] {}", say.islands_sign_filled()));
        let harbor = Landmark::RegularHarbor.letter();
        parts.push(format!("[{harbor}] {}", say.islands_sign_surrounded()));
    }
    parts.extend(of_landmarks(say, islands));
    parts
}

/// What the letters of the landmarks of these islands mean.
#[must_use]
pub fn of_landmarks<'a>(say: Phrases, islands: impl Iterator<Item = &'a Island>) -> Vec<String> {
    let mut there = [false; Landmark::ALL.len()];
    for island in islands {
        for landmark in Landmark::ALL {
            there[landmark as usize] |= !island.at(landmark).is_empty();
        }
    }
    let there = Landmark::ALL.into_iter().filter(|&landmark| there[landmark as usize]);
    there.map(|l| format!("{} {}", l.letter(), say.islands_landmark(l.word()))).collect()
}
