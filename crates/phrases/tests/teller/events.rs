//! The kinds of events, one example of each, and the cards a reader sees in one.

use std::collections::BTreeSet;

use origami::cards::species;
use origami::vocab::Source;
use origami::{Event, Seen, Side, Species};
use tabletop::Seat;

/// The kind of an event. A new one does not compile until it has a name here, and the tests below want an example of it.
pub fn kind<C>(event: &Event<C>) -> &'static str {
    match event {
        Event::Shuffled { .. } => "shuffled",
        Event::Dealt { .. } => "dealt",
        Event::Starts { .. } => "starts",
        Event::Turn { .. } => "turn",
        Event::ExtraAction { .. } => "extra action",
        Event::NoAction { .. } => "no action",
        Event::LineFilled { .. } => "line filled",
        Event::LineDiscarded { .. } => "line discarded",
        Event::TookFromLine { .. } => "took from line",
        Event::TookDiscard { .. } => "took discard",
        Event::Drew { .. } => "drew",
        Event::LookedAt { .. } => "looked at",
        Event::Kept { .. } => "kept",
        Event::DiscardedLookedAt { .. } => "discarded looked at",
        Event::Plays { .. } => "plays",
        Event::Paid { .. } => "paid",
        Event::PaidWithDiscard { .. } => "paid with discard",
        Event::PutInPlay { .. } => "put in play",
        Event::LeftPlay { .. } => "left play",
        Event::Reacts { .. } => "reacts",
        Event::DrewRicePaper { .. } => "drew rice paper",
        Event::Moved { .. } => "moved",
        Event::Placed { .. } => "placed",
        Event::Removed { .. } => "removed",
        Event::MovedUnder { .. } => "moved under",
        Event::Discarded { .. } => "discarded",
        Event::Marked { .. } => "marked",
        Event::Answered { .. } => "answered",
        Event::Passed { .. } => "passed",
        Event::Stolen { .. } => "stolen",
        Event::Swapped { .. } => "swapped",
        Event::HandShown { .. } => "hand shown",
        Event::Shown { .. } => "shown",
        Event::UsesSpecial { .. } => "uses special",
        Event::UsesEffect { .. } => "uses effect",
        Event::Declined { .. } => "declined",
        Event::NothingToDo { .. } => "nothing to do",
        Event::Copies { .. } => "copies",
        Event::ChosePlayer { .. } => "chose player",
        Event::GotAction { .. } => "got action",
        Event::LostAction { .. } => "lost action",
        Event::RunOut { .. } => "run-out",
        Event::Stalled => "stalled",
        Event::FinalRound => "final round",
        Event::Over => "over",
    }
}

/// How many kinds there are.
pub const KINDS: usize = 45;

/// One of each kind of event, alone and with others it is told together with. The number says how many events have been
/// told before.
pub fn examples() -> Vec<(usize, Vec<Event>)> {
    let mut all = examples_of_origami();
    all.extend(examples_of_legends());
    all
}

fn examples_of_origami() -> Vec<(usize, Vec<Event>)> {
    let [ant, bee, butterfly, cat, caterpillar, cheetah] =
        ["ant", "bee", "butterfly", "cat", "caterpillar", "cheetah"].map(species);
    let [cricket, dog, eagle, elephant, fox, owl, parrot] =
        ["cricket", "dog", "eagle", "elephant", "fox", "owl", "parrot"].map(species);
    let [pig, raccoon, sheep, snake, whale] = ["pig", "raccoon", "sheep", "snake", "whale"].map(species);
    let (a, b, c) = (Seat(0), Seat(1), Seat(2));
    let (left, right) = (Side::Left, Side::Right);
    let drew = |seat, card| Event::Drew { seat, card };
    let paid = |seat, card| Event::Paid { seat, card };
    let plays = |seat, card, side| Event::Plays { seat, card, side: Some(side), from: Source::Hand };
    let alone = |event| (0, vec![event]);
    vec![
        alone(Event::Shuffled { order: vec![fox; 3].into() }),
        alone(Event::Shuffled { order: vec![fox].into() }),
        (0, [fox, owl, owl, ant].map(|card| Event::Dealt { seat: a, card }).to_vec()),
        (0, vec![Event::Dealt { seat: a, card: cat }, Event::Dealt { seat: b, card: whale }]),
        alone(Event::Starts { seat: a }),
        alone(Event::Turn { seat: a }),
        alone(Event::ExtraAction { seat: a }),
        alone(Event::NoAction { seat: a }),
        (0, [fox, owl, fox].map(|card| Event::LineFilled { card }).to_vec()),
        (0, [cat, elephant].map(|card| Event::LineDiscarded { card }).to_vec()),
        (0, [cat, cat, eagle].map(|card| Event::TookFromLine { seat: a, card }).to_vec()),
        alone(Event::TookDiscard { seat: a, card: elephant }),
        alone(drew(a, owl)),
        (0, vec![drew(a, owl), drew(a, snake), drew(a, owl)]),
        (0, vec![drew(a, owl), drew(b, snake)]),
        alone(Event::LookedAt { seat: a, card: owl }),
        (0, [owl, dog].map(|card| Event::LookedAt { seat: a, card }).to_vec()),
        alone(Event::Kept { seat: a, card: ant }),
        (0, [owl, dog].map(|card| Event::Kept { seat: a, card }).to_vec()),
        (0, [owl, owl].map(|card| Event::DiscardedLookedAt { seat: a, card }).to_vec()),
        alone(plays(a, owl, left)),
        (
            0,
            vec![
                plays(a, owl, left),
                paid(a, cat),
                paid(a, cat),
                paid(a, fox),
                Event::Placed { seat: a, side: left, card: owl },
            ],
        ),
        (0, vec![plays(a, elephant, right), paid(a, cat), Event::Placed { seat: a, side: right, card: elephant }]),
        // The play was told before its payment was made.
        (1, vec![plays(a, owl, left), paid(a, fox), Event::Placed { seat: a, side: left, card: owl }]),
        (0, vec![plays(a, fox, right), Event::Placed { seat: a, side: right, card: fox }]),
        (0, vec![paid(a, cat), paid(a, fox)]),
        alone(paid(a, cat)),
        alone(Event::Placed { seat: a, side: right, card: butterfly }),
        alone(Event::Removed { seat: a, side: left, card: caterpillar }),
        alone(Event::MovedUnder { seat: a, side: right }),
        (0, [bee, bee, cat].map(|card| Event::Discarded { seat: a, card }).to_vec()),
        alone(Event::Marked { seat: a, card: bee }),
        (0, [bee, pig].map(|card| Event::Marked { seat: a, card }).to_vec()),
        alone(Event::Answered { seat: a, card: bee }),
        // What is carried out at once is not told twice.
        (
            0,
            vec![
                Event::Answered { seat: b, card: bee },
                Event::Answered { seat: c, card: pig },
                Event::Discarded { seat: b, card: bee },
                Event::Discarded { seat: c, card: pig },
            ],
        ),
        alone(Event::Passed { seat: a, to: b, card: sheep }),
        alone(Event::Stolen { seat: a, to: b, card: sheep }),
        (0, vec![Event::ChosePlayer { seat: a, who: b }, Event::Stolen { seat: b, to: a, card: raccoon }]),
        alone(Event::Swapped { seat: a, taken: eagle, given: cat }),
        (
            0,
            vec![
                Event::ChosePlayer { seat: a, who: b },
                Event::HandShown { seat: b, to: a, cards: vec![cat, fox, fox].into() },
            ],
        ),
        alone(Event::Shown { seat: a, card: cricket, count: 2 }),
        alone(Event::UsesSpecial { seat: a, side: left, card: fox }),
        alone(Event::UsesEffect { seat: a, card: owl }),
        alone(Event::Declined { seat: a, card: elephant }),
        (
            2,
            vec![
                Event::UsesEffect { seat: a, card: elephant },
                drew(a, cat),
                Event::Declined { seat: a, card: elephant },
            ],
        ),
        (
            3,
            vec![
                Event::UsesEffect { seat: a, card: parrot },
                Event::Copies { seat: a, card: elephant },
                drew(a, cat),
                Event::Declined { seat: a, card: elephant },
            ],
        ),
        alone(Event::NothingToDo { seat: a, card: elephant }),
        alone(Event::Copies { seat: a, card: elephant }),
        alone(Event::ChosePlayer { seat: a, who: b }),
        (1, vec![Event::UsesEffect { seat: a, card: cheetah }, Event::GotAction { seat: a }]),
        alone(Event::LostAction { seat: a }),
        alone(Event::RunOut { number: 1 }),
        alone(Event::RunOut { number: 2 }),
        alone(Event::RunOut { number: 3 }),
        alone(Event::Stalled),
        alone(Event::FinalRound),
        alone(Event::Over),
    ]
}

fn examples_of_legends() -> Vec<(usize, Vec<Event>)> {
    let [cat, fox, owl, elephant] = ["cat", "fox", "owl", "elephant"].map(species);
    let [caiman, dragon, lion, macaw, nine_tailed_fox] =
        ["caiman", "dragon", "lion", "macaw", "nine_tailed_fox"].map(species);
    let [piranha, seal, toucan, unicorn, parrot] = ["piranha", "seal", "toucan", "unicorn", "parrot"].map(species);
    let [yellow, red, monk, gardener] = ["yellow_ninja", "red_ninja", "red_monk", "yellow_gardener"].map(species);
    let rice = Species::RICE_PAPER;
    let (a, b, c) = (Seat(0), Seat(1), Seat(2));
    let (left, right) = (Side::Left, Side::Right);
    let plays = |card, side, from| Event::Plays { seat: a, card, side, from };
    let paid = |card| Event::Paid { seat: a, card };
    let placed = |card, side| Event::Placed { seat: a, side, card };
    let put = |card| Event::PutInPlay { seat: a, card };
    let uses = |seat, card| Event::UsesEffect { seat, card };
    let declined = |seat, card| Event::Declined { seat, card };
    let moved = |card, from, place, to, new_place| Event::Moved { seat: a, card, from, place, to, new_place };
    let alone = |event| (0, vec![event]);
    vec![
        // A character: chosen, paid for, put in play; in place of its other version; as a bonus of another.
        alone(plays(yellow, None, Source::Hand)),
        (0, vec![plays(yellow, None, Source::Hand), paid(cat), paid(seal), put(yellow)]),
        (0, vec![plays(yellow, None, Source::Hand), paid(fox), Event::LeftPlay { card: red }, put(yellow)]),
        (1, vec![plays(yellow, None, Source::Hand), paid(fox), Event::LeftPlay { card: red }, put(yellow)]),
        (0, vec![Event::LeftPlay { card: red }, put(yellow)]),
        (0, vec![plays(monk, None, Source::Line), put(monk)]),
        (0, vec![plays(monk, None, Source::Hand), put(monk)]),
        alone(put(yellow)),
        alone(Event::LeftPlay { card: red }),
        // Its bonus.
        (0, vec![put(yellow), plays(macaw, Some(left), Source::Line), placed(macaw, left)]),
        (0, vec![plays(macaw, Some(right), Source::Line), placed(macaw, right)]),
        alone(plays(macaw, Some(right), Source::Line)),
        (1, vec![put(yellow), declined(a, yellow)]),
        (1, vec![put(yellow), Event::NothingToDo { seat: a, card: yellow }]),
        // The top discard is played, or pays.
        (0, vec![plays(owl, Some(left), Source::Discards), paid(fox), placed(owl, left)]),
        (1, vec![plays(owl, Some(left), Source::Discards), paid(fox), placed(owl, left)]),
        (0, vec![plays(owl, Some(right), Source::Discards), placed(owl, right)]),
        (0, vec![plays(yellow, None, Source::Discards), paid(fox), put(yellow)]),
        alone(plays(owl, Some(left), Source::Discards)),
        (
            0,
            vec![
                plays(owl, Some(left), Source::Hand),
                paid(cat),
                Event::PaidWithDiscard { seat: a, card: fox },
                placed(owl, left),
            ],
        ),
        (0, vec![paid(cat), Event::PaidWithDiscard { seat: a, card: fox }]),
        alone(Event::PaidWithDiscard { seat: a, card: fox }),
        // Rice paper.
        (
            0,
            vec![plays(elephant, Some(left), Source::Hand), paid(rice), paid(rice), paid(seal), placed(elephant, left)],
        ),
        alone(Event::DrewRicePaper { seat: a, count: 1 }),
        (0, vec![uses(a, seal), Event::DrewRicePaper { seat: a, count: 3 }]),
        (0, [rice, rice, cat].map(|card| Event::Discarded { seat: a, card }).to_vec()),
        alone(Event::Passed { seat: a, to: b, card: rice }),
        alone(Event::Stolen { seat: a, to: b, card: rice }),
        // A play that a card on top reacts to, before the effect of the card played.
        (
            0,
            vec![
                plays(elephant, Some(left), Source::Hand),
                paid(fox),
                placed(elephant, left),
                Event::Reacts { seat: a, card: caiman },
                uses(a, elephant),
            ],
        ),
        alone(Event::Reacts { seat: a, card: toucan }),
        alone(Event::Reacts { seat: a, card: gardener }),
        // Origami are moved.
        alone(moved(lion, left, 3, left, 1)),
        alone(moved(nine_tailed_fox, right, 2, right, 4)),
        alone(moved(piranha, left, 3, right, 2)),
        alone(moved(piranha, right, 3, left, 1)),
        // Every player is asked in turn, whoever's effect it is.
        (1, vec![placed(dragon, left), declined(a, dragon)]),
        (1, vec![uses(a, dragon), declined(a, dragon), declined(b, dragon), declined(c, dragon)]),
        (1, vec![uses(b, unicorn), declined(a, unicorn)]),
        (2, vec![uses(a, parrot), Event::Copies { seat: a, card: dragon }, declined(a, dragon)]),
        // Two cards each, chosen in secret.
        (
            0,
            vec![
                Event::Answered { seat: a, card: cat },
                Event::Answered { seat: a, card: seal },
                Event::Passed { seat: a, to: b, card: cat },
                Event::Passed { seat: a, to: c, card: seal },
            ],
        ),
    ]
}

/// The cards a reader sees in an event.
pub fn visible(event: &Event<Seen>) -> BTreeSet<Species> {
    let face = |card: Seen| if let Seen::Face(card) = card { Some(card) } else { None };
    match event {
        Event::Shuffled { order: cards } | Event::HandShown { cards, .. } => {
            cards.iter().copied().filter_map(face).collect()
        }
        &(Event::Drew { card, .. }
        | Event::LookedAt { card, .. }
        | Event::Kept { card, .. }
        | Event::Marked { card, .. }
        | Event::Answered { card, .. }
        | Event::Passed { card, .. }
        | Event::Stolen { card, .. }) => face(card).into_iter().collect(),
        &(Event::Dealt { card, .. }
        | Event::LineFilled { card }
        | Event::LineDiscarded { card }
        | Event::TookFromLine { card, .. }
        | Event::TookDiscard { card, .. }
        | Event::DiscardedLookedAt { card, .. }
        | Event::Plays { card, .. }
        | Event::Paid { card, .. }
        | Event::PaidWithDiscard { card, .. }
        | Event::PutInPlay { card, .. }
        | Event::LeftPlay { card }
        | Event::Reacts { card, .. }
        | Event::Moved { card, .. }
        | Event::Placed { card, .. }
        | Event::Removed { card, .. }
        | Event::Discarded { card, .. }
        | Event::Shown { card, .. }
        | Event::UsesSpecial { card, .. }
        | Event::UsesEffect { card, .. }
        | Event::Declined { card, .. }
        | Event::NothingToDo { card, .. }
        | Event::Copies { card, .. }) => BTreeSet::from([card]),
        Event::DrewRicePaper { .. } => BTreeSet::from([Species::RICE_PAPER]),
        &Event::Swapped { taken, given, .. } => BTreeSet::from([taken, given]),
        _ => BTreeSet::new(),
    }
}
