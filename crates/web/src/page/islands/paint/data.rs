//! All that a script needs to move a shape about, as JSON in hidden elements: forms, placements, what comes of them, and why not.
//!
//! Sets of squares are written as hexadecimal masks. § stands where the script puts in the names of squares, or how many there are, and ¶
//! where it puts in the island. What is said of any painting lies with the islands, so that it is not sent with every question.

use maud::html;
use serde_json::{Value, json};
use session::Seat;
use session::islands::{Brush, Canvas, Colour, Easel, Illegal, Move, Nth, Rule, RuleId as _, Squares, Stroke, Why};

use super::{come_of, question};
use crate::page::books;
use crate::page::islands::Desk;

/// What the script puts squares in for.
const HERE: &str = "§";
/// What the script puts the island in for.
const ISLAND: &str = "¶";

/// Sentences that are the same for every painting.
#[must_use]
pub fn words(desk: &Desk) -> String {
    let say = desk.say();
    // One square, or several.
    let taken = |sentence: &dyn Fn(u8) -> String| [1, 2].map(|n| by_rule(desk, &sentence(n), Rule::EmptySquares));
    written(&json!({
        "again": say.paint_again(),
        "fits": say.paint_fits(ISLAND, HERE),
        "not": say.paint_fits_not(ISLAND, HERE),
        "landmark": taken(&|n| say.islands_refuse_not_empty(ISLAND, n, HERE)),
        "painted": taken(&|n| say.islands_refuse_painted(ISLAND, n, HERE)),
    }))
}

/// What can be painted now.
pub fn of(desk: &Desk, easel: &Easel, me: Seat) -> String {
    let masks = |squares: &[Squares]| squares.iter().map(|squares| mask(*squares)).collect::<Vec<_>>();
    let (mut outcomes, mut reasons) = (Once::default(), Once::default());
    let told = easel.outcomes.iter().map(|outcome| outcomes.note(come_of(desk, outcome).join(" ")));
    let told: Vec<_> = told.collect();
    let islands = Nth::ALL.into_iter().zip(&easel.canvases);
    let islands: Vec<_> =
        islands.map(|(nth, canvas)| isle(desk, (easel, &told), (me, nth), canvas, &mut reasons)).collect();
    let mut all = json!({
        "turns": masks(&easel.turns),
        "colours": easel.colours.iter().map(Colour::word).collect::<Vec<_>>(),
        "outcomes": outcomes.0,
        "reasons": reasons.0,
        "islands": islands,
    });
    let size = free_size(easel);
    if size > 0 {
        all["free"] = size.into();
        all["chosen"] = desk.say().paint_chosen(size, ISLAND, HERE).into();
        all["loose"] = by_rule(desk, &desk.say().islands_refuse_unconnected(), Rule::ExpancingInDetail).into();
    }
    written(&all)
}

/// Sentences, each of them once.
#[derive(Default)]
struct Once(Vec<String>);

impl Once {
    /// The place of a sentence.
    fn note(&mut self, sentence: String) -> usize {
        self.0.iter().position(|noted| *noted == sentence).unwrap_or_else(|| {
            self.0.push(sentence);
            self.0.len() - 1
        })
    }
}

/// JSON as the text of an element. Quotes may stand there as they are.
fn written(json: &Value) -> String {
    json.to_string().replace('&', "&amp;").replace('<', "&lt;")
}

/// A set of squares.
#[must_use]
pub fn mask(squares: Squares) -> String {
    format!("{:x}", squares.0)
}

/// One island: what is free, its placements, and the refusals.
fn isle(
    desk: &Desk,
    (easel, outcomes): (&Easel, &[usize]),
    (me, nth): (Seat, Nth),
    canvas: &Canvas,
    reasons: &mut Once,
) -> Value {
    let strokes = easel.strokes.iter().filter(|stroke| stroke.island == nth);
    let strokes: Vec<_> = strokes.map(|stroke| placement(easel, outcomes, stroke)).collect();
    let mut isle = json!({ "free": mask(canvas.free), "reach": mask(canvas.reach), "strokes": strokes.join(" ") });
    let is_taken = |illegal: &Illegal<Rule>| (illegal.rule, illegal.why) == (Rule::EmptySquares, Why::NotThere);
    // Other reasons come before that a square is taken, as that the island can't be started.
    let closed = canvas.taken.filter(|illegal| !is_taken(illegal));
    for (name, illegal) in [("closed", closed), ("apart", canvas.apart), ("other", canvas.other)] {
        if let Some(illegal) = illegal {
            let sentence = refusal(desk, easel, nth, illegal).replace(&desk.teller.island(me, nth), ISLAND);
            isle[name] = reasons.note(sentence).into();
        }
    }
    isle
}

/// How many squares are chosen one by one; none if a shape is moved.
const fn free_size(easel: &Easel) -> u8 {
    if let Brush::Free(size) = easel.brush { size } else { 0 }
}

/// A placement: its squares, and what comes of it in each of the colours of the easel.
fn placement(easel: &Easel, outcomes: &[usize], stroke: &Stroke) -> String {
    let outcome = |colour: Colour| outcomes.get(usize::from(stroke.outcome[colour as usize]?));
    let told = easel.colours.iter().map(|colour| outcome(colour).map_or_else(String::new, usize::to_string));
    format!("{}:{}", mask(stroke.squares), told.collect::<Vec<_>>().join(","))
}

/// Why something can't be painted on that island, with a link to the rule.
fn refusal(desk: &Desk, easel: &Easel, nth: Nth, illegal: Illegal<Rule>) -> String {
    let colour = easel.colours.iter().next().unwrap_or(Colour::Red);
    let squares = easel.turns.first().copied().unwrap_or(Squares((1 << free_size(easel)) - 1));
    let m = Move::Paint { island: nth, colour, squares };
    let sentence = desk.teller.refusal(Some(question(easel)), m, illegal);
    html! { (books::linked(&sentence)) }.into_string()
}

/// A sentence with its rule.
fn by_rule(desk: &Desk, sentence: &str, rule: Rule) -> String {
    let sentence = desk.say().refuse_with_rule(sentence.trim_end_matches('.'), rule.id());
    html! { (books::linked(&sentence)) }.into_string()
}
