//! [`Sights`]: all pages of a house, and tables in all states.

use serde_json::json;

use crate::house::{House, sit, sit_quietly};
use crate::page::Browser;

/// A page worth a look.
pub struct Sight {
    /// What it is called in files and messages.
    pub name: &'static str,
    /// Its address.
    pub path: String,
}

/// All pages. The visitor whose browser set the tables sits at some of them.
pub struct Sights {
    /// With their addresses.
    pub all: Vec<Sight>,
}

/// Those of which pictures are taken.
pub const MAIN: [&str; 32] = [
    "home",
    "new",
    "waiting",
    "invitation",
    "origami",
    "origami-draft",
    "legends",
    "mixed",
    "mixed-draft",
    "end",
    "replay",
    "islands-keep",
    "islands-bid",
    "islands",
    "islands-end",
    "islands-replay",
    "islands-solo",
    "islands-science",
    "islands-solo-end",
    "daily",
    "records",
    "what-if",
    "diagram",
    "sheets",
    "cards",
    "card",
    "rules",
    "rule",
    "fold-crane",
    "me",
    "games",
    "nowhere",
];

impl Sights {
    /// Sets all tables. Pages that do not exist are among the sights, so that their status is expected in the log.
    pub fn new(house: &House, browser: &mut Browser) -> Self {
        browser.expect("404");
        browser.expect("410");
        browser.expect("403");
        let mut all = Vec::new();
        let mut add = |name: &'static str, path: &str| all.push(Sight { name, path: path.to_owned() });
        for (name, path) in FIXED {
            add(name, path);
        }
        // A table that waits, mine and somebody else's.
        browser.open("/");
        browser.follow("form[action='/play'] button[name=with]");
        let waiting = browser.path();
        add("waiting", &waiting);
        let wish =
            json!({ "game": "mixed", "name": "Ada", "seats": [{ "kind": "me" }, { "kind": "person" }], "hints": true });
        let made = house.server.json(201, "POST", "/api/v1/tables", None, &wish.to_string());
        let (id, invite) =
            (made["table"]["id"].as_str().expect("an id"), made["invite"].as_str().expect("an invitation"));
        add("invitation", &format!("/t/{id}?i={invite}"));
        add("wrong-invitation", &format!("/t/{id}?i=i_00000000000000000000000000"));
        add("onlooker", &format!("/t/{id}?watch=1"));
        for (name, draft, game) in [
            ("origami", "origami-draft", "origami"),
            ("legends", "legends-draft", "legends"),
            ("mixed", "mixed-draft", "mixed"),
        ] {
            let (table, seat) = house.before(game, 45, "play");
            if game == "origami" {
                add("seat", &format!("{}?s={}", table.path(), table.tokens[1 - seat]));
            }
            sit(browser, &table, seat);
            add(name, &table.path());
            let link = browser.text_of("return document.querySelector('a[data-draft]').getAttribute('href')");
            add(draft, &link);
            if game == "legends" {
                add("legends-text", &format!("{}?view=text", table.path()));
            }
            if game == "mixed" {
                let say =
                    json!({ "kind": "words", "text": "Unverschämtheitsgrundstückseigentümer, wie lange denn noch?" });
                for (n, line) in [(1 - seat, say), (seat, json!({ "kind": "emote", "text": "pig" }))] {
                    let talk = format!("/api/v1/tables/{}/talk", table.id);
                    house.server.json(200, "POST", &talk, Some(&table.tokens[n]), &line.to_string());
                }
                add("talk", &table.path());
                add("talk-text", &format!("{}?view=text", table.path()));
                add("discards", &format!("{}/discards", table.path()));
                add("left", &format!("{}/cards", table.path()));
                add("scores", &format!("{}/scores", table.path()));
            }
        }
        for (name, game, after, deed) in [
            ("islands-bid", "islands", 40, "bid"),
            ("islands", "islands", 90, "paint"),
            ("islands-solo", "islands-solo", 50, "paint"),
            ("islands-science", "islands-solo", 35, "research"),
        ] {
            let (table, seat) = house.before(game, after, deed);
            sit_quietly(browser, &table, seat);
            add(name, &table.path());
            if name == "islands" {
                add("islands-text", &format!("{}?view=text", table.path()));
                add("islands-scores", &format!("{}/scores", table.path()));
                add("islands-watched", &house.before(game, after, deed).0.path());
            }
        }
        // Sheets are chosen right after the deal.
        let (table, seat) = house.before("islands", 0, "keep");
        sit_quietly(browser, &table, seat);
        add("islands-keep", &table.path());
        for (end, replay, game) in
            [("islands-end", "islands-replay", "islands"), ("islands-solo-end", "islands-solo-replay", "islands-solo")]
        {
            let over = house.ended(game, 0);
            add(end, &over.path());
            add(replay, &format!("{}/replay?at=70&seat=0", over.path()));
        }
        let over = house.ended("mixed", 0);
        add("end", &over.path());
        add("end-text", &format!("{}?view=text", over.path()));
        add("replay", &format!("{}/replay?at=30&seat=0", over.path()));
        add("replay-open", &format!("{}/replay?at=40&seat=all", over.path()));
        add("replay-end", &format!("{}/replay?at=4000000000&seat=none", over.path()));
        add("what-if", &format!("{}/tries?at=30&seat=0", over.path()));
        add("diagram", &format!("{}/diagram?at=30&seat=0", over.path()));
        browser.check_log();
        Self { all }
    }

    /// One of them.
    pub fn path(&self, name: &str) -> &str {
        &self.all.iter().find(|sight| sight.name == name).unwrap_or_else(|| panic!("no sight {name}")).path
    }
}

const FIXED: [(&str, &str); 24] = [
    ("home", "/"),
    ("new", "/new"),
    ("new-listed", "/new?listed=on"),
    ("daily", "/daily"),
    ("records", "/records"),
    ("sheets", "/sheets"),
    ("sheet", "/sheets/heron"),
    ("book-solo", "/rules/islands-solo"),
    ("cards", "/cards"),
    ("card", "/cards/fox"),
    ("character", "/cards/yellow_samurai"),
    ("rules", "/rules"),
    ("book", "/rules/origami"),
    ("book-legends", "/rules/legends"),
    ("book-islands", "/rules/islands"),
    ("rule", "/rules/O-5.1"),
    ("glossary", "/rules/glossary"),
    ("fold", "/fold"),
    ("fold-crane", "/fold/crane"),
    ("me", "/me"),
    ("games", "/me/games"),
    ("forget", "/me/forget"),
    ("link", "/link/l_00000000000000000000000000"),
    ("nowhere", "/nowhere"),
];
