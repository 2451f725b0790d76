//! One person: names, several devices, being forgotten.

use session::SeatKind;

use crate::harness::Server;

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_link_carries_somebody_to_another_device_once() {
    let server = Server::new(1).await;
    let (desk, phone, thief) = (server.browser(), server.browser(), server.browser());
    let table = desk.post("/play", &[("name", "Ada")]).await.table();
    let page = desk.post("/me/link", &[]).await.expect(200);
    assert_eq!(page.headers["cache-control"], "no-store");
    page.says("within 24 hours").says("<svg class=\"qr\"");
    let link = page.between(">http://table.example", "<").to_owned();
    assert!(link.starts_with("/link/l_"), "{link}");
    // Looking spends nothing.
    for _ in 0..3 {
        phone.get(&link).await.expect(200).says("Is this you?");
    }
    assert!(phone.token().is_none());
    phone.post_from_elsewhere(&link, &[]).await.expect(403);
    assert_eq!(phone.post(&link, &[]).await.location(), "/");
    phone.get("/").await.says(&format!("href=\"/t/{table}\""));
    assert_eq!(server.look(&table, phone.token().as_ref()).await.seat.map(|seat| seat.0), Some(0));
    // Both are Ada, each with a token of their own.
    assert_ne!(phone.token(), desk.token());
    desk.get("/me").await.says("Ada");
    // Once.
    thief.post(&link, &[]).await.expect(410).says("This link is used up");
    assert!(thief.token().is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_are_old_or_invented_are_used_up() {
    let server = Server::new(2).await;
    let (desk, phone) = (server.browser(), server.browser());
    desk.post("/play", &[("name", "Ada")]).await.table();
    let page = desk.post("/me/link", &[]).await.expect(200);
    let link = page.between(">http://table.example", "<").to_owned();
    server.source.pass(25 * HOUR);
    phone.post(&link, &[]).await.expect(410);
    for invented in ["/link/nonsense", "/link/l_00000000000000000000000000", "/link/%3Cb%3E"] {
        phone.post(invented, &[]).await.expect(410).says("This link is used up").hides("<b>");
    }
    phone.get("/link/nonsense").await.expect(410);
    // The token of a visitor is no link.
    let token = desk.token().expect("a token");
    phone.post(&format!("/link/{}", token.reveal()), &[]).await.expect(410);
    assert!(phone.token().is_none());
    // Who is nobody has nothing to carry.
    assert_eq!(phone.post("/me/link", &[]).await.location(), "/me");
    assert_eq!(phone.get("/me/link").await.location(), "/me");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_known_already_is_told_before_becoming_somebody_else() {
    let server = Server::new(3).await;
    let (desk, phone) = (server.browser(), server.browser());
    desk.post("/me/name", &[("name", "Ada")]).await;
    phone.post("/me/name", &[("name", "Bea")]).await;
    let page = desk.post("/me/link", &[]).await.expect(200);
    let link = page.between(">http://table.example", "<").to_owned();
    phone.get(&link).await.expect(200).says("knows you as Bea");
    phone.post(&link, &[]).await;
    phone.get("/me").await.expect(200).says("Ada").hides("Bea");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_can_be_changed() {
    let server = Server::new(4).await;
    let ada = server.browser();
    assert_eq!(ada.post("/me/name", &[("name", "Ada")]).await.location(), "/me");
    ada.get("/me").await.expect(200).says("value=\"Ada\"");
    ada.post("/me/name", &[("name", "  Countess   Ada ")]).await.location();
    ada.get("/").await.expect(200).says("value=\"Countess Ada\"");
    for (bad, why) in [("", "A name is missing"), ("  ", "A name is missing"), ("a\u{200b}b", "cannot be seen")] {
        ada.post("/me/name", &[("name", bad)]).await.expect(422).says(why);
    }
    ada.get("/me").await.says("value=\"Countess Ada\"");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_forgotten_if_they_are_sure() {
    let server = Server::new(5).await;
    let (ada, bea) = (server.browser(), server.browser());
    let table = ada.post("/new", &[("listed", "on"), ("name", "Ada")]).await.table();
    assert_eq!(bea.get("/me/forget").await.location(), "/me", "there is nobody to forget");
    let cookie = ada.visitor_cookie().expect("a cookie");
    ada.get("/me/forget").await.expect(200).says("Shall we forget you?");
    assert_eq!(ada.post("/me/forget", &[]).await.location(), "/me/forget");
    ada.get("/me").await.says("Ada");
    assert_eq!(ada.post("/me/forget", &[("sure", "yes")]).await.location(), "/me");
    assert!(ada.visitor_cookie().is_none(), "the browser forgets too");
    ada.get("/me").await.expect(200).says("We do not know you yet");
    // The old cookie is as good as none, and the table does not know the name any more.
    ada.set_cookie(&cookie.0, &cookie.1);
    ada.get("/me").await.expect(200).says("We do not know you yet").hides("Ada");
    let seats = server.look(&table, None).await.table.seats;
    assert!(seats.iter().all(|seat| seat.kind != SeatKind::Person && seat.name.is_empty()), "{seats:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_tables_are_found_page_by_page() {
    let server = Server::new(6).await;
    let ada = server.browser();
    let mut made = Vec::new();
    for n in 0..45 {
        made.push(ada.post("/new", &[("name", "Ada")]).await.table());
        // Some are changed at the same moment.
        server.source.pass(i64::from(n % 3 == 0));
    }
    let mut found = Vec::new();
    let mut path = "/me".to_owned();
    for _ in 0..4 {
        let page = ada.get(&path).await.expect(200);
        let list = page.between("id=\"mine\"", "</section>");
        let ids = list.split("href=\"/t/").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(ids.map(str::to_owned));
        match page.text.split("rel=\"next\" href=\"").nth(1).and_then(|rest| rest.split('"').next()) {
            Some(next) => path = next.to_owned(),
            None => break,
        }
    }
    assert_eq!(found.len(), made.len());
    made.sort();
    found.sort();
    assert_eq!(found, made);
    for odd in ["/me?after=x", "/me?after=-", "/me?after=99999999999999999999-a", "/me?after=1-%00"] {
        ada.get(odd).await.expect(200);
    }
    server.stop().await;
}
