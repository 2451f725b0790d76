//! [`Page`]: the frame of every page.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use phrases::Language;

use crate::page::picture::preview::Preview;
use crate::page::visit::{Theme, Visit};
use crate::page::{assets, face, symbols};

/// What a page may load and do: nothing but what comes from this server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// A page, to be put into its frame.
pub struct Page<'a> {
    /// Who asks for it.
    pub visit: &'a Visit,
    /// Its title, without the name of the house.
    pub title: &'a str,
    /// A word for the kind of page, as class of the body: `home`, `table`, … Style that asks for it at the root sees it at once.
    pub kind: &'a str,
    /// The scripts it needs, by their names in `assets/`.
    pub scripts: &'a [&'a str],
    /// All between header and footer.
    pub main: Markup,
}

impl Page<'_> {
    /// The answer.
    #[must_use]
    pub fn answer(self) -> Response {
        self.with(StatusCode::OK)
    }

    /// The answer with that status.
    #[must_use]
    pub fn with(self, status: StatusCode) -> Response {
        self.around(status, None, None)
    }

    /// The answer with that status, and what messengers show of a link to it; at a table this bar stands in the header instead of the
    /// menu of the house.
    #[must_use]
    pub fn shared(self, status: StatusCode, preview: &Preview, bar: Option<Markup>) -> Response {
        self.around(status, Some(preview), bar)
    }

    fn around(self, status: StatusCode, preview: Option<&Preview>, bar: Option<Markup>) -> Response {
        let language = self.visit.language;
        let mut response = (status, self.frame(preview, bar).into_string()).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
        headers.insert(header::VARY, HeaderValue::from_static("accept-language, cookie"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        response
    }

    fn frame(self, preview: Option<&Preview>, bar: Option<Markup>) -> Markup {
        let say = self.visit.say();
        let theme = Some(self.visit.theme).filter(|&theme| theme != Theme::Auto).map(Theme::word);
        html! {
            (DOCTYPE)
            html lang=(self.visit.language) data-theme=[theme] data-page=(self.kind) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content=(theme.unwrap_or("light dark"));
                    (tint(self.visit.theme))
                    title { (self.title) " · Senbazuru" }
                    @if let Some(preview) = preview { (preview.head(self.visit)) }
                    (assets::sheets_of(self.kind))
                    link rel="icon" type="image/svg+xml" href=(assets::at("icon.svg"));
                    link rel="manifest" href="/manifest.webmanifest";
                    @for script in self.scripts {
                        script type="module" src=(assets::at(script)) {}
                    }
                }
                body class=(self.kind) {
                    (PreEscaped(symbols::SPRITE))
                    a.skip href="#main" { (say.page_skip()) }
                    (header(self.visit, bar))
                    main #main { (self.main) }
                    footer.site { p { (say.page_fair()) } p { a href="/learn" { (say.learn_title()) } } p { a href="/records" { (say.records_title()) } } }
                }
            }
        }
    }
}

/// The colour of the browser's own bar: that of the header below it.
fn tint(theme: Theme) -> Markup {
    let (day, night) = ("#fffcf5", "#1f2440");
    html! {
        @match theme {
            Theme::Light => { meta name="theme-color" content=(day); }
            Theme::Dark => { meta name="theme-color" content=(night); }
            Theme::Auto => {
                meta name="theme-color" media="(prefers-color-scheme: light)" content=(day);
                meta name="theme-color" media="(prefers-color-scheme: dark)" content=(night);
            }
        }
    }
}

/// The name of the house, and its menu; or the bar of a table, which brings the menu along.
fn header(visit: &Visit, bar: Option<Markup>) -> Markup {
    let here = visit.path.split('?').next().unwrap_or_default();
    html! {
        header.site {
            a.brand href="/" aria-current=[(here == "/").then_some("page")] { (face::symbol("crane")) span { "Senbazuru" } }
            @match bar { Some(bar) => (bar), None => { (menu(visit)) (tongues(visit)) } }
        }
    }
}

/// All languages behind one small word, for phones: their header is one row.
fn tongues(visit: &Visit) -> Markup {
    let label = visit.say().page_languages();
    html! {
        details.tongues {
            summary title=(label) { span.visually-hidden { (label) ": " } (code(visit.language)) }
            (languages(visit, name))
        }
    }
}

/// The main pages, languages and colours.
#[must_use]
pub fn menu(visit: &Visit) -> Markup {
    let say = visit.say();
    let here = visit.path.split('?').next().unwrap_or_default();
    let pages = [
        ("/cards", say.page_cards()),
        ("/sheets", say.books_sheets()),
        ("/rules", say.page_rules()),
        ("/me", say.page_me()),
    ];
    html! {
        nav.pages aria-label=(say.page_navigation()) {
            @for (address, name) in &pages {
                a href=(address) aria-current=[current(here, address)] { (name) }
            }
        }
        (languages(visit, code))
        (themes(visit))
    }
}

/// How an address is marked in the menu: it is this page, or this page is below it.
fn current(here: &str, address: &str) -> Option<&'static str> {
    let rest = here.strip_prefix(address)?;
    match rest {
        "" => Some("page"),
        _ => rest.starts_with('/').then_some("true"),
    }
}

/// All languages: by their codes where they stand in a row, by their names where they are unfolded.
fn languages(visit: &Visit, called: fn(Language) -> &'static str) -> Markup {
    html! {
        nav.languages aria-label=(visit.say().page_languages()) {
            @for language in Language::ALL {
                a href=(switch("language", language.code(), visit)) lang=(language) hreflang=(language)
                    aria-label=(name(language)) aria-current=[(language == visit.language).then_some("true")] { (called(language)) }
            }
        }
    }
}

/// What a language calls itself.
const fn name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::It => "Italiano",
        Language::De => "Deutsch",
    }
}

const fn code(language: Language) -> &'static str {
    match language {
        Language::En => "EN",
        Language::It => "IT",
        Language::De => "DE",
    }
}

/// The colours now, and a link to the next.
fn themes(visit: &Visit) -> Markup {
    let (picture, next) = match visit.theme {
        Theme::Auto => ("half", Theme::Light),
        Theme::Light => ("sun", Theme::Dark),
        Theme::Dark => ("moon", Theme::Auto),
    };
    let label = visit.say().page_theme(visit.theme.word());
    html! {
        a.theme href=(switch("theme", next.word(), visit)) aria-label=(label) title=(label) rel="nofollow" { (face::symbol(picture)) }
    }
}

/// The address that changes how pages are shown, and leads back.
#[must_use]
pub fn switch(what: &str, word: &str, visit: &Visit) -> String {
    let back: String = form_urlencoded::byte_serialize(unspoken(&visit.path).as_bytes()).collect();
    format!("/{what}/{word}?to={back}")
}

/// The address without the language it asks for, which would win over the one that is chosen.
fn unspoken(path: &str) -> String {
    let Some((path, query)) = path.split_once('?') else { return path.to_owned() };
    let kept: Vec<_> = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("lang=")).collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_menu_marks_where_one_is() {
        for (here, address, mark) in [
            ("/cards", "/cards", Some("page")),
            ("/cards/fox", "/cards", Some("true")),
            ("/cardsharp", "/cards", None),
            ("/", "/cards", None),
        ] {
            assert_eq!(current(here, address), mark);
        }
    }

    #[test]
    fn the_way_back_asks_for_no_language() {
        for (path, back) in [
            ("/cards", "/cards"),
            ("/cards?lang=de", "/cards"),
            ("/cards?family=sea&lang=de&kind=instant", "/cards?family=sea&kind=instant"),
            ("/t/abc?i=xyz", "/t/abc?i=xyz"),
        ] {
            assert_eq!(unspoken(path), back);
        }
    }
}
