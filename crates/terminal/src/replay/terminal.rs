//! A terminal as a screen: keys come one by one, and whatever happens it is given back as it was.

use std::fs::File;
use std::io::{self, Read, Write};
use std::sync::{Mutex, Once, PoisonError};

use rustix::termios::{InputModes, LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr};

/// So many tenths of a second are waited for a key.
const WAIT: u8 = 1;
/// A screen of its own, without a cursor, on which long lines are cut; and back.
const ENTER: &str = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";
const LEAVE: &str = "\x1b[?7h\x1b[?25h\x1b[?1049l";

/// The terminal and how it was, while it is ours.
static LENT: Mutex<Option<(File, Termios)>> = Mutex::new(None);

/// A terminal that is ours until this is dropped.
pub struct Terminal(File);

impl Terminal {
    /// Takes over the terminal this program was started in; nothing if there is none, or if nobody sees what is printed.
    pub fn enter() -> Option<Self> {
        static WATCHED: Once = Once::new();
        let keys = File::options().read(true).write(true).open("/dev/tty").ok()?;
        let before = tcgetattr(&keys).ok()?;
        let mut raw = before.clone();
        raw.local_modes -= LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG | LocalModes::IEXTEN;
        raw.input_modes -= InputModes::IXON;
        raw.special_codes[SpecialCodeIndex::VMIN] = 0;
        raw.special_codes[SpecialCodeIndex::VTIME] = WAIT;
        *lent() = Some((keys.try_clone().ok()?, before));
        WATCHED.call_once(|| {
            let usual = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                // What is said of it would be lost with the screen.
                give_back();
                usual(panic);
            }));
            // Without a handler the program would end without a word to the terminal.
            let _ = ctrlc::set_handler(|| {
                give_back();
                std::process::exit(130);
            });
        });
        let terminal = Self(keys);
        tcsetattr(&terminal.0, OptionalActions::Now, &raw).ok()?;
        terminal.show(ENTER).ok()?;
        Some(terminal)
    }

    /// The bytes of keys that were pressed; none if nothing was for a while.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let mut bytes = [0; 256];
        match (&self.0).read(&mut bytes) {
            Ok(count) => Ok(bytes[..count].to_vec()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(Vec::new()),
            Err(error) => Err(error),
        }
    }

    /// Shows these lines in place of those before.
    ///
    /// # Errors
    /// If nothing can be printed any more.
    pub fn draw(&self, lines: &[String]) -> io::Result<()> {
        let mut text = String::from("\x1b[H");
        for (n, line) in lines.iter().enumerate() {
            let end = if n + 1 < lines.len() { "\r\n" } else { "" };
            text.push_str(&format!("{line}\x1b[K{end}"));
        }
        self.show(&(text + "\x1b[J"))
    }

    fn show(&self, text: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

fn lent() -> std::sync::MutexGuard<'static, Option<(File, Termios)>> {
    LENT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The terminal is as it was; once is enough.
fn give_back() {
    if let Some((terminal, before)) = lent().take() {
        let mut out = &terminal;
        // There is nobody to tell if it fails.
        let _ = out.write_all(LEAVE.as_bytes());
        let _ = tcsetattr(&terminal, OptionalActions::Now, &before);
    }
}
