//! Signals: the first asks the server to stop, the second ends it at once; one that would end it for a file that is too large does not.

use std::io;

use tokio::signal::unix::{Signal, SignalKind, signal};

/// From now on a file that grows beyond what this process may write (`ulimit -f`) is an error like any other, which refuses a change;
/// the signal that comes with it would end the process. It is caught for good, and nobody waits for it. Must be called within a
/// runtime.
pub fn outlive_large_files() -> io::Result<()> {
    signal(SignalKind::from_raw(libc::SIGXFSZ)).map(drop)
}

/// Ctrl-C, and what service managers send.
pub struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    /// From now on neither of them ends the program by itself.
    pub fn listen() -> io::Result<Self> {
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    /// Waits for the next one.
    pub async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => (),
            _ = self.terminate.recv() => (),
        }
    }

    /// From now on the next one ends the program at once.
    pub fn end_at_once(mut self) {
        tokio::spawn(async move {
            self.next().await;
            std::process::exit(130);
        });
    }
}
