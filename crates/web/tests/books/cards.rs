//! The catalogue of cards.

use axum::http::StatusCode;
use phrases::catalogue::{Catalogue, Source};
use phrases::{Language, Phrases};
use session::cards::Family;

use crate::server::{Server, escaped};

#[tokio::test]
async fn every_card_has_its_page_in_every_language() {
    let server = Server::new().await;
    for language in Language::ALL {
        let say = Phrases(language);
        let all = server.page("/cards", language).await;
        for card in &Catalogue::standard().cards {
            let path = format!("/cards/{}", card.species);
            assert!(all.contains(&format!("href=\"{path}\"")), "{path}");
            let page = server.page(&path, language).await;
            let name = escaped(card.name(language).value.one);
            assert!(page.contains(&format!("<title>{name} · ")), "{path}: {language}");
            for language in Language::ALL {
                assert!(page.contains(&escaped(card.name(language).value.one)), "{path}: its name in {language}");
            }
            let words = card.effect(say).split(['(', ',', '.']).next().expect("a part");
            assert!(page.contains(&escaped(words)), "{path}: {language}: {words}");
            if let Some(ours) = card.ours {
                assert!(page.contains(&escaped(ours.of(language))), "{path}: {language}");
            }
        }
    }
}

#[tokio::test]
async fn every_fact_says_where_it_comes_from() {
    let server = Server::new().await;
    for language in Language::ALL {
        let say = Phrases(language);
        let catalogue = Catalogue::standard();
        for card in &catalogue.cards {
            let page = server.page(&format!("/cards/{}", card.species), language).await;
            let facts = card.told_facts(&catalogue.lexicon, say);
            let names = card.names.map(|name| name.from);
            let sources: Vec<_> = facts.iter().map(|told| told.from).chain(names).chain([card.text.from]).collect();
            for (source, word) in [(Source::Printed, say.term_printed()), (Source::Ours, say.term_ours())] {
                let told = format!("from-{}\">{word}<", source.slug());
                let expected = sources.iter().filter(|&&from| from == source).count();
                assert_eq!(page.matches(&told).count(), expected, "{}: {language}: {told}", card.species);
            }
            if sources.contains(&Source::Ours) {
                assert!(page.contains(&escaped(&say.books_ours_means())), "{}: {language}", card.species);
            }
        }
    }
}

#[tokio::test]
async fn the_large_view_is_small() {
    let server = Server::new().await;
    for language in Language::ALL {
        for card in &Catalogue::standard().cards {
            let path = format!("/cards/{}", card.species);
            let answer = server.fragment(&path, language).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert!(answer.html.len() < 4096, "{path}: {language}: {} bytes", answer.html.len());
            assert!(answer.html.starts_with("<article") && !answer.html.contains("<html"), "{path}");
            // Long names may break at soft hyphens.
            assert!(answer.html.replace('\u{ad}', "").contains(&escaped(card.name(language).value.one)), "{path}");
            assert!(answer.html.contains(&format!("href=\"{path}\"")), "{path}");
            assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8");
            assert!(answer.headers["vary"].to_str().is_ok_and(|vary| vary.contains("x-fragment")));
        }
    }
}

#[tokio::test]
async fn a_card_is_found_by_its_name_and_nothing_else_is() {
    let server = Server::new().await;
    for (name, slug) in [("volpe", "fox"), ("F%C3%BCchse", "fox"), ("T-Rex", "t_rex"), ("Fox", "fox")] {
        let answer = server.get(&format!("/cards/{name}"), Language::En).await;
        assert_eq!(answer.leads_to(), Some(&*format!("/cards/{slug}")), "{name}");
    }
    let with_query = server.get("/cards/volpe?lang=it", Language::En).await;
    assert_eq!(with_query.leads_to(), Some("/cards/fox?lang=it"));
    for name in ["nothing", "fo", "%3Cscript%3E", "..%2f", "%F0%9F%A6%8A", &"x".repeat(2000)] {
        let answer = server.get(&format!("/cards/{name}"), Language::De).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{name}");
        assert!(answer.html.contains("<html lang=\"de\"") && !answer.html.contains("<script>"), "{name}");
    }
}

/// The cards a page shows, by their addresses.
fn shown(html: &str) -> Vec<&str> {
    html.split("<a class=\"open\" href=\"/cards/").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn cards_are_chosen_by_family_kind_and_words() {
    let server = Server::new().await;
    let get = async |query: &str, language| server.page(&format!("/cards?{query}"), language).await;
    let all = get("", Language::En).await;
    assert_eq!(shown(&all).len(), Catalogue::standard().cards.len());
    let fox = get("text=vOLpe", Language::En).await;
    assert_eq!(shown(&fox), ["fox", "nine_tailed_fox"]);
    assert_eq!(shown(&get("text=kueken", Language::It).await), ["chick"], "a small typo");
    let farm = get("family=farm&kind=&text=", Language::De).await;
    let of_farm = Catalogue::standard().cards.iter().filter(|card| card.family.value == Some(Family::Farm));
    let mut of_farm: Vec<_> = of_farm.map(|card| card.species.slug()).collect();
    let mut on_page = shown(&farm);
    of_farm.sort_unstable();
    on_page.sort_unstable();
    assert_eq!(on_page, of_farm);
    assert!(farm.contains("<option value=\"farm\" selected>"));
    assert_eq!(shown(&get("family=rice-paper", Language::En).await), ["rice_paper"]);
    assert_eq!(shown(&get("family=characters", Language::En).await).len(), 20);
    let scoring = get("kind=scoring&family=farm", Language::En).await;
    assert!(shown(&scoring).iter().all(|slug| shown(&farm).contains(slug)) && !shown(&scoring).is_empty());
    for nonsense in [
        "family=nothing&kind=%00&text=",
        "text=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "text=%22+onclick%3D%22",
        "text=%ff%fe&text=fox",
        "&&&=&",
        &format!("text={}", "%C3%A4".repeat(3000)),
    ] {
        let page = get(nonsense, Language::En).await;
        assert!(!page.contains("<script>") && !page.contains("\" onclick"), "{nonsense}");
    }
    let none = get("text=zzzzzz", Language::En).await;
    assert!(shown(&none).is_empty() && none.contains(&Phrases(Language::En).books_found_none()));
}
