//! A hub on a database in a temporary directory, with time that stands still and numbers that follow from a seed.

use std::sync::Arc;

use session::Source as _;
use session::source::Fixed;
use session::{
    Act, Created, Done, Games, Guest, Hub, Limits, Look, Name, Refused, Scene, Seat, Status, TableId, Token, Wish,
};
use store::Faults;
use store::sqlite::Sqlite;
use tabletop::Stream;

/// All games.
pub const GAMES: [&str; 5] = ["origami", "legends", "mixed", "islands", "islands-solo"];

/// A hub, and all it stands on.
pub struct Place {
    pub hub: Hub,
    pub source: Arc<Fixed>,
    pub store: Arc<Sqlite>,
    pub faults: Faults,
    dir: tempfile::TempDir,
}

impl Place {
    pub async fn new() -> Self {
        Self::with(Limits::default()).await
    }

    pub async fn with(limits: Limits) -> Self {
        let dir = tempfile::tempdir().expect("a directory");
        Self::at(dir, limits, Fixed::new(7)).await
    }

    async fn at(dir: tempfile::TempDir, limits: Limits, source: Fixed) -> Self {
        let faults = Faults::default();
        let store = Arc::new(Sqlite::open(&dir.path().join("senbazuru.db"), faults.clone()).expect("a store"));
        let source = Arc::new(source);
        let (kept, numbers) = (Arc::clone(&store) as _, Arc::clone(&source) as _);
        let games = Games::default().with::<toy::Cup>();
        let mut secret = [0; 32];
        source.fill(&mut secret);
        let hub = Hub::open_with(kept, numbers, limits, secret, games).await.expect("a hub");
        Self { hub, source, store, faults, dir }
    }

    /// The server stops, time passes, and another one starts on the same data.
    pub async fn restart(self) -> Self {
        self.hub.stop().await;
        let Self { hub, source, store, faults, dir } = self;
        drop((hub, source, faults));
        store.close();
        drop(store);
        let source = Fixed::new(11);
        Self::at(dir, Limits::default(), source).await
    }

    /// The same, and the clock of the machine is wrong by so many days when it starts.
    pub async fn restart_with_clock_wrong_by(self, days: i64) -> Self {
        self.hub.stop().await;
        let Self { hub, source, store, faults, dir } = self;
        let (uptime, seed) = (source.uptime(), source.number());
        drop((hub, source, faults));
        store.close();
        drop(store);
        let source = Fixed::new(seed);
        source.pass(uptime + days * 24 * 60 * 60 * 1000);
        Self::at(dir, Limits::default(), source).await
    }

    pub async fn create(&self, wish: &Wish) -> Created {
        self.hub.create(&guest("host"), &name("Ada"), wish).await.expect("a table")
    }

    /// A running table with people in all seats, and their tokens.
    pub async fn seated(&self, wish: &Wish) -> (TableId, Vec<Token>) {
        let created = self.create(&Wish { starts_when_full: true, ..wish.clone() }).await;
        let id = created.table.id.clone();
        let mut tokens = vec![created.token];
        for seat in 1..created.table.seats.len() {
            let name = name(&format!("Guest {seat}"));
            let joined = self.hub.join(&id, &guest("friend"), &name, Some(&created.invite), None).await;
            tokens.push(joined.expect("a seat").token);
        }
        assert_eq!(self.look(&id, None).await.table.status, Status::Running);
        (id, tokens)
    }

    pub async fn look(&self, id: &TableId, token: Option<&Token>) -> Look {
        self.hub.look(id, token).await.expect("a look")
    }

    pub async fn act(&self, id: &TableId, token: &Token, act: Act) -> Result<Done, Refused> {
        self.hub.act(id, token, act).await
    }

    /// Whoever is asked first answers with one of the legal moves; `false` if nobody is asked.
    pub async fn step(&self, id: &TableId, tokens: &[Token], stream: &mut Stream) -> bool {
        // At a table of one's own only players look on.
        let look = self.look(id, tokens.first()).await;
        let Some(seat) = look.table.asked.iter().next() else { return false };
        let token = &tokens[seat.index()];
        let look = self.look(id, Some(token)).await;
        let legal = legal(&look);
        let answer = legal[stream.below(legal.len() as u32) as usize].clone();
        let act = Act::answer(look.table.version, &answer, None);
        self.act(id, token, act).await.expect("a legal move");
        true
    }

    /// Plays so many moves, or to the end.
    pub async fn steps(&self, id: &TableId, tokens: &[Token], most: u32, seed: u64) -> u32 {
        let mut stream = Stream::new(seed);
        for done in 0..most {
            if !self.step(id, tokens, &mut stream).await {
                return done;
            }
        }
        most
    }
}

pub fn guest(address: &str) -> Guest {
    Guest { visitor: None, address: address.to_owned() }
}

pub fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

pub fn wish(game: &str) -> Wish {
    Wish { game: game.to_owned(), ..Wish::default() }
}

/// What the viewer may answer.
pub fn legal(look: &Look) -> Vec<String> {
    look.scene.as_ref().and_then(Scene::legal).map_or_else(Vec::new, |legal| legal.moves)
}

/// The first legal answer of whoever is asked first.
pub async fn first_answer(place: &Place, id: &TableId, tokens: &[Token]) -> (Seat, u32, String) {
    let look = place.look(id, tokens.first()).await;
    let seat = look.table.asked.iter().next().expect("somebody is asked");
    let look = place.look(id, Some(&tokens[seat.index()])).await;
    (seat, look.table.version, legal(&look)[0].clone())
}

pub fn answer(version: u32, answer: &str) -> Act {
    Act::answer(version, answer, None)
}

pub fn code<T: std::fmt::Debug>(refused: Result<T, Refused>) -> &'static str {
    refused.expect_err("refused").code()
}
