//! Leaks planted on purpose: what a careless server would let slip. Each of them must be caught.

use crate::duel::Duel;
use crate::secretive::Secretive;
use crate::sent::Sent;
use crate::world::Ask;

/// What a server knows and must not tell.
#[derive(Clone, Debug, Default)]
pub struct Truth {
    /// What each player hides.
    pub held: Vec<Vec<String>>,
    /// Of the viewer, if they play.
    pub viewer: Option<usize>,
    /// The cards to come.
    pub to_come: Vec<String>,
    /// Everything, down to copies of cards.
    pub raw: String,
    /// A hash of everything.
    pub fingerprint: u64,
    /// The same of the position the game began with.
    pub beginning: u64,
    /// The seed of the last shuffle or throw.
    pub seed: u64,
    /// How many answers each player has.
    pub answers: Vec<usize>,
    /// What happened last, unabridged.
    pub events: String,
}

impl Truth {
    /// What the first of the others hides.
    fn others(&self) -> &[String] {
        let other =
            (0..self.held.len()).filter(|&seat| Some(seat) != self.viewer).find(|&seat| !self.held[seat].is_empty());
        other.map_or(&[], |seat| &self.held[seat])
    }

    /// The first number after a word in all there is to know.
    fn number_after(&self, word: &str) -> u32 {
        let rest = self.raw.split_once(word).map_or("", |(_, rest)| rest);
        rest.split(|c: char| !c.is_ascii_digit()).find_map(|digits| digits.parse().ok()).unwrap_or(0)
    }
}

/// A leak.
pub struct Leak {
    pub name: &'static str,
    /// The kind of request that shows it, or the beginning of its name.
    pub shown: &'static str,
    /// The games it is tried with.
    pub games: &'static [&'static str],
    pub plant: fn(&Truth, &Ask, &mut Sent),
}

const CARDS: &[&str] = &["origami", "legends"];
const PAGES: &[&str] = &["legends", "mixed"];
const BOTH: &[&str] = &["mixed", "islands"];
const ISLANDS: &[&str] = &["islands"];

/// All of them.
pub static LEAKS: &[Leak] = &[
    Leak { name: "a hidden card as an attribute", games: BOTH, shown: "look", plant: attribute },
    Leak { name: "a copy number of an open card", games: CARDS, shown: "look", plant: copy },
    Leak { name: "the initial state", games: BOTH, shown: "events", plant: initial },
    Leak { name: "a log line with a drawn card", games: CARDS, shown: "move", plant: log_line },
    Leak { name: "a log line with a hidden answer", games: BOTH, shown: "move", plant: log_answer },
    Leak { name: "a seed in the metrics", games: BOTH, shown: "metrics", plant: seed },
    Leak { name: "somebody else's event in a list", games: BOTH, shown: "events", plant: event },
    Leak { name: "somebody else's event in a stream", games: BOTH, shown: "live", plant: streamed },
    Leak { name: "the order of the deck, as opaque names", games: CARDS, shown: "look", plant: order },
    Leak { name: "the number of another's answers", games: CARDS, shown: "look", plant: answers },
    Leak { name: "an entity tag of the whole state", games: BOTH, shown: "look", plant: tag },
    Leak { name: "a length that depends on a hand", games: BOTH, shown: "look", plant: length },
    Leak { name: "the order of a map by hidden keys", games: BOTH, shown: "look", plant: map },
    Leak { name: "a refusal that knows who holds a card", games: CARDS, shown: "illegal", plant: refusal },
    Leak { name: "a status that depends on the deck", games: CARDS, shown: "take back", plant: status },
    Leak { name: "a record while the game runs", games: BOTH, shown: "record", plant: record },
    Leak { name: "a list of tables with the next card", games: CARDS, shown: "list", plant: list },
    Leak { name: "a player's own hand shown to strangers", games: CARDS, shown: "look of a stranger", plant: stranger },
    Leak { name: "another's choice of sheets on the page", games: ISLANDS, shown: "page", plant: sheets },
    Leak { name: "another's choice of sheets in a zone", games: ISLANDS, shown: "page live", plant: zone },
    Leak { name: "another's choice of sheets among small islands", games: ISLANDS, shown: "page isle", plant: isle },
    Leak { name: "a hidden card as an attribute of a zone", games: CARDS, shown: "page live", plant: zone },
    Leak { name: "a copy number as the name of a transition", games: PAGES, shown: "page", plant: transition },
    Leak { name: "a place in a hand in a motion", games: CARDS, shown: "page live", plant: motion },
    Leak { name: "a hidden card in a caption", games: PAGES, shown: "page live", plant: caption },
    Leak { name: "an opponent's hand among the cards left", games: PAGES, shown: "page cards", plant: cards_left },
    Leak { name: "a draft for a card of somebody else", games: CARDS, shown: "page draft", plant: draft },
    Leak { name: "a blocked card that says who holds it", games: PAGES, shown: "page illegal", plant: why },
    Leak { name: "points that count the deck", games: CARDS, shown: "page scores", plant: points },
    Leak { name: "the next card in the answer to a form", games: PAGES, shown: "page move", plant: form },
    Leak { name: "a home page with the next card", games: CARDS, shown: "page, home", plant: home },
    Leak { name: "a replay while the game runs", games: PAGES, shown: "page replay", plant: replay },
];

/// Adds a field to a JSON object.
fn field(sent: &mut Sent, name: &str, value: &str) {
    if sent.body.last() == Some(&b'}') {
        sent.body.pop();
        sent.body.extend(format!(",{name:?}:{value:?}}}").into_bytes());
    }
}

fn is_look(ask: &Ask) -> bool {
    ask.kind.starts_with("look")
}

fn attribute(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if is_look(ask) {
        field(sent, "data-card", truth.others().first().map_or("", String::as_str));
    }
}

fn copy(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if is_look(ask) {
        field(sent, "id", &truth.number_after(" table: [").to_string());
    }
}

fn initial(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "events, lang" {
        field(sent, "initial", &format!("{:x}", truth.beginning));
    }
}

fn log_line(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "move of another" {
        sent.log.extend(format!("{{\"message\":\"next\",\"card\":{:?}}}\n", truth.to_come.first()).bytes());
    }
}

fn log_answer(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "move of another" {
        sent.log.extend(format!("{{\"message\":\"moved\",\"holds\":{:?}}}\n", truth.held).bytes());
    }
}

fn seed(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "metrics" {
        sent.body.extend(format!("senbazuru_last_seed {}\n", truth.seed).bytes());
    }
}

fn event(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "events" {
        field(sent, "last", &truth.events);
    }
}

fn streamed(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("live") {
        sent.body.extend(format!(": {}\n\n", truth.events).bytes());
    }
}

fn order(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if is_look(ask) {
        let opaque = |card: &String| card.bytes().fold(7_u32, |hash, byte| (hash * 31 + u32::from(byte)) % 9973);
        field(sent, "backs", &format!("{:?}", truth.to_come.iter().map(opaque).collect::<Vec<_>>()));
    }
}

fn answers(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if is_look(ask) {
        field(sent, "answers", &format!("{:?}", truth.answers));
    }
}

fn tag(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if is_look(ask) {
        sent.headers.push(("etag".to_owned(), format!("\"{:x}\"", truth.fingerprint).into_bytes()));
    }
}

fn length(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if is_look(ask) {
        let letters: usize = truth.others().iter().map(String::len).sum();
        sent.body.extend(std::iter::repeat_n(b' ', letters % 5));
    }
}

fn map(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if is_look(ask) {
        let mut seats: Vec<usize> = (0..truth.held.len()).collect();
        seats.sort_by_key(|&seat| truth.held[seat].first().map(|card| card.chars().rev().collect::<String>()));
        field(sent, "seats", &format!("{seats:?}"));
    }
}

fn refusal(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    let asks = ask.body.as_deref().unwrap_or_default();
    if ask.kind == "illegal" && truth.held.iter().flatten().any(|card| asks.contains(&format!(" {card}"))) {
        field(sent, "hint", "somebody holds it");
    }
}

fn status(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "take back" && sent.status >= 400 {
        sent.status = 400 + (truth.to_come.first().map_or(0, String::len) % 9) as u16;
    }
}

fn record(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "record" {
        (sent.status, sent.body) = (200, format!("{}\n{}", truth.raw, truth.seed).into_bytes());
    }
}

fn list(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "list" {
        field(sent, "next", truth.to_come.first().map_or("", String::as_str));
    }
}

fn stranger(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "look of a stranger" {
        field(sent, "hand", &format!("{:?}", truth.held.first()));
    }
}

/// Puts something before the first place where a text stands.
fn before(sent: &mut Sent, place: &str, what: &str) {
    let at = sent.body.windows(place.len()).position(|window| window == place.as_bytes());
    if let Some(at) = at {
        sent.body.splice(at..at, what.bytes());
    }
}

fn zone(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page live") {
        let card = truth.others().first().map_or("", String::as_str);
        before(sent, " id=\"z-ask\"", &format!(" data-next=\"{card}\""));
    }
}

fn sheets(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page") {
        before(sent, "</main>", truth.others().first().map_or("", String::as_str));
    }
}

fn isle(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page isle") {
        sent.body.extend(truth.others().concat().into_bytes());
    }
}

fn transition(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page") {
        before(sent, " data-card=", &format!(" data-name=\"card-{}\"", truth.number_after(" table: [")));
    }
}

/// Where in the first opponent's hand the lowest card lies, where a motion begins.
fn motion(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page live") {
        let hand = truth.others();
        let place = (0..hand.len()).min_by_key(|&at| hand[at].len()).unwrap_or(0);
        before(sent, " data-moves=", &format!(" data-from=\"hand-{}-{place}\"", hand.len()));
    }
}

fn caption(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page live") {
        before(sent, "</li></ol>", truth.others().last().map_or("", String::as_str));
    }
}

fn cards_left(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page cards") {
        sent.body.extend(format!("<p hidden>{}</p>", truth.others().join(" ")).bytes());
    }
}

fn draft(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    let theirs = truth.others().iter().any(|card| ask.path.contains(&format!("play={card}&")));
    if ask.kind.starts_with("page draft") && theirs {
        sent.body.extend(b"<button name=\"do\" value=\"play\"></button>");
    }
}

fn why(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    let asks = ask.body.as_deref().unwrap_or_default();
    if ask.kind == "page illegal" && truth.others().iter().any(|card| asks.contains(&format!("+{card}"))) {
        sent.body.extend(b"<p class=\"why\">Somebody else has it.</p>");
    }
}

fn points(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "page scores" {
        let count: usize = truth.to_come.iter().take(5).map(String::len).sum();
        sent.body.extend(format!("<output>{count}</output>").bytes());
    }
}

fn form(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page move") {
        let card = truth.to_come.first().cloned().unwrap_or_default();
        sent.headers.push(("x-next".to_owned(), card.into_bytes()));
    }
}

fn home(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind.starts_with("page, home") {
        before(sent, "</main>", truth.to_come.first().map_or("", String::as_str));
    }
}

fn replay(truth: &Truth, ask: &Ask, sent: &mut Sent) {
    if ask.kind == "page replay" {
        (sent.status, sent.body) = (200, truth.raw.clone().into_bytes());
    }
}

/// A leak is caught within so many pairs.
const SOON: u64 = 250;

/// How a leak is caught: after how many pairs, and where.
fn catch<G: Secretive>(game: &'static str, leak: &'static Leak) -> Result<String, String> {
    let mut duel = Duel::<G>::new(game, &[2, 3, 4], 7, Some(leak));
    match duel.run(SOON) {
        Err(difference) if !difference.kind.starts_with(leak.shown) => Err(format!("{}: {difference}", leak.name)),
        Err(difference) => Ok(format!("{} | {game} | {} | {difference}", leak.name, duel.tally.pairs + 1)),
        Ok(()) => Err(format!("{} is not caught in {game} within {SOON} pairs", leak.name)),
    }
}

#[test]
fn every_planted_leak_is_caught() {
    let mut missed = Vec::new();
    for leak in LEAKS {
        for &game in leak.games {
            let caught = match game {
                "islands" => catch::<islands::State>(game, leak),
                _ => catch::<origami::State>(game, leak),
            };
            match caught {
                Ok(how) => println!("{how}"),
                Err(why) => missed.push(why),
            }
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}
