//! Paper that moves: by arrow keys, buttons and slider; and not where little motion is wished for.

use crate::house::House;
use crate::page::{Browser, keys};
use crate::scans::{inaccessible, too_wide};

/// How many dots of the canvas are painted.
const PAINTED: &str = "
    const canvas = document.querySelector('#stage canvas');
    const dots = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return dots.filter((value, n) => n % 4 === 3 && value > 0).length";

#[test]
fn the_paper_is_folded_by_keys_buttons_and_slider() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    browser.open("/fold/crane");
    browser.find("#stage:not([hidden])");
    browser
        .until("the first sentence", "return document.getElementById('said').textContent.startsWith('Step 1 of 13: ')");
    let sheet = browser.run(PAINTED).as_u64().expect("a number");
    browser.keys(keys::RIGHT.to_string());
    browser.until("one step on", "return document.getElementById('said').textContent.startsWith('Step 2 of 13: ')");
    browser.click("#next");
    browser.until("another one", "return document.getElementById('said').textContent.startsWith('Step 3 of 13: ')");
    browser.click("#back");
    browser.until("one back", "return document.getElementById('said').textContent.startsWith('Step 2 of 13: ')");
    // Every moment of every step can be drawn, and paper is always there.
    let drawn = browser.run(&format!(
        "const slider = document.getElementById('far');
         const painted = () => {{ {PAINTED} }};
         let least = Infinity;
         for (let far = 0; far <= 13; far += 0.125) {{
           slider.value = far;
           slider.dispatchEvent(new Event('input'));
           if (far % 0.5 === 0) least = Math.min(least, painted());
         }}
         return least"
    ));
    assert!(drawn.as_u64().is_some_and(|least| least > sheet / 20), "{drawn} of {sheet} dots");
    assert_eq!(browser.text_of("return document.getElementById('said').textContent"), "Done!");
    assert_eq!(inaccessible(&mut browser), Vec::<String>::new());
    browser.size(360, 740);
    assert_eq!(too_wide(&mut browser, 360), Vec::<String>::new());
    browser.done();
}

#[test]
fn with_little_motion_the_diagrams_are_all_there_is() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.open("/fold/butterfly");
    browser.find("ol.diagrams svg.diagram");
    assert!(!browser.has("#stage:not([hidden])"), "nothing moves");
    browser.done();
}

/// What the script spends on a frame, printed: the command stands in docs/FOLDING.md.
#[test]
#[ignore = "a measurement"]
fn what_a_frame_costs() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    for name in ["butterfly", "penguin", "crane"] {
        browser.open(&format!("/fold/{name}"));
        browser.find("#stage:not([hidden])");
        browser.run(
            "window.spent = [];
             const next = window.requestAnimationFrame.bind(window);
             window.requestAnimationFrame = (work) => next((now) => {
               const begun = performance.now();
               work(now);
               window.spent.push(performance.now() - begun);
             });
             window.all = setInterval(() => document.getElementById('next').click(), 100);
             return null",
        );
        browser.until("the end", "return document.getElementById('far').value === document.getElementById('far').max");
        let told = browser.text_of(
            "clearInterval(window.all);
             const spent = window.spent.sort((a, b) => a - b);
             const at = (part) => spent[Math.floor(part * (spent.length - 1))].toFixed(1);
             return `${spent.length} frames, median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`",
        );
        println!("{name}: {told}");
    }
    browser.done();
}
