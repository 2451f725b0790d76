//! Sentences for people: questions, and what happened.

use phrases::teller::Line;
use phrases::{IslandsTeller, Language, Lexicon, Person, Phrases, Teller};
use session::look::NewsEntry;
use session::{Events, Happened, Look, Scene, Seat, SeatKind, TableInfo, What, cards, islands};

use crate::sentence::lexicon;

/// What the players of a table are called, by seat.
pub(crate) fn names(table: &TableInfo) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(table.seats.len());
    for (number, seat) in (0_usize..).zip(&table.seats) {
        let name = match (seat.kind, seat.level.as_deref()) {
            (SeatKind::Person, _) if !seat.name.is_empty() => seat.name.clone(),
            (SeatKind::Bot, Some(level)) => capital(level),
            _ => format!("#{number}"),
        };
        let before = names.iter().filter(|known| known.split(" (").next() == Some(&name)).count();
        names.push(if before == 0 { name } else { format!("{name} ({})", before + 1) });
    }
    names
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The question a viewer is asked, in words.
pub(crate) fn question(look: &Look, language: Language) -> Option<String> {
    let names = names(&look.table);
    match look.scene.as_ref()? {
        Scene::Cards(scene) => Some(cards_teller(&scene.view, &names, lexicon(), language).ask(scene.ask?)),
        Scene::Islands(scene) => {
            let kept: Vec<_> = scene.view.table.seats.iter().map(|seat| seat.kept).collect();
            let phrases = Phrases(language);
            let reader = scene.viewer;
            Some(IslandsTeller { phrases, setup: scene.setup, names: &names, kept: &kept, reader }.ask(scene.ask?))
        }
        Scene::Plain(scene) => Some(scene.question.as_ref()?.to(language, &names)),
    }
}

fn cards_teller<'a>(view: &cards::View, names: &'a [String], lexicon: &'a Lexicon, language: Language) -> Teller<'a> {
    Teller {
        phrases: Phrases(language),
        lexicon,
        edition: view.setup.edition(),
        title: view.setup.title(),
        names,
        reader: view.viewer,
    }
}

/// What is told of one entry.
#[derive(Debug, Default)]
pub(crate) struct Told {
    /// What happened, in words. A line stands with the entry in which what it tells begins.
    pub lines: Vec<Line>,
    /// Does it go on with what a line of an earlier entry tells, as who pays does with a play?
    pub goes_on: bool,
}

/// What happened, in words, entry by entry.
pub(crate) fn entries(look: &Look, entries: &[NewsEntry], language: Language) -> Vec<Vec<String>> {
    let texts = |told: Told| told.lines.into_iter().map(|line| line.text).collect();
    told(look, entries, 0, lexicon(), language).into_iter().map(texts).collect()
}

/// The same for a page, from an entry on: names of cards are marked (see [`phrases::pieces`]). Those before are only looked at to
/// understand the others.
pub(crate) fn marked(look: &Look, entries: &[NewsEntry], from: u32, language: Language) -> Vec<Told> {
    told(look, entries, from, Lexicon::marked(), language)
}

/// What happened with what begins a turn and which rule each line follows.
///
/// All of it is told at once, since a sentence may depend on what comes before and after it: who pays right after choosing a card
/// plays it in one sentence.
fn told(look: &Look, entries: &[NewsEntry], from: u32, lexicon: &Lexicon, language: Language) -> Vec<Told> {
    let names = names(&look.table);
    let (mut cards, mut islands) = (Vec::<cards::Event<cards::Seen>>::new(), Vec::<islands::Seen>::new());
    let mut told: Vec<Told> = Vec::with_capacity(entries.len());
    // Where the events of each entry begin.
    let mut starts = Vec::with_capacity(entries.len());
    for entry in entries {
        starts.push(cards.len() + islands.len());
        let texts = match &entry.what {
            _ if entry.number < from => Vec::new(),
            What::Happened(happened) => happening(happened, look, &names, language).into_iter().collect(),
            What::Moved { events: Events::Plain(events), .. } => {
                events.iter().map(|said| said.to(language, &names)).collect()
            }
            What::Moved { events: Events::Cards(_) | Events::Islands(_), .. } => Vec::new(),
        };
        match &entry.what {
            What::Moved { events: Events::Cards(events), .. } => cards.extend_from_slice(events),
            What::Moved { events: Events::Islands(events), .. } => islands.extend_from_slice(events),
            What::Moved { events: Events::Plain(_), .. } | What::Happened(_) => {}
        }
        let line = |text| Line { heading: false, text, rule: None, at: 0, until: 0 };
        told.push(Told { lines: texts.into_iter().map(line).collect(), goes_on: false });
    }
    let first = entries.iter().position(|entry| entry.number >= from).unwrap_or(entries.len());
    let from = starts.get(first).copied().unwrap_or(cards.len() + islands.len());
    let lines = match &look.scene {
        Some(Scene::Cards(scene)) => cards_teller(&scene.view, &names, lexicon, language).log(&cards, from),
        Some(Scene::Islands(scene)) => {
            let kept: Vec<_> = scene.view.table.seats.iter().map(|seat| seat.kept).collect();
            let (phrases, reader) = (Phrases(language), scene.viewer);
            IslandsTeller { phrases, setup: scene.setup, names: &names, kept: &kept, reader }.log(&islands, from)
        }
        Some(Scene::Plain(_)) | None => Vec::new(),
    };
    for line in lines {
        // Entries without events begin where the next one does.
        let entry = starts.partition_point(|&start| start <= line.at) - 1;
        for (told, _) in told.iter_mut().zip(&starts).skip(entry + 1).filter(|(_, start)| **start < line.until) {
            told.goes_on = true;
        }
        told[entry].lines.push(line);
    }
    told
}

/// An exhaustive match: something new has to be said somehow, or not at all.
fn happening(happened: &Happened, look: &Look, names: &[String], language: Language) -> Option<String> {
    let say = Phrases(language);
    let who = |seat: Seat| match names.get(seat.index()) {
        _ if look.seat == Some(seat) => Person::You,
        Some(name) => Person::Other(name.clone()),
        None => Person::Other(format!("#{}", seat.0)),
    };
    Some(match *happened {
        // What the coach says stands elsewhere.
        Happened::LearntOn(_) => return None,
        Happened::Joined(seat) => say.server_happened_joined(&who(seat)),
        Happened::Left(seat) => say.server_happened_left(&who(seat)),
        Happened::Removed(seat) => say.server_happened_removed(seat.0),
        Happened::Started => say.server_happened_started(),
        Happened::TookBack(seat, _) => say.server_happened_took_back(&who(seat)),
        Happened::Resigned(seat) => say.server_happened_resigned(&who(seat)),
        Happened::OutOfTime(seat) => say.server_happened_out_of_time(&who(seat)),
        Happened::Away(seat) => say.server_happened_away(&who(seat)),
        Happened::Returned(seat) => say.server_happened_returned(&who(seat)),
        Happened::Offered(seat) => say.server_happened_offered(&who(seat)),
        Happened::Withdrew(seat) => say.server_happened_withdrew(&who(seat)),
        Happened::Ended => say.server_happened_ended(),
        Happened::Paused => say.server_happened_paused(),
        Happened::Resumed => say.server_happened_resumed(),
        Happened::Rematch(_) => say.server_happened_rematch(),
    })
}
