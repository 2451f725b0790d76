//! How long the disk takes to keep something.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::times::Times;

/// So often it is tried.
const TIMES: usize = 200;
/// A disk that is slower than that is not tried so often.
const LONGEST: Duration = Duration::from_secs(10);
/// So much is written: a page of a database.
const PAGE: [u8; 4096] = [0x5a; 4096];

/// How long the disk under that directory takes to keep a page that is appended to a file.
pub fn sync_times(directory: &Path) -> io::Result<Times> {
    let path = directory.join("sync-time");
    let times = measure(&path);
    fs::remove_file(&path)?;
    times
}

fn measure(path: &Path) -> io::Result<Times> {
    let (mut file, mut times, start) = (File::create(path)?, Times::default(), Instant::now());
    for _ in 0..TIMES {
        let before = Instant::now();
        file.write_all(&PAGE)?;
        file.sync_data()?;
        times.add(before.elapsed());
        if start.elapsed() > LONGEST {
            break;
        }
    }
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_disk_is_tried_and_left_as_it_was() {
        let directory = tempfile::tempdir().expect("a directory");
        let mut times = sync_times(directory.path()).expect("a disk");
        assert!(times.count() > 0 && times.quantile(0.5) > Duration::ZERO);
        assert_eq!(fs::read_dir(directory.path()).expect("a directory").count(), 0);
        assert!(sync_times(&directory.path().join("missing")).is_err());
    }
}
