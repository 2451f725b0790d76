//! Plays by what is heard: the question, the numbers in it, and the names of what can be chosen.

use std::time::Instant;

use phrases::{Language, Phrases};

use super::tree::{self, Heard, Tree};
use crate::common::GUARD;
use crate::page::Browser;

/// One who plays by ear.
pub struct Ears<'a> {
    pub browser: &'a mut Browser,
    /// Called while there is nothing to do.
    pub others: &'a mut dyn FnMut(),
    /// In which language the page speaks.
    pub language: Language,
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
            if self.state(&tree).contains(&self.say().table_over()) {
                return None;
            }
            if let Some(question) = self.question(&tree) {
                return Some(question);
            }
            (self.others)();
            assert!(start.elapsed() < GUARD, "nothing to do: {}", tree.in_words());
        }
    }

    /// Answers: does it count?
    fn answer(&mut self, question: &Question, n: usize, played: &mut Played) -> bool {
        let tree = tree::read(self.browser);
        let Some(now) = self.question(&tree) else { return true };
        if now.state != question.state {
            return true;
        }
        let say = self.say();
        let no_answers = self.no_answers();
        let button = |name: &str| now.parts.iter().find(|heard| heard.role == "button" && heard.name == name);
        let boxes: Vec<&Heard> = now.parts.iter().filter(|heard| heard.role == "checkbox").collect();
        // Below the heading that says so.
        let play = now.parts.iter().position(|heard| heard.role == "heading" && heard.name == say.table_play_it());
        let is_answer = |heard: &&Heard| heard.role == "button" && !heard.disabled && !no_answers.contains(&heard.name);
        let numbers = numbers(&now.title);
        let (least, most) = (numbers.first().copied().unwrap_or(0), numbers.last().copied().unwrap_or(0));
        if let Some(pay) = button(&say.table_pay_it()) {
            let wanted: Vec<_> = subsets(&boxes, |folds| (least..=most).contains(&folds)).collect();
            self.tick(&boxes, &wanted[n.min(wanted.len() - 1)]);
            tree::activate(self.browser, pay);
        } else if let Some(discard) = button(&say.table_discard_these()) {
            self.tick(
                &boxes,
                &(0..(least as usize).min(boxes.len())).map(|at| (at + n) % boxes.len()).collect::<Vec<_>>(),
            );
            tree::activate(self.browser, discard);
        } else if let Some(play) = play.and_then(|at| now.parts[at..].iter().filter(is_answer).nth(n)) {
            tree::activate(self.browser, play);
        } else if let Some(draw) = button(&say.table_draw()).or(button(&say.table_take())) {
            let wanted: Vec<_> = subsets(&boxes, |_| true).collect();
            self.tick(&boxes, &wanted[n % wanted.len()]);
            tree::activate(self.browser, draw);
        } else if let Some(at) =
            now.parts.iter().position(|heard| heard.role == "DisclosureTriangle" && heard.name.contains("place"))
        {
            return self.paint(&now, at, n, played);
        } else {
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
        let Some(opened) = self.question(&tree) else { return true };
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

    const fn say(&self) -> Phrases {
        Phrases(self.language)
    }

    /// What stands beside the question and is no answer to it, or ends more than it.
    fn no_answers(&self) -> [String; 6] {
        let say = self.say();
        [
            say.table_take_back(),
            say.table_hint(),
            say.paint_give_up(),
            say.islands_bid_this(),
            say.paint_unprepare(),
            say.paint_prepare(),
        ]
    }

    /// How the game stands.
    fn state(&self, tree: &Tree) -> String {
        let at = tree.region(&self.say().text_state()).expect("a state");
        tree.inside(at).iter().map(|heard| heard.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The question, if one is asked.
    fn question(&self, tree: &Tree) -> Option<Question> {
        let (say, state) = (self.say(), self.state(tree));
        let waits = say.table_waiting_for("");
        if state.contains(waits.trim()) || state.contains(&say.table_chance()) {
            return None;
        }
        // The part that follows what happened last; a tip may come between.
        let event = tree.region(&say.text_event())?;
        let is_asked = |&(_, heard): &(usize, &Heard)| heard.role == "region" && heard.name != say.tip_label();
        let (at, region) = tree.0.iter().enumerate().skip(event + 1).find(is_asked)?;
        let parts: Vec<Heard> = tree.inside(at).to_vec();
        let has_buttons = parts.iter().any(|heard| heard.role == "button");
        let log = tree.region(&say.table_log()).map(|at| tree.inside(at).len());
        let names: Vec<&str> =
            parts.iter().filter(|heard| heard.role == "button").map(|heard| heard.name.as_str()).collect();
        let state = format!("{} {log:?} {}", region.name, names.join("|"));
        has_buttons.then(|| Question { title: region.name.clone(), parts, state })
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
            if self.question(&tree).is_none_or(|now| now.state != before.state) {
                return true;
            }
            assert!(start.elapsed() < GUARD, "no answer comes: {}", tree.in_words());
        }
    }
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
