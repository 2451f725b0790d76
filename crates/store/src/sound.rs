//! What must be true of an addition to a log, whatever keeps it.

use crate::{Append, Trouble};

/// Are the entries numbered one after the other, and is the version the number of the last?
pub(crate) fn check(append: &Append) -> Result<(), Trouble> {
    let mut last = append.after;
    for entry in &append.entries {
        if last.checked_add(1) != Some(entry.number) {
            return Err(Trouble::Failed("the entries are not numbered one after the other".into()));
        }
        last = entry.number;
    }
    if append.facts.version == last {
        Ok(())
    } else {
        Err(Trouble::Failed("the version is not the number of the last entry".into()))
    }
}
