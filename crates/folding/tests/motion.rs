//! What is shown between two states: where it begins and ends, and that nothing is stretched on the way.

use folding::Model;
use folding::fold::Fold;
use folding::model::{Act, Move, Reverse};
use folding::motion::{Kind, collapsed, petalled};
use folding::plane::{Line, Point, at, shared};
use folding::space::Spot;

const EXACT: f64 = 1e-9;

fn moves() -> impl Iterator<Item = &'static Move> {
    Model::all().iter().flat_map(|model| &model.steps).flat_map(|step| &step.moves)
}

/// Where a corner of the sheet is during a collapse or a petal fold.
fn place(one: &Move, corner: Point, far: f64) -> Option<Spot> {
    match &one.act {
        Act::Collapse(around) => collapsed(&one.before, &one.after, *around, one.before.place_of(corner)?, far),
        Act::Petal(petal) => petalled(&one.before, &one.after, petal, corner, far),
        _ => None,
    }
}

#[test]
fn collapse_and_petal_fold_stretch_nothing_at_any_moment() {
    let (mut seen, mut worst) = (0, 0.0_f64);
    for one in moves().filter(|one| matches!(one.act, Act::Collapse(_) | Act::Petal(_))) {
        seen += 1;
        for face in &one.after.faces {
            for part in one.before.faces.iter().filter_map(|below| shared(&face.sheet, &below.sheet)) {
                for far in (0..=64).map(|n| f64::from(n) / 64.0) {
                    let spots: Vec<Spot> =
                        part.iter().map(|&corner| place(one, corner, far).expect("a place")).collect();
                    for a in 0..part.len() {
                        for b in 0..a {
                            worst = worst.max((spots[a].from(spots[b]).length() - part[a].to(part[b])).abs());
                        }
                    }
                }
            }
        }
    }
    assert_eq!(seen, 4);
    assert!(worst < EXACT, "{worst}");
}

#[test]
fn collapse_and_petal_fold_begin_and_end_where_the_paper_lies() {
    for one in moves().filter(|one| matches!(one.act, Act::Collapse(_) | Act::Petal(_))) {
        for corner in one.after.faces.iter().flat_map(|face| face.sheet.iter().copied()) {
            for (far, state) in [(0.0, &one.before), (1.0, &one.after)] {
                let lies = state.place_of(corner).expect("on the sheet");
                let shown = place(one, corner, far).expect("a place");
                assert!(shown.from(Spot::flat(lies)).length() < EXACT, "{corner:?} at {far}: {shown:?} {lies:?}");
            }
        }
    }
}

/// The crease of a reverse fold when it has gone so far.
fn on_the_way(reverse: &Reverse, far: f64) -> Fold {
    let line = &reverse.fold.line;
    let mut from = reverse.from.direction();
    let mut to = line.direction();
    let seed = reverse.base.place_of(reverse.fold.seeds[0]).expect("a seed");
    if line.height(seed) < 0.0 {
        to = -to;
    }
    if from.dot(to) < 0.0 {
        from = -from;
    }
    let (sin, cos) = libm::sincos(libm::atan2(from.cross(to), from.dot(to)) * far);
    let way = at(from.x * cos - from.y * sin, from.x * sin + from.y * cos);
    Fold { line: Line { from: reverse.pivot, to: reverse.pivot + way }, ..reverse.fold.clone() }
}

#[test]
fn a_reverse_fold_is_flat_paper_at_every_moment() {
    let mut seen = 0;
    for one in moves() {
        let Act::Reverse(reverse) = &one.act else { continue };
        for step in 1..=32_u8 {
            let fold = on_the_way(reverse, f64::from(step) / 32.0);
            let state = reverse.base.folded(&fold).expect("a flap").state;
            assert!(state.check().is_ok(), "{step}: {}", state.check().unwrap_err());
        }
        seen += 1;
    }
    assert_eq!(seen, 4);
}

#[test]
fn scenes_are_lists_of_numbers_that_refer_to_what_is_there() {
    for model in Model::all() {
        let json: serde_json::Value = serde_json::from_str(&model.scenes_json()).expect("JSON");
        assert_eq!(json.as_array().map(Vec::len), Some(model.steps.len()));
        assert!(!model.scenes_json().contains('"'), "no words");
        assert!(model.scenes_json().len() < 32_000, "{}", model.id);
        for scene in model.scenes().iter().flatten() {
            let points = if scene.kind == Kind::Frames { scene.frames[0].len() } else { scene.points.len() };
            assert!(scene.faces.iter().all(|(_, corners)| corners.len() > 2 && corners.iter().all(|&at| at < points)));
            assert!(scene.marks.iter().all(|&(face, a, b)| face < scene.faces.len() && a < points && b < points));
            assert!(scene.order.iter().all(|&(face, _)| face < scene.faces.len()));
            assert!(scene.views.iter().all(|(_, half)| *half > 0.1 && *half < 1.0));
        }
    }
}
