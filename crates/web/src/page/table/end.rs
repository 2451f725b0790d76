//! The final screen, as far as all games share it: points grow as strings, side by side, and each piece of a string is as high as
//! its points. `count.js` lets them grow one after the other; without it everything is there at once.

use maud::{Markup, PreEscaped, html};
use phrases::{Person, signed};
use session::look::Placed;
use session::{Personal, Scene, Seat, SeatKind, Status};

use super::around::Around;
use super::game::Game;
use super::places;
use super::zone::Key;
use crate::page::{face, figures, fold, tries};

/// What a game tells of its end.
pub struct Ending {
    /// In small letters above the headline.
    pub why: String,
    /// Who has won, or what was reached.
    pub headline: Markup,
    /// What is worth remembering.
    pub facts: Vec<Fact>,
    /// A string for each player.
    pub strands: Vec<Strand>,
    /// What a whole string would be worth if it reached the top; the longest string does if nothing is said.
    pub top: Option<i16>,
    /// What the strings are measured by, beside them.
    pub scale: Markup,
    /// How a string is read.
    pub legend: Markup,
    /// All of it as tables, for those who want it.
    pub tables: Markup,
}

/// Something worth remembering: a title, and what is so.
pub type Fact = (String, Markup);

/// The points of one player.
pub struct Strand {
    /// Whose.
    pub seat: Seat,
    /// All together.
    pub total: i16,
    /// What they are made of, from the first to the last.
    pub beads: Vec<Bead>,
}

/// One piece of a string.
pub struct Bead {
    /// So many points.
    pub worth: i16,
    /// Its classes.
    pub class: String,
    /// The card it shows, if it is one.
    pub card: Option<String>,
    /// What is seen of it.
    pub html: Markup,
}

/// What the final screen depends on while there is none.
#[must_use]
pub fn key(table: &Around) -> Option<Key> {
    let is_over = matches!(table.info().status, Status::Over | Status::Ended);
    (!is_over).then(|| Key::of(()))
}

/// The final screen, once there is one.
#[must_use]
pub fn zone(game: &dyn Game) -> Markup {
    let is_over = matches!(game.around().info().status, Status::Over | Status::Ended);
    html! {
        section #z-end .zone.end hidden[!is_over] { @if is_over { (game.end()) } }
    }
}

/// The final screen of a game whose points are told piece by piece.
#[must_use]
pub fn screen(table: &Around, ending: &Ending) -> Markup {
    let say = table.say();
    let longest = ending.strands.iter().map(|strand| strand.total).max().unwrap_or(0);
    let top = ending.top.map_or(longest, |top| top.max(longest));
    html! {
        div.curtain {
            section.finale aria-labelledby="end-title" {
                div.unfold aria-hidden="true" { (PreEscaped(fold::CRANE)) }
                div.headline {
                    p.why { (ending.why) }
                    h2 #end-title tabindex="-1" { (ending.headline) }
                }
                @if !ending.facts.is_empty() { dl.worth-telling { @for (title, text) in &ending.facts { div { dt { (title) } dd { (text) } } } } }
                (what_next(table))
            }
            div.strings data-players=(ending.strands.len()) {
                (ending.scale)
                ol.strands aria-label=(say.end_places()) {
                    @for strand in &ending.strands { (string(table, strand, top)) }
                }
            }
            footer.legend {
                span { (ending.legend) }
                button.button.small.primary.skip-count type="button" { (say.end_count_skip()) }
                button.button.small.quiet.scripts-only type="button" data-count-again { (face::symbol("again")) (say.end_count_again()) }
                a.button.small.quiet href="#as-table" { (say.end_as_table()) }
            }
        }
        (tries::beside(table))
        section #as-table .as-table aria-label=(say.end_as_table()) {
            (ending.tables)
            p.row {
                @if table.me().is_some() { a.button.quiet href="/me/games" { (face::symbol("clock")) (say.games_title()) } }
                @if matches!(table.close_up.look.scene, Some(Scene::Cards(_))) {
                    a.button.quiet href=(table.at("/replay?seat=all")) { (face::symbol("eye")) (say.end_all_hands()) }
                }
                a.button.quiet href=(table.at("/record")) download { (face::symbol("download")) (say.end_download()) }
            }
            (fold::afterwards(say))
        }
    }
}

fn string(table: &Around, strand: &Strand, top: i16) -> Markup {
    let (seat, say) = (strand.seat, table.say());
    // Alone one takes no place.
    let result = table.info().result.as_ref().filter(|result| result.len() > 1);
    let placed = result.and_then(|result| result.get(seat.index()));
    let info = table.info().seats.get(seat.index());
    let (name, total) = (places::name(table, seat), signed(strand.total));
    html! {
        li.strand.mine[table.me() == Some(seat)].first[placed.is_some_and(|placed| placed.place == 1)] data-seat=(seat.0) {
            header {
                @match placed {
                    Some(Placed { place: 1, .. }) => { (face::symbol("crown")) span.visually-hidden { (say.end_place()) " 1" } },
                    Some(placed) => { span.visually-hidden { (say.end_place()) } span.place { (placed.place) } },
                    None => {},
                }
                h3 {
                    @if let Some(bot) = info.filter(|info| info.kind == SeatKind::Bot) { (figures::of_seat(bot)) }
                    span { (name) }
                    @if info.is_some_and(|info| info.is_out) { " " span.chip { (say.end_gave_up()) } }
                }
                span.total data-total=(strand.total) { (total) }
            }
            ol class={ "string " (size(strand.total)) } aria-label=(say.end_strand(strand.total.unsigned_abs(), &name, &total)) {
                @for bead in &strand.beads {
                    li class={ "bead " (bead.class) " " (size(bead.worth)) } data-worth=(bead.worth) data-card=[&bead.card] { (bead.html) }
                }
            }
            span class={ "rest " (size(top - strand.total.max(0))) } {}
        }
    }
}

/// The classes that make something as long as so many points: its digits. What has none is as thin as paper.
#[must_use]
pub fn size(points: i16) -> String {
    let points = points.max(0);
    let digits = [("h", points / 100), ("t", points / 10 % 10), ("u", points % 10)];
    let classes = digits.into_iter().filter(|&(_, digit)| digit > 0).map(|(class, digit)| format!("{class}{digit}"));
    classes.collect::<Vec<_>>().join(" ")
}

/// Who has won by how much; above it, by which points.
#[must_use]
pub fn verdict(table: &Around) -> (String, String) {
    let (say, info) = (table.say(), table.info());
    let rounds = table.close_up.tale.as_ref().and_then(|tale| tale.rounds).filter(|&rounds| rounds > 0);
    let headline = places::headline(table);
    let Some(result) = &info.result else { return (say.end_as_it_stood(), headline) };
    let mut scores: Vec<(u8, i16)> = result.iter().filter_map(|placed| Some((placed.place, placed.score?))).collect();
    scores.sort_by_key(|&(place, score)| (place, std::cmp::Reverse(score)));
    let [(1, first), (second, next), ..] = scores[..] else { return (say.end_as_it_stood(), headline) };
    let why = match rounds {
        Some(rounds) if first == next => say.end_level(rounds, &signed(first)),
        Some(rounds) => say.end_after(rounds, &signed(first), &signed(next)),
        None => say.end_score_to(&signed(first), &signed(next)),
    };
    // Whoever wins by cards or coins, or with others, wins by no points; and who gave up may have had more.
    let winner = result.iter().position(|placed| placed.place == 1).filter(|_| second > 1 && first > next);
    match winner {
        Some(seat) => (why, say.end_won_by(first - next, &places::person(table, Seat(seat as u8)))),
        None => (why, headline),
    }
}

/// When somebody went ahead for the last time; with what, if a card did it.
#[must_use]
pub fn lead(table: &Around, with: impl FnOnce(&session::tale::Lead, &Person, u16) -> Option<String>) -> Option<Fact> {
    let say = table.say();
    let tale = table.close_up.tale.as_ref()?;
    let lead = tale.lead.as_ref().filter(|_| table.names.len() > 1)?;
    let (who, round) = (places::person(table, lead.seat), lead.round.filter(|&round| round > 0)?);
    let at = table.at(&format!("/replay?at={}", lead.entry));
    let (title, text) = if lead.from.is_none() {
        (say.end_lead_whole(), say.end_led(round, &who))
    } else {
        (say.end_lead(), with(lead, &who, round).unwrap_or_else(|| say.end_lead_in(round, &who)))
    };
    Some((title, html! { a href=(at) { (text) } }))
}

/// What the game is to whoever played it: is it their best?
#[must_use]
pub fn record(table: &Around, points: i16, first: &str, stays: impl FnOnce(i16) -> String) -> Option<Fact> {
    let say = table.say();
    let &Personal { before, is_best, .. } = table.close_up.personal.as_ref()?;
    let text = match before {
        None => first.to_owned(),
        Some(before) if is_best => say.end_best_new(before, &signed(before)),
        Some(before) if before == points => say.end_best_same(),
        Some(before) => stays(before),
    };
    let is_broken = is_best && before.is_some();
    Some((say.end_record(), html! { @if is_broken { (face::symbol("crown")) " " } (text) }))
}

/// Again, and once more from the beginning.
#[must_use]
pub fn what_next(table: &Around) -> Markup {
    let (say, next) = (table.say(), table.info().next.as_ref());
    html! {
        nav.what-next aria-label=(say.end_what_now()) {
            @if table.me().is_some() {
                // Whoever asks first sets the table; the others sit down there.
                form method="post" action=(table.at("/do")) {
                    button.button.primary name="do" value="rematch" {
                        @if next.is_some() { (say.end_next()) } @else { (face::symbol("again")) (say.end_rematch()) }
                    }
                }
            } @else if let Some(next) = next {
                a.button.primary href={ "/t/" (next) } { (say.end_next()) }
            }
            (tries::button_back(table))
            a.button href=(table.at("/replay")) { (face::symbol("clock")) (say.end_replay()) }
            a.button href=(table.at("/picture.png")) { (face::symbol("eye")) (say.end_picture()) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn a_size_is_written_by_its_digits() {
        assert_eq!([0, -4, 7, 30, 105, 342].map(size), ["", "", "u7", "t3", "h1 u5", "h3 t4 u2"]);
    }
}
