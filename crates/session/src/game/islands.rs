//! What Islands brings to a table, for several players and for one alone.

use ::islands::atlas::Kind;
use ::islands::record::{SOLO_TITLE, TITLE};
use ::islands::state::{MAX_PLAYERS, MIN_PLAYERS};
use ::islands::{Ask, Atlas, BadSetup, Event, Move, Seen, Setup, SheetId, SheetSet, State, Variant};
use tabletop::{Asked, Game as _, Imagine, MoveBuf, Outcome, Roll, Seat, Stream};

use super::{Hosted, lend};
use crate::challenge::Challenge;
use crate::described::{Described, Flag, GameOption, Takes, Way};
use crate::help::{self, IslandsHelp, Lately, prepares};
use crate::look::{Options, SceneOf};
use crate::rendered::{Broken, Events, Forbidden, GameKind, Help, Scene};
use crate::tale::Begins;
use crate::wish::{BadWish, Wish};

/// Stands above the options of Islands on the command line.
const HEADING: &str = "Options of islands";

/// The variant.
pub const VARIANT: GameOption = GameOption {
    word: "variant",
    field: "variant",
    takes: Takes::One,
    wished: "The variant of Islands.",
    shown: "The variant of Islands.",
    flag: Flag {
        name: "variant",
        value: "VARIANT",
        heading: HEADING,
        help: "The rules: standard, or catch-up with few coal-pit and gold-mine tokens [default: standard]",
    },
    ways: &[],
    words: |_| Variant::ALL.iter().map(|variant| variant.word().to_owned()).collect(),
};

/// The sheets. Those of the command line may be the player's own, so files are called sheets there.
pub const SHEETS: GameOption = GameOption {
    word: "sheet",
    field: "sheets",
    takes: Takes::Several,
    wished: "The sheets of Islands; `near` or `far` stands for all of that kind. All of them if there are none.",
    shown: "The sheets of Islands.",
    flag: Flag {
        name: "islands",
        value: "NAME,…",
        heading: HEADING,
        help: "The sheets that are dealt from, by their names or by those of their islands; near or far stands for all of that \
            kind. With exactly two sheets everybody plays these two, alone in the order they are named [default: all]",
    },
    // The near islands are those for a first game.
    ways: &[Way::Named(Kind::Near.word()), Way::Left("all"), Way::Named(Kind::Far.word()), Way::Chosen],
    words: |_| {
        let kinds = Kind::BOTH.map(|kind| kind.word().to_owned());
        kinds.into_iter().chain(Atlas::standard().sheets().iter().map(|sheet| sheet.id.clone())).collect()
    },
};

impl Hosted for State {
    const GAMES: &'static [Described] = &[
        Described { word: TITLE, players: MIN_PLAYERS..=MAX_PLAYERS, options: &[VARIANT, SHEETS] },
        Described { word: SOLO_TITLE, players: 1..=1, options: &[SHEETS] },
    ];

    const KIND: GameKind = GameKind::Islands;
    const OWN_DATA: &'static [&'static str] = &["|"];

    fn arrange(wish: &Wish, _: &mut Stream) -> Result<Setup, BadWish> {
        match wish.game.as_str() {
            TITLE => several(wish),
            SOLO_TITLE => alone(wish),
            word => Err(BadWish::unknown(Described::WORD, word)),
        }
    }

    fn options(setup: &Setup) -> Options {
        let variant = Some(setup.variant()).filter(|&variant| variant != Variant::Standard);
        let mut options = Options { players: setup.players(), ..Options::default() };
        options.chosen.name(&VARIANT, variant.map(Variant::word));
        options.chosen.name(&SHEETS, setup.in_order().into_iter().map(|sheet| &setup.atlas().sheet(sheet).id));
        options
    }

    fn is_start_of_turn(&self) -> bool {
        match self.asked() {
            Asked::Chance(_, Ask::AuctionDie) => true,
            Asked::Together(waiting, Ask::Keep) => waiting.len() == self.players(),
            _ => false,
        }
    }

    type Lately = Lately;

    fn take_in(lately: &mut Lately, event: &Event) {
        lately.take_in(event);
    }

    fn scene(scene: SceneOf<Self>) -> Scene {
        Scene::Islands(scene)
    }

    fn events(seen: Vec<Seen>) -> Events {
        Events::Islands(seen)
    }

    fn forbidden(what: Broken<Self>) -> Forbidden {
        Forbidden::Islands(what)
    }

    fn help(&self, scene: &SceneOf<Self>, _: &<Self as Imagine>::Memory, lately: &Lately, plan: Option<&str>) -> Help {
        let plan = plan.map(str::to_owned);
        Help::Islands(IslandsHelp { plan, ..IslandsHelp::new(self, scene.viewer, lately) })
    }

    fn points(&self) -> Vec<i16> {
        (0..self.players()).map(|seat| self.points(Seat(seat))).collect()
    }

    fn begins(event: &Event) -> Option<Begins> {
        if let Event::Round { round, .. } = *event { Some(Begins::Round(round)) } else { None }
    }

    fn with_buf<T>(with: impl FnOnce(&mut MoveBuf<Move>) -> T) -> T {
        lend!(with)
    }

    fn challenge(challenge: &Challenge) -> Option<Result<Setup, BadWish>> {
        let sheets = challenge.sheets().unwrap_or_default();
        Some(Setup::solo(&sheets, Atlas::standard()).map_err(BadWish::Islands))
    }

    fn fixed(&self, challenge: &Challenge, roll: Roll) -> Option<Outcome> {
        Some(challenge.answer(self, roll))
    }

    fn round_of_plans(&self) -> Option<u8> {
        Some(self.round())
    }

    fn ahead(&self, seat: Seat) -> Option<Self> {
        self.ahead(seat)
    }

    fn is_prepared_for(&self) -> bool {
        matches!(self.asked(), Asked::Seat(_, ask) if prepares(ask))
    }

    fn outcome(&self, seat: Seat, m: Move) -> String {
        format!("{:?}", help::Outcome::of(self, seat, m))
    }
}

fn several(wish: &Wish) -> Result<Setup, BadWish> {
    let variant = match wish.chosen.one(&VARIANT) {
        Some(word) => Variant::named(word).ok_or_else(|| BadWish::unknown(VARIANT.word, word))?,
        None => Variant::Standard,
    };
    let atlas = Atlas::standard();
    let sheets: SheetSet = sheets(wish, atlas)?.into_iter().collect();
    Setup::new(wish.number_of_players().unwrap_or(2), sheets, variant, atlas).map_err(BadWish::Islands)
}

fn alone(wish: &Wish) -> Result<Setup, BadWish> {
    if let Some(players) = wish.players.filter(|&players| players != 1) {
        return Err(BadWish::Islands(BadSetup::NotAlone(players)));
    }
    let atlas = Atlas::standard();
    Setup::solo(&sheets(wish, atlas)?, atlas).map_err(BadWish::Islands)
}

/// The sheets that are named, in that order; all of them if none is.
fn sheets(wish: &Wish, atlas: &'static Atlas) -> Result<Vec<SheetId>, BadWish> {
    let Some(words) = wish.chosen.named(&SHEETS) else { return Ok(atlas.all().collect()) };
    let mut list: Vec<SheetId> = Vec::new();
    for word in words {
        let found: Vec<SheetId> = match Kind::named(word) {
            Some(kind) => SheetSet::of_kind(atlas, kind).iter().collect(),
            None => atlas.all().filter(|&sheet| atlas.sheet(sheet).id == *word).collect(),
        };
        if found.is_empty() {
            return Err(BadWish::unknown(SHEETS.word, word));
        }
        if found.iter().any(|sheet| list.contains(sheet)) {
            return Err(BadWish::twice(SHEETS.word, word));
        }
        list.extend(found);
    }
    Ok(list)
}
