//! Our own sheets: what is demanded of them beyond being free of errors.

use super::*;

#[test]
fn nothing_is_unusual_about_our_islands() {
    let (atlas, warnings) = Atlas::read_standard().unwrap();
    assert_eq!(warnings.iter().map(Notice::to_string).collect::<Vec<_>>(), [""; 0]);
    assert_eq!(atlas.sheets().len(), 12);
    assert_eq!(atlas.sheets().iter().filter(|s| s.kind == Kind::Near).count(), 4);
    assert!(atlas.sheets().iter().all(|s| s.provenance == Provenance::Ours));
}

#[test]
fn the_examples_are_as_they_were_counted_by_hand() {
    let atlas = Atlas::standard();
    let counted = |name: &str| {
        let islands = atlas.sheets().iter().flat_map(|s| &s.islands);
        let island = islands.into_iter().find(|i| i.name == name).unwrap();
        let around = island.sites.iter().map(|s| format!("{}{}", s.landmark.letter(), s.around.len()));
        (island.empty.len(), island.points(), island.way(), around.collect::<Vec<_>>().join(" "))
    };
    assert_eq!(counted("Heron Bay"), (21, 70, Some(6), "H5 P3 C3 G6 L4 S3".to_owned()));
    assert_eq!(counted("Ember Reach"), (24, 80, Some(8), "H3 G3 V7 P6 T5 L6 C3 S3".to_owned()));
}

#[test]
fn landmarks_colours_and_points_are_spread() {
    let atlas = Atlas::standard();
    for landmark in [Landmark::Volcano, Landmark::CoalPit, Landmark::GoldMine, Landmark::Grove] {
        let with = atlas.sheets().iter().filter(|s| s.islands.iter().any(|i| !i.at(landmark).is_empty())).count();
        assert!(with * 2 >= atlas.sheets().len(), "{landmark:?} on {with} sheets");
    }
    let outlines = || atlas.sheets().iter().flat_map(|s| &s.islands).flat_map(|i| i.outlines.iter());
    let of = |colour: Colour| outlines().filter(|o| o.colour == colour).count();
    let counts = Colour::ALL.map(of);
    assert!(counts.iter().max().unwrap() - counts.iter().min().unwrap() <= 1, "{counts:?}");
    for sheet in atlas.sheets() {
        let points: u16 = sheet.islands.iter().map(Island::points).sum();
        assert_eq!(points, if sheet.kind == Kind::Near { 150 } else { 180 }, "{}", sheet.id);
    }
}

/// All sets of empty squares, smallest first, until one opens the next island: slow, and so simple that it is right.
#[test]
fn the_way_to_the_lighthouse_is_the_shortest() {
    let all = Atlas::standard().sheets().iter().flat_map(|s| &s.islands);
    for island in all {
        let goal = island.sites.iter().find(|s| s.landmark == Landmark::Lighthouse).unwrap().around;
        let mut sets: Vec<Squares> = island.at_regular_harbor.iter().map(Squares::only).collect();
        let mut size = 1;
        while !sets.iter().any(|&set| goal.within(set)) {
            let more = |set: &Squares| {
                let set = *set;
                set.beside().and(island.empty).without(set).iter().map(move |s| set.or(Squares::only(s)))
            };
            sets = sets.iter().flat_map(more).collect();
            sets.sort_unstable();
            sets.dedup();
            size += 1;
        }
        assert_eq!(island.way(), Some(size), "{}", island.name);
    }
}
