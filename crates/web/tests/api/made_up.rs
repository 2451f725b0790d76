//! Values made up by their descriptions: such that fit, and such that do not.

use serde_json::{Map, Value, json};
use tabletop::Stream;

/// Words that mean something somewhere, and some that mean nothing anywhere.
const WORDS: [&str; 16] = [
    "origami",
    "legends",
    "mixed",
    "islands",
    "islands-solo",
    "sky",
    "farm",
    "near",
    "open",
    "pass",
    "Ada",
    "2026-11-16",
    "",
    "é\u{301}",
    "<b>'\"&",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
];

/// Makes values up.
pub struct Maker<'a> {
    pub all: &'a Value,
    pub stream: Stream,
}

impl Maker<'_> {
    pub fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.stream.below(all.len() as u32) as usize].clone()
    }

    pub fn flip(&mut self) -> bool {
        self.stream.below(2) == 0
    }

    fn resolved(&self, schema: &Value) -> Value {
        match schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
            Some(name) => self.resolved(&self.all["components"]["schemas"][name]),
            None => schema.clone(),
        }
    }

    /// A value that fits.
    pub fn valid(&mut self, schema: &Value) -> Value {
        let schema = self.resolved(schema);
        if let Some(ways) = schema["oneOf"].as_array() {
            let way = self.one_of(ways);
            return self.valid(&way);
        }
        if let Some(words) = schema["enum"].as_array() {
            return self.one_of(words);
        }
        let kinds = kinds(&schema);
        match self.one_of(&kinds).as_str() {
            "object" => self.object(&schema),
            "array" => (0..self.stream.below(4)).map(|_| self.valid(&schema["items"])).collect(),
            "boolean" => self.flip().into(),
            "integer" => {
                let (least, most) = bounds(&schema);
                let near = [least, most, least + (most - least) / 2, (least + 2).min(most)];
                self.one_of(&near).into()
            }
            "null" => Value::Null,
            "string" => self.text(&schema),
            other => panic!("a {other} is asked for: {schema}"),
        }
    }

    fn object(&mut self, schema: &Value) -> Value {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let mut made = Map::new();
        for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
            if required.contains(&json!(name)) || self.flip() {
                made.insert(name.clone(), self.valid(schema));
            }
        }
        made.into()
    }

    fn text(&mut self, schema: &Value) -> Value {
        if schema["pattern"].is_string() {
            assert!(schema["example"].is_string(), "a pattern needs an example: {schema}");
            return schema["example"].clone();
        }
        let (least, most) =
            (schema["minLength"].as_u64().unwrap_or(0), schema["maxLength"].as_u64().unwrap_or(u64::MAX));
        let fits = |word: &&str| (least..=most).contains(&(word.chars().count() as u64));
        let words: Vec<&str> = WORDS.iter().copied().filter(fits).collect();
        self.one_of(&words).into()
    }

    /// A value that does not fit, by one thing that is wrong with it.
    pub fn invalid(&mut self, schema: &Value) -> Value {
        let schema = self.resolved(schema);
        if let Some(ways) = schema["oneOf"].as_array() {
            // Each way has a kind of its own, so what is wrong with one is right in none.
            let way = self.one_of(ways);
            return self.invalid(&way);
        }
        let kinds = kinds(&schema);
        let has = |kind: &str| kinds.iter().any(|known| known == kind);
        let others = [json!(null), json!(true), json!(-1), json!(1.5), json!("x"), json!([1]), json!({ "x": 1 })];
        let is = |value: &Value| match value {
            Value::Null => has("null"),
            Value::Bool(_) => has("boolean"),
            Value::Number(_) => has("number"),
            Value::String(_) => has("string") && schema["enum"].is_null() && schema["pattern"].is_null(),
            Value::Array(_) => has("array"),
            Value::Object(_) => has("object"),
        };
        let mut wrong: Vec<Value> = others.into_iter().filter(|value| !is(value)).collect();
        if has("integer") && !kinds.is_empty() {
            let (least, most) = bounds(&schema);
            wrong.extend([json!(least - 1), json!(most + 1)]);
        }
        if let Some(most) = schema["maxLength"].as_u64() {
            wrong.push(json!("x".repeat(most as usize + 1)));
        }
        if has("object") && self.stream.below(4) > 0 {
            return self.wrong_object(&schema);
        }
        if has("array") && self.flip() {
            let item = self.invalid(&schema["items"]);
            return json!([item]);
        }
        self.one_of(&wrong)
    }

    fn wrong_object(&mut self, schema: &Value) -> Value {
        let mut made = self.object(schema);
        let properties: Vec<(String, Value)> = schema["properties"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, schema)| (name.clone(), schema.clone()))
            .collect();
        let required: Vec<Value> = schema["required"].as_array().cloned().unwrap_or_default();
        let is_closed = schema["additionalProperties"] == json!(false);
        match self.stream.below(3) {
            0 if !required.is_empty() => {
                let name = self.one_of(&required);
                made.as_object_mut().expect("an object").remove(name.as_str().expect("a name"));
            }
            1 if is_closed => made["surprise"] = json!(1),
            _ if properties.is_empty() => return json!([]),
            _ => {
                let (name, schema) = self.one_of(&properties);
                made[name] = self.invalid(&schema);
            }
        }
        made
    }
}

pub fn kinds(schema: &Value) -> Vec<String> {
    match &schema["type"] {
        Value::String(kind) => vec![kind.clone()],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

/// The bounds of a number; one without them may be anything.
pub fn bounds(schema: &Value) -> (i64, i64) {
    const MUCH: i64 = 1 << 40;
    (schema["minimum"].as_i64().unwrap_or(-MUCH), schema["maximum"].as_i64().unwrap_or(MUCH))
}
