//! A person against a bot.

use crate::house::{House, sit};
use crate::page::Browser;
use crate::player::Player;

/// Starts a game against the weakest bot, by one click on the first page.
pub fn begin(browser: &mut Browser) {
    browser.open("/");
    browser.follow("form[action='/play'] button[type=submit]");
    browser.find("#z-hand");
}

/// Counts how often things are shown moving.
const COUNT_MOVING: &str = "
    const { animate } = Element.prototype;
    window.moving = 0;
    Element.prototype.animate = function (...how) {
        window.moving += this.matches('.flier') ? 1 : 0;
        return animate.apply(this, how);
    };
";

/// From the first page to the final screen, with cards that move.
#[test]
fn a_game_of_origami_by_clicks() {
    let house = House::new();
    let mut browser = Browser::with(&house.server, &[]);
    begin(&mut browser);
    browser.run(COUNT_MOVING);
    let played = Player::by_mouse(&mut || {}).play(&mut browser, u32::MAX);
    // The deal is no test's: some games are short of draws, others of plays.
    assert!(played.over && played.draws > 0 && played.plays > 2 && played.moves > 10, "{played:?}");
    browser.find("#z-end button[value=rematch]");
    assert_eq!(browser.count("#z-end table.points"), 2, "the points of each player");
    let moving = browser.run("return window.moving").as_u64();
    assert!(moving > Some(5), "cards were seen moving {moving:?} times");
    // Once more.
    let before = browser.path();
    browser.follow("#z-end button[value=rematch]");
    browser.find("#z-hand");
    assert_ne!(browser.path(), before);
    assert_eq!(Player::by_mouse(&mut || {}).play(&mut browser, 1).moves, 1);
    browser.done();
}

#[test]
fn a_bot_answers_by_itself_and_everything_is_told() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    begin(&mut browser);
    browser.run(COUNT_MOVING);
    let lines = "return document.querySelectorAll('#log li').length";
    let mut before = 0;
    for _ in 0..4 {
        let played = Player::by_mouse(&mut || {}).play(&mut browser, 1);
        assert_eq!(played.moves, 1);
        browser.until("it is my turn again", "return document.querySelector('#z-status[data-mine]')");
        let now = browser.run(lines).as_u64().expect("a number");
        assert!(now > before, "{now} lines after {before}");
        before = now;
    }
    let bot = browser.text_of("return document.querySelector('.seat:not(.mine) .name').textContent");
    let told = browser.text_of("return document.getElementById('log').textContent");
    assert!(told.contains(bot.trim()), "{bot} has done nothing in: {told}");
    assert_eq!(browser.run("return window.moving"), 0, "nothing moves for those who do not want it");
    browser.done();
}

/// Title and icon say so while I am asked, and no longer when I have answered.
#[test]
fn my_turn_is_seen_in_title_and_icon() {
    let house = House::new();
    let (table, seat) = house.before("origami", 20, "draw");
    let mut browser = Browser::new(&house.server);
    sit(&mut browser, &table, seat);
    let seen = "return [document.title.startsWith('●'), document.querySelector('link[rel=icon]').href.includes('icon-turn')].join()";
    browser.until(
        "it is my turn",
        &format!("return document.querySelector('#z-status[data-mine]') && (() => {{ {seen} }})() === 'true,true'"),
    );
    Player::by_mouse(&mut || {}).play(&mut browser, 1);
    while browser.has("#z-status[data-mine]") {
        Player::by_mouse(&mut || {}).play(&mut browser, 1);
    }
    assert_eq!(browser.text_of(seen), "false,false");
    while house.answer(&table, 1 - seat) {}
    browser.until("it is my turn again", &format!("return (() => {{ {seen} }})() === 'true,true'"));
    browser.done();
}

#[test]
fn giving_up_leads_to_the_final_screen() {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    begin(&mut browser);
    browser.click(".menu > summary");
    browser.click("#z-tools button[value=resign]");
    browser.find("#z-end a[href$='/replay']");
    browser.done();
}

/// The long form, by hand: whole games of all three kinds, by mouse and by keyboard, eager and not.
#[test]
#[ignore = "takes minutes"]
fn many_whole_games() {
    let house = House::new();
    for n in 0..6 {
        let mut browser = Browser::new(&house.server);
        let game = ["origami", "legends", "mixed"][n % 3];
        browser.open("/");
        browser.click(&format!("form[action='/play'] label:has(input[name=game][value={game}])"));
        browser.follow("form[action='/play'] button[type=submit]");
        browser.find("#z-hand");
        let mut nobody = || {};
        let mut player = Player { by_keys: n % 2 == 1, eager: n > 2, ..Player::by_mouse(&mut nobody) };
        let played = player.play(&mut browser, u32::MAX);
        println!("{game}: {played:?}");
        assert!(played.over, "{game}: {played:?}");
        browser.done();
    }
}
