//! What paper can't do is refused, with the step and the crease.

use folding::check::What;
use folding::plane::{at, shared};
use folding::state::{Lying, State};
use folding::{Model, read};

const BUTTERFLY: &str = include_str!("../models/butterfly.txt");
const CRANE: &str = include_str!("../models/crane.txt");

/// The model with something else in it is refused.
#[track_caller]
fn refused(text: &str, from: &str, to: &str) -> read::Trouble {
    assert_eq!(text.matches(from).count(), 1, "{from}");
    read::model("changed", &text.replace(from, to)).expect_err("refused")
}

#[test]
fn layers_that_go_through_each_other_are_refused() {
    // The right side of the waterbomb base between layers of the left one is possible; through its own crease it is not.
    let trouble = refused(BUTTERFLY, "order S ES WS EN WN N", "order S EN WS ES WN N");
    assert_eq!(trouble.step, 3);
    assert!(trouble.to_string().contains("faces") && trouble.to_string().contains("crease ("), "{trouble}");
    let trouble = refused(CRANE, "order Z B2 D2 B1 D1 A", "order A B2 D2 B1 D1 Z");
    assert_eq!(trouble.step, 3);
}

#[test]
fn a_point_that_is_a_little_off_is_refused() {
    let trouble = refused(CRANE, "spot p1 cross e1 c with bisect b a c", "spot p1 at 0.5 0.20710679");
    assert!(trouble.step == 4 || trouble.step == 5, "{trouble}");
    let trouble = refused(CRANE, "spot p3 cross e2 c with bisect b z c", "spot p3 at 0.8 1/2");
    assert!(trouble.step == 6 && trouble.why.contains("Kawasaki") || trouble.why.contains("torn"), "{trouble}");
}

#[test]
fn lower_layers_can_not_be_folded_through_upper_ones() {
    let trouble = refused(BUTTERFLY, "fold valley flap c", "fold valley flap b");
    assert_eq!(trouble.step, 4, "{trouble}");
}

#[test]
fn what_can_not_be_read_is_told_with_its_line() {
    for (from, to, says) in [
        ("paper square #3d7ab8", "paper round #3d7ab8", "neither square nor diamond"),
        ("paper square #3d7ab8", "paper square red", "no colour"),
        ("crease upright e", "crease upright n", "lies on the line"),
        ("crease upright e", "crease uptight e", "no line “uptight”"),
        ("crease upright e", "crumple upright e", "nothing that can be done"),
        ("spot o middle a c", "spot o at 2 0", "no point of the sheet"),
        ("spot o middle a c", "spot a middle a c", "another spot"),
        ("line head through m l", "line head through m m", "gives no line"),
        ("fold mountain edge o", "fold sideways edge o", "neither valley nor mountain"),
        ("look 14 -42", "look 14 -420", "angles"),
        ("collapse o root S order S ES WS EN WN N", "collapse o root S order S ES WS EN WN", "not the sheet"),
        ("say en Fold in half along the centre line.", "say fr Pliez.", "no language"),
        ("say de Entlang der Mittellinie zur Hälfte falten.", "", "no “say de”"),
        ("done de ", "say de ", "there twice"),
    ] {
        let trouble = refused(BUTTERFLY, from, to);
        assert!(trouble.why.contains(says), "{trouble} does not say “{says}”");
        assert!(trouble.line > 3);
    }
    for text in
        ["", "step", "fold valley a b", "name en", "spot", "point x middle a b", "paper square #123456\nstep\nturn x"]
    {
        assert!(read::model("bad", text).is_err(), "{text}");
    }
}

#[test]
fn layers_in_another_order_are_refused() {
    // Two faces that lie on each other change places: nearly always something goes through something.
    for (id, least) in [("butterfly", 1.0), ("crane", 1.0), ("penguin", 0.9)] {
        let done = Model::named(id).expect("ours").finished_state();
        let (mut tried, mut told) = (0_u32, 0_u32);
        for one in 0..done.faces.len() {
            for other in one + 1..done.faces.len() {
                if shared(&done.faces[one].outline(), &done.faces[other].outline()).is_none() {
                    continue;
                }
                let mut changed = done.clone();
                let ranks = changed.ranks();
                changed.order.swap(ranks[one], ranks[other]);
                tried += 1;
                told += u32::from(changed.check().is_err());
            }
        }
        assert!(tried > 20 && f64::from(told) >= least * f64::from(tried), "{id}: {told} of {tried}");
    }
}

#[test]
fn each_fault_is_called_by_its_name() {
    let sheet = State::sheet(Lying::Square);
    let fault = |state: &State| state.check().expect_err("a fault").what;
    let mut torn = sheet.clone();
    torn.faces[0].place.rows[0].x = 1.1;
    assert_eq!(fault(&torn), What::Stretched);
    let mut small = sheet.clone();
    small.faces[0].sheet[2] = at(0.9, 0.9);
    assert_eq!(fault(&small), What::Area);
    let mut twice = sheet.clone();
    twice.order.push(0);
    assert_eq!(fault(&twice), What::Order);
    let mut none = sheet.clone();
    none.order.clear();
    assert_eq!(fault(&none), What::Order);
    let mut dented = sheet;
    dented.faces[0].sheet[2] = at(0.2, 0.2);
    assert_eq!(fault(&dented), What::Shape);
}

#[test]
fn mountains_and_valleys_that_do_not_fold_flat_are_told() {
    let base = Model::named("butterfly").expect("ours").steps[2].moves[0].after.clone();
    // All six orders in which one layer is elsewhere: whatever is refused is told as something of layers or of valleys.
    let mut told = 0;
    for from in 0..6 {
        for to in 0..6 {
            let mut changed = base.clone();
            let face = changed.order.remove(from);
            changed.order.insert(to, face);
            if let Err(fault) = changed.check() {
                let is_of_layers = [What::Maekawa, What::TacoTortilla, What::TacoTaco].contains(&fault.what);
                assert!(is_of_layers, "{fault}");
                told += 1;
            }
        }
    }
    assert!(told > 10, "{told}");
}
