//! The data directory and its lock.

use std::fmt;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// A secret has so many bytes.
pub const SECRET_BYTES: usize = 32;

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
    /// The file with its secret can't be read or written, or is none.
    BadSecret(PathBuf, io::Error),
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

    /// The file with the secret of this directory.
    #[must_use]
    pub fn secret_file(&self) -> PathBuf {
        self.path.join("secret")
    }

    /// The secret of this directory, for its owner alone: drawn the first time, and the same ever after. A file that others may
    /// read is closed to them.
    ///
    /// # Errors
    /// If it can't be read, or not be kept.
    pub fn secret(&self) -> Result<[u8; SECRET_BYTES], NotOpened> {
        let path = self.secret_file();
        let wrong = |why| NotOpened::BadSecret(path.clone(), why);
        match File::open(&path) {
            Ok(file) => read_secret(file).map_err(wrong),
            Err(why) if why.kind() == io::ErrorKind::NotFound => {
                let mut secret = [0; SECRET_BYTES];
                getrandom::fill(&mut secret).map_err(|why| wrong(io::Error::other(why)))?;
                self.keep_secret(&secret).map_err(wrong)?;
                Ok(secret)
            }
            Err(why) => Err(wrong(why)),
        }
    }

    /// Writes the secret: all of it or nothing, and on the disk.
    fn keep_secret(&self, secret: &[u8]) -> io::Result<()> {
        let part = self.path.join(".secret.part");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&part)?;
        // It may have been there before, and be open to others.
        close_to_others(&file)?;
        file.write_all(secret)?;
        file.sync_all()?;
        fs::rename(&part, self.secret_file())?;
        File::open(&self.path)?.sync_all()
    }

    /// The file whose lock says who owns the directory.
    #[must_use]
    pub fn lock(&self) -> PathBuf {
        self.path.join("lock")
    }
}

/// Reads a secret, and sees to it that nobody else can.
fn read_secret(file: File) -> io::Result<[u8; SECRET_BYTES]> {
    close_to_others(&file)?;
    let mut bytes = Vec::new();
    // One byte more tells a file that is too long.
    file.take(SECRET_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    let wrong = |_| io::Error::new(io::ErrorKind::InvalidData, format!("a secret has {SECRET_BYTES} bytes"));
    bytes.try_into().map_err(wrong)
}

#[cfg(unix)]
fn close_to_others(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = file.metadata()?.permissions().mode();
    if mode & 0o077 == 0 { Ok(()) } else { file.set_permissions(fs::Permissions::from_mode(0o600)) }
}

#[cfg(not(unix))]
fn close_to_others(_: &File) -> io::Result<()> {
    Ok(())
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
            Self::BadSecret(path, why) => write!(f, "{}: {why}", path.display()),
        }
    }
}

impl std::error::Error for NotOpened {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::CannotCreate(_, why) | Self::CannotWrite(_, why) | Self::BadSecret(_, why) => Some(why),
            Self::Locked(_) | Self::Missing(_) => None,
        }
    }
}
