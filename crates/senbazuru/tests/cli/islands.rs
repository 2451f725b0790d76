//! Origami Islands in every command.

mod balance;
mod catalogue;
mod refusals;
mod replay;
mod sheets;
mod simulate;

use std::path::PathBuf;

use crate::{directory, good};

/// Two sheets of an owner, one near and one far; nothing about them is unusual.
const MINE: &str = "sheet my_near near printed
island Left Foot
~.H..~
~.gg.P
C.g.G.
~.g.^.
~L.rr.
~~.~.S

island Right Foot
~.S.~~~
..rr~~~
~..G~~~
~..^..P
~P.^Cb.
~~..bbL
~~~H~b~

sheet my_far far printed
island Left Hand
~~~H~~~
~.ggg..
G..g.V.
~....P.
~T.L^rr
~bb.^C.
~~.S~~~

island Right Hand
^~~.~~.
rr~.~P.
P.G..gg
.bV^VgH
Sbbb.gg
~.P.L.~
";

/// A directory of this name with these files.
fn files(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let dir = directory(name);
    std::fs::create_dir_all(&dir).expect("made");
    for (file, bytes) in files {
        std::fs::write(dir.join(file), bytes).expect("written");
    }
    dir
}

/// A directory of this name with the two sheets.
fn mine(name: &str) -> PathBuf {
    files(name, &[("mine.txt", MINE.as_bytes())])
}

/// The digest of a simulation.
fn digest(args: &str) -> String {
    let report = good(&format!("simulate islands {args} --json")).json();
    report["digest"].as_str().expect("hex").to_owned()
}
