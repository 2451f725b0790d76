//! The rules and the glossary.

use axum::http::StatusCode;
use phrases::rules::Rules;
use phrases::{Language, Phrases, glossary};

use crate::server::{Server, escaped};

const BOOKS: [&str; 5] = ["origami", "legends", "mixed", "islands", "islands-solo"];

#[tokio::test]
async fn every_rule_and_chapter_has_its_page_in_every_language() {
    let server = Server::new().await;
    for language in Language::ALL {
        let chapters = Rules::all(language).into_iter().flat_map(|rules| &rules.chapters);
        for chapter in chapters {
            let page = server.page(&format!("/rules/{}", chapter.id), language).await;
            let title = format!("<title>{} · {} · ", chapter.id, escaped(chapter.title));
            assert!(page.contains(&title), "{language}: {title}");
            for rule in &chapter.rules {
                assert!(page.contains(&format!("id=\"{}\"", rule.id)), "{language}: {} in its chapter", rule.id);
                let page = server.page(&format!("/rules/{}", rule.id), language).await;
                let title = format!("<title>{} · {} · ", rule.id, escaped(rule.title));
                assert!(page.contains(&title), "{language}: {title}");
                let words = rule.text.split(['*', '(', '\n']).find(|part| part.trim().len() > 3).expect("words");
                assert!(page.contains(&escaped(words.trim())), "{language} {}: {words}", rule.id);
                assert!(page.contains(&format!("href=\"/rules/{}\"", chapter.id)), "{language} {}", rule.id);
            }
        }
    }
}

#[tokio::test]
async fn what_is_ours_is_marked_and_explained() {
    let server = Server::new().await;
    for language in Language::ALL {
        let say = Phrases(language);
        let (ours, reconstructed) = (say.books_mark_ours(), say.books_mark_reconstructed());
        for rule in Rules::all(language).into_iter().flat_map(Rules::entries) {
            let page = server.page(&format!("/rules/{}", rule.id), language).await;
            for (mark, note) in [(&ours, say.books_ours_note()), (&reconstructed, say.books_reconstructed_note())] {
                let times = rule.text.matches(&format!("*{mark}*")).count();
                let marked = format!("<span class=\"ours\"><em class=\"mark\">{mark}</em>");
                assert_eq!(page.matches(&marked).count(), times, "{language} {}: {mark}", rule.id);
                assert_eq!(page.contains(&escaped(&note)), times > 0, "{language} {}: {mark}", rule.id);
            }
        }
    }
}

#[tokio::test]
async fn whole_rules_have_an_anchor_for_every_rule_and_every_link_leads_somewhere() {
    let server = Server::new().await;
    let all: Vec<_> = Rules::all(Language::En).into_iter().flat_map(Rules::entries).map(|rule| rule.id).collect();
    for language in Language::ALL {
        for book in BOOKS {
            let page = server.page(&format!("/rules/{book}"), language).await;
            let has = |id: &str| page.contains(&format!("id=\"{id}\""));
            for id in &all {
                let expected = match book {
                    "origami" => id.starts_with('O'),
                    "legends" => id.starts_with('L'),
                    "mixed" => !id.starts_with('I'),
                    "islands" => id.starts_with('I'),
                    _ => id.starts_with("I-13."),
                };
                assert_eq!(has(id), expected, "{language} {book}: {id}");
            }
            for target in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(has(target) || target.starts_with("s-"), "{language} {book}: #{target} leads nowhere");
            }
        }
    }
}

#[tokio::test]
async fn ids_may_be_written_in_other_ways() {
    let server = Server::new().await;
    for (word, id) in [
        ("o-5.1", "O-5.1"),
        ("o5.1", "O-5.1"),
        ("l-4", "L-4"),
        ("Origami", "origami"),
        ("MIXED", "mixed"),
        ("Glossar", "glossary"),
    ] {
        let answer = server.get(&format!("/rules/{word}?lang=it"), Language::En).await;
        assert_eq!(answer.leads_to(), Some(&*format!("/rules/{id}?lang=it")), "{word}");
    }
    for word in ["O-99", "O-5.99", "x", "%3Cscript%3E", "O-5.1.1", "..", &"1".repeat(3000)] {
        let answer = server.get(&format!("/rules/{word}"), Language::It).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{word}");
        assert!(answer.html.contains("<html lang=\"it\""), "{word}");
    }
}

#[tokio::test]
async fn a_rule_is_found_by_its_id_or_its_words() {
    let server = Server::new().await;
    let games = server.page("/rules", Language::De).await;
    assert!(BOOKS.iter().all(|book| games.contains(&format!("href=\"/rules/{book}\""))));
    assert!(games.contains("href=\"/rules/glossary\""));
    let by_id = server.get("/rules?find=o5.1", Language::En).await;
    assert_eq!(by_id.leads_to(), Some("/rules/O-5.1"));
    let by_words = server.page("/rules?find=you+may+NOT+overpay", Language::En).await;
    assert!(by_words.contains("href=\"/rules/O-5.1\"") && !by_words.contains("href=\"/rules/O-5.3\""));
    for nonsense in ["find=%3Cscript%3E", "find=%22%3E", "find=%ff", "find=", &format!("find={}", "a+".repeat(5000))] {
        let page = server.page(&format!("/rules?{nonsense}"), Language::En).await;
        assert!(!page.contains("<script>") && !page.contains("value=\"\">\""), "{nonsense}");
    }
}

#[tokio::test]
async fn the_glossary_has_every_term() {
    let server = Server::new().await;
    for language in Language::ALL {
        let say = Phrases(language);
        let page = server.page("/rules/glossary", language).await;
        for term in glossary::terms(say).into_iter().chain(glossary::islands(say)) {
            assert!(page.contains(&format!("<dt>{}", escaped(&term.term))), "{language}: {}", term.term);
        }
    }
}

#[tokio::test]
async fn a_rule_alone_comes_without_its_page() {
    let server = Server::new().await;
    let answer = server.fragment("/rules/O-5.1", Language::En).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.html.starts_with("<article") && answer.html.contains("exactly") && answer.html.len() < 4096);
}
