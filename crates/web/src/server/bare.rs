//! Answers to what never became a request: they are written as text, past all routes.

use session::{Language, Quota, Refused};

use crate::front::Front;
use crate::problem::{Fault, Problem};
use crate::tags::REQUEST_ID;

/// There are too many connections.
pub fn too_many(front: &Front) -> String {
    let most = u32::try_from(front.config.connections_per_address).unwrap_or(u32::MAX);
    let problem = Refused::TooMany { what: Quota::Requests, most, wait: 1 }.into();
    answer(front, "503 Service Unavailable", "retry-after: 1\r\n", &problem)
}

/// What is said instead of an answer without a body, which hyper gives by itself to what it can't read; `None` for all others.
pub fn instead_of(front: &Front, written: &[u8]) -> Option<String> {
    // Every answer of ours has an id, so this can only be one of hyper's.
    let text = std::str::from_utf8(written).ok().filter(|text| text.len() < 256)?;
    let head = text.strip_suffix("\r\n\r\n").filter(|head| head.contains("\r\ncontent-length: 0\r\n"))?;
    let status = head.lines().next()?.strip_prefix("HTTP/1.1 ").filter(|status| status.starts_with('4'))?;
    if head.contains(REQUEST_ID.as_str()) {
        return None;
    }
    let is_long = status.starts_with("431") || status.starts_with("414") || status.starts_with("413");
    let fault = if is_long { Fault::TooLarge } else { Fault::Malformed("this is no HTTP/1.1".to_owned()) };
    Some(answer(front, status, "", &fault.into()))
}

fn answer(front: &Front, status: &str, more: &str, problem: &Problem) -> String {
    let id = front.request_id();
    front.metrics.refused(problem.code());
    let body = serde_json::to_string(&problem.body(Language::default(), Some(id))).unwrap_or_default();
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n{more}connection: close\r\n\
         {REQUEST_ID}: {id}\r\n\r\n{body}",
        body.len(),
    )
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use session::source::Fixed;

    use super::*;
    use crate::config::Config;

    #[test]
    fn only_answers_without_id_and_body_are_replaced() {
        let front = Front::new(Config::default(), Arc::new(Fixed::new(1)));
        let instead = |text: &str| instead_of(&front, text.as_bytes());
        let bare = "HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\ndate: today\r\n\r\n";
        let said = instead(bare).expect("a better one");
        assert!(said.starts_with("HTTP/1.1 400 Bad Request\r\n") && said.contains("\"bad_request\""), "{said}");
        let long = instead(&bare.replace("400 Bad Request", "431 Request Header Fields Too Large"));
        assert!(long.is_some_and(|said| said.contains("\"too_large\"")));
        assert_eq!(instead(&bare.replace("date: today", "x-request-id: abc")), None);
        assert_eq!(instead(&bare.replace("400 Bad Request", "200 OK")), None);
        assert_eq!(instead(&bare.replace("content-length: 0", "content-length: 2")), None);
        assert_eq!(instead(&format!("{bare}more")), None);
        assert_eq!(instead(""), None);
    }
}
