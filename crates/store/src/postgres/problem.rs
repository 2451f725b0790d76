//! What PostgreSQL complains about, as trouble.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::Trouble;

/// Why a change or a question came to no answer.
#[derive(Debug)]
pub(super) enum Stop {
    /// It is refused, and has changed nothing.
    Refused(Trouble),
    /// PostgreSQL complains, or is not there.
    Complaint(Error),
}

impl From<Trouble> for Stop {
    fn from(trouble: Trouble) -> Self {
        Self::Refused(trouble)
    }
}

impl From<Error> for Stop {
    fn from(why: Error) -> Self {
        Self::Complaint(why)
    }
}

/// What became of something that was asked of the database.
pub(super) type Outcome<T> = Result<T, Stop>;

impl Stop {
    /// What a change that was sent has come to.
    pub(super) fn of_change(&self) -> Trouble {
        match self {
            Self::Refused(trouble) => trouble.clone(),
            Self::Complaint(why) if is_lost(why) => Trouble::Unknown(told(why)),
            Self::Complaint(why) => trouble(why),
        }
    }

    /// What a question has come to.
    pub(super) fn of_question(&self) -> Trouble {
        match self {
            Self::Refused(trouble) => trouble.clone(),
            Self::Complaint(why) => trouble(why),
        }
    }

    /// Will it go well if it is done once more, because others were in the way?
    pub(super) fn is_others(&self) -> bool {
        let Self::Complaint(why) = self else { return false };
        matches!(why.code(), Some(code) if *code == SqlState::T_R_DEADLOCK_DETECTED || *code == SqlState::T_R_SERIALIZATION_FAILURE)
    }

    /// Is a connection of no use after that: broken, or to a server that can't write?
    pub(super) fn is_broken(&self) -> bool {
        let Self::Complaint(why) = self else { return false };
        is_lost(why) || why.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION)
    }
}

/// Did the connection end before the answer came? Then nobody knows what has become of a change: also a server that is stopped tells
/// so by an error.
fn is_lost(why: &Error) -> bool {
    match why.code() {
        Some(code) => {
            [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::CANNOT_CONNECT_NOW].contains(code)
                || code.code().starts_with("08")
        }
        None => true,
    }
}

/// What a complaint means.
pub(super) fn trouble(why: &Error) -> Trouble {
    match why.code() {
        Some(code) if *code == SqlState::UNIQUE_VIOLATION => Trouble::Conflict,
        Some(code) if [SqlState::DISK_FULL, SqlState::OUT_OF_MEMORY].contains(code) => Trouble::Full,
        _ => Trouble::Failed(told(why)),
    }
}

/// A complaint with its reason, which `Display` leaves out. What was to be stored is not in it: the details of a complaint stay away.
pub(super) fn told(why: &Error) -> String {
    if let Some(complaint) = why.as_db_error() {
        return format!("{} ({})", complaint.message(), complaint.code().code());
    }
    match std::error::Error::source(why) {
        Some(cause) => format!("{why}: {cause}"),
        None => why.to_string(),
    }
}
