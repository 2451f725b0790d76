//! What happened, in words. Events that belong together become one line.

use islands::atlas::SPACES;
use islands::score::{outline_points, points};
use islands::{Colour, Landmark, Seen, Shape, Side, Source, Square};
use tabletop::Seat;

use super::{IslandsTeller, Line};
use crate::noun::joined;
use crate::person::Person;

/// The income before gold mines and volcanoes (I-4.3).
const INCOME: u16 = 3;

impl IslandsTeller<'_> {
    /// The events from number `from` on, in words; those before are only looked at to understand the others.
    #[must_use]
    pub fn log(&self, events: &[Seen], from: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut at = from;
        while let Some(event) = events.get(at) {
            let heading = matches!(event, Seen::Round { .. });
            let (told, sentences) = self.together(events, at);
            if !sentences.is_empty() {
                let text = sentences.join(" ");
                // Some sentences name their rule themselves.
                let rule = super::cite::rule(event, self.setup.is_solo()).filter(|_| !text.contains("(I-"));
                lines.push(Line { heading, text, rule, at, until: at + told });
            }
            at += told;
        }
        lines
    }

    /// The sentences of one line, and how many events from number `at` on they tell.
    fn together(&self, events: &[Seen], at: usize) -> (usize, Vec<String>) {
        let say = self.phrases;
        let mut sentences: Vec<_> = self.sentence(events, at).into_iter().collect();
        let next = events.get(at + 1);
        match (&events[at], next) {
            (&Seen::Paints { only, .. }, next) => {
                let starts = next.filter(|event| matches!(event, Seen::Starts { .. }));
                sentences.extend(starts.and_then(|_| self.sentence(events, at + 1)));
                sentences.extend(only.then(|| say.islands_only_place()));
                return (1 + usize::from(starts.is_some()), sentences);
            }
            (Seen::Surrounds { landmark: Landmark::Lighthouse, .. }, Some(Seen::Access { side, .. })) => {
                sentences.push(say.islands_opens(side.word()));
            }
            (Seen::Surrounds { landmark: of, .. }, Some(&Seen::Token { landmark, side, from: None, .. }))
                if *of == landmark =>
            {
                sentences.push(say.islands_brings_token(&say.token(landmark, side)));
            }
            (Seen::Surrounds { landmark: of, .. }, Some(Seen::NoToken { landmark, .. })) if of == landmark => {
                sentences.extend(self.sentence(events, at + 1));
            }
            (Seen::Surrounds { landmark: Landmark::Volcano, .. }, Some(Seen::TokenReturned { .. })) => {
                let (told, more) = self.together(events, at + 1);
                sentences.extend(more);
                return (1 + told, sentences);
            }
            (Seen::TokenReturned { .. }, Some(&Seen::Takes { seat, from, coins })) => {
                sentences = vec![say.islands_returns_and_takes(coins, &self.person(from), &self.person(seat))];
            }
            (Seen::TokenReturned { .. }, Some(Seen::TakesNothing { .. } | Seen::VolcanoGives { .. }))
            | (Seen::Uses { .. }, Some(Seen::MarkerStays)) => {
                sentences.extend(self.sentence(events, at + 1));
            }
            (Seen::Rolled { .. } | Seen::Uses { .. }, _) => return self.dice_together(events, at),
            _ => return (1, sentences),
        }
        (2, sentences)
    }

    /// What event number `at` says, unless a later one says it again.
    pub(super) fn sentence(&self, events: &[Seen], at: usize) -> Option<String> {
        let say = self.phrases;
        let person = |seat| self.person(seat);
        let island = |seat, nth| self.island_told(&events[..at], seat, nth);
        let text = match events[at] {
            Seen::Dealt { seat, sheets } => say.islands_dealt(&self.sheets(&sheets), &person(seat)),
            // What is chosen in secret is told again when it is done.
            Seen::Chose { seat, .. } if is_carried_out(&events[at..], seat) => return None,
            Seen::Chose { seat, kept: Some(kept) } => say.islands_chose(&self.sheets(&kept), &person(seat)),
            Seen::Chose { seat, kept: None } => say.islands_chose_unseen(&person(seat)),
            Seen::Keeps { seat, kept } => say.islands_keeps(&self.sheets(&kept), &person(seat)),
            // There is nobody else, so nothing is told.
            Seen::FirstPlayer { .. } if self.setup.is_solo() => return None,
            Seen::FirstPlayer { seat } => say.islands_first_player(&person(seat)),
            Seen::Round { round, colour, first } => self.round(round, colour, first),
            Seen::Card { card } => self.card_turned(card),
            Seen::Bids { seat, coins } => say.islands_bids(coins, &person(seat)),
            Seen::Passes { seat, unable: false } => say.islands_passes(&person(seat)),
            Seen::Passes { seat, unable: true } => say.islands_passes_unable(&person(seat)),
            Seen::Wins { seat, coins } if self.setup.is_solo() => say.islands_solo_wins(coins, &person(seat)),
            Seen::Wins { seat, coins } => say.islands_wins(coins, &person(seat)),
            Seen::NoWinner => say.islands_no_winner(),
            Seen::Chooses { seat, source, shape, only } => self.chooses(&person(seat), source, shape, only),
            // The roll before has told it.
            Seen::ColourRolled { .. } if at > 0 && matches!(events[at - 1], Seen::Rolled { .. }) => return None,
            Seen::ColourRolled { seat, die, colour, .. } => {
                say.islands_colour_rolled(colour.word(), die, &person(seat))
            }
            Seen::Paints { seat, source, island: nth, squares, colour, .. } => {
                let (on, squares, who) = (island(seat, nth), self.squares(squares), person(seat));
                say.islands_paints(colour.word(), &on, source.word(), &squares, &who)
            }
            Seen::Starts { access, .. } => say.islands_starts(access.map_or("none", Side::word)),
            Seen::GivesUp { seat, source } => say.islands_gives_up(source.word(), &person(seat)),
            Seen::Skips { seat, source } => say.islands_skips(source.word(), &person(seat)),
            Seen::Surrounds { seat, island: nth, square, landmark, side } => {
                self.surrounds(seat, &island(seat, nth), (square, landmark, side))
            }
            Seen::VolcanoTokens { seat, island: nth, tokens } => {
                say.islands_volcano_tokens(&island(seat, nth), tokens, &person(seat))
            }
            Seen::Access { seat, side } => say.islands_gets_access(side.word(), &person(seat)),
            Seen::Token { seat, landmark, side, from } => self.token(seat, landmark, side, from),
            Seen::NoToken { seat, landmark } => say.islands_no_token(landmark.word(), &person(seat)),
            Seen::TokenReturned { seat } => say.islands_token_returned(&person(seat)),
            Seen::Takes { seat, from, coins } => say.islands_takes(coins, &person(from), &person(seat)),
            Seen::TakesNothing { seat, richest } => self.takes_nothing(&person(seat), richest),
            Seen::Fills { seat, island: nth, square, coins } => self.fills(seat, &island(seat, nth), square, coins),
            Seen::Income { seat, gold, volcanoes, coins } => self.income(seat, gold, volcanoes.into(), coins),
            Seen::Rolled { die, .. } => self.rolled(&events[..=at], die),
            Seen::Carrambah { bid, won } => self.carrambah(&events[..at], bid, won),
            Seen::Researches { technology, level } => self.researches(technology, level),
            Seen::Uses { used, coins } => self.uses(&events[..at], used, coins),
            Seen::VolcanoGives { coins } => say.islands_volcano_gives(coins, &self.solo_player()),
            Seen::MarkerStays => say.islands_marker_stays(),
            Seen::Ends if self.setup.is_solo() => say.islands_solo_ends(),
            Seen::Ends => say.islands_ends(),
        };
        Some(text)
    }

    /// A round begins, with the colour of its season.
    fn round(&self, round: u8, colour: Colour, first: Seat) -> String {
        let (say, colour, all) = (self.phrases, colour.word(), SPACES as i64);
        if self.setup.is_solo() {
            return say.islands_solo_round(colour, all, round);
        }
        say.islands_round(colour, round, all, &self.person(first))
    }

    /// What the card of the round gives.
    fn card_turned(&self, card: u8) -> String {
        let (say, (shape, colouring)) = (self.phrases, self.card(card));
        let colouring = colouring.word();
        match (shape, self.setup.is_solo()) {
            (Some(shape), false) => say.islands_card(colouring, card, &shape),
            (Some(shape), true) => say.islands_solo_card(colouring, card, &shape),
            (None, false) => say.islands_card_choice(colouring, card),
            (None, true) => say.islands_solo_card_choice(colouring, card),
        }
    }

    /// A shape is chosen; where only one fits, that is said.
    fn chooses(&self, who: &Person, source: Source, shape: Shape, only: bool) -> String {
        let (say, shape) = (self.phrases, self.shape(shape));
        if only {
            return say.islands_chooses_only(&shape, source.word(), who);
        }
        say.islands_chooses(&shape, source.word(), who)
    }

    /// A volcano brings nothing: alone to whoever has too much already; else to the richest, or where nobody has coins.
    fn takes_nothing(&self, who: &Person, richest: bool) -> String {
        let say = self.phrases;
        match (self.setup.is_solo(), richest) {
            (true, _) => say.islands_volcano_too_rich(who),
            (false, true) => say.islands_richest(who),
            (false, false) => say.islands_nobody_has_coins(who),
        }
    }

    /// Sheets with their islands: "heron (Heron Bay and Kite Hill)".
    pub(super) fn sheets(&self, ids: &[&'static str]) -> String {
        let (atlas, language) = (self.setup.atlas(), self.phrases.language());
        let named = |id: &&'static str| match atlas.named(id) {
            Some(sheet) => {
                let islands = atlas.sheet(sheet).islands.each_ref().map(|island| island.name.clone());
                format!("{id} ({})", joined(language, &islands))
            }
            None => (*id).to_owned(),
        };
        joined(language, &ids.iter().map(named).collect::<Vec<_>>())
    }

    /// A landmark is surrounded; what it is worth is told if it is worth something.
    fn surrounds(&self, seat: Seat, island: &str, (square, landmark, side): (Square, Landmark, Side)) -> String {
        let (say, who, square) = (self.phrases, &self.person(seat), &square.to_string());
        match points(landmark, side) {
            0 => say.islands_surrounds(island, landmark.word(), side.word(), square, who),
            points => say.islands_surrounds_points(island, landmark.word(), points, side.word(), square, who),
        }
    }

    /// A token is taken, from the reserve or from somebody.
    fn token(&self, seat: Seat, landmark: Landmark, side: Side, from: Option<(Seat, Side)>) -> String {
        let (say, who) = (self.phrases, &self.person(seat));
        let Some((from, lay)) = from else { return say.islands_takes_token(&say.token(landmark, side), who) };
        let taken = say.islands_takes_token_from(&say.token(landmark, lay), &self.person(from), who);
        if lay == side {
            return taken;
        }
        format!("{taken} {}", say.islands_turns_token(&say.token_side(landmark, side)))
    }

    fn fills(&self, seat: Seat, island: &str, square: Square, coins: u8) -> String {
        let colour = if coins == outline_points(true) { "own" } else { "other" };
        self.phrases.islands_fills(coins, colour, island, &square.to_string(), &self.person(seat))
    }

    /// The income as a sum: "3 + 2 − 1 = 4 coins".
    fn income(&self, seat: Seat, gold: u16, volcanoes: u16, coins: u16) -> String {
        let mut sum = INCOME.to_string();
        if gold > 0 {
            sum.push_str(&format!(" + {gold}"));
        }
        if volcanoes > 0 {
            sum.push_str(&format!(" − {volcanoes}"));
        }
        if volcanoes > INCOME + gold {
            return self.phrases.islands_income_none(&sum, &self.person(seat));
        }
        let sum = if gold == 0 && volcanoes == 0 { String::new() } else { sum + " = " };
        self.phrases.islands_income(coins, &sum, &self.person(seat))
    }
}

/// Is what the player chose in secret told among these events?
fn is_carried_out(events: &[Seen], by: Seat) -> bool {
    events.iter().any(|event| matches!(event, Seen::Keeps { seat, .. } if *seat == by))
}
