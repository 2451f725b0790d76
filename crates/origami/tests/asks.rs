//! Lists of answers have a bound, states and moves a size, stacks of frames a depth: computed here and held against it.

use origami::asks::Ask;
use origami::edition::MAX_PAYMENTS;
use origami::frame::MAX_DEPTH;
use origami::scenario::Scenario;
use origami::setup::Title;
use origami::state::MAX_IN_PLAY;
use origami::{Edition, Families, Family, Move, Setup, Species, State};
use tabletop::{Asked, Game, MoveBuf, NoLog, Seat, Stream, drive};

const _: () = assert!(size_of::<State>() <= 640);
const _: () = assert!(size_of::<Move>() <= 16);

/// A list of moves with all the room there is.
fn buf() -> MoveBuf<Move> {
    MoveBuf::with_capacity(State::MAX_MOVES)
}

/// Every choice of 2 to 4 families of Origami, and as many tables of each of the other games.
fn tables() -> Vec<Setup> {
    let choices = (0..32_u8).map(|bits| {
        let chosen = Family::ORIGAMI.into_iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, family)| family).collect::<Families>()
    });
    let mut tables: Vec<_> =
        choices.filter_map(|families| Setup::new(families.len(), families, Edition::standard()).ok()).collect();
    let mut stream = Stream::new(4);
    for (title, players) in
        [Title::Legends, Title::Mixed].into_iter().cycle().zip([2, 3, 4].into_iter().cycle()).take(50)
    {
        let (families, characters) =
            (title.draw_families(players, &mut stream), title.draw_characters(players, &mut stream));
        tables.extend(Setup::with_characters(players, families, characters, Edition::standard()));
    }
    tables
}

// --- the longest lists --------------------------------------------------------------------------------------------

/// What a list can hold at most, by kind of question, for four families, four pairs of characters and a Draw Line of five
/// cards.
struct Longest {
    /// Species of families in play.
    species: usize,
    /// Characters in the game.
    characters: usize,
    /// Groups of Draw Line cards.
    groups: usize,
    payments: u64,
}

impl Longest {
    fn of(edition: &Edition) -> Self {
        let mut by_family = Family::ALL.map(|f| Species::all().filter(|&s| edition.facts(s).family == Some(f)).count());
        by_family.sort_unstable();
        let payments = Species::all().map(|s| edition.most_payments(s)).max().unwrap_or(0);
        // Groups of one to five cards of five.
        Self { species: by_family[5..].iter().sum(), characters: 8, groups: (1 << 5) - 1, payments }
    }

    /// Every card onto both collections, every character, the top discard onto both.
    fn plays(&self) -> usize {
        2 * self.species + self.characters + 2
    }

    /// One answer per species, rice paper included.
    fn picks(&self) -> usize {
        self.species + self.characters + 1
    }

    /// The bound of a question to a player.
    fn bound(&self, ask: Ask) -> usize {
        match ask {
            // Every draw, every card onto both collections, both special actions (or passing alone).
            Ask::Action { .. } => self.groups + self.plays() + 2,
            // Every card onto both collections, a card of the line instead, or declining.
            Ask::Play { .. } => self.plays() + 5 + 1,
            Ask::Pay { .. } => usize::try_from(self.payments).unwrap_or(usize::MAX),
            // One answer per species, or declining; likewise a mark, or being done.
            Ask::Pick { .. } | Ask::PickAny { .. } | Ask::HandCheck { .. } => self.picks() + 1,
            // Every card in a collection, or every place for one, or declining.
            Ask::PickSpot { .. } => MAX_IN_PLAY + 1,
            // Every group with and without the top discard, the top discard alone, or declining.
            Ask::PickGroup { .. } => 2 * self.groups + 2,
            // Three opponents, or declining.
            Ask::PickPlayer { .. } => 3 + 1,
            Ask::Confirm { .. } => 2,
            // Chance has no list.
            Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => 0,
        }
    }
}

fn kind(ask: Ask) -> &'static str {
    match ask {
        Ask::Action { .. } => "action",
        Ask::Play { .. } => "play",
        Ask::Pay { .. } => "pay",
        Ask::Pick { .. } => "pick",
        Ask::PickGroup { .. } => "group",
        Ask::PickAny { .. } => "any",
        Ask::HandCheck { .. } => "hand check",
        Ask::PickSpot { .. } => "spot",
        Ask::PickPlayer { .. } => "player",
        Ask::Confirm { .. } => "confirm",
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => "chance",
    }
}

#[test]
fn no_list_is_longer_than_its_bound() {
    let edition = Edition::standard();
    let longest = Longest::of(edition);
    let dearest = Species::all().max_by_key(|&s| edition.most_payments(s)).expect("there are cards");
    println!("most payments: {} for {dearest}", longest.payments);
    // Most families have eight species.
    assert_eq!(longest.species, 32);
    assert!(longest.payments <= MAX_PAYMENTS && MAX_PAYMENTS <= State::MAX_MOVES as u64);
    let lists = [
        longest.groups + longest.plays() + 2,
        longest.plays() + 6,
        longest.picks() + 1,
        2 * longest.groups + 2,
        MAX_IN_PLAY + 1,
    ];
    println!("longest other lists: {lists:?}");
    assert_eq!(lists, [107, 80, 42, 64, 81]);
    assert!(lists.iter().all(|&n| n <= State::MAX_MOVES));
}

/// All cards of some families but those named, as words.
fn all_but(families: &str, named: &[&str]) -> String {
    let mut left: Vec<&str> = Vec::new();
    for species in Species::all().filter(|s| families.split(' ').any(|f| s.def().family.value == Family::named(f))) {
        left.extend(std::iter::repeat_n(species.slug(), species.def().quantity.value.into()));
    }
    for card in named {
        let at = left.iter().position(|c| c == card).unwrap_or_else(|| panic!("no {card} left"));
        left.remove(at);
    }
    left.join(" ")
}

/// The length of the list after some moves of seat 0 from a position.
fn length(position: &str, moves: &[&str]) -> usize {
    let mut state = Scenario::parse(position).unwrap_or_else(|why| panic!("{why}")).position();
    for line in moves {
        let (by, m) = origami::text::read_move(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        state.play(by, m, &mut NoLog).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    let mut list = buf();
    state.moves(Seat(0).into(), &mut list);
    let Asked::Seat(Seat(0), ask) = state.asked() else { panic!("{:?}", state.asked()) };
    let bound = Longest::of(Edition::standard()).bound(ask);
    println!("{}: {} of at most {bound}", kind(ask), list.len());
    assert!(list.len() <= bound, "{}", kind(ask));
    list.len()
}

/// How many sets of cards there are, copies being the same, whose folds total 7 to 9; counted species by species.
fn sets_of_seven_to_nine(hand: &str) -> usize {
    let mut ways = [0; 10];
    ways[0] = 1;
    for species in Species::all() {
        let copies = hand.split(' ').filter(|c| *c == species.slug()).count();
        let folds = usize::from(species.def().folds.value);
        let mut with = [0; 10];
        for (total, &sets) in ways.iter().enumerate() {
            let more = (0..=copies).map(|n| total + n * folds);
            more.filter(|&t| t < 10).for_each(|t| with[t] += sets);
        }
        ways = with;
    }
    ways[7] + ways[8] + ways[9]
}

#[test]
fn the_longest_lists_there_can_be_fit() {
    // One player holds everything but a Dolphin, which lies in the collection, and a Draw Line of small cards.
    for (families, species) in
        [("farm sky sea lawn", 30), ("farm sea savannah lawn", 30), ("sky sea savannah lawn", 31)]
    {
        let hand = all_but(families, &["minnow", "shell", "ant", "fly", "dolphin"]);
        let position =
            format!("families {families}\nhand 0: {hand}\nline: minnow shell ant fly\ncollection 0 left: dolphin");
        // Of 1, 2, 2 and 1 folds: four single cards, six pairs, two threes.
        assert_eq!(length(&position, &[]), 12 + species + 1);
        assert_eq!(length(&position, &["0 use left"]), species);
        // The dearest card with the largest discount.
        let others = hand.replacen("butterfly", "", 1);
        let payments = length(&position, &["0 use left", "0 play butterfly right"]);
        assert_eq!(payments, sets_of_seven_to_nine(&others));
        assert!(payments > 50_000);
    }
    // Both collections alike, every card can be played, every draw is within the limit, both specials can be used.
    let hand = all_but("farm sky sea savannah", &["cat", "chick", "minnow", "monkey", "raccoon", "shark"]);
    let table = "line: cat chick minnow monkey\ncollection 0 left: raccoon\ncollection 0 right: shark";
    let position = format!("families farm sky sea savannah\nhand 0: {hand}\n{table}\ndiscards:");
    assert_eq!(length(&position, &[]), 15 + 2 * 31 + 2);
    // Of four cards of one fold: four, six pairs, four threes, each with and without the top discard, and that alone.
    let position = format!("families farm sky sea savannah\n{table}\ndiscards: owl");
    assert_eq!(length(&position, &["0 use left"]), 2 * 14 + 1);
}

/// All 18 cards of rice paper, as words.
fn all_rice_paper() -> String {
    vec!["rice_paper"; 18].join(" ")
}

#[test]
fn the_longest_lists_of_mixed_games_fit_too() {
    // Everything in one hand, all rice paper, and the characters in play that make payments many: dearer, more than
    // needed, with the top discard.
    let families = "sea lawn polar exotic";
    let line = ["minnow", "shell", "ant", "fly"];
    let hand = all_but(families, &[line.as_slice(), &["dolphin", "arctic_hare"]].concat());
    let position = format!(
        "families {families}\ncharacters musician geisha calligrapher monk\n\
         in play: red_musician red_geisha yellow_calligrapher\nhand 0: {hand} {} yellow_monk red_monk\n\
         line: {}\ndiscards: arctic_hare\ncollection 0 left: dolphin",
        all_rice_paper(),
        line.join(" ")
    );
    length(&position, &[]);
    length(&position, &["0 use left"]);
    let payments = length(&position, &["0 use left", "0 play butterfly right"]);
    assert!(payments > 500_000, "{payments}");
}

// --- depth --------------------------------------------------------------------------------------------------------

/// How each seat chooses.
#[derive(Clone, Copy, Debug)]
enum Style {
    Random,
    /// Plays and uses effects wherever it can.
    Plays,
    /// Always the last answer of the list.
    Last,
    /// Uses special actions wherever it can.
    Special,
    /// Draws wherever it can, so that decks run out.
    Draws,
}

fn liking(style: Style, m: Move) -> u32 {
    match (style, m) {
        (Style::Plays, Move::Play(..) | Move::PlayDiscard(..) | Move::Yes) => 3,
        (Style::Plays, Move::Pick(_) | Move::Use(_)) => 2,
        (Style::Special, Move::Use(_)) => 3,
        (Style::Special, Move::Play(..) | Move::Yes | Move::Pick(_)) => 2,
        (Style::Draws, Move::Draw(cards)) => u32::from(cards.len()) + 1,
        (Style::Draws, Move::Yes) => 2,
        _ => 1,
    }
}

/// How many frames are open; the stack is private, but a state tells everything when it is printed.
fn depth(state: &State) -> usize {
    let text = format!("{state:?}");
    let number = text.split(", depth: ").nth(1).and_then(|rest| rest.split(',').next());
    number.and_then(|n| n.parse().ok()).expect("a state prints its depth")
}

#[test]
fn no_stack_is_deeper_than_its_bound() {
    let mut deepest = 0;
    let mut buf = buf();
    for (game, setup) in tables().into_iter().cycle().take(450).enumerate() {
        let style = [Style::Random, Style::Plays, Style::Last, Style::Special, Style::Draws][game % 5];
        let (mut state, mut stream) = (State::start(&setup), Stream::of_game(77, game as u64));
        let mut tally = drive::Tally::default();
        let mut choose = |_: &State, _: Seat, moves: &[Move], stream: &mut Stream| match style {
            Style::Last => moves.len() - 1,
            _ => {
                let best = moves.iter().map(|&m| liking(style, m)).max().unwrap_or(0);
                let best: Vec<_> = (0..moves.len()).filter(|&i| liking(style, moves[i]) == best).collect();
                best[stream.below(best.len() as u32) as usize]
            }
        };
        let mut moves = 0;
        while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {
            moves += 1;
            assert!(moves < 20_000, "game {game} does not end");
            // Between actions there is one frame; only questions inside one are of interest.
            if !matches!(state.asked(), Asked::Seat(_, Ask::Action { .. } | Ask::Pay { .. })) {
                deepest = deepest.max(depth(&state));
            }
        }
    }
    println!("deepest stack: {deepest} of {MAX_DEPTH}");
    // At least an effect with steps to come, a drawing that met a run-out, the shuffle; eight at most, as argued there.
    assert!((3..=8).contains(&deepest), "{deepest}");
    const { assert!(MAX_DEPTH > 8) };
}

#[test]
fn a_long_chain_of_plays_stays_shallow() {
    // Monkey, Monkey, Monkey, Monkey, Elephant, Elephant, Cricket, Cheetah: each started by the one before.
    let text = "
families savannah lawn
hand 0: monkey monkey monkey monkey elephant elephant cricket cheetah fly
override monkey cost 0
override elephant cost 0
override cricket cost 0
override cheetah cost 0
line: ant ant ant ant
";
    let mut state = Scenario::parse(text).unwrap_or_else(|why| panic!("{why}")).position();
    let plays = [
        ("monkey left", ""),
        ("monkey right", ""),
        ("monkey left", ""),
        ("monkey right", ""),
        ("elephant left", "0 yes"),
        ("elephant right", "0 yes"),
        ("cricket left", "0 pick ant"),
        ("cheetah right", "0 yes"),
    ];
    for (play, then) in plays {
        for line in [&*format!("0 play {play}"), "0 pay nothing", then].iter().filter(|l| !l.is_empty()) {
            let (by, m) = origami::text::read_move(line).unwrap_or_else(|why| panic!("{line}: {why}"));
            state.play(by, m, &mut NoLog).unwrap_or_else(|why| panic!("{line}: {why}"));
            assert!(depth(&state) <= 1, "{line}: {}", depth(&state));
        }
    }
    assert_eq!(state.asked(), Asked::Seat(Seat(0), Ask::Action { extra: true }));
}

#[test]
fn rounds_of_plays_inside_each_other_stay_within_the_bound() {
    // Both Dragons and both Parrots that copy one, each played by another player than the one before, each with a
    // reaction that waits; on top of it all a Phoenix that meets a run-out.
    let text = "
families sky exotic legendary farm
override dragon cost 0
override parrot cost 0
override phoenix cost 0
override caiman ability toucan
hand 0: dragon cat
hand 1: dragon cat
hand 2: parrot cat
hand 3: parrot phoenix
collection 0 left: macaw macaw
collection 0 right: toucan toucan
collection 1 left: macaw
collection 1 right: caiman
collection 2 left: macaw
collection 2 right: caiman
line: oni oni griffin griffin
deck: sheep
discards: sheep sheep dog pig
rest box
";
    let mut state = Scenario::parse(text).unwrap_or_else(|why| panic!("{why}")).position();
    let script = "0 play dragon left|0 pay nothing|0 yes|0 no|1 play dragon left|1 pay nothing|1 yes|1 no|\
         2 play parrot left|2 pay nothing|2 pick dragon|2 no|3 play parrot left|3 pay nothing|3 pick dragon|\
         3 play phoenix right|3 pay nothing|3 yes|0 pick cat|1 pick cat|2 pick cat";
    let mut deepest = 0;
    for line in script.split('|') {
        let (by, m) = origami::text::read_move(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        state.play(by, m, &mut NoLog).unwrap_or_else(|why| panic!("{line}: {why}"));
        deepest = deepest.max(depth(&state));
    }
    assert!(matches!(state.asked(), Asked::Chance(..)), "{:?}", state.asked());
    println!("four rounds, an effect, a drawing and a shuffle: {deepest}");
    assert_eq!(deepest, 7);
}

#[test]
fn a_merchant_in_the_innermost_round_makes_the_deepest_stack() {
    // As above, but the last play is the yellow Merchant beside a Caiman: reaction, bonus, drawing, shuffle. (Who has a
    // Caiman's effect is corrected here, because there are only two of them.)
    let text = "
families sky exotic legendary farm
characters merchant ninja monk geisha
override dragon cost 0
override parrot cost 0
override caiman ability toucan
override kappa ability caiman
hand 0: dragon cat
hand 1: dragon cat
hand 2: parrot cat
hand 3: parrot yellow_merchant fox
collection 0 left: macaw macaw
collection 0 right: toucan toucan
collection 1 left: macaw
collection 1 right: caiman
collection 2 left: macaw
collection 2 right: caiman
collection 3 left: macaw
collection 3 right: kappa
line: oni griffin griffin
discards: sheep sheep dog pig
rest box
";
    let mut state = Scenario::parse(text).unwrap_or_else(|why| panic!("{why}")).position();
    let script = "0 play dragon left|0 pay nothing|0 yes|0 no|1 play dragon left|1 pay nothing|1 yes|1 no|\
         2 play parrot left|2 pay nothing|2 pick dragon|2 no|3 play parrot left|3 pay nothing|3 pick dragon|\
         3 play yellow_merchant|3 pay fox";
    for line in script.split('|') {
        let (by, m) = origami::text::read_move(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        state.play(by, m, &mut NoLog).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    assert!(matches!(state.asked(), Asked::Chance(..)), "{:?}", state.asked());
    assert_eq!(depth(&state), 8);
}
