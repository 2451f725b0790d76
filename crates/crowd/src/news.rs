//! What matters to a player of what a table tells.

use std::borrow::Cow;

use serde::Deserialize;

/// News of a table, as far as a player without interest in the game needs them. Nothing is copied out of the text.
#[derive(Debug, Deserialize)]
pub struct News<'a> {
    /// The version this leads to.
    pub version: u32,
    /// How far the table is.
    #[serde(borrow)]
    status: Cow<'a, str>,
    /// Which seats are asked.
    #[serde(default)]
    pub asked: Vec<u8>,
    /// What may be answered, for one who is asked.
    #[serde(borrow, default)]
    legal: Option<Legal<'a>>,
}

#[derive(Debug, Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    moves: Vec<Words<'a>>,
}

/// A move in words. (Only inside a structure of its own is it borrowed.)
#[derive(Debug, Deserialize)]
struct Words<'a>(#[serde(borrow)] Cow<'a, str>);

/// An answer to a move.
#[derive(Debug, Deserialize)]
pub struct Acknowledged {
    /// The number of the entry it made.
    pub version: u32,
}

/// What a page shows, as far as a player without interest in the game needs it. What did not change is not sent again.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shown {
    is_over: bool,
    is_asked: bool,
}

impl Shown {
    /// News as a page gets them: zones of HTML and parts of them, for one at that seat or for one who looks on. `None` if it is
    /// something else.
    pub fn take_in(&mut self, version: &str, html: &str, seat: Option<u8>) -> Option<News<'static>> {
        let version = version.parse().ok()?;
        if let Some(tag) = start_tag(html, "id=\"z-end\"") {
            self.is_over = !tag.contains(" hidden");
        }
        if let Some(tag) = start_tag(html, "id=\"move\"") {
            self.is_asked = tag.contains(" data-ask=");
        }
        let status = Cow::Borrowed(if self.is_over { "over" } else { "running" });
        let asked = seat.filter(|_| self.is_asked).into_iter().collect();
        Some(News { version, status, asked, legal: None })
    }
}

impl<'a> News<'a> {
    /// Reads news; `None` if the text is something else.
    pub fn read(text: &'a [u8]) -> Option<Self> {
        serde_json::from_slice(text).ok()
    }

    /// Will nothing more happen at this table?
    pub fn is_last(&self) -> bool {
        matches!(&*self.status, "over" | "ended" | "frozen")
    }

    /// One of the moves that may be made, if there are any: `pick` chooses a number below the one it is given.
    pub fn choose(&self, pick: impl FnOnce(usize) -> usize) -> Option<&str> {
        let moves = &self.legal.as_ref()?.moves;
        let chosen = if moves.is_empty() { None } else { moves.get(pick(moves.len())) };
        chosen.map(|words| &*words.0)
    }
}

/// The rest of the first tag with that attribute.
fn start_tag<'a>(html: &'a str, attribute: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(attribute)?;
    rest.split_once('>').map(|(tag, _)| tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_tell_one_who_is_asked_and_that_it_is_over() {
        let asked =
            r#"<section class="zone" id="z-ask"><form id="move" method="post" data-ask="pay"></form></section>"#;
        let other = r#"<section class="zone" id="z-ask"><form id="move" method="post"></form></section>"#;
        let mut shown = Shown::default();
        let mut read = |html, seat| {
            let news = shown.take_in("7", html, seat).expect("news");
            (news.version, news.asked.clone(), news.is_last())
        };
        assert_eq!(read(asked, Some(1)), (7, vec![1], false));
        assert_eq!(read("<input id=\"p-move-version\">", Some(1)), (7, vec![1], false), "the question is the same");
        assert_eq!(read(other, Some(1)), (7, vec![], false));
        assert_eq!(read(asked, None), (7, vec![], false));
        assert_eq!(read(r#"<section class="end" id="z-end" hidden></section>"#, None), (7, vec![], false));
        assert_eq!(read(r#"<section class="end" id="z-end">1 : 2</section>"#, None), (7, vec![], true));
        assert!(Shown::default().take_in("", asked, None).is_none());
    }

    #[test]
    fn news_are_read_for_what_a_player_needs() {
        let text =
            br#"{"version":12,"status":"running","asked":[1],"entries":[{"number":12,"at":1,"events":[{"a":"b"}]}],
            "legal":{"count":3,"moves":["take 1","fold \"x\"","pass"]}}"#;
        let news = News::read(text).expect("news");
        assert_eq!((news.version, news.is_last(), news.asked.as_slice()), (12, false, &[1][..]));
        assert_eq!(news.choose(|count| count - 1), Some("pass"));
        assert_eq!(news.choose(|_| 1), Some("fold \"x\""));
        let text = br#"{"version":13,"status":"over","asked":[],"entries":[],"legal":null}"#;
        let news = News::read(text).expect("news");
        assert!(news.is_last() && news.choose(|_| 0).is_none());
        assert!(News::read(b"{}").is_none());
    }
}
