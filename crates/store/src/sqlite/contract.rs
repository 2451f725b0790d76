//! What a store promises, handed to the writer or to the readers. One process owns the file: it is the only node.

use super::job::Change;
use super::sweeping::Sweeping;
use super::{Sqlite, changes, devices, games, questions, refused, scores};
use crate::{
    Append, Bests, BoardRows, Counts, Epoch, Filter, Lease, LinkRow, Millis, NodeId, NodeRow, Opponent, OwnScore, Page,
    Played, SecretHash, Soon, Stand, Store, Stored, Summary, Sweep, Swept, TableRow, Taken, Trouble, VisitorRow,
};

fn ready<T: Send + 'static>(answer: T) -> Soon<T> {
    Box::pin(std::future::ready(Ok(answer)))
}

/// The process that owns the file. Nobody else has to reach it.
fn only_node() -> NodeRow {
    NodeRow { id: NodeId::ALONE, address: String::new() }
}

impl Store for Sqlite {
    fn join(&self, _: &str) -> Soon<Lease> {
        ready(Lease { node: NodeId::ALONE, lasts: None })
    }

    fn renew(&self) -> Soon<()> {
        ready(())
    }

    fn leave(&self) -> Soon<()> {
        ready(())
    }

    fn nodes(&self) -> Soon<Vec<NodeRow>> {
        ready(vec![only_node()])
    }

    fn take(&self, id: &str) -> Soon<Taken> {
        let id = id.to_owned();
        self.ask(move |db| Ok(if questions::is_there(db, &id)? { Taken::Mine(Epoch::FIRST) } else { Taken::NoTable }))
    }

    fn owner(&self, id: &str) -> Soon<Option<NodeRow>> {
        let id = id.to_owned();
        self.ask(move |db| Ok(questions::is_there(db, &id)?.then(only_node)))
    }

    fn stands(&self, ids: Vec<String>) -> Soon<Vec<Stand>> {
        self.ask(move |db| questions::stands(db, &ids))
    }

    fn release(&self, _: &str, _: Epoch) -> Soon<()> {
        ready(())
    }

    fn create(&self, table: TableRow) -> Soon<()> {
        self.change(|answer| Change::new(answer, move |db| changes::create(db, &table)))
    }

    fn append(&self, append: Append) -> Soon<()> {
        if append.epoch != Epoch::FIRST {
            return refused(Trouble::Fenced);
        }
        let entries = append.entries.len();
        self.change(|answer| Change::new(answer, move |db| changes::append(db, &append)).adding(entries))
    }

    fn load(&self, id: &str) -> Soon<Option<Stored>> {
        let id = id.to_owned();
        self.ask(move |db| questions::load(db, &id))
    }

    fn delete(&self, id: &str, epoch: Epoch) -> Soon<bool> {
        if epoch != Epoch::FIRST {
            return refused(Trouble::Fenced);
        }
        let id = id.to_owned();
        self.change(|answer| Change::new(answer, move |db| changes::delete(db, &id)).leaving_traces())
    }

    fn list(&self, filter: Filter, page: Page) -> Soon<Vec<Summary>> {
        self.ask(move |db| questions::list(db, &filter, &page))
    }

    fn played(&self, played: Played, page: Page) -> Soon<Vec<Summary>> {
        self.ask(move |db| games::played(db, &played, &page))
    }

    fn opponents(&self, visitor: &str, most: u32) -> Soon<Vec<Opponent>> {
        let visitor = visitor.to_owned();
        self.ask(move |db| games::opponents(db, &visitor, most))
    }

    fn due(&self, now: Millis, most: u32) -> Soon<Vec<String>> {
        self.ask(move |db| questions::due(db, now, most))
    }

    fn keep_visitor(&self, visitor: VisitorRow) -> Soon<()> {
        self.change(|answer| Change::new(answer, move |db| changes::keep_visitor(db, &visitor)))
    }

    fn hear(&self, visitor: &str, word: &str) -> Soon<()> {
        let (visitor, word) = (visitor.to_owned(), word.to_owned());
        self.change(|answer| Change::new(answer, move |db| changes::hear(db, &visitor, &word)))
    }

    fn unhear(&self, visitor: &str, word: Option<&str>) -> Soon<()> {
        let (visitor, word) = (visitor.to_owned(), word.map(str::to_owned));
        self.change(|answer| Change::new(answer, move |db| changes::unhear(db, &visitor, word.as_deref())))
    }

    fn visitor(&self, token: SecretHash) -> Soon<Option<VisitorRow>> {
        self.ask(move |db| questions::visitor(db, token))
    }

    fn keep_link(&self, link: LinkRow, now: Millis) -> Soon<()> {
        self.change(|answer| Change::new(answer, move |db| devices::keep_link(db, &link, now)))
    }

    fn spend_link(&self, link: SecretHash, device: SecretHash, now: Millis) -> Soon<Option<VisitorRow>> {
        self.change(|answer| Change::new(answer, move |db| devices::spend_link(db, link, device, now)))
    }

    fn board(&self, contest: &str, visitor: Option<&str>, most: u32) -> Soon<BoardRows> {
        let (contest, visitor) = (contest.to_owned(), visitor.map(str::to_owned));
        self.ask(move |db| questions::at_once(db, || scores::board(db, &contest, visitor.as_deref(), most)))
    }

    fn bests(&self, contest: &str, visitor: &str, before: Millis) -> Soon<Bests> {
        let (contest, visitor) = (contest.to_owned(), visitor.to_owned());
        self.ask(move |db| scores::bests(db, &contest, &visitor, before))
    }

    fn scores_of(&self, visitor: &str) -> Soon<Vec<OwnScore>> {
        let visitor = visitor.to_owned();
        self.ask(move |db| scores::of(db, &visitor))
    }

    fn forget(&self, visitor: &str) -> Soon<Vec<String>> {
        let visitor = visitor.to_owned();
        self.change(|answer| Change::new(answer, move |db| changes::forget(db, &visitor)).leaving_traces())
    }

    fn sweep(&self, sweep: Sweep) -> Soon<Swept> {
        self.change(|answer| Sweeping::new(answer, sweep))
    }

    fn counts(&self) -> Soon<Counts> {
        self.ask(questions::counts)
    }

    fn served(&self) -> Soon<Millis> {
        self.ask(questions::served)
    }

    fn keep_served(&self, served: Millis) -> Soon<Millis> {
        self.change(|answer| Change::new(answer, move |db| changes::keep_newest(db, "served", served)))
    }

    fn day(&self) -> Soon<Option<Millis>> {
        self.ask(questions::day)
    }

    fn keep_day(&self, day: Millis) -> Soon<()> {
        self.change(|answer| Change::new(answer, move |db| Ok(changes::keep_newest(db, "day", day)?.map(drop))))
    }
}
