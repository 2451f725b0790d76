//! Requests made up from the description of the API: what it allows is understood, what it forbids is refused, and every answer is as
//! it says.

use std::collections::{BTreeMap, BTreeSet};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tabletop::Stream;

use crate::harness::Server;
use crate::made_up::{Maker, bounds, kinds};
use crate::openapi::{description, differences};

/// Requests for each operation, of each kind.
const EACH: u32 = 120;

/// A table, and who may ask for something there.
#[derive(Clone)]
struct Home {
    table: String,
    tokens: Vec<String>,
}

/// Tables in all kinds of states, and a visitor who sits at none of them.
struct World {
    homes: Vec<Home>,
    visitor: String,
}

impl World {
    async fn new(server: &Server) -> Self {
        let text = |made: &Value, name: &str| made[name].as_str().expect("a text").to_owned();
        let mut homes = Vec::new();
        for (wish, players) in [
            (json!({ "game": "origami", "hints": true }), 2),
            (json!({ "game": "islands-solo" }), 1),
            (json!({ "game": "legends" }), 2),
        ] {
            let seated = server.table(&wish, players).await;
            let tokens = seated.iter().map(|player| player.token.clone()).collect();
            homes.push(Home { table: seated[0].table.clone(), tokens });
        }
        let Home { table, tokens } = &homes[2];
        server.post(&format!("/tables/{table}/resign"), Some(&tokens[0]), &json!({})).await.expect(200);
        for wish in [
            json!({ "game": "islands", "name": "Eve", "listed": true, "players": 6 }),
            json!({ "game": "origami", "name": "Eve", "seats": [{ "kind": "me" }, { "kind": "bot", "level": "hina" }] }),
        ] {
            let made = server.post("/tables", None, &wish).await.expect(201);
            homes.push(Home { table: text(&made["table"], "id"), tokens: vec![text(&made, "token")] });
        }
        let visitor = server.post("/visitors", None, &json!({ "name": "Vi" })).await.expect(201);
        Self { homes, visitor: text(&visitor, "token") }
    }
}

/// One operation, and where it is described.
struct Operation<'a> {
    method: String,
    path: &'a str,
    described: &'a Value,
}

/// What was sent, to be told if something is wrong.
struct Sent {
    request: Request<Body>,
    text: String,
}

impl Operation<'_> {
    /// A request of it, all of which fits; or one with one thing that does not. None if nothing can be wrong with it.
    fn request(&self, maker: &mut Maker<'_>, world: &World, is_valid: bool) -> Option<Sent> {
        let (none, home) = (Vec::new(), maker.one_of(&world.homes));
        let parameters = self.described["parameters"].as_array().unwrap_or(&none);
        let body = &self.described["requestBody"];
        let schema = &body["content"]["application/json"]["schema"];
        let can_be_wrong: Vec<usize> = (0..parameters.len())
            .filter(|&at| parameters[at]["in"] != "path" && bounded(&parameters[at]["schema"]))
            .collect();
        let breaks_body = !is_valid && schema.is_object() && (can_be_wrong.is_empty() || maker.flip());
        if !is_valid && !breaks_body && can_be_wrong.is_empty() {
            return None;
        }
        let broken = (!is_valid && !breaks_body).then(|| maker.one_of(&can_be_wrong));
        let (mut path, mut query) = (self.path.to_owned(), form_urlencoded::Serializer::new(String::new()));
        let mut request = Request::builder().method(self.method.as_str());
        for (at, parameter) in parameters.iter().enumerate() {
            let (name, place) =
                (parameter["name"].as_str().expect("a name"), parameter["in"].as_str().expect("a place"));
            let mut schema = parameter["schema"].clone();
            schema["example"] = parameter["example"].clone();
            let value = match name {
                "table" => json!(home.table),
                _ if broken == Some(at) => broken_text(maker, &schema),
                _ => maker.valid(&schema),
            };
            if place != "path" && (value.is_null() || (broken != Some(at) && maker.flip())) {
                continue;
            }
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            match place {
                "path" => {
                    let part: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
                    path = path.replace(&format!("{{{name}}}"), &part.replace('+', "%20"));
                }
                "query" => _ = query.append_pair(name, &text),
                "header" => request = request.header(name, text),
                other => panic!("a parameter in {other}"),
            }
        }
        if let Some(token) = token(maker, world, &home) {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let content = match () {
            () if !schema.is_object() => None,
            () if breaks_body => Some(maker.invalid(schema)),
            () if body["required"] != json!(true) && maker.flip() => None,
            () => Some(maker.valid(schema)),
        };
        let query = query.finish();
        let uri = format!("/api/v1{path}{}{query}", if query.is_empty() { "" } else { "?" });
        let said = content.as_ref().map_or_else(String::new, Value::to_string);
        let text = format!("{} {uri} {said}", self.method);
        if content.is_some() {
            request = request.header("content-type", "application/json");
        }
        let request = request.uri(uri).body(Body::from(said)).unwrap_or_else(|why| panic!("{text}: {why}"));
        Some(Sent { request, text })
    }
}

/// Whoever asks: nobody in particular, a visitor, or somebody who sits there.
fn token(maker: &mut Maker<'_>, world: &World, home: &Home) -> Option<String> {
    match maker.stream.below(4) {
        0 => None,
        1 => Some(world.visitor.clone()),
        _ => Some(maker.one_of(&home.tokens)),
    }
}

/// Can a text be wrong here? Any text is one where nothing more is said.
fn bounded(schema: &Value) -> bool {
    kinds(schema).iter().any(|kind| kind == "integer")
        || ["enum", "pattern"].iter().any(|bound| !schema[*bound].is_null())
}

/// A text in an address or a header that is none of what is described there.
fn broken_text(maker: &mut Maker<'_>, schema: &Value) -> Value {
    let mut wrong = vec![json!("no such"), json!("-1")];
    if kinds(schema).iter().any(|kind| kind == "integer") {
        let (least, most) = bounds(schema);
        wrong.extend([json!(least - 1), json!(most + 1), json!("1.5")]);
    }
    maker.one_of(&wrong)
}

/// What is wrong with an answer: of a status nobody announced, of another kind or form than announced.
async fn wrong_with(
    all: &Value,
    operation: &Operation<'_>,
    response: axum::response::Response,
    is_valid: bool,
) -> (StatusCode, Vec<String>) {
    let (parts, body) = response.into_parts();
    let responses = &operation.described["responses"];
    let status = parts.status;
    let announced = match &responses[status.as_str()] {
        Value::Null => &responses["default"],
        announced => announced,
    };
    let mut wrong = Vec::new();
    if status.is_server_error() || (status.is_success() && responses[status.as_str()].is_null()) {
        wrong.push(format!("status {status}"));
    }
    let kind = parts.headers.get("content-type").map_or("", |kind| kind.to_str().expect("text"));
    let kind = kind.split(';').next().unwrap_or_default();
    if kind == "text/event-stream" {
        // It has no end.
        return (status, wrong);
    }
    let text = String::from_utf8(body.collect().await.expect("a body").to_bytes().to_vec()).expect("text");
    match announced["content"].as_object() {
        None if !text.is_empty() => wrong.push(format!("a body where none is announced: {text}")),
        None => (),
        Some(content) if content.get(kind).is_none() => wrong.push(format!("a body of the kind {kind:?}")),
        Some(_) if kind == "application/json" => {
            let value: Value = serde_json::from_str(&text).expect("JSON");
            let mut found = BTreeSet::new();
            differences(all, &announced["content"][kind]["schema"], &value, "answer", &mut found);
            wrong.extend(found);
            let code = value["error"]["code"].as_str().unwrap_or_default();
            if is_valid && code == "bad_request" {
                wrong.push(format!("not understood: {}", value["error"]["detail"]));
            }
        }
        Some(_) => (),
    }
    if !is_valid && status.is_success() {
        wrong.push(format!("{status} although it does not fit"));
    }
    (status, wrong)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_described_is_what_is_done() {
    let all = description();
    let mut maker = Maker { all: &all, stream: Stream::new(20_261_118) };
    let mut wrong: BTreeMap<String, String> = BTreeMap::new();
    let mut fine = BTreeSet::new();
    let mut count = 0;
    for (path, methods) in all["paths"].as_object().expect("paths") {
        for (method, described) in methods.as_object().expect("methods") {
            let operation = Operation { method: method.to_uppercase(), path, described };
            let server = Server::new(u64::from(count)).await;
            let world = World::new(&server).await;
            for number in 0..2 * EACH {
                let is_valid = number % 2 == 0;
                let Some(Sent { request, text }) = operation.request(&mut maker, &world, is_valid) else { continue };
                let response = server.respond(request).await;
                let (status, found) = wrong_with(&all, &operation, response, is_valid).await;
                if status.is_success() {
                    fine.insert(format!("{method} {path}"));
                }
                for what in found {
                    wrong.entry(format!("{method} {path}: {what}")).or_insert(text.clone());
                }
                count += 1;
            }
            server.stop().await;
        }
    }
    assert!(wrong.is_empty(), "{} answers are not as described: {wrong:#?}", wrong.len());
    // Those that need more than luck: a legal move, an answer to take back, a game that is over, a record, a line that was said.
    let lucky = [
        "post /records",
        "post /tables/{table}/tries",
        "mute",
        "report",
        "moves",
        "take-back",
        "record",
        "remove",
        "return",
        "join",
    ];
    let paths = all["paths"].as_object().expect("paths").iter();
    let operations = paths.flat_map(|(path, methods)| {
        methods.as_object().expect("methods").keys().map(move |method| format!("{method} {path}"))
    });
    for operation in operations.filter(|operation| !lucky.iter().any(|end| operation.ends_with(end))) {
        assert!(fine.contains(&operation), "{operation} was never done");
    }
    assert!(count > 25 * EACH, "{count}");
}
