//! A second opinion: a checker that knows nothing but docs/RECORDS.md and the card tables.
//!
//! It follows every card through the events of a record. It shares no code with the engine, so it also shows that the
//! events say enough for another program.

use std::collections::{BTreeSet, VecDeque};

use serde_json::Value;

use crate::{good, recorded, recorded_of, run_with_input};

/// Name, copies, cost, folds, points, in the order of the card tables; a name without numbers begins a family.
const CARDS: &str = "
farm: cat 4 2 1 3, sheep 4 3 2 3, raccoon 2 4 2 3, pig 2 6 3 5, dog 2 6 3 5, fox 2 8 4 5, rabbit 2 8 4 5
sky: chick 4 2 1 3, parrot 2 3 2 3, owl 2 4 2 4, dove 2 4 2 5, chicken 2 6 3 3, vulture 2 6 3 4, eagle 2 8 4 5, magpie 2 8 4 6
sea: minnow 4 2 1 3, shell 2 3 2 3, skate 2 4 2 4, whale 2 8 4 4, squid 2 8 4 7, crab 2 4 2 4, dolphin 2 6 3 4, shark 2 4 2 3
savannah: monkey 4 2 1 3, cheetah 2 3 2 3, rhino 2 4 2 4, gorilla 2 8 4 6, elephant 2 4 2 4, zebra 2 6 3 6, lion 2 8 4 3, snake 2 6 3 6
lawn: ant 5 4 2 3, butterfly 2 9 4 10, bee 2 8 4 3, cricket 2 4 2 4, caterpillar 2 3 2 2, spider 2 6 3 4, fly 3 2 1 3
polar: arctic_hare 3 2 1 3, seal 3 4 2 4, penguin 2 5 3 5, arctic_wolf 2 6 3 4, polar_bear 2 6 3 3, reindeer 2 8 4 6, walrus 2 8 4 8, snowy_owl 2 3 2 3
exotic: macaw 5 3 2 2, caiman 2 6 3 3, golden_frog 2 8 4 6, anaconda 2 8 4 4, piranha 2 4 2 4, sloth 3 2 1 3, toucan 2 4 2 3
dinosaurs: velociraptor 4 3 2 3, brontosaurus 2 4 2 4, triceratops 2 6 3 3, t_rex 2 8 4 3, mesosaurus 2 6 3 4, pteranodon 2 2 1 3, stegosaurus 2 4 2 5, ankylosaurus 2 6 3 5
legendary: phoenix 3 2 1 4, leprechaun 2 2 1 3, kappa 2 4 2 5, dragon 2 6 3 5, nine_tailed_fox 2 6 3 6, oni 2 8 4 8, unicorn 3 3 2 3, griffin 2 8 4 4
musician: yellow_musician 1 4 2 0, red_musician 1 4 2 0
ninja: yellow_ninja 1 4 2 0, red_ninja 1 4 2 0
geisha: yellow_geisha 1 4 2 0, red_geisha 1 4 2 0
merchant: yellow_merchant 1 4 2 0, red_merchant 1 4 2 0
actor: yellow_actor 1 4 2 0, red_actor 1 4 2 0
sumo_wrestler: yellow_sumo_wrestler 1 4 2 0, red_sumo_wrestler 1 4 2 0
samurai: yellow_samurai 1 4 2 0, red_samurai 1 4 2 0
monk: yellow_monk 1 4 2 0, red_monk 1 4 2 0
calligrapher: yellow_calligrapher 1 4 2 0, red_calligrapher 1 4 2 0
gardener: yellow_gardener 1 4 2 0, red_gardener 1 4 2 0
rice: rice_paper 18 0 1 0";

/// The families of Origami, which has discounts and plays for free.
const BASE: [&str; 5] = ["farm", "sky", "sea", "savannah", "lawn"];

/// The characters stand in the table like families; they are none.
fn is_character(name: &str) -> bool {
    name.starts_with("yellow_") || name.starts_with("red_")
}

struct Card {
    name: &'static str,
    /// The family, or the character both versions of which are in the game.
    family: &'static str,
    copies: usize,
    cost: u32,
    folds: u32,
    points: i64,
}

fn cards() -> Vec<Card> {
    let mut cards = Vec::new();
    for line in CARDS.lines().filter(|l| !l.is_empty()) {
        let (family, list) = line.split_once(": ").expect("a family");
        for card in list.split(", ") {
            let words: Vec<_> = card.split(' ').collect();
            let number = |i: usize| words[i].parse::<u32>().expect("a number");
            let (copies, points) = (number(1) as usize, number(4).into());
            cards.push(Card { name: words[0], family, copies, cost: number(2), folds: number(3), points });
        }
    }
    cards
}

/// The expansion of a seed, as docs/RECORDS.md describes it.
struct Expansion(u64);

impl Expansion {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> usize {
        loop {
            let product = (self.next() >> 32) * n;
            if product % (1 << 32) >= (1 << 32) % n {
                return (product >> 32) as usize;
            }
        }
    }
}

/// The deck that a seed makes of these cards, next card first.
fn deck(seed: u64, cards: &[&'static str]) -> Vec<&'static str> {
    let mut list = cards.to_vec();
    let mut expansion = Expansion(seed);
    for i in (1..list.len()).rev() {
        let j = expansion.below(i as u64 + 1);
        list.swap(i, j);
    }
    list.reverse();
    list
}

/// The digest of some bytes, as docs/RECORDS.md describes it.
fn digest(bytes: &[u8]) -> String {
    let mut padded = bytes.to_vec();
    padded.resize(bytes.len() / 8 * 8 + 8, 0);
    let mut h = 0x5ba0_5e4b_a2b7_1ee5 ^ bytes.len() as u64;
    for eight in padded.chunks(8) {
        let w = eight.iter().rev().fold(0, |w: u64, &b| w << 8 | u64::from(b));
        let p = u128::from(h ^ w) * 0x9fb2_1c65_1e98_df25;
        h = ((p % (1 << 64)) as u64 ^ (p >> 64) as u64).wrapping_add(0x2545_f491_4f6c_dd1d);
    }
    format!("{:016x}", h ^ h >> 29)
}

/// The table, followed through the events.
struct Checker {
    facts: Vec<Card>,
    /// The families and characters in the game.
    with: Vec<String>,
    players: usize,
    deck: VecDeque<&'static str>,
    /// The top is last.
    discards: Vec<&'static str>,
    hands: Vec<Vec<&'static str>>,
    line: Vec<&'static str>,
    aside: Vec<&'static str>,
    /// Left and right, each from bottom to top.
    collections: Vec<[Vec<&'static str>; 2]>,
    /// Characters in play.
    in_play: Vec<&'static str>,
    /// Rice paper in its deck.
    papers: usize,
    payment: Payment,
    /// What the last draw-cards action took: the number of the move, cards, folds.
    drawn: (Value, usize, i64),
    active: Option<usize>,
}

/// Where a card can be, save in a collection, where its place counts.
#[derive(Clone, Copy)]
enum Place {
    Deck,
    Line,
    /// Looked at, and neither kept nor discarded yet.
    Aside,
    Hand(usize),
    Discards,
    InPlay,
}

/// What is paid for the card that was chosen last.
#[derive(Default)]
struct Payment {
    cards: usize,
    folds: u32,
    discards: usize,
    /// Nothing is paid for a card of the Draw Line.
    is_bonus: bool,
    /// The characters in play when it was chosen: a new version counts from then on (L-4.2).
    rules: Vec<&'static str>,
}

fn take(from: &mut Vec<&'static str>, card: &'static str) {
    let at = from.iter().rposition(|c| *c == card).unwrap_or_else(|| panic!("{card} is in {from:?}"));
    from.remove(at);
}

/// The words behind a word of the header.
fn header(record: &str, word: &str) -> Vec<String> {
    let line = record.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    line.map_or(Vec::new(), |line| line.split(' ').map(str::to_owned).collect())
}

impl Checker {
    /// The table of a record.
    fn new(record: &str) -> Self {
        let families = header(record, "families");
        let players = families.len();
        let with = [families, header(record, "characters")].concat();
        let facts = cards();
        let in_play = facts.iter().filter(|c| with.iter().any(|f| f == c.family));
        // Before the first shuffle all cards wait where later the discards do.
        let discards = in_play.flat_map(|c| vec![c.name; c.copies]).collect();
        Self {
            players,
            deck: VecDeque::new(),
            discards,
            hands: vec![Vec::new(); players],
            line: Vec::new(),
            aside: Vec::new(),
            collections: vec![[Vec::new(), Vec::new()]; players],
            in_play: Vec::new(),
            papers: if with.iter().any(|f| f == "polar") { 18 } else { 0 },
            payment: Payment::default(),
            drawn: (Value::Null, 0, 0),
            active: None,
            facts,
            with,
        }
    }

    fn card(&self, name: &str) -> &Card {
        self.facts.iter().find(|c| c.name == name).unwrap_or_else(|| panic!("{name} is a card"))
    }

    fn number(&self, name: &str) -> usize {
        self.facts.iter().position(|c| c.name == name).expect("a card")
    }

    fn named(&self, value: &Value) -> &'static str {
        self.card(value.as_str().expect("a name")).name
    }

    fn is_in_play(&self, character: &str) -> bool {
        self.in_play.contains(&character)
    }

    fn shuffled(&mut self, event: &Value) {
        assert!(self.deck.is_empty(), "only an empty deck is formed again");
        let mut cards = std::mem::take(&mut self.discards);
        cards.sort_by_key(|c| self.number(c));
        let seed = event["text"].as_str().and_then(|t| t.strip_prefix("* shuffled ")).expect("a shuffle");
        let expected = deck(u64::from_str_radix(seed, 16).expect("hex"), &cards);
        assert_eq!(event["order"], serde_json::json!(expected));
        self.deck = expected.into();
    }

    /// The hand modifiers of a player (L-3.2): cards on top, and characters.
    fn hand_modifiers(&self, seat: usize) -> i64 {
        let tops: Vec<_> = self.collections[seat].iter().filter_map(|c| c.last().copied()).collect();
        let of_top = |card: &&str| match *card {
            "brontosaurus" => 3,
            "stegosaurus" => 2,
            _ => 0,
        };
        let all = self.collections[seat].iter().flatten();
        let velociraptors = all.filter(|c| **c == "velociraptor").count() as i64;
        let of_velociraptors = if tops.contains(&"velociraptor") { velociraptors } else { 0 };
        let of_ninja = i64::from(self.is_in_play("yellow_ninja")) - i64::from(self.is_in_play("red_ninja"));
        tops.iter().map(of_top).sum::<i64>() + of_velociraptors + of_ninja
    }

    fn hand_limit(&self, seat: usize) -> usize {
        (8 + self.hand_modifiers(seat)).max(0) as usize
    }

    /// The limit of the draw-cards action (O-4.1, L-7.1).
    fn draw_limit(&self, seat: usize) -> i64 {
        let has_mesosaurus = self.collections[seat].iter().any(|c| c.last() == Some(&"mesosaurus"));
        let base = if has_mesosaurus { (3 + self.hand_modifiers(seat)).max(4) } else { 4 };
        (base + i64::from(self.is_in_play("yellow_monk")) - i64::from(self.is_in_play("red_monk"))).max(0)
    }

    /// A card that the draw-cards action takes.
    fn check_draw(&mut self, event: &Value, seat: usize, card: &str) {
        if self.drawn.0 != event["move"] {
            self.drawn = (event["move"].clone(), 0, 0);
        }
        self.drawn.1 += 1;
        self.drawn.2 += i64::from(self.card(card).folds);
        let (_, cards, folds) = self.drawn;
        assert!(folds <= self.draw_limit(seat) || (cards == 1 && self.is_in_play("red_monk")), "{event}");
        assert!(cards <= 2 || !self.is_in_play("red_merchant"), "{event}");
    }

    /// A card that was chosen, paid and is placed now (O-5.1, L-4.5).
    fn check_payment(&self, card: &str) {
        let Payment { cards, folds, discards, is_bonus, ref rules } = self.payment;
        let is = |character: &str| rules.contains(&character);
        let change = i64::from(is("red_musician")) - i64::from(is("yellow_musician"));
        let cost = (i64::from(self.card(card).cost) + change).max(0);
        let most = cost + i64::from(is("yellow_calligrapher"));
        assert!(i64::from(folds) <= most, "{card} is not overpaid");
        assert!(cards == 0 || !is_bonus, "{card} is free");
        let may_be_cheaper = is_bonus || self.with.iter().any(|f| BASE.contains(&f.as_str()));
        assert!(i64::from(folds) >= cost || may_be_cheaper, "{card} is paid in full");
        assert!(folds == 0 || cards >= 2 || !is("red_calligrapher"), "{card}: two cards at least");
        assert!(discards == 0 || (discards == 1 && is("red_geisha")), "{card}");
    }

    /// One event, and what it does to the table.
    fn follow(&mut self, event: &Value) {
        let number = |key: &str| event[key].as_u64().unwrap_or_else(|| panic!("a number as {key}: {event}")) as usize;
        let (seat, to) = (|| number("seat"), || number("to"));
        let side = || usize::from(event["side"] == "right");
        let card = if event["card"].is_null() { "" } else { self.named(&event["card"]) };
        match event["event"].as_str().expect("a kind") {
            "shuffled" => self.shuffled(event),
            "dealt" | "drew" => self.carry(card, Place::Deck, Place::Hand(seat())),
            "line_filled" => {
                self.carry(card, Place::Deck, Place::Line);
                assert!(self.line.len() <= if self.is_in_play("yellow_merchant") { 5 } else { 4 });
            }
            "looked_at" => self.carry(card, Place::Deck, Place::Aside),
            "kept" => self.carry(card, Place::Aside, Place::Hand(seat())),
            "discarded_looked_at" => self.carry(card, Place::Aside, Place::Discards),
            "took_from_line" => {
                if event["text"].as_str().is_some_and(|text| text[1..].starts_with(" draw ")) {
                    self.check_draw(event, seat(), card);
                }
                self.carry(card, Place::Line, Place::Hand(seat()));
            }
            "line_discarded" => self.carry(card, Place::Line, Place::Discards),
            // Rice paper just paid or discarded can be taken back from its deck (L-5.3).
            "took_discard" => self.carry(card, Place::Discards, Place::Hand(seat())),
            "plays" => self.plays(event, seat(), card),
            "paid" => {
                self.pay(card);
                self.carry(card, Place::Hand(seat()), Place::Discards);
            }
            "paid_with_discard" => {
                self.pay(card);
                self.payment.discards += 1;
                self.carry(card, Place::Discards, Place::Discards);
            }
            "discarded" => self.carry(card, Place::Hand(seat()), Place::Discards),
            "placed" => self.placed(seat(), side(), card),
            "put_in_play" => self.put_in_play(event, seat(), card),
            "left_play" => self.carry(card, Place::InPlay, Place::Discards),
            "reacts" => assert!(self.can_react(seat(), card), "{event}"),
            "drew_rice_paper" => {
                let count = number("count");
                assert!(count > 0 && count <= self.papers, "{event}");
                self.papers -= count;
                self.hands[seat()].extend(vec!["rice_paper"; count]);
            }
            "moved" => {
                let way = ["from", "to"].map(|key| usize::from(event[key] == "right"));
                self.moved(seat(), card, way, [number("place"), number("new_place")]);
            }
            "removed" => {
                assert_eq!(self.collections[seat()][side()].pop(), Some(card));
                self.discards.push(card);
            }
            "moved_under" => self.collections[seat()][side()].rotate_right(1),
            "passed" | "stolen" => self.carry(card, Place::Hand(seat()), Place::Hand(to())),
            "swapped" => {
                let (taken, given) = (self.named(&event["taken"]), self.named(&event["given"]));
                assert_ne!(given, "rice_paper");
                self.carry(taken, Place::Line, Place::Aside);
                self.carry(given, Place::Hand(seat()), Place::Line);
                self.carry(taken, Place::Aside, Place::Hand(seat()));
            }
            "shown" => {
                let held = self.hands[seat()].iter().filter(|&&c| c == card).count();
                assert!(number("count") <= held, "{event}");
            }
            "hand_shown" => {
                let mut hand = self.hands[seat()].clone();
                hand.sort_by_key(|c| self.number(c));
                assert_eq!(event["cards"], serde_json::json!(hand));
            }
            "turn" => self.turn(seat()),
            "run_out" => assert!(self.deck.is_empty()),
            "starts" | "extra_action" | "no_action" | "marked" | "answered" | "uses_special" | "uses_effect"
            | "declined" | "nothing_to_do" | "copies" | "chose_player" | "got_action" | "lost_action" | "stalled"
            | "final_round" | "over" => {}
            other => panic!("an event that docs/RECORDS.md does not know: {other}"),
        }
    }

    /// A card goes from one place, where it must be, to another. Rice paper has a deck instead of the discards (L-5.2).
    fn carry(&mut self, card: &'static str, from: Place, to: Place) {
        match from {
            Place::Deck => assert_eq!(self.deck.pop_front(), Some(card), "the next card of the deck"),
            Place::Discards if card == "rice_paper" => self.papers -= 1,
            from => take(self.pile(from), card),
        }
        match to {
            Place::Discards if card == "rice_paper" => self.papers += 1,
            to => self.pile(to).push(card),
        }
    }

    fn pile(&mut self, place: Place) -> &mut Vec<&'static str> {
        match place {
            Place::Deck => panic!("nothing goes to the deck but by a shuffle"),
            Place::Line => &mut self.line,
            Place::Aside => &mut self.aside,
            Place::Hand(seat) => &mut self.hands[seat],
            Place::Discards => &mut self.discards,
            Place::InPlay => &mut self.in_play,
        }
    }

    /// A card is chosen to be played, and will be paid for.
    fn plays(&mut self, event: &Value, seat: usize, card: &'static str) {
        let from = event["from"].as_str().expect("a place");
        assert_eq!(event["side"].is_null(), is_character(card), "{event}");
        match from {
            "hand" => assert!(self.hands[seat].contains(&card)),
            "line" => self.carry(card, Place::Line, Place::Hand(seat)),
            _ => {
                assert!(self.is_in_play("yellow_geisha"));
                assert_eq!(self.discards.pop(), Some(card), "the top discard");
                self.hands[seat].push(card);
            }
        }
        let rules = self.in_play.clone();
        self.payment = Payment { is_bonus: from == "line", rules, ..Payment::default() };
    }

    fn pay(&mut self, card: &str) {
        self.payment.folds += self.card(card).folds;
        self.payment.cards += 1;
    }

    fn placed(&mut self, seat: usize, side: usize, card: &'static str) {
        assert!(!is_character(card) && card != "rice_paper");
        self.check_payment(card);
        take(&mut self.hands[seat], card);
        self.collections[seat][side].push(card);
        self.check_balance(seat);
    }

    fn put_in_play(&mut self, event: &Value, seat: usize, card: &'static str) {
        assert!(is_character(card));
        self.check_payment(card);
        // Its other version has left, if it was there.
        let same = |other: &&&str| self.card(other).family == self.card(card).family;
        assert_eq!(self.in_play.iter().find(same), None, "{event}");
        self.carry(card, Place::Hand(seat), Place::InPlay);
    }

    /// An origami goes from a place in a collection to another place; places are counted from 1.
    fn moved(&mut self, seat: usize, card: &'static str, [from, to]: [usize; 2], [place, new_place]: [usize; 2]) {
        assert_eq!(self.collections[seat][from].remove(place - 1), card);
        self.collections[seat][to].insert(new_place - 1, card);
        self.check_balance(seat);
    }

    /// Collections differ by one card at most (O-5.3).
    fn check_balance(&self, seat: usize) {
        let [left, right] = &self.collections[seat];
        assert!(left.len().abs_diff(right.len()) <= 1);
    }

    /// Reacts who lies on top, or a Gardener in play whose moment it is.
    fn can_react(&self, seat: usize, card: &str) -> bool {
        let held = self.hands[seat].len();
        match card {
            "caiman" | "toucan" | "snowy_owl" => self.collections[seat].iter().any(|c| c.last() == Some(&card)),
            "yellow_gardener" => self.is_in_play(card) && held <= 2,
            "red_gardener" => self.is_in_play(card) && held >= 7,
            _ => false,
        }
    }

    fn turn(&mut self, seat: usize) {
        assert!(self.aside.is_empty());
        if let Some(before) = self.active {
            self.check_hand(before);
            assert_eq!(seat, (before + 1) % self.players);
        }
        self.active = Some(seat);
    }

    /// The hand at the end of a turn (O-3.2, L-3.2, L-3.3).
    fn check_hand(&self, seat: usize) {
        let (held, limit) = (self.hands[seat].len(), self.hand_limit(seat));
        assert!(held <= limit, "the hand is checked at the end of a turn: {held} of {limit}");
        // Whoever had 7 or more has one fewer.
        assert!(!self.is_in_play("red_gardener") || limit < 7 || held < limit, "the Gardener came: {held}");
        assert!(!self.is_in_play("yellow_gardener") || held > 0 || self.deck.is_empty(), "the Gardener came");
    }

    /// Everybody with the most of something, of which nothing is not enough (L-6.2).
    fn most(&self, count: impl Fn(usize) -> usize) -> Vec<usize> {
        let most = (0..self.players).map(&count).max().filter(|&most| most > 0);
        (0..self.players).filter(|&seat| Some(count(seat)) == most).collect()
    }

    fn collected(&self, seat: usize) -> impl Iterator<Item = &Card> {
        self.collections[seat].iter().flatten().map(|card| self.card(card))
    }

    fn count(&self, seat: usize, wanted: impl Fn(&Card) -> bool) -> usize {
        self.collected(seat).filter(|card| wanted(card)).count()
    }

    fn families(&self, seat: usize) -> usize {
        self.collected(seat).map(|card| card.family).collect::<BTreeSet<_>>().len()
    }

    fn legendary(&self, seat: usize) -> usize {
        self.count(seat, |card| card.family == "legendary")
    }

    /// What a Kappa brings a player, whoever owns it (L-6.3).
    fn kappa(&self, seat: usize) -> i64 {
        if self.most(|s| self.legendary(s)).contains(&seat) { 5 } else { 0 }
    }

    /// The points of a collection, without the bonus of an Anaconda (O-8.1, L-7.2).
    fn collection_score(&self, seat: usize, side: usize) -> i64 {
        let collection = &self.collections[seat][side];
        let count = |name: &str| self.count(seat, |card| card.name == name) as i64;
        let held = self.hands[seat].len();
        let others = || (0..self.players).filter(|&s| s != seat);
        let mut score = 0;
        for (at, card) in collection.iter().enumerate() {
            let is_macaw = |at: Option<usize>| at.and_then(|at| collection.get(at)) == Some(&"macaw");
            score += self.card(card).points;
            score += match *card {
                "rabbit" => held as i64 / 2,
                "chicken" => 2 * count("chick"),
                "whale" => collection.len() as i64 - 1,
                "ant" if count("ant") >= 2 => 2,
                "bee" => self.count(seat, |card| card.family == "lawn") as i64,
                "polar_bear" => self.hands[seat].iter().filter(|c| **c == "rice_paper").count() as i64,
                "macaw" if is_macaw(at.checked_sub(1)) || is_macaw(Some(at + 1)) => 3,
                "triceratops" => 2 * others().filter(|&s| self.hands[s].len() < held).count() as i64,
                "t_rex" => held as i64,
                "kappa" => self.kappa(seat),
                "griffin" => 2 * others().filter(|&s| self.legendary(s) < self.legendary(seat)).count() as i64,
                _ => 0,
            };
        }
        score
    }

    /// What the characters in play award (L-7.14).
    fn awards(&self, seat: usize) -> i64 {
        let rewarded = |character: &&&str| match **character {
            "yellow_actor" => self.most(|s| self.families(s)).contains(&seat),
            "red_actor" => {
                let fewest = (0..self.players).map(|s| self.families(s)).filter(|&n| n > 0).min();
                Some(self.families(seat)) == fewest
            }
            "yellow_sumo_wrestler" => self.most(|s| self.count(s, |card| card.cost >= 8)).contains(&seat),
            "red_sumo_wrestler" => self.most(|s| self.count(s, |card| card.cost <= 3)).contains(&seat),
            "yellow_samurai" => self.most(|s| self.collected(s).count()).contains(&seat),
            "red_samurai" => self.most(|s| self.hands[s].len()).contains(&seat),
            _ => false,
        };
        5 * self.in_play.iter().filter(rewarded).count() as i64
    }

    /// The points of a seat (O-8.1, L-6.1).
    fn score(&self, seat: usize) -> i64 {
        let [left, right] = [0, 1].map(|side| self.collection_score(seat, side));
        let of = |s: usize, name: &str| self.count(s, |card| card.name == name) as i64;
        let theirs: i64 = (0..self.players).filter(|&s| s != seat).map(|s| of(s, "kappa")).sum();
        left + right + of(seat, "anaconda") * (left - right).abs() + theirs * self.kappa(seat) + self.awards(seat)
    }
}

/// Follows a game and compares the points.
fn check(record: &str, seen: &mut BTreeSet<String>) {
    let mut checker = Checker::new(record);
    let events = run_with_input("replay - --events", record.as_bytes());
    assert_eq!((events.code, events.stderr.as_str()), (Some(0), ""));
    for line in events.stdout.lines() {
        let event: Value = serde_json::from_str(line).expect("JSON");
        checker.follow(&event);
        seen.insert(event["event"].as_str().expect("a kind").to_owned());
        if event["event"] == "placed" || event["event"] == "put_in_play" {
            seen.insert(event["card"].as_str().expect("a card").to_owned());
        }
    }
    let report = run_with_input("replay - --json", record.as_bytes()).json();
    for line in report["standing"].as_array().expect("by seat") {
        let seat = line["seat"].as_u64().expect("a seat") as usize;
        assert_eq!(line["score"].as_i64(), Some(checker.score(seat)), "{record}");
    }
}

#[test]
fn every_card_can_be_followed_through_the_events() {
    let mut seen = BTreeSet::new();
    for families in ["farm,sky", "sea,savannah", "sky,lawn", "farm,sea,lawn", "sky,sea,savannah,lawn"] {
        for record in recorded("checker", &format!("--families {families} --games 25 --seed 8")) {
            check(&record, &mut seen);
        }
    }
    assert!(seen.len() >= 30, "the games show most kinds of event: {seen:?}");
}

/// All families of Legends and all characters, at tables of every size.
#[test]
fn every_card_of_legends_can_be_followed_through_the_events() {
    let mut seen = BTreeSet::new();
    for (at, args) in [
        "--families polar,exotic --characters musician,ninja",
        "--families dinosaurs,legendary --characters geisha,merchant",
        "--families exotic,legendary --characters calligrapher,gardener",
        "--families polar,dinosaurs --characters monk,samurai",
        "--families polar,dinosaurs,legendary --characters actor,sumo_wrestler,geisha",
        "--families polar,exotic,dinosaurs,legendary --characters none",
        "--players 4 --characters musician,monk,calligrapher,gardener",
    ]
    .into_iter()
    .enumerate()
    {
        for record in recorded_of("legends", &format!("checker-legends-{at}"), &format!("{args} --games 25 --seed 8")) {
            check(&record, &mut seen);
        }
    }
    for card in cards().iter().filter(|card| !BASE.contains(&card.family) && card.name != "rice_paper") {
        assert!(seen.contains(card.name), "nobody played {}", card.name);
    }
    for event in ["paid_with_discard", "put_in_play", "left_play", "reacts", "drew_rice_paper", "moved"] {
        assert!(seen.contains(event), "{event}");
    }
}

#[test]
fn every_card_of_a_mixed_game_can_be_followed_through_the_events() {
    let mut seen = BTreeSet::new();
    for players in 2..=4 {
        for seed in 1..=6 {
            let args = format!("--players {players} --games 6 --seed {seed}");
            for record in recorded_of("mixed", &format!("checker-mixed-{players}-{seed}"), &args) {
                check(&record, &mut seen);
            }
        }
    }
    assert!(seen.contains("uses_special") && seen.contains("put_in_play") && seen.contains("drew_rice_paper"));
}

/// The worked example of the printed rules.
#[test]
fn the_checker_counts_the_example_of_the_rules() {
    let mut checker = Checker::new("families polar exotic dinosaurs legendary\n");
    checker.hands[0] = vec!["rice_paper"; 3];
    checker.collections[0] =
        [vec!["phoenix", "kappa", "t_rex", "reindeer"], vec!["phoenix", "macaw", "macaw", "walrus"]];
    checker.collections[1] = [vec!["oni"], vec![]];
    assert_eq!(checker.score(0), 48);
    assert_eq!(checker.score(1), 8, "fewer Legendary origami");
}

#[test]
fn a_group_is_discarded_in_the_order_of_the_rule() {
    let facts = cards();
    let rank = |name: &Value| {
        let at = facts.iter().position(|c| name == c.name).expect("a card");
        (facts[at].folds, at)
    };
    let mut groups = 0;
    for record in recorded("groups", "--families farm,savannah --games 30") {
        let events = run_with_input("replay - --events", record.as_bytes()).stdout;
        let events: Vec<Value> = events.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
        for pair in events.windows(2).filter(|p| p[0]["move"] == p[1]["move"] && p[0]["event"] == p[1]["event"]) {
            let kind = pair[0]["event"].as_str();
            if matches!(kind, Some("paid" | "line_discarded")) {
                assert!(rank(&pair[0]["card"]) <= rank(&pair[1]["card"]), "{pair:?}");
                groups += 1;
            }
        }
    }
    assert!(groups > 100);
}

#[test]
fn digests_are_those_of_the_document() {
    let record = recorded("digests", "--families sky,lawn --games 1").remove(0);
    let (text, last) = record.trim_end().rsplit_once('\n').expect("lines");
    assert_eq!(last, format!("digest {}", digest(format!("{text}\n").as_bytes())));
    let mut edition = String::new();
    for Card { name, family, copies, cost, folds, points } in cards() {
        if family == "sky" || family == "lawn" {
            edition += &format!("{name} {family} {copies} {cost} {folds} {points} {name}\n");
        }
    }
    assert!(record.contains(&format!("\nedition {}\n", digest(edition.as_bytes()))), "{record}");

    let args = "--families polar,legendary --characters monk,ninja --games 1";
    let record = recorded_of("legends", "digests-legends", args).remove(0);
    let mut edition = String::new();
    for Card { name, family, copies, cost, folds, points } in cards() {
        if ["polar", "legendary", "ninja", "monk"].contains(&family) {
            let family = if is_character(name) { "character" } else { family };
            edition += &format!("{name} {family} {copies} {cost} {folds} {points} {name}\n");
        }
    }
    assert!(record.contains("\nfamilies polar legendary\ncharacters ninja monk\n"), "{record}");
    assert!(record.contains(&format!("\nedition {}\n", digest(edition.as_bytes()))), "{record}");
}

#[test]
fn the_checker_expands_seeds_as_the_document_says() {
    // The published test vector of SplitMix64.
    assert_eq!(Expansion(1_234_567).next(), 6_457_827_717_110_365_317);
    assert!(good("replay --help").stdout.contains("docs/RECORDS.md"));
}
