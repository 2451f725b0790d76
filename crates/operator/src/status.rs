//! How a server is doing.

use std::process::ExitCode;

use http::Method;
use serde_json::{Map, Value};

use super::line::with_line;
use crate::cli::Status;
use speech::out::{Out, Stop};

/// Prints how the server is doing, or what there is if none runs.
pub fn run(options: &Status) -> Result<ExitCode, Stop> {
    let home = options.data.home().map_err(Stop::Bad)?;
    with_line(&options.data, async |line| {
        let status = line.json(Method::GET, "/status", Vec::new()).await;
        let mut status: Map<String, Value> = status.map_err(Stop::Bad)?;
        status.insert("running".to_owned(), line.is_server().into());
        status.insert("data".to_owned(), home.to_string().into());
        if !line.is_server() {
            // How long this command runs is nobody's business.
            status.remove("uptime_s");
        }
        let mut out = Out::new();
        if options.json {
            out.json(&status)?;
        } else {
            text(&status, &mut out)?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    })
}

/// What people want to know first.
const FIRST: [&str; 7] = ["running", "version", "uptime_s", "data", "journal", "synchronous", "tables"];

fn text(status: &Map<String, Value>, out: &mut Out) -> Result<(), Stop> {
    let others = status.keys().map(String::as_str).filter(|name| !FIRST.contains(name));
    for name in FIRST.into_iter().chain(others) {
        let value = match status.get(name) {
            None | Some(Value::Null) => continue,
            Some(Value::Array(all)) => all.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
            Some(Value::Object(counts)) => {
                let count = |status: session::Status| Some(format!("{} {}", counts.get(status.word())?, status.word()));
                session::Status::ALL.into_iter().filter_map(count).collect::<Vec<_>>().join(", ")
            }
            Some(Value::String(word)) => word.clone(),
            Some(Value::Bool(is)) => if *is { "yes" } else { "no" }.to_owned(),
            Some(other) => other.to_string(),
        };
        out.line(format_args!("{:<16} {value}", name.replace('_', " ")))?;
    }
    Ok(())
}
