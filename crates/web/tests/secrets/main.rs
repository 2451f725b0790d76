//! The server tells nobody what they may not know.
//!
//! Two servers run side by side. Ids, tokens and times are the same in both; hidden cards, hidden choices and the seeds of chance
//! are not. Whatever one viewer, or a stranger, can get from them must be the same to the last byte: status, headers, body, streams
//! of events, and the lines of the log meanwhile. `LAWS=quick|normal|long` says how much is compared.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `world` | a server without a socket |
//! | `split` | its time and its numbers: some for everybody, some for nobody |
//! | `walk` | positions of random games, and other worlds that look the same to somebody |
//! | `lockstep` | moves both worlds have in common, as far as the viewer can tell |
//! | `duel`, `segment` | both servers, asked the same from one position to the next |
//! | `battery`, `pages` | all that is asked, by programs and by browsers |
//! | `sent` | what is sent, and where it differs |
//! | `leaks` | leaks planted on purpose, each of which is caught |
//! | `daily` | today's challenge, whose dice follow from the secret of the server |
//! | `lessons` | a lesson, step by step |
//! | `tries` | playing on from a game as it was |
//! | `afar` | a table that is watched some moves later: what has been played since |
//! | `handed_on` | a seat that changes hands while its first owner listens |
//! | `whole`, `beginning` | what is looked at by itself: whole games with hints, and the first shuffle |

mod afar;
mod battery;
mod beginning;
mod daily;
mod duel;
mod handed_on;
mod leaks;
mod lessons;
mod lockstep;
mod pages;
mod scale;
mod secretive;
mod segment;
mod sent;
mod split;
mod tries;
mod walk;
mod whole;
mod world;

use duel::Duel;
use scale::Scale;
use secretive::Secretive;
use world::elsewhere;

/// `share`: one of how many of all pairs.
fn keeps_its_secrets<G: Secretive>(game: &'static str, players: &'static [u8], share: u64) {
    let start = std::time::Instant::now();
    let mut duel = Duel::<G>::new(game, players, 20_261_116, None);
    if let Err(difference) = duel.run(Scale::from_env().pairs / share) {
        panic!("{game}, after {} pairs: {difference}", duel.tally.pairs);
    }
    println!("{game}: {:?} in {:?}", duel.tally, start.elapsed());
    // Threads that serve both worlds log nothing at all.
    assert_eq!(String::from_utf8_lossy(&elsewhere().take()), "");
}

#[test]
fn origami() {
    keeps_its_secrets::<origami::State>("origami", &[2, 3, 4], 1);
}

#[test]
fn legends() {
    keeps_its_secrets::<origami::State>("legends", &[2, 3, 4], 1);
}

#[test]
fn mixed() {
    keeps_its_secrets::<origami::State>("mixed", &[2, 3, 4], 1);
}

// A game without drawings has pages and JSON of their own kind. It is short, and so are its secrets.
#[test]
fn a_plain_game() {
    keeps_its_secrets::<toy::Cup>("cup", &[2], 4);
}

// Of Islands only a choice of sheets is hidden, and what chance will bring; its pages are the largest.
#[test]
fn islands() {
    keeps_its_secrets::<islands::State>("islands", &[2, 3, 4, 6], 3);
}

#[test]
fn islands_alone() {
    keeps_its_secrets::<islands::State>("islands-solo", &[1], 4);
}
