//! Everything in one SQLite file: one writer with group commit, a few readers.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `contract` | what [`Store`](crate::Store) asks for, handed to the writer or the readers |
//! | `connection` | how connections are set up |
//! | `writer` | the one thread that changes the file |
//! | `job` | a change that waits for its commit |
//! | `changes`, `devices`, `sweeping` | changes as SQL |
//! | `scores` | scores, written and asked for |
//! | `games` | the finished games of a visitor |
//! | `reader` | the threads that answer questions |
//! | `questions` | questions as SQL |
//! | `checkpoint` | the thread that keeps the write-ahead log short |
//! | `scrub` | removing the last traces of what was forgotten |
//! | `files` | are the files still there? |
//! | `problem` | what SQLite complains about, as trouble |

mod changes;
mod checkpoint;
pub(crate) mod connection;
mod contract;
mod devices;
mod files;
mod games;
mod job;
#[cfg(test)]
mod plans;
pub(crate) mod problem;
mod questions;
mod reader;
mod scores;
mod scrub;
mod sweeping;
mod talk;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::oneshot;

use self::checkpoint::Checkpoints;
use self::files::Files;
use self::job::{Change, Job};
use self::reader::{Question, Questions, question};
use self::writer::{Message, Writer};
use crate::faults::Faults;
use crate::measures::{Counting, Measures};
use crate::{Soon, Trouble, schema};

/// Changes, or questions, that may wait at the same time: more are refused, so that a disk that stalls does not fill the memory.
const WAITING: usize = 16_384;

/// Threads that answer questions.
const READERS: usize = 2;

/// Everything in one SQLite file. Clones are the same store; the last one that goes finishes what was handed over, and waits for it.
#[derive(Clone)]
pub struct Sqlite {
    inner: Arc<Inner>,
}

/// How the writer's connection is set up, by its own account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modes {
    /// `PRAGMA journal_mode`: `wal`.
    pub journal: String,
    /// `PRAGMA synchronous`: 2 is FULL, every commit synchronises the disk.
    pub synchronous: u8,
    /// `PRAGMA page_size`, in bytes.
    pub page: u32,
}

struct Inner {
    /// Nothing if the file is only read.
    writer: Option<SyncSender<Message>>,
    threads: Mutex<Option<Threads>>,
    counting: Arc<Counting>,
    closing: Arc<AtomicBool>,
    checkpoints: Arc<Checkpoints>,
    /// What must stay where it is.
    files: Arc<Files>,
    /// Taken away to send the readers home.
    questions: Mutex<Option<SyncSender<Question>>>,
}

struct Threads {
    writer: Option<JoinHandle<()>>,
    others: Vec<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens a file, or makes it; an older schema is brought up to date.
    pub fn open(path: &Path, faults: Faults) -> Result<Self, Trouble> {
        Self::open_gathering(path, faults, Duration::ZERO)
    }

    /// The same; where changes come one shortly after the other, each waits so long for others to be stored with.
    pub fn open_gathering(path: &Path, faults: Faults, gather: Duration) -> Result<Self, Trouble> {
        let db = connection::writing(path, true)?;
        schema::migrate(&db)?;
        let (sender, messages) = sync_channel(WAITING);
        let mut store = Self::readers(path)?;
        let checkpoints = Arc::clone(&store.checkpoints);
        let tidy = checkpoints.start(path)?;
        // The write-ahead log is there as long as somebody has the file open.
        for file in [path.to_owned(), beside(path, "-wal")] {
            store.files.watch(&file).map_err(|why| Trouble::Failed(why.to_string()))?;
        }
        let writer = Writer {
            path: path.to_owned(),
            db: Some(db),
            messages,
            faults,
            gather,
            counting: Arc::clone(&store.counting),
            checkpoints,
            files: Arc::clone(&store.files),
            closing: Arc::clone(&store.closing),
        };
        let writer = std::thread::Builder::new()
            .name("store-write".into())
            .spawn(move || writer.run())
            .map_err(|why| Trouble::Failed(why.to_string()))?;
        if let Some(threads) = store.threads.get_mut().unwrap_or_else(PoisonError::into_inner) {
            threads.others.push(tidy);
            threads.writer = Some(writer);
        }
        store.writer = Some(sender);
        Ok(Self { inner: Arc::new(store) })
    }

    /// Opens a file only to read it, also beside a running server. Every change is answered with [`Trouble::Closed`].
    pub fn read_only(path: &Path) -> Result<Self, Trouble> {
        Ok(Self { inner: Arc::new(Self::readers(path)?) })
    }

    fn readers(path: &Path) -> Result<Inner, Trouble> {
        let (sender, questions) = sync_channel(WAITING);
        let questions: Questions = Arc::new(Mutex::new(questions));
        let others = (0..READERS).map(|number| reader::start(number, path, Arc::clone(&questions)));
        let threads = Threads { writer: None, others: others.collect::<Result<_, _>>()? };
        Ok(Inner {
            writer: None,
            threads: Mutex::new(Some(threads)),
            counting: Arc::default(),
            closing: Arc::default(),
            checkpoints: Arc::default(),
            files: Arc::default(),
            questions: Mutex::new(Some(sender)),
        })
    }

    /// From now on nothing is stored unless this file stays where it is.
    ///
    /// # Errors
    /// If it is not there.
    pub fn watch(&self, file: &Path) -> std::io::Result<()> {
        self.inner.files.watch(file)
    }

    /// Finishes what was handed over, and waits for it; whatever comes later is answered with [`Trouble::Closed`].
    pub fn close(&self) {
        self.inner.close();
    }

    /// How the writer's connection is set up, asked by the writer itself.
    #[must_use]
    pub fn modes(&self) -> Soon<Modes> {
        fn pragma<T: rusqlite::types::FromSql>(db: &Connection, name: &str) -> rusqlite::Result<T> {
            db.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0))
        }
        self.change(|answer| {
            Change::new(answer, |db| {
                Ok(Ok(Modes {
                    journal: pragma(db, "journal_mode")?,
                    synchronous: pragma(db, "synchronous")?,
                    page: pragma(db, "page_size")?,
                }))
            })
        })
    }

    /// How the writer is doing.
    #[must_use]
    pub fn measures(&self) -> Measures {
        self.inner.counting.look()
    }

    /// Hands a change over, now; its answer comes later.
    fn change<T, J>(&self, job: impl FnOnce(oneshot::Sender<Result<T, Trouble>>) -> J) -> Soon<T>
    where
        T: Send + 'static,
        J: Job + 'static,
    {
        let (answer, soon) = oneshot::channel();
        let inner = &self.inner;
        let Some(writer) = &inner.writer else { return refused(Trouble::Closed) };
        if inner.closing.load(Ordering::SeqCst) {
            return refused(Trouble::Closed);
        }
        match writer.try_send(Message::Job(Box::new(job(answer)))) {
            Ok(()) => {
                inner.counting.hand_over();
                self.later(soon, true)
            }
            Err(TrySendError::Full(_)) => refused(Trouble::Failed("too many changes wait already".into())),
            Err(TrySendError::Disconnected(_)) => refused(Trouble::Closed),
        }
    }

    /// Asks whichever reader is free.
    fn ask<T, F>(&self, ask: F) -> Soon<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (answer, soon) = oneshot::channel();
        let questions = self.inner.questions.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(questions) = questions.as_ref() else { return refused(Trouble::Closed) };
        match questions.try_send(question(answer, ask)) {
            Ok(()) => self.later(soon, false),
            Err(TrySendError::Full(_)) => refused(Trouble::Failed("too many questions wait already".into())),
            Err(TrySendError::Disconnected(_)) => refused(Trouble::Closed),
        }
    }

    fn later<T: Send + 'static>(&self, soon: oneshot::Receiver<Result<T, Trouble>>, is_change: bool) -> Soon<T> {
        let closing = Arc::clone(&self.inner.closing);
        Box::pin(async move {
            soon.await.unwrap_or_else(|_| {
                // A thread that ends by itself leaves in the dark what it was doing; one that was closed has done nothing of it.
                let is_open = is_change && !closing.load(Ordering::SeqCst);
                Err(if is_open { Trouble::Unknown("the writer has stopped".into()) } else { Trouble::Closed })
            })
        })
    }
}

/// The file beside it whose name ends so.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn refused<T: Send + 'static>(trouble: Trouble) -> Soon<T> {
    Box::pin(std::future::ready(Err(trouble)))
}

impl Inner {
    /// Readers first: whoever closes the file last empties the write-ahead log.
    fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
        let threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Threads { writer, others }) = threads else { return };
        drop(self.questions.lock().unwrap_or_else(PoisonError::into_inner).take());
        self.checkpoints.close();
        let mut panicked = false;
        for thread in others {
            panicked |= thread.join().is_err();
        }
        if let (Some(sender), Some(writer)) = (&self.writer, writer) {
            // An error means that it has ended already.
            let _ = sender.send(Message::Close);
            panicked |= writer.join().is_err();
        }
        if panicked {
            tracing::error!("a thread of the store had panicked");
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.close();
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").field("measures", &self.measures()).finish_non_exhaustive()
    }
}
