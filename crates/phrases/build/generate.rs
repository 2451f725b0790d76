//! The Rust code for the messages: a function for each, which puts its sentence together. Nothing is parsed or looked up when a
//! sentence is said.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::messages::{Kind, Message, one_argument};

/// What each language says, by the key of the message.
type Patterns<'a> = Vec<(&'a str, BTreeMap<&'a str, Pattern<&'a str>>)>;

/// A function for each message; `texts` are all messages of each language.
pub fn code(texts: &[(&str, &str)], messages: &[Message]) -> String {
    let patterns: Patterns = texts.iter().map(|(language, text)| (*language, patterns(text))).collect();
    let mut out = String::from("// Written by the build script from the files in words/.\n");
    let ids: Vec<_> = messages.iter().map(|m| format!("{:?}", m.id)).collect();
    let _ = writeln!(out, "/// The keys of all messages.\npub const KEYS: &[&str] = &[{}];", ids.join(", "));
    out.push_str("#[allow(clippy::all, clippy::pedantic, reason = \"nobody reads it\")]\nimpl Phrases {\n");
    for message in messages {
        function(&mut out, message, &patterns);
    }
    out.push_str("}\n");
    out
}

/// Every message with the names of its arguments, the words it chooses by, and how it is said: for a test that says all of them.
pub fn samples(messages: &[Message]) -> String {
    let mut out = String::from("// Written by the build script from the files in words/.\n&[\n");
    for message in messages {
        let words: Vec<_> = message.variants.iter().filter(|(name, _)| Kind::of(name) == Some(Kind::Text)).collect();
        let arguments: Vec<_> = message.arguments.iter().map(|name| (name, kind_of(name))).collect();
        let said = arguments.iter().enumerate().map(|(n, (_, kind))| format!("with[{n}].{kind}()"));
        let (id, function, said) = (&message.id, message.id.replace('-', "_"), said.collect::<Vec<_>>().join(", "));
        let with = if said.is_empty() { "_" } else { "with" };
        let words: Vec<_> = words.iter().flat_map(|(name, all)| all.iter().map(move |word| (name, word))).collect();
        let _ = writeln!(
            out,
            "    Said {{ key: {id:?}, arguments: &{arguments:?}, words: &{words:?}, say: |say, {with}| say.{function}({said}) }},"
        );
    }
    out.push_str("]\n");
    out
}

/// The word for the kind of an argument.
fn kind_of(name: &str) -> &'static str {
    match Kind::of(name) {
        Some(Kind::Person) => "person",
        Some(Kind::Card) => "card",
        Some(Kind::Cards) => "cards",
        Some(Kind::Number) => "number",
        Some(Kind::Text) | None => "text",
    }
}

fn patterns(text: &str) -> BTreeMap<&str, Pattern<&str>> {
    let Resource { body } = match parser::parse(text) {
        Ok(resource) => resource,
        // It was read before.
        Err((resource, _)) => resource,
    };
    let messages = body.into_iter().filter_map(|entry| if let Entry::Message(m) = entry { Some(m) } else { None });
    messages.filter_map(|message| Some((message.id.name, message.value?))).collect()
}

fn function(out: &mut String, message: &Message, patterns: &Patterns) {
    out.push_str("    /// ```text\n");
    for line in message.text.trim_end().lines() {
        let _ = writeln!(out, "    /// {line}");
    }
    out.push_str("    /// ```\n    #[must_use]\n");
    let name = message.id.replace('-', "_");
    let parameters: String = message.arguments.iter().map(|a| format!(", {a}: {}", type_of(a))).collect();
    let _ = writeln!(out, "    pub fn {name}(self{parameters}) -> String {{");
    for number in message.arguments.iter().filter(|a| Kind::of(a) == Some(Kind::Number)) {
        let _ = writeln!(out, "        let {number}: i64 = {number}.into();");
    }
    out.push_str("        match self.0 {\n");
    for (language, patterns) in patterns {
        let variant = format!("{}{}", language[..1].to_uppercase(), &language[1..]);
        let Some(pattern) = patterns.get(message.id.as_str()) else { continue };
        let said = match literal(pattern) {
            Some(text) => format!("{text:?}.to_owned()"),
            None => {
                format!("{{ let mut out = String::with_capacity({}); {}out }}", length(pattern), of_pattern(pattern))
            }
        };
        let _ = writeln!(out, "            Language::{variant} => {said},");
    }
    out.push_str("        }\n    }\n");
}

/// The text of a pattern in which nothing has to be put.
fn literal(pattern: &Pattern<&str>) -> Option<String> {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(unescape_unicode_to_string(value).into_owned())
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(text).collect()
}

/// About how long it will be.
fn length(pattern: &Pattern<&str>) -> usize {
    let of_element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.len(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| length(&variant.value)).max().unwrap_or(0)
        }
        PatternElement::Placeable { .. } => 16,
    };
    pattern.elements.iter().map(of_element).sum()
}

/// Statements that write a pattern.
fn of_pattern(pattern: &Pattern<&str>) -> String {
    let of_element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => format!("out.push_str({value:?}); "),
        PatternElement::Placeable { expression } => of_expression(expression),
    };
    pattern.elements.iter().map(of_element).collect()
}

fn of_expression(expression: &Expression<&str>) -> String {
    match expression {
        Expression::Inline(inline) => of_inline(inline),
        Expression::Select { selector, variants } => {
            let (name, by_person) = match selector {
                InlineExpression::VariableReference { id } => (id.name, false),
                InlineExpression::FunctionReference { arguments, .. } => (one_argument(arguments).unwrap_or(""), true),
                _ => ("", false),
            };
            let holds = |variant: &Variant<&str>| condition(name, by_person, variant);
            let mut code = String::new();
            for variant in variants.iter().filter(|variant| !variant.default) {
                let _ = write!(code, "if {} {{ {}}} else ", holds(variant), of_pattern(&variant.value));
            }
            // What nothing else holds for.
            let other = variants.iter().find(|variant| variant.default);
            let _ = write!(code, "{{ {}}} ", other.map(|variant| of_pattern(&variant.value)).unwrap_or_default());
            code
        }
    }
}

/// When a variant is chosen.
fn condition(name: &str, by_person: bool, variant: &Variant<&str>) -> String {
    match (Kind::of(name), &variant.key) {
        _ if by_person => format!("{name}.is(\"{}\")", crate::messages::key(variant)),
        (Some(Kind::Number), VariantKey::NumberLiteral { value }) => format!("{name} == {value}"),
        // All our languages tell one from the rest, and nothing else.
        (Some(Kind::Number), VariantKey::Identifier { name: "one" }) => format!("{name}.unsigned_abs() == 1"),
        (Some(Kind::Number), VariantKey::Identifier { name: "other" }) => format!("{name}.unsigned_abs() != 1"),
        (Some(Kind::Number), VariantKey::Identifier { .. }) => "false".to_owned(),
        (_, VariantKey::Identifier { name: word }) => format!("{name} == {word:?}"),
        (_, VariantKey::NumberLiteral { value }) => format!("{name} == {value:?}"),
    }
}

fn of_inline(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => {
            format!("out.push_str({:?}); ", unescape_unicode_to_string(value))
        }
        InlineExpression::NumberLiteral { value } => format!("out.push_str({value:?}); "),
        InlineExpression::VariableReference { id } => match Kind::of(id.name) {
            Some(Kind::Number) => format!("push_number(&mut out, {}); ", id.name),
            Some(Kind::Person) => format!("out.push_str({}.name()); ", id.name),
            Some(Kind::Card | Kind::Cards) => format!("out.push_str(&noun::bare({})); ", cards(id.name)),
            Some(Kind::Text) | None => format!("out.push_str({}); ", id.name),
        },
        InlineExpression::FunctionReference { id, arguments } => {
            let of = one_argument(arguments).map(cards).unwrap_or_default();
            format!("out.push_str(&noun::with_article(self.0, {:?}, {of})); ", id.name)
        }
        InlineExpression::Placeable { expression } => of_expression(expression),
        // The texts were read before: nothing refers to other messages.
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => String::new(),
    }
}

/// The cards of an argument, each with its number.
fn cards(name: &str) -> String {
    if Kind::of(name) == Some(Kind::Card) { format!("&[({name}, 1)]") } else { format!("{name}.list()") }
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
