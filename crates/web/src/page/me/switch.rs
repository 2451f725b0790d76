//! Language and theme: a cookie, and back to where one was.

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::{IntoResponse as _, Redirect, Response};
use session::Language;

use crate::App;
use crate::page::visit::Theme;
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

fn back(uri: &Uri) -> Response {
    Redirect::to(&local(Fields::of(uri).one("to").unwrap_or_default())).into_response()
}

/// The address to go back to, if it is one of this server: a path, nothing that browsers would take for another host, and without
/// `lang`, which would come before what was chosen.
fn local(to: &str) -> String {
    let is_path = to.starts_with('/') && !to[1..].starts_with(['/', '\\']);
    // Browsers leave out control characters and turn backslashes; what is sent must be what is meant.
    let is_plain = to.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if !is_path || !is_plain {
        return "/".to_owned();
    }
    let Some((path, query)) = to.split_once('?') else { return to.to_owned() };
    let kept: Vec<&str> = query.split('&').filter(|pair| !pair.starts_with("lang=")).collect();
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
