//! [`Visit`]: who asks for a page, and how they want it.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use phrases::Phrases;
use session::{Guest, Language, Name, Refused, Token, Visitor};

use crate::App;
use crate::Front;
use crate::input::Whence;
use crate::language;
use crate::page::Fields;
use crate::page::cookies::Carried;
use crate::problem::Problem;

/// Who asks for a page, and how they want it.
#[derive(Clone, Debug)]
pub struct Visit {
    /// Who it is, if they have been here before, and the token their cookie holds.
    pub known: Option<(Visitor, Token)>,
    /// In which language: what the address says (`lang`), else what was chosen before, else what the browser prefers.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// How tables are shown: what the address says (`view`), else what was chosen before.
    pub view: View,
    /// Is talk hidden at all tables?
    pub hides_talk: bool,
    /// The address asked for, with its query: where to come back to.
    pub path: String,
    /// Where the request comes from, for quotas.
    pub address: String,
    /// How this server is reached, without a slash at the end: `https://senbazuru.example`.
    pub base: String,
    /// Does a script of ours ask, for a fragment only?
    pub wants_fragment: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The word for it, in addresses and cookies.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// How tables are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// Drawn, with cards and islands where they lie.
    #[default]
    Drawn,
    /// In words, from the top to the bottom: for those who hear a page, or read it line by line.
    Text,
}

impl View {
    /// The word for it, in addresses and cookies.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Drawn => "drawn",
            Self::Text => "text",
        }
    }

    /// The view of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        [Self::Drawn, Self::Text].into_iter().find(|view| view.word() == word)
    }
}

/// The header by which a script of ours asks for a fragment instead of a page.
pub const FRAGMENT: &str = "x-fragment";

impl Visit {
    /// The sentences in the visitor's language.
    #[must_use]
    pub const fn say(&self) -> Phrases {
        Phrases(self.language)
    }

    /// The visitor's token, if they have one.
    #[must_use]
    pub fn token(&self) -> Option<&Token> {
        self.known.as_ref().map(|(_, token)| token)
    }

    /// What they call themselves; empty if nobody knows.
    #[must_use]
    pub fn name(&self) -> &str {
        self.known.as_ref().map_or("", |(visitor, _)| &visitor.name)
    }

    /// Who they are, for quotas.
    #[must_use]
    pub fn guest(&self) -> Guest {
        Guest { visitor: self.known.as_ref().map(|(visitor, _)| visitor.id.clone()), address: self.address.clone() }
    }

    /// The visitor, who is made if they are new. `said` is the name a form says: one who is known takes it from now on. A new
    /// visitor has to be remembered: see [`remember`](super::cookies::remember).
    ///
    /// # Errors
    /// If the name can't be one, or nothing can be stored.
    pub async fn become_known(&mut self, app: &App, said: Option<&str>) -> Result<Name, Problem> {
        let said = said.map(str::trim).filter(|name| !name.is_empty());
        match &mut self.known {
            Some((visitor, token)) => {
                if let Some(said) = said.filter(|said| *said != visitor.name) {
                    let name = Name::new(said).map_err(Refused::from)?;
                    *visitor = app.hub.rename(token, &name).await?;
                }
                Ok(Name::new(&visitor.name).map_err(Refused::from)?)
            }
            None => {
                let guest = self.say().page_guest();
                let name = Name::new(said.unwrap_or(&guest)).map_err(Refused::from)?;
                self.known = Some(app.hub.welcome_from(&self.address, &name).await?);
                Ok(name)
            }
        }
    }
}

impl FromRequestParts<App> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let carried = parts.extensions.get::<Carried>().cloned().unwrap_or_default();
        let mut visit = Self::anonymous(&parts.uri, &parts.headers, app, &carried);
        let Ok(Whence(address)) = Whence::from_request_parts(parts, app).await;
        visit.address = address;
        if let Some(token) = carried.token {
            // A cookie of somebody who was forgotten is as good as none.
            match app.hub.visitor(&token).await {
                Ok(visitor) => visit.known = Some((visitor, token)),
                Err(Refused::WrongToken) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Ok(visit)
    }
}

impl Visit {
    /// Somebody, by all that can be told without asking who they are.
    #[must_use]
    pub fn anonymous(uri: &Uri, headers: &HeaderMap, app: &Front, carried: &Carried) -> Self {
        let language = language::asked_for(uri).or(carried.language);
        Self {
            known: None,
            language: language.unwrap_or_else(|| language::of(uri, headers)),
            theme: carried.theme,
            view: Fields::of(uri).said("view").and_then(View::named).unwrap_or(carried.view),
            hides_talk: carried.hides_talk,
            path: uri.path_and_query().map_or_else(|| "/".to_owned(), |path| path.as_str().to_owned()),
            address: String::new(),
            base: base(headers, app),
            wants_fragment: headers.contains_key(FRAGMENT),
        }
    }
}

/// How this server is reached: as its operator says, else by the name it was called by.
fn base(headers: &HeaderMap, front: &Front) -> String {
    front
        .config
        .base_url
        .clone()
        .unwrap_or_else(|| format!("http://{}", host(headers)))
        .trim_end_matches('/')
        .to_owned()
}

/// The name this server was called by, if it is one: it is repeated in links.
fn host(headers: &HeaderMap) -> &str {
    let is_plain = |host: &&str| {
        !host.is_empty() && host.len() < 256 && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b))
    };
    headers.get("host").and_then(|host| host.to_str().ok()).filter(is_plain).unwrap_or("localhost")
}

#[cfg(test)]
mod tests {
    use super::*;

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
            headers.insert("host", given.parse().expect("a value"));
            assert_eq!(host(&headers), shown);
        }
    }
}
