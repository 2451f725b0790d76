//! Moves that are surely no better than another one: what is on the list, what is not, and that the strongest makes none.

mod positions;

use bots::cards::dominated as of_cards;
use bots::contender::{self, Contested};
use bots::islands::dominated as of_islands;
use bots::levels::Level;
use bots::{Bot, Budget, Sight};
use laws::Scale;
use origami::setup::Title;
use positions::{At, cards, each, islands, play, solo};
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Stream, Viewer};

/// A game with a list of such moves.
trait Listed: Contested {
    /// Marks moves, each with the name of its kind.
    fn mark(&self, seat: Seat, moves: &[Self::Move]) -> Vec<Option<String>>;
}

impl Listed for origami::State {
    fn mark(&self, seat: Seat, moves: &[Self::Move]) -> Vec<Option<String>> {
        let mut out = Vec::new();
        of_cards::mark(self, seat, moves, &mut out);
        out.into_iter().map(|mark| mark.map(|kind| format!("{kind:?}"))).collect()
    }
}

impl Listed for islands::State {
    fn mark(&self, seat: Seat, moves: &[Self::Move]) -> Vec<Option<String>> {
        let mut out = Vec::new();
        of_islands::mark(self, seat, moves, &mut out);
        out.into_iter().map(|mark| mark.map(|kind| format!("{kind:?}"))).collect()
    }
}

// --- scripted positions -----------------------------------------------------------------------------------------------

/// The marked moves after a scenario, as `kind: move`.
fn marks<G: Listed>(game: &G, text: impl Fn(G::Move) -> String) -> Vec<String> {
    let Asked::Seat(seat, _) = game.asked() else { panic!("one player is asked") };
    let mut moves = MoveBuf::with_capacity(G::MAX_MOVES);
    game.moves(Actor::Seat(seat), &mut moves);
    let marks = game.mark(seat, &moves);
    // Shown where a test fails.
    moves.iter().zip(&marks).for_each(|(&m, mark)| println!("{} {mark:?}", text(m)));
    println!();
    assert!(marks.len() == moves.len() && marks.iter().any(Option::is_none));
    let mut list: Vec<_> =
        moves.iter().zip(marks).filter_map(|(&m, kind)| Some(format!("{}: {}", kind?, text(m)))).collect();
    list.sort();
    list
}

/// The marked moves of a card game after a scenario, without the seat.
fn in_cards(scenario: &str) -> Vec<String> {
    let scenario = origami::scenario::Scenario::parse(scenario).unwrap_or_else(|why| panic!("{why}\n{scenario}"));
    let mut game = scenario.position();
    let played = scenario.play_each(|by, m| game.play(by, m, &mut tabletop::NoLog));
    played.unwrap_or_else(|why| panic!("{why}"));
    marks(&game, |m| {
        let mut text = Vec::new();
        origami::text::write_move(&mut text, Actor::Seat(Seat(0)), m);
        String::from_utf8_lossy(&text)[2..].to_owned()
    })
}

#[test]
fn paying_with_a_card_that_could_stay_in_hand() {
    // The Dolphin lets pay 1 to 3 for the Sheep.
    let with = |family: &str, hand: &str, play: &str| {
        in_cards(&format!(
            "
families {family} sea
hand 0: {hand}
line: minnow minnow crab crab
discards: minnow
collection 0 left: dolphin
---
0 use left
0 play {play} right
"
        ))
    };
    assert_eq!(with("farm", "sheep cat cat shell", "sheep"), ["Overpays: pay cat cat", "Overpays: pay cat shell"],);
    // Paying nothing would leave the Minnow on top of the discards for others to take.
    assert_eq!(with("farm", "cat cat", "cat"), Vec::<String>::new());
    assert_eq!(with("farm", "cat cat cat", "cat"), ["Overpays: pay cat cat"]);
    // A Pteranodon may be glad of a small hand.
    assert_eq!(with("dinosaurs", "velociraptor pteranodon shell", "velociraptor"), Vec::<String>::new());
}

#[test]
fn paying_with_a_card_where_the_top_discard_would_do() {
    let with = |discard: &str| {
        in_cards(&format!(
            "
families exotic legendary
characters geisha ninja
in play: red_geisha
hand 0: macaw macaw phoenix
line: sloth sloth toucan toucan
discards: {discard}
---
0 play macaw left
"
        ))
    };
    assert_eq!(with("leprechaun"), ["Overpays: pay macaw phoenix"]);
    // There the top discard would be another one afterwards.
    assert_eq!(with("caiman"), Vec::<String>::new());
}

#[test]
fn paying_with_an_origami_where_rice_paper_would_do() {
    let with = |turn: u8, bear: &str| {
        in_cards(&format!(
            "
families polar legendary
start 0
turn {turn}
ending final-round
hand {turn}: phoenix leprechaun rice_paper rice_paper {bear}
line: oni oni dragon dragon
---
{turn} play phoenix left
"
        ))
    };
    assert_eq!(with(1, ""), ["SpendsOrigami: pay leprechaun rice_paper"]);
    // Somebody else has a turn yet, or rice paper brings points.
    assert_eq!(with(0, ""), Vec::<String>::new());
    assert_eq!(with(1, "polar_bear"), Vec::<String>::new());
}

#[test]
fn paying_for_what_a_lion_would_play_for_nothing() {
    let with = |right: &str, extra: &str| {
        let marks = in_cards(&format!(
            "
families farm savannah
hand 0: fox rabbit dog pig sheep cat cat monkey
line: gorilla gorilla dog snake
collection 0 left: lion
collection 0 right: {right}
---
{extra}
"
        ));
        marks.into_iter().filter(|mark| !mark.contains("left")).collect::<Vec<_>>()
    };
    // A Pig takes back what was paid, a Monkey plays on: perhaps a Cheetah, whose action would want the Lion.
    let expected = ["cat", "dog", "fox", "rabbit", "sheep"].map(|card| format!("PaysInVain: play {card} right"));
    assert_eq!(with("sheep", ""), expected);
    // A Dolphin does so for less; what comes second in a turn comes first too.
    let dolphin = in_cards(
        "
families sea farm
hand 0: whale squid minnow minnow cat
line: fox fox dog dog
collection 0 left: dolphin
---
",
    );
    assert_eq!(dolphin, ["PaysInVain: play cat right", "PaysInVain: play minnow right"]);
}

#[test]
fn declining_what_costs_nothing() {
    let butterfly = "
families lawn farm
hand 0: butterfly fox fox cat
hand 1: sheep
line: dog dog pig pig
---
0 play butterfly left
0 pay fox fox cat
";
    assert_eq!(in_cards(butterfly), ["DeclinesGift: no"]);
    let seal = |hand: &str| {
        in_cards(&format!(
            "
families polar legendary
hand 0: seal kappa kappa {hand}
hand 1: oni
line: dragon dragon phoenix phoenix
---
0 play seal left
0 pay kappa kappa
"
        ))
    };
    assert_eq!(seal("oni"), ["DeclinesGift: no"]);
    // No room in the hand for three more.
    assert_eq!(seal("seal seal walrus walrus reindeer griffin"), Vec::<String>::new());
    let owl = |family: &str, more: &str| {
        in_cards(&format!(
            "
families sky {family}
hand 0: owl dove dove
hand 1: chick
line: chick chick chicken chicken
{more}
---
0 play owl left
0 pay dove dove
"
        ))
    };
    assert_eq!(owl("farm", ""), ["DeclinesGift: no"]);
    // With three at the table, one may discard for another; and who holds few may draw more with a Pteranodon.
    assert_eq!(owl("farm lawn", "hand 2: ant"), Vec::<String>::new());
    assert_eq!(owl("dinosaurs", ""), Vec::<String>::new());
    // A Cat's card brings the end of the game nearer: that may be unwelcome.
    let cat = "
families farm sky
hand 0: cat sheep
hand 1: chick
line: dog dog pig pig
---
0 play cat left
0 pay sheep
";
    assert_eq!(in_cards(cat), Vec::<String>::new());
}

#[test]
fn using_what_hurts_nobody_else() {
    let oni = |hand: &str| {
        in_cards(&format!(
            "
families legendary farm
hand 0: oni griffin griffin cat
hand 1: {hand}
line: dragon dragon phoenix phoenix
---
0 play oni left
0 pay griffin griffin
"
        ))
    };
    assert_eq!(oni(""), ["HurtsOnlySelf: yes"]);
    assert_eq!(oni("cat"), Vec::<String>::new());
}

#[test]
fn left_and_right_alike() {
    let with = |left: &str, right: &str| {
        in_cards(&format!(
            "
families farm sky
hand 0: sheep cat cat dog
line: fox fox chicken vulture
collection 0 left: {left}
collection 0 right: {right}
---
"
        ))
    };
    assert_eq!(with("chick", "chick"), ["Mirrors: play cat right", "Mirrors: play sheep right"]);
    assert_eq!(with("chick", "owl"), Vec::<String>::new());
    // A Raccoon may rest, and the other one not.
    assert_eq!(with("raccoon", "raccoon"), Vec::<String>::new());
}

#[test]
fn ending_the_game_with_less() {
    let with = |ending: &str, turn: u8| {
        in_cards(&format!(
            "
families farm sea
start 0
turn {turn}
ending {ending}
hand {turn}: sheep cat crab
line: minnow whale dog fox
collection 0 left: fox
---
"
        ))
    };
    let draws = ["dog", "dog minnow", "fox", "minnow", "whale"].map(|cards| format!("EndsWorse: draw {cards}"));
    assert_eq!(with("final-round", 1), draws);
    assert!(!with("final-round", 0).iter().any(|mark| mark.starts_with("EndsWorse")));
    assert!(!with("last-but-one", 1).iter().any(|mark| mark.starts_with("EndsWorse")));
}

/// Sheets and a board of their own.
const SHEETS: &str = "
| board
| track ours
| line red red blue blue green green red red blue blue green green
| line red red blue blue green green red red blue blue green green
| card 1 choice printed random ours
| card 2 ## ## printed season printed
| card 3 #../### ours season printed
| card 4 .#./### ours season printed
| card 5 #.#/### ours season printed
| card 6 choice printed any ours
| sheet t-plain near
| island T Plain One
| H....
| .....
| ....L
| island T Plain Two
| S...T
| .....
| L...H
| sheet t-level near
| island T Level One
| H...
| ....
| L..P
| island T Level Two
| H...
| .bb.
| ...L
";

/// The marked moves on islands after a scenario, without the seat.
fn on_islands(scenario: &str) -> Vec<String> {
    let text = format!("{SHEETS}{scenario}");
    let scenario = islands::scenario::Scenario::parse(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    let mut game = scenario.position();
    let played = scenario.play_each(|by, m| game.play(by, m, &mut tabletop::NoLog));
    played.unwrap_or_else(|why| panic!("{why}"));
    let setup = game.setup();
    marks(&game, |m| {
        let mut text = Vec::new();
        islands::text::write_move(&mut text, Actor::Seat(Seat(0)), m, &setup);
        String::from_utf8_lossy(&text)[2..].to_owned()
    })
}

fn bids(kind: &str, bids: impl IntoIterator<Item = u16>) -> Vec<String> {
    let mut list: Vec<_> = bids.into_iter().map(|coins| format!("{kind}: bid {coins}")).collect();
    list.sort();
    list
}

#[test]
fn bidding_more_than_wins() {
    // All others have passed.
    assert_eq!(on_islands("---\n* rolled 2\n0 pass"), bids("Overbids", 3..=15));
    assert_eq!(on_islands("players 3\n---\n* rolled 2\n0 bid 4\n1 pass"), Vec::<String>::new());
    // Nobody has more than 6; so 6 is enough.
    let begun = "painted 0 1 red: b1\npainted 1 1 red: b1\ncoins 1: 6\n";
    assert_eq!(on_islands(&format!("{begun}---\n* rolled 2")), bids("Overbids", 7..=15));
    // With an access one may come to a volcano, and then be glad not to be the richest.
    assert_eq!(on_islands(&format!("{begun}access 0: single\n---\n* rolled 2")), Vec::<String>::new());
}

#[test]
fn bidding_against_dice() {
    let alone = |more: &str| on_islands(&format!("players 1\ncoins 0: 20\npainted 0 1 red: b1\n{more}"));
    assert_eq!(alone("---\n* rolled 3"), bids("Overbids", 13..=20));
    // Card 2 has a mark: Carrambah bids 4 to 14.
    let with_mark: Vec<_> = bids("BidsInVain", 2..=3).into_iter().chain(bids("Overbids", 15..=20)).collect();
    assert_eq!(alone("---\n* rolled 2"), with_mark);
    // Timenautics wants a bid of 14, Re-Roll a six.
    assert_eq!(alone("level timenautics: 3\n---\n* rolled 3"), bids("Overbids", (13..=20).filter(|&b| b != 14)));
    assert_eq!(alone("level re-roll: 3\n---\n* rolled 2\n0 go-on"), bids("Overbids", 15..=20));
    // Who is poor enough is paid by a volcano: there may be one on the next island.
    assert_eq!(alone("coins 0: 30\naccess 0: single\n---\n* rolled 3").len(), 0);
}

/// All of the first island but its lower left corner is red.
const CORNER: &str = "painted 0 1 red: b1 c1 d1 e1 a2 b2 c2 d2 e2 b3 c3 d3\n";

#[test]
fn giving_up_what_only_gains() {
    let begin = "---\n* rolled 2\n0 pass\n1 pass\n";
    assert_eq!(on_islands(&format!("{CORNER}{begin}")), ["GivesUpGain: give-up"]);
    // On the third island everything but d2 is painted, and the temple is red so far.
    let temple = |round: u8| on_islands(&format!("painted 0 3 red: b1 c1 d1 a2 b2 c2 b3 c3\nround {round}\n{begin}"));
    assert_eq!(temple(1), ["GivesUpGain: give-up"]);
    assert_eq!(temple(3), Vec::<String>::new(), "blue would spoil it");
    // A grove may be worth waiting for.
    let grove = "painted 0 2 red: b1 c1 d1 a2 b2 c2 d2 b3 c3 d3\n";
    assert_eq!(on_islands(&format!("{grove}{begin}")), Vec::<String>::new());
    // A square beside free ones may be wanted for a shape, and one of an outline more so.
    assert_eq!(on_islands(&format!("painted 0 1 red: b1\n{begin}")), Vec::<String>::new());
    assert_eq!(on_islands(&format!("painted 0 4 red: b1 c1 d1 a2 d2 a3 b3 c3\n{begin}")), Vec::<String>::new());
}

#[test]
fn a_colour_that_spoils_something() {
    // Card 6 paints in any colour. The lighthouse of the first island is red so far, the harbor is surrounded.
    let painted = "painted 0 1 red: b1 a2 b2 d2\n";
    let marks = on_islands(&format!("{painted}---\n* rolled 6\n0 bid 6\n1 pass\n0 shape 4\n"));
    let of =
        |squares: &str| marks.iter().filter(|mark| mark.ends_with(squares)).map(String::as_str).collect::<Vec<_>>();
    assert_eq!(of(" d1 c2 d2 e2"), Vec::<&str>::new(), "it does not fit");
    assert_eq!(of(" a3 b3 c3 c2"), Vec::<&str>::new(), "it does not fit: shapes are not mirrored");
    assert!(marks.iter().all(|mark| mark.starts_with("WorseColour: paint 1 ")), "{marks:?}");
}

#[test]
fn leaving_coins() {
    let with = |more: &str| {
        on_islands(&format!(
            "players 1\npainted 0 1 red: b1\nlevel auctionis: 1\n{more}---\n* rolled 1\n0 bid 6\n* rolled 1\n* rolled 1\n"
        ))
    };
    assert_eq!(with(""), ["LeavesCoins: go-on"]);
    assert_eq!(with("access 0: single\n"), Vec::<String>::new());
}

#[test]
fn researching_too_late() {
    let with = |round: u8| on_islands(&format!("players 1\nround {round}\n---\n* rolled 3\n0 pass\n"));
    let last = with(24);
    assert!(last.len() == 6 && last.iter().all(|mark| mark.starts_with("ResearchesInVain: research ")), "{last:?}");
    assert!(!last.iter().any(|mark| mark.contains("expancing")));
    assert_eq!(with(23), Vec::<String>::new());
}

#[test]
fn ending_the_last_step_with_less() {
    let with =
        |round: u8| on_islands(&format!("painted 0 1 red: b1 c1 b2\nround {round}\n---\n* rolled 2\n0 pass\n1 pass\n"));
    let last = with(24);
    // The harbor is surrounded by a2; anything else is less.
    assert!(
        last.contains(&"EndsWorse: give-up".to_owned()) && last.contains(&"EndsWorse: paint 1 green d1".to_owned()),
        "{last:?}"
    );
    assert!(!last.iter().any(|mark| mark.ends_with(" a2")), "{last:?}");
    assert_eq!(with(23), Vec::<String>::new());
}

// --- sampled positions ------------------------------------------------------------------------------------------------

/// The same moves are marked in every world that looks the same, and something is always left.
fn check_marks<G: Listed>(setups: &[G::Setup]) {
    let mut kinds = std::collections::BTreeMap::new();
    each::<G>(setups, (Scale::from_env().cheap / 60) as u32, 3, |at, luck| {
        let marks = at.game.mark(at.seat, at.legal);
        assert!(marks.len() == at.legal.len() && marks.iter().any(Option::is_none));
        let view = at.game.view(Viewer::Seat(at.seat));
        let world = G::imagine(&view, at.memory, luck);
        assert_eq!(marks, world.mark(at.seat, at.legal), "{:?}", at.legal);
        marks.into_iter().flatten().for_each(|kind| *kinds.entry(kind).or_insert(0_u32) += 1);
    });
    println!("{kinds:?}");
}

#[test]
fn what_is_hidden_marks_nothing() {
    Title::ALL.into_iter().for_each(|title| check_marks::<origami::State>(&cards(title)));
    check_marks::<islands::State>(&islands());
    check_marks::<islands::State>(&solo());
}

/// How often a bot made such a move.
#[derive(Debug, Default)]
struct Count {
    games: u32,
    decisions: u64,
    with_marks: u64,
    made: u64,
}

/// What `bot` chooses, and whether it is marked.
fn ask<G: Listed>(bot: &mut dyn Bot<G>, at: &At<G>, stream: &mut Stream, count: &mut Count) -> usize {
    let view = at.game.view(Viewer::Seat(at.seat));
    let index = bot.choose(&Sight { seat: at.seat, view: &view, memory: at.memory, legal: at.legal }, stream);
    let marks = at.game.mark(at.seat, at.legal);
    count.decisions += 1;
    count.with_marks += u64::from(marks.iter().any(Option::is_some));
    if let Some(kind) = &marks[index] {
        count.made += 1;
        println!("{kind}: {:?} of {:?}", at.legal[index], at.legal);
    }
    index
}

/// Asks at positions of random games, and plays games of the bot against itself.
fn count<G: Listed>(setups: &[G::Setup], bot: &mut dyn Bot<G>, positions: u32, games: u32) -> Count {
    let mut count = Count::default();
    each::<G>(setups, positions, 10, |at, luck| {
        ask(bot, at, luck, &mut count);
    });
    for game in 0..games {
        let setup = &setups[game as usize % setups.len()];
        let mut stream = Stream::of_game(17, game.into());
        play::<G>(setup, &mut stream, |at, stream| ask(bot, at, stream, &mut count), |_| true);
        count.games += 1;
    }
    count
}

/// The strongest level with so many worlds for each decision.
fn check_strongest<G: Listed>(setups: &[G::Setup]) {
    // Fewer positions may hold no move that is marked.
    let sampled = (Scale::from_env().cheap / 500).max(400) as u32;
    let count = count::<G>(setups, &mut *Level::Tsuru.hurried(20), sampled, sampled / 100);
    assert!(count.made == 0 && count.with_marks > 0, "{count:?}");
}

#[test]
fn the_strongest_makes_none_in_origami() {
    check_strongest::<origami::State>(&cards(Title::Origami));
}

#[test]
fn the_strongest_makes_none_in_legends() {
    check_strongest::<origami::State>(&cards(Title::Legends));
}

#[test]
fn the_strongest_makes_none_in_mixed_games() {
    check_strongest::<origami::State>(&cards(Title::Mixed));
}

#[test]
fn the_strongest_makes_none_on_islands() {
    check_strongest::<islands::State>(&islands());
}

#[test]
fn the_strongest_makes_none_alone() {
    check_strongest::<islands::State>(&solo());
}

// --- the long form ----------------------------------------------------------------------------------------------------

/// A number from the environment.
fn number(name: &str, otherwise: u32) -> u32 {
    std::env::var(name)
        .map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number, not {text:?}")))
}

/// 400 games and 4,000 positions of each game, 10 ms of CPU time for each decision: 2,000 and 20,000 in all. The variables
/// `GAMES`, `POSITIONS` and `MS` say otherwise, for each game.
fn long_form<G: Listed>(name: &str, setups: &[G::Setup]) {
    let (games, positions, ms) = (number("GAMES", 400), number("POSITIONS", 4_000), number("MS", 10));
    let level = Level::Tsuru.name();
    let player = contender::player_within::<G>(level, Budget::ms(ms.into()));
    let Some(bots::arena::Player::Honest(mut bot)) = player else { panic!("{level} is honest and thinks") };
    let Count { games, decisions, with_marks, made } = count::<G>(setups, &mut *bot, positions, games);
    println!(
        "{name}: {made} dominated moves in {games} games and {positions} positions, {ms} ms each ({with_marks} of {decisions} decisions offered some)"
    );
    assert_eq!(made, 0);
}

#[test]
#[ignore = "takes minutes"]
fn long_origami() {
    long_form::<origami::State>("origami", &cards(Title::Origami));
}

#[test]
#[ignore = "takes minutes"]
fn long_legends() {
    long_form::<origami::State>("legends", &cards(Title::Legends));
}

#[test]
#[ignore = "takes minutes"]
fn long_mixed() {
    long_form::<origami::State>("mixed", &cards(Title::Mixed));
}

#[test]
#[ignore = "takes minutes"]
fn long_islands() {
    long_form::<islands::State>("islands", &islands());
}

#[test]
#[ignore = "takes minutes"]
fn long_islands_solo() {
    long_form::<islands::State>("islands-solo", &solo());
}
