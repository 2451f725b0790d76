//! A crowd that plays at many tables at once.
//!
//! All of it runs on one thread: what it costs is taken from the server, which has to share the machine with it. A task for each
//! listener hears news; a table all of whose listeners know the newest version is work; a fixed number of senders, each with a
//! connection of its own, do the work; a few others replace tables that are over.

use std::cell::{Cell, RefCell};
use std::io::Write as _;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::sync::{Notify, Semaphore};
use tokio::task::spawn_local;

use crate::news::{Acknowledged, News, Shown};
use crate::person::{self, Person};
use crate::progress::{Next, Then};
use crate::table::{CrowdTable, NoTable, shortened};
use crate::times::Times;
use crate::work::Work;
use client::{Address, Answer, Connection, Stream, Trouble};

/// So many connections make tables, at the start and when others are over.
const MAKERS: usize = 32;
/// A stream that broke is opened again so often.
const REOPENINGS: u32 = 20;
/// So many tables may become unplayable before we give up.
const MOST_BROKEN: u64 = 20;

/// Everybody, and what they have counted.
#[derive(Debug)]
pub struct Crowd {
    address: Address,
    game: String,
    players: u8,
    listeners: usize,
    /// Do they play with browsers?
    html: bool,
    /// Visitors of the pages who sit at no table now.
    people: RefCell<Vec<Person>>,
    /// Tables whose next move can be made.
    pub work: Work,
    /// Tables that are to be made.
    missing: Semaphore,
    made: Notify,
    random: Cell<u64>,
    /// What was counted.
    pub tally: RefCell<Tally>,
    failure: RefCell<Option<String>>,
}

/// What a crowd has counted.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Tables that were made.
    pub tables: u64,
    /// Games that are over.
    pub games: u64,
    /// Moves on their way.
    pub flying: u64,
    /// Moves that were acknowledged.
    pub acknowledged: u64,
    /// Moves that were refused.
    pub refused: u64,
    /// Moves of which nobody knows what became.
    pub unknown: u64,
    /// Streams that broke and were opened again.
    pub reopened: u64,
    /// Tables that were given up.
    pub broken: u64,
    /// Bytes of news.
    pub news_bytes: u64,
    /// News.
    pub news: u64,
    /// Requests for the moves there are.
    pub asks: u64,
    /// From sending a move until every listener has heard of it.
    pub took: Times,
    /// From sending a move until it was acknowledged.
    pub acknowledged_after: Times,
    /// From when a move was due until it was sent.
    pub late: Times,
    /// What went wrong first, in words.
    pub first_refusal: Option<String>,
}

/// What a crowd plays.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The word for the game.
    pub game: String,
    /// How many players sit at each table.
    pub players: u8,
    /// How many tables.
    pub tables: usize,
    /// How many listen at each.
    pub listeners: usize,
    /// Do they play with browsers?
    pub html: bool,
    /// How many moves are on their way at once at most.
    pub senders: usize,
    /// What chance starts with.
    pub seed: u64,
}

impl Crowd {
    /// A crowd without tables, to be used inside a `LocalSet`.
    pub fn new(address: &Address, plan: &Plan) -> Rc<Self> {
        let crowd = Rc::new(Self {
            address: address.clone(),
            game: plan.game.clone(),
            players: plan.players,
            listeners: plan.listeners,
            html: plan.html,
            people: RefCell::default(),
            work: Work::default(),
            missing: Semaphore::new(0),
            made: Notify::new(),
            random: Cell::new(plan.seed),
            tally: RefCell::default(),
            failure: RefCell::default(),
        });
        for _ in 0..MAKERS.min(plan.tables) {
            spawn_local(crowd.clone().make_tables());
        }
        for _ in 0..plan.senders {
            spawn_local(crowd.clone().send_moves());
        }
        crowd.missing.add_permits(plan.tables);
        crowd
    }

    /// Waits until so many tables were made.
    pub async fn seated(&self, tables: usize) {
        while self.tally.borrow().tables < tables as u64 && self.failure.borrow().is_none() {
            self.made.notified().await;
        }
    }

    /// Why the crowd can't go on, if it can't.
    pub fn failure(&self) -> Option<String> {
        self.failure.borrow().clone()
    }

    fn fail(&self, why: impl std::fmt::Display) {
        self.failure.borrow_mut().get_or_insert_with(|| why.to_string());
        self.made.notify_one();
    }

    async fn make_tables(self: Rc<Self>) {
        let mut connection = Connection::new(&self.address);
        while let Ok(permit) = self.missing.acquire().await {
            permit.forget();
            if let Err(why) = self.make_table(&mut connection).await {
                return self.fail(why);
            }
            self.tally.borrow_mut().tables += 1;
            self.made.notify_one();
        }
    }

    async fn make_table(self: &Rc<Self>, connection: &mut Connection) -> Result<(), NoTable> {
        let mut people = Vec::new();
        for _ in (0..self.players).filter(|_| self.html) {
            let idle = self.people.borrow_mut().pop();
            people.push(match idle {
                Some(person) => person,
                None => Person::make(connection).await?,
            });
        }
        let table = Rc::new(CrowdTable::make(connection, &self.game, self.players, self.listeners, people).await?);
        let mut streams = Vec::with_capacity(self.listeners);
        for listener in 0..self.listeners {
            streams.push(self.open(&table, listener).await.map_err(NoTable::Trouble)?);
        }
        for (listener, stream) in streams.into_iter().enumerate() {
            spawn_local(self.clone().listen(table.clone(), listener, stream));
        }
        Ok(())
    }

    async fn open(&self, table: &CrowdTable, listener: usize) -> Result<Stream, Trouble> {
        let since = table.progress.borrow().heard(listener);
        if self.html {
            let mut headers = vec![person::language(listener), ("accept-encoding", "gzip, br")];
            headers.extend(table.people.get(listener).map(|person| ("cookie", person.cookie.as_str())));
            return Stream::open_with(&self.address, &table.live(since), &headers).await;
        }
        let token = table.seat(listener).map(|seat| table.tokens[usize::from(seat)].as_str());
        Stream::open(&self.address, &table.stream(since), token).await
    }

    /// Listens to a table until its game is over.
    async fn listen(self: Rc<Self>, table: Rc<CrowdTable>, listener: usize, mut stream: Stream) {
        let (mut reopenings, mut shown) = (0, Shown::default());
        loop {
            let event = stream.next().await;
            let at = Instant::now();
            if let Ok(Some(event)) = event {
                let seat = table.seat(listener);
                let news = match (self.html, event.event) {
                    (false, _) => News::read(event.data.as_bytes()),
                    (true, "zones") => shown.take_in(event.id, event.data, seat),
                    (true, _) => None,
                };
                let Some(news) = news else { continue };
                {
                    let mut tally = self.tally.borrow_mut();
                    tally.news += 1;
                    tally.news_bytes += event.data.len() as u64;
                }
                let is_last = news.is_last();
                table.progress.borrow_mut().hear(listener, seat, &news, at, |count| self.below(count));
                self.settle(&table);
                if is_last {
                    return;
                }
                continue;
            }
            // As a browser does it: from where we were, after a moment.
            self.tally.borrow_mut().reopened += 1;
            stream = loop {
                reopenings += 1;
                tokio::time::sleep(Duration::from_millis(100)).await;
                match self.open(&table, listener).await {
                    Ok(stream) => break stream,
                    Err(trouble) if reopenings > REOPENINGS => return self.fail(trouble),
                    Err(_) => {}
                }
            };
        }
    }

    async fn send_moves(self: Rc<Self>) {
        let (mut connection, mut body) = (Connection::new(&self.address), Vec::new());
        loop {
            let (table, due) = self.work.take().await;
            self.tally.borrow_mut().flying += 1;
            self.send_move(&mut connection, &mut body, &table, due).await;
            self.tally.borrow_mut().flying -= 1;
            self.settle(&table);
        }
    }

    /// Makes the next move of a table, or finds out which there are if no listener was told.
    async fn send_move(
        &self,
        connection: &mut Connection,
        body: &mut Vec<u8>,
        table: &CrowdTable,
        due: Option<Instant>,
    ) {
        let mut next = table.progress.borrow_mut().take_next();
        if next.is_none() {
            next = self.ask_for_news(connection, table).await;
        }
        let Some(next) = next else { return self.failed(table) };
        let seat = usize::from(next.seat);
        let api = [("authorization", &*table.bearers[seat]), ("content-type", "application/json")];
        let form;
        let (path, headers) = match table.people.get(seat) {
            None => {
                write_move(body, &next);
                (&table.moves, &api[..])
            }
            Some(person) => {
                person::write_form(body, next.version, &next.answer);
                let cookie = ("cookie", person.cookie.as_str());
                form = [cookie, person::FORM, person::language(seat), ("accept", "text/html"), ("x-fragment", "1")];
                (&table.form, &form[..])
            }
        };
        let sent = Instant::now();
        table.progress.borrow_mut().send(sent);
        if let Some(due) = due {
            self.tally.borrow_mut().late.add(sent.saturating_duration_since(due));
        }
        let answer = connection.ask("POST", path, headers, body).await;
        match self.acknowledged(answer, next.version, sent) {
            Some(version) => table.progress.borrow_mut().acknowledge(version),
            None => {
                self.failed(table);
                // Nothing is known for sure any more.
                table.progress.borrow_mut().take_next();
            }
        }
    }

    /// The version that a move has made, if it was acknowledged.
    fn acknowledged(&self, answer: Result<Answer<'_>, Trouble>, before: u32, sent: Instant) -> Option<u32> {
        let mut tally = self.tally.borrow_mut();
        match answer {
            Ok(answer) => {
                // A page is told no more than that it is done; the stream brings the rest.
                let done = match answer.status {
                    204 if self.html => Some(Acknowledged { version: before + 1 }),
                    200..300 => serde_json::from_slice(answer.body).ok(),
                    _ => None,
                };
                if let Some(done) = done {
                    tally.acknowledged += 1;
                    tally.acknowledged_after.add(sent.elapsed());
                    return Some(done.version);
                }
                tally.refused += 1;
                tally.first_refusal.get_or_insert_with(|| format!("{} {}", answer.status, shortened(answer.body)));
            }
            Err(trouble) => {
                tally.unknown += 1;
                tally.first_refusal.get_or_insert_with(|| trouble.to_string());
            }
        }
        None
    }

    /// Asks for the moves there are, with so many connections for so long, while nothing else happens: returns how often.
    pub async fn ask_only(&self, connections: usize, time: Duration) -> u64 {
        let tables = self.work.tables();
        let (end, before) = (Instant::now() + time, self.tally.borrow().asks);
        let askers = (0..connections).map(|first| {
            let tables = &tables;
            async move {
                let mut connection = Connection::new(&self.address);
                let mut mine = tables.iter().cycle().skip(first);
                while Instant::now() < end
                    && let Some(table) = mine.next()
                {
                    self.ask_for_news(&mut connection, table).await;
                }
            }
        });
        futures_util::future::join_all(askers).await;
        self.tally.borrow().asks - before
    }

    /// Asks for the news of a player who is asked, and returns what they could answer.
    async fn ask_for_news(&self, connection: &mut Connection, table: &CrowdTable) -> Option<Next> {
        let (version, asked) = table.progress.borrow().newest();
        let seat = asked.filter(|&seat| usize::from(seat) < table.tokens.len())?;
        let headers = [("authorization", &*table.bearers[usize::from(seat)])];
        self.tally.borrow_mut().asks += 1;
        let answer = connection.ask("GET", &table.events(version), &headers, b"").await.ok()?;
        let news = News::read(answer.body)?;
        let mut progress = table.progress.borrow_mut();
        progress.learn(Some(seat), &news, |count| self.below(count));
        progress.take_next()
    }

    fn failed(&self, table: &CrowdTable) {
        if !table.progress.borrow_mut().fail() {
            let broken = {
                let mut tally = self.tally.borrow_mut();
                tally.broken += 1;
                tally.broken
            };
            if broken > MOST_BROKEN {
                let why = self.tally.borrow().first_refusal.clone().unwrap_or_else(|| "nobody is asked".to_owned());
                self.fail(format!("the game can't go on at {broken} tables: {why}"));
            }
        }
    }

    /// Does what is to be done with a table of which something new is known.
    fn settle(&self, table: &Rc<CrowdTable>) {
        let settled = table.progress.borrow_mut().settle();
        if let Some(took) = settled.took {
            self.tally.borrow_mut().took.add(took);
        }
        match settled.then {
            Then::Wait => {}
            Then::Move => self.work.push(table.clone()),
            Then::Replace => {
                self.tally.borrow_mut().games += 1;
                self.people.borrow_mut().extend(table.people.iter().cloned());
                self.missing.add_permits(1);
            }
        }
    }

    /// A number below this one, by chance (SplitMix64).
    fn below(&self, count: usize) -> usize {
        let seed = self.random.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.random.set(seed);
        let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % count.max(1) as u64) as usize
    }
}

/// Writes a move as the body of a request.
fn write_move(body: &mut Vec<u8>, next: &Next) {
    body.clear();
    // Writing into a vector does not fail, and a text is always JSON.
    let _ = write!(body, "{{\"version\":{},\"move\":", next.version);
    let _ = serde_json::to_writer(&mut *body, &next.answer);
    body.push(b'}');
}
