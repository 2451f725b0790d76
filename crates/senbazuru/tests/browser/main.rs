//! The pages as people meet them: real Chromium at a server of its own, driven over WebDriver.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `driver` | one browser and the protocol that drives it |
//! | `page` | [`Browser`](page::Browser): what a person does with pages and sees on them |
//! | `player`, `player.js` | plays a game by mouse or keyboard: what to do next, and doing it |
//! | `house` | a server with tables in the state a test needs |
//! | `sights` | all pages, and tables in all states |
//! | `scans`, `scans.js` | questions about a whole page: width, access, contrast |
//! | `layout`, `layout/` | the layout lint: how pages lie on the screen, and positions for every kind of question |
//!
//! All others are tests.

mod driver;
mod house;
mod layout;
mod page;
mod player;
mod scans;
mod sights;

mod access;
mod axe;
mod by_ear;
mod ends;
mod everybody;
mod figures;
mod fold;
mod forms;
mod game;
mod islands;
mod islands_paint;
mod keyboard;
mod languages;
mod lesson_looks;
mod lessons;
mod looks;
mod my_games;
mod pointing;
mod reconnect;
mod refusal;
mod replay;
mod screenshots;
mod steps;
mod tabs;
mod together;
mod tries;
mod width;

// The tests of the server need more of it.
#[allow(dead_code)]
#[path = "../common/server.rs"]
mod common;

/// Is this the long form, which looks at everything?
fn is_long() -> bool {
    std::env::var("LAWS").is_ok_and(|form| form == "long")
}
