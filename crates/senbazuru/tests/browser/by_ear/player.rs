//! Plays by what is heard: the question, the numbers in it, and the names of what can be chosen.

use std::time::Instant;

use super::tree::{self, Heard, Tree};
use crate::common::GUARD;
use crate::page::Browser;

/// One who plays by ear.
pub struct Ears<'a> {
    pub browser: &'a mut Browser,
    /// Called while there is nothing to do.
    pub others: &'a mut dyn FnMut(),
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Played {
    /// Answers that counted.
    pub answers: u32,
    /// Answers that were refused, with a reason.
    pub refusals: u32,
    /// Paintings whose squares were named.
    pub named: u32,
}

/// A question as it is heard.
struct Question {
    title: String,
    parts: Vec<Heard>,
    /// All that is heard of it, and what happened before: when this changes, an answer has counted.
    state: String,
}

impl Ears<'_> {
    /// Plays until the game is over.
    pub fn play(&mut self) -> Played {
        let mut played = Played::default();
        while let Some(question) = self.next() {
            // Of several ways to answer the next one is tried after a refusal.
            let mut tries = 0;
            while !self.answer(&question, tries, &mut played) {
                tries += 1;
                played.refusals += 1;
                assert!(tries < 60, "no answer to {}: {:?}", question.title, question.parts);
            }
            played.answers += 1;
            assert!(played.answers < 600, "a game without end: {played:?}");
        }
        played
    }

    /// The next question; nothing once the game is over.
    fn next(&mut self) -> Option<Question> {
        let start = Instant::now();
        loop {
            let tree = tree::read(self.browser);
            if state(&tree).contains("The game is over") {
                return None;
            }
            if let Some(question) = question(&tree) {
                return Some(question);
            }
            (self.others)();
            assert!(start.elapsed() < GUARD, "nothing to do: {}", tree.in_words());
        }
    }

    /// Answers: does it count?
    fn answer(&mut self, question: &Question, n: usize, played: &mut Played) -> bool {
        let tree = tree::read(self.browser);
        let Some(now) = self::question(&tree) else { return true };
        if now.state != question.state {
            return true;
        }
        let button = |name: &str| now.parts.iter().find(|heard| heard.role == "button" && heard.name == name);
        let boxes: Vec<&Heard> = now.parts.iter().filter(|heard| heard.role == "checkbox").collect();
        let plays = |heard: &&Heard| heard.role == "button" && heard.name.starts_with("Play ");
        let numbers = numbers(&now.title);
        let (least, most) = (numbers.first().copied().unwrap_or(0), numbers.last().copied().unwrap_or(0));
        if let Some(pay) = button("Pay") {
            let wanted: Vec<_> = subsets(&boxes, |folds| (least..=most).contains(&folds)).collect();
            self.tick(&boxes, &wanted[n.min(wanted.len() - 1)]);
            tree::activate(self.browser, pay);
        } else if let Some(discard) = button("Discard these") {
            self.tick(
                &boxes,
                &(0..(least as usize).min(boxes.len())).map(|at| (at + n) % boxes.len()).collect::<Vec<_>>(),
            );
            tree::activate(self.browser, discard);
        } else if let Some(play) = now.parts.iter().filter(plays).nth(n) {
            tree::activate(self.browser, play);
        } else if let Some(draw) = button("Draw").or(button("Take")) {
            let wanted: Vec<_> = subsets(&boxes, |_| true).collect();
            self.tick(&boxes, &wanted[n % wanted.len()]);
            tree::activate(self.browser, draw);
        } else if let Some(at) =
            now.parts.iter().position(|heard| heard.role == "DisclosureTriangle" && heard.name.contains("place"))
        {
            return self.paint(&now, at, n, played);
        } else {
            let is_answer = |heard: &&Heard| {
                heard.role == "button" && !heard.disabled && !NO_ANSWERS.contains(&heard.name.as_str())
            };
            let one =
                now.parts.iter().filter(is_answer).nth(n).unwrap_or_else(|| panic!("no answer in {}", tree.in_words()));
            tree::activate(self.browser, one);
        }
        self.has_counted(&now)
    }

    /// Paints the first place of the first group; once the squares are named instead.
    fn paint(&mut self, now: &Question, group: usize, n: usize, played: &mut Played) -> bool {
        if !now.parts[group].expanded {
            tree::activate(self.browser, &now.parts[group]);
        }
        let tree = tree::read(self.browser);
        let Some(opened) = question(&tree) else { return true };
        let after = opened.parts.iter().skip(group + 1).filter(|heard| heard.role == "button");
        let places: Vec<&Heard> =
            after.take_while(|heard| heard.name.starts_with(|c: char| c.is_ascii_uppercase())).collect();
        let place = places.get(n).unwrap_or_else(|| panic!("no place in {}", tree.in_words()));
        let field = opened.parts.iter().find(|heard| heard.role == "textbox");
        if let (0, Some(field)) = (played.named, field) {
            // The first island and the first colour are chosen already.
            tree::type_into(self.browser, field, &place.name);
            let paint = opened.parts.iter().find(|heard| heard.role == "button" && heard.name == "Paint");
            tree::activate(self.browser, paint.expect("a button"));
            played.named += 1;
        } else {
            tree::activate(self.browser, place);
        }
        self.has_counted(now)
    }

    /// Ticks just these.
    fn tick(&mut self, boxes: &[&Heard], wanted: &[usize]) {
        for (at, heard) in boxes.iter().enumerate() {
            if heard.checked != wanted.contains(&at) {
                tree::activate(self.browser, heard);
            }
        }
    }

    /// Waits until something else is asked or told, or a refusal is said.
    fn has_counted(&mut self, before: &Question) -> bool {
        let start = Instant::now();
        loop {
            let tree = tree::read(self.browser);
            let alert = tree.0.iter().position(|heard| heard.role == "alert");
            if alert.is_some_and(|at| !tree.inside(at).is_empty()) {
                return false;
            }
            if question(&tree).is_none_or(|now| now.state != before.state) {
                return true;
            }
            assert!(start.elapsed() < GUARD, "no answer comes: {}", tree.in_words());
        }
    }
}

/// What stands beside the question and is no answer to it, or ends more than it.
const NO_ANSWERS: [&str; 6] = ["Take back", "Hint", "Give up", "Bid this", "Don’t prepare", "Prepare"];

/// How the game stands.
fn state(tree: &Tree) -> String {
    let at = tree.region("State of the game").expect("a state");
    tree.inside(at).iter().map(|heard| heard.name.as_str()).collect::<Vec<_>>().join(" ")
}

/// The question, if one is asked.
fn question(tree: &Tree) -> Option<Question> {
    if state(tree).contains("Waiting") || state(tree).contains("One moment") {
        return None;
    }
    // The part that follows what happened last; a tip may come between.
    let event = tree.region("What happened last")?;
    let is_asked = |&(_, heard): &(usize, &Heard)| heard.role == "region" && heard.name != "Tip";
    let (at, region) = tree.0.iter().enumerate().skip(event + 1).find(is_asked)?;
    let parts: Vec<Heard> = tree.inside(at).to_vec();
    let has_buttons = parts.iter().any(|heard| heard.role == "button");
    let log = tree.region("What happened").map(|at| tree.inside(at).len());
    let names: Vec<&str> =
        parts.iter().filter(|heard| heard.role == "button").map(|heard| heard.name.as_str()).collect();
    let state = format!("{} {log:?} {}", region.name, names.join("|"));
    has_buttons.then(|| Question { title: region.name.clone(), parts, state })
}

/// The numbers in a sentence.
fn numbers(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Sets of boxes whose folds add up to something good: the small ones first.
fn subsets<'a>(boxes: &'a [&Heard], is_good: impl Fn(u32) -> bool + 'a) -> impl Iterator<Item = Vec<usize>> + 'a {
    let folds: Vec<u32> = boxes.iter().map(|heard| numbers(&heard.name).last().copied().unwrap_or(0)).collect();
    let sets = 1_u32..1 << boxes.len().min(12);
    let all = sets.map(move |set| (0..boxes.len()).filter(|at| set & (1 << at) != 0).collect::<Vec<_>>());
    all.filter(move |set| is_good(set.iter().map(|&at| folds[at]).sum()))
}
