//! What is written down while the server runs: lines for a person, or JSON for a machine.
//!
//! Nothing that is logged anywhere names a token, a card or the address of a table; the message of a panic might, so only its
//! place is logged.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::IsTerminal as _;

use tracing_subscriber::EnvFilter;

/// The variable that says what is logged, in the manner of `web=info,session=debug`.
pub const VARIABLE: &str = "SENBAZURU_LOG";

/// How lines look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lines {
    /// For a person.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// Starts to log to the standard error output, once for the process. `level` counts unless the variable says otherwise.
///
/// # Errors
/// A sentence, if the level or the variable can't be read, or something logs already.
pub fn start(lines: Lines, level: &str) -> Result<(), String> {
    let filter = filter(std::env::var(VARIABLE).ok().as_deref(), level)?;
    let base = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = match lines {
        Lines::Text => base.with_target(false).with_ansi(std::io::stderr().is_terminal()).try_init(),
        Lines::Json => base.json().flatten_event(true).with_current_span(false).with_span_list(false).try_init(),
    };
    started.map_err(|error| error.to_string())?;
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let trace = Backtrace::capture();
        if trace.status() == BacktraceStatus::Captured {
            tracing::error!(place, %trace, "something broke");
        } else {
            tracing::error!(place, "something broke");
        }
    }));
    Ok(())
}

fn filter(variable: Option<&str>, level: &str) -> Result<EnvFilter, String> {
    let wish = variable.filter(|text| !text.trim().is_empty()).unwrap_or(level);
    EnvFilter::try_new(wish).map_err(|error| format!("{wish}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_goes_before_the_level() {
        let text = |variable, level| filter(variable, level).map(|filter| filter.to_string());
        assert_eq!(text(None, "info").as_deref(), Ok("info"));
        assert_eq!(text(Some(" "), "info").as_deref(), Ok("info"));
        assert_eq!(text(Some("web=debug"), "info").as_deref(), Ok("web=debug"));
        assert!(text(Some("web=loud"), "info").is_err());
    }
}
