//! Time that stands still, and two kinds of numbers: those everybody may see, and those nobody may.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use session::{Source, source::Fixed};
use store::Millis;
use tabletop::Stream;

/// A source whose ids and tokens are the same in both worlds, and whose chance is not.
///
/// The server draws ids and tokens as bytes, and seeds for chance and bots as numbers: that is how they are told apart here.
/// Should it draw an id as a number one day, ids will differ between the worlds and the comparison will say so.
pub struct Split {
    public: Fixed,
    ahead: AtomicI64,
    numbers: Mutex<Numbers>,
}

struct Numbers {
    planned: VecDeque<u64>,
    others: Stream,
    drawn: Vec<u64>,
}

impl Split {
    pub fn new(seed: u64) -> Self {
        let numbers = Numbers { planned: VecDeque::new(), others: Stream::new(seed), drawn: Vec::new() };
        Self { public: Fixed::new(seed), ahead: AtomicI64::new(0), numbers: Mutex::new(numbers) }
    }

    /// What chance will draw next.
    pub fn plan(&self, numbers: &[u64]) {
        self.numbers.lock().expect("numbers").planned.extend(numbers);
    }

    /// What chance draws follows from that seed from now on.
    pub fn anew(&self, seed: u64) {
        let mut numbers = self.numbers.lock().expect("numbers");
        (numbers.planned, numbers.others) = (VecDeque::new(), Stream::new(seed));
    }

    /// The clock is so far ahead until this is said anew, as for one who comes back after a while.
    pub fn ahead(&self, time: Millis) {
        self.ahead.store(time, Ordering::SeqCst);
    }

    /// All numbers drawn since this was asked last.
    pub fn take_drawn(&self) -> Vec<u64> {
        std::mem::take(&mut self.numbers.lock().expect("numbers").drawn)
    }

    /// Was everything drawn that was planned?
    pub fn is_drawn(&self) -> bool {
        self.numbers.lock().expect("numbers").planned.is_empty()
    }
}

impl Source for Split {
    fn now(&self) -> Millis {
        self.public.now() + self.ahead.load(Ordering::SeqCst)
    }

    fn uptime(&self) -> Millis {
        self.public.uptime()
    }

    fn fill(&self, bytes: &mut [u8]) {
        self.public.fill(bytes);
    }

    fn number(&self) -> u64 {
        let mut numbers = self.numbers.lock().expect("numbers");
        let planned = numbers.planned.pop_front();
        let number = planned.unwrap_or_else(|| numbers.others.next());
        numbers.drawn.push(number);
        number
    }
}
