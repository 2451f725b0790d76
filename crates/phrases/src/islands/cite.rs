//! Which rule a line of the log leads to.

use islands::{Landmark, Rule, Seen, Source};
use tabletop::RuleId as _;

/// The id of the rule that an event follows.
pub(super) fn rule(event: &Seen, is_solo: bool) -> Option<&'static str> {
    let rule = match *event {
        Seen::Dealt { .. } | Seen::Chose { .. } | Seen::Keeps { .. } => Rule::KeepTwo,
        Seen::FirstPlayer { .. } => Rule::Players,
        Seen::Card { .. } => Rule::Rounds,
        Seen::Bids { .. } if is_solo => Rule::CarrambahBid,
        Seen::Bids { .. } | Seen::Passes { unable: false, .. } => Rule::Bids,
        Seen::Passes { unable: true, .. } => Rule::CannotBid,
        Seen::Wins { .. } => Rule::Winner,
        Seen::NoWinner => Rule::AuctionEnd,
        Seen::Chooses { source: Source::Grove, .. } => Rule::Grove,
        Seen::Chooses { .. } => Rule::ShapeOrder,
        Seen::ColourRolled { .. } => Rule::OneColour,
        Seen::Paints { only: true, .. } => Rule::OnlyAnswer,
        Seen::Paints { source, .. } => source.rule(),
        Seen::Starts { .. } => Rule::Accesses,
        Seen::GivesUp { .. } => Rule::GiveUp,
        Seen::Skips { .. } => Rule::NowhereToPaint,
        Seen::Surrounds { landmark, .. } => surrounded(landmark, is_solo),
        Seen::VolcanoTokens { .. } => Rule::VolcanoTokens,
        Seen::Access { .. } => Rule::Lighthouse,
        Seen::Token { from: Some(_), .. } | Seen::NoToken { .. } => Rule::TakeToken,
        Seen::Token { landmark: Landmark::CoalPit, .. } => Rule::CoalPit,
        Seen::Token { .. } => Rule::GoldMine,
        Seen::VolcanoGives { .. } => Rule::SoloVolcano,
        Seen::TokenReturned { .. } | Seen::Takes { .. } | Seen::TakesNothing { .. } => {
            surrounded(Landmark::Volcano, is_solo)
        }
        Seen::Fills { .. } => Rule::OutlineFilled,
        Seen::Income { .. } => Rule::Others,
        Seen::Carrambah { .. } => Rule::CarrambahBid,
        Seen::Researches { .. } => Rule::Research,
        Seen::Uses { used, .. } => used.technology.rule(),
        Seen::MarkerStays => Rule::Timenautics,
        Seen::Ends => Rule::Scoring,
        Seen::Round { .. } | Seen::Rolled { .. } => return None,
    };
    Some(rule.id())
}

const fn surrounded(landmark: Landmark, is_solo: bool) -> Rule {
    match landmark {
        Landmark::RegularHarbor | Landmark::SecretHarbor => Rule::Harbors,
        Landmark::Lighthouse => Rule::Lighthouse,
        Landmark::Volcano if is_solo => Rule::SoloVolcano,
        Landmark::Volcano => Rule::Volcano,
        Landmark::CoalPit => Rule::CoalPit,
        Landmark::GoldMine => Rule::GoldMine,
        Landmark::Grove => Rule::Grove,
        Landmark::Temple => Rule::Temple,
        Landmark::Mountain | Landmark::Sea => Rule::NeverSurrounded,
    }
}
