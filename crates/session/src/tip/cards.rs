//! Words for what is on the table of a card game.

use origami::state::Ending;
use origami::vocab::Kind;
use origami::{Ask, State};
use tabletop::Seat;

use crate::help::CardsHelp;
use crate::look::SceneOf;

/// All words there are.
pub(super) const WORDS: &[&str] = &[
    "cards",
    "asked",
    "asked-action",
    "asked-effect",
    "asked-hand-check",
    "asked-pay",
    "can-play",
    "can-play-instant",
    "can-play-special",
    "can-play-scoring",
    "can-play-ongoing",
    "can-play-character",
    "can-use",
    "both-collections",
    "hand-full",
    "hand-rice-paper",
    "characters",
    "ran-out",
    "last-but-one",
    "final-round",
];

/// Those that hold for the player in that seat.
pub(super) fn words(scene: &SceneOf<State>, help: &CardsHelp, seat: Seat) -> Vec<&'static str> {
    let table = &scene.view.table;
    let mut words = vec!["cards"];
    if let Some(ask) = scene.ask {
        words.extend(["asked", asked(ask)]);
    }
    for playable in &help.playable {
        let kind = match scene.setup.edition().facts(playable.card).ability.kind() {
            _ if playable.card.is_character() => "can-play-character",
            Kind::Instant => "can-play-instant",
            Kind::Special => "can-play-special",
            Kind::Scoring => "can-play-scoring",
            Kind::Ongoing => "can-play-ongoing",
        };
        words.extend(["can-play", kind]);
    }
    let own = table.seats.get(seat.index());
    let limit = help.seats.get(seat.index()).map(|help| usize::from(help.hand_limit));
    words.extend(
        [
            ("can-use", help.specials.iter().flatten().any(Result::is_ok)),
            ("both-collections", own.is_some_and(|own| own.collections.iter().all(|cards| !cards.is_empty()))),
            ("hand-full", limit.is_some_and(|limit| table.hand.len() >= limit)),
            ("hand-rice-paper", own.is_some_and(|own| own.rice_paper > 0)),
            ("characters", !table.characters.is_empty()),
            ("ran-out", table.runouts > 0 && table.ending == Ending::None),
            ("last-but-one", table.ending == Ending::LastButOne),
            ("final-round", table.ending == Ending::FinalRound),
        ]
        .into_iter()
        .filter_map(|(word, holds)| holds.then_some(word)),
    );
    words
}

/// What is asked.
fn asked(ask: Ask) -> &'static str {
    match ask {
        Ask::Action { .. } => "asked-action",
        Ask::Pay { .. } => "asked-pay",
        Ask::HandCheck { .. } => "asked-hand-check",
        Ask::Play { .. }
        | Ask::Pick { .. }
        | Ask::PickGroup { .. }
        | Ask::PickAny { .. }
        | Ask::PickSpot { .. }
        | Ask::PickPlayer { .. }
        | Ask::Confirm { .. } => "asked-effect",
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => "asked",
    }
}
