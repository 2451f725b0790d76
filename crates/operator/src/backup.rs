//! A copy of the database, also while a server uses it.

use std::process::ExitCode;

use crate::cli::{Backup, Home};
use speech::out::{Out, Stop, grouped};

/// Copies the database.
pub fn run(options: &Backup) -> Result<ExitCode, Stop> {
    let Home::Directory(data) = options.data.home().map_err(Stop::Bad)? else {
        return Err(Stop::Bad(
            "a PostgreSQL database is copied by its own tools: pg_dump, or pg_basebackup".to_owned(),
        ));
    };
    let directory = store::Directory::look(&data).map_err(|why| Stop::Bad(why.to_string()))?;
    let copy = store::backup(&directory.database(), &options.file).map_err(|why| Stop::Bad(why.to_string()))?;
    let mut out = Out::new();
    let (tables, bytes) = (grouped(copy.tables), grouped(copy.bytes));
    out.line(format_args!("{}: {tables} tables, {bytes} bytes", options.file.display()))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
