//! What others do is seen one thing after the other; whoever touches anything sees the present.

use serde_json::{Value, json};

use crate::house::House;
use crate::page::Browser;
use crate::player::Player;

/// Notes what the caption says, whenever it says something.
const LISTEN: &str = "
    window.said = [];
    const caption = document.getElementById('caption');
    new MutationObserver(() => window.said.push(caption.textContent.trim())).observe(caption, { childList: true });
";

/// A game against three bots, and what is said from now on.
fn begin(browser: &mut Browser) {
    browser.open("/new");
    browser.run(
        "const form = document.createElement('form');
         form.method = 'post';
         form.action = '/new';
         const fields = { game: 'legends', name: 'Ada', players: 4, 'seat-0': 'me', 'seat-1': 'hina', 'seat-2': 'hina', 'seat-3': 'hina' };
         for (const [name, value] of Object.entries(fields)) {
             form.append(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }));
         }
         document.body.append(form);
         form.submit();",
    );
    browser.find("button[value=start]");
    browser.follow("button[value=start]");
    browser.find("#z-hand");
    browser.run(LISTEN);
}

/// Is it my turn, and does nothing wait to be shown? Then the log is as far as that of a page that is loaded now.
const SETTLED: &str = "
    const last = (page) => [...page.querySelectorAll('#log li')].pop().dataset.n;
    return document.querySelector('#z-status[data-mine]') && window.said.length && !document.querySelector('.flier') &&
        fetch(location.href).then((answer) => answer.text()).then((text) =>
            last(document) === last(new DOMParser().parseFromString(text, 'text/html')));
";

/// What the far side shows, and what a page shows that is loaded now.
const FAR_SIDES: &str = "
    const text = (zone) => {
        const copy = zone.cloneNode(true);
        copy.querySelectorAll('.outside').forEach((sign) => sign.remove());
        return copy.textContent.replace(/\\s+/g, ' ');
    };
    const far = (page) => [...page.querySelectorAll('.far .zone')].map(text);
    return fetch(location.href).then((answer) => answer.text()).then((text) =>
        [far(document), far(new DOMParser().parseFromString(text, 'text/html'))]);
";

#[test]
fn what_three_bots_do_is_said_apart_and_in_order() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    begin(&mut browser);
    // Some of my turns take several answers, so it is not known how many answers there are.
    let mut answers = 0;
    while browser.run("return window.said.length").as_u64() < Some(12) {
        assert_eq!(Player::by_mouse(&mut || {}).play(&mut browser, 1).moves, 1);
        browser.until("all is shown", SETTLED);
        answers += 1;
        assert!(answers < 20, "bots have their turns, too");
        // As after a loss of the connection: nothing is said again.
        browser.run("dispatchEvent(new Event('online'))");
    }
    let told = browser.run(
        "const lines = [...document.querySelectorAll('#log li')];
         const text = (line) => [...line.childNodes].filter((node) => node.className !== 'rule').map((node) => node.textContent).join('').trim();
         // Some sentences are said more than once in a game, and some give way to others in the log.
         let at = -1;
         const follows = (said) => {
             const next = lines.findIndex((line, n) => n > at && said.startsWith(text(line)));
             if (next < 0) return !lines.some((line) => said.startsWith(text(line)));
             at = next;
             return true;
         };
         const numbers = lines.map((line) => Number(line.dataset.n));
         return {
             said: window.said,
             ordered: window.said.every(follows),
             ascending: numbers.every((number, n) => !n || number >= numbers[n - 1]),
         };",
    );
    for bot in ["Hina ", "Hina (2)", "Hina (3)"] {
        let is_said = |said: &Value| said.as_str().is_some_and(|said| said.contains(bot));
        assert!(told["said"].as_array().is_some_and(|said| said.iter().any(is_said)), "{bot}: {told}");
    }
    for word in ["ordered", "ascending"] {
        assert_eq!(told[word], json!(true), "{word}: {told}");
    }
    browser.done();
}

#[test]
fn a_key_brings_the_present_and_answers_are_taken_meanwhile() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    browser.open("/");
    browser.run("localStorage.setItem('pace', 'calm')");
    begin(&mut browser);
    for _ in 0..3 {
        assert_eq!(Player::by_mouse(&mut || {}).play(&mut browser, 1).moves, 1, "an answer is taken");
        // The question is the newest, whatever is still shown.
        browser.until("it is my turn again", "return document.querySelector('#z-status[data-mine]')");
        browser.keys("x");
        let shown = browser.run(FAR_SIDES);
        assert_eq!(shown[0], shown[1], "the far side is the newest");
    }
    browser.done();
}

/// A page on which nobody acts notes when the caption says something.
const CLOCK: &str = "
    window.since = 0;
    window.times = [];
    addEventListener('submit', () => (window.since = performance.now()), { capture: true });
    new MutationObserver(() => {
        if (window.since) window.times.push(performance.now() - window.since);
        window.since = 0;
    }).observe(document.getElementById('caption'), { childList: true });
";

/// The middle of the times on a page, and the longest.
fn times(browser: &mut Browser) -> String {
    let times = browser.run("return window.times.sort((a, b) => a - b)");
    let times: Vec<f64> = times.as_array().expect("times").iter().filter_map(Value::as_f64).collect();
    format!("median {:.1} ms, worst {:.1} ms of {}", times[times.len() / 2], times[times.len() - 1], times.len())
}

/// How long it takes from a click until its move is shown, and from sending another's move: printed, for docs/SERVER.md.
#[test]
#[ignore = "a measurement"]
fn from_click_to_shown() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    begin(&mut browser);
    browser.run(CLOCK);
    for _ in 0..20 {
        Player::by_mouse(&mut || {}).play(&mut browser, 1);
        browser.until("it is my turn again", "return document.querySelector('#z-status[data-mine]')");
    }
    println!("from a click until it is shown: {}", times(&mut browser));
    let (table, _) = house.before("origami", 30, "draw");
    browser.open(&table.path());
    browser.run(CLOCK);
    for n in 0..40 {
        let asked = table.tokens.iter().find_map(|token| {
            let look = house.look(&table.id, token);
            let moves = look["legal"]["moves"].as_array().filter(|moves| !moves.is_empty())?.clone();
            Some((token, look["table"]["version"].clone(), moves))
        });
        let Some((token, version, moves)) = asked else { break };
        browser.run_with(
            "window.since = performance.now();
             const [id, token, version, move] = arguments;
             const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
             return fetch(`/api/v1/tables/${id}/moves`, { method: 'POST', headers, body: JSON.stringify({ version, move }) }).then(() => true);",
            &json!([table.id, token, version, moves[n % moves.len()]]),
        );
        browser.until("it is shown", "return !window.since");
        browser.keys("x");
    }
    println!("from sending another's move until it is shown: {}", times(&mut browser));
    browser.done();
}
