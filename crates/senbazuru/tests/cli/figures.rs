//! Figures as files: `card NAME --svg FILE` and `cards --sheet FILE`.

use std::fs;

use crate::catalogue::refusal;
use crate::good;

#[test]
fn the_figure_of_a_card_is_drawn() {
    let fox = good("card fox --svg -").stdout;
    assert!(fox.starts_with("<svg xmlns=") && fox.contains("<title>Fox</title>") && fox.ends_with("</svg>\n"), "{fox}");
    assert!(!fox.contains(" id=") && !fox.contains("style"));
    assert!(good("card volpe --svg - --lang de").stdout.contains("<title>Fuchs</title>"));
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("fox.svg");
    assert_eq!(good(&format!("card fox --svg {}", file.display())).stdout, "");
    assert_eq!(fs::read_to_string(&file).expect("a file"), fox);
    // One figure for both versions of a character, with and without a colour.
    let monk = good("card monk --svg -").stdout;
    assert!(monk.contains("<title>Monk</title>"), "{monk}");
    assert_eq!(good("card red monk --svg -").stdout, monk);
    assert!(good("card rice paper --svg -").stdout.contains("<title>Rice Paper</title>"));
    assert!(refusal("card fox --svg - --json").contains("--json"));
    assert!(refusal("card cow --svg -").contains("cow"));
    let nowhere = directory.path().join("no/such/fox.svg");
    assert!(refusal(&format!("card fox --svg {}", nowhere.display())).contains("fox.svg"));
}

#[test]
fn all_figures_stand_on_one_page() {
    let figures = |svg: &str| svg.matches("scale(").count();
    let all = good("cards --sheet -").stdout;
    // 69 species, 10 characters once each, rice paper, five bots.
    assert_eq!(figures(&all), 85);
    assert!(all.contains(">Nine-tailed Fox</text>") && all.contains(">Ninja</text>") && all.contains(">Tsuru</text>"));
    assert!(good("cards --sheet - --lang it").stdout.contains(">Volpe</text>"));
    let bare = good("cards --sheet - --no-names").stdout;
    assert_eq!((figures(&bare), bare.matches("<text").count()), (85, 0));
    assert_eq!(figures(&good("cards --sheet - --family sea").stdout), 8);
    assert_eq!(figures(&good("cards --sheet - --game origami").stdout), 38);
    assert!(refusal("cards --no-names").contains("--sheet"));
    assert!(refusal("cards --sheet - --json").contains("--json"));
}

#[test]
fn an_edition_may_borrow_a_figure_and_a_new_name_changes_none() {
    let directory = tempfile::tempdir().expect("a directory");
    let edition = |text: &str| {
        let file = directory.path().join("mine.toml");
        fs::write(&file, text).expect("a file");
        file.display().to_string()
    };
    let path = edition("[fox]\nname.en = \"Vixen\"\n[whale]\nfigure = \"Löwe\"\n");
    let without_title = |svg: String| svg.split_once("</title>").expect("a title").1.to_owned();
    let figure = |command: &str| without_title(good(&format!("card {command} --svg -")).stdout);
    assert_eq!(figure(&format!("vixen --edition {path}")), figure("fox"));
    assert_eq!(figure(&format!("whale --edition {path}")), figure("lion"));
    assert_eq!(good(&format!("card whale --json --edition {path}")).json()["figure_of"], "lion");
    let told = good(&format!("card whale --edition {path}")).stdout;
    assert!(told.contains("picture taken from  Lion"), "{told}");
    // The Lion is there once.
    let page = good(&format!("cards --family sea,savannah --sheet - --edition {path}")).stdout;
    assert_eq!(page.matches("scale(").count(), 15);
    for (language, sentence) in [
        ("en", "2:10: There is no card “cow”."),
        ("it", "2:10: La carta «cow» non esiste."),
        ("de", "2:10: Eine Karte „cow“ gibt es nicht."),
    ] {
        let path = edition("[whale]\nfigure = \"cow\"\n");
        let refused = refusal(&format!("card whale --edition {path} --lang {language}"));
        assert!(refused.contains(sentence), "{refused}");
    }
}
