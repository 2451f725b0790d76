//! The data directory: one owner at a time, and a sentence for everybody else.

mod helper;

use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use helper::{done, table};
use store::{Directory, Faults, NotOpened, Sqlite, Status, Store};
use tempfile::TempDir;

/// Set for the child process of the test below: the directory it is to open.
const CHILD: &str = "STORE_TEST_DIRECTORY";

#[test]
fn it_is_made_for_its_owner_alone() {
    let around = TempDir::new().expect("a temporary directory");
    let path = around.path().join("some/data");
    let directory = Directory::open(&path).expect("it opens");
    let mode = |path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(path.clone()), 0o700);
    assert_eq!(mode(directory.lock()), 0o600);
    assert_eq!(directory.path(), path);
    assert_eq!(directory.control(), path.join("control.sock"));
    assert_eq!(directory.database().parent(), Some(&*path));
}

#[test]
fn its_secret_is_made_once_and_for_its_owner_alone() {
    let around = TempDir::new().expect("a temporary directory");
    let (path, other) = (around.path().join("data"), around.path().join("other"));
    let directory = Directory::open(&path).expect("it opens");
    let secret = directory.secret().expect("a secret");
    let file = directory.secret_file();
    let mode = || std::fs::metadata(&file).expect("it is there").permissions().mode() & 0o777;
    assert_eq!((std::fs::read(&file).expect("read"), mode()), (secret.to_vec(), 0o600));
    assert_ne!(Directory::open(&other).expect("it opens").secret().expect("a secret"), secret);
    drop(directory);
    let directory = Directory::open(&path).expect("it opens");
    assert_eq!(directory.secret().expect("a secret"), secret, "the same ever after");
    // Whoever copied it here left it open to others: no longer.
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).expect("set");
    assert_eq!((directory.secret().expect("a secret"), mode()), (secret, 0o600));
    // One that is none is not replaced: that would lock everybody out without a word.
    for wrong in [&secret[1..], &[&secret[..], &[0]].concat()] {
        std::fs::write(&file, wrong).expect("written");
        let said = directory.secret().expect_err("it is none").to_string();
        assert!(said.contains(&*file.to_string_lossy()) && said.contains("32 bytes") && !said.contains('\n'), "{said}");
        assert_eq!(std::fs::read(&file).expect("read"), wrong);
    }
}

#[test]
fn only_one_may_own_it() {
    let around = TempDir::new().expect("a temporary directory");
    let path = around.path().join("data");
    let first = Directory::open(&path).expect("it opens");
    let second = Directory::open(&path).expect_err("it is locked");
    assert!(matches!(second, NotOpened::Locked(_)));
    assert_eq!(second.to_string(), format!("another process uses the data directory {}", path.display()));
    // Another process sees the same.
    let child = || {
        let this = std::env::current_exe().expect("this test");
        let mut command = Command::new(this);
        command.args(["--exact", "as_a_child", "--nocapture"]).env(CHILD, &path);
        let output = command.output().expect("it runs");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(child().contains("[locked]"), "{}", child());
    drop(first);
    assert!(child().contains("[opened]"), "{}", child());
    Directory::open(&path).expect("it is free again");
}

#[test]
fn as_a_child() {
    if let Some(path) = std::env::var_os(CHILD) {
        match Directory::open(path.as_ref()) {
            Ok(_) => println!("[opened]"),
            Err(NotOpened::Locked(_)) => println!("[locked]"),
            Err(other) => println!("[{other}]"),
        }
    }
}

#[test]
fn what_is_wrong_is_said_in_one_line_with_the_path() {
    let around = TempDir::new().expect("a temporary directory");
    let file = around.path().join("file");
    std::fs::write(&file, "here").expect("written");
    let inside = file.join("data");
    let refused = Directory::open(&inside).expect_err("a file is no directory");
    assert!(matches!(refused, NotOpened::CannotCreate(..)), "{refused:?}");
    // A directory where the lock file belongs can't be written to, whoever asks.
    let odd = around.path().join("odd");
    std::fs::create_dir_all(odd.join("lock")).expect("made");
    let unwritable = Directory::open(&odd).expect_err("no lock file");
    assert!(matches!(unwritable, NotOpened::CannotWrite(..)), "{unwritable:?}");
    let missing = Directory::look(&around.path().join("nowhere")).expect_err("nothing there");
    assert!(matches!(missing, NotOpened::Missing(_)), "{missing:?}");
    for (trouble, path) in [(refused, inside), (unwritable, odd), (missing, around.path().join("nowhere"))] {
        let said = trouble.to_string();
        assert!(said.contains(&*path.to_string_lossy()) && !said.contains('\n'), "{said}");
    }
}

#[test]
fn somebody_may_look_beside_the_owner() {
    let around = TempDir::new().expect("a temporary directory");
    let owner = Directory::open(around.path()).expect("it opens");
    let store = Sqlite::open(&owner.database(), Faults::default()).expect("the store opens");
    let looker = Directory::look(around.path()).expect("one may look");
    let reader = Sqlite::read_only(&looker.database()).expect("one may read");
    done(store.create(table("a", Status::Open, 1)));
    assert_eq!(done(reader.load("a")), done(store.load("a")));
    assert_eq!(helper::now(reader.delete("a", store::Epoch::FIRST)), Err(store::Trouble::Closed));
    assert_eq!(helper::now(reader.modes()), Err(store::Trouble::Closed));
    done(store.append(helper::append("a", 0, 1)));
    assert_eq!(helper::loaded(&reader, "a").log.len(), 1);
    drop(store);
    drop(owner);
    assert_eq!(helper::loaded(&reader, "a").log.len(), 1, "also when the owner has gone");
    drop(reader);
    let alone = Sqlite::read_only(&looker.database()).expect("also without an owner");
    assert_eq!(helper::loaded(&alone, "a").log.len(), 1);
}
