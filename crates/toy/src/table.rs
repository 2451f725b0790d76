//! What it brings to a table: bots, how a wish becomes a setup, and its words.

use bots::Bot;
use bots::contender::Contested;
use bots::judgement::{Forecast, Judged, Judgement};
use session::plain::{PlainAnswer, PlainRefusal, PlainScene, PlainSection, Said};
use session::rendered::{Broken, Events, Forbidden, GameKind, Help, Scene};
use session::{BadWish, Described, Hosted, Language, Options, SceneOf, Seat, Seats, Wish};
use tabletop::standing::MAX_PLAYERS;
use tabletop::{Asked, Game as _, RuleId as _, Stream};

use crate::rules::{Ask, Cup, Event, Move, Rule, Setup, View, speaker};
use crate::texts::TITLE;

/// It knows nothing beyond the rules.
#[derive(Default)]
pub struct Guess;

impl Judgement<Cup> for Guess {
    fn weigh(&mut self, _: &Cup, _: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.extend(moves.iter().map(|_| 1.0));
    }

    fn play_on(&mut self, _: &Cup, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
        stream.below(moves.len() as u32) as usize
    }

    fn is_enough(&mut self, _: &Cup, _: u32) -> bool {
        false
    }

    fn forecast(&mut self, cup: &Cup) -> Forecast {
        let mut scores = [0.0; MAX_PLAYERS];
        scores.iter_mut().zip(cup.points).for_each(|(score, points)| *score = f32::from(points));
        Forecast { scores, spread: 1.0 }
    }
}

impl Judged for Cup {
    type Judgement = Guess;

    const EXPLORATION: f32 = 1.0;

    fn dominated(&self, _: Seat, _: &[Move], _: impl FnMut(usize)) {}
}

impl Contested for Cup {
    const OWN: &[&str] = &[];

    fn own(_: &str) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

/// A sentence in the three languages.
fn said(en: &str, it: &str, de: &str) -> Said {
    Said::new(|language| {
        let words = match language {
            Language::En => en,
            Language::It => it,
            Language::De => de,
        };
        words.to_owned()
    })
}

impl Hosted for Cup {
    const GAMES: &'static [Described] = &[Described { word: TITLE, players: 2..=2, options: &[] }];
    const KIND: GameKind = GameKind::Plain;
    const OWN_DATA: &'static [&'static str] = &[];

    fn arrange(wish: &Wish, _: &mut Stream) -> Result<Setup, BadWish> {
        if wish.number_of_players().is_some_and(|players| players != 2) {
            let why = said("Two play this game.", "Si gioca in due.", "Man spielt zu zweit.");
            return Err(BadWish::Plain(PlainRefusal { rule: Rule::Turn.id(), why }));
        }
        Ok(Setup)
    }

    fn options(_: &Setup) -> Options {
        Options { players: 2, ..Options::default() }
    }

    fn is_start_of_turn(&self) -> bool {
        matches!(self.asked(), Asked::Chance(..))
    }

    type Lately = ();

    fn take_in((): &mut (), _: &Event) {}

    fn scene(scene: SceneOf<Self>) -> Scene {
        let asked = if let Asked::Seat(seat, _) = scene.view.asked { Seats::from_iter([seat]) } else { Seats::NONE };
        let answer = |&m: &Move| PlainAnswer { words: scene.words(m), label: label(m) };
        Scene::Plain(PlainScene {
            viewer: scene.viewer,
            sections: vec![under_the_cup(&scene.view), points(&scene.view)],
            asked,
            question: scene.ask.map(|ask| question(ask, &scene.view)),
            answers: scene.legal.iter().map(answer).collect(),
            legal_count: scene.legal_count,
            standing: scene.standing,
        })
    }

    fn events(seen: Vec<Event>) -> Events {
        Events::Plain(seen.into_iter().map(happened).collect())
    }

    fn forbidden((_, illegal): Broken<Self>) -> Forbidden {
        let why = match illegal.rule {
            Rule::Turn => {
                said("It is not your turn for that.", "Non tocca a te farlo.", "Das ist jetzt nicht deine Sache.")
            }
            Rule::Number => said("A die has six faces.", "Un dado ha sei facce.", "Ein Würfel hat sechs Seiten."),
        };
        Forbidden::Plain(PlainRefusal { rule: illegal.rule.id(), why })
    }

    fn help(&self, _: &SceneOf<Self>, (): &(), (): &(), _: Option<&str>) -> Help {
        Help::Plain(())
    }
}

fn under_the_cup(view: &View) -> PlainSection {
    let Seat(seat) = speaker(view.round);
    let mut lines = vec![said(
        &format!("{{{seat}}} has the cup."),
        &format!("{{{seat}}} ha il bicchiere."),
        &format!("{{{seat}}} hat den Becher."),
    )];
    lines.extend(view.die.map(|die| {
        said(
            &format!("Under it lies a {die}."),
            &format!("Sotto c'è un {die}."),
            &format!("Darunter liegt eine {die}."),
        )
    }));
    lines.extend(view.said.map(|face| happened(Event::Said(Seat(seat), face))));
    PlainSection { heading: said("The cup", "Il bicchiere", "Der Becher"), lines }
}

fn points(view: &View) -> PlainSection {
    let line = |(seat, points): (usize, &u8)| Said::new(|_| format!("{{{seat}}}: {points}"));
    PlainSection {
        heading: said("Points", "Punti", "Punkte"),
        lines: view.points.iter().enumerate().map(line).collect(),
    }
}

fn question(ask: Ask, view: &View) -> Said {
    let face = view.said.unwrap_or(0);
    match ask {
        Ask::Die | Ask::Say => said("Which number do you say?", "Che numero dici?", "Welche Zahl sagst du?"),
        Ask::Judge => said(
            &format!("Do you believe the {face}?"),
            &format!("Credi al {face}?"),
            &format!("Glaubst du die {face}?"),
        ),
    }
}

fn label(m: Move) -> Said {
    match m {
        Move::Rolled(face) | Move::Say(face) => Said::new(|_| face.to_string()),
        Move::Believe => said("I believe it", "Ci credo", "Ich glaube es"),
        Move::Doubt => said("I doubt it", "Ne dubito", "Ich bezweifle es"),
    }
}

fn happened(event: Event) -> Said {
    let name = |Seat(seat): Seat| format!("{{{seat}}}");
    let by = |seat: Seat, en: &str, it: &str, de: &str| {
        let name = name(seat);
        said(&format!("{name} {en}."), &format!("{name} {it}."), &format!("{name} {de}."))
    };
    match event {
        Event::Rolled(seat, None) => {
            by(seat, "rolls under the cup", "tira sotto il bicchiere", "würfelt unter dem Becher")
        }
        Event::Rolled(seat, Some(die)) => by(
            seat,
            &format!("rolls a {die} under the cup"),
            &format!("tira un {die} sotto il bicchiere"),
            &format!("würfelt eine {die} unter dem Becher"),
        ),
        Event::Said(seat, face) => by(seat, &format!("says {face}"), &format!("dice {face}"), &format!("sagt {face}")),
        Event::Judged(seat, true) => by(seat, "believes it", "ci crede", "glaubt es"),
        Event::Judged(seat, false) => by(seat, "doubts it", "ne dubita", "bezweifelt es"),
        Event::Lifted(die, winner) => by(
            winner,
            &format!("gets a point: it was a {die}"),
            &format!("ottiene un punto: era un {die}"),
            &format!("bekommt einen Punkt: es war eine {die}"),
        ),
    }
}
