//! The program as the documents name it, in a short form.

use std::process::{Command, Output};

fn crowd(args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crowd"));
    command.args(args.split(' ').filter(|word| !word.is_empty())).env("LC_ALL", "C").env_remove("COLUMNS");
    command.output().expect("it runs")
}

#[test]
fn the_command_of_the_readme_measures() {
    let readme = include_str!("../../../README.md");
    assert!(readme.contains("cargo run --release -p crowd "), "it is told how it is called");
    let run = crowd("--tables 4 --listeners 1 --rate 50 --seconds 1 --json");
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && said.is_empty(), "{said}");
    let report: serde_json::Value = serde_json::from_slice(&run.stdout).expect("a line of JSON");
    assert!(report["moves"].as_u64() > Some(0) && report["moves"] == report["server_moves"], "{report}");
    assert!(report["cpu_us_per_move"].as_f64() > Some(0.0), "{report}");
}

#[test]
fn help_teaches_and_a_refusal_is_short() {
    let help = String::from_utf8(crowd("--help").stdout).expect("text");
    assert!(help.contains("Examples:") && !help.contains("  serve "), "{help}");
    let refused = crowd("--tables 9000 --listeners 100");
    let said = String::from_utf8_lossy(&refused.stderr);
    assert_eq!((refused.status.code(), said.lines().count()), (Some(2), 1), "{said}");
}
