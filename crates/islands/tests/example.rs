//! I-10.1: the worked round of the rulebook, from its first roll to the last income.

#[path = "common/after.rs"]
mod after;
mod common;

use after::after;
use common::{check, on};
use islands::text::event_text;
use islands::{Landmark, Nth, Side};
use tabletop::Seat;

/// Archibald, seat 0: a wood with a grove and a gold mine, and peaks with two volcanoes. Beatrice, seat 1: a beacon
/// with a coal pit, and a cove with a secret harbor. The third sheet is everybody's.
const SHEETS: &str = "
| sheet t-archibald near
| island T Archibald Wood
| H..T.
| .....
| .G..L
| island T Archibald Peaks
| H....
| ..V..
| .....
| ....V
| L....
| sheet t-beatrice near
| island T Beatrice Beacon
| H....C
| ..L...
| ......
| island T Beatrice Cove
| H....
| ..S..
| ....L
| sheet t-spare near
| island T Spare
| H...
| ...L
| island T Spare Other
| H...
| ...L
";

/// An autumn round in the middle of a game. What is painted gives what the example says they have: around Archibald's
/// gold mine all is green, around his first lighthouse all is blue; around Beatrice's coal pit there are two colours.
const POSITION: &str = "
sheets 0: t-archibald t-spare
sheets 1: t-beatrice t-spare
round 7
first 0
coins 0: 5
coins 1: 9
painted 0 1 green: a2 b2 c2 a3 c3
painted 0 1 blue: c1 d2 e2 d3
painted 0 2 red: b1 c1
painted 0 2 green: b2 b3
gold 0: single
painted 1 1 red: b1 c1 d1 e1 b2 f2 b3
painted 1 1 blue: e2
coal 1: different
";

#[test]
fn i_10_1_the_worked_round() {
    check(
        SHEETS,
        &format!(
            "{POSITION}---
= season red
# Two volcanoes on the peaks, neither surrounded.
= volcanoes 0: 2

# Bidding: Archibald rolls a 2 and bids the least; Beatrice bids 5, and he can't bid 6.
* rolled 2
> card 2
= asked 0
0 bid 2
> 0 bids 2
= asked 1
! 1 bid 2 : needs 3 to 9, got 2 (I-3.2)
1 bid 5
> 1 bids 5
> 0 passes unable
> 1 wins 5

# Beatrice leads and has paid.
= first 1
= coins 1: 4
= asked 1
# Her coal-pit square, in the season's colour, beside the lighthouse.
! 1 paint 1 blue c3 : not allowed here (I-8.4)
1 paint 1 red c3
> 1 paints coal-pit 1 red c3
# The first domino, standing, surrounds the lighthouse with red.
1 paint 1 red d2 d3
> 1 paints auction 1 red d2 d3
> 1 surrounds 1 c2 lighthouse single
> 1 access both-harbors
# The second one, lying, begins a new island beside its secret harbor.
1 paint 2 red b3 c3
> 1 paints auction 2 red b3 c3
> 1 starts 2 both-harbors
= access 1:
= coins 1: 4

# Archibald's square, in red, surrounds the grove with different colours.
= asked 0
0 paint 1 red e1
> 0 paints square 1 red e1
> 0 surrounds 1 d1 grove different
= asked 0
0 shape 3
> 0 chooses grove 3
= asked *
* rolled 1
> 0 rolls grove 1 blue
# Turned, on the other island: a volcano, with different colours. He is the richest himself.
0 paint 2 blue d1 d2 c3 d3
> 0 paints grove 2 blue d1 d2 c3 d3
> 0 surrounds 2 c2 volcano different
> 0 returns volcano token
> 0 takes nothing richest
> 0 income 3+2-1=4
> round 8 red first 1
= volcanoes 0: 1
= coins 0: 9
= coins 1: 4
= round 8
= asked *
"
        ),
    );
}

/// The moves of the round.
const MOVES: &str = "---
* rolled 2
0 bid 2
1 bid 5
1 paint 1 red c3
1 paint 1 red d2 d3
1 paint 2 red b3 c3
0 paint 1 red e1
0 shape 3
* rolled 1
0 paint 2 blue d1 d2 c3 d3
";

#[test]
fn i_10_1_nothing_else_happens() {
    let (state, log) = after(&on(SHEETS, &format!("{POSITION}{MOVES}")));
    let told: Vec<_> = log.iter().map(event_text).collect();
    assert_eq!(
        told,
        [
            "card 2",
            "0 bids 2",
            "1 bids 5",
            "0 passes unable",
            "1 wins 5",
            "1 paints coal-pit 1 red c3",
            "1 paints auction 1 red d2 d3",
            "1 surrounds 1 c2 lighthouse single",
            "1 access both-harbors",
            "1 paints auction 2 red b3 c3",
            "1 starts 2 both-harbors",
            "0 paints square 1 red e1",
            "0 surrounds 1 d1 grove different",
            "0 chooses grove 3",
            "0 rolls grove 1 blue",
            "0 paints grove 2 blue d1 d2 c3 d3",
            "0 surrounds 2 c2 volcano different",
            "0 returns volcano token",
            "0 takes nothing richest",
            "0 income 3+2-1=4",
            "round 8 red first 1",
        ]
    );
    assert_eq!([Seat(0), Seat(1)].map(|seat| state.coins(seat)), [9, 4]);
}

#[test]
fn i_10_1_the_position_is_one_that_can_come_about() {
    // The tokens they hold are those of the landmarks they have surrounded.
    let (state, _) = after(&on(SHEETS, POSITION));
    let surrounded = |seat: u8, island: u8| {
        let all = state.surrounded(Seat(seat), Nth(island));
        all.map(|(square, landmark, side)| (square.to_string(), landmark, side)).collect::<Vec<_>>()
    };
    let at = |square: &str, landmark, side| (square.to_owned(), landmark, side);
    let wood = [at("b3", Landmark::GoldMine, Side::Single), at("e3", Landmark::Lighthouse, Side::Single)];
    assert_eq!(surrounded(0, 0), wood);
    assert_eq!(surrounded(0, 1), []);
    assert_eq!(surrounded(1, 0), [at("f1", Landmark::CoalPit, Side::Different)]);
}

#[test]
fn i_10_1_if_beatrice_were_as_rich_archibald_would_take_four() {
    // Had Beatrice 9 coins left, she would be the richest; the volcano takes 4 with different colours.
    let rich = POSITION.replace("coins 1: 9", "coins 1: 14");
    check(
        SHEETS,
        &format!(
            "{rich}{MOVES}> 0 returns volcano token
> 0 takes 4 from 1
> 0 income 3+2-1=4
= coins 0: 13
= coins 1: 5"
        ),
    );
    // Equally rich: he takes from her, too.
    let equal = POSITION.replace("coins 1: 9", "coins 1: 10");
    check(SHEETS, &format!("{equal}{MOVES}> 0 takes 4 from 1\n= coins 0: 13\n= coins 1: 1"));
}
