//! The binary; everything it does is in the library beside it, where tests and fuzz targets reach it too.

use std::process::ExitCode;

/// A server makes and forgets many small things on several threads; this allocator takes less time and less memory for it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    senbazuru::main()
}
