//! The server is killed and started again while somebody plays.

use crate::game::begin;
use crate::house::House;
use crate::page::Browser;
use crate::player::Player;

#[test]
fn a_page_recovers_by_itself_after_the_server_was_killed() {
    let mut house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.expect("net::ERR_");
    browser.expect("ERR_CONNECTION");
    begin(&mut browser);
    Player::by_mouse(&mut || {}).play(&mut browser, 2);
    browser.until("it is my turn", "return document.querySelector('#z-status[data-mine]')");
    // The page must not be loaded again to recover.
    browser.run("window.isOld = true");
    house.kill();
    let said = "return document.getElementById('connection').textContent.trim()";
    browser.until("the page says that the connection is lost", said);
    house.restart();
    browser.until("the page has recovered", &format!("return !(() => {{ {said} }})()"));
    let played = Player::by_mouse(&mut || {}).play(&mut browser, 2);
    assert_eq!(played.moves, 2);
    browser.until("it is the same page", "return window.isOld");
    browser.done();
}
