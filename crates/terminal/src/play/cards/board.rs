//! The table as text: everything the person may see, in the width there is.

use std::io;

use anstyle::{AnsiColor, Style};
use origami::card::Colour;
use origami::queries::{DRAW_LIMIT, HAND_LIMIT};
use origami::setup::Title;
use origami::state::Ending;
use origami::view::{InCollection, Rest};
use origami::vocab::{Kind, Source, Spot};
use origami::{Family, Side, Species};
use phrases::Teller;
use tabletop::{Seat, Viewer};
use unicode_width::UnicodeWidthChar;

use super::choice::{self, Playing};
use super::keys::{PAPER, letter, side_key};
use super::sitting::Sitting;
use crate::play::desk::Desk;
use speech::{NO_BREAK, columns, pad};

/// Narrower than this, only the first letters of a card's family stand in its row; wider than [`WITH_TEXT`], its effect stands there too.
const WITH_FAMILY: usize = 56;
const WITH_TEXT: usize = 76;
/// So many letters tell the families apart in every language.
const FIRST_LETTERS: usize = 3;
/// An effect of which fewer columns could be shown is left out.
const LEAST_TEXT: usize = 8;

/// Draws the whole board for the reader of `teller`, who sits in the seat of the sitting or nowhere; `open` are all hands.
pub fn draw(desk: &mut Desk, sitting: &Sitting, teller: &Teller, open: bool) -> io::Result<()> {
    let view = sitting.view();
    Board { desk, sitting, teller, view: &view, open }.draw()
}

/// A card in a list: its key, how many there are of it, and what is said of it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What is typed to choose it.
    pub key: String,
    /// Which card.
    pub card: Species,
    /// How many of it the key stands for: all rice paper has one.
    pub count: usize,
    /// What is said behind its name.
    pub about: String,
}

impl Entry {
    /// One card.
    pub fn new(key: impl std::fmt::Display, card: Species) -> Self {
        Self { key: key.to_string(), card, count: 1, about: String::new() }
    }

    fn name(&self, teller: &Teller) -> String {
        let name = teller.noun(self.card).one;
        if self.count == 1 { name.to_owned() } else { format!("{name} ({})", self.count) }
    }
}

/// The hand by its keys: a number for each card, and one key for all rice paper. The place of each entry comes with it.
pub fn hand_entries(hand: &[Species]) -> Vec<(usize, Entry)> {
    let numbered = |(at, &card): (usize, &Species)| (at, Entry::new(at + 1, card));
    let of_origami = hand.iter().enumerate().filter(|(_, card)| !card.is_rice_paper());
    let mut entries: Vec<_> = of_origami.map(numbered).collect();
    if let Some(first) = hand.iter().position(|card| card.is_rice_paper()) {
        let count = hand.iter().filter(|card| card.is_rice_paper()).count();
        entries.push((first, Entry { count, ..Entry::new(PAPER, Species::RICE_PAPER) }));
    }
    entries
}

/// Cards in a line or two.
pub fn brief(desk: &mut Desk, teller: &Teller, entries: &[Entry]) -> io::Result<()> {
    let part = |entry: &Entry| {
        let name = desk.styled(colour(teller, entry.card), &entry.name(teller));
        format!("{} {name}{}", entry.key, entry.about).replace(' ', NO_BREAK)
    };
    let parts: Vec<_> = entries.iter().map(part).collect();
    if parts.is_empty() { Ok(()) } else { desk.say(&parts.join(" · "), 2) }
}

/// Cards one below the other, numbered.
pub fn list(desk: &mut Desk, sitting: &Sitting, teller: &Teller, cards: &[Species]) -> io::Result<()> {
    let rows: Vec<_> = cards.iter().enumerate().map(|(i, &card)| Entry::new(row_key(false, i + 1), card)).collect();
    table(desk, sitting, teller, &rows)
}

/// The hand, with a mark at what can be played now.
fn playable_hand(desk: &mut Desk, sitting: &Sitting, teller: &Teller) -> io::Result<()> {
    let cards = sitting.view().table.hand;
    let playable = playable(sitting, &cards);
    let row = |(at, entry): (usize, Entry)| Entry { key: row_key(playable[at], &entry.key), ..entry };
    let rows: Vec<_> = hand_entries(&cards).into_iter().map(row).collect();
    table(desk, sitting, teller, &rows)
}

/// The Draw Line with its keys, and a mark at the cards of `marked`.
pub fn line(desk: &mut Desk, sitting: &Sitting, teller: &Teller, marked: &[Species]) -> io::Result<()> {
    desk.title(&teller.phrases.board_line())?;
    let cards = sitting.view().table.line;
    let row = |(i, &card): (usize, &Species)| Entry::new(row_key(marked.contains(&card), letter(i)), card);
    let rows: Vec<_> = cards.iter().enumerate().map(row).collect();
    table(desk, sitting, teller, &rows)
}

/// The collections with the numbers of the places that can be chosen.
pub fn spots(desk: &mut Desk, sitting: &mut Sitting, teller: &Teller, spot: Spot) -> io::Result<()> {
    let say = teller.phrases;
    let spots = choice::spots(sitting);
    let view = sitting.view();
    let players = view.setup.players();
    let moved = sitting.moved_origami();
    let labels = [say.board_left(), say.board_right()];
    let label_width = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
    for seat in sitting.seat().left(players).round(players) {
        if !spots.iter().any(|&(whose, ..)| whose == seat) {
            continue;
        }
        let name = if seat == sitting.seat() { say.board_you() } else { teller.names[seat.index()].clone() };
        let name = desk.styled(Style::new().bold(), &name);
        desk.say(&name, 2)?;
        for (side, label) in Side::BOTH.into_iter().zip(&labels) {
            let number = |place: usize| {
                spots.iter().position(|&(s, d, p)| (s, d, usize::from(p)) == (seat, side, place)).map(|at| at + 1)
            };
            let mut cards: Vec<_> =
                view.table.seats[seat.index()].collections[side as usize].iter().map(|c| c.card).collect();
            let text = if spot == Spot::NewPlace {
                // It lies nowhere until it has its new place.
                if let Some((_, place)) = moved.filter(|&(from, _)| from == side) {
                    cards.remove(usize::from(place) - 1);
                }
                gaps(teller, &cards, number)
            } else {
                let named = |(i, &card): (usize, &Species)| {
                    let name = teller.noun(card).one;
                    let name = if i + 1 == cards.len() { format!("[{name}]") } else { name.to_owned() };
                    number(i + 1).map_or(name.clone(), |number| format!("{number} {name}")).replace(' ', NO_BREAK)
                };
                cards.iter().enumerate().map(named).collect::<Vec<_>>().join(" · ")
            };
            let text = if text.is_empty() { say.board_empty() } else { text };
            desk.paragraph(&format!("    {label}:"), &text, label_width + 6)?;
        }
    }
    Ok(())
}

/// A collection with the numbers of the places between its cards, the bottom first.
fn gaps(teller: &Teller, cards: &[Species], number: impl Fn(usize) -> Option<usize>) -> String {
    let mut parts = Vec::new();
    for place in 1..=cards.len() + 1 {
        parts.extend(number(place).map(|number| format!("({number})")));
        parts.extend(cards.get(place - 1).map(|&card| teller.noun(card).one.replace(' ', NO_BREAK)));
    }
    parts.join(" · ")
}

fn row_key(marked: bool, key: impl std::fmt::Display) -> String {
    format!("{} {key:>2}", if marked { '›' } else { ' ' })
}

struct Board<'a, 'b> {
    desk: &'a mut Desk<'b>,
    sitting: &'a Sitting,
    teller: &'a Teller<'a>,
    view: &'a origami::View,
    open: bool,
}

impl Board<'_, '_> {
    fn draw(&mut self) -> io::Result<()> {
        let say = self.teller.phrases;
        self.head()?;
        self.middle()?;
        let players = self.view.setup.players();
        // The person comes last, next to their own cards.
        for seat in self.sitting.seat().left(players).round(players) {
            self.player(seat)?;
        }
        self.desk.line("")?;
        line(self.desk, self.sitting, self.teller, &[])?;
        if self.teller.reader == Viewer::Spectator {
            return Ok(());
        }
        let held = say.board_hand(self.view.table.hand.len() as i64);
        let any = playable(self.sitting, &self.view.table.hand).contains(&true);
        self.desk.title(&if any { format!("{held}; {}", say.board_playable()) } else { held })?;
        playable_hand(self.desk, self.sitting, self.teller)
    }

    fn head(&mut self) -> io::Result<()> {
        let (say, table) = (self.teller.phrases, &self.view.table);
        let mut parts = vec![say.board_deck(table.deck)];
        parts.push(match table.discards.last() {
            Some(&top) => say.board_discards(table.discards.len() as i64, self.teller.noun(top).one),
            None => say.board_no_discards(),
        });
        parts.push(match table.ending {
            Ending::None => say.board_run_outs(table.runouts),
            Ending::LastButOne => say.board_last_but_one(),
            Ending::FinalRound | Ending::Over => say.board_final_round(),
        });
        let text = parts.join(" · ");
        let rule = "─".repeat(self.desk.width.saturating_sub(columns(&text) + 4));
        let line = format!("── {text} {rule}");
        let line = if columns(&line) <= self.desk.width { line } else { text };
        let line = self.desk.styled(Style::new().bold(), &line);
        self.desk.say(&line, 0)
    }

    /// The characters in play with what they change, and the rice paper that is left.
    fn middle(&mut self) -> io::Result<()> {
        let (say, table) = (self.teller.phrases, &self.view.table);
        if let Some(papers) = table.rice_paper {
            self.desk.say(&say.board_rice_paper(papers), 0)?;
        }
        if self.view.setup.characters().is_empty() {
            return Ok(());
        }
        if table.characters.is_empty() {
            return self.desk.say(&say.board_no_characters(), 0);
        }
        self.desk.title(&say.board_characters())?;
        let names = table.characters.iter().map(|&card| columns(self.teller.noun(card).one));
        let width = names.max().unwrap_or(0);
        for &card in &table.characters {
            let name = pad(self.teller.noun(card).one, width);
            let name = self.desk.styled(colour(self.teller, card), &name);
            self.desk.paragraph(&format!("  {name}"), self.teller.effect(card), width + 4)?;
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat) -> io::Result<()> {
        let say = self.teller.phrases;
        let at = &self.view.table.seats[seat.index()];
        let me = self.teller.reader.is(seat);
        let mark = if seat == self.view.table.active { '▶' } else { ' ' };
        let name = if me { say.board_you() } else { self.teller.names[seat.index()].clone() };
        let cards = if at.rice_paper == 0 {
            say.board_cards(at.hand)
        } else {
            say.board_cards_and_paper(at.rice_paper, at.hand)
        };
        let state = self.sitting.state();
        let mut parts = vec![self.desk.styled(Style::new().bold(), &name), cards, say.board_points(state.score(seat))];
        if seat == self.view.table.start {
            parts.push(say.board_start());
        }
        let (hand_limit, draw_limit) = (state.hand_limit(seat), state.draw_limit(seat));
        parts.extend((hand_limit != HAND_LIMIT).then(|| say.board_hand_limit(hand_limit)));
        parts.extend((draw_limit != DRAW_LIMIT).then(|| say.board_draw_limit(draw_limit)));
        let known = self.teller.nouns(self.sitting.memory().known(seat));
        if !me && self.teller.reader != Viewer::Spectator && !known.is_empty() {
            parts.push(say.board_known(&known));
        }
        self.desk.paragraph(&mark.to_string(), &parts.join(" · "), 2)?;
        let labels = [say.board_left(), say.board_right()];
        let label_width = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
        for (side, label) in Side::BOTH.into_iter().zip(&labels) {
            let text = self.collection(me, side, &at.collections[side as usize]);
            self.desk.paragraph(&format!("    {label}:"), &text, label_width + 6)?;
        }
        if !self.open {
            return Ok(());
        }
        let names: Vec<_> = state.hand(seat).map(|card| self.teller.noun(card).one).collect();
        let (label, text) = (say.watch_hand(), if names.is_empty() { say.board_empty() } else { names.join(", ") });
        self.desk.paragraph(&format!("    {label}:"), &text, label_width.max(columns(&label)) + 6)
    }

    /// A collection in one line, the top card last and in brackets.
    fn collection(&self, me: bool, side: Side, cards: &[InCollection]) -> String {
        let say = self.teller.phrases;
        let Some((top, below)) = cards.split_last() else { return say.board_empty() };
        let mut names: Vec<_> = below.iter().map(|c| self.teller.noun(c.card).one.to_owned()).collect();
        names.push(self.desk.styled(colour(self.teller, top.card), &format!("[{}]", self.teller.noun(top.card).one)));
        let mut text = names.join(", ");
        let kind = self.teller.edition.facts(top.card).ability.kind();
        if kind == Kind::Ongoing {
            text.push_str(&format!(" {}", say.board_ongoing()));
        }
        if kind == Kind::Special {
            let usable = me && self.sitting.check(origami::Move::Use(side)).is_ok();
            text.push_str(&match (me, top.rest) {
                (true, Rest::Ready) if usable => format!(" {}", say.board_special_key(side_key(side))),
                (true, Rest::Played) => format!(" {}", say.board_special_next_turn()),
                (true, Rest::Used) => format!(" {}", say.board_special_used()),
                _ => format!(" {}", say.board_special()),
            });
        }
        text
    }
}

/// Which cards of the hand can be played now.
pub fn playable(sitting: &Sitting, hand: &[Species]) -> Vec<bool> {
    hand.iter().map(|&card| Playing { card, from: Source::Hand }.legal(sitting).is_some()).collect()
}

/// Cards one below the other, each with its key and facts.
fn table(desk: &mut Desk, sitting: &Sitting, teller: &Teller, rows: &[Entry]) -> io::Result<()> {
    let say = teller.phrases;
    if rows.is_empty() {
        return desk.line(&format!("     {}", say.board_empty()));
    }
    let name_width = rows.iter().map(|row| columns(&row.name(teller))).max().unwrap_or(0).max(8);
    let heads = [say.column_cost(), say.column_folds(), say.column_points()];
    let family_width = family_width(sitting, teller);
    let head = format!("     {}  {}", pad("", name_width), heads.join("  "));
    let with_family = desk.width >= WITH_FAMILY.max(columns(&head) + 2 + family_width);
    let with_text = desk.width >= WITH_TEXT;
    let head = desk.styled(Style::new().dimmed(), &head);
    desk.line(&head)?;
    for entry in rows {
        let card = entry.card;
        let facts = teller.edition.facts(card);
        let name = pad(&entry.name(teller), name_width);
        let mut row = format!("{} {}", entry.key, desk.styled(colour(teller, card), &name));
        let numbers = if card.is_rice_paper() {
            ["–".to_owned(), facts.folds.to_string(), "–".to_owned()]
        } else {
            [cost(sitting, card, facts.cost), facts.folds.to_string(), facts.points.to_string()]
        };
        for (head, number) in heads.iter().zip(numbers) {
            row.push_str(&format!("  {}{number}", " ".repeat(columns(head).saturating_sub(columns(&number)))));
        }
        let family = belongs_to(teller, card);
        if with_family {
            row.push_str(&format!("  {}", pad(&family, family_width)));
        } else {
            row.push_str(&format!("  {}", family.chars().take(FIRST_LETTERS).collect::<String>()));
        }
        let room = desk.width.saturating_sub(columns(&row) + 2);
        if with_text && room >= LEAST_TEXT {
            row.push_str(&format!("  {}", cut(&effect(teller, card), room)));
        }
        desk.line(&row)?;
    }
    Ok(())
}

/// The printed cost, and what it is now if something changes it.
fn cost(sitting: &Sitting, card: Species, printed: u8) -> String {
    let now = sitting.state().cost_of(card);
    if now == printed { printed.to_string() } else { format!("{printed}→{now}") }
}

/// How wide the column of families is: as wide as any family of the game needs it.
fn family_width(sitting: &Sitting, teller: &Teller) -> usize {
    let setup = sitting.setup();
    let families = setup.title().families().iter().map(|&family| teller.phrases.family(family));
    let character = (setup.title() != Title::Origami).then(|| teller.phrases.board_character());
    families.chain(character).map(|text| columns(&text)).max().unwrap_or(0)
}

/// The family of a card, or what it is instead.
fn belongs_to(teller: &Teller, card: Species) -> String {
    match teller.edition.facts(card).family {
        Some(family) => teller.phrases.family(family),
        None if card.is_character() => teller.phrases.board_character(),
        None => String::new(),
    }
}

/// A card's effect: its kind by a letter or two, and its text.
fn effect(teller: &Teller, card: Species) -> String {
    let (say, text) = (teller.phrases, teller.effect(card));
    if card.is_rice_paper() {
        return text.to_owned();
    }
    match teller.edition.facts(card).ability.kind() {
        Kind::Instant => say.board_instant(text),
        Kind::Scoring => say.board_scoring(text),
        Kind::Special => say.board_special_text(text),
        Kind::Ongoing => say.board_ongoing_text(text),
    }
}

/// The colour of a card's family, or of a character; its name stands beside it or is one question away.
fn colour(teller: &Teller, card: Species) -> Style {
    let colour = match (teller.edition.facts(card).family, card.character()) {
        (Some(family), _) => of_family(family),
        (None, Some((_, Colour::Yellow))) => AnsiColor::Yellow,
        (None, Some((_, Colour::Red))) => AnsiColor::Red,
        (None, None) => AnsiColor::BrightBlack,
    };
    let style = Style::new().fg_color(Some(anstyle::Color::Ansi(colour)));
    if card.is_character() { style.bold() } else { style }
}

const fn of_family(family: Family) -> AnsiColor {
    match family {
        Family::Farm => AnsiColor::Red,
        Family::Sky => AnsiColor::Cyan,
        Family::Sea => AnsiColor::BrightBlue,
        Family::Savannah => AnsiColor::Yellow,
        Family::Lawn => AnsiColor::Green,
        Family::Polar => AnsiColor::BrightCyan,
        Family::Exotic => AnsiColor::BrightGreen,
        Family::Dinosaurs => AnsiColor::BrightYellow,
        Family::Legendary => AnsiColor::BrightMagenta,
    }
}

/// The text, or as much of it as there is room for.
fn cut(text: &str, room: usize) -> String {
    if columns(text) <= room {
        return text.to_owned();
    }
    let mut used = 1;
    let fits = |c: &char| {
        used += c.width().unwrap_or(0);
        used <= room
    };
    let short: String = text.chars().take_while(fits).collect();
    format!("{}…", short.trim_end())
}

#[cfg(test)]
mod tests {
    use phrases::{Language, Phrases};

    use super::*;

    #[test]
    fn the_first_letters_tell_families_apart() {
        for language in Language::ALL {
            let mut heads =
                Family::ALL.map(|f| Phrases(language).family(f).chars().take(FIRST_LETTERS).collect::<String>());
            heads.sort();
            assert!(heads.windows(2).all(|two| two[0] != two[1]), "{language}: {heads:?}");
        }
    }
}
