//! The table as text: everything the person may see, in the width there is.

use std::io;

use anstyle::{AnsiColor, Style};
use origami::state::Ending;
use origami::view::{InCollection, Rest};
use origami::vocab::Kind;
use origami::{Family, Side, Species, View};
use phrases::Teller;
use tabletop::Seat;
use unicode_width::UnicodeWidthChar;

use super::desk::Desk;
use super::keys::{letter, side_key};
use super::sitting::Sitting;
use crate::speech::{NO_BREAK, columns, pad};

/// Narrower than this, only the first letters of a card's family stand in its row; wider than [`WITH_TEXT`], its effect stands there too.
const WITH_FAMILY: usize = 56;
const WITH_TEXT: usize = 76;
/// So many letters tell the families apart in every language.
const FIRST_LETTERS: usize = 3;

/// Draws the whole board.
pub fn draw(desk: &mut Desk, sitting: &Sitting, teller: &Teller) -> io::Result<()> {
    let view = sitting.view();
    Board { desk, sitting, teller, view: &view }.draw()
}

/// Cards of the hand in a line or two, each with its key and what is said of it; `None` leaves a card out.
pub fn brief(
    desk: &mut Desk,
    teller: &Teller,
    hand: &[Species],
    about: impl Fn(usize) -> Option<String>,
) -> io::Result<()> {
    let mut parts = Vec::new();
    for (i, &card) in hand.iter().enumerate() {
        if let Some(about) = about(i) {
            let name = desk.styled(colour(teller.edition.facts(card).family), teller.noun(card).one);
            parts.push(format!("{} {name}{about}", i + 1).replace(' ', NO_BREAK));
        }
    }
    if parts.is_empty() { Ok(()) } else { desk.say(&parts.join(" · "), 2) }
}

/// Cards one below the other, numbered; `marked` says which have a mark.
pub fn list(desk: &mut Desk, teller: &Teller, cards: &[Species], marked: impl Fn(usize) -> bool) -> io::Result<()> {
    let rows: Vec<_> = cards.iter().enumerate().map(|(i, &card)| (row_key(marked(i), i + 1), card)).collect();
    table(desk, teller, &rows)
}

/// The hand, with a mark at what can be played now.
pub fn playable_hand(desk: &mut Desk, sitting: &Sitting, teller: &Teller) -> io::Result<()> {
    let cards = sitting.view().table.hand;
    let playable = playable(sitting, &cards);
    list(desk, teller, &cards, |i| playable[i])
}

/// The Draw Line with its keys, and a mark at the cards of `marked`.
pub fn line(desk: &mut Desk, teller: &Teller, view: &View, marked: &[Species]) -> io::Result<()> {
    title(desk, &teller.phrases.board_line())?;
    let cards = view.table.line.iter().enumerate();
    let rows: Vec<_> = cards.map(|(i, &card)| (row_key(marked.contains(&card), letter(i)), card)).collect();
    table(desk, teller, &rows)
}

fn row_key(marked: bool, key: impl std::fmt::Display) -> String {
    format!("{} {key:>2}", if marked { '›' } else { ' ' })
}

fn title(desk: &mut Desk, text: &str) -> io::Result<()> {
    let line = desk.styled(Style::new().bold(), text);
    desk.say(&line, 0)
}

struct Board<'a, 'b> {
    desk: &'a mut Desk<'b>,
    sitting: &'a Sitting,
    teller: &'a Teller<'a>,
    view: &'a View,
}

impl Board<'_, '_> {
    fn draw(&mut self) -> io::Result<()> {
        let say = self.teller.phrases;
        self.head()?;
        let players = self.view.setup.players();
        // The person comes last, next to their own cards.
        for seat in self.sitting.seat().left(players).round(players) {
            self.player(seat)?;
        }
        self.desk.line("")?;
        line(self.desk, self.teller, self.view, &[])?;
        let held = say.board_hand(self.view.table.hand.len() as i64);
        let any = playable(self.sitting, &self.view.table.hand).contains(&true);
        title(self.desk, &if any { format!("{held}; {}", say.board_playable()) } else { held })?;
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

    fn player(&mut self, seat: Seat) -> io::Result<()> {
        let say = self.teller.phrases;
        let at = &self.view.table.seats[seat.index()];
        let me = seat == self.sitting.seat();
        let mark = if seat == self.view.table.active { '▶' } else { ' ' };
        let name = if me { say.board_you() } else { self.teller.names[seat.index()].clone() };
        let mut parts = vec![
            self.desk.styled(Style::new().bold(), &name),
            say.board_cards(at.hand),
            say.board_points(self.sitting.state().score(seat)),
        ];
        if seat == self.view.table.start {
            parts.push(say.board_start());
        }
        let known = self.sitting.memory().known(seat);
        if !me && !known.is_empty() {
            parts.push(say.board_known(&self.teller.nouns(known)));
        }
        self.desk.paragraph(&mark.to_string(), &parts.join(" · "), 2)?;
        let labels = [say.board_left(), say.board_right()];
        let label_width = labels.iter().map(|label| columns(label)).max().unwrap_or(0);
        for (side, label) in Side::BOTH.into_iter().zip(&labels) {
            let text = self.collection(me, side, &at.collections[side as usize]);
            self.desk.paragraph(&format!("    {label}:"), &text, label_width + 6)?;
        }
        Ok(())
    }

    /// A collection in one line, the top card last and in brackets.
    fn collection(&self, me: bool, side: Side, cards: &[InCollection]) -> String {
        let say = self.teller.phrases;
        let Some((top, below)) = cards.split_last() else { return say.board_empty() };
        let mut names: Vec<_> = below.iter().map(|c| self.teller.noun(c.card).one.to_owned()).collect();
        names.push(self.desk.styled(colour(self.family(top.card)), &format!("[{}]", self.teller.noun(top.card).one)));
        let mut text = names.join(", ");
        if self.teller.edition.facts(top.card).ability.kind() == Kind::Special {
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

    fn family(&self, card: Species) -> Family {
        self.teller.edition.facts(card).family
    }
}

/// Which cards of the hand can be played now.
pub fn playable(sitting: &Sitting, hand: &[Species]) -> Vec<bool> {
    let legal = |card: Species| Side::BOTH.iter().any(|&side| sitting.check(origami::Move::Play(card, side)).is_ok());
    hand.iter().map(|&card| legal(card)).collect()
}

/// Cards one below the other, each with its key and facts.
fn table(desk: &mut Desk, teller: &Teller, rows: &[(String, Species)]) -> io::Result<()> {
    let say = teller.phrases;
    if rows.is_empty() {
        return desk.line(&format!("     {}", say.board_empty()));
    }
    let name_width = rows.iter().map(|(_, card)| columns(teller.noun(*card).one)).max().unwrap_or(0).max(8);
    let heads = [say.column_cost(), say.column_folds(), say.column_points()];
    let families = Family::ALL.map(|family| teller.phrases.family(family));
    let family_width = families.iter().map(|f| columns(f)).max().unwrap_or(0);
    let (with_family, with_text) = (desk.width >= WITH_FAMILY, desk.width >= WITH_TEXT);
    let head = format!("     {}  {}", pad("", name_width), heads.join("  "));
    let head = desk.styled(Style::new().dimmed(), &head);
    desk.line(&head)?;
    for (key, card) in rows {
        let facts = teller.edition.facts(*card);
        let name = pad(teller.noun(*card).one, name_width);
        let mut row = format!("{key} {}", desk.styled(colour(facts.family), &name));
        for (head, number) in heads.iter().zip([facts.cost, facts.folds, facts.points]) {
            row.push_str(&format!("  {number:>width$}", width = columns(head)));
        }
        let family = &families[facts.family as usize];
        if with_family {
            row.push_str(&format!("  {}", pad(family, family_width)));
        } else {
            row.push_str(&format!("  {}", family.chars().take(FIRST_LETTERS).collect::<String>()));
        }
        if with_text {
            let text = effect(teller, *card);
            let room = desk.width.saturating_sub(columns(&row) + 2);
            row.push_str(&format!("  {}", cut(&text, room)));
        }
        desk.line(&row)?;
    }
    Ok(())
}

/// A card's effect: its kind by a letter or two, and its text.
fn effect(teller: &Teller, card: Species) -> String {
    let (say, text) = (teller.phrases, teller.effect(card));
    match teller.edition.facts(card).ability.kind() {
        Kind::Instant => say.board_instant(text),
        Kind::Scoring => say.board_scoring(text),
        Kind::Special => say.board_special_text(text),
    }
}

/// The colour of a family; its name stands beside it or is one question away.
const fn colour(family: Family) -> Style {
    let colour = match family {
        Family::Farm => AnsiColor::Red,
        Family::Sky => AnsiColor::Cyan,
        Family::Sea => AnsiColor::BrightBlue,
        Family::Savannah => AnsiColor::Yellow,
        Family::Lawn => AnsiColor::Green,
    };
    Style::new().fg_color(Some(anstyle::Color::Ansi(colour)))
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
