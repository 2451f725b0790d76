//! `island balance`: not who wins, only that it counts.

use super::mine;
use crate::good;

#[test]
fn every_sheet_is_held_and_counted() {
    let dir = mine("islands-balance");
    let args = format!("island balance --games 40 --seed 3 --sheets {}", dir.display());
    let report = good(&format!("{args} --json")).json();
    assert_eq!((&report["bot"], &report["players"], &report["seed"]), (&"greedy".into(), &2.into(), &3.into()));
    let kinds = report["kinds"].as_array().expect("both");
    assert_eq!(kinds.iter().map(|k| k["kind"].as_str()).collect::<Vec<_>>(), [Some("near"), Some("far")]);
    for kind in kinds {
        assert_eq!(kind["games"], 40);
        let sheets = kind["sheets"].as_array().expect("a list");
        let held: u64 = sheets.iter().filter_map(|s| s["held"].as_u64()).sum();
        assert_eq!(held, 40 * 2 * 2, "two players with two sheets each");
        let mean: f64 = sheets.iter().filter_map(|s| s["score_mean"].as_f64()).sum::<f64>() / sheets.len() as f64;
        assert!((mean - kind["score_mean"].as_f64().expect("a number")).abs() < 1e-6, "{kind}");
        for sheet in sheets {
            let deviation = sheet["deviation_percent"].as_f64().expect("a number");
            assert_eq!(sheet["marked"], deviation.abs() > 10.0, "{sheet}");
            assert!(sheet["painted_mean"].as_f64() > Some(0.0), "{sheet}");
        }
    }
    let text = good(&args).stdout;
    assert!(text.starts_with("near islands: 40 games of 2 greedy bots, mean score "), "{text}");
    assert!(text.contains("\nfar islands: ") && text.contains("\nmy_near ") && text.contains("\nmy_far "), "{text}");
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let dir = mine("islands-balance-threads");
    let kinds = |threads: u8| {
        let args = format!("island balance --games 100 --threads {threads} --json --sheets {}", dir.display());
        good(&args).json()["kinds"].clone()
    };
    assert_eq!(kinds(1), kinds(3));
}

#[test]
fn no_games_are_fine() {
    let dir = mine("islands-balance-none");
    let text = good(&format!("island balance --games 0 --sheets {}", dir.display())).stdout;
    assert!(text.starts_with("near islands: 0 games"), "{text}");
}
