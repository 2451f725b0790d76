//! Today's challenge: two servers with different secrets, and so with different sheets and dice. Whoever has not finished their own
//! attempt gets the same from both, to the last byte.

use serde_json::{Value, json};
use session::challenge::{Challenge, Key};
use session::{Day, Scene, TableId};
use tabletop::Stream;

use crate::leaks::{Leak, Truth};
use crate::sent::{Difference, Sent};
use crate::world::{Ask, World};

const TODAY: &str = "2026-11-16";
const LANGUAGES: [&str; 3] = ["en", "it", "de"];

/// Two servers, and on each the same table of today's challenge.
struct Pair {
    worlds: [World; 2],
    table: TableId,
    /// Who plays it.
    player: String,
    /// Who does not, and has not finished an own attempt.
    other: String,
    cookie: String,
}

/// Asks both for something that is the same anyway.
fn sure(worlds: &[World; 2], ask: &Ask, part: impl Fn(&Value) -> String) -> String {
    let [one, other] = worlds.each_ref().map(|world| {
        let sent = world.ask(ask);
        let body = String::from_utf8_lossy(&sent.body).into_owned();
        assert!(sent.status < 300, "{ask}: {body}");
        part(&serde_json::from_str(&body).expect("JSON"))
    });
    assert_eq!(one, other, "{ask}");
    one
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

impl Pair {
    fn new(leak: Option<&'static Leak>) -> Self {
        let secrets = [[1; 32], [2; 32]];
        let mut worlds = secrets.map(|secret| World::with(99, leak, Some(secret)));
        let key = |secret| Key::of_day(secret, Day::parse(TODAY).expect("a day")).reveal();
        for (world, secret) in worlds.iter_mut().zip(&secrets) {
            world.truth = Truth { raw: key(secret), ..Truth::default() };
        }
        let [player, other] = ["Ada", "Zoe"].map(|name| {
            let ask = Ask::post("visitor", "/api/v1/visitors", &json!({ "name": name }));
            sure(&worlds, &ask, |made| word(&made["token"]))
        });
        let begin = Ask::post("begin", "/api/v1/daily", &json!({})).by(Some(&player));
        let table = sure(&worlds, &begin, |table| word(&table["id"]));
        let table = TableId::parse(&table).expect("an id");
        let cookie = worlds[0].cookie(&other);
        Self { worlds, table, player, other, cookie }
    }

    /// The sheets and dice the player sees: the secrets.
    fn secrets(&self) -> [String; 2] {
        self.worlds.each_ref().map(|world| {
            let look = world.look(&self.table, Some(&self.player));
            let Some(Scene::Islands(scene)) = look.scene else { panic!("a game of Islands") };
            format!("{:?} {:?}", look.table.options.chosen.all(&session::islands::SHEETS), scene.view)
        })
    }

    /// The player answers so often, at random; are they asked still?
    fn play(&self, at: usize, most: u32) -> bool {
        let (world, mut luck) = (&self.worlds[at], Stream::new(5));
        for _ in 0..most {
            let look = world.look(&self.table, Some(&self.player));
            let Some(Scene::Islands(scene)) = look.scene else { panic!("a game of Islands") };
            if scene.legal.is_empty() {
                return false;
            }
            let answer = scene.words(scene.legal[luck.below(scene.legal.len() as u32) as usize]);
            let body = json!({ "version": look.table.version, "move": answer });
            let path = format!("/api/v1/tables/{}/moves", self.table);
            let sent = world.ask(&Ask::post("player", path, &body).by(Some(&self.player)));
            assert_eq!(sent.status, 200, "{}", String::from_utf8_lossy(&sent.body));
        }
        true
    }

    /// What is asked about the table itself.
    fn about_the_table(&self) -> Vec<Ask> {
        let api = |rest: &str| format!("/api/v1/tables/{}{rest}", self.table);
        let page = |rest: &str| format!("/t/{}{rest}", self.table);
        let mut asks = vec![
            Ask::get("daily look", api("")),
            Ask::get("daily events", api("/events?since=0")),
            Ask::get("daily stream", api("/stream?since=0")),
            Ask::get("daily record", api("/record")),
            Ask::get("daily hint", api("/hint")),
            Ask::post("daily join", api("/join"), &json!({ "name": "Eve" })),
            Ask::post("daily move", api("/moves"), &json!({ "version": 3, "move": "pass" })),
            Ask::post("daily take back", api("/take-back"), &json!({ "version": 3 })),
            Ask::post("daily rematch", api("/rematch"), &json!({})),
            Ask::post("daily try", api("/tries"), &json!({ "at": 3, "seat": 0, "name": "Eve" })),
            Ask::get("daily diagram", api("/diagram?at=3")),
            Ask::form("daily page try", page("/tries"), &"at=3&seat=0"),
            Ask::form("daily page move", page("/move"), &"version=3&do=pass"),
            Ask::form("daily page deed", page("/do"), &"version=3&do=resign"),
        ];
        for language in LANGUAGES {
            let again = ["/replay", "/replay?at=5&seat=0", "/replay?seat=all&since=2", "/replay/isle?seat=0&at=5"];
            for rest in
                ["", "/live", "/record", "/scores", "/seat/0", "/draft", "/diagram?at=5&seat=0", "/tries?at=5&seat=0"]
                    .into_iter()
                    .chain(again)
            {
                let sign = if rest.contains('?') { '&' } else { '?' };
                asks.push(
                    Ask::get("daily page", page(&format!("{rest}{sign}lang={language}"))).with("accept", "text/html"),
                );
            }
        }
        asks
    }

    /// What is asked about the day, and what might show it by the way.
    fn about_the_day(&self) -> Vec<Ask> {
        let mut asks = vec![
            Ask::get("board", format!("/api/v1/daily/{TODAY}")),
            Ask::get("tomorrow", "/api/v1/daily/2026-11-17"),
            Ask::get("daily list", "/api/v1/tables"),
            Ask::get("daily list of mine", "/api/v1/me/tables"),
        ];
        for language in LANGUAGES {
            for path in ["/", "/daily", "/daily/2026-11-17", "/me"] {
                asks.push(Ask::get("day page", format!("{path}?lang={language}")).with("accept", "text/html"));
            }
        }
        asks
    }

    /// The same ask by nobody, by a visitor's token and by their cookie.
    fn by_others(&self, ask: &Ask) -> [Ask; 3] {
        [ask.clone(), ask.clone().by(Some(&self.other)), ask.clone().cookie(Some(&self.cookie))]
    }

    /// Everything others can ask, of both; how many requests that were.
    fn compare(&self) -> Result<u32, Box<Difference>> {
        let mut asked = 0;
        for ask in self.about_the_table().iter().chain(&self.about_the_day()).flat_map(|ask| self.by_others(ask)) {
            let [one, other] = self.worlds.each_ref().map(|world| world.ask(&ask));
            one.compare(&other, &ask)?;
            asked += 1;
        }
        Ok(asked)
    }
}

#[test]
fn todays_challenge_is_a_secret() {
    let pair = Pair::new(None);
    let mut asked = 0;
    for moves in [0, 1, 7, 30] {
        assert!([0, 1].map(|at| pair.play(at, moves)) == [true; 2], "the game goes on");
        let [one, other] = pair.secrets();
        assert_ne!(one, other, "there is something to hide");
        asked += pair.compare().unwrap_or_else(|difference| panic!("after {moves} moves: {difference}"));
    }
    assert!(asked > 400, "{asked}");
}

/// How the game went is on the board, and nothing else; the way in is closed until one's own attempt is over.
#[test]
fn a_finished_attempt_shows_its_points_and_no_more() {
    let pair = Pair::new(None);
    for (at, world) in pair.worlds.iter().enumerate() {
        assert!(!pair.play(at, 5_000), "to the end");
        let key = Challenge::parse(&format!("key:{}", world.truth.raw)).expect("a key");
        let sheets =
            world.look(&pair.table, Some(&pair.player)).table.options.chosen.all(&session::islands::SHEETS).to_owned();
        assert_eq!(sheets.len(), 2);
        assert!(key.sheets().is_some());
        for ask in pair.about_the_table().iter().flat_map(|ask| pair.by_others(ask)) {
            let sent = world.ask(&ask);
            assert!((400..500).contains(&sent.status), "{ask}: {}", sent.status);
        }
        for ask in pair.about_the_day().iter().flat_map(|ask| pair.by_others(ask)) {
            let sent = world.ask(&ask);
            let text = String::from_utf8_lossy(&sent.body).into_owned();
            for secret in [pair.table.as_str(), &world.truth.raw] {
                assert!(!text.contains(secret), "{ask}: {secret} in {text}");
            }
            // Pages hold other words too: those of both servers are compared above.
            for sheet in sheets.iter().filter(|_| ask.path.contains("/api/v1/daily")) {
                assert!(!text.contains(sheet.as_str()), "{ask}: {sheet} in {text}");
            }
        }
        let board = world.ask(&Ask::get("board", format!("/api/v1/daily/{TODAY}")).by(Some(&pair.player)));
        assert!(String::from_utf8_lossy(&board.body).contains(pair.table.as_str()), "the player may see it");
    }
}

/// What a careless server would let slip of the day.
static LEAKS: [Leak; 4] = [
    Leak { name: "the key on the board of today", games: &[], shown: "board", plant: on_the_board },
    Leak { name: "the sheets in a refusal", games: &[], shown: "daily look", plant: in_the_refusal },
    Leak { name: "a page as long as the dice are many", games: &[], shown: "day page", plant: by_length },
    Leak { name: "a line of the log with the key", games: &[], shown: "daily page", plant: in_the_log },
];

fn on_the_board(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "board" {
        sent.body.extend(truth.raw.bytes());
    }
}

fn in_the_refusal(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "daily look" {
        let sheets = Challenge::parse(&format!("key:{}", truth.raw)).expect("a key").sheets().expect("sheets");
        sent.headers.push(("x-sheets".to_owned(), format!("{sheets:?}").into_bytes()));
    }
}

fn by_length(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "day page" {
        let digits: u32 = truth.raw.chars().filter_map(|digit| digit.to_digit(16)).sum();
        sent.body.extend(std::iter::repeat_n(b' ', digits as usize));
    }
}

fn in_the_log(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "daily page" {
        sent.log.extend(truth.raw.bytes());
    }
}

#[test]
fn every_leak_of_the_day_is_caught() {
    for leak in &LEAKS {
        let difference = Pair::new(Some(leak)).compare().expect_err(leak.name);
        assert_eq!(difference.kind, leak.shown, "{}: {difference}", leak.name);
    }
}
