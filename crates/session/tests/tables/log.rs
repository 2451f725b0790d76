//! Sleeping, waking, records.

use session::{Act, Status};
use store::Store as _;

use crate::harness::{GAMES, Place, answer, code, first_answer, wish};

#[tokio::test]
async fn a_table_sleeps_and_wakes_as_it_was() {
    let place = Place::new().await;
    for game in GAMES {
        let (id, tokens) = place.seated(&wish(game)).await;
        place.steps(&id, &tokens, 25, 5).await;
        let seen = |look: session::Look| format!("{look:?}");
        let before: Vec<_> = [seen(place.look(&id, Some(&tokens[0])).await), seen(place.look(&id, None).await)].into();
        place.source.pass(30_000);
        place.hub.tick().await;
        assert_eq!(place.hub.figures().awake, 1, "somebody asked for it lately");
        place.source.pass(60_001);
        place.hub.tick().await;
        assert_eq!(place.hub.figures().awake, 0);
        let after = [seen(place.look(&id, Some(&tokens[0])).await), seen(place.look(&id, None).await)];
        assert_eq!(after.to_vec(), before, "{game}");
        // Somebody who listens keeps it awake.
        let listener = place.hub.listen(&id, None).await.expect("a listener");
        place.source.pass(60_001);
        place.hub.tick().await;
        assert_eq!((place.hub.figures().awake, place.hub.figures().listeners), (1, 1));
        drop(listener);
        place.source.pass(60_001);
        place.hub.tick().await;
        assert_eq!((place.hub.figures().awake, place.hub.figures().listeners), (0, 0));
    }
}

#[tokio::test]
async fn a_log_that_leads_elsewhere_is_shown_and_not_continued() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    place.steps(&id, &tokens, 10, 5).await;
    let stored = place.store.load(id.as_str()).await.expect("stored").expect("a table");
    for (new, change) in [("0000000000a0", 0), ("0000000000b0", 1), ("0000000000c0", 2)] {
        let mut other = stored.clone();
        let last = other.log.len() - 1;
        match change {
            0 => other.log[last].digest ^= 1,
            1 => other.log[last].text = "0 no such move".to_owned(),
            _ => {
                other.log.swap_remove(last - 3);
                other.log.iter_mut().zip(1..).for_each(|(entry, number)| entry.number = number);
                other.table.facts.version -= 1;
            }
        }
        let id = keep(&place, other, new).await;
        let look = place.look(&id, Some(&tokens[0])).await;
        assert_eq!(look.table.status, Status::Frozen);
        assert!(look.scene.is_some(), "it can be looked at");
        let row = place.store.load(new).await.expect("stored").expect("a table").table;
        assert_eq!(row.facts.status, Status::Frozen, "lists say so too");
        let act = place.act(&id, &tokens[0], answer(look.table.version, "pass")).await;
        assert_eq!(code(act), "not_now");
        assert_eq!(code(place.act(&id, &tokens[0], Act::Resign).await), "not_now");
    }
}

/// Stores a table under another id.
async fn keep(place: &Place, mut stored: store::Stored, id: &str) -> session::TableId {
    stored.table.id = id.to_owned();
    let facts = stored.table.facts.clone();
    stored.table.facts.version = 0;
    place.store.create(stored.table).await.expect("a copy");
    let (table, entries) = (id.to_owned(), stored.log);
    let append =
        store::Append { table, epoch: store::Epoch::FIRST, after: 0, entries, facts, seats: None, scores: Vec::new() };
    place.store.append(append).await.expect("a log");
    session::TableId::parse(id).expect("an id")
}

#[tokio::test]
async fn entries_of_an_earlier_scheme_are_not_compared_and_those_after_them_are() {
    let place = Place::new().await;
    let load = async |id: &session::TableId| place.store.load(id.as_str()).await.expect("stored").expect("a table");
    for (game, letter) in GAMES.into_iter().zip('a'..) {
        let (id, tokens) = place.seated(&wish(game)).await;
        place.steps(&id, &tokens, 10, 5).await;
        // As the first version wrote it: terms that name a scheme, and 32 bits of another digest.
        let mut early = load(&id).await;
        early.table.terms = early.table.terms.replacen('{', r#"{"digests":1,"#, 1);
        early.log.iter_mut().for_each(|entry| entry.digest = (entry.digest ^ 0x5a5a) & 0xffff_ffff);
        let before = early.log.len();
        let early = keep(&place, early, &format!("0000000000{letter}0")).await;
        assert_eq!(place.look(&early, None).await.table.status, Status::Running, "{game}");
        assert!(place.steps(&early, &tokens, 5, 6).await > 0, "{game}");
        place.source.pass(60_001);
        place.hub.tick().await;
        assert_eq!(place.look(&early, None).await.table.status, Status::Running, "{game}");
        // What was played since would be noticed if it led elsewhere.
        let mut later = load(&early).await;
        assert!(later.log[before..].iter().all(|entry| entry.digest >> 32 > 0), "{game}");
        later.log[before].digest ^= 1;
        let later = keep(&place, later, &format!("0000000000{letter}1")).await;
        assert_eq!(place.look(&later, None).await.table.status, Status::Frozen, "{game}");
    }
}

#[tokio::test]
async fn records_go_out_and_come_in_finished_or_not() {
    let place = Place::new().await;
    for game in GAMES {
        let (id, tokens) = place.seated(&wish(game)).await;
        place.steps(&id, &tokens, 20, 9).await;
        let record = place.hub.export(&id).await.expect("a record");
        let imported = place.hub.import(&record).await.expect("a table");
        let new = imported.table.id.clone();
        assert_eq!((imported.table.status, imported.tokens.len()), (Status::Running, tokens.len()));
        assert_eq!(place.hub.export(&new).await.expect("a record"), record);
        place.steps(&new, &imported.tokens, 10_000, 3).await;
        let whole = place.hub.record(&new, None).await.expect("over");
        let finished = place.hub.import(&whole).await.expect("a table");
        assert_eq!((finished.table.status, finished.tokens.len()), (Status::Over, 0));
        assert_eq!(place.hub.record(&finished.table.id, None).await.expect("over"), whole);
    }
    for wrong in ["", "senbazuru record 1\ngame chess\n", "senbazuru record 1\ngame origami\nrules 9\n"] {
        assert_eq!(code(place.hub.import(wrong).await), "unreadable");
    }
}

#[tokio::test]
async fn a_deleted_table_is_gone_for_everybody() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    let mut listener = place.hub.listen(&id, Some(&tokens[0])).await.expect("a listener");
    let version = place.look(&id, None).await.table.version;
    place.hub.delete(&id).await.expect("deleted");
    assert_eq!(listener.newer(version).await, None);
    assert_eq!(code(place.hub.look(&id, None).await), "no_table");
    assert_eq!(code(place.hub.delete(&id).await), "no_table");
}

#[tokio::test]
async fn tokens_open_one_seat_of_one_table() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    let (other, _) = place.seated(&wish("origami")).await;
    assert_eq!(code(place.hub.look(&other, Some(&tokens[0])).await), "wrong_token");
    assert_eq!(code(place.act(&other, &tokens[0], Act::Resign).await), "wrong_token");
    let (seat, version, first) = first_answer(&place, &id, &tokens).await;
    let wrong = &tokens[1 - seat.index()];
    assert_eq!(code(place.act(&id, wrong, answer(version, &first)).await), "illegal");
}
