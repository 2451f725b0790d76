//! All that a script needs to move a shape about, in one attribute: forms, squares, placements, what comes of them, and why not.
//!
//! Sets of squares are written as hexadecimal masks; § stands where the script puts in the names of squares, or how many there are.

use maud::html;
use serde_json::{Value, json};
use session::Seat;
use session::islands::{Brush, Canvas, Colour, Easel, Illegal, Move, Nth, Rule, RuleId as _, Squares, Stroke, Why};

use super::{come_of, field, plan, question};
use crate::page::books;
use crate::page::islands::Desk;

/// What the script puts something in for.
const HERE: &str = "§";

/// The attribute.
pub fn of(desk: &Desk, easel: &Easel, me: Seat) -> String {
    let masks = |squares: &[Squares]| squares.iter().map(|squares| mask(*squares)).collect::<Vec<_>>();
    let islands =
        Nth::ALL.into_iter().zip(&easel.canvases).filter_map(|(nth, canvas)| isle(desk, easel, me, nth, canvas));
    json!({
        "ahead": easel.is_ahead,
        "free": free_size(easel),
        "turns": masks(&easel.turns),
        "colours": easel.colours.iter().map(Colour::word).collect::<Vec<_>>(),
        "again": desk.say().paint_again(),
        "loose": by_rule(desk, &desk.say().islands_refuse_unconnected(), Rule::ExpancingInDetail),
        "outcomes": easel.outcomes.iter().map(|outcome| come_of(desk, outcome).join(" ")).collect::<Vec<_>>(),
        "plan": plan(desk).map(|plan| field(desk, plan)),
        "islands": islands.collect::<Vec<_>>(),
    })
    .to_string()
}

fn mask(squares: Squares) -> String {
    format!("{:x}", squares.0)
}

/// One island: its ground, its placements, and the refusals.
fn isle(desk: &Desk, easel: &Easel, me: Seat, nth: Nth, canvas: &Canvas) -> Option<Value> {
    let say = desk.say();
    let at = desk.seat(me)?.islands.get(nth.index())?;
    let name = desk.teller.island(me, nth);
    let strokes = easel.strokes.iter().filter(|stroke| stroke.island == nth).map(stroke).collect::<Vec<_>>();
    let why = |illegal: Option<Illegal<Rule>>| illegal.map(|illegal| refusal(desk, easel, nth, illegal));
    let is_taken = |illegal: &Illegal<Rule>| (illegal.rule, illegal.why) == (Rule::EmptySquares, Why::NotThere);
    // One square, or several.
    let taken = |sentence: &dyn Fn(u8) -> String| [1, 2].map(|n| by_rule(desk, &sentence(n), Rule::EmptySquares));
    Some(json!({
        "fits": say.paint_fits(&name, HERE),
        "not": say.paint_fits_not(&name, HERE),
        "chosen": say.paint_chosen(free_size(easel), &name, HERE),
        "free": mask(canvas.free),
        "empty": mask(at.island.empty),
        "reach": mask(canvas.reach),
        // Other reasons come before that a square is taken, as that the island can't be started.
        "closed": why(canvas.taken.filter(|illegal| !is_taken(illegal))),
        "landmark": taken(&|n| say.islands_refuse_not_empty(&name, n, HERE)),
        "painted": taken(&|n| say.islands_refuse_painted(&name, n, HERE)),
        "apart": why(canvas.apart),
        "other": why(canvas.other),
        "strokes": strokes.join(" "),
    }))
}

/// How many squares are chosen one by one; none if a shape is moved.
const fn free_size(easel: &Easel) -> u8 {
    if let Brush::Free(size) = easel.brush { size } else { 0 }
}

/// A placement: its squares, and what comes of it by colour.
fn stroke(stroke: &Stroke) -> String {
    let outcomes = stroke.outcome.map(|outcome| outcome.map_or_else(String::new, |n| n.to_string()));
    format!("{}:{}", mask(stroke.squares), outcomes.join(","))
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
