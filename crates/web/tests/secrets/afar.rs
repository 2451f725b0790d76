//! A table that is watched some moves later: two games that differ in the moves since. Whoever does not play gets the same from both
//! servers, to the last byte: view, events, streams, pages, the text view, pictures, lists and talk.

use serde_json::{Value, json};
use session::{Scene, Status, TableId};
use tabletop::Stream;

use crate::battery::{TURNS, Visit};
use crate::pages::PAGES;
use crate::scale::Scale;
use crate::sent::Difference;
use crate::world::{Ask, Live, World};

/// So many requests in turn are made in each position.
const IN_TURN: u32 = 2;

/// What was done.
#[derive(Debug, Default)]
struct Tally {
    /// Positions that differ for those who play, compared for those who don't.
    pairs: u64,
    tables: u64,
    requests: u64,
}

/// Two servers, and those who come to them.
struct Pair {
    worlds: [World; 2],
    /// Who plays, by seat.
    players: Vec<String>,
    /// Who watches.
    watcher: String,
    cookie: String,
    luck: Stream,
    turn: u32,
    browsed: u32,
    tally: Tally,
}

/// A table on both servers, and its streams.
struct Table {
    id: TableId,
    tokens: Vec<String>,
    /// Up to there both games are the same.
    common: u32,
    delay: u32,
    live: Vec<(Ask, [Live; 2])>,
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

impl Pair {
    fn new(seed: u64) -> Self {
        let worlds = [World::new(seed, None), World::new(seed, None)];
        let pair = Self {
            worlds,
            players: Vec::new(),
            watcher: String::new(),
            cookie: String::new(),
            luck: Stream::new(seed),
            turn: 0,
            browsed: 0,
            tally: Tally::default(),
        };
        let mut come = |name| {
            let ask = Ask::post("visitor", "/api/v1/visitors", &json!({ "name": name }));
            word(&pair.sure(&ask)["token"])
        };
        let (players, watcher) = (["Ada", "Bea", "Cleo"].map(&mut come).into(), come("Zoe"));
        let cookie = pair.worlds.each_ref().map(|world| world.cookie(&watcher))[0].clone();
        Self { players, watcher, cookie, ..pair }
    }

    /// Asks both for something that nothing depends on yet.
    fn sure(&self, ask: &Ask) -> Value {
        let [one, other] = self.worlds.each_ref().map(|world| world.ask(ask));
        one.compare(&other, ask).unwrap_or_else(|difference| panic!("{difference}"));
        let body = String::from_utf8_lossy(&one.body).into_owned();
        assert!(one.status < 300, "{ask}: {body}");
        serde_json::from_str(&body).expect("JSON")
    }

    fn version(&self, at: usize, table: &Table) -> (u32, Status) {
        let info = self.worlds[at].look(&table.id, Some(&table.tokens[0])).table;
        (info.version, info.status)
    }

    /// Whoever is asked first on that server answers, with the move that luck picks.
    fn step(&self, at: usize, table: &Table, luck: u32) {
        let world = &self.worlds[at];
        let look = world.look(&table.id, Some(&table.tokens[0]));
        let Some(seat) = look.table.asked.iter().next() else { return };
        let token = &table.tokens[seat.index()];
        let legal = world.look(&table.id, Some(token)).scene.as_ref().and_then(Scene::legal).expect("they are asked");
        let body = json!({ "version": look.table.version, "move": legal.moves[luck as usize % legal.moves.len()] });
        let ask = Ask::post("move", format!("/api/v1/tables/{}/moves", table.id), &body).by(Some(token));
        let sent = world.ask(&ask);
        assert_eq!(sent.status, 200, "{ask}: {}", String::from_utf8_lossy(&sent.body));
    }

    /// The same game on both servers, so far that those who watch are as far behind as they can be; unless nobody keeps them there.
    fn sit_down(&mut self, game: &str, delay: u32, is_kept: bool) -> Option<Table> {
        self.tally.tables += 1;
        let seed = self.luck.next();
        self.worlds.iter().for_each(|world| world.source.anew(seed));
        let players = if game == "islands-solo" { 1 } else { 2 + (self.tally.tables % 2) as usize };
        let pace = if self.tally.tables % 3 == 1 {
            json!({ "kind": "clock", "seconds": 900 })
        } else {
            json!({ "kind": "free" })
        };
        let wish = json!({
            "game": game, "players": players, "listed": true, "delay": if is_kept { delay } else { 0 }, "pace": pace, "hints": true, "starts_when_full": true,
        });
        let made = self.sure(&Ask::post("table", "/api/v1/tables", &wish).by(Some(&self.players[0])));
        let (id, mut tokens) = (word(&made["table"]["id"]), vec![word(&made["token"])]);
        for player in &self.players[1..players] {
            let join = Ask::post("join", format!("/api/v1/tables/{id}/join"), &json!({ "invite": made["invite"] }));
            tokens.push(word(&self.sure(&join.by(Some(player)))["token"]));
        }
        let id = TableId::parse(&id).expect("an id");
        let mut table = Table { id, tokens, common: 0, delay, live: Vec::new() };
        for _ in 0..delay + 2 + self.luck.below(50) {
            let luck = self.luck.below(1 << 20);
            [0, 1].iter().for_each(|&at| self.step(at, &table, luck));
        }
        let versions = [0, 1].map(|at| self.version(at, &table));
        assert_eq!(versions[0], versions[1], "the same game");
        table.common = versions[0].0;
        if versions[0].1 == Status::Running { Some(table) } else { None }
    }

    /// Everything of a kind that leaves both servers is the same.
    fn compare(&mut self, ask: &Ask) -> Result<(), Box<Difference>> {
        self.tally.requests += 1;
        if ask.path.contains("/live") || ask.path.contains("/stream") {
            let [one, other] = self.worlds.each_ref().map(|world| world.listen(ask).0);
            return one.compare(&other, ask);
        }
        let [one, other] = self.worlds.each_ref().map(|world| world.ask(ask));
        one.compare(&other, ask)
    }

    fn visit(&mut self, table: &Table, version: u32) -> Visit {
        let is_known = self.luck.below(2) == 0;
        Visit {
            table: table.id.clone(),
            version,
            seat: None,
            token: Some(self.watcher.clone()).filter(|_| is_known),
            visitor: self.watcher.clone(),
            cookie: Some(self.cookie.clone()).filter(|_| is_known),
            players: table.tokens.len() as u8,
            is_thought_about: false,
        }
    }

    fn begin_to_listen(&mut self, table: &mut Table) -> Result<(), Box<Difference>> {
        let visit = self.visit(table, table.common - table.delay);
        let turn = self.turn;
        for ask in [
            visit.live("live", None),
            visit.zones("page live", visit.cookie.as_deref(), turn),
            visit.zones("page live", None, turn + 3),
        ] {
            let [(one, a), (other, b)] = [0, 1].map(|at: usize| self.worlds[at].listen(&ask));
            one.compare(&other, &ask)?;
            table.live.push((ask, [a, b]));
        }
        Ok(())
    }

    /// All that somebody can get who does not play.
    fn look(&mut self, table: &mut Table, version: u32) -> Result<(), Box<Difference>> {
        let visit = self.visit(table, version);
        for ask in visit.always(&mut self.luck) {
            self.compare(&ask)?;
        }
        for _ in 0..IN_TURN {
            let ask = visit.in_turn(self.turn, &mut self.luck);
            self.turn = (self.turn + 1) % TURNS;
            self.compare(&ask)?;
            let ask = visit.browse(self.browsed, "fox", None, &mut self.luck);
            self.browsed = (self.browsed + 1) % PAGES;
            self.compare(&ask)?;
        }
        let path = ["/", "/watching", "/api/v1/tables?status=running"][self.luck.below(3) as usize];
        self.compare(&Ask::get("list", path).with("accept", "text/html"))?;
        self.compare(&Ask::get("picture", format!("/t/{}/picture.svg", table.id)))?;
        for (ask, [a, b]) in &mut table.live {
            let (one, other) = (self.worlds[0].hear(ask, a), self.worlds[1].hear(ask, b));
            one.compare(&other, ask)?;
        }
        Ok(())
    }

    /// Both games go their own ways, as long as nobody who watches can be there yet.
    fn part(&mut self, table: &mut Table) -> Result<(), Box<Difference>> {
        self.begin_to_listen(table)?;
        loop {
            for at in [0, 1] {
                let luck = self.luck.below(1 << 20);
                self.step(at, table, luck);
            }
            let [one, other] = [0, 1].map(|at| self.version(at, table));
            let (version, status) = one;
            if one != other || status != Status::Running || version > table.common + table.delay {
                return Ok(());
            }
            let seen =
                [0, 1].map(|at: usize| format!("{:?}", self.worlds[at].look(&table.id, Some(&table.tokens[0])).scene));
            self.tally.pairs += u64::from(seen[0] != seen[1]);
            self.look(table, version - table.delay)?;
        }
    }

    fn run(&mut self, game: &str, is_kept: bool, pairs: u64) -> Result<(), Box<Difference>> {
        while self.tally.pairs < pairs {
            let delay = [4, 9, 20][self.luck.below(3) as usize];
            let Some(mut table) = self.sit_down(game, delay, is_kept) else { continue };
            self.part(&mut table)?;
            table.live.clear();
            self.worlds.iter().for_each(|world| world.delete(&table.id));
        }
        Ok(())
    }
}

/// A quarter of the pairs of other tests for each game: together they are as many.
fn keeps_back(game: &str) {
    let mut pair = Pair::new(20_261_119);
    if let Err(difference) = pair.run(game, true, Scale::from_env().pairs / 4) {
        panic!("{game}, {:?}: {difference}", pair.tally);
    }
    println!("{game}, watched later: {:?}", pair.tally);
}

#[test]
fn moves_of_origami_are_watched_later() {
    keeps_back("origami");
}

#[test]
fn moves_of_both_games_mixed_are_watched_later() {
    keeps_back("mixed");
}

#[test]
fn moves_of_islands_are_watched_later() {
    keeps_back("islands");
}

#[test]
fn moves_of_the_solo_game_are_watched_later() {
    keeps_back("islands-solo");
}

/// A table that is watched as it is played shows the difference at once.
#[test]
fn what_is_not_kept_back_is_seen() {
    let mut pair = Pair::new(5);
    assert!(pair.run("origami", false, 50).is_err());
}
