//! The table of a card game as lines of text, as one viewer sees it.

use session::Seat;
use session::cards::{Ending, InCollection, Side, Species};

use super::desk::Desk;

/// All that lies on the table, and what the viewer holds.
#[must_use]
pub fn lines(desk: &Desk) -> Vec<String> {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let mut lines = vec![head(desk)];
    lines.extend(table.rice_paper.map(|papers| say.board_rice_paper(papers)));
    if !desk.scene.setup.characters().is_empty() {
        lines.push(match table.characters.is_empty() {
            true => say.board_no_characters(),
            false => format!("{}: {}", say.board_characters(), named(desk, &table.characters)),
        });
    }
    lines.push(format!("{}: {}", say.board_line(), named(desk, &table.line)));
    for seat in (0..table.seats.len()).map(|seat| Seat(seat as u8)) {
        lines.push(String::new());
        lines.extend(player(desk, seat));
    }
    lines
}

/// Deck, discards, and how near the end is.
fn head(desk: &Desk) -> String {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let discards = match table.discards.last() {
        Some(&top) => say.board_discards(table.discards.len() as i64, desk.teller.noun(top).one),
        None => say.board_no_discards(),
    };
    let ending = match table.ending {
        Ending::None => say.board_run_outs(table.runouts),
        Ending::LastButOne => say.board_last_but_one(),
        Ending::FinalRound | Ending::Over => say.board_final_round(),
    };
    [say.board_deck(table.deck), discards, ending].join(" · ")
}

fn named(desk: &Desk, cards: &[Species]) -> String {
    if cards.is_empty() {
        return desk.say().board_empty();
    }
    cards.iter().map(|&card| desk.teller.noun(card).one).collect::<Vec<_>>().join(", ")
}

/// A player with both collections; the cards of the viewer too.
fn player(desk: &Desk, seat: Seat) -> Vec<String> {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let Some(at) = table.seats.get(seat.index()) else { return Vec::new() };
    let mark = if seat == table.active { '▶' } else { ' ' };
    let cards = match at.rice_paper {
        0 => say.board_cards(at.hand),
        papers => say.board_cards_and_paper(papers, at.hand),
    };
    let start = (seat == table.start).then(|| say.board_start());
    let about = [desk.around.name(seat).to_owned(), cards].into_iter().chain(start).collect::<Vec<_>>().join(" · ");
    let mut lines = vec![format!("{mark} {about}")];
    for (side, label) in Side::BOTH.into_iter().zip([say.board_left(), say.board_right()]) {
        lines.push(format!("    {label}: {}", collection(desk, &at.collections[side as usize])));
    }
    if desk.me() == Some(seat) {
        lines.push(format!("    {}: {}", say.diagram_hand(), named(desk, &table.hand)));
    }
    lines
}

/// A collection in one line, the top card last and in brackets.
fn collection(desk: &Desk, cards: &[InCollection]) -> String {
    let Some((top, below)) = cards.split_last() else { return desk.say().board_empty() };
    let name = |card: &InCollection| desk.teller.noun(card.card).one;
    let below = below.iter().map(|card| name(card).to_owned());
    below.chain([format!("[{}]", name(top))]).collect::<Vec<_>>().join(", ")
}
