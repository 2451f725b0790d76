//! One person at a table, who listens, answers when asked, and tries again whenever the server is gone.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use client::{Address, Connection, Stream, Trouble};
use serde_json::{Value, json};
use tabletop::Stream as Dice;

use super::diary::Diary;
use super::group::{BREATH, Shared, is_to_be_tried_again};

/// Somebody who plays.
pub struct Player<'a> {
    diary: Diary,
    address: Address,
    connection: Connection,
    bearer: String,
    dice: Dice,
    moves: &'a AtomicU64,
    is_repeated: bool,
    requests: u32,
    is_over: bool,
}

impl<'a> Player<'a> {
    /// Somebody with an empty diary.
    pub fn new(diary: Diary, address: &Address, seed: u64, shared: &'a Shared, group: usize) -> Self {
        Self {
            bearer: format!("Bearer {}", diary.token),
            diary,
            address: address.clone(),
            connection: Connection::new(address),
            dice: Dice::new(seed),
            moves: &shared.moves[group],
            is_repeated: shared.is_repeated.load(Ordering::SeqCst),
            requests: 0,
            is_over: false,
        }
    }

    /// Plays until the game is over, or until everybody shall stop.
    pub async fn play(mut self, stop: &AtomicBool) -> Diary {
        let mut is_first = true;
        while !self.is_over && !stop.load(Ordering::SeqCst) {
            let path = format!("/api/v1/tables/{}/stream?since={}", self.diary.table, self.diary.seen.len());
            match Stream::open(&self.address, &path, Some(&self.diary.token)).await {
                Ok(mut stream) => {
                    self.diary.resumed += usize::from(!std::mem::take(&mut is_first));
                    self.listen(&mut stream, stop).await;
                }
                Err(Trouble::Refused { status, body }) if status != 503 => {
                    panic!("{}: {status}: {}", self.diary, String::from_utf8_lossy(&body));
                }
                Err(_) => {}
            }
            tokio::time::sleep(BREATH).await;
        }
        self.diary
    }

    /// Listens and answers until the stream breaks, the game is over or everybody shall stop.
    async fn listen(&mut self, stream: &mut Stream, stop: &AtomicBool) {
        // A stream tells what is new; what is asked since before, a look tells.
        let Some(look) = self.look().await else { return };
        self.answer(&look["table"]["version"], &look["legal"]).await;
        while !self.is_over && !stop.load(Ordering::SeqCst) {
            let next = tokio::time::timeout(Duration::from_millis(100), stream.next());
            let event = match next.await {
                Err(_) => continue,
                Ok(Ok(Some(event))) => event,
                Ok(Ok(None) | Err(_)) => return,
            };
            let data: Value = serde_json::from_str(event.data).expect("JSON");
            match event.event {
                "news" => {
                    assert_eq!(Some(event.id), data["version"].as_u64().map(|id| id.to_string()).as_deref());
                    self.take_in(&data);
                    if !stop.load(Ordering::SeqCst) {
                        self.answer(&data["version"], &data["legal"]).await;
                    }
                }
                "hello" => assert_eq!(data["version"].as_u64(), Some(self.diary.seen.len() as u64), "{}", self.diary),
                // The server can't at the moment.
                _ => return,
            }
        }
    }

    async fn look(&mut self) -> Option<Value> {
        let path = format!("/api/v1/tables/{}", self.diary.table);
        let answer = self.connection.request("GET", &path, &[("authorization", &self.bearer)], b"").await.ok()?;
        if is_to_be_tried_again(&answer) {
            return None;
        }
        assert_eq!(answer.status, 200, "{}: {}", self.diary, String::from_utf8_lossy(&answer.body));
        let look: Value = serde_json::from_slice(&answer.body).expect("JSON");
        self.is_over = look["table"]["status"] == "over";
        Some(look)
    }

    /// Notes what happened: it follows what was known.
    fn take_in(&mut self, news: &Value) {
        for entry in news["entries"].as_array().expect("a list") {
            self.diary.seen.push(entry.clone());
            assert_eq!(entry["number"].as_u64(), Some(self.diary.seen.len() as u64), "{}: a gap", self.diary);
        }
        assert_eq!(news["version"].as_u64(), Some(self.diary.seen.len() as u64), "{}", self.diary);
        assert_ne!(news["status"], "frozen", "{}", self.diary);
        self.is_over = news["status"] == "over";
    }

    /// Answers what is asked, if anything is, with any legal move: the same request again and again, until its fate is known.
    async fn answer(&mut self, version: &Value, legal: &Value) {
        let Some(moves) = legal["moves"].as_array() else { return };
        let answered = self.diary.acknowledged.last().map_or(0, |&(number, _)| u64::from(number));
        if version.as_u64() < Some(answered) {
            // It is from before the last answer.
            return;
        }
        let choice = moves[self.dice.below(moves.len() as u32) as usize].as_str().expect("a move").to_owned();
        self.requests += 1;
        let body =
            json!({ "version": version, "move": choice, "key": format!("request-{}", self.requests) }).to_string();
        let path = format!("/api/v1/tables/{}/moves", self.diary.table);
        let headers = [("content-type", "application/json"), ("authorization", self.bearer.as_str())];
        let mut is_again = false;
        let answer = loop {
            match self.connection.request("POST", &path, &headers, body.as_bytes()).await {
                Ok(answer) if !is_to_be_tried_again(&answer) => break answer,
                _ => {
                    self.diary.broken += 1;
                    is_again = true;
                    tokio::time::sleep(BREATH).await;
                }
            }
        };
        let said = String::from_utf8_lossy(&answer.body);
        let done: Value = serde_json::from_str(&said).expect("JSON");
        match answer.status {
            200 => {
                let number = done["version"].as_u64().and_then(|number| number.try_into().ok()).expect("a number");
                let was_done = done["again"].as_bool().expect("yes or no");
                assert!(
                    is_again || self.is_repeated || !was_done,
                    "{}: {choice} was asked for once: {said}",
                    self.diary
                );
                self.diary.repeated += usize::from(was_done);
                self.diary.acknowledged.push((number, choice));
                self.moves.fetch_add(1, Ordering::SeqCst);
            }
            // The table has moved on: the stream will tell.
            409 => assert_eq!(done["error"]["code"], "stale", "{}: {said}", self.diary),
            _ => panic!("{}: {choice} at {version}: {said}", self.diary),
        }
    }
}
