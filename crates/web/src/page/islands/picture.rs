//! An island as layers of pictures: what is printed comes from addresses that may be kept for ever, what is painted is drawn above it.

use std::sync::OnceLock;

use axum::Router;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use drawings::island::{Picture, Words};
use maud::{Markup, PreEscaped, Render as _, html};
use phrases::{DrawingWords, Phrases, drawing_words};
use session::Language;
use session::islands::{Atlas, Island, IslandAt};
use sha2::{Digest as _, Sha256};

use super::{Desk, keys};
use crate::App;
use crate::page::Visit;

/// The pictures of islands.
pub fn router() -> Router<App> {
    Router::new().route("/islands/{digest}/{name}", get(file))
}

/// How large an island is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// To be painted, with an overlay for squares.
    Large,
    /// To be glanced at.
    Small,
}

/// An island with what is painted on it.
#[must_use]
pub fn island(desk: &Desk, at: &IslandAt, size: Size) -> Markup {
    layers(desk.say(), at.island, Some(at), size, None)
}

/// The same as a part of its zone, which changes by itself.
#[must_use]
pub fn part(desk: &Desk, at: &IslandAt, size: Size, id: &str) -> Markup {
    let make = || layers(desk.say(), at.island, Some(at), size, Some(id));
    desk.around.part("span", id, Some(keys::island(desk, at)), make).render()
}

/// An island of a sheet as it is printed, for a choice of sheets.
#[must_use]
pub fn printed(visit: &Visit, island: &Island, size: Size) -> Markup {
    layers(visit.say(), island, None, size, None)
}

fn layers(say: Phrases, island: &Island, at: Option<&IslandAt>, size: Size, part: Option<&str>) -> Markup {
    let words = drawing_words(say);
    let empty = Picture { legend: false, ..Picture::empty(island, words_of(&words)) };
    let above = at.map(|at| Picture { colours: at.colours, filled: &at.filled, ..empty }.painted_layer());
    let painted = at.map_or(0, |at| at.painted().len());
    let side = |squares: u8| u32::from(squares) * 100 + 92;
    html! {
        span.isle.small[size == Size::Small].large[size == Size::Large] id=[part] role="img"
            aria-label=(say.paint_picture(island.empty.len(), &island.name, painted))
            data-columns=(island.columns) data-rows=(island.rows) {
            @match address(say.language(), island) {
                Some(address) => img src=(address) alt="" width=(side(island.columns)) height=(side(island.rows)) decoding="sync"
                    // A catalogue of them is not fetched before it is in sight.
                    loading=[(at.is_none() && size == Size::Small).then_some("lazy")];,
                // Of a table's own sheets there is no picture elsewhere.
                None => (PreEscaped(empty.printed_layer())),
            }
            @if let Some(above) = above { (PreEscaped(above)) }
        }
    }
}

/// The words of a drawing.
fn words_of(words: &DrawingWords) -> Words<'_> {
    Words {
        letters: words.letters.each_ref().map(String::as_str),
        colours: words.colours.each_ref().map(String::as_str),
        landmarks: words.landmarks.each_ref().map(String::as_str),
        outline: &words.outline,
        surrounded: words.surrounded.each_ref().map(String::as_str),
    }
}

/// The address of a printed island, if it is one of ours.
fn address(language: Language, island: &Island) -> Option<String> {
    let is_same = |ours: &Island| {
        let face = |island: &Island| (island.rows, island.columns, island.empty, island.landmarks);
        ours.name == island.name && face(ours) == face(island) && ours.outlines == island.outlines
    };
    let (id, half) = Atlas::standard().sheets().iter().find_map(|sheet| {
        let half = sheet.islands.iter().position(is_same)?;
        Some((&sheet.id, half + 1))
    })?;
    Some(format!("/islands/{}/{id}-{half}-{}.svg", digest(), language.code()))
}

/// The island as it is printed.
fn svg(language: Language, island: &Island) -> String {
    Picture::empty(island, words_of(&drawing_words(Phrases(language)))).printed_layer()
}

/// Eight letters that change with any of the pictures.
fn digest() -> &'static str {
    static DIGEST: OnceLock<String> = OnceLock::new();
    DIGEST.get_or_init(|| {
        let islands = || Atlas::standard().sheets().iter().flat_map(|sheet| &sheet.islands);
        let all = Language::ALL.into_iter().flat_map(|language| islands().map(move |island| svg(language, island)));
        let hash = all.fold(Sha256::new(), Sha256::chain_update).finalize();
        hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
    })
}

/// A picture by its name: `heron-1-en.svg`.
fn named(name: &str) -> Option<String> {
    let mut parts = name.strip_suffix(".svg")?.rsplitn(3, '-');
    let code = parts.next()?;
    let language = Language::ALL.into_iter().find(|language| language.code() == code)?;
    let half = parts.next()?.parse::<usize>().ok()?.checked_sub(1)?;
    let id = parts.next()?;
    let sheet = Atlas::standard().sheets().iter().find(|sheet| *sheet.id == *id)?;
    sheet.islands.get(half).map(|island| svg(language, island))
}

async fn file(Path((given, name)): Path<(String, String)>) -> Response {
    let Some(svg) = named(&name) else { return StatusCode::NOT_FOUND.into_response() };
    // An older page may still ask by an older digest: it gets what there is, not to be kept.
    let keep = if given == digest() { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, keep)], svg).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_island_of_ours_has_a_picture_at_its_address() {
        for sheet in Atlas::standard().sheets() {
            for island in &sheet.islands {
                for language in Language::ALL {
                    let address = address(language, island).expect("an address");
                    let name = address.strip_prefix(&format!("/islands/{}/", digest())).expect("our address");
                    let svg = named(name).expect("a picture");
                    assert!(svg.starts_with("<svg") && svg.contains(&island.name), "{name}");
                }
            }
        }
    }

    #[test]
    fn there_are_no_other_pictures() {
        for name in [
            "heron-1-en",
            "heron-3-en.svg",
            "heron-0-en.svg",
            "nobody-1-en.svg",
            "heron-1-fr.svg",
            ".svg",
            "-.svg",
            "heron-1-.svg",
        ] {
            assert_eq!(named(name), None, "{name}");
        }
        assert!(named("heron-1-en.svg").is_some());
    }

    #[test]
    fn an_island_of_somebody_else_has_no_address() {
        let (board, ours) = (Atlas::standard().board(), &Atlas::standard().sheets()[0].islands[0]);
        let same_name = Island::new(&ours.name, &["H..", "..."], &board.pieces);
        assert_eq!(address(Language::En, &same_name), None);
    }
}
