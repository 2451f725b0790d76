//! All that a browser can ask of a table: pages, parts of pages and forms.

use tabletop::Stream;

use crate::battery::Visit;
use crate::world::Ask;

/// So many requests of a browser are made in turn; the streams of zones are always there.
pub const PAGES: u32 = 51;
const LANGUAGES: [&str; 3] = ["en", "it", "de"];
/// A part of a page, as scripts ask for it.
const FRAGMENT: (&str, &str) = ("x-fragment", "1");

impl Visit {
    fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.table)
    }

    /// A page, or a part of one, for the viewer.
    fn page(&self, kind: &'static str, rest: &str) -> Ask {
        Ask::get(kind, self.at(rest)).with("accept", "text/html").cookie(self.cookie.as_deref())
    }

    fn stranger(&self, kind: &'static str, rest: &str) -> Ask {
        Ask::get(kind, self.at(rest)).with("accept", "text/html")
    }

    /// The stream of zones from now on.
    pub fn zones(&self, kind: &'static str, cookie: Option<&str>, number: u32) -> Ask {
        let language = LANGUAGES[number as usize % LANGUAGES.len()];
        // Every other table is heard in words.
        let view = if number / 3 % 2 == 1 { "&view=text" } else { "" };
        Ask::get(kind, self.at(&format!("/live?since={}&lang={language}{view}", self.version))).cookie(cookie)
    }

    /// A form with an answer, by whoever has the cookie.
    pub fn form(&self, kind: &'static str, version: u32, text: &str, cookie: Option<&str>) -> Ask {
        // What is prepared has a field of its own.
        let answer = if text.starts_with("prepare&") { text.to_owned() } else { encoded(text) };
        let body = format!("version={version}&do={answer}");
        Ask::form(kind, self.at("/move"), &body).cookie(cookie)
    }

    fn deed(&self, kind: &'static str, what: &str) -> Ask {
        let body = format!("version={}&do={what}", self.version);
        Ask::form(kind, self.at("/do"), &body).cookie(self.cookie.as_deref())
    }

    /// What a browser asks in turn; `card` is any card, `text` any answer that may not be legal.
    pub fn browse(&self, turn: u32, card: &str, illegal: Option<&str>, luck: &mut Stream) -> Ask {
        let language = LANGUAGES[luck.below(3) as usize];
        let since = luck.below(self.version + 2);
        let lang = |rest: &str| format!("{rest}{}lang={language}", if rest.contains('?') { "&" } else { "?" });
        let home = |path: &str| Ask::get("page, home", path).with("accept", "text/html").cookie(self.cookie.as_deref());
        let from = ["hand", "line", "discards"][luck.below(3) as usize];
        let draft = format!("play={card}&from={from}");
        let own = self.cookie.as_deref();
        match turn % PAGES {
            0 => self.page("page", "?lang=en"),
            1 => self.page("page", "?lang=it"),
            2 => self.page("page", "?lang=de"),
            3 => self.page("page", "").with("accept-language", "it,de;q=0.5"),
            4 => self.page("page, since", &lang(&format!("?since={since}"))),
            5 => self.page("page, draft", &lang(&format!("?{draft}"))),
            6..=8 => {
                self.page("page draft", &lang(&format!("/draft?play={card}&from=hand"))).with(FRAGMENT.0, FRAGMENT.1)
            }
            9 => self.page("page draft", &lang(&format!("/draft?{draft}"))).with(FRAGMENT.0, FRAGMENT.1),
            10 => self.stranger("page draft of a stranger", &lang(&format!("/draft?{draft}"))),
            11 => self.page("page discards", &lang("/discards")),
            12 | 13 => self.page("page cards", &lang("/cards")).with(FRAGMENT.0, FRAGMENT.1),
            14 => self.stranger("page cards of a stranger", &lang("/cards")),
            15 => self.page("page scores", &lang("/scores")).with(FRAGMENT.0, FRAGMENT.1),
            16 if !self.is_thought_about => self.page("page hint", &lang("/hint")),
            16 => self.stranger("page hint of a stranger", &lang("/hint")),
            17 => self.stranger("page of a stranger", &lang("")),
            18 => home(&lang("/")),
            19 => home(&lang(
                ["/me", "/me/games", "/me/games?result=won&length=short", "/me/export"][luck.below(4) as usize],
            )),
            20 => Ask::get("page, home of a stranger", lang("/")).with("accept", "text/html"),
            21 => self.page("page live, since", &lang(&format!("/live?since={since}"))),
            22 => self.page("page live, since", "/live"),
            23 => self.stranger("page live, since", &format!("/live?since={since}")),
            24 | 32 => match illegal {
                Some(text) => self.form("page illegal", self.version, text, own),
                None => self.form("page illegal", self.version, "fold the table", own),
            },
            25 => match illegal {
                Some(text) => self.form("page illegal", self.version, text, own).with(FRAGMENT.0, FRAGMENT.1),
                None => self.form("page illegal", self.version, "", own),
            },
            26 => self.form("page stale", luck.below(self.version), "pass", own),
            27 => self.form("page move of a stranger", self.version, "pass", None),
            28 => {
                let eyes = ["0", "1", "2", "none", "all"][luck.below(5) as usize];
                let rest = match luck.below(3) {
                    0 => format!("/replay?at={since}&seat={eyes}"),
                    1 => format!("/replay?at={since}&since=1&seat={eyes}"),
                    _ => format!("/replay/player?seat=1&at={since}&eyes={eyes}"),
                };
                self.page("page replay", &lang(&rest))
            }
            29 => self.page("page record", "/record"),
            30 => self.deed("page take back", "take-back"),
            31 => match luck.below(5) {
                0 => self.page("page isle", &lang(&format!("/isle?seat={}", luck.below(3)))),
                island => self.page("page isle", &lang(&format!("/isle?seat={}&island={island}", luck.below(3)))),
            },
            33 => self.page("page, at a square", &lang(&format!("?at={}-c{}", 1 + luck.below(4), 1 + luck.below(6)))),
            34 => self.stranger("page isle of a stranger", &lang("/isle?seat=1&island=1")),
            35 => self.form("page plan", self.version, "prepare&paint=1+red+c3", own).with(FRAGMENT.0, FRAGMENT.1),
            36 => self.page(
                "picture",
                &lang(["/picture.svg?format=wide", "/picture.svg?format=square", "/small.png"][luck.below(3) as usize]),
            ),
            37 => self.stranger("picture of a stranger", &lang(["/picture.svg", "/small.png"][luck.below(2) as usize])),
            38 => self.page("picture, at", &lang(&format!("/picture.svg?at={since}"))),
            39 => Ask::form("page tip", self.at("/tip"), &"do=heard&tip=turn").cookie(own).with(FRAGMENT.0, FRAGMENT.1),
            // A hint that is taken over, whoever has the card.
            40 => self.page("page, taken", &lang(&format!("?take=play+{card}+left&take=pay+{card}"))),
            41 => self
                .page("page draft", &lang(&format!("/draft?take=play+{card}+right&play={card}&from={from}")))
                .with(FRAGMENT.0, FRAGMENT.1),
            44 => Ask::form("page try", self.at("/tries"), &format!("at={since}&seat=0&how=anew")).cookie(own),
            43 => self.page("page tries", &lang(&format!("/tries?at={since}&seat=0"))),
            46 | 47 => self.page("page in words", &lang("?view=text")),
            48 => self.stranger("page in words of a stranger", &lang("?view=text")),
            49 => self.page("page live, in words", &lang(&format!("/live?view=text&since={since}"))),
            50 => {
                let said =
                    ["words=Hello+there", "emote=pig", "do=report&line=1", "do=mute&line=1"][luck.below(4) as usize];
                Ask::form("page talk", self.at("/talk"), &said).cookie(own).with(FRAGMENT.0, FRAGMENT.1)
            }
            45 => self.page("page diagram", &lang(&format!("/diagram?at={since}&seat={}", luck.below(3)))),
            _ => match luck.below(9) {
                0 => self.deed("page deed", "start"),
                1 => self.deed("page deed", "remove&seat=1"),
                2 => self.deed("page deed", "rematch"),
                3 => self.deed("page deed", "fold"),
                4 => self.page("page, no such place", "/hands"),
                5 => self.page("page player", &lang(&format!("/player?seat={}", luck.below(5)))),
                6 => self.stranger("page player of a stranger", &lang("/player?seat=1")),
                7 => self.page("page goal", &lang("/goal")),
                _ => Ask::form("page join", self.at("/join"), &"name=Zoe"),
            },
        }
    }
}

/// A text as it stands in a form.
fn encoded(text: &str) -> String {
    text.replace('%', "%25").replace('&', "%26").replace('+', "%2B").replace(' ', "+")
}
