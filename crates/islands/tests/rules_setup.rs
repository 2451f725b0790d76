//! I-1 Components and I-2 Setup, rule by rule.

#[path = "common/after.rs"]
mod after;
mod common;
#[path = "common/own.rs"]
mod own;
#[path = "common/table.rs"]
mod table;

use after::after;
use common::{check, on};
use islands::atlas::{Colouring, Kind, MAX_SHEETS, SPACES};
use islands::bits::{Square, Squares};
use islands::{
    Ask, Atlas, BadSetup, Colour, Event, Kept, Landmark, Move, Nth, Rule, Setup, Shape, SheetId, SheetSet, State,
    Variant, View,
};
use own::atlas;
use table::table;
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, NoLog, Roll, Seat, Stream, Viewer, Why, drive};

/// Four sheets, so that a deal of three leaves one out.
const FOUR: &str = "
| sheet t-one near
| island T One East
| H...
| ...L
| island T One West
| L...
| ...H
| sheet t-two near
| island T Two East
| H....
| ....L
| island T Two West
| L....
| ....H
| sheet t-three far
| island T Three East
| H..
| ...
| ..L
| island T Three West
| L..
| ...
| ..H
| sheet t-four far
| island T Four East
| H.
| ..
| ..
| .L
| island T Four West
| L.
| ..
| ..
| .H
";

/// One of each landmark, and three outlines.
const ALL_LANDMARKS: &str = "
| sheet t-all near
| island T All
| H.S.L
| .rr.V
| .C.G.
| gg.b.
| ^P~bT
| island T All Other
| H.L
| sheet t-rest near
| island T Rest
| H.L
| island T Rest Other
| H.L
";

fn word(atlas: &Atlas, sheet: SheetId) -> &str {
    &atlas.sheet(sheet).id
}

fn squares(names: &str) -> Squares {
    names.split(' ').map(|name| Square::named(name).expect("a square")).collect()
}

// --- I-1.1 --------------------------------------------------------------------------------------------------------

#[test]
fn i_1_1_twelve_kinds_of_sheet_with_two_islands_each() {
    let atlas = Atlas::standard();
    assert_eq!(atlas.sheets().len(), 12);
    let mut names: Vec<_> = atlas.sheets().iter().flat_map(|s| s.islands.iter().map(|i| i.name.as_str())).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 24);
    let mut ids: Vec<_> = atlas.sheets().iter().map(|s| s.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 12);
}

#[test]
fn i_1_1_anyone_can_add_sheets() {
    let atlas = atlas(FOUR);
    let own: Vec<_> = atlas.all().filter(|&id| !atlas.is_standard(id)).map(|id| word(atlas, id)).collect();
    assert_eq!(own, ["t-one", "t-two", "t-three", "t-four"]);
    assert!(atlas.sheets().len() < MAX_SHEETS);
    // And plays on them, or on a mixture.
    check(FOUR, "sheets 0: t-four t-one\n---\n= sheets 0: t-four t-one\n= sheets 1: t-one t-two");
}

// --- I-1.2 --------------------------------------------------------------------------------------------------------

#[test]
fn i_1_2_an_island_is_a_grid_of_empty_squares_and_landmarks() {
    let atlas = atlas(ALL_LANDMARKS);
    let island = atlas.island(atlas.named("t-all").expect("the sheet"), 0);
    assert_eq!((island.rows, island.columns), (5, 5));
    let at = [
        (Landmark::RegularHarbor, "a1"),
        (Landmark::SecretHarbor, "c1"),
        (Landmark::Lighthouse, "e1"),
        (Landmark::Volcano, "e2"),
        (Landmark::CoalPit, "b3"),
        (Landmark::GoldMine, "d3"),
        (Landmark::Grove, "e5"),
        (Landmark::Temple, "b5"),
        (Landmark::Mountain, "a5"),
        (Landmark::Sea, "c5"),
    ];
    for (landmark, square) in at {
        assert_eq!(island.at(landmark), squares(square), "{landmark:?}");
        assert_eq!(island.landmark(Square::named(square).expect("a square")), Some(landmark));
    }
    let landmarks: Squares = at.iter().map(|(_, name)| Square::named(name).expect("a square")).collect();
    assert_eq!(island.empty, island.grid().without(landmarks));
    assert_eq!((island.grid().len(), island.empty.len()), (25, 15));
}

#[test]
fn i_1_2_an_outline_is_no_landmark() {
    let atlas = atlas(ALL_LANDMARKS);
    let island = atlas.island(atlas.named("t-all").expect("the sheet"), 0);
    let outlines: Vec<_> = island.outlines.iter().map(|o| (o.squares, o.colour)).collect();
    let wanted = [(squares("b2 c2"), Colour::Red), (squares("a4 b4"), Colour::Green), (squares("d4 d5"), Colour::Blue)];
    assert_eq!(outlines, wanted);
    for (inside, _) in wanted {
        assert!(inside.within(island.empty), "squares of an outline are empty ones");
        assert!(inside.iter().all(|square| island.landmark(square).is_none()));
    }
    // They are painted like others; a landmark is not.
    check(
        ALL_LANDMARKS,
        "
painted 0 1 red: b1
---
* rolled 2
0 pass
1 pass
! 0 paint 1 red c1 : not there (I-5.1)
! 0 paint 1 red a1 : not there (I-5.1)
0 paint 1 red b2
= painted 0 1 red: b1 b2
",
    );
}

// --- I-1.3 --------------------------------------------------------------------------------------------------------

#[test]
fn i_1_3_cards_2_to_5_show_a_shape_and_1_and_6_none() {
    for atlas in [Atlas::standard(), atlas(FOUR)] {
        let shapes: Vec<_> = (1..=6).map(|card| atlas.board().card(card).shape).collect();
        let [two, three, four, five] = Shape::ALL.map(Some);
        assert_eq!(shapes, [None, two, three, four, five, None]);
    }
    assert_eq!(Shape::ALL.map(Shape::number), [2, 3, 4, 5]);
    assert_eq!([1, 6].map(Shape::numbered), [None; 2]);
}

#[test]
fn i_1_3_four_different_shapes() {
    let board = Atlas::standard().board();
    for (i, piece) in board.pieces.iter().enumerate() {
        assert!(piece.0.is_connected());
        for other in &board.pieces[..i] {
            assert!(!piece.is_form_of(other.0));
        }
    }
    assert_eq!(board.pieces.map(|piece| piece.0.len()), [2, 4, 4, 5]);
}

#[test]
fn i_1_3_the_colour_die_shows_each_colour_twice() {
    for (die, colour) in (1..).zip(["blue", "blue", "green", "green", "red", "red"]) {
        check(
            FOUR,
            &format!(
                "
---
* rolled 1
0 bid 1
1 pass
0 shape 2
= asked *
* rolled {die}
> 0 rolls auction {die} {colour}
0 paint 1 {colour} b1 c1
"
            ),
        );
    }
    check(
        FOUR,
        "
---
* rolled 1
0 bid 1
1 pass
0 shape 2
! * rolled 0 : needs 1 to 6, got 0 (I-5.5)
! * rolled 7 : needs 1 to 6, got 7 (I-5.5)
! 0 rolled 1 : not asked now (I-5.5)
",
    );
}

// --- I-1.4 --------------------------------------------------------------------------------------------------------

#[test]
fn i_1_4_a_track_of_24_spaces_in_three_colours() {
    let track = Atlas::standard().board().track;
    assert_eq!(track.len(), SPACES);
    assert_eq!(SPACES, 24);
    assert!(Colour::ALL.iter().all(|colour| track.contains(colour)));
}

#[test]
fn i_1_4_the_marker_shows_the_season_and_goes_from_line_to_line() {
    // A track without any regularity, so that no space can stand for another one.
    let lines = [
        "red blue red green green blue red red red blue green red",
        "blue blue green red green green blue red blue red red green",
    ];
    let board = format!(
        "
| board
| track ours
| line {}
| line {}
| card 1 choice printed random ours
| card 2 ## ## printed season printed
| card 3 #../### ours season printed
| card 4 .#./### ours season printed
| card 5 #.#/### ours season printed
| card 6 choice printed any ours
",
        lines[0], lines[1]
    );
    let idle = "* rolled 1\n0 pass\n1 pass\n0 give-up\n1 give-up\n";
    let mut script = "---\n".to_owned();
    for (round, colour) in (1..).zip(lines.iter().flat_map(|line| line.split(' '))) {
        script += &format!("= round {round}\n= season {colour}\n");
        script += idle;
        if round == 1 {
            script += "> round 2 blue first 0\n";
        }
        if round == 12 {
            // From the last space of the upper line to the first one of the lower line.
            script += "> round 13 blue first 0\n";
        }
    }
    check(&format!("{board}{FOUR}"), &format!("{script}> ends\n= over"));
}

#[test]
fn i_1_4_a_game_begins_on_the_first_space() {
    let mut state = State::start(&table(2, FOUR, Variant::Standard));
    let mut log = Vec::new();
    state.play(Actor::Chance, Move::Shuffled(1), &mut log).expect("a deal");
    keep_first_two(&mut state, &mut log);
    state.play(Actor::Chance, Move::Rolled(1), &mut log).expect("the lot");
    assert_eq!(log.last(), Some(&Event::Round { round: 1, colour: Colour::Red, first: Seat(0) }));
    assert_eq!((state.round(), state.season()), (1, Colour::Red));
}

// --- I-2.1 --------------------------------------------------------------------------------------------------------

/// Everybody who is asked keeps the first two sheets dealt.
fn keep_first_two(state: &mut State, log: &mut Vec<Event>) {
    while let Asked::Together(seats, Ask::Keep) = state.asked() {
        let seat = seats.first().expect("somebody is asked");
        let dealt = dealt(state, seat);
        state.play(seat.into(), Move::Keep(Kept(dealt[0], dealt[1])), log).expect("a legal choice");
    }
}

/// The sheets a player was dealt, as everybody can see.
fn dealt(state: &State, seat: Seat) -> Vec<SheetId> {
    state.view(Viewer::Spectator).table.seats[seat.index()].dealt.clone()
}

#[test]
fn i_2_1_two_to_six_players() {
    let atlas = Atlas::standard();
    for players in 0..=8 {
        let setup = Setup::new(players, SheetSet::all(atlas), Variant::Standard, atlas);
        if (2..=6).contains(&players) {
            assert_eq!(State::start(&setup.expect("a good table")).players(), players);
        } else {
            assert_eq!(setup, Err(BadSetup::Players(players)));
        }
    }
    assert_eq!(BadSetup::Players(7).rule(), Rule::Players);
    assert_eq!(BadSetup::Players(7).to_string(), "7 players: 2 to 6 can play (I-2.1)");
}

#[test]
fn i_2_1_everybody_begins_with_15_coins() {
    for players in 2..=6 {
        let state = State::start(&table(players, FOUR, Variant::Standard));
        assert!((0..players).all(|seat| state.coins(Seat(seat)) == 15));
    }
}

#[test]
fn i_2_1_the_first_player_is_drawn_by_lot() {
    for players in 2..=6 {
        for first in 0..players {
            let (mut state, mut log) = (State::start(&table(players, FOUR, Variant::Standard)), Vec::new());
            state.play(Actor::Chance, Move::Shuffled(7), &mut log).expect("a deal");
            keep_first_two(&mut state, &mut log);
            assert_eq!(state.asked(), Asked::Chance(Roll::Below(players), Ask::Lot));
            for wrong in [0, players + 1] {
                let refused = state.check(Actor::Chance, Move::Rolled(wrong)).expect_err("no such seat");
                assert_eq!(refused.rule, Rule::Players);
                let needs = Why::Needs { least: 1, most: players.into(), got: wrong.into() };
                assert_eq!(refused.why, needs);
            }
            assert!(state.check(Seat(0).into(), Move::Rolled(1)).is_err(), "chance draws, not a player");
            state.play(Actor::Chance, Move::Rolled(first + 1), &mut log).expect("the lot");
            assert!(log.contains(&Event::FirstPlayer { seat: Seat(first) }));
            assert_eq!(state.first(), Seat(first));
            // The first player rolls the die and bids first.
            state.play(Actor::Chance, Move::Rolled(1), &mut log).expect("the die");
            assert!(matches!(state.asked(), Asked::Seat(seat, Ask::Bid { .. }) if seat == Seat(first)));
        }
    }
}

// --- I-2.2 --------------------------------------------------------------------------------------------------------

#[test]
fn i_2_2_each_player_gets_three_sheets_and_keeps_two() {
    let setup = table(3, FOUR, Variant::Standard);
    let (mut state, mut log) = (State::start(&setup), Vec::new());
    assert_eq!(state.asked(), Asked::Chance(Roll::Shuffle, Ask::Deal));
    state.play(Actor::Chance, Move::Shuffled(5), &mut log).expect("a deal");
    for seat in (0..3).map(Seat) {
        let Event::Dealt { seat: to, sheets } = log[seat.index()] else { panic!("{log:?}") };
        let words = dealt(&state, seat).iter().map(|&sheet| word(setup.atlas(), sheet)).collect::<Vec<_>>();
        assert_eq!((to, sheets.to_vec()), (seat, words));
    }
    let everybody = (0..3).map(Seat).collect();
    assert_eq!(state.asked(), Asked::Together(everybody, Ask::Keep));
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    for seat in (0..3).map(Seat) {
        let [a, b, c] = dealt(&state, seat)[..] else { panic!("three sheets") };
        buf.clear();
        state.moves(seat.into(), &mut buf);
        let mut there: Vec<_> = buf.iter().copied().collect();
        there.sort_unstable();
        let mut wanted = [Kept(a, b), Kept(a, c), Kept(b, c)].map(Move::Keep);
        wanted.sort_unstable();
        assert_eq!(there, wanted);
        let left_out = setup.sheets().iter().find(|s| ![a, b, c].contains(s)).expect("one was not dealt");
        let refused = |kept: Kept| {
            let refusal = state.check(seat.into(), Move::Keep(kept)).expect_err("not to be kept");
            assert_eq!(refusal.rule, Rule::KeepTwo, "{kept:?}");
            refusal.why
        };
        assert_eq!(refused(Kept(a, left_out)), Why::NotThere);
        assert_eq!(refused(Kept(SheetId(u8::MAX), b)), Why::NotThere);
        assert_eq!(refused(Kept(a, a)), Why::NotAllowed);
        assert_eq!(refused(Kept(b, a)), Why::NotAllowed, "they stay in the order dealt (I-2.6)");
        assert_eq!(state.check(seat.into(), Move::Pass).map_err(|no| no.why), Err(Why::WrongAnswer));
    }
    keep_first_two(&mut state, &mut log);
    for seat in (0..3).map(Seat) {
        let islands = Nth::ALL.map(|nth| state.island(seat, nth).name.clone());
        assert_eq!(islands.len(), 4);
        let [_, _, gone] = dealt(&state, seat)[..] else { panic!("three sheets") };
        assert!(!islands.contains(&setup.atlas().island(gone, 0).name), "the third sheet has left the game");
    }
}

#[test]
fn i_2_2_sheets_are_dealt_as_the_document_says() {
    // docs/ISLANDS.md and docs/RECORDS.md, written once more.
    struct Stream(u64);
    impl Stream {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ z >> 31
        }
        fn below(&mut self, n: u64) -> usize {
            loop {
                let product = (self.next() >> 32) * n;
                if product % (1 << 32) >= (1 << 32) % n {
                    return (product >> 32) as usize;
                }
            }
        }
    }
    let setup = Setup::new(6, SheetSet::all(Atlas::standard()), Variant::Standard, Atlas::standard()).expect("a table");
    for seed in 0..50 {
        let mut state = State::start(&setup);
        state.play(Actor::Chance, Move::Shuffled(seed), &mut NoLog).expect("a deal");
        let mut stream = Stream(seed);
        for seat in (0..6).map(Seat) {
            let mut left: Vec<SheetId> = setup.sheets().iter().collect();
            let drawn: Vec<SheetId> = (0..3).map(|_| left.remove(stream.below(left.len() as u64))).collect();
            assert_eq!(dealt(&state, seat), drawn, "seed {seed}, seat {seat}");
        }
    }
}

#[test]
fn i_2_2_all_choose_in_any_order_each_once() {
    let setup = table(4, FOUR, Variant::Standard);
    let mut dealt_state = State::start(&setup);
    dealt_state.play(Actor::Chance, Move::Shuffled(9), &mut NoLog).expect("a deal");
    let mut ends = Vec::new();
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
        let (mut state, mut log) = (dealt_state.clone(), Vec::new());
        for (i, seat) in order.map(Seat).into_iter().enumerate() {
            let left: tabletop::Seats = order[i..].iter().copied().map(Seat).collect();
            assert_eq!(state.asked(), Asked::Together(left, Ask::Keep));
            let sheets = dealt(&state, seat);
            let kept = Kept(sheets[usize::from(seat.0 % 2)], sheets[2]);
            assert!(!state.has_islands(seat));
            state.play(seat.into(), Move::Keep(kept), &mut log).expect("a legal choice");
            let again = state.check(seat.into(), Move::Keep(kept)).expect_err("chosen already");
            let rule = if i + 1 < order.len() { Rule::KeepTwo } else { Rule::Players };
            assert_eq!((again.rule, again.why), (rule, Why::NotAsked));
        }
        // Nothing is known before the last one; then everything, by seat.
        let kinds: Vec<_> = log.iter().map(|e| matches!(e, Event::Keeps { .. })).collect();
        assert_eq!(kinds, [false, false, false, false, true, true, true, true]);
        assert!(state.has_islands(Seat(0)));
        ends.push(state);
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "the order of choosing changes nothing");
}

/// What `viewer` sees of a game in which the first of three players has chosen, and of the events up to then.
fn seen_after_choice(kept: fn(&[SheetId]) -> Kept, viewer: Viewer) -> (View, Vec<islands::Seen>) {
    let (mut state, mut log) = (State::start(&table(3, FOUR, Variant::Standard)), Vec::new());
    state.play(Actor::Chance, Move::Shuffled(11), &mut log).expect("a deal");
    let choice = kept(&dealt(&state, Seat(0)));
    state.play(Seat(0).into(), Move::Keep(choice), &mut log).expect("a legal choice");
    (state.view(viewer), log.iter().map(|event| State::seen_by(event, viewer)).collect())
}

#[test]
fn i_2_2_a_choice_is_secret_until_all_have_chosen() {
    let choices: [fn(&[SheetId]) -> Kept; 3] = [|d| Kept(d[0], d[1]), |d| Kept(d[0], d[2]), |d| Kept(d[1], d[2])];
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let [a, b, c] = choices.map(|choice| seen_after_choice(choice, viewer));
        // Whatever was chosen looks the same, in the position and in what was told.
        assert!(a == b && b == c, "{viewer:?}");
        assert_eq!(a.1.last(), Some(&Event::Chose { seat: Seat(0), kept: None }));
        let first = &a.0.table.seats[0];
        assert!(first.chosen && first.choice.is_none() && first.kept.is_none() && first.islands.is_empty());
        // Printed, too: a view has no other place to keep a secret in.
        assert_eq!(format!("{:?}", a.0), format!("{:?}", b.0));
    }
    // The one who chose knows.
    let me = Viewer::Seat(Seat(0));
    let [a, b, c] = choices.map(|choice| seen_after_choice(choice, me));
    assert!(a != b && b != c && a != c);
    assert!(matches!(a.1.last(), Some(Event::Chose { kept: Some(_), .. })));
    assert!(a.0.table.seats[0].choice.is_some());
}

#[test]
fn i_2_2_once_all_have_chosen_everybody_knows() {
    let setup = table(3, FOUR, Variant::Standard);
    let (mut state, mut log) = (State::start(&setup), Vec::new());
    state.play(Actor::Chance, Move::Shuffled(11), &mut log).expect("a deal");
    keep_first_two(&mut state, &mut log);
    for viewer in Viewer::all(3) {
        let view = state.view(viewer);
        for seat in &view.table.seats {
            assert_eq!(seat.kept, Some(Kept(seat.dealt[0], seat.dealt[1])));
            assert!(!seat.chosen && seat.choice.is_none() && seat.islands.len() == 4);
        }
        let told = log.iter().map(|event| State::seen_by(event, viewer));
        assert_eq!(told.filter(|seen| matches!(seen, Event::Keeps { .. })).count(), 3);
    }
}

#[test]
fn i_2_2_a_table_may_deal_from_the_near_islands_only() {
    let atlas = Atlas::standard();
    let near = SheetSet::of_kind(atlas, Kind::Near);
    assert_eq!(near.len(), 4);
    let setup = Setup::new(6, near, Variant::Standard, atlas).expect("a good table");
    for seed in 0..50 {
        let mut state = State::start(&setup);
        state.play(Actor::Chance, Move::Shuffled(seed), &mut NoLog).expect("a deal");
        for seat in (0..6).map(Seat) {
            assert!(dealt(&state, seat).iter().all(|&sheet| atlas.sheet(sheet).kind == Kind::Near));
        }
    }
}

#[test]
fn i_2_2_with_two_sheets_nobody_chooses() {
    let atlas = atlas(FOUR);
    let pick = |words: &[&str]| words.iter().filter_map(|word| atlas.named(word)).collect::<SheetSet>();
    let setup = Setup::new(3, pick(&["t-four", "t-two"]), Variant::Standard, atlas).expect("a good table");
    let state = State::start(&setup);
    assert_eq!(state.asked(), Asked::Chance(Roll::Below(3), Ask::Lot));
    for seat in (0..3).map(Seat) {
        let islands = Nth::ALL.map(|nth| state.island(seat, nth).name.as_str());
        assert_eq!(islands, ["T Two East", "T Two West", "T Four East", "T Four West"]);
    }
    for (words, got) in [(&["t-one"][..], 1), (&[], 0)] {
        let bad = Setup::new(3, pick(words), Variant::Standard, atlas).expect_err("a player needs two");
        assert_eq!((bad, bad.rule()), (BadSetup::TooFewSheets(got), Rule::KeepTwo));
        assert_eq!(bad.to_string(), format!("{got} sheets: a player needs two (I-2.2)"));
    }
    // Sheets that this atlas does not have do not count.
    let strange: SheetSet = [SheetId(62), SheetId(63)].into_iter().collect();
    assert_eq!(Setup::new(2, strange, Variant::Standard, atlas), Err(BadSetup::TooFewSheets(0)));
}

#[test]
fn i_2_2_nobody_bids_before_all_have_chosen() {
    let mut state = State::start(&table(2, FOUR, Variant::Standard));
    let refused = |state: &State, by: Actor, m: Move| state.check(by, m).map_err(|no| (no.rule, no.why));
    assert_eq!(refused(&state, Seat(0).into(), Move::Pass), Err((Rule::KeepTwo, Why::NotAsked)));
    assert_eq!(refused(&state, Actor::Chance, Move::Rolled(1)), Err((Rule::KeepTwo, Why::WrongAnswer)));
    state.play(Actor::Chance, Move::Shuffled(0), &mut NoLog).expect("a deal");
    assert_eq!(refused(&state, Seat(0).into(), Move::Bid(3)), Err((Rule::KeepTwo, Why::WrongAnswer)));
    assert_eq!(refused(&state, Actor::Chance, Move::Rolled(1)), Err((Rule::KeepTwo, Why::NotAsked)));
    assert_eq!(refused(&state, Seat(2).into(), Move::Pass), Err((Rule::KeepTwo, Why::NotAsked)));
}

// --- I-2.3 --------------------------------------------------------------------------------------------------------

#[test]
fn i_2_3_all_but_the_choice_of_sheets_is_public_at_all_times() {
    for (variant, players) in [(Variant::Standard, 2), (Variant::CatchUp, 3), (Variant::Standard, 6)] {
        let setup = table(players, FOUR, variant);
        let (mut state, mut stream) = (State::start(&setup), Stream::new(23));
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        let mut tally = drive::Tally::default();
        let mut log = Vec::new();
        let mut looked = 0;
        loop {
            if !matches!(state.asked(), Asked::Together(..)) {
                let mut tables = Viewer::all(players).map(|viewer| state.view(viewer).table);
                let first = tables.next().expect("there are viewers");
                assert!(tables.all(|table| table == first));
                assert!((0..players).all(|seat| first.seats[usize::from(seat)].coins == state.coins(Seat(seat))));
                looked += 1;
            }
            let mut any = drive::at_random;
            if drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut any, &mut log).is_none() {
                break;
            }
        }
        assert!(looked > 100);
        for event in log.iter().filter(|event| !matches!(event, Event::Chose { .. })) {
            let mut seen = Viewer::all(players).map(|viewer| State::seen_by(event, viewer));
            let first = seen.next().expect("there are viewers");
            assert!(seen.all(|seen| seen == first), "{event:?}");
        }
    }
}

#[test]
fn i_2_3_tokens_accesses_paint_and_coins_lie_on_the_table() {
    let (state, _) = after(&on(
        FOUR,
        "
painted 1 2 blue: d1
painted 1 2 red: c2
coins 1: 7
coal 1: single different different
gold 1: different
access 1: single
volcanoes 1: 2
",
    ));
    let at = &state.view(Viewer::Seat(Seat(0))).table.seats[1];
    assert_eq!((at.coins, at.coal, at.gold, at.access, at.volcanoes), (7, [1, 2], [0, 1], [1, 0], 2));
    assert_eq!(at.islands[1].colours, [squares("d1"), Squares::NONE, squares("c2")]);
}

// --- I-2.4 --------------------------------------------------------------------------------------------------------

#[test]
fn i_2_4_the_three_sheets_of_a_player_are_different() {
    let setup = table(6, FOUR, Variant::Standard);
    let mut shared = 0;
    for seed in 0..300 {
        let mut state = State::start(&setup);
        state.play(Actor::Chance, Move::Shuffled(seed), &mut NoLog).expect("a deal");
        let all: Vec<_> = (0..6).map(|seat| dealt(&state, Seat(seat))).collect();
        for of_one in &all {
            let [a, b, c] = of_one[..] else { panic!("three sheets") };
            assert!(a != b && b != c && a != c);
            assert!([a, b, c].iter().all(|&sheet| setup.sheets().has(sheet)));
        }
        shared += usize::from(all.windows(2).any(|pair| pair[0] == pair[1]));
    }
    // Different players may hold the same kinds, even the same three in the same order.
    assert!(shared > 0);
}

#[test]
fn i_2_4_each_draw_is_fair_and_independent_of_the_others() {
    let setup = table(2, FOUR, Variant::Standard);
    let own: Vec<_> = setup.sheets().iter().collect();
    let number = |sheet: SheetId| own.iter().position(|&s| s == sheet).expect("a sheet of the table");
    // Which sheet each of the two players lacks, and which one comes first: 16 pairs each.
    let (mut lacking, mut first) = ([[0; 4]; 4], [[0; 4]; 4]);
    for seed in 0..8_000 {
        let mut state = State::start(&setup);
        state.play(Actor::Chance, Move::Shuffled(seed), &mut NoLog).expect("a deal");
        let [a, b] = [0, 1].map(|seat| dealt(&state, Seat(seat)).into_iter().map(number).collect::<Vec<_>>());
        let lacks = |dealt: &[usize]| 6 - dealt.iter().sum::<usize>();
        lacking[lacks(&a)][lacks(&b)] += 1;
        first[a[0]][b[0]] += 1;
    }
    // 500 expected of each, with a standard deviation of 22.
    for counts in [lacking, first] {
        assert!(counts.as_flattened().iter().all(|n| (390..610).contains(n)), "{counts:?}");
    }
}

#[test]
fn i_2_4_a_scenario_can_not_give_a_player_one_sheet_twice() {
    let twice = on(FOUR, "sheets 1: t-two t-two");
    let error = islands::scenario::Scenario::parse(&twice).expect_err("two of one kind");
    assert!(error.what.contains("(I-2.4)"), "{error}");
}

// --- I-2.5 --------------------------------------------------------------------------------------------------------

/// An island with a coal pit and a gold mine in one row, and one with two volcanoes.
const RICH: &str = "
| sheet t-rich near
| island T Rich
| H.GC
| ....
| L...
| island T Smoke
| H....
| .V.V.
| ....L
| sheet t-more near
| island T More
| H.L
| island T More Other
| H.L
";

#[test]
fn i_2_5_tokens_never_run_out() {
    let twenty = "single ".repeat(20);
    // The box holds 15 of each kind.
    check(
        RICH,
        &format!(
            "
painted 0 1 red: b1 b2 c2
coal 0: {twenty}
gold 0: {twenty}
volcanoes 0: 20
access 0: different
---
= reserve coal-pit: endless
= reserve gold-mine: endless
* rolled 2
0 pass
1 pass
0 paint 1 red d2
> 0 token gold-mine single
> 0 token coal-pit single
= coal 0: {twenty} single
= gold 0: {twenty} single
= reserve coal-pit: endless
# 3 + 42 - 20.
> 0 income 3+42-20=25
1 give-up
* rolled 1
0 pass
1 pass
0 paint 2 red a2
> 0 volcano tokens 2 2
= volcanoes 0: 22
"
        ),
    );
}

#[test]
fn i_2_5_coins_never_run_out() {
    // The box holds 100 pieces of 1, 3, 5 and 10 coins.
    check(
        RICH,
        "
coins 0: 900
coins 1: 900
gold 1: single
---
* rolled 2
0 bid 900
> 1 passes unable
0 give-up
1 give-up
= coins 0: 0
> 1 income 3+2-0=5
= coins 1: 905
",
    );
}

// --- I-2.6 --------------------------------------------------------------------------------------------------------

#[test]
fn i_2_6_islands_stand_in_the_order_of_the_kept_sheets() {
    let atlas = atlas(FOUR);
    let (state, _) = after(&on(FOUR, "sheets 0: t-three t-one\nsheets 1: t-one t-three"));
    let names = |seat: u8| Nth::ALL.map(|nth| state.island(Seat(seat), nth).name.as_str());
    assert_eq!(names(0), ["T Three East", "T Three West", "T One East", "T One West"]);
    assert_eq!(names(1), ["T One East", "T One West", "T Three East", "T Three West"]);
    assert_eq!(Nth::ALL.map(|nth| nth.to_string()), ["1", "2", "3", "4"]);
    // From a deal: the order dealt, not that of the atlas.
    let setup = table(2, FOUR, Variant::Standard);
    let mut out_of_order = 0;
    for seed in 0..40 {
        let (mut state, mut log) = (State::start(&setup), Vec::new());
        state.play(Actor::Chance, Move::Shuffled(seed), &mut log).expect("a deal");
        keep_first_two(&mut state, &mut log);
        let kept = dealt(&state, Seat(0));
        out_of_order += usize::from(kept[0] > kept[1]);
        let wanted = [(kept[0], 0), (kept[0], 1), (kept[1], 0), (kept[1], 1)];
        for (nth, (sheet, half)) in Nth::ALL.into_iter().zip(wanted) {
            assert_eq!(state.island(Seat(0), nth).name, atlas.island(sheet, half).name);
        }
    }
    assert!(out_of_order > 5);
}

#[test]
fn i_2_6_squares_are_read_row_by_row() {
    // One square surrounds both: the gold mine stands left of the coal pit.
    check(
        RICH,
        "
painted 0 1 red: b1 b2 c2
---
* rolled 2
0 pass
1 pass
0 paint 1 red d2
> 0 surrounds 1 c1 gold-mine single
> 0 surrounds 1 d1 coal-pit single
> 0 token gold-mine single
> 0 token coal-pit single
",
    );
    let island = atlas(ALL_LANDMARKS).island(atlas(ALL_LANDMARKS).named("t-all").expect("the sheet"), 0);
    let sites: Vec<_> = island.sites.iter().map(|site| site.square.to_string()).collect();
    assert_eq!(sites, ["a1", "c1", "e1", "e2", "b3", "d3", "b5", "e5"]);
}

#[test]
fn i_2_6_there_is_no_fifth_island() {
    let (state, _) = after(&on(FOUR, "---\n* rolled 1\n0 pass\n1 pass"));
    let paint = |island| Move::Paint { island, colour: Colour::Red, squares: squares("b1") };
    assert_eq!(state.check(Seat(0).into(), paint(Nth(0))), Ok(()));
    for island in [Nth(4), Nth(u8::MAX)] {
        let refused = state.check(Seat(0).into(), paint(island)).expect_err("no such island");
        assert_eq!((refused.rule, refused.why), (Rule::ReadingOrder, Why::NotThere));
    }
}

// --- the board as data (I-1.3, I-4.5) -----------------------------------------------------------------------------

#[test]
fn i_1_3_our_board_colours_the_cards_as_ruled() {
    let board = Atlas::standard().board();
    let colourings: Vec<_> = board.cards.iter().map(|card| card.colouring).collect();
    let season = Colouring::Season;
    assert_eq!(colourings, [Colouring::Random, season, season, season, season, Colouring::Any]);
}
