//! Threads that answer questions, each with a connection of its own.

use std::path::Path;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::connection;
use super::problem::trouble;
use crate::{Trouble, schema};

/// A question, with whoever waits for the answer: is the connection still good?
pub(crate) type Question = Box<dyn FnOnce(Result<&Connection, Trouble>) -> bool + Send>;

/// Questions that wait, for whichever reader is free.
pub(crate) type Questions = Arc<Mutex<Receiver<Question>>>;

/// Starts a reader. It ends when nobody can ask any more.
pub(crate) fn start(number: usize, path: &Path, questions: Questions) -> Result<JoinHandle<()>, Trouble> {
    let db = open(path)?;
    let path = path.to_owned();
    std::thread::Builder::new()
        .name(format!("store-read-{number}"))
        .spawn(move || run(&path, db, &questions))
        .map_err(|why| Trouble::Failed(why.to_string()))
}

fn open(path: &Path) -> Result<Connection, Trouble> {
    let db = connection::reading(path)?;
    schema::check(&db)?;
    Ok(db)
}

fn run(path: &Path, db: Connection, questions: &Questions) {
    let mut db = Some(db);
    loop {
        // The lock is held while waiting: the other readers wait for the lock instead, and take turns.
        let next = questions.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(question) = next else { return };
        let open = match db.take() {
            Some(db) => Ok(db),
            None => open(path),
        };
        match open {
            Ok(open) => {
                if question(Ok(&open)) {
                    db = Some(open);
                }
            }
            Err(trouble) => {
                question(Err(trouble));
            }
        }
    }
}

/// A question by what is asked of the connection and who is told.
pub(crate) fn question<T, F>(answer: tokio::sync::oneshot::Sender<Result<T, Trouble>>, ask: F) -> Question
where
    T: Send + 'static,
    F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
{
    Box::new(move |db| {
        let (is_good, found) = match db {
            Ok(db) => match ask(db) {
                Ok(found) => (true, Ok(found)),
                Err(why) => {
                    tracing::warn!(%why, "a question to the database was not answered");
                    (false, Err(trouble(&why)))
                }
            },
            Err(trouble) => (false, Err(trouble)),
        };
        let _ = answer.send(found);
        is_good
    })
}
