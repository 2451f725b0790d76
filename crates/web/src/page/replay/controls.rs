//! The controls of a replay: buttons, the bar, the list of turns, and whose eyes they are.
//!
//! What is the same at every moment is never exchanged, so that nobody loses the bar while it is dragged: only [`Controls::moving`] is.

use maud::{Markup, html};
use session::{Chapter, Eyes, Seat, SeatKind};

use super::{Film, word};
use crate::page::table::around::Around;
use crate::page::{face, figures, picture, tries};

/// One moment of a replay, with the ways to others.
#[derive(Clone, Copy)]
pub struct Controls<'a> {
    /// The table at that moment.
    pub table: Around<'a>,
    /// The game.
    pub(super) film: &'a Film,
    /// Where one is.
    pub stop: usize,
}

impl Controls<'_> {
    /// The address of a moment, seen by the same.
    #[must_use]
    pub fn address(&self, at: u32) -> String {
        self.seen_by(at, self.film.tape.eyes)
    }

    fn seen_by(&self, at: u32, eyes: Eyes) -> String {
        self.table.at(&format!("/replay?at={at}&seat={}", word(eyes)))
    }

    /// In the place of the question: where one is, and ways to go on.
    #[must_use]
    pub fn note(&self) -> Markup {
        let (say, stops, tape) = (self.table.say(), &self.film.stops, &self.film.tape);
        let at = stops.number(self.stop);
        html! {
            section #z-steps .zone.note.steps aria-label=(say.replay_steps()) {
                (self.moving())
                // A script asks for a moment as soon as the bar is somewhere else.
                form #bar method="get" action=(self.table.at("/replay")) {
                    input type="hidden" name="seat" value=(word(tape.eyes));
                    input #place type="range" name="at" min=(stops.number(0)) max=(tape.last) value=(at) step="1" aria-label=(say.replay_bar())
                        aria-valuetext=(self.position());
                    button.button.small.unscripted { (say.replay_go()) }
                }
                div.pickers {
                    @if !stops.chapters.is_empty() {
                        form #chapters method="get" action=(self.table.at("/replay")) {
                            input type="hidden" name="seat" value=(word(tape.eyes));
                            label.visually-hidden for="chapter" { (say.replay_turns()) }
                            select #chapter name="at" { (self.chapters()) }
                            button.button.small.unscripted { (say.replay_go()) }
                        }
                    }
                    label.visually-hidden for="speed" { (say.replay_speed()) }
                    select #speed .scripts-only {
                        option value="calm" { (say.replay_speed_calm()) }
                        option value="brisk" selected { (say.replay_speed_brisk()) }
                        option value="fast" { (say.replay_speed_fast()) }
                    }
                }
            }
        }
    }

    /// What is another at every moment.
    #[must_use]
    pub fn moving(&self) -> Markup {
        html! { (self.ways()) (self.here()) (self.result()) }
    }

    /// From here on at a table of one's own.
    #[must_use]
    pub fn what_if(&self) -> Markup {
        tries::links(&self.table, self.film.stops.number(self.stop), self.film.tape.eyes.seat())
    }

    /// Where one is, in words.
    fn position(&self) -> String {
        let (say, stops) = (self.table.say(), &self.film.stops);
        let step = say.replay_at(stops.last() as i64, self.stop as i64);
        match stops.chapter(self.stop).and_then(|(_, chapter)| self.called(chapter)) {
            Some(chapter) => format!("{step} · {chapter}"),
            None => step,
        }
    }

    /// What a turn or round is called.
    fn called(&self, chapter: &Chapter) -> Option<String> {
        let say = self.table.say();
        match (chapter.round, chapter.turn) {
            (Some(round), Some(seat)) => Some(say.replay_turn_in(self.table.name(seat), round)),
            (None, Some(seat)) => Some(say.replay_turn(self.table.name(seat))),
            (Some(round), None) => Some(say.replay_round(round)),
            (None, None) => None,
        }
    }

    fn here(&self) -> Markup {
        let stops = &self.film.stops;
        let began = stops.chapter(self.stop).map(|&(stop, _)| stops.number(stop));
        html! {
            p #now .position data-at=(stops.number(self.stop)) data-first=(stops.step(self.stop).first) data-chapter=[began] data-text=(self.position()) {
                b { (self.stop) } "/" (stops.last())
                @if let Some(chapter) = stops.chapter(self.stop).and_then(|(_, chapter)| self.called(chapter)) { " " span { (chapter) } }
            }
        }
    }

    /// How it ended, once the end is reached. It is read out.
    fn result(&self) -> Markup {
        let is_end = self.stop == self.film.stops.last();
        html! {
            p #result .result aria-live="polite" {
                @if is_end {
                    strong { (face::symbol("crown")) (picture::note(self.table.visit, self.table.info())) } " "
                    a href=(self.table.at("")) { (self.table.say().replay_to_result()) }
                }
            }
        }
    }

    /// The buttons. One that leads nowhere is no link.
    fn ways(&self) -> Markup {
        let (say, stops, stop) = (self.table.say(), &self.film.stops, self.stop);
        let (turn_before, turn_after) = stops.around(stop, |chapter| (chapter.round, chapter.turn));
        let (round_before, round_after) = stops.around(stop, |chapter| chapter.round);
        // Where nobody takes turns, rounds are all there is.
        let takes_turns = stops.chapters.iter().any(|(_, chapter)| chapter.turn.is_some());
        let has_rounds = takes_turns && stops.chapters.iter().any(|(_, chapter)| chapter.round.is_some());
        let (turn_back, turn_on) = if takes_turns {
            (say.replay_turn_back(), say.replay_turn_on())
        } else {
            (say.replay_round_back(), say.replay_round_on())
        };
        let (begin, end) = (Some(0).filter(|_| stop > 0), Some(stops.last()).filter(|&last| stop < last));
        html! {
            nav #ways aria-label=(say.replay_steps()) {
                (self.way("first", "first", &say.replay_first(), begin))
                @if has_rounds { (self.way("round-back", "round-back", &say.replay_round_back(), round_before)) }
                (self.way("turn-back", "turn-back", &turn_back, turn_before))
                (self.way("back", "left", &say.replay_back(), stop.checked_sub(1)))
                button #play .button.primary.scripts-only type="button" data-step="play" aria-pressed="false" aria-label=(say.replay_play()) { (face::symbol("play")) (face::symbol("pause")) }
                (self.way("next", "right", &say.replay_next(), (stop < stops.last()).then_some(stop + 1)))
                (self.way("turn-next", "turn-next", &turn_on, turn_after))
                @if has_rounds { (self.way("round-next", "round-next", &say.replay_round_on(), round_after)) }
                (self.way("last", "last", &say.replay_last(), end))
            }
        }
    }

    fn way(&self, word: &str, symbol: &str, label: &str, to: Option<usize>) -> Markup {
        let at = to.map(|to| self.film.stops.number(to));
        html! {
            a.button id={ "step-" (word) } data-step=(word) href=[at.map(|at| self.address(at))] data-at=[at]
                role=[at.is_none().then_some("link")] aria-disabled=[at.is_none().then_some("true")] aria-label=(label) title=(label) { (face::symbol(symbol)) }
        }
    }

    /// All turns by their rounds; rounds, where nobody takes turns.
    fn chapters(&self) -> Markup {
        let (say, stops) = (self.table.say(), &self.film.stops);
        let now = stops.chapter(self.stop).map(|&(stop, _)| stop);
        let option = |&(stop, chapter): &(usize, Chapter), name: String| {
            html! { option value=(stops.number(stop)) selected[now == Some(stop)] { (name) @if chapter.turn.is_none() && chapter.round.is_none() { (stop) } } }
        };
        let rounds = stops.chapters.chunk_by(|(_, one), (_, next)| one.round == next.round);
        html! {
            @for turns in rounds {
                @match (turns[0].1.round, turns[0].1.turn) {
                    (Some(round), Some(_)) => optgroup label=(say.replay_round(round)) {
                        @for turn in turns { (option(turn, self.called(&turn.1).unwrap_or_default())) }
                    },
                    _ => { @for turn in turns { (option(turn, self.called(&turn.1).unwrap_or_default())) } },
                }
            }
        }
    }

    /// With whose eyes it is seen.
    #[must_use]
    pub fn viewers(&self) -> Markup {
        let (say, tape) = (self.table.say(), &self.film.tape);
        let players = (0..self.table.names.len()).map(|seat| Eyes::Seat(Seat(seat as u8)));
        let open = tape.has_open.then_some(Eyes::Open);
        html! {
            section #z-viewers .zone.viewers aria-labelledby="viewers-title" {
                h2 #viewers-title { (say.replay_seen_by()) }
                ul {
                    @for eyes in players.chain([Eyes::Watcher]).chain(open) {
                        li {
                            a.button.small href=(self.seen_by(self.film.stops.number(self.stop), eyes)) data-eyes=(word(eyes))
                                aria-current=[(eyes == tape.eyes).then_some("true")] { (self.viewer(eyes)) }
                        }
                    }
                }
                div.onward {
                    a href=(self.table.at("")) { (say.replay_to_result()) }
                    details.keys-hint { summary { (say.client_keys()) } p { (say.replay_keys()) } }
                }
            }
        }
    }

    fn viewer(&self, eyes: Eyes) -> Markup {
        let say = self.table.say();
        let seat = match eyes {
            Eyes::Watcher => return html! { (face::symbol("eye")) (say.replay_watcher()) },
            Eyes::Open => return html! { (face::symbol("cards")) (say.replay_open()) },
            Eyes::Seat(seat) => seat,
        };
        let info = self.table.info().seats.get(seat.index());
        html! {
            @if let Some(info) = info { (figures::of_seat(info)) }
            (self.table.name(seat))
            @if info.is_some_and(|info| info.kind == SeatKind::Bot) { " " small.muted { (say.replay_bot()) } }
        }
    }
}
