//! Refusals: those of moves made wrong on purpose, as golden text, and those of tables that cannot be.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use origami::asks::TopDiscard;
use origami::card::Character;
use origami::cards::species;
use origami::edition::{Change, Override};
use origami::scenario::Scenario;
use origami::setup::Title;
use origami::text::write_move;
use origami::vocab::Noted;
use origami::{Ask, Cards, Edition, Families, Family, Move, Rule, Setup, Side, Species, State};
use phrases::{Language, Phrases, Teller};
use tabletop::{Actor, Asked, Game, Illegal, NoLog, RuleId, Seat, Stream, Viewer, Why};

use crate::sentences::{Proof, Sources, golden, has_number};
use crate::{Words, play, tables};

fn move_kind(m: Move) -> &'static str {
    match m {
        Move::Draw(_) => "draw",
        Move::Play(..) => "play",
        Move::PlayDiscard(..) => "play discard",
        Move::Use(_) => "use",
        Move::Pass => "pass",
        Move::Pay(_) => "pay",
        Move::PayWithDiscard(_) => "pay with discard",
        Move::Pick(_) => "pick",
        Move::Take(..) => "take",
        Move::Player(_) => "player",
        Move::Spot(..) => "spot",
        Move::Yes => "yes",
        Move::No => "no",
        Move::Done => "done",
        Move::Shuffled(_) => "shuffled",
        Move::Rolled(_) => "rolled",
    }
}

const MOVE_KINDS: usize = 16;

const fn why_kind(why: Why) -> &'static str {
    match why {
        Why::NotAsked => "not asked",
        Why::WrongAnswer => "wrong answer",
        Why::NotThere => "not there",
        Why::NotAllowed => "not allowed",
        Why::Needs { .. } => "needs",
    }
}

const fn offered(why: Why) -> i16 {
    if let Why::Needs { got, .. } = why { got } else { 0 }
}

/// Moves of every kind, good and bad.
fn all_kinds_of_moves(state: &State, seat: Seat, stream: &mut Stream) -> Vec<Move> {
    let view = state.view(Viewer::Seat(seat));
    let mut some = |from: &[Species]| {
        let count = stream.below(5);
        let cards: Vec<_> =
            (0..count).filter_map(|_| from.get(stream.below(from.len().max(1) as u32) as usize)).collect();
        Cards::new(&cards.into_iter().copied().collect::<Vec<_>>()).expect("few cards")
    };
    let any: Vec<_> = Species::all().chain([Species::RICE_PAPER]).collect();
    let mut moves = vec![Move::Pass, Move::Yes, Move::No, Move::Done, Move::Shuffled(1), Move::Rolled(1)];
    for from in [&view.table.line, &view.table.hand, &any] {
        for _ in 0..3 {
            let cards = some(from);
            moves.extend([Move::Draw(cards), Move::Pay(cards), Move::PayWithDiscard(cards)]);
            moves.extend([Move::Take(cards, TopDiscard::Left), Move::Take(cards, TopDiscard::Taken)]);
        }
    }
    moves.extend(any.iter().copied().map(Move::Pick));
    moves.extend((0..5).map(|who| Move::Player(Seat(who))));
    for side in Side::BOTH {
        moves.push(Move::Use(side));
        moves.extend(any.iter().map(|&card| Move::Play(card, side)));
        moves.extend(any.iter().map(|&card| Move::PlayDiscard(card, side)));
        moves.extend((0..5).flat_map(|who| (0..6).map(move |place| Move::Spot(Seat(who), side, place))));
    }
    moves
}

/// A refused move: the question it answered, the move and the refusal.
type Refused = (Option<Ask>, Actor, Move, Illegal<Rule>);

/// Refusals of many kinds, by a key that tells those apart that are worded apart.
type Refusals = BTreeMap<String, Refused>;

/// Everybody tries everything.
fn try_everything(state: &State, stream: &mut Stream, refusals: &mut Refusals) {
    for seat in Seat(0).round(state.players()) {
        let ask = match state.asked() {
            Asked::Seat(asked, ask) if asked == seat => Some(ask),
            Asked::Together(seats, ask) if seats.has(seat) => Some(ask),
            _ => None,
        };
        for m in all_kinds_of_moves(state, seat, stream) {
            if let Err(illegal) = state.check(Actor::Seat(seat), m) {
                let about = match ask {
                    Some(Ask::Play { terms, .. }) => format!("{:?} {:?}", terms.noted, terms.from),
                    Some(Ask::PickSpot { spot, .. }) => format!("{spot:?}"),
                    Some(Ask::Pick { from, .. }) => format!("{from:?}"),
                    Some(ask) => format!("{:?}", std::mem::discriminant(&ask)),
                    None => String::new(),
                };
                let detail = match m {
                    Move::Take(cards, TopDiscard::Taken) if cards.is_empty() => " top alone",
                    Move::Take(_, TopDiscard::Taken) => " top",
                    Move::Pick(Species::RICE_PAPER) => " rice paper",
                    _ => "",
                };
                let kind = move_kind(m);
                let key = format!("{} {:?} {kind}{detail} {about}", illegal.rule.id(), illegal.why);
                refusals.entry(key).or_insert((ask, Actor::Seat(seat), m, illegal));
            }
        }
    }
}

/// The position at the end of a scenario.
fn at_the_end_of(text: &str) -> State {
    let scenario = Scenario::parse(text).unwrap_or_else(|why| panic!("{why}: {text}"));
    let mut state = scenario.position();
    scenario.play_each(|by, m| state.play(by, m, &mut NoLog)).unwrap_or_else(|why| panic!("{why}: {text}"));
    state
}

/// Refusals from many games, and those too rare for them.
fn refusals() -> Refusals {
    let mut refusals = Refusals::new();
    let mut stream = Stream::new(5);
    for (number, setup) in tables().iter().cycle().take(50).enumerate() {
        play(setup, 500 + number as u64, |state| try_everything(state, &mut stream, &mut refusals));
    }
    for rare in [
        // A Raccoon finds no discards, or finds one.
        "families farm sky\nline: cat pig owl fox\ncollection 0 left: raccoon\n---\n0 use left\n",
        "families farm sky\nline: cat pig owl fox\ndiscards: dog\ncollection 0 left: raccoon\n---\n0 use left\n",
        // A Lion plays a Cheetah: the extra action can't be the Lion's again.
        "families farm savannah\nhand 0: cheetah fox\nline: cat cat rabbit rabbit\ncollection 0 left: lion\n---
         0 use left\n0 play cheetah right\n0 yes\n",
        // A Fox pays exactly, but not alone: the Calligrapher wants two cards.
        "families farm polar\ncharacters ninja calligrapher\nin play: red_calligrapher\nhand 0: yellow_ninja fox seal seal
         line: cat pig penguin penguin\n---\n0 play yellow_ninja\n",
        // Rice paper comes first.
        "families farm polar\nhand 0: cat cat cat sheep sheep sheep seal seal rice_paper rice_paper
         line: penguin penguin walrus walrus\n---\n0 draw penguin\n0 pick cat\n",
        // The Merchant lets nobody draw three cards.
        "families farm sky\ncharacters merchant ninja\nin play: red_merchant\nline: cat cat chick chick\n---\n",
        // Rice paper is no origami to pass on.
        "families savannah polar\nhand 0: zebra penguin penguin seal rice_paper\nhand 1: seal\nline: lion lion seal walrus\n---
         0 play zebra left\n0 pay penguin penguin\n0 yes\n",
        // The only origami of a collection has no other place, since the other one has more.
        "families exotic polar\nhand 0: piranha seal seal\nline: penguin penguin sloth sloth
         collection 0 left: macaw\ncollection 0 right: macaw\n---\n0 play piranha left\n0 pay seal seal\n",
    ] {
        let state = at_the_end_of(rare);
        for _ in 0..20 {
            try_everything(&state, &mut stream, &mut refusals);
        }
    }
    // No action follows in the turn a card is played in, but why it can't be used can be asked at the hand check.
    let state = at_the_end_of(
        "families farm sky\nhand 0: raccoon fox cat cat cat cat sheep sheep sheep sheep pig
         line: chick chick chick chick\n---\n0 play raccoon left\n0 pay fox\n",
    );
    let illegal = state.judge_special(Seat(0), Side::Left).expect_err("played just now");
    let ask = Some(Ask::HandCheck { left: 1 });
    refusals.insert("just played".to_owned(), (ask, Actor::Seat(Seat(0)), Move::Use(Side::Left), illegal));
    refusals
}

/// The numbers that a refusal must name.
fn numbers(ask: Option<Ask>, m: Move, Illegal { rule, why }: Illegal<Rule>) -> Vec<i16> {
    let Why::Needs { least, most, got } = why else { return Vec::new() };
    let must_pay = matches!(ask, Some(Ask::Play { terms, .. }) if terms.noted == Noted::MustPay);
    match (rule, m) {
        // Whatever it costs: no payment has the card in it.
        (Rule::PayExactly, Move::Play(..) | Move::PlayDiscard(..)) if must_pay => Vec::new(),
        (Rule::PayExactly, _) => vec![least, most, got],
        (Rule::DrawLimit | Rule::Raccoon, _) if got == 0 => vec![1],
        (Rule::DrawLimit | Rule::Raccoon, _) | (Rule::CharacterRules, Move::Draw(_)) => vec![most, got],
        // The first origami has no choice.
        (Rule::Collections, _) if most == 0 => Vec::new(),
        (Rule::Collections, _) => vec![most, got],
        _ => vec![least, got],
    }
}

#[test]
fn every_refusal_says_why_and_cites_its_rule() {
    let words = Words::new();
    let refused = refusals();
    let kinds: BTreeSet<_> = refused.values().map(|&(_, _, m, _)| move_kind(m)).collect();
    assert_eq!(kinds.len(), MOVE_KINDS, "{kinds:?}");
    let sources = Sources::new(&words.lexicon, include_str!("../../words/en/refuse.ftl"));
    let mut used = BTreeSet::from(["refuse-with-rule".to_owned()]);
    // By rule, reason and sentence: one example, and the kinds of move that are refused so.
    let mut examples: BTreeMap<(usize, &str, String), (Refused, BTreeSet<&str>)> = BTreeMap::new();
    for language in Language::ALL {
        let proof = Proof::new(&words.lexicon, language);
        for &(ask, by, m, illegal) in refused.values() {
            let text = words.teller(language, Viewer::Spectator).refusal(ask, m, illegal);
            proof.read(&text, true);
            let (reason, rule) = text.rsplit_once(" · ").expect("a rule behind it");
            assert_eq!(rule, illegal.rule.id(), "{text}");
            assert!(!reason.ends_with(['.', '!', ' ']), "{text}");
            for number in numbers(ask, m, illegal) {
                assert!(has_number(reason, number), "{number} is missing: {text}");
            }
            if language == Language::En {
                let source = sources.of(reason);
                used.insert(source.clone());
                let order = Rule::all().iter().position(|rule| *rule == illegal.rule).expect("a rule");
                let example = examples.entry((order, why_kind(illegal.why), source));
                let (example, kinds) = example.or_insert(((ask, by, m, illegal), BTreeSet::new()));
                kinds.insert(move_kind(m));
                // The one with the largest number says most: nothing at all is the odd case.
                if offered(illegal.why) > offered(example.3.why) {
                    *example = (ask, by, m, illegal);
                }
            }
        }
    }
    // These refuse a table, not a move.
    sources.are_used(
        &used,
        &["refuse-characters", "refuse-families", "refuse-players", "refuse-seat", "refuse-table-cards"],
    );
    for language in Language::ALL {
        let teller = words.teller(language, Viewer::Spectator);
        let mut text = String::new();
        for ((_, why, _), ((ask, by, m, illegal), kinds)) in &examples {
            let mut line = Vec::new();
            write_move(&mut line, *by, *m);
            let line = String::from_utf8(line).expect("plain text");
            let kinds: Vec<_> = kinds.iter().copied().collect();
            let _ = writeln!(text, "# {why}: {}; here {line}", kinds.join(", "));
            let _ = writeln!(text, "{}", teller.refusal(*ask, *m, *illegal));
        }
        golden(&format!("refusals.{language}.txt"), &text);
    }
}

#[test]
fn a_wrong_payment_is_refused_with_what_is_needed_and_what_was_offered() {
    let words = Words::new();
    let state = at_the_end_of(
        "families farm sky\noverride cat cost 5\nhand 0: cat dog sheep pig\nline: owl owl fox fox\n---\n0 play cat left\n",
    );
    let Asked::Seat(seat, ask @ Ask::Pay { .. }) = state.asked() else { panic!("to be paid") };
    let pay = |cards: &[&str]| {
        let cards: Vec<_> = cards.iter().map(|card| species(card)).collect();
        let m = Move::Pay(Cards::new(&cards).expect("few cards"));
        let illegal = state.check(Actor::Seat(seat), m).expect_err("refused");
        Language::ALL.map(|language| words.teller(language, Viewer::Seat(seat)).refusal(Some(ask), m, illegal))
    };
    assert_eq!(pay(&["dog"])[0], "The payment must be exactly 5 folds; you offered 3 · O-5.1");
    for (cards, offered) in [(&["dog"][..], 3), (&["dog", "pig", "sheep"], 8)] {
        let told = pay(cards);
        for text in &told {
            assert!(has_number(text, 5) && has_number(text, offered) && text.ends_with(" · O-5.1"), "{text}");
        }
        assert!(told[0] != told[1] && told[1] != told[2] && told[2] != told[0], "{told:?}");
    }
    // The card that is being played is no payment.
    let reason = Phrases(Language::En).refuse_payment_cards();
    assert_eq!(pay(&["dog", "cat"])[0], format!("{} · O-5.1", reason.trim_end_matches('.')));
}

#[test]
fn legends_by_itself_has_no_special_actions_to_choose() {
    let words = Words::new();
    let state = at_the_end_of("families exotic polar\nline: seal seal macaw macaw\n---\n");
    let illegal = state.check(Actor::Seat(Seat(0)), Move::Yes).expect_err("no action");
    for (language, special) in Language::ALL.into_iter().zip(["special", "speciale", "Sonderaktion"]) {
        let mixed = words.teller(language, Viewer::Seat(Seat(0)));
        let legends = Teller { title: Title::Legends, ..mixed };
        let [with, without] =
            [mixed, legends].map(|teller| teller.refusal(Some(Ask::Action { extra: false }), Move::Yes, illegal));
        assert!(with.contains(special) && !without.contains(special), "{with} / {without}");
        Proof::new(&words.lexicon, language).read(&without, true);
    }
}

#[test]
fn a_table_that_cannot_be_is_refused_with_its_numbers() {
    let words = Words::new();
    let families: Families = [Family::Farm, Family::Polar].into_iter().collect();
    let refused = |players, pairs| {
        let characters = Character::ALL.into_iter().take(pairs).collect();
        Setup::with_characters(players, families, characters, Edition::standard()).expect_err("no such table")
    };
    let five_cats = Override { species: species("cat"), change: Change::Quantity(5) };
    let larger = Edition::load(&[five_cats]).expect("a good edition");
    let four = [Family::Farm, Family::Sky, Family::Polar, Family::Exotic].into_iter().collect();
    let too_many = Setup::with_characters(4, four, Character::ALL.into_iter().take(4).collect(), larger);
    for (bad, numbers, id) in [
        (too_many.expect_err("too many cards"), [81, 80, 80], "O-1.1"),
        (refused(1, 0), [2, 4, 1], "O-2.1"),
        (refused(5, 0), [2, 4, 5], "O-2.1"),
        (refused(3, 0), [3, 3, 2], "O-2.1"),
        (refused(2, 3), [2, 2, 3], "L-2.1"),
        (refused(2, 1), [2, 2, 1], "L-2.1"),
    ] {
        for language in Language::ALL {
            let text = Phrases(language).bad_setup(bad);
            Proof::new(&words.lexicon, language).read(&text, true);
            assert!(text.ends_with(&format!(" · {id}")), "{text}");
            assert!(numbers.iter().all(|&number| has_number(&text, number)), "{text}");
        }
    }
}
