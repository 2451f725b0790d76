//! Two browsers at one table.

use crate::house::{House, record, sit};
use crate::page::Browser;
use crate::player::Player;

/// A game up to a Zebra, for which everybody chooses a card at once.
fn up_to_a_question_to_both() -> Vec<String> {
    let options = ["--families", "savannah,sky"];
    for seed in 0..100 {
        let mut lines = record("origami", &options, seed);
        let picks = |line: &str, seat: char| line.starts_with(seat) && line[1..].starts_with(" pick ");
        let both = |two: &[String]| {
            (picks(&two[0], '0') && picks(&two[1], '1')) || (picks(&two[0], '1') && picks(&two[1], '0'))
        };
        let at = lines
            .windows(5)
            .position(|five| five[0][1..].starts_with(" play zebra") && five[2].ends_with(" yes") && both(&five[3..]));
        if let Some(at) = at {
            lines.truncate(at + 3);
            return lines;
        }
    }
    panic!("no Zebra in a hundred games");
}

#[test]
fn both_are_asked_at_once_and_answer_in_their_own_browsers() {
    let house = House::new();
    let table = house.import(&up_to_a_question_to_both());
    assert_eq!(house.look(&table.id, &table.tokens[0])["question"]["together"], true);
    let mut browsers: Vec<Browser> = (0..2)
        .map(|seat| {
            let mut browser = Browser::with(&house.server, &[]);
            sit(&mut browser, &table, seat);
            browser.until("it is their turn", "return document.querySelector('#z-status[data-mine]')");
            browser
        })
        .collect();
    let [ada, bea] = &mut browsers[..] else { unreachable!("there are two") };
    assert!(ada.has("button[name=do][value^='pick ']") && bea.has("button[name=do][value^='pick ']"));
    // A choice half made is not disturbed by the other's answer, and what was chosen stays secret.
    let secret = ada.text_of("return document.querySelector('button[name=do][value^=\"pick \"]').value.slice(5)");
    ada.click("button[name=do][value^='pick ']");
    ada.until("Ada has answered", "return !document.querySelector('#z-status[data-mine]')");
    bea.until("Bea sees that", "return document.querySelectorAll('.seat.asked').length === 1");
    let last = bea.text_of("return [...document.querySelectorAll('#log li')].pop().textContent");
    assert!(!last.to_lowercase().contains(&secret.replace('_', " ")), "{last}");
    assert!(bea.has("#z-status[data-mine]") && bea.has("button[name=do][value^='pick ']"));
    bea.click("button[name=do][value^='pick ']");
    let goes_on =
        "return !document.querySelector('#move button[value^=\"pick \"], button[form=move][value^=\"pick \"]')";
    for browser in [&mut *ada, &mut *bea] {
        browser.until("the game goes on", goes_on);
    }
    // Each sees the other's next move without doing anything.
    let lines = "return document.querySelectorAll('#log li').length";
    let before = [ada.run(lines), bea.run(lines)];
    let [mover, watcher] =
        if ada.has("#z-status[data-mine]") { [&mut *ada, &mut *bea] } else { [&mut *bea, &mut *ada] };
    Player::by_mouse(&mut || {}).play(mover, 1);
    watcher.until(
        "the move is seen",
        &format!("{lines} > {}", before[0].as_u64().min(before[1].as_u64()).expect("a number")),
    );
    for browser in browsers {
        browser.done();
    }
}

/// From the first page to a game with a friend, who comes by the link.
#[test]
fn a_friend_comes_by_the_link_and_both_play_live() {
    let house = House::new();
    let mut ada = Browser::new(&house.server);
    ada.open("/");
    ada.follow("form[action='/play'] button[name=with]");
    ada.find("svg.qr");
    let link = ada.text_of("return document.getElementById('link').textContent");
    let path = link.strip_prefix(&house.server.address.to_string()).expect("a link to this server");
    let mut bea = Browser::new(&house.server);
    bea.open(path);
    assert!(!bea.has("#z-hand"), "looking is not yet sitting down");
    bea.follow("form[action$='/join'] button[type=submit]");
    // The host's page notices by itself.
    for browser in [&mut ada, &mut bea] {
        browser.find("#z-hand");
        browser.until("somebody is asked", "return document.querySelector('.seat.asked')");
    }
    let lines = "return document.querySelectorAll('#log li').length";
    for _ in 0..4 {
        let [mover, watcher] =
            if ada.has("#z-status[data-mine]") { [&mut ada, &mut bea] } else { [&mut bea, &mut ada] };
        let before = watcher.run(lines);
        assert_eq!(Player::by_mouse(&mut || {}).play(mover, 1).moves, 1);
        watcher.until("the move is told", &format!("{lines} > {before}"));
        for browser in [&mut ada, &mut bea] {
            browser.until("the question is settled", "return !document.documentElement.hasAttribute('data-busy')");
        }
    }
    ada.done();
    bea.done();
}
