//! Requests that are to be refused: a name, the bytes, the status and the code of the answer.

use serde_json::json;

use super::wire::{get, post, request};
use super::{API, Seated};

/// A name, the bytes, the status and the code of the answer.
pub type Case = (String, Vec<u8>, u16, &'static str);

fn case(name: &str, bytes: Vec<u8>, status: u16, code: &'static str) -> Case {
    (name.to_owned(), bytes, status, code)
}

/// What is no HTTP, or of a kind nobody needs.
pub fn heads() -> Vec<Case> {
    let raw = |name: &str, text: String, status, code| case(name, text.into_bytes(), status, code);
    let many: String = (0..65).map(|n| format!("x-{n}: y\r\n")).collect();
    let bomb: String = (0..5_000).map(|n| format!("x-{n}: {}\r\n", "y".repeat(50))).collect();
    let host = "host: here\r\n";
    vec![
        raw("nonsense", "hello\r\n\r\n".into(), 400, "bad_request"),
        raw("HTTP/0.9", "GET /\r\n\r\n".into(), 400, "bad_request"),
        raw("HTTP/3.7", format!("GET / HTTP/3.7\r\n{host}\r\n"), 400, "bad_request"),
        raw("a method that is none", format!("G(T / HTTP/1.1\r\n{host}\r\n"), 400, "bad_request"),
        raw("a header without a colon", format!("GET / HTTP/1.1\r\n{host}nothing\r\n\r\n"), 400, "bad_request"),
        raw("a zero byte in a header", format!("GET / HTTP/1.1\r\n{host}x: a\0b\r\n\r\n"), 400, "bad_request"),
        raw("a folded header", format!("GET / HTTP/1.1\r\n{host}x: a\r\n b\r\n\r\n"), 400, "bad_request"),
        raw("65 headers", format!("GET / HTTP/1.1\r\n{host}{many}\r\n"), 431, "too_large"),
        raw("a bomb of headers", format!("GET / HTTP/1.1\r\n{host}{bomb}\r\n"), 431, "too_large"),
        raw(
            "a header of 100 kB",
            format!("GET / HTTP/1.1\r\n{host}x: {}\r\n\r\n", "y".repeat(100_000)),
            431,
            "too_large",
        ),
        raw("an address of 100 kB", format!("GET /{} HTTP/1.1\r\n{host}\r\n", "y".repeat(100_000)), 431, "too_large"),
        raw(
            "a length below nothing",
            format!("POST / HTTP/1.1\r\n{host}content-length: -1\r\n\r\n"),
            400,
            "bad_request",
        ),
        raw(
            "a length beyond all numbers",
            format!("POST / HTTP/1.1\r\n{host}content-length: 99999999999999999999999\r\n\r\n"),
            400,
            "bad_request",
        ),
        raw(
            "two lengths",
            format!("POST / HTTP/1.1\r\n{host}content-length: 1\r\ncontent-length: 2\r\n\r\nab"),
            400,
            "bad_request",
        ),
        raw(
            "a coding nobody knows",
            format!("POST / HTTP/1.1\r\n{host}transfer-encoding: gzip\r\n\r\n"),
            400,
            "bad_request",
        ),
        case("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03abcdefgh\r\n\r\n".to_vec(), 400, "bad_request"),
        case("bytes that are no text", b"GET /\xff\xfe HTTP/1.1\r\nhost: here\r\n\r\n".to_vec(), 400, "bad_request"),
    ]
}

/// Addresses and methods there are not.
pub fn paths(at: &Seated) -> Vec<Case> {
    let table = |rest: &str| format!("{API}/tables/{}{rest}", at.table);
    let mut cases = vec![
        case("HTTP/1.0", format!("GET {API}/nothing HTTP/1.0\r\n\r\n").into_bytes(), 404, "not_found"),
        case("no host", b"GET /healthz HTTP/1.1\r\n\r\n".to_vec(), 400, "bad_request"),
        case("two hosts", b"GET /healthz HTTP/1.1\r\nhost: here\r\nhost: here\r\n\r\n".to_vec(), 400, "bad_request"),
        case("all of the server", request("OPTIONS", "*", &[], b""), 404, "not_found"),
        case("a tunnel", request("CONNECT", "example.org:443", &[], b""), 404, "not_found"),
        case("PRI", request("BREW", &format!("{API}/tables"), &[], b""), 405, "not_allowed"),
        case("DELETE", request("DELETE", &table(""), &[], b""), 405, "not_allowed"),
        case("small letters", request("get", &table(""), &[], b""), 405, "not_allowed"),
        case("TRACE", request("TRACE", &table(""), &[], b""), 405, "not_allowed"),
    ];
    for path in [
        "/..",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/apple-touch-icon.png",
        "//",
        "/api",
        "/api/v1/",
        "/api/v2/tables",
    ] {
        cases.push(case(path, get(path, None), 404, "not_found"));
    }
    for path in ["/tables/", "/tables//", "/tables/a/b", "/tables/../tables", "/tables/../../../x"] {
        cases.push(case(path, get(&format!("{API}{path}"), None), 404, "not_found"));
    }
    let answer = r#"{"version":1,"move":"pass"}"#;
    for id in
        ["..", "%2e%2e", "%2F", "%00", "%ff", "%zz", "000000000000", "'or'1'='1", "000000000000000000", "%F0%9F%90%A6"]
    {
        cases.push(case(id, get(&format!("{API}/tables/{id}"), None), 404, "no_table"));
        cases.push(case(id, post(&format!("{API}/tables/{id}/moves"), Some(&at.tokens[0]), answer), 404, "no_table"));
    }
    for query in
        ["since=-1", "since=x", "since=4294967296", "since=1e3", "since=", "lang=xx", "lang=%ff", "since=1&since=2"]
    {
        cases.push(case(query, get(&table(&format!("/events?{query}")), None), 400, "bad_request"));
        cases.push(case(query, get(&table(&format!("/stream?{query}")), None), 400, "bad_request"));
    }
    for query in ["limit=0", "limit=101", "limit=1e9", "limit=-1", "after=x", "after=-", "after=1.5-x", "status=nope"] {
        cases.push(case(query, get(&format!("{API}/tables?{query}"), None), 400, "bad_request"));
    }
    for date in ["x", "2026-02-30", "2026-2-3", "0000-00-00", "%00", "%ff", "%F0%9F%90%A6", "'or'1'='1", "-1"] {
        cases.push(case(date, get(&format!("{API}/daily/{date}"), None), 400, "bad_date"));
    }
    cases.push(case("the last day", get(&format!("{API}/daily/9999-12-31"), None), 404, "no_challenge"));
    cases.push(case("a day by nobody", post(&format!("{API}/daily"), None, "{}"), 401, "no_token"));
    cases.push(case("a day by a seat", post(&format!("{API}/daily"), Some(&at.tokens[0]), "{}"), 401, "wrong_token"));
    for id in ["x", "-1", "4294967296", ""] {
        let bytes = request("GET", &table("/stream"), &[("last-event-id", id)], b"");
        cases.push(case(&format!("last event {id}"), bytes, 400, "bad_request"));
    }
    cases
}

/// Bodies that are none.
pub fn bodies(at: &Seated) -> Vec<Case> {
    let visitors = format!("{API}/visitors");
    let mut cases = Vec::new();
    for (body, status) in [
        ("", 422),
        ("{", 400),
        ("nonsense", 400),
        ("{\"name\":\"A\"} {}", 400),
        ("{\"name\":\"A\",}", 400),
        ("{'name':'A'}", 400),
        ("{\"name\":\"\\ud800\"}", 400),
        ("{\"name\":\"a\nb\"}", 400),
        ("{\"name\":1e999}", 400),
        ("\u{feff}{\"name\":\"A\"}", 400),
        ("null", 422),
        ("[]", 422),
        ("\"name\"", 422),
        ("{\"name\":null}", 422),
        ("{\"name\":{\"$ne\":1}}", 422),
        ("{\"name\":[\"A\"]}", 422),
        ("{\"name\":true}", 422),
        ("{\"name\":99999999999999999999999999999999999999}", 422),
        ("{\"name\":\"A\",\"name\":\"B\"}", 422),
        ("{\"name\":\"A\",\"admin\":true}", 422),
        ("{\"name\":\"A\",\"__proto__\":{}}", 422),
    ] {
        cases.push(case(body, post(&visitors, None, body), status, "bad_request"));
    }
    for (body, status, code) in [
        ("{}", 422, "bad_request"),
        ("{\"record\":1}", 422, "bad_request"),
        ("{\"record\":\"\",\"game\":\"origami\"}", 422, "bad_request"),
        ("{\"record\":\"\"}", 422, "bad_record"),
        ("{\"record\":\"senbazuru record 1\\ngame chess\"}", 422, "bad_record"),
        ("{\"record\":\"senbazuru record 99999999999\"}", 422, "bad_record"),
        ("{\"record\":\"override cat cost 3\"}", 422, "own_data"),
        ("{\"record\":\"game islands\\n| sheet mine near\"}", 422, "own_data"),
    ] {
        cases.push(case(body, post(&format!("{API}/records"), None, body), status, code));
    }
    let long = format!("{{\"record\":\"{}\"}}", "\\n".repeat(20_000));
    cases.push(case("a record of 20,000 lines", post(&format!("{API}/records"), None, long), 422, "record_too_long"));
    let tries = format!("{API}/tables/{}/tries", at.table);
    for (body, status, code) in [
        ("{\"at\":3,\"seat\":0,\"name\":\"Eve\"}", 409, "not_over"),
        ("{\"at\":-1,\"seat\":0,\"name\":\"Eve\"}", 422, "bad_request"),
        ("{\"at\":3,\"seat\":256,\"name\":\"Eve\"}", 422, "bad_request"),
        ("{\"at\":3,\"name\":\"Eve\"}", 422, "bad_request"),
        ("{\"at\":3,\"seat\":0}", 422, "bad_name"),
        ("{\"at\":3,\"seat\":0,\"level\":\"sensei\",\"name\":\"Eve\"}", 422, "bad_request"),
    ] {
        cases.push(case(&format!("a try of {body}"), post(&tries, None, body), status, code));
    }
    let talk = format!("{API}/tables/{}/talk", at.table);
    for (body, status, code) in [
        ("{}", 422, "bad_request"),
        ("{\"kind\":\"open\",\"text\":\"\"}", 422, "bad_request"),
        ("{\"kind\":\"words\",\"text\":null}", 422, "bad_request"),
        ("{\"kind\":\"words\",\"text\":\"\"}", 422, "bad_line"),
        ("{\"kind\":\"words\",\"text\":\"a\\u202eb\"}", 422, "bad_line"),
        ("{\"kind\":\"phrase\",\"text\":\"shout\"}", 422, "bad_line"),
        ("{\"kind\":\"emote\",\"text\":\"../fox\"}", 422, "bad_line"),
    ] {
        cases.push(case(&format!("a line of {body}"), post(&talk, Some(&at.tokens[0]), body), status, code));
    }
    for line in ["0", "x", "-1", "99999999999999999999", "%ff"] {
        let path = format!("{talk}/{line}/report");
        cases.push(case(&format!("a report of {line}"), post(&path, Some(&at.tokens[0]), "{}"), 404, "no_line"));
    }
    for query in ["at=-1", "at=x", "seat=256", "seat=-1", "lang=xx", "at=1&at=2"] {
        let path = format!("{API}/tables/{}/diagram?{query}", at.table);
        cases.push(case(&format!("a diagram at {query}"), get(&path, None), 400, "bad_request"));
    }
    for delay in ["-1", "256", "1.5", "\"6\"", "null", "[]"] {
        let body = format!("{{\"game\":\"origami\",\"name\":\"A\",\"delay\":{delay}}}");
        cases.push(case(
            &format!("a delay of {delay}"),
            post(&format!("{API}/tables"), None, &body),
            422,
            "bad_request",
        ));
    }
    let deep = |depth| "[".repeat(depth) + &"]".repeat(depth);
    for (name, body, status) in [
        ("arrays 10,000 deep", deep(10_000), 422),
        ("objects 10,000 deep", "{\"a\":".repeat(10_000) + "1" + &"}".repeat(10_000), 422),
        ("a name 10,000 deep", format!("{{\"name\":{}}}", deep(10_000)), 422),
        ("an unknown field 10,000 deep", format!("{{\"x\":{}}}", deep(10_000)), 422),
    ] {
        cases.push(case(name, post(&visitors, None, body), status, "bad_request"));
    }
    let good = b"{\"name\":\"A\"}";
    for kind in
        ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonp"]
    {
        let bytes = request("POST", &visitors, &[("content-type", kind)], good);
        cases.push(case(&format!("a body of {kind:?}"), bytes, 415, "wrong_type"));
    }
    cases.push(case("a body of no type", request("POST", &visitors, &[], good), 415, "wrong_type"));
    cases.push(case("bytes that are no text", post(&visitors, None, b"{\"name\":\"\xff\xfe\"}"), 400, "bad_request"));
    cases.push(case("UTF-16", post(&visitors, None, b"\xff\xfe{\0}\0"), 400, "bad_request"));
    let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(1_000_000));
    cases.push(case("a body of 1 MB", post(&visitors, None, &huge), 413, "too_large"));
    let announced = format!("POST {visitors} HTTP/1.1\r\nhost: here\r\ncontent-length: 1000000000000\r\n\r\n");
    cases.push(case("a body of 1 TB", announced.into_bytes(), 413, "too_large"));
    let chunk = |body: &str| {
        let kind = "content-type: application/json\r\ntransfer-encoding: chunked";
        format!("POST {visitors} HTTP/1.1\r\nhost: here\r\n{kind}\r\n\r\n{body}").into_bytes()
    };
    cases.push(case("chunks that are none", chunk("zz\r\nabc\r\n0\r\n\r\n"), 400, "bad_request"));
    cases.push(case("a chunk beyond all numbers", chunk("fffffffffffffffff\r\n"), 400, "bad_request"));
    cases.push(case("chunks that say nothing", chunk("1\r\n{\r\n0\r\n\r\n"), 400, "bad_request"));
    for path in ["start", "resign", "offer-end", "withdraw-offer", "leave", "return", "rematch"] {
        let path = format!("{API}/tables/{}/{path}", at.table);
        for (body, status) in [("null", 422), ("5", 422), ("{\"seat\":1}", 422), ("{", 400)] {
            cases.push(case(&path, post(&path, Some(&at.tokens[0]), body), status, "bad_request"));
        }
        cases.push(case(&path, post(&path, None, "{}"), 401, "no_token"));
    }
    cases
}

/// Names nobody can have.
pub fn names() -> Vec<Case> {
    let mut cases = Vec::new();
    for name in [
        "",
        " ",
        "\u{a0}\u{2003}",
        "\0",
        "a\u{7}b",
        "a\nb",
        "a\r\nx: y",
        "a\tb",
        "a\u{1b}[31mb",
        "a\u{85}b",
        "a\u{202e}b",
        "a\u{2066}b",
        "a\u{200b}b",
        "a\u{200d}b",
        "a\u{ad}b",
        "\u{feff}a",
        "\u{2060}",
        "\u{e0041}",
        "\u{3164}",
        "a\u{2028}b",
        "abcdefghijklmnopqrstuvwxy",
        &"é".repeat(25),
        &"x".repeat(60_000),
    ] {
        let shown: String = format!("name {name:?}").chars().take(40).collect();
        cases.push(case(
            &shown,
            post(&format!("{API}/visitors"), None, json!({ "name": name }).to_string()),
            422,
            "bad_name",
        ));
        let wish = json!({ "game": "origami", "name": name }).to_string();
        cases.push(case(&shown, post(&format!("{API}/tables"), None, wish), 422, "bad_name"));
    }
    cases
}

/// Tables that can't be, and seats nobody can take.
pub fn tables(at: &Seated) -> Vec<Case> {
    let mut cases = Vec::new();
    for (rest, code) in [
        (r#""players":1000000000"#, "bad_request"),
        (r#""players":1e9"#, "bad_request"),
        (r#""players":-1"#, "bad_request"),
        (r#""players":2.5"#, "bad_request"),
        (r#""players":"2""#, "bad_request"),
        (r#""players":{}"#, "bad_request"),
        (r#""players":0"#, "bad_table"),
        (r#""players":7"#, "bad_table"),
        (r#""players":255"#, "bad_table"),
        (r#""families":"farm""#, "bad_request"),
        (r#""families":null"#, "bad_request"),
        (r#""families":[null]"#, "bad_request"),
        (r#""families":["unicorns"]"#, "bad_table"),
        (r#""characters":[{}]"#, "bad_request"),
        (r#""variant":5"#, "bad_request"),
        (r#""sheets":["../../etc/passwd"]"#, "bad_table"),
        (r#""seats":[null]"#, "bad_request"),
        (r#""seats":[{"kind":"bot","level":"sensei"}]"#, "bad_request"),
        (r#""seats":[{"kind":"me","token":"s_1"}]"#, "bad_request"),
        (r#""seats":[{"kind":"me"},{"kind":"me"}]"#, "bad_table"),
        (r#""pace":"fast""#, "bad_request"),
        (r#""pace":{"kind":"clock","seconds":0}"#, "bad_table"),
        (r#""pace":{"kind":"clock","seconds":4294967295}"#, "bad_table"),
        (r#""pace":{"kind":"clock","seconds":60,"increment":4294967295}"#, "bad_table"),
        (r#""pace":{"kind":"days","days":255}"#, "bad_table"),
        (r#""listed":"yes""#, "bad_request"),
        (r#""open":1"#, "bad_request"),
        (r#""seed":4"#, "bad_request"),
        (r#""id":"000000000000""#, "bad_request"),
    ] {
        let wish = format!(r#"{{"game":"origami","name":"Ann",{rest}}}"#);
        cases.push(case(rest, post(&format!("{API}/tables"), None, wish), 422, code));
    }
    let person = vec![json!({ "kind": "person" }); 2_000];
    let wish = json!({ "game": "origami", "name": "Ann", "seats": person }).to_string();
    cases.push(case("2,000 seats", post(&format!("{API}/tables"), None, wish), 422, "bad_table"));
    let sky = vec!["sky"; 5_000];
    let wish = json!({ "game": "origami", "name": "Ann", "families": sky }).to_string();
    cases.push(case("5,000 families", post(&format!("{API}/tables"), None, wish), 422, "bad_table"));

    for (body, status, code) in [
        (json!({ "name": "Eve" }), 403, "not_invited"),
        (json!({ "name": "Eve", "invite": "i_00000000000000000000000000" }), 403, "not_invited"),
        (json!({ "name": "Eve", "invite": "" }), 403, "not_invited"),
        (json!({ "name": "Eve", "invite": at.tokens[0] }), 403, "not_invited"),
        (json!({ "name": "Eve", "invite": at.other_invite }), 403, "not_invited"),
        (json!({ "name": "Eve", "invite": 5 }), 422, "bad_request"),
        (json!({ "name": "Eve", "invite": at.invite, "seat": 256 }), 422, "bad_request"),
        (json!({ "name": "Eve", "invite": at.invite, "seat": -1 }), 422, "bad_request"),
        (json!({ "name": "Eve", "invite": at.invite, "token": "s_" }), 422, "bad_request"),
        (json!({ "invite": at.invite }), 422, "bad_name"),
        (json!({ "name": "Eve", "invite": at.invite }), 409, "not_now"),
        (json!({ "name": "Eve", "invite": at.invite, "seat": 0 }), 409, "not_now"),
    ] {
        let body = body.to_string();
        cases.push(case(
            &format!("join {body}"),
            post(&format!("{API}/tables/{}/join", at.table), None, body),
            status,
            code,
        ));
    }
    cases
}

/// Moves nobody may make.
pub fn moves(at: &Seated) -> Vec<Case> {
    let path = format!("{API}/tables/{}/moves", at.table);
    let (me, other, version, legal) = (&at.tokens[at.asked], &at.tokens[1 - at.asked], at.version, at.legal.as_str());
    let good = json!({ "version": version, "move": legal }).to_string();
    let mut cases = vec![
        case("out of turn", post(&path, Some(other), &good), 422, "illegal"),
        case("no token", post(&path, None, &good), 401, "no_token"),
        case("a token of another table", post(&path, Some(&at.other_token), &good), 401, "wrong_token"),
        case("an invitation for a token", post(&path, Some(&at.invite), &good), 401, "wrong_token"),
        case("a visitor who only looks on", post(&path, Some(&at.visitor), &good), 403, "not_a_player"),
        case(
            "another table",
            post(&format!("{API}/tables/{}/moves", at.other_table), Some(me), &good),
            401,
            "wrong_token",
        ),
        case("no hints", get(&format!("{API}/tables/{}/hint", at.table), Some(me)), 403, "no_hints"),
        case("not over", get(&format!("{API}/tables/{}/record", at.table), Some(me)), 409, "not_over"),
        case(
            "not the host",
            post(&format!("{API}/tables/{}/start", at.table), Some(&at.tokens[1]), "{}"),
            403,
            "not_the_host",
        ),
        case("started", post(&format!("{API}/tables/{}/start", at.table), Some(&at.tokens[0]), "{}"), 409, "not_now"),
    ];
    for token in [
        "s_00000000000000000000000000",
        "v_00000000000000000000000000",
        "s_",
        "",
        "null",
        "s_0000000000000000000000000'",
        "S_00000000000000000000000000",
        &me[..me.len() - 1],
        &format!("{me}0"),
        &me.to_uppercase(),
        &"s".repeat(8_000),
    ] {
        let shown: String = format!("token {token:?}").chars().take(40).collect();
        cases.push(case(&shown, post(&path, Some(token), &good), 401, "wrong_token"));
        cases.push(case(&shown, get(&format!("{API}/tables/{}", at.table), Some(token)), 401, "wrong_token"));
    }
    for value in [
        format!("Basic {me}"),
        me.clone(),
        format!("Bearer{me}"),
        format!("Bearer {me} {me}"),
        "Bearer \u{ff}".to_owned(),
    ] {
        let headers = [("content-type", "application/json"), ("authorization", value.as_str())];
        cases.push(case("credentials", request("POST", &path, &headers, good.as_bytes()), 401, "wrong_token"));
    }
    for (text, code) in [
        ("", "unreadable"),
        ("   ", "unreadable"),
        ("shuffled 00000000000000ff", "illegal"),
        ("rolled 3", "illegal"),
        ("* shuffled 00000000000000ff", "unreadable"),
        ("! resigned 1", "unreadable"),
        ("! started", "unreadable"),
        ("play hippogriff left", "unreadable"),
        ("State", "unreadable"),
        ("__proto__", "unreadable"),
        ("constructor", "unreadable"),
        ("0 pass", "unreadable"),
        ("1 pass", "unreadable"),
        ("\0", "unreadable"),
        ("play\u{202e}", "unreadable"),
        ("pass\npass", "unreadable"),
    ] {
        let body = json!({ "version": version, "move": text }).to_string();
        cases.push(case(&format!("move {text:?}"), post(&path, Some(me), body), 422, code));
    }
    for seat in [0, 1] {
        let body = json!({ "version": version, "move": format!("{seat} {legal}") }).to_string();
        cases.push(case("with a seat before it", post(&path, Some(me), body), 422, "unreadable"));
    }
    let long = json!({ "version": version, "move": "pass ".repeat(12_000) }).to_string();
    cases.push(case("a move of 60 kB", post(&path, Some(me), long), 422, "unreadable"));
    let huge = json!({ "version": version, "move": "x".repeat(1_000_000) }).to_string();
    cases.push(case("a move of 1 MB", post(&path, Some(me), huge), 413, "too_large"));
    for number in [
        "-1",
        "4294967296",
        "9007199254740992",
        "1.5",
        "1e3",
        "\"1\"",
        "null",
        "{}",
        "[1]",
        "true",
        "18446744073709551616",
    ] {
        let body = format!(r#"{{"version":{number},"move":"{legal}"}}"#);
        cases.push(case(&format!("version {number}"), post(&path, Some(me), body), 422, "bad_request"));
    }
    for number in [0, version - 1, version + 1, u32::MAX] {
        let body = json!({ "version": number, "move": legal }).to_string();
        cases.push(case(&format!("version {number}"), post(&path, Some(me), body), 409, "stale"));
    }
    for rest in [
        r#""move":null"#,
        r#""move":{"play":"fox"}"#,
        r#""move":["pass"]"#,
        r#""move":5"#,
        r#""move":"pass","seat":1"#,
        r#""key":"a""#,
        r#""move":"pass","key":"""#,
        r#""move":"pass","key":"a b""#,
        r#""move":"pass","key":"é""#,
        r#""move":"pass","key":7"#,
        &format!(r#""move":"pass","key":"{}""#, "k".repeat(65)),
    ] {
        let body = format!(r#"{{"version":{version},{rest}}}"#);
        cases.push(case(rest, post(&path, Some(me), body), 422, "bad_request"));
    }
    for number in ["-1", "256", "null", "\"0\""] {
        let body = format!(r#"{{"seat":{number}}}"#);
        let path = format!("{API}/tables/{}/remove", at.table);
        cases.push(case(&format!("remove {number}"), post(&path, Some(&at.tokens[0]), body), 422, "bad_request"));
    }
    cases
}
