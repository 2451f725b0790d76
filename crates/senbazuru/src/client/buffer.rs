//! Bytes that were read and not used yet.

use super::socket::Socket;
use super::trouble::Trouble;

/// There is room for so many bytes at first.
const FIRST: usize = 2 * 1024;

/// Bytes that were read and not used yet; the room is used again and again.
#[derive(Debug, Default)]
pub struct Buffer {
    room: Vec<u8>,
    start: usize,
    end: usize,
}

impl Buffer {
    /// What was read and not used yet.
    pub fn bytes(&self) -> &[u8] {
        &self.room[self.start..self.end]
    }

    /// So many bytes from the front were used.
    pub fn used(&mut self, count: usize) {
        self.start = (self.start + count).min(self.end);
        if self.start == self.end {
            (self.start, self.end) = (0, 0);
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        (self.start, self.end) = (0, 0);
    }

    /// Waits for more bytes; false means that no more will come.
    pub async fn fill(&mut self, socket: &mut Socket) -> Result<bool, Trouble> {
        if self.end == self.room.len() {
            if self.start > 0 {
                self.room.copy_within(self.start..self.end, 0);
                (self.start, self.end) = (0, self.end - self.start);
            } else {
                self.room.resize((2 * self.room.len()).max(FIRST), 0);
            }
        }
        let count = socket.receive(&mut self.room[self.end..]).await?;
        self.end += count;
        Ok(count > 0)
    }
}
