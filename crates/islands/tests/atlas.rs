//! The atlas as other crates see it.

use islands::atlas::Atlas;

#[test]
fn the_standard_atlas_is_good() {
    let atlas = Atlas::standard();
    assert_eq!(atlas.named("heron bay"), atlas.named("heron"));
    assert!(std::ptr::eq(Atlas::load(&[]).unwrap().atlas, atlas));
    assert_eq!(atlas.own_text(atlas.all()), "");
}
