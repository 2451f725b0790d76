//! The example in `examples/` plays whole games.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tabletop::Stream as Dice;

use crate::{Server, crash, directory, good, program};

/// A game takes a few seconds.
const LONG: Duration = Duration::from_secs(120);

/// The example, about to play.
fn bot(server: &Server, args: &[&str]) -> Child {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(file).args(["--server", &server.address.to_string(), "--seed", "1"]).args(args);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap_or_else(|why| panic!("the example needs python3, which does not start: {why}"))
}

/// What it said, once it has played to the end.
fn played(mut bot: Child) -> Vec<String> {
    let start = Instant::now();
    while bot.try_wait().expect("a child").is_none() {
        if start.elapsed() > LONG {
            let _ = bot.kill();
            panic!("the game has no end: {:?}", bot.wait_with_output());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let Output { status, stdout, stderr } = bot.wait_with_output().expect("it has ended");
    let said = String::from_utf8(stdout).expect("text");
    assert!(status.success(), "{said}\n{}", String::from_utf8_lossy(&stderr));
    said.lines().map(str::to_owned).collect()
}

/// The last line tells how the game went.
fn is_result(said: &[String], players: usize) {
    let last = said.last().expect("a line");
    let is_result = last.starts_with("over: place ") && last.contains(&format!(" of {players}, "));
    assert!(is_result && !last.contains('–'), "{said:?}");
}

/// The table it says it plays at, once it has played to the end.
fn table(said: &[String], players: usize) -> &str {
    is_result(said, players);
    said[0].strip_prefix("table ").and_then(|rest| rest.split(',').next()).expect("the table")
}

/// The game is over for the server too, and it was played by those who should play it.
fn is_over(server: &Server, table: &str) -> Value {
    let look = server.json(200, "GET", &format!("/api/v1/tables/{table}"), None, "");
    assert_eq!(look["table"]["status"], "over");
    let record = server.ask("GET", &format!("/api/v1/tables/{table}/record"), None, "");
    assert_eq!(record.status, 200);
    look
}

#[test]
fn it_plays_a_card_game_against_a_bot_of_the_server() {
    let data = directory();
    let server = Server::start(data.path());
    let said = played(bot(&server, &["--game", "origami", "--against", "hina"]));
    let look = is_over(&server, table(&said, 2));
    assert!(said.len() > 10, "it made moves: {said:?}");
    assert_eq!(
        (&look["table"]["seats"][0]["kind"], &look["table"]["seats"][1]["kind"]),
        (&json!("person"), &json!("bot"))
    );
    server.stop();
}

#[test]
fn it_plays_islands_with_others_of_its_kind() {
    let data = directory();
    let server = Server::start(data.path());
    let wish = json!({
        "game": "islands", "name": "Host", "players": 3, "starts_when_full": true,
        "seats": [{ "kind": "me" }, { "kind": "person" }, { "kind": "bot", "level": "hina" }],
    });
    let made = server.json(201, "POST", "/api/v1/tables", None, &wish.to_string());
    let (id, invite) = (made["table"]["id"].as_str().expect("an id"), made["invite"].as_str().expect("an invitation"));
    // One plays the seat of the host, the other one joins.
    let token = made["token"].as_str().expect("a token");
    let bots =
        [["--token", token], ["--invite", invite]].map(|[option, value]| bot(&server, &["--table", id, option, value]));
    let [host, guest] = bots.map(played);
    assert!(host.len() > 10, "it made moves: {host:?}");
    is_result(&host, 3);
    assert_eq!(table(&guest, 3), id);
    let look = is_over(&server, id);
    let names = [0, 1, 2].map(|seat| look["table"]["seats"][seat]["name"].as_str());
    assert_eq!(names, ["Host", "Robot", ""].map(Some));
    server.stop();
}

#[test]
fn it_goes_on_by_itself_when_the_server_comes_back() {
    let data = directory();
    let listen = format!("127.0.0.1:{}", crash::port(&mut Dice::new(crash::seed())));
    let serve = || {
        let mut command = program();
        command.args(["serve", "--listen", &listen, "--requests-per-minute", "0", "--data"]).arg(data.path());
        Server::spawn(command)
    };
    let server = serve();
    let bot = bot(&server, &["--game", "origami", "--against", "kaeru"]);
    let start = Instant::now();
    let moves = || -> Option<u64> {
        let status: Value = serde_json::from_str(&good("status --json", data.path())).expect("JSON");
        status["moves"].as_u64()
    };
    while moves() < Some(3) {
        assert!(start.elapsed() < LONG, "it does not play");
    }
    server.signal("KILL");
    server.ended();
    let server = serve();
    let said = played(bot);
    is_over(&server, table(&said, 2));
    server.stop();
}
