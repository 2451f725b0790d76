//! What is done with the paper, statement by statement; every state is checked.

use super::{Reader, Why};
use crate::fold::{Fold, Half, Refused, Way};
use crate::model::{Act, Move, Petal, Pose, Reverse, Tilt};
use crate::plane::{Line, Point};
use crate::state::State;
use crate::target::Loose;

impl Reader {
    /// One statement of a step.
    pub(super) fn act(&mut self, word: &str, words: &[&str]) -> Result<(), Why> {
        match (word, words) {
            ("crease", [line, seeds @ ..]) => self.crease(line, seeds),
            ("fold", [way, line, seeds @ ..]) => self.fold(way, line, seeds),
            ("turn", [line]) => {
                let axis = self.named_line(line)?;
                let after = self.state.turned_over(&axis);
                self.moved(after, Act::Over(axis))
            }
            ("spin", [point]) => {
                let about = self.point(point)?;
                let after = self.state.moved(&crate::plane::Iso::half_turn(about));
                self.moved(after, Act::Spin(about))
            }
            ("collapse", [around, rest @ ..]) => {
                let around = self.spot(around)?;
                let after = self.declared(rest)?;
                self.moved(after, Act::Collapse(around))
            }
            ("petal", [tip, "hinge", p, q, "sides", b, e, d, f, rest @ ..]) => {
                let spots = [tip, p, q, b, e, d, f].map(|name| self.spot(name));
                let [tip, p, q, b, e, d, f] = spots;
                let petal = Petal { tip: tip?, hinge: [p?, q?], sides: [(b?, e?), (d?, f?)] };
                let after = self.declared(rest)?;
                self.moved(after, Act::Petal(petal))
            }
            ("back", [step]) => self.back(step),
            ("again", [way, line, seeds @ ..]) => {
                let fold = self.simple(way, line, seeds)?;
                self.state = self.state.folded(&fold).map_err(refused)?.state;
                self.state.check().map_err(|fault| fault.to_string())
            }
            ("reverse", [way, line, seed, "lower", a, b, c, "from", from]) => {
                self.reverse(way, line, seed, [a, b, c], from)
            }
            ("tilt", [line, degrees, seeds @ ..]) => self.tilt(line, degrees, seeds),
            ("look", [right, above]) => self.look(right, above),
            ("press", [point]) => {
                let point = self.point(point)?;
                self.current()?.press.push(point);
                Ok(())
            }
            ("pinch", [point, "towards", other]) => {
                let (from, to) = (self.point(point)?, self.point(other)?);
                self.current()?.pinches.push((from, (to - from).unit()));
                Ok(())
            }
            ("soft", [point]) => {
                let point = self.point(point)?;
                self.current()?.soft.push(point);
                Ok(())
            }
            _ => Err(format!("“{word} {}” is nothing that can be done", words.join(" "))),
        }
    }

    /// Notes a movement; what paper can't do is refused.
    fn moved(&mut self, after: State, act: Act) -> Result<(), Why> {
        after.check().map_err(|fault| fault.to_string())?;
        if matches!(self.current()?.moves.last(), Some(Move { act: Act::Pose(_), .. })) {
            return Err("what is opened into space is not folded further".to_owned());
        }
        let before = std::mem::replace(&mut self.shown, after.clone());
        self.state = after.clone();
        self.current()?.moves.push(Move { before, after, act });
        Ok(())
    }

    fn simple(&self, way: &str, line: &str, seeds: &[&str]) -> Result<Fold, Why> {
        let way = match way {
            "valley" => Way::Valley,
            "mountain" => Way::Mountain,
            other => return Err(format!("“{other}” is neither valley nor mountain")),
        };
        let seeds = seeds.iter().map(|seed| self.spot(seed)).collect::<Result<_, _>>()?;
        Ok(Fold { line: self.named_line(line)?, seeds, way })
    }

    fn fold(&mut self, way: &str, line: &str, seeds: &[&str]) -> Result<(), Why> {
        let fold = self.simple(way, line, seeds)?;
        let folded = self.state.folded(&fold).map_err(refused)?;
        self.moved(folded.state.clone(), Act::Fold(fold, folded))
    }

    /// Folded and unfolded: what stays is a mark on every layer.
    fn crease(&mut self, line: &str, seeds: &[&str]) -> Result<(), Why> {
        let fold = self.simple("valley", line, seeds)?;
        let folded = self.state.folded(&fold).map_err(refused)?;
        folded.state.check().map_err(|fault| fault.to_string())?;
        let mut after = self.state.clone();
        let is_new = |ends: (Point, Point)| {
            let place = |end| self.state.place_of(end).map_or(1.0, |place| fold.line.height(place).abs());
            place(ends.0) < crate::plane::ON && place(ends.1) < crate::plane::ON
        };
        let creases = folded.state.creases().into_iter().map(|crease| crease.ends);
        after.marks.extend(creases.filter(|&ends| is_new(ends)));
        self.moved(after, Act::Crease(fold, folded))
    }

    /// `root NAME order NAME…`: a declared state, its faces from the lowest to the uppermost.
    fn declared(&self, words: &[&str]) -> Result<State, Why> {
        let ["root", root, "order", names @ ..] = words else {
            return Err("needs “root”, a face, “order”, and all faces from the lowest up".to_owned());
        };
        let faces = names.iter().map(|name| self.face(name)).collect::<Result<Vec<_>, _>>()?;
        let root = names.iter().position(|name| name == root).ok_or("the root is one of the faces")?;
        self.state.declared(&faces, root).map_err(|loose| match loose {
            Loose::Root(at) => format!("face “{}” lies on no single face of the paper before", names[at]),
            Loose::Face(at) => format!("face “{}” hangs together with no other", names[at]),
        })
    }

    /// The paper as it was after a step; what was folded since leaves marks.
    fn back(&mut self, step: &str) -> Result<(), Why> {
        let step: usize = step.parse().map_err(|_| format!("“{step}” is no step"))?;
        let before = self.states.get(step).ok_or_else(|| format!("there is no step {step} before this"))?.clone();
        let known: Vec<_> = before.creases().into_iter().map(|crease| crease.ends).collect();
        let is_new = |ends: &(Point, Point)| !known.iter().any(|&other| crate::plane::overlap(*ends, other).is_some());
        let left = self.state.creases().into_iter().map(|crease| crease.ends).filter(is_new);
        let marks = before.marks.iter().copied().chain(left).collect();
        self.current()?;
        self.state = State { marks, ..before };
        Ok(())
    }

    fn reverse(&mut self, way: &str, line: &str, seed: &str, lower: [&str; 3], from: &str) -> Result<(), Why> {
        let [a, b, side] = lower.map(|name| self.spot(name));
        let half = Half { ridge: Line::through(a?, b?).ok_or("a ridge needs two places")?, side: side? };
        let way = match way {
            "inside" => Way::Inside(half),
            "outside" => Way::Outside(half),
            other => return Err(format!("“{other}” is neither inside nor outside")),
        };
        let fold = Fold { line: self.named_line(line)?, seeds: vec![self.spot(seed)?], way };
        let from = self.named_line(from)?;
        let pivot = from.cross(&fold.line).ok_or("the crease does not turn about a point")?;
        let base = self.state.clone();
        let after = base.folded(&fold).map_err(refused)?.state;
        self.moved(after, Act::Reverse(Reverse { fold, base, pivot, from }))
    }

    /// A flap that is opened. All tilts of a step are one movement.
    fn tilt(&mut self, line: &str, degrees: &str, seeds: &[&str]) -> Result<(), Why> {
        let line = self.named_line(line)?;
        let seeds = seeds.iter().map(|seed| self.spot(seed)).collect::<Result<Vec<_>, _>>()?;
        let degrees: f64 = degrees.parse().map_err(|_| format!("“{degrees}” are no degrees"))?;
        if !degrees.is_finite() || degrees.abs() > 180.0 {
            return Err(format!("{degrees} degrees are more than a flap can turn"));
        }
        let (cut, moves) = self.state.flap(&line, &seeds).map_err(refused)?;
        if cut.faces.len() != self.state.faces.len() {
            return Err("a flap turns about a crease that is there".to_owned());
        }
        // The cut lists the faces by their order; here they keep their numbers.
        let mut by_face = vec![false; moves.len()];
        for (rank, &moves) in moves.iter().enumerate() {
            by_face[self.state.order[rank]] = moves;
        }
        let place = seeds.first().and_then(|&seed| self.state.place_of(seed)).unwrap_or_default();
        let line = if line.height(place) > 0.0 { line } else { Line { from: line.to, to: line.from } };
        let tilt = Tilt { moves: by_face, line, degrees };
        if let Some(Move { act: Act::Pose(pose), .. }) = self.current()?.moves.last_mut() {
            pose.tilts.push(tilt);
            return Ok(());
        }
        let pose = Pose { base: self.state.clone(), tilts: vec![tilt], look: (0.0, 0.0) };
        self.moved(self.state.clone(), Act::Pose(pose))
    }

    fn look(&mut self, right: &str, above: &str) -> Result<(), Why> {
        let degrees = |word: &str| word.parse::<f64>().ok().filter(|degrees| degrees.abs() <= 90.0);
        let look = degrees(right).zip(degrees(above)).ok_or("needs two angles up to 90 degrees")?;
        match self.current()?.moves.last_mut() {
            Some(Move { act: Act::Pose(pose), .. }) => {
                pose.look = look;
                Ok(())
            }
            _ => Err("only what is opened into space is looked at from the side".to_owned()),
        }
    }
}

fn refused(refused: Refused) -> Why {
    match refused {
        Refused::NoSuchSpot => "the spot is not on the sheet".to_owned(),
        Refused::OnTheLine => "the spot lies on the line, so it says no side".to_owned(),
        Refused::NothingMoves => "the line does not cross the paper there".to_owned(),
    }
}
