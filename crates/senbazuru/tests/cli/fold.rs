//! `fold`: the figures of the starting players.

use crate::{directory, good, run};

#[test]
fn the_figures_are_listed_in_every_language() {
    for (language, names) in [
        ("en", ["Butterfly", "Penguin", "Crane"]),
        ("it", ["Farfalla", "Pinguino", "Gru"]),
        ("de", ["Schmetterling", "Pinguin", "Kranich"]),
    ] {
        let list = good(&format!("fold --lang {language}")).stdout;
        for (id, name) in ["butterfly", "penguin", "crane"].into_iter().zip(names) {
            assert!(list.lines().any(|line| line.starts_with(&format!("{id}: {name}"))), "{list}");
        }
        assert!(list.contains("Akira Yoshizawa") && list.contains("senbazuru fold "), "{list}");
    }
}

#[test]
fn the_steps_of_a_figure_are_told() {
    let steps = good("fold penguin").stdout;
    assert!(
        steps.starts_with("Penguin\n1. Black side up") && steps.contains("\n6. ") && !steps.contains("\n7. "),
        "{steps}"
    );
    // By its name in any language, however it is written.
    for name in ["Penguin", "PINGUINO", "pinguin"] {
        assert_eq!(good(&format!("fold {name}")).stdout, steps);
    }
    let de = good("fold butterfly --lang de").stdout;
    assert!(de.starts_with("Schmetterling (nach Akira Yoshizawa)\n1. ") && de.contains("\n9. "), "{de}");
}

#[test]
fn diagrams_a_page_and_a_fold_file_are_written() {
    let dir = directory("folded");
    std::fs::create_dir_all(&dir).expect("a directory");
    let file = |name: &str| dir.join(name).display().to_string();
    let (svg, print, fold) = (file("crane.svg"), file("print.svg"), file("crane.fold"));
    assert_eq!(good(&format!("fold crane --svg {svg} --print {print} --fold {fold} --lang it")).stdout, "");
    let read = |name: &str| std::fs::read_to_string(name).expect("written");
    assert!(read(&svg).starts_with("<svg ") && read(&svg).contains("13. ") && !read(&svg).contains("Ritaglia"));
    assert!(read(&print).contains("width=\"210mm\"") && read(&print).contains("Ritaglia"));
    let fold: serde_json::Value = serde_json::from_str(&read(&fold)).expect("JSON");
    assert_eq!((&fold["file_title"], fold["faces_vertices"].as_array().map(Vec::len)), (&"Gru".into(), Some(66)));
    assert_eq!(good("fold crane --print - --lang it").stdout.trim_end(), read(&print).trim_end());
}

#[test]
fn what_is_not_there_is_refused() {
    let run_ = run("fold swan");
    assert_eq!(run_.code, Some(2));
    assert!(run_.stderr.contains("“swan”") && run_.stderr.contains("butterfly, penguin, crane"), "{}", run_.stderr);
    assert_eq!(run("fold --svg x.svg").code, Some(2));
    let nowhere = run("fold crane --svg /nowhere/at/all.svg");
    assert!(nowhere.code == Some(2) && nowhere.stderr.contains("/nowhere/at/all.svg"), "{}", nowhere.stderr);
}

#[test]
fn help_teaches() {
    let help = good("fold --help").stdout;
    for part in ["Examples:", "senbazuru fold crane --print", "--svg", "--fold"] {
        assert!(help.contains(part), "{part} in {help}");
    }
    assert!(good("--help").stdout.contains("senbazuru fold"));
}
