//! A table of Islands, as one viewer sees it.

use serde::Serialize;
use session::islands::{AtSeat, Colour, IslandAt, Kept, Landmark, Science, Setup, SheetId, Squares, Technology, View};
use utoipa::ToSchema;

use crate::api::answers::numbers;

/// What lies on a table of Islands. Squares go by column letter and row number.
#[derive(Debug, Serialize, ToSchema)]
pub struct IslandsTable<'a> {
    /// The round, from 1; 0 before the first.
    round: u8,
    /// The season's colour, once a round has begun.
    season: Option<&'static str>,
    /// The first player, once drawn.
    first: Option<u8>,
    /// The auctioned card, once rolled.
    card: Option<u8>,
    /// The highest bid.
    bid: Option<BidJson>,
    /// The seats of those who have passed.
    passed: Vec<u8>,
    /// Who has won the bidding of this round.
    winner: Option<u8>,
    /// Is the game over?
    over: bool,
    /// The shape that is about to be painted, once it is known.
    shape: Option<u8>,
    /// The colours it may get.
    colours: Vec<&'static str>,
    /// The tokens left in the reserve, if they can run out.
    reserve: Option<ReserveJson>,
    /// The players.
    seats: Vec<IslandsSeat<'a>>,
    /// What there is in the game alone only.
    solo: Option<SoloJson>,
}

/// Tokens left in the reserve.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Reserve)]
pub struct ReserveJson {
    /// Coal-pit tokens.
    coal: u8,
    /// Gold-mine tokens.
    gold: u8,
}

/// A bid.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Bid)]
pub struct BidJson {
    /// Whose.
    seat: u8,
    /// How much.
    coins: u16,
}

/// What there is in the game alone only.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Solo)]
pub struct SoloJson {
    /// What the roll under way is for.
    purpose: &'static str,
    /// The dice of that roll; those not rolled are 0.
    dice: [u8; 2],
    /// The islands in the order they were started, counted from 1.
    started: Vec<u8>,
    /// The science sheet.
    science: Vec<TechnologyJson>,
}

/// A technology of the science sheet.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Technology)]
pub struct TechnologyJson {
    /// Its word.
    technology: &'static str,
    /// The levels researched.
    level: u8,
    /// Was it used this round?
    used: bool,
    /// Is it closed, because its partner is researched?
    closed: bool,
}

/// One player of Islands.
#[derive(Debug, Serialize, ToSchema)]
pub struct IslandsSeat<'a> {
    /// The sheets dealt.
    dealt: Vec<&'a str>,
    /// Has the player chosen, while others have not?
    chosen: bool,
    /// What was chosen, if the viewer may know it.
    choice: Option<[&'a str; 2]>,
    /// The sheets kept, once all have chosen.
    kept: Option<[&'a str; 2]>,
    /// Coins.
    coins: u16,
    /// Coal-pit tokens.
    coal: CoalJson,
    /// Gold-mine tokens.
    gold: GoldJson,
    /// Volcano tokens.
    volcanoes: u8,
    /// Accesses not used yet.
    access: AccessJson,
    /// The four islands, once the sheets are kept.
    islands: Vec<IslandJson<'a>>,
}

/// Coal-pit tokens, by the side that is up.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Coal)]
pub struct CoalJson {
    /// *Any colour*.
    any_colour: u8,
    /// *Season colour*.
    season_colour: u8,
}

/// Gold-mine tokens, by the side that is up.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Gold)]
pub struct GoldJson {
    /// +2.
    plus_2: u8,
    /// +1.
    plus_1: u8,
}

/// Accesses not used yet.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Access)]
pub struct AccessJson {
    /// To both harbors.
    both: u8,
    /// To the regular one only.
    regular: u8,
}

/// An island of a player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Island)]
pub struct IslandJson<'a> {
    /// Its name.
    name: &'a str,
    /// As it is printed: the letters of a sheet file, row by row.
    rows: Vec<String>,
    /// The squares painted blue.
    blue: Vec<String>,
    /// The squares painted green.
    green: Vec<String>,
    /// The squares painted red.
    red: Vec<String>,
    /// The outlines.
    outlines: Vec<OutlineJson>,
}

/// An outline on an island.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Outline)]
pub struct OutlineJson {
    /// Its colour.
    colour: &'static str,
    /// The squares inside.
    squares: Vec<String>,
    /// The coins it has brought, if it is filled.
    coins: Option<u8>,
}

impl<'a> IslandsTable<'a> {
    /// What this viewer sees.
    #[must_use]
    pub fn new(setup: &'a Setup, view: &'a View) -> Self {
        let table = &view.table;
        let (shape, colours) = view.at_hand();
        let reserve = (table.reserve(Landmark::CoalPit), table.reserve(Landmark::GoldMine));
        Self {
            round: table.round,
            season: table.season.map(Colour::word),
            first: table.first.map(|seat| seat.0),
            card: table.card,
            bid: table.bid.map(|(seat, coins)| BidJson { seat: seat.0, coins }),
            passed: numbers(table.passed),
            winner: table.winner.map(|seat| seat.0),
            over: table.over,
            shape: shape.map(|shape| shape.number()),
            colours: colours.iter().map(Colour::word).collect(),
            reserve: if let (Some(coal), Some(gold)) = reserve { Some(ReserveJson { coal, gold }) } else { None },
            seats: table.seats.iter().map(|seat| IslandsSeat::new(setup, seat)).collect(),
            solo: table.science.as_ref().map(|science| SoloJson::new(view, science)),
        }
    }
}

impl SoloJson {
    fn new(view: &View, science: &Science) -> Self {
        let (purpose, dice) = view.dice();
        let technology = |technology: Technology| TechnologyJson {
            technology: technology.word(),
            level: science.levels[technology as usize],
            used: science.used[technology as usize],
            closed: science.is_closed(technology),
        };
        Self {
            purpose: purpose.word(),
            dice,
            started: view.started().iter().map(|nth| nth.0.saturating_add(1)).collect(),
            science: Technology::ALL.map(technology).into(),
        }
    }
}

impl<'a> IslandsSeat<'a> {
    fn new(setup: &'a Setup, at: &'a AtSeat) -> Self {
        let word = |sheet: SheetId| setup.atlas().sheet(sheet).id.as_str();
        let two = |kept: Kept| [word(kept.0), word(kept.1)];
        Self {
            dealt: at.dealt.iter().copied().map(word).collect(),
            chosen: at.chosen,
            choice: at.choice.map(two),
            kept: at.kept.map(two),
            coins: at.coins,
            coal: CoalJson { any_colour: at.coal[0], season_colour: at.coal[1] },
            gold: GoldJson { plus_2: at.gold[0], plus_1: at.gold[1] },
            volcanoes: at.volcanoes,
            access: AccessJson { both: at.access[0], regular: at.access[1] },
            islands: at.islands.iter().map(IslandJson::new).collect(),
        }
    }
}

impl<'a> IslandJson<'a> {
    fn new(at: &'a IslandAt) -> Self {
        let painted = |colour: Colour| names(at.colours[colour as usize]);
        let outlines = at.island.outlines.iter().zip(&at.filled).map(|(outline, &coins)| OutlineJson {
            colour: outline.colour.word(),
            squares: names(outline.squares),
            coins,
        });
        Self {
            name: &at.island.name,
            rows: at.island.letters().collect(),
            blue: painted(Colour::Blue),
            green: painted(Colour::Green),
            red: painted(Colour::Red),
            outlines: outlines.collect(),
        }
    }
}

fn names(squares: Squares) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}
