//! A visitor of the pages, known by a signed cookie.

use crate::table::{NoTable, shortened};
use client::{Connection, Response};

/// What a form of a page says of its body.
pub const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");
/// A browser of each language.
const LANGUAGES: [&str; 3] = ["en", "it,en;q=0.5", "de-DE,de;q=0.9,en;q=0.5"];

/// A visitor of the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The cookie, as it is sent.
    pub cookie: String,
    /// The token in it, as a header of the API.
    pub bearer: String,
}

impl Person {
    /// Somebody new.
    pub async fn make(connection: &mut Connection) -> Result<Self, NoTable> {
        let answer = connection.request("POST", "/me/name", &[FORM], b"name=bench").await.map_err(NoTable::Trouble)?;
        Self::of(&answer).ok_or_else(|| NoTable::Refused("becoming a visitor", answer.status, shortened(&answer.body)))
    }

    /// The visitor an answer makes the browser remember.
    fn of(answer: &Response) -> Option<Self> {
        let mut cookies = answer.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value);
        let cookie = cookies.find_map(|cookie| cookie.split(';').next().filter(|pair| pair.contains("-visitor=")))?;
        // Before the token stands its signature, whose letters have no underscore.
        let (_, token) = cookie.split_once("v_")?;
        Some(Self { cookie: cookie.to_owned(), bearer: format!("Bearer v_{token}") })
    }
}

/// What the browser of a listener prefers.
pub const fn language(listener: usize) -> (&'static str, &'static str) {
    ("accept-language", LANGUAGES[listener % LANGUAGES.len()])
}

/// Writes an answer as the page's form does.
pub fn write_form(body: &mut Vec<u8>, version: u32, answer: &str) {
    body.clear();
    body.extend_from_slice(b"version=");
    body.extend_from_slice(version.to_string().as_bytes());
    body.extend_from_slice(b"&do=");
    for byte in answer.bytes() {
        match byte {
            b' ' => body.push(b'+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => body.push(byte),
            _ => body.extend_from_slice(format!("%{byte:02X}").as_bytes()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_holds_the_token() {
        let cookie = |value: &str| ("set-cookie".to_owned(), value.to_owned());
        let headers = vec![cookie("a=b"), cookie("senbazuru-0a1b2c-visitor=Qk+/=v_x_v_y; Path=/; HttpOnly")];
        let person = Person::of(&Response { status: 303, headers, body: Vec::new() }).expect("somebody");
        assert_eq!(person.cookie, "senbazuru-0a1b2c-visitor=Qk+/=v_x_v_y");
        assert_eq!(person.bearer, "Bearer v_x_v_y");
        assert_eq!(Person::of(&Response { status: 303, headers: vec![cookie("a=b")], body: Vec::new() }), None);
    }

    #[test]
    fn an_answer_becomes_a_form() {
        let mut body = b"old".to_vec();
        write_form(&mut body, 12, "pay cat cat +discard");
        assert_eq!(body, b"version=12&do=pay+cat+cat+%2Bdiscard");
    }
}
