//! Tables as files, and back.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use http::Method;

use super::line::Line;
use super::line::with_line;
use super::tables::{self, Parts};
use crate::cli::{Export, Import};
use crate::serve::control::row::ImportedLine;
use speech::Speech;
use speech::input;
use speech::out::{self, Out, Stop};

/// Writes the records of tables.
pub fn export(options: &Export) -> Result<ExitCode, Stop> {
    with_line(&options.data, async |line| {
        let mut out = Out::new();
        if let Some(directory) = &options.out {
            fs::create_dir_all(directory).map_err(|why| unwritten(directory, &why))?;
        }
        let mut written = 0;
        let mut failed = false;
        for id in &options.ids {
            one(line, id, options.out.as_deref(), &mut out).await?;
            written += 1;
        }
        let mut lists = [false, true].map(|practice| Parts::new(None, practice)).into_iter().filter(|_| options.all);
        let mut parts = lists.next();
        while let Some(list) = &mut parts {
            let Some(tables) = list.next(line).await.map_err(Stop::Bad)? else {
                parts = lists.next();
                continue;
            };
            for table in tables.iter().filter(|table| table.status != "open") {
                match one(line, &table.id, options.out.as_deref(), &mut out).await {
                    Ok(()) => written += 1,
                    // One table that no longer replays does not keep the others from being saved.
                    Err(Stop::Bad(why)) => {
                        out::complain(&why);
                        failed = true;
                    }
                    Err(stop) => return Err(stop),
                }
            }
        }
        if let Some(directory) = &options.out {
            out.line(format_args!("{written} records in {}", directory.display()))?;
        }
        out.flush()?;
        Ok(if failed { ExitCode::from(2) } else { ExitCode::SUCCESS })
    })
}

async fn one(line: &mut Line, id: &str, directory: Option<&Path>, out: &mut Out) -> Result<(), Stop> {
    let record = line.ask(Method::GET, &format!("{}/record", tables::path(id)?), Vec::new()).await;
    let record = record.map_err(|why| Stop::Bad(format!("{id}: {why}")))?;
    match directory {
        Some(directory) => {
            let file = directory.join(format!("{id}.txt"));
            fs::write(&file, &record).map_err(|why| unwritten(&file, &why))
        }
        None => {
            let text = String::from_utf8(record).map_err(|why| Stop::Bad(format!("{id}: {why}")))?;
            out.line(text.trim_end_matches('\n'))
        }
    }
}

fn unwritten(path: &Path, why: &std::io::Error) -> Stop {
    Stop::Bad(format!("{} can't be written: {why}", path.display()))
}

/// Makes tables of records.
pub fn import(options: &Import) -> Result<ExitCode, Stop> {
    let phrases = Speech::default().phrases();
    // All of them are read first: a name that was mistyped is found before anything is done.
    let records = options.files.iter().map(|file| Ok((input::name(file), input::game(file, phrases)?)));
    let records: Vec<_> = records.collect::<Result<_, Stop>>()?;
    with_line(&options.data, async |line| {
        let mut out = Out::new();
        for (file, record) in records {
            let imported = line.json(Method::POST, "/import", record).await;
            let imported: ImportedLine = match imported {
                Ok(imported) => imported,
                Err(why) => {
                    // What was done before is told, with its tokens: they are told only once.
                    out.flush()?;
                    return Err(Stop::Bad(format!("{file}: {why}")));
                }
            };
            if options.json {
                out.json(&imported)?;
                continue;
            }
            tell(&imported, &file, &mut out)?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Tells of a table that was made of something, with the tokens of its seats.
pub fn tell(made: &ImportedLine, of: &str, out: &mut Out) -> Result<(), Stop> {
    let ImportedLine { table, tokens } = made;
    out.line(format_args!("{}  {}  {}  {of}", table.id, table.game, table.status))?;
    for (seat, token) in tokens.iter().enumerate() {
        out.line(format_args!("  seat {seat}  {token}"))?;
    }
    Ok(())
}
