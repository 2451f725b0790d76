//! A seat changes hands while its first owner still listens: two servers that deal differently to the next one send the first the
//! same, to the last byte, and then no more.

use serde_json::{Value, json};

use crate::world::{Ask, Live, World};

/// How somebody loses a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Loses {
    Leaves,
    IsRemoved,
    IsForgotten,
}

/// Asks for something that must go well.
fn sure(world: &World, ask: &Ask) -> Value {
    let sent = world.ask(ask);
    let body = String::from_utf8_lossy(&sent.body);
    assert!(sent.status < 300, "{ask}: {body}");
    serde_json::from_str(&body).unwrap_or_default()
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// A table at which somebody has sat down, and listens in every way there is.
struct Seated {
    table: String,
    host: String,
    invite: String,
    seat: String,
    visitor: String,
    streams: Vec<(Ask, Live)>,
}

impl Seated {
    fn new(world: &World, game: &str) -> Self {
        let wish = json!({ "game": game, "players": 2, "name": "Ada" });
        let made = sure(world, &Ask::post("table", "/api/v1/tables", &wish));
        let (table, host, invite) = (word(&made["table"]["id"]), word(&made["token"]), word(&made["invite"]));
        let zoe = Ask::post("visitor", "/api/v1/visitors", &json!({ "name": "Zoe" }));
        let visitor = word(&sure(world, &zoe)["token"]);
        let join = Ask::post("join", format!("/api/v1/tables/{table}/join"), &json!({ "invite": invite }));
        let seat = word(&sure(world, &join.by(Some(&visitor)))["token"]);
        let api = |rest: &str| Ask::get("live", format!("/api/v1/tables/{table}/stream{rest}"));
        let page = Ask::get("page live", format!("/t/{table}/live?since=0")).with("accept", "text/html");
        let asks = [
            api("?since=0").by(Some(&seat)),
            api("?lang=de").by(Some(&visitor)),
            page.cookie(Some(&world.cookie(&visitor))),
        ];
        let streams = asks.map(|ask| {
            let (sent, live) = world.listen(&ask);
            assert_eq!(sent.status, 200, "{ask}");
            (ask, live)
        });
        Self { table, host, invite, seat, visitor, streams: streams.into() }
    }

    fn deed(&self, rest: &str, body: &Value, token: &str) -> Ask {
        Ask::post("deed", format!("/api/v1/tables/{}/{rest}", self.table), body).by(Some(token))
    }

    /// The seat becomes free, or nobody's.
    fn lose(&self, world: &World, how: Loses) {
        match how {
            Loses::Leaves => sure(world, &self.deed("leave", &json!({}), &self.seat)),
            Loses::IsRemoved => sure(world, &self.deed("remove", &json!({ "seat": 1 }), &self.host)),
            Loses::IsForgotten => {
                sure(world, &Ask { method: "DELETE", ..Ask::get("forget", "/api/v1/me") }.by(Some(&self.visitor)))
            }
        };
    }

    /// Somebody else sits down there, and the game starts; what the next owner sees.
    fn go_on(&self, world: &World) -> String {
        let join = json!({ "invite": self.invite, "name": "Bea" });
        let next = sure(world, &Ask::post("join", format!("/api/v1/tables/{}/join", self.table), &join));
        assert_eq!(next["seat"], 1);
        sure(world, &self.deed("start", &json!({}), &self.host));
        let look = Ask::get("look", format!("/api/v1/tables/{}", self.table)).by(Some(&word(&next["token"])));
        sure(world, &look).to_string()
    }
}

/// All that comes until the streams end.
fn hear_all(world: &World, seated: &mut Seated) -> Vec<(Ask, Vec<u8>)> {
    let mut heard = Vec::new();
    for (ask, mut live) in std::mem::take(&mut seated.streams) {
        let mut all = Vec::new();
        while let Some(sent) = world.hear_or_end(&ask, &mut live) {
            let is_idle = sent.body == b":\n\n" || sent.body.starts_with(b"event: beat");
            all.extend(sent.body);
            // A stream that goes on is caught by what it tells, and by the lack of a last word.
            if is_idle {
                break;
            }
        }
        heard.push((ask, all));
    }
    heard
}

/// How two worlds go on: `late` if the first owner reads nothing until the game has started.
fn tells_nothing(game: &str, how: Loses, late: bool) {
    let case = format!("{game}, {how:?}, {late}");
    let worlds = [World::new(77, None), World::new(77, None)];
    let mut seated = worlds.each_ref().map(|world| Seated::new(world, game));
    assert_eq!(seated[0].table, seated[1].table, "{case}");
    let mut heard = [Vec::new(), Vec::new()];
    for (at, world) in worlds.iter().enumerate() {
        seated[at].lose(world, how);
        if !late {
            heard[at].extend(hear_all(world, &mut seated[at]));
        }
        // The worlds part here.
        world.source.plan(&[at as u64 + 1; 8]);
    }
    let [one, other] = [0, 1].map(|at: usize| seated[at].go_on(&worlds[at]));
    assert_ne!(one, other, "{case}: there is something to hide");
    for (at, world) in worlds.iter().enumerate() {
        heard[at].extend(hear_all(world, &mut seated[at]));
    }
    let [one, other] = heard;
    for ((ask, one), (_, other)) in one.into_iter().zip(other) {
        let text = String::from_utf8_lossy(&one);
        assert_eq!(text, String::from_utf8_lossy(&other), "{case}: {ask}");
        assert!(!text.contains("\"legal\":{") && !text.contains("z-hand"), "{case}: {ask}: {text}");
    }
}

#[test]
fn a_seat_that_was_handed_on_tells_its_first_owner_nothing() {
    for how in [Loses::Leaves, Loses::IsRemoved, Loses::IsForgotten] {
        for late in [true, false] {
            tells_nothing("origami", how, late);
        }
        tells_nothing("islands", how, true);
    }
}

/// The streams say why they end, and end.
#[test]
fn the_last_word_of_a_stream_says_why() {
    for (how, said) in [
        (Loses::Leaves, ["wrong_token", "seat_lost"]),
        (Loses::IsRemoved, ["wrong_token", "seat_lost"]),
        (Loses::IsForgotten, ["wrong_token", "wrong_token"]),
    ] {
        let world = World::new(78, None);
        let mut seated = Seated::new(&world, "mixed");
        seated.lose(&world, how);
        let heard = hear_all(&world, &mut seated);
        for ((ask, heard), said) in heard.iter().zip([said[0], said[1]]) {
            let text = String::from_utf8_lossy(heard);
            let last = text.trim_end().rsplit("\n\n").next().unwrap_or_default();
            assert!(last.starts_with("event: error") && last.contains(said), "{how:?}: {ask}: {text}");
        }
        let page = String::from_utf8_lossy(&heard[2].1);
        assert!(page.ends_with("event: gone\ndata: \n\n"), "{how:?}: {page}");
    }
}
