//! The symbols on cards and pages, all of our own drawing.

/// All symbols, to be referred to as `#s-farm` and so on; it stands once in each page.
pub const SPRITE: &str = include_str!("../../assets/symbols.svg");

#[cfg(test)]
mod tests {
    use super::*;
    use session::cards::Family;

    fn has(name: &str) -> bool {
        SPRITE.contains(&format!("id=\"s-{name}\""))
    }

    #[test]
    fn every_family_has_a_symbol_of_its_own() {
        let drawing = |name: &str| {
            let at = SPRITE.find(&format!("id=\"s-{name}\"")).expect(name);
            SPRITE[at..].split_once('>').and_then(|(_, rest)| rest.split_once("</symbol>")).expect(name).0
        };
        let families = Family::ALL.map(|family| drawing(family.word()));
        for (at, one) in families.iter().enumerate() {
            assert!(!one.is_empty() && !families[..at].contains(one), "{:?}", Family::ALL[at]);
        }
    }

    #[test]
    fn the_symbols_of_cards_and_tables_are_there() {
        for name in
            "instant scoring special ongoing cost folds points hand deck discard rice-paper character yellow red crane \
                     clock bot person link sound silent bell undo flag hint log cards rules sun moon half globe menu"
                .split_whitespace()
        {
            assert!(has(name), "{name}");
        }
    }

    #[test]
    fn the_signs_a_coach_names_are_there() {
        for step in session::Lesson::all().iter().flat_map(|lesson| &lesson.steps) {
            let said = step.says.to(session::Language::En);
            for sign in said.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
                assert!(has(sign), "{sign}: {said}");
            }
        }
    }

    #[test]
    fn nothing_in_them_needs_a_weaker_policy() {
        for pictures in [SPRITE, include_str!("../../assets/icon.svg"), include_str!("../../assets/crane.svg")] {
            assert!(!pictures.contains("style") && !pictures.contains("script") && !pictures.contains(" on"));
        }
    }
}
