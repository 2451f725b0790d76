//! Everything is in sight, whole and large enough: the layout lint over every kind of question.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::{env, fs};

use serde_json::json;

use crate::house::House;
use crate::is_long;
use crate::layout::positions::{CARDS, ISLANDS, Position};
use crate::layout::{LANGUAGES, SIZES, Scene, Size, faults, speak};
use crate::page::Browser;
use crate::sights::Sights;

#[test]
fn positions_cover_every_kind_of_question() {
    for (is_of_islands, wanted) in [(false, CARDS), (true, ISLANDS)] {
        let mut kinds = BTreeSet::new();
        for position in Position::all().iter().filter(|position| position.is_of_islands() == is_of_islands) {
            let asked: Vec<_> = position.players().map(|players| position.question(players)).collect();
            assert!(asked.windows(2).all(|two| two[0] == two[1]), "{}: {asked:?}", position.name);
            kinds.insert(asked[0].kind);
        }
        assert_eq!(kinds, wanted.iter().copied().collect());
    }
}

/// Faults are added to a file too, if `LAYOUT_REPORT` names one.
pub fn report(found: &[String]) {
    if let Some(file) = env::var_os("LAYOUT_REPORT") {
        let mut file = fs::OpenOptions::new().create(true).append(true).open(file).expect("a file");
        file.write_all((found.join("\n") + "\n").as_bytes()).expect("it is written");
    }
    let some: Vec<_> = found.iter().take(40).collect();
    assert!(found.is_empty(), "{} faults: {some:#?}", found.len());
}

/// Tests of one position each, with every number of players at every size in every language: for `./test --long`.
macro_rules! at_every_size {
    ($($test:ident: $position:literal,)*) => {
        const NAMED: &[&str] = &[$($position),*];

        mod at_every_size {
            $(
                #[test]
                fn $test() {
                    super::look_everywhere($position);
                }
            )*
        }
    };
}

at_every_size! {
    any: "any", bid: "bid", bid_alone: "bid-alone", confirm: "confirm", form_first: "form-first", group: "group",
    hand_check: "hand-check", keep: "keep", keep_alone: "keep-alone", paint: "paint", paint_second: "paint-second", pay: "pay",
    pick_discards: "pick-discards", pick_line: "pick-line", pick_looked_at: "pick-looked-at", pick_together: "pick-together",
    play: "play", player: "player", research: "research", richest: "richest", shape: "shape", spot: "spot",
    spot_moved: "spot-moved", technology: "technology", token: "token", turn: "turn",
}

#[test]
fn every_position_is_looked_at() {
    assert_eq!(Position::all().iter().map(|position| position.name.as_str()).collect::<Vec<_>>(), NAMED);
}

fn look_everywhere(name: &str) {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.open("/");
    let mut found = Vec::new();
    let position = Position::named(name);
    // `LAYOUT_WIDTHS=360,3840` looks at these sizes only.
    let widths = env::var("LAYOUT_WIDTHS").unwrap_or_default();
    let is_wanted = |width: &u32| widths.is_empty() || widths.split(',').any(|wanted| wanted == width.to_string());
    for players in position.players() {
        let scene = Scene::new(&house, &mut browser, &position, players);
        for language in LANGUAGES {
            for size in SIZES.into_iter().filter(|(width, _)| is_wanted(width)) {
                found.extend(scene.faults(&mut browser, size, language, &["light", "dark"]));
            }
        }
    }
    report(&found);
    browser.done();
}

/// The fullest table of each question on a phone, in the language with the longest words, and at one more size in another.
fn look_at_the_fullest(is_of_islands: bool) {
    let only = env::var("LAYOUT_ONLY").unwrap_or_default();
    let is_wanted = |name: &str| only.is_empty() || only.split(',').any(|wanted| wanted == name);
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.open("/");
    let mut found = Vec::new();
    let all = Position::all().into_iter().filter(|position| position.is_of_islands() == is_of_islands);
    for (n, position) in all.enumerate().filter(|(_, position)| is_wanted(&position.name)) {
        let scene = Scene::new(&house, &mut browser, &position, *position.players().end());
        // In the long form every position is looked at everywhere besides.
        let sizes = [(SIZES[0], "de"), (another(n), LANGUAGES[n % 3])];
        for (size, language) in sizes.into_iter().filter(|(size, _)| is_long() || (size.0 < 600) == (n % 2 == 0)) {
            let theme = ["light", "dark"][n / 2 % 2];
            found.extend(scene.faults(&mut browser, size, language, &[theme]));
        }
    }
    report(&found);
    browser.done();
}

#[test]
fn the_fullest_tables_of_cards_lie_well() {
    look_at_the_fullest(false);
}

#[test]
fn the_fullest_tables_of_islands_lie_well() {
    look_at_the_fullest(true);
}

/// One of the sizes that are not looked at for every question.
fn another(n: usize) -> Size {
    SIZES[1 + n % (SIZES.len() - 1)]
}

/// Pages around the table: these scroll, but are held to everything else. (Books are lists of links to be read.)
const AROUND: [&str; 8] = ["home", "new", "waiting", "invitation", "wrong-invitation", "daily", "me", "nowhere"];

#[test]
fn pages_around_the_table_lie_well() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let mut found = Vec::new();
    for (size, language) in [(SIZES[0], "de"), (SIZES[3], "it")] {
        browser.size(size.0, size.1);
        speak(&mut browser, language);
        for name in AROUND {
            browser.open(sights.path(name));
            let told = faults(&mut browser, size, false);
            found
                .extend(told.into_iter().map(|fault| format!("{name} at {}×{} ({language}): {fault}", size.0, size.1)));
        }
    }
    report(&found);
    browser.done();
}

/// Who comes back with games that wait can start another one without scrolling, in any language.
#[test]
fn play_is_on_the_first_screen_of_a_phone() {
    const PLAY: &str = "form[action='/play'] button.primary";
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.size(SIZES[0].0, SIZES[0].1);
    for visit in 0..3 {
        for language in LANGUAGES {
            speak(&mut browser, language);
            browser.open("/");
            let bottom = browser
                .run_with("return document.querySelector(arguments[0]).getBoundingClientRect().bottom", &json!([PLAY]));
            assert!(bottom.as_f64().expect("a number") <= 740.0, "{language}, after {visit} games: {bottom}");
            browser.find(".tongues > summary");
        }
        browser.follow(PLAY);
    }
    browser.done();
}

/// The lint notices what it is asked for.
#[test]
fn planted_faults_of_layout_are_noticed() {
    const PLANT: &str = "
        const main = document.querySelector('main');
        main.replaceChildren(...new DOMParser().parseFromString(`
            <p class=cut>Triceratops</p> <p class=dots>Ankylosaurus and more</p> <p class=broken>Velociraptor</p>
            <button class=one>one</button><button class=two>two</button> <p class=effect>tiny</p> <p class=good>Veloci\\u00adraptor</p>
            <form id=move><h2>What?</h2><button class=far>far</button></form> <div class=tray><p class=long>a</p></div>
            <section class=note><p class=spills>as high as three lines</p></section>
            <p class=under>a sentence below a button</p><button class=over>over it</button> <p class=high>one line</p><p class=low>another</p>
            <div class=hole><svg class=halved viewBox='0 0 20 20'><path d='M0 0h20v20z'/></svg></div>
            <svg class=flat viewBox='0 0 20 20'><path d='M0 0h20v20z'/></svg>`, 'text/html').body.children);
        const set = (name, style) => Object.assign(main.querySelector(name).style, style);
        set('.cut', { inlineSize: '60px', overflow: 'hidden', overflowWrap: 'normal', hyphens: 'manual' });
        set('.dots', { inlineSize: '90px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
        set('.broken', { inlineSize: '70px', overflowWrap: 'anywhere', hyphens: 'manual' });
        set('.good', { inlineSize: '80px', overflowWrap: 'normal', hyphens: 'manual' });
        set('.one', { position: 'absolute', left: '200px', top: '200px', width: '60px', height: '60px' });
        set('.two', { position: 'absolute', left: '230px', top: '220px', width: '30px', height: '60px' });
        set('.effect', { fontSize: '11px' });
        set('.far', { position: 'absolute', top: '900px' });
        set('.tray', { inlineSize: '80px', overflowX: 'auto' });
        set('.long', { inlineSize: '300px' });
        set('.note', { blockSize: '30px', minBlockSize: '0', padding: '0', alignItems: 'start' });
        set('.spills', { inlineSize: '80px', margin: '0' });
        set('.under', { position: 'absolute', left: '100px', top: '300px', margin: '0' });
        set('.over', { position: 'absolute', left: '150px', top: '295px', width: '60px', height: '40px' });
        set('.high', { position: 'absolute', left: '10px', top: '400px', margin: '0' });
        set('.low', { position: 'absolute', left: '20px', top: '406px', margin: '0' });
        set('.hole', { inlineSize: '40px', blockSize: '20px', overflow: 'hidden' });
        set('.halved', { display: 'block', inlineSize: '40px', blockSize: '40px' });
        set('.flat', { inlineSize: '40px', blockSize: '3px' });
    ";
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let phone = SIZES[0];
    browser.size(phone.0, phone.1);
    browser.open("/rules/O-5.1");
    browser.run(PLANT);
    let found = faults(&mut browser, phone, true);
    for (check, what) in [
        ("scroll", "below the fold"),
        ("scroll", "does not say how much lies outside"),
        ("clipped", "p.cut"),
        ("clipped", "ends in dots"),
        ("spilled", "p.spills"),
        ("covered", "button.over"),
        ("covered", "p.low \"another\" and p.high"),
        ("drawing", "svg.halved in div.hole \"\" is cut"),
        ("drawing", "svg.flat"),
        ("broken", "Velocirap"),
        ("narrow", "Triceratops"),
        ("overlap", ") and button.one"),
        ("target", "button.two \"two\" is 30×60"),
        ("small", "p.effect"),
        ("needed", "the button lies outside"),
        ("needed", "no hand"),
    ] {
        assert!(
            found.iter().any(|fault| fault.starts_with(check) && fault.contains(what)),
            "{check}: {what}: {found:#?}"
        );
    }
    assert!(!found.iter().any(|fault| fault.contains("p.good")), "{found:#?}");
    browser.done();
}
