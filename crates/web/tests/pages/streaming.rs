//! The stream of a table: whoever takes every message has what one sees who loads the page anew. So a zone that is not made because
//! nothing it depends on has changed is the same as one that is made.

use std::collections::BTreeMap;

use session::{Act, Look, Scene, TableId, Token};
use web::page::table::alike::Frame;
use web::page::table::parts::Sketch;

use crate::harness::{Browser, Listening, Server};

/// A table of two whose game has begun, with those who play it.
pub async fn begun(game: &str, ada: &Browser<'_>, bea: &Browser<'_>) -> String {
    let made = ada.post("/play", &[("game", game), ("with", "friends"), ("name", "Ada")]).await.table();
    let link = ada.get(&format!("/t/{made}")).await.expect(200).between("?i=", "<").to_owned();
    bea.post(&format!("/t/{made}/join"), &[("i", &link), ("name", "Bea")]).await.table();
    made
}

/// Somebody answers, as the dice have it; false once nobody is asked.
pub async fn play_on(server: &Server, table: &str, players: &[Token], dice: &mut usize) -> bool {
    let id = TableId::parse(table).expect("an id");
    for token in players {
        let news = server.app.hub.news(&id, Some(token), 0).await.expect("news");
        let Some(legal) = news.legal.filter(|legal| !legal.moves.is_empty()) else { continue };
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let answers = vec![legal.moves[(*dice >> 33) % legal.moves.len()].clone()];
        let act = Act::Moves { version: news.version, answers, key: None };
        server.app.hub.act(&id, token, act).await.expect("a move");
        return true;
    }
    false
}

/// Where the element with that id begins and ends.
pub fn element(html: &str, id: &str) -> Option<(usize, usize)> {
    element_at(html, html[..html.find(&format!(" id=\"{id}\""))?].rfind('<')?)
}

/// Where the element that begins there begins and ends.
fn element_at(html: &str, start: usize) -> Option<(usize, usize)> {
    let name: String = html[start + 1..].chars().take_while(char::is_ascii_alphanumeric).collect();
    let tag_end = start + html[start..].find('>')? + 1;
    if matches!(name.as_str(), "input" | "img") {
        return Some((start, tag_end));
    }
    let (mut depth, mut at) = (1, tag_end);
    while depth > 0 {
        at += html[at..].find('<')? + 1;
        let is_it = |rest: &str| rest.strip_prefix(&name).is_some_and(|rest| rest.starts_with([' ', '>']));
        match html[at..].strip_prefix('/') {
            Some(rest) if is_it(rest) => depth -= 1,
            None if is_it(&html[at..]) => depth += 1,
            _ => {}
        }
    }
    Some((start, at + html[at..].find('>')? + 1))
}

/// An element with what is kept in the places of its stubs, and the faces that came before in the places of theirs.
fn filled(html: &str, before: &str, faces: &BTreeMap<String, String>) -> String {
    let mut html = html.to_owned();
    while let Some(at) = html.find(" data-kept").or_else(|| html.find(" data-face=\"")) {
        let (start, end) = element_at(&html, html[..at].rfind('<').expect("a tag")).expect("an element");
        let stub = &html[start..end];
        let kept = match value(stub, "data-face") {
            Some(face) => faces.get(face).unwrap_or_else(|| panic!("{face} did not come")).clone(),
            None => {
                let (from, to) = element(before, value(stub, "id").expect("an id")).expect("what is kept");
                before[from..to].to_owned()
            }
        };
        html.replace_range(start..end, &kept);
    }
    html
}

/// The value of an attribute of the tag with which this begins.
fn value<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let tag = &html[..html.find('>')?];
    tag.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next())
}

/// Notes the faces of cards in this.
fn learn(html: &str, faces: &mut BTreeMap<String, String>) {
    for mark in ["<span class=\"card ", "<span class=\"tile "] {
        for (at, _) in html.match_indices(mark) {
            let (start, end) = element_at(html, at).expect("an element");
            let kind = value(&html[at..], "class").expect("a class").split(' ');
            let kind = kind.rev().find(|class| ["full", "small", "strip", "tile"].contains(class));
            // A tile is inside of what names its card.
            let slug = value(&html[at..], "data-card").map(str::to_owned).or_else(|| {
                let around = html[..at].rfind('<')?;
                value(&html[around..], "data-card").map(str::to_owned)
            });
            if let (Some(kind), Some(slug)) = (kind, slug) {
                faces.entry(format!("{slug} {kind}")).or_insert_with(|| html[start..end].to_owned());
            }
        }
    }
}

/// What a message brings, as one text.
pub fn html_of(message: &str) -> String {
    message.lines().filter_map(|line| line.strip_prefix("data: ")).collect::<Vec<_>>().join("\n")
}

/// A step as a message tells it.
#[derive(Debug)]
pub struct Step {
    /// Its first and its last entry.
    pub first: u32,
    pub last: u32,
    /// What moves.
    pub moves: String,
    /// What it brings of zones.
    pub html: String,
}

/// The steps of a message, in order.
pub fn steps(html: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find("<section data-n=\"") {
        let (start, end) = element_at(rest, at).expect("an element");
        let tag = &rest[start..start + rest[start..].find('>').expect("a tag")];
        let value = |name: &str| value(&rest[start..], name).unwrap_or_default().to_owned();
        let number = |name: &str| value(name).parse().expect("a number");
        let html = rest[start + tag.len() + 1..end - "</section>".len()].to_owned();
        steps.push(Step { first: number("data-n"), last: number("data-last"), moves: value("data-moves"), html });
        rest = &rest[end..];
    }
    steps
}

/// What a browser with script shows: its zones, by id; and the faces of cards that came.
#[derive(Clone)]
pub struct Shown(pub BTreeMap<String, String>, BTreeMap<String, String>);

impl Shown {
    pub async fn load(browser: &Browser<'_>, table: &str) -> (Self, u32) {
        let page = browser.get(&format!("/t/{table}")).await.expect(200);
        let version = page.between("data-version=\"", "\"").parse().expect("a version");
        let ids =
            page.text.split(" id=\"z-").skip(1).map(|rest| format!("z-{}", rest.split('"').next().expect("an id")));
        // The log is extended, never exchanged; talk has messages of its own.
        let ids = ids.filter(|id| id != "z-log" && id != "z-talk");
        let zone = |id: String| {
            let (start, end) = element(&page.text, &id).expect("an element");
            (id, page.text[start..end].to_owned())
        };
        let (zones, mut faces) = (ids.map(zone).collect::<BTreeMap<_, _>>(), BTreeMap::new());
        zones.values().for_each(|zone| learn(zone, &mut faces));
        (Self(zones, faces), version)
    }

    /// Puts what a message brings into its place.
    pub fn take_in(&mut self, message: &str) {
        if message.starts_with("event: talk\n") {
            return;
        }
        let html = html_of(message);
        if let Some((start, end)) = element(&html, "steps") {
            steps(&html[start..end]).iter().for_each(|step| self.take_in_html(&step.html));
        }
        self.take_in_html(&html);
    }

    /// Puts elements into their places.
    pub fn take_in_html(&mut self, html: &str) {
        let (before, mut rest) = (self.0.clone(), html);
        while let Some(at) = rest.find(" id=\"") {
            let id = rest[at + 5..].split('"').next().expect("an id");
            let (start, end) = element(rest, id).expect("an element");
            assert!(rest[..start].trim().is_empty(), "something without an id: {}", &rest[..start]);
            self.put(id, &rest[start..end], &before);
            rest = &rest[end..];
        }
    }

    fn put(&mut self, id: &str, html: &str, before: &BTreeMap<String, String>) {
        learn(html, &mut self.1);
        if id == "log-more" {
            filled(html, "", &self.1);
        }
        if id == "log-more" || id == "steps" {
            return;
        }
        let found = || self.0.iter().find_map(|(home, zone)| Some((home.clone(), element(zone, id)?)));
        let is_zone = self.0.contains_key(id);
        let found = if is_zone { Some((id.to_owned(), (0, self.0[id].len()))) } else { found() };
        let (home, (start, end)) = found.unwrap_or_else(|| panic!("{id} is nowhere on the page"));
        let zone = self.0.get_mut(&home).expect("a zone");
        let now = match html.split_once(" data-same>") {
            // What is inside stays.
            Some((tag, _)) => {
                let inside = start + zone[start..].find('>').expect("a tag") + 1;
                format!("{tag}>{}", &zone[inside..end])
            }
            None => filled(html, &before[&home], &self.1),
        };
        zone.replace_range(start..end, &now);
    }
}

/// Everybody has the newest version, and sees what the page shows.
async fn all_see(server: &Server, table: &str, seen: &mut [(&Browser<'_>, Shown, Listening)]) {
    let newest = server.look(table, None).await.table.version;
    for (browser, shown, stream) in seen {
        loop {
            let message = stream.next().await.expect("a message");
            shown.take_in(&message);
            if message.contains(&format!("id: {newest}\n")) {
                break;
            }
        }
        let (anew, _) = Shown::load(browser, table).await;
        for (id, zone) in &anew.0 {
            assert_eq!(shown.0.get(id), Some(zone), "{id} at {newest}");
        }
        // Every card that may be chosen can be chosen where it lies.
        let look = server.look(table, browser.token().as_ref()).await;
        if let Some(Scene::Cards(scene)) = look.scene {
            for answer in scene.legal.iter().map(|&m| scene.words(m)).filter(|answer| answer.starts_with("pick ")) {
                // By a button, or by a box where several are chosen together.
                let ways =
                    [answer.as_str(), answer.trim_start_matches("pick ")].map(|value| format!("value=\"{value}\""));
                let is_there = |zone: &String| ways.iter().any(|way| zone.contains(way));
                assert!(anew.0.values().any(is_there), "{answer} at {newest}");
            }
        }
    }
}

pub async fn listening(browser: &Browser<'_>, table: &str) -> (Shown, Listening) {
    let (shown, version) = Shown::load(browser, table).await;
    let mut stream = browser.listen(&format!("/t/{table}/live?since={version}")).await;
    assert_eq!(stream.next().await.as_deref(), Some("retry: 500\n\n"), "nothing is new");
    (shown, stream)
}

async fn game_is_followed(game: &str, moves: usize) {
    let server = Server::new(61).await;
    let (ada, bea, watcher) = (server.browser(), server.browser_in("it"), server.browser_in("de"));
    let table = begun(game, &ada, &bea).await;
    let players = [ada.token().expect("a token"), bea.token().expect("a token")];
    let mut seen = Vec::new();
    for browser in [&ada, &bea, &watcher] {
        let (shown, stream) = listening(browser, &table).await;
        seen.push((browser, shown, stream));
    }
    let mut dice = 7;
    for _ in 0..moves {
        if !play_on(&server, &table, &players, &mut dice).await {
            break;
        }
        all_see(&server, &table, &mut seen).await;
    }
    drop(seen);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_game_is_followed() {
    game_is_followed("mixed", 80).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_legends_is_followed() {
    game_is_followed("legends", 1_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_origami_is_followed() {
    game_is_followed("origami", 1_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn islands_are_followed() {
    game_is_followed("islands", 120).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_of_one_language_get_the_same_and_see_what_is_new() {
    let server = Server::new(62).await;
    let (ada, bea) = (server.browser(), server.browser());
    let table = begun("origami", &ada, &bea).await;
    let players = [ada.token().expect("a token"), bea.token().expect("a token")];
    let watchers = [server.browser(), server.browser(), server.browser_in("de")];
    let mut streams = Vec::new();
    for watcher in &watchers {
        streams.push(listening(watcher, &table).await.1);
    }
    assert!(play_on(&server, &table, &players, &mut 1).await);
    let mut told = Vec::new();
    for stream in &mut streams {
        told.push(stream.next().await.expect("a message"));
    }
    assert_eq!(told[0], told[1]);
    assert_ne!(told[0], told[2]);
    assert!(told[0].contains("Bea"), "{}", told[0]);

    // What is no entry of the log, like a name, makes what was made before useless all the same; and so does time, for a clock.
    let look = server.look(&table, None).await;
    let frame = Frame::new(0, look.clone(), Vec::new(), &Sketch::default());
    let renamed = |left| {
        let mut info = look.table.clone();
        (info.seats[0].name, info.seats[0].left) = ("Cleo".to_owned(), left);
        info
    };
    assert!(frame.is_current(&look.table, 60_000) && !frame.is_current(&renamed(None), 0));
    let timed = Frame::new(0, Look { table: renamed(Some(5)), ..look.clone() }, Vec::new(), &Sketch::default());
    assert!(timed.is_current(&renamed(Some(5)), 10) && !timed.is_current(&renamed(Some(5)), 60_000));
    drop(streams);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_who_sits_down_has_to_look_again() {
    let server = Server::new(63).await;
    let (ada, bea) = (server.browser(), server.browser());
    let made = ada.post("/play", &[("with", "friends"), ("name", "Ada")]).await.table();
    let link = ada.get(&format!("/t/{made}")).await.expect(200).between("?i=", "<").to_owned();
    bea.post("/me/name", &[("name", "Bea")]).await;
    let mut other = server.browser().listen(&format!("/t/{made}/live?since=0")).await;
    let mut stream = bea.listen(&format!("/t/{made}/live?since=0")).await;
    for stream in [&mut other, &mut stream] {
        assert_eq!(stream.next().await.as_deref(), Some("retry: 500\n\n"), "nothing is new");
    }
    bea.post(&format!("/t/{made}/join"), &[("i", &link), ("name", "Bea")]).await.table();
    for stream in [&mut other, &mut stream] {
        assert!(stream.next().await.expect("a message").starts_with("event: gone"));
        assert_eq!(stream.next().await, None);
    }
    server.stop().await;
}
