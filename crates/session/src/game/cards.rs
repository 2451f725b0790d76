//! What the card games bring to a table.

use origami::card::{Character, Characters};
use origami::setup::Title;
use origami::state::{MAX_PLAYERS, MIN_PLAYERS};
use origami::{Edition, Event, Families, Family, Memory, Move, Seen, Setup, State};
use tabletop::script::Staged as _;
use tabletop::{Game as _, MoveBuf, Seat, Stream, Written as _};

use super::{Hosted, lend};
use crate::described::{Described, Flag, GameOption, Takes, Way};
use crate::help::CardsHelp;
use crate::look::{Options, SceneOf};
use crate::rendered::{Broken, Events, Forbidden, GameKind, Help, Scene};
use crate::tale::Begins;
use crate::wish::{BadWish, Wish};

/// Stands above the options of the card games on the command line.
const HEADING: &str = "Options of the card games";

/// The families.
pub const FAMILIES: GameOption = GameOption {
    word: "family",
    field: "families",
    takes: Takes::Several,
    wished: "The families of a card game; drawn if there are none.",
    shown: "The families of a card game.",
    flag: Flag {
        name: "families",
        value: "FAMILY,…",
        heading: HEADING,
        help: "The families in play, as many as players, by their names in any language: farm, sky, sea, savannah, lawn of \
            Origami; polar, exotic, dinosaurs, legendary of Legends [default: drawn from the seed]",
    },
    ways: &[Way::Left("drawn"), Way::Chosen],
    words: |game| {
        let all = Title::named(game).map_or(&Family::ALL[..], Title::families);
        all.iter().map(|family| family.word().to_owned()).collect()
    },
};

/// The characters.
pub const CHARACTERS: GameOption = GameOption {
    word: "character",
    field: "characters",
    takes: Takes::SeveralOrNone,
    wished: "The characters of a card game; drawn where the game has some if nothing is said.",
    shown: "The characters of a card game.",
    flag: Flag {
        name: "characters",
        value: "CHARACTER,…",
        heading: HEADING,
        help: "The characters in play, as many as players, by their names in any language, or \"none\"; Origami has none \
            [default: drawn from the seed]",
    },
    ways: &[Way::Left("drawn"), Way::Chosen, Way::None],
    words: |game| {
        let all = if Title::named(game) == Some(Title::Origami) { &[][..] } else { &Character::ALL };
        all.iter().map(|character| character.word().to_owned()).collect()
    },
};

/// A card game. Origami has no characters, which can be said.
const fn described(title: Title) -> Described {
    Described { word: title.word(), players: MIN_PLAYERS..=MAX_PLAYERS, options: &[FAMILIES, CHARACTERS] }
}

impl Hosted for State {
    const GAMES: &'static [Described] =
        &[described(Title::Origami), described(Title::Legends), described(Title::Mixed)];

    const KIND: GameKind = GameKind::Cards;
    const OWN_DATA: &'static [&'static str] = &["override"];

    fn arrange(wish: &Wish, stream: &mut Stream) -> Result<Setup, BadWish> {
        let title = Title::named(&wish.game).ok_or_else(|| BadWish::unknown(Described::WORD, &wish.game))?;
        let named = |option| Wish::number(wish.chosen.all(option).len());
        let said = wish.number_of_players().or_else(|| named(&FAMILIES)).or_else(|| named(&CHARACTERS));
        let players = said.unwrap_or(2);
        // What is named does not change what is drawn beside it.
        let drawn = (title.draw_families(players, stream), title.draw_characters(players, stream));
        let families: Families = match wish.chosen.named(&FAMILIES) {
            Some(list) => Wish::each(list, &FAMILIES, Family::named)?.into_iter().collect(),
            None => drawn.0,
        };
        let characters: Characters = match wish.chosen.named(&CHARACTERS) {
            Some(list) => Wish::each(list, &CHARACTERS, Character::named)?.into_iter().collect(),
            None => drawn.1,
        };
        let setup = Setup::with_characters(players, families, characters, Edition::standard());
        let setup = setup.map_err(BadWish::Cards)?;
        match Self::title(&setup) {
            other if other != title.word() => Err(BadWish::OtherGame(other)),
            _ => Ok(setup),
        }
    }

    fn options(setup: &Setup) -> Options {
        let mut options = Options { players: setup.players(), ..Options::default() };
        options.chosen.name(&FAMILIES, setup.families().iter().map(Family::word));
        if !setup.characters().is_empty() {
            options.chosen.name(&CHARACTERS, setup.characters().iter().map(Character::word));
        }
        options
    }

    fn is_start_of_turn(&self) -> bool {
        self.write_position().is_some()
    }

    type Lately = ();

    fn take_in((): &mut (), _: &Event) {}

    fn scene(scene: SceneOf<Self>) -> Scene {
        Scene::Cards(scene)
    }

    fn events(seen: Vec<Event<Seen>>) -> Events {
        Events::Cards(seen)
    }

    fn forbidden(what: Broken<Self>) -> Forbidden {
        Forbidden::Cards(what)
    }

    fn help(&self, scene: &SceneOf<Self>, memory: &Memory, (): &(), _: Option<&str>) -> Help {
        Help::Cards(CardsHelp::new(self, &scene.view, memory, scene.ask))
    }

    const LAYS_OPEN: bool = true;

    fn seen_open(event: &Event) -> Event<Seen> {
        event.with_all_hands_open()
    }

    fn help_open(&self, scene: &SceneOf<Self>, memory: &Memory, (): &()) -> Help {
        Help::Cards(CardsHelp::open(self, &scene.view, memory))
    }

    fn points(&self) -> Vec<i16> {
        (0..self.players()).map(|seat| self.score(Seat(seat))).collect()
    }

    fn played(m: Move) -> Option<&'static str> {
        if let Move::Play(card, _) | Move::PlayDiscard(card, _) = m { Some(card.slug()) } else { None }
    }

    fn begins(event: &Event) -> Option<Begins> {
        if let Event::Turn { seat } = *event { Some(Begins::Turn(seat)) } else { None }
    }

    fn with_buf<T>(with: impl FnOnce(&mut MoveBuf<Move>) -> T) -> T {
        lend!(with)
    }
}
