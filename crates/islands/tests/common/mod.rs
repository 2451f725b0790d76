//! Scenarios as tests, on sheets and a board of their own: a change of the standard ones breaks none of them.

use islands::scenario::Scenario;

/// The board of scenarios that bring none: red, red, blue, blue, green, green and again; one piece of card 3 is the L.
const BOARD: &str = "
| board
| track ours
| line red red blue blue green green red red blue blue green green
| line red red blue blue green green red red blue blue green green
| card 1 choice printed random ours
| card 2 ## ## printed season printed
| card 3 #../### ours season printed
| card 4 .#./### ours season printed
| card 5 #.#/### ours season printed
| card 6 choice printed any ours
";

/// A scenario on these sheets.
pub fn on(sheets: &str, scenario: &str) -> String {
    let board = if sheets.contains("| board") { "" } else { BOARD };
    format!("{board}{sheets}{scenario}")
}

/// Plays a scenario on these sheets; where it is not met, panics with its text and a mark at the line at fault.
#[track_caller]
pub fn check(sheets: &str, scenario: &str) {
    let text = on(sheets, scenario);
    if let Err(error) = Scenario::parse(&text).and_then(|scenario| scenario.check()) {
        let lines = text.lines().zip(1..).map(|(line, n)| {
            let mark = if n == error.line { '>' } else { ' ' };
            format!("{mark}{n:3} {line}\n")
        });
        panic!("{error}\n{}", lines.collect::<String>());
    }
}
