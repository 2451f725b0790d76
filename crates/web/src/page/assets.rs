//! Style, scripts and pictures, embedded in the binary. Their addresses carry a digest of what they hold, so they may be kept for ever.

use std::io::Write as _;
use std::sync::OnceLock;

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::{Markup, html};
use sha2::{Digest as _, Sha256};

use super::figures;
use crate::App;

/// One file.
struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

/// A style sheet of ours.
macro_rules! sheet {
    ($name:literal) => {
        include_str!(concat!("../../assets/css/", $name))
    };
}

/// A picture or a script of ours, by its name.
macro_rules! assets {
    ($($name:literal: $kind:expr, $folder:literal);* $(;)?) => {
        &[
            Asset { name: "style.css", kind: STYLE, text: EVERYWHERE },
            Asset { name: "books.css", kind: STYLE, text: sheet!("books.css") },
            Asset { name: "pages.css", kind: STYLE, text: PAGES },
            Asset { name: "table.css", kind: STYLE, text: TABLE },
            Asset { name: "replay.css", kind: STYLE, text: sheet!("replay.css") },
            Asset { name: "text.css", kind: STYLE, text: sheet!("text.css") },
            Asset { name: "talk.css", kind: STYLE, text: sheet!("talk.css") },
            Asset { name: "recap.css", kind: STYLE, text: sheet!("recap.css") },
            Asset { name: "islands.css", kind: STYLE, text: ISLANDS },
            Asset { name: "end.css", kind: STYLE, text: END },
            Asset { name: "hint.css", kind: STYLE, text: sheet!("hint.css") },
            Asset { name: "coach.css", kind: STYLE, text: sheet!("coach.css") },
            $(Asset { name: $name, kind: $kind, text: include_str!(concat!("../../assets/", $folder, $name)) }),*
        ]
    };
}

/// The sheets as they are sent, from the general to the particular, a few in one: whoever comes to a table by a link fetches no more
/// than it shows; `dress.js` fetches the rest in time.
const SHEETS: [&str; 8] =
    ["style.css", "books.css", "pages.css", "table.css", "islands.css", "end.css", "hint.css", "coach.css"];
const EVERYWHERE: &str = concat!(sheet!("base.css"), sheet!("shell.css"), sheet!("card.css"), sheet!("figure.css"));
const PAGES: &str =
    concat!(sheet!("home.css"), sheet!("games.css"), sheet!("daily.css"), sheet!("fold.css"), sheet!("records.css"));
const TABLE: &str =
    concat!(sheet!("table.css"), sheet!("felt.css"), sheet!("steps.css"), sheet!("scripted.css"), sheet!("tip.css"));
const ISLANDS: &str = concat!(sheet!("islands.css"), sheet!("paint.css"));
const END: &str = concat!(sheet!("end.css"), sheet!("strings.css"), sheet!("tries.css"));

/// The sheets in the head of a page of that kind: all of them, but where paper is folded nothing of a table lies, and a table links
/// only what it shows, by [`sheets`].
#[must_use]
pub fn sheets_of(kind: &str) -> Markup {
    sheets(match kind {
        "table" | "text" => &SHEETS[..1],
        "books fold" => &SHEETS[..3],
        _ => &SHEETS,
    })
}

/// Links to sheets.
#[must_use]
pub fn sheets(names: &[&str]) -> Markup {
    html! { @for name in names { link rel="stylesheet" href=(at(name)); } }
}

const ALL: &[Asset] = assets! {
    "icon.svg": PICTURE, "";
    "icon-turn.svg": PICTURE, "";
    "crane.svg": PICTURE, "";
    "butterfly.svg": PICTURE, "";
    "penguin.svg": PICTURE, "";
    "canvas.js": SCRIPT, "js/";
    "clock.js": SCRIPT, "js/";
    "coach.js": SCRIPT, "js/";
    "common.js": SCRIPT, "js/";
    "count.js": SCRIPT, "js/";
    "dialog.js": SCRIPT, "js/";
    "dress.js": SCRIPT, "js/";
    "easel.js": SCRIPT, "js/";
    "fold.js": SCRIPT, "js/";
    "gesture.js": SCRIPT, "js/";
    "hint.js": SCRIPT, "js/";
    "keys.js": SCRIPT, "js/";
    "large.js": SCRIPT, "js/";
    "live.js": SCRIPT, "js/";
    "notice.js": SCRIPT, "js/";
    "paint.js": SCRIPT, "js/";
    "recap.js": SCRIPT, "js/";
    "replay.js": SCRIPT, "js/";
    "flight.js": SCRIPT, "js/";
    "lobby.js": SCRIPT, "js/";
    "log.js": SCRIPT, "js/";
    "marks.js": SCRIPT, "js/";
    "steps.js": SCRIPT, "js/";
    "share.js": SCRIPT, "js/";
    "sign.js": SCRIPT, "js/";
    "sound.js": SCRIPT, "js/";
    "swap.js": SCRIPT, "js/";
    "table.js": SCRIPT, "js/";
    "talk.js": SCRIPT, "js/";
    "text.js": SCRIPT, "js/";
    "tip.js": SCRIPT, "js/";
    "told.js": SCRIPT, "js/";
    "tray.js": SCRIPT, "js/";
};

/// For a day: an address without a digest must not be kept longer.
const DAY: &str = "public, max-age=86400";

/// The files.
pub fn router() -> Router<App> {
    Router::new()
        .route("/assets/{digest}/{name}", get(file))
        .route("/favicon.ico", get(async || plain("image/svg+xml", include_str!("../../assets/icon.svg").to_owned())))
        .route("/manifest.webmanifest", get(async || plain("application/manifest+json", manifest())))
        .route("/robots.txt", get(async || plain("text/plain; charset=utf-8", ROBOTS.to_owned())))
}

/// Tables, links and people are nobody's business; the rules and the cards are everybody's.
const ROBOTS: &str = "User-agent: *\nDisallow: /t/\nDisallow: /link/\nDisallow: /me\nDisallow: /api/\nDisallow: /language/\n\
                      Disallow: /theme/\nDisallow: /view/\nDisallow: /talk/\n";

fn plain(kind: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, DAY)], text).into_response()
}

fn manifest() -> String {
    serde_json::json!({
        "name": "Senbazuru",
        "short_name": "Senbazuru",
        "start_url": "/",
        "display": "minimal-ui",
        "background_color": "#f5efe3",
        "theme_color": "#b83a24",
        "icons": [{ "src": at("icon.svg"), "sizes": "any", "type": PICTURE }],
    })
    .to_string()
}

/// A file as it is sent.
struct Sent {
    name: String,
    kind: &'static str,
    text: String,
    /// The same, packed as small as it can be: once, when it is asked for first.
    packed: OnceLock<Vec<u8>>,
}

impl Sent {
    fn new(name: String, kind: &'static str, text: String) -> Self {
        Self { name, kind, text, packed: OnceLock::new() }
    }

    fn packed(&self) -> &[u8] {
        self.packed.get_or_init(|| {
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            // Writing into memory does not fail.
            let _ = packer.write_all(self.text.as_bytes());
            packer.finish().unwrap_or_default()
        })
    }
}

/// All files as they are sent, made once: those above and the sprites of figures.
fn sent() -> &'static [Sent] {
    static ALL_SENT: OnceLock<Vec<Sent>> = OnceLock::new();
    ALL_SENT.get_or_init(|| {
        let ours = ALL.iter().map(|&Asset { name, kind, text }| {
            let text = match kind {
                PICTURE => text.to_owned(),
                STYLE => tight(&without_comments(text)),
                _ => untyped(&without_comments(text)),
            };
            Sent::new(name.to_owned(), kind, text)
        });
        ours.chain(figures::sprites().map(|(name, text)| Sent::new(name, PICTURE, text))).collect()
    })
}

/// A sheet or a script without the lines that are comments, and not indented: those are for us, and would be a sixth of what travels.
fn without_comments(text: &str) -> String {
    let (mut kept, mut is_comment) = (String::with_capacity(text.len()), false);
    for line in text.lines() {
        let begun = line.trim();
        is_comment |= begun.starts_with("/*");
        if is_comment {
            // What stands behind the end of a comment is kept.
            let Some((_, rest)) = line.split_once("*/") else { continue };
            is_comment = false;
            if !rest.trim().is_empty() {
                kept.push_str(begun);
                kept.push('\n');
            }
        } else if !begun.is_empty() && !begun.starts_with("//") {
            kept.push_str(begun);
            kept.push('\n');
        }
    }
    kept
}

/// A sheet without the room that lets us read it. No text that a sheet writes has such signs in it.
fn tight(sheet: &str) -> String {
    let room = [(": ", ":"), ("; ", ";"), (" { ", "{"), (" {", "{"), (" }", "}"), (";}", "}"), (" > ", ">")];
    room.into_iter().fold(sheet.to_owned(), |text, (wide, narrow)| text.replace(wide, narrow))
}

/// A script without the types in its lines, which only say to us what something is. No text of a script goes
/// over the end of a line.
fn untyped(script: &str) -> String {
    let mut kept = String::with_capacity(script.len());
    for line in script.lines() {
        let mut parts = line.split("/** ");
        kept.push_str(parts.next().unwrap_or_default());
        for part in parts {
            kept.push_str(part.split_once("*/").map_or(part, |(_, rest)| rest.trim_start()));
        }
        kept.push('\n');
    }
    kept
}

/// Eight letters that change with any of the files: modules refer to each other by their names alone.
fn digest() -> &'static str {
    static DIGEST: OnceLock<String> = OnceLock::new();
    DIGEST.get_or_init(|| {
        let hash = sent().iter().fold(Sha256::new(), |hash, file| hash.chain_update(&file.text)).finalize();
        hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
    })
}

/// The address of a file.
#[must_use]
pub fn at(name: &str) -> String {
    debug_assert!(find(name).is_some(), "no file {name}");
    format!("/assets/{}/{name}", digest())
}

fn find(name: &str) -> Option<&'static Sent> {
    sent().iter().find(|file| file.name == name)
}

async fn file(Path((given, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(file) = find(&name) else { return StatusCode::NOT_FOUND.into_response() };
    // An older page may still ask by an older digest: it gets what there is, not to be kept.
    let keep = if given == digest() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(header::CONTENT_TYPE, file.kind), (header::CACHE_CONTROL, keep), (header::VARY, "accept-encoding")];
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    if accepted.is_some_and(|accepted| accepted.split(',').any(|way| way.trim() == "gzip")) {
        return (about, [(header::CONTENT_ENCODING, "gzip")], file.packed()).into_response();
    }
    (about, file.text.as_str()).into_response()
}

#[cfg(test)]
pub(super) mod colours;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_script_is_served_and_every_import_is_there() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/js");
        let files = std::fs::read_dir(folder).expect("scripts").map(|file| file.expect("a file").file_name());
        let files: Vec<_> =
            files.map(|name| name.into_string().expect("a name")).filter(|name| name.ends_with(".js")).collect();
        let scripts = || ALL.iter().filter(|asset| asset.kind == SCRIPT);
        assert_eq!(scripts().count(), files.len());
        for name in &files {
            assert!(scripts().any(|asset| asset.name == name), "{name}");
        }
        for asset in scripts() {
            for import in asset.text.lines().filter(|line| line.starts_with("import ")) {
                let name = import.split("'./").nth(1).and_then(|rest| rest.strip_suffix("';")).expect(import);
                assert!(files.iter().any(|file| file == name), "{}: {import}", asset.name);
            }
        }
    }

    #[test]
    fn sheets_travel_without_room() {
        let sheet = "@media (a: b) {\n.c > .d:has(> .e), .f g { h: i j; k: l, m; }\n}\n";
        assert_eq!(tight(sheet), "@media (a:b){\n.c>.d:has(> .e), .f g{h:i j;k:l, m}\n}\n");
        for asset in ALL.iter().filter(|asset| asset.kind == STYLE) {
            let texts = asset.text.split('"').skip(1).step_by(2);
            for text in texts {
                assert_eq!(tight(text), text, "{}: a text is not changed", asset.name);
            }
        }
    }

    #[test]
    fn scripts_travel_without_types() {
        let script = "const a = /** @type {any} */ (b).c;\nd(/** @type {E} */ (f), '/* g */');\n";
        assert_eq!(untyped(script), "const a = (b).c;\nd((f), '/* g */');\n");
        for asset in ALL.iter().filter(|asset| asset.kind == SCRIPT) {
            for line in without_comments(asset.text).lines() {
                assert!(line.matches('`').count() % 2 == 0, "{}: a text goes on: {line}", asset.name);
                let mut types = line.split("/** ").skip(1);
                assert!(types.all(|rest| rest.contains("*/")), "{}: a type goes on: {line}", asset.name);
            }
        }
    }

    #[test]
    fn comments_do_not_travel() {
        let text = "/* A\n   b */\n.c { d: e } /* f */\n\n  // g\n  /** h */\n/* i */ .j {}\n  const k = 'l // m';\n";
        assert_eq!(without_comments(text), ".c { d: e } /* f */\n/* i */ .j {}\nconst k = 'l // m';\n");
        for file in sent().iter().filter(|file| file.kind != PICTURE) {
            let whole = ALL.iter().find(|asset| asset.name == file.name).expect("one of ours").text;
            let braces = |text: &str| (text.matches('{').count(), text.matches('}').count());
            let (open, closed) = braces(&file.text);
            assert!(open == closed && file.text.len() < whole.len() && open > 0, "{}", file.name);
        }
    }

    #[test]
    fn sheets_and_pictures_need_nothing_from_elsewhere() {
        for asset in ALL {
            let text = asset.text.replace("http://www.w3.org/2000/svg", "");
            assert!(
                !text.contains("http://") && !text.contains("https://") && !text.contains("@import"),
                "{}",
                asset.name
            );
        }
    }
}
