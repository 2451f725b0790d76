//! A data directory is moved into a database by the operator's command.

use std::fs;

use store::{Filter, Page, Postgres, Status, Store as _};
use testbed::Postgres as Database;

use crate::{Server, directory, good, program};

/// What the command says, on which output, and whether it went well.
fn migrate(from: &std::path::Path, to: &str) -> (bool, String) {
    let output = program().arg("migrate").arg("--from").arg(from).args(["--to", to]).output().expect("it runs");
    let said = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(said).expect("letters"))
}

fn now<T>(soon: store::Soon<T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(soon).expect("an answer")
}

#[test]
fn a_data_directory_is_moved_once_its_server_has_stopped() {
    let Some(database) = Database::start(&[]) else { return };
    let to = database.database();
    let place = directory();
    let data = place.path().join("data");
    let (refused, why) = migrate(&data, &to);
    assert!(!refused && why.contains("there is no database in") && why.lines().count() == 1, "{why}");
    let server = Server::start(&data);
    let records = place.path().join("records");
    let made = program().args(["simulate", "origami", "--games", "2", "--record"]).arg(&records).output();
    assert!(made.expect("it runs").status.success());
    for record in ["000001.txt", "000002.txt"] {
        good(&format!("import {}", records.join(record).display()), &data);
    }
    server.json(201, "POST", "/api/v1/visitors", None, r#"{"name": "Ann"}"#);
    let (moved, why) = migrate(&data, &to);
    assert!(!moved && why.contains("another process uses the data directory"), "{why}");
    server.stop();

    let (moved, said) = migrate(&data, &to);
    assert!(moved && said.starts_with("2 tables with ") && said.contains(" 1 visitors: moved"), "{said}");
    let store = Postgres::open(&to).expect("opened");
    let over = Filter { status: Some(Status::Over), ..Filter::default() };
    assert_eq!(now(store.list(over, Page { after: None, most: 9 })).len(), 2);
    assert_eq!(now(store.secret()).to_vec(), fs::read(data.join("secret")).expect("the secret"));
    drop(store);
    let (moved, why) = migrate(&data, &to);
    assert!(!moved && why.contains("something in the database already"), "{why}");
    let (moved, why) = migrate(&data, "postgres://me:secret@127.0.0.1:1/none");
    assert!(!moved && !why.contains("secret") && why.lines().count() == 1, "{why}");
    // The directory is as it was.
    assert!(good("tables", &data).lines().count() >= 2);
}
