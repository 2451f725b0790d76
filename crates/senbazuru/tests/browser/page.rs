//! [`Browser`]: what a person does with pages and sees on them.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::{GUARD, Server};
use crate::driver::{Driver, Element};

/// Between two looks at a page.
const GLANCE: Duration = Duration::from_millis(15);

/// The keys that are no characters.
pub mod keys {
    pub const TAB: char = '\u{E004}';
    pub const ENTER: char = '\u{E007}';
    pub const ESCAPE: char = '\u{E00C}';
    pub const RIGHT: char = '\u{E014}';
    pub const SHIFT: char = '\u{E008}';
}

/// A browser at the pages of one server.
pub struct Browser {
    /// The protocol below.
    pub driver: Driver,
    base: String,
    /// What may stand in the browser's log, because the test provokes it.
    expected: Vec<&'static str>,
}

impl Browser {
    /// A browser that shows nothing yet. Cards do not move, which saves time.
    pub fn new(server: &Server) -> Self {
        Self::with(server, &["--force-prefers-reduced-motion"])
    }

    /// A browser with these options.
    pub fn with(server: &Server, options: &[&str]) -> Self {
        Self::set(server, options, &json!({}))
    }

    /// A browser in whose settings letters are twice as large as usual.
    pub fn with_large_letters(server: &Server) -> Self {
        let preferences =
            json!({ "webkit.webprefs.default_font_size": 32, "webkit.webprefs.default_fixed_font_size": 26 });
        Self::set(server, &["--force-prefers-reduced-motion"], &preferences)
    }

    fn set(server: &Server, options: &[&str], preferences: &Value) -> Self {
        Self { driver: Driver::start(options, preferences), base: server.address.to_string(), expected: Vec::new() }
    }

    /// Lines with this text may stand in the browser's log.
    pub fn expect(&mut self, text: &'static str) {
        self.expected.push(text);
    }

    /// Nothing else may have been logged: no error, nothing the content security policy forbids.
    pub fn check_log(&mut self) {
        let bad: Vec<String> = self
            .driver
            .log()
            .iter()
            .filter(|line| line["level"] == "SEVERE" || line["source"] == "security")
            .map(|line| line["message"].as_str().unwrap_or_default().to_owned())
            .filter(|line| !self.expected.iter().any(|text| line.contains(text)))
            .collect();
        assert!(bad.is_empty(), "the browser logged: {bad:#?}");
    }

    /// The test is over.
    pub fn done(mut self) {
        self.check_log();
    }

    /// Opens a page of the server.
    pub fn open(&mut self, path: &str) {
        let address = format!("{}{path}", self.base);
        self.driver.open(&address);
    }

    /// Where the browser is, as a path.
    pub fn path(&mut self) -> String {
        self.text_of("return location.pathname + location.search")
    }

    /// Runs a script in the page, as the body of a function.
    pub fn run(&mut self, script: &str) -> Value {
        self.run_with(script, &json!([]))
    }

    /// The same with arguments.
    pub fn run_with(&mut self, script: &str, arguments: &Value) -> Value {
        self.driver.try_run(script, arguments).unwrap_or_else(|why| panic!("{script}: {why}"))
    }

    /// What a script says.
    pub fn text_of(&mut self, script: &str) -> String {
        let said = self.run(script);
        said.as_str().unwrap_or_else(|| panic!("{script}: {said}")).to_owned()
    }

    /// Looks at the page until a script gives something that counts as true.
    pub fn until(&mut self, what: &str, script: &str) -> Value {
        self.until_with(what, script, &json!([]))
    }

    /// The same with arguments.
    pub fn until_with(&mut self, what: &str, script: &str, arguments: &Value) -> Value {
        let start = Instant::now();
        loop {
            // While a page gives way to the next, there is none to run a script in.
            let found = self.driver.try_run(script, arguments);
            if let Ok(value) = &found
                && !matches!(value, Value::Null | Value::Bool(false))
                && value != 0
                && value != ""
            {
                return value.clone();
            }
            if start.elapsed() > GUARD {
                let page = self.driver.try_run(WHAT_IS_SEEN, &json!([]));
                panic!("{what}: not within {} s, but {found:?} on {page:?}", GUARD.as_secs());
            }
            std::thread::sleep(GLANCE);
        }
    }

    /// Is there such an element?
    pub fn has(&mut self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// How many such elements there are.
    pub fn count(&mut self, selector: &str) -> u64 {
        let counted = self.run_with("return document.querySelectorAll(arguments[0]).length", &json!([selector]));
        counted.as_u64().expect("a number")
    }

    /// Waits for an element that can be seen.
    pub fn find(&mut self, selector: &str) -> Element {
        let found = self.until_with(
            &format!("{selector} is seen"),
            "return [...document.querySelectorAll(arguments[0])].find((e) => e.getClientRects().length)",
            &json!([selector]),
        );
        Driver::element(&found).expect("an element")
    }

    /// Clicks what can be seen there, with the mouse.
    pub fn click(&mut self, selector: &str) {
        let element = self.find(selector);
        self.click_on(&element, selector);
    }

    /// Moves the mouse onto an element, looks whether it is the one that would be hit, and clicks.
    pub fn click_on(&mut self, element: &Element, what: &str) {
        let arguments = json!([element.value()]);
        self.run_with("arguments[0].scrollIntoView({ block: 'center', inline: 'nearest' })", &arguments);
        self.driver.point(element);
        self.until_with(&format!("nothing lies above {what}"), IS_HIT, &arguments);
        self.driver.press();
    }

    /// A click that leads to another page: waits until it is there.
    pub fn follow(&mut self, selector: &str) {
        self.run("window.isOld = true");
        self.click(selector);
        self.until("the next page is loaded", "return !window.isOld && document.readyState === 'complete'");
    }

    /// Types keys.
    pub fn keys(&mut self, keys: impl AsRef<str>) {
        self.driver.keys(keys.as_ref());
    }

    /// The size of the window, as a phone has it or not.
    pub fn size(&mut self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.driver.cdp("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// The theme the system prefers, by its word: pages follow it unless another one is chosen.
    pub fn prefers(&mut self, theme: &str) {
        let feature = json!({ "name": "prefers-color-scheme", "value": theme });
        self.driver.cdp("Emulation.setEmulatedMedia", &json!({ "features": [feature] }));
    }
}

/// Would a click hit this element?
const IS_HIT: &str = "
    const { x, y, width, height } = arguments[0].getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return arguments[0].contains(hit) || hit?.closest('label')?.control === arguments[0];
";

const WHAT_IS_SEEN: &str = "
    return location.href + '\\n' + document.title + '\\n' + document.querySelector('main')?.innerText.slice(0, 1500)
        + '\\nfocus: ' + document.activeElement?.outerHTML.slice(0, 200);
";
