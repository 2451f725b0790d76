//! How the store is doing, for `/metrics`.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, NoLabelSet};
use prometheus_client::metrics::MetricType;
use prometheus_client::registry::{Registry, Unit};
use store::Measures;
use store::measures::COMMIT_BOUNDS;
use web::metrics::{counter, gauge};

/// Adds the figures to those of the server.
pub fn add(measures: Measures, all: &mut Registry) {
    counter(all, "store_commits", "Groups of changes that were stored", measures.commits);
    counter(all, "store_failures", "Groups of changes that could not be stored", measures.failures);
    counter(all, "store_changes", "Changes stored", measures.changes);
    counter(all, "store_entries", "Entries of logs stored", measures.entries);
    gauge(all, "store_waiting", "Changes that wait for the writer", measures.waiting);
    all.register_collector(Box::new(CommitTimes(measures)));
}

/// How long commits took: counted by the store, in a histogram of its own.
#[derive(Debug)]
struct CommitTimes(Measures);

impl Collector for CommitTimes {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let (name, help) = ("store_commit", "How long it took until a group was on the disk");
        let mut metric = encoder.encode_descriptor(name, help, Some(&Unit::Seconds), MetricType::Histogram)?;
        let bounds = COMMIT_BOUNDS.iter().map(|&micros| micros as f64 / 1e6).chain([f64::MAX]);
        let buckets: Vec<_> = bounds.zip(self.0.commit_times).collect();
        let (sum, count) = (self.0.commit_nanos as f64 / 1e9, self.0.commit_times.iter().sum());
        metric.encode_histogram::<NoLabelSet>(sum, count, &buckets, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_summed_up() {
        let mut measures = Measures { commits: 3, commit_nanos: 1_500_000, ..Measures::default() };
        (measures.commit_times[0], measures.commit_times[2], measures.commit_times[12]) = (1, 1, 1);
        let (mut all, mut text) = (Registry::with_prefix("senbazuru"), String::new());
        add(measures, &mut all);
        prometheus_client::encoding::text::encode(&mut text, &all).expect("text");
        for line in [
            "senbazuru_store_commits_total 3",
            "senbazuru_store_commit_seconds_bucket{le=\"0.0001\"} 1",
            "senbazuru_store_commit_seconds_bucket{le=\"0.0005\"} 2",
            "senbazuru_store_commit_seconds_bucket{le=\"1.0\"} 2",
            "senbazuru_store_commit_seconds_bucket{le=\"+Inf\"} 3",
            "senbazuru_store_commit_seconds_sum 0.0015",
        ] {
            assert!(text.lines().any(|l| l == line), "{line}\n{text}");
        }
    }
}
