//! What holds whatever is folded.

use folding::fold::{Fold, Way};
use folding::plane::{Iso, Line, Point, at, centre};
use folding::state::{Lying, State};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

const EXACT: f64 = 1e-9;

fn point() -> impl Strategy<Value = Point> {
    (-0.6..0.6_f64, -0.6..0.6_f64).prop_map(|(x, y)| at(x, y))
}

fn line() -> impl Strategy<Value = Line> {
    (point(), point()).prop_filter_map("a line", |(from, to)| (from.to(to) > 0.05).then_some(Line { from, to }))
}

/// All layers on the left of the line are folded.
fn all_layers(state: &State, line: &Line, way: Way) -> Option<State> {
    // A sliver beside the line has no seed, and would be left behind.
    let slivers =
        state.faces.iter().flat_map(|face| face.sheet.iter().map(|&corner| line.height(face.place.of(corner))));
    if slivers.into_iter().any(|height| (1e-9..0.01).contains(&height)) {
        return None;
    }
    let seeds: Vec<Point> = state
        .faces
        .iter()
        .flat_map(|face| {
            let middle = centre(&face.sheet);
            // Points a little inside of every corner: one of them is on the left if the face is there at all.
            face.sheet.iter().map(move |&corner| corner + (middle - corner) * 0.001)
        })
        .filter(|&seed| state.place_of(seed).is_some_and(|place| line.height(place) > 0.001))
        .collect();
    state.folded(&Fold { line: *line, seeds, way }).ok().map(|folded| folded.state)
}

fn lengths_are_kept(state: &State) {
    assert!((state.area() - 1.0).abs() < EXACT);
    for face in &state.faces {
        for (a, b) in folding::plane::edges(&face.sheet) {
            assert!((face.place.of(a).to(face.place.of(b)) - a.to(b)).abs() < EXACT);
        }
    }
}

proptest! {
    // The same folds in every run.
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_folded_through_all_layers_lies_flat(
        folds in proptest::collection::vec((line(), any::<bool>()), 1..6),
        diamond in any::<bool>(),
    ) {
        let mut state = State::sheet(if diamond { Lying::Diamond } else { Lying::Square });
        for (line, valley) in folds {
            let way = if valley { Way::Valley } else { Way::Mountain };
            if let Some(next) = all_layers(&state, &line, way) {
                prop_assert!(next.check().is_ok(), "{}", next.check().unwrap_err());
                lengths_are_kept(&next);
                state = next;
            }
        }
    }

    #[test]
    fn a_flap_of_any_layers_keeps_all_lengths_whether_paper_can_do_it_or_not(
        folds in proptest::collection::vec((line(), 0.01..0.99_f64, 0.01..0.99_f64), 1..6),
    ) {
        let mut state = State::sheet(Lying::Square);
        for (line, u, v) in folds {
            let fold = Fold { line, seeds: vec![at(u, v)], way: Way::Valley };
            let Ok(folded) = state.folded(&fold) else { continue };
            lengths_are_kept(&folded.state);
            prop_assert_eq!(folded.state.order.len(), folded.state.faces.len());
            // Unfolded, everything lies where it was.
            for (face, cut) in folded.state.faces.iter().zip(&folded.cut.faces) {
                let is_back = face.place == cut.place || Iso::across(&line).after(&face.place).of(at(0.3, 0.7)).is(cut.place.of(at(0.3, 0.7)));
                prop_assert!(is_back);
            }
            if folded.state.check().is_ok() {
                state = folded.state;
            }
        }
    }

    #[test]
    fn turned_over_twice_it_is_the_same(fold in line(), axis in line()) {
        if let Some(state) = all_layers(&State::sheet(Lying::Square), &fold, Way::Valley) {
            let over = state.turned_over(&axis);
            prop_assert!(over.check().is_ok());
            let again = over.turned_over(&axis);
            prop_assert_eq!(&again.order, &state.order);
            for (one, other) in again.faces.iter().zip(&state.faces) {
                prop_assert!(one.place.of(one.sheet[0]).to(other.place.of(other.sheet[0])) < EXACT);
            }
            // What was a valley seen from one side is still the same crease of the sheet.
            let kinds = |state: &State| state.creases().iter().map(|crease| crease.kind).collect::<Vec<_>>();
            prop_assert_eq!(kinds(&over), kinds(&state));
        }
    }

    #[test]
    fn a_valley_fold_is_a_mountain_fold_seen_from_behind(fold in line(), axis in line()) {
        let sheet = State::sheet(Lying::Square);
        let valley = all_layers(&sheet, &fold, Way::Valley);
        let turn = Iso::across(&axis);
        let behind = Line { from: turn.of(fold.to), to: turn.of(fold.from) };
        let mountain = all_layers(&sheet.turned_over(&axis), &behind, Way::Mountain);
        if let (Some(valley), Some(mountain)) = (valley, mountain) {
            let back = mountain.turned_over(&axis);
            prop_assert_eq!(&back.order, &valley.order);
            for (one, other) in back.faces.iter().zip(&valley.faces) {
                prop_assert!(one.place.of(one.sheet[0]).to(other.place.of(other.sheet[0])) < EXACT);
            }
        }
    }

    #[test]
    fn movements_are_undone_by_their_way_back(one in line(), other in line(), p in point()) {
        let both = Iso::across(&one).after(&Iso::across(&other));
        prop_assert!(both.back().of(both.of(p)).to(p) < EXACT);
        prop_assert!(both.strain() < EXACT && (both.side() - 1.0).abs() < EXACT);
        prop_assert!(Iso::across(&one).of(Iso::across(&one).of(p)).to(p) < EXACT);
    }
}
