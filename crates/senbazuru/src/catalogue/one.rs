//! `card`: one card in full.

use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use origami::card::Colour;
use origami::vocab::Kind;
use origami::{Edition, Species};
use phrases::lexicon::NotFound;
use phrases::rules::{Entry, Rules};
use phrases::{Language, Lexicon, Phrases};

use super::json::CardJson;
use super::{Card, Catalogue, Fact, Source};
use crate::cli::EditionFile;
use crate::out::{Out, Stop};
use crate::speech::{self, Speech, pad};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru card Fox
  senbazuru card volpe --lang it
  senbazuru card schmeterling            (small typos are understood)
  senbazuru card arctic hare
  senbazuru card musician                (both versions; one of them: yellow musician)
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
    let mut out = Out::new();
    if let (Some(character), None, false) = (speech::character(&name), catalogue.lexicon.exact(&name), options.json) {
        // Without a colour both versions are meant.
        for colour in Colour::BOTH {
            let card = catalogue.card(Species::of_character(character, colour));
            let lines = describe(card, &catalogue.lexicon, phrases, speech::width(), speech::colour());
            lines.iter().try_for_each(|line| out.line(line))?;
            if colour != Colour::BOTH[1] {
                out.line("")?;
            }
        }
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    let card = find(&catalogue, &name, phrases)?;
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
    let from_width = facts.iter().map(|(.., from)| speech::columns(&from.word(phrases))).max().unwrap_or(0);
    let room = width.saturating_sub(label_width + from_width + 6);
    let value_width = facts.iter().map(|(_, value, _)| speech::columns(value)).max().unwrap_or(0).min(room);
    for (label, value, from) in &facts {
        for (number, part) in speech::wrap(value, value_width, 0).iter().enumerate() {
            let (label, from) = if number == 0 { (label.as_str(), from.word(phrases)) } else { ("", String::new()) };
            let line = format!("  {}  {}  {from}", pad(label, label_width), pad(part, value_width));
            lines.push(line.trim_end().to_owned());
        }
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
    facts.push((phrases.fact_family(), card.belongs_to(phrases), card.family.from));
    let mut number = |label: String, number: Fact<u8>| facts.push((label, number.value.to_string(), number.from));
    number(phrases.fact_quantity(), card.quantity);
    if card.is_origami() {
        number(phrases.fact_cost(), card.cost);
    }
    number(phrases.fact_folds(), card.folds);
    if card.is_origami() {
        number(phrases.fact_points(), card.points);
        let kind = match card.kind.value {
            Kind::Instant => phrases.kind_instant(),
            Kind::Scoring => phrases.kind_scoring(),
            Kind::Special => phrases.kind_special(),
            Kind::Ongoing => phrases.kind_ongoing(),
        };
        facts.push((phrases.fact_kind(), kind, card.kind.from));
    }
    if card.ability_of != card.species {
        let other = lexicon.noun(card.ability_of, phrases.language());
        facts.push((phrases.card_ability_of(), other.one.to_owned(), Source::Edition));
    }
    facts
}

/// The rules that mention a card. They call it by its own name, whatever an owner calls it, and a character by its name
/// alone.
fn rules_about(card: &Card, language: Language) -> Vec<&'static Entry> {
    let noun = card.species.def().name.of(language).value;
    // Rice paper is written like any other word.
    let words = |text: &str| if card.is_origami() { plain_words(text) } else { plain_words(text).to_lowercase() };
    let [one, many, definite, oblique] =
        [noun.one, noun.many, noun.definite, noun.oblique].map(|form| words(speech::without_colour(form)));
    let mut forms = vec![one.clone(), many.clone(), definite, oblique];
    if language == Language::De {
        // "des Delfins", "des Fuchses", "den Füchsen".
        forms.extend([format!("{one}s"), format!("{one}es"), format!("{many}n")]);
    }
    let forms: Vec<_> = forms.iter().map(|form| format!(" {form} ")).collect();
    // "Nine-tailed Fox" is no mention of the Fox.
    let names = Species::all().map(|species| species.def().name.of(language).value);
    let names = names.flat_map(|noun| [noun.one, noun.many, noun.definite, noun.oblique]);
    let names = names.map(|name| plain_words(speech::without_colour(name)));
    let longer = |name: &String| forms.iter().any(|form| format!(" {name} ").contains(form) && name != form.trim());
    let longer: Vec<_> = names.filter(longer).collect();
    let mentions = |text: &str| {
        let text = longer.iter().fold(format!(" {} ", words(text)), |text, name| text.replace(name, ""));
        forms.iter().any(|form| text.contains(form))
    };
    let all = Rules::all(language).into_iter().flat_map(Rules::entries);
    all.filter(|rule| mentions(rule.title) || mentions(rule.text)).collect()
}

/// The words of a text with single blanks between them, and nothing else.
fn plain_words(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
