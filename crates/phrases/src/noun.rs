//! Card names with their articles: "a Fox and 2 Owls", "una Volpe e 2 Gufi", "einen Fuchs und 2 Eulen".

use origami::card::{Gender, Noun};
use tabletop::Language;

use crate::pieces;

/// Some cards by name, each with how many there are of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nouns(Vec<(Noun, u8)>);

impl Nouns {
    /// One card.
    #[must_use]
    pub fn one(noun: Noun) -> Self {
        Self(vec![(noun, 1)])
    }

    /// So many cards of one name.
    #[must_use]
    pub fn several(noun: Noun, count: u8) -> Self {
        Self(vec![(noun, count)])
    }

    /// No card at all?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each with how many there are of it.
    pub(crate) fn list(&self) -> &[(Noun, u8)] {
        &self.0
    }
}

/// The names alone: "Fox, 2 Owls".
pub(crate) fn bare(list: &[(Noun, u8)]) -> String {
    let names = list.iter().map(|&(noun, count)| {
        let (mark, noun) = pieces::taken_off(noun);
        let name = if count == 1 { noun.one.to_owned() } else { format!("{count} {}", noun.many) };
        pieces::between(mark, &name)
    });
    names.collect::<Vec<_>>().join(", ")
}

impl FromIterator<Noun> for Nouns {
    fn from_iter<I: IntoIterator<Item = Noun>>(nouns: I) -> Self {
        let mut list: Vec<(Noun, u8)> = Vec::new();
        for noun in nouns {
            match list.iter_mut().find(|(n, _)| *n == noun) {
                Some((_, count)) => *count = count.saturating_add(1),
                None => list.push((noun, 1)),
            }
        }
        Self(list)
    }
}

/// What stands before a noun. Each is a function of the Fluent files, named by its masculine form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Article {
    /// Any one of its kind.
    A(Case),
    /// This very one.
    The(Case),
    /// This very one after a preposition that merges with the article.
    After(&'static str),
}

/// The German cases that are used; the other languages have only the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Nominative,
    Accusative,
    Dative,
}

/// The functions of a language.
pub(crate) const fn functions(language: Language) -> &'static [(&'static str, Article)] {
    use Case::{Accusative, Dative, Nominative};
    match language {
        Language::En => &[("A", Article::A(Nominative)), ("THE", Article::The(Nominative))],
        Language::It => &[
            ("UN", Article::A(Nominative)),
            ("IL", Article::The(Nominative)),
            ("DEL", Article::After("de")),
            ("AL", Article::After("a")),
            ("DAL", Article::After("da")),
            ("SUL", Article::After("su")),
        ],
        Language::De => &[
            ("EIN", Article::A(Nominative)),
            ("EINEN", Article::A(Accusative)),
            ("EINEM", Article::A(Dative)),
            ("DER", Article::The(Nominative)),
            ("DEN", Article::The(Accusative)),
            ("DEM", Article::The(Dative)),
            ("VOM", Article::After("von")),
            ("ZUM", Article::After("zu")),
        ],
    }
}

/// Carries out a function: the cards with their articles, joined as the language joins.
pub(crate) fn with_article(language: Language, function: &str, list: &[(Noun, u8)]) -> String {
    let article = functions(language).iter().find(|(name, _)| *name == function);
    // The build script knows every function.
    let Some(&(_, article)) = article else { return String::new() };
    match *list {
        [(noun, count)] => phrase(language, article, noun, count),
        _ => {
            let names: Vec<_> = list.iter().map(|&(noun, count)| phrase(language, article, noun, count)).collect();
            joined(language, &names)
        }
    }
}

/// "a, b and c".
pub(crate) fn joined(language: Language, names: &[String]) -> String {
    let and = match language {
        Language::En => "and",
        // "Aquila ed Elefante".
        Language::It if names.last().is_some_and(|name| name.starts_with(['e', 'E'])) => "ed",
        Language::It => "e",
        Language::De => "und",
    };
    joined_by(and, names)
}

/// "a, b or c".
pub(crate) fn either(language: Language, names: &[String]) -> String {
    let or = match language {
        Language::En => "or",
        Language::It => "o",
        Language::De => "oder",
    };
    joined_by(or, names)
}

fn joined_by(word: &str, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [name] => name.clone(),
        [rest @ .., last] => format!("{} {word} {last}", rest.join(", ")),
    }
}

/// A name with what stands before it; if it is marked, the mark stays with the name and its number.
fn phrase(language: Language, article: Article, noun: Noun, count: u8) -> String {
    let (mark, noun) = pieces::taken_off(noun);
    let (before, name) = match language {
        Language::En => english(article, noun, count),
        Language::It => italian(article, noun, count),
        Language::De => german(article, noun, count),
    };
    format!("{before}{}", pieces::between(mark, &name))
}

fn english(article: Article, noun: Noun, count: u8) -> (String, String) {
    let name = if count == 1 { noun.one.to_owned() } else { format!("{count} {}", noun.many) };
    let before = match (article, count) {
        (Article::A(_), 1) if sounds_like_a_vowel(noun.one) => "an ",
        (Article::A(_), 1) => "a ",
        (Article::A(_), _) => "",
        (_, _) => "the ",
    };
    (before.to_owned(), name)
}

/// Does an English word begin with the sound of a vowel? "Uni…" begins like "you".
fn sounds_like_a_vowel(word: &str) -> bool {
    let word = word.to_lowercase();
    word.starts_with(['a', 'e', 'i', 'o', 'u']) && !word.starts_with("uni") && !word.starts_with("eu")
}

fn italian(article: Article, noun: Noun, count: u8) -> (String, String) {
    let feminine = noun.gender == Gender::Feminine;
    let sound = if count == 1 { Sound::of(noun.one) } else { Sound::Plain };
    let the = match (count, feminine, sound) {
        (1, _, Sound::Vowel) => "l'",
        (1, true, _) => "la ",
        (1, false, Sound::Hard) => "lo ",
        (1, false, Sound::Plain) => "il ",
        (_, true, _) => "le ",
        (_, false, _) => "i ",
    };
    let name = if count == 1 { noun.one.to_owned() } else { format!("{count} {}", noun.many) };
    let before = match article {
        Article::A(_) if count != 1 => String::new(),
        Article::A(_) => match (feminine, sound) {
            (true, Sound::Vowel) => "un'",
            (true, _) => "una ",
            (false, Sound::Hard) => "uno ",
            (false, _) => "un ",
        }
        .to_owned(),
        Article::The(_) => the.to_owned(),
        // de + il = del, a + il = al; all other articles double their l: della, dello, dell', but dei, delle.
        Article::After(preposition) => match the {
            "il " => format!("{preposition}l "),
            "i " => format!("{preposition}i "),
            _ => format!("{preposition}l{the}"),
        },
    };
    (before, name)
}

/// How an Italian noun begins, which decides its masculine article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    /// il Gatto
    Plain,
    /// l'Elefante
    Vowel,
    /// lo Squalo
    Hard,
}

impl Sound {
    fn of(word: &str) -> Self {
        let word = word.to_lowercase();
        let mut letters = word.chars();
        let vowel = |c: char| "aeiouàèéìòóù".contains(c);
        match (letters.next(), letters.next()) {
            (Some(c), _) if vowel(c) => Self::Vowel,
            (Some('z' | 'x' | 'y'), _) => Self::Hard,
            (Some('s'), Some(next)) if !vowel(next) => Self::Hard,
            (Some('g'), Some('n')) | (Some('p'), Some('s' | 'n' | 't')) => Self::Hard,
            _ => Self::Plain,
        }
    }
}

fn german(article: Article, noun: Noun, count: u8) -> (String, String) {
    use Gender::{Feminine, Masculine, Neuter};
    let (case, merged) = match article {
        Article::A(case) | Article::The(case) => (case, None),
        Article::After(preposition) => (Case::Dative, Some(preposition)),
    };
    if count != 1 {
        let before = match (article, case) {
            (Article::A(_), _) => String::new(),
            (Article::After(preposition), _) => format!("{preposition} den "),
            (Article::The(_), Case::Dative) => "den ".to_owned(),
            (Article::The(_), _) => "die ".to_owned(),
        };
        return (before, format!("{count} {}", german_plural(article, case, noun)));
    }
    let name = match (article, case) {
        (Article::A(_), Case::Nominative) => noun.one,
        (_, Case::Nominative) => noun.definite,
        _ => noun.oblique,
    };
    let word = match (article, case, noun.gender) {
        (Article::A(_), Case::Nominative, Masculine | Neuter) | (Article::A(_), Case::Accusative, Neuter) => "ein",
        (Article::A(_), Case::Nominative | Case::Accusative, Feminine) => "eine",
        (Article::A(_), Case::Accusative, Masculine) => "einen",
        (Article::A(_), Case::Dative, Feminine) => "einer",
        (Article::A(_), Case::Dative, _) => "einem",
        (_, Case::Nominative, Masculine) => "der",
        (_, Case::Nominative | Case::Accusative, Feminine) => "die",
        (_, Case::Nominative | Case::Accusative, Neuter) => "das",
        (_, Case::Accusative, Masculine) => "den",
        (_, Case::Dative, Feminine) => "der",
        (_, Case::Dative, _) => "dem",
    };
    let before = match (merged, noun.gender) {
        (None, _) => format!("{word} "),
        (Some("von"), Masculine | Neuter) => "vom ".to_owned(),
        (Some("zu"), Masculine | Neuter) => "zum ".to_owned(),
        (Some("zu"), Feminine) => "zur ".to_owned(),
        (Some(preposition), _) => format!("{preposition} {word} "),
    };
    (before, name.to_owned())
}

/// Several of it: "2 Füchse", "mit 2 Füchsen", "die 2 Neunschwänzigen Füchse".
fn german_plural(article: Article, case: Case, noun: Noun) -> String {
    let has_adjective = noun.definite != noun.one;
    let strong = matches!(article, Article::A(_)) && case != Case::Dative;
    let many = if has_adjective && !strong { noun.many.replace("e ", "en ") } else { noun.many.to_owned() };
    // What stands in brackets behind a name is not declined: "Musikern (gelb)".
    let (name, rest) = many.find(" (").map_or((many.as_str(), ""), |at| many.split_at(at));
    let takes_n = case == Case::Dative && (name.ends_with('e') || name.ends_with("er") || name.ends_with("el"));
    format!("{name}{}{rest}", if takes_n { "n" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use origami::card::{f, m, n, weak};

    fn say(language: Language, function: &str, nouns: &[Noun]) -> String {
        let list: Nouns = nouns.iter().copied().collect();
        with_article(language, function, list.list())
    }

    #[test]
    fn lists_are_joined() {
        let names = ["b2", "b3", "e3"].map(str::to_owned);
        assert_eq!(Language::ALL.map(|l| joined(l, &names)), ["b2, b3 and e3", "b2, b3 ed e3", "b2, b3 und e3"]);
        assert_eq!(Language::ALL.map(|l| joined(l, &names[..2])), ["b2 and b3", "b2 e b3", "b2 und b3"]);
        assert_eq!(Language::ALL.map(|l| either(l, &names[..2])), ["b2 or b3", "b2 o b3", "b2 oder b3"]);
        assert_eq!(Language::ALL.map(|l| joined(l, &names[..1])), ["b2"; 3]);
        assert_eq!(Language::ALL.map(|l| either(l, &[])), [""; 3]);
    }

    #[test]
    fn english_articles() {
        let (fox, owl) = (n("Fox", "Foxes"), n("Owl", "Owls"));
        assert_eq!(say(Language::En, "A", &[fox]), "a Fox");
        assert_eq!(say(Language::En, "A", &[owl, fox, fox]), "an Owl and 2 Foxes");
        assert_eq!(say(Language::En, "THE", &[owl, fox, owl]), "the 2 Owls and the Fox");
        let spoken = [n("Unicorn", "Unicorns"), n("Arctic Hare", "Arctic Hares"), n("Ninja (red)", "Ninjas (red)")];
        assert_eq!(say(Language::En, "A", &spoken), "a Unicorn, an Arctic Hare and a Ninja (red)");
    }

    #[test]
    fn italian_articles() {
        let it = |function, noun| say(Language::It, function, &[noun]);
        let (cat, shark, elephant) = (m("Gatto", "Gatti"), m("Squalo", "Squali"), m("Elefante", "Elefanti"));
        let (sheep, eagle, zebra) = (f("Pecora", "Pecore"), f("Aquila", "Aquile"), f("Zebra", "Zebre"));
        let all = [cat, shark, elephant, sheep, eagle, zebra];
        assert_eq!(
            all.map(|x| it("UN", x)),
            ["un Gatto", "uno Squalo", "un Elefante", "una Pecora", "un'Aquila", "una Zebra"]
        );
        assert_eq!(
            all.map(|x| it("IL", x)),
            ["il Gatto", "lo Squalo", "l'Elefante", "la Pecora", "l'Aquila", "la Zebra"]
        );
        assert_eq!(
            all.map(|x| it("DEL", x)),
            ["del Gatto", "dello Squalo", "dell'Elefante", "della Pecora", "dell'Aquila", "della Zebra"]
        );
        assert_eq!([cat, shark, eagle].map(|x| it("AL", x)), ["al Gatto", "allo Squalo", "all'Aquila"]);
        assert_eq!([cat, shark, sheep].map(|x| it("SUL", x)), ["sul Gatto", "sullo Squalo", "sulla Pecora"]);
        let learned = [m("Pteranodonte", "Pteranodonti"), m("Stegosauro", "Stegosauri"), f("Ara", "Are")];
        assert_eq!(learned.map(|x| it("IL", x)), ["lo Pteranodonte", "lo Stegosauro", "l'Ara"]);
        assert_eq!(it("DEL", f("Carta di riso", "Carte di riso")), "della Carta di riso");
        assert_eq!(say(Language::It, "UN", &[cat, cat, eagle, shark]), "2 Gatti, un'Aquila e uno Squalo");
        assert_eq!(say(Language::It, "DEL", &[cat, cat]), "dei 2 Gatti");
        assert_eq!(say(Language::It, "DEL", &[eagle, eagle]), "delle 2 Aquile");
    }

    #[test]
    fn german_cases() {
        let de = |function, noun| say(Language::De, function, &[noun]);
        let all = [m("Fuchs", "Füchse"), weak("Affe", "Affen"), f("Katze", "Katzen"), n("Schaf", "Schafe")];
        assert_eq!(all.map(|x| de("EIN", x)), ["ein Fuchs", "ein Affe", "eine Katze", "ein Schaf"]);
        assert_eq!(all.map(|x| de("EINEN", x)), ["einen Fuchs", "einen Affen", "eine Katze", "ein Schaf"]);
        assert_eq!(all.map(|x| de("EINEM", x)), ["einem Fuchs", "einem Affen", "einer Katze", "einem Schaf"]);
        assert_eq!(all.map(|x| de("DER", x)), ["der Fuchs", "der Affe", "die Katze", "das Schaf"]);
        assert_eq!(all.map(|x| de("DEN", x)), ["den Fuchs", "den Affen", "die Katze", "das Schaf"]);
        assert_eq!(all.map(|x| de("DEM", x)), ["dem Fuchs", "dem Affen", "der Katze", "dem Schaf"]);
        assert_eq!(all.map(|x| de("VOM", x)), ["vom Fuchs", "vom Affen", "von der Katze", "vom Schaf"]);
        assert_eq!(all.map(|x| de("ZUM", x)), ["zum Fuchs", "zum Affen", "zur Katze", "zum Schaf"]);
        let twice = all.map(|x| [x, x]);
        assert_eq!(say(Language::De, "EINEM", &twice[0]), "2 Füchsen");
        assert_eq!(say(Language::De, "DEM", &twice[2]), "den 2 Katzen");
        assert_eq!(say(Language::De, "EINEN", &[all[0], all[2], all[2]]), "einen Fuchs und 2 Katzen");
    }

    #[test]
    fn german_names_of_several_words() {
        let fox = Noun {
            one: "Neunschwänziger Fuchs",
            many: "Neunschwänzige Füchse",
            definite: "Neunschwänzige Fuchs",
            oblique: "Neunschwänzigen Fuchs",
            gender: Gender::Masculine,
        };
        let de = |function, nouns: &[Noun]| say(Language::De, function, nouns);
        assert_eq!(de("EIN", &[fox]), "ein Neunschwänziger Fuchs");
        assert_eq!(de("EINEN", &[fox]), "einen Neunschwänzigen Fuchs");
        assert_eq!(de("EINEM", &[fox]), "einem Neunschwänzigen Fuchs");
        assert_eq!(de("DER", &[fox]), "der Neunschwänzige Fuchs");
        assert_eq!(de("DEN", &[fox]), "den Neunschwänzigen Fuchs");
        assert_eq!(de("VOM", &[fox]), "vom Neunschwänzigen Fuchs");
        assert_eq!(de("EINEN", &[fox, fox]), "2 Neunschwänzige Füchse");
        assert_eq!(de("EINEM", &[fox, fox]), "2 Neunschwänzigen Füchsen");
        assert_eq!(de("DEN", &[fox, fox]), "die 2 Neunschwänzigen Füchse");
        assert_eq!(de("ZUM", &[fox, fox]), "zu den 2 Neunschwänzigen Füchsen");
        let (musician, oni) = (m("Musiker (gelb)", "Musiker (gelb)"), m("Oni", "Oni"));
        assert_eq!(de("DEM", &[musician]), "dem Musiker (gelb)");
        assert_eq!(de("EINEM", &[musician, musician, oni, oni]), "2 Musikern (gelb) und 2 Oni");
    }

    #[test]
    fn names_alone() {
        let list: Nouns = [n("Fox", "Foxes"), n("Owl", "Owls"), n("Fox", "Foxes")].into_iter().collect();
        assert_eq!(bare(list.list()), "2 Foxes, Owl");
    }
}
