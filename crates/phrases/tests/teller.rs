//! Events, questions and refusals in words: those of random games, and one of each kind as golden text.
//!
//! The texts in `tests/golden` are there to be read. After a change of words or of what is told together,
//! `GOLDEN=write cargo test -p phrases --test teller` writes them anew; read what changed before you commit it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use origami::asks::TopDiscard;
use origami::cards::species;
use origami::frame::Payment;
use origami::scenario::Scenario;
use origami::text::{event_text, write_move};
use origami::vocab::{Limit, Must, Noted};
use origami::{Ask, Cards, Edition, Event, Families, Family, Move, Rule, Seen, Setup, Side, Species, State};
use phrases::{Language, Lexicon, Phrases, Teller};
use tabletop::{Actor, Asked, Game, Illegal, MoveBuf, NoLog, RuleId, Seat, Stream, Viewer, Why, drive};

/// The players, by seat.
const NAMES: [&str; 4] = ["Akiko", "Hana", "Kenji", "Yuki"];

/// What tellers need.
struct Words {
    lexicon: Lexicon,
    names: Vec<String>,
}

impl Words {
    fn new() -> Self {
        Self { lexicon: Lexicon::default(), names: NAMES.map(str::to_owned).to_vec() }
    }

    fn teller(&self, language: Language, reader: Viewer) -> Teller<'_> {
        let edition = Edition::standard();
        Teller { phrases: Phrases(language), lexicon: &self.lexicon, edition, names: &self.names, reader }
    }
}

// ---------------------------------------------------------------------------------------------------- random games

/// Every table there is: 2, 3 and 4 players with all combinations of families.
fn tables() -> Vec<Setup> {
    let all = (1u8..32).map(|bits| Family::ALL.into_iter().filter(move |&f| bits >> (f as u8) & 1 == 1).collect());
    let tables = all.filter(|families: &Families| (2..=4).contains(&families.len()));
    tables.map(|families| Setup::new(families.len(), families, Edition::standard()).expect("a good table")).collect()
}

/// Any answer, but of two tries the livelier one: games of players who only draw tell little.
fn lively(_: &State, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = || stream.below(moves.len() as u32) as usize;
    let (first, second) = (any(), any());
    let is_dull = |i: usize| matches!(moves[i], Move::Draw(_) | Move::No | Move::Done | Move::Pass);
    if is_dull(first) { second } else { first }
}

/// Plays a game to its end; `look` sees each position before it is answered. All that happened comes back.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State)) -> Vec<Event> {
    let mut state = State::start(setup);
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let (mut stream, mut tally, mut log) = (Stream::new(seed), drive::Tally::default(), Vec::new());
    loop {
        look(&state);
        if drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut lively, &mut log).is_none() {
            return log;
        }
    }
}

/// Everybody who reads about a table, with what they see of the events: each seat, a spectator, and a spectator who
/// looks over everybody's shoulder.
fn readers(players: u8, events: &[Event]) -> Vec<(String, Viewer, Vec<Event<Seen>>)> {
    let seen = |viewer: Viewer| events.iter().map(|event| event.seen_by(viewer)).collect();
    let named = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => (NAMES[seat.index()].to_owned(), viewer, seen(viewer)),
        Viewer::Spectator => ("spectator".to_owned(), viewer, seen(viewer)),
    };
    let open = events.iter().map(Event::with_all_hands_open).collect();
    Viewer::all(players).map(named).chain([("all hands open".to_owned(), Viewer::Spectator, open)]).collect()
}

// ------------------------------------------------------------------------------------------------ what a sentence is

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// The names of cards in a language: every form, with the cards it can mean.
fn card_names(lexicon: &Lexicon, language: Language) -> BTreeMap<&'static str, BTreeSet<Species>> {
    let mut names: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for card in Species::all() {
        let noun = lexicon.noun(card, language);
        for name in [noun.one, noun.many, noun.oblique] {
            assert!(name.chars().all(char::is_alphanumeric), "{name} is more than one word");
            names.entry(name).or_default().insert(card);
        }
    }
    names
}

/// What no sentence of a language may contain.
struct Proof {
    foreign: BTreeSet<&'static str>,
}

impl Proof {
    fn new(lexicon: &Lexicon, language: Language) -> Self {
        let own = card_names(lexicon, language);
        let others = Language::ALL.into_iter().filter(|&other| other != language);
        let mut foreign: BTreeSet<_> = others.flat_map(|other| card_names(lexicon, other).into_keys()).collect();
        foreign.retain(|name| !own.contains_key(name));
        // "You have", at the beginning of a sentence.
        assert!(language != Language::It || foreign.remove("Hai"));
        Self { foreign }
    }

    /// Is it fit to print? Where it may end without a full stop, `open_end` says so.
    fn read(&self, text: &str, open_end: bool) {
        assert!(!text.is_empty() && text.trim() == text, "{text:?}");
        assert!(!text.contains(['{', '}', '#', '\n']), "{text}");
        assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "{text}");
        assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{text}");
        assert!(open_end || text.ends_with(['.', '!', ')']), "{text}");
        for word in words(text) {
            assert!(!self.foreign.contains(word), "{word} is of another language: {text}");
        }
    }
}

/// The kind of an event. A new one does not compile until it has a name here, and the tests below want an example of it.
fn kind<C>(event: &Event<C>) -> &'static str {
    match event {
        Event::Shuffled { .. } => "shuffled",
        Event::Dealt { .. } => "dealt",
        Event::Starts { .. } => "starts",
        Event::Turn { .. } => "turn",
        Event::ExtraAction { .. } => "extra action",
        Event::NoAction { .. } => "no action",
        Event::LineFilled { .. } => "line filled",
        Event::LineDiscarded { .. } => "line discarded",
        Event::TookFromLine { .. } => "took from line",
        Event::TookDiscard { .. } => "took discard",
        Event::Drew { .. } => "drew",
        Event::LookedAt { .. } => "looked at",
        Event::Kept { .. } => "kept",
        Event::DiscardedLookedAt { .. } => "discarded looked at",
        Event::Plays { .. } => "plays",
        Event::Paid { .. } => "paid",
        Event::Placed { .. } => "placed",
        Event::Removed { .. } => "removed",
        Event::MovedUnder { .. } => "moved under",
        Event::Discarded { .. } => "discarded",
        Event::Marked { .. } => "marked",
        Event::Answered { .. } => "answered",
        Event::Passed { .. } => "passed",
        Event::Stolen { .. } => "stolen",
        Event::Swapped { .. } => "swapped",
        Event::HandShown { .. } => "hand shown",
        Event::Shown { .. } => "shown",
        Event::UsesSpecial { .. } => "uses special",
        Event::UsesEffect { .. } => "uses effect",
        Event::Declined { .. } => "declined",
        Event::NothingToDo { .. } => "nothing to do",
        Event::Copies { .. } => "copies",
        Event::ChosePlayer { .. } => "chose player",
        Event::GotAction { .. } => "got action",
        Event::LostAction { .. } => "lost action",
        Event::RunOut { .. } => "run-out",
        Event::Stalled => "stalled",
        Event::FinalRound => "final round",
        Event::Over => "over",
    }
}

const KINDS: usize = 39;

/// The whole log of many games, for everybody who reads it.
fn games_are_told(language: Language) {
    let words = Words::new();
    let proof = Proof::new(&words.lexicon, language);
    let mut kinds = BTreeSet::new();
    for (number, setup) in tables().iter().cycle().take(60).enumerate() {
        let events = play(setup, number as u64, |_| {});
        kinds.extend(events.iter().map(kind));
        for (_, reader, seen) in readers(setup.players(), &events) {
            let teller = words.teller(language, reader);
            let lines = teller.log(&seen, 0);
            let turns = seen.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
            assert_eq!(lines.iter().filter(|line| line.heading).count(), turns);
            for line in &lines {
                // A log asks nothing, and nobody is called "?".
                assert!(!line.text.contains('?'), "{}", line.text);
                proof.read(&line.text, line.heading);
            }
        }
    }
    // These are too rare for so few games; each has a sentence of its own below.
    let rare = BTreeSet::from(["lost action", "no action", "shown", "stalled"]);
    assert!(kinds.union(&rare).count() == KINDS, "{kinds:?}");
}

#[test]
fn games_are_told_in_english() {
    games_are_told(Language::En);
}

#[test]
fn games_are_told_in_italian() {
    games_are_told(Language::It);
}

#[test]
fn games_are_told_in_german() {
    games_are_told(Language::De);
}

/// The sentences of what is told turn by turn are those of what is told at the end.
#[test]
fn a_log_told_in_pieces_is_the_log_told_at_once() {
    let words = Words::new();
    for (number, setup) in tables().iter().enumerate() {
        let events = play(setup, 100 + number as u64, |_| {});
        let teller = words.teller(Language::En, Viewer::Seat(Seat(0)));
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(teller.reader)).collect();
        let mut pieces = Vec::new();
        let mut from = 0;
        for turn in (1..seen.len()).filter(|&at| matches!(seen[at], Event::Turn { .. })) {
            pieces.extend(teller.log(&seen[..turn], from));
            from = turn;
        }
        pieces.extend(teller.log(&seen, from));
        assert_eq!(pieces, teller.log(&seen, 0));
        assert!(teller.log(&seen, seen.len()).is_empty());
    }
}

// --------------------------------------------------------------------------------------------------------- golden

/// Compares a text with the one that is kept, or keeps it.
fn golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if let Ok(word) = std::env::var("GOLDEN") {
        assert_eq!(word, "write", "GOLDEN is \"write\" or not set");
        return fs::write(&path, text).expect("a file to write");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    if kept != text {
        let line = kept.lines().zip(text.lines()).position(|(a, b)| a != b);
        let line = line.unwrap_or(kept.lines().count().min(text.lines().count()));
        panic!("{name}, line {}: was {:?}, is {:?}", line + 1, kept.lines().nth(line), text.lines().nth(line));
    }
}

/// Which message a sentence was made from: the messages of one English file.
struct Sources {
    messages: BTreeMap<String, Message>,
    cards: BTreeMap<&'static str, BTreeSet<Species>>,
}

/// What a message can say.
#[derive(Default)]
struct Message {
    words: BTreeSet<String>,
    /// The names of its arguments.
    arguments: BTreeSet<String>,
}

impl Sources {
    fn new(lexicon: &Lexicon, source: &str) -> Self {
        let mut messages: BTreeMap<String, Message> = BTreeMap::new();
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let mut text = line;
            if let (Some((new, rest)), false) = (line.split_once(" ="), line.starts_with(' ')) {
                (key, text) = (new.to_owned(), rest);
            }
            let message = messages.entry(key.clone()).or_default();
            for token in text.split(|c: char| !c.is_alphanumeric() && c != '$').filter(|token| !token.is_empty()) {
                match token.strip_prefix('$') {
                    Some(argument) => message.arguments.insert(argument.to_owned()),
                    None => message.words.insert(token.to_owned()),
                };
            }
        }
        messages.remove("");
        assert!(messages.keys().all(|key| phrases::say::KEYS.contains(&key.as_str())));
        Self { messages, cards: card_names(lexicon, Language::En) }
    }

    /// Could the message say this?
    fn says(&self, message: &Message, sentence: &str) -> bool {
        let takes = |arguments: &[&str]| arguments.iter().any(|argument| message.arguments.contains(*argument));
        let has_card = words(sentence).any(|word| self.cards.contains_key(word));
        let known = |word: &str| {
            self.cards.contains_key(word)
                || word.parse::<u32>().is_ok()
                || ["a", "an", "the", "and"].contains(&word)
                || takes(&["who"]) && NAMES.contains(&word)
                || message.words.contains(word)
        };
        has_card == takes(&["card", "cards", "given", "of"]) && words(sentence).all(known)
    }

    /// The message of a sentence: of those that could say it, the one with the fewest words.
    fn of(&self, sentence: &str) -> String {
        let found = self.messages.iter().filter(|(_, message)| self.says(message, sentence));
        let found = found.min_by_key(|(_, message)| message.words.len());
        found.map(|(key, _)| key.clone()).unwrap_or_else(|| panic!("no message says {sentence:?}"))
    }

    /// Every message was used, but for these.
    fn are_used(&self, used: &BTreeSet<String>, but: &[&str]) {
        let unused: Vec<_> = self.messages.keys().filter(|key| !used.contains(*key)).collect();
        assert_eq!(unused, but);
    }
}

// ------------------------------------------------------------------------------------------------------- the log

/// One of each kind of event, alone and with others it is told together with. The number says how many events have been
/// told before.
fn examples() -> Vec<(usize, Vec<Event>)> {
    let [ant, bee, butterfly, cat, caterpillar, cheetah] =
        ["ant", "bee", "butterfly", "cat", "caterpillar", "cheetah"].map(species);
    let [cricket, dog, eagle, elephant, fox, owl, parrot] =
        ["cricket", "dog", "eagle", "elephant", "fox", "owl", "parrot"].map(species);
    let [pig, raccoon, sheep, snake, whale] = ["pig", "raccoon", "sheep", "snake", "whale"].map(species);
    let (a, b, c) = (Seat(0), Seat(1), Seat(2));
    let (left, right) = (Side::Left, Side::Right);
    let drew = |seat, card| Event::Drew { seat, card };
    let paid = |seat, card| Event::Paid { seat, card };
    let alone = |event| (0, vec![event]);
    vec![
        alone(Event::Shuffled { order: vec![fox; 3].into() }),
        alone(Event::Shuffled { order: vec![fox].into() }),
        (0, [fox, owl, owl, ant].map(|card| Event::Dealt { seat: a, card }).to_vec()),
        (0, vec![Event::Dealt { seat: a, card: cat }, Event::Dealt { seat: b, card: whale }]),
        alone(Event::Starts { seat: a }),
        alone(Event::Turn { seat: a }),
        alone(Event::ExtraAction { seat: a }),
        alone(Event::NoAction { seat: a }),
        (0, [fox, owl, fox].map(|card| Event::LineFilled { card }).to_vec()),
        (0, [cat, elephant].map(|card| Event::LineDiscarded { card }).to_vec()),
        (0, [cat, cat, eagle].map(|card| Event::TookFromLine { seat: a, card }).to_vec()),
        alone(Event::TookDiscard { seat: a, card: elephant }),
        alone(drew(a, owl)),
        (0, vec![drew(a, owl), drew(a, snake), drew(a, owl)]),
        (0, vec![drew(a, owl), drew(b, snake)]),
        alone(Event::LookedAt { seat: a, card: owl }),
        (0, [owl, dog].map(|card| Event::LookedAt { seat: a, card }).to_vec()),
        alone(Event::Kept { seat: a, card: ant }),
        (0, [owl, dog].map(|card| Event::Kept { seat: a, card }).to_vec()),
        (0, [owl, owl].map(|card| Event::DiscardedLookedAt { seat: a, card }).to_vec()),
        alone(Event::Plays { seat: a, card: owl, side: left }),
        (
            0,
            vec![
                Event::Plays { seat: a, card: owl, side: left },
                paid(a, cat),
                paid(a, cat),
                paid(a, fox),
                Event::Placed { seat: a, side: left, card: owl },
            ],
        ),
        (
            0,
            vec![
                Event::Plays { seat: a, card: elephant, side: right },
                paid(a, cat),
                Event::Placed { seat: a, side: right, card: elephant },
            ],
        ),
        // The play was told before its payment was made.
        (
            1,
            vec![
                Event::Plays { seat: a, card: owl, side: left },
                paid(a, fox),
                Event::Placed { seat: a, side: left, card: owl },
            ],
        ),
        (0, vec![Event::Plays { seat: a, card: fox, side: right }, Event::Placed { seat: a, side: right, card: fox }]),
        (0, vec![paid(a, cat), paid(a, fox)]),
        alone(paid(a, cat)),
        alone(Event::Placed { seat: a, side: right, card: butterfly }),
        alone(Event::Removed { seat: a, side: left, card: caterpillar }),
        alone(Event::MovedUnder { seat: a, side: right }),
        (0, [bee, bee, cat].map(|card| Event::Discarded { seat: a, card }).to_vec()),
        alone(Event::Marked { seat: a, card: bee }),
        (0, [bee, pig].map(|card| Event::Marked { seat: a, card }).to_vec()),
        alone(Event::Answered { seat: a, card: bee }),
        // What is carried out at once is not told twice.
        (
            0,
            vec![
                Event::Answered { seat: b, card: bee },
                Event::Answered { seat: c, card: pig },
                Event::Discarded { seat: b, card: bee },
                Event::Discarded { seat: c, card: pig },
            ],
        ),
        alone(Event::Passed { seat: a, to: b, card: sheep }),
        alone(Event::Stolen { seat: a, to: b, card: sheep }),
        (0, vec![Event::ChosePlayer { seat: a, who: b }, Event::Stolen { seat: b, to: a, card: raccoon }]),
        alone(Event::Swapped { seat: a, taken: eagle, given: cat }),
        (
            0,
            vec![
                Event::ChosePlayer { seat: a, who: b },
                Event::HandShown { seat: b, to: a, cards: vec![cat, fox, fox].into() },
            ],
        ),
        alone(Event::Shown { seat: a, card: cricket, count: 2 }),
        alone(Event::UsesSpecial { seat: a, side: left, card: fox }),
        alone(Event::UsesEffect { seat: a, card: owl }),
        alone(Event::Declined { seat: a, card: elephant }),
        (
            2,
            vec![
                Event::UsesEffect { seat: a, card: elephant },
                drew(a, cat),
                Event::Declined { seat: a, card: elephant },
            ],
        ),
        (
            3,
            vec![
                Event::UsesEffect { seat: a, card: parrot },
                Event::Copies { seat: a, card: elephant },
                drew(a, cat),
                Event::Declined { seat: a, card: elephant },
            ],
        ),
        alone(Event::NothingToDo { seat: a, card: elephant }),
        alone(Event::Copies { seat: a, card: elephant }),
        alone(Event::ChosePlayer { seat: a, who: b }),
        (1, vec![Event::UsesEffect { seat: a, card: cheetah }, Event::GotAction { seat: a }]),
        alone(Event::LostAction { seat: a }),
        alone(Event::RunOut { number: 1 }),
        alone(Event::RunOut { number: 2 }),
        alone(Event::RunOut { number: 3 }),
        alone(Event::Stalled),
        alone(Event::FinalRound),
        alone(Event::Over),
    ]
}

#[test]
fn one_event_of_each_kind_is_told_to_each_reader() {
    let words = Words::new();
    let examples = examples();
    let kinds: BTreeSet<_> = examples.iter().flat_map(|(_, events)| events.iter().map(kind)).collect();
    assert_eq!(kinds.len(), KINDS, "{kinds:?}");
    let sources = Sources::new(&words.lexicon, include_str!("../words/en/log.ftl"));
    let mut used = BTreeSet::new();
    for language in Language::ALL {
        let proof = Proof::new(&words.lexicon, language);
        let mut text = String::new();
        for (from, events) in &examples {
            let list: Vec<_> = events.iter().map(event_text).collect();
            let _ = writeln!(text, "# {}", list.join(", "));
            let mut told: Vec<(String, Vec<String>)> = Vec::new();
            for (name, reader, seen) in readers(3, events) {
                let lines = words.teller(language, reader).log(&seen, *from);
                for line in &lines {
                    assert!(!line.text.contains('?'), "{}", line.text);
                    proof.read(&line.text, line.heading);
                    if language == Language::En {
                        used.insert(sources.of(&line.text));
                    }
                }
                let lines: Vec<_> = lines.into_iter().map(|line| line.text).collect();
                match told.iter_mut().find(|(_, told)| *told == lines) {
                    Some((names, _)) => names.push_str(&format!(", {name}")),
                    None => told.push((name, lines)),
                }
            }
            for (names, lines) in told {
                let _ = writeln!(text, "{names}:\n    {}", lines.join("\n    "));
            }
        }
        golden(&format!("log.{language}.txt"), &text);
    }
    sources.are_used(&used, &[]);
}

/// The cards a text names.
fn named<'a>(names: &'a BTreeMap<&'static str, BTreeSet<Species>>, text: &'a str) -> BTreeSet<Species> {
    words(text).filter_map(|word| names.get(word)).flatten().copied().collect()
}

/// The cards a reader sees in an event.
fn visible(event: &Event<Seen>) -> BTreeSet<Species> {
    let face = |card: Seen| if let Seen::Face(card) = card { Some(card) } else { None };
    match event {
        Event::Shuffled { order: cards } | Event::HandShown { cards, .. } => {
            cards.iter().copied().filter_map(face).collect()
        }
        &(Event::Drew { card, .. }
        | Event::LookedAt { card, .. }
        | Event::Kept { card, .. }
        | Event::Marked { card, .. }
        | Event::Answered { card, .. }
        | Event::Passed { card, .. }
        | Event::Stolen { card, .. }) => face(card).into_iter().collect(),
        &(Event::Dealt { card, .. }
        | Event::LineFilled { card }
        | Event::LineDiscarded { card }
        | Event::TookFromLine { card, .. }
        | Event::TookDiscard { card, .. }
        | Event::DiscardedLookedAt { card, .. }
        | Event::Plays { card, .. }
        | Event::Paid { card, .. }
        | Event::Placed { card, .. }
        | Event::Removed { card, .. }
        | Event::Discarded { card, .. }
        | Event::Shown { card, .. }
        | Event::UsesSpecial { card, .. }
        | Event::UsesEffect { card, .. }
        | Event::Declined { card, .. }
        | Event::NothingToDo { card, .. }
        | Event::Copies { card, .. }) => BTreeSet::from([card]),
        &Event::Swapped { taken, given, .. } => BTreeSet::from([taken, given]),
        _ => BTreeSet::new(),
    }
}

/// A sentence names what its reader sees, all of it and nothing else; where a card is hidden, looking over the player's
/// shoulder would name it.
#[test]
fn a_sentence_names_what_its_reader_sees_and_nothing_else() {
    let words = Words::new();
    let mut hidden = BTreeSet::new();
    for language in Language::ALL {
        let names = card_names(&words.lexicon, language);
        for (number, setup) in tables().iter().enumerate() {
            for event in play(setup, 200 + number as u64, |_| {}) {
                let tell = |reader: Viewer, seen: &Event<Seen>| {
                    let lines = words.teller(language, reader).log(std::slice::from_ref(seen), 0);
                    let [line] = lines.as_slice() else { panic!("one sentence: {lines:?}") };
                    (named(&names, &line.text), line.text.clone())
                };
                for reader in Viewer::all(setup.players()) {
                    let (seen, open) = (event.seen_by(reader), event.with_all_hands_open());
                    let (told, text) = tell(reader, &seen);
                    assert_eq!(told, visible(&seen), "{text}");
                    if seen != open {
                        hidden.insert(kind(&seen));
                        let (told, text) = tell(Viewer::Spectator, &open);
                        assert!(!told.is_empty() && told == visible(&open), "{text}");
                    }
                }
            }
        }
    }
    let secret = ["answered", "drew", "hand shown", "kept", "looked at", "marked", "passed", "stolen"];
    assert_eq!(hidden, BTreeSet::from(secret));
}

// ----------------------------------------------------------------------------------------------------- questions

/// The card whose effect asks.
const fn whose(ask: Ask) -> Option<Species> {
    match ask {
        Ask::Play { of, .. }
        | Ask::Pick { of, .. }
        | Ask::PickGroup { of, .. }
        | Ask::PickAny { of }
        | Ask::PickPlayer { of, .. }
        | Ask::Confirm { of } => Some(of),
        Ask::Action { .. } | Ask::Pay { .. } | Ask::HandCheck { .. } => None,
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => None,
    }
}

/// Every question that players were asked in many games, and what the cards were worth that could be paid with.
fn questions() -> BTreeMap<String, Ask> {
    let mut asks = BTreeMap::new();
    for (number, setup) in tables().iter().cycle().take(200).enumerate() {
        play(setup, 300 + number as u64, |state| {
            if let Asked::Seat(_, ask) | Asked::Together(_, ask) = state.asked() {
                asks.entry(format!("{ask:?}")).or_insert(ask);
            }
        });
    }
    asks
}

#[test]
fn every_question_of_every_card_is_asked_in_words() {
    let words = Words::new();
    let asks = questions();
    let sources = Sources::new(&words.lexicon, include_str!("../words/en/ask.ftl"));
    let mut used = BTreeSet::new();
    let reader = Viewer::Seat(Seat(0));
    // All that were asked, whatever the numbers in them.
    for language in Language::ALL {
        let proof = Proof::new(&words.lexicon, language);
        let teller = words.teller(language, reader);
        for &ask in asks.values() {
            for only_pass in [false, true] {
                let text = teller.ask(ask, only_pass);
                proof.read(&text, text.ends_with('?'));
                if let Ask::Pay { payment, .. } = ask {
                    assert!([payment.least, payment.most].iter().all(|n| has_number(&text, (*n).into())), "{text}");
                }
            }
        }
    }
    // One of each kind, in an order that does not depend on the games.
    let pay = |card, least, most, with| {
        let payment = Payment { least, most, with };
        Ask::Pay { card: species(card), side: Side::Left, payment }
    };
    let mut golden_asks = vec![
        (Ask::Action { extra: false }, false),
        (Ask::Action { extra: true }, false),
        (Ask::Action { extra: false }, true),
        (pay("owl", 5, 5, None), false),
        (pay("ant", 1, 1, None), false),
        (pay("whale", 6, 8, None), false),
        (pay("cat", 0, 1, None), false),
        (pay("fox", 8, 8, Some(species("bee"))), false),
        (Ask::HandCheck { left: 1 }, false),
        (Ask::HandCheck { left: 2 }, false),
        // No card of the box asks so, but the words for it are there.
        (Ask::PickGroup { of: species("spider"), limit: Limit::AtMost(3), must: Must::May }, false),
    ];
    let mut of_cards: Vec<_> = asks.values().filter_map(|&ask| Some((whose(ask)?, ask))).collect();
    // A question that can be declined and one that can't are asked in the same words.
    let english = words.teller(Language::En, reader);
    of_cards.sort_by_key(|&(of, ask)| (of, english.ask(ask, false)));
    of_cards.dedup_by_key(|&mut (of, ask)| (of, english.ask(ask, false)));
    golden_asks.extend(of_cards.iter().map(|&(_, ask)| (ask, false)));
    for language in Language::ALL {
        let teller = words.teller(language, reader);
        let mut text = String::new();
        for &(ask, only_pass) in &golden_asks {
            let sentence = teller.ask(ask, only_pass);
            if language == Language::En {
                // The question for the price, and what must be part of it.
                let parts = sentence.split_inclusive("folds.").map(str::trim).filter(|part| !part.is_empty());
                used.extend(parts.map(|part| sources.of(part)));
            }
            let _ = writeln!(text, "{sentence}");
        }
        golden(&format!("asks.{language}.txt"), &text);
    }
    sources.are_used(&used, &[]);
    // Every card with an effect has asked something, but for the one that asks in the name of another.
    let asked: BTreeSet<_> = of_cards.iter().map(|&(of, _)| of).collect();
    let silent: Vec<_> = Species::all().filter(|of| !asked.contains(of)).filter(|of| has_steps(*of)).collect();
    assert_eq!(silent, [species("caterpillar")]);
}

fn has_steps(card: Species) -> bool {
    !Edition::standard().facts(card).ability.steps().is_empty()
}

fn has_number(text: &str, number: i16) -> bool {
    words(text).any(|word| word.parse() == Ok(number))
}

/// Chance is not spoken to.
#[test]
fn chance_is_asked_without_words() {
    let words = Words::new();
    for language in Language::ALL {
        let teller = words.teller(language, Viewer::Spectator);
        for ask in [Ask::Shuffle, Ask::Lot, Ask::AnyCard { who: Seat(0) }] {
            assert_eq!(teller.ask(ask, false), "");
        }
    }
}

// ------------------------------------------------------------------------------------------------------ refusals

fn move_kind(m: Move) -> &'static str {
    match m {
        Move::Draw(_) => "draw",
        Move::Play(..) => "play",
        Move::Use(_) => "use",
        Move::Pass => "pass",
        Move::Pay(_) => "pay",
        Move::Pick(_) => "pick",
        Move::Take(..) => "take",
        Move::Player(_) => "player",
        Move::Yes => "yes",
        Move::No => "no",
        Move::Done => "done",
        Move::Shuffled(_) => "shuffled",
        Move::Rolled(_) => "rolled",
    }
}

const MOVE_KINDS: usize = 13;

const fn why_kind(why: Why) -> &'static str {
    match why {
        Why::NotAsked => "not asked",
        Why::WrongAnswer => "wrong answer",
        Why::NotThere => "not there",
        Why::NotAllowed => "not allowed",
        Why::Needs { .. } => "needs",
    }
}

const fn offered(why: Why) -> i16 {
    if let Why::Needs { got, .. } = why { got } else { 0 }
}

/// Moves of every kind, good and bad.
fn all_kinds_of_moves(state: &State, seat: Seat, stream: &mut Stream) -> Vec<Move> {
    let view = state.view(Viewer::Seat(seat));
    let mut some = |from: &[Species]| {
        let count = stream.below(5);
        let cards: Vec<_> =
            (0..count).filter_map(|_| from.get(stream.below(from.len().max(1) as u32) as usize)).collect();
        Cards::new(&cards.into_iter().copied().collect::<Vec<_>>()).expect("few cards")
    };
    let any: Vec<_> = Species::all().collect();
    let mut moves = vec![Move::Pass, Move::Yes, Move::No, Move::Done, Move::Shuffled(1), Move::Rolled(1)];
    for from in [&view.table.line, &view.table.hand, &any] {
        for _ in 0..3 {
            let cards = some(from);
            moves.extend([Move::Draw(cards), Move::Pay(cards)]);
            moves.extend([Move::Take(cards, TopDiscard::Left), Move::Take(cards, TopDiscard::Taken)]);
        }
    }
    moves.extend(Species::all().map(Move::Pick));
    moves.extend((0..5).map(|who| Move::Player(Seat(who))));
    for side in Side::BOTH {
        moves.push(Move::Use(side));
        moves.extend(Species::all().map(|card| Move::Play(card, side)));
    }
    moves
}

/// A refused move: the question it answered, the move and the refusal.
type Refused = (Option<Ask>, Actor, Move, Illegal<Rule>);

/// Refusals of many kinds, by a key that tells those apart that are worded apart.
type Refusals = BTreeMap<String, Refused>;

/// Everybody tries everything.
fn try_everything(state: &State, stream: &mut Stream, refusals: &mut Refusals) {
    for seat in Seat(0).round(state.players()) {
        let ask = match state.asked() {
            Asked::Seat(asked, ask) if asked == seat => Some(ask),
            Asked::Together(seats, ask) if seats.has(seat) => Some(ask),
            _ => None,
        };
        for m in all_kinds_of_moves(state, seat, stream) {
            if let Err(illegal) = state.check(Actor::Seat(seat), m) {
                let about = match ask {
                    Some(Ask::Play { terms, .. }) => format!("{:?}", terms.noted),
                    Some(ask) => format!("{:?}", std::mem::discriminant(&ask)),
                    None => String::new(),
                };
                let with_top = match m {
                    Move::Take(cards, TopDiscard::Taken) => {
                        if cards.is_empty() {
                            " top alone"
                        } else {
                            " top"
                        }
                    }
                    _ => "",
                };
                let kind = move_kind(m);
                let key = format!("{} {:?} {kind}{with_top} {about}", illegal.rule.id(), illegal.why);
                refusals.entry(key).or_insert((ask, Actor::Seat(seat), m, illegal));
            }
        }
    }
}

/// The position at the end of a scenario.
fn at_the_end_of(text: &str) -> State {
    let scenario = Scenario::parse(text).unwrap_or_else(|why| panic!("{why}: {text}"));
    let mut state = scenario.position();
    scenario.play_each(|by, m| state.play(by, m, &mut NoLog)).unwrap_or_else(|why| panic!("{why}: {text}"));
    state
}

/// Refusals from many games, and those too rare for them.
fn refusals() -> Refusals {
    let mut refusals = Refusals::new();
    let mut stream = Stream::new(5);
    for (number, setup) in tables().iter().cycle().take(50).enumerate() {
        play(setup, 500 + number as u64, |state| try_everything(state, &mut stream, &mut refusals));
    }
    for rare in [
        // A Raccoon finds no discards, or finds one.
        "families farm sky\nline: cat pig owl fox\ncollection 0 left: raccoon\n---\n0 use left\n",
        "families farm sky\nline: cat pig owl fox\ndiscards: dog\ncollection 0 left: raccoon\n---\n0 use left\n",
        // A Lion plays a Cheetah: the extra action can't be the Lion's again.
        "families farm savannah\nhand 0: cheetah fox\nline: cat cat rabbit rabbit\ncollection 0 left: lion\n---
         0 use left\n0 play cheetah right\n0 yes\n",
    ] {
        let state = at_the_end_of(rare);
        for _ in 0..20 {
            try_everything(&state, &mut stream, &mut refusals);
        }
    }
    // No action follows in the turn a card is played in, but why it can't be used can be asked at the hand check.
    let state = at_the_end_of(
        "families farm sky\nhand 0: raccoon fox cat cat cat cat sheep sheep sheep sheep pig
         line: chick chick chick chick\n---\n0 play raccoon left\n0 pay fox\n",
    );
    let illegal = state.judge_special(Seat(0), Side::Left).expect_err("played just now");
    let ask = Some(Ask::HandCheck { left: 1 });
    refusals.insert("just played".to_owned(), (ask, Actor::Seat(Seat(0)), Move::Use(Side::Left), illegal));
    refusals
}

/// The numbers that a refusal must name.
fn numbers(ask: Option<Ask>, m: Move, Illegal { rule, why }: Illegal<Rule>) -> Vec<i16> {
    let Why::Needs { least, most, got } = why else { return Vec::new() };
    let must_pay = matches!(ask, Some(Ask::Play { terms, .. }) if terms.noted == Noted::MustPay);
    match (rule, m) {
        // Whatever it costs: no payment has the card in it.
        (Rule::PayExactly, Move::Play(..)) if must_pay => Vec::new(),
        (Rule::PayExactly, _) => vec![least, most, got],
        (Rule::DrawLimit | Rule::Raccoon, _) if got == 0 => vec![1],
        (Rule::DrawLimit | Rule::Raccoon, _) => vec![most, got],
        // The first origami has no choice.
        (Rule::Collections, _) if most == 0 => Vec::new(),
        (Rule::Collections, _) => vec![most, got],
        _ => vec![least, got],
    }
}

#[test]
fn every_refusal_says_why_and_cites_its_rule() {
    let words = Words::new();
    let refused = refusals();
    let kinds: BTreeSet<_> = refused.values().map(|&(_, _, m, _)| move_kind(m)).collect();
    assert_eq!(kinds.len(), MOVE_KINDS, "{kinds:?}");
    let sources = Sources::new(&words.lexicon, include_str!("../words/en/refuse.ftl"));
    let mut used = BTreeSet::from(["refuse-with-rule".to_owned()]);
    // By rule, reason and sentence: one example, and the kinds of move that are refused so.
    let mut examples: BTreeMap<(usize, &str, String), (Refused, BTreeSet<&str>)> = BTreeMap::new();
    for language in Language::ALL {
        let proof = Proof::new(&words.lexicon, language);
        for &(ask, by, m, illegal) in refused.values() {
            let text = words.teller(language, Viewer::Spectator).refusal(ask, m, illegal);
            proof.read(&text, true);
            let (reason, rule) = text.rsplit_once(" · ").expect("a rule behind it");
            assert_eq!(rule, illegal.rule.id(), "{text}");
            assert!(!reason.ends_with(['.', '!', ' ']), "{text}");
            for number in numbers(ask, m, illegal) {
                assert!(has_number(reason, number), "{number} is missing: {text}");
            }
            if language == Language::En {
                let source = sources.of(reason);
                used.insert(source.clone());
                let order = Rule::all().iter().position(|rule| *rule == illegal.rule).expect("a rule");
                let example = examples.entry((order, why_kind(illegal.why), source));
                let (example, kinds) = example.or_insert(((ask, by, m, illegal), BTreeSet::new()));
                kinds.insert(move_kind(m));
                // The one with the largest number says most: nothing at all is the odd case.
                if offered(illegal.why) > offered(example.3.why) {
                    *example = (ask, by, m, illegal);
                }
            }
        }
    }
    // These refuse a table, not a move.
    sources.are_used(&used, &["refuse-families", "refuse-players", "refuse-seat"]);
    for language in Language::ALL {
        let teller = words.teller(language, Viewer::Spectator);
        let mut text = String::new();
        for ((_, why, _), ((ask, by, m, illegal), kinds)) in &examples {
            let mut line = Vec::new();
            write_move(&mut line, *by, *m);
            let line = String::from_utf8(line).expect("plain text");
            let kinds: Vec<_> = kinds.iter().copied().collect();
            let _ = writeln!(text, "# {why}: {}; here {line}", kinds.join(", "));
            let _ = writeln!(text, "{}", teller.refusal(*ask, *m, *illegal));
        }
        golden(&format!("refusals.{language}.txt"), &text);
    }
}

#[test]
fn a_wrong_payment_is_refused_with_what_is_needed_and_what_was_offered() {
    let words = Words::new();
    let state = at_the_end_of(
        "families farm sky\noverride cat cost 5\nhand 0: cat dog sheep pig\nline: owl owl fox fox\n---\n0 play cat left\n",
    );
    let Asked::Seat(seat, ask @ Ask::Pay { .. }) = state.asked() else { panic!("to be paid") };
    let pay = |cards: &[&str]| {
        let cards: Vec<_> = cards.iter().map(|card| species(card)).collect();
        let m = Move::Pay(Cards::new(&cards).expect("few cards"));
        let illegal = state.check(Actor::Seat(seat), m).expect_err("refused");
        Language::ALL.map(|language| words.teller(language, Viewer::Seat(seat)).refusal(Some(ask), m, illegal))
    };
    assert_eq!(pay(&["dog"])[0], "The payment must be exactly 5 folds; you offered 3 · O-5.1");
    for (cards, offered) in [(&["dog"][..], 3), (&["dog", "pig", "sheep"], 8)] {
        let told = pay(cards);
        for text in &told {
            assert!(has_number(text, 5) && has_number(text, offered) && text.ends_with(" · O-5.1"), "{text}");
        }
        assert!(told[0] != told[1] && told[1] != told[2] && told[2] != told[0], "{told:?}");
    }
    // The card that is being played is no payment.
    let reason = Phrases(Language::En).refuse_payment_cards();
    assert_eq!(pay(&["dog", "cat"])[0], format!("{} · O-5.1", reason.trim_end_matches('.')));
}

#[test]
fn a_table_that_cannot_be_is_refused_with_its_numbers() {
    let words = Words::new();
    let families: Families = [Family::Farm, Family::Sky].into_iter().collect();
    for (players, numbers, id) in [(1, [2, 4, 1], "O-2.1"), (5, [2, 4, 5], "O-2.1"), (3, [3, 3, 2], "O-2.1")] {
        let bad = Setup::new(players, families, Edition::standard()).expect_err("no such table");
        for language in Language::ALL {
            let text = Phrases(language).bad_setup(bad);
            Proof::new(&words.lexicon, language).read(&text, true);
            assert!(text.ends_with(&format!(" · {id}")), "{text}");
            assert!(numbers.iter().all(|&number| has_number(&text, number)), "{text}");
        }
    }
}
