//! A game of Islands that browsers play, and what is really there.

use session::islands::Scene;
use session::{CloseUp, TableId};

use crate::harness::{Browser, Server};

/// Numbers that follow from a seed.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// A game of Islands of these browsers that has just begun.
pub async fn begun(browsers: &[Browser<'_>], options: &[(&str, &str)]) -> String {
    let players = browsers.len().to_string();
    let game = if browsers.len() == 1 { "islands-solo" } else { "islands" };
    let mut fields = vec![("game", game), ("players", players.as_str()), ("starts", "on"), ("name", "Player 0")];
    fields.extend(options);
    let table = browsers[0].post("/new", &fields).await.table();
    for (n, browser) in browsers.iter().enumerate().skip(1) {
        let link = browsers[0].get(&format!("/t/{table}")).await.expect(200).between("?i=", "<").to_owned();
        let name = format!("Player {n}");
        browser.post(&format!("/t/{table}/join"), &[("i", &link), ("name", &name)]).await.table();
    }
    table
}

/// What that browser is shown, with what helps to play.
pub async fn close_up(server: &Server, table: &str, browser: &Browser<'_>) -> CloseUp {
    let id = TableId::parse(table).expect("an id");
    server.app.hub.close_up(&id, browser.token().as_ref()).await.expect("a table")
}

/// What lies on the table.
pub fn scene(close_up: &CloseUp) -> &Scene {
    let Some(session::Scene::Islands(scene)) = &close_up.look.scene else { panic!("no islands") };
    scene
}
