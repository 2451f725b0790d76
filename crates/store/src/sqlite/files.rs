//! Are the files still there? A file that was deleted or replaced while it is open can be written to as before, and all of it is lost
//! with the process.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Files that must stay where they are, and what they are.
#[derive(Debug, Default)]
pub(crate) struct Files {
    watched: Mutex<Vec<(PathBuf, Identity)>>,
}

/// What tells a file from another one at the same place: device and number. Nothing where there is no such thing.
type Identity = Option<(u64, u64)>;

impl Files {
    /// From now on this file must stay where it is.
    pub(crate) fn watch(&self, path: &Path) -> std::io::Result<()> {
        let identity = identity(path)?;
        self.watched.lock().unwrap_or_else(PoisonError::into_inner).push((path.to_owned(), identity));
        Ok(())
    }

    /// The first of them that is not where it was, or another one.
    pub(crate) fn gone(&self) -> Option<PathBuf> {
        let watched = self.watched.lock().unwrap_or_else(PoisonError::into_inner);
        let is_gone = |(path, was): &&(PathBuf, Identity)| identity(path).ok() != Some(*was);
        watched.iter().find(is_gone).map(|(path, _)| path.clone())
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> std::io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let found = std::fs::metadata(path)?;
    Ok(Some((found.dev(), found.ino())))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> std::io::Result<Identity> {
    std::fs::metadata(path).map(|_| None)
}
