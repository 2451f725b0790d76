//! The figures of the starting players, folded step by step.

use axum::http::StatusCode;
use folding::Model;
use phrases::{Language, Phrases};

use crate::server::{Server, escaped};

/// A page with all it loads has at most so many bytes over the wire.
const MOST: usize = 60_000;

#[tokio::test]
async fn every_figure_has_its_page_in_every_language() {
    let server = Server::new().await;
    for language in Language::ALL {
        let say = Phrases(language);
        let list = server.page("/fold", language).await;
        for model in Model::all() {
            assert!(list.contains(&format!("href=\"/fold/{}\"", model.id)), "{language}: {}", model.id);
            let page = server.page(&format!("/fold/{}", model.id), language).await;
            assert!(page.contains(&format!("<title>{} · ", model.name.of(language))), "{language}: {}", model.id);
            for (n, step) in (1..).zip(&model.steps) {
                assert!(page.contains(&escaped(step.say.of(language))), "{language} {} {n}", model.id);
                // Every diagram says what it shows.
                let words = say.fold_diagram(n, step.see.of(language));
                assert!(page.contains(&format!("aria-label=\"{}\"", escaped(&words))), "{language} {} {n}", model.id);
            }
            assert_eq!(page.matches("<svg class=\"diagram\"").count(), model.steps.len() + 1);
            assert!(page.contains(&escaped(model.finished.of(language))));
            if let Some(name) = &model.after {
                assert!(page.contains(&escaped(&say.fold_after(name))), "{language}: {name} is named");
            }
        }
    }
}

#[tokio::test]
async fn the_moving_paper_is_hidden_until_a_script_shows_it() {
    let server = Server::new().await;
    for model in Model::all() {
        let page = server.page(&format!("/fold/{}", model.id), Language::En).await;
        let stage =
            page.split("<section id=\"stage\"").nth(1).and_then(|rest| rest.split('>').next()).expect("a stage");
        assert!(stage.contains(" hidden") && stage.contains(&format!("data-colour=\"{}\"", model.colour)), "{stage}");
        assert!(stage.contains(&format!("data-scenes=\"{}\"", model.scenes_json())), "{}", model.id);
    }
}

#[tokio::test]
async fn a_page_is_light_with_all_it_loads() {
    let server = Server::new().await;
    for model in Model::all() {
        let path = format!("/fold/{}", model.id);
        let page = server.page(&path, Language::De).await;
        let mut all = server.wire(&path).await;
        let loaded = ["src=\"", "href=\""].into_iter().flat_map(|key| page.split(key).skip(1));
        let mut files: Vec<&str> =
            loaded.filter_map(|rest| rest.split('"').next()).filter(|at| at.starts_with("/assets/")).collect();
        // What a script imports is loaded too.
        let common =
            files.iter().find(|at| at.ends_with("/fold.js")).expect("a script").replace("fold.js", "common.js");
        files.push(&common);
        for file in files {
            all += server.wire(file).await;
        }
        assert!(all < MOST, "{}: {all} bytes", model.id);
    }
}

#[tokio::test]
async fn a_figure_can_be_printed_and_taken_to_other_programs() {
    let server = Server::new().await;
    for (language, word) in [(Language::En, "Cut out"), (Language::It, "Ritaglia"), (Language::De, "ausschneiden")] {
        let print = server.get("/fold/crane/print", language).await;
        assert_eq!((print.status, &print.headers["content-type"]), (StatusCode::OK, &"image/svg+xml".parse().unwrap()));
        assert!(print.html.starts_with("<svg ") && print.html.contains(word), "{language}");
    }
    let pattern = server.get("/fold/penguin/pattern", Language::En).await;
    let pattern: serde_json::Value = serde_json::from_str(&pattern.html).expect("JSON");
    assert_eq!(pattern["frame_classes"][0], "creasePattern");
    for path in ["/fold/swan", "/fold/swan/print", "/fold/crane/nothing", "/fold/..%2f..", "/fold/%3Cscript%3E"] {
        assert_eq!(server.get(path, Language::De).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn the_rules_lead_to_the_figures() {
    let server = Server::new().await;
    for (path, figures) in [
        ("/rules", &["/fold\""][..]),
        ("/rules/origami", &["/fold/butterfly\""]),
        ("/rules/legends", &["/fold/penguin\""]),
        ("/rules/mixed", &["/fold/butterfly\"", "/fold/penguin\""]),
    ] {
        let page = server.page(path, Language::It).await;
        assert!(figures.iter().all(|figure| page.contains(&format!("href=\"{figure}"))), "{path}");
    }
    assert!(!server.page("/rules/islands", Language::En).await.contains("href=\"/fold"));
}
