//! The catalogue of sheets and islands.

use axum::http::StatusCode;
use phrases::{Language, Phrases};
use session::islands::{Atlas, Kind, Landmark};

use crate::server::{Server, escaped};

#[tokio::test]
async fn all_sheets_are_there_by_their_kind_and_say_where_they_come_from() {
    let server = Server::new().await;
    for language in Language::ALL {
        let (say, page) = (Phrases(language), server.page("/sheets", language).await);
        let (near, far) = page.split_once("id=\"far\"").expect("far islands come last");
        for sheet in Atlas::standard().sheets() {
            let link = format!("href=\"/sheets/{}\"", sheet.id);
            let (here, elsewhere) = if sheet.kind == Kind::Near { (near, far) } else { (far, near) };
            assert!(here.contains(&link) && !elsewhere.contains(&link), "{}", sheet.id);
            assert!(sheet.islands.iter().all(|island| here.contains(&escaped(&island.name))), "{}", sheet.id);
        }
        let ours = format!("from-ours\">{}<", say.term_ours());
        // Each sheet, three shapes, two colours and the track; and what the word means.
        assert_eq!(page.matches(&ours).count(), 12 + 3 + 2 + 1 + 1, "{language}");
        assert!(page.contains(&escaped(&say.books_sheets_ours())), "{language}");
        assert_eq!(page.matches("<svg class=\"form\"").count(), 4, "a drawing of each shape");
        let track = page.split("class=\"season-track\"").nth(1).and_then(|rest| rest.split("</ol>").next());
        assert_eq!(track.map(|track| track.matches("<li").count()), Some(24));
    }
}

#[tokio::test]
async fn every_sheet_has_its_page_in_every_language() {
    let server = Server::new().await;
    for language in Language::ALL {
        let say = Phrases(language);
        for sheet in Atlas::standard().sheets() {
            let page = server.page(&format!("/sheets/{}", sheet.id), language).await;
            assert!(page.contains(&escaped(&say.books_sheets_ours())), "{}", sheet.id);
            for island in &sheet.islands {
                assert!(page.contains(&format!("{}</h2>", escaped(&island.name))), "{}", island.name);
                let way = say.islands_way(island.way().expect("a way"));
                for figure in [island.empty.len().to_string(), island.points().to_string(), way] {
                    assert!(page.contains(&format!("<dd>{figure}</dd>")), "{}: {figure}", island.name);
                }
                for site in &island.sites {
                    let told =
                        say.islands_around(site.around.len(), &site.square.to_string(), &say.landmark(site.landmark));
                    assert!(page.contains(&escaped(&told)), "{}: {told}", island.name);
                }
            }
            // The legend explains what is there, and nothing else.
            let legend = page.split("id=\"legend\"").nth(1).expect("a legend");
            for (landmark, means) in [
                (Landmark::Volcano, say.term_islands_volcano_means()),
                (Landmark::Grove, say.term_islands_grove_means()),
                (Landmark::GoldMine, say.term_islands_gold_mine_means()),
            ] {
                let is_there = sheet.islands.iter().any(|island| !island.at(landmark).is_empty());
                let words = escaped(means.split(" (").next().expect("words"));
                assert_eq!(legend.contains(&words), is_there, "{}: {words}", sheet.id);
            }
        }
    }
}

#[tokio::test]
async fn a_sheet_is_found_by_its_islands_and_nothing_else_is() {
    let server = Server::new().await;
    for name in ["Heron%20Bay", "heron-bay", "HERON"] {
        let answer = server.get(&format!("/sheets/{name}?lang=it"), Language::En).await;
        assert_eq!(answer.leads_to(), Some("/sheets/heron?lang=it"), "{name}");
    }
    for name in ["nothing", "%3Cscript%3E", "..%2f", &"x".repeat(2000)] {
        let answer = server.get(&format!("/sheets/{name}"), Language::De).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{name}");
        assert!(answer.html.contains("<html lang=\"de\"") && !answer.html.contains("<script>"), "{name}");
    }
    // Rules and menu lead there.
    for path in ["/rules", "/rules/islands", "/rules/islands-solo", "/cards"] {
        assert!(server.page(path, Language::En).await.contains("href=\"/sheets\""), "{path}");
    }
}
