//! The program as its users meet it: every test runs the built binary.

mod advice;
mod arena;
mod bench;
mod catalogue;
mod checker;
mod documents;
mod editions;
mod figures;
mod fold;
mod islands;
mod islands_play;
mod islands_solo;
mod legends;
mod markdown;
mod perft;
mod picture;
mod play;
mod refusals;
mod replay;
mod simulate;
mod terminal;
mod watch;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// What a run printed and how it ended.
struct Run {
    stdout: String,
    stderr: String,
    code: Option<i32>,
}

impl Run {
    /// The one line of JSON on standard output.
    fn json(&self) -> Value {
        assert_eq!(self.stdout.lines().count(), 1, "one line: {}", self.stdout);
        serde_json::from_str(&self.stdout).expect("JSON")
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            stdout: String::from_utf8(output.stdout).expect("UTF-8 on standard output"),
            stderr: String::from_utf8(output.stderr).expect("UTF-8 on standard error"),
            code: output.status.code(),
        }
    }
}

/// The binary with these arguments (separated by single blanks).
fn command(args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_senbazuru"));
    command.args(args.split(' ').filter(|a| !a.is_empty())).stdin(Stdio::null());
    // The language and the width of this test run, not those of who starts it.
    command.env("LC_ALL", "C").env_remove("COLUMNS");
    command
}

/// Runs the binary whatever comes of it.
fn run(args: &str) -> Run {
    command(args).output().expect("the binary starts").into()
}

/// Runs the binary, which must do without complaint.
fn good(args: &str) -> Run {
    let run = run(args);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args}: {}", run.stdout);
    run
}

/// Runs the binary with this text on standard input.
fn run_with_input(args: &str, input: &[u8]) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program that refuses early closes its input; that is not what is tested.
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("it ends").into()
}

/// Interrupts a run, which must end in order, and soon.
fn interrupted(mut child: Child) -> Run {
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(killed.success());
    let guard = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if guard.elapsed() > Duration::from_secs(120) {
            let _ = child.kill();
            panic!("it goes on");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().expect("it ended").into()
}

/// So many of these answers at random, one a line.
fn typed(answers: &[&str], seed: u64, lines: usize) -> String {
    let mut stream = tabletop::Stream::new(seed);
    (0..lines).flat_map(|_| [answers[stream.below(answers.len() as u32) as usize], "\n"]).collect()
}

/// A directory of this name for one test, empty.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// Simulates Origami with `--record` and returns the records.
fn recorded(name: &str, args: &str) -> Vec<String> {
    recorded_of("origami", name, args)
}

/// Simulates a game with `--record` and returns the records.
fn recorded_of(game: &str, name: &str, args: &str) -> Vec<String> {
    let dir = directory(name);
    good(&format!("simulate {game} {args} --json --record {}", dir.display()));
    let mut files: Vec<_> = std::fs::read_dir(&dir).expect("made").map(|f| f.expect("readable").path()).collect();
    files.sort();
    files.iter().map(|f| std::fs::read_to_string(f).expect("text")).collect()
}
