//! Diagrams, pages and files.

use folding::Model;
use folding::diagram::{HEIGHT, WIDTH};
use folding::page::Labels;
use tabletop::Language;

fn svg(model: &Model, step: usize) -> String {
    model.diagram(step).finish((WIDTH, HEIGHT), "", model.steps[step].see.of(Language::En))
}

/// Every element is closed, and nothing needs a weaker policy.
#[track_caller]
fn is_in_order(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in text.split('<').skip(1).map(|rest| rest.split('>').next().expect("a tag")) {
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{text}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().expect("a name"));
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for forbidden in ["<style", " style=", "<script", " id=", " on", "NaN", "inf"] {
        let drawn: String =
            text.split("aria-label=\"").map(|part| part.split_once('"').map_or(part, |(_, rest)| rest)).collect();
        let drawn: String =
            drawn.split("<text").map(|part| part.split_once("</text>").map_or(part, |(_, rest)| rest)).collect();
        assert!(!drawn.contains(forbidden), "{forbidden} in {drawn}");
    }
}

#[test]
fn every_diagram_is_in_order_small_and_says_what_it_shows() {
    for model in Model::all() {
        for step in 0..model.steps.len() {
            let text = svg(model, step);
            is_in_order(&text);
            assert!(text.contains("role=\"img\"") && text.contains(" aria-label=\""), "{text}");
            assert!(text.len() < 6_000, "{} {}: {}", model.id, step + 1, text.len());
        }
        is_in_order(&model.last_diagram().finish((WIDTH, HEIGHT), "", "x"));
        is_in_order(&model.figure(48.0).finish((48.0, 48.0), "", "x"));
    }
}

#[test]
fn valleys_mountains_and_signs_are_where_they_should_be() {
    const VALLEY: &str = "stroke-dasharray=\"7 4\"";
    const MOUNTAIN: &str = "stroke-dasharray=\"9 3 2 3\"";
    const OVER: &str = "M-24,6C-12,6";
    const TURN: &str = "A12,12 0 0 1";
    const TINTED: &str = "<circle";
    let has = |id: &str, step: usize| {
        let text = svg(Model::named(id).expect("ours"), step - 1);
        [VALLEY, MOUNTAIN, OVER, TURN, TINTED].map(|sign| text.contains(sign))
    };
    assert_eq!(has("butterfly", 1), [true, false, true, false, false]);
    assert_eq!(has("butterfly", 3), [true, true, false, false, false]);
    assert_eq!(has("butterfly", 4), [true, false, false, false, false]);
    assert_eq!(has("butterfly", 7), [false, true, true, false, true]);
    assert_eq!(has("butterfly", 8), [true, false, false, false, false]);
    assert_eq!(has("penguin", 1), [true, false, true, false, false]);
    assert_eq!(has("penguin", 3), [true, false, false, false, false]);
    assert_eq!(has("penguin", 5), [false, true, false, false, false]);
    assert_eq!(has("crane", 3), [true, true, false, true, false]);
    assert_eq!(has("crane", 5), [true, true, true, false, false]);
    assert_eq!(has("crane", 9), [false, true, false, false, false]);
}

#[test]
fn a_page_has_all_steps_and_a_square_as_large_as_there_is_room_for() {
    for model in Model::all() {
        for language in Language::ALL {
            let labels = Labels { language, after: model.after.as_deref(), done: "Done & <dusted>", cut: Some("Cut") };
            let page = model.page(labels);
            is_in_order(&page);
            assert!(page.contains("width=\"210mm\" height=\"297mm\"") && page.contains("Done &amp; &lt;dusted&gt;"));
            assert_eq!(page.matches("scale(").count() - page.matches("scale(.72)").count(), model.steps.len() + 1);
            let side = page.split("<rect x=").nth(1).and_then(|rest| rest.split(" width=\"").nth(1)).expect("a square");
            let side: f64 = side.split('"').next().and_then(|side| side.parse().ok()).expect("a number");
            assert!(side > 90.0, "{} {language}: {side} mm", model.id);
            let plain = model.page(Labels { cut: None, ..labels });
            assert!(!plain.contains("<rect x=") && !plain.contains("210mm"), "no square");
        }
    }
}

#[test]
fn a_fold_file_holds_creases_and_layers() {
    let crane = Model::named("crane").expect("ours");
    let file = crane.finished_state().to_fold("Crane");
    let count = |value: &serde_json::Value| value.as_array().expect("a list").len();
    assert_eq!(count(&file["faces_vertices"]), 66);
    assert_eq!(count(&file["edges_vertices"]), count(&file["edges_assignment"]));
    // Euler: a sheet is one piece without holes.
    let (v, e, f) = (count(&file["vertices_coords"]), count(&file["edges_vertices"]), count(&file["faces_vertices"]));
    assert_eq!(v + f, e + 1, "{v} vertices, {e} edges, {f} faces");
    let folded = &file["file_frames"][0];
    assert_eq!(count(&folded["vertices_coords"]), v);
    assert!(count(&folded["faceOrders"]) > 66);
    let simple = Model::named("penguin").expect("ours").steps[1].moves[0].after.to_fold("feet");
    // White is up: the valley of the viewer is a mountain of the coloured side, and the flap lies on the white side of the sheet.
    assert!(simple["edges_assignment"].as_array().expect("a list").contains(&"M".into()));
    assert_eq!(count(&simple["file_frames"][0]["faceOrders"]), 1);
    assert_eq!(simple["file_frames"][0]["faceOrders"][0][2], -1);
}
