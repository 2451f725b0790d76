//! What the operator does with tables, whether a server runs on the data directory or not.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`line`] | who is asked: the running server, or this process |
//! | [`tables`] | lists of tables, and what is done with one |
//! | [`records`] | tables as files and back |
//! | [`backup`] | a copy of the database |
//! | [`status`] | how a server is doing |
//! | [`moment`] | points in time, to read |

pub mod backup;
pub mod line;
pub mod moment;
pub mod records;
pub mod status;
pub mod tables;

use std::path::Path;
use std::process::ExitCode;

use http::Method;
use serde::Deserialize;

use crate::cli::server::{Forget, SweepNow};
use crate::out::{Out, Stop};
use line::Line;

/// Forgets a visitor.
pub fn forget(options: &Forget) -> Result<ExitCode, Stop> {
    with_line(&options.data.path(), async |line| {
        let id = line::plain(&options.visitor)
            .ok_or_else(|| Stop::Bad(format!("{}: no visitor has such an id", options.visitor)))?;
        line.ask(Method::DELETE, &format!("/visitors/{id}"), Vec::new()).await.map_err(Stop::Bad)?;
        let mut out = Out::new();
        out.line(format_args!("{id} is forgotten"))?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Deletes what is kept for long enough, by a clock that is right.
pub fn sweep(options: &SweepNow) -> Result<ExitCode, Stop> {
    with_line(&options.data.path(), async |line| {
        if !line.is_server() {
            // Without its options nobody knows how long things are to be kept.
            return Err(Stop::Bad("no server runs on this data directory".to_owned()));
        }
        let swept: Swept = line.json(Method::POST, "/sweep", Vec::new()).await.map_err(Stop::Bad)?;
        let mut out = Out::new();
        out.line(format_args!("deleted {} tables and {} visitors", swept.tables, swept.visitors))?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    })
}

/// How much was deleted.
#[derive(Deserialize)]
struct Swept {
    tables: u64,
    visitors: u64,
}

/// Does something on the line to the tables of a data directory, and hangs up.
fn with_line(data: &Path, work: impl AsyncFnOnce(&mut Line) -> Result<ExitCode, Stop>) -> Result<ExitCode, Stop> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(|why| Stop::Bad(format!("no threads to be had: {why}")))?;
    runtime.block_on(async {
        let mut line = Line::open(data).await?;
        let result = work(&mut line).await;
        line.close().await;
        result
    })
}
