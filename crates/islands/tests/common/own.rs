//! Sheets and boards of an owner.

use islands::Atlas;
use islands::atlas::SourceText;

/// The atlas with these sheets and this board, written as in scenarios: each line begins with `|`.
#[track_caller]
pub fn atlas(own: &str) -> &'static Atlas {
    let lines = own.lines().filter_map(|line| line.trim_start().strip_prefix('|'));
    let text = lines.map(|line| format!("{}\n", line.trim())).collect();
    let source = SourceText { name: "own".to_owned(), text };
    Atlas::load(&[source]).unwrap_or_else(|notice| panic!("{notice}")).atlas
}
