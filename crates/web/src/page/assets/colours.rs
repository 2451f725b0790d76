//! Whether the colours of the style sheet can be read, and told apart by everybody.

use drawings::figure::Rgb;
use session::cards::Family;

use super::{ALL, EVERYWHERE, STYLE};

/// Red, green and blue, as light.
pub type Linear = [f64; 3];

/// The value of a token in the block of rules that begins with a line.
fn token<'a>(block: &'a str, name: &str) -> Option<&'a str> {
    let key = format!("--{name}: ");
    let line = block.lines().map(str::trim).find(|line| line.starts_with(&key))?;
    line[key.len()..].strip_suffix(';')
}

fn block(start: &str) -> &'static str {
    let at = EVERYWHERE.find(start).expect(start);
    EVERYWHERE[at..].split_once('}').expect("an end").0
}

/// Where the tokens of the light theme stand.
pub const LIGHT: &str = ":root {";
/// Where those of the dark theme stand.
pub const DARK: &str = ":root[data-theme=dark] {";
const NIGHT: &str = ":root:not([data-theme=light]) {";

/// A colour of a theme: the dark one changes some tokens only.
pub fn colour(theme: &str, name: &str) -> Linear {
    let value = token(block(theme), name).or_else(|| token(block(LIGHT), name)).expect(name);
    linear(Rgb::read(value).unwrap_or_else(|| panic!("{name}: {value}")))
}

/// A colour as light.
pub fn linear(colour: Rgb) -> Linear {
    colour.0.map(|byte| {
        let part = f64::from(byte) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// How much one colour stands out from another (WCAG 2).
pub fn contrast(one: Linear, other: Linear) -> f64 {
    let light = |[red, green, blue]: Linear| 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn all_text_has_enough_contrast_in_both_themes() {
    let pairs = [
        ("ink", &["paper", "paper-2", "paper-3", "turn-soft"][..]),
        ("ink-soft", &["paper", "paper-2", "paper-3"]),
        ("accent", &["paper", "paper-2"]),
        ("accent-ink", &["accent"]),
        ("good", &["paper", "paper-2"]),
        ("bad", &["paper", "paper-2"]),
        ("turn", &["paper", "paper-2", "turn-soft"]),
    ];
    for theme in [LIGHT, DARK] {
        for (text, grounds) in pairs {
            for ground in grounds {
                let got = contrast(colour(theme, text), colour(theme, ground));
                assert!(got >= 4.5, "{theme} {text} on {ground}: {got:.2}");
            }
        }
    }
}

#[test]
fn what_is_drawn_on_a_family_s_colour_stands_out() {
    let classes = Family::ALL.map(|family| (family.word(), family.word()));
    let others = [("character-yellow", "yellow"), ("character-red", "red"), ("rice", "rice")];
    for (class, token) in classes.into_iter().chain(others) {
        let rule = block(&format!(".{class} {{"));
        assert!(rule.contains(&format!("--family: var(--{token})")), "{rule}");
        let ink = if rule.contains("var(--on-dark)") { "on-dark" } else { "on-light" };
        let got = contrast(colour(LIGHT, token), colour(LIGHT, ink));
        assert!(got >= 4.5, "{class}: {got:.2}");
    }
}

#[test]
fn every_family_and_each_version_of_a_character_has_a_motif_of_its_own() {
    let words = Family::ALL.map(Family::word).into_iter().chain(["character-yellow", "character-red", "rice"]);
    let motifs: Vec<&str> =
        words.map(|class| block(&format!(".{class} {{ --motif: ")).split_once(": ").expect(class).1).collect();
    for (at, one) in motifs.iter().enumerate() {
        assert!(!motifs[..at].contains(one), "{one}");
    }
}

#[test]
fn both_ways_to_the_dark_theme_are_the_same() {
    let tokens =
        |start| block(start).lines().skip(1).map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>();
    assert_eq!(tokens(DARK), tokens(NIGHT));
}

/// How colours look to most people, and without red, green or blue cones (Machado, Oliveira and Fernandes 2009).
pub const EYES: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
];

/// A colour as these eyes see it, or in other axes.
pub fn times(matrix: &[[f64; 3]; 3], [x, y, z]: [f64; 3]) -> [f64; 3] {
    matrix.map(|[a, b, c]| a * x + b * y + c * z)
}

/// A colour in Oklab, where distances are as they are seen.
fn oklab(colour: Linear) -> [f64; 3] {
    let cones = [
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
    ];
    let axes = [
        [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
    ];
    times(&axes, times(&cones, colour).map(f64::cbrt))
}

#[test]
fn families_are_told_apart_by_colour_blind_eyes() {
    for (eye, matrix) in EYES.iter().enumerate() {
        let seen =
            Family::ALL.map(|family| oklab(times(matrix, colour(LIGHT, family.word())).map(|x| x.clamp(0.0, 1.0))));
        for (at, one) in seen.iter().enumerate() {
            for (other_at, other) in seen[..at].iter().enumerate() {
                let distance = one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                assert!(
                    distance >= 0.1,
                    "eye {eye}: {:?}, {:?}: {distance:.3}",
                    Family::ALL[at],
                    Family::ALL[other_at]
                );
            }
        }
    }
}

#[test]
fn every_token_that_is_used_is_set_somewhere() {
    let set = |name: &str| {
        ALL.iter().any(|asset| asset.text.contains(&format!("{name}:")) || asset.text.contains(&format!("'{name}'")))
    };
    let sheets = ALL.iter().filter(|asset| asset.kind == STYLE);
    for used in sheets.flat_map(|sheet| sheet.text.split("var(").skip(1)) {
        let name = used.split([')', ',', ' ']).next().unwrap_or_default();
        let has_fallback = used[name.len()..].starts_with(',');
        assert!(has_fallback || set(name), "{name}");
    }
}
