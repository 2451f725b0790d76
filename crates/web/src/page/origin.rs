//! Requests that other sites make a browser send in a visitor's name are refused.
//!
//! Browsers say where a request comes from: `Sec-Fetch-Site`, or `Origin` if they are older. Cookies are `SameSite=Lax` besides.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse as _, Response};

use crate::App;
use crate::problem::{Fault, Problem};

/// These routes with the guard in front of them.
pub fn guarded(router: Router<App>) -> Router<App> {
    router.layer(from_fn(guard))
}

async fn guard(request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe || is_own(request.headers()) {
        next.run(request).await
    } else {
        Problem::from(Fault::Foreign).into_response()
    }
}

/// Does a request come from one of our own pages?
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => match text(header::ORIGIN.as_str()) {
            Some(origin) => {
                let host = origin.split_once("://").map(|(_, host)| host);
                host.is_some() && host == text(header::HOST.as_str())
            }
            // Neither: no browser that would send our cookie along by itself.
            None => true,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sites_are_told_from_our_own_pages() {
        for (headers, own) in [
            (&[("sec-fetch-site", "same-origin")][..], true),
            (&[("sec-fetch-site", "none")], true),
            (&[("sec-fetch-site", "cross-site")], false),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("host", "a.example:80"), ("origin", "http://a.example:80")], true),
            (&[("host", "a.example"), ("origin", "http://b.example")], false),
            (&[("host", "a.example"), ("origin", "null")], false),
            (&[("host", "a.example")], true),
            (&[("sec-fetch-site", "cross-site"), ("host", "a"), ("origin", "http://a")], false),
        ] {
            let mut map = HeaderMap::new();
            for (name, value) in headers {
                map.insert(*name, value.parse().expect("a value"));
            }
            assert_eq!(is_own(&map), own, "{headers:?}");
        }
    }
}
