//! The operator's log tells what went wrong, and not where: whoever knows the id of a table may look at it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use store::Store as _;

use crate::harness::{Place, answer, code, first_answer, wish};

/// All that was said.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Said {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().expect("no panic")).into_owned()
    }
}

#[tokio::test]
async fn no_line_names_a_table() {
    let said = Said::default();
    let lines = said.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(move || lines.clone())
        .finish();
    let _guard = tracing_subscriber::util::SubscriberInitExt::set_default(subscriber);
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    place.steps(&id, &tokens, 4, 1).await;
    // A change that can't be stored.
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    place.faults.fail_commits(true);
    assert_eq!(code(place.act(&id, &tokens[seat.index()], answer(version, &first)).await), "storage");
    place.faults.fail_commits(false);
    assert!(said.text().contains("a change could not be stored"), "{}", said.text());
    // A log that no longer replays, in a store that can't even note that; and what is no table at all.
    let stored = place.store.load(id.as_str()).await.expect("stored").expect("a table");
    for (new, terms) in [("0000000000a0", stored.table.terms.clone()), ("0000000000b0", "no terms".to_owned())] {
        let mut copy = stored.clone();
        let mut facts = copy.table.facts.clone();
        (copy.table.id, copy.table.terms, copy.table.facts.version) = (new.to_owned(), terms, 0);
        place.store.create(copy.table).await.expect("a copy");
        copy.log[0].digest ^= 1;
        facts.version = copy.log.len() as u32;
        let (table, entries) = (new.to_owned(), copy.log);
        let append = store::Append {
            table,
            epoch: store::Epoch::FIRST,
            after: 0,
            entries,
            facts,
            seats: None,
            scores: Vec::new(),
        };
        place.store.append(append).await.expect("its log");
        place.faults.fail_commits(true);
        let _ = place.hub.look(&session::TableId::parse(new).expect("an id"), None).await;
        place.faults.fail_commits(false);
    }
    let text = said.text();
    for line in ["the log does not replay", "a frozen table could not be marked", "what is stored is no table"] {
        assert!(text.contains(line), "no {line:?} in {text}");
    }
    for id in [id.as_str(), "0000000000a0", "0000000000b0"] {
        assert!(!text.contains(id), "{id} in {text}");
    }
}
