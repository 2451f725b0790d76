//! Pipes, colours, signals, help.

use std::io::Read;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::{command, directory, good, interrupted, recorded};

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let record = recorded("pipe", "--games 1").remove(0);
    let mut child = command("replay - --events")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // Nobody reads any more when the program, which still waits for its input, begins to write.
    drop(child.stdout.take());
    std::io::Write::write_all(&mut child.stdin.take().expect("piped"), record.as_bytes()).expect("it reads");
    let mut complaint = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut complaint).expect("text");
    assert_eq!((child.wait().expect("it ends").code(), complaint.as_str()), (Some(0), ""));
}

#[test]
fn no_color_is_respected() {
    for args in ["--help", "simulate --help"] {
        let forced = command(args).env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR").output().expect("it runs");
        assert!(forced.stdout.contains(&0x1b), "{args}: there is colour to leave out");
        let without = command(args).env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").output().expect("it runs");
        assert!(!without.stdout.contains(&0x1b), "{args}");
        // Not a terminal: no colour either.
        assert!(!good(args).stdout.contains('\x1b'), "{args}");
    }
    let refused = command("simulate chess").env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").output().expect("it runs");
    assert!(!refused.stderr.contains(&0x1b));
}

#[test]
fn help_teaches() {
    let help = good("--help").stdout;
    let server = ["serve", "tables", "export", "import", "backup", "migrate", "forget", "sweep", "status"];
    for name in ["play", "simulate", "arena", "replay", "perft", "bench"].into_iter().chain(server) {
        assert!(help.contains(&format!("  {name} ")), "{name} in {help}");
        let own = good(&format!("{name} --help")).stdout;
        assert!(own.contains("Examples:") && own.contains(&format!("senbazuru {name}")), "{own}");
    }
    assert_eq!(good("--version").stdout, format!("senbazuru {}\n", env!("CARGO_PKG_VERSION")));
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_was_done_so_far() {
    let dir = directory("interrupted");
    let args = format!("simulate origami --games 1000000000000 --threads 2 --json --record {}", dir.display());
    let child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
    let guard = Instant::now();
    while !dir.join("000001.txt").exists() {
        assert!(guard.elapsed() < Duration::from_secs(60), "no game was recorded");
        std::thread::sleep(Duration::from_millis(5));
    }
    let run = interrupted(child);
    assert_eq!((run.code, run.stderr.as_str()), (Some(130), ""), "{}", run.stdout);
    let report = run.json();
    assert_eq!(report["interrupted"], true);
    // Every counted game is on disk, and no other.
    assert_eq!(report["games"], std::fs::read_dir(&dir).expect("made").count());
    let _ = std::fs::remove_dir_all(&dir);
}
