//! [`Fields`]: what a form says, also one that carries files.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, Method, Uri, header};

use crate::problem::{Fault, Problem};

/// A form has so many fields at most.
const MOST: usize = 500;
/// No boundary is longer (RFC 2046).
const LONGEST_BOUNDARY: usize = 70;

/// The fields of a form, in its order: of the body of a POST, or of a query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    fn read(text: &[u8]) -> Self {
        Self(form_urlencoded::parse(text).take(MOST).map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// The fields of a form that may carry files: a part each, between boundaries. A file is a field with what it holds.
    fn of_parts(body: &[u8], boundary: &str) -> Self {
        let mark = format!("--{boundary}");
        let text = String::from_utf8_lossy(body);
        // What comes before the first mark is none, and what comes after the last one begins with two dashes.
        let parts = text.split(mark.as_str()).skip(1).take_while(|part| !part.starts_with("--")).take(MOST);
        let field = |part: &str| {
            let (head, value) = part.strip_prefix("\r\n")?.split_once("\r\n\r\n")?;
            Some((name(head)?.to_owned(), value.strip_suffix("\r\n")?.to_owned()))
        };
        Self(parts.filter_map(field).collect())
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

/// What stands between the parts of a form that may carry files.
fn boundary(headers: &HeaderMap) -> Option<String> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let (kind, rest) = kind.split_once(';')?;
    let boundary = rest.trim().strip_prefix("boundary=")?.trim_matches('"');
    let fits = (1..=LONGEST_BOUNDARY).contains(&boundary.len());
    (fits && kind.trim().eq_ignore_ascii_case("multipart/form-data")).then(|| boundary.to_owned())
}

/// The name of the field, by the head of a part.
fn name(head: &str) -> Option<&str> {
    let line = head.split("\r\n").find(|line| line.to_ascii_lowercase().starts_with("content-disposition:"))?;
    let (_, name) = line.split_once(" name=\"")?;
    name.split_once('"').map(|(name, _)| name)
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        if request.method() == Method::GET {
            return Ok(Self::of(request.uri()));
        }
        let boundary = boundary(request.headers());
        let bytes = Bytes::from_request(request, state).await.map_err(|_| Fault::TooLarge)?;
        Ok(match boundary {
            Some(boundary) => Self::of_parts(&bytes, &boundary),
            None => Self::read(&bytes),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_that_carries_files_says_the_same() {
        let kind = |value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, value.parse().expect("a value"));
            boundary(&headers)
        };
        assert_eq!(kind("multipart/form-data; boundary=----x9").as_deref(), Some("----x9"));
        assert_eq!(kind("Multipart/Form-Data; boundary=\"a b\"").as_deref(), Some("a b"));
        for other in ["application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary="] {
            assert_eq!(kind(other), None, "{other}");
        }
        let body = b"--x9\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\n\
            one\r\ntwo -- three\n\r\n--x9\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n\r\n--x9--\r\n";
        let fields = Fields::of_parts(body, "x9");
        assert_eq!((fields.one("file"), fields.one("text")), (Some("one\r\ntwo -- three\n"), Some("")));
        for cut in 0..body.len() {
            let _ = Fields::of_parts(&body[..cut], "x9");
        }
        assert_eq!(Fields::of_parts(b"--x9\r\n\xff\r\n\r\n\r\n--x9", "x9"), Fields::default());
        assert!(
            Fields::of_parts(&b"--x\r\nContent-Disposition: a; name=\"b\"\r\n\r\n\r\n".repeat(5_000), "x").0.len()
                <= MOST
        );
    }

    #[test]
    fn fields_may_come_several_times_and_odd_ones_do_no_harm() {
        let fields = Fields::read(b"line=ant&line=fox&do=draw&name=%C3%A4+b&empty=&%ff=%zz&=&&");
        assert_eq!(fields.all("line").collect::<Vec<_>>(), ["ant", "fox"]);
        assert_eq!((fields.one("do"), fields.one("name")), (Some("draw"), Some("ä b")));
        assert_eq!((fields.one("empty"), fields.said("empty"), fields.one("none")), (Some(""), None, None));
        assert!(Fields::read(&b"a&".repeat(10_000)).0.len() <= MOST);
    }
}
