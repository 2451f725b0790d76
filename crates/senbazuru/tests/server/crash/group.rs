//! People who play one game after the other, until they are asked to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::{Address, Connection, Response};
use futures_util::future::join_all;
use serde_json::{Value, json};
use tabletop::Stream as Dice;
use tokio::task::JoinHandle;

use super::diary::Diary;
use super::player::Player;
use crate::GUARD;

/// What the groups play: the game, how many people, how many bots. At Islands several are asked at once.
pub const GROUPS: [(&str, usize, usize); 8] = [
    ("origami", 2, 0),
    ("origami", 4, 0),
    ("origami", 1, 1),
    ("legends", 2, 0),
    ("mixed", 3, 0),
    ("islands", 4, 0),
    ("islands", 2, 1),
    ("islands-solo", 1, 0),
];

/// After something broke it is tried again after so long.
pub const BREATH: Duration = Duration::from_millis(15);

/// What groups and the one who kills the server tell each other.
#[derive(Default)]
pub struct Shared {
    /// The moves acknowledged in each group.
    pub moves: [AtomicU64; GROUPS.len()],
    /// All shall finish what they do.
    pub stop: AtomicBool,
    /// A request that was sent once may be sent again on its way.
    pub is_repeated: AtomicBool,
    /// Something is wrong: no need to wait any longer.
    pub failed: AtomicBool,
}

/// Tells the others if a client fails.
struct Alarm(Arc<Shared>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.failed.store(true, Ordering::SeqCst);
        }
    }
}

/// Lets all finish what they do; gives what they have written down.
pub async fn end(shared: &Shared, playing: Vec<JoinHandle<Vec<Diary>>>) -> Vec<Diary> {
    shared.stop.store(true, Ordering::SeqCst);
    let mut diaries = Vec::new();
    for playing in playing {
        let ended = tokio::time::timeout(GUARD, playing).await.expect("they end in time");
        diaries.extend(ended.expect("no client failed"));
    }
    diaries
}

/// Waits until every group has had so many more moves acknowledged.
pub fn wait_for(shared: &Shared, more: u64) {
    let start = Instant::now();
    let before: Vec<_> = shared.moves.iter().map(|moves| moves.load(Ordering::SeqCst)).collect();
    for ((group, moves), before) in shared.moves.iter().enumerate().zip(before) {
        while moves.load(Ordering::SeqCst) < before + more {
            assert!(start.elapsed() < GUARD, "nothing goes on at table {group}: {:?}", GROUPS[group]);
            assert!(!shared.failed.load(Ordering::SeqCst), "a client failed");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Plays one game after the other: the diaries of all who played.
pub async fn play(group: usize, address: Address, seed: u64, shared: Arc<Shared>) -> Vec<Diary> {
    let _alarm = Alarm(Arc::clone(&shared));
    let (mut dice, mut diaries) = (Dice::new(seed), Vec::new());
    while !shared.stop.load(Ordering::SeqCst) {
        let Some(seated) = sit_down(group, &address).await else {
            // Tokens are told once: if one was lost on the way, the table is given up.
            tokio::time::sleep(BREATH).await;
            continue;
        };
        let players = seated.into_iter().map(|diary| Player::new(diary, &address, dice.next(), &shared, group));
        let stop = &shared.stop;
        diaries.extend(join_all(players.map(|player| player.play(stop))).await);
    }
    diaries
}

/// A new table with everybody seated and the game under way; `None` if an answer did not come.
async fn sit_down(group: usize, address: &Address) -> Option<Vec<Diary>> {
    let (game, people, bots) = GROUPS[group];
    let mut connection = Connection::new(address);
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend((1..people).map(|_| json!({ "kind": "person" })));
    seats.extend((0..bots).map(|_| json!({ "kind": "bot", "level": "hina" })));
    let wish = json!({ "game": game, "name": "Ann", "players": seats.len(), "seats": seats, "starts_when_full": true });
    let made = post(&mut connection, "/api/v1/tables", None, &wish).await?;
    let table = text(&made["table"]["id"]);
    let mut taken = vec![made.clone()];
    for number in 1..people {
        let wish = json!({ "invite": made["invite"], "name": format!("Guest {number}") });
        taken.push(post(&mut connection, &format!("/api/v1/tables/{table}/join"), None, &wish).await?);
    }
    if taken.last()?["table"]["status"] == "open" {
        post(&mut connection, &format!("/api/v1/tables/{table}/start"), made["token"].as_str(), &json!({})).await?;
    }
    let diary = |taken: &Value| Diary {
        game: game.to_owned(),
        table: table.clone(),
        seat: taken["seat"].as_u64().and_then(|seat| seat.try_into().ok()).expect("a seat"),
        token: text(&taken["token"]),
        acknowledged: Vec::new(),
        seen: Vec::new(),
        broken: 0,
        repeated: 0,
        resumed: 0,
    };
    Some(taken.iter().map(diary).collect())
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// A request that is sent once; `None` if the answer did not come.
async fn post(connection: &mut Connection, path: &str, token: Option<&str>, body: &Value) -> Option<Value> {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    let answer = connection.request("POST", path, &headers, body.to_string().as_bytes()).await.ok()?;
    if is_to_be_tried_again(&answer) {
        return None;
    }
    assert!((200..300).contains(&answer.status), "{path}: {}", String::from_utf8_lossy(&answer.body));
    Some(serde_json::from_slice(&answer.body).expect("JSON"))
}

/// Does the answer say that it can't be done at the moment?
pub fn is_to_be_tried_again(answer: &Response) -> bool {
    answer.status == 503 && answer.header("retry-after").is_some()
}
