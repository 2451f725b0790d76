//! Positions as text, and tests written in it.
//!
//! A scenario is a position in a few lines, then `---`, then moves and what is expected of them
//! ([`tabletop::script`]). Seats are counted from 0, islands from 1; lines that begin with `#` are comments.
//!
//! ```
//! let text = "
//! sheets 0: heron ember
//! sheets 1: heron ember
//! painted 0 1 red: b1 b2 c2
//! coins 0: 5
//! round 3
//! ---
//! * rolled 2
//! ! 0 bid 9 : needs 2 to 5, got 9 (I-3.2)
//! 0 bid 2
//! 1 pass
//! > 0 wins 2
//! = coins 0: 3
//! = asked 0
//! ";
//! let scenario = islands::scenario::Scenario::parse(text).expect("a good scenario");
//! assert_eq!(scenario.check(), Ok(()));
//! ```
//!
//! The position, in any order of lines; it stands before the auction die of its round is rolled:
//!
//! | line | meaning |
//! | --- | --- |
//! | `players 3` | how many; 2 if not said; 1 is the solo game |
//! | `variant catch-up` | the variant, if one is played |
//! | `\| sheet mine near`, `\| island …`, `\| board`, … | sheets and board of an owner, as in their files |
//! | `sheets 0: heron ember` | the two sheets of a player; the first two of the owner's, then of the standard ones, if not said |
//! | `round 3` | the round; 1 if not said |
//! | `first 1` | the first player; 0 if not said |
//! | `coins 0: 5` | the coins of a player; 15 if not said |
//! | `painted 0 1 red: b2 b3` | squares a player has painted: island, colour |
//! | `filled 0 1: b2 d4` | outlines of an island that are filled, each by one of its squares; the paint on that square says in which colour |
//! | `coal 0: single different` | coal-pit tokens, by side |
//! | `gold 0: single` | gold-mine tokens, by side |
//! | `access 0: different` | unused accesses, by side: `single` opens both harbors |
//! | `level re-roll: 2` | a technology of the solo game, researched up to that level |
//! | `started 0: 2 1` | the order in which islands were started, which counts in the solo game; that of their numbers if not said |
//! | `volcanoes 0: 2` | volcano tokens; those not surrounded on started islands if not said |
//!
//! The facts:
//!
//! | line | meaning |
//! | --- | --- |
//! | `= coins 0: 5`, `= volcanoes 0: 1`, `= score 0: 12` | numbers of a player |
//! | `= coal 0: …`, `= gold 0: …`, `= access 0: …` | tokens by side, as in the position |
//! | `= painted 0 1 red: b2 b3` | all squares of that colour |
//! | `= sheets 0: heron ember` | the sheets of a player |
//! | `= asked 0`, `= asked 0 1`, `= asked *`, `= over` | who is asked: a player, several, chance, nobody |
//! | `= round 3`, `= first 1`, `= season red` | as in the position |
//! | `= reserve coal-pit: 2`, `= reserve gold-mine: endless` | tokens in the reserve |
//! | `= level re-roll: 2` | the level of a technology |
//! | `= together yes` | whether players may act at the same time (I-11.1) |
//! | `= result 41:1 36:2` | score and place by seat; the game is over |

mod expect;
pub(crate) mod position;

use tabletop::Viewer;
use tabletop::script::Staged;
use tabletop::text::{Lines, TextError, Words};

use crate::atlas::Atlas;
use crate::event::Event;
use crate::game::Memory;
use crate::setup::Setup;
use crate::state::State;
use crate::text;
use expect::Fact;

/// A position, and moves with what is expected of them.
pub type Scenario = tabletop::Scenario<State>;

/// Something a scenario asserts of a position.
#[derive(Clone, Debug)]
pub struct Asserted(Fact);

impl Staged for State {
    type Fact = Asserted;

    fn read_position(lines: &mut Lines, given: Option<&'static Atlas>) -> Result<Self, TextError> {
        position::read(lines, given)
    }

    fn setup_of(&self) -> Setup {
        self.setup()
    }

    /// All but the choice of sheets is in sight: the record tells it all.
    fn write_position(&self) -> Option<String> {
        None
    }

    fn read_fact(words: &mut Words, setup: &Setup) -> Result<Asserted, TextError> {
        Fact::read(words, setup).map(Asserted)
    }

    fn check_fact(&self, fact: &Asserted, _memories: &[Memory]) -> Result<(), String> {
        fact.0.check(self)
    }

    fn newcomer(&self, _viewer: Viewer) -> Memory {
        Memory
    }

    fn event_text(event: &Event) -> String {
        text::event_text(event)
    }

    fn is_event_like(text: &str) -> bool {
        text::is_event_like(text)
    }
}
