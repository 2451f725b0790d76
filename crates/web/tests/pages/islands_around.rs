//! Everything around a game of Islands: playing at once, new tables, the final screen, the replay, hints and points.

use session::islands::{Atlas, Kind, SHEETS, VARIANT};
use session::{Act, Scene, SeatKind, Status, TableId};

use crate::harness::{Answer, Browser, Server};

/// A game of two that is over: 91 points to 102.
const TWO: &str = include_str!("../../../islands/tests/golden/records/v1-two.txt");

/// The sheets of a kind, as records name them.
fn of_kind(kind: Kind) -> Vec<String> {
    Atlas::standard().sheets().iter().filter(|sheet| sheet.kind == kind).map(|sheet| sheet.id.clone()).collect()
}

/// What a player may answer now, in the words of records, and the version of the table.
async fn legal(server: &Server, table: &str, player: &Browser<'_>) -> (u32, Vec<String>) {
    let look = server.look(table, player.token().as_ref()).await;
    match look.scene {
        Some(Scene::Islands(scene)) => (look.table.version, scene.legal.iter().map(|&m| scene.words(m)).collect()),
        _ => panic!("a game of Islands"),
    }
}

/// Plays a solo game to its end: every so manieth answer is given.
async fn play_alone(server: &Server, table: &str, player: &Browser<'_>, seed: usize) {
    let (id, token) = (TableId::parse(table).expect("an id"), player.token().expect("a token"));
    for step in 0..4_000 {
        let (version, legal) = legal(server, table, player).await;
        if legal.is_empty() {
            return;
        }
        let answer = legal[(seed + step * 7) % legal.len()].clone();
        server.app.hub.act(&id, &token, Act::answer(version, &answer, None)).await.expect("a legal answer");
    }
    panic!("the game does not end");
}

async fn imported(server: &Server, record: &str) -> String {
    server.app.hub.import(record).await.expect("a table").table.id.as_str().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_leads_to_islands_against_a_bot_and_alone() {
    let server = Server::new(41).await;
    let ada = server.browser();
    let home = ada.get("/").await.expect(200);
    for said in ["value=\"islands\"", "value=\"islands-solo\"", "href=\"/daily\"", "id=\"means-islands-solo\""] {
        home.says(said);
    }
    let table = ada.post("/play", &[("game", "islands"), ("level", "kaeru"), ("name", "Ada")]).await.table();
    let info = server.look(&table, ada.token().as_ref()).await.table;
    assert_eq!((info.status, info.seats[1].kind, info.hints), (Status::Running, SeatKind::Bot, true));
    assert_eq!(info.options.chosen.all(&SHEETS), of_kind(Kind::Near), "those for a first game");
    ada.get(&format!("/t/{table}")).await.expect(200);

    // Nobody is asked for an opponent, whatever the form says.
    let alone = ada.post("/play", &[("game", "islands-solo"), ("level", "nobody")]).await.table();
    let info = server.look(&alone, ada.token().as_ref()).await.table;
    assert_eq!((info.status, info.seats.len()), (Status::Running, 1));
    assert_eq!(info.options.chosen.all(&SHEETS), of_kind(Kind::Near));
    ada.get(&format!("/t/{alone}")).await.expect(200);
    let home = ada.get("/").await.expect(200);
    let mine = home.between("id=\"mine\"", "</section>");
    assert!(mine.contains("Islands alone") && mine.contains("near islands"), "{mine}");
    ada.get("/me").await.expect(200).says("Islands alone").hides("id=\"best\"");

    ada.post("/play", &[("game", "islands-solo"), ("with", "friends")]).await.expect(422).says("only 1 play");
    let friends = ada.post("/play", &[("game", "islands"), ("with", "friends")]).await.table();
    ada.get(&format!("/t/{friends}")).await.expect(200).says("near islands").says("no variant");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_option_of_a_table_of_islands_counts() {
    let server = Server::new(42).await;
    let ada = server.browser();
    let mut fields = vec![("game", "islands"), ("players", "6"), ("seat-1", "hina"), ("seat-5", "tsuru")];
    fields.extend([("how-sheets", "chosen"), ("sheet", "heron"), ("sheet", "crane"), ("sheet", "moon")]);
    fields.extend([("variant", "catch-up"), ("pace", "days"), ("days", "3"), ("listed", "on"), ("name", "Ada")]);
    // What belongs to other games is left out.
    fields.extend([("how-families", "chosen"), ("how-characters", "chosen"), ("character", "monk")]);
    let table = ada.post("/new", &fields).await.table();
    let info = server.look(&table, ada.token().as_ref()).await.table;
    assert_eq!((info.status, info.game.as_str(), info.options.players), (Status::Open, "islands", 6));
    let mut sheets = info.options.chosen.all(&SHEETS).to_owned();
    sheets.sort();
    assert_eq!(
        (sheets, info.options.chosen.one(&VARIANT)),
        (["crane", "heron", "moon"].map(str::to_owned).to_vec(), Some("catch-up"))
    );
    assert_eq!([1, 5].map(|seat| info.seats[seat].level.clone()), [Some("hina".to_owned()), Some("tsuru".to_owned())]);
    // The room and the invitation say it, the lobby says it in short.
    let guest = server.browser();
    for page in [ada.get(&format!("/t/{table}")).await, guest.get(&format!("/t/{table}")).await] {
        page.expect(200)
            .says("href=\"/sheets/crane\"")
            .says("Crane Rising")
            .says("catch up and overtake")
            .hides("Monk");
    }
    let home = guest.get("/").await;
    let open = home.between("id=\"open\"", "</section>");
    assert!(
        open.contains(&table) && open.contains("3 chosen sheets") && open.contains("catch up and overtake"),
        "{open}"
    );

    for (how, kind) in [("near", Some(Kind::Near)), ("far", Some(Kind::Far)), ("all", None)] {
        let table = ada
            .post("/new", &[("game", "islands-solo"), ("players", "4"), ("how-sheets", how), ("variant", "catch-up")])
            .await
            .table();
        let info = server.look(&table, ada.token().as_ref()).await.table;
        let expected =
            kind.map_or_else(|| Kind::BOTH.into_iter().flat_map(of_kind).count(), |kind| of_kind(kind).len());
        assert_eq!(
            (info.options.chosen.all(&SHEETS).len(), info.options.players, info.options.chosen.one(&VARIANT)),
            (expected, 1, None),
            "{how}"
        );
    }
    let two =
        [("game", "islands-solo"), ("how-sheets", "chosen"), ("sheet", "koi"), ("sheet", "fox"), ("starts", "on")];
    let table = ada.post("/new", &two).await.table();
    let look = server.look(&table, ada.token().as_ref()).await;
    let Some(Scene::Islands(scene)) = look.scene else { panic!("a game") };
    assert!(scene.view.table.seats[0].kept.is_some(), "with two sheets there is nothing to choose");
    let watched = ada.post("/new", &[("game", "islands-solo"), ("seat-0", "hina")]).await.table();
    assert_eq!(server.look(&watched, None).await.table.seats[0].kind, SeatKind::Bot);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_at_a_table_of_islands_is_refused_with_its_rule() {
    let server = Server::new(43).await;
    let chosen = ("how-sheets", "chosen");
    for (fields, sentence) in [
        (&[("game", "islands"), ("players", "7")][..], "/rules/I-2.1"),
        (&[("game", "islands"), ("players", "1")], "/rules/I-2.1"),
        (&[("game", "origami"), ("players", "6")], "/rules/O-2.1"),
        (&[("game", "islands"), chosen], "/rules/I-2.2"),
        (&[("game", "islands"), chosen, ("sheet", "heron")], "/rules/I-2.2"),
        (&[("game", "islands-solo"), chosen, ("sheet", "heron")], "/rules/I-2.2"),
        (&[("game", "islands"), chosen, ("sheet", "heron"), ("sheet", "heron")], "named twice"),
        (&[("game", "islands"), chosen, ("sheet", "heron"), ("sheet", "<script>")], "&lt;script&gt;"),
        (&[("game", "islands"), ("how-sheets", "some")], "cannot be understood"),
        (&[("game", "islands"), ("variant", "slow")], "cannot be understood"),
        (&[("game", "islands"), ("seat-0", "me"), ("seat-1", "me")], "Only one of the seats can be yours"),
    ] {
        let refused = server.browser().post("/new", fields).await.expect(422);
        let said = refused.between("<p class=\"refusal\"", "</p>");
        assert!(said.contains(sentence), "{fields:?}: {said}");
        refused.hides("<script>");
    }
    // The form comes back as it was sent, and in the language of the visitor.
    let fields = [
        ("game", "islands"),
        ("players", "5"),
        ("seat-4", "fukuro"),
        chosen,
        ("sheet", "koi"),
        ("variant", "catch-up"),
    ];
    let refused = server.browser_in("de").post("/new", &fields).await.expect(422);
    for kept in [
        "value=\"islands\" checked",
        "value=\"5\" checked",
        "value=\"fukuro\" selected",
        "name=\"how-sheets\" value=\"chosen\" checked",
        "name=\"sheet\" value=\"koi\" checked",
        "value=\"catch-up\" checked",
        "Blätter",
    ] {
        refused.says(kept);
    }
    refused.hides("name=\"sheet\" value=\"heron\" checked");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_tells_every_point_of_every_island() {
    let server = Server::new(44).await;
    let table = imported(&server, TWO).await;
    let end = server.browser().get(&format!("/t/{table}")).await.expect(200);
    end.says("P2 wins by 11 points").says("102 to 91, after").says("Coins").hides("value=\"rematch\"");
    // The strings are as long as the points, and so is what they are made of.
    let strings = end.between("class=\"strands\"", "class=\"legend\"");
    let totals: Vec<&str> =
        strings.split("data-total=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or("")).collect();
    assert_eq!(totals, ["102", "91"]);
    let worth = |rest: &str| rest.split('"').next().and_then(|n| n.parse::<i32>().ok()).expect("a number");
    let islands: i32 = strings
        .split("<li class=\"bead")
        .skip(1)
        .map(|bead| worth(bead.split("data-worth=\"").nth(1).expect("a worth")))
        .sum();
    let brought: i32 = strings.split("<li data-worth=\"").skip(1).map(worth).sum();
    assert_eq!((islands, brought), (91 + 102, 91 + 102));
    let places = end.between("class=\"standings\"", "</table>");
    assert!(places.find("P2") < places.find("P1") && places.contains("102") && places.contains("91"), "{places}");
    let points = end.between("id=\"isle-by-isle\"", "class=\"board\"");
    assert_eq!(points.matches("class=\"isle-points\"").count(), 8, "four islands of each");
    for said in ["regular harbor", "single colour", "outline", "unpainted square"] {
        assert!(points.contains(said), "{said}: {points}");
    }
    // What is told adds up.
    let told = points.matches("<td class=\"number\">").count();
    let sum: i32 = points.split("<td class=\"number\">").skip(1).map(number).sum();
    assert!(told > 8, "{told}");
    assert_eq!(sum, 91 + 102);
    for (language, said) in [("it", "Isola per isola"), ("de", "Insel für Insel")] {
        server.browser_in(language).get(&format!("/t/{table}")).await.expect(200).says(said);
    }
    server.stop().await;
}

/// The number with which a cell begins.
fn number(cell: &str) -> i32 {
    let text = cell.split('<').next().expect("a text").replace('−', "-");
    text.parse().unwrap_or_else(|_| panic!("{text} is a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_given_up_at_once_says_so() {
    let server = Server::new(45).await;
    let ada = server.browser();
    let table = ada.post("/play", &[("game", "islands"), ("level", "hina"), ("name", "Ada")]).await.table();
    ada.post(&format!("/t/{table}/do"), &[("do", "resign")]).await.location();
    let end = ada.get(&format!("/t/{table}")).await.expect(200);
    end.says("Hina wins: everybody else gave up.").says("value=\"rematch\"").says("No islands were chosen yet.");
    let alone = ada.post("/play", &[("game", "islands-solo")]).await.table();
    ada.post(&format!("/t/{alone}/do"), &[("do", "resign")]).await.location();
    let end = ada.get(&format!("/t/{alone}")).await.expect(200);
    end.says("value=\"rematch\"").hides("id=\"ladder\"").hides(" wins");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_alone_is_told_a_rank_and_what_was_best() {
    let server = Server::new(46).await;
    let ada = server.browser();
    let mut told = Vec::new();
    for seed in 0..3 {
        let fields = [("game", "islands-solo"), ("how-sheets", "near"), ("starts", "on"), ("name", "Ada")];
        let table = ada.post("/new", &fields).await.table();
        play_alone(&server, &table, &ada, seed).await;
        server.source.pass(60_000);
        let info = server.look(&table, ada.token().as_ref()).await.table;
        let points = info.result.as_ref().and_then(|result| result[0].score).expect("points");
        let end = ada.get(&format!("/t/{table}")).await.expect(200);
        end.says("/rules/I-13.13").says("id=\"ladder\"").says("Creator").hides("class=\"standings\"");
        // What was reached is the headline, whatever was missed.
        let headline = end.between("id=\"end-title\"", "</h2>");
        let reached = format!("You reached {points} point").replace('-', "−");
        assert!(headline.contains(&reached), "{headline}");
        let ladder = end.between("id=\"ladder\"", "</section>");
        assert_eq!(ladder.matches("<li").count(), 6);
        let next = [75, 100, 150, 200, 250, 300]
            .into_iter()
            .find(|&least| points < least)
            .expect("nobody plays so well by chance");
        assert!(ladder.contains(&format!("{} points short", next - points)) || next - points == 1, "{ladder}");
        let best = end.between("<dt>Your record</dt>", "</div>");
        let before = told.iter().copied().max();
        let expected = match before {
            None => "Your first finished solo game",
            Some(before) if points > before => "A new personal best!",
            Some(before) if points == before => "As good as your best",
            Some(_) => "is still",
        };
        assert!(best.contains(expected), "{points} after {told:?}: {best}");
        // What was reached is nobody else's business.
        server.browser().get(&format!("/t/{table}")).await.expect(200).hides("Your record");
        told.push(points);
    }
    let me = ada.get("/me").await.expect(200);
    assert!(me.between("id=\"best\"", "</section>").contains("3 finished games"));
    assert!(!me.text.contains("First place"), "nobody is first who plays alone");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_replay_fills_the_islands_step_by_step() {
    let server = Server::new(47).await;
    let table = imported(&server, TWO).await;
    let replay = format!("/t/{table}/replay");
    let first = server.browser().get(&format!("{replay}?at=0&seat=0")).await.expect(200);
    first.says("Step 0 of").says("class=\"felt islands\"");
    let zones = ["z-track", "z-auction", "z-islands", "z-seat-0", "z-seat-1", "z-steps", "z-viewers", "z-log"];
    let mut seen: Vec<Answer> = Vec::new();
    for at in [40, 120, 4_000_000_000_u64] {
        for seat in ["0", "1", "none"] {
            let page = server.browser().get(&format!("{replay}?at={at}&seat={seat}")).await.expect(200);
            for zone in zones {
                page.says(&format!("id=\"{zone}\""));
            }
            // Nothing can be done there.
            page.hides("id=\"move\"").hides("form=\"move\"").hides("name=\"do\"");
            seen.push(page);
        }
    }
    let log = |page: &Answer| page.between("id=\"log\"", "</section>").matches("<li").count();
    assert!(log(&seen[0]) < log(&seen[3]) && log(&seen[3]) < log(&seen[6]));
    let seat = |page: &Answer| page.between("id=\"z-seat-1\"", "</section>").to_owned();
    assert!(seat(&seen[2]) != seat(&seen[5]) && seat(&seen[5]) != seat(&seen[8]), "the islands fill up");
    seen[8].hides("data-step=\"next\" href");
    server.browser().get(&format!("{replay}?seat=7")).await.expect(409);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_tells_answers_in_words_and_points_can_be_looked_at() {
    let server = Server::new(48).await;
    let ada = server.browser();
    for game in ["islands", "islands-solo"] {
        let table = ada.post("/play", &[("game", game), ("level", "hina")]).await.table();
        let hint = ada.get(&format!("/t/{table}/hint")).await.expect(200);
        let rows = hint.between("<ol class=\"advice\">", "</ol>");
        assert!(rows.contains("<span class=\"what\">") && !rows.contains("<span class=\"what\"></span>"), "{rows}");
        assert_eq!(rows.contains("<b>place "), game == "islands");
        ada.get(&format!("/t/{table}/scores")).await.expect(200).says("No islands were chosen yet.");
        for cards in ["discards", "cards"] {
            ada.get(&format!("/t/{table}/{cards}")).await.expect(404);
        }
    }
    let over = imported(&server, TWO).await;
    let scores = server.browser().get(&format!("/t/{over}/scores")).await.expect(200);
    assert_eq!(scores.text.matches("class=\"isle-points\"").count(), 8);
    server.stop().await;
}
