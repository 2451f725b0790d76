//! A lesson on two servers, on one of which the other player and the deck hold other cards: whoever learns, and whoever does not, gets the
//! same from both at every step, to the last byte, whether an answer is wanted or not.

use origami::State;
use serde_json::{Value, json};
use session::TableId;
use tabletop::scenario::Scenario;
use tabletop::{Game as _, Seat, Viewer};

use crate::sent::Difference;
use crate::world::{Ask, World};

const LANGUAGES: [&str; 3] = ["en", "it", "de"];

/// A lesson in which the other player holds cards that are never seen.
struct Lesson {
    name: &'static str,
    text: &'static str,
    /// What they hold and will draw, and what it could be instead: of the same cards, for which of them are in the game is no secret.
    hidden: &'static [[&'static str; 2]],
    /// An answer that is never wanted, though it is legal where it can be given.
    wrong: &'static str,
    /// As far as the cards stay hidden, as a browser sends it; an empty answer goes on.
    steps: &'static [&'static [&'static str]],
}

const LESSONS: [Lesson; 2] = [
    Lesson {
        name: "origami",
        text: include_str!("../../../session/lessons/origami.txt"),
        hidden: &[
            ["hand 1: dog vulture chicken", "hand 1: dog owl chicken"],
            ["deck: dog cat chicken fox owl", "deck: dog cat chicken fox vulture"],
        ],
        wrong: "do=draw&line=pig",
        steps: &[
            &["do=draw&line=raccoon&line=dove"],
            &["do=play&play=cat&from=hand&side=left&pays=yes&pay=sheep"],
            &["do=yes"],
            &[""],
            &["do=play&play=raccoon&from=hand&side=right&pays=yes&pay=fox"],
            &[""],
            &["do=use+right"],
            &["do=take&line=dog&discard=fox"],
            &[""],
            &[""],
            &[""],
            &["do=play&play=rabbit&from=hand&side=left&pays=yes&pay=cat&pay=dog&pay=fox"],
            &[""],
            &["do=play&play=chick&from=hand&side=right&pays=yes&pay=dove"],
        ],
    },
    Lesson {
        name: "legends",
        text: include_str!("../../../session/lessons/legends.txt"),
        hidden: &[["hand 1: triceratops penguin walrus", "hand 1: ankylosaurus t_rex snowy_owl"]],
        wrong: "do=draw&line=stegosaurus",
        steps: &[
            &["do=play&play=seal&from=hand&side=left&pays=yes&pay=t_rex"],
            &["do=yes"],
            &["do=play&play=brontosaurus&from=hand&side=right&pays=yes&pay=velociraptor&pay=rice_paper&pay=rice_paper"],
            &[""],
            &["do=play&play=yellow_musician&from=hand&pays=yes&pay=walrus"],
            &["do=play&play=polar_bear&from=line&side=left"],
            &["do=play&play=arctic_hare&from=hand&side=right&pays=yes&pay=rice_paper", "do=yes"],
        ],
    },
];

impl Lesson {
    /// Where it begins, as it is and as it could be.
    fn beginnings(&self) -> [State; 2] {
        let (_, text) = self.text.split_once("\nposition\n").expect("a position");
        let (text, _) = text.split_once("---").expect("its end");
        let other = self.hidden.iter().fold(text.to_owned(), |text, [is, instead]| {
            assert!(text.contains(is), "{is} stands in the lesson");
            text.replace(is, instead)
        });
        [text, &other].map(|text| Scenario::parse(text).expect("a position").position())
    }
}

/// Two servers, and on each the same lesson.
struct Pair {
    worlds: [World; 2],
    table: TableId,
    learner: String,
    cookie: String,
}

impl Pair {
    fn new(lesson: &Lesson) -> Self {
        let worlds = [World::new(7, None), World::new(7, None)];
        let begun = worlds.each_ref().map(|world| {
            let visitor = world.ask(&Ask::post("visitor", "/api/v1/visitors", &json!({ "name": "Ada" })));
            let visitor: Value = serde_json::from_slice(&visitor.body).expect("JSON");
            let learner = visitor["token"].as_str().expect("a token").to_owned();
            let cookie = world.cookie(&learner);
            let sent =
                world.ask(&Ask::form("begin", "/learn", &format!("lesson={}", lesson.name)).cookie(Some(&cookie)));
            let place = sent.headers.iter().find(|(name, _)| name == "location").expect("a table");
            let place = String::from_utf8(place.1.clone()).expect("text");
            (place.trim_start_matches("/t/").to_owned(), learner, cookie)
        });
        let [(table, learner, cookie), other] = begun;
        assert_eq!(table, other.0);
        let table = TableId::parse(&table).expect("an id");
        let [one, other] = lesson.beginnings();
        assert_ne!(one, other);
        assert_eq!(one.view(Viewer::Seat(Seat(0))), other.view(Viewer::Seat(Seat(0))), "the learner sees the same");
        worlds[1].stage(&table, other);
        Self { worlds, table, learner, cookie }
    }

    fn version(&self) -> u32 {
        self.worlds[0].look(&self.table, Some(&self.learner)).table.version
    }

    /// All that is asked at a step, by the learner and by a stranger.
    fn asks(&self) -> Vec<Ask> {
        let api = |rest: &str| format!("/api/v1/tables/{}{rest}", self.table);
        let page = |rest: &str| format!("/t/{}{rest}", self.table);
        let mut asks: Vec<Ask> =
            ["", "/events?since=0", "/record", "/hint"].map(|rest| Ask::get("lesson", api(rest))).into();
        asks.extend([Ask::get("lessons", "/learn"), Ask::get("home", "/"), Ask::get("picture", page("/picture.svg"))]);
        for language in LANGUAGES {
            for rest in
                ["", "/scores", "/hint", "/goal", "/player?seat=1", "/cards", "/replay", "/draft?play=seal&from=hand"]
            {
                let sign = if rest.contains('?') { '&' } else { '?' };
                asks.push(
                    Ask::get("lesson page", page(&format!("{rest}{sign}lang={language}"))).with("accept", "text/html"),
                );
            }
        }
        let learner = asks.iter().map(|ask| match ask.path.starts_with("/api") {
            true => ask.clone().by(Some(&self.learner)),
            false => ask.clone().cookie(Some(&self.cookie)),
        });
        learner.chain(asks.iter().cloned()).collect()
    }

    fn compare(&self, ask: &Ask) -> Result<u16, Box<Difference>> {
        let [one, other] = self.worlds.each_ref().map(|world| world.ask(ask));
        one.compare(&other, ask).map(|()| one.status)
    }

    /// What the stream of zones says first.
    fn listen(&self) -> Result<(), Box<Difference>> {
        for language in LANGUAGES {
            let path = format!("/t/{}/live?since=0&lang={language}", self.table);
            let ask = Ask::get("lesson stream", path).cookie(Some(&self.cookie));
            let [one, other] = self.worlds.each_ref().map(|world| world.listen(&ask).0);
            one.compare(&other, &ask)?;
        }
        Ok(())
    }

    /// A form of the table.
    fn form(&self, fields: &str) -> Ask {
        let (place, fields) = if fields.is_empty() { ("do", "do=learn-on") } else { ("move", fields) };
        let body = format!("version={}&{fields}", self.version());
        Ask::form("lesson form", format!("/t/{}/{place}", self.table), &body).cookie(Some(&self.cookie))
    }
}

fn whole(lesson: &Lesson) -> Result<u32, Box<Difference>> {
    let pair = Pair::new(lesson);
    let mut compared = 0;
    for step in lesson.steps {
        for ask in pair.asks() {
            pair.compare(&ask)?;
            compared += 1;
        }
        pair.listen()?;
        // What is not wanted is refused in the same words.
        for wrong in [lesson.wrong, "do=no", "do=play&play=snowy_owl&from=hand&side=left"] {
            assert!(pair.compare(&pair.form(wrong))? >= 400, "{step:?}: {wrong}");
        }
        for fields in *step {
            assert_eq!(pair.compare(&pair.form(fields))?, 303, "{fields}");
        }
    }
    Ok(compared)
}

#[test]
fn a_lesson_keeps_what_is_hidden() {
    for lesson in &LESSONS {
        let compared = whole(lesson).unwrap_or_else(|difference| panic!("{}: {difference}", lesson.name));
        assert!(compared > 300, "{}: {compared}", lesson.name);
    }
}
