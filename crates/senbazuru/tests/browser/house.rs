//! [`House`]: a server with tables in the state a test needs.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{Server, directory, good, program};
use crate::page::Browser;

/// A server, and where it keeps its data.
pub struct House {
    directory: TempDir,
    /// The server.
    pub server: Server,
}

/// A table from a record.
pub struct Imported {
    /// Its id.
    pub id: String,
    /// The tokens of its seats; none once the game is over.
    pub tokens: Vec<String>,
}

impl Imported {
    /// The address of the table.
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }
}

impl House {
    /// A server without tables.
    pub fn new() -> Self {
        let directory = directory();
        let server = Server::start(&directory.path().join("data"));
        Self { directory, server }
    }

    /// Kills the server, as a power cut would.
    pub fn kill(&mut self) {
        self.server.child.kill().expect("it runs");
        self.server.child.wait().expect("it ends");
    }

    /// Starts the server again, where it was.
    pub fn restart(&mut self) {
        let address = self.server.address.to_string();
        let mut command = program();
        command.args([
            "serve",
            "--listen",
            address.trim_start_matches("http://"),
            "--requests-per-minute",
            "0",
            "--data",
        ]);
        command.arg(self.directory.path().join("data"));
        self.server = Server::spawn(command);
    }

    /// Imports a record of so many lines.
    pub fn import(&self, lines: &[String]) -> Imported {
        let file = self.directory.path().join("record.txt");
        fs::write(&file, lines.join("\n") + "\n").expect("a file");
        let said = good(&format!("import {} --json", file.display()), &self.directory.path().join("data"));
        let imported: Value = serde_json::from_str(&said).expect("JSON");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        Imported {
            id: text(&imported["table"]["id"]),
            tokens: imported["tokens"].as_array().expect("a list").iter().map(text).collect(),
        }
    }

    /// A game up to the first move after so many lines that begins with this, and the seat that is asked for it.
    pub fn before(&self, game: &str, after: usize, deed: &str) -> (Imported, usize) {
        self.before_with(game, &[], after, deed)
    }

    /// The same of a game with these options.
    pub fn before_with(&self, game: &str, options: &[&str], after: usize, deed: &str) -> (Imported, usize) {
        let record = record(game, options, 7);
        let begins = |line: &str| line.get(2..).is_some_and(|rest| rest.starts_with(deed)) && !line.starts_with('*');
        let is_wanted = |&(n, line): &(usize, &String)| n >= after && begins(line);
        let (at, line) = record.iter().enumerate().find(is_wanted).expect("such a move");
        (self.import(&record[..at]), line[..1].parse().expect("a seat"))
    }

    /// The number of open streams.
    pub fn streams(&self) -> u32 {
        let page = self.server.ask("GET", "/metrics", None, "");
        let text = String::from_utf8(page.body).expect("a text");
        let line = text.lines().find_map(|line| line.strip_prefix("senbazuru_streams ")).expect("a number");
        line.parse().expect("a number")
    }

    /// A game that is over, or breaks off so many lines before its end.
    pub fn ended(&self, game: &str, before: usize) -> Imported {
        let record = record(game, &[], 7);
        let end = record.iter().position(|line| line.starts_with("result")).expect("a result");
        if before == 0 { self.import(&record) } else { self.import(&record[..end - before]) }
    }

    /// What one sees of a table through the API.
    pub fn look(&self, id: &str, token: &str) -> Value {
        self.server.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(token), "")
    }

    /// Answers for a seat, if it is asked: with any legal move, another one each time.
    pub fn answer(&self, table: &Imported, seat: usize) -> bool {
        let look = self.look(&table.id, &table.tokens[seat]);
        let (version, moves) = (&look["table"]["version"], look["legal"]["moves"].as_array());
        let Some(moves) = moves.filter(|moves| !moves.is_empty()) else { return false };
        let one = &moves[version.as_u64().expect("a number") as usize % moves.len()];
        let body = json!({ "version": version, "move": one });
        let path = format!("/api/v1/tables/{}/moves", table.id);
        self.server.json(200, "POST", &path, Some(&table.tokens[seat]), &body.to_string());
        true
    }
}

/// The lines of a record that chance and that seed make; each is made once.
pub fn record(game: &str, options: &[&str], seed: u32) -> Vec<String> {
    static MADE: Mutex<BTreeMap<String, Vec<String>>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().expect("nobody panics there");
    made.entry(format!("{game} {options:?} {seed}")).or_insert_with(|| simulated(game, options, seed)).clone()
}

fn simulated(game: &str, options: &[&str], seed: u32) -> Vec<String> {
    let out = directory();
    let seed = seed.to_string();
    let mut command = program();
    command.args(["simulate", game, "--games", "1", "--bots", "random", "--seed", &seed]).args(options);
    let made = command.arg("--record").arg(out.path().join("records")).output().expect("it runs");
    assert!(made.status.success(), "{made:?}");
    let text = fs::read_to_string(out.path().join("records/000001.txt")).expect("a record");
    text.lines().map(str::to_owned).collect()
}

/// Takes over a seat by its link.
pub fn sit(browser: &mut Browser, table: &Imported, seat: usize) {
    browser.open(&format!("{}?s={}", table.path(), table.tokens[seat]));
    browser.follow("form[action$='/take'] button[type=submit]");
    browser.find("#table");
}

/// The same without a look at the table, on whichever page the browser is.
pub fn sit_quietly(browser: &mut Browser, table: &Imported, seat: usize) {
    browser.run_with(
        "window.sat = 0;
         fetch(`${arguments[0]}/take`, { method: 'POST', body: new URLSearchParams({ seat: arguments[1] }), redirect: 'manual' })
             .then(() => (window.sat = 1));",
        &json!([table.path(), table.tokens[seat]]),
    );
    browser.until("a seat is taken", "return window.sat");
}
