//! The first shuffle is made before a position can be staged, so it is looked at by itself.

use tabletop::{Stream, Viewer};

use crate::battery::TURNS;
use crate::duel::Duel;
use crate::pages::PAGES;
use crate::secretive::Secretive;
use crate::sent::Sent;
use crate::world::Ask;

impl<G: Secretive> Duel<G> {
    /// What a table that has just begun sends to everybody, and the numbers chance has drawn for it.
    pub fn begin(&mut self) -> (Vec<(Ask, Sent)>, Vec<u64>) {
        self.worlds.iter().for_each(|world| drop(world.source.take_drawn()));
        let seated = self.sit_down();
        let viewers = Viewer::all(seated.tokens.len() as u8);
        let mut all = Vec::new();
        for viewer in viewers {
            let visit = self.visit(&seated, viewer);
            let asks = visit.always(&mut self.luck).into_iter();
            let in_turn: Vec<_> = (0..TURNS).map(|turn| visit.in_turn(turn, &mut self.luck)).collect();
            let browsed: Vec<_> = (0..PAGES).map(|turn| visit.browse(turn, "fox", None, &mut self.luck)).collect();
            let in_turn = in_turn.into_iter().chain(browsed);
            for ask in asks.chain(in_turn.filter(|ask| ask.method == "GET" && !ask.kind.contains("hint"))) {
                let sent = match ask.path.contains("/stream") || ask.path.contains("/live") {
                    true => self.listen(&ask).map(|(sent, _)| sent),
                    false => self.ask(&ask),
                };
                let sent = sent.unwrap_or_else(|difference| panic!("{difference}"));
                all.push((ask, sent));
            }
        }
        (all, self.worlds[0].source.take_drawn())
    }
}

/// What a deck looks like in an event.
const ORDER: &str = "\"order\":[";

fn tells_no_seed<G: Secretive>(game: &'static str, players: &'static [u8]) {
    let mut duel = Duel::<G>::new(game, players, 41, None);
    let mut shuffles = 0;
    for _ in 0..2 * players.len() {
        let (all, drawn) = duel.begin();
        assert!(!drawn.is_empty(), "{game}: chance was asked");
        // What is written into the log is the first number of a stream.
        let numbers = drawn.iter().flat_map(|&seed| [seed, Stream::new(seed).next()]);
        let digits: Vec<_> =
            numbers.flat_map(|n| [format!("{n}"), format!("{n:x}"), format!("{}", n as i64)]).collect();
        for (ask, sent) in &all {
            let text = String::from_utf8_lossy(&[&sent.body[..], &sent.log].concat()).to_lowercase();
            let found = digits.iter().find(|digits| text.contains(*digits));
            assert_eq!(found, None, "{ask}: a seed in {text}");
            for (at, _) in text.match_indices(ORDER) {
                shuffles += 1;
                let order = text[at + ORDER.len()..].split(']').next().unwrap_or_default();
                let backs = order.split(',').filter(|&card| card == "null").count();
                assert_eq!(backs, order.split(',').count(), "{ask}: {order}");
            }
        }
    }
    assert!(shuffles > 0 || game.starts_with("islands"), "{game}: shuffles are told");
}

/// No answer contains the seed of the first shuffle, in any notation, and a shuffled deck is all backs.
#[test]
fn no_seed_is_sent_from_the_beginning() {
    tells_no_seed::<origami::State>("origami", &[2, 3, 4]);
    tells_no_seed::<origami::State>("legends", &[2, 3, 4]);
    tells_no_seed::<origami::State>("mixed", &[2, 3, 4]);
    tells_no_seed::<islands::State>("islands", &[2, 3, 4]);
    tells_no_seed::<islands::State>("islands-solo", &[1]);
}
