//! `/sheets`: all sheets of Origami Islands, and the board.

use axum::response::Response;
use drawings::palette;
use maud::{Markup, PreEscaped, html};
use phrases::{IslandsTeller, Phrases};
use session::Viewer;
use session::islands::{Atlas, Board, Colour, Colouring, Kind, SPACES, Setup, Shape, Sheet, Squares};

use super::{badge, linked, source};
use crate::page::home::words;
use crate::page::islands::picture::{self, Size};
use crate::page::{Page, Visit};

/// The page.
pub async fn page(visit: Visit) -> Response {
    let (say, atlas) = (visit.say(), Atlas::standard());
    let main = html! {
        h1 { (say.books_sheets_title()) }
        p.lead { (say.books_sheets_intro()) }
        aside.provenance.muted { p { (badge(say, phrases::catalogue::Source::Ours)) " " (say.books_sheets_ours()) } }
        div #all {
            @for kind in Kind::BOTH {
                section.group aria-labelledby=(kind.word()) {
                    h2 id=(kind.word()) { (kind_name(say, kind)) " " small.muted { (linked(&means(say, kind))) } }
                    ul.atlas.plain {
                        @for sheet in atlas.sheets().iter().filter(|sheet| sheet.kind == kind) { li { (leaf(&visit, sheet)) } }
                    }
                }
            }
        }
        (board(say, atlas))
    };
    Page { visit: &visit, title: &say.books_sheets_title(), kind: "books sheets", scripts: &[], main }.answer()
}

/// What sheets of a kind are called.
#[must_use]
pub fn kind_name(say: Phrases, kind: Kind) -> String {
    match kind {
        Kind::Near => say.books_near(),
        Kind::Far => say.books_far(),
    }
}

fn means(say: Phrases, kind: Kind) -> String {
    match kind {
        Kind::Near => say.books_near_means(),
        Kind::Far => say.books_far_means(),
    }
}

/// The address of a sheet.
pub fn address(sheet: &Sheet) -> String {
    format!("/sheets/{}", sheet.id)
}

/// A sheet by its islands, as a link to all about it.
#[must_use]
pub fn sheet_link(sheet: &Sheet) -> Markup {
    html! { a href=(address(sheet)) { (words::islands_of(sheet)) } }
}

/// A sheet among others.
fn leaf(visit: &Visit, sheet: &Sheet) -> Markup {
    let say = visit.say();
    let all = |of: fn(&session::islands::Island) -> i64| sheet.islands.iter().map(of).sum::<i64>();
    html! {
        article.panel.atlas-sheet {
            h3 { (sheet_link(sheet)) }
            p.both-islands { @for island in &sheet.islands { (picture::printed(visit, island, Size::Small)) } }
            dl.figures {
                div { dt { (say.islands_fact_empty()) } dd { (all(|island| island.empty.len().into())) } }
                div { dt { (say.islands_fact_points()) } dd { (all(|island| island.points().into())) } }
            }
            p.muted { (say.books_sheet_word(&sheet.id)) " " (badge(say, source(sheet.provenance))) }
        }
    }
}

/// The development cards and the season track.
fn board(say: Phrases, atlas: &'static Atlas) -> Markup {
    let board = atlas.board();
    html! {
        section.group aria-labelledby="board" {
            h2 #board { (say.books_board()) }
            h3 { (say.books_development()) }
            (cards(say, atlas))
            h3 { (say.books_track()) " " (badge(say, source(board.track_provenance))) }
            p { (linked(&say.books_track_text(SPACES as i64))) }
            ol.season-track { @for &colour in &board.track { li { (space(say, colour)) } } }
        }
    }
}

fn cards(say: Phrases, atlas: &'static Atlas) -> Markup {
    let (board, setup) = (atlas.board(), Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).ok());
    // Shapes are named by a teller, which tells of a game.
    let teller =
        setup.map(|setup| IslandsTeller { phrases: say, setup, names: &[], kept: &[], reader: Viewer::Spectator });
    let name = |shape| teller.map_or_else(String::new, |teller| teller.shape(shape));
    let heads = [say.books_development_card(), say.books_shape(), say.books_colour()];
    html! {
        table.sources.development {
            thead { tr { @for head in heads { th scope="col" { (head) } } } }
            tbody {
                @for (number, card) in (1..).zip(&board.cards) {
                    tr {
                        th scope="row" { (number) }
                        td {
                            @match card.shape {
                                Some(shape) => { (drawn(board, shape, &name(shape))) " " (name(shape)) },
                                None => (say.books_shape_choice()),
                            }
                            " " (badge(say, source(card.shape_provenance)))
                        }
                        td { (say.books_colouring(colouring(card.colouring))) " " (badge(say, source(card.colouring_provenance))) }
                    }
                }
            }
        }
    }
}

const fn colouring(colouring: Colouring) -> &'static str {
    match colouring {
        Colouring::Season => "season",
        Colouring::Random => "random",
        Colouring::Any => "any",
    }
}

/// The form of a shape; the second shape is two pieces.
fn drawn(board: &Board, shape: Shape, name: &str) -> Markup {
    let piece = board.pieces[shape as usize].0;
    let (wide, high) = (extent(piece, |square| square.column()), extent(piece, |square| square.row()));
    let copies = if shape == Shape::Two { 2 } else { 1 };
    let width = copies * (wide + 1) - 1;
    html! {
        svg.form viewBox={ "-1 -1 " (10 * width + 2) " " (10 * high + 2) } width=(10 * width + 2) height=(10 * high + 2)
            role="img" aria-label=(name) {
            @for copy in 0..copies {
                @for square in piece.iter() {
                    rect x=(10 * (copy * (wide + 1) + u32::from(square.column()))) y=(10 * u32::from(square.row()))
                        width="10" height="10" {}
                }
            }
        }
    }
}

fn extent(squares: Squares, of: impl Fn(session::islands::Square) -> u8) -> u32 {
    squares.iter().map(of).max().map_or(0, |most| u32::from(most) + 1)
}

/// A space of the season track: its colour, hatched as on islands, and its letter.
fn space(say: Phrases, colour: Colour) -> Markup {
    html! {
        svg viewBox="0 0 100 100" role="img" aria-label=(say.colour(colour)) {
            rect width="100" height="100" rx="8" fill=(palette::paint(colour)) {}
            path d=(PreEscaped(palette::hatching(colour))) stroke=(palette::dark(colour)) stroke-width="4" fill="none" opacity=".6" {}
            text x="50" y="67" text-anchor="middle" font-size="48" font-weight="700" fill=(palette::INK) aria-hidden="true" {
                (say.islands_letter(colour.word()))
            }
        }
    }
}
