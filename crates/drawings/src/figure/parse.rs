//! Reading a figure's file: a statement per line, or several with `;`.

use std::collections::BTreeMap;

use super::limb::{self, Joint};
use super::shade::{self, Correction, Rgb};
use super::{Corner, Facet, Fault, Figure, Layer};

/// What begins a statement; no point may be called so.
const KEYWORDS: [&str; 6] = ["figure", "paper", "mirror", "layer", "f", "limb"];
/// Points may lie a little outside of 0 to 100; beyond that is room for rim and shadow.
const SHEET: std::ops::RangeInclusive<f64> = -2.5..=102.5;

/// Reads a figure; `name` is that of its file.
///
/// # Errors
///
/// The first line that can't be read.
pub fn figure(name: &str, text: &str) -> Result<Figure, Fault> {
    let mut reader = Reader::default();
    let mut last = 1;
    let statements = || {
        text.lines().enumerate().flat_map(|(i, line)| {
            let line = line.split_once("//").map_or(line, |(before, _)| before);
            line.split(';').map(move |statement| (i + 1, statement.split_whitespace().collect::<Vec<_>>()))
        })
    };
    let faulty = |line: usize, why: String| Fault { file: format!("{name}.fig"), line, why };
    // Points may stand after their use.
    for (line, words) in statements().filter(|(_, words)| !words.is_empty()) {
        reader.learn(line, &words).map_err(|why| faulty(line, why))?;
    }
    reader.axis = None;
    for (line, words) in statements().filter(|(_, words)| !words.is_empty()) {
        reader.fold(line, &words).map_err(|why| faulty(line, why))?;
        last = line;
    }
    reader.finish(name).map_err(|(line, why)| faulty(line.unwrap_or(last), why))
}

/// A point of the file.
struct Point {
    at: Corner,
    axis: Option<f64>,
    line: usize,
    used: bool,
}

/// A paper of the file.
struct Paper {
    colour: Rgb,
    line: usize,
    used: bool,
}

/// What was read so far.
#[derive(Default)]
struct Reader {
    title: Option<(String, String)>,
    papers: BTreeMap<String, Paper>,
    points: BTreeMap<String, Point>,
    axis: Option<f64>,
    layers: Vec<Layer>,
}

impl Reader {
    /// First reading: names, papers and points.
    fn learn(&mut self, line: usize, words: &[&str]) -> Result<(), String> {
        match words {
            ["figure", name, view @ ..] if self.title.is_none() => {
                self.title = Some(((*name).to_owned(), view.join(" ")));
                Ok(())
            }
            ["figure", ..] => Err("'figure NAME VIEW' stands once".to_owned()),
            ["paper", name, colour] => self.learn_paper(line, name, colour),
            ["paper", ..] => Err("a paper is 'paper LETTER #rrggbb'".to_owned()),
            ["mirror", ..] => self.mirror(words),
            [word, ..] if KEYWORDS.contains(word) => Ok(()),
            [name, numbers @ ..] => self.learn_point(line, name, numbers),
            [] => Ok(()),
        }
    }

    fn learn_paper(&mut self, line: usize, name: &str, colour: &str) -> Result<(), String> {
        if name.len() != 1 || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Err(format!("a paper is called by one small letter, not '{name}'"));
        }
        let colour = Rgb::read(colour).ok_or_else(|| format!("a colour is #rrggbb, not '{colour}'"))?;
        match self.papers.insert(name.to_owned(), Paper { colour, line, used: false }) {
            None => Ok(()),
            Some(before) => Err(format!("paper {name} is there already, in line {}", before.line)),
        }
    }

    fn learn_point(&mut self, line: usize, name: &str, numbers: &[&str]) -> Result<(), String> {
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) || !name.chars().all(|c| c.is_ascii_alphanumeric()) {
            return Err(format!("'{name}' is neither a word of figures nor a point's name (letters and digits)"));
        }
        let (x, y, height) = match numbers {
            [x, y] => (number(x)?, number(y)?, 0.0),
            [x, y, height] => (number(x)?, number(y)?, number(height)?),
            _ => return Err(format!("a point is 'NAME x y' or 'NAME x y height', as in '{name} 50 20 4'")),
        };
        on_sheet(x, y)?;
        if !(-40.0..=40.0).contains(&height) {
            return Err(format!("a height is between -40 and 40, not {height}"));
        }
        let point = Point { at: Corner { x, y, height }, axis: self.axis, line, used: false };
        match self.points.insert(name.to_owned(), point) {
            None => Ok(()),
            Some(before) => Err(format!("point {name} is there already, in line {}", before.line)),
        }
    }

    fn mirror(&mut self, words: &[&str]) -> Result<(), String> {
        self.axis = match words {
            ["mirror", "off"] => None,
            ["mirror", axis] => Some(number(axis)?),
            _ => return Err("a mirror is 'mirror x' or 'mirror off'".to_owned()),
        };
        Ok(())
    }

    /// Second reading: layers, facets and limbs.
    fn fold(&mut self, line: usize, words: &[&str]) -> Result<(), String> {
        match words {
            ["mirror", ..] => self.mirror(words),
            ["layer", name] => self.open_layer(name),
            ["layer", ..] => Err("a layer is 'layer NAME'".to_owned()),
            ["f", corners @ .., paper] if corners.len() >= 3 => self.facet(line, corners, paper),
            ["f", ..] => Err("a facet is 'f' with three points or more and a paper".to_owned()),
            ["limb", papers, joints @ ..] if joints.len() >= 2 => self.limb(line, papers, joints),
            ["limb", ..] => Err("a limb is 'limb PAPER x,y,w x,y,w' with two places or more".to_owned()),
            _ => Ok(()),
        }
    }

    fn open_layer(&mut self, name: &str) -> Result<(), String> {
        if self.layers.iter().any(|layer| layer.name.as_deref() == Some(name)) {
            return Err(format!("layer {name} is there already"));
        }
        self.layers.push(Layer { name: Some(name.to_owned()), facets: Vec::new() });
        Ok(())
    }

    fn facet(&mut self, line: usize, corners: &[&str], paper: &str) -> Result<(), String> {
        let axis = self.axis;
        let (paper, correction) = self.paper(paper)?;
        let corners = corners.iter().map(|name| self.corner(name)).collect::<Result<Vec<_>, _>>()?;
        if let Some(axis) = axis
            && corners.iter().any(|corner| corner.x < axis - 0.01)
            && corners.iter().any(|corner| corner.x > axis + 0.01)
        {
            return Err(format!("the facet crosses the mirror at {axis}: cut it there"));
        }
        let twin = axis.map(|axis| corners.iter().map(|corner| corner.mirrored(axis)).collect::<Vec<_>>());
        let Some(layer) = self.layers.last_mut().filter(|layer| layer.name.is_some()) else {
            return Err("a facet needs a layer: 'layer NAME' before it (a limb is one of its own)".to_owned());
        };
        for corners in [Some(corners), twin].into_iter().flatten() {
            layer.facets.push(Facet { shade: shade::shade(&corners, correction), corners, paper, line });
        }
        Ok(())
    }

    fn limb(&mut self, line: usize, papers: &str, joints: &[&str]) -> Result<(), String> {
        let papers = papers.split('|').map(|word| self.paper(word)).collect::<Result<Vec<_>, _>>()?;
        let joints = joints.iter().map(|word| joint(word)).collect::<Result<Vec<_>, _>>()?;
        let mut facets = strip(&joints, &papers, line)?;
        // A limb on the mirror has no twin.
        if let Some(axis) = self.axis.filter(|axis| joints.iter().any(|joint| (joint.x - axis).abs() > 0.01)) {
            let twin: Vec<Joint> = joints.iter().map(|joint| joint.mirrored(axis)).collect();
            let twin = strip(&twin, &papers, line)?;
            let is_left = |corner: &Corner| corner.x < axis;
            let mut corners = facets.iter().flat_map(|facet| &facet.corners);
            let first = corners.next().is_some_and(is_left);
            // Twins that do not meet lie side by side; others one above the other.
            if corners.all(|corner| is_left(corner) == first) {
                facets.extend(twin);
            } else {
                self.layers.push(Layer { name: None, facets });
                facets = twin;
            }
        }
        self.layers.push(Layer { name: None, facets });
        Ok(())
    }

    /// A paper with its correction: `a`, `a+1`, `a-2`, `k=1`.
    fn paper(&mut self, word: &str) -> Result<(Rgb, Correction), String> {
        let (name, rest) = word.split_at_checked(1).ok_or_else(|| format!("'{word}' is no paper"))?;
        let paper = self.papers.get_mut(name).ok_or_else(|| format!("there is no paper {name} (of '{word}')"))?;
        paper.used = true;
        let digit = |digits: &str| {
            digits
                .parse::<u8>()
                .ok()
                .filter(|n| *n <= 9)
                .ok_or_else(|| format!("behind a paper stands +n, -n or =n with n from 0 to 9, not '{rest}'"))
        };
        let correction = match rest.split_at_checked(1) {
            None => Correction::By(0),
            Some(("=", n)) => Correction::To(digit(n)?),
            Some(("+", n)) => Correction::By(digit(n)? as i8),
            Some(("-", n)) => Correction::By(-(digit(n)? as i8)),
            Some(_) => return Err(format!("behind a paper stands +n, -n or =n, not '{rest}'; or a point is missing")),
        };
        Ok((paper.colour, correction))
    }

    /// The corner at a point, or at its twin: `p'`.
    fn corner(&mut self, word: &str) -> Result<Corner, String> {
        let name = word.strip_suffix('\'').unwrap_or(word);
        let point = self.points.get_mut(name).ok_or_else(|| format!("there is no point {name}"))?;
        point.used = true;
        match point.axis {
            _ if name == word => Ok(point.at),
            Some(axis) => Ok(point.at.mirrored(axis)),
            None => Err(format!("point {name} has no twin: it stands outside of a mirror")),
        }
    }

    /// The figure, or a fault with its line, or with none for the whole.
    fn finish(self, name: &str) -> Result<Figure, (Option<usize>, String)> {
        let (title, view) = self.title.ok_or((Some(1), "the first statement is 'figure NAME VIEW'".to_owned()))?;
        if title != name {
            return Err((Some(1), format!("the figure is called {title} and its file {name}")));
        }
        if let Some((point, at)) = self.points.iter().filter(|(_, point)| !point.used).min_by_key(|(_, p)| p.line) {
            return Err((Some(at.line), format!("point {point} is not used")));
        }
        if let Some((paper, at)) = self.papers.iter().find(|(_, paper)| !paper.used) {
            return Err((Some(at.line), format!("paper {paper} is not used")));
        }
        if let Some(layer) = self.layers.iter().find(|layer| layer.facets.is_empty()) {
            return Err((None, format!("layer {} has no facets", layer.name.as_deref().unwrap_or("limb"))));
        }
        if self.layers.is_empty() {
            return Err((None, "the figure has no facets".to_owned()));
        }
        Ok(Figure { name: title, view, layers: self.layers })
    }
}

/// The facets of a limb.
fn strip(joints: &[Joint], papers: &[(Rgb, Correction)], line: usize) -> Result<Vec<Facet>, String> {
    let mut facets = Vec::new();
    for (i, sides) in limb::sides(joints).into_iter().enumerate() {
        let (paper, correction) = papers[i % papers.len()];
        for corners in sides {
            corners.iter().try_for_each(|corner| on_sheet(corner.x, corner.y))?;
            let corners = corners.to_vec();
            facets.push(Facet { shade: shade::shade(&corners, correction), corners, paper, line });
        }
    }
    Ok(facets)
}

fn number(word: &str) -> Result<f64, String> {
    word.parse().ok().filter(|n: &f64| n.is_finite()).ok_or_else(|| format!("'{word}' is no number"))
}

fn on_sheet(x: f64, y: f64) -> Result<(), String> {
    if SHEET.contains(&x) && SHEET.contains(&y) {
        return Ok(());
    }
    Err(format!("{x:.1} {y:.1} lies off the sheet of 0 to 100"))
}

/// A place of a limb: `x,y,w`.
fn joint(word: &str) -> Result<Joint, String> {
    let parts = word.split(',').map(number).collect::<Result<Vec<_>, _>>()?;
    let [x, y, half] = parts[..] else { return Err(format!("a place of a limb is x,y,w, not '{word}'")) };
    if !(0.05..=40.0).contains(&half) {
        return Err(format!("half a limb's width is between 0.05 and 40, not {half}"));
    }
    Ok(Joint { x, y, half })
}
