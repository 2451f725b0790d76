//! `fold`: the figures of the starting players, step by step: in words, as diagrams, to print, as files of other programs.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use folding::Model;
use folding::page::Labels;
use phrases::Phrases;
use tabletop::Language;

use speech::out::{Out, Stop};
use speech::picture;
use speech::{self, Speech};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru fold                                  (the figures there are)
  senbazuru fold penguin --lang de                (its steps in words)
  senbazuru fold butterfly --svg butterfly.svg    (all its diagrams in one picture; - writes it to standard output)
  senbazuru fold crane --print crane.svg          (a page of A4 with all steps and a square to cut out)
  senbazuru fold crane --fold crane.fold          (crease pattern and layers, for other programs of paper folders)";

/// Options of `fold`.
#[derive(Debug, Args)]
pub struct FoldOptions {
    /// A figure, by its name.
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Draw all steps into this file; - draws to standard output.
    #[arg(long, value_name = "FILE", requires = "name")]
    svg: Option<PathBuf>,
    /// Draw a page to print into this file, with a square to cut out; - draws to standard output.
    #[arg(long, value_name = "FILE", requires = "name")]
    print: Option<PathBuf>,
    /// Write the folded paper into this FOLD file; - writes to standard output.
    #[arg(long, value_name = "FILE", requires = "name")]
    fold: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
}

/// Carries out the command.
pub fn run(options: &FoldOptions) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let mut out = Out::new();
    match &options.name {
        None => list(phrases, &mut out)?,
        Some(name) => {
            let model = find(name).ok_or_else(|| {
                let names: Vec<_> = Model::all().iter().map(|model| model.id.as_str()).collect();
                Stop::Bad(phrases.fold_unknown(&names.join(", "), &speech::shown(name)))
            })?;
            one(model, options, phrases, &mut out)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The figure of that name, in any language.
fn find(name: &str) -> Option<&'static Model> {
    let wanted = name.trim().to_lowercase();
    Model::all().iter().find(|model| {
        model.id == wanted || Language::ALL.iter().any(|&language| model.name.of(language).to_lowercase() == wanted)
    })
}

fn list(phrases: Phrases, out: &mut Out) -> Result<(), Stop> {
    for model in Model::all() {
        let steps = phrases.fold_steps(model.steps.len() as i64);
        let line = format!("{}: {}, {steps}. {}", model.id, titled(model, phrases), phrases.fold_of(&model.id));
        speech::wrap(&line, speech::width(), 2).iter().try_for_each(|line| out.line(line))?;
    }
    out.line("")?;
    out.line(phrases.fold_more())
}

/// The name, and whose figure it is.
fn titled(model: &Model, phrases: Phrases) -> String {
    let name = model.name.of(phrases.language());
    model.after.as_ref().map_or_else(|| name.to_owned(), |after| format!("{name} ({})", phrases.fold_after(after)))
}

fn one(model: &Model, options: &FoldOptions, phrases: Phrases, out: &mut Out) -> Result<(), Stop> {
    let language = phrases.language();
    let (after, done, cut) =
        (model.after.as_ref().map(|name| phrases.fold_after(name)), phrases.fold_done(), phrases.fold_cut());
    let labels = Labels { language, after: after.as_deref(), done: &done, cut: None };
    let mut written = false;
    if let Some(file) = &options.svg {
        picture::save(file, &model.page(labels), out)?;
        written = true;
    }
    if let Some(file) = &options.print {
        picture::save(file, &model.page(Labels { cut: Some(&cut), ..labels }), out)?;
        written = true;
    }
    if let Some(file) = &options.fold {
        let text = model.finished_state().to_fold(model.name.of(language)).to_string();
        picture::save(file, &text, out)?;
        written = true;
    }
    if written {
        return Ok(());
    }
    out.line(titled(model, phrases))?;
    for (at, step) in model.steps.iter().enumerate() {
        let line = format!("{}. {}", at + 1, step.say.of(language));
        speech::wrap(&line, speech::width(), 3).iter().try_for_each(|line| out.line(line))?;
    }
    out.line(&done)
}
