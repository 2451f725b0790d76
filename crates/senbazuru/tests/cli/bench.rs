//! `bench`: not how fast, only that it measures.

use serde_json::Value;

use crate::good;

#[test]
fn every_effect_is_measured() {
    let report = good("bench --seconds 1 --json").json();
    let keys: Vec<_> = report.as_object().expect("an object").keys().map(String::as_str).collect();
    for key in ["game", "state_bytes", "move_bytes", "plain", "with_clone", "with_log", "clone_ns", "effects"] {
        assert!(keys.contains(&key), "{key}");
    }
    for key in ["plain", "with_clone", "with_log", "clone_ns"] {
        assert!(report[key].as_f64() > Some(0.0), "{key}");
    }
    assert!(report["state_bytes"].as_u64() <= Some(640) && report["move_bytes"].as_u64() <= Some(16));
    let effects = report["effects"].as_array().expect("a list");
    // 38 species, of which Rabbit, Chicken, Whale, Ant and Bee only score; 17 of Legends ask something.
    assert_eq!(effects.len(), 33 + 17);
    let ns: Vec<_> = effects.iter().map(|e| e["ns_mean"].as_f64().expect("a number")).collect();
    assert!(ns.is_sorted_by(|a, b| a >= b) && ns.last() > Some(&0.0), "{ns:?}");
    let cards: Vec<_> = effects.iter().filter_map(|e| e["card"].as_str()).collect();
    assert!(cards.contains(&"caterpillar") && cards.contains(&"cat") && !cards.contains(&"bee"), "{cards:?}");
    assert!(cards.contains(&"arctic_wolf") && cards.contains(&"walrus") && !cards.contains(&"caiman"), "{cards:?}");
    assert!(effects.iter().all(|e| e["times_mean"].as_f64() > Some(0.0)));
    assert_eq!(report["interrupted"], Value::Bool(false));
}

#[test]
fn every_game_has_a_row() {
    let report = good("bench --seconds 1 --json").json();
    assert_eq!((&report["game"], &report["players"]), (&"origami".into(), &2.into()), "as ever");
    let more = report["more"].as_array().expect("a list");
    let games: Vec<_> = more.iter().map(|row| (row["game"].as_str(), row["players"].as_u64())).collect();
    assert_eq!(games, [(Some("legends"), Some(2)), (Some("mixed"), Some(4))]);
    for row in more {
        for key in ["plain", "with_clone", "with_log"] {
            assert!(row[key].as_f64() > Some(0.0), "{row}");
        }
    }
    let text = good("bench --seconds 1").stdout;
    for game in [
        "origami, random play, 2 players",
        "legends, random play, 2 players",
        "mixed, random play, 4 players",
        "islands, random play, 2 players",
        "islands-solo, random play, 1 player,",
    ] {
        assert!(text.contains(game), "{text}");
    }
    assert!(text.contains(" million placement tests per CPU second"), "{text}");
}

#[test]
fn islands_have_a_row_of_their_own() {
    let report = good("bench --seconds 1 --json").json();
    let islands = &report["islands"];
    assert_eq!((&islands["game"], &islands["players"]), (&"islands".into(), &2.into()));
    for key in ["plain", "with_clone", "with_log", "clone_ns", "placement_tests"] {
        assert!(islands[key].as_f64() > Some(0.0), "{key}: {islands}");
    }
    assert_eq!(islands["state_bytes"], size_of::<islands::State>());
    assert_eq!(islands["move_bytes"], size_of::<islands::Move>());
}

#[test]
fn a_search_is_measured_in_every_game() {
    let report = good("bench --seconds 1 --json").json();
    let search = report["search"].as_array().expect("a list");
    let games: Vec<_> = search.iter().filter_map(|row| row["game"].as_str()).collect();
    assert_eq!(games, ["origami", "legends", "mixed", "islands", "islands-solo"]);
    for row in search {
        for key in ["worlds", "decisions_per_world", "decisions", "share"] {
            assert!(row[key].as_f64() > Some(0.0), "{key}: {row}");
        }
    }
    let text = good("bench --seconds 1").stdout;
    assert_eq!(text.matches(" % of plain").count(), 5, "{text}");
}
