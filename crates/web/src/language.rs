//! In which language somebody is answered.

use axum::http::{HeaderMap, Uri, header};
use session::Language;

/// The language of a request: what `lang` says, else what `Accept-Language` prefers, else English.
#[must_use]
pub fn of(uri: &Uri, headers: &HeaderMap) -> Language {
    asked_for(uri).or_else(|| accepted(headers)).unwrap_or_default()
}

/// The language that `lang` asks for.
#[must_use]
pub fn asked_for(uri: &Uri) -> Option<Language> {
    let lang = uri.query()?.split('&').find_map(|pair| pair.strip_prefix("lang="))?;
    Language::named(lang)
}

fn accepted(headers: &HeaderMap) -> Option<Language> {
    let text = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(u16, Language)> = None;
    for part in text.split(',').take(20) {
        let mut words = part.split(';').map(str::trim);
        let Some(language) = words.next().and_then(Language::named) else { continue };
        let weight = words.find_map(|word| word.strip_prefix("q=")).map_or(1000, weight);
        if weight > best.map_or(0, |(most, _)| most) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

/// "0.7" in thousandths.
fn weight(text: &str) -> u16 {
    let weight = text.parse::<f32>().unwrap_or(0.0);
    // Between 0 and 1000, whatever was said.
    (weight.clamp(0.0, 1.0) * 1000.0) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(uri: &str, accept: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, accept.parse().expect("a header"));
        of(&uri.parse().expect("an address"), &headers)
    }

    #[test]
    fn lang_comes_before_accept_language_and_english_last() {
        assert_eq!(language("/x?lang=de", "it"), Language::De);
        assert_eq!(language("/x?since=3&lang=it", "de"), Language::It);
        assert_eq!(language("/x?lang=xx", "de-AT,de;q=0.9"), Language::De);
        assert_eq!(language("/x", "fr, it;q=0.3, de;q=0.8, *;q=0.1"), Language::De);
        assert_eq!(language("/x", "fr, de;q=0, ja"), Language::En);
        assert_eq!(language("/x", "it;q=nonsense, de;q=1e9"), Language::De);
        assert_eq!(language("/x", ""), Language::En);
    }
}
