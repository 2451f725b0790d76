//! The Rust code for the messages.

use std::fmt::Write;
use std::path::PathBuf;

use crate::messages::{Kind, Message};

/// The sources of each language as constants, and a function for each message.
pub fn code(sources: &[(&str, &[PathBuf])], messages: &[Message]) -> String {
    let mut out = String::from("// Written by the build script from the files in words/.\n");
    for (language, paths) in sources {
        let _ = writeln!(out, "const {}: &[&str] = &[", language.to_uppercase());
        for path in *paths {
            let _ = writeln!(out, "    include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{}\")),", path.display());
        }
        out.push_str("];\n");
    }
    let ids: Vec<_> = messages.iter().map(|m| format!("{:?}", m.id)).collect();
    let _ = writeln!(out, "/// The keys of all messages.\npub const KEYS: &[&str] = &[{}];", ids.join(", "));
    out.push_str("impl Phrases {\n");
    for message in messages {
        function(&mut out, message);
    }
    out.push_str("}\n");
    out
}

fn function(out: &mut String, message: &Message) {
    out.push_str("    /// ```text\n");
    for line in message.text.trim_end().lines() {
        let _ = writeln!(out, "    /// {line}");
    }
    out.push_str("    /// ```\n    #[must_use]\n");
    let name = message.id.replace('-', "_");
    let parameters: String = message.arguments.iter().map(|a| format!(", {a}: {}", type_of(a))).collect();
    let _ = writeln!(out, "    pub fn {name}(self{parameters}) -> String {{");
    let arguments: Vec<_> = message.arguments.iter().map(String::as_str).collect();
    let values: Vec<_> = arguments.iter().map(|a| format!("({a:?}, {})", value_of(a))).collect();
    let say = format!("self.say({:?}, [{}])", message.id, values.join(", "));
    let body = match *arguments {
        [] => format!("static KEPT: Kept = Kept::new();\n        KEPT.of(self.0, || {say})"),
        [number] if Kind::of(number) == Some(Kind::Number) => format!(
            "static KEPT: KeptNumbers = KeptNumbers::new();\n        let {number}: i64 = {number}.into();\n        \
             KEPT.of(self.0, {number}, || {say})"
        ),
        _ => say,
    };
    let _ = writeln!(out, "        {body}\n    }}");
}

fn type_of(argument: &str) -> &'static str {
    match Kind::of(argument) {
        Some(Kind::Person) => "&Person",
        Some(Kind::Card) => "Noun",
        Some(Kind::Cards) => "&Nouns",
        Some(Kind::Number) => "impl Into<i64>",
        Some(Kind::Text) | None => "&str",
    }
}

fn value_of(name: &str) -> String {
    match Kind::of(name) {
        Some(Kind::Person) => format!("{name}.value()"),
        Some(Kind::Card) => format!("Nouns::one({name}).value()"),
        Some(Kind::Cards) => format!("{name}.value()"),
        Some(Kind::Number) => format!("number_value({name})"),
        Some(Kind::Text) | None => format!("text_value({name})"),
    }
}
