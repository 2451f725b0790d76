//! Where is painted, and the questions painting leads to.

use islands::atlas::Landmark;
use islands::{Colour, Side};
use phrases::{Language, Person};

use super::{EMBER, RICH, SAY, STARTED, ask_square, cited, play_at, replies, replies_from, shape_in, square_in};
use crate::play::{from, says};

// ----------------------------------------------------------------------------------------------------- painting

#[test]
fn squares_that_can_be_painted_are_marked() {
    let run = play_at(80, &from("islands-marks", &square_in(STARTED)), "quit\n");
    let rows = || run.stdout.lines().map(str::trim);
    let row = |n: usize| rows().find(|row| row.starts_with(&format!("{n} ")) && !row.contains("Reach")).expect("a row");
    assert_eq!(row(2), "2 ~  . *.  r *.  .  .");
    assert_eq!(row(3), "3 G  . *.  r *.  V  .");
    assert_eq!(row(6), "6 ~ (g)(g) .  ^  C  .");
    says(&run.stdout, &[SAY.islands_sign_mark()]);
}

#[test]
fn a_square_is_painted_by_its_name() {
    for answer in ["1 c2", "c2", "1c2", "C2", "paint island 1 c2 in red", "1 c2 r", "c2,1"] {
        let said = replies_from("islands-square", &square_in(STARTED), &[answer]);
        says(&said[0], &[SAY.islands_paints("red", "Ember Reach (1)", "square", "c2", &Person::You)]);
    }
}

#[test]
fn what_cannot_be_painted_is_explained_by_the_rule() {
    let answers = [
        "1 d1",
        "1 d2",
        "1 b2",
        "2 c5",
        "5",
        "0 c2",
        "300",
        "1 c2 c3",
        "1 h8",
        "1 c2 blue",
        "blue",
        "1 2 c2",
        "r b c2",
        "zz",
        "",
        "7 c2",
        "2",
    ];
    let said = replies_from("islands-refused", &square_in(STARTED), &answers);
    let island = "Ember Reach (1)";
    let wanted = [
        cited(&SAY.islands_refuse_not_empty(island, 1, "d1"), "I-5.1"),
        cited(&SAY.islands_refuse_painted(island, 1, "d2"), "I-5.1"),
        cited(&SAY.islands_refuse_joined(island), "I-5.3"),
        cited(&SAY.islands_refuse_new_island("Cinder Crown (2)"), "I-5.4"),
        cited(&SAY.islands_refuse_no_island(5), "I-2.6"),
        SAY.hint_no_such_key("0"),
        SAY.hint_no_such_key("300"),
        cited(&SAY.islands_refuse_square_count(2, 1), "I-5.1"),
        cited(&SAY.islands_refuse_not_empty(island, 1, "h8"), "I-5.1"),
        cited(&SAY.islands_refuse_colour(&SAY.islands_in_colours("red"), &SAY.islands_in_colours("blue")), "I-5.5"),
        cited(&SAY.islands_refuse_colour(&SAY.islands_in_colours("red"), &SAY.islands_in_colours("blue")), "I-5.5"),
        SAY.islands_hint_squares("1 c2"),
        SAY.islands_hint_squares("1 c2"),
        SAY.not_understood("zz"),
        ask_square("red"),
        cited(&SAY.islands_refuse_no_island(7), "I-2.6"),
        cited(&SAY.islands_refuse_new_island("Cinder Crown (2)"), "I-5.4"),
    ];
    for ((said, wanted), answer) in said.iter().zip(&wanted).zip(answers) {
        assert!(said.contains(wanted) && said.contains(&ask_square("red")), "{answer}: {wanted:?} in {said}");
    }
    // The very first painting, and the harbors of a new island.
    let said = replies_from("islands-refused-first", &square_in(""), &["1 b2"]);
    says(&said[0], &[cited(&SAY.islands_refuse_first_painting(island), "I-5.2")]);
    let said =
        replies_from("islands-refused-access", &square_in(&format!("{STARTED}access 0: different\n")), &["2 b4"]);
    says(&said[0], &[cited(&SAY.islands_refuse_harbor("Cinder Crown (2)"), "I-8.1")]);
}

#[test]
fn refusals_are_told_in_every_language() {
    let told = Language::ALL.map(|language| {
        let args = format!("{} --lang {language}", from(&format!("islands-refusal-{language}"), &square_in(STARTED)));
        let said = replies(&args, &["1 b2"]).pop().expect("a reply");
        let line = said.lines().next().expect("a line").to_owned();
        assert!(line.ends_with("· I-5.3") && line.contains("Ember Reach (1)"), "{line}");
        line
    });
    assert!(told[0] != told[1] && told[1] != told[2] && told[2] != told[0], "{told:?}");
}

/// One square may leave several places of a shape: they are listed and drawn, and one more square tells them apart.
#[test]
fn a_shape_is_placed_by_some_of_its_squares() {
    let position = shape_in("painted 0 1 blue: d2\n", 3);
    let paints = |squares: &str| SAY.islands_paints("red", "Ember Reach (1)", "auction", squares, &Person::You);
    let said = replies_from("islands-shape", &position, &["1 d3 c3 b3"]);
    let listed = said[0].contains(&SAY.islands_hint_entry());
    assert!(listed, "two forms hold these three: {}", said[0]);
    says(&said[0], &[&SAY.islands_places(2), "1) 1 ", "2) 1 "]);
    assert!(said[0].matches("*.").count() + said[0].matches("*r)").count() >= 8, "both are drawn: {}", said[0]);
    let said = replies_from("islands-shape", &position, &["1 d3 c3 b3", "b4"]);
    assert!(said[1].contains("b3, c3, d3 and b4") || said[1].contains(&SAY.islands_places(2)), "{}", said[1]);
    let said = replies_from("islands-shape", &position, &["1 d3 c3 b3", "2"]);
    assert!(said[1].contains("You paint"), "by its number: {}", said[1]);
    let said = replies_from("islands-shape", &position, &["1 d3 c3 b3", "3", "9"]);
    says(&said[1], &[&SAY.hint_no_such_key("3"), &SAY.islands_hint_entry()]);
    // All squares name it at once.
    let said = replies_from("islands-shape", &position, &["1 b2 b3 c3 d3"]);
    says(&said[0], &[paints("b2, b3, c3 and d3")]);
    // Three more ways to be wrong.
    let answers = ["1 c2 c3 c4 c5", "1 b3 c3 d3 b2 b4", "1 b6", "1 d3 g6"];
    let said = replies_from("islands-shape", &position, &answers);
    let shape = SAY.islands_shape(3, "l");
    says(&said[0], &[cited(&SAY.islands_refuse_form(&shape), "I-5.1")]);
    says(&said[1], &[cited(&SAY.islands_refuse_square_count(5, 4), "I-5.1")]);
    says(&said[2], &[cited(&SAY.islands_refuse_joined("Ember Reach (1)"), "I-5.3")]);
    says(&said[3], &[cited(&SAY.islands_no_place("Ember Reach (1)", &shape, "d3 and g6"), "I-5.1")]);
}

/// All places by number, those that bring something first and with what they bring.
#[test]
fn the_list_says_what_a_place_brings() {
    // Red on g4 surrounds a volcano, on c2 a harbor.
    let position = square_in("painted 0 1 red: d2 e2 f2 g2 e3 g3 e4\n");
    let said = replies_from("islands-list", &position, &["list", "1"]);
    let landmark = |square: &str, landmark: Landmark| {
        SAY.islands_gain_surrounds(&format!("{} {square} ({})", SAY.landmark(landmark), SAY.side(Side::Single)))
    };
    let harbor = format!("{}: {}", landmark("d1", Landmark::RegularHarbor), SAY.islands_points(20, "20"));
    says(
        &said[0],
        &[
            &SAY.islands_places(4),
            &format!("1) 1 c2  {harbor}"),
            &format!("2) 1 g4  {}", landmark("f3", Landmark::Volcano)),
        ],
    );
    says(&said[1], &[SAY.islands_paints("red", "Ember Reach (1)", "square", "c2", &Person::You)]);
    // The outline of the L in its own colour and in another one.
    let position = shape_in("painted 0 3 blue: b1\naccess 0: single\n", 3);
    let said = replies_from("islands-list-outline", &position, &["list", "b1 b2"]);
    let outline =
        format!("{}: {}, {}", SAY.islands_gain_outline("c2"), SAY.islands_coins(10), SAY.islands_points(10, "10"));
    assert!(!said[0].contains(&outline), "it does not touch the paint: {}", said[0]);
    let position = shape_in("painted 0 3 blue: b2\n", 3);
    let said = replies_from("islands-list-outline", &position, &["list", "3 d2 c4"]);
    says(&said[0], &[&format!("3 c2 d2 c3 c4  {outline}")]);
    says(&said[1], &[SAY.islands_fills(10, "own", "Heron Bay (3)", "c2", &Person::You)]);
    // A long list is not drawn, but every place is in it.
    let position = square_in("painted 0 1 red: c3 d4\naccess 0: single single\n");
    let said = &replies_from("islands-list-long", &position, &["list"])[0];
    let count = (1..100).take_while(|n| said.contains(&format!("{n:>4}) "))).count();
    says(said, &[SAY.islands_places(count as i64)]);
    assert!(count > 10 && !said.contains("  a  b  c"), "{said}");
}

/// Where the colour is free it is named with the squares, or asked for.
#[test]
fn a_free_colour_is_named_or_asked_for() {
    let position = format!("{EMBER}painted 0 1 red: d2 d3\ncoal 0: single\n---\n* rolled 3\n0 bid 3\n1 pass\n");
    let paints = |colour: Colour| SAY.islands_paints(colour.word(), "Ember Reach (1)", "coal-pit", "c2", &Person::You);
    let asks = SAY.islands_ask_colour("Ember Reach (1)", "c2");
    for (answers, colour) in [
        (&["1 c2 b"][..], Colour::Blue),
        (&["1 c2", "g"], Colour::Green),
        (&["1 c2", "red"], Colour::Red),
        (&["green", "c2"], Colour::Green),
        (&["c2", "undo", "c2", "", "b2", "c2 b"], Colour::Blue),
    ] {
        let said = replies_from("islands-free-colour", &position, answers);
        says(&said[answers.len() - 1], &[paints(colour)]);
        if answers[0] == "1 c2" {
            says(&said[0], &[&asks]);
        }
    }
    let said = replies_from("islands-free-colour", &position, &["1 c2", "undo", "undo"]);
    says(&said[1], &[&SAY.undo_done(), &SAY.islands_ask_square(&SAY.islands_in_any_colour(), "coal-pit")]);
    says(&said[2], &[SAY.undo_nothing()]);
}

#[test]
fn a_shape_is_chosen_by_its_number() {
    let position = shape_in("painted 0 1 red: b2 c2 d2 e2 f2 g2 b3 c3 d3 e3 g3 b4 c4 d4 e4 g4\n", 6);
    let said = replies_from("islands-choose", &position, &["give up", "1", "6", "b2", "5", "2"]);
    says(&said[0], &[cited(&SAY.islands_refuse_shape_first(), "I-4.6")]);
    says(&said[1], &[SAY.hint_no_such_key("1")]);
    says(&said[2], &[SAY.hint_no_such_key("6")]);
    says(&said[3], &[SAY.islands_hint_shape()]);
    says(&said[4], &[cited(&SAY.islands_refuse_shape_nowhere(&SAY.islands_shape(5, "u")), "I-4.6")]);
    says(&said[0], &[SAY.islands_shape_unfit()]);
    says(&said[5], &[SAY.islands_chooses(&SAY.islands_shape(2, "dominoes"), "auction", &Person::You)]);
}

/// The second half must follow the first, which can be taken back.
#[test]
fn halves_are_placed_one_after_the_other() {
    let position = shape_in(STARTED, 2);
    let said = replies_from("islands-halves", &position, &["1 c2 c3", "give up", "undo", "1 c2 b2", "1 c4 c5", "undo"]);
    let asks = |second: bool| {
        let (colour, shape) = (SAY.islands_in_colours("red"), SAY.islands_shape(2, "dominoes"));
        if second { SAY.islands_ask_second(&colour, &shape) } else { SAY.islands_ask_first(&colour, &shape, "auction") }
    };
    says(&said[0], &[asks(true)]);
    says(&said[1], &[cited(&SAY.islands_refuse_second_half(), "I-5.9"), asks(true)]);
    says(&said[2], &[SAY.undo_done(), asks(false)]);
    says(&said[3], &[asks(true)]);
    says(&said[4], &[SAY.islands_paints("red", "Ember Reach (1)", "auction", "c4 and c5", &Person::You)]);
    says(&said[5], &[SAY.undo_nothing()]);
}

// ------------------------------------------------------------------------------------------------ other questions

#[test]
fn the_richest_are_chosen_by_number_or_name() {
    let takes = |name: &str| SAY.islands_takes(8, &Person::Other(name.to_owned()), &Person::You);
    for (answer, name) in [("1", "Hana"), ("2", "Kenji"), ("kenji", "Kenji"), ("Hana", "Hana")] {
        let said = replies_from("islands-rich", RICH, &[answer]);
        let flat = said[0].to_lowercase();
        assert!(
            flat.contains(&takes(name).to_lowercase())
                || flat.contains(&format!("8 coins from {}", name.to_lowercase())),
            "{flat}"
        );
    }
    let said = replies_from("islands-rich", RICH, &["3", "akiko", "you", "pass", "b2", ""]);
    says(&said[0], &[SAY.hint_no_such_key("3")]);
    for at in [1, 2, 3] {
        says(&said[at], &[cited(&SAY.islands_refuse_richest(), "I-8.7")]);
    }
    for at in [4, 5] {
        says(&said[at], &[SAY.islands_hint_name()]);
    }
}

#[test]
fn a_token_is_taken_by_number_or_name() {
    let position = |coal: &str| {
        format!(
            "players 3\nvariant catch-up\nsheets 0: ember heron\npainted 0 1 red: g4 f5 g5\n{coal}{}",
            "---\n* rolled 2\n0 pass\n1 pass\n2 pass\n0 paint 1 red g6\n"
        )
    };
    let several = position("coal 1: single different different\ncoal 2: different\n");
    let said = replies_from("islands-token", &several, &["hana", "4", "akiko", "give up", "2"]);
    says(&said[0], &[SAY.hint_pick_number()]);
    says(&said[1], &[SAY.hint_no_such_key("4")]);
    assert!(said[2].contains("I-12.3") && said[3].contains("I-12.3"), "{said:?}");
    let token = |side| SAY.token(Landmark::CoalPit, side);
    let taken = SAY.islands_takes_token_from(&token(Side::Different), &Person::Other("Hana".to_owned()), &Person::You);
    says(&said[4], &[taken]);
    let said = replies_from("islands-token", &several, &["Kenji"]);
    says(
        &said[0],
        &[SAY.islands_takes_token_from(&token(Side::Different), &Person::Other("Kenji".to_owned()), &Person::You)],
    );
}
