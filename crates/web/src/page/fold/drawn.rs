//! Diagrams and figures, drawn once and kept: they are the same for everybody but for their words.

use std::sync::OnceLock;

use folding::Model;
use folding::diagram::{HEIGHT, WIDTH};
use maud::{Markup, PreEscaped, html};

/// What is drawn of a model.
struct Drawn {
    id: &'static str,
    diagrams: Vec<String>,
    last: String,
    scenes: String,
}

fn of(model: &Model) -> &'static Drawn {
    static ALL: OnceLock<Vec<Drawn>> = OnceLock::new();
    let all = ALL.get_or_init(|| Model::all().iter().map(draw).collect());
    all.iter().find(|drawn| drawn.id == model.id).unwrap_or(&all[0])
}

fn draw(model: &'static Model) -> Drawn {
    let diagrams = (0..model.steps.len()).map(|step| model.diagram(step).inner().to_owned()).collect();
    Drawn { id: &model.id, diagrams, last: model.last_diagram().inner().to_owned(), scenes: model.scenes_json() }
}

/// The diagrams of all steps.
pub fn diagrams(model: &Model) -> &'static [String] {
    &of(model).diagrams
}

/// The finished figure, in the box of a diagram.
pub fn last(model: &Model) -> &'static str {
    &of(model).last
}

/// The movements, for the script.
pub fn scenes(model: &Model) -> &'static str {
    &of(model).scenes
}

/// A diagram with what it shows in words.
pub fn shown(drawing: &str, words: &str) -> Markup {
    html! {
        svg.diagram viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words) { (PreEscaped(drawing)) }
    }
}

/// The finished figure, beside its name.
pub fn figure(model: &Model) -> Markup {
    html! { img.finished src=(super::picture(&model.id)) alt="" width="160" height="160"; }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figure as a file of its own.
    fn file(model: &Model) -> String {
        let body = model.figure(192.0);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 192 192\" width=\"192\" height=\"192\">{}</svg>\n",
            body.inner()
        )
    }

    /// Does the file hold what the kernel folds? If not, it is written.
    fn is_as_folded((name, expected): &(String, String)) -> bool {
        let path = format!("{}/assets/{name}", env!("CARGO_MANIFEST_DIR"));
        let is_same = std::fs::read_to_string(&path).is_ok_and(|text| text == *expected);
        if !is_same {
            std::fs::write(&path, expected).expect("written");
        }
        is_same
    }

    #[track_caller]
    fn compare(files: &[(String, String)]) {
        let others: Vec<_> = files.iter().filter(|file| !is_as_folded(file)).map(|(name, _)| name).collect();
        assert!(others.is_empty(), "{others:?} were written anew: build and test again");
    }

    #[test]
    fn the_figures_are_those_of_the_kernel() {
        let files: Vec<_> = Model::all().iter().map(|model| (format!("{}.svg", model.id), file(model))).collect();
        compare(&files);
    }

    #[test]
    fn the_crane_of_the_logo_is_that_of_the_kernel() {
        let crane = Model::named("crane").expect("ours");
        let pose = crane.standing();
        let symbol = folding::figure::symbol(&pose, pose.look, 48.0);
        let line = format!("<symbol id=\"s-crane\" viewBox=\"0 0 48 48\">{}</symbol>", symbol.inner());
        let is_crane = |old: &str| old.starts_with("<symbol id=\"s-crane\"");
        let lines = crate::page::symbols::SPRITE.lines().map(|old| if is_crane(old) { line.as_str() } else { old });
        let mut files = vec![("symbols.svg".to_owned(), lines.collect::<Vec<_>>().join("\n") + "\n")];
        for name in ["icon.svg", "icon-turn.svg"] {
            let path = format!("{}/assets/{name}", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(&path).expect("an icon");
            let (before, rest) = text.split_once("<g transform").expect("a crane");
            let (_, after) = rest.split_once("</g>").expect("its end");
            // The picture of the figure is a group by itself.
            let after = after.trim_start_matches("</g>");
            let drawn = crane.figure(48.0);
            // Looking to the left: at the upper right it may be somebody's turn.
            let drawn = format!("<g transform=\"translate(45.6,2.4) scale(-.9,.9)\">{}</g>", drawn.inner());
            files.push((name.to_owned(), format!("{before}{drawn}{after}")));
        }
        compare(&files);
    }
}
