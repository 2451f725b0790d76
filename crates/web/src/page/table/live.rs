//! The stream of a table: zones as HTML, whenever they change.
//!
//! Nothing but the connection itself keeps it going: the next message is made when the browser has taken the one before, so
//! whoever is slow gets fewer ones. Only what differs from what this browser has is sent: zones, or parts of them
//! ([`parts`](super::parts)). What watchers see alike is made once ([`alike`](super::alike)).

use std::convert::Infallible;
use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use futures_util::stream;
use session::{Listener, Look, NewsEntry, Seat, Status, Stir, TableId, TableInfo};

use super::alike::{Frame, Groups, Led, Watcher};
use super::around::MadeFor;
use super::parts::{Keys, Sketch};
use super::steps::{self, Step, Story};
use super::zone::Zone;
use super::{log, talk, with_far_side, with_zones};
use crate::App;
use crate::events::{HEARTBEAT, of_events};
use crate::input::At;
use crate::page::visit::View;
use crate::page::{Fields, Visit};
use crate::problem::Problem;
use crate::tags::Listens;

/// What is sent after so long without news: the browser notices if it does not come.
const BEAT: &[u8] = b"event: beat\ndata: 1\n\n";

/// How every stream begins: a browser that lost it comes back after so many milliseconds.
const HELLO: &str = "retry: 500\n\n";

/// The stream of a table.
///
/// # Errors
/// If there is no such table.
pub async fn stream(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let fields = Fields::of(&uri);
    let since = fields.said("since").and_then(|since| since.parse().ok()).unwrap_or(0);
    // As the page is that listens, whatever was chosen meanwhile.
    let visit = Visit { view: fields.said("view").and_then(View::named).unwrap_or_default(), ..visit };
    let listener = app.hub.listen(&table, visit.token()).await?;
    let listens = Listens(listener.guest().map(str::to_owned));
    let mut telling = Telling::new(app, &table, listener, visit, since);
    telling.heard = talk::Heard::read(fields.said("heard").unwrap_or_default());
    if telling.heard.is_unknown()
        && let Ok(talk) = telling.listener.talk().await
    {
        // A page that says nothing of it has been loaded just now.
        telling.heard = talk::Heard::all(&talk);
    }
    let messages = stream::unfold(telling, |mut telling| async move {
        let message = telling.next().await?;
        Some((Ok::<_, Infallible>(message), telling))
    });
    Ok(of_events(listens, messages))
}

/// So many entries are looked at to understand what follows them.
const CONTEXT: u32 = 12;

struct Telling {
    app: App,
    listener: Listener,
    visit: Visit,
    /// What the browser has.
    version: u32,
    /// The first entry of the last step it was shown: the step may go on, and is told again then.
    open: u32,
    /// The newest entries as a player has heard them, without a gap: only newer ones are asked for.
    entries: Vec<NewsEntry>,
    sketch: Arc<Sketch>,
    /// The others who see the same; a player has none.
    watcher: Option<Watcher>,
    phase: Phase,
    /// What it has of the talk, and whether something may be new.
    heard: talk::Heard,
    owes_talk: bool,
}

enum Phase {
    /// Nothing was sent yet.
    Beginning,
    /// The game has begun, or has not, and the visitor sits where they sat, as when the page was loaded.
    Telling {
        begun: bool,
        seat: Option<Seat>,
    },
    Over,
}

impl Telling {
    fn new(app: App, table: &TableId, listener: Listener, visit: Visit, version: u32) -> Self {
        let watcher = listener.seat().is_none().then(|| Groups::join(&app.groups, table, visit.language, visit.view));
        Self {
            app,
            listener,
            visit,
            version,
            open: version.saturating_add(1),
            entries: Vec::new(),
            sketch: Arc::default(),
            watcher,
            phase: Phase::Beginning,
            heard: talk::Heard::default(),
            owes_talk: true,
        }
    }

    /// The next message; `None` if there is nothing to come.
    async fn next(&mut self) -> Option<Bytes> {
        match self.phase {
            Phase::Beginning => Some(self.news().await.unwrap_or_else(|_| self.end())),
            Phase::Telling { .. } => loop {
                if let Some(talk) = self.talk().await {
                    return Some(talk);
                }
                match tokio::time::timeout(HEARTBEAT, self.listener.stirred(self.version)).await {
                    Err(_) if self.listener.is_lost().await => return Some(self.end()),
                    Err(_) => return Some(Bytes::from_static(BEAT)),
                    Ok(Some(Stir::Table(_))) => return Some(self.news().await.unwrap_or_else(|_| self.end())),
                    Ok(Some(Stir::Talk)) => self.owes_talk = true,
                    Ok(None) => return None,
                }
            },
            Phase::Over => None,
        }
    }

    /// What was said since, if something was.
    async fn talk(&mut self) -> Option<Bytes> {
        if !std::mem::take(&mut self.owes_talk) {
            return None;
        }
        // Nothing is said around a record; and whoever may not look any more is told so by what comes next.
        let talk = self.listener.talk().await.ok()?;
        let table = self.listener.table().clone();
        let place = talk::Place { table: &table, say: self.visit.say() };
        let (visit, has) = (&self.visit, self.heard);
        let make = || talk::message(visit, place, &talk, has);
        // Who is known may hear less than others.
        let shared = self.watcher.as_ref().filter(|_| visit.known.is_none());
        let message = match shared {
            Some(watcher) => watcher.talk(&talk, has, visit.hides_talk, make),
            None => make(),
        };
        self.heard = talk::Heard::all(&talk);
        message
    }

    /// The browser has to look for itself.
    fn end(&mut self) -> Bytes {
        self.phase = Phase::Over;
        Bytes::from_static(b"event: gone\ndata: \n\n")
    }

    async fn news(&mut self) -> Result<Bytes, Problem> {
        let _turn = match &self.watcher {
            Some(watcher) => watcher.turn().await,
            None => None,
        };
        match self.watched().await? {
            Some(frame) => self.of_frame(&frame).await,
            None => self.own().await,
        }
    }

    /// Is the page still the right one? If not, the browser has to load another.
    fn fits(&mut self, info: &TableInfo, seat: Option<Seat>) -> bool {
        let begun = info.status != Status::Open;
        match self.phase {
            Phase::Telling { begun: then, seat: sat } => (then, sat) == (begun, seat),
            Phase::Beginning | Phase::Over => {
                self.phase = Phase::Telling { begun, seat };
                true
            }
        }
    }

    /// What only this visitor sees so.
    async fn own(&mut self) -> Result<Bytes, Problem> {
        let is_first = matches!(self.phase, Phase::Beginning);
        let context = self.context();
        let since = self.entries.last().map_or(context, |last| last.number);
        let (close_up, news) = self.listener.close_up_with_news(since).await?;
        if !self.fits(&close_up.look.table, close_up.look.seat) {
            return Ok(self.end());
        }
        let mut heard = std::mem::take(&mut self.entries);
        heard.retain(|entry| entry.number > context);
        heard.extend(news.entries);
        let (app, visit) = (self.app.clone(), self.visit.clone());
        let compare = |sketch: &Sketch| {
            let keys = Keys::default();
            let made_for = MadeFor::Browser(sketch, &keys);
            with_zones(&app, &visit, &close_up, made_for, |zones| sketch.compare(&zones, &keys))
        };
        if is_first && news.version == self.version {
            // In any case it is noted what the browser has.
            self.sketch = Arc::new(compare(&self.sketch).0);
            self.entries = heard;
            return Ok(Bytes::from_static(HELLO.as_bytes()));
        }
        let (led, sketch) = self.lead(is_first, &close_up.look, &heard, compare).await?;
        (self.version, self.open, self.sketch, self.entries) = (news.version, led.open, Arc::new(sketch), heard);
        Ok(led.message)
    }

    /// What all who watch see now; nothing if this visitor plays.
    async fn watched(&mut self) -> Result<Option<Arc<Frame>>, Problem> {
        let Some(watcher) = &self.watcher else { return Ok(None) };
        if let Some(frame) = current(&self.app, &mut self.listener, watcher).await? {
            return Ok(Some(frame));
        }
        let _making = watcher.making.lock().await;
        // Somebody else may have made it meanwhile.
        if let Some(frame) = current(&self.app, &mut self.listener, watcher).await? {
            return Ok(Some(frame));
        }
        let at = self.app.hub.served();
        let close_up = self.listener.close_up(at).await?;
        if close_up.look.seat.is_some() {
            return Ok(None);
        }
        let latest = watcher.latest();
        let before = latest.as_ref().map(|frame| Arc::clone(&frame.sketch)).unwrap_or_default();
        let made = latest.as_ref().map_or(&[][..], |frame| &frame.zones);
        let make = |zones: Vec<Zone>| zones.iter().map(|zone| zone.made(made)).collect();
        let zones = with_zones(&self.app, &self.visit, &close_up, MadeFor::Watchers, make);
        let frame = Arc::new(Frame::new(at, close_up.look, zones, &before));
        watcher.publish(&frame);
        Ok(Some(frame))
    }

    /// What leads to what all who watch see now.
    async fn of_frame(&mut self, frame: &Frame) -> Result<Bytes, Problem> {
        let (is_first, version) = (matches!(self.phase, Phase::Beginning), frame.look.table.version);
        if !self.fits(&frame.look.table, None) {
            return Ok(self.end());
        }
        let led = if is_first && version == self.version {
            Led { message: Bytes::from_static(HELLO.as_bytes()), open: self.open }
        } else if let Some(led) = frame.message(self.version, &self.sketch) {
            led
        } else {
            let mut entries = self.listener.news(self.context()).await?.entries;
            entries.retain(|entry| entry.number <= version);
            let led = self.lead(is_first, &frame.look, &entries, |sketch| sketch.compare_made(&frame.zones)).await?.0;
            frame.keep(self.version, &self.sketch, &led);
            led
        };
        (self.version, self.open, self.sketch) = (version, led.open, Arc::clone(&frame.sketch));
        Ok(led.message)
    }

    /// The entry after which those begin that tell what has happened since.
    fn context(&self) -> u32 {
        self.open.min(self.version.saturating_add(1)).saturating_sub(1 + CONTEXT)
    }

    /// What leads the browser to these zones, and what it has then: step by step, as long as there are not too many.
    async fn lead(
        &mut self,
        is_first: bool,
        look: &Look,
        entries: &[NewsEntry],
        compare: impl FnOnce(&Sketch) -> (Sketch, String),
    ) -> Result<(Led, Sketch), Problem> {
        // A step that can't go on need not be told again.
        let from = if steps::ends_turn(entries, self.version) { self.version + 1 } else { self.open };
        let story = Story::new(look, entries, from, self.visit.language);
        let mut steps = story.steps();
        steps.retain(|step| step.last > self.version);
        let first = steps.first().map_or(self.open, |step| step.first);
        let open = steps.last().map_or(self.open, |step| step.first);
        let mut sketch = Sketch::clone(&self.sketch);
        // Whoever has nothing yet gets the present; before the game there is nothing to see.
        let shown = if self.version == 0 || look.scene.is_none() || steps.is_empty() {
            String::new()
        } else if steps.len() > steps::MOST {
            steps::recap(steps.len(), self.visit.language)
        } else {
            let lacks;
            (sketch, lacks) = self.moments(&steps, sketch).await?;
            story.to_be_shown(&steps, self.version, &lacks)
        };
        let (mut sketch, lacks) = compare(&sketch);
        let mut lines = String::new();
        if !story.entries.is_empty() {
            sketch.with_faces(&log::more(&story, first, self.visit.language, None).0, &mut lines);
        }
        let message = message(is_first, look.table.version, [&shown, &lacks, &lines]);
        Ok((Led { message, open }, sketch))
    }

    /// What the browser lacks of the far side after each step but the last one, and what it has then.
    async fn moments(&mut self, steps: &[Step], mut sketch: Sketch) -> Result<(Sketch, Vec<String>), Problem> {
        let numbers: Vec<u32> = steps.iter().rev().skip(1).rev().map(|step| step.last).collect();
        if numbers.is_empty() {
            return Ok((sketch, Vec::new()));
        }
        let moments = self.listener.moments(&numbers).await?;
        let mut lacks = vec![String::new(); numbers.len()];
        for moment in &moments {
            let at = numbers.iter().position(|&number| number == moment.look.table.version);
            if let Some(lacks) = at.and_then(|at| lacks.get_mut(at)) {
                let keys = Keys::default();
                let made_for = MadeFor::Browser(&sketch, &keys);
                (sketch, *lacks) = with_far_side(&self.visit, moment, made_for, |zones| sketch.compare(&zones, &keys));
            }
        }
        Ok((sketch, lacks))
    }
}

/// What watchers saw last, if they would see the same now. Whether this one may look is asked in any case.
async fn current(app: &App, listener: &mut Listener, watcher: &Watcher) -> Result<Option<Arc<Frame>>, Problem> {
    let Some(frame) = watcher.latest() else { return Ok(None) };
    let info = listener.info(frame.at).await?;
    let is_current = listener.seat().is_none() && frame.is_current(&info, app.hub.served());
    Ok(is_current.then_some(frame))
}

/// A message: steps, zones and parts, and new lines of the log. Each is an element of its own, and goes to where one of its id is.
fn message(is_first: bool, version: u32, html: [&str; 3]) -> Bytes {
    let mut message = String::with_capacity(html.iter().map(|html| html.len()).sum::<usize>() + 128);
    if is_first {
        message.push_str(HELLO);
    }
    // Writing into memory does not fail.
    let _ = write!(message, "id: {version}\nevent: zones\n");
    // Data of a message: each line by itself. There is seldom more than one.
    for html in html.into_iter().filter(|html| !html.is_empty()) {
        let mut begins = 0;
        for ends in memchr::memchr_iter(b'\n', html.as_bytes()).chain([html.len()]) {
            for part in ["data: ", &html[begins..ends], "\n"] {
                message.push_str(part);
            }
            begins = ends + 1;
        }
    }
    message.push_str("data:\n\n");
    message.into()
}
