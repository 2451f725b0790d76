//! `island`: the table, and one island in full.

use serde_json::Value;

use super::mine;
use crate::{Run, command, good};

const HERON_BAY: &str = "Heron Bay
  a  b  c  d  e  f
1 ~  .  H  .  .  ~
2 ~  . (r)(r) .  P
3 C  . (r) .  G  .
4 ~  . (r) .  ^  .
5 ~  L  . (b)(b) .
6 ~  ~  .  ~  .  S

sheet                  heron
kind                   near
from                   ours
empty squares          21
points possible        70
way to the lighthouse  6 squares
";

#[test]
fn an_island_is_drawn_with_its_facts() {
    let text = good("island heron bay").stdout;
    assert!(text.starts_with(HERON_BAY), "{text}");
    for line in ["H regular harbor c1, 5 squares around it", "r red: c2 d2 c3 c4", "b blue: d5 e5"] {
        assert!(text.contains(line), "{line} in {text}");
    }
    for name in ["Heron-Bay", "HERONBAY", "heron_bay"] {
        assert_eq!(good(&format!("island {name}")).stdout, text);
    }
    // Every letter of the drawing is explained.
    let legend = text.split("\n\n").last().expect("the legend");
    for sign in [". empty", "(b) (g) (r) empty", "H regular harbor", "S secret harbor", "^ mountain", "~ sea"] {
        assert!(legend.replace('\n', " ").replace("  ", " ").contains(sign), "{sign} in {legend}");
    }
    assert!(!legend.contains("volcano"), "there is none: {legend}");
}

#[test]
fn a_sheet_shows_both_of_its_islands() {
    let both = good("island heron").stdout;
    assert!(both.starts_with(HERON_BAY) && both.contains("\n\nStill Heron\n  a  b  c  d  e  f  g\n"), "{both}");
}

#[test]
fn colours_only_help() {
    let plain = good("island ember").stdout;
    let forced: Run =
        command("island ember").env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR").output().expect("it runs").into();
    assert!(!plain.contains('\x1b') && forced.stdout.contains('\x1b'));
    let mut stripped = String::new();
    let mut rest = forced.stdout.as_str();
    while let Some((before, after)) = rest.split_once('\x1b') {
        stripped.push_str(before);
        rest = &after[after.find('m').expect("a colour") + 1..];
    }
    stripped.push_str(rest);
    let lines = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines(&stripped), lines(&plain));
}

#[test]
fn the_table_holds_every_island() {
    let table = good("island").stdout;
    assert_eq!(good("island list").stdout, table);
    let islands = good("island --json").json();
    let islands = islands.as_array().expect("a list");
    for island in islands {
        let text = |key: &str| island[key].as_str().expect(key).to_owned();
        let line = table.lines().find(|line| line.contains(&text("name"))).expect("a line of its own");
        let landmarks = island["landmarks"].as_object().expect("by letter");
        let letters: String = "HSLVCGTP"
            .chars()
            .flat_map(|c| {
                std::iter::repeat_n(c, landmarks.get(&c.to_string()).and_then(Value::as_u64).unwrap_or(0) as usize)
            })
            .collect();
        for part in [
            text("sheet"),
            text("kind"),
            text("provenance"),
            island["empty"].to_string(),
            island["points"].to_string(),
            letters,
        ] {
            assert!(line.contains(&part), "{part} in {line}");
        }
    }
    let near = good("island list --kind near --json").json();
    assert!(near.as_array().expect("a list").iter().all(|i| i["kind"] == "near"));
    let of = |kind: &str| good(&format!("island --kind {kind} --json")).json().as_array().map_or(0, Vec::len);
    assert_eq!(of("near") + of("far"), islands.len());
}

#[test]
fn the_json_of_an_island_is_complete() {
    let heron = good("island heron bay --json").json();
    assert_eq!(heron.as_array().map(Vec::len), Some(1));
    let heron = &heron[0];
    assert_eq!(heron["rows"], serde_json::json!(["~.H..~", "~.rr.P", "C.r.G.", "~.r.^.", "~L.bb.", "~~.~.S"]));
    assert_eq!((&heron["points"], &heron["empty"], &heron["way_to_lighthouse"]), (&70.into(), &21.into(), &6.into()));
    assert_eq!(heron["outlines"][1], serde_json::json!({ "colour": "blue", "squares": ["d5", "e5"] }));
    assert_eq!(heron["sites"][0], serde_json::json!({ "square": "c1", "landmark": "regular-harbor", "around": 5 }));
    assert_eq!(good("island heron --json").json().as_array().map(Vec::len), Some(2));
}

#[test]
fn an_owners_islands_are_listed_and_drawn() {
    let dir = mine("islands-listed");
    let table = good(&format!("island --sheets {}", dir.display())).stdout;
    assert!(
        table.lines().any(|l| l.starts_with("my_near") && l.contains("Left Foot") && l.ends_with("printed")),
        "{table}"
    );
    let drawn = good(&format!("island right hand --sheets {}", dir.display())).stdout;
    assert!(drawn.starts_with("Right Hand\n  a  b  c  d  e  f  g\n") && drawn.contains("my_far"), "{drawn}");
}

#[test]
fn everything_is_said_in_each_language_and_fits() {
    for (language, words) in [("it", ["foglio", "faro", "vicina"]), ("de", ["Blatt", "Leuchtturm", "nah"])] {
        for width in ["60", "100"] {
            let run = |args: &str| -> String {
                let run: Run = command(args).env("COLUMNS", width).output().expect("it runs").into();
                run.stdout
            };
            let text = run(&format!("island heron --lang {language}"));
            assert!(words.iter().all(|word| text.contains(word)), "{text}");
            let columns = width.parse().expect("a number");
            assert!(text.lines().all(|line| line.chars().count() <= columns), "{text}");
            assert!(run(&format!("island --lang {language}")).contains(words[0]));
        }
    }
}

#[test]
fn help_teaches() {
    let help = good("island --help").stdout;
    for part in ["Examples:", "senbazuru island heron bay", "list", "balance", "--sheets"] {
        assert!(help.contains(part), "{part} in {help}");
    }
    assert!(good("island balance --help").stdout.contains("senbazuru island balance --games"));
    for command in ["simulate", "perft", "play"] {
        let help = good(&format!("{command} --help")).stdout;
        assert!(
            help.contains(&format!("senbazuru {command} islands")) && help.contains("Options of islands"),
            "{help}"
        );
    }
    assert!(good("--help").stdout.contains("senbazuru island"));
}
