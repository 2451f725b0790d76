//! For everybody: structure, names, contrast, weight, and a strict policy on every page.

use serde_json::json;

use crate::house::{House, sit};
use crate::page::Browser;
use crate::scans::{faint, inaccessible, too_wide};
use crate::sights::Sights;

#[test]
fn every_page_has_structure_and_names() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Vec::new();
    for sight in &sights.all {
        browser.open(&sight.path);
        found.extend(inaccessible(&mut browser).into_iter().map(|what| format!("{}: {what}", sight.name)));
        let policy = house.server.ask("GET", &sight.path, None, "");
        let policy = policy.header("content-security-policy").unwrap_or_default().to_owned();
        if !policy.contains("default-src 'none'") || policy.contains("unsafe") || policy.contains('*') {
            found.push(format!("{}: {policy:?} is no strict policy", sight.name));
        }
    }
    // What changes by itself is read out.
    browser.open(sights.path("origami"));
    for selector in ["#z-status[aria-live=polite]", "#caption[aria-live=polite]", "#refusal[role=alert]"] {
        if !browser.has(selector) {
            found.push(format!("origami: no {selector}"));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    browser.done();
}

/// The questions about pages notice what they are asked for.
#[test]
fn planted_faults_are_noticed() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.open("/rules");
    browser.size(360, 740);
    assert_eq!(too_wide(&mut browser, 360), Vec::<String>::new());
    assert_eq!(inaccessible(&mut browser), Vec::<String>::new());
    assert_eq!(faint(&mut browser).0, Vec::<String>::new());
    browser.run(
        "
        const main = document.querySelector('main');
        const add = (html) => main.append(...new DOMParser().parseFromString(html, 'text/html').body.children);
        add('<h1>Another</h1><button></button><p id=main>twice</p><img src=/favicon.ico><h4>deep</h4><p class=faint>faint</p>');
        const faint = document.querySelector('.faint');
        faint.style.color = '#999';
        faint.style.background = '#888';
        add('<p class=wide>wide</p><span class=card>one</span><span class=card>two</span>');
        for (const card of document.querySelectorAll('main .card')) Object.assign(card.style, { position: 'absolute', width: '9em', height: '9em' });
        document.querySelector('.wide').style.width = '400px';
        ",
    );
    let wide = too_wide(&mut browser, 360);
    assert!(wide.iter().any(|what| what.contains(".wide")), "{wide:?}");
    assert!(wide.iter().any(|what| what.contains("lie above each other")), "{wide:?}");
    let (faint, _) = faint(&mut browser);
    assert!(faint.len() == 1 && faint[0].contains(".faint"), "{faint:?}");
    let missed = inaccessible(&mut browser).join("; ");
    for fault in [
        "2 h1",
        "a control without a name: button",
        "ids that occur twice: main",
        "a picture without words",
        "h4 after h1",
    ] {
        assert!(missed.contains(fault), "{fault} is not noticed: {missed}");
    }
    browser.done();
}

/// Pages on which all there is to read is of some kind.
const READ: [&str; 25] = [
    "home",
    "new",
    "waiting",
    "cards",
    "card",
    "book",
    "origami",
    "legends-draft",
    "mixed",
    "scores",
    "end",
    "replay",
    "islands-keep",
    "islands-bid",
    "islands",
    "islands-science",
    "islands-end",
    "daily",
    "records",
    "what-if",
    "diagram",
    "sheets",
    "fold-crane",
    "me",
    "nowhere",
];

#[test]
fn text_can_be_told_from_its_ground_in_both_themes() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Vec::new();
    for theme in ["light", "dark"] {
        browser.prefers(theme);
        for name in READ {
            browser.open(sights.path(name));
            let (faint, measured) = faint(&mut browser);
            assert!(measured >= 8, "{name}: only {measured} pieces of text were measured");
            found.extend(faint.into_iter().map(|what| format!("{name}, {theme}: {what}")));
        }
    }
    // The same where a theme is chosen against the system's.
    browser.prefers("light");
    browser.open("/theme/dark?to=/robots.txt");
    for name in ["home", "origami", "islands"] {
        browser.open(sights.path(name));
        found.extend(faint(&mut browser).0.into_iter().map(|what| format!("{name}, dark by choice: {what}")));
    }
    assert!(found.is_empty(), "{found:#?}");
    browser.done();
}

/// Whatever figures a page shows, it has them.
const FIGURES_ARE_THERE: &str = "
    return [...document.querySelectorAll('svg.figure')].every((figure) => !figure.getClientRects().length || figure.querySelector('use').getBBox().width > 0);
";

/// The first cards of four families, characters and rice paper: all their figures travel.
const FOUR_FAMILIES: [&str; 6] =
    ["--players", "4", "--families", "savannah,polar,dinosaurs,legendary", "--characters", "ninja,geisha,samurai,monk"];

/// Everything over the wire, compressed, with icon and manifest.
#[test]
fn the_first_page_and_the_table_are_light() {
    const MOST: u64 = 120_000;
    let house = House::new();
    for (page, zone) in
        [("first", ".hero"), ("table", "#z-hand"), ("four families", "#z-hand"), ("islands", "#z-islands .canvas")]
    {
        let mut browser = Browser::new(&house.server);
        browser.open("/");
        match page {
            "table" => browser.follow("form[action='/play'] button[type=submit]"),
            "islands" => {
                let (table, seat) = house.before("islands", 90, "paint");
                sit(&mut browser, &table, seat);
            }
            "four families" => {
                let (table, seat) = house.before_with("mixed", &FOUR_FAMILIES, 120, "play");
                sit(&mut browser, &table, seat);
            }
            _ => {}
        }
        browser.find(zone);
        if page != "first" {
            // As for one who comes here first, by a link.
            browser.driver.cdp("Network.clearBrowserCache", &json!({}));
            browser.driver.reload();
        }
        // The browser does not fetch these by itself where no window shows them.
        browser.run("
            window.fetched = 0;
            for (const link of document.querySelectorAll('link[rel=icon], link[rel=manifest]')) fetch(link.href).then(() => (window.fetched += 1));
        ");
        browser.until("icon and manifest are there", "return window.fetched === 2");
        browser.until("figures are there", FIGURES_ARE_THERE);
        let weight = browser.run(
            "
            const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
            return all.map((e) => [new URL(e.name).pathname, e.transferSize]);
        ",
        );
        let sum: u64 = weight.as_array().expect("a list").iter().filter_map(|pair| pair[1].as_u64()).sum();
        assert!(sum > 5_000 && sum <= MOST, "{page}: {sum} bytes: {weight}");
        println!("{page} page: {sum} bytes: {}", json!(weight));
        browser.done();
    }
}
