//! What somebody is asked.

use serde::Serialize;
use session::{Asked, Scene, Seats, cards, islands};
use utoipa::ToSchema;

use crate::api::answers::numbers;
use crate::api::parts::{self, BrushJson, FromJson, LimitJson, MomentJson, NotedJson, PriceJson, WhichJson};

/// A question, and to whom it is put.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Question)]
pub struct QuestionJson {
    /// The seats of those who have not answered yet.
    seats: Vec<u8>,
    /// Is it put to several at once? Answers then stay secret until the last one is in.
    together: bool,
    /// The question.
    #[serde(flatten)]
    ask: AskJson,
    /// The question as a sentence, if `lang` asks for it and the question is yours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) say: Option<String>,
}

/// The kinds of questions, with what belongs to them. Cards go by their words in records.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Ask)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AskJson {
    /// Cards: which action?
    Action {
        /// Is it one that an effect added?
        extra: bool,
    },
    /// Cards: which origami to play, and onto which collection?
    Play {
        /// Whose effect lets the player.
        of: &'static str,
        /// Which origami will do.
        which: WhichJson,
        /// At what price.
        price: PriceJson,
        /// Where it comes from: `hand`, `line` (the Draw Line) or `discards`.
        from: &'static str,
        /// May the player do without?
        may_decline: bool,
        /// May a card of the Draw Line be taken instead?
        or_take_from_line: bool,
        /// A card that the effect treats apart.
        noted: Option<NotedJson>,
    },
    /// Cards: how to pay?
    Pay {
        /// For which card.
        card: &'static str,
        /// Onto which collection it will go, `left` or `right`; a character goes to none.
        side: Option<&'static str>,
        /// The least total of folds.
        least: u8,
        /// The greatest total of folds.
        most: u8,
        /// A card that must be part of it.
        with: Option<&'static str>,
        /// It has at least so many cards, unless it is 0.
        cards: u8,
        /// May the top discard be part of it?
        top_discard: bool,
    },
    /// Cards: which card?
    Pick {
        /// Whose effect asks.
        of: &'static str,
        /// From where.
        from: FromJson,
        /// May the player do without?
        may_decline: bool,
    },
    /// Cards: which group of Draw Line cards?
    PickGroup {
        /// Whose effect asks.
        of: &'static str,
        /// Which groups will do.
        limit: LimitJson,
        /// May the player do without?
        may_decline: bool,
    },
    /// Cards: which card next, of any number?
    PickAny {
        /// Whose effect asks.
        of: &'static str,
        /// Which cards will do.
        which: WhichJson,
    },
    /// Cards: which place in a collection?
    PickSpot {
        /// Whose effect asks.
        of: &'static str,
        /// What for: that of `any_origami` not at the bottom, of an `own_origami`, or a `new_place` for the one picked before.
        spot: &'static str,
        /// May the player do without?
        may_decline: bool,
    },
    /// Cards: which card next, of those above the hand limit?
    HandCheck {
        /// How many are still to be chosen.
        left: u8,
    },
    /// Cards: which opponent?
    PickPlayer {
        /// Whose effect asks.
        of: &'static str,
        /// May the player do without?
        may_decline: bool,
    },
    /// Cards: use the effect or not?
    Confirm {
        /// Of which card.
        of: &'static str,
    },
    /// Islands: which two of the three sheets are kept?
    Keep {},
    /// Islands: a bid, or pass.
    Bid {
        /// The card, 1 to 6.
        card: u8,
        /// The lowest legal bid.
        least: u16,
    },
    /// Islands: which shape?
    Shape {
        /// For what: `square`, `coal-pit`, `auction`, `grove` or `expancing`.
        source: &'static str,
    },
    /// Islands: where, and in which colour; or give up.
    Paint {
        /// For what: `square`, `coal-pit`, `auction`, `grove` or `expancing`.
        source: &'static str,
        /// What is painted.
        brush: BrushJson,
        /// The colours that may be used: `blue`, `green`, `red`.
        colours: Vec<&'static str>,
    },
    /// Islands: from which of the equally rich?
    Richest {
        /// How many coins are taken, if there are so many.
        coins: u8,
    },
    /// Islands: whose token, and with which side up?
    Token {
        /// `coal-pit` or `gold-mine`.
        landmark: &'static str,
    },
    /// Islands alone: use a technology now, or go on?
    Technology {
        /// When.
        moment: MomentJson,
    },
    /// Islands alone: research a level, or act?
    Research {},
    /// Islands alone: which of the two forms of Expancing comes first?
    FormFirst {},
    /// A game without drawings: the question is said in words only.
    Plain {},
}

/// The question at a table, if players are asked.
#[must_use]
pub fn question(scene: &Scene) -> Option<QuestionJson> {
    match scene {
        Scene::Cards(scene) => of(scene.view.asked, of_cards),
        Scene::Islands(scene) => of(scene.view.asked, of_islands),
        Scene::Plain(scene) if scene.asked.is_empty() => None,
        Scene::Plain(scene) => Some(QuestionJson {
            seats: numbers(scene.asked),
            together: scene.asked.len() > 1,
            ask: AskJson::Plain {},
            say: None,
        }),
    }
}

fn of<A>(asked: Asked<A>, json: impl FnOnce(A) -> Option<AskJson>) -> Option<QuestionJson> {
    let (seats, together, ask) = match asked {
        Asked::Seat(seat, ask) => (Seats::from_iter([seat]), false, ask),
        Asked::Together(seats, ask) => (seats, true, ask),
        Asked::Chance(..) | Asked::Over => return None,
    };
    Some(QuestionJson { seats: numbers(seats), together, ask: json(ask)?, say: None })
}

/// An exhaustive match: a new question has to be thought of here. Chance is not spoken to.
fn of_cards(ask: cards::Ask) -> Option<AskJson> {
    use cards::{Ask, Must, Species};
    let may_decline = |must: Must| must == Must::May;
    let json = match ask {
        Ask::Action { extra } => AskJson::Action { extra },
        Ask::Play { of, terms, noted } => AskJson::Play {
            of: of.slug(),
            which: terms.which.into(),
            price: terms.price.into(),
            from: parts::source(terms.from),
            may_decline: may_decline(terms.must),
            or_take_from_line: terms.instead == cards::Instead::TakeFromLine,
            noted: NotedJson::new(terms.noted, noted),
        },
        Ask::Pay { card, side, payment } => AskJson::Pay {
            card: card.slug(),
            side: side.map(cards::Side::word),
            least: payment.least,
            most: payment.most,
            with: payment.with.map(Species::slug),
            cards: payment.cards,
            top_discard: payment.discard,
        },
        Ask::Pick { of, from, must } => {
            AskJson::Pick { of: of.slug(), from: from.into(), may_decline: may_decline(must) }
        }
        Ask::PickGroup { of, limit, must } => {
            AskJson::PickGroup { of: of.slug(), limit: limit.into(), may_decline: may_decline(must) }
        }
        Ask::PickAny { of, which } => AskJson::PickAny { of: of.slug(), which: which.into() },
        Ask::PickSpot { of, spot, must } => {
            AskJson::PickSpot { of: of.slug(), spot: parts::spot(spot), may_decline: may_decline(must) }
        }
        Ask::HandCheck { left } => AskJson::HandCheck { left },
        Ask::PickPlayer { of, must } => AskJson::PickPlayer { of: of.slug(), may_decline: may_decline(must) },
        Ask::Confirm { of } => AskJson::Confirm { of: of.slug() },
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => return None,
    };
    Some(json)
}

/// An exhaustive match: a new question has to be thought of here. Chance is not spoken to.
fn of_islands(ask: islands::Ask) -> Option<AskJson> {
    use islands::Ask;
    let json = match ask {
        Ask::Keep => AskJson::Keep {},
        Ask::Bid { card, least } => AskJson::Bid { card, least },
        Ask::Shape { source } => AskJson::Shape { source: source.word() },
        Ask::Paint { source, brush, colours } => AskJson::Paint {
            source: source.word(),
            brush: brush.into(),
            colours: colours.iter().map(islands::Colour::word).collect(),
        },
        Ask::Richest { coins } => AskJson::Richest { coins },
        Ask::Token { landmark } => AskJson::Token { landmark: landmark.word() },
        Ask::Technology { moment } => AskJson::Technology { moment: moment.into() },
        Ask::Research => AskJson::Research {},
        Ask::FormFirst => AskJson::FormFirst {},
        Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => return None,
    };
    Some(json)
}
