//! The news of all nodes over NATS: one subject for each table, at most once.

use std::sync::Arc;

use async_nats::{Client, ConnectOptions, Subscriber};
use futures_util::StreamExt as _;
use session::TableId;
use tokio::sync::mpsc;

use super::{Follow, Told, read, written};

/// Connects to a bus, now or as soon as it is there, and carries what is told there and what is heard here. `place` tells stores apart
/// that share a bus.
///
/// # Errors
/// If the address is none; why, without it.
pub async fn join(url: &str, place: &str, follow: Arc<Follow>, mut told: mpsc::Receiver<Told>) -> Result<(), String> {
    let options = ConnectOptions::new().retry_on_initial_connect().name("senbazuru");
    let client = options.connect(url).await.map_err(|why| why.to_string())?;
    let subjects = format!("senbazuru.{place}.table");
    let all = format!("{subjects}.*");
    let hears = client.clone();
    let prefix = subjects.clone() + ".";
    tokio::spawn(async move {
        match hears.subscribe(all).await {
            Ok(news) => hear(news, &prefix, &follow).await,
            Err(why) => tracing::warn!(%why, "the bus can't be listened to"),
        }
    });
    tokio::spawn(async move {
        while let Some(news) = told.recv().await {
            tell(&client, &subjects, news).await;
        }
    });
    Ok(())
}

async fn hear(mut news: Subscriber, prefix: &str, follow: &Follow) {
    while let Some(message) = news.next().await {
        let table = message.subject.as_str().strip_prefix(prefix).and_then(TableId::parse);
        let head = std::str::from_utf8(&message.payload).ok().and_then(read);
        if let (Some(table), Some(head)) = (table, head) {
            follow.hear(&(table, head));
        }
    }
}

async fn tell(client: &Client, subjects: &str, (table, head): Told) {
    // Whoever does not hear it asks the store.
    let _ = client.publish(format!("{subjects}.{table}"), written(head).into()).await;
}
