//! Tables to play at.

use std::sync::OnceLock;

use islands::atlas::{Atlas, Kind, SourceText};
use islands::{SheetSet, Variant};
use origami::Edition;
use origami::edition::Override;
use origami::setup::{BadSetup, Title};
use tabletop::Stream;

/// A table for 2 to 4 players of any card game, drawn with `stream`; one of four without characters. None if the
/// corrections of the edition make it too large.
///
/// # Panics
/// If what is drawn can't be played for any other reason.
pub(crate) fn any_cards(stream: &mut Stream, edition: &'static Edition) -> Option<origami::Setup> {
    let title = Title::ALL[stream.below(Title::ALL.len() as u32) as usize];
    let players = 2 + stream.below(3) as u8;
    cards(title, players, stream, edition)
}

/// A table of that card game for so many players, as [`any_cards`] draws it.
///
/// # Panics
/// If what is drawn can't be played.
pub(crate) fn cards(
    title: Title,
    players: u8,
    stream: &mut Stream,
    edition: &'static Edition,
) -> Option<origami::Setup> {
    let families = title.draw_families(players, stream);
    let characters = match title.draw_characters(players, stream) {
        _ if stream.below(4) == 0 => Default::default(),
        characters => characters,
    };
    match origami::Setup::with_characters(players, families, characters, edition) {
        Ok(setup) => Some(setup),
        Err(BadSetup::TooManyCards(_)) => None,
        Err(why) => panic!("{why}"),
    }
}

/// An edition with dear, cheap and changed cards of every family.
pub(crate) fn corrected() -> &'static Edition {
    const WORDS: [[&str; 3]; 18] = [
        ["cat", "cost", "0"],
        ["sheep", "folds", "9"],
        ["dog", "ability", "zebra"],
        ["parrot", "cost", "0"],
        ["dove", "ability", "rhino"],
        ["whale", "cost", "9"],
        ["shell", "points", "99"],
        ["monkey", "cost", "0"],
        ["ant", "folds", "1"],
        ["bee", "ability", "lion"],
        ["seal", "cost", "0"],
        ["penguin", "ability", "oni"],
        ["macaw", "ability", "arctic_wolf"],
        ["piranha", "cost", "9"],
        ["t_rex", "ability", "dragon"],
        ["brontosaurus", "folds", "9"],
        ["kappa", "ability", "caiman"],
        ["phoenix", "cost", "0"],
    ];
    static CORRECTED: OnceLock<&'static Edition> = OnceLock::new();
    CORRECTED.get_or_init(|| {
        let overrides: Vec<_> = WORDS.iter().filter_map(|[card, field, v]| Override::parse(card, field, v)).collect();
        assert_eq!(overrides.len(), WORDS.len(), "a correction has lost its card");
        Edition::load(&overrides).unwrap_or_else(|why| panic!("{why}"))
    })
}

/// A table of Origami Islands for 2 to 6 players, with or without the variant, drawn with `stream`: mostly all sheets of
/// an owner in the atlas, with some standard ones.
///
/// # Panics
/// If what is drawn can't be played.
pub(crate) fn any_islands(stream: &mut Stream, atlas: &'static Atlas) -> islands::Setup {
    let players = 2 + stream.below(5) as u8;
    let variant = Variant::ALL[stream.below(Variant::ALL.len() as u32) as usize];
    let all_own = stream.below(4) > 0;
    let mut sheets: Vec<_> =
        atlas.all().filter(|&id| !atlas.is_standard(id) && (all_own || stream.below(2) == 0)).collect();
    let mut standard: Vec<_> = atlas.all().filter(|&id| atlas.is_standard(id)).collect();
    stream.shuffle(&mut standard);
    // At least two in all, and often no more than these.
    let more = 2_usize.saturating_sub(sheets.len()) + stream.below(3) as usize;
    sheets.extend(standard.into_iter().take(more));
    islands::Setup::new(players, sheets.into_iter().collect(), variant, atlas).unwrap_or_else(|why| panic!("{why}"))
}

/// A number for [`islands`] that stands for the standard atlas and all of its sheets.
pub(crate) const STANDARD: u8 = 2;

/// A table of Origami Islands; one number says which atlas and what kind of sheets, the other one which of them.
///
/// # Panics
/// If there are not 2 to 6 players.
pub(crate) fn islands(players: u8, variant: Variant, kind: u8, which: u8) -> islands::Setup {
    let atlas = match kind % 4 {
        0 => odd()[0],
        1 => odd()[1],
        _ => Atlas::standard(),
    };
    let own = || atlas.all().filter(|&id| !atlas.is_standard(id));
    let nth = |n: u8| atlas.all().nth(usize::from(n) % atlas.sheets().len());
    let mut sheets: SheetSet = match kind / 4 % 4 {
        0 => SheetSet::all(atlas),
        1 => SheetSet::of_kind(atlas, Kind::BOTH[usize::from(which) % 2]),
        2 => own().chain(nth(which % 16)).collect(),
        _ => nth(which % 16).into_iter().chain(nth(which / 16)).collect(),
    };
    // Two may have been the same one.
    if sheets.len() < 2 {
        sheets = SheetSet::all(atlas);
    }
    islands::Setup::new(players, sheets, variant, atlas).unwrap_or_else(|why| panic!("{why}"))
}

/// Sheets that are allowed and far from what is usual: one square that surrounds everything, a grid full of landmarks, a
/// plain that is all outlines, a long way.
const ODD_SHEETS: &str = "\
sheet dots near printed
island One Dot
CVG
H.L
TSP
island No Secret
H.L
sheet crowd far
island Crowd
H.C.G.T.
........
L.V.P.L.
........
C.G.T.V.
........
V.P.L.C.
island Plain
HbbbbggL
rrrbbggg
rrrrrbbb
gggrrrbb
.bbb.rrr
VV.CC.GG
^T..S..T
^~^~^~^~
sheet snake near
island Snake
H.......
~~~~~~~.
........
.~~T~~~C
........
C~~~~~~.
S.......
V~~~G~~L
island Ring
.....
.GCL.
.V~H.
.TTS.
.....
";

/// A board with small, large and equal shapes in all colourings.
const ODD_BOARD: &str = "\
board
track printed
line red red red red red red red red red red red green
line green green green green green green green green green green green blue
card 1 choice printed season printed
card 2 #./## ##/.# printed random printed
card 3 ########  ours any printed
card 4 ## ours random printed
card 5 ##/## ours any printed
card 6 choice printed random ours
";

/// The atlas with these sheets, and the one with this board too.
fn odd() -> [&'static Atlas; 2] {
    static ODD: OnceLock<[&Atlas; 2]> = OnceLock::new();
    let source = |text: &str| SourceText { name: "odd".to_owned(), text: text.to_owned() };
    let load = |sources: &[SourceText]| Atlas::load(sources).unwrap_or_else(|why| panic!("{why}")).atlas;
    *ODD.get_or_init(|| [load(&[source(ODD_SHEETS)]), load(&[source(ODD_SHEETS), source(ODD_BOARD)])])
}
