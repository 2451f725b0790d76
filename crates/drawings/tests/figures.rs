//! Figures of folded paper: every file loads clean, and what is wrong with one is told by its line.

use drawings::figure::draw::Style;
use drawings::figure::{self, Figure};

#[test]
fn every_figure_loads_clean() {
    let faults: Vec<String> = figure::files()
        .iter()
        .filter_map(|(name, text)| Figure::read(name, text).err())
        .flatten()
        .map(|fault| fault.to_string())
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_figure_is_found_by_its_name() {
    assert!(figure::files().len() > 30);
    for (name, _) in figure::files() {
        assert_eq!(figure::find(name).map(|figure| figure.name.as_str()), Some(*name));
    }
    assert_eq!(figure::find("heron"), None);
}

/// A folded square: four facets around a ridge.
const SQUARE: &str = "figure square flat\npaper a #5b4a78\nlayer sheet; a 0 0; b 90 0; c 90 90; d 0 90; m 40 40 9\n\
                      f a b m a\nf b c m a\nf c d m a-1\nf d a m a=3";

fn fault(text: &str) -> String {
    match Figure::read("square", text) {
        Ok(_) => "none".to_owned(),
        Err(faults) => faults.iter().map(|fault| fault.to_string()).collect::<Vec<_>>().join(" / "),
    }
}

#[test]
fn what_can_not_be_read_is_told_by_its_line() {
    assert_eq!(fault(SQUARE), "none");
    let wrong = |from: &str, to: &str| fault(&SQUARE.replacen(from, to, 1));
    assert_eq!(
        wrong("figure square", "figure circle"),
        "square.fig:1: the figure is called circle and its file square"
    );
    assert_eq!(wrong("#5b4a78", "violet"), "square.fig:2: a colour is #rrggbb, not 'violet'");
    assert_eq!(wrong("paper a", "paper ab"), "square.fig:2: a paper is called by one small letter, not 'ab'");
    assert_eq!(wrong("b 90 0", "b 90"), "square.fig:3: a point is 'NAME x y' or 'NAME x y height', as in 'b 50 20 4'");
    assert_eq!(wrong("b 90 0", "b 9O 0"), "square.fig:3: '9O' is no number");
    assert_eq!(wrong("b 90 0", "b 190 0"), "square.fig:3: 190.0 0.0 lies off the sheet of 0 to 100");
    assert_eq!(wrong("b 90 0", "a 90 0"), "square.fig:3: point a is there already, in line 3");
    assert_eq!(
        wrong("layer sheet; ", ""),
        "square.fig:4: a facet needs a layer: 'layer NAME' before it (a limb is one of its own)"
    );
    assert_eq!(wrong("f b c m a", "f b q m a"), "square.fig:5: there is no point q");
    assert_eq!(wrong("f b c m a", "f b c m x"), "square.fig:5: there is no paper x (of 'x')");
    assert_eq!(wrong("f b c m a", "f b m a"), "square.fig:5: a facet is 'f' with three points or more and a paper");
    assert_eq!(wrong("f b c m a", "f b c m' a"), "square.fig:5: point m has no twin: it stands outside of a mirror");
    assert_eq!(wrong("a-1", "a-12"), "square.fig:6: behind a paper stands +n, -n or =n with n from 0 to 9, not '-12'");
    assert_eq!(wrong("; a 0 0", "; e 0 0; a 0 0"), "square.fig:3: point e is not used");
    assert_eq!(wrong("layer", "paper b #000000; layer"), "square.fig:3: paper b is not used");
    assert_eq!(wrong("layer", "layer empty; layer"), "square.fig:7: layer empty has no facets");
    assert_eq!(
        wrong("f a b", "limb a 5,5; f a b"),
        "square.fig:4: a limb is 'limb PAPER x,y,w x,y,w' with two places or more"
    );
    assert_eq!(wrong("layer", "limb a 5,5 9,9,1; layer"), "square.fig:3: a place of a limb is x,y,w, not '5,5'");
    assert_eq!(wrong("f a b", "mirror 20; f a b"), "square.fig:4: the facet crosses the mirror at 20: cut it there");
    assert_eq!(
        wrong("f a b", "g1 a b"),
        "square.fig:4: a point is 'NAME x y' or 'NAME x y height', as in 'g1 50 20 4'"
    );
    assert_eq!(fault("// nothing"), "square.fig:1: the first statement is 'figure NAME VIEW'");
}

#[test]
fn what_does_not_fit_together_is_told_by_its_line() {
    let wrong = |from: &str, to: &str| fault(&SQUARE.replacen(from, to, 1));
    assert!(
        wrong("f d a m", "f d b a").contains("square.fig:7: the facet overlaps that of line 4 by 1800.0 at 30.0 30.0")
    );
    assert_eq!(wrong("f b c m", "e 90 45; f b e c m"), "none");
    assert!(
        wrong("f d a m a=3", "e 0 45; f d e m a; f e a m a; h 45 0.1; i 44 2; j 46 2; f h i j a")
            .contains("lies on an edge")
    );
    assert_eq!(
        wrong("m 40 40 9", "m 40 2 9"),
        "square.fig:4: the facet has an angle of 2.3°; 7° is the least (layer sheet)"
    );
    assert_eq!(
        fault("figure square flat\npaper a #5b4a78\nlayer b; a 0 0; b 9 0; c 9 9; d 0 9\nf a b d c a"),
        "square.fig:4: the facet's edges cross each other (layer b)"
    );
    assert_eq!(
        fault("figure square flat\npaper a #5b4a78\nlayer b; a 0 0; b .5 0; c 0 .5\nf a b c a"),
        "square.fig:4: the facet has an area of 0.12; 0.3 is the least (layer b)"
    );
    let gap = "figure square flat; paper a #5b4a78; layer b\na 0 0; b 40 0; c 40 40; d 0 40; m 20 20; n 21 19; o 22 21\n\
               f a b n m a\nf b c o n a\nf c d m o a\nf d a m a";
    assert_eq!(fault(gap), "square.fig:3: there is a gap of 1.5 between facets around 21.0 20.0 (layer b)");
}

#[test]
fn a_mirror_folds_points_facets_and_limbs_over() {
    let text = "figure moth above; paper a #5b4a78; mirror 50\nlimb a 48,40,1 30,10,.3; limb a 50,20,3 50,90,3\n\
                layer wing; a 50 30 4; b 5 20; c 50 70; f a b c a\nmirror off; layer seam; f b b' c a";
    let figure = Figure::read("moth", text).expect("clean");
    let shapes: Vec<usize> = figure.layers.iter().map(|layer| layer.facets.len()).collect();
    // Two feelers, the body on the axis once, both wings, and a facet between twins.
    assert_eq!(shapes, [4, 2, 2, 1]);
    let wing: Vec<f64> = figure.layers[2].facets[1].corners.iter().map(|corner| corner.x).collect();
    assert_eq!(wing, [50.0, 95.0, 50.0]);
    // The light comes from the left.
    assert!(figure.layers[2].facets[0].shade != figure.layers[2].facets[1].shade);
    // Limbs that meet their twins lie one above the other.
    let crossed = text.replace("limb a 48,40,1", "limb a 52,40,1");
    assert_eq!(Figure::read("moth", &crossed).expect("clean").layers.len(), 5);
}

#[test]
fn a_picture_has_a_path_per_colour_and_layer_and_a_shadow() {
    let figure = Figure::read("square", SQUARE).expect("clean");
    let svg = figure.to_svg(Style::Plain, "A square");
    assert_eq!(svg.matches("<path").count(), 5, "{svg}");
    assert_eq!(svg.matches("translate(1 1.4)").count(), 1);
    assert_eq!(figure.to_svg(Style::Rimmed, "A square").matches("<path").count(), 6);
    assert_eq!(figure.to_svg(Style::Black, "A square").matches("<path").count(), 1);
    assert_eq!(figure.silhouette(), "M0 0 90 0 90 90 0 90z");
}
