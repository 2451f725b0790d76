//! `/fold`: the figures of the starting players, folded step by step.
//!
//! Diagrams, sentences and their alternative texts are the page; a script of ours adds the paper that moves. What a model is, `folding` knows.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `drawn` | diagrams and figures, drawn once |
//! | `links` | links from other pages, and the mark of the starting player |

mod drawn;
mod links;

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use folding::Model;
use folding::page::Labels;
use maud::{Markup, html};
use phrases::Phrases;

use crate::App;
use crate::page::{Page, Visit, assets, face};
use crate::problem::{Fault, Problem};

/// The finished crane, to be put into a page.
pub const CRANE: &str = include_str!("../../assets/crane.svg");

pub use links::{afterwards, figure_of, link, mark, meanwhile, of_rules};

/// The routes.
pub fn router() -> Router<App> {
    Router::new()
        .route("/fold", get(all))
        .route("/fold/{name}", get(one))
        .route("/fold/{name}/print", get(print))
        .route("/fold/{name}/pattern", get(pattern))
}

fn found(name: &str) -> Result<&'static Model, Problem> {
    Model::named(name).ok_or_else(|| Fault::NotFound.into())
}

/// All figures.
async fn all(visit: Visit) -> Response {
    let say = visit.say();
    let main = html! {
        h1 { (say.fold_title()) }
        p.lead { (say.fold_intro()) }
        ul.figures.plain {
            @for model in Model::all() {
                li.panel {
                    (drawn::figure(model))
                    h2 { a href={ "/fold/" (model.id) } { (model.name.of(say.language())) } }
                    p { (say.fold_of(&model.id)) }
                    p.muted { (say.fold_steps(model.steps.len() as i64)) @if let Some(after) = credit(say, model) { ", " (after) } }
                }
            }
        }
    };
    Page { visit: &visit, title: &say.fold_title(), kind: "books fold", scripts: &[], main }.answer()
}

/// Whose figure it is.
fn credit(say: Phrases, model: &Model) -> Option<String> {
    model.after.as_ref().map(|name| say.fold_after(name))
}

/// One figure.
async fn one(visit: Visit, Path(name): Path<String>) -> Result<Response, Problem> {
    let model = found(&name)?;
    let say = visit.say();
    let title = model.name.of(say.language());
    let main = html! {
        nav.path aria-label=(say.books_path()) { ol { li { a href="/fold" { (say.fold_title()) } } } }
        header.reading {
            h1 { (title) }
            p.lead { (say.fold_of(&model.id)) @if let Some(after) = credit(say, model) { " (" (after) ")" } }
        }
        (stage(say, model))
        section aria-labelledby="steps" {
            h2 #steps { (say.fold_all_steps()) }
            (steps(say, model))
        }
        p.row {
            a.button href={ "/fold/" (model.id) "/print" } { (face::symbol("download")) (say.fold_print()) }
            a.button.quiet href={ "/fold/" (model.id) "/pattern" } download={ (model.id) ".fold" } { (say.fold_file()) }
        }
        (signs(say))
        (others(say, model))
    };
    Ok(Page { visit: &visit, title, kind: "books fold", scripts: &["fold.js"], main }.answer())
}

/// Where the paper moves; without a script, or if little motion is wished for, it is not there.
fn stage(say: Phrases, model: &Model) -> Markup {
    let count = model.steps.len();
    html! {
        section #stage hidden aria-labelledby="moving" data-scenes=(drawn::scenes(model)) data-colour=(model.colour) {
            h2 #moving { (say.fold_moving()) }
            canvas width="560" height="560" aria-hidden="true" {}
            div.beside {
                p #said aria-live="polite" {}
                div.controls {
                    input #far type="range" min="0" max=(count) value="0" step="any" aria-label=(say.fold_how_far());
                    button.button #back type="button" { span aria-hidden="true" { "←" } (say.fold_back()) }
                    button.button.primary #next type="button" { (say.fold_next()) span aria-hidden="true" { "→" } }
                    button.button.quiet #again type="button" { (face::symbol("again")) (say.fold_again()) }
                }
                p.muted { (say.fold_keys()) }
            }
        }
    }
}

fn steps(say: Phrases, model: &Model) -> Markup {
    let language = say.language();
    let count = model.steps.len() as i64;
    html! {
        ol.diagrams {
            @for (at, (step, diagram)) in model.steps.iter().zip(drawn::diagrams(model)).enumerate() {
                @let n = at as i64 + 1;
                li {
                    figure {
                        (drawn::shown(diagram, &say.fold_diagram(n, step.see.of(language))))
                        figcaption { b { (say.fold_step(count, n)) } " " span.say { (step.say.of(language)) } }
                    }
                }
            }
            li.finished {
                figure {
                    (drawn::shown(drawn::last(model), &say.fold_finished(model.finished.of(language))))
                    figcaption { b.say { (say.fold_done()) } }
                }
            }
        }
    }
}

/// What the signs of diagrams mean.
fn signs(say: Phrases) -> Markup {
    html! {
        section.signs aria-labelledby="signs" {
            h2 #signs { (say.fold_signs()) }
            ul {
                li { (say.fold_sign_valley()) }
                li { (say.fold_sign_mountain()) }
                li { (say.fold_sign_arrow()) }
                li { (say.fold_sign_over()) }
                li { (say.fold_sign_push()) }
            }
            p.muted { (say.fold_proportions()) }
        }
    }
}

/// The other figures.
fn others(say: Phrases, model: &Model) -> Markup {
    html! {
        nav.neighbours aria-label=(say.fold_title()) {
            @for other in Model::all().iter().filter(|other| other.id != model.id) { (link(say, &other.id)) }
        }
    }
}

/// The page to print.
async fn print(visit: Visit, Path(name): Path<String>) -> Result<Response, Problem> {
    let model = found(&name)?;
    let say = visit.say();
    let (after, done, cut) = (credit(say, model), say.fold_done(), say.fold_cut());
    let labels = Labels { language: say.language(), after: after.as_deref(), done: &done, cut: Some(&cut) };
    let mut response = file(model.page(labels), "image/svg+xml");
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    Ok(response)
}

/// Crease pattern and layers, for other programs.
async fn pattern(visit: Visit, Path(name): Path<String>) -> Result<Response, Problem> {
    let model = found(&name)?;
    let title = model.name.of(visit.language);
    Ok(file(model.finished_state().to_fold(title).to_string(), "application/json"))
}

fn file(text: String, kind: &'static str) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'"));
    response
}

/// The address of the picture of a finished figure.
fn picture(id: &str) -> String {
    assets::at(match id {
        "penguin" => "penguin.svg",
        "crane" => "crane.svg",
        _ => "butterfly.svg",
    })
}
