//! Two worlds that look the same to somebody, compared as long as they do.

use serde_json::{Value, json};
use session::Seat;
use tabletop::text::Words;
use tabletop::{Actor, Asked, Viewer};

use crate::battery::{TURNS, Visit};
use crate::duel::{Duel, Seated, Verdict};
use crate::leaks::Truth;
use crate::lockstep::{Lockstep, Step};
use crate::pages::PAGES;
use crate::secretive::Secretive;
use crate::sent::Difference;
use crate::world::{Ask, Live};

/// So many steps follow a staged position at most.
const STEPS: u32 = 8;
/// So many requests in turn are made in each position.
const IN_TURN: u32 = 4;
/// So many answers that are not legal are tried in each position.
const ILLEGAL: u32 = 2;

/// One table, from the position that was staged on.
pub struct Segment<G: Secretive> {
    pub seated: Seated<G>,
    pub lockstep: Lockstep<G>,
    pub visit: Visit,
    /// Those who listen all the time: the viewer, and somebody else.
    pub live: Vec<(Ask, [Live; 2])>,
    pub beginning: [u64; 2],
    pub seeds: [u64; 2],
}

impl<G: Secretive> Segment<G> {
    /// Is this no answer for the viewer, in either world?
    fn is_illegal(&self, text: &str) -> bool {
        let Ok(m) = G::read_answer(&mut Words::new(text, 1), &self.seated.setup) else { return true };
        let is_legal = |now: &G| self.visit.seat.is_some_and(|seat| now.check(Actor::Seat(seat), m).is_ok());
        !self.lockstep.now.iter().any(is_legal)
    }

    /// Notes whether a bot would think if the viewer asks for a hint.
    fn note_thought(&mut self) {
        let is_asked = |seat: Seat| self.lockstep.now[0].who().contains(&seat);
        self.visit.is_thought_about = self.seated.hints && self.visit.seat.is_some_and(is_asked);
    }
}

/// The answer that a request gives.
fn answer_in(body: &str) -> Option<String> {
    let body: Value = serde_json::from_str(body).ok()?;
    body["move"].as_str().map(str::to_owned)
}

impl<G: Secretive> Duel<G> {
    /// Stages two worlds that look the same to somebody, and goes on from there as long as they do.
    pub fn segment(&mut self, mut seated: Seated<G>) -> Verdict<()> {
        let pair = seated.walk.find();
        self.tally.staged += 1;
        for (world, position) in self.worlds.iter().zip([&pair.one, &pair.other]) {
            world.stage(&seated.id, position.clone());
        }
        let mut segment = Segment {
            visit: self.visit(&seated, pair.viewer),
            beginning: [pair.one.fingerprint().0, pair.other.fingerprint().0],
            seeds: [self.luck.next(), self.luck.next()],
            lockstep: Lockstep::new(pair.one, pair.other, pair.viewer),
            live: Vec::new(),
            seated,
        };
        self.tell(&segment, &[Vec::new(), Vec::new()]);
        self.begin_to_listen(&mut segment)?;
        for _ in 0..STEPS {
            self.compare(&mut segment)?;
            // Of a game without secrets the numbers drawn are the only ones.
            if !segment.lockstep.differ() && self.players != [1] {
                break;
            }
            self.count(&segment, pair.viewer);
            let Some(step) = segment.lockstep.find(&mut self.luck) else { break };
            self.make(&mut segment, step)?;
        }
        for since in 0..=segment.visit.version {
            self.ask(&segment.visit.since(since))?;
        }
        self.check_worlds(&segment);
        Ok(())
    }

    pub fn count(&mut self, segment: &Segment<G>, viewer: Viewer) {
        let [one, other] = &segment.lockstep.now;
        self.tally.pairs += 1;
        self.tally.spectators += u64::from(viewer == Viewer::Spectator);
        self.tally.held += u64::from(one.all_held() != other.all_held());
    }

    /// The servers are where they are believed to be, secrets included: each player sees so.
    pub fn check_worlds(&self, segment: &Segment<G>) {
        for (world, now) in self.worlds.iter().zip(&segment.lockstep.now) {
            for (seat, token) in (0..).map(Seat).zip(&segment.seated.tokens) {
                let look = world.look(&segment.seated.id, Some(token));
                assert!(G::is_shown(look, &now.view(Viewer::Seat(seat))), "what {seat} sees");
            }
        }
    }

    /// Tells the servers what they know; only careless ones listen.
    fn tell(&mut self, segment: &Segment<G>, events: &[Vec<G::Event>; 2]) {
        for (at, world) in self.worlds.iter_mut().enumerate().filter(|(_, world)| world.is_careless()) {
            let now = &segment.lockstep.now[at];
            let asked = now.who();
            let answers = |seat: Seat| if asked.contains(&seat) { now.answers(seat).len() } else { 0 };
            world.truth = Truth {
                held: now.all_held(),
                viewer: segment.visit.seat.map(Seat::index),
                to_come: now.to_come(),
                raw: now.raw(),
                fingerprint: now.fingerprint().0,
                beginning: segment.beginning[at],
                seed: segment.seeds[at],
                answers: (0..now.players()).map(Seat).map(answers).collect(),
                events: format!("{:?}", events[at]),
            };
        }
    }

    pub fn begin_to_listen(&mut self, segment: &mut Segment<G>) -> Verdict<()> {
        for (kind, token) in [("live", segment.visit.token.as_deref()), ("live, stranger", None)] {
            let ask = segment.visit.live(kind, token);
            let (_, live) = self.listen(&ask)?;
            segment.live.push((ask, live));
        }
        let own = segment.visit.cookie.as_deref();
        for (language, kind, cookie) in [(0, "page live", own), (1, "page live, stranger", None)] {
            let ask = segment.visit.zones(kind, cookie, language + self.tables);
            let (_, live) = self.listen(&ask)?;
            segment.live.push((ask, live));
        }
        Ok(())
    }

    /// Compares all that the viewer can get in this position.
    pub fn compare(&mut self, segment: &mut Segment<G>) -> Verdict<()> {
        let mut asks = segment.visit.always(&mut self.luck);
        let illegal = self.illegal(segment)?;
        let wrong = illegal.last().and_then(|ask| answer_in(ask.body.as_deref()?));
        asks.extend(illegal);
        for ask in &asks {
            self.ask(ask)?;
        }
        self.browse(segment, wrong.as_deref())?;
        for _ in 0..IN_TURN {
            segment.note_thought();
            let ask = segment.visit.in_turn(self.turn, &mut self.luck);
            self.turn = (self.turn + 1) % TURNS;
            if ask.path.contains("/stream") {
                self.listen(&ask)?;
                continue;
            }
            let sent = self.ask(&ask)?;
            if ask.method == "POST" && sent.status == 200 {
                let done: Value = serde_json::from_slice(&sent.body).expect("JSON");
                self.done(segment, &done, ask.kind == "take back")?;
            }
        }
        Ok(())
    }

    /// A card: one that somebody else holds in one of the worlds only, or any.
    fn any_card(&mut self, segment: &Segment<G>) -> String {
        let [one, other] = &segment.lockstep.now;
        let others = (0..one.players()).map(Seat).filter(|&seat| segment.visit.seat != Some(seat));
        let only_one =
            |(one, other): (Vec<String>, Vec<String>)| one.into_iter().filter(move |card| !other.contains(card));
        let hands = others.flat_map(|seat| [(one.held(seat), other.held(seat)), (other.held(seat), one.held(seat))]);
        let mut cards: Vec<_> = hands.flat_map(only_one).collect();
        if cards.is_empty() || self.luck.below(4) == 0 {
            let words = |text: &String| text.split(' ').nth(1).map(str::to_owned);
            cards = segment.seated.walk.texts.iter().filter_map(words).collect();
        }
        cards.retain(|card| card.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'_'));
        if cards.is_empty() {
            "fox".to_owned()
        } else {
            cards.swap_remove(self.luck.below(cards.len() as u32) as usize)
        }
    }

    /// The next thing that a browser asks.
    fn browse(&mut self, segment: &mut Segment<G>, illegal: Option<&str>) -> Verdict<()> {
        segment.note_thought();
        let card = self.any_card(segment);
        // Half of what is illegal is about that card.
        let play = format!("play {card} left");
        let illegal =
            if self.browsed.is_multiple_of(2) && segment.is_illegal(&play) { Some(play.as_str()) } else { illegal };
        let ask = segment.visit.browse(self.browsed, &card, illegal, &mut self.luck);
        self.browsed = (self.browsed + 1) % PAGES;
        if ask.path.contains("/live") {
            return self.listen(&ask).map(drop);
        }
        let sent = self.ask(&ask)?;
        if ask.kind != "page take back" || sent.status != 303 {
            return Ok(());
        }
        let version = self.worlds[0].look(&segment.seated.id, None).table.version;
        self.done(segment, &json!({ "version": version }), true)
    }

    /// The viewer has done something besides moving.
    fn done(&mut self, segment: &mut Segment<G>, done: &Value, took_back: bool) -> Verdict<()> {
        let version = done["version"].as_u64().map_or(0, |version| version as u32);
        if version <= segment.visit.version {
            return Ok(());
        }
        segment.visit.version = version;
        if let (true, Some(seat)) = (took_back, segment.visit.seat) {
            segment.lockstep.take_back(seat);
        }
        self.hear(segment)
    }

    /// Answers the viewer may not give, or gives out of turn.
    fn illegal(&mut self, segment: &Segment<G>) -> Verdict<Vec<Ask>> {
        let Segment { seated, lockstep, visit, .. } = segment;
        let mut asks = Vec::new();
        let mut any =
            || Some(seated.walk.texts.get(self.luck.below(seated.walk.texts.len() as u32) as usize)?.as_str());
        for nth in 0..ILLEGAL {
            let (Some(text), Some(other)) = (any(), any()) else { break };
            // Half of them are nearly what they were.
            let text = match (nth, text.rsplit_once(' '), other.split(' ').next_back()) {
                (1, Some((most, _)), Some(last)) => format!("{most} {last}"),
                _ => text.to_owned(),
            };
            let ask = visit.answer("illegal", visit.version, &text, visit.token.as_deref());
            let read = G::read_answer(&mut Words::new(&text, 1), &seated.setup);
            if let (Ok(m), Some(seat)) = (read, visit.seat) {
                let [one, other] = [0, 1].map(|at: usize| lockstep.now[at].check(Actor::Seat(seat), m).is_ok());
                if one != other {
                    let (kind, request) = (ask.kind, ask.to_string());
                    let (one, other) = (one.to_string(), other.to_string());
                    return Err(Box::new(Difference { kind, request, part: "legality", at: 0, one, other }));
                }
                if one {
                    continue;
                }
            }
            asks.push(ask);
        }
        Ok(asks)
    }

    /// Both worlds move.
    pub fn make(&mut self, segment: &mut Segment<G>, step: Step<G>) -> Verdict<()> {
        let Segment { seated, visit, .. } = &*segment;
        let kind = if visit.seat == Some(step.seat) { "move" } else { "move of another" };
        let token = &seated.tokens[step.seat.index()];
        let by_form = self.luck.below(2) == 0;
        let cookie = self.cookies.get(step.seat.index()).map(String::as_str);
        let form = if visit.seat == Some(step.seat) { "page move" } else { "page move of another" };
        let asks = step.moves.map(|m| match (by_form, G::words(&seated.setup, m)) {
            (true, text) => visit.form(form, visit.version, &text, cookie).with("x-fragment", "1"),
            (false, text) => visit.answer(kind, visit.version, &text, Some(token)),
        });
        for (world, numbers) in self.worlds.iter().zip(&step.numbers) {
            world.source.plan(numbers);
        }
        let sent = self.ask_each([&asks[0], &asks[1]])?;
        assert!(matches!(sent.status, 200 | 204), "{}: {}", asks[0], String::from_utf8_lossy(&sent.body));
        let drawn = self.worlds.iter().all(|world| world.source.is_drawn());
        assert!(drawn, "{}: chance was asked less than expected", asks[0]);

        let [one, other] = &step.numbers;
        self.tally.seeds += one.iter().zip(other).filter(|(a, b)| a != b).count() as u64;
        for (seed, numbers) in segment.seeds.iter_mut().zip(&step.numbers) {
            *seed = numbers.last().copied().unwrap_or(*seed);
        }
        let (seat, chances, events) = (step.seat, one.len() as u32, step.events.clone());
        segment.visit.version += 1 + chances;
        segment.lockstep.take(step);
        self.tell(segment, &events);
        self.hear(segment)?;
        if chances == 0 { self.think_better(segment, seat) } else { Ok(()) }
    }

    /// Somebody who is asked together with others takes the answer back now and then.
    fn think_better(&mut self, segment: &mut Segment<G>, seat: Seat) -> Verdict<()> {
        let together = matches!(segment.lockstep.now[0].asked(), Asked::Together(seats, _) if !seats.has(seat));
        if !together || self.luck.below(4) != 0 {
            return Ok(());
        }
        let body = json!({ "version": segment.visit.version });
        let path = format!("/api/v1/tables/{}/take-back", segment.seated.id);
        let ask = Ask::post("take back of another", path, &body).by(Some(&segment.seated.tokens[seat.index()]));
        if self.ask(&ask)?.status == 200 {
            segment.visit.version += 1;
            segment.lockstep.take_back(seat);
            self.hear(segment)?;
        }
        Ok(())
    }

    /// Those who listen hear something new.
    fn hear(&mut self, segment: &mut Segment<G>) -> Verdict<()> {
        for (ask, [a, b]) in &mut segment.live {
            *self.tally.requests.entry(ask.kind).or_default() += 1;
            let (one, other) = (self.worlds[0].hear(ask, a), self.worlds[1].hear(ask, b));
            one.compare(&other, ask)?;
        }
        Ok(())
    }
}
