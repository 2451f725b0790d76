//! A question as the person sees it: the table, the words, what can be chosen, which keys do what.

use std::io;

use anstyle::Style;
use islands::view::AtSeat;
use islands::{Ask, Brush, Colours, Moment, Move, Nth, Purpose, Squares};
use phrases::Phrases;
use tabletop::Seat;

use super::choice::{self, Place};
use super::{Dialog, answer, board, gain, refuse, science};
use reference::island::grid;
use speech::{NO_BREAK, columns};

/// As many places are drawn; of more there is only a list.
const DRAWN: usize = 6;

impl Dialog<'_, '_, '_> {
    /// Asks: what there is to look at if it has changed, the question, what can be chosen, and the keys.
    pub(super) fn question(&mut self, ask: Ask) -> io::Result<()> {
        self.talk.look_at(self.sitting);
        if self.talk.choice.is_begun() {
            self.chosen_so_far(ask)?;
        } else {
            if self.board_due {
                self.desk.line("")?;
                self.look(ask)?;
                self.board_due = false;
            }
            self.desk.line("")?;
            let text = self.talk.teller().ask(ask);
            self.desk.title(&text)?;
        }
        self.choices(ask)?;
        let hints = self.hints(ask);
        self.desk.hints(&hints)
    }

    /// What has to be seen to answer.
    fn look(&mut self, ask: Ask) -> io::Result<()> {
        match ask {
            Ask::Keep => {
                let atlas = self.talk.setup.atlas();
                let dealt: Vec<_> = answer::dealt(self.sitting).into_iter().map(|id| atlas.sheet(id)).collect();
                board::sheets(self.desk, self.talk.phrases, &dealt)
            }
            Ask::Bid { card, .. } => {
                let round = self.sitting.state().round();
                // Alone, one bids once a round, even if the season marker has not moved.
                if self.talk.drawn_in != round || self.talk.setup.is_solo() {
                    self.talk.drawn_in = round;
                    self.my_islands(&[])?;
                    self.desk.line("")?;
                }
                board::players(self.desk, &self.talk, &self.sitting.view().table)?;
                self.desk.line("")?;
                let season = self.sitting.state().season();
                board::auctioned(self.desk, &self.talk.teller(), card, season)
            }
            Ask::Shape { .. } | Ask::FormFirst => self.my_islands(&[]),
            Ask::Paint { brush, .. } => {
                let places = choice::places(self.sitting);
                self.my_islands(&places)?;
                match refuse::shape(brush) {
                    Some(shape) => {
                        self.desk.line("")?;
                        board::turns(self.desk, &self.talk.teller(), shape)
                    }
                    None => Ok(()),
                }
            }
            Ask::Richest { .. } | Ask::Token { .. } => {
                board::players(self.desk, &self.talk, &self.sitting.view().table)
            }
            Ask::Technology { moment } => self.before_use(moment),
            Ask::Research => {
                let round = self.sitting.state().round();
                if self.talk.drawn_in != round {
                    self.talk.drawn_in = round;
                    self.my_islands(&[])?;
                    self.desk.line("")?;
                }
                board::players(self.desk, &self.talk, &self.sitting.view().table)
            }
            Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => Ok(()),
        }
    }

    /// What has to be seen to use a technology: the coins, and what it could change.
    fn before_use(&mut self, moment: Moment) -> io::Result<()> {
        let (say, view) = (self.talk.phrases, self.sitting.view());
        if moment == Moment::Shape {
            self.my_islands(&[])?;
            self.desk.line("")?;
        }
        board::players(self.desk, &self.talk, &view.table)?;
        match (moment, view.dice()) {
            (Moment::Roll, (Purpose::Auction, [card @ 1..=6, _])) => board::card(self.desk, &self.talk.teller(), card),
            (Moment::Roll, (Purpose::Carrambah, [first, second])) => {
                let mark = if matches!(view.table.card, Some(2 | 6)) { 2 } else { 0 };
                let bid = view.table.bid.map_or(0, |(_, coins)| coins);
                self.desk.say(&say.islands_solo_stands(bid, first + second + mark), 0)
            }
            (Moment::Roll, _) => self.my_islands(&[]),
            (Moment::Shape, _) => {
                let teller = self.talk.teller();
                let (Some(shape), colours) = view.at_hand() else {
                    return self.desk.say(&say.islands_solo_no_shape(), 0);
                };
                self.desk.say(&say.islands_solo_at_hand(&teller.in_colours(colours), &teller.shape(shape)), 0)?;
                board::turns(self.desk, &teller, shape)
            }
            _ => Ok(()),
        }
    }

    /// The person's islands that are started or could be now, with a mark at these places.
    fn my_islands(&mut self, places: &[Place]) -> io::Result<()> {
        let (seat, table) = (self.sitting.seat(), self.sitting.view().table);
        let at = &table.seats[seat.index()];
        let (open, closed): (Vec<_>, Vec<_>) = Nth::ALL.into_iter().partition(|&nth| is_open(at, nth));
        board::islands(self.desk, &self.talk, self.sitting.state(), (seat, at), &open, |nth| marked(places, nth))?;
        let say = self.talk.phrases;
        if !closed.is_empty() {
            let names: Vec<_> = closed.iter().map(|&nth| self.talk.teller().island(seat, nth)).collect();
            self.desk.say(&say.islands_table_closed(&names.join(", ")), 2)?;
        }
        if !places.is_empty() && !self.talk.explained {
            self.talk.explained = true;
            self.desk.line("")?;
            self.legend(&[seat], true)?;
        }
        Ok(())
    }

    /// What the signs mean on the islands of these players.
    fn legend(&mut self, seats: &[Seat], marks: bool) -> io::Result<()> {
        let (say, table) = (self.talk.phrases, self.sitting.view().table);
        let islands: Vec<_> =
            seats.iter().flat_map(|seat| &table.seats[seat.index()].islands).map(|at| at.island).collect();
        let mut text = grid::legend(&islands, true, say);
        if marks {
            text = format!("{}{NO_BREAK}· {text}", say.islands_sign_mark().replace(' ', NO_BREAK));
        }
        self.desk.say(&text, 2)
    }

    /// Everything that lies on the table, or what one player has of it.
    pub(super) fn board(&mut self, only: Option<Seat>) -> io::Result<()> {
        let (me, players, table) = (self.sitting.seat(), self.talk.setup.players(), self.sitting.view().table);
        if only.is_none() {
            board::players(self.desk, &self.talk, &table)?;
        }
        if let Some(science) = &table.science {
            self.desk.line("")?;
            science::sheet(self.desk, self.talk.phrases, science)?;
        }
        // The person comes last, next to the question.
        let seats: Vec<_> = me.left(players).round(players).filter(|seat| only.is_none_or(|o| o == *seat)).collect();
        if !self.sitting.state().has_islands(me) {
            self.board_due = true;
            return Ok(());
        }
        let places = choice::places(self.sitting);
        for &seat in &seats {
            self.desk.line("")?;
            let name = self.talk.name(seat);
            self.desk.title(&name)?;
            let marks = |nth| if seat == me { marked(&places, nth) } else { Squares::NONE };
            let at = (seat, &table.seats[seat.index()]);
            board::islands(self.desk, &self.talk, self.sitting.state(), at, &Nth::ALL, marks)?;
        }
        self.desk.line("")?;
        self.legend(&seats, !places.is_empty() && seats.contains(&me))
    }

    /// A choice that is begun: the places it left, or the colours.
    fn chosen_so_far(&mut self, ask: Ask) -> io::Result<()> {
        let say = self.talk.phrases;
        self.desk.line("")?;
        if let Some(place) = self.talk.choice.place.clone() {
            let teller = self.talk.teller();
            let island = teller.island(self.sitting.seat(), place.island);
            let text = say.islands_ask_colour(&island, &teller.squares(place.squares));
            return self.desk.title(&text);
        }
        if !self.talk.choice.listed.is_empty() {
            self.list()?;
            self.desk.line("")?;
        }
        let text = self.talk.teller().ask(self.colour_said(ask));
        self.desk.title(&text)
    }

    /// The question with the colour that was said.
    const fn colour_said(&self, ask: Ask) -> Ask {
        match (ask, self.talk.choice.colour) {
            (Ask::Paint { source, brush, .. }, Some(colour)) => {
                Ask::Paint { source, brush, colours: Colours::only(colour) }
            }
            _ => ask,
        }
    }

    /// The places listed, by their numbers: first those that bring something, a line each, then all others.
    fn list(&mut self) -> io::Result<()> {
        let say = self.talk.phrases;
        let listed = self.talk.choice.listed.clone();
        self.desk.say(&say.islands_places(listed.len() as i64), 0)?;
        if listed.len() <= DRAWN {
            let table = self.sitting.view().table;
            let at = &table.seats[self.sitting.seat().index()];
            let block = |(number, place): (usize, &Place)| {
                let head = self.desk.styled(Style::new().bold(), &format!("{number}) {}", place.text()));
                let mut lines = vec![head];
                let island = &at.islands[place.island.index()];
                lines.extend(grid::lines(&board::painted(island, place.squares), self.desk.colour));
                lines
            };
            let blocks: Vec<_> = (1..).zip(&listed).map(block).collect();
            board::blocks(self.desk, &blocks)?;
        }
        let mut plain = Vec::new();
        let shown = &listed[..self.talk.choice.shown];
        for (number, place) in (1..).zip(shown) {
            let (gain, colour) = place.best(self.sitting);
            let text = gain.text(say);
            let key = format!("{number:>4}) {}", place.text());
            if text.is_empty() {
                plain.push(key);
            } else {
                let colour = colour.map(|colour| self.talk.teller().in_colours(Colours::only(colour)) + " · ");
                let text = format!("{}{text}", colour.unwrap_or_default());
                self.desk.paragraph(&format!("{key}  "), &text, columns(&key) + 2)?;
            }
        }
        if listed.len() <= DRAWN {
            return Ok(());
        }
        let each = plain.iter().map(|text| columns(text)).max().unwrap_or(0);
        let in_a_row = (self.desk.width / (each + 1).max(1)).max(1);
        for row in plain.chunks(in_a_row) {
            let line: String = row.iter().map(|text| format!("{text:each$} ")).collect();
            self.desk.line(&line)?;
        }
        match listed.len() - shown.len() {
            0 => Ok(()),
            more => self.desk.say(&say.islands_places_more(more as i64), 2),
        }
    }

    /// What an answer chooses from, unless it was drawn.
    fn choices(&mut self, ask: Ask) -> io::Result<()> {
        match ask {
            Ask::Shape { .. } => {
                let moves = self.sitting.moves().to_vec();
                board::shapes(self.desk, &self.talk.teller(), |shape| moves.contains(&Move::Shape(shape)))
            }
            Ask::Paint { .. } => match self.talk.choice.place.clone() {
                Some(place) => self.colours(&place),
                None => Ok(()),
            },
            Ask::Richest { .. } => {
                for (number, seat) in (1..).zip(answer::richest(self.sitting)) {
                    let coins = self.talk.phrases.islands_coins(self.sitting.state().coins(seat));
                    self.desk.line(&format!("  {number:>2} {} · {coins}", self.talk.name(seat)))?;
                }
                Ok(())
            }
            Ask::Token { landmark } => {
                for (number, (seat, side)) in (1..).zip(answer::tokens(self.sitting)) {
                    let token = self.talk.phrases.token(landmark, side);
                    self.desk.line(&format!("  {number:>2} {} · {token}", self.talk.name(seat)))?;
                }
                Ok(())
            }
            Ask::Technology { .. } => science::to_use(self.desk, &self.talk, self.sitting),
            Ask::Research => match &self.sitting.view().table.science {
                Some(science) => science::to_research(self.desk, &self.talk, self.sitting, science),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// The colours a place can have, and what each would bring.
    fn colours(&mut self, place: &Place) -> io::Result<()> {
        for &colour in &place.colours {
            let text = gain::of(self.sitting, place.in_colour(colour)).text(self.talk.phrases);
            let key = format!("   {} {}", grid::letter(colour), self.talk.phrases.colour(colour));
            if text.is_empty() {
                self.desk.line(&key)?;
            } else {
                self.desk.paragraph(&format!("{key}  "), &text, columns(&key) + 2)?;
            }
        }
        Ok(())
    }

    /// Which keys do what.
    fn hints(&mut self, ask: Ask) -> Vec<String> {
        let say = self.talk.phrases;
        let mut hints = match ask {
            Ask::Keep => vec![say.islands_hint_keep()],
            Ask::Bid { least, .. } => {
                let most = self.sitting.state().coins(self.sitting.seat());
                let bid =
                    if least == most { say.islands_hint_bid_only(least) } else { say.islands_hint_bid(least, most) };
                vec![bid, say.islands_hint_pass()]
            }
            Ask::Shape { .. } => vec![say.islands_hint_shape()],
            Ask::Paint { .. } => self.paint_hints(ask),
            Ask::Richest { .. } | Ask::Token { .. } => vec![say.islands_hint_name()],
            Ask::Technology { .. } => vec![say.islands_hint_technology(), say.islands_hint_go_on()],
            Ask::Research => vec![say.islands_hint_research(), say.islands_hint_act()],
            Ask::FormFirst => vec![say.islands_hint_form()],
            Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => Vec::new(),
        };
        let can_undo = self.talk.choice.is_begun() || self.sitting.can_undo();
        hints.extend(can_undo.then(|| say.hint_undo()));
        hints.push(say.hint_help());
        hints
    }

    fn paint_hints(&mut self, ask: Ask) -> Vec<String> {
        let say = self.talk.phrases;
        if let Some(place) = &self.talk.choice.place {
            let letters: Vec<_> = place.colours.iter().map(|&colour| grid::letter(colour).to_string()).collect();
            return vec![say.islands_hint_colour(&letters.join(", "))];
        }
        let mut hints = Vec::new();
        let places = choice::places(self.sitting);
        if self.talk.choice.listed.is_empty() {
            let example = choice::example(&places, self.talk.choice.colour);
            let is_square = matches!(ask, Ask::Paint { brush: Brush::Square, .. });
            hints.push(if is_square { say.islands_hint_square(&example) } else { say.islands_hint_squares(&example) });
            let is_long = choice::is_free(ask) && places.len() > choice::LISTED;
            let list = if is_long { Phrases::islands_hint_list_best } else { Phrases::islands_hint_list };
            hints.push(list(say, places.len() as i64));
        } else {
            hints.push(say.islands_hint_entry());
        }
        hints.extend(self.sitting.check(Move::GiveUp).is_ok().then(|| say.islands_hint_give_up()));
        hints
    }
}

/// Is the island started, or could it be now?
fn is_open(at: &AtSeat, nth: Nth) -> bool {
    let is_started = |nth: Nth| at.islands.get(nth.index()).is_some_and(|island| !island.painted().is_empty());
    is_started(nth) || at.access != [0; 2] || !Nth::ALL.into_iter().any(is_started)
}

/// The squares of these places on that island.
fn marked(places: &[Place], nth: Nth) -> Squares {
    places.iter().filter(|place| place.island == nth).fold(Squares::NONE, |all, place| all.or(place.squares))
}
