//! Painting without a script: every placement can be reached, landmarks tell how far they are, and a prepared painting is its owner's secret.

use std::collections::BTreeSet;

use session::islands::{Ask, Colour, Easel, IslandsHelp, Move, Nth, Scene, Source, Square, Squares};
use session::{CloseUp, Help, Status};

use crate::harness::{Answer, Browser, Server};
use crate::islands_game::{Dice, begun, close_up, scene};

fn help(close_up: &CloseUp) -> &IslandsHelp {
    let Some(Help::Islands(help)) = &close_up.help else { panic!("no help") };
    help
}

/// The values of all controls of that name.
fn values<'a>(page: &'a Answer, name: &str) -> BTreeSet<&'a str> {
    let tags = page.text.split('<').filter_map(|rest| rest.split('>').next());
    let name = format!(" name=\"{name}\"");
    let value = |tag: &'a str| tag.split_once(" value=\"").and_then(|(_, rest)| rest.split('"').next());
    tags.filter(|tag| tag.contains(&name)).filter_map(value).collect()
}

/// The squares a page has links to.
fn links(page: &Answer) -> BTreeSet<(Nth, Square)> {
    let at = |rest: &str| {
        let (island, square) = rest.split(['#', '"', '&']).next()?.split_once('-')?;
        Some((Nth(island.parse::<u8>().ok()? - 1), Square::named(square)?))
    };
    page.text.split("?at=").skip(1).filter_map(at).collect()
}

/// All placements in the words of forms, with their squares.
fn placements(scene: &Scene, easel: &Easel) -> Vec<(Nth, Squares, String)> {
    let words = |m: Move| scene.words(m).trim_start_matches("paint ").to_owned();
    let all = easel.strokes.iter().flat_map(|stroke| {
        let colours = Colour::ALL.into_iter().filter(|&colour| stroke.outcome[colour as usize].is_some());
        colours.map(|colour| {
            let m = Move::Paint { island: stroke.island, colour, squares: stroke.squares };
            (stroke.island, stroke.squares, words(m))
        })
    });
    all.collect()
}

/// What giving up costs, by where the painting comes from.
const fn lost(source: Source) -> &'static str {
    match source {
        Source::Square => "Your income comes all the same.",
        Source::CoalPit => "You lose all coal-pit squares of this round",
        Source::Auction => "What you bid stays paid",
        Source::Grove => "The grove is wasted",
        Source::Expancing => "the level can’t be used again",
    }
}

/// Looks at a page with a question for a painting: all squares are linked, and some of the links lead to all placements there.
async fn look_at(
    browser: &Browser<'_>,
    table: &str,
    close_up: &CloseUp,
    visits: usize,
    dice: &mut Dice,
) -> Option<Source> {
    let scene = scene(close_up);
    let easel = help(close_up).easel.as_ref().expect("an easel");
    let page = browser.get(&format!("/t/{table}")).await.expect(200);
    let all = placements(scene, easel);
    let squares: BTreeSet<_> =
        all.iter().flat_map(|&(nth, squares, _)| squares.iter().map(move |square| (nth, square))).collect();
    assert_eq!(links(&page), squares, "{easel:?}");
    let squares: Vec<_> = squares.into_iter().collect();
    for _ in 0..visits {
        let (nth, square) = squares[dice.below(squares.len())];
        let there = browser.get(&format!("/t/{table}?at={nth}-{square}")).await.expect(200);
        let holds = |(on, squares, _): &&(Nth, Squares, String)| *on == nth && squares.has(square);
        let wanted: BTreeSet<_> = all.iter().filter(holds).map(|(_, _, words)| words.as_str()).collect();
        assert_eq!(values(&there, "paint"), wanted, "{nth} {square}");
    }
    if easel.give_up.is_some() {
        page.between("<details class=\"give-up\"", "</details>");
        page.says(lost(easel.source)).says("value=\"give-up\"");
        return Some(easel.source);
    }
    page.hides("value=\"give-up\"").hides("class=\"give-up\"");
    None
}

/// Every landmark and outline of one's own islands tells how far it is.
fn check_tips(page: &Answer, close_up: &CloseUp) -> usize {
    let scene = scene(close_up);
    let seat = close_up.look.seat.expect("a seat");
    let mut surrounded = 0;
    for (nth, at) in Nth::ALL.into_iter().zip(&scene.view.table.seats[seat.index()].islands) {
        let told = |square: Square| page.between(&format!("id=\"p-tip-{nth}-{square}\""), "</span></span>").to_owned();
        for site in &at.island.sites {
            let left = site.around.without(at.painted()).len();
            let wanted = match left {
                0 => "Surrounded with".to_owned(),
                1 => "1 square to paint".to_owned(),
                n => format!("{n} squares to paint"),
            };
            let told = told(site.square);
            assert!(told.contains(&wanted), "{nth} {}: {told}", site.square);
            surrounded += usize::from(left == 0);
        }
        for (outline, filled) in at.island.outlines.iter().zip(&at.filled) {
            let wanted = match filled {
                Some(coins) => format!("it has brought {coins} coins"),
                None if outline.squares.meets(at.painted()) => "Lost:".to_owned(),
                None => "To be filled by one shape".to_owned(),
            };
            let told = told(outline.squares.first().expect("a square"));
            assert!(told.contains(&wanted), "{nth}: {told}");
        }
    }
    surrounded
}

/// The fields that give this answer.
fn fields(m: Move, words: &str) -> Vec<(&'static str, String)> {
    match m {
        Move::Keep(_) => {
            let sheets = words.split(' ').skip(1).map(|sheet| ("sheet", sheet.to_owned()));
            sheets.chain([("do", "keep".to_owned())]).collect()
        }
        Move::Paint { .. } => {
            vec![("paint", words.trim_start_matches("paint ").to_owned()), ("do", "paint".to_owned())]
        }
        _ => vec![("do", words.to_owned())],
    }
}

/// Any answer; bids are low, and what can be painted is painted, so that much happens.
fn choice(legal: &[Move], dice: &mut Dice) -> Move {
    if legal.contains(&Move::Pass) {
        let low = dice.below(6);
        return if low < 3 { Move::Pass } else { legal[(low - 2).min(legal.len() - 1)] };
    }
    // Whoever researches does not paint, so there is as much of that as of acting.
    if legal.contains(&Move::GoOn) && dice.below(2) == 0 {
        return Move::GoOn;
    }
    let paints: Vec<Move> = legal.iter().filter(|m| !matches!(m, Move::GiveUp | Move::GoOn)).copied().collect();
    let from = if paints.is_empty() { legal } else { &paints };
    from[dice.below(from.len())]
}

/// Plays a game to its end, and looks at every painting on the way.
async fn play(players: usize, seed: u64) -> (BTreeSet<&'static str>, usize) {
    let server = Server::new(seed).await;
    let mut dice = Dice(seed);
    let browsers: Vec<_> = (0..players).map(|_| server.browser()).collect();
    let table = begun(&browsers, &[]).await;
    let (mut sources, mut paintings, mut surrounded) = (BTreeSet::new(), 0, 0);
    'game: loop {
        for browser in &browsers {
            let close_up = close_up(&server, &table, browser).await;
            if close_up.look.table.status == Status::Over {
                break 'game;
            }
            let scene = scene(&close_up);
            let Some(ask) = scene.ask else { continue };
            if let Ask::Paint { .. } = ask {
                let visits = if paintings < 4 { 6 } else { 1 };
                let source = look_at(browser, &table, &close_up, visits, &mut dice).await;
                sources.extend(source.map(lost));
                paintings += 1;
                if paintings % 8 == 0 {
                    let page = browser.get(&format!("/t/{table}")).await.expect(200);
                    surrounded += check_tips(&page, &close_up);
                }
            }
            let m = choice(&scene.legal, &mut dice);
            let mut fields = fields(m, &scene.words(m));
            fields.push(("version", close_up.look.table.version.to_string()));
            let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            browser.post(&format!("/t/{table}/move"), &fields).await.expect(303);
        }
    }
    server.stop().await;
    assert!(paintings > 4, "{paintings} paintings");
    (sources, surrounded)
}

#[tokio::test]
async fn every_placement_of_a_game_can_be_reached_by_links_and_radio_buttons() {
    let (sources, surrounded) = play(2, 5).await;
    assert!(sources.contains(lost(Source::Square)) && sources.contains(lost(Source::Auction)), "{sources:?}");
    assert!(surrounded > 0, "nothing was surrounded");
}

#[tokio::test]
async fn every_placement_of_a_solo_game_can_be_reached() {
    let (sources, _) = play(1, 6).await;
    assert!(!sources.is_empty());
}

/// Plays until somebody can prepare a painting; gives whose browser that is.
async fn until_ahead(server: &Server, table: &str, browsers: &[Browser<'_>], dice: &mut Dice) -> usize {
    for _ in 0..400 {
        for (n, browser) in browsers.iter().enumerate() {
            let close_up = close_up(server, table, browser).await;
            if help(&close_up).easel.as_ref().is_some_and(|easel| easel.is_ahead) {
                return n;
            }
            let scene = scene(&close_up);
            if scene.ask.is_none() {
                continue;
            }
            let m = choice(&scene.legal, dice);
            let mut fields = fields(m, &scene.words(m));
            fields.push(("version", close_up.look.table.version.to_string()));
            let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            browser.post(&format!("/t/{table}/move"), &fields).await.expect(303);
        }
    }
    panic!("nobody could prepare anything");
}

#[tokio::test]
async fn a_prepared_painting_is_shown_to_its_owner_alone() {
    let server = Server::new(9).await;
    let mut dice = Dice(9);
    let browsers = [server.browser(), server.browser()];
    let table = begun(&browsers, &[]).await;
    let owner = until_ahead(&server, &table, &browsers, &mut dice).await;
    let (mine, other) = (&browsers[owner], &browsers[1 - owner]);
    let before = close_up(&server, &table, mine).await;
    let easel = help(&before).easel.as_ref().expect("an easel");
    let (nth, squares, words) = placements(scene(&before), easel).swap_remove(0);
    let path = format!("/t/{table}");
    let square = squares.first().expect("a square");
    let there = mine.get(&format!("{path}?at={nth}-{square}")).await.expect(200);
    assert!(values(&there, "paint").contains(words.as_str()) && values(&there, "do").contains("prepare"));
    there.hides("value=\"give-up\"");
    let version = before.look.table.version.to_string();
    let deed = [("do", "prepare"), ("paint", words.as_str()), ("version", version.as_str())];
    mine.post(&format!("{path}/move"), &deed).await.expect(303);
    mine.get(&path).await.expect(200).says("Prepared:").says("class=\"prepared\"").says("value=\"unprepare\"");
    for page in [other.get(&path).await, server.browser().get(&path).await] {
        page.expect(200)
            .hides("Prepared:")
            .hides("class=\"prepared\"")
            .hides("unprepare")
            .hides(&format!("\"plan\":\"{words}\""));
    }
    mine.post(&format!("{path}/move"), &[("do", "unprepare"), ("version", &version)]).await.expect(303);
    mine.get(&path).await.expect(200).hides("Prepared:").hides("class=\"prepared\"");
    server.stop().await;
}
