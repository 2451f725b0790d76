//! The laws that every game inherits.

use laws::{Lawful, Played, Scale, Style};
use tabletop::{Actor, Game as _, Record, Seat, Stream, Viewer};
use toy::rules::{Cup, Event, Move, Setup, View};

struct UnderTheCup;

/// What lies on the table: viewer, round, points, whether there is a die, the die if it is seen, what was said.
type OnTable = (Viewer, u8, [u8; 2], bool, Option<u8>, Option<u8>);

impl Lawful for UnderTheCup {
    type Game = Cup;
    type OnTable = OnTable;

    const PLAYERS: &'static [u8] = &[2];

    fn scale() -> Scale {
        Scale { cheap: 4_000, dear: 60 }
    }

    fn setups(_: u8) -> Vec<Setup> {
        vec![Setup]
    }

    fn most_moves(_: &Setup) -> usize {
        12
    }

    fn liking(_: Style, _: &Cup, _: Seat, m: Move) -> i32 {
        i32::from(m == Move::Doubt)
    }

    fn near_misses(_: &Cup, seat: Seat, legal: &[Move], _: &mut Stream, out: &mut Vec<Played<Self>>) {
        let all = (0..8).map(Move::Say).chain([Move::Believe, Move::Doubt, Move::Rolled(3), Move::Rolled(7)]);
        out.extend(all.map(|m| (Actor::Seat(seat), m)));
        out.extend(legal.iter().map(|&m| (Actor::Seat(toy::rules::other(seat)), m)));
    }

    fn each_card_once(game: &Cup) -> Result<(), String> {
        let view = game.view(Viewer::Spectator);
        let points = view.points[0] + view.points[1];
        if points == view.round { Ok(()) } else { Err(format!("{points} points in {} rounds", view.round)) }
    }

    fn table(view: &View) -> OnTable {
        (view.viewer, view.round, view.points, view.is_rolled, view.die, view.said)
    }

    fn fold((_, round, points, is_rolled, die, said): &mut OnTable, seen: &Event) {
        match *seen {
            Event::Rolled(_, face) => (*is_rolled, *die) = (true, face),
            Event::Said(_, face) => *said = Some(face),
            Event::Judged(..) => {}
            Event::Lifted(_, winner) => {
                points[winner.index()] += 1;
                (*round, *is_rolled, *die, *said) = (*round + 1, false, None, None);
            }
        }
    }

    fn is_possible((): &(), _: &Cup) -> bool {
        true
    }

    fn save(setup: &Setup, played: &[Played<Self>], game: &Cup) -> String {
        Record::<Cup> { setup: *setup, moves: played.to_vec(), standing: game.standing() }.to_text()
    }

    fn load(text: &str) -> Result<(Setup, Vec<Played<Self>>), String> {
        let record = Record::<Cup>::parse(text).map_err(|error| error.to_string())?;
        Ok((record.setup, record.moves))
    }
}

laws::inherit!(UnderTheCup: two_players 2);
