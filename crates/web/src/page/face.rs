//! The face of a card.
//!
//! What is seen is hidden from those who listen, and the other way round: they are told one sentence with everything in it.

use std::borrow::Cow;
use std::sync::OnceLock;

use maud::{Markup, PreEscaped, Render, html};
use phrases::{Language, Phrases, Teller};
use session::cards::{Colour, Edition, Facts, Family, Kind, Species};

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// All of it, with its effect where there is room.
    Full,
    /// All but its effect.
    Small,
    /// Symbol, name and points in one line: for covered cards.
    Strip,
}

impl Size {
    const COUNT: usize = 3;

    const fn class(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Small => "small",
            Self::Strip => "strip",
        }
    }
}

/// What stands on a card.
struct Face<'a> {
    card: Species,
    facts: &'a Facts,
    name: &'static str,
    effect: &'static str,
    words: &'static Words,
}

/// A card, seen from its front. With the numbers we ship it is drawn once for each language and kept: a table shows dozens of
/// cards after each move.
#[must_use]
pub fn card(teller: &Teller, card: Species, size: Size) -> PreEscaped<Cow<'static, str>> {
    static KEPT: OnceLock<Vec<OnceLock<String>>> = OnceLock::new();
    if !std::ptr::eq(teller.edition, Edition::standard()) {
        return PreEscaped(drawn_anew(teller, card, size).0.into());
    }
    // Rice paper has the highest index.
    let kinds = Species::RICE_PAPER.index() + 1;
    let kept = KEPT.get_or_init(|| (0..Language::ALL.len() * Size::COUNT * kinds).map(|_| OnceLock::new()).collect());
    let place = (teller.phrases.language() as usize * Size::COUNT + size as usize) * kinds + card.index();
    let face = kept[place].get_or_init(|| drawn_anew(teller, card, size).0);
    PreEscaped(face.as_str().into())
}

fn drawn_anew(teller: &Teller, card: Species, size: Size) -> Markup {
    let face = Face {
        card,
        facts: teller.edition.facts(card),
        name: teller.noun(card).one,
        effect: teller.effect(card),
        words: Words::of(teller.phrases),
    };
    html! {
        span.card.(class(card, face.facts)).(size.class()) data-card=(card.slug()) {
            span.visually-hidden { (face.sentence(size)) }
            span.sheet aria-hidden="true" {
                @match size {
                    Size::Full => (face.front(true)),
                    Size::Small => (face.front(false)),
                    Size::Strip => (face.line()),
                }
            }
        }
    }
}

/// A pile seen from its back: so many cards.
#[must_use]
pub fn back(count: u32) -> Markup {
    html! { span.card.back { span.sheet { span.count { (count) } } } }
}

/// A symbol, which says nothing to those who listen.
#[must_use]
pub fn symbol(name: &str) -> Markup {
    html! { svg.symbol aria-hidden="true" { use href={ "#s-" (name) } {} } }
}

/// A family in text: its symbol on its colour, and its name.
#[must_use]
pub fn family(say: Phrases, family: Family) -> Markup {
    html! { span.family.(family.word()) { (symbol(family.word())) (say.family(family)) } }
}

/// The class that colours a card.
fn class(card: Species, facts: &Facts) -> &'static str {
    match (facts.family, card.character()) {
        (Some(family), _) => family.word(),
        (None, Some((_, Colour::Yellow))) => "character-yellow",
        (None, Some((_, Colour::Red))) => "character-red",
        (None, None) => "rice",
    }
}

/// A symbol where nobody listens anyway.
fn drawn(name: &str) -> Markup {
    html! { svg.symbol { use href={ "#s-" (name) } {} } }
}

/// The picture on it.
fn picture(card: Species, facts: &Facts) -> Markup {
    drawn(match class(card, facts) {
        "character-yellow" => "yellow",
        "character-red" => "red",
        "rice" => "rice-paper",
        family => family,
    })
}

impl Face<'_> {
    fn is_origami(&self) -> bool {
        !self.card.is_rice_paper()
    }

    /// Only cards of families go into collections, where points count.
    const fn has_points(&self) -> bool {
        self.facts.family.is_some()
    }

    /// Does the name have a word that is too long for a small card?
    fn is_long(&self) -> bool {
        self.name.split([' ', '-']).any(|word| word.chars().count() > 9)
    }

    fn front(&self, with_effect: bool) -> Markup {
        let (facts, words) = (self.facts, self.words);
        let label = |word: &str| html! { @if with_effect { span.words { (word) } } };
        html! {
            span.art { (picture(self.card, facts)) }
            @if self.is_origami() { span.cost { (facts.cost) } }
            span.paper {
                span.name.long[self.is_long()] { (self.name) }
                @if with_effect { span.words { (self.sort()) } }
                span.numbers {
                    span.folds { (drawn("folds")) (facts.folds) (label(&words.folds_label)) }
                    @if self.is_origami() { span.kind { (drawn(kind_word(facts.ability.kind()))) (label(words.kind(facts))) } }
                    @if self.has_points() { span.points { b { (facts.points) } (label(&words.points_label)) } }
                }
                @if with_effect { span.effect { (self.effect) } }
            }
        }
    }

    fn line(&self) -> Markup {
        html! {
            span.art { (picture(self.card, self.facts)) }
            span.name { (self.name) }
            @if self.has_points() { span.points { b { (self.facts.points) } } }
        }
    }

    /// Its family, or what else it is.
    fn sort(&self) -> &'static str {
        match (self.facts.family, self.card.character()) {
            (Some(family), _) => &self.words.families[family as usize],
            (None, Some((_, colour))) => &self.words.characters[colour as usize],
            (None, None) => "",
        }
    }

    /// All of it in one sentence.
    fn sentence(&self, size: Size) -> impl Render {
        let (facts, words) = (self.facts, self.words);
        let mut parts: Vec<&str> = vec![self.name];
        parts.extend(Some(self.sort()).filter(|sort| !sort.is_empty()));
        let (cost, folds, points) = (words.cost(facts.cost), words.folds(facts.folds), words.points(facts.points));
        if size != Size::Strip {
            parts.extend(Some(&*cost).filter(|_| self.is_origami()));
            parts.push(&folds);
        }
        parts.extend(Some(&*points).filter(|_| self.has_points()));
        let mut text = parts.join(", ");
        if size != Size::Strip {
            for part in [", ", words.kind(facts), ": "].into_iter().filter(|_| self.is_origami()) {
                text.push_str(part);
            }
            text.push_str(if self.is_origami() { "" } else { ". " });
            text.push_str(self.effect);
        }
        text
    }
}

/// The word for a kind of effect, in addresses and for its symbol.
pub(crate) const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Instant => "instant",
        Kind::Scoring => "scoring",
        Kind::Special => "special",
        Kind::Ongoing => "ongoing",
    }
}

/// Numbers up to this are put into words once and for all; an owner's edition may go beyond.
const KEPT: u8 = 24;

/// The words on cards in one language: a table shows dozens of cards after each move.
struct Words {
    say: Phrases,
    families: [String; Family::ALL.len()],
    characters: [String; Colour::BOTH.len()],
    kinds: [(Kind, String); 4],
    costs: Vec<String>,
    folds: Vec<String>,
    points: Vec<String>,
    folds_label: String,
    points_label: String,
}

impl Words {
    fn of(say: Phrases) -> &'static Self {
        static ALL: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        ALL[say.language() as usize].get_or_init(|| Self::new(say))
    }

    fn new(say: Phrases) -> Self {
        let kept = |word: fn(Phrases, u8) -> String| (0..=KEPT).map(|n| word(say, n)).collect();
        Self {
            say,
            families: Family::ALL.map(|family| say.page_card_family(&say.family(family))),
            characters: Colour::BOTH.map(|colour| match colour {
                Colour::Yellow => say.card_character_yellow(),
                Colour::Red => say.card_character_red(),
            }),
            kinds: [
                (Kind::Instant, say.kind_instant()),
                (Kind::Scoring, say.kind_scoring()),
                (Kind::Special, say.kind_special()),
                (Kind::Ongoing, say.kind_ongoing()),
            ],
            costs: kept(|say, n| say.page_card_cost(n)),
            folds: kept(|say, n| say.page_card_folds(n)),
            points: kept(|say, n| say.page_card_points(n)),
            folds_label: say.fact_folds(),
            points_label: say.fact_points(),
        }
    }

    fn kind(&self, facts: &Facts) -> &str {
        let kind = facts.ability.kind();
        self.kinds.iter().find(|(known, _)| *known == kind).map_or("", |(_, word)| word)
    }

    fn cost(&self, n: u8) -> Cow<'_, str> {
        said(&self.costs, n, || self.say.page_card_cost(n))
    }

    fn folds(&self, n: u8) -> Cow<'_, str> {
        said(&self.folds, n, || self.say.page_card_folds(n))
    }

    fn points(&self, n: u8) -> Cow<'_, str> {
        said(&self.points, n, || self.say.page_card_points(n))
    }
}

fn said(kept: &[String], n: u8, say: impl FnOnce() -> String) -> Cow<'_, str> {
    kept.get(usize::from(n)).map_or_else(|| Cow::Owned(say()), |word| Cow::Borrowed(word.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use phrases::Lexicon;
    use session::Viewer;
    use session::cards::{Edition, Title};

    fn shown(slug: &str, language: Language, size: Size) -> String {
        let lexicon = Lexicon::default();
        let teller = Teller {
            phrases: Phrases(language),
            lexicon: &lexicon,
            edition: Edition::standard(),
            title: Title::Mixed,
            names: &[],
            reader: Viewer::Spectator,
        };
        card(&teller, Species::named(slug).expect(slug), size).0.into_owned()
    }

    #[test]
    fn a_card_is_read_as_one_sentence() {
        for (slug, language, size, sentence) in [
            (
                "cat",
                Language::En,
                Size::Small,
                "Cat, Farm family, costs 2, worth 1 fold, 3 points, instant effect: Draw 1 card from the deck.",
            ),
            ("fox", Language::De, Size::Strip, "Fuchs, Familie Bauernhof, 5 Punkte"),
            ("yellow_monk", Language::It, Size::Strip, "Monaco (giallo), "),
            ("rice_paper", Language::En, Size::Full, "Rice Paper, worth 1 fold. Pays 1 fold."),
        ] {
            let html = shown(slug, language, size);
            assert!(html.contains(&format!("<span class=\"visually-hidden\">{sentence}")), "{html}");
        }
    }

    #[test]
    fn a_face_shows_what_its_size_promises() {
        let full = shown("fox", Language::En, Size::Full);
        for part in [
            "data-card=\"fox\"",
            "card farm full",
            "<span class=\"cost\">8<",
            "#s-farm",
            "#s-special",
            "<b>5</b>",
            "class=\"effect\"",
        ] {
            assert!(full.contains(part), "{part}: {full}");
        }
        assert!(!shown("fox", Language::En, Size::Small).contains("class=\"effect\""));
        assert!(!shown("fox", Language::En, Size::Strip).contains("class=\"cost\""));
        // No points, and a crest instead of a family; rice paper costs nothing.
        let monk = shown("red_monk", Language::En, Size::Full);
        assert!(
            monk.contains("character-red") && monk.contains("#s-red") && !monk.contains("class=\"points\""),
            "{monk}"
        );
        assert!(!shown("rice_paper", Language::En, Size::Full).contains("class=\"cost\""));
    }

    #[test]
    fn all_cards_have_a_face_in_all_languages_and_only_phrasing_content() {
        for species in Species::all() {
            for language in Language::ALL {
                for size in [Size::Full, Size::Small, Size::Strip] {
                    let html = shown(species.slug(), language, size);
                    assert!(!html.contains("<div") && !html.contains("<p>") && !html.contains("style="), "{html}");
                }
            }
        }
    }
}
