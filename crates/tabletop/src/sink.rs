//! Where events go: a type parameter, so that search pays nothing for the log.

/// Takes events.
///
/// An event is handed over as a closure: a sink that does not want it never builds it.
pub trait Sink<E> {
    /// Takes one event.
    fn put(&mut self, event: impl FnOnce() -> E);
}

/// The null object: takes no event.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<E> Sink<E> for NoLog {
    #[inline(always)]
    fn put(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn put(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_null_log_never_builds_the_event() {
        NoLog.put(|| -> u8 { unreachable!("nobody reads it") });
        let mut log = Vec::new();
        log.put(|| 7);
        assert_eq!(log, [7]);
    }
}
