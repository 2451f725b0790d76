//! The table of a game that has no drawings: headings, lists, the question as a sentence, and a button for each answer. All its
//! words come from the game itself.

use drawings::shapes::Drawing;
use drawings::table::{Caption, Format};
use maud::{Markup, html};
use session::Seat;
use session::plain::{PlainScene, PlainSection, Said};

use super::picture::Sitting;
use super::table::around::Around;
use super::table::game::{Game, Keys, Shown};
use super::table::note::{self, Note};
use super::table::seats::head;
use super::table::spoken::Spoken;
use super::table::status::Progress;
use super::table::zone::Zone;
use super::table::{end, places};
use super::{Fields, face, tries};

/// One table of such a game as one visitor sees it.
pub struct Desk<'a> {
    /// What all tables share.
    around: Around<'a>,
    /// What lies on it.
    scene: &'a PlainScene,
}

impl<'a> Desk<'a> {
    /// The desk of a game without drawings.
    #[must_use]
    pub const fn new(around: Around<'a>, scene: &'a PlainScene) -> Self {
        Self { around, scene }
    }

    fn say(&self, said: &Said) -> String {
        said.to(self.around.visit.language, self.around.names)
    }

    fn section(&self, section: &PlainSection) -> Markup {
        html! {
            section {
                h3 { (self.say(&section.heading)) }
                ul { @for line in &section.lines { li { (self.say(line)) } } }
            }
        }
    }

    /// The question, with a button for each answer.
    fn question(&self, question: &Said) -> Note {
        Note {
            kind: Some("plain"),
            why: html! { (self.around.say().table_your_turn()) },
            question: html! { (self.say(question)) },
            how: html! {},
            answers: html! {
                ul.choices {
                    @for answer in &self.scene.answers {
                        li { button.button name="do" value=(answer.words) { (self.say(&answer.label)) } }
                    }
                }
            },
            leads_back: true,
        }
    }

    /// The question, or that one waits.
    fn asks_or_waits(&self) -> Note {
        match &self.scene.question {
            Some(question) if self.around.is_asked() => self.question(question),
            _ => note::waiting(&self.around),
        }
    }

    /// All places.
    fn standings(&self) -> Markup {
        let result = self.around.info().result.iter().flatten();
        let points: Vec<i16> = result.map(|placed| placed.score.unwrap_or_default()).collect();
        places::standings(&self.around, &points, &[], &self.around.say().end_points(), &[])
    }
}

impl Game for Desk<'_> {
    fn around(&self) -> Around<'_> {
        self.around
    }

    fn classes(&self) -> &'static str {
        "felt plain"
    }

    fn seat(&self, seat: Seat) -> Markup {
        html! {
            section id={ "z-seat-" (seat.0) } .zone.seat.mine[self.around.me() == Some(seat)].asked[self.around.info().asked.has(seat)]
                aria-labelledby={ "p-name-" (seat.0) } { (head(&self.around, seat)) }
        }
    }

    fn commons(&self) -> Vec<Zone<'_>> {
        vec![Zone::new(
            "z-plain",
            || html! { div #z-plain .zone { @for section in &self.scene.sections { (self.section(section)) } } },
        )]
    }

    fn note(&self, refusal: Option<&Markup>) -> Markup {
        note::zone(&self.around, &self.asks_or_waits(), refusal)
    }

    fn own(&self) -> Vec<Zone<'_>> {
        Vec::new()
    }

    fn spoken(&self) -> Spoken<'_> {
        // It is in words already.
        let seats = (0..self.around.info().seats.len() as u8).map(Seat);
        let seats = seats.map(|seat| Zone::new(format!("z-seat-{}", seat.0), move || self.seat(seat)));
        Spoken {
            note: self.asks_or_waits(),
            zones: self.commons().into_iter().chain(seats).collect(),
            again: Vec::new(),
        }
    }

    fn progress(&self) -> Progress {
        Progress::default()
    }

    fn draft(&self) -> Markup {
        self.note(None)
    }

    fn end(&self) -> Markup {
        html! {
            header.result {
                (face::symbol("crane"))
                h2 #end-title tabindex="-1" { (places::headline(&self.around)) }
            }
            (self.standings())
            (end::what_next(&self.around))
            (tries::beside(&self.around))
        }
    }

    fn points(&self) -> Markup {
        html! { @for section in &self.scene.sections { (self.section(section)) } }
    }

    fn diagram(&self) -> Vec<String> {
        let section = |section: &PlainSection| {
            let lines: Vec<String> = section.lines.iter().map(|line| format!("    {}", self.say(line))).collect();
            std::iter::once(self.say(&section.heading)).chain(lines).collect::<Vec<_>>()
        };
        self.scene.sections.iter().flat_map(section).collect()
    }

    fn extra(&self, _: &str, _: &Fields) -> Option<Shown> {
        None
    }

    fn in_short(&self, answer: &str, _: &[&str]) -> Option<Markup> {
        let found = self.scene.answers.iter().find(|known| known.words == answer)?;
        Some(html! { (self.say(&found.label)) })
    }

    fn has_places(&self) -> bool {
        self.around.names.len() > 1
    }

    fn drawing(&self, _: Format, _: &Caption, _: &Sitting) -> Option<Drawing> {
        None
    }

    fn keys(&self) -> Keys {
        Keys::default()
    }
}
