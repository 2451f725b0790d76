//! Scenarios as tests.

use origami::scenario::Scenario;

/// Plays a scenario; where it is not met, panics with its text and a mark at the line at fault.
#[track_caller]
pub fn check(text: &str) {
    if let Err(error) = Scenario::parse(text).and_then(|scenario| scenario.check()) {
        let lines = text.lines().zip(1..).map(|(line, n)| {
            let mark = if n == error.line { '>' } else { ' ' };
            format!("{mark}{n:3} {line}\n")
        });
        panic!("{error}\n{}", lines.collect::<String>());
    }
}
