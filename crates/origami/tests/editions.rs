//! Editions: an owner's corrections change play, bad ones are refused, equal ones are one.

mod common;

use common::check;
use origami::card::{Character, Characters, Field, Noun, Provenance};
use origami::edition::{BadEdition, Change, MAX_PAYMENTS, Override};
use origami::vocab::Kind;
use origami::{Edition, Families, Family, Move, Record, Setup, Species, State};
use tabletop::{Actor, Game, MoveBuf, NoLog, Seat, Stream, drive};

fn card(slug: &str) -> Species {
    Species::named(slug).unwrap_or_else(|| panic!("no card {slug}"))
}

/// Corrections as they are written: card, field, value.
fn overrides(lines: &[&str]) -> Vec<Override> {
    let read = |line: &&str| {
        let words: Vec<_> = line.split(' ').collect();
        Override::parse(words[0], words[1], words[2]).unwrap_or_else(|| panic!("no correction: {line}"))
    };
    lines.iter().map(read).collect()
}

fn load(lines: &[&str]) -> &'static Edition {
    Edition::load(&overrides(lines)).unwrap_or_else(|why| panic!("{lines:?}: {why}"))
}

fn refused(lines: &[&str]) -> BadEdition {
    match Edition::load(&overrides(lines)) {
        Ok(_) => panic!("{lines:?} was not refused"),
        Err(why) => why,
    }
}

fn families(words: &str) -> Families {
    words.split(' ').map(|w| Family::named(w).unwrap_or_else(|| panic!("no family {w}"))).collect()
}

// --- corrections change play --------------------------------------------------------------------------------------

#[test]
fn a_corrected_cost_is_the_price() {
    check(
        "
families farm sky
override cat cost 3
hand 0: cat pig sheep
line: fox fox rabbit rabbit
---
0 play cat left
? 0: pay pig
",
    );
}

#[test]
fn corrected_folds_pay_and_count_against_the_limit() {
    check(
        "
families farm sky
override sheep folds 4
hand 0: raccoon sheep
line: sheep cat cat cat
---
! 0 draw sheep cat : needs 1 to 4, got 5 (O-4.1)
0 play raccoon left
? 0: pay sheep
",
    );
}

#[test]
fn corrected_points_score() {
    check("families farm sky\noverride cat points 9\ncollection 0 left: cat\n---\n= score 0: 9");
    check("families farm sky\noverride cat points 0\ncollection 0 left: cat\n---\n= score 0: 0");
}

#[test]
fn a_corrected_quantity_is_what_the_family_holds() {
    check("families farm sky\noverride cat quantity 2\noverride fox quantity 4\n---\n= deck 36");
    check("families farm sky\noverride cat quantity 2\nhand 0: cat cat\n---\n= deck 32");
    let four = origami::scenario::Scenario::parse("families farm sky\noverride cat quantity 2\nhand 0: cat cat cat");
    assert_eq!(four.map(|_| ()).map_err(|e| e.what), Err("there are only 2 of cat".to_owned()));
}

#[test]
fn a_corrected_family_counts_everywhere() {
    // A Fox of the sky comes with the sky, and a Chick takes it; the Eagle has gone to the farm in exchange.
    check(
        "
families sky sea
override fox family sky
override eagle family farm
override chick cost 0
hand 0: chick
line: fox whale whale squid
---
0 play chick left
0 pay nothing
? 0: pick fox | no
",
    );
    // A Bee counts what is of the lawn now.
    check(
        "
families sea lawn
override whale family lawn
override ant family sea
override ant quantity 2
collection 0 left: bee
collection 0 right: whale
---
= score 0: 9
",
    );
}

#[test]
fn a_card_can_have_the_ability_of_another() {
    // An instant one.
    check(
        "
families farm sky
override fox ability cat
override fox cost 0
hand 0: fox
line: chick chick chick chick
deck: pig
---
0 play fox left
0 pay nothing
0 yes
> 0 draws pig
",
    );
    // A special one in place of a scoring one, and a scoring one in place of a special one.
    check(
        "
families farm savannah
override rabbit ability lion
override raccoon ability rabbit
hand 0: fox cat
line: monkey monkey monkey monkey
collection 0 left: rabbit
collection 0 right: raccoon
---
= score 0: 9
! 0 use right : not allowed here (O-6.1)
0 use left
> 0 uses special left rabbit
? 0: play fox left | play fox right | play cat left | play cat right
",
    );
    // A copy of the Parrot's ability can't be copied by a Parrot, and copies nothing of its own kind.
    check(
        "
families farm sky
override dove ability parrot
hand 0: parrot dog
line: dove chick rabbit fox
---
0 play parrot left
0 pay dog
? 0: pick chick | no
! 0 pick dove : not allowed here (O-9.12)
",
    );
    let edition = load(&["fox ability cat"]);
    let facts = edition.facts(card("fox"));
    assert_eq!((facts.ability.kind(), facts.ability_of), (Kind::Instant, card("cat")));
}

// --- what is refused ----------------------------------------------------------------------------------------------

#[test]
fn numbers_outside_their_range_are_refused() {
    for (field, least, most) in [("quantity", 0, 20), ("cost", 0, 9), ("folds", 1, 9), ("points", 0, 99)] {
        let line = |n: u8| format!("ant {field} {n}");
        for n in [least, most] {
            // The range alone: the family may have become too small or too large.
            let out = Edition::load(&overrides(&[&line(n)]));
            assert!(!matches!(out, Err(BadEdition::OutOfRange { .. })), "{}", line(n));
        }
        let below = if least > 0 { Some(least - 1) } else { None };
        for n in below.into_iter().chain([most + 1, 200, 255]) {
            let why = refused(&[&line(n)]);
            assert!(matches!(why, BadEdition::OutOfRange { at, .. } if at.to_string() == line(n)), "{why}");
            assert_eq!(why.to_string(), format!("{}: must be from {least} to {most}", line(n)));
        }
    }
}

#[test]
fn small_and_large_families_are_refused() {
    // The farm has 18 cards, four of them Cats.
    assert_eq!(refused(&["cat quantity 0"]), BadEdition::SmallFamily(Family::Farm, 14));
    assert_eq!(refused(&["cat quantity 0"]).to_string(), "farm has 14 cards, needs at least 15");
    assert_eq!(load(&["cat quantity 1"]).family_size(Family::Farm), 15);
    assert_eq!(load(&["cat quantity 6"]).family_size(Family::Farm), 20);
    assert_eq!(refused(&["cat quantity 7"]), BadEdition::LargeFamily(Family::Farm, 21));
    assert_eq!(refused(&["cat quantity 7"]).to_string(), "farm has 21 cards, may have 20");
    assert_eq!(load(&["cat quantity 7", "sheep quantity 3"]).family_size(Family::Farm), 20);
    // A card that changes its family leaves one smaller and makes one larger.
    assert_eq!(refused(&["cat family sky"]), BadEdition::SmallFamily(Family::Farm, 14));
    assert_eq!(load(&["fox family sky"]).family_size(Family::Sky), 20);
    assert_eq!(refused(&["fox family sky", "owl quantity 3"]), BadEdition::LargeFamily(Family::Sky, 21));
}

#[test]
fn too_many_cards_are_refused() {
    let of_families: Vec<_> = Species::all().filter(|s| !s.is_character()).collect();
    let lines: Vec<_> = of_families.iter().map(|s| format!("{s} quantity 18")).collect();
    let lines: Vec<_> = lines.iter().map(String::as_str).collect();
    // 69 species of families, and 20 characters.
    assert_eq!(refused(&lines), BadEdition::TooManyCards(69 * 18 + 20));
}

#[test]
fn characters_and_rice_paper_keep_what_makes_them_so() {
    for line in ["red_ninja family farm", "red_ninja points 1", "yellow_monk quantity 2", "rice_paper folds 2"] {
        let bad = refused(&[line]);
        assert_eq!(bad, BadEdition::FixedFact(overrides(&[line])[0]));
        assert_eq!(bad.to_string(), format!("{line}: this card has no such fact to correct"));
    }
    for line in ["red_ninja ability cat", "cat ability red_ninja", "cat ability rice_paper"] {
        let bad = refused(&[line]);
        assert_eq!(bad, BadEdition::WrongAbility(overrides(&[line])[0]));
        let text = "characters have abilities of characters, and nobody else has";
        assert_eq!(bad.to_string(), format!("{line}: {text}"));
    }
    let edition = load(&["red_ninja cost 3", "red_ninja folds 1", "red_ninja ability yellow_monk"]);
    let facts = edition.facts(card("red_ninja"));
    assert_eq!((facts.cost, facts.folds, facts.ability_of), (3, 1, card("yellow_monk")));
}

#[test]
fn more_rounds_of_plays_than_can_be_open_at_once_are_refused() {
    // Two Dragons and two Parrots; room is for six.
    load(&["kappa ability dragon"]);
    let bad = refused(&["kappa ability dragon", "oni ability dragon"]);
    assert_eq!(bad, BadEdition::TooManyRounds(8));
    assert_eq!(bad.to_string(), "8 cards open rounds of plays or copy them, there is room for 6");
}

#[test]
fn characters_that_would_make_everything_dearer_are_refused() {
    load(&["red_ninja ability red_geisha"]);
    let bad = refused(&["red_ninja ability red_musician"]);
    assert_eq!(bad, BadEdition::TooDear(3));
    assert_eq!(bad.to_string(), "characters could raise payments by 3 folds, there is room for 2");
    // In place of the other one it may.
    load(&["red_ninja ability red_musician", "red_musician ability red_ninja"]);
}

#[test]
fn a_base_card_with_an_ongoing_effect_has_it_among_base_families_too() {
    check(
        "
families farm sky
override cat ability brontosaurus
override sheep ability mesosaurus
override dog ability caiman
hand 0: fox pig pig
hand 1: owl
line: raccoon raccoon rabbit chick
collection 0 left: cat
collection 0 right: sheep
---
= hand limit 0: 11
= draw limit 0: 6
= draw limit 1: 4
0 draw raccoon raccoon
> turn 1
",
    );
    check(
        "
families farm sky
override dog ability caiman
hand 0: raccoon fox
hand 1: owl
line: rabbit rabbit fox eagle
collection 0 left: dog
---
0 play raccoon right
0 pay fox
> 0 reacts with dog
> extra action 0
",
    );
}

#[test]
fn a_table_with_more_cards_than_it_holds_is_refused() {
    let large = load(&["cat quantity 6", "chick quantity 6"]);
    let all = |characters: usize| {
        let characters = Character::ALL.into_iter().take(characters).collect();
        Setup::with_characters(4, families("farm sky sea lawn"), characters, large)
    };
    assert!(all(0).is_ok());
    let refused = all(4).expect_err("four cards too many");
    assert_eq!(refused.to_string(), "84 cards are too many, a table holds 80 (O-1.1)");
}

#[test]
fn too_many_payments_are_refused() {
    // Everything worth one fold: a Butterfly could be paid with any nine cards.
    let lines: Vec<_> = Species::all().map(|s| format!("{s} folds 1")).collect();
    let mut lines: Vec<_> = lines.iter().map(String::as_str).collect();
    assert!(matches!(refused(&lines), BadEdition::TooManyPayments(_)));
    // The first card of the list that is too dear is named; cheap ones are fine.
    let cheap: Vec<_> = Species::all().map(|s| format!("{s} cost 3")).collect();
    lines.extend(cheap.iter().map(String::as_str));
    let edition = load(&lines);
    assert!(Species::all().all(|s| edition.most_payments(s) <= MAX_PAYMENTS));
    lines.push("bee cost 9");
    assert_eq!(refused(&lines), BadEdition::TooManyPayments(card("bee")));
}

#[test]
fn nonsense_is_no_correction() {
    for (card, field, value) in [
        ("cow", "cost", "1"),
        ("cat", "price", "1"),
        ("cat", "cost", "x"),
        ("cat", "cost", "-1"),
        ("cat", "cost", "256"),
        ("cat", "family", "air"),
        ("cat", "ability", "cow"),
        ("cat", "family", "1"),
    ] {
        assert_eq!(Override::parse(card, field, value), None, "{card} {field} {value}");
    }
    for line in ["cat cost 3", "cat folds 2", "cat points 7", "cat quantity 3", "cat family sea", "cat ability dog"] {
        assert_eq!(overrides(&[line])[0].to_string(), line);
    }
}

// --- one edition, two editions ------------------------------------------------------------------------------------

#[test]
fn equal_corrections_are_the_same_edition() {
    let a = load(&["cat cost 4", "owl points 7"]);
    let b = load(&["owl points 7", "cat cost 4"]);
    assert!(std::ptr::eq(a, b), "the order does not matter");
    assert!(std::ptr::eq(a, load(&["cat cost 9", "owl points 7", "cat cost 4"])), "the later one counts");
    assert!(!std::ptr::eq(a, load(&["cat cost 4"])));
    assert!(std::ptr::eq(Edition::standard(), load(&[])));
    assert_eq!(a.overrides(), overrides(&["cat cost 4", "owl points 7"]));
    assert_eq!((a, a == b, a == Edition::standard()), (b, true, false));
}

#[test]
fn two_editions_can_be_in_use_at_once() {
    let (dear, plain) = (load(&["cat cost 7"]), Edition::standard());
    let table = |edition| Setup::new(2, families("farm sky"), edition).expect("a good table");
    let (mut a, mut b) = (State::start(&table(dear)), State::start(&table(plain)));
    for state in [&mut a, &mut b] {
        state.apply(Actor::Chance, Move::Shuffled(1), &mut NoLog);
    }
    assert_ne!(a, b, "two positions of two editions are never equal");
    let cost = |state: &State| state.setup().edition().facts(card("cat")).cost;
    assert_eq!((cost(&a), cost(&b)), (7, 2));
    // Both are played to the end, a move of one and a move of the other.
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let mut tally = drive::Tally::default();
    let mut streams = [Stream::new(1), Stream::new(1)];
    let mut records = [dear, plain].map(|edition| Record { setup: table(edition), moves: Vec::new(), standing: None });
    let mut games = [State::start(&records[0].setup), State::start(&records[1].setup)];
    loop {
        let mut going = false;
        for i in 0..2 {
            let choose = &mut drive::at_random;
            if let Some(played) = drive::step(&mut games[i], &mut buf, &mut streams[i], &mut tally, choose, &mut NoLog)
            {
                records[i].moves.push(played);
                going = true;
            }
        }
        if !going {
            break;
        }
    }
    for (record, game) in records.iter_mut().zip(&games) {
        record.standing = game.standing();
        assert!(record.standing.is_some());
        assert_eq!(Record::parse(&record.to_text()).as_ref(), Ok(&*record));
        assert_eq!(record.replay(&mut NoLog), *game);
    }
    assert_ne!(records[0].digest(), records[1].digest());
}

#[test]
fn the_digest_changes_with_every_fact_of_the_families_in_play_only() {
    let farm_sky = families("farm sky");
    let standard = Edition::standard().digest(farm_sky, Characters::NONE);
    let of_farm = [
        "cat cost 3",
        "cat folds 2",
        "cat points 7",
        "cat quantity 3",
        "cat ability dog",
        "fox family lawn",
        "ant family farm",
        "owl cost 5",
    ];
    let mut seen = vec![standard];
    for line in of_farm {
        // Families must keep 15 to 18 cards.
        let mut lines = vec![line];
        lines.extend_from_slice(match line {
            "fox family lawn" => &["butterfly family farm"],
            "ant family farm" => &["cat family lawn", "ant quantity 4"],
            _ => &[],
        });
        let digest = load(&lines).digest(farm_sky, Characters::NONE);
        assert!(!seen.contains(&digest), "{line} changes nothing");
        seen.push(digest);
    }
    for line in ["ant cost 3", "whale points 9", "lion ability fox", "fly quantity 2"] {
        assert_eq!(load(&[line]).digest(farm_sky, Characters::NONE), standard, "{line} is not in play");
    }
    assert_eq!(load(&["cat cost 2"]).digest(farm_sky, Characters::NONE), standard, "a correction that changes nothing");
    assert_ne!(Edition::standard().digest(families("farm sea"), Characters::NONE), standard);
}

#[test]
fn the_later_correction_of_a_fact_counts_and_others_stay() {
    let edition = load(&["cat cost 3", "cat folds 3", "cat cost 5"]);
    let facts = edition.facts(card("cat"));
    assert_eq!((facts.cost, facts.folds, facts.points), (5, 3, 3));
    let kept: Vec<_> = edition.overrides().iter().map(|o| o.change).collect();
    assert_eq!(kept, [Change::Cost(5), Change::Folds(3)]);
}

// --- the cards as they are ----------------------------------------------------------------------------------------

/// A value with a star if it is ours.
fn starred<T: std::fmt::Display>(value: T, from: Provenance) -> String {
    format!("{value}{}", if from == Provenance::Ours { "*" } else { "" })
}

fn field<T: std::fmt::Display + Copy>(field: Field<T>) -> String {
    starred(field.value, field.from)
}

/// A name without blanks.
fn one_word(name: Field<Noun>) -> String {
    starred(name.value.one.replace(' ', "_"), name.from)
}

#[test]
fn every_card_has_its_numbers_and_their_provenance() {
    let table = include_str!("golden/cards.txt");
    let wanted: Vec<Vec<&str>> =
        table.lines().filter(|l| !l.starts_with('#')).skip(1).map(|l| l.split_whitespace().collect()).collect();
    assert_eq!(wanted.len(), Species::COUNT);
    for (species, wanted) in Species::all().zip(wanted) {
        let def = species.def();
        let kind = match def.ability.value.kind() {
            Kind::Instant => "instant",
            Kind::Special => "special",
            Kind::Scoring => "scoring",
            Kind::Ongoing => "ongoing",
        };
        let effect = match (def.ability.from, def.ours) {
            (Provenance::Printed, None) => "printed",
            (Provenance::Printed, Some(_)) => "part",
            (Provenance::Ours, _) => "ours",
        };
        let there = [
            one_word(def.name.en),
            starred(def.family.value.map_or("character", Family::word), def.family.from),
            field(def.quantity),
            field(def.cost),
            field(def.folds),
            field(def.points),
            starred(kind, def.kind),
            effect.to_owned(),
            one_word(def.name.it),
            one_word(def.name.de),
        ];
        assert_eq!(there.to_vec(), wanted);
        // The slug is the English name in small letters, without blanks; a character's begins with its colour.
        let name = def.name.en.value.one.to_lowercase().replace([' ', '-'], "_");
        let slug = match name.split_once("_(") {
            Some((name, colour)) => format!("{}_{name}", colour.trim_end_matches(')')),
            None => name,
        };
        assert_eq!(species.slug(), slug);
    }
}

#[test]
fn the_standard_edition_is_the_cards_as_they_are() {
    let edition = Edition::standard();
    for species in Species::all() {
        let (def, facts) = (species.def(), edition.facts(species));
        assert_eq!(
            (facts.cost, facts.folds, facts.points, facts.family, facts.quantity),
            (def.cost.value, def.folds.value, def.points.value, def.family.value, def.quantity.value)
        );
        assert_eq!(facts.ability_of, species);
    }
    assert!(edition.overrides().is_empty());
    let state = State::start(&Setup::new(2, families("farm sky"), edition).expect("a good table"));
    assert_eq!(state.hand_size(Seat(0)), 0);
}
