//! Our models: every step is one that paper can do, and what comes out is what was meant.

use folding::Model;
use folding::model::Move;
use folding::plane::{Point, at};
use folding::state::State;
use tabletop::Language;

/// What must hold to this precision.
const EXACT: f64 = 1e-9;

fn model(id: &str) -> &'static Model {
    Model::named(id).expect("one of ours")
}

fn moves(model: &Model) -> impl Iterator<Item = &Move> {
    model.steps.iter().flat_map(|step| &step.moves)
}

/// The paper after a step, counted from 1.
fn after(model: &Model, step: usize) -> &State {
    &model.steps[step - 1].moves.last().expect("a move").after
}

fn corners(state: &State) -> Vec<Point> {
    state.faces.iter().flat_map(|face| face.sheet.iter().map(|&corner| face.place.of(corner))).collect()
}

/// These are corners (where two edges only cross there is none) of the paper, and nothing goes beyond the box around them.
#[track_caller]
fn has_outline(state: &State, origin: Point, expected: &[(f64, f64)]) {
    let corners: Vec<Point> = corners(state).into_iter().map(|corner| corner - origin).collect();
    for &(x, y) in expected {
        let nearest = corners.iter().map(|corner| corner.to(at(x, y))).fold(f64::MAX, f64::min);
        assert!(nearest < 1e-4, "({x} {y}) is {nearest} away from the nearest corner");
    }
    let within = |corner: &Point| {
        let (xs, ys): (Vec<f64>, Vec<f64>) = expected.iter().copied().unzip();
        let holds =
            |all: &[f64], part: f64| all.iter().any(|&a| a <= part + 1e-4) && all.iter().any(|&a| a >= part - 1e-4);
        holds(&xs, corner.x) && holds(&ys, corner.y)
    };
    assert!(corners.iter().all(within), "something goes beyond {expected:?}");
}

/// Is the coloured side seen at that place?
fn is_coloured(state: &State, origin: Point, x: f64, y: f64) -> bool {
    let top = state.top_at(at(x, y) + origin).expect("there is paper");
    state.faces[top].is_up()
}

#[test]
fn every_state_is_flat_and_nothing_is_stretched() {
    for model in Model::all() {
        for one in moves(model) {
            for state in [&one.before, &one.after] {
                state.check().unwrap_or_else(|fault| panic!("{}: {fault}", model.id));
                assert!((state.area() - 1.0).abs() < EXACT, "{}", model.id);
                for face in &state.faces {
                    for (n, &a) in face.sheet.iter().enumerate() {
                        for &b in &face.sheet[..n] {
                            let stretched = face.place.of(a).to(face.place.of(b)) - a.to(b);
                            assert!(stretched.abs() < EXACT, "{}: by {stretched}", model.id);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn each_movement_begins_where_the_one_before_it_ended() {
    for model in Model::all() {
        let all: Vec<&Move> = moves(model).collect();
        for pair in all.windows(2) {
            assert_eq!(pair[0].after, pair[1].before, "{}", model.id);
        }
    }
}

#[test]
fn the_models_have_as_many_faces_as_they_should() {
    for (id, expected) in [
        ("butterfly", vec![1, 1, 6, 8, 10, 16, 22, 28, 28]),
        ("penguin", vec![1, 2, 4, 7, 10, 10]),
        ("crane", vec![1, 1, 6, 6, 9, 12, 20, 28, 36, 44, 52, 66, 66]),
    ] {
        let steps = model(id).steps.len();
        let faces: Vec<usize> = (1..=steps).map(|step| after(model(id), step).faces.len()).collect();
        assert_eq!(faces, expected, "{id}");
    }
}

#[test]
fn the_butterfly_has_wide_wings_above_and_slim_ones_below() {
    let state = after(model("butterfly"), 7);
    let half = [(0.5, 0.5), (0.2818, 0.2818), (0.125, 0.0159)];
    let both: Vec<(f64, f64)> = half.iter().flat_map(|&(x, y)| [(x, y), (-x, y)]).collect();
    has_outline(state, at(0.0, 0.0), &both);
    // The wings are coloured, and so is the head.
    for (x, y) in [(0.4, 0.45), (0.15, 0.15), (0.0, 0.48)] {
        assert!(is_coloured(state, at(0.0, 0.0), x, y) && is_coloured(state, at(0.0, 0.0), -x, y), "{x} {y}");
    }
}

#[test]
fn the_penguin_has_a_white_belly_black_wings_and_a_beak() {
    let o = at(0.0, 0.0);
    has_outline(
        after(model("penguin"), 3),
        o,
        &[
            (0.0, std::f64::consts::FRAC_1_SQRT_2),
            (0.5303, -0.1768),
            (0.1768, -0.5303),
            (-0.5303, -0.1768),
            (-0.1768, -0.5303),
        ],
    );
    let front = after(model("penguin"), 4);
    assert!(!is_coloured(front, o, 0.0, -0.2), "the belly");
    assert!(is_coloured(front, o, -0.3, -0.1) && is_coloured(front, o, 0.3, -0.1), "the wings");
    assert!(is_coloured(front, o, 0.0, -0.5), "the feet");
    let outline =
        [(0.0, -0.5303), (-0.1768, -0.5303), (-0.5303, -0.1768), (-0.2121, 0.3536), (0.0, 0.4861), (0.1986, 0.3893)];
    let done = after(model("penguin"), 6);
    has_outline(done, o, &outline);
    assert!(is_coloured(done, o, 0.1, 0.4), "the beak");
}

#[test]
fn the_crane_has_neck_tail_head_and_wings() {
    let crane = model("crane");
    let origin =
        |step: usize| after(crane, step).place_of(at(0.3535533905932738, 0.3535533905932738)).expect("the body");
    let wide: f64 = 0.207_107;
    has_outline(after(crane, 6), origin(6), &[(wide, 0.0), (-wide, 0.0), (0.0, 0.5), (0.0, -0.5)]);
    let outline = [
        (0.0, 0.0),
        (-0.0957, -0.0190),
        (-0.1913, 0.4619),
        (0.0, 0.5),
        (0.1344, 0.1756),
        (0.2652, 0.2652),
        (0.2990, 0.2719),
        (0.3807, 0.2173),
        (0.0919, -0.0381),
    ];
    has_outline(after(crane, 11), origin(11), &outline);
    let done = after(crane, 12);
    for corner in [at(0.0, 0.0), at(1.0, 1.0)] {
        let tip = done.place_of(corner).expect("a wing") - origin(12);
        assert!(tip.is(at(0.0, -0.292_893_218_813_452_5)), "{tip:?}");
    }
}

#[test]
fn everything_is_said_in_every_language() {
    for model in Model::all() {
        for language in Language::ALL {
            for (n, step) in model.steps.iter().enumerate() {
                for words in [&step.say, &step.see] {
                    let text = words.of(language);
                    assert!(text.ends_with('.'), "{} {}: {text}", model.id, n + 1);
                    let others = Language::ALL.iter().filter(|&&other| words.of(other) == text).count();
                    assert_eq!(others, 1, "{} {}: {text}", model.id, n + 1);
                }
            }
        }
    }
}
