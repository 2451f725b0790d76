//! Hints come from what a player knows.

use std::time::{Duration, Instant};

use tabletop::Viewer;

use crate::duel::{Duel, Verdict};
use crate::scale::Scale;
use crate::secretive::Secretive;
use crate::world::Ask;

/// A hint that came sooner was not cut off by the time a bot has for it.
const HINT_TIME: Duration = Duration::from_millis(290);

impl<G: Secretive> Duel<G> {
    /// Compares so many hints: they come from what the viewer knows, and a seed.
    pub fn hint(&mut self, hints: u64) -> Verdict<u64> {
        let (mut tries, mut compared) = (0, 0);
        while compared < hints && tries < 20 * hints {
            tries += 1;
            // Every other table has hints.
            self.tables |= 1;
            let mut seated = self.sit_down();
            let pair = seated.walk.find();
            let Viewer::Seat(seat) = pair.viewer else { continue };
            if !pair.one.who().contains(&seat) {
                continue;
            }
            for (world, position) in self.worlds.iter().zip([pair.one, pair.other]) {
                world.stage(&seated.id, position.any());
            }
            let path = format!("/api/v1/tables/{}/hint", seated.id);
            let ask = Ask::get("hint", path).by(Some(&seated.tokens[seat.index()]));
            let [(one, a), (other, b)] = [0, 1].map(|at: usize| {
                let start = Instant::now();
                (self.worlds[at].ask(&ask), start.elapsed())
            });
            assert_eq!(one.status, 200, "{}", String::from_utf8_lossy(&one.body));
            // A search that ran out of time has seen more in one world than in the other.
            if a.max(b) < HINT_TIME {
                one.compare(&other, &ask)?;
                compared += 1;
            }
        }
        Ok(compared)
    }
}

fn know_no_more<G: Secretive>(game: &'static str) {
    match Duel::<G>::new(game, &[2, 3], 31, None).hint(Scale::from_env().hints) {
        Ok(compared) => println!("{game}: {compared} hints"),
        Err(difference) => panic!("{game}: {difference}"),
    }
}

/// They are compared on servers of their own: how long bots have thought is one of the metrics, and time is not fixed for them.
#[test]
fn hints_know_no_more_than_their_player() {
    know_no_more::<origami::State>("origami");
    know_no_more::<origami::State>("mixed");
    know_no_more::<islands::State>("islands");
}
