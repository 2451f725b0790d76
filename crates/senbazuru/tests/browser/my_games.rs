//! My games: found by the form, with a picture each, and from there to the end and to the replay.

use serde_json::json;

use crate::house::House;
use crate::layout::{LANGUAGES, faults, speak};
use crate::page::Browser;

/// Plays and gives up, as a form would.
const GIVE_UP: &str = "
    const post = (path, fields) => fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    window.done = 0;
    (async () => {
      for (const game of arguments[0]) {
        const table = new URL((await post('/play', { game, level: 'hina', name: 'Ada' })).url).pathname;
        await post(`${table}/do`, { do: 'resign' });
        window.done += 1;
      }
    })();
";

/// Somebody who has played these games.
fn played(house: &House, games: &[&str]) -> Browser {
    let mut browser = Browser::new(&house.server);
    browser.open("/me/games");
    assert!(browser.has(".empty a[href='/']"), "somebody without games is told what to do");
    browser.run_with(GIVE_UP, &json!([games]));
    browser.until_with("the games are over", "return window.done === arguments[0]", &json!([games.len()]));
    browser
}

#[test]
fn a_game_is_found_and_watched_again() {
    let house = House::new();
    let mut browser = played(&house, &["origami", "islands", "islands-solo"]);
    browser.open("/me/games");
    let count = "return document.querySelectorAll('.my-games > li').length";
    assert_eq!(browser.run(count), 3);
    browser.until("pictures come", "return [...document.querySelectorAll('.my-games img')].every((img) => { img.loading = 'eager'; return img.complete && img.naturalWidth === 480; })");
    browser.run("document.querySelector('#game').value = 'islands'; document.querySelector('.games-filter [type=submit]').click()");
    browser.until("one is left", "return document.querySelectorAll('.my-games > li').length === 1 && document.querySelector('#game').value === 'islands'");
    browser.run("document.querySelector('.my-games a[href$=replay]').click()");
    browser.until(
        "the replay is there",
        "return location.pathname.endsWith('/replay') && !!document.querySelector('.replay')",
    );
    browser.open("/me/games?result=won");
    assert!(browser.has(".empty a[href='/me/games']"), "nothing found, and a way back");
    browser.done();
}

#[test]
fn the_page_lies_well_everywhere() {
    let house = House::new();
    let mut browser = played(&house, &["origami", "legends", "islands", "islands-solo"]);
    let mut found = Vec::new();
    for language in LANGUAGES {
        speak(&mut browser, language);
        for size in [(360, 740), (1280, 720), (3840, 2160)] {
            browser.size(size.0, size.1);
            browser.open("/me/games");
            for theme in ["light", "dark"] {
                browser.prefers(theme);
                let lines = faults(&mut browser, size, false).into_iter();
                found.extend(lines.map(|fault| format!("{language} at {size:?}, {theme}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    browser.done();
}
