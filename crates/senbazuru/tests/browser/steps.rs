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

/// Notes which streams are opened.
const STREAMS: &str = "
    window.EventSource = class extends EventSource {
        constructor(url) {
            super(window.rewind ? url.replace(/since=.*/, `since=${window.rewind}`) : url);
            window.opened = url;
            this.addEventListener('zones', () => (window.heard = true));
        }
    };
";

/// All that happened since that version is told once more: nothing of it is said again.
fn told_again(browser: &mut Browser, since: &Value) {
    let before = browser.run("return window.said.length");
    browser.run_with(
        "window.heard = false; window.rewind = arguments[0]; dispatchEvent(new Event('online')); window.rewind = ''",
        &json!([since]),
    );
    browser.until("it is told", "return window.heard");
    browser.run("return new Promise((come) => setTimeout(come, 900)).then(() => true)");
    assert_eq!(browser.run("return window.said.length"), before, "nothing is said twice");
}

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

/// The address of one of the scripts of a page.
fn script(name: &str) -> String {
    let ends = format!("e.name.endsWith('/{name}.js')");
    format!("return performance.getEntriesByType('resource').find((e) => {ends})?.name")
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
    browser.run(STREAMS);
    let begun = browser.run("return document.querySelector('#move input[name=version]').value");
    // Some of my turns take several answers, so it is not known how many answers there are.
    let mut answers = 0;
    while browser.run("return window.said.length").as_u64() < Some(12) {
        assert_eq!(Player::by_mouse(&mut || {}).play(&mut browser, 1).moves, 1);
        browser.until("all is shown", SETTLED);
        answers += 1;
        assert!(answers < 20, "bots have their turns, too");
        // As after a loss of the connection: nothing is said again, and nothing asked for that is there.
        browser.run("dispatchEvent(new Event('online'))");
        let asked = browser.run("return [window.opened, document.querySelector('#move input[name=version]').value]");
        assert!(
            asked[0].as_str().is_some_and(|url| url.contains(&format!("since={}&", asked[1].as_str().unwrap_or("?")))),
            "{asked}"
        );
        if answers == 1 {
            told_again(&mut browser, &begun);
        }
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
        // Where several are asked together, others may answer in between.
        let mut shown = Value::Null;
        for _ in 0..3 {
            browser.keys("x");
            shown = browser.run(FAR_SIDES);
            if shown[0] == shown[1] {
                break;
            }
        }
        assert_eq!(shown[0], shown[1], "the far side is the newest");
    }
    browser.done();
}

/// Drafts come later than they would, and while an answer is sent there are news for which its draft is laid out anew.
const LATE_DRAFTS: &str = "
    const { fetch } = window;
    window.fetch = (...what) => {
        const late = String(what[0]).includes('/draft') ? 250 : 0;
        return fetch(...what).then((answer) => new Promise((come) => setTimeout(come, late, answer)));
    };
    return import(arguments[0]).then(({ bring, drafts }) => {
        const news = () => drafts() && bring([document.getElementById('z-line').cloneNode(true)]);
        addEventListener('submit', news, { capture: true });
        return true;
    });
";

/// Waits until a page that is loaded now would ask me something, and a little longer: which version does this page ask for then, and
/// is something still to be shown?
const NEWEST: &str = "
    const after = (time) => new Promise((come) => setTimeout(come, time));
    const load = () => fetch(location.href).then((answer) => answer.text()).then((text) => new DOMParser().parseFromString(text, 'text/html'));
    const last = (page) => Number([...page.querySelectorAll('#log li')].pop().dataset.n);
    const version = (page) => page.querySelector('#move input[name=version]').value;
    return (async () => {
        let page = await load();
        for (let n = 0; n < 200 && !page.querySelector('#z-status[data-mine]'); n += 1) {
            await after(50);
            page = await load();
        }
        await after(300);
        const draft = document.getElementById('move').elements.play?.value ?? null;
        return { draft, version: version(document), newest: version(page), waits: last(document) < last(page) };
    })();
";

/// The question is never late, and a draft that was sent is gone for good.
#[test]
fn answers_are_taken_while_moves_of_others_are_shown() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    browser.open("/");
    browser.run("localStorage.setItem('pace', 'calm')");
    begin(&mut browser);
    let module = browser.until("the script is there", &script("gesture"));
    browser.run_with(LATE_DRAFTS, &json!([module]));
    let mut nobody = || {};
    let mut player = Player { eager: true, ..Player::by_mouse(&mut nobody) };
    let (mut answers, mut plays, mut waited) = (0, 0, false);
    while plays < 3 || !waited {
        plays += player.play(&mut browser, 1).plays;
        let seen = browser.run(NEWEST);
        assert_eq!(seen["draft"], Value::Null, "a draft that was sent is back");
        assert_eq!(seen["version"], seen["newest"], "the question is the newest, whatever is still shown");
        waited |= seen["waits"] == true;
        answers += 1;
        assert!(answers < 40, "what three bots do takes longer to be shown than this takes");
    }
    browser.done();
}

#[test]
fn who_acts_is_marked_no_longer_than_it_is_shown() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    begin(&mut browser);
    browser.run(
        "window.acted = new Set();
         new MutationObserver(() => document.querySelectorAll('.acts').forEach((seat) => window.acted.add(seat.id)))
             .observe(document.querySelector('.felt'), { subtree: true, childList: true, attributeFilter: ['class'] });",
    );
    let mut answers = 0;
    while browser.run("return window.acted.size").as_u64() < Some(3) {
        assert_eq!(Player::by_mouse(&mut || {}).play(&mut browser, 1).moves, 1);
        browser.until("all is shown", SETTLED);
        browser.until("nobody acts while I am asked", "return !document.querySelector('.acts')");
        answers += 1;
        assert!(answers < 20, "bots have their turns, too");
    }
    let acted = browser.run("return [...window.acted].sort()");
    assert_eq!(acted, json!(["z-seat-1", "z-seat-2", "z-seat-3"]), "my own moves need no mark");
    browser.done();
}

/// Lets a card fly to where it lies, changes the table meanwhile, and tells where it comes down.
const FLIGHT: &str = "
    return (async (name) => {
    const { fly, follow } = await import(name);
    const card = document.querySelector('[data-place=line] [data-card]');
    card.dataset.card = 'seal';
    fly('seal deck line', 2000)();
    const flier = document.querySelector('.flier');
    const turns = flier?.matches('.turns') && card.matches('.arriving');
    document.querySelector('.felt').style.marginBlockStart = '60px';
    follow();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const box = (e) => ['left', 'top', 'width', 'height'].map((side) => Math.round(parseFloat(side in e ? e[side] : 0)));
    const there = box(card.getBoundingClientRect());
    const goes = box(flier.style);
    return { turns, there, goes };
    })(...arguments);
";

#[test]
fn a_seal_flies_like_any_card_and_finds_its_place_when_the_table_moves() {
    let house = House::new();
    let (table, _) = house.before("legends", 30, "draw");
    let mut browser = Browser::with(&house.server, &[]);
    browser.open(&table.path());
    // Nothing flies before something has happened; what makes it fly lies beside the others.
    let module = browser.until("the script is there", &script("gesture"));
    let module = module.as_str().map(|address| address.replace("gesture", "flight"));
    let flown = browser.run_with(FLIGHT, &json!([module]));
    assert_eq!(flown["turns"], json!(true), "it comes from the deck, and turns over: {flown}");
    assert_eq!(flown["there"], flown["goes"], "it comes down where it lies");
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
