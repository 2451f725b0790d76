//! Everybody has a figure, no two of a family look alike, and all of them stand out from what they stand on.

use drawings::figure::draw::RIM;
use drawings::figure::{Figure, Rgb};

use super::raster::Raster;
use super::*;
use crate::page::assets::colours::{DARK, EYES, LIGHT, Linear, colour, contrast, linear, times};

/// Two silhouettes that share more are hard to tell apart at a glance.
const MOST_ALIKE: f64 = 0.8;
/// Less contrast can't be seen at the rim of a figure.
const LEAST_CONTRAST: f64 = 1.35;
/// So much of a rim may be lost before the figure frays.
const MOST_LOST: f64 = 0.25;

/// Figures that stand together: the file of their sprite, and their names.
fn groups() -> Vec<(String, Vec<&'static str>)> {
    let of = |family| Species::all().filter(move |card| own_family(*card) == Some(family)).map(Species::figure);
    let mut groups: Vec<_> =
        Family::ALL.into_iter().map(|family| (file_of(Some(family)), of(family).collect())).collect();
    let people = Character::ALL.map(Character::word).into_iter().chain(["rice_paper"]).collect();
    groups.push((PEOPLE.to_owned(), people));
    groups.push((BOTS.to_owned(), Level::ALL.map(Level::name).to_vec()));
    groups
}

#[test]
fn every_card_and_every_bot_has_a_figure() {
    let all: Vec<&str> = groups().into_iter().flat_map(|(_, names)| names).collect();
    assert_eq!(all.len(), 69 + 10 + 1 + 5);
    let missing: Vec<&str> = all.iter().copied().filter(|name| figure::find(name).is_none()).collect();
    assert!(missing.is_empty(), "no figure yet: {}", missing.join(", "));
    let spare: Vec<&str> = figure::files().iter().map(|(name, _)| *name).filter(|name| !all.contains(name)).collect();
    assert!(spare.is_empty(), "a figure of nobody: {}", spare.join(", "));
}

#[test]
fn a_card_without_a_figure_shows_the_silhouette_of_its_family() {
    let heron = figure_or("sky.svg", "heron", "sky").into_string();
    assert!(heron.contains("#s-sky") && !heron.contains("heron"), "{heron}");
    let owl = figure_or("sky.svg", "owl", "sky").into_string();
    assert!(owl.contains("/sky.svg#owl\"") && !owl.contains("#s-"), "{owl}");
    assert!(of_bot(None).into_string().contains("#s-bot"));
}

#[test]
fn within_a_family_no_two_figures_look_alike() {
    let mut alike = Vec::new();
    for (file, names) in groups() {
        let drawn: Vec<(&str, Raster)> =
            names.iter().filter_map(|name| Some((*name, Raster::scaled(figure::find(name)?)))).collect();
        for (at, (one, raster)) in drawn.iter().enumerate() {
            for (other, other_raster) in &drawn[..at] {
                let share = raster.overlap(other_raster);
                assert!(share > 0.0, "{one}, {other}");
                if share > MOST_ALIKE {
                    alike.push(format!("{file}: {one} and {other} share {share:.2}"));
                }
            }
        }
    }
    assert!(alike.is_empty(), "{alike:#?}");
}

/// How much of a figure's rim is lost on a ground, with the paper-white rim around it.
fn lost(figure: &Figure, ground: Linear, eye: &[[f64; 3]; 3]) -> f64 {
    let seen = |colour: Linear| times(eye, colour).map(|part| part.clamp(0.0, 1.0));
    let stands_out = |colour: Rgb| contrast(seen(linear(colour)), seen(ground)) >= LEAST_CONTRAST;
    let white = Rgb::read(RIM).expect("a colour");
    if stands_out(white) {
        return 0.0;
    }
    let raster = Raster::whole(figure);
    let (all, lost) = raster.rim().fold((0, 0), |(all, lost), colour| (all + 1, lost + i32::from(!stands_out(colour))));
    f64::from(lost) / f64::from(all)
}

#[test]
fn figures_stand_out_from_their_ground_for_all_eyes_in_both_themes() {
    let token = |word: &'static str| match word {
        "polar" => "polar-ground",
        word => word,
    };
    let mut places: Vec<(&str, &str, Vec<&str>)> = Vec::new();
    for (file, names) in groups() {
        match Family::ALL.into_iter().find(|family| file == file_of(Some(*family))) {
            Some(family) => places.push((LIGHT, token(family.word()), names)),
            None if file == PEOPLE => {
                let (paper, people) = names.split_last().expect("rice paper");
                places.push((LIGHT, "yellow", people.to_vec()));
                places.push((LIGHT, "red", people.to_vec()));
                places.push((LIGHT, "rice-ground", vec![paper]));
            }
            None => places.push((LIGHT, "bot", names)),
        }
    }
    // Those on the home page stand on plain paper.
    for theme in [LIGHT, DARK] {
        let flock = || Family::ALL.map(figure::of_family).to_vec();
        places.extend(["paper", "paper-2", "paper-3"].map(|ground| (theme, ground, flock())));
    }
    let mut faint = Vec::new();
    for (theme, ground, names) in places {
        for (figure, (eye, matrix)) in names
            .iter()
            .filter_map(|name| figure::find(name))
            .flat_map(|f| EYES.iter().enumerate().map(move |e| (f, e)))
        {
            let share = lost(figure, colour(theme, ground), matrix);
            if share > MOST_LOST {
                faint.push(format!("{} on {ground} ({theme}), eye {eye}: {:.0} %", figure.name, 100.0 * share));
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

#[test]
fn sprites_hold_each_figure_once_and_need_no_weaker_policy() {
    let all: Vec<(String, String)> = sprites().collect();
    for (_, text) in &all {
        assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>\n"));
        assert!(!text.contains("style") && !text.contains("script") && !text.contains(" on"));
    }
    for (file, names) in groups() {
        let (_, text) = all.iter().find(|(name, _)| *name == file).expect("a sprite");
        for name in names.iter().filter(|name| figure::find(name).is_some()) {
            assert_eq!(text.matches(&format!("<symbol id=\"{name}\"")).count(), 1, "{name}");
        }
    }
}
