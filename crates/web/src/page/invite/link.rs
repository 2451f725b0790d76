//! A link to be sent: to be copied, shared, or read by a camera.

use std::fmt::Write as _;
use std::net::IpAddr;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use crate::page::Visit;

/// So many modules around a code are left blank, that it is found.
const MARGIN: usize = 3;

/// A link that is never cut, with what copies and shares it (`share.js`), and its QR code.
#[must_use]
pub fn shown(visit: &Visit, link: &str, label: &str, code_label: &str) -> Markup {
    let say = visit.say();
    html! {
        div.sendable {
            div.stack {
                p.label #link-label { (label) }
                p { code #link .address translate="no" aria-labelledby="link-label" { (link) } }
                div.row {
                    button.button.scripted-only type="button" data-copy="link" data-done=(say.home_link_copied()) { (say.home_link_copy()) }
                    button.button.quiet.scripted-only type="button" data-share="link" { (say.home_link_share()) }
                    span.muted role="status" data-copied {}
                }
                noscript { small { (say.home_wait_copy()) } }
            }
            figure {
                (code(link, code_label))
                figcaption.muted { (say.home_wait_camera()) }
            }
        }
    }
}

/// The QR code of a text. It is dark on light in every theme, or some cameras would not read it.
#[must_use]
pub fn code(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return html! {} };
    let side = code.width() + 2 * MARGIN;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } width=(side * 4) height=(side * 4) role="img" aria-label=(label)
            shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path fill="#14172a" d=(path(&code)) {}
        }
    }
}

/// The dark modules, row by row, each run of them as one box.
fn path(code: &QrCode) -> String {
    let width = code.width();
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                let n = run.len();
                // Writing to a text can't fail.
                let _ = write!(path, "M{} {}h{n}v1h-{n}z", x + MARGIN, y + MARGIN);
            }
            x += run.len();
        }
    }
    path
}

/// Does an address lead to the visitor's own machine only?
#[must_use]
pub fn is_local(base: &str) -> bool {
    let host = base.split_once("://").map_or(base, |(_, rest)| rest);
    let host = host.split('/').next().unwrap_or_default();
    let host = match host.strip_prefix('[') {
        Some(inner) => inner.split(']').next().unwrap_or_default(),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    host == "localhost"
        || host.ends_with(".localhost")
        || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// How to be reached by others, where the address is one for this machine only.
#[must_use]
pub fn reachable(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        @if is_local(&visit.base) {
            div.notice.local {
                p { (say.home_wait_local()) }
                p { code { "senbazuru serve --lan" } }
                p { (say.home_wait_base()) }
                p { code { "senbazuru serve --base-url https://…" } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loopback_is_told_from_addresses_others_can_reach() {
        for (base, local) in [
            ("http://localhost:3000", true),
            ("http://127.0.0.1:3000", true),
            ("http://127.9.8.7", true),
            ("http://[::1]:80", true),
            ("http://table.localhost", true),
            ("http://192.168.1.20:3000", false),
            ("https://senbazuru.example", false),
            ("http://[fe80::1]:80", false),
            ("https://localhost.example", false),
        ] {
            assert_eq!(is_local(base), local, "{base}");
        }
    }

    /// Draws the boxes of a path again, and compares.
    #[test]
    fn the_boxes_are_exactly_the_dark_modules() {
        let code =
            QrCode::new("http://192.168.1.20:3000/t/0123456789ab?i=i_0123456789abcdefghjkmnpqrs").expect("a code");
        let width = code.width();
        let mut drawn = vec![Color::Light; width * width];
        for part in path(&code).split('M').skip(1) {
            let (x, rest) = part.split_once(' ').expect("x");
            let (y, rest) = rest.split_once('h').expect("y");
            let (n, _) = rest.split_once('v').expect("a run");
            let number = |text: &str| text.parse::<usize>().expect("a number");
            let start = (number(y) - MARGIN) * width + number(x) - MARGIN;
            drawn[start..start + number(n)].fill(Color::Dark);
        }
        assert!(drawn == code.to_colors());
    }
}
