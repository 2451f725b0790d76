//! The rules by their ids: what refusals, tests and help cite.

use tabletop::RuleId;

macro_rules! rules {
    ($($name:ident $id:literal)*) => {
        /// A rule of the game, named after what it is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = concat!("Rule ", $id, ".")] $name,)*
        }

        impl RuleId for Rule {
            fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }

            fn all() -> &'static [Self] {
                &[$(Self::$name),*]
            }
        }
    };
}

rules! {
    Families "O-1.1"
    CardFacts "O-1.2"
    Players "O-2.1"
    Deal "O-2.2"
    StartingPlayer "O-2.3"
    KnownCards "O-2.4"
    DrawLine "O-2.5"
    OneAction "O-3.1"
    HandCheck "O-3.2"
    NoAction "O-3.3"
    AnotherAction "O-3.4"
    TurnEnd "O-3.5"
    DrawLimit "O-4.1"
    Refill "O-4.2"
    RunOut "O-4.3"
    SeenDraws "O-4.4"
    PayExactly "O-5.1"
    DiscardOrder "O-5.2"
    Collections "O-5.3"
    Covered "O-5.4"
    InstantEffect "O-5.5"
    SpecialNextTurn "O-5.6"
    ScoringEffect "O-5.7"
    PlayByEffect "O-5.8"
    CardsInHand "O-5.9"
    OrderOfPlay "O-5.10"
    SeveralPlayers "O-5.11"
    SpecialOnTop "O-6.1"
    SpecialPossible "O-6.2"
    SpecialOnce "O-6.3"
    End "O-7.1"
    LaterRunOuts "O-7.2"
    Stalled "O-7.3"
    Scoring "O-8.1"
    Winner "O-8.2"
    ScoringExample "O-8.3"
    Visible "O-9.1"
    Dog "O-9.2"
    Fox "O-9.3"
    Rabbit "O-9.4"
    BeeAndWhale "O-9.5"
    Cricket "O-9.6"
    Spider "O-9.7"
    Lion "O-9.8"
    Snake "O-9.9"
    Zebra "O-9.10"
    Dolphin "O-9.11"
    Parrot "O-9.12"
    Vulture "O-9.13"
    Pig "O-9.14"
    Raccoon "O-9.15"
    OwlAndMagpie "O-9.16"
    Rhino "O-9.17"
    Caterpillar "O-9.18"
    FlyAndElephant "O-9.19"
    LegendsComponents "L-1.1"
    LegendsKinds "L-1.2"
    LegendsPlayers "L-2.1"
    RicePaperDeck "L-2.2"
    LegendsDeal "L-2.3"
    LegendsActions "L-3.1"
    HandLimit "L-3.2"
    LegendsTurnEnd "L-3.3"
    Ongoing "L-4.1"
    CharacterPlay "L-4.2"
    CharacterBonus "L-4.3"
    CharacterRules "L-4.4"
    CostChanges "L-4.5"
    WhatIsOrigami "L-4.6"
    Reactions "L-4.7"
    TwoCopies "L-4.8"
    RicePaperPays "L-5.1"
    RicePaperDrawn "L-5.2"
    RicePaperIsCard "L-5.3"
    RicePaperIsPublic "L-5.4"
    LegendsScoring "L-6.1"
    MostAndFewest "L-6.2"
    Kappa "L-6.3"
    LegendsScoringExample "L-6.4"
    Mesosaurus "L-7.1"
    Anaconda "L-7.2"
    Piranha "L-7.3"
    Sloth "L-7.4"
    Dragon "L-7.5"
    NineTailedFox "L-7.6"
    Oni "L-7.7"
    Phoenix "L-7.8"
    ArcticWolf "L-7.9"
    YellowGeisha "L-7.10"
    YellowMerchant "L-7.11"
    RedGeisha "L-7.12"
    PenguinAndWalrus "L-7.13"
    ScoringCharacters "L-7.14"
    LegendsDraw "L-7.15"
    Unicorn "L-7.16"
    YellowCalligrapher "L-7.17"
    Mixing "L-8.1"
    MixedSpecials "L-8.2"
}
