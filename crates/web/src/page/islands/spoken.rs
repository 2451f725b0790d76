//! The text view of Islands: the question with all its answers, the auction, islands square by square, and the players.

mod paint;

use maud::{Markup, html};
use phrases::signed;
use session::Seat;
use session::islands::{Ask, Bid, Colour, IslandAt, LEVELS, Landmark, Move, Nth, Shape, Sheet, Square, Technology};

use super::{Desk, ask, auction, bid, carrambah, keep, research, seats, sites, track};
use crate::page::books;
use crate::page::table::note::{self, Note};
use crate::page::table::spoken::{Spoken, answer, nothing, section, upper};
use crate::page::table::zone::Zone;

/// All of it.
#[must_use]
pub fn of<'a>(desk: &'a Desk<'a>) -> Spoken<'a> {
    let say = desk.say();
    let players = desk.table().seats.len() as u8;
    let me = desk.me().map_or(0, |me| me.0);
    let in_turn = (0..players).map(move |n| Seat((me + n) % players));
    let mut zones = vec![
        Zone::new("z-auction", || the_auction(desk)),
        Zone::new("z-islands", || mine(desk)),
        Zone::new("z-track", || the_track(desk)),
    ];
    if desk.is_solo() {
        zones.push(Zone::new("z-science", || science(desk)));
    }
    zones.extend(in_turn.map(move |seat| Zone::new(format!("z-seat-{}", seat.0), move || player(desk, seat))));
    zones.push(Zone::new("z-scores", || scores(desk)));
    let mut again =
        vec![('L', say.islands_auction(), "z-auction".to_owned()), ('S', say.table_scores(), "z-scores".to_owned())];
    if let Some(me) = desk.me() {
        again.insert(0, ('H', say.text_islands_have(), format!("z-seat-{}", me.0)));
    }
    Spoken { note: question(desk), zones, again }
}

/// The question, and all that answers it.
fn question(desk: &Desk) -> Note {
    let Some(asked) = desk.ask() else {
        let is_ahead = desk.help.easel.as_ref().is_some_and(|easel| easel.is_ahead);
        let waiting = ask::waiting(desk);
        return if is_ahead { Note { why: html! { (ask::awaited(desk)) }, ..paint::note(desk) } } else { waiting };
    };
    let say = desk.say();
    let note = match asked {
        Ask::Bid { card, least } => bid::note(desk, card, least),
        Ask::Paint { .. } => paint::note(desk),
        Ask::Technology { moment } => {
            let note = with_options(desk, research::using(desk, moment));
            Note { how: html! { (research::before(desk, moment)) p { (say.text_use_how()) } }, ..note }
        }
        Ask::Research => {
            let note = with_options(desk, research::researching(desk));
            Note { how: html! { p { (say.text_research_how()) } }, ..note }
        }
        Ask::Keep => keep::note(desk),
        Ask::Shape { .. } => {
            ask::plain(html! { (auction::state(desk)) }, &say.islands_note_shape(), html! {}, shapes(desk))
        }
        Ask::Richest { .. } => ask::of_players(desk, asked, &say.islands_note_from()),
        Ask::Token { .. } => ask::of_players(desk, asked, &say.islands_note_token()),
        Ask::FormFirst => ask::of_players(desk, asked, &say.islands_note_form()),
        Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => {
            note::waiting(&desk.around)
        }
    };
    let is_one_by_one = matches!(asked, Ask::Keep | Ask::Richest { .. } | Ask::Token { .. } | Ask::FormFirst);
    let answers = if is_one_by_one { one_by_one(desk) } else { note.answers };
    let how = if matches!(asked, Ask::Keep) {
        html! {}
    } else {
        note.how
    };
    Note { kind: Some(ask::kind(asked)), leads_back: true, how, answers, ..note }
}

/// Answers that are one button each.
fn one_by_one(desk: &Desk) -> Markup {
    let me = desk.me().unwrap_or_default();
    html! {
        ul.choices {
            @for &m in &desk.scene.legal {
                li { (answer(desk, &desk.scene.words(m), &desk.teller.in_short(me, m), desk.is_taken(m))) }
            }
        }
    }
}

/// The shapes to choose from, and why others can't be chosen.
fn shapes(desk: &Desk) -> Markup {
    let refused = |shape| desk.help.blocked.iter().find(|(blocked, _)| *blocked == shape);
    html! {
        (one_by_one(desk))
        @if !desk.help.blocked.is_empty() {
            ul {
                @for shape in Shape::ALL {
                    @if let Some(&(_, why)) = refused(shape) {
                        li { (upper(&desk.teller.shape(shape))) ": " (books::linked(&desk.refusal(Move::Shape(shape), why))) }
                    }
                }
            }
        }
    }
}

/// What can be done with technologies, before going on without.
fn with_options(desk: &Desk, note: Note) -> Note {
    let options: Vec<_> =
        Technology::ALL.into_iter().flat_map(|technology| research::options(desk, technology)).collect();
    let answers = html! {
        ul.choices {
            @for (m, name, text) in &options { li { (answer(desk, &desk.scene.words(*m), &format!("{name}: {text}"), desk.is_taken(*m))) } }
        }
        (note.answers)
    };
    Note { answers, ..note }
}

/// The auction: the season, the card, who has bid what, and the dice.
fn the_auction(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    if table.round == 0 || desk.scene.standing.is_some() {
        return nothing("z-auction");
    }
    let spoken = |bid| match bid {
        Bid::Coins(coins) => say.islands_table_bid(coins),
        Bid::Pass { unable: true } => say.islands_unable(),
        Bid::Pass { unable: false } => say.islands_table_passed(),
    };
    section(
        "z-auction",
        &say.islands_auction(),
        &html! {
            ul {
                @if let Some(colour) = table.season { li { (say.text_season(colour.word())) } }
                @if let Some(card) = table.card { li { (auction::about(desk, card)) } }
                @let state = auction::state(desk);
                @if !state.is_empty() { li { (state) } }
                @for &(seat, bid) in &desk.help.lately.bids { li { (desk.around.name(seat)) ": " (spoken(bid)) } }
                @if let (Some(coal), Some(gold)) = (table.reserve(Landmark::CoalPit), table.reserve(Landmark::GoldMine)) {
                    li { (say.islands_table_reserve(gold, coal)) }
                }
            }
            (auction::dice(desk))
            @if desk.is_solo() { p { (carrambah::result(desk)) } }
            details {
                summary { (say.text_cards()) }
                ul { @for number in 1..=6 { li { (auction::about(desk, number)) } } }
            }
        },
    )
}

/// The visitor's own islands, or the sheets to choose from.
fn mine(desk: &Desk) -> Markup {
    let say = desk.say();
    let Some((me, at)) = desk.me().and_then(|me| Some((me, desk.seat(me)?))) else { return nothing("z-islands") };
    if at.kept.is_none() && !at.dealt.is_empty() {
        return section(
            "z-islands",
            &say.text_sheets(),
            &html! {
                @for (n, &id) in (1_i64..).zip(&at.dealt) { (sheet(desk, n, desk.scene.setup.atlas().sheet(id))) }
            },
        );
    }
    section(
        "z-islands",
        &say.paint_mine(),
        &html! {
            @for (nth, island) in Nth::ALL.into_iter().zip(&at.islands) {
                h3 { (nth) ". " (island.island.name) }
                p { (how_far(desk, me, nth, island)) }
                (squares(desk, island))
                (list(desk, me, nth))
            }
        },
    )
}

/// How far an island is: what is painted, how it can be started, and its points.
fn how_far(desk: &Desk, seat: Seat, nth: Nth, at: &IslandAt) -> String {
    let say = desk.say();
    if at.painted().is_empty() {
        let is_mine = desk.me() == Some(seat);
        let how = desk.seat(seat).filter(|_| is_mine).map(|mine| super::board::start(desk, mine, at));
        return how.unwrap_or_else(|| say.islands_table_not_started());
    }
    let points = desk.help.scores.get(seat.index()).and_then(|score| score.islands.get(nth.index()));
    let points = points.map(|score| say.islands_points(score.total, &signed(score.total)));
    [say.text_squares_left(at.island.empty.without(at.painted()).len())]
        .into_iter()
        .chain(points)
        .collect::<Vec<_>>()
        .join(". ")
}

/// An island as a table with a row for each row of squares: its cells can be walked through with the names of row and column.
fn squares(desk: &Desk, at: &IslandAt) -> Markup {
    let say = desk.say();
    let letter = |column: u8| char::from(b'a' + column).to_string();
    html! {
        div.squares tabindex="0" role="region" aria-label=(say.text_squares(&at.island.name)) {
            table {
                caption.visually-hidden { (say.text_squares(&at.island.name)) }
                thead { tr { td {} @for column in 0..at.island.columns { th scope="col" { (letter(column)) } } } }
                tbody {
                    @for row in 0..at.island.rows {
                        tr { th scope="row" { (row + 1) } @for column in 0..at.island.columns { td { (square(desk, at, Square::at(row, column))) } } }
                    }
                }
            }
        }
    }
}

/// What is on a square; nothing on the sea.
fn square(desk: &Desk, at: &IslandAt, square: Square) -> String {
    let say = desk.say();
    let painted = Colour::ALL.into_iter().find(|&colour| at.colours[colour as usize].has(square));
    match (painted, at.island.landmark(square), at.island.outline(square)) {
        (Some(colour), ..) => say.colour(colour),
        (None, Some(Landmark::Sea), _) => String::new(),
        (None, Some(landmark), _) => say.landmark(landmark),
        (None, None, Some(outline)) => say.text_square_outline(outline.colour.word()),
        (None, None, None) if at.island.empty.has(square) => say.text_square_free(),
        (None, None, None) => String::new(),
    }
}

/// Landmarks and outlines of an island; of an outline that can still be filled, all its squares.
fn list(desk: &Desk, seat: Seat, nth: Nth) -> Markup {
    let Some(at) = desk.seat(seat).and_then(|seat| seat.islands.get(nth.index())) else { return html! {} };
    html! {
        ul {
            @for site in &at.island.sites { li { (sites::of_site(desk, at, site)) } }
            @for (number, outline) in at.island.outlines.iter().enumerate() {
                li {
                    (sites::of_outline(desk, at, number))
                    @if !outline.squares.meets(at.painted()) { " " (desk.say().text_outline_squares(&desk.teller.squares(outline.squares))) }
                }
            }
        }
    }
}

/// A sheet that can be kept, with its two islands.
fn sheet(desk: &Desk, n: i64, sheet: &'static Sheet) -> Markup {
    let say = desk.say();
    html! {
        h3 { (say.islands_sheet(n)) ": " (sheet.id) ", " (say.islands_kind(sheet.kind.word())) }
        @for island in &sheet.islands {
            h4 { (island.name) }
            ul {
                li { (say.islands_squares_and_points(island.empty.len(), island.points())) }
                @for line in keep::landmarks(desk, island) { li { (line) } }
            }
            @let at = IslandAt { island, colours: Default::default(), filled: vec![None; island.outlines.len()] };
            details { summary { (say.text_squares(&island.name)) } (squares(desk, &at)) }
        }
    }
}

/// The season track.
fn the_track(desk: &Desk) -> Markup {
    let say = desk.say();
    let track = &desk.scene.setup.atlas().board().track;
    section(
        "z-track",
        &say.islands_track(),
        &html! {
            p { @if desk.table().round == 0 { (say.islands_not_begun()) } @else { (track::where_it_is(desk)) } }
            p { (track::in_words(desk, track)) }
        },
    )
}

/// The science sheet: how far each technology is, and what its levels do.
fn science(desk: &Desk) -> Markup {
    let (say, science) = (desk.say(), desk.table().science.unwrap_or_default());
    let begun = science.levels.iter().filter(|&&level| level > 0).count();
    section(
        "z-science",
        &say.islands_solo_sheet(),
        &html! {
            p { (say.islands_begun(begun as i64)) }
            @for technology in Technology::ALL {
                @let level = science.levels[technology as usize];
                details {
                    summary {
                        (say.technology(technology)) ": " (say.islands_solo_level(level))
                        @if science.is_closed(technology) { ". " (super::science::closed(desk, technology)) }
                        @if science.used[technology as usize] { ". " (say.islands_solo_used()) }
                    }
                    ol { @for n in 1..=LEVELS { li { (say.level(technology, n)) } } }
                }
            }
        },
    )
}

/// A player: coins, points, tokens, and their islands.
fn player(desk: &Desk, seat: Seat) -> Markup {
    let (say, is_me) = (desk.say(), desk.me() == Some(seat));
    let Some(at) = desk.seat(seat) else { return nothing(&format!("z-seat-{}", seat.0)) };
    let title = if is_me { say.text_you(desk.around.name(seat)) } else { desk.around.name(seat).to_owned() };
    section(
        &format!("z-seat-{}", seat.0),
        &title,
        &html! {
            @if at.kept.is_none() {
                p { @if at.chosen { (say.islands_has_chosen()) } @else { (say.islands_choosing()) } }
            } @else {
                (seats::in_words(desk, seat, at))
            }
            @if !is_me {
                @for (nth, island) in Nth::ALL.into_iter().zip(&at.islands) {
                    details {
                        summary { (nth) ". " (island.island.name) ": " (how_far(desk, seat, nth, island)) }
                        (squares(desk, island))
                        (list(desk, seat, nth))
                    }
                }
            }
        },
    )
}

/// The points so far.
fn scores(desk: &Desk) -> Markup {
    let say = desk.say();
    section(
        "z-scores",
        &say.table_scores(),
        &html! {
            ul {
                @for (seat, score) in (0..).map(Seat).zip(&desk.help.scores) {
                    li { (desk.around.name(seat)) ": " (say.islands_points(score.total, &signed(score.total))) }
                }
            }
            p { a href=(desk.extra("/scores")) { (say.text_all_points()) } }
        },
    )
}
