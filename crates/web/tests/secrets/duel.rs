//! Two servers that differ in nothing but secrets, asked the same.

use std::collections::{BTreeMap, VecDeque};
use std::marker::PhantomData;

use serde_json::{Value, json};
use session::TableId;
use tabletop::{Stream, Viewer};

use crate::battery::Visit;
use crate::leaks::Leak;
use crate::secretive::Secretive;
use crate::sent::{Difference, Sent};
use crate::walk::Walk;
use crate::world::{Ask, Live, World};

/// A difference that a viewer can see.
pub type Verdict<T> = Result<T, Box<Difference>>;

/// What was done.
#[derive(Debug, Default)]
pub struct Tally {
    /// Positions compared, each for one viewer, in worlds that differ.
    pub pairs: u64,
    /// Of them, positions in which others hide other things; in the rest only the deck and the copies differ.
    pub held: u64,
    /// Of them, for one who does not play.
    pub spectators: u64,
    /// Games staged, of which the other positions follow by moves.
    pub staged: u64,
    /// Seeds of shuffles and throws that differed.
    pub seeds: u64,
    /// Pages that told what the viewer had missed.
    pub recaps: u64,
    /// Requests by kind, each sent to both servers.
    pub requests: BTreeMap<&'static str, u64>,
}

/// A table at which all seats are taken, on both servers.
pub struct Seated<G: Secretive> {
    pub id: TableId,
    pub tokens: Vec<String>,
    pub walk: Walk<G>,
    pub setup: G::Setup,
    pub version: u32,
    pub hints: bool,
}

/// Two servers.
pub struct Duel<G: Secretive> {
    pub worlds: [World; 2],
    pub game: &'static str,
    pub players: &'static [u8],
    secrets: PhantomData<G>,
    /// One for each seat, and one who never plays.
    visitors: Vec<String>,
    /// By what pages know them.
    pub cookies: Vec<String>,
    /// Tables that nobody plays at any more.
    left: VecDeque<TableId>,
    pub luck: Stream,
    pub turn: u32,
    /// The same for what a browser asks.
    pub browsed: u32,
    pub tables: u32,
    pub tally: Tally,
}

/// So many tables are there at once.
const LISTED: usize = 4;
impl<G: Secretive> Duel<G> {
    pub fn new(game: &'static str, players: &'static [u8], seed: u64, leak: Option<&'static Leak>) -> Self {
        let worlds = [World::new(seed, leak), World::new(seed, leak)];
        let mut duel = Self {
            worlds,
            game,
            players,
            secrets: PhantomData,
            visitors: Vec::new(),
            cookies: Vec::new(),
            left: VecDeque::new(),
            luck: Stream::new(seed),
            turn: 0,
            browsed: 0,
            tables: 0,
            tally: Tally::default(),
        };
        for name in ["Ada", "Bea", "Cleo", "Dora", "Emmy", "Flora", "Zoe"] {
            let visitor = duel.sure(&Ask::post("visitor", "/api/v1/visitors", &json!({ "name": name })));
            let token = text(&visitor["token"]);
            let [cookie, other] = [0, 1].map(|at: usize| duel.worlds[at].cookie(&token));
            assert_eq!(cookie, other, "both servers sign alike");
            duel.visitors.push(token);
            duel.cookies.push(cookie);
        }
        duel
    }

    /// Compares until so many pairs are done.
    pub fn run(&mut self, pairs: u64) -> Verdict<()> {
        while self.tally.pairs < pairs {
            let seated = self.sit_down();
            self.segment(seated)?;
        }
        Ok(())
    }

    /// Asks both, and compares what they send.
    pub fn ask(&mut self, ask: &Ask) -> Verdict<Sent> {
        self.ask_each([ask, ask])
    }

    pub fn ask_each(&mut self, [one, other]: [&Ask; 2]) -> Verdict<Sent> {
        *self.tally.requests.entry(one.kind).or_default() += 1;
        let sent = [self.worlds[0].ask(one), self.worlds[1].ask(other)];
        sent[0].compare(&sent[1], one)?;
        let [sent, _] = sent;
        let recap = b"id=\"z-recap\"";
        self.tally.recaps += u64::from(one.kind == "page" && sent.body.windows(recap.len()).any(|part| part == recap));
        Ok(sent)
    }

    /// Asks both for something that can't tell anything, since nothing is secret yet.
    pub fn sure(&mut self, ask: &Ask) -> Value {
        let sent = self.ask(ask).unwrap_or_else(|difference| panic!("{difference}"));
        let body = String::from_utf8_lossy(&sent.body).into_owned();
        assert!(sent.status < 300, "{ask}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    /// A new table in the place of an older one.
    pub fn sit_down(&mut self) -> Seated<G> {
        if self.left.len() > LISTED
            && let Some(oldest) = self.left.pop_front()
        {
            self.worlds.iter().for_each(|world| world.delete(&oldest));
        }
        let nth = self.tables;
        self.tables += 1;
        let players = self.players[nth as usize % self.players.len()];
        let hints = nth % 2 == 1;
        let pace = match nth % 3 {
            0 => json!({ "kind": "free" }),
            1 => json!({ "kind": "clock", "seconds": 600, "increment": 5 }),
            _ => json!({ "kind": "days", "days": 3 }),
        };
        let wish = json!({
            "game": self.game, "players": players, "hints": hints, "pace": pace, "listed": nth.is_multiple_of(2),
            "starts_when_full": true,
        });
        let host = self.visitors[0].clone();
        let made = self.sure(&Ask::post("table", "/api/v1/tables", &wish).by(Some(&host)));
        let (id, mut tokens) = (text(&made["table"]["id"]), vec![text(&made["token"])]);
        for seat in 1..usize::from(players) {
            let body = json!({ "invite": made["invite"] });
            let visitor = self.visitors[seat].clone();
            let join = Ask::post("sit down", format!("/api/v1/tables/{id}/join"), &body).by(Some(&visitor));
            tokens.push(text(&self.sure(&join)["token"]));
        }
        let id = TableId::parse(&id).expect("an id");
        self.left.push_back(id.clone());
        let look = self.worlds[0].look(&id, None);
        let setup = G::setup_at(&look);
        let walk = Walk::new(&setup, self.luck.next());
        Seated { id, tokens, walk, setup, version: look.table.version, hints }
    }

    /// Who looks, and with what.
    pub fn visit(&mut self, seated: &Seated<G>, viewer: Viewer) -> Visit {
        let as_visitor = self.luck.below(2) == 0;
        let outsider = self.visitors.last().cloned().unwrap_or_default();
        let cookie = match viewer {
            Viewer::Seat(seat) => self.cookies.get(seat.index()),
            Viewer::Spectator => self.cookies.last().filter(|_| as_visitor),
        };
        let cookie = cookie.cloned();
        let (seat, token, visitor) = match viewer {
            Viewer::Seat(seat) => {
                let visitor = self.visitors[seat.index()].clone();
                let token = if as_visitor { visitor.clone() } else { seated.tokens[seat.index()].clone() };
                (Some(seat), Some(token), visitor)
            }
            Viewer::Spectator => (None, Some(outsider.clone()).filter(|_| as_visitor), outsider),
        };
        let (table, version) = (seated.id.clone(), seated.version);
        let players = seated.tokens.len() as u8;
        Visit { table, version, seat, token, visitor, cookie, players, is_thought_about: false }
    }

    /// Listens to both; the first messages are compared.
    pub fn listen(&mut self, ask: &Ask) -> Verdict<(Sent, [Live; 2])> {
        *self.tally.requests.entry(ask.kind).or_default() += 1;
        let [(one, a), (other, b)] = [0, 1].map(|at: usize| self.worlds[at].listen(ask));
        one.compare(&other, ask)?;
        Ok((one, [a, b]))
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}
