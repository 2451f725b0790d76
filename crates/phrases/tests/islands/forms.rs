//! Every form of every message of a file, so that it can be seen whether a golden text shows all of them.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

/// One way a message can be said: its texts, between which anything may stand, and the variants chosen.
#[derive(Clone, Debug, Default)]
struct Form {
    /// Texts; where two meet, something else stands between them.
    texts: Vec<String>,
    variants: Vec<String>,
}

impl Form {
    fn push(&mut self, text: &str) {
        match self.texts.last_mut() {
            Some(last) => last.push_str(text),
            None => self.texts.push(text.to_owned()),
        }
    }

    /// Does a line say this, alone or among other sentences?
    fn is_in(&self, line: &str) -> bool {
        let first = self.texts.first().map_or("", String::as_str);
        let starts = line.match_indices(first).map(|(at, _)| at);
        let begins = |at: usize| at == 0 || line[..at].ends_with([' ', '(']) || first.starts_with(' ');
        starts.filter(|&at| begins(at)).any(|at| {
            let mut rest = &line[at + first.len()..];
            let found = self.texts.iter().skip(1).all(|text| match rest.find(text.as_str()) {
                Some(at) => {
                    rest = &rest[at + text.len()..];
                    true
                }
                None => false,
            });
            let open = self.texts.last().is_some_and(String::is_empty);
            found && (open || rest.is_empty() || rest.starts_with([' ', ')', '.', ',', ':']))
        })
    }
}

/// All forms of a pattern, each after one of those before it.
fn expand(pattern: &Pattern<&str>, path: &str, before: Vec<Form>) -> Vec<Form> {
    let mut forms = before;
    for (at, element) in pattern.elements.iter().enumerate() {
        match element {
            PatternElement::TextElement { value } => forms.iter_mut().for_each(|form| form.push(value)),
            PatternElement::Placeable { expression } => {
                forms = expand_placeable(expression, &format!("{path}.{at}"), forms);
            }
        }
    }
    forms
}

fn expand_placeable(expression: &Expression<&str>, path: &str, mut forms: Vec<Form>) -> Vec<Form> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            forms.iter_mut().for_each(|form| form.push(value));
            forms
        }
        Expression::Inline(_) => {
            for form in &mut forms {
                if form.texts.is_empty() {
                    form.texts.push(String::new());
                }
                form.texts.push(String::new());
            }
            forms
        }
        Expression::Select { variants, .. } => variants
            .iter()
            .flat_map(|variant| {
                let key = match variant.key {
                    VariantKey::Identifier { name } => name,
                    VariantKey::NumberLiteral { value } => value,
                };
                let path = format!("{path}[{key}]");
                let mut with = forms.clone();
                with.iter_mut().for_each(|form| form.variants.push(path.clone()));
                expand(&variant.value, &path, with)
            })
            .collect(),
    }
}

/// The forms of the messages of a Fluent text that no line says; `but` are messages nobody looks for.
pub fn unsaid(source: &str, lines: &[String], but: &[&str]) -> BTreeSet<String> {
    let resource = parser::parse(source).expect("a good file");
    let mut unsaid = BTreeSet::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let (Some(pattern), false) = (&message.value, but.contains(&message.id.name)) else { continue };
        let forms = expand(pattern, message.id.name, vec![Form::default()]);
        let mut wanted: BTreeSet<String> = forms.iter().flat_map(|form| form.variants.iter().cloned()).collect();
        wanted.insert(message.id.name.to_owned());
        for form in forms.iter().filter(|form| lines.iter().any(|line| form.is_in(line))) {
            wanted.remove(message.id.name);
            form.variants.iter().for_each(|variant| {
                wanted.remove(variant);
            });
        }
        unsaid.extend(wanted);
    }
    unsaid
}

#[test]
fn what_no_line_says_is_found() {
    let source = "
a = You { $n ->
    [one] take 1 coin
   *[other] take { $n } coins
 }.
b = { $name } has no { $text }.
";
    let lines = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let missing = unsaid(source, &lines(&["Hello. You take 3 coins."]), &[]);
    assert_eq!(missing.into_iter().collect::<Vec<_>>(), ["a.1[one]", "b"]);
    assert!(unsaid(source, &lines(&["You take 1 coin. You take 0 coins.", "Hana has no coal."]), &[]).is_empty());
    assert!(unsaid(source, &lines(&["You take 1 coin.", "You take 2 coins."]), &["b"]).is_empty());
}
