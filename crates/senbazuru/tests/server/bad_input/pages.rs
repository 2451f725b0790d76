//! What browsers, and those who pretend to be one, send to the pages.

use serde_json::{Value, json};

use super::API;
use super::wire::{Answer, Wire, request};
use crate::Server;

/// What is sent, and the status it is answered with.
pub type Case = (String, Post, u16);

/// A request of a browser, but for its language.
#[derive(Clone, Debug)]
pub struct Post {
    pub method: &'static str,
    pub path: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

/// The languages pages are asked for in, and how a page says which it is.
pub const LANGUAGES: [(&str, &str); 3] =
    [("en-GB,en;q=0.7", "lang=\"en\""), ("it", "lang=\"it\""), ("de-CH,de;q=0.9", "lang=\"de\"")];

impl Post {
    /// A form, sent with a cookie if there is one.
    pub fn form(path: &str, cookie: Option<&str>, body: impl AsRef<[u8]>) -> Self {
        let body = body.as_ref().to_vec();
        Self { method: "POST", path: path.to_owned(), headers: Vec::new(), body }
            .with("content-type", "application/x-www-form-urlencoded")
            .cookie(cookie)
    }

    /// A page, asked for with a cookie if there is one.
    pub fn page(path: &str, cookie: Option<&str>) -> Self {
        Self { method: "GET", path: path.to_owned(), headers: Vec::new(), body: Vec::new() }.cookie(cookie)
    }

    fn cookie(self, cookie: Option<&str>) -> Self {
        match cookie {
            Some(cookie) => self.with("cookie", cookie),
            None => self,
        }
    }

    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.retain(|(other, _)| *other != name || name == "cookie");
        self.headers.push((name, value.to_owned()));
        self
    }

    /// The bytes, for one who accepts that and prefers that language.
    pub fn bytes(&self, accept: &str, language: &str) -> Vec<u8> {
        let mut headers: Vec<_> = self.headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        headers.extend([("accept", accept), ("accept-language", language)]);
        request(self.method, &self.path, &headers, &self.body)
    }

    /// The answer to a browser.
    pub fn answer(&self, server: &Server, accept: &str, language: &str) -> Result<Answer, String> {
        let mut wire = Wire::new(server);
        wire.send(&self.bytes(accept, language));
        wire.answer().ok_or_else(|| "the connection was closed without a word".to_owned())
    }
}

/// A table of two under way, played by visitors of the pages.
pub struct Guests {
    pub table: String,
    /// Who is asked, who is not, and who only looks on.
    pub asked: String,
    pub other: String,
    pub outsider: String,
    pub version: u64,
    pub legal: String,
    /// A table that waits for players, and who sits there.
    pub open: String,
    pub host: String,
    /// The invitation to it, and the token of the seat of its host.
    pub invite: String,
    pub seat: String,
}

/// Somebody who tells a name: their cookie.
pub fn arrive(server: &Server, name: &str) -> String {
    let answer = Post::form("/me/name", None, format!("name={name}")).answer(server, "text/html", "en");
    let answer = answer.expect("an answer");
    assert_eq!(answer.status, 303, "{}", String::from_utf8_lossy(&answer.body));
    let cookie = answer.header("set-cookie").expect("a cookie");
    cookie.split(';').next().expect("a cookie").to_owned()
}

/// The token in a cookie; its signature has no underscore.
fn token(cookie: &str) -> String {
    cookie.split_once("v_").map(|(_, token)| format!("v_{token}")).expect("a token")
}

impl Guests {
    /// At a table of Origami.
    pub fn new(server: &Server) -> Self {
        Self::at_a_table_of(server, r#"{"game": "origami", "starts_when_full": true}"#)
    }

    /// At a table of that wish.
    pub fn at_a_table_of(server: &Server, wish: &str) -> Self {
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let [ann, ben, outsider] = ["Ann", "Ben", "Eve"].map(|name| arrive(server, name));
        let tokens = [&ann, &ben].map(|cookie| token(cookie));
        let [made, open] = [(); 2].map(|()| server.json(201, "POST", "/api/v1/tables", Some(&tokens[0]), wish));
        let table = text(&made["table"]["id"]);
        let join = json!({ "invite": made["invite"] }).to_string();
        server.json(200, "POST", &format!("{API}/tables/{table}/join"), Some(&tokens[1]), &join);
        let looks =
            tokens.each_ref().map(|token| server.json(200, "GET", &format!("{API}/tables/{table}"), Some(token), ""));
        let host = ann.clone();
        let is_first = looks[0]["legal"].is_object();
        let (asked, other) = if is_first { (ann, ben) } else { (ben, ann) };
        let look = &looks[usize::from(!is_first)];
        Self {
            table,
            asked,
            other,
            outsider,
            version: look["table"]["version"].as_u64().expect("a version"),
            legal: text(&look["legal"]["moves"][0]),
            open: text(&open["table"]["id"]),
            host,
            invite: text(&open["invite"]),
            seat: text(&open["token"]),
        }
    }

    /// What the table says of itself.
    pub fn look(&self, server: &Server) -> Value {
        server.json(200, "GET", &format!("{API}/tables/{}", self.table), Some(&token(&self.asked)), "")
    }

    pub fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.table)
    }

    /// The form that gives a legal answer.
    pub fn good(&self) -> String {
        format!("version={}&do={}", self.version, self.legal.replace('+', "%2B").replace(' ', "+"))
    }
}

pub fn case(name: impl Into<String>, post: Post, status: u16) -> Case {
    (name.into(), post, status)
}

/// Answers nobody may give.
pub fn moves(at: &Guests) -> Vec<Case> {
    let (path, version) = (at.at("/move"), at.version);
    let by = |cookie: &str, body: &str| Post::form(&path, Some(cookie), body);
    let mine = |body: &str| by(&at.asked, body);
    let good = at.good();
    let mut cases = vec![
        case("out of turn", by(&at.other, &good), 422),
        case("by one who looks on", by(&at.outsider, &good), 403),
        case("by nobody", Post::form(&path, None, &good), 403),
        case("no fields", mine(""), 400),
        case("no answer", mine(&format!("version={version}")), 400),
        case("an empty answer", mine(&format!("version={version}&do=")), 400),
        case("no version", mine(good.split_once('&').map_or("", |(_, rest)| rest)), 400),
        case("draw nothing", mine(&format!("version={version}&do=draw")), 422),
        case("draw what is not there", mine(&format!("version={version}&do=draw&line=hippogriff")), 422),
        case("pay without being asked", mine(&format!("version={version}&do=pay&pay=fox")), 422),
        case("play nothing", mine(&format!("version={version}&do=play")), 400),
        case("play what is not there", mine(&format!("version={version}&do=play&play=hippogriff&side=left")), 422),
        case("play to nowhere", mine(&format!("version={version}&do=play&play=fox&side=up")), 422),
        case("discard nothing", mine(&format!("version={version}&do=discard")), 422),
        case("discard what is not there", mine(&format!("version={version}&do=discard&hand=%F0%9F%A6%8A")), 422),
        case("chance's answer", mine(&format!("version={version}&do=shuffled+00000000000000ff")), 422),
        case("a line of a record", mine(&format!("version={version}&do=!+resigned+1")), 422),
        case("with a seat before it", mine(&format!("version={version}&do=0+pass")), 422),
        case("two lines", mine(&format!("version={version}&do=pass%0Apass")), 422),
        case("no text", mine(&format!("version={version}&do=%ff%fe%00")), 422),
        case("markup", mine(&format!("version={version}&do=%3Cscript%3Ealert(1)%3C/script%3E")), 422),
        case("a long answer", mine(&format!("version={version}&do={}", "x".repeat(60_000))), 400),
        case("an answer of 1 MB", mine(&format!("version={version}&do={}", "x".repeat(1_000_000))), 413),
        case("400 cards", mine(&format!("version={version}&do=draw{}", "&line=fox".repeat(400))), 400),
        case("a JSON body", mine(&json!({ "version": version, "move": at.legal }).to_string()), 400),
        case(
            "said to be JSON",
            mine(&json!({ "version": version, "move": at.legal }).to_string()).with("content-type", "application/json"),
            400,
        ),
        case(
            "in parts",
            mine("--x\r\ncontent-disposition: form-data; name=\"do\"\r\n\r\npass\r\n--x--")
                .with("content-type", "multipart/form-data; boundary=x"),
            400,
        ),
        case("no such table", Post::form("/t/000000000000/move", Some(&at.asked), &good), 404),
        case("no table at all", Post::form("/t/../move", Some(&at.asked), &good), 404),
        case("a table that has not begun", Post::form(&format!("/t/{}/move", at.open), Some(&at.host), &good), 409),
    ];
    for number in ["-1", "1.5", "", "x", "4294967296", "%00", "1e3", "0x1"] {
        let form = format!("version={number}&do={}", at.legal.replace('+', "%2B").replace(' ', "+"));
        cases.push(case(format!("version {number}"), mine(&form), 400));
    }
    for number in [0, version - 1, version + 1, u64::from(u32::MAX)] {
        let form = format!("version={number}&do={}", at.legal.replace('+', "%2B").replace(' ', "+"));
        cases.push(case(format!("version {number}"), mine(&form), 409));
    }
    // Which of two is meant is not for us to guess, but it must be one of them: the first.
    cases.push(case("two versions", mine(&format!("version=0&{good}")), 409));
    cases.push(case("two answers", mine(&format!("version={version}&do=fold&{good}")), 422));
    cases
}

/// Deeds nobody may do.
pub fn deeds(at: &Guests) -> Vec<Case> {
    let path = at.at("/do");
    let by = |cookie: &str, body: &str| Post::form(&path, Some(cookie), body);
    let mut cases = Vec::new();
    for what in
        ["start", "remove&seat=1", "resign", "offer", "withdraw", "leave", "return", "take-back&version=3", "rematch"]
    {
        cases.push(case(format!("{what} by one who looks on"), by(&at.outsider, &format!("do={what}")), 403));
        cases.push(case(format!("{what} by nobody"), Post::form(&path, None, format!("do={what}")), 403));
        let nowhere = Post::form("/t/000000000000/do", Some(&at.asked), format!("do={what}"));
        cases.push(case(format!("{what} nowhere"), nowhere, 404));
    }
    for (what, status) in [
        ("", 400),
        ("do=", 400),
        ("do=fold", 400),
        ("do=START", 400),
        ("do=%ff", 400),
        ("deed=resign", 400),
        ("do=remove", 400),
        ("do=remove&seat=256", 400),
        ("do=remove&seat=-1", 400),
        ("do=remove&seat=x", 400),
        ("do=take-back", 400),
        ("do=take-back&version=x", 400),
        ("do=take-back&version=99999999999", 400),
        ("do=rematch", 409),
        ("do=start&do=resign", 409),
    ] {
        let post = by(&at.asked, what);
        let started = what.starts_with("do=start");
        // Only the host is told that it has begun; anybody else that they are not the host.
        let status = if started { 0 } else { status };
        cases.push(case(format!("do {what:?}"), post, status));
    }
    cases
}

/// What is said of tips that were never given, and by those who were given none; and of lessons that are not given here.
pub fn tips(at: &Guests) -> Vec<Case> {
    let path = at.at("/tip");
    let mut cases = vec![
        case("tries from a game under way", Post::form(&at.at("/tries"), Some(&at.asked), "at=3&seat=0"), 409),
        case("tries that say nothing", Post::form(&at.at("/tries"), Some(&at.asked), ""), 400),
        case("tries in no seat", Post::form(&at.at("/tries"), Some(&at.asked), "at=3&seat=256"), 400),
        case("tries against nobody", Post::form(&at.at("/tries"), Some(&at.asked), "at=3&seat=0&others=%ff"), 400),
        case("tries from nowhere", Post::form("/t/000000000000/tries", Some(&at.asked), "at=3&seat=0"), 404),
        case("a game under way as text", Post::page(&at.at("/diagram?at=3&seat=0"), Some(&at.asked)), 409),
        case("nothing as text", Post::page("/t/000000000000/diagram", Some(&at.asked)), 404),
        case("a tip heard by nobody", Post::form(&path, None, "do=heard&tip=turn"), 403),
        case("silence for nobody", Post::form(&path, None, "do=silence"), 403),
        case("silence for nobody, elsewhere", Post::form("/me/tips", None, "do=silence"), 401),
        case("a tip nowhere", Post::form("/t/000000000000/tip", Some(&at.asked), "do=heard&tip=turn"), 404),
        case("a lesson where none is given", Post::form(&at.at("/do"), Some(&at.asked), "do=learn-on&version=1"), 403),
        case("a lesson without a version", Post::form(&at.at("/do"), Some(&at.asked), "do=learn-on"), 400),
    ];
    let long = format!("do=heard&tip={}", "x".repeat(60_000));
    for form in [
        "",
        "do=",
        "do=heard",
        "do=heard&tip=",
        "do=heard&tip=silence",
        "do=heard&tip=%ff%00",
        "do=HEARD&tip=turn",
        &long,
    ] {
        let shown: String = form.chars().take(30).collect();
        cases.push(case(format!("tip {shown}"), Post::form(&path, Some(&at.asked), form), 400));
    }
    cases
}

/// Lines that can't be said, and what can't be done about lines.
pub fn talk(at: &Guests) -> Vec<Case> {
    let path = at.at("/talk");
    let long = format!("words={}", "x".repeat(60_000));
    let mut cases = vec![
        case("talk nowhere", Post::form("/t/000000000000/talk", Some(&at.asked), "words=hello"), 404),
        case("a line muted by nobody", Post::form(&path, None, "do=mute&line=1"), 403),
        case("a line reported by nobody", Post::form(&path, None, "do=report&line=1"), 403),
        case("a switch of somebody else", Post::form(&path, Some(&at.outsider), "do=close"), 403),
    ];
    for (form, status) in [
        ("", 422),
        ("words=", 422),
        ("words=+%20+", 422),
        ("words=a%00b", 422),
        ("words=a%E2%80%AEb", 422),
        ("words=%EE%80%80", 422),
        ("phrase=HELLO", 422),
        ("phrase=%ff", 422),
        ("emote=../../etc/passwd", 422),
        ("do=shout&words=hello", 400),
        ("do=report", 404),
        ("do=report&line=-1", 404),
        ("do=report&line=99999999999999999999", 404),
        ("do=mute&line=18446744073709551615", 404),
        (&long, 422),
    ] {
        let shown: String = form.chars().take(30).collect();
        cases.push(case(format!("talk {shown}"), Post::form(&path, Some(&at.asked), form), status));
    }
    cases
}

/// Names nobody can have, tables that can't be, seats nobody can take.
pub fn forms(at: &Guests) -> Vec<Case> {
    let mut cases = Vec::new();
    let (open, eve) = (format!("/t/{}", at.open), Some(at.outsider.as_str()));
    let long = "x".repeat(60_000);
    for name in ["", "+", "%00", "a%0Ab", "a%1B[31mb", "a%E2%80%AEb", "%E2%80%8B", "abcdefghijklmnopqrstuvwxy", &long] {
        let shown: String = name.chars().take(20).collect();
        cases.push(case(format!("/me/name {shown}"), Post::form("/me/name", eve, format!("name={name}")), 422));
        // No name is a name of our own; one that is told must be one.
        if !name.is_empty() && name != "+" {
            let form = format!("game=origami&level=sumi&name={name}");
            cases.push(case(format!("/play {shown}"), Post::form("/play", None, &form), 422));
            let form = format!("game=origami&name={name}");
            cases.push(case(format!("/new {shown}"), Post::form("/new", None, &form), 422));
            let form = format!("i={}&name={name}", at.invite);
            cases.push(case(format!("/join {shown}"), Post::form(&format!("{open}/join"), None, &form), 422));
        }
    }
    for (path, form, status) in [
        ("/me/name", "", 422),
        ("/play", "game=chess", 422),
        ("/play", "game=origami&level=sensei", 422),
        ("/play", "game=%ff", 422),
        ("/new", "game=chess", 422),
        ("/new", "game=origami&players=9", 422),
        ("/new", "game=origami&players=-1", 422),
        ("/new", "game=origami&players=x", 422),
        ("/learn", "", 404),
        ("/records", "", 422),
        ("/records", "text=hello", 422),
        ("/records", "text=%00%ff%fe", 422),
        ("/records", "file=senbazuru+record+1%0Agame+origami%0Arules+99", 422),
        ("/records", "text=senbazuru+position+1%0Agame+islands%0Arules+1%0Around+99", 422),
        ("/learn", "lesson=chess", 404),
        ("/learn", "lesson=%ff", 404),
        ("/learn", "game=..%2f..%2forigami", 404),
        ("/me/tips", "", 400),
        ("/me/tips", "do=shout", 400),
        ("/me/tips", "do=%ff", 400),
        ("/link/l_00000000000000000000000000", "", 410),
        ("/link/x", "", 410),
        ("/link/%ff", "", 400),
    ] {
        cases.push(case(format!("{path} {form}"), Post::form(path, eve, form), status));
    }
    let (join, take) = (format!("{open}/join"), format!("{open}/take"));
    for (path, form, status) in [
        (&join, "name=Eve".to_owned(), 403),
        (&join, "i=&name=Eve".to_owned(), 403),
        (&join, "i=i_00000000000000000000000000&name=Eve".to_owned(), 403),
        (&join, format!("i={}&name=Eve", at.seat), 403),
        (&join, format!("i=x&i={}&name=Eve", at.invite), 403),
        (&at.at("/join"), format!("i={}&name=Eve", at.invite), 403),
        (&"/t/000000000000/join".to_owned(), format!("i={}&name=Eve", at.invite), 404),
        (&take, String::new(), 401),
        (&take, "seat=s_00000000000000000000000000".to_owned(), 401),
        (&take, format!("seat={}", at.invite), 401),
        (&at.at("/take"), format!("seat={}", at.seat), 401),
        (&"/t/000000000000/take".to_owned(), format!("seat={}", at.seat), 404),
    ] {
        cases.push(case(format!("{path} {form}"), Post::form(path, eve, &form), status));
    }
    cases
}

/// Pages that are not there, for one who may not see them, or by a method they do not know.
pub fn pages(at: &Guests) -> Vec<Case> {
    let mut cases = Vec::new();
    for path in [
        "/nothing",
        "/t",
        "/t/",
        "/t/x",
        "/t/000000000000",
        "/t/000000000000/live",
        "/t/%00",
        "/t/..%2f..%2fetc%2fpasswd",
        "/t/ABCDEF",
        "/t/000000000000/cards",
        "/t/000000000000/draft?play=fox",
        "/t/000000000000/replay",
        "/t/000000000000/replay?seat=all",
        "/t/000000000000/replay/scores?at=1&eyes=all",
        "/t/x/replay/scores",
        "/t/000000000000/goal",
        "/t/000000000000/player?seat=0",
        "/t/000000000000/picture.svg",
        "/t/000000000000/small.png?v=1",
        "/t/000000000000/picture.png?format=square",
        "/cards/hippogriff",
        "/cards/%ff",
        "/rules/O-99.9",
        "/rules/x",
        "/language/xx",
        "/theme/pink",
        "/assets/00/nothing.css",
        "/assets/../../etc/passwd",
        "/link",
        "/t/000000000000/record",
    ] {
        let status = if path.ends_with("%ff") { 400 } else { 404 };
        cases.push(case(path, Post::page(path, Some(&at.asked)), status));
    }
    for (date, status) in [
        ("x", 400),
        ("2026-02-30", 400),
        ("2026-2-3", 400),
        ("1969-12-31", 400),
        ("99999-01-01", 400),
        ("%00", 400),
        ("%ff", 400),
        ("..%2f..%2fetc%2fpasswd", 400),
        ("9999-12-31", 404),
    ] {
        cases.push(case(date, Post::page(&format!("/daily/{date}"), Some(&at.asked)), status));
    }
    for (rest, cookie, status) in [
        ("/replay", &at.asked, 409),
        ("/replay?at=4294967295&seat=0", &at.asked, 409),
        ("/replay?at=5&seat=all", &at.asked, 409),
        ("/replay?at=5&seat=all&since=3", &at.outsider, 409),
        ("/replay/cards?at=5&eyes=all", &at.asked, 409),
        ("/replay/player?at=x&eyes=x&seat=x", &at.outsider, 409),
        ("/replay/nothing", &at.asked, 409),
        ("/record", &at.asked, 409),
        ("/hint", &at.asked, 403),
        ("/hint", &at.outsider, 403),
        ("/hands", &at.asked, 404),
        ("/player", &at.asked, 404),
        ("/player", &at.outsider, 404),
        ("/player?seat=", &at.asked, 404),
        ("/player?seat=x", &at.asked, 404),
        ("/player?seat=-1", &at.asked, 404),
        ("/player?seat=2", &at.asked, 404),
        ("/player?seat=256", &at.asked, 404),
        ("/player?seat=18446744073709551616", &at.asked, 404),
        ("/player?seat=%00", &at.asked, 404),
        ("/player?seat=2", &at.outsider, 404),
        ("/picture.svg?format=huge", &at.asked, 400),
        ("/picture.png?format=%ff", &at.outsider, 400),
        ("/picture.png?at=x", &at.outsider, 400),
        ("/picture.svg?at=1", &at.asked, 409),
    ] {
        cases.push(case(rest, Post::page(&at.at(rest), Some(cookie)), status));
    }
    cases.push(case("a hint for nobody", Post::page(&at.at("/hint"), None), 403));
    for (method, path) in [
        ("PUT", "/"),
        ("DELETE", "/me"),
        ("PATCH", "/new"),
        ("POST", "/"),
        ("POST", "/me"),
        ("POST", "/cards"),
        ("POST", "/me/export"),
        ("DELETE", "/me/forget"),
        ("BREW", "/play"),
        ("DELETE", "/daily"),
        ("POST", "/daily/2026-11-16"),
        ("POST", "/language/de"),
    ] {
        let post = Post { method, ..Post::form(path, Some(&at.asked), "") };
        cases.push(case(format!("{method} {path}"), post, 405));
    }
    for (method, rest) in [
        ("GET", "/move"),
        ("GET", "/do"),
        ("POST", ""),
        ("POST", "/live"),
        ("DELETE", "/live"),
        ("PUT", "/move"),
        ("POST", "/goal"),
        ("PUT", "/player?seat=0"),
    ] {
        let post = Post { method, ..Post::form(&at.at(rest), Some(&at.asked), "") };
        cases.push(case(format!("{method} {rest}"), post, 405));
    }
    cases
}

/// What other sites make a browser send.
pub fn foreign(at: &Guests) -> Vec<Case> {
    let mut cases = Vec::new();
    let (good, mv, deed) = (at.good(), at.at("/move"), at.at("/do"));
    for (path, form) in [
        (mv.as_str(), good.as_str()),
        (&deed, "do=resign"),
        ("/play", "game=origami"),
        ("/new", "game=origami"),
        ("/daily", "name=Eve"),
        ("/me/name", "name=Eve"),
        ("/me/link", ""),
        ("/me/forget", "sure=yes"),
        ("/link/l_00000000000000000000000000", ""),
        (&at.at("/join"), "name=Eve"),
        (&at.at("/take"), "seat=s_"),
    ] {
        for (name, value) in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("sec-fetch-site", "x"),
            ("origin", "https://evil.example"),
            ("origin", "null"),
            ("origin", "http://here.evil.example"),
        ] {
            let post = Post::form(path, Some(&at.asked), form).with(name, value);
            cases.push(case(format!("{path} {name}: {value}"), post, 403));
        }
    }
    cases
}

/// Cookies that are none: whoever sends them is nobody, and may look at what everybody may.
pub fn cookies(at: &Guests, elsewhere: &str) -> Vec<Case> {
    let (name, value) = at.asked.split_once('=').expect("a cookie");
    let (signature, token) = value.split_at(value.find("v_").expect("a token"));
    let (other_name, other_value) = elsewhere.split_once('=').expect("a cookie");
    let mut flipped = signature.to_owned();
    flipped.replace_range(0..1, if signature.starts_with('A') { "B" } else { "A" });
    let bad = [
        format!("{name}={token}"),
        format!("{name}="),
        name.to_owned(),
        format!("{name}={flipped}{token}"),
        format!("{name}={signature}{}{}", &token[..token.len() - 1], if token.ends_with('0') { "1" } else { "0" }),
        format!("{name}={signature}"),
        format!("{name}={value}{value}"),
        format!("{name}={other_value}"),
        format!("{other_name}={value}"),
        format!("{name}=%00%ff"),
        format!("{name}=\u{ff}"),
        format!("{name}={}", "A".repeat(4_000)),
        format!("{}{name}=x", "a=b; ".repeat(1_000)),
        format!("={value}"),
        ";;;=;=;".to_owned(),
    ];
    let mut cases = Vec::new();
    for cookie in bad {
        let shown: String = cookie.chars().take(60).collect();
        cases.push(case(format!("a move with {shown}"), Post::form(&at.at("/move"), Some(&cookie), at.good()), 403));
        cases.push(case(format!("a deed with {shown}"), Post::form(&at.at("/do"), Some(&cookie), "do=resign"), 403));
    }
    cases
}

/// Odd queries that do no harm: a page comes as if they were not there.
pub fn harmless(at: &Guests) -> Vec<Post> {
    let long = "x".repeat(8_000);
    let queries = [
        "play=",
        "play=hippogriff",
        "play=fox&from=moon",
        "play=%ff",
        "play=%3Cscript%3E",
        "play=fox&play=fox&from=",
        "since=",
        "since=-1",
        "since=x",
        "since=4294967296",
        "since=99999999",
        "lang=xx",
        "lang=",
        "lang=de&lang=it",
        "i=",
        "i=x",
        "s=",
        "s=x",
        "watch",
        "watch=1&s=x",
        "take=",
        "take=x&take=y",
        "take=play+fox+left&take=pay+fox+fox+fox",
        "take=pay+cat&take=play+cat+up&play=cat",
        "take=paint+1+red+z9",
        "take=%ff%00",
        "format=",
        "format=x&at=x",
        "at=4294967296&format=wide",
        "&&&&",
        "=",
        "%",
        "%zz=%zz",
        "a[]=b",
        &long,
    ];
    let mut posts = Vec::new();
    for query in queries {
        for (rest, cookie) in
            [("", Some(&at.asked)), ("", None), ("/draft", Some(&at.asked)), ("/cards", None), ("/scores", None)]
        {
            posts.push(Post::page(&format!("{}?{query}", at.at(rest)), cookie.map(String::as_str)));
        }
        for path in ["/", "/me", "/new", "/cards", "/rules"] {
            posts.push(Post::page(&format!("{path}?{query}"), Some(&at.outsider)));
        }
    }
    for query in
        ["after=", "after=x", "after=1-", "after=-9223372036854775808-x", "after=99999999999999999999-x", "after=1-%ff"]
    {
        posts.push(Post::page(&format!("/me?{query}"), Some(&at.outsider)));
    }
    posts
}

/// The same damage to every form there is.
pub fn damaged(at: &Guests) -> Vec<Post> {
    let fields = "a=b&".repeat(15_000);
    let bodies: [&[u8]; 9] = [
        b"",
        b"=",
        b"&&&&",
        b"%ff%fe=%00&%",
        b"\xff\xfe\x00=\x80",
        b"name=\xc3\x28&do=\xa0\xa1&game=\xf0\x28",
        fields.as_bytes(),
        b"{\"name\":\"x\"}",
        b"name[]=a&name[]=b&do[x]=y",
    ];
    let mut posts = Vec::new();
    for path in [
        "/play",
        "/new",
        "/me/name",
        "/me/link",
        "/me/forget",
        "/link/x",
        &at.at("/join"),
        &at.at("/take"),
        &at.at("/move"),
        &at.at("/do"),
    ] {
        for body in bodies {
            for kind in [
                "application/x-www-form-urlencoded",
                "application/json",
                "multipart/form-data",
                "text/plain; charset=utf-16",
                "",
            ] {
                posts.push(Post::form(path, Some(&at.outsider), body).with("content-type", kind));
            }
        }
    }
    posts
}
