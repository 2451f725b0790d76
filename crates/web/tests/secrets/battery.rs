//! All that somebody can ask of a table.

use session::{Seat, TableId};
use tabletop::Stream;

use crate::world::Ask;

/// Somebody who looks at a table.
pub struct Visit {
    pub table: TableId,
    pub version: u32,
    /// Their seat, if they play.
    pub seat: Option<Seat>,
    /// What they look at the table with.
    pub token: Option<String>,
    /// Who they are.
    pub visitor: String,
    /// By what a page knows them; nothing for one who was never here.
    pub cookie: Option<String>,
    pub players: u8,
    /// Would a bot think if they ask for a hint?
    pub is_thought_about: bool,
}

/// So many requests are made in turn; the rest is made every time.
pub const TURNS: u32 = 44;
const LANGUAGES: [&str; 3] = ["en", "it", "de"];
const NOBODY: &str = "s_00000000000000000000000000";

impl Visit {
    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.table)
    }

    fn get(&self, kind: &'static str, rest: &str) -> Ask {
        Ask::get(kind, self.path(rest)).by(self.token.as_deref())
    }

    fn post(&self, kind: &'static str, rest: &str, body: &str) -> Ask {
        Ask::post(kind, self.path(rest), &body).by(self.token.as_deref())
    }

    /// A move by whoever holds the token.
    pub fn answer(&self, kind: &'static str, version: u32, text: &str, token: Option<&str>) -> Ask {
        let body = serde_json::json!({ "version": version, "move": text });
        Ask::post(kind, self.path("/moves"), &body).by(token)
    }

    /// A stream from now on.
    pub fn live(&self, kind: &'static str, token: Option<&str>) -> Ask {
        Ask::get(kind, self.path(&format!("/stream?since={}", self.version))).by(token)
    }

    /// What is asked in every position.
    pub fn always(&self, luck: &mut Stream) -> Vec<Ask> {
        let since = luck.below(self.version + 2);
        let mut asks = vec![
            self.get("look", ""),
            self.get("events", "/events?since=0"),
            self.get("events", &format!("/events?since={since}")),
        ];
        if self.token.is_some() {
            asks.push(Ask::get("look of a stranger", self.path("")));
        }
        asks
    }

    /// What is asked from any version on.
    pub fn since(&self, since: u32) -> Ask {
        self.get("events", &format!("/events?since={since}"))
    }

    /// What is asked in turn.
    pub fn in_turn(&self, turn: u32, luck: &mut Stream) -> Ask {
        let language = LANGUAGES[luck.below(3) as usize];
        let since = luck.below(self.version + 2);
        let stale = luck.below(self.version);
        let own = Some(self.visitor.as_str());
        match turn % TURNS {
            0 | 19 => self.get("look, lang", &format!("?lang={language}")),
            1 | 20 => self.get("events, lang", &format!("/events?since={since}&lang={language}")),
            2 => Ask::get("look of a stranger, lang", self.path(&format!("?lang={language}"))),
            3 => Ask::get("events of a stranger", self.path(&format!("/events?since={since}&lang={language}"))),
            4 | 21 => self.get("stream", &format!("/stream?since={since}")),
            5 => self.get("stream", &format!("/stream?since={since}&lang={language}")),
            6 => self.get("stream", "/stream").with("last-event-id", &since.to_string()),
            7 => Ask::get("stream of a stranger", self.path(&format!("/stream?since={since}"))),
            8 => self.get("stream", "/stream"),
            9 => self.answer("unreadable", self.version, "fold the table", self.token.as_deref()),
            10 => self.answer("stale", stale, "pass", self.token.as_deref()),
            11 => self.answer("stale", self.version + 1, "pass", self.token.as_deref()),
            12 => self.answer("wrong token", self.version, "pass", Some(NOBODY)),
            13 => Ask::get("wrong token", self.path("")).by(Some(NOBODY)),
            14 => self.answer("no token", self.version, "pass", None),
            15 | 22 | 33 => self.post("take back", "/take-back", &format!("{{\"version\":{}}}", self.version)),
            16 => self.post("take back", "/take-back", &format!("{{\"version\":{stale}}}")),
            17 if !self.is_thought_about => self.get("hint", "/hint"),
            17 | 18 => Ask::get("hint", self.path("/hint")),
            23 | 34 => self.get("record", "/record"),
            24 => Ask::get("list", "/api/v1/tables?status=running&limit=5"),
            25 => Ask::get("list", "/api/v1/tables"),
            26 => Ask::get("my tables", ["/api/v1/me/tables", "/api/v1/me/export"][luck.below(2) as usize]).by(own),
            27 => Ask::get("me", "/api/v1/me").by(own),
            28 | 35 => Ask::get("metrics", "/metrics"),
            29 => Ask::get("health", "/healthz"),
            30 => Ask::post("join", self.path("/join"), &"{\"name\":\"Zoe\"}"),
            31 => match luck.below(4) {
                0 => self.post("start", "/start", "{}"),
                1 => self.post("remove", "/remove", "{\"seat\":1}"),
                2 => self.post("rematch", "/rematch", "{}"),
                _ => self.post("return", "/return", "{}"),
            },
            32 => match luck.below(4) {
                0 => Ask::get("no such place", self.path("/cards")),
                1 => Ask::get("no such table", "/api/v1/tables/000000000000"),
                2 => Ask::post("not allowed", self.path("/events"), &"{}"),
                _ => self.post("malformed", "/moves", "{\"version\":null,\"move\":[]}"),
            },
            40 | 41 => self.get("talk", "/talk"),
            42 => {
                let line = ["{\"kind\":\"words\",\"text\":\"hi\"}", "{\"kind\":\"emote\",\"text\":\"bird\"}"];
                self.post("say", "/talk", line[luck.below(2) as usize])
            }
            43 => self.post("report", &format!("/talk/{}/report", luck.below(9)), "{}"),
            38 => self.post("try", "/tries", &format!("{{\"at\":{since},\"seat\":0,\"name\":\"Zoe\"}}")),
            39 => self.get("diagram", &format!("/diagram?at={since}&seat={}", luck.below(3))),
            // Alone, an offer to end is accepted at once.
            36 if self.players > 1 => self.post("offer to end", "/offer-end", "{}"),
            _ => self.post("withdraw", "/withdraw-offer", "{}"),
        }
    }
}
