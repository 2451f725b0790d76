//! Bad input: exit code 2 and one line that says what is wrong.

use crate::{directory, run};

#[test]
fn bad_input_is_refused_in_one_line() {
    for (args, says) in [
        ("fly", "'fly'"),
        ("--fly", "'--fly'"),
        ("simulate", "<GAME>"),
        ("simulate chess", "'chess'"),
        ("simulate origami --players 9", "2 to 4 players can play, not 9 · O-2.1"),
        ("simulate origami --players 1", "not 1 · O-2.1"),
        ("simulate origami --players 0", "not 0 · O-2.1"),
        ("simulate origami --players 300", "--players"),
        ("simulate origami --players two", "--players"),
        ("simulate origami --families farm,moon", "'moon' for '--families"),
        ("simulate origami --families farm,", "farm, sky, sea, savannah, lawn"),
        ("simulate origami --families farm,farm", "2 players need 2 different families; you named 1 · O-2.1"),
        ("simulate origami --families farm", "not 1 · O-2.1"),
        ("simulate origami --families farm,sky,sea,savannah,lawn", "not 5 · O-2.1"),
        ("simulate origami --players 2 --families farm,sky,sea", "you named 3 · O-2.1"),
        ("simulate origami --players 3 --families farm,sky", "you named 2 · O-2.1"),
        ("simulate origami --games -1", "'-1'"),
        ("simulate origami --games many", "--games"),
        ("simulate origami --games 99999999999999999999", "--games"),
        ("simulate origami --threads 0", "threads from 1 to"),
        ("simulate origami --threads 1000000", "threads from 1 to"),
        ("simulate origami --seed x", "--seed"),
        ("simulate origami --record", "--record"),
        ("simulate origami extra", "'extra'"),
        ("replay", "<FILE>"),
        ("replay /no/such/file", "/no/such/file: The file cannot be read: "),
        ("replay /", "/: The file cannot be read: "),
        ("replay /dev/zero", "/dev/zero: The file has more than 16777216 bytes."),
        ("play origami --from /dev/zero", "/dev/zero: The file has more than 16777216 bytes."),
        ("replay /dev/null", "/dev/null: line 1, column 1: "),
        ("perft origami", "--depth"),
        ("perft origami --depth 0", "--depth"),
        ("perft origami --depth 65", "--depth"),
        ("perft origami --depth 2 --players 9", "not 9 · O-2.1"),
        ("bench --seconds 0", "--seconds"),
        ("bench origami", "'origami'"),
    ] {
        let run = run(args);
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args}: {}", run.stderr);
        assert!(run.stderr.starts_with("senbazuru: ") && run.stderr.ends_with('\n'), "{args}: {}", run.stderr);
        assert_eq!(run.stderr.lines().count(), 1, "{args}: {}", run.stderr);
        assert!(run.stderr.contains(says), "{args}: {}", run.stderr);
    }
}

#[test]
fn a_directory_that_cannot_be_written_is_refused() {
    let dir = directory("unwritable");
    std::fs::create_dir_all(&dir).expect("made");
    let file = dir.join("file");
    std::fs::write(&file, "in the way").expect("written");
    // No directory can be made below a file, nor in place of one.
    for path in [file.clone(), file.join("below")] {
        let run = run(&format!("simulate origami --games 3 --record {}", path.display()));
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{}", run.stderr);
        assert!(run.stderr.contains(&format!("cannot make {}", path.display())), "{}", run.stderr);
    }
    // A directory in place of a record.
    std::fs::create_dir_all(dir.join("000002.txt")).expect("made");
    let run = run(&format!("simulate origami --games 100 --threads 2 --record {}", dir.display()));
    assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
    assert!(run.stderr.contains("cannot write") && run.stderr.contains("000002.txt"), "{}", run.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("there on Linux");
    let run: crate::Run =
        crate::command("simulate origami --games 3").stdout(full).output().expect("the binary starts").into();
    assert_eq!((run.code, run.stderr.lines().count()), (Some(2), 1), "{}", run.stderr);
    assert!(run.stderr.contains("cannot write the output"), "{}", run.stderr);
}
