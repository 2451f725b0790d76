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
    Sheets "I-1.1"
    Grid "I-1.2"
    Cards "I-1.3"
    Track "I-1.4"
    Players "I-2.1"
    KeepTwo "I-2.2"
    Public "I-2.3"
    DifferentKinds "I-2.4"
    EnoughTokens "I-2.5"
    ReadingOrder "I-2.6"
    Rounds "I-3.1"
    Bids "I-3.2"
    AuctionEnd "I-3.3"
    CannotBid "I-3.4"
    LastBid "I-3.5"
    WinnerFirst "I-4.1"
    Winner "I-4.2"
    Others "I-4.3"
    MarkerMoves "I-4.4"
    CardColour "I-4.5"
    ShapeOrder "I-4.6"
    IncomeLast "I-4.7"
    StepsInTurn "I-4.8"
    EmptySquares "I-5.1"
    FirstPainting "I-5.2"
    Joined "I-5.3"
    NewIsland "I-5.4"
    OneColour "I-5.5"
    TwoHalves "I-5.6"
    GiveUp "I-5.7"
    PaintingActions "I-5.8"
    SecondHalf "I-5.9"
    NowhereToPaint "I-5.10"
    OnlyAnswer "I-5.11"
    GiveUpLast "I-5.12"
    Surrounded "I-6.1"
    SingleColour "I-6.2"
    TriggerOrder "I-6.3"
    NeverSurrounded "I-6.4"
    EveryPaintingTriggers "I-6.5"
    OutlineFilled "I-7.1"
    OutlineLost "I-7.2"
    OutlineColour "I-7.3"
    Lighthouse "I-8.1"
    Harbors "I-8.2"
    Temple "I-8.3"
    CoalPit "I-8.4"
    Grove "I-8.5"
    GoldMine "I-8.6"
    Volcano "I-8.7"
    SeaAndMountains "I-8.8"
    Accesses "I-8.9"
    VolcanoTokens "I-8.10"
    CoalPitTokens "I-8.11"
    GroveInDetail "I-8.12"
    Scoring "I-9.1"
    Winning "I-9.2"
    WorkedRound "I-10.1"
    ActingTogether "I-11.1"
    FewTokens "I-12.1"
    TokensCount "I-12.2"
    TakeToken "I-12.3"
    NotSolo "I-12.4"
    SoloSetup "I-13.1"
    CarrambahBid "I-13.2"
    Research "I-13.3"
    SoloVolcano "I-13.4"
    Technologies "I-13.5"
    Expancing "I-13.6"
    Auctionis "I-13.7"
    Economicus "I-13.8"
    ReColor "I-13.9"
    ReRoll "I-13.10"
    Transforming "I-13.11"
    Timenautics "I-13.12"
    Ranks "I-13.13"
    UseOnceResearched "I-13.14"
    Fees "I-13.15"
    SoloOrder "I-13.16"
    ChangesTogether "I-13.17"
    ReRollInDetail "I-13.18"
    AuctionisInDetail "I-13.19"
    EconomicusInDetail "I-13.20"
    ExpancingInDetail "I-13.21"
    TimenauticsInDetail "I-13.22"
    ResearchInDetail "I-13.23"
}
