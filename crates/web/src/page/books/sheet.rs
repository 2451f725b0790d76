//! `/sheets/{id}`: a sheet with both its islands in full.

use axum::extract::Path;
use axum::http::Uri;
use axum::response::{IntoResponse as _, Redirect, Response};
use drawings::landmarks;
use drawings::palette;
use drawings::svg::Svg;
use maud::{Markup, PreEscaped, html};
use phrases::Phrases;
use session::islands::{Atlas, Island, Landmark, Sheet};

use super::sheets::{address, kind_name};
use super::{badge, linked, source, with_query};
use crate::page::home::words;
use crate::page::islands::picture::{self, Size};
use crate::page::{Page, Visit};
use crate::problem::{Fault, Problem};

/// The page. A sheet is found by the name of one of its islands, too.
///
/// # Errors
/// If there is no such sheet.
pub async fn page(visit: Visit, uri: Uri, Path(name): Path<String>) -> Result<Response, Problem> {
    let all = Atlas::standard().sheets();
    let Some(sheet) = all.iter().find(|sheet| sheet.id == name) else {
        let found = all.iter().find(|sheet| is_called(sheet, &name)).ok_or(Fault::NotFound)?;
        return Ok(Redirect::to(&with_query(&address(found), &uri)).into_response());
    };
    let title = words::islands_of(sheet);
    Ok(Page { visit: &visit, title: &title, kind: "books one-sheet", scripts: &[], main: whole(&visit, sheet) }
        .answer())
}

/// Does somebody mean this sheet by that word?
fn is_called(sheet: &Sheet, name: &str) -> bool {
    let name = name.to_lowercase().replace(['-', '_'], " ");
    sheet.id == name || sheet.islands.iter().any(|island| island.name.to_lowercase() == name)
}

fn whole(visit: &Visit, sheet: &'static Sheet) -> Markup {
    let say = visit.say();
    let link = |sheet: &Sheet| (address(sheet), words::islands_of(sheet));
    html! {
        nav.path aria-label=(say.books_path()) {
            ol {
                li { a href="/sheets" { (say.books_sheets_title()) } }
                li { a href={ "/sheets#" (sheet.kind.word()) } { (kind_name(say, sheet.kind)) } }
            }
        }
        h1 { (words::islands_of(sheet)) }
        p.muted { (say.books_sheet_word(&sheet.id)) " " (badge(say, source(sheet.provenance))) }
        div.atlas-two { @for (n, island) in sheet.islands.iter().enumerate() { (one(visit, n, island)) } }
        (legend(say, sheet))
        p.muted { small { (linked(&say.books_points_means())) " " (linked(&say.books_way_means())) } }
        p.muted { small { (badge(say, phrases::catalogue::Source::Ours)) " " (say.books_sheets_ours()) } }
        p { a.button href="/new?game=islands" { (say.books_sheet_play()) } }
        (super::neighbours(say, Atlas::standard().sheets(), |other| other.id == sheet.id, link))
    }
}

/// An island with its figures.
fn one(visit: &Visit, n: usize, island: &'static Island) -> Markup {
    let say = visit.say();
    let way = island.way().map_or_else(|| say.islands_no_way(), |squares| say.islands_way(squares));
    let facts = [
        (say.islands_fact_empty(), island.empty.len().to_string()),
        (say.islands_fact_points(), island.points().to_string()),
        (say.islands_fact_way(), way),
    ];
    html! {
        section.panel.one-isle aria-labelledby={ "isle-" (n) } {
            h2 id={ "isle-" (n) } { (island.name) }
            (picture::printed(visit, island, Size::Large))
            h3 { (say.books_figures()) }
            dl.figures { @for (what, value) in facts { div { dt { (what) } dd { (value) } } } }
            h3 { (say.islands_fact_landmarks()) }
            ul.sites-of {
                @for site in &island.sites {
                    li {
                        (sign(site.landmark))
                        span { (say.islands_around(site.around.len(), &site.square.to_string(), &say.landmark(site.landmark))) }
                    }
                }
            }
            h3 { (say.islands_fact_outlines()) }
            ul.sites-of {
                @for outline in &island.outlines {
                    @let squares: Vec<_> = outline.squares.iter().map(|square| square.to_string()).collect();
                    li { span { (say.colour(outline.colour)) ": " (squares.join(" ")) } }
                }
            }
        }
    }
}

/// What stands on the islands of a sheet, and what it is good for.
fn legend(say: Phrases, sheet: &Sheet) -> Markup {
    let is_there = |landmark: &Landmark| sheet.islands.iter().any(|island| !island.at(*landmark).is_empty());
    html! {
        section.legend-of aria-labelledby="legend" {
            h2 #legend { (say.books_legend()) }
            dl.terms {
                @for landmark in Landmark::ALL.into_iter().filter(is_there) {
                    div {
                        dt { (sign(landmark)) span.called { (say.landmark(landmark)) } }
                        dd { (linked(&meaning(say, landmark))) }
                    }
                }
                div { dt { span.called { (say.islands_outline()) } } dd { (linked(&say.term_islands_outline_means())) } }
            }
        }
    }
}

fn meaning(say: Phrases, landmark: Landmark) -> String {
    match landmark {
        Landmark::RegularHarbor => say.term_islands_regular_harbor_means(),
        Landmark::SecretHarbor => say.term_islands_secret_harbor_means(),
        Landmark::Lighthouse => say.term_islands_lighthouse_means(),
        Landmark::Volcano => say.term_islands_volcano_means(),
        Landmark::CoalPit => say.term_islands_coal_pit_means(),
        Landmark::GoldMine => say.term_islands_gold_mine_means(),
        Landmark::Grove => say.term_islands_grove_means(),
        Landmark::Temple => say.term_islands_temple_means(),
        Landmark::Mountain => say.term_islands_mountain_means(),
        Landmark::Sea => say.term_islands_sea_means(),
    }
}

/// The picture of a landmark, beside its name.
fn sign(landmark: Landmark) -> Markup {
    let mut svg = Svg::default();
    let ground = if landmark == Landmark::Sea { palette::SEA } else { palette::GROUND };
    svg.element("rect", format_args!("width=\"100\" height=\"100\" rx=\"10\" fill=\"{ground}\""));
    landmarks::draw(&mut svg, landmark, 0.0, 0.0);
    // Its name stands beside it.
    html! { span.sign aria-hidden="true" { (PreEscaped(svg.finish(100.0, 100.0, ""))) } }
}
