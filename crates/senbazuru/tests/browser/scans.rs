//! Questions about a whole page.

use serde_json::{Value, json};

use crate::page::Browser;

const SCANS: &str = include_str!("scans.js");

fn list(found: &Value) -> Vec<String> {
    found.as_array().expect("a list").iter().map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
}

/// What reaches beyond the edge of a window of this width.
pub fn too_wide(browser: &mut Browser, width: u32) -> Vec<String> {
    list(&browser.run_with(SCANS, &json!(["wide", width])))
}

/// What somebody without eyes or mouse would miss.
pub fn inaccessible(browser: &mut Browser) -> Vec<String> {
    list(&browser.run_with(SCANS, &json!(["access"])))
}

/// Text with too little contrast, and how many pieces of text were measured.
pub fn faint(browser: &mut Browser) -> (Vec<String>, u64) {
    let found = browser.run_with(SCANS, &json!(["contrast"]));
    (list(&found["found"]), found["measured"].as_u64().expect("a number"))
}
