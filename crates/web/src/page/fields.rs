//! [`Fields`]: what a form says.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{Method, Uri};

use crate::problem::{Fault, Problem};

/// A form has so many fields at most.
const MOST: usize = 500;

/// The fields of a form, in its order: of the body of a POST, or of a query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    fn read(text: &[u8]) -> Self {
        Self(form_urlencoded::parse(text).take(MOST).map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// The fields of a query.
    #[must_use]
    pub fn of(uri: &Uri) -> Self {
        Self::read(uri.query().unwrap_or_default().as_bytes())
    }

    /// The first field of that name.
    #[must_use]
    pub fn one(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// The first field of that name, if it says something.
    #[must_use]
    pub fn said(&self, name: &str) -> Option<&str> {
        self.one(name).map(str::trim).filter(|value| !value.is_empty())
    }

    /// Is there a field of that name, as of a box that is ticked?
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.one(name).is_some()
    }

    /// All fields of that name.
    pub fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if request.method() == Method::GET {
            return Ok(Self::of(request.uri()));
        }
        let bytes = Bytes::from_request(request, state).await;
        Ok(Self::read(&bytes.map_err(|_| Fault::TooLarge)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_may_come_several_times_and_odd_ones_do_no_harm() {
        let fields = Fields::read(b"line=ant&line=fox&do=draw&name=%C3%A4+b&empty=&%ff=%zz&=&&");
        assert_eq!(fields.all("line").collect::<Vec<_>>(), ["ant", "fox"]);
        assert_eq!((fields.one("do"), fields.one("name")), (Some("draw"), Some("ä b")));
        assert_eq!((fields.one("empty"), fields.said("empty"), fields.one("none")), (Some(""), None, None));
        assert!(Fields::read(&b"a&".repeat(10_000)).0.len() <= MOST);
    }
}
