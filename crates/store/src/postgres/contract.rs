//! What a store promises, handed to a lane or to a connection that is free.

use super::connection::changed;
use super::{Postgres, claims, clock, games, nodes, people, questions, refused, scores, sweeping, tables};
use crate::nodes::LEASE;
use crate::{
    Append, Bests, BoardRows, Claim, Claimed, Counts, Epoch, Filter, Lease, LinkRow, Millis, NodeRow, Opponent,
    OwnScore, Page, Played, SecretHash, Soon, Stand, Store, Stored, Summary, Sweep, Swept, TableRow, Taken, Trouble,
    VisitorRow,
};

impl Store for Postgres {
    fn join(&self, address: &str) -> Soon<Lease> {
        let (address, me) = (address.to_owned(), self.me());
        self.lease(move |db| async move {
            let node = nodes::join(&db, &address).await?;
            me.set(Some(node));
            Ok(Lease { node, lasts: Some(LEASE) })
        })
    }

    fn renew(&self) -> Soon<()> {
        let Some(node) = self.me().get() else { return refused(Trouble::Fenced) };
        self.lease(move |db| async move { nodes::renew(&db, node).await })
    }

    fn leave(&self) -> Soon<()> {
        let Some(node) = self.me().get() else { return Box::pin(std::future::ready(Ok(()))) };
        let me = self.me();
        self.lease(move |db| async move {
            nodes::leave(&db, node).await?;
            me.set(None);
            Ok(())
        })
    }

    fn nodes(&self) -> Soon<Vec<NodeRow>> {
        self.ask(|db| async move { nodes::alive(&db).await })
    }

    fn take(&self, id: &str) -> Soon<Taken> {
        let Some(node) = self.me().get() else { return refused(Trouble::Fenced) };
        let id = id.to_owned();
        self.at_once(move |db| async move { nodes::take(&db, &id, node).await })
    }

    fn owner(&self, id: &str) -> Soon<Option<NodeRow>> {
        let id = id.to_owned();
        self.ask(move |db| async move { nodes::owner(&db, &id).await })
    }

    fn stands(&self, ids: Vec<String>) -> Soon<Vec<Stand>> {
        self.ask(move |db| async move { nodes::stands(&db, &ids).await })
    }

    fn release(&self, id: &str, epoch: Epoch) -> Soon<()> {
        let Some(node) = self.me().get() else { return Box::pin(std::future::ready(Ok(()))) };
        let id = id.to_owned();
        self.tables(move |db| async move { nodes::release(&db, &id, epoch, node).await })
    }

    fn create(&self, table: TableRow) -> Soon<()> {
        let owner = self.me().get();
        self.tables(move |db| async move { tables::create(&db, &table, owner).await })
    }

    fn append(&self, append: Append) -> Soon<()> {
        self.gather(append)
    }

    fn load(&self, id: &str) -> Soon<Option<Stored>> {
        let id = id.to_owned();
        self.ask(move |db| async move { questions::load(&db, &id).await })
    }

    fn delete(&self, id: &str, epoch: Epoch) -> Soon<bool> {
        let id = id.to_owned();
        self.tables(move |db| async move { tables::delete(&db, &id, epoch).await })
    }

    fn list(&self, filter: Filter, page: Page) -> Soon<Vec<Summary>> {
        self.ask(move |db| async move { questions::list(&db, &filter, &page).await })
    }

    fn played(&self, played: Played, page: Page) -> Soon<Vec<Summary>> {
        self.ask(move |db| async move { games::played(&db, &played, &page).await })
    }

    fn opponents(&self, visitor: &str, most: u32) -> Soon<Vec<Opponent>> {
        let visitor = visitor.to_owned();
        self.ask(move |db| async move { games::opponents(&db, &visitor, most).await })
    }

    fn due(&self, now: Millis, most: u32) -> Soon<Vec<String>> {
        let node = self.me().get();
        self.ask(move |db| async move { questions::due(&db, now, most, node).await })
    }

    fn keep_visitor(&self, visitor: VisitorRow) -> Soon<()> {
        self.people(move |db| async move { people::keep(&db, &visitor).await })
    }

    fn hear(&self, visitor: &str, word: &str) -> Soon<()> {
        let (visitor, word) = (visitor.to_owned(), word.to_owned());
        self.people(move |db| async move { people::hear(&db, &visitor, &word).await })
    }

    fn unhear(&self, visitor: &str, word: Option<&str>) -> Soon<()> {
        let (visitor, word) = (visitor.to_owned(), word.map(str::to_owned));
        self.people(move |db| async move { people::unhear(&db, &visitor, word.as_deref()).await })
    }

    fn visitor(&self, token: SecretHash) -> Soon<Option<VisitorRow>> {
        self.ask(move |db| async move { people::by_token(&db, token).await })
    }

    fn keep_link(&self, link: LinkRow, now: Millis) -> Soon<()> {
        self.people(move |db| async move { people::keep_link(&db, &link, now).await })
    }

    fn spend_link(&self, link: SecretHash, device: SecretHash, now: Millis) -> Soon<Option<VisitorRow>> {
        self.people(move |db| async move { people::spend_link(&db, link, device, now).await })
    }

    fn board(&self, contest: &str, visitor: Option<&str>, most: u32) -> Soon<BoardRows> {
        let (contest, visitor) = (contest.to_owned(), visitor.map(str::to_owned));
        self.ask(move |db| async move { scores::board(&db, &contest, visitor.as_deref(), most).await })
    }

    fn bests(&self, contest: &str, visitor: &str, before: Millis) -> Soon<Bests> {
        let (contest, visitor) = (contest.to_owned(), visitor.to_owned());
        self.ask(move |db| async move { scores::bests(&db, &contest, &visitor, before).await })
    }

    fn scores_of(&self, visitor: &str) -> Soon<Vec<OwnScore>> {
        let visitor = visitor.to_owned();
        self.ask(move |db| async move { scores::of(&db, &visitor).await })
    }

    fn forget(&self, visitor: &str) -> Soon<Vec<String>> {
        let (visitor, node) = (visitor.to_owned(), self.me().get());
        self.tables(move |db| async move { tables::forget(&db, &visitor, node).await })
    }

    fn sweep(&self, sweep: Sweep) -> Soon<Swept> {
        self.spawn(move |db| async move {
            let mut swept = Swept::default();
            loop {
                let portion = match changed(&db, sweeping::portion(&db, &sweep)).await {
                    Ok(portion) => portion,
                    // What the portions before have deleted is deleted; the rest stays for the next sweep.
                    Err(_) if swept != Swept::default() => return Ok(swept),
                    Err(trouble) => return Err(trouble),
                };
                swept.tables += portion.tables;
                swept.visitors += portion.visitors;
                if sweeping::is_done(portion) {
                    return Ok(swept);
                }
            }
        })
    }

    fn counts(&self) -> Soon<Counts> {
        self.ask(|db| async move { questions::counts(&db).await })
    }

    fn served(&self) -> Soon<Millis> {
        self.ask(|db| async move { clock::served(&db).await })
    }

    fn keep_served(&self, served: Millis) -> Soon<Millis> {
        self.at_once(move |db| async move { clock::keep_served(&db, served).await })
    }

    fn day(&self) -> Soon<Option<Millis>> {
        self.ask(|db| async move { clock::day(&db).await })
    }

    fn keep_day(&self, day: Millis) -> Soon<()> {
        self.at_once(move |db| async move { clock::keep_day(&db, day).await })
    }

    fn claim(&self, claim: Claim) -> Option<Soon<Claimed>> {
        Some(self.at_once(move |db| async move { claims::claim(&db, &claim).await }))
    }

    fn has_become(&self, what: &str, who: &[String], table: &str) -> Option<Soon<()>> {
        let (what, who, table) = (what.to_owned(), who.to_vec(), table.to_owned());
        Some(self.at_once(move |db| async move { claims::has_become(&db, &what, &who, &table).await }))
    }
}
