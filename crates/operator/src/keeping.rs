//! What is deleted: a visitor, and what was kept for long enough.

use std::process::ExitCode;

use http::Method;
use serde::Deserialize;

use crate::cli::{Forget, SweepNow};
use crate::line::{plain, with_line};
use speech::out::{Out, Stop};

/// Forgets a visitor.
pub fn forget(options: &Forget) -> Result<ExitCode, Stop> {
    with_line(&options.data, async |line| {
        let id = plain(&options.visitor)
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
    with_line(&options.data, async |line| {
        if !line.is_server() {
            // Without its options nobody knows how long things are to be kept.
            let why = if line.is_shared() {
                "servers that share a database sweep it by themselves"
            } else {
                "no server runs on this data directory"
            };
            return Err(Stop::Bad(why.to_owned()));
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
