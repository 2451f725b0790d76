//! Every command of README.md runs: as it stands there, or in a short form where it serves or takes long.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::{Run, Server, directory, program};

/// What makes a command short, and leaves it the same otherwise. Each must stand in the document.
const SHORT: &[(&str, &str)] = &[
    ("arena origami --bots tsuru,fukuro", "arena origami --bots hina,kaeru"),
    ("--ms 10 --until 5", "--nodes 2 --until 50"),
    ("island balance", "island balance --games 6"),
];

/// A sheet of one's own.
const SHEET: &str = "sheet mine near\nisland Mine East\n~.H..~\n~.rr.P\nC.r.G.\n~.r.^.\n~L.bb.\n~~.~.S\nisland Mine West\nH....\n.gg.T\nP....\n..V.S\nL....\n";

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    fs::read_to_string(path).expect("the document is there")
}

/// The commands of a document, without what is said about them: indented lines, and those a backslash adds to them.
fn commands(document: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in document.lines().filter_map(|line| line.strip_prefix("    ")) {
        let line = line.split("  #").next().unwrap_or_default().trim();
        let (line, more) = line.strip_suffix('\\').map_or((line, false), |line| (line.trim_end(), true));
        match all.last_mut().filter(|_| goes_on) {
            Some(last) => *last += &format!(" {line}"),
            None => all.push(line.to_owned()),
        }
        goes_on = more;
    }
    all
}

/// The words of a command, those in quotes as one.
fn words(command: &str) -> Vec<String> {
    let (mut all, mut quote) = (vec![String::new()], None);
    for c in command.chars() {
        match (c, quote) {
            (c, Some(q)) if c == q => quote = None,
            ('"' | '\'', None) => quote = Some(c),
            (' ', None) => all.push(String::new()),
            (c, _) => all.last_mut().expect("one word").push(c),
        }
    }
    all.retain(|word| !word.is_empty());
    all
}

/// The command in its short form.
fn short(command: &str) -> String {
    let mut command = SHORT.iter().fold(command.to_owned(), |command, (long, short)| command.replace(long, short));
    if command == "bench" {
        command += " --seconds 1";
    }
    let mut words: Vec<&str> = command.split(' ').collect();
    for at in 1..words.len() {
        if words[at - 1] == "--games" && words[at].parse::<u32>().is_ok_and(|games| games > 6) {
            words[at] = "6";
        }
    }
    words.join(" ")
}

/// Runs what follows `senbazuru` in this directory. A game is left at its first question.
fn run(command: &str, place: &Path) {
    let (command, to) = command.split_once(" > ").map_or((command, None), |(command, file)| (command, Some(file)));
    let (command, from) = command.split_once(" < ").map_or((command, None), |(command, file)| (command, Some(file)));
    let command = short(command.trim_end_matches("| head").trim_end());
    let mut built = program();
    built
        .current_dir(place)
        .args(words(&command))
        .stdin(File::open(place.join(from.unwrap_or("quit.txt"))).expect("a file"));
    let run: Run = built.output().expect("the binary starts").into();
    assert_eq!(run.code, Some(0), "{command}: {}", run.stderr);
    let drawn =
        ["--svg", "--png", "--sheet", "--print"].iter().find_map(|option| command.split_once(&format!(" {option} ")));
    match drawn {
        Some((_, file)) => assert!(place.join(file).is_file(), "{command} draws nothing"),
        None => assert!(!run.stdout.is_empty(), "{command} says nothing: {}", run.stderr),
    }
    if let Some(file) = to {
        fs::write(place.join(file), run.stdout).expect("a file");
    }
}

/// Starts a server as the command says, but on a free port and with its own data, and asks it for its first page.
fn serve(command: &str, data: &Path) -> Server {
    let mut built = program();
    // Tests listen on this machine alone.
    let options: Vec<String> = words(command).into_iter().filter(|option| option != "--lan").collect();
    let options = if options.is_empty() { vec!["serve".to_owned()] } else { options };
    built.args(options).args(["--listen", "127.0.0.1:0", "--data"]).arg(data);
    let server = Server::spawn(built);
    assert_eq!(server.ask("GET", "/healthz", None, "").status, 200, "{command}");
    server
}

/// What the command asks for, asked of this server: the path, and what is sent.
fn ask(command: &str, server: &Server) {
    let words = words(command);
    let path = words.iter().find_map(|word| word.strip_prefix("localhost:7777")).expect("our address");
    let body = words.iter().position(|word| word == "-d").map(|at| words[at + 1].clone());
    let method = if body.is_some() { "POST" } else { "GET" };
    let answer = server.ask(method, path, None, &body.unwrap_or_default());
    assert!(matches!(answer.status, 200 | 201), "{command}: {}", String::from_utf8_lossy(&answer.body));
}

/// The example plays a game.
fn example(command: &str, server: &Server) {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut built = Command::new("python3");
    built.current_dir(root).args(words(command).iter().skip(1)).args([
        "--server",
        &server.address.to_string(),
        "--seed",
        "1",
    ]);
    let Output { status, stdout, stderr } = built.stdin(Stdio::null()).output().expect("python3 starts");
    assert!(status.success(), "{command}: {}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
}

#[test]
fn every_command_of_the_readme_runs() {
    let document = document();
    let stale = SHORT.iter().find(|(long, _)| !document.contains(long));
    assert_eq!(stale, None, "no command has this any more");
    let (place, data) = (directory(), directory());
    let write = |name: &str, text: &str| fs::write(place.path().join(name), text).expect("a file");
    ["quit.txt", "answers.txt"].into_iter().for_each(|name| write(name, "quit\n"));
    fs::create_dir(place.path().join("mysheets")).expect("a folder");
    write("mysheets/mine.txt", SHEET);
    let record = include_str!("../../../origami/tests/golden/records/v1-two.txt");
    let begun = record.lines().take_while(|line| !line.starts_with("result")).take(12).collect::<Vec<_>>();
    write("saved.txt", &(begun.join("\n") + "\n"));
    let server = serve("", data.path());
    let (mut ran, commands) = (0, commands(&document));
    for command in &commands {
        let ours = command.strip_prefix("cargo run --release").map(|rest| rest.trim_start_matches(" --").trim_start());
        match ours {
            Some(serving) if serving.is_empty() || serving.starts_with("serve") => {
                serve(serving, directory().path()).stop();
            }
            Some(operator @ "tables") => drop(crate::good(operator, data.path())),
            // It has a test of its own beside it.
            Some("-p crowd") => {}
            Some(command) => run(command, place.path()),
            None if command.starts_with("curl ") => ask(command, &server),
            None if command.starts_with("python3 examples/") => example(command, &server),
            // This is what it runs.
            None if command == "./test" => continue,
            None => panic!("how is this to be tried? {command}"),
        }
        ran += 1;
    }
    assert!(ran > 40 && ran + 1 == commands.len(), "{ran} of {}", commands.len());
}
