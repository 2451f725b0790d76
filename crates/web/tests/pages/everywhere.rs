//! What holds for all pages: languages, themes, and that nobody is led elsewhere. Every page is besides checked by the harness.

use crate::harness::Server;

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_there_in_three_languages() {
    let server = Server::new(1).await;
    let ada = server.browser();
    let table = ada.post("/play", &[("with", "friends"), ("name", "Ada")]).await.table();
    let listed = ada.post("/new", &[("listed", "on")]).await.table();
    let waiting = ada.get(&format!("/t/{table}")).await.expect(200);
    let link = waiting.between(">http://table.example", "<").to_owned();
    let mine = [
        "/",
        "/learn",
        "/new",
        "/records",
        "/me",
        "/me/games",
        "/me/forget",
        "/fold",
        "/fold/crane",
        &format!("/t/{table}"),
    ]
    .map(str::to_owned);
    let theirs =
        ["/", "/new", "/me", "/me/games", "/link/l_00000000000000000000000000", &link, &format!("/t/{listed}")]
            .map(str::to_owned);
    for path in mine {
        let mut texts = Vec::new();
        for language in ["en", "it", "de"] {
            ada.get(&format!("/language/{language}?to=%2F")).await;
            let page = ada.get(&path).await.expect(200);
            assert_eq!(page.headers["content-language"], language, "{path}");
            texts.push(page.text);
        }
        assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2], "{path}");
    }
    for path in theirs {
        for language in ["en", "it", "de"] {
            let page = server.browser_in(language).get(&path).await.expect(200);
            assert_eq!(page.headers["content-language"], language, "{path}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn language_and_theme_are_remembered_and_lead_back() {
    let server = Server::new(2).await;
    let ada = server.browser_in("it");
    ada.get("/").await.says("I tuoi tavoli");
    let changed = ada.get("/language/de?to=%2Fnew%3Fgame%3Dmixed").await;
    assert_eq!(changed.location(), "/new?game=mixed");
    ada.get("/").await.says("Deine Tische");
    // What an address says comes first, but changing it counts.
    ada.get("/?lang=en").await.says("Your tables");
    assert_eq!(ada.get("/language/it?to=%2F%3Flang%3Den").await.location(), "/");
    ada.get("/").await.says("I tuoi tavoli");
    for (theme, shown) in
        [("dark", "data-theme=\"dark\""), ("light", "data-theme=\"light\""), ("auto", "<html lang=\"it\" data-page")]
    {
        assert_eq!(ada.get(&format!("/theme/{theme}?to=%2Fme")).await.location(), "/me");
        ada.get("/me").await.says(shown);
    }
    ada.get("/language/fr?to=%2F").await.expect(404);
    ada.get("/theme/pink?to=%2F").await.expect(404);
    assert!(ada.token().is_none(), "nobody becomes a visitor by that");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_led_to_another_site() {
    let server = Server::new(3).await;
    let ada = server.browser();
    for to in [
        "https%3A%2F%2Fevil.example",
        "%2F%2Fevil.example",
        "%2F%5Cevil.example",
        "%5C%5Cevil.example",
        "%2F%09%2Fevil.example",
        "%2F%0A%2Fevil.example",
        "evil.example",
        "javascript%3Aalert(1)",
        "%2Fa%0D%0ASet-Cookie%3A%20x%3Dy",
        "",
    ] {
        for switch in ["/language/de", "/theme/dark"] {
            let answer = ada.get(&format!("{switch}?to={to}")).await;
            assert_eq!(answer.location(), "/", "{to}");
            assert_eq!(answer.cookies().len(), 1);
        }
        assert_eq!(ada.get("/language/en").await.location(), "/");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_answer_forms_can_be_reloaded_in_another_language() {
    let server = Server::new(4).await;
    let ada = server.browser();
    let refused = ada.post("/new", &[("players", "9")]).await.expect(422);
    refused.says("/language/de?to=%2Fnew");
    for path in ["/play", "/new", "/me/name", "/me/tips", "/me/link", "/me/forget"] {
        let answer = ada.get(path).await;
        assert!(answer.status == 200 || answer.status == 303, "{path}: {}", answer.status);
    }
    server.stop().await;
}
