//! Signed cookies. Their names carry an id of this server, because cookies ignore ports.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, CookieJar, SameSite};
use session::{Language, Token, TokenKind};

use crate::Front;
use crate::page::visit::{Theme, View, Visit};

/// What a cookie is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    Visitor,
    Language,
    Theme,
    View,
    Talk,
}

impl For {
    fn name(self, front: &Front) -> String {
        let what = match self {
            Self::Visitor => "visitor",
            Self::Language => "language",
            Self::Theme => "theme",
            Self::View => "view",
            Self::Talk => "talk",
        };
        format!("senbazuru-{}-{what}", front.config.secret.instance())
    }
}

/// What a browser carries of ours, read once for each request.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    /// The visitor's token.
    pub token: Option<Token>,
    /// The language chosen before.
    pub language: Option<Language>,
    /// The theme chosen before.
    pub theme: Theme,
    /// How tables are shown, as it was chosen before.
    pub view: View,
    /// Is talk hidden?
    pub hides_talk: bool,
}

impl Carried {
    /// What these headers carry. What we have not signed is not there.
    #[must_use]
    pub fn read(headers: &HeaderMap, front: &Front) -> Self {
        let names = [For::Visitor, For::Language, For::Theme, For::View, For::Talk].map(|what| what.name(front));
        let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let cookies = all.flat_map(Cookie::split_parse).filter_map(Result::ok);
        let mut jar = CookieJar::new();
        for cookie in cookies.filter(|cookie| names.iter().any(|name| name == cookie.name())) {
            jar.add_original(cookie.into_owned());
        }
        let [token, language, theme, view, talk] = names.map(|name| {
            // Most browsers carry one of them only.
            jar.get(&name)?;
            jar.signed(front.config.secret.key()).get(&name).map(|cookie| cookie.value().to_owned())
        });
        Self {
            token: token.and_then(|text| Token::parse(&text)).filter(|token| token.kind() == TokenKind::Visitor),
            language: language.and_then(|word| Language::named(&word)),
            theme: theme.and_then(|word| Theme::named(&word)).unwrap_or_default(),
            view: view.and_then(|word| View::named(&word)).unwrap_or_default(),
            hides_talk: talk.is_some_and(|word| word == "hidden"),
        }
    }
}

/// The answer makes the browser remember who this is.
pub fn remember(response: &mut Response, front: &Front, visit: &Visit) {
    if let Some(token) = visit.token() {
        set(response, front, For::Visitor, token.reveal().to_owned());
    }
}

/// The answer makes the browser remember the language.
pub fn remember_language(response: &mut Response, front: &Front, language: Language) {
    set(response, front, For::Language, language.code().to_owned());
}

/// The answer makes the browser remember the theme.
pub fn remember_theme(response: &mut Response, front: &Front, theme: Theme) {
    set(response, front, For::Theme, theme.word().to_owned());
}

/// The answer makes the browser remember how tables are shown.
pub fn remember_view(response: &mut Response, front: &Front, view: View) {
    set(response, front, For::View, view.word().to_owned());
}

/// The answer makes the browser remember whether talk is shown.
pub fn remember_talk(response: &mut Response, front: &Front, is_shown: bool) {
    set(response, front, For::Talk, if is_shown { "shown" } else { "hidden" }.to_owned());
}

/// The answer makes the browser forget who this is.
pub fn forget(response: &mut Response, front: &Front) {
    let gone = Cookie::build((For::Visitor.name(front), "")).path("/").max_age(Duration::ZERO);
    append(response, &gone.build());
}

fn set(response: &mut Response, front: &Front, what: For, value: String) {
    let name = what.name(front);
    let is_https = front.config.base_url.as_deref().is_some_and(|base| base.starts_with("https://"));
    let cookie = Cookie::build((name.clone(), value)).path("/").max_age(Duration::days(400));
    let cookie = cookie.http_only(true).same_site(SameSite::Lax).secure(is_https);
    let mut jar = CookieJar::new();
    jar.signed_mut(front.config.secret.key()).add(cookie);
    if let Some(signed) = jar.get(&name) {
        append(response, signed);
    }
}

fn append(response: &mut Response, cookie: &Cookie) {
    if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}
