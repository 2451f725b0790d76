//! Language, theme, how tables are shown and whether with talk: a cookie, and back to where one was.

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::{IntoResponse as _, Redirect, Response};
use session::Language;

use crate::App;
use crate::page::visit::{Theme, View};
use crate::page::{Fields, cookies};
use crate::problem::{Fault, Problem};

/// Changes the language of all pages.
///
/// # Errors
/// If there is no such language.
pub async fn language(State(app): State<App>, Path(word): Path<String>, uri: Uri) -> Result<Response, Problem> {
    let language = Language::named(&word).ok_or(Fault::NotFound)?;
    let mut response = back(&uri);
    cookies::remember_language(&mut response, &app, language);
    Ok(response)
}

/// Changes the theme of all pages.
///
/// # Errors
/// If there is no such theme.
pub async fn theme(State(app): State<App>, Path(word): Path<String>, uri: Uri) -> Result<Response, Problem> {
    let theme = Theme::named(&word).ok_or(Fault::NotFound)?;
    let mut response = back(&uri);
    cookies::remember_theme(&mut response, &app, theme);
    Ok(response)
}

/// Changes how tables are shown.
///
/// # Errors
/// If there is no such view.
pub async fn view(State(app): State<App>, Path(word): Path<String>, uri: Uri) -> Result<Response, Problem> {
    let view = View::named(&word).ok_or(Fault::NotFound)?;
    let mut response = back(&uri);
    cookies::remember_view(&mut response, &app, view);
    Ok(response)
}

/// Shows talk at all tables, or hides it.
///
/// # Errors
/// If the word is neither.
pub async fn talk(State(app): State<App>, Path(word): Path<String>, uri: Uri) -> Result<Response, Problem> {
    let is_shown = match word.as_str() {
        "shown" => true,
        "hidden" => false,
        _ => return Err(Fault::NotFound.into()),
    };
    let mut response = back(&uri);
    cookies::remember_talk(&mut response, &app, is_shown);
    Ok(response)
}

fn back(uri: &Uri) -> Response {
    Redirect::to(&local(Fields::of(uri).one("to").unwrap_or_default())).into_response()
}

/// The address to go back to, if it is one of this server: a path, nothing that browsers would take for another host, and without
/// `lang` and `view`, which would come before what was chosen.
fn local(to: &str) -> String {
    let is_path = to.starts_with('/') && !to[1..].starts_with(['/', '\\']);
    // Browsers leave out control characters and turn backslashes; what is sent must be what is meant.
    let is_plain = to.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if !is_path || !is_plain {
        return "/".to_owned();
    }
    let Some((path, query)) = to.split_once('?') else { return to.to_owned() };
    let chosen = |pair: &&str| pair.starts_with("lang=") || pair.starts_with("view=");
    let kept: Vec<&str> = query.split('&').filter(|pair| !chosen(pair)).collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_server_are_gone_back_to() {
        for (to, goes) in [
            ("/", "/"),
            ("/me", "/me"),
            ("/t/abc?play=fox&from=hand", "/t/abc?play=fox&from=hand"),
            ("/?lang=de", "/"),
            ("/t/abc?i=x&lang=de", "/t/abc?i=x"),
            ("/t/abc?view=text", "/t/abc"),
            ("", "/"),
            ("me", "/"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("/\t/evil.example", "/"),
            ("/a\\b", "/"),
            ("https://evil.example", "/"),
            ("javascript:alert(1)", "/"),
            ("/a\r\nset-cookie: x=y", "/"),
            ("/ä", "/"),
        ] {
            assert_eq!(local(to), goes, "{to:?}");
        }
    }
}
