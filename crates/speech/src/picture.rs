//! Pictures as files.

use std::path::Path;

use crate::Speech;
use crate::out::{Out, Stop};

/// Writes a picture into a file, or to standard output if it is called `-`; then nothing else should be printed there, and
/// the answer is `true`.
pub fn save(file: &Path, svg: &str, out: &mut Out) -> Result<bool, Stop> {
    if file.as_os_str() == "-" {
        out.line(svg.trim_end())?;
        return Ok(true);
    }
    save_bytes(file, svg.as_bytes())?;
    Ok(false)
}

/// Writes a picture into a file.
pub fn save_bytes(file: &Path, bytes: &[u8]) -> Result<(), Stop> {
    std::fs::write(file, bytes).map_err(|error| {
        let phrases = Speech::default().phrases();
        Stop::Bad(phrases.islands_draw_unwritten(&file.display().to_string(), &error.to_string()))
    })
}
