//! What a Fluent text says, and whether all languages say the same.
//!
//! An argument's name tells its kind, so that the same name means the same thing in every sentence.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A player, or the reader.
    Person,
    /// One card, by name.
    Card,
    /// Some cards, by name.
    Cards,
    /// A whole number.
    Number,
    /// A word that only chooses a variant, or a text that stands as it is.
    Text,
}

/// The names of arguments of each kind.
pub const NAMES: [(Kind, &[&str]); 5] = [
    (Kind::Person, &["who", "to", "other"]),
    (Kind::Card, &["card", "given", "taken", "of"]),
    (Kind::Cards, &["cards"]),
    (
        Kind::Number,
        &[
            "n", "folds", "least", "most", "got", "cost", "score", "left", "deck", "discards", "count", "worth",
            "place", "number", "coins", "tokens", "round", "rounds", "level",
        ],
    ),
    (
        Kind::Text,
        &[
            "side",
            "family",
            "families",
            "text",
            "rule",
            "name",
            "names",
            "key",
            "keys",
            "file",
            "field",
            "value",
            "price",
            "must",
            "reason",
            "list",
            "seed",
            "language",
            "from",
            "game",
            "colour",
            "colours",
            "colouring",
            "landmark",
            "shape",
            "source",
            "island",
            "sheets",
            "square",
            "squares",
            "sum",
            "purpose",
            "moment",
            "rank",
        ],
    ),
];

impl Kind {
    /// The kind of the argument with this name.
    pub fn of(name: &str) -> Option<Self> {
        NAMES.into_iter().find(|(_, names)| names.contains(&name)).map(|(kind, _)| kind)
    }
}

/// The functions of a language that give a card its article, and `IS`, which tells the reader from other players.
fn functions(language: &str) -> &'static [&'static str] {
    match language {
        "en" => &["IS", "A", "THE"],
        "it" => &["IS", "UN", "IL", "DEL", "AL", "DAL", "SUL"],
        "de" => &["IS", "EIN", "EINEN", "EINEM", "DER", "DEN", "DEM", "VOM", "ZUM"],
        _ => &["IS"],
    }
}

/// One message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Its key.
    pub id: String,
    /// Its arguments.
    pub arguments: BTreeSet<String>,
    /// The variants it knows of each argument it chooses by.
    pub variants: BTreeMap<String, BTreeSet<String>>,
    /// The text in the language read, for the documentation of the function.
    pub text: String,
}

/// Reads the messages of a language.
///
/// # Errors
/// All that is wrong with the text by itself.
pub fn read(language: &str, text: &str) -> Result<Vec<Message>, Vec<String>> {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => return Err(errors.iter().map(|e| format!("{language}: {e}")).collect()),
    };
    let mut messages: Vec<Message> = Vec::new();
    let mut problems = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(m) => {
                let Some(pattern) = &m.value else {
                    problems.push(format!("{language}: {} has no text", m.id.name));
                    continue;
                };
                if !m.attributes.is_empty() {
                    problems.push(format!("{language}: {}: attributes are not used here", m.id.name));
                }
                let mut reading = Reading { language, id: m.id.name, ..Reading::default() };
                reading.pattern(pattern, &mut Vec::new());
                problems.append(&mut reading.problems);
                if messages.iter().any(|known| known.id == m.id.name) {
                    problems.push(format!("{language}: {} is there twice", m.id.name));
                }
                let text =
                    fluent_syntax::serializer::serialize(&fluent_syntax::ast::Resource { body: vec![entry.clone()] });
                messages.push(Message {
                    id: m.id.name.to_owned(),
                    arguments: reading.arguments,
                    variants: reading.variants,
                    text,
                });
            }
            Entry::Term(t) => problems.push(format!("{language}: -{}: terms are not used here", t.id.name)),
            Entry::Junk { content } => problems.push(format!("{language}: cannot be read: {content}")),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    if problems.is_empty() { Ok(messages) } else { Err(problems) }
}

/// One message while it is read.
#[derive(Default)]
struct Reading<'a> {
    language: &'a str,
    id: &'a str,
    arguments: BTreeSet<String>,
    variants: BTreeMap<String, BTreeSet<String>>,
    problems: Vec<String>,
}

impl<'a> Reading<'a> {
    fn problem(&mut self, what: &str) {
        self.problems.push(format!("{}: {}: {what}", self.language, self.id));
    }

    /// `others` are the persons known not to be the reader where this stands.
    fn pattern(&mut self, pattern: &Pattern<&'a str>, others: &mut Vec<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, others);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>, others: &mut Vec<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, others),
            Expression::Select { selector, variants } => {
                let chosen = match selector {
                    InlineExpression::VariableReference { id } => Some(id.name),
                    InlineExpression::FunctionReference { id, arguments } if id.name == "IS" => one_argument(arguments),
                    _ => None,
                };
                let Some(name) = chosen else { return self.problem("chooses by something that is no argument") };
                let by_person = matches!(selector, InlineExpression::FunctionReference { .. });
                self.argument(name);
                if by_person != (Kind::of(name) == Some(Kind::Person)) {
                    self.problem(&format!("{name}: IS() is for persons, and only it chooses by a person"));
                }
                self.select(name, variants, others);
            }
        }
    }

    fn select(&mut self, name: &'a str, variants: &[Variant<&'a str>], others: &mut Vec<&'a str>) {
        let keys: BTreeSet<String> = variants.iter().map(|v| key(v).to_owned()).collect();
        let wanted: &[&str] = match Kind::of(name) {
            Some(Kind::Person) => &["you", "other"],
            Some(Kind::Number) => &["one", "other"],
            _ => &[],
        };
        for form in wanted {
            let spelt_out = *form == "one" && keys.contains("1");
            if !keys.contains(*form) && !spelt_out {
                self.problem(&format!("{name}: the form [{form}] is missing"));
            }
        }
        if variants.iter().rev().skip(1).any(|variant| variant.default) {
            self.problem(&format!("{name}: the variant with the star stands last"));
        }
        self.variants.entry(name.to_owned()).or_default().extend(keys);
        for variant in variants {
            let is_other = key(variant) == "other" && Kind::of(name) == Some(Kind::Person);
            if is_other {
                others.push(name);
            }
            self.pattern(&variant.value, others);
            if is_other {
                others.pop();
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>, others: &mut Vec<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.argument(id.name);
                if Kind::of(id.name) == Some(Kind::Person) && !others.contains(&id.name) {
                    self.problem(&format!("{}: stands where it may be \"you\"; choose by IS(${})", id.name, id.name));
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if id.name == "IS" || !functions(self.language).contains(&id.name) {
                    self.problem(&format!("{}(): no such function here", id.name));
                }
                match one_argument(arguments) {
                    Some(name) if matches!(Kind::of(name), Some(Kind::Card | Kind::Cards)) => self.argument(name),
                    _ => self.problem(&format!("{}(): takes one card or cards", id.name)),
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, others),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                self.problem("refers to another message");
            }
        }
    }

    fn argument(&mut self, name: &str) {
        if Kind::of(name).is_none() {
            self.problem(&format!("{name}: no argument has this name; build/messages.rs lists them"));
        }
        self.arguments.insert(name.to_owned());
    }
}

/// The one argument of a function.
pub fn one_argument<'a>(arguments: &CallArguments<&'a str>) -> Option<&'a str> {
    match (arguments.positional.as_slice(), arguments.named.as_slice()) {
        ([InlineExpression::VariableReference { id }], []) => Some(id.name),
        _ => None,
    }
}

/// What a variant is chosen by.
pub fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// What the other languages lack, have too much or do differently, compared with the first.
pub fn compare(languages: &[(&str, &[Message])]) -> Vec<String> {
    let mut differences = Vec::new();
    let Some(((first, of_first), rest)) = languages.split_first() else { return differences };
    for (language, messages) in rest {
        for wanted in *of_first {
            match messages.iter().find(|m| m.id == wanted.id) {
                None => differences.push(format!("{language}: {} is missing", wanted.id)),
                Some(there) => differences.extend(difference(language, first, there, wanted)),
            }
        }
        for there in *messages {
            if !of_first.iter().any(|m| m.id == there.id) {
                differences.push(format!("{first}: {} is missing, {language} has it", there.id));
            }
        }
    }
    differences
}

fn difference(language: &str, first: &str, there: &Message, wanted: &Message) -> Vec<String> {
    let id = &there.id;
    if there.arguments != wanted.arguments {
        let (a, b) = (&there.arguments, &wanted.arguments);
        return vec![format!("{language}: {id}: has the arguments {a:?}, {first} has {b:?}")];
    }
    let chosen: BTreeSet<_> = there.variants.keys().chain(wanted.variants.keys()).collect();
    let mut differences = Vec::new();
    for name in chosen {
        match (Kind::of(name), there.variants.get(name), wanted.variants.get(name)) {
            // Languages differ in which numbers they spell out; that the plural is there was checked in each.
            (Some(Kind::Number | Kind::Person), Some(_), Some(_)) => {}
            (_, a, b) if a == b => {}
            (_, a, b) => differences.push(format!("{language}: {id}: {name}: has the forms {a:?}, {first} has {b:?}")),
        }
    }
    differences
}
