//! A copy of the database, also while a server uses it.

use std::process::ExitCode;

use crate::cli::Backup;
use speech::out::{Out, Stop, grouped};

/// Copies the database.
pub fn run(options: &Backup) -> Result<ExitCode, Stop> {
    let directory = store::Directory::look(&options.data.path()).map_err(|why| Stop::Bad(why.to_string()))?;
    let copy = store::backup(&directory.database(), &options.file).map_err(|why| Stop::Bad(why.to_string()))?;
    let mut out = Out::new();
    let (tables, bytes) = (grouped(copy.tables), grouped(copy.bytes));
    out.line(format_args!("{}: {tables} tables, {bytes} bytes", options.file.display()))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
