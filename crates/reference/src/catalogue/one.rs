//! `card`: one card in full.

use std::path::PathBuf;
use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use origami::card::Colour;
use origami::{Edition, Species};
use phrases::catalogue::mentions::rules_about;
use phrases::catalogue::{Card, Catalogue, Told};
use phrases::lexicon::NotFound;
use phrases::{Lexicon, Phrases};

use super::json::CardJson;
use super::picture;
use options::EditionFile;
use speech::out::{Out, Stop};
use speech::{self, Speech, pad};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru card Fox
  senbazuru card volpe --lang it
  senbazuru card schmeterling            (small typos are understood)
  senbazuru card arctic hare
  senbazuru card musician                (both versions; one of them: yellow musician)
  senbazuru card fox --json
  senbazuru card fox --svg fox.svg       (its figure; - writes it to standard output)

\"printed\" is what a card, a rulebook or a review says, \"ours\" what no printed source available to us gives.";

/// Options of `card`.
#[derive(Debug, Args)]
pub struct CardOptions {
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
    /// Draw its figure into this file instead; - draws to standard output.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    svg: Option<PathBuf>,
}

/// Carries out the command.
pub fn run(options: &CardOptions) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let name = options.name.join(" ");
    let catalogue = super::load(&options.edition, phrases)?;
    let mut out = Out::new();
    // Without a colour both versions of a character are meant.
    let character = speech::character(&name).filter(|_| catalogue.lexicon.exact(&name).is_none() && !options.json);
    if let Some(file) = &options.svg {
        let both = character.map(|character| catalogue.card(Species::of_character(character, Colour::Yellow)));
        picture::one(both.map_or_else(|| find(&catalogue, &name, phrases), Ok)?, file, phrases, &mut out)?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(character) = character {
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
    let facts = [card.told_names(phrases), card.told_facts(lexicon, phrases)].concat();
    let label_width = facts.iter().map(|fact| speech::columns(&fact.what)).max().unwrap_or(0);
    let from_width = facts.iter().map(|fact| speech::columns(&fact.from.word(phrases))).max().unwrap_or(0);
    let room = width.saturating_sub(label_width + from_width + 6);
    let value_width = facts.iter().map(|fact| speech::columns(&fact.value)).max().unwrap_or(0).min(room);
    for Told { what, value, from } in &facts {
        for (number, part) in speech::wrap(value, value_width, 0).iter().enumerate() {
            let (label, from) = if number == 0 { (what.as_str(), from.word(phrases)) } else { ("", String::new()) };
            let line = format!("  {}  {}  {from}", pad(label, label_width), pad(part, value_width));
            lines.push(line.trim_end().to_owned());
        }
    }
    let hanging = label_width + 4;
    let effect = format!("{} ({})", card.effect(phrases), card.text.from.word(phrases));
    let below = |text: &str| speech::wrap(text, width.saturating_sub(hanging), 0).into_iter().enumerate();
    for (number, line) in below(&effect) {
        let label = if number == 0 { phrases.fact_effect() } else { String::new() };
        lines.push(format!("  {}  {line}", pad(&label, label_width)));
    }
    if let Some(ours) = card.ours {
        lines.extend(below(&phrases.card_ours(ours.of(language))).map(|(_, line)| format!("{:hanging$}{line}", "")));
    }
    let rules = rules_about(card.species, language);
    if !rules.is_empty() {
        lines.extend([String::new(), heading(&phrases.card_rules())]);
        let id_width = rules.iter().map(|rule| rule.id.len()).max().unwrap_or(0);
        lines.extend(rules.iter().map(|rule| format!("  {:id_width$}  {}", rule.id, rule.title)));
    }
    lines
}
