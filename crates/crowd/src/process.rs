//! What a process costs, by the word of the system.

use std::fs;
use std::io;
use std::process::Command;
use std::time::Duration;

/// A running process.
#[derive(Clone, Copy, Debug)]
pub struct Process {
    id: u32,
    /// So many of the system's ticks make a second.
    ticks: u32,
}

impl Process {
    /// The process with that id.
    pub fn new(id: u32) -> Self {
        let said = Command::new("getconf").arg("CLK_TCK").output().ok();
        let ticks = said.and_then(|said| String::from_utf8(said.stdout).ok()?.trim().parse().ok());
        Self { id, ticks: ticks.filter(|&ticks| ticks > 0).unwrap_or(100) }
    }

    /// The CPU time it has taken, in its own code and in the system's.
    pub fn cpu(self) -> io::Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.id))?;
        let ticks = cpu_ticks(&stat).ok_or(io::ErrorKind::InvalidData)?;
        Ok(Duration::from_secs_f64(ticks as f64 / f64::from(self.ticks)))
    }

    /// The memory it holds, in kB.
    pub fn resident(self) -> io::Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.ok_or_else(|| io::ErrorKind::InvalidData.into())
    }
}

/// The ticks spent in a process's own code and in the system's for it.
fn cpu_ticks(stat: &str) -> Option<u64> {
    // The name stands in brackets and may contain anything.
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut fields = fields.split(' ').skip(11);
    Some(fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?)
}

/// How many files this process, and those it starts, may have open at once; `None` if there is no limit to be found.
pub fn open_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    limits.lines().find_map(|line| line.strip_prefix("Max open files")?.split_whitespace().next()?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn we_know_what_we_cost() {
        let ourselves = Process::new(std::process::id());
        assert!(ourselves.resident().expect("a status") > 100);
        let before = ourselves.cpu().expect("a status");
        let mut sum = 0_u64;
        while ourselves.cpu().expect("a status") <= before {
            sum = sum.wrapping_add(std::hint::black_box(1));
        }
        assert!(Process { id: u32::MAX, ticks: 100 }.cpu().is_err());
        assert!(open_files().is_some_and(|files| files > 10));
    }

    #[test]
    fn a_name_with_brackets_is_no_trap() {
        let stat = "7 (a) b) c) S 1 7 7 0 -1 4194304 100 0 0 0 12 30 0 0 20 0 1 0 5 6 7";
        assert_eq!(cpu_ticks(stat), Some(42));
        assert_eq!(cpu_ticks("7 (a) S 1"), None);
    }
}
