//! The start page: what this is, and how to play today. No script, nothing inline, nothing from elsewhere.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRef, State};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, VARY};
use http::{HeaderMap, Uri};
use phrases::{Language, Phrases};

use crate::api::language;
use crate::front::Front;

const STYLE: &str = include_str!("start/start.css");
const CRANE: &str = include_str!("start/crane.svg");
/// What the page may load: its style and its picture.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// The style and the picture may be kept for an hour.
const AN_HOUR: &str = "public, max-age=3600";

/// The page and what it needs.
pub fn router<S>() -> Router<S>
where
    S: Clone + Send + Sync + 'static,
    Arc<Front>: FromRef<S>,
{
    Router::new()
        .route("/", get(page))
        .route("/start.css", get(async || fixed("text/css; charset=utf-8", STYLE)))
        .route("/crane.svg", get(async || fixed("image/svg+xml", CRANE)))
}

fn fixed(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, AN_HOUR)], text).into_response()
}

async fn page(State(front): State<Arc<Front>>, uri: Uri, headers: HeaderMap) -> Response {
    let language = language::of(&uri, &headers);
    let base = front.config.base_url.clone().unwrap_or_else(|| format!("http://{}", host(&headers)));
    let dress = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (CONTENT_LANGUAGE, language.code()),
        (VARY, "accept-language"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (dress, Html(html(language, base.trim_end_matches('/')))).into_response()
}

/// The name this server was called by, if it is one: it is repeated in the examples.
fn host(headers: &HeaderMap) -> &str {
    let is_plain = |host: &&str| {
        !host.is_empty() && host.len() < 256 && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b))
    };
    headers.get(HOST).and_then(|host| host.to_str().ok()).filter(is_plain).unwrap_or("localhost")
}

fn html(language: Language, base: &str) -> String {
    let say = Phrases(language);
    let text = |sentence: String| escaped(&sentence);
    let code = |lines: &str| format!("<pre tabindex=\"0\"><code>{}</code></pre>", escaped(lines));
    let mut languages = String::new();
    for (other, name) in Language::ALL.into_iter().zip(["English", "Italiano", "Deutsch"]) {
        let current = if other == language { " aria-current=\"page\"" } else { "" };
        let _ = write!(
            languages,
            "<li><a href=\"/?lang={other}\" lang=\"{other}\" hreflang=\"{other}\"{current}>{name}</a></li>"
        );
    }
    let api = format!("{base}/api/v1");
    let visitor = format!("curl -s {api}/visitors --json '{{\"name\":\"Hana\"}}'");
    let table = format!(
        "curl -s {api}/tables -H 'Authorization: Bearer v_…' --json \\\n  \
         '{{\"game\":\"origami\",\"seats\":[{{\"kind\":\"me\"}},{{\"kind\":\"bot\",\"level\":\"hina\"}}],\"starts_when_full\":true}}'"
    );
    let listen = format!(
        "curl -s {api}/tables/ID -H 'Authorization: Bearer s_…'\n\
         curl -sN {api}/tables/ID/stream -H 'Authorization: Bearer s_…'"
    );
    format!(
        "<!doctype html>
<html lang=\"{language}\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>{title}</title>
<link rel=\"stylesheet\" href=\"/start.css\">
<link rel=\"icon\" type=\"image/svg+xml\" href=\"/crane.svg\">
</head>
<body>
<a class=\"skip\" href=\"#text\">{skip}</a>
<header>
<nav aria-label=\"{languages_title}\"><ul>{languages}</ul></nav>
<img src=\"/crane.svg\" width=\"484\" height=\"248\" alt=\"{crane}\">
<h1 lang=\"ja-Latn\">Senbazuru</h1>
</header>
<main id=\"text\">
<p class=\"lead\">{lead}</p>
<h2>{today}</h2>
<p>{soon}</p>
<section>
<h3>{terminal}</h3>
<p>{terminal_text}</p>
{terminal_code}
</section>
<section>
<h3>{api_title}</h3>
<p>{api_text}</p>
<p>{api_name}</p>
{visitor}
<p>{api_table}</p>
{table}
<p>{api_listen}</p>
{listen}
<p><a href=\"/api/v1/openapi.json\">{document}</a></p>
</section>
</main>
<footer><p>{fair}</p></footer>
</body>
</html>
",
        title = text(say.start_title()),
        skip = text(say.start_skip()),
        languages_title = text(say.start_languages()),
        crane = text(say.start_crane()),
        lead = text(say.start_lead()),
        today = text(say.start_today()),
        soon = text(say.start_soon()),
        terminal = text(say.start_terminal()),
        terminal_text = text(say.start_terminal_text()),
        terminal_code = code(&format!(
            "senbazuru play origami --bots hina --lang {language}\nsenbazuru play islands-solo --lang {language}"
        )),
        api_title = text(say.start_api()),
        api_text = text(say.start_api_text()),
        api_name = text(say.start_api_name()),
        visitor = code(&visitor),
        api_table = text(say.start_api_table()),
        table = code(&table),
        api_listen = text(say.start_api_listen()),
        listen = code(&listen),
        document = text(say.start_api_document()),
        fair = text(say.start_fair()),
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_in_three_languages_and_needs_no_exception_from_its_policy() {
        for (language, words) in [
            (Language::En, "How to play today"),
            (Language::It, "Come si gioca oggi"),
            (Language::De, "So spielt man heute"),
        ] {
            let page = html(language, "https://example.org");
            assert!(page.contains(words) && page.contains(&format!("<html lang=\"{language}\">")), "{page}");
            assert!(page.contains("https://example.org/api/v1/visitors"), "{page}");
            for banned in ["<script", "<style", "style=", "onclick", "onload", "javascript:"] {
                assert!(!page.contains(banned), "{banned} in {page}");
            }
        }
        assert!(!CRANE.contains("style"), "the picture keeps to the policy too");
    }

    #[test]
    fn a_host_with_markup_is_not_repeated() {
        for (given, shown) in [
            ("senbazuru.example:8080", "senbazuru.example:8080"),
            ("[::1]:3000", "[::1]:3000"),
            ("<script>", "localhost"),
            ("a'; rm -rf ~", "localhost"),
            ("", "localhost"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, given.parse().expect("a value"));
            assert_eq!(host(&headers), shown);
        }
        assert_eq!(escaped("<a href=\"&\">"), "&lt;a href=&quot;&amp;&quot;&gt;");
    }
}
