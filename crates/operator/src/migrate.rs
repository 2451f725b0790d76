//! Everything of a data directory, moved into a PostgreSQL database that several servers can share.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use speech::out::Stop;

/// What the help of `migrate` ends with.
pub const HELP: &str = "Examples:
  createdb senbazuru
  senbazuru migrate --from /srv/tables --to postgres:///senbazuru?host=/run/postgresql
  senbazuru migrate --from /srv/tables --to postgres://play@db.example.org/senbazuru

Stop the server first. Tables, their logs, visitors, scores, what was said and the secret are copied and read back; every table
is compared by its digest, and nothing is stored unless all of them are what they were. The database must be empty. The data
directory stays as it is. A password is better kept in the variable SENBAZURU_STORE than in --to, where others may see it.
docs/SCALE.md tells the rest.";

/// Options of `migrate`.
#[derive(Debug, Args)]
pub struct Migrate {
    /// The data directory.
    #[arg(long, value_name = "DIR")]
    pub from: PathBuf,
    /// The database, which is empty [default: $SENBAZURU_STORE].
    #[arg(long, value_name = "URL")]
    pub to: Option<String>,
}

/// Moves a data directory.
#[cfg(feature = "cluster")]
pub fn run(options: &Migrate) -> Result<ExitCode, Stop> {
    use speech::out::{Out, grouped};
    use store::directory::Directory;
    use store::postgres::moving::{Moved, moved};

    let to = options.to.clone().or_else(|| std::env::var("SENBAZURU_STORE").ok().filter(|url| !url.is_empty()));
    let to = to.ok_or_else(|| Stop::Bad("--to names the database, or the variable SENBAZURU_STORE".to_owned()))?;
    let bad = |why: &dyn std::fmt::Display| Stop::Bad(why.to_string());
    Directory::look(&options.from).map_err(|why| bad(&why))?;
    // No server works on it meanwhile.
    let directory = Directory::open(&options.from).map_err(|why| bad(&why))?;
    let secret = directory.secret().map_err(|why| bad(&why))?;
    let Moved { tables, entries, visitors } = moved(&directory.database(), &to, &secret).map_err(|why| bad(&why))?;
    let [tables, entries, visitors] = [tables, entries, visitors].map(grouped);
    let mut out = Out::new();
    out.line(format_args!("{tables} tables with {entries} entries, {visitors} visitors: moved and compared"))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// This program knows no other database.
#[cfg(not(feature = "cluster"))]
pub fn run(_: &Migrate) -> Result<ExitCode, Stop> {
    Err(Stop::Bad("this program was built without PostgreSQL: build it with --features cluster".to_owned()))
}
