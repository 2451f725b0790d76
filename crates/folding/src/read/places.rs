//! Places found by folding: middles, crossings, halved angles.

use super::{Reader, Why};
use crate::plane::{Iso, Line, Point, at};

/// Where names are looked up: on the sheet, or on the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Sheet,
    Table,
}

/// Something of that name.
fn find<T: Clone>(all: &[(String, T)], name: &str) -> Option<T> {
    all.iter().find(|(known, _)| known == name).map(|(_, one)| one.clone())
}

/// A number, or a fraction of two.
fn number(word: &str) -> Option<f64> {
    let (above, below) = word.split_once('/').unwrap_or((word, "1"));
    let (above, below): (f64, f64) = (above.parse().ok()?, below.parse().ok()?);
    (above.is_finite() && below.is_finite() && below != 0.0).then_some(above / below)
}

impl Reader {
    /// A point of the sheet by its name.
    pub(super) fn spot(&self, name: &str) -> Result<Point, Why> {
        find(&self.spots, name).ok_or_else(|| format!("there is no spot “{name}”"))
    }

    /// A place on the table by its name; a spot stands for where it lies now.
    pub(super) fn point(&self, name: &str) -> Result<Point, Why> {
        if let Some(point) = find(&self.points, name) {
            return Ok(point);
        }
        let spot = self.spot(name)?;
        self.state.place_of(spot).ok_or_else(|| format!("“{name}” is not on the sheet"))
    }

    /// A line by its name.
    pub(super) fn named_line(&self, name: &str) -> Result<Line, Why> {
        find(&self.lines, name).ok_or_else(|| format!("there is no line “{name}”"))
    }

    /// A face of a declared state by its name.
    pub(super) fn face(&self, name: &str) -> Result<Vec<Point>, Why> {
        find(&self.faces, name).ok_or_else(|| format!("there is no face “{name}”"))
    }

    /// `spot`, `point`, `line` or `face`, a name, and how it is found.
    pub(super) fn define(&mut self, what: &str, words: &[&str]) -> Result<(), Why> {
        let [name, how @ ..] = words else { return Err(format!("the {what} needs a name")) };
        let name = (*name).to_owned();
        let is_new = match what {
            "spot" => find(&self.spots, &name).is_none(),
            "face" => find(&self.faces, &name).is_none(),
            "point" => find(&self.points, &name).is_none() && find(&self.spots, &name).is_none(),
            _ => find(&self.lines, &name).is_none(),
        };
        if !is_new {
            return Err(format!("there is another {what} “{name}”"));
        }
        match what {
            "spot" => {
                let spot = self.place(On::Sheet, how)?;
                self.spots.push((name, spot));
            }
            "point" => {
                let point = self.place(On::Table, how)?;
                self.points.push((name, point));
            }
            "face" => {
                let corners = how.iter().map(|corner| self.spot(corner)).collect::<Result<Vec<_>, _>>()?;
                if corners.len() < 3 {
                    return Err("a face has three corners or more".to_owned());
                }
                self.faces.push((name, corners));
            }
            _ => {
                let line = self.found_line(On::Table, how)?;
                self.lines.push((name, line));
            }
        }
        Ok(())
    }

    fn known(&self, on: On, name: &str) -> Result<Point, Why> {
        if on == On::Sheet { self.spot(name) } else { self.point(name) }
    }

    fn place(&self, on: On, how: &[&str]) -> Result<Point, Why> {
        let known = |name: &str| self.known(on, name);
        match *how {
            ["at", x, y] if on == On::Sheet => match (number(x), number(y)) {
                (Some(x), Some(y)) if (0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y) => Ok(at(x, y)),
                _ => Err(format!("“{x} {y}” is no point of the sheet, which goes from 0 to 1")),
            },
            ["middle", one, other] => Ok(known(one)?.middle(known(other)?)),
            ["cross", one, other] if on == On::Table => {
                let crossing = self.named_line(one)?.cross(&self.named_line(other)?);
                crossing.ok_or_else(|| format!("“{one}” and “{other}” do not cross"))
            }
            ["cross", a, b, "with", ref rest @ ..] => {
                let one = Line::through(known(a)?, known(b)?).ok_or("a line needs two places")?;
                let other = self.found_line(on, rest)?;
                one.cross(&other).ok_or_else(|| "the lines do not cross".to_owned())
            }
            ["mirror", point, "in", line] if on == On::Table => {
                Ok(Iso::across(&self.named_line(line)?).of(known(point)?))
            }
            ["under", point, "at", spot] if on == On::Sheet => {
                let found = self.state.spot_under(self.point(point)?, self.spot(spot)?);
                found.ok_or_else(|| format!("no layer with “{spot}” lies at “{point}”"))
            }
            _ => Err(format!("“{}” is no way to find a place", how.join(" "))),
        }
    }

    fn found_line(&self, on: On, how: &[&str]) -> Result<Line, Why> {
        let known = |name: &str| self.known(on, name);
        let line = match *how {
            ["through", one, other] => Line::through(known(one)?, known(other)?),
            ["between", one, other] => Line::between(known(one)?, known(other)?),
            ["bisect", one, corner, other] => Line::bisector(known(one)?, known(corner)?, known(other)?),
            ["square", point, "to", one, other] => Line::through(known(one)?, known(other)?)
                .and_then(|line| known(point).ok().map(|point| line.square(point))),
            ["parallel", point, "to", line] => Some(self.named_line(line)?.parallel(known(point)?)),
            ["bring", point, "onto", line, "through", hinge, "near", near] => {
                self.named_line(line)?.bringing(known(point)?, known(hinge)?, known(near)?)
            }
            _ => return Err(format!("“{}” is no way to find a line", how.join(" "))),
        };
        line.ok_or_else(|| format!("“{}” gives no line", how.join(" ")))
    }
}
