//! A second opinion: a checker that knows nothing but docs/RECORDS.md and the card tables.
//!
//! It follows every card through the events of a record. It shares no code with the engine, so it also shows that the
//! events say enough for another program.

use std::collections::VecDeque;

use serde_json::Value;

use crate::{good, recorded, run_with_input};

/// Name, copies, cost, folds, points, in the order of the card tables; a name without numbers begins a family.
const CARDS: &str = "
farm: cat 4 2 1 3, sheep 4 3 2 3, raccoon 2 4 2 3, pig 2 6 3 5, dog 2 6 3 5, fox 2 8 4 5, rabbit 2 8 4 5
sky: chick 4 2 1 3, parrot 2 3 2 3, owl 2 4 2 4, dove 2 4 2 5, chicken 2 6 3 3, vulture 2 6 3 4, eagle 2 8 4 5, magpie 2 8 4 6
sea: minnow 4 2 1 3, shell 2 3 2 3, skate 2 4 2 4, whale 2 8 4 4, squid 2 8 4 7, crab 2 4 2 4, dolphin 2 6 3 4, shark 2 4 2 3
savannah: monkey 4 2 1 3, cheetah 2 3 2 3, rhino 2 4 2 4, gorilla 2 8 4 6, elephant 2 4 2 4, zebra 2 6 3 6, lion 2 8 4 3, snake 2 6 3 6
lawn: ant 5 4 2 3, butterfly 2 9 4 10, bee 2 8 4 3, cricket 2 4 2 4, caterpillar 2 3 2 2, spider 2 6 3 4, fly 3 2 1 3";

struct Card {
    name: &'static str,
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
    players: usize,
    deck: VecDeque<&'static str>,
    /// The top is last.
    discards: Vec<&'static str>,
    hands: Vec<Vec<&'static str>>,
    line: Vec<&'static str>,
    aside: Vec<&'static str>,
    /// Left and right, each from bottom to top.
    collections: Vec<[Vec<&'static str>; 2]>,
    paid: u32,
    active: Option<usize>,
}

fn take(from: &mut Vec<&'static str>, card: &'static str) {
    let at = from.iter().rposition(|c| *c == card).unwrap_or_else(|| panic!("{card} is in {from:?}"));
    from.remove(at);
}

impl Checker {
    fn new(families: &str) -> Self {
        let players = families.split(',').count();
        let facts = cards();
        let in_play = facts.iter().filter(|c| families.split(',').any(|f| f == c.family));
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
            paid: 0,
            active: None,
            facts,
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

    fn draw(&mut self, card: &'static str) {
        assert_eq!(self.deck.pop_front(), Some(card), "the next card of the deck");
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

    fn follow(&mut self, event: &Value) {
        let seat = || event["seat"].as_u64().expect("a seat") as usize;
        let to = || event["to"].as_u64().expect("a seat") as usize;
        let side = || usize::from(event["side"] == "right");
        let card = || self.named(&event["card"]);
        match event["event"].as_str().expect("a kind") {
            "shuffled" => self.shuffled(event),
            "dealt" | "drew" => {
                let card = card();
                self.draw(card);
                self.hands[seat()].push(card);
            }
            "line_filled" => {
                let card = card();
                self.draw(card);
                self.line.push(card);
                assert!(self.line.len() <= 4);
            }
            "looked_at" => {
                let card = card();
                self.draw(card);
                self.aside.push(card);
            }
            "kept" => {
                let card = card();
                take(&mut self.aside, card);
                self.hands[seat()].push(card);
            }
            "discarded_looked_at" => {
                let card = card();
                take(&mut self.aside, card);
                self.discards.push(card);
            }
            "took_from_line" => {
                let card = card();
                take(&mut self.line, card);
                self.hands[seat()].push(card);
            }
            "line_discarded" => {
                let card = card();
                take(&mut self.line, card);
                self.discards.push(card);
            }
            "took_discard" => {
                let card = card();
                take(&mut self.discards, card);
                self.hands[seat()].push(card);
            }
            "plays" => self.paid = 0,
            "paid" => {
                let card = card();
                self.paid += self.card(card).folds;
                take(&mut self.hands[seat()], card);
                self.discards.push(card);
            }
            "discarded" => {
                let card = card();
                take(&mut self.hands[seat()], card);
                self.discards.push(card);
            }
            "placed" => {
                let card = card();
                assert!(self.paid <= self.card(card).cost, "{card} is not overpaid");
                take(&mut self.hands[seat()], card);
                self.collections[seat()][side()].push(card);
                let [left, right] = &self.collections[seat()];
                assert!(left.len().abs_diff(right.len()) <= 1);
            }
            "removed" => {
                let card = card();
                assert_eq!(self.collections[seat()][side()].pop(), Some(card));
                self.discards.push(card);
            }
            "moved_under" => self.collections[seat()][side()].rotate_right(1),
            "passed" | "stolen" => {
                let card = card();
                take(&mut self.hands[seat()], card);
                self.hands[to()].push(card);
            }
            "swapped" => {
                let (taken, given) = (self.named(&event["taken"]), self.named(&event["given"]));
                take(&mut self.line, taken);
                take(&mut self.hands[seat()], given);
                self.line.push(given);
                self.hands[seat()].push(taken);
            }
            "shown" => {
                let card = card();
                let held = self.hands[seat()].iter().filter(|&&c| c == card).count() as u64;
                assert!(event["count"].as_u64().is_some_and(|count| count <= held));
            }
            "hand_shown" => {
                let mut hand = self.hands[seat()].clone();
                hand.sort_by_key(|c| self.number(c));
                assert_eq!(event["cards"], serde_json::json!(hand));
            }
            "turn" => {
                assert!(self.aside.is_empty());
                if let Some(before) = self.active {
                    assert!(self.hands[before].len() <= 8, "the hand is checked at the end of a turn");
                    assert_eq!(seat(), (before + 1) % self.players);
                }
                self.active = Some(seat());
            }
            "run_out" => assert!(self.deck.is_empty()),
            "starts" | "extra_action" | "no_action" | "marked" | "answered" | "uses_special" | "uses_effect"
            | "declined" | "nothing_to_do" | "copies" | "chose_player" | "got_action" | "lost_action" | "stalled"
            | "final_round" | "over" => {}
            other => panic!("an event that docs/RECORDS.md does not know: {other}"),
        }
    }

    /// The points of a seat (O-8.1).
    fn score(&self, seat: usize) -> i64 {
        let all: Vec<_> = self.collections[seat].iter().flatten().collect();
        let count = |name: &str| all.iter().filter(|c| **c == &name).count() as i64;
        let mut score = 0;
        for collection in &self.collections[seat] {
            for card in collection {
                score += self.card(card).points;
                score += match *card {
                    "rabbit" => self.hands[seat].len() as i64 / 2,
                    "chicken" => 2 * count("chick"),
                    "whale" => collection.len() as i64 - 1,
                    "ant" if count("ant") >= 2 => 2,
                    "bee" => all.iter().filter(|c| self.card(c).family == "lawn").count() as i64,
                    _ => 0,
                };
            }
        }
        score
    }
}

#[test]
fn every_card_can_be_followed_through_the_events() {
    let mut seen = std::collections::BTreeSet::new();
    for families in ["farm,sky", "sea,savannah", "sky,lawn", "farm,sea,lawn", "sky,sea,savannah,lawn"] {
        for record in recorded("checker", &format!("--families {families} --games 25 --seed 8")) {
            let mut checker = Checker::new(families);
            let events = run_with_input("replay - --events", record.as_bytes());
            assert_eq!((events.code, events.stderr.as_str()), (Some(0), ""));
            for line in events.stdout.lines() {
                let event: Value = serde_json::from_str(line).expect("JSON");
                checker.follow(&event);
                seen.insert(event["event"].as_str().expect("a kind").to_owned());
            }
            let report = run_with_input("replay - --json", record.as_bytes()).json();
            for line in report["standing"].as_array().expect("by seat") {
                let seat = line["seat"].as_u64().expect("a seat") as usize;
                assert_eq!(line["score"].as_i64(), Some(checker.score(seat)), "{record}");
            }
        }
    }
    assert!(seen.len() >= 30, "the games show most kinds of event: {seen:?}");
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
}

#[test]
fn the_checker_expands_seeds_as_the_document_says() {
    // The published test vector of SplitMix64.
    assert_eq!(Expansion(1_234_567).next(), 6_457_827_717_110_365_317);
    assert!(good("replay --help").stdout.contains("docs/RECORDS.md"));
}
