//! What SQLite complains about, as [`Trouble`].

use rusqlite::{Error, ErrorCode, ffi};

use crate::Trouble;

/// The trouble behind a complaint. Its text names tables and columns, never what is in them.
pub(crate) fn trouble(why: &Error) -> Trouble {
    match why.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => Trouble::Full,
        Some(ErrorCode::ConstraintViolation) => Trouble::Conflict,
        _ => Trouble::Failed(why.to_string()),
    }
}

/// The trouble behind a COMMIT that failed. If all was written and only the last synchronisation failed, it may be there after
/// a crash or not.
pub(crate) fn of_commit(why: &Error) -> Trouble {
    match why.sqlite_extended_error_code() {
        Some(ffi::SQLITE_IOERR_FSYNC | ffi::SQLITE_IOERR_DIR_FSYNC) => Trouble::Unknown(why.to_string()),
        _ => trouble(why),
    }
}

/// Is it wiser to open the file again than to go on with this connection?
pub(crate) fn is_broken(why: &Error) -> bool {
    !matches!(
        why.sqlite_error_code(),
        None | Some(
            ErrorCode::DiskFull | ErrorCode::ConstraintViolation | ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked
        )
    )
}
