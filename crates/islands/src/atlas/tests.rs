use super::*;
#[test]
fn our_own_islands_are_usual() {
    let (_, warnings) = Atlas::read_standard().unwrap();
    assert_eq!(warnings.iter().map(Notice::to_string).collect::<Vec<_>>(), [""; 0]);
    for s in Atlas::standard().sheets() { for i in &s.islands {
        println!("{} {} | {} | {} | {} | {}", s.id, i.name, i.empty.len(), i.way().unwrap(), i.points(), i.sites.iter().map(|s| format!("{}{}", s.landmark.letter(), s.around.len())).collect::<Vec<_>>().join(" "));
    }}
}
