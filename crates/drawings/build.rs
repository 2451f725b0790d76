//! Finds the figures of the folder, so that adding one is adding one file.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new("figures");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "fig")
            && let Some(name) = path.file_stem().and_then(|name| name.to_str())
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let mut list = String::from("&[\n");
    for name in names {
        let path = Path::new(&root).join(folder).join(format!("{name}.fig"));
        // Writing to a string can't fail.
        let _ = writeln!(list, "    ({name:?}, include_str!({path:?})),");
    }
    list.push(']');
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("figures.rs"), list)
}
