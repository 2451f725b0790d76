//! Pictures of all main pages, to be looked at: `target/screenshots`, or where `SCREENSHOTS` says.

use std::path::PathBuf;
use std::{env, fs};

use serde_json::json;

use crate::common::{directory, program};
use crate::house::House;
use crate::page::Browser;
use crate::sights::{MAIN, Sights};

#[test]
fn pictures_of_all_main_pages() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let sights = Sights::new(&house, &mut browser);
    let directory = env::var_os("SCREENSHOTS").map_or_else(usual, PathBuf::from);
    fs::create_dir_all(&directory).expect("a directory");
    for theme in ["light", "dark"] {
        browser.prefers(theme);
        for name in MAIN {
            for (width, height) in SIZES {
                // Loaded at its size: rules of containers come a frame late after a change of it.
                browser.size(width, height);
                browser.open(sights.path(name));
                let picture = browser.driver.cdp("Page.captureScreenshot", &json!({ "format": "png" }));
                let bytes = decode(picture["data"].as_str().expect("a picture"));
                assert!(bytes.starts_with(b"\x89PNG"), "{name}");
                fs::write(directory.join(format!("{name}-{width}x{height}-{theme}.png")), bytes).expect("a file");
            }
        }
    }
    browser.done();
}

/// All figures, as `cards --sheet` draws them: for the documents too.
#[test]
fn a_picture_of_all_figures() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    let made = directory();
    let file = made.path().join("figures.svg");
    let drawn = program().args(["cards", "--sheet"]).arg(&file).output().expect("it runs");
    assert!(drawn.status.success(), "{drawn:?}");
    // As the sheet is shaped.
    browser.size(1092, 1146);
    browser.driver.open(&format!("file://{}", file.display()));
    let picture = browser.driver.cdp("Page.captureScreenshot", &json!({ "format": "png" }));
    let directory = env::var_os("SCREENSHOTS").map_or_else(usual, PathBuf::from);
    fs::create_dir_all(&directory).expect("a directory");
    fs::write(directory.join("figures.png"), decode(picture["data"].as_str().expect("a picture"))).expect("a file");
    browser.done();
}

/// A phone and a desk.
const SIZES: [(u32, u32); 2] = [(360, 740), (1440, 900)];

/// Beside what is built.
fn usual() -> PathBuf {
    let binary = PathBuf::from(env!("CARGO_BIN_EXE_senbazuru"));
    binary.ancestors().nth(2).expect("a directory of builds").join("screenshots")
}

/// Bytes from their text in base 64.
fn decode(text: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bytes, mut bits, mut held) = (Vec::with_capacity(text.len() * 3 / 4), 0u32, 0);
    for six in text.bytes().filter_map(value) {
        bits = bits << 6 | u32::from(six);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    bytes
}

#[test]
fn pictures_are_decoded() {
    assert_eq!(decode("iVBORw0KGgo="), b"\x89PNG\r\n\x1a\n");
    assert_eq!(decode(""), b"");
}
