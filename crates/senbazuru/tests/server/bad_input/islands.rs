//! What browsers send to a table of Islands, and to the pages around it.

use super::pages::{Case, Guests, Post, case};

/// A table of two on two sheets, so that the first question is a bid.
pub const WISH: &str = r#"{"game": "islands", "sheets": ["heron", "boat"], "starts_when_full": true}"#;

/// Answers nobody may give while a bid is asked for.
pub fn moves(at: &Guests) -> Vec<Case> {
    let (path, version) = (at.at("/move"), at.version);
    let by = |cookie: &str, body: &str| Post::form(&path, Some(cookie), format!("version={version}&{body}"));
    let mut cases = Vec::new();
    for body in [
        "do=bid",
        "do=bid&coins=",
        "do=bid&coins=0",
        "do=bid&coins=-1",
        "do=bid&coins=16",
        "do=bid&coins=65536",
        "do=bid&coins=1.5",
        "do=bid&coins=1e1",
        "do=bid&coins=x",
        "do=bid&coins=%ff",
        "do=bid+999999999999",
        "do=keep",
        "do=keep&sheet=heron",
        "do=keep&sheet=heron&sheet=boat",
        "do=keep&sheet=heron&sheet=heron&sheet=boat",
        "do=keep&sheet=hippogriff&sheet=%F0%9F%A6%8A",
        "do=paint",
        "do=paint&paint=",
        "do=paint&paint=1+red+a1",
        "do=paint&paint=9+red+a1",
        "do=paint&paint=1+pink+a1",
        "do=paint&paint=1+red+z99",
        "do=paint&paint=%3Cscript%3E",
        "do=prepare",
        "do=give-up",
        "do=shape+3",
        "do=from+1",
        "do=token+1+single",
        "do=research+auctionis",
        "do=use+re-roll+1+die+1",
        "do=go-on",
        "do=form+3",
        "do=rolled+6",
        "do=bid+2%0Abid+3",
    ] {
        cases.push(case(body, by(&at.asked, body), 422));
    }
    // Nothing can be prepared while everybody bids.
    for body in ["do=prepare&paint=1+red+a1", "do=prepare&paint=x"] {
        cases.push(case(body, by(&at.asked, body), 409));
    }
    let long = format!("do=paint&paint={}", "a1+".repeat(2_000));
    cases.push(case("a long painting", by(&at.asked, &long), 400));
    for (name, cookie, status) in
        [("out of turn", Some(&at.other), 422), ("by one who looks on", Some(&at.outsider), 403)]
    {
        let cookie = cookie.map(String::as_str);
        cases.push(case(name, Post::form(&path, cookie, at.good()), status));
        let plan = format!("version={version}&do=prepare&paint=1+red+a1");
        let status = if status == 422 { 409 } else { status };
        cases.push(case(format!("a plan {name}"), Post::form(&path, cookie, plan), status));
    }
    let stranger = Post::form(&path, None, format!("version={version}&do=unprepare"));
    cases.push(case("no plan any more, by nobody", stranger, 403));
    cases
}

/// Pages that are not there.
pub fn pages(at: &Guests) -> Vec<Case> {
    let mut cases = Vec::new();
    for rest in [
        "/discards",
        "/cards",
        "/isle?seat=9&island=1",
        "/isle?seat=0&island=9",
        "/isle?seat=x",
        "/isle?seat=9",
        "/isle",
    ] {
        cases.push(case(rest, Post::page(&at.at(rest), Some(&at.asked)), 0));
    }
    for path in [
        "/sheets/hippogriff",
        "/sheets/%ff",
        "/islands/0/nothing.svg",
        "/daily/yesterday",
        "/daily/2999-01-01",
        "/daily/2026-02-30",
        "/daily/-1-01-01",
        "/daily/%ff",
        "/daily/2026-11-16T00:00",
    ] {
        cases.push(case(path, Post::page(path, Some(&at.asked)), 0));
    }
    cases
}

/// Tables that can't be.
pub fn tables(at: &Guests) -> Vec<Case> {
    let wrong = [
        "game=islands&players=7",
        "game=islands&players=1",
        "game=islands&players=2&variant=leap-frog",
        "game=islands&players=2&how-sheets=chosen&sheet=heron",
        "game=islands&players=2&how-sheets=chosen&sheet=hippogriff&sheet=boat&sheet=ember",
        "game=islands-solo&how-sheets=chosen&sheet=heron",
    ];
    wrong.iter().map(|form| case(format!("/new {form}"), Post::form("/new", Some(&at.outsider), form), 422)).collect()
}

/// Odd queries that do no harm.
pub fn harmless(at: &Guests) -> Vec<Post> {
    let mut posts = Vec::new();
    for query in ["at=", "at=1", "at=1-", "at=0-a1", "at=9-a1", "at=1-z9", "at=%ff-%ff", "at=1-a1&at=2-b2", "at=-"] {
        for (rest, cookie) in [("", Some(&at.asked)), ("", Some(&at.other)), ("", None), ("/draft", Some(&at.asked))] {
            posts.push(Post::page(&format!("{}?{query}", at.at(rest)), cookie.map(String::as_str)));
        }
    }
    posts
}
