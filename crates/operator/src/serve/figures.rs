//! How the store is doing, as lines for Prometheus.

use std::fmt::Write as _;

use store::Measures;
use store::measures::COMMIT_BOUNDS;

/// The lines.
pub fn lines(measures: &Measures) -> String {
    let mut out = String::new();
    let figures = [
        ("store_commits_total", "counter", "Groups of changes that were stored.", measures.commits),
        ("store_failures_total", "counter", "Groups of changes that could not be stored.", measures.failures),
        ("store_changes_total", "counter", "Changes stored.", measures.changes),
        ("store_entries_total", "counter", "Entries of logs stored.", measures.entries),
        ("store_waiting", "gauge", "Changes that wait for the writer.", measures.waiting),
    ];
    // Writing to a string can't fail.
    for (name, kind, help, value) in figures {
        let _ =
            writeln!(out, "# HELP senbazuru_{name} {help}\n# TYPE senbazuru_{name} {kind}\nsenbazuru_{name} {value}");
    }
    let name = "senbazuru_store_commit_seconds";
    let _ = writeln!(out, "# HELP {name} How long it took until a group was on the disk.\n# TYPE {name} histogram");
    let mut sum = 0;
    for (bound, count) in COMMIT_BOUNDS.iter().zip(measures.commit_times) {
        sum += count;
        let _ = writeln!(out, "{name}_bucket{{le=\"{:.5}\"}} {sum}", *bound as f64 / 1e6);
    }
    let all = measures.commit_times.iter().sum::<u64>();
    let seconds = measures.commit_nanos as f64 / 1e9;
    let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {seconds:.6}\n{name}_count {all}");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_summed_up() {
        let mut measures = Measures { commits: 3, commit_nanos: 1_500_000, ..Measures::default() };
        (measures.commit_times[0], measures.commit_times[2], measures.commit_times[12]) = (1, 1, 1);
        let text = lines(&measures);
        for line in [
            "senbazuru_store_commits_total 3",
            "senbazuru_store_commit_seconds_bucket{le=\"0.00010\"} 1",
            "senbazuru_store_commit_seconds_bucket{le=\"0.00050\"} 2",
            "senbazuru_store_commit_seconds_bucket{le=\"1.00000\"} 2",
            "senbazuru_store_commit_seconds_bucket{le=\"+Inf\"} 3",
            "senbazuru_store_commit_seconds_sum 0.001500",
        ] {
            assert!(text.lines().any(|l| l == line), "{line}\n{text}");
        }
    }
}
