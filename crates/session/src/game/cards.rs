//! What the card games bring to a table.

use origami::card::{Character, Characters};
use origami::setup::Title;
use origami::state::{MAX_PLAYERS, MIN_PLAYERS};
use origami::{Edition, Event, Families, Family, Memory, Move, Seen, Setup, State};
use tabletop::script::Staged as _;
use tabletop::{MoveBuf, Stream, Written as _};

use super::{Hosted, lend};
use crate::described::Described;
use crate::help::CardsHelp;
use crate::look::{Options, SceneOf};
use crate::rendered::{Broken, Events, Forbidden, GameKind, Help, Scene};
use crate::wish::{BadWish, Part, Wish};

/// A card game. Origami has no characters, which can be said.
const fn described(title: Title) -> Described {
    Described { word: title.word(), players: MIN_PLAYERS..=MAX_PLAYERS, options: &[Part::Family, Part::Character] }
}

impl Hosted for State {
    const GAMES: &'static [Described] =
        &[described(Title::Origami), described(Title::Legends), described(Title::Mixed)];

    const KIND: GameKind = GameKind::Cards;

    fn arrange(wish: &Wish, stream: &mut Stream) -> Result<Setup, BadWish> {
        let title = Title::named(&wish.game).ok_or_else(|| BadWish::unknown(Part::Game, &wish.game))?;
        let named = wish.number_of_players().or_else(|| Wish::number(wish.families.len()));
        let named = named.or_else(|| Wish::number(wish.characters.as_ref().map_or(0, Vec::len)));
        let players = named.unwrap_or(2);
        // What is named does not change what is drawn beside it.
        let drawn = (title.draw_families(players, stream), title.draw_characters(players, stream));
        let families: Families = match Wish::each(&wish.families, Part::Family, Family::named)? {
            list if list.is_empty() => drawn.0,
            list => list.into_iter().collect(),
        };
        let characters: Characters = match &wish.characters {
            Some(list) => Wish::each(list, Part::Character, Character::named)?.into_iter().collect(),
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
        Options {
            players: setup.players(),
            families: setup.families().iter().map(|family| family.word().to_owned()).collect(),
            characters: setup.characters().iter().map(|character| character.word().to_owned()).collect(),
            ..Options::default()
        }
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

    fn with_buf<T>(with: impl FnOnce(&mut MoveBuf<Move>) -> T) -> T {
        lend!(with)
    }
}
