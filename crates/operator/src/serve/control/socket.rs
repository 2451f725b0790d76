//! The socket in the data directory.

use std::fs::{self, File, Permissions};
use std::io;
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use tokio::net::{UnixListener, UnixStream};

/// The longest path a socket can have, on every system we know.
const LONGEST: usize = 100;

/// The path of a socket, however deep its directory lies.
pub struct Socket {
    path: PathBuf,
    /// The same in few letters.
    short: PathBuf,
    /// Held open while `short` goes through it.
    _directory: Option<File>,
}

impl Socket {
    /// The socket with that path, which need not be there.
    pub fn at(path: PathBuf) -> io::Result<Self> {
        let name = path.file_name().zip(path.parent());
        let Some((name, directory)) = name.filter(|_| path.as_os_str().len() > LONGEST) else {
            return Ok(Self { short: path.clone(), path, _directory: None });
        };
        let directory = File::open(directory)?;
        let short = Path::new("/proc/self/fd").join(directory.as_raw_fd().to_string()).join(name);
        Ok(Self { path, short, _directory: Some(directory) })
    }

    /// The path to connect to, as long as this lives.
    pub fn to_open(&self) -> &Path {
        &self.short
    }

    /// Does somebody listen there?
    pub async fn is_answered(&self) -> bool {
        UnixStream::connect(&self.short).await.is_ok()
    }

    /// Listens there, for the owner of the directory alone. What a server that was killed has left is replaced: whoever calls this
    /// holds the lock of the directory.
    pub fn listen(&self) -> io::Result<UnixListener> {
        self.remove()?;
        let listener = UnixListener::bind(&self.short)?;
        // The directory is its owner's alone too, so nobody else was faster.
        fs::set_permissions(&self.path, Permissions::from_mode(0o600))?;
        Ok(listener)
    }

    /// Takes it away.
    pub fn remove(&self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => Err(why),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_socket_may_lie_deep_and_what_was_left_is_replaced() {
        let directory = tempfile::tempdir().expect("a directory");
        for deep in ["a".to_owned(), "b".repeat(150)] {
            let path = directory.path().join(deep);
            fs::create_dir(&path).expect("a directory");
            let path = path.join("control.sock");
            let socket = Socket::at(path.clone()).expect("a path");
            assert!(!socket.is_answered().await);
            drop(socket.listen().expect("it listens"));
            assert!(path.exists() && !socket.is_answered().await, "what was left");
            let _listener = socket.listen().expect("it listens again");
            assert!(socket.is_answered().await);
            assert_eq!(fs::metadata(&path).expect("it is there").permissions().mode() & 0o777, 0o600);
            socket.remove().expect("it goes");
            assert!(!path.exists());
        }
    }
}
