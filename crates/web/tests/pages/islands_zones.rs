//! Islands played by forms: every answer but a painting has its place on the page, and nothing stands there that is secret.

use std::collections::BTreeSet;

use session::islands::{Ask, Bid, Move, Technology};
use session::{CloseUp, Help, Seat, Status};

use crate::harness::{Answer, Browser, Server};
use crate::islands_game::{Dice, begun, close_up, scene};

/// The tags of the controls of that name that can be used.
fn controls<'a>(page: &'a Answer, name: &str) -> Vec<&'a str> {
    let tags = page.text.split('<').filter_map(|rest| rest.split('>').next());
    let name = format!(" name=\"{name}\"");
    tags.filter(|tag| tag.contains(&name) && !tag.contains(" disabled")).collect()
}

/// The page has a control of that name and value.
fn has(page: &Answer, name: &str, value: &str) -> bool {
    controls(page, name).iter().any(|tag| tag.contains(&format!(" value=\"{value}\"")))
}

fn attribute(tag: &str, name: &str) -> Option<u16> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()?.parse().ok()
}

/// Can this answer be given on that page?
fn offers(page: &Answer, m: Move, words: &str) -> bool {
    match m {
        Move::Keep(_) => words.split(' ').skip(1).all(|sheet| has(page, "sheet", sheet)) && has(page, "do", "keep"),
        Move::Bid(coins) => {
            let in_field = |tag: &&str| {
                attribute(tag, "min").is_some_and(|least| least <= coins)
                    && attribute(tag, "max").is_some_and(|most| coins <= most)
            };
            has(page, "do", words) || has(page, "do", "bid") && controls(page, "coins").iter().any(in_field)
        }
        // Where to paint is another story.
        Move::Paint { .. } => true,
        _ => has(page, "do", words),
    }
}

/// The fields that give this answer.
fn fields(m: Move, words: &str) -> Vec<(&'static str, String)> {
    let rest = |n: usize| words.splitn(n, ' ').last().unwrap_or_default().to_owned();
    match m {
        Move::Keep(_) => {
            let sheets = words.split(' ').skip(1).map(|sheet| ("sheet", sheet.to_owned()));
            sheets.chain([("do", "keep".to_owned())]).collect()
        }
        Move::Bid(coins) if coins % 2 == 0 => vec![("coins", coins.to_string()), ("do", "bid".to_owned())],
        Move::Paint { .. } => vec![("paint", rest(2)), ("do", "paint".to_owned())],
        _ => vec![("do", words.to_owned())],
    }
}

/// Any answer; bids are low, and what can be painted is painted, so that much happens.
fn choice(legal: &[Move], dice: &mut Dice) -> Move {
    let passes = legal.contains(&Move::Pass);
    if passes {
        let low = dice.below(6);
        return if low < 3 { Move::Pass } else { legal[(low - 2).min(legal.len() - 1)] };
    }
    let wanted = |m: &&Move| dice_free(m);
    let better: Vec<Move> = legal.iter().filter(wanted).copied().collect();
    let from = if better.is_empty() || dice.below(12) == 0 { legal } else { &better };
    from[dice.below(from.len())]
}

/// Neither giving up nor going on.
fn dice_free(m: &Move) -> bool {
    !matches!(m, Move::GiveUp | Move::GoOn)
}

/// What was seen, counted.
#[derive(Debug, Default)]
struct Seen {
    asks: BTreeSet<&'static str>,
    incomes: usize,
    sums: usize,
    closed: usize,
    scenes: usize,
}

const fn word(ask: Ask) -> &'static str {
    match ask {
        Ask::Keep => "keep",
        Ask::Bid { .. } => "bid",
        Ask::Shape { .. } => "shape",
        Ask::Paint { .. } => "paint",
        Ask::Richest { .. } => "richest",
        Ask::Token { .. } => "token",
        Ask::Technology { .. } => "technology",
        Ask::Research => "research",
        Ask::FormFirst => "form",
        _ => "chance",
    }
}

/// What is looked at on every page.
fn look_at(page: &Answer, close_up: &CloseUp, seen: &mut Seen) {
    let Some(Help::Islands(help)) = &close_up.help else { panic!("no help") };
    let scene = scene(close_up);
    for (seat, income) in &help.lately.incomes {
        let zone = page.between(&format!("id=\"z-seat-{}\"", seat.0), "</section>");
        assert!(zone.contains("Income: 3"), "{income:?} in {zone}");
        seen.incomes += 1;
        if income.gold > 0 || income.volcanoes > 0 {
            let sum = if income.coins > 0 { format!("= {}<", income.coins) } else { "0<".to_owned() };
            assert!(zone.contains(&sum), "{income:?} in {zone}");
            seen.sums += 1;
        }
    }
    for (seat, bid) in &help.lately.bids {
        let is_last = |&&(bidder, bid): &&(Seat, Bid)| bidder == *seat && matches!(bid, Bid::Coins(_));
        let last = help.lately.bids.iter().rev().find(is_last).map(|&(_, bid)| bid);
        let has_won = scene.view.table.winner == Some(*seat);
        if let (Bid::Coins(coins), false) = (bid, scene.setup.is_solo() || has_won || last != Some(*bid)) {
            let zone = page.between(&format!("id=\"z-seat-{}\"", seat.0), "</section>");
            let said = [format!("bid {coins}<"), format!("passed at {coins}<")];
            assert!(said.iter().any(|said| zone.contains(said.as_str())), "{coins} in {zone}");
        }
    }
    if let Some(science) = scene.view.table.science {
        let sheet = page.between("id=\"z-science\"", "</section>");
        let closed = Technology::ALL.into_iter().filter(|&technology| science.is_closed(technology));
        for technology in closed {
            let partner =
                technology.partner().map(|partner| phrases::Phrases(phrases::Language::En).technology(partner));
            assert!(sheet.contains(&format!("closed by {}", partner.expect("a partner"))), "{sheet}");
            seen.closed += 1;
        }
    }
    if let Some((bid, won)) = help.lately.carrambah {
        let auction = page.between("id=\"z-auction\"", "</section>");
        let mine = if won { "high enough" } else { "outbids you" };
        assert!(auction.contains(&format!("Carrambah bids {bid}")) && auction.contains(mine), "{auction}");
        seen.scenes += 1;
    }
}

/// One answer of one player, by the form on the page.
async fn answer(server: &Server, table: &str, browser: &Browser<'_>, dice: &mut Dice, seen: &mut Seen) {
    let close_up = close_up(server, table, browser).await;
    let (scene, address) = (scene(&close_up), format!("/t/{table}"));
    let ask = scene.ask.expect("a question");
    let page = browser.get(&address).await.expect(200);
    page.says(&format!("data-ask=\"{}\"", word(ask)));
    for &m in &scene.legal {
        let words = scene.words(m);
        assert!(offers(&page, m, &words), "{ask:?}: {words} is not offered by {}", page.text);
    }
    look_at(&page, &close_up, seen);
    seen.asks.insert(word(ask));
    let m = choice(&scene.legal, dice);
    let version = close_up.look.table.version.to_string();
    let mut form = fields(m, &scene.words(m));
    form.push(("version", version));
    let form: Vec<_> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let done = browser.post(&format!("{address}/move"), &form).await;
    assert_eq!(done.status, 303, "{ask:?} {form:?}: {}", done.text);
}

/// A whole game by forms alone.
async fn play(seed: u64, players: usize, options: &[(&str, &str)]) -> Seen {
    let server = Server::new(seed).await;
    let browsers: Vec<_> = (0..players).map(|_| server.browser()).collect();
    let table = begun(&browsers, options).await;
    let (mut dice, mut seen) = (Dice(seed), Seen::default());
    for step in 0.. {
        let look = server.look(&table, None).await;
        if look.table.status == Status::Over {
            break;
        }
        assert!(step < 3_000, "{players} players, {seed}: no end");
        let asked = look.table.asked.iter().next().expect("somebody is asked");
        answer(&server, &table, &browsers[asked.index()], &mut dice, &mut seen).await;
    }
    let last = browsers[0].get(&format!("/t/{table}")).await.expect(200);
    last.hides("data-ask=").says("value=\"rematch\"");
    server.stop().await;
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_islands_by_forms() {
    let seen = play(71, 2, &[]).await;
    assert!(seen.asks.is_superset(&BTreeSet::from(["keep", "bid", "paint", "shape"])), "{seen:?}");
    assert!(seen.incomes > 0, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_catch_up_and_overtake_by_forms() {
    let seen = play(72, 3, &[("variant", "catch-up"), ("how-sheets", "all")]).await;
    assert!(seen.asks.is_superset(&BTreeSet::from(["keep", "bid", "paint"])), "{seen:?}");
    assert!(seen.sums > 0, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_against_carrambah_by_forms() {
    let seen = play(73, 1, &[]).await;
    assert!(seen.asks.is_superset(&BTreeSet::from(["bid", "paint", "research", "technology"])), "{seen:?}");
    assert!(seen.closed > 0 && seen.scenes > 0, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_keep_stands_nowhere_until_all_have_chosen() {
    let server = Server::new(74).await;
    let browsers = [server.browser(), server.browser()];
    let table = begun(&browsers, &[("how-sheets", "all")]).await;
    let address = format!("/t/{table}");
    let before: Vec<String> = {
        let onlooker = server.browser();
        vec![browsers[1].get(&address).await.text, onlooker.get(&address).await.text]
    };
    let mine = close_up(&server, &table, &browsers[0]).await;
    let legal = scene(&mine).legal.clone();
    assert_eq!(legal.len(), 3, "two of three sheets");
    let words = scene(&mine).words(legal[1]);
    let mut form = fields(legal[1], &words);
    form.push(("version", mine.look.table.version.to_string()));
    let form: Vec<_> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
    browsers[0].post(&format!("{address}/move"), &form).await.table();
    // Who has chosen sees what, and who has not.
    let chosen = browsers[0].get(&address).await.expect(200);
    chosen.says("You keep these two sheets").says("Still choosing: Player 1").hides("data-ask=");
    let atlas = scene(&mine).setup.atlas();
    let zone = chosen.between("id=\"z-islands\"", "</section>");
    let Move::Keep(kept) = legal[1] else { panic!("{words}") };
    for sheet in atlas.all() {
        let is_kept = sheet == kept.0 || sheet == kept.1;
        assert_eq!(zone.contains(&atlas.sheet(sheet).islands[0].name), is_kept, "{zone}");
    }
    // Others see that a choice was made, and what they saw of islands before is all they see now.
    let names =
        || atlas.all().flat_map(|sheet| atlas.sheet(sheet).islands.each_ref().map(|island| island.name.clone()));
    for (browser, before) in [&browsers[1], &server.browser()].into_iter().zip(&before) {
        let page = browser.get(&address).await.expect(200);
        page.says("has chosen");
        // What happened tells which sheets were dealt.
        let zones = |text: &str| {
            let zones = text.split("id=\"z-log\"").next().unwrap_or_default();
            let (before, rest) = zones.split_once("id=\"caption\"").expect("a caption");
            format!("{before}{}", rest.split_once("</p>").expect("its end").1)
        };
        for name in names() {
            assert_eq!(zones(&page.text).contains(&name), zones(before).contains(&name), "{name}");
        }
        for legal in &legal {
            page.hides(&scene(&mine).words(*legal));
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_island_of_somebody_else_opens_large() {
    let server = Server::new(75).await;
    let browsers = [server.browser(), server.browser()];
    let table = begun(&browsers, &[]).await;
    let (mut dice, mut seen) = (Dice(1), Seen::default());
    for browser in &browsers {
        answer(&server, &table, browser, &mut dice, &mut seen).await;
    }
    let close_up = close_up(&server, &table, &browsers[0]).await;
    let island = &scene(&close_up).view.table.seats[1].islands[2].island.name;
    let address = format!("/t/{table}/isle?seat=1&island=3");
    let page = browsers[0].get(&format!("/t/{table}")).await.expect(200);
    page.says(&format!("href=\"{}\"", address.replace('&', "&amp;")));
    browsers[0].get(&address).await.expect(200).says(island).says("Player 1").says(&format!("href=\"/t/{table}\""));
    // Without a number: all of them.
    let all = browsers[0].get(&format!("/t/{table}/isle?seat=1")).await.expect(200);
    for at in &scene(&close_up).view.table.seats[1].islands {
        all.says(&at.island.name);
    }
    for nowhere in
        ["", "?seat=9", "?seat=x", "?seat=9&island=1", "?seat=1&island=5", "?seat=1&island=0", "?seat=x&island=y"]
    {
        browsers[0].get(&format!("/t/{table}/isle{nowhere}")).await.expect(404);
    }
    assert_eq!(close_up.look.seat, Some(Seat(0)));
    server.stop().await;
}
