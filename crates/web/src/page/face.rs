//! The face of a card.
//!
//! What is seen is hidden from those who listen, and the other way round: they are told one sentence with everything in it.

mod kept;
mod words;

use std::borrow::Cow;

use maud::{Markup, PreEscaped, Render, html};
use phrases::{Language, Phrases, Teller, hyphenated};
use session::cards::{Colour, Edition, Facts, Family, Kind, Species};

use crate::page::figures;
pub use kept::{FaceSet, MARK, NAME_LENGTH, named};
use words::Words;

/// How much of a card is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// All of it, with its effect where there is room.
    Full,
    /// All but its effect.
    Small,
    /// Figure, name and points in one line: for covered cards.
    Strip,
}

impl Size {
    const ALL: [Self; 3] = [Self::Full, Self::Small, Self::Strip];

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
    /// The card whose figure it has.
    looks_like: Species,
    facts: &'a Facts,
    name: &'static str,
    effect: &'static str,
    words: &'static Words,
    language: Language,
}

/// How the faces of cards are put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// Each is drawn.
    Drawn,
    /// Each is named, where it can be: [`named`] knows it by that.
    Named,
}

/// A card, seen from its front.
#[must_use]
pub fn card(teller: &Teller, card: Species, size: Size) -> PreEscaped<Cow<'static, str>> {
    put_down(teller, card, size, Faces::Drawn)
}

/// A card, seen from its front, or its name. With the numbers we ship it is drawn once for each language and kept.
#[must_use]
pub fn put_down(teller: &Teller, card: Species, size: Size, faces: Faces) -> PreEscaped<Cow<'static, str>> {
    let is_ours = std::ptr::eq(teller.edition, Edition::standard()) && teller.lexicon.looks_like(card) == card;
    if !is_ours {
        return PreEscaped(drawn_anew(teller, card, size).0.into());
    }
    kept::face(teller.phrases.language(), card, size).put_down(faces)
}

impl kept::Kept {
    fn put_down(&'static self, faces: Faces) -> PreEscaped<Cow<'static, str>> {
        PreEscaped(match faces {
            Faces::Drawn => self.html.as_str().into(),
            Faces::Named => self.name.as_str().into(),
        })
    }
}

fn drawn_anew(teller: &Teller, card: Species, size: Size) -> Markup {
    let face = Face {
        card,
        looks_like: teller.lexicon.looks_like(card),
        facts: teller.edition.facts(card),
        name: teller.noun(card).one,
        effect: teller.effect(card),
        words: Words::of(teller.phrases),
        language: teller.phrases.language(),
    };
    html! {
        span.card.(class(card, face.facts)).(size.class()).(face.length(size)) data-card=(card.slug()) {
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
#[must_use]
pub fn class(card: Species, facts: &Facts) -> &'static str {
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

/// The silhouette of what a card belongs to: its family, or the crest of a character's version.
fn silhouette(card: Species, facts: &Facts) -> &'static str {
    match class(card, facts) {
        "character-yellow" => "yellow",
        "character-red" => "red",
        "rice" => "rice-paper",
        family => family,
    }
}

/// The figure of a card on the colour of its family, where the card itself is not shown.
#[must_use]
pub fn tile(teller: &Teller, card: Species) -> Markup {
    tile_anew(card, teller.edition.facts(card), teller.lexicon.looks_like(card))
}

fn tile_anew(card: Species, facts: &Facts, looks_like: Species) -> Markup {
    html! { span.tile.(class(card, facts)) { (figures::of_card(looks_like, silhouette(card, facts))) } }
}

/// A card in a sentence, by the form of its name that stands there: with its figure, and a link to its page.
#[must_use]
pub fn mention(card: Species, name: &str, faces: Faces) -> Markup {
    let tile = kept::tile(card).put_down(faces);
    html! { a.mention href={ "/cards/" (card.slug()) } data-card=(card.slug()) { (tile) (name) } }
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

    /// The class of an effect that needs more room than most.
    fn length(&self, size: Size) -> &'static str {
        match self.effect.chars().count() {
            _ if size != Size::Full => "",
            116.. => "wordy",
            101.. => "chatty",
            _ => "",
        }
    }

    /// Its figure. What it belongs to is told by a small mark too, for those who see few colours.
    fn art(&self, with_mark: bool) -> Markup {
        let silhouette = silhouette(self.card, self.facts);
        html! {
            span.art {
                (figures::of_card(self.looks_like, silhouette))
                @if with_mark && self.is_origami() { span.mark { (drawn(silhouette)) } }
            }
        }
    }

    fn front(&self, with_effect: bool) -> Markup {
        let (facts, words) = (self.facts, self.words);
        let label = |word: &str| html! { @if with_effect { span.words { (word) } } };
        html! {
            (self.art(true))
            @if self.is_origami() { span.cost { (facts.cost) } }
            span.paper {
                span.name.long[self.is_long()] { (hyphenated(self.language, self.name)) }
                @if with_effect { span.words { (self.sort()) } }
                span.numbers {
                    span.folds { (drawn("folds")) (facts.folds) (label(&words.folds_label)) }
                    @if self.is_origami() { span.kind { (drawn(kind_word(facts.ability.kind()))) (label(words.kind(facts))) } }
                    @if self.has_points() { span.points { b { (facts.points) } (label(&words.points_label)) } }
                }
                @if with_effect { span.effect { (hyphenated(self.language, self.effect)) } }
            }
        }
    }

    fn line(&self) -> Markup {
        html! {
            (self.art(false))
            span.name { (hyphenated(self.language, self.name)) }
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use phrases::Lexicon;
    use session::Viewer;
    use session::cards::{Edition, Title};

    pub fn teller(lexicon: &Lexicon, language: Language) -> Teller<'_> {
        Teller {
            phrases: Phrases(language),
            lexicon,
            edition: Edition::standard(),
            title: Title::Mixed,
            names: &[],
            reader: Viewer::Spectator,
        }
    }

    fn shown(slug: &str, language: Language, size: Size) -> String {
        let lexicon = Lexicon::default();
        let teller = teller(&lexicon, language);
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
            "/farm.svg#fox\"",
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
        // The versions of a character have one figure, and are told apart by more than their colour.
        let yellow = shown("yellow_monk", Language::En, Size::Full);
        assert!(yellow.contains("/people.svg#monk\"") && monk.contains("/people.svg#monk\""), "{yellow}");
        assert!(yellow.contains("#s-yellow") && !yellow.contains("#s-red") && !monk.contains("#s-yellow"), "{yellow}");
    }

    #[test]
    fn a_card_with_another_name_keeps_its_figure_and_may_borrow_one() {
        let file =
            origami::EditionFile::parse("fox.name.en = \"Vixen\"\nwhale.figure = \"lion\"").expect("a good file");
        let lexicon = Lexicon::new(&file.names).with_figures(&file.figures);
        let shown = |slug: &str| {
            let teller = teller(&lexicon, Language::En);
            let species = Species::named(slug).expect(slug);
            [card(&teller, species, Size::Full).0.into_owned(), tile(&teller, species).into_string()]
        };
        for html in shown("fox") {
            assert!(html.contains("/farm.svg#fox\""), "{html}");
        }
        for html in shown("whale") {
            assert!(
                html.contains("/savannah.svg#lion\"") && html.contains("sea") && !html.contains("savannah "),
                "{html}"
            );
        }
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
