//! Positions as text, and tests written in it.
//!
//! A scenario is a position in a few lines, then `---`, then moves and what is expected of them. Seats are counted from
//! 0; cards are named as in records; lines that begin with `#` are comments.
//!
//! ```
//! let text = "
//! families farm sky
//! hand 0: dog cat cat cat pig
//! hand 1: fox
//! line: sheep sheep chick owl
//! deck: rabbit fox parrot
//! collection 0 left: pig
//! ---
//! ! 0 play dog left : needs 0 to 1, got 2 (O-5.3)
//! 0 play dog right
//! ! 0 pay cat : needs 6, got 1 (O-5.1)
//! 0 pay cat cat cat pig
//! > 0 places dog right
//! ? 0: yes | no
//! 0 yes
//! ## One card, and one more for each of the two visible sheep.
//! > 0 draws rabbit
//! > 0 draws parrot
//! >! 0 draws owl
//! = hand 0: fox parrot rabbit
//! = collection 0 right: dog
//! = asked 1
//! = known 0 to 1:
//! ";
//! let scenario = origami::scenario::Scenario::parse(text).expect("a good scenario");
//! assert_eq!(scenario.check(), Ok(()));
//! ```
//!
//! The position, in any order of lines; only `families` is required, and with it goes the number of players:
//!
//! | line | meaning |
//! | --- | --- |
//! | `families farm sky` | the families, as many as there are players |
//! | `characters musician ninja` | the characters in the game, none or as many as there are players; none if not said |
//! | `start 1` | the Starting Player; 0 if not said |
//! | `turn 0` | the active player, at the start of an action; the Starting Player if not said |
//! | `hand 0: dog cat` | a hand; `rice_paper` is written like any card in it, the rest of it is in its deck |
//! | `line: sheep cat` | the Draw Line, oldest first, at most four cards, or five with the Merchant in the game |
//! | `in play: red_ninja` | the characters in play |
//! | `discards: pig owl` | the discards, the last one on top |
//! | `deck: cat fox` | the deck, the first one next |
//! | `collection 0 left: sheep pig` | a collection, the last one on top |
//! | `rest deck` | where all other cards are: under the cards of the `deck` (if not said), under the `discards`, or in the `box` |
//! | `runouts 1` | run-outs so far; 0 if not said |
//! | `ending last-but-one` | the round before the final one; or `final-round` |
//! | `idle 19` | turns since a card last left the deck; 0 if not said |
//! | `override cat cost 3` | a correction of the edition |
//!
//! The script:
//!
//! | line | meaning |
//! | --- | --- |
//! | `0 play dog left` | a move; it must be legal |
//! | `> 0 draws cat` | an event of the move above, after those matched already |
//! | `>! 0 draws cat` | no event of the move above reads like this |
//! | `! 0 pay cat : needs 4, got 1 (O-5.1)` | the move is refused in these words |
//! | `? 0: yes \| no` | exactly these moves are legal, in any order |
//! | `= hand 0: cat fox` | the hand, in any order |
//! | `= line: …`, `= discards: …`, `= collection 0 left: …` | as in the position, in that order |
//! | `= deck 12`, `= deck: cat fox` | how many cards the deck has; its next cards |
//! | `= in play: red_ninja`, `= rice deck 15` | the characters in play; how much rice paper its deck has |
//! | `= hand limit 0: 9`, `= draw limit 0: 5` | the limits of a player, as they are now |
//! | `= score 0: 12` | the points of a player, as if the game ended now |
//! | `= asked 0`, `= asked 0 1`, `= asked *`, `= over` | who is asked: a player, several, chance, nobody |
//! | `= runouts 1`, `= extra 1`, `= active 1` | run-outs so far, extra actions to come, the active player |
//! | `= result 41:1 36:2` | score and place by seat; the game is over |
//! | `= known 1 to 0: cat pig` | what seat 0 certainly knows of the hand of seat 1, in any order |

mod expect;
mod position;
mod written;

use tabletop::Viewer;
use tabletop::script::Staged;

use crate::edition::Edition;
use crate::event::Event;
use crate::memory::Memory;
use crate::setup::Setup;
use crate::state::State;
use crate::text::{self, Lines, TextError, Words};
use expect::Fact;

/// A position, and moves with what is expected of them.
pub type Scenario = tabletop::Scenario<State>;

/// Something a scenario asserts of a position.
#[derive(Clone, Debug)]
pub struct Asserted(Fact);

impl Staged for State {
    type Fact = Asserted;

    fn read_position(lines: &mut Lines, given: Option<&'static Edition>) -> Result<Self, TextError> {
        position::read(lines, given)
    }

    fn setup_of(&self) -> Setup {
        self.setup()
    }

    fn write_position(&self) -> Option<String> {
        written::write(self)
    }

    fn read_fact(words: &mut Words, setup: &Setup) -> Result<Asserted, TextError> {
        Fact::read(words, setup.players()).map(Asserted)
    }

    fn check_fact(&self, fact: &Asserted, memories: &[Memory]) -> Result<(), String> {
        fact.0.check(self, memories)
    }

    fn newcomer(&self, viewer: Viewer) -> Memory {
        Memory::of_newcomer(self, viewer)
    }

    fn event_text(event: &Event) -> String {
        text::event_text(event)
    }

    fn is_event_like(text: &str) -> bool {
        text::is_event_like(text)
    }
}

/// Checks the scenarios of a card and panics with the first one that fails.
#[cfg(test)]
pub(crate) fn check_card(name: &str, tests: &[&str]) {
    assert!(!tests.is_empty(), "{name} has no scenarios");
    for (number, text) in (1..).zip(tests) {
        if let Err(error) = Scenario::parse(text).and_then(|s| s.check()) {
            let lines = text.lines().zip(1..).map(|(line, n)| {
                let mark = if n == error.line { '>' } else { ' ' };
                format!("{mark}{n:3} {line}\n")
            });
            panic!("scenario {number} of {name}: {error}\n{}", lines.collect::<String>());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Side, Species};
    use crate::state::Ending;
    use tabletop::{Asked, Game as _, Seat};

    /// A table of two with something of everything.
    const TABLE: &str = "\
families farm sky
hand 0: cat cat sheep dog pig
hand 1: fox owl
line: sheep cat chick parrot
discards: pig owl
deck: raccoon chick
collection 0 left: sheep
collection 1 left: chick
collection 1 right: parrot cat
";

    fn check(script: &str) -> Result<(), String> {
        let text = format!("{TABLE}---\n{script}");
        Scenario::parse(&text).and_then(|s| s.check()).map_err(|e| e.to_string())
    }

    fn names(cards: impl Iterator<Item = Species>) -> String {
        cards.map(Species::slug).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_position_is_as_written() {
        let more = "start 1\nturn 0\nrunouts 1\nidle 19\noverride cat cost 3";
        let state = Scenario::parse(&format!("{TABLE}{more}\n")).unwrap().position();
        assert_eq!(names(state.hand(Seat(0))), "cat cat sheep pig dog");
        assert_eq!(names(state.hand(Seat(1))), "fox owl");
        assert_eq!(names(state.line()), "sheep cat chick parrot");
        assert_eq!(names(state.discards()), "owl pig", "top first");
        // What no line names lies under the deck in the order of the card list.
        let deck = names(state.deck());
        assert!(deck.starts_with("raccoon chick sheep raccoon"), "{deck}");
        assert_eq!(state.deck_size(), 36 - 5 - 2 - 4 - 2 - 4);
        assert_eq!(names(state.collection(Seat(1), Side::Right)), "parrot cat");
        assert_eq!((state.start, state.active, state.runouts, state.idle), (Seat(1), Seat(0), 1, 20));
        assert_eq!(state.edition.facts(Species::named("cat").unwrap()).cost, 3);
        assert_eq!(state.asked(), Asked::Seat(Seat(0), crate::Ask::Action { extra: false }));
    }

    #[test]
    fn what_no_line_names_goes_where_the_rest_goes() {
        let with = |rest: &str| Scenario::parse(&format!("{TABLE}{rest}")).unwrap().position();
        let (deck, discards, boxed) = (with("rest deck"), with("rest discards"), with("rest box"));
        assert_eq!(deck, with(""));
        assert_eq!((discards.deck_size(), discards.discard_count()), (2, 2 + 17));
        assert!(names(discards.discards()).starts_with("owl pig "), "the listed ones are on top");
        assert_eq!((boxed.deck_size(), boxed.discard_count()), (2, 2));
    }

    #[test]
    fn an_ending_can_be_given_and_the_least_position_is_a_line() {
        let ending = |text: &str| Scenario::parse(text).unwrap().position().ending;
        assert_eq!(ending("families farm sky"), Ending::None);
        assert_eq!(ending("families farm sky\nending last-but-one\nrunouts 2\nidle 23"), Ending::LastButOne);
        assert_eq!(ending("# three\n\nfamilies farm sky sea\nending final-round\n---\n"), Ending::FinalRound);
        assert_eq!(Scenario::parse("families lawn farm sky sea").unwrap().position().players, 4);
    }

    #[test]
    fn another_edition_counts_in_place_of_override_lines() {
        let cat = Species::named("cat").unwrap();
        let free = Edition::mutant(cat, |facts| facts.cost = 0);
        let text = "families farm sky\nhand 0: cat\noverride cat cost 5\n---\n0 play cat left\n0 pay nothing";
        assert_eq!(Scenario::parse_with(text, free).unwrap().check(), Ok(()));
        let dear = Scenario::parse(text).unwrap();
        assert_eq!(dear.position().edition.facts(cat).cost, 5);
        assert!(
            dear.check()
                .unwrap_err()
                .to_string()
                .starts_with("line 5, column 1: refused: needs 5, got 0 (O-5.1); 0 may:")
        );
    }

    #[test]
    fn a_wrong_position_is_refused_with_its_place() {
        for (text, error) in [
            ("", "line 1, column 1: the text ends before the line \"families\""),
            ("hand 0: cat\n---\n0 pass", "line 3, column 1: the text ends before the line \"families\""),
            ("families farm", "line 1, column 10: 2 to 4 players can play, not 1 (O-2.1)"),
            ("families farm farm", "line 1, column 15: farm is named twice"),
            ("families farm sky sea savannah lawn", "line 1, column 10: 2 to 4 players can play, not 5 (O-2.1)"),
            ("families farm air", "line 1, column 15: unknown family \"air\""),
            ("families farm sky\nfamilies farm sky", "line 2, column 10: this is said twice"),
            (
                "families farm sky\nhands 0: cat",
                "line 2, column 1: unknown word \"hands\": there are families, characters,",
            ),
            ("families farm sky\nstart 2", "line 2, column 7: no seat 2: there are 2 players"),
            ("families farm sky\nturn 4", "line 2, column 6: no seat \"4\": seats are 0 to 3"),
            ("families farm sky\nturn", "line 2, column 5: a seat is missing"),
            ("families farm sky\nturn 0 1", "line 2, column 8: \"1\" is too much"),
            ("families farm sky\nturn 0\nturn 0", "line 3, column 6: this is said twice"),
            ("families farm sky\nhand 0 cat", "line 2, column 1: \":\" is missing"),
            ("families farm sky\nhand: cat", "line 2, column 1: unknown word \"hand:\""),
            ("families farm sky\nhand 2: cat", "line 2, column 1: no seat 2: there are 2 players"),
            ("families farm sky\nhand 0 1: cat", "line 2, column 8: \"1\" is too much"),
            ("families farm sky\nhand 0: cow", "line 2, column 9: unknown card \"cow\""),
            ("families farm sky\nhand 0: cat\nhand 0:", "line 3, column 1: this is said twice"),
            ("families farm sky\nhand 0: cat ant", "line 2, column 13: ant is of the family lawn, which is not here"),
            ("families farm sky\nhand 0: dog\nline: dog cat dog", "line 3, column 15: there are only 2 of dog"),
            ("families farm sky\nline: cat cat cat sheep pig", "line 2, column 25: the line holds 4 cards (O-2.5)"),
            ("families farm sky\ncollection 0: cat", "line 2, column 13: \"left\" or \"right\" is missing"),
            (
                "families farm sky\ncollection 0 top: cat",
                "line 2, column 14: expected \"left\" or \"right\", got \"top\"",
            ),
            (
                "families farm sky\ncollection 0 left: cat cat",
                "line 2, column 1: collections of 2 and 0 cards differ by more than 1 (O-5.3)",
            ),
            (
                "families farm sky\nrest hand",
                "line 2, column 6: expected \"deck\", \"discards\" or \"box\", got \"hand\"",
            ),
            ("families farm sky\nrunouts 2", "line 2, column 9: with the second run-out the end has begun"),
            ("families farm sky\nrunouts -1", "line 2, column 9: \"-1\" is no number that fits here"),
            (
                "families farm sky\nending over",
                "line 2, column 8: expected \"last-but-one\" or \"final-round\", got \"over\"",
            ),
            ("families farm sky\nidle 20", "line 2, column 6: fewer than 20 idle turns can have gone by (O-7.3)"),
            ("families farm sky\nending final-round\nidle 24", "line 3, column 6: fewer than 24 idle turns"),
            ("families farm sky\noverride cat cost 11", "line 2, column 10: cat cost 11: must be from 0 to 9"),
            ("families farm sky\noverride cat cost", "line 2, column 18: the corrected value is missing"),
            ("families farm sky\n--- x", "line 2, column 1: unknown word \"---\""),
        ] {
            let got = Scenario::parse(text).unwrap_err().to_string();
            assert!(got.starts_with(error), "{text}\n{got}\nnot {error}");
        }
    }

    #[test]
    fn every_kind_of_expectation_can_be_met() {
        let script = "\
? 0: draw sheep | draw cat | draw chick | draw parrot | draw sheep cat | draw sheep chick | draw cat chick | \
draw cat parrot | draw chick parrot | draw sheep parrot | draw sheep cat chick | draw cat chick parrot | \
play cat right | play sheep right | play dog right | play pig right
? 1:
= asked 0
= active 0
= deck 19
= deck: raccoon chick
= deck:
= score 0: 3
! 1 pass : not asked now (O-3.1)
! 0 pass : not allowed here (O-3.3)
0 play sheep right
> 0 plays sheep right
= hand 0: pig sheep dog cat cat
! 0 pay cat : needs 3, got 1 (O-5.1)
0 pay pig
>  0 pays pig
> 0 places  sheep right
>! 0 pays cat
= discards: pig owl pig
= collection 0 right: sheep
= line: sheep cat chick parrot
= asked 0
0 yes
> 0 draws raccoon
> turn 1
= hand 0: dog raccoon cat cat chick
= asked 1
= active 1
= runouts 0
= extra 0
= known 0 to 1:
1 draw chick
= known 1 to 0: chick
= hand 1: chick fox owl
";
        assert_eq!(check(script), Ok(()));
    }

    #[test]
    fn an_expectation_that_is_not_met_says_what_is_there() {
        let play = "0 play sheep right\n0 pay pig\n";
        for (script, error) in [
            (
                "0 pass",
                "11, column 1: refused: not allowed here (O-3.3); 0 may: draw cat | draw sheep | draw cat sheep |",
            ),
            ("1 pass", "11, column 1: refused: not asked now (O-3.1); 0 may: draw"),
            ("* rolled 0", "11, column 1: refused: not asked now (O-3.1); 0 may: draw"),
            ("> turn 1", "11, column 1: there was no move yet"),
            (">! turn 1", "11, column 1: there was no move yet"),
            ("! 0 play sheep right : not there (O-5.1)", "11, column 1: the move is legal"),
            (
                "! 0 pass : not there (O-5.1)",
                "11, column 1: the refusal is \"not allowed here (O-3.3)\", not \"not there",
            ),
            ("? 1: pass", "11, column 1: legal, but not listed: none; listed, but not legal: pass"),
            ("0 play sheep right\n? 0: pay pig", "legal, but not listed: pay dog; listed, but not legal: none"),
            ("= hand 0: cat", "11, column 1: expected cat, but it is cat cat sheep pig dog"),
            ("= hand 0:", "expected nothing, but it is cat cat sheep pig dog"),
            ("= line: cat sheep chick parrot", "expected cat sheep chick parrot, but it is sheep cat chick parrot"),
            ("= discards: owl pig", "expected owl pig, but it is pig owl"),
            ("= deck 20", "expected 20, but it is 19"),
            ("= deck: chick", "expected chick, but it is raccoon"),
            ("= collection 1 right: cat parrot", "expected cat parrot, but it is parrot cat"),
            ("= score 0: 4", "expected 4, but it is 3"),
            ("= asked 1", "expected 1, but it is 0"),
            ("= asked *", "expected *, but it is 0"),
            ("= over", "expected nobody, but it is 0"),
            ("= runouts 1", "expected 1, but it is 0"),
            ("= extra 1", "expected 1, but it is 0"),
            ("= active 1", "expected 1, but it is 0"),
            ("= result 1:1 2:2", "the game is not over"),
            ("= known 1 to 0: fox", "expected fox, but it is nothing"),
        ] {
            let got = check(script).unwrap_err();
            assert!(got.contains(error) && got.starts_with("line 1"), "{script}\n{got}\nnot {error}");
        }
        for (script, error) in [
            (
                "> 0 places sheep right\n> 0 pays pig",
                "line 14, column 1: no event \"0 pays pig\" here; events matched: 0 pays pig / 0 places sheep right; \
                 to come: none",
            ),
            (
                "> 0 pays dog",
                "line 13, column 1: no event \"0 pays dog\" here; events matched: none; \
                 to come: 0 pays pig / 0 places sheep right",
            ),
            (">! 0 pays pig", "line 13, column 1: there is an event \"0 pays pig\"; events matched: none; to come: 0"),
        ] {
            let got = check(&format!("{play}{script}")).unwrap_err();
            assert!(got.starts_with(error), "{script}\n{got}\nnot {error}");
        }
    }

    #[test]
    fn several_players_chance_and_the_end_can_be_expected() {
        let zebra = Species::named("zebra").unwrap();
        let free = Edition::mutant(zebra, |facts| facts.cost = 0);
        let text = "families farm sky savannah\nhand 0: zebra lion\nhand 1: cat\nhand 2: dog dog\n---\n\
                    0 play zebra left\n0 pay nothing\n0 yes\n= asked 2 0 1\n1 pick cat\n= asked 0 2\n\
                    > 1 answers cat\n0 pick lion\n2 pick dog\n> 0 passes lion to 2\n> 1 passes cat to 0\n\
                    = known 2 to 0: lion\n= known 2 to 1:\n= known 1 to 2: dog\n= hand 2: dog lion";
        assert_eq!(Scenario::parse_with(text, free).unwrap().check(), Ok(()));
        let text = "families farm sky\nhand 0: cat\nhand 1: dog\nline: cat sheep chick\ndeck: dog\n\
                    discards: pig pig raccoon\nrest box\nstart 1\nturn 0\nending final-round\nrunouts 2\n\
                    collection 1 left: rabbit\n---\n0 draw cat\n> line filled dog\n> run-out 3\n= asked *\n\
                    ! * rolled 0 : no answer to this question (O-4.3)\n* shuffled 0000000000000001\n> over\n= over\n\
                    = runouts 3\n= score 1: 5\n= result 0:2 5:1";
        assert_eq!(Scenario::parse(text).unwrap().check(), Ok(()));
        let wrong = text.replace("5:1", "5:2");
        let error = Scenario::parse(&wrong).unwrap().check().unwrap_err();
        assert_eq!(error.what, "expected 0:2 5:2, but it is 0:2 5:1");
    }

    #[test]
    fn a_wrong_line_of_the_script_is_refused_with_its_place() {
        for (line, error) in [
            ("0 fly", "3: unknown move \"fly\""),
            ("2 pass", "1: no seat \"2\": seats are 0 to 1"),
            ("0 pass x", "8: \"x\" is too much"),
            (">", "2: an event is missing"),
            ("> 0 drew cat", "3: no event reads like \"0 drew cat\""),
            (">! 0 draws cow", "4: no event reads like \"0 draws cow\""),
            ("! 0 pass", "3: \":\" and the refusal are missing"),
            ("! 0 pass :", "11: the refusal is missing"),
            ("! 0 pass x : y", "10: \"x\" is too much"),
            ("! 3 pass : y", "3: no seat \"3\": seats are 0 to 1"),
            ("? 0 pass", "3: a seat and \":\" are missing"),
            ("? 2: pass", "3: no seat \"2\": seats are 0 to 1"),
            ("? 0 1: pass", "5: \"1\" is too much"),
            ("? 0: pass | fly", "13: unknown move \"fly\""),
            ("? 0: pass | ", "12: a move is missing"),
            ("? 0: pass x | no", "11: \"x\" is too much"),
            ("=", "2: what is expected is missing"),
            ("= hand 0", "8: \":\" is missing"),
            ("= hand: cat", "7: a seat is missing"),
            ("= hand 2: cat", "8: no seat 2: there are 2 players"),
            ("= hand 0: cow", "11: unknown card \"cow\""),
            ("= hands 0: cat", "3: unknown word \"hands\" before \":\": there are hand,"),
            ("= hope", "3: unknown word \"hope\": there are hand,"),
            ("= deck many", "8: \"many\" is no number that fits here"),
            ("= deck 1 2", "10: \"2\" is too much"),
            ("= collection 0: cat", "15: \"left\" or \"right\" is missing"),
            ("= score 0: x", "12: \"x\" is no number that fits here"),
            ("= score 0: 1 2", "14: \"2\" is too much"),
            ("= asked", "8: a seat is missing"),
            ("= asked 0 2", "11: no seat 2: there are 2 players"),
            ("= asked * 0", "9: no seat \"*\": seats are 0 to 3"),
            ("= known 0: cat", "10: \"to\" is missing"),
            ("= known 0 of 1: cat", "11: expected \"to\", got \"of\""),
            ("= over now", "8: \"now\" is too much"),
            ("= result", "9: a result is missing"),
            ("= result x", "10: \"x\" is no result"),
        ] {
            let got = check(line).unwrap_err();
            assert!(got.starts_with(&format!("line 11, column {error}")), "{line}\n{got}\nnot {error}");
        }
    }

    #[test]
    #[should_panic(
        expected = "scenario 2 of cat: line 3, column 1: expected 2, but it is 36\n   1 families farm sky\n   2 ---\n>  3 = deck 2\n"
    )]
    fn a_failed_scenario_of_a_card_is_shown() {
        check_card("cat", &["families farm sky", "families farm sky\n---\n= deck 2"]);
    }

    #[test]
    fn no_text_makes_the_reader_panic() {
        let whole =
            format!("{TABLE}---\n0 play sheep right\n0 pay pig\n> 0 pays pig\n= known 0 to 1: cat\n? 0: yes | no\n");
        for at in 0..whole.len() {
            for flip in [1, 2, 16, 64] {
                let mut bytes = whole.clone().into_bytes();
                bytes[at] ^= flip;
                let text = String::from_utf8(bytes).unwrap();
                let _ = Scenario::parse(&text).map(|s| s.check());
            }
            let _ = Scenario::parse(&whole[at..]).map(|s| s.check());
            let _ = Scenario::parse(&whole[..at]).map(|s| s.check());
        }
    }
}
