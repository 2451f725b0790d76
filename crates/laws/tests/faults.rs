//! Each law notices the fault it is there for: a small game is played in which one thing at a time is wrong.

use std::cell::Cell;

use laws::{Lawful, Played, Scale, Style, cheap, dear};
use tabletop::{
    Actor, Asked, Encode, Encoding, Game, Illegal, Imagine, MoveBuf, Outcome, Roll, RuleId, Seat, Seats, Sink,
    Standing, Stream, Viewer, Why,
};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Fault {
    Nothing,
    ListedTwice,
    AcceptsUnlisted,
    RefusesListed,
    EmptyQuestion,
    LosesACard,
    LogMatters,
    FoldsWrongly,
    NeverEnds,
    NoResult,
    ImaginesOtherHands,
    RemembersWrongly,
    OrderMatters,
    TellsAnswers,
    SavesTooLittle,
    EncodesTooLittle,
}

thread_local! {
    /// What is wrong with the games of this test.
    static FAULT: Cell<Fault> = const { Cell::new(Fault::Nothing) };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Setup {
    players: u8,
    fault: Fault,
}

/// Draw cards unseen or play them; a 0 makes everybody pass a card to the right at once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Toy {
    fault: Fault,
    deck: Vec<u8>,
    pile: Vec<u8>,
    hands: Vec<Vec<u8>>,
    /// What each seat has chosen to pass, while all are asked.
    passing: Option<Vec<Option<u8>>>,
    first_to_pass: Option<Seat>,
    dealt: bool,
    active: Seat,
    turns: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Answer {
    Draw,
    Play(u8),
    Pass(u8),
    Shuffled(u64),
    Rolled(u8),
}

impl From<Outcome> for Answer {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Seed(seed) => Self::Shuffled(seed),
            Outcome::Number(n) => Self::Rolled(n),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Happened {
    Shuffled,
    Drew(Seat, Option<u8>),
    Played(Seat, u8),
    Chose(Seat, Option<u8>),
    Passed(Seat, Seat, Option<u8>),
    Turn(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Looks {
    table: OnTable,
    asked: Asked<()>,
    passing: Option<Vec<Option<u8>>>,
    first_to_pass: Option<Seat>,
    turns: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct OnTable {
    fault: Fault,
    viewer: Viewer,
    deck: usize,
    pile: Vec<u8>,
    sizes: Vec<usize>,
    hand: Vec<u8>,
    active: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TheRule;

impl RuleId for TheRule {
    fn id(self) -> &'static str {
        "T-1"
    }
    fn all() -> &'static [Self] {
        &[Self]
    }
}

const CARDS: [u8; 12] = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2];

impl Toy {
    fn legal(&self, seat: Seat) -> Vec<Answer> {
        let hand = &self.hands[seat.index()];
        let mut moves = Vec::new();
        match self.asked() {
            Asked::Seat(asked, ()) if asked == seat => {
                if !self.deck.is_empty() {
                    moves.push(Answer::Draw);
                }
                moves.extend((0..3).filter(|v| hand.contains(v)).map(Answer::Play));
            }
            Asked::Together(seats, ()) if seats.has(seat) => {
                moves.extend((0..3).filter(|v| hand.contains(v)).map(Answer::Pass));
            }
            _ => {}
        }
        if self.fault == Fault::ListedTwice && moves.len() > 2 {
            moves.push(moves[0]);
        }
        moves
    }

    fn next_turn(&mut self, log: &mut impl Sink<Happened>) {
        self.active = self.active.left(self.players());
        self.turns += u8::from(self.fault != Fault::NeverEnds || self.turns > 60);
        if self.fault == Fault::NeverEnds && self.deck.is_empty() {
            self.deck.append(&mut self.pile);
            log.put(|| Happened::Shuffled);
        }
        log.put(|| Happened::Turn(self.active));
    }

    fn pass_all(&mut self, chosen: &[Option<u8>], log: &mut impl Sink<Happened>) {
        for (seat, card) in chosen.iter().enumerate() {
            if let (seat, &Some(card)) = (Seat(seat as u8), card) {
                let to = if self.fault == Fault::OrderMatters && self.first_to_pass == Some(seat) {
                    seat
                } else {
                    seat.right(self.players())
                };
                take(&mut self.hands[seat.index()], card);
                put(&mut self.hands[to.index()], card);
                log.put(|| Happened::Passed(seat, to, Some(card)));
            }
        }
        self.first_to_pass = None;
        self.next_turn(log);
    }
}

fn take(list: &mut Vec<u8>, card: u8) {
    if let Some(at) = list.iter().position(|&c| c == card) {
        list.remove(at);
    }
}

fn put(list: &mut Vec<u8>, card: u8) {
    list.push(card);
    list.sort_unstable();
}

impl Encode for Toy {
    fn encode(&self, to: &mut Encoding) {
        let Self { fault, deck, pile, hands, passing, first_to_pass, dealt, active, turns } = self;
        let mut list = |cards: &[u8]| {
            to.byte(cards.len() as u8);
            cards.iter().for_each(|card| card.encode(to));
        };
        [deck, pile].into_iter().chain(hands).for_each(|cards| list(cards));
        for chosen in passing.iter().flatten().filter(|_| *fault != Fault::EncodesTooLittle) {
            to.put(chosen);
        }
        to.put(&passing.is_some()).put(first_to_pass).put(dealt).put(active).put(turns);
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Move = Answer;
    type Ask = ();
    type Event = Happened;
    type View = Looks;
    type Rule = TheRule;

    const MAX_MOVES: usize = 8;

    fn start(&Setup { players, fault }: &Setup) -> Self {
        Self {
            fault,
            deck: Vec::new(),
            pile: Vec::new(),
            hands: vec![Vec::new(); players.into()],
            passing: None,
            first_to_pass: None,
            dealt: false,
            active: Seat(0),
            turns: 0,
        }
    }

    fn players(&self) -> u8 {
        self.hands.len() as u8
    }

    fn asked(&self) -> Asked<()> {
        if !self.dealt {
            return Asked::Chance(Roll::Shuffle, ());
        }
        if let Some(chosen) = &self.passing {
            let waits = |s: &Seat| {
                let can = !self.hands[s.index()].is_empty() || self.fault == Fault::EmptyQuestion;
                can && chosen[s.index()].is_none()
            };
            let seats: Seats = Seat(0).round(self.players()).filter(waits).collect();
            return Asked::Together(seats, ());
        }
        let is_stuck = self.deck.is_empty() && self.hands[self.active.index()].is_empty();
        if self.turns > 40 || is_stuck { Asked::Over } else { Asked::Seat(self.active, ()) }
    }

    fn check(&self, by: Actor, m: Answer) -> Result<(), Illegal<TheRule>> {
        let ok = match (by, self.asked(), m) {
            (Actor::Chance, Asked::Chance(..), Answer::Shuffled(_)) => true,
            (Actor::Seat(seat), Asked::Seat(asked, ()), Answer::Play(2)) if self.fault == Fault::AcceptsUnlisted => {
                seat == asked
            }
            (Actor::Seat(_), _, Answer::Play(1)) if self.fault == Fault::RefusesListed => false,
            (Actor::Seat(seat), ..) => seat.0 < self.players() && self.legal(seat).contains(&m),
            _ => false,
        };
        if ok { Ok(()) } else { Err(Illegal::new(TheRule, Why::NotAllowed)) }
    }

    fn moves(&self, by: Actor, out: &mut MoveBuf<Answer>) {
        if let Actor::Seat(seat) = by
            && seat.0 < self.players()
        {
            self.legal(seat).into_iter().for_each(|m| out.push(m));
        }
    }

    fn apply(&mut self, by: Actor, m: Answer, log: &mut impl Sink<Happened>) {
        let seat = if let Actor::Seat(seat) = by { seat } else { Seat(0) };
        match m {
            Answer::Shuffled(seed) => {
                self.deck = CARDS.to_vec();
                Stream::new(seed).shuffle(&mut self.deck);
                self.dealt = true;
                log.put(|| Happened::Shuffled);
            }
            Answer::Draw => {
                if let Some(card) = self.deck.pop() {
                    put(&mut self.hands[seat.index()], card);
                    log.put(|| Happened::Drew(seat, Some(card)));
                }
                self.next_turn(log);
            }
            Answer::Play(card) => {
                take(&mut self.hands[seat.index()], card);
                if self.fault != Fault::LosesACard || card != 2 {
                    self.pile.push(card);
                }
                let told = Cell::new(false);
                log.put(|| {
                    told.set(true);
                    Happened::Played(seat, card)
                });
                if self.fault == Fault::LogMatters && told.get() && card == 1 {
                    self.turns += 1;
                }
                let can_pass = self.hands.iter().any(|hand| !hand.is_empty());
                if card == 0 && (can_pass || self.fault == Fault::EmptyQuestion) {
                    self.passing = Some(vec![None; self.hands.len()]);
                } else {
                    self.next_turn(log);
                }
            }
            Answer::Pass(card) => {
                self.first_to_pass.get_or_insert(seat);
                if let Some(chosen) = &mut self.passing {
                    chosen[seat.index()] = Some(card);
                }
                log.put(|| Happened::Chose(seat, Some(card)));
                if let Asked::Together(waiting, ()) = self.asked()
                    && waiting.is_empty()
                    && let Some(chosen) = self.passing.take()
                {
                    self.pass_all(&chosen, log);
                }
            }
            Answer::Rolled(_) => unreachable!("no dice"),
        }
        // Who answers first is of no interest to the rules.
        if self.fault != Fault::OrderMatters {
            self.first_to_pass = None;
        }
    }

    fn view(&self, viewer: Viewer) -> Looks {
        let hide = |(seat, card): (usize, &Option<u8>)| {
            if viewer.is(Seat(seat as u8)) || self.fault == Fault::TellsAnswers { *card } else { None }
        };
        Looks {
            table: OnTable {
                fault: self.fault,
                viewer,
                deck: self.deck.len(),
                pile: self.pile.clone(),
                sizes: self.hands.iter().map(Vec::len).collect(),
                hand: if let Viewer::Seat(seat) = viewer { self.hands[seat.index()].clone() } else { Vec::new() },
                active: self.active,
            },
            asked: self.asked(),
            passing: self.passing.as_ref().map(|chosen| chosen.iter().enumerate().map(hide).collect()),
            first_to_pass: self.first_to_pass,
            turns: self.turns,
        }
    }

    fn standing(&self) -> Option<Standing> {
        let results: Vec<_> = self.hands.iter().map(|hand| (hand.len() as i16, 0)).collect();
        if self.asked() == Asked::Over && self.fault != Fault::NoResult { Some(Standing::rank(&results)) } else { None }
    }
}

impl Imagine for Toy {
    type Seen = Happened;
    /// The fault, and how many twos seat 1 certainly holds (a fault: nobody can know).
    type Memory = (Fault, usize);

    fn seen_by(event: &Happened, viewer: Viewer) -> Happened {
        let own = |seat: Seat, card: Option<u8>| card.filter(|_| viewer.is(seat));
        match *event {
            Happened::Drew(seat, card) => Happened::Drew(seat, own(seat, card)),
            Happened::Chose(seat, card) => Happened::Chose(seat, own(seat, card)),
            Happened::Passed(seat, to, card) => Happened::Passed(seat, to, own(seat, card).or(own(to, card))),
            ref open => open.clone(),
        }
    }

    fn reveals(_: &Happened) -> bool {
        true
    }

    fn recall(setup: &Setup, _: Viewer) -> (Fault, usize) {
        (setup.fault, 0)
    }

    fn remember(memory: &mut (Fault, usize), seen: &Happened) {
        if memory.0 == Fault::RemembersWrongly && *seen == Happened::Drew(Seat(1), None) {
            memory.1 = 1;
        }
    }

    fn imagine(view: &Looks, _: &(Fault, usize), stream: &mut Stream) -> Self {
        let Looks { table, passing, .. } = view;
        let fault = table.fault;
        let mut unseen = CARDS.to_vec();
        table.pile.iter().chain(&table.hand).for_each(|&card| take(&mut unseen, card));
        stream.shuffle(&mut unseen);
        let mut toy = Self::start(&Setup { players: table.sizes.len() as u8, fault });
        for (seat, hand) in toy.hands.iter_mut().enumerate() {
            if table.viewer.is(Seat(seat as u8)) {
                hand.clone_from(&table.hand);
            } else {
                *hand = unseen.split_off(unseen.len() - table.sizes[seat]);
                hand.sort_unstable();
            }
        }
        if fault == Fault::ImaginesOtherHands
            && let Some(card) = unseen.pop()
        {
            put(&mut toy.hands[0], card);
        }
        let mut passing = passing.clone();
        if let (Some(chosen), Asked::Together(waiting, ())) = (&mut passing, view.asked) {
            for seat in Seat(0).round(table.sizes.len() as u8).filter(|&s| !waiting.has(s)) {
                let hand = &toy.hands[seat.index()];
                chosen[seat.index()] = chosen[seat.index()].or(hand.first().copied());
            }
        }
        Self {
            deck: unseen,
            pile: table.pile.clone(),
            passing,
            first_to_pass: view.first_to_pass,
            dealt: true,
            active: table.active,
            turns: view.turns,
            ..toy
        }
    }
}

struct TheToy;

impl Lawful for TheToy {
    type Game = Toy;
    type OnTable = OnTable;

    const PLAYERS: &'static [u8] = &[3];

    fn scale() -> Scale {
        Scale { cheap: 4_000, dear: 60 }
    }

    fn setups(players: u8) -> Vec<Setup> {
        vec![Setup { players, fault: FAULT.get() }]
    }

    fn most_moves(_: &Setup) -> usize {
        400
    }

    fn liking(_: Style, _: &Toy, _: Seat, m: Answer) -> i32 {
        i32::from(matches!(m, Answer::Play(_)))
    }

    fn near_misses(game: &Toy, seat: Seat, legal: &[Answer], _: &mut Stream, out: &mut Vec<Played<Self>>) {
        let all = [Answer::Draw, Answer::Shuffled(1), Answer::Rolled(0)].into_iter();
        let all = all.chain((0..4).map(Answer::Play)).chain((0..4).map(Answer::Pass));
        out.extend(all.map(|m| (Actor::Seat(seat), m)));
        out.extend((0..=game.players()).flat_map(|s| legal.iter().map(move |&m| (Actor::Seat(Seat(s)), m))));
    }

    fn each_card_once(game: &Toy) -> Result<(), String> {
        let mut all: Vec<u8> = game.hands.iter().flatten().chain(&game.deck).chain(&game.pile).copied().collect();
        all.sort_unstable();
        if all == CARDS { Ok(()) } else { Err(format!("{all:?}")) }
    }

    fn table(view: &Looks) -> OnTable {
        view.table.clone()
    }

    fn fold(table: &mut OnTable, seen: &Happened) {
        let viewer = table.viewer;
        let gain = |table: &mut OnTable, seat: Seat, card: Option<u8>| {
            table.sizes[seat.index()] += 1;
            card.into_iter().filter(|_| viewer.is(seat)).for_each(|card| put(&mut table.hand, card));
        };
        let lose = |table: &mut OnTable, seat: Seat, card: Option<u8>| {
            table.sizes[seat.index()] -= 1;
            card.into_iter().filter(|_| viewer.is(seat)).for_each(|card| take(&mut table.hand, card));
        };
        match *seen {
            Happened::Shuffled => {
                let hands: usize = table.sizes.iter().sum();
                table.pile.clear();
                table.deck = CARDS.len() - hands;
            }
            Happened::Drew(seat, card) => {
                table.deck -= usize::from(table.fault != Fault::FoldsWrongly || table.deck > 6);
                gain(table, seat, card);
            }
            Happened::Played(seat, card) => {
                lose(table, seat, Some(card));
                table.pile.push(card);
            }
            Happened::Chose(..) => {}
            Happened::Passed(seat, to, card) => {
                lose(table, seat, card);
                gain(table, to, card);
            }
            Happened::Turn(seat) => table.active = seat,
        }
    }

    fn is_possible(memory: &(Fault, usize), game: &Toy) -> bool {
        game.hands[1].iter().filter(|&&c| c == 2).count() >= memory.1
    }

    fn save(setup: &Setup, played: &[Played<Self>], _: &Toy) -> String {
        let kept = if setup.fault == Fault::SavesTooLittle { played.len().saturating_sub(1) } else { played.len() };
        let mut text = format!("{}\n", setup.players);
        for (by, m) in &played[..kept] {
            let by = if let Actor::Seat(seat) = by { seat.0 } else { 9 };
            let (kind, number) = match *m {
                Answer::Draw => (0, 0),
                Answer::Play(card) => (1, card.into()),
                Answer::Pass(card) => (2, card.into()),
                Answer::Shuffled(seed) => (3, seed),
                Answer::Rolled(n) => (4, n.into()),
            };
            text += &format!("{by} {kind} {number}\n");
        }
        text
    }

    fn load(text: &str) -> Result<(Setup, Vec<Played<Self>>), String> {
        let mut numbers = text.split_whitespace().map(|word| word.parse::<u64>().map_err(|why| why.to_string()));
        let setup = Setup { players: numbers.next().ok_or("empty")?? as u8, fault: FAULT.get() };
        let mut played = Vec::new();
        while let Some(by) = numbers.next() {
            let (kind, number) = (numbers.next().ok_or("cut")??, numbers.next().ok_or("cut")??);
            let m = match kind {
                0 => Answer::Draw,
                1 => Answer::Play(number as u8),
                2 => Answer::Pass(number as u8),
                3 => Answer::Shuffled(number),
                _ => Answer::Rolled(number as u8),
            };
            let by = if by? == 9 { Actor::Chance } else { Actor::Seat(Seat(text_seat(text, played.len()))) };
            played.push((by, m));
        }
        Ok((setup, played))
    }
}

/// The seat that made the n-th move.
fn text_seat(text: &str, n: usize) -> u8 {
    text.lines().nth(n + 1).and_then(|line| line.split(' ').next()?.parse().ok()).unwrap_or(0)
}

type Law = fn(u8);

/// Every law, with its name.
const LAWS: [(&str, Law); 11] = [
    ("listed", cheap::listed_moves_are_exactly_those_accepted::<TheToy>),
    ("empty", cheap::nobody_is_asked_an_empty_question::<TheToy>),
    ("cards", cheap::every_card_is_in_exactly_one_place::<TheToy>),
    ("log", cheap::a_log_changes_nothing::<TheToy>),
    ("fold", cheap::seen_events_fold_into_the_next_view::<TheToy>),
    ("ends", cheap::every_game_ends::<TheToy>),
    ("imagine", dear::imagined_worlds_look_the_same_and_can_be_played_on::<TheToy>),
    ("truth", dear::the_truth_is_possible_under_memory::<TheToy>),
    ("together", dear::together_every_order_gives_the_same_state::<TheToy>),
    ("saved", dear::a_saved_game_goes_on_the_same::<TheToy>),
    ("fingerprints", dear::fingerprints_tell_positions_apart::<TheToy>),
];

/// The law of that name fails, and says so with the game so far.
fn assert_noticed(fault: Fault, by: &str, words: &str) {
    FAULT.set(fault);
    let (_, law) = LAWS.into_iter().find(|(name, _)| *name == by).expect("a law of that name");
    let failure = std::panic::catch_unwind(|| law(3)).expect_err("the law does not notice the fault");
    let text = failure.downcast_ref::<String>().expect("a message");
    assert!(text.contains(words), "{text}");
    assert!(text.contains("the game so far:\n3\n"), "{text}");
}

#[test]
fn a_good_game_breaks_no_law() {
    for (_, law) in LAWS {
        law(3);
    }
}

#[test]
fn faults_in_lists_and_checks_are_noticed() {
    assert_noticed(Fault::ListedTwice, "listed", "listed twice");
    assert_noticed(Fault::AcceptsUnlisted, "listed", "not listed");
    assert_noticed(Fault::RefusesListed, "listed", "but refused");
    assert_noticed(Fault::EmptyQuestion, "empty", "asked true, 0 answers");
}

#[test]
fn faults_in_steps_are_noticed() {
    assert_noticed(Fault::LosesACard, "cards", "[0, 0, 0, 1");
    assert_noticed(Fault::LogMatters, "log", "without a log");
    assert_noticed(Fault::FoldsWrongly, "fold", "seen events give");
}

#[test]
fn games_without_an_end_are_noticed() {
    assert_noticed(Fault::NeverEnds, "ends", "does not end in time");
    assert_noticed(Fault::NoResult, "ends", "without a result");
}

#[test]
fn faults_in_imagination_and_memory_are_noticed() {
    assert_noticed(Fault::ImaginesOtherHands, "imagine", "imagines what looks like");
    assert_noticed(Fault::RemembersWrongly, "truth", "the truth is impossible");
}

#[test]
fn faults_in_answers_together_are_noticed() {
    assert_noticed(Fault::OrderMatters, "together", "the order of answers matters");
    assert_noticed(Fault::TellsAnswers, "together", "can tell what");
}

#[test]
fn faults_in_saved_games_are_noticed() {
    assert_noticed(Fault::SavesTooLittle, "saved", "other moves");
}

#[test]
fn faults_in_fingerprints_are_noticed() {
    assert_noticed(Fault::EncodesTooLittle, "fingerprints", "the same fingerprint");
}
