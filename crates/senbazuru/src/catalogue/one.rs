//! `card`: one card in full.

use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use origami::vocab::Kind;
use origami::{Edition, Species};
use phrases::lexicon::NotFound;
use phrases::rules::{Entry, Rules};
use phrases::{Language, Lexicon, Phrases};

use super::json::CardJson;
use super::{Card, Catalogue, Source};
use crate::cli::EditionFile;
use crate::out::{Out, Stop};
use crate::speech::{self, Speech, pad};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru card Fox
  senbazuru card volpe --lang it
  senbazuru card schmeterling            (small typos are understood)
  senbazuru card fox --json

\"printed\" is what a card, a rulebook or a review says, \"ours\" what no printed source available to us gives.";

/// Options of `card`.
#[derive(Debug, Args)]
pub struct Options {
    /// The card's name, in any language.
    #[arg(value_name = "NAME", required = true)]
    name: Vec<String>,
    #[command(flatten)]
    speech: Speech,
    #[command(flatten)]
    edition: EditionFile,
    /// Print one line of JSON, in all languages.
    #[arg(long)]
    json: bool,
}

/// Carries out the command.
pub fn run(options: &Options) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let name = options.name.join(" ");
    let catalogue = Catalogue::load(&options.edition, phrases)?;
    let card = find(&catalogue, &name, phrases)?;
    let mut out = Out::new();
    if options.json {
        out.json(&CardJson::from(card))?;
    } else {
        let width = speech::width();
        if catalogue.lexicon.exact(&name).is_none() {
            let noun = card.name(phrases.language()).value;
            let understood = phrases.card_understood(noun, &speech::shown(&name));
            speech::wrap(&understood, width, 0).iter().try_for_each(|line| out.line(line))?;
            out.line("")?;
        }
        let colour = speech::colour();
        describe(card, &catalogue.lexicon, phrases, width, colour).iter().try_for_each(|line| out.line(line))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Everything about a card with these numbers and names.
pub fn lines(
    species: Species,
    edition: &Edition,
    lexicon: &Lexicon,
    phrases: Phrases,
    width: usize,
    colour: bool,
) -> Vec<String> {
    describe(&Card::new(species, edition, lexicon), lexicon, phrases, width, colour)
}

/// The card meant by a name.
fn find<'a>(catalogue: &'a Catalogue, name: &str, phrases: Phrases) -> Result<&'a Card, Stop> {
    catalogue.lexicon.find(name).map(|species| catalogue.card(species)).map_err(|NotFound { like }| {
        let shown = speech::shown(name);
        let names: Vec<_> = like.iter().map(|&s| catalogue.lexicon.noun(s, phrases.language()).one).collect();
        Stop::Bad(if like.is_empty() {
            phrases.no_card(&shown)
        } else {
            phrases.no_card_but(&names.join(", "), &shown)
        })
    })
}

/// Everything about a card.
fn describe(card: &Card, lexicon: &Lexicon, phrases: Phrases, width: usize, colour: bool) -> Vec<String> {
    let language = phrases.language();
    let heading = |text: &str| if colour { speech::styled(Style::new().bold(), text) } else { text.to_owned() };
    let mut lines = vec![heading(card.name(language).value.one)];
    let facts = facts(card, lexicon, phrases);
    let label_width = facts.iter().map(|(label, ..)| speech::columns(label)).max().unwrap_or(0);
    let value_width = facts.iter().map(|(_, value, _)| speech::columns(value)).max().unwrap_or(0);
    for (label, value, from) in &facts {
        lines.push(format!("  {}  {}  {}", pad(label, label_width), pad(value, value_width), from.word(phrases)));
    }
    let hanging = label_width + 4;
    let text = card.text.value.of(language);
    let effect = format!("{text} ({})", card.text.from.word(phrases));
    let below = |text: &str| speech::wrap(text, width.saturating_sub(hanging), 0).into_iter().enumerate();
    for (number, line) in below(&effect) {
        let label = if number == 0 { phrases.fact_effect() } else { String::new() };
        lines.push(format!("  {}  {line}", pad(&label, label_width)));
    }
    if let Some(ours) = card.ours {
        lines.extend(below(&phrases.card_ours(ours.of(language))).map(|(_, line)| format!("{:hanging$}{line}", "")));
    }
    let rules = rules_about(card, language);
    if !rules.is_empty() {
        lines.extend([String::new(), heading(&phrases.card_rules())]);
        let id_width = rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
        lines.extend(rules.iter().map(|rule| format!("  {:id_width$}  {}", rule.id, rule.title)));
    }
    lines
}

/// The facts that are a word or two: what, value, where from.
fn facts(card: &Card, lexicon: &Lexicon, phrases: Phrases) -> Vec<(String, String, Source)> {
    let mut facts = Vec::new();
    for language in Language::ALL {
        let spoken = match language {
            Language::En => phrases.language_en(),
            Language::It => phrases.language_it(),
            Language::De => phrases.language_de(),
        };
        let name = card.name(language);
        let forms = format!("{}, {}", name.value.one, name.value.many);
        facts.push((format!("{} ({spoken})", phrases.fact_name()), forms, name.from));
    }
    facts.push((phrases.fact_family(), phrases.family(card.family.value), card.family.from));
    for (label, number) in [
        (phrases.fact_quantity(), card.quantity),
        (phrases.fact_cost(), card.cost),
        (phrases.fact_folds(), card.folds),
        (phrases.fact_points(), card.points),
    ] {
        facts.push((label, number.value.to_string(), number.from));
    }
    let kind = match card.kind.value {
        Kind::Instant => phrases.kind_instant(),
        Kind::Scoring => phrases.kind_scoring(),
        Kind::Special => phrases.kind_special(),
    };
    facts.push((phrases.fact_kind(), kind, card.kind.from));
    if card.ability_of != card.species {
        let other = lexicon.noun(card.ability_of, phrases.language());
        facts.push((phrases.card_ability_of(), other.one.to_owned(), Source::Edition));
    }
    facts
}

/// The rules that mention a card. They call it by its own name, whatever an owner calls it.
fn rules_about(card: &Card, language: Language) -> Vec<&'static Entry> {
    let noun = card.species.def().name.of(language).value;
    let mut forms = vec![noun.one.to_owned(), noun.many.to_owned(), noun.oblique.to_owned()];
    if language == Language::De {
        // "des Delfins", "des Fuchses", "den Füchsen".
        forms.extend([format!("{}s", noun.one), format!("{}es", noun.one), format!("{}n", noun.many)]);
    }
    let mentions = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| forms.iter().any(|f| f == word));
    Rules::origami(language).entries().filter(|rule| mentions(rule.title) || mentions(rule.text)).collect()
}
