//! The description of the API.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::harness::{Server, golden};

pub fn description() -> Value {
    serde_json::from_str(web::api::openapi::document()).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_served_and_stays_what_it_is() {
    let server = Server::new(1).await;
    let served = server.get("/openapi.json", None).await.expect(200);
    assert_eq!(served, description());
    assert!(served["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")), "{}", served["openapi"]);
    let paths = served["paths"].as_object().expect("paths").values();
    let operations = paths.flat_map(|path| path.as_object().expect("methods").values());
    for response in operations.flat_map(|operation| operation["responses"].as_object().expect("answers").values()) {
        assert!(response["description"].is_string(), "{response}");
    }
    golden("openapi", &served);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_path_of_it_is_there() {
    let server = Server::new(1).await;
    let description = description();
    let mut count = 0;
    for (path, methods) in description["paths"].as_object().expect("paths") {
        let path = path.replace("{table}", "aaaaaaaaaaaa").replace("{date}", "2026-11-16").replace("{line}", "1");
        for method in methods.as_object().expect("methods").keys() {
            let method = method.to_uppercase();
            let answer = server.call(&method, &path, None, None).await;
            let code = if answer.status.is_success() { json!("") } else { answer.json()["error"]["code"].clone() };
            assert!(code != "not_found" && code != "not_allowed", "{method} {path}: {}", answer.text);
            count += 1;
        }
    }
    assert_eq!(count, 36);
    server.stop().await;
}

/// Names of fields that an answer has and its description lacks, or the other way round.
pub fn differences(all: &Value, schema: &Value, value: &Value, place: &str, found: &mut BTreeSet<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap_or_default();
        return differences(all, &all["components"]["schemas"][name], value, place, found);
    }
    let alternatives = alternatives(all, schema);
    if alternatives.len() > 1 {
        let fits = |schema: &Value| {
            let mut found = BTreeSet::new();
            differences(all, schema, value, place, &mut found);
            found.is_empty()
        };
        if !alternatives.iter().any(fits) {
            found.insert(format!("{place}: fits none of the alternatives: {value}"));
        }
        return;
    }
    let fields = fields(all, schema);
    match value {
        Value::Object(map) if !fields.is_empty() => {
            for (key, value) in map {
                match fields.iter().find(|(name, _, _)| name == key) {
                    Some((_, schema, _)) => differences(all, schema, value, &format!("{place}.{key}"), found),
                    None => _ = found.insert(format!("{place}.{key}: not described")),
                }
            }
            let missing = fields.iter().filter(|(name, _, required)| *required && !map.contains_key(name));
            found.extend(missing.map(|(name, _, _)| format!("{place}.{name}: missing")));
        }
        Value::Array(items) => {
            for item in items {
                differences(all, &schema["items"], item, &format!("{place}[]"), found);
            }
        }
        _ => {
            let kinds = match &schema["type"] {
                Value::String(kind) => vec![kind.as_str()],
                Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
                _ => return,
            };
            let is = match value {
                Value::Null => "null",
                Value::Bool(_) => "boolean",
                Value::Number(number) if number.is_f64() => "number",
                Value::Number(_) => "integer",
                Value::String(_) => "string",
                Value::Array(_) => "array",
                Value::Object(_) => "object",
            };
            if !kinds.contains(&is) {
                found.insert(format!("{place}: {is} in place of {kinds:?}"));
            }
            if let Some(words) = schema["enum"].as_array().filter(|words| !words.contains(value)) {
                found.insert(format!("{place}: {value} is none of {words:?}"));
            }
        }
    }
}

/// The descriptions one of which must fit, where there is a choice, also if it stands within another description.
fn alternatives(all: &Value, schema: &Value) -> Vec<Value> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap_or_default();
        return alternatives(all, &all["components"]["schemas"][name]);
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(schemas) = schema[choice].as_array() {
            return schemas.iter().flat_map(|schema| alternatives(all, schema)).collect();
        }
    }
    let Some(parts) = schema["allOf"].as_array() else { return vec![schema.clone()] };
    let mut ways: Vec<Vec<Value>> = vec![Vec::new()];
    for part in parts {
        let of_part = alternatives(all, part);
        let with = |way: &Vec<Value>| {
            of_part.iter().map(|one| [way.as_slice(), std::slice::from_ref(one)].concat()).collect::<Vec<_>>()
        };
        ways = ways.iter().flat_map(with).collect();
    }
    ways.into_iter().map(|parts| json!({ "allOf": parts })).collect()
}

/// The fields of an object, put together from all its parts: name, description, whether it is always there.
fn fields(all: &Value, schema: &Value) -> Vec<(String, Value, bool)> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap_or_default();
        return fields(all, &all["components"]["schemas"][name]);
    }
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let own = schema["properties"].as_object().into_iter().flatten();
    let own = own.map(|(name, schema)| (name.clone(), schema.clone(), required.contains(&json!(name))));
    let parts = schema["allOf"].as_array().into_iter().flatten().flat_map(|part| fields(all, part));
    own.chain(parts).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_it_says() {
    let server = Server::new(21).await;
    let description = description();
    let mut found = BTreeSet::new();
    for (game, players) in [("origami", 2), ("legends", 2), ("mixed", 2), ("islands", 2), ("islands-solo", 1)] {
        let players = server.table(&json!({ "game": game, "hints": true }), players).await;
        let path = format!("/tables/{}", players[0].table);
        for _ in 0..30 {
            let look = server.look(&players[0]).await;
            let seat = look["table"]["asked"][0].as_u64().expect("somebody is asked") as usize;
            let player = &players[seat];
            let told = format!("{path}?lang=en");
            let look = server.get(&told, Some(&player.token)).await.expect(200);
            let news = server.get(&format!("{path}/events?lang=en"), Some(&player.token)).await.expect(200);
            for (end, answer) in [("", &look), ("/events", &news)] {
                let described = &description["paths"][format!("/tables/{{table}}{end}")]["get"]["responses"]["200"];
                let schema = &described["content"]["application/json"]["schema"];
                assert!(schema.is_object(), "{described}");
                differences(&description, schema, answer, game, &mut found);
            }
            let legal = look["legal"]["moves"].as_array().expect("a list");
            server.play(player, &look["table"]["version"], &legal[legal.len() / 2]).await.expect(200);
        }
    }
    let schema = json!({ "$ref": "#/components/schemas/ErrorBody" });
    differences(&description, &schema, &server.get("/me", None).await.json(), "error", &mut found);
    assert!(found.is_empty(), "{found:#?}");
    server.stop().await;
}
