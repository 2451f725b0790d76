//! The data directory and its lock.

use std::fmt;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The data directory. One process owns it at a time: whoever has opened it, until this is dropped or the process ends.
#[derive(Debug)]
pub struct Directory {
    path: PathBuf,
    /// Held, never read; nothing for somebody who only looks.
    _lock: Option<File>,
}

/// Why a data directory can't be used.
#[derive(Debug)]
pub enum NotOpened {
    /// Another process owns it.
    Locked(PathBuf),
    /// It is not there and can't be made.
    CannotCreate(PathBuf, io::Error),
    /// It is there and can't be written to.
    CannotWrite(PathBuf, io::Error),
    /// It is not there, or there is no database in it.
    Missing(PathBuf),
}

impl Directory {
    /// Opens a data directory, or makes it, for its owner alone; and locks it.
    pub fn open(path: &Path) -> Result<Self, NotOpened> {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let is_new = !path.exists();
        builder.create(path).map_err(|why| NotOpened::CannotCreate(path.to_owned(), why))?;
        if is_new && let Some(Ok(parent)) = path.parent().map(File::open) {
            // So that it is there after a power cut, with all that is in it; not every file system can promise that.
            let _ = parent.sync_all();
        }
        let mut directory = Self { path: path.to_owned(), _lock: None };
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let lock = options.open(directory.lock()).map_err(|why| NotOpened::CannotWrite(path.to_owned(), why))?;
        match lock.try_lock() {
            Ok(()) => directory._lock = Some(lock),
            Err(TryLockError::WouldBlock) => return Err(NotOpened::Locked(path.to_owned())),
            Err(TryLockError::Error(why)) => return Err(NotOpened::CannotWrite(path.to_owned(), why)),
        }
        Ok(directory)
    }

    /// Looks into a data directory without owning it, beside a running server or without one.
    pub fn look(path: &Path) -> Result<Self, NotOpened> {
        let directory = Self { path: path.to_owned(), _lock: None };
        match fs::metadata(directory.database()) {
            Ok(found) if found.is_file() => Ok(directory),
            _ => Err(NotOpened::Missing(path.to_owned())),
        }
    }

    /// The directory itself.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The database in it.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.path.join("senbazuru.db")
    }

    /// The socket at which the running server takes the operator's commands.
    #[must_use]
    pub fn control(&self) -> PathBuf {
        self.path.join("control.sock")
    }

    /// The file whose lock says who owns the directory.
    #[must_use]
    pub fn lock(&self) -> PathBuf {
        self.path.join("lock")
    }
}

impl fmt::Display for NotOpened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Locked(path) => write!(f, "another process uses the data directory {}", path.display()),
            Self::CannotCreate(path, why) => write!(f, "the data directory {} can't be made: {why}", path.display()),
            Self::CannotWrite(path, why) => {
                write!(f, "the data directory {} can't be written to: {why}", path.display())
            }
            Self::Missing(path) => write!(f, "there is no database in {}", path.display()),
        }
    }
}

impl std::error::Error for NotOpened {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::CannotCreate(_, why) | Self::CannotWrite(_, why) => Some(why),
            Self::Locked(_) | Self::Missing(_) => None,
        }
    }
}
