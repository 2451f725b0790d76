//! Origami Islands in the browser: by two people, from a record to the end, and alone from the first page to a rank.

use serde_json::{Value, json};

use crate::house::{House, record, sit};
use crate::page::{Browser, keys};

/// How somebody bids.
#[derive(Clone, Copy)]
enum Bidding {
    /// As little as possible.
    Lowest,
    /// Not at all.
    Pass,
    /// So much, if there are so many coins; not at all otherwise.
    UpTo(u32),
}

/// What somebody is asked on a page where it is their turn: the word for the question; nothing while it is not, `over` at the end.
fn asked(browser: &mut Browser) -> String {
    browser.text_of(
        "const end = document.getElementById('z-end');
         if (end && !end.hidden) return 'over';
         if (document.documentElement.hasAttribute('data-busy')) return '';
         const form = document.getElementById('move');
         return document.querySelector('#z-status[data-mine]') ? (form?.dataset.ask ?? '') : '';",
    )
}

fn version(browser: &mut Browser) -> String {
    browser.text_of("return document.querySelector('#move input[name=version]').value")
}

/// Goes to a control of the form by the Tab key.
fn tab_to(browser: &mut Browser, selector: &str) {
    let is_there = format!("return document.activeElement.matches({})", json!(selector));
    for _ in 0..120 {
        if browser.run(&is_there) == Value::Bool(true) {
            return;
        }
        browser.keys(keys::TAB.to_string());
    }
    panic!("{selector} is not reached by Tab");
}

/// Answers the question on the page by keyboard alone.
fn answer(browser: &mut Browser, ask: &str, bidding: Bidding) {
    let enter = keys::ENTER.to_string();
    match (ask, bidding) {
        ("keep", _) => {
            for _ in 0..2 {
                tab_to(browser, "input[name=sheet]:not(:checked)");
                browser.keys(" ");
            }
            browser.until("two sheets are chosen", "return document.querySelector('[data-confirm][data-ready]')");
            browser.keys(&enter);
        }
        ("bid", Bidding::Pass) => browser.keys("p"),
        ("bid", Bidding::Lowest) => {
            let least = browser.text_of("return document.getElementById('bid-coins').min");
            browser.keys(least + &enter);
        }
        ("bid", Bidding::UpTo(coins)) => {
            let most = browser.run("return Number(document.getElementById('bid-coins').max)");
            let enough = most.as_u64() >= Some(coins.into());
            browser.keys(if enough { format!("{coins}{enter}") } else { "p".to_owned() });
        }
        ("paint", _) => {
            let islands = browser.run("return document.querySelectorAll('#z-islands .canvas').length");
            let fits = (1..=islands.as_u64().unwrap_or(0)).any(|island| {
                browser.keys(island.to_string());
                browser.run("return document.getElementById('preview').classList.contains('fits')") == Value::Bool(true)
            });
            assert!(fits, "nothing fits anywhere");
            browser.keys(&enter);
        }
        _ => {
            tab_to(browser, "#move button[name=do]");
            browser.keys(&enter);
        }
    }
}

/// Answers, and waits until the server has taken it in.
fn step(browser: &mut Browser, ask: &str, bidding: Bidding) {
    let before = version(browser);
    answer(browser, ask, bidding);
    browser.until_with(
        &format!("{ask} is answered"),
        "const end = document.getElementById('z-end');
         const input = document.querySelector('#move input[name=version]');
         const busy = document.documentElement.hasAttribute('data-busy');
         return (end && !end.hidden) || (!busy && input.value !== arguments[0])",
        &json!([before]),
    );
}

/// Whoever is asked answers, until something has come; the kinds of questions that were asked.
fn play(browsers: &mut [(Browser, Bidding)], mut is_done: impl FnMut(&mut Browser) -> bool) -> Vec<String> {
    let mut answered = Vec::new();
    for _ in 0..400 {
        let before = answered.len();
        for (browser, bidding) in &mut *browsers {
            let ask = asked(browser);
            if ask == "over" {
                return answered;
            }
            if !ask.is_empty() {
                step(browser, &ask, *bidding);
                answered.push(ask);
            }
        }
        if is_done(&mut browsers[0].0) {
            return answered;
        }
        if answered.len() == before {
            // What happens is shown step by step.
            std::thread::sleep(std::time::Duration::from_millis(30));
        }
    }
    panic!("it goes on for ever: {answered:?}")
}

fn log(browser: &mut Browser) -> String {
    browser.text_of("return document.getElementById('log').innerText")
}

/// Points of the final screen against those of the server.
fn check_end(browser: &mut Browser, look: &Value) {
    browser.find("#z-end");
    let shown = browser.text_of("return document.getElementById('z-end').innerText");
    for placed in look["table"]["result"].as_array().expect("a result") {
        let score = placed["score"].as_i64().expect("points");
        let score = if score < 0 { format!("−{}", -score) } else { score.to_string() };
        assert!(shown.contains(&score), "{score} is not told: {shown}");
    }
}

/// A table of Islands for two, made on the page; the friend comes by the link.
fn made_on_the_page(house: &House) -> [Browser; 2] {
    let mut ada = Browser::new(&house.server);
    ada.open("/");
    ada.click("form[action='/play'] label:has(input[name=game][value=islands])");
    ada.follow("form[action='/play'] button[name=with]");
    let link = ada.text_of("return document.getElementById('link').textContent");
    let path = link.strip_prefix(&house.server.address.to_string()).expect("a link to this server").to_owned();
    let mut bea = Browser::new(&house.server);
    bea.open(&path);
    bea.follow("form[action$='/join'] button[type=submit]");
    [ada, bea]
}

#[test]
fn two_people_choose_sheets_bid_and_paint_through_a_round() {
    let house = House::new();
    let [mut ada, mut bea] = made_on_the_page(&house);
    for browser in [&mut ada, &mut bea] {
        browser.find("input[name=sheet][form=move]");
        assert_eq!(browser.count("input[name=sheet][form=move]"), 3);
        assert_eq!(browser.count(".sheet-choice .isle"), 6, "a good look at all six islands");
    }
    step(&mut ada, "keep", Bidding::Pass);
    assert!(!bea.has("#z-islands .canvas"), "nothing is shown before all have chosen");
    step(&mut bea, "keep", Bidding::Pass);
    for browser in [&mut ada, &mut bea] {
        browser.find("#z-islands .canvas");
        browser.until("the die is rolled", "return document.querySelector('#z-auction .dev.up .die')");
        assert_eq!(browser.count("#z-islands .canvas"), 4);
        // The other player's islands, small.
        assert_eq!(browser.count(".seat:not(.mine) .isle"), 4);
    }
    let mut browsers = [(ada, Bidding::Lowest), (bea, Bidding::Pass)];
    let is_next = |browser: &mut Browser| log(browser).contains("2 of 24") || log(browser).contains("Round 2");
    let answered = play(&mut browsers, is_next);
    assert!(answered.iter().any(|ask| ask == "bid") && answered.iter().filter(|ask| *ask == "paint").count() >= 2);
    for (mut browser, _) in browsers {
        let told = log(&mut browser);
        assert!(told.contains("coins"), "the income is told: {told}");
        browser.done();
    }
}

#[test]
fn the_variant_is_finished_from_a_record() {
    let house = House::new();
    let record = record("islands", &["--variant", "catch-up"], 7);
    let end = record.iter().position(|line| line.starts_with("result")).expect("a result");
    let table = house.import(&record[..end - 10]);
    let mut browsers = Vec::new();
    for seat in 0..2 {
        let mut browser = Browser::new(&house.server);
        sit(&mut browser, &table, seat);
        browsers.push((browser, if seat == 0 { Bidding::Lowest } else { Bidding::Pass }));
    }
    play(&mut browsers, |_| false);
    let look = house.look(&table.id, &table.tokens[0]);
    for (mut browser, _) in browsers {
        check_end(&mut browser, &look);
        assert_eq!(browser.count("#z-end .isle"), 8, "four islands each");
        // The same when the page is loaded anew, and step by step.
        browser.driver.reload();
        check_end(&mut browser, &look);
        browser.follow("#z-end a[href$='/replay']");
        browser.find("#z-steps");
        browser.done();
    }
}

/// A whole solo game by keyboard alone, from the first page to a rank.
#[test]
fn alone_from_the_first_page_to_a_rank() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.open("/");
    browser.click("form[action='/play'] label:has(input[name=game][value=islands-solo])");
    browser.follow("form[action='/play'] button[type=submit]:not([name=with])");
    let mut browsers = [(browser, Bidding::UpTo(8))];
    let answered = play(&mut browsers, |_| false);
    let [(mut browser, _)] = browsers;
    assert!(answered.iter().filter(|ask| *ask == "bid").count() >= 8, "{answered:?}");
    assert!(answered.iter().any(|ask| ask == "research"), "{answered:?}");
    browser.find("#z-end .rank");
    assert_eq!(browser.text_of("return document.getElementById('z-progress').innerText.trim()"), "The game is over");
    let id = browser.path().trim_start_matches("/t/").to_owned();
    let look = house.server.json(200, "GET", &format!("/api/v1/tables/{id}"), None, "");
    check_end(&mut browser, &look);
    browser.done();
}

/// What the first die of a table shows, and which islands lie there.
fn first_sight(browser: &mut Browser) -> String {
    browser.until("the die is rolled", "return document.querySelector('#z-auction .dev.up .die')");
    browser.text_of(
        "return document.querySelector('#z-auction .dev.up strong').textContent + ' ' \
         + [...document.querySelectorAll('#z-islands h3')].map((e) => e.textContent).join()",
    )
}

#[test]
fn the_daily_challenge_gives_two_visitors_the_same_dice() {
    let house = House::new();
    let mut sights = Vec::new();
    for _ in 0..2 {
        let mut browser = Browser::new(&house.server);
        browser.open("/daily");
        let day = browser.text_of("return document.querySelector('.daily-date time').dateTime");
        browser.follow("form[action='/daily'] button[type=submit]");
        let first = first_sight(&mut browser);
        // Whatever they do: the dice of the next round are the same too.
        let mut browsers = [(browser, if sights.is_empty() { Bidding::Pass } else { Bidding::UpTo(12) })];
        let rounds = |browser: &mut Browser| log(browser).lines().filter(|line| line.contains(" of 24")).count();
        play(&mut browsers, |browser| rounds(browser) > 1);
        let [(mut browser, _)] = browsers;
        let second = first_sight(&mut browser);
        browser.done();
        sights.push((day, first, second));
    }
    // Midnight may fall between the two.
    if sights[0].0 == sights[1].0 {
        assert_eq!(sights[0], sights[1]);
    }
}
