//! Chromium, driven over the WebDriver protocol: one chromedriver and one profile for each browser.

use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;

use client::{Address, Blocking};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{GUARD, directory};
use crate::page::keys;

/// The key under which the protocol names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Runs chromedriver, and ends it and its browser as soon as the test has closed its end of the pipe: also if the test was killed.
const KEEPER: &str = "
    command -v chromedriver && command -v chromium || exit 127
    chromedriver --port=0 < /dev/null &
    cat > /dev/null
    kill -s KILL 0
";

/// A session with a browser of its own; everything ends when this is dropped.
pub struct Driver {
    /// Leads the group of processes to which chromedriver and its browser belong.
    process: Child,
    client: Blocking,
    session: String,
    /// Profile of the browser; removed after the processes have ended.
    profile: TempDir,
}

/// Something on the page.
#[derive(Clone, Debug)]
pub struct Element(Value);

impl Element {
    /// As scripts are given it.
    pub const fn value(&self) -> &Value {
        &self.0
    }
}

impl Driver {
    /// Starts a browser, with options and with preferences as its settings keep them.
    pub fn start(options: &[&str], preferences: &Value) -> Self {
        let mut command = Command::new("sh");
        command
            .args(["-c", KEEPER])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0);
        let mut process = command.spawn().expect("a shell");
        let Some(port) = port(&mut process) else {
            end(&mut process);
            panic!("chromedriver does not start: these tests need Debian's chromium and chromium-driver");
        };
        let address: Address = format!("127.0.0.1:{port}").parse().expect("an address");
        let client = Blocking::new(&address, GUARD).expect("a client");
        let mut driver = Self { process, client, session: String::new(), profile: directory() };
        let made = driver.send("POST", "/session", &driver.capabilities(options, preferences));
        driver.session = made["sessionId"].as_str().expect("a session").to_owned();
        driver
    }

    fn capabilities(&self, options: &[&str], preferences: &Value) -> Value {
        let profile = format!("--user-data-dir={}", self.profile.path().display());
        let mut args = vec![
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-extensions",
            "--accept-lang=en",
            "--window-size=1280,900",
            &profile,
        ];
        args.extend(options);
        json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "binary": "/usr/bin/chromium", "args": args, "prefs": preferences },
        } } })
    }

    /// Sends a command; it must succeed.
    fn send(&mut self, method: &str, path: &str, body: &Value) -> Value {
        self.attempt(method, path, body).unwrap_or_else(|why| panic!("{method} {path} {body}: {why}"))
    }

    fn attempt(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let text = if method == "POST" { body.to_string() } else { String::new() };
        let headers = [("content-type", "application/json; charset=utf-8")];
        let answer = self.client.request(method, path, &headers, text.as_bytes()).map_err(|why| why.to_string())?;
        let value: Value = serde_json::from_slice(&answer.body).map_err(|why| why.to_string())?;
        let value = &value["value"];
        if answer.status == 200 {
            return Ok(value.clone());
        }
        Err(format!("{}: {}", value["error"], value["message"].as_str().unwrap_or_default()))
    }

    /// Sends a command to the session.
    fn post(&mut self, what: &str, body: &Value) -> Value {
        let path = format!("/session/{}/{what}", self.session);
        self.send("POST", &path, body)
    }

    /// Opens an address and waits until the page is loaded.
    pub fn open(&mut self, address: &str) {
        self.post("url", &json!({ "url": address }));
    }

    /// Loads the page again.
    pub fn reload(&mut self) {
        self.post("refresh", &json!({}));
    }

    /// Runs a script in the page, as the body of a function; an error if the page just changes.
    pub fn try_run(&mut self, script: &str, arguments: &Value) -> Result<Value, String> {
        let path = format!("/session/{}/execute/sync", self.session);
        self.attempt("POST", &path, &json!({ "script": script, "args": arguments }))
    }

    /// The element a script gives.
    pub fn element(value: &Value) -> Option<Element> {
        value.get(ELEMENT).map(|_| Element(value.clone()))
    }

    /// Moves the mouse onto an element.
    pub fn point(&mut self, element: &Element) {
        let move_there = json!({ "type": "pointerMove", "origin": element.0, "x": 0, "y": 0, "duration": 0 });
        self.mouse(&json!([move_there]));
    }

    /// Presses and releases the button of the mouse where it is.
    pub fn press(&mut self) {
        self.mouse(&json!([{ "type": "pointerDown", "button": 0 }, { "type": "pointerUp", "button": 0 }]));
    }

    fn mouse(&mut self, actions: &Value) {
        let mouse =
            json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
        self.post("actions", &json!({ "actions": [mouse] }));
    }

    /// Presses and releases keys, one after another.
    pub fn keys(&mut self, keys: &str) {
        let actions: Vec<Value> = keys
            .chars()
            .flat_map(|key| [json!({ "type": "keyDown", "value": key }), json!({ "type": "keyUp", "value": key })])
            .collect();
        self.post("actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }));
    }

    /// Types a text into a field; into one for files, the path of a file.
    pub fn type_into(&mut self, field: &Element, text: &str) {
        let id = field.0[ELEMENT].as_str().expect("an element").to_owned();
        self.post(&format!("element/{id}/value"), &json!({ "text": text }));
    }

    /// Presses Tab so many times while Shift is held.
    pub fn tab_back(&mut self, times: usize) {
        let key = |what: &str, value: char| json!({ "type": what, "value": value });
        let tabs = (0..times).flat_map(|_| [key("keyDown", keys::TAB), key("keyUp", keys::TAB)]);
        let actions: Vec<Value> =
            [key("keyDown", keys::SHIFT)].into_iter().chain(tabs).chain([key("keyUp", keys::SHIFT)]).collect();
        self.post("actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }));
    }

    /// A command to the browser's own protocol.
    pub fn cdp(&mut self, command: &str, parameters: &Value) -> Value {
        self.post("goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// The same, which may fail: what it speaks of may be gone.
    pub fn try_cdp(&mut self, command: &str, parameters: &Value) -> Result<Value, String> {
        let path = format!("/session/{}/goog/cdp/execute", self.session);
        self.attempt("POST", &path, &json!({ "cmd": command, "params": parameters }))
    }

    /// What the browser logged since this was asked last: errors, warnings, what pages wrote.
    pub fn log(&mut self) -> Vec<Value> {
        self.post("se/log", &json!({ "type": "browser" })).as_array().cloned().unwrap_or_default()
    }

    /// Opens another tab, without going there.
    pub fn new_tab(&mut self) -> String {
        self.post("window/new", &json!({ "type": "tab" }))["handle"].as_str().expect("a tab").to_owned()
    }

    /// The tab in which commands act.
    pub fn tab(&mut self) -> String {
        let path = format!("/session/{}/window", self.session);
        self.send("GET", &path, &Value::Null).as_str().expect("a tab").to_owned()
    }

    /// Goes to another tab.
    pub fn go_to_tab(&mut self, handle: &str) {
        self.post("window", &json!({ "handle": handle }));
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            let path = format!("/session/{}", self.session);
            let _ = self.attempt("DELETE", &path, &Value::Null);
        }
        end(&mut self.process);
    }
}

/// Ends chromedriver and whatever belongs to its group.
fn end(process: &mut Child) {
    drop(process.stdin.take());
    let _ = process.wait();
}

/// The port on which chromedriver listens, once it does. What else it says is read and forgotten.
fn port(process: &mut Child) -> Option<u16> {
    let lines = BufReader::new(process.stdout.take()?).lines();
    let (sender, ports) = mpsc::channel();
    std::thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                let _ = sender.send(port.trim_end_matches('.').parse().ok());
            }
        }
    });
    ports.recv_timeout(GUARD).ok().flatten()
}
