//! Figures of folded paper: drawn on every page that shows cards or bots, under the strict policy, and nothing moves while they load.

use serde_json::json;

use crate::house::House;
use crate::page::Browser;
use crate::sights::Sights;

/// The figures of a page that are drawn, and all there are.
const DRAWN: &str = "
    const all = [...document.querySelectorAll('svg.figure')];
    const drawn = all.filter((figure) => figure.getClientRects().length === 0 || figure.querySelector('use').getBBox().width > 0);
    return document.readyState === 'complete' && all.length > 0 && drawn.length === all.length && all.length;
";

#[test]
fn figures_are_drawn_on_every_page_that_shows_cards() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    for (name, least) in [
        ("home", 14),
        ("invitation", 2),
        ("cards", 90),
        ("card", 7),
        ("character", 20),
        ("origami", 9),
        ("legends", 9),
        ("mixed", 9),
        ("discards", 1),
        ("left", 15),
        ("scores", 2),
        ("end", 10),
        ("replay", 5),
    ] {
        browser.open(sights.path(name));
        let figures = browser.until(&format!("{name}: figures are drawn"), DRAWN).as_u64().expect("a number");
        assert!(figures >= least, "{name}: {figures} figures");
    }
    // A card without a figure would show a symbol: there is none on a card.
    browser.open(sights.path("cards"));
    assert_eq!(browser.count(".card .art > .symbol"), 0);
    // The large view has a figure too.
    browser.open(sights.path("origami"));
    // Pointed at by a pointer that moves: from one card to the next.
    for n in 1..=2 {
        let card = browser.find(&format!("#z-line li:nth-child({n}) [data-card]"));
        browser.driver.point(&card);
    }
    browser.until(
        "a figure in the large view",
        "return document.querySelector('#large .figure use')?.getBBox().width > 0",
    );
    browser.done();
}

#[test]
fn nothing_moves_while_figures_load() {
    let house = House::new();
    // A scroll bar that comes when more of a page has come is not their doing.
    let mut browser = Browser::with(&house.server, &["--force-prefers-reduced-motion", "--hide-scrollbars"]);
    let sights = Sights::new(&house, &mut browser);
    for name in ["home", "cards", "card", "mixed", "end"] {
        for (width, height) in [(360, 740), (1440, 900)] {
            browser.size(width, height);
            // The page is there long before its pictures.
            browser.driver.cdp("Network.clearBrowserCache", &json!({}));
            let slow =
                json!({ "offline": false, "latency": 60, "downloadThroughput": 400_000, "uploadThroughput": 400_000 });
            browser.driver.cdp("Network.emulateNetworkConditions", &slow);
            browser.open(sights.path(name));
            browser.until(&format!("{name}: figures are drawn"), DRAWN);
            browser.run(
                "
                window.moved = [];
                new PerformanceObserver((list) => {
                    for (const shift of list.getEntries()) window.moved.push([shift.value, ...shift.sources.map((s) => s.node?.className ?? s.node?.nodeName)]);
                }).observe({ type: 'layout-shift', buffered: true });
                window.observed = false;
                setTimeout(() => (window.observed = true), 100);
                ",
            );
            browser.until("shifts are known", "return window.observed");
            let moved = browser.run("return window.moved");
            let sum: f64 = moved.as_array().expect("a list").iter().filter_map(|shift| shift[0].as_f64()).sum();
            assert!(sum < 0.01, "{name} at {width}: {sum}: {moved}");
        }
    }
    browser.done();
}
