//! The players: coins, tokens, accesses, points, and their islands small; and one island of theirs, large.

use maud::{Markup, Render as _, html};
use phrases::signed;
use session::Seat;
use session::islands::{Ask, AtSeat, Income, IslandAt, Landmark, Move, Nth, Side};

use super::picture::Size;
use super::{Desk, auction, keys, picture, sites};
use crate::page::table::seats::head;
use crate::page::{Fields, face};

/// The zone of one player: a strip that opens.
#[must_use]
pub fn zone(desk: &Desk, seat: Seat) -> Markup {
    let Some(at) = desk.seat(seat) else { return html! {} };
    let is_mine = desk.me() == Some(seat);
    let is_asked = desk.info().asked.has(seat);
    html! {
        section id={ "z-seat-" (seat.0) } .zone.seat.mine[is_mine].asked[is_asked].active[is_asked && desk.scene.standing.is_none()]
            // On a phone it comes after what an answer needs.
            data-below[!is_mine] aria-labelledby={ "p-name-" (seat.0) } {
            (head(&desk.around, seat))
            @if at.kept.is_none() {
                (choosing(desk, at))
            } @else {
                (desk.around.part("ul", &format!("p-facts-{}", seat.0), None, || facts(desk, seat, at)))
            }
            (choices(desk, seat, at))
            @if !is_mine && !at.islands.is_empty() {
                (islands_of_zone(desk, seat, at))
                a.opens href=(desk.extra(&format!("/isle?seat={}", seat.0))) data-dialog aria-label=(desk.say().islands_note_open(desk.around.name(seat))) {
                    (face::symbol("eye"))
                }
            }
        }
    }
}

/// What can be taken from a player, if that is asked: a button each.
fn choices(desk: &Desk, seat: Seat, at: &AtSeat) -> Markup {
    let (say, Some(me)) = (desk.say(), desk.me()) else { return html! {} };
    let label = |m: Move| match (m, desk.ask()) {
        (Move::From(from), Some(Ask::Richest { coins })) if from == seat => {
            Some(html! { (face::symbol("coin")) (signed(-i32::from(at.coins.min(coins.into())))) })
        }
        (Move::Token(from, side), Some(Ask::Token { landmark, .. })) if from == seat => {
            Some(html! { (face::symbol(symbol(landmark))) (say.token_side(landmark, side)) })
        }
        _ => None,
    };
    let choices: Vec<_> = desk.scene.legal.iter().filter_map(|&m| Some((m, label(m)?))).collect();
    html! {
        @if !choices.is_empty() {
            div.seat-choices {
                @for (m, label) in choices {
                    @let words = desk.teller.in_short(me, m);
                    button.button form="move" name="do" value=(desk.scene.words(m)) aria-label=(words) title=(words) { (label) }
                }
            }
        }
    }
}

/// Before the sheets are kept: only whether a player has chosen.
fn choosing(desk: &Desk, at: &AtSeat) -> Markup {
    let say = desk.say();
    html! {
        ul.facts { li { @if at.chosen { (face::symbol("check")) (say.islands_has_chosen()) } @else { (say.islands_choosing()) } } }
    }
}

fn facts(desk: &Desk, seat: Seat, at: &AtSeat) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    let points = desk.help.scores.get(seat.index()).map_or(0, |score| score.total);
    let [ul, coins, spoken, score, held] =
        ["facts", "coins", "spoken", "score", "tokens"].map(|part| format!("p-{part}-{}", seat.0));
    let part = |id, make: &dyn Fn() -> Markup| desk.around.part("li", id, None, make).render();
    let has_spoken = auction::has_spoken(desk, seat);
    html! {
        ul.facts id=(ul) {
            (part(&coins, &|| html! {
                li.coins id=(coins) title=(say.islands_coins(at.coins)) {
                    (face::symbol("coin")) strong aria-hidden="true" { (at.coins) } span.visually-hidden { (say.islands_coins(at.coins)) }
                }
            }))
            (part(&spoken, &|| html! { li.spoken id=(spoken) hidden[!has_spoken] { @if has_spoken { (auction::standing(desk, seat)) } } }))
            (part(&score, &|| points_so_far(desk, seat, points, &score)))
            @if table.first == Some(seat) && !desk.is_solo() {
                li.first title=(say.islands_table_first()) { (face::symbol("flag")) span { (say.islands_table_first()) } }
            }
            li.income { (income(desk, seat, at)) }
            @let all = holds(desk, at);
            @if !all.is_empty() { (part(&held, &|| tokens(desk, seat, &all, &held))) }
        }
    }
}

/// The points of a player so far. Everybody's are in the dialog of one's own.
fn points_so_far(desk: &Desk, seat: Seat, points: i16, id: &str) -> Markup {
    let say = desk.say();
    let shown = say.islands_points(points, &signed(points));
    let score = html! {
        (face::symbol("points")) strong aria-hidden="true" { (signed(points)) }
        // Where there is room, the word instead of the sign.
        span.unit aria-hidden="true" { " " (say.islands_points(points, "").trim()) }
    };
    html! {
        li.score id=(id) title=(shown) {
            @if desk.me() == Some(seat) || desk.me().is_none() {
                a href=(desk.extra("/scores")) data-dialog aria-label=(shown) { (score) }
            } @else {
                (score) span.visually-hidden { (shown) }
            }
        }
    }
}

/// The income of this round as a sum; before it is taken, the one that would be.
fn income(desk: &Desk, seat: Seat, at: &AtSeat) -> String {
    let taken = desk.help.lately.incomes.iter().rev().find(|(whose, _)| *whose == seat);
    match taken {
        Some((_, income)) => desk.say().islands_the_income(&sum(*income)),
        None => desk.say().islands_income_next(&next_income(at)),
    }
}

/// What a player would take without the card, as a sum (I-4.3).
#[must_use]
pub fn next_income(at: &AtSeat) -> String {
    let gold = 2 * u16::from(at.gold[0]) + u16::from(at.gold[1]);
    sum(Income { gold, volcanoes: at.volcanoes, coins: (3 + gold).saturating_sub(at.volcanoes.into()) })
}

/// "3 + 2 − 1 = 4"; never below 0.
fn sum(Income { gold, volcanoes, coins }: Income) -> String {
    let mut sum = String::from("3");
    if gold > 0 {
        sum += &format!(" + {gold}");
    }
    if volcanoes > 0 {
        sum += &format!(" − {volcanoes}");
    }
    match () {
        () if gold == 0 && volcanoes == 0 => sum,
        () if u16::from(volcanoes) > 3 + gold => format!("{sum} → {coins}"),
        () => format!("{sum} = {coins}"),
    }
}

/// Something a player has: sign, name, what is said in short, and how many.
type Held = (&'static str, String, String, u8);

/// Tokens, volcanoes and accesses of a player.
fn holds(desk: &Desk, at: &AtSeat) -> Vec<Held> {
    let say = desk.say();
    let token = |landmark: Landmark, counts: [u8; 2]| {
        let sides = Side::BOTH.into_iter().zip(counts).filter(|&(_, count)| count > 0);
        sides
            .map(|(side, count)| (symbol(landmark), say.token(landmark, side), say.token_side(landmark, side), count))
            .collect::<Vec<_>>()
    };
    let access = Side::BOTH.into_iter().zip(at.access).filter(|&(_, count)| count > 0);
    let access =
        access.map(|(side, count)| ("access", say.islands_table_access(&say.access(side)), say.access(side), count));
    let volcanoes = (at.volcanoes > 0)
        .then(|| ("volcano", say.islands_table_volcanoes(at.volcanoes), say.landmark(Landmark::Volcano), at.volcanoes));
    let all = token(Landmark::CoalPit, at.coal).into_iter().chain(token(Landmark::GoldMine, at.gold));
    all.chain(volcanoes).chain(access).collect()
}

/// Tokens and accesses, as one more fact that leads to what they mean.
fn tokens(desk: &Desk, seat: Seat, all: &[Held], id: &str) -> Markup {
    html! {
        li.tokens id=(id) {
            a href=(desk.extra(&format!("/isle?seat={}", seat.0))) data-dialog {
                @for (symbol, name, short, count) in all {
                    span.token title=(name) {
                        (face::symbol(symbol)) span.visually-hidden { (name) " × " (count) " " }
                        span.short-name aria-hidden="true" { (short) } @if *count > 1 { span aria-hidden="true" { " ×" (count) } }
                    }
                }
            }
        }
    }
}

/// All that a player has, in words.
#[must_use]
pub fn in_words(desk: &Desk, seat: Seat, at: &AtSeat) -> Markup {
    let say = desk.say();
    let points = desk.help.scores.get(seat.index()).map_or(0, |score| score.total);
    let is_first = desk.table().first == Some(seat) && !desk.is_solo();
    // Its name stands before it already.
    let means = |symbol: &str| {
        let sentence = match symbol {
            "coal" => say.islands_goal_coal(),
            "gold" => say.islands_goal_gold(),
            "volcano" => say.islands_goal_volcano(),
            _ => say.islands_goal_access(),
        };
        sentence.split_once(": ").map(|(_, means)| means.to_owned()).unwrap_or(sentence)
    };
    html! {
        ul.signs {
            li { (face::symbol("coin")) (say.islands_coins(at.coins)) " · " (income(desk, seat, at)) }
            li { (face::symbol("points")) (say.islands_points(points, &signed(points))) }
            @if is_first { li { (face::symbol("flag")) (say.islands_goal_first()) } }
            @for (symbol, name, _, count) in holds(desk, at) {
                li { (face::symbol(symbol)) (name) @if count > 1 { " × " (count) } " " small.muted { (means(symbol)) } }
            }
        }
    }
}

const fn symbol(landmark: Landmark) -> &'static str {
    if matches!(landmark, Landmark::CoalPit) { "coal" } else { "gold" }
}

/// The islands of a player at the table, each a link to itself and a part of their zone.
fn islands_of_zone(desk: &Desk, seat: Seat, at: &AtSeat) -> Markup {
    let all = format!("p-isles-{}", seat.0);
    let make = || {
        html! {
            ul.small-islands id=(all) {
                @for (nth, island) in Nth::ALL.into_iter().zip(&at.islands) {
                    @let id = format!("p-small-{}-{nth}", seat.0);
                    @let picture = format!("p-small-picture-{}-{nth}", seat.0);
                    (desk.around.part("li", &id, Some(keys::island(desk, island)), || html! {
                        li id=(id) data-place={ "isle-" (seat.0) "-" (nth) } {
                            (link(desk, seat, nth, island, &picture::part(desk, island, Size::Small, &picture)))
                        }
                    }))
                }
            }
        }
    };
    desk.around.part("ul", &all, None, make).render()
}

/// The islands of a player, each a link to itself.
fn islands(desk: &Desk, seat: Seat, at: &AtSeat) -> Markup {
    html! {
        ul.small-islands {
            @for (nth, island) in Nth::ALL.into_iter().zip(&at.islands) {
                li { (link(desk, seat, nth, island, &picture::island(desk, island, Size::Small))) }
            }
        }
    }
}

fn link(desk: &Desk, seat: Seat, nth: Nth, island: &IslandAt, picture: &Markup) -> Markup {
    let address = desk.extra(&format!("/isle?seat={}&island={nth}", seat.0));
    html! { a href=(address) data-dialog title=(island.island.name) { (picture) } }
}

/// One island of a player, large, by itself; or all of theirs, with what else they have.
#[must_use]
pub fn large(desk: &Desk, fields: &Fields) -> Option<(String, Markup)> {
    let number = |name: &str| fields.said(name).and_then(|number| number.parse::<u8>().ok());
    let seat = number("seat").map(Seat)?;
    if fields.said("island").is_none() {
        return all(desk, seat);
    }
    let island = number("island")?;
    let nth = Nth::ALL.into_iter().find(|nth| nth.0 + 1 == island)?;
    let (say, at) = (desk.say(), desk.seat(seat)?.islands.get(nth.index())?);
    let title = say.islands_island_of(&at.island.name, &desk.teller.person(seat));
    let left = at.island.empty.without(at.painted()).len();
    let markup = html! {
        div.isle-large { (picture::island(desk, at, Size::Large)) }
        p { @if at.painted().is_empty() { (say.islands_table_not_started()) } @else { (say.islands_table_left(left)) } }
        (sites::list(desk, seat, nth))
    };
    Some((title, markup))
}

/// All islands of a player, and their coins, points and tokens in words.
fn all(desk: &Desk, seat: Seat) -> Option<(String, Markup)> {
    let at = desk.seat(seat).filter(|at| !at.islands.is_empty())?;
    let markup = html! {
        div.islander { (in_words(desk, seat, at)) (islands(desk, seat, at)) }
    };
    Some((desk.around.name(seat).to_owned(), markup))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_income_is_written_as_its_sum() {
        let income = |gold, volcanoes, coins| sum(Income { gold, volcanoes, coins });
        assert_eq!(income(2, 1, 4), "3 + 2 − 1 = 4");
        assert_eq!(income(0, 0, 3), "3");
        assert_eq!(income(0, 2, 1), "3 − 2 = 1");
        assert_eq!(income(1, 6, 0), "3 + 1 − 6 → 0");
        let at = AtSeat { gold: [1, 1], volcanoes: 2, ..AtSeat::default() };
        assert_eq!(next_income(&at), "3 + 3 − 2 = 4");
    }
}
