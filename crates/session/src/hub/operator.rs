//! What only the operator may do.

use store::Counts;

use super::{Hub, Refused, TableId};
use crate::course::CourseOf;
use crate::game::Hosted;
use crate::look::TableInfo;
use crate::origin::Origin;
use crate::table::Table;

impl Hub {
    /// For the operator: the record of any table, over or not; above it, where it comes from, if it goes on from another game.
    ///
    /// # Errors
    /// If there is none.
    pub async fn export(&self, table: &TableId) -> Result<String, Refused> {
        let told = |table: &Table| {
            let origin = table.terms.origin.as_ref().map(Origin::line).unwrap_or_default();
            origin + &table.record()
        };
        if self.is_shared() {
            return self.peek(table).await.map(|table| told(&table));
        }
        Ok(told(&self.hold_in_time(table).await?.1))
    }

    /// For the operator: what is known of any table, save for what lies on it.
    ///
    /// # Errors
    /// If there is none.
    pub async fn info(&self, table: &TableId) -> Result<TableInfo, Refused> {
        if self.is_shared() {
            return Ok(self.peek(table).await?.info(self.served()));
        }
        Ok(self.hold_in_time(table).await?.1.info(self.served()))
    }

    /// For the operator: stops a table for now.
    ///
    /// # Errors
    /// If there is none, or it is not running.
    pub async fn pause(&self, table: &TableId) -> Result<(), Refused> {
        let (hub, id) = (self.clone(), table.clone());
        self.surely(async move {
            hub.bring_here(&id).await?;
            hub.change(&id, |table, now| table.pause(now)).await
        })
        .await
    }

    /// For the operator: lets it go on.
    ///
    /// # Errors
    /// If there is none, or it is not paused.
    pub async fn resume(&self, table: &TableId) -> Result<(), Refused> {
        let (hub, id) = (self.clone(), table.clone());
        self.surely(async move {
            hub.bring_here(&id).await?;
            hub.change(&id, |table, now| table.resume(now)).await
        })
        .await
    }

    /// For the operator: deletes a table with its log.
    ///
    /// # Errors
    /// If there is none.
    pub async fn delete(&self, table: &TableId) -> Result<(), Refused> {
        let (hub, id) = (self.clone(), table.clone());
        self.surely(async move {
            // A table that can't be read is deleted as well.
            if let Err(refused @ Refused::Elsewhere(Some(_))) = hub.bring_here(&id).await {
                return Err(refused);
            }
            let held = hub.hold(&id).await;
            let epoch = match &held {
                Ok((_, table)) => table.epoch,
                Err(_) => hub.take(&id).await?,
            };
            let there = hub.0.store.delete(id.as_str(), epoch).await?;
            if let Ok((awake, mut table)) = held {
                hub.forsake(&awake, &mut table);
            }
            if there { Ok(()) } else { Err(Refused::NoTable) }
        })
        .await
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn counts(&self) -> Result<Counts, Refused> {
        self.in_time(self.0.store.counts()).await
    }

    /// For tests: the game of a running table goes on from that position, whatever led to it. Nothing of it is stored.
    ///
    /// # Errors
    /// If there is no such table, or it is one of another game.
    #[doc(hidden)]
    pub async fn stage<G: Hosted>(&self, id: &TableId, position: G) -> Result<(), Refused> {
        let (_, mut table) = self.hold(id).await?;
        table.game.anything().downcast_mut::<CourseOf<G>>().ok_or(Refused::NoTable)?.stage(position);
        Ok(())
    }
}
