//! Playing by forms: whole games without a script, and what the page says to those who err.

use session::cards::{self, Ask, CardsHelp, Move, Source, Species, TopDiscard};
use session::{CloseUp, Help, Scene, Status, TableId};

use crate::harness::{Answer, Browser, Server};

/// A game of Ada and Bea that has just begun.
async fn begun(game: &str, ada: &Browser<'_>, bea: &Browser<'_>) -> String {
    let made = ada.post("/play", &[("game", game), ("with", "friends"), ("name", "Ada")]).await.table();
    let link = ada.get(&format!("/t/{made}")).await.expect(200).between("?i=", "<").to_owned();
    bea.post(&format!("/t/{made}/join"), &[("i", &link), ("name", "Bea")]).await.table();
    made
}

/// The table as that browser's visitor sees it.
async fn close_up(server: &Server, table: &str, browser: &Browser<'_>) -> CloseUp {
    let id = TableId::parse(table).expect("an id");
    server.app.hub.close_up(&id, browser.token().as_ref()).await.expect("a table")
}

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// The page has a control of that name and value that can be used.
#[track_caller]
fn offers(page: &Answer, name: &str, value: &str) {
    let tags = page.text.split('<').filter_map(|rest| rest.split('>').next());
    let mut found = tags.filter(|tag| {
        tag.contains(&format!("name=\"{name}\""))
            && tag.contains(&format!("value=\"{value}\""))
            && !tag.contains(" disabled")
    });
    assert!(found.next().is_some(), "{name}={value} is not offered by {}", page.text);
}

/// Fields of a form.
type Form = Vec<(String, String)>;

fn field(name: &str, value: impl Into<String>) -> (String, String) {
    (name.to_owned(), value.into())
}

fn ticked(name: &str, cards: impl IntoIterator<Item = Species>) -> Form {
    cards.into_iter().map(|card| field(name, card.slug())).collect()
}

/// Which form gives that answer, on a page without a draft.
fn form_of(ask: Ask, m: Move, words: &str) -> Form {
    let mut form = match m {
        Move::Draw(cards) => ticked("line", cards.iter()),
        Move::Take(cards, discard) => {
            let mut form = ticked("line", cards.iter());
            form.extend((discard == TopDiscard::Taken).then(|| field("discard", "x")));
            form
        }
        Move::Pay(cards) => ticked("pay", cards.iter()),
        Move::PayWithDiscard(cards) => {
            let mut form = ticked("pay", cards.iter());
            form.push(field("discard", "x"));
            form
        }
        _ => Vec::new(),
    };
    let deed = match (ask, m) {
        (_, Move::Draw(_)) => "draw",
        (_, Move::Take(..)) => "take",
        (_, Move::Pay(_) | Move::PayWithDiscard(_)) => "pay",
        _ => words,
    };
    form.push(field("do", deed));
    form
}

/// A payment out of a hand, if there is one of the right total.
fn payment(help: &CardsHelp, playable: usize, hand: &[Species], folds: impl Fn(Species) -> u8) -> Option<Vec<Species>> {
    let playable = &help.playable[playable];
    let payment = playable.ways[0].2?;
    let mut purse = hand.to_vec();
    if playable.from == Source::Hand {
        purse.remove(purse.iter().position(|&card| card == playable.card)?);
    }
    let is_good = |cards: &Vec<Species>| {
        let total: u8 = cards.iter().map(|&card| folds(card)).sum();
        let has = payment.with.is_none_or(|with| cards.contains(&with));
        (payment.least..=payment.most).contains(&total)
            && (total == 0 || cards.len() >= usize::from(payment.cards))
            && has
    };
    let subsets = (0_u32..1 << purse.len().min(14)).map(|bits| {
        purse.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1).map(|(_, &card)| card).collect::<Vec<_>>()
    });
    subsets.into_iter().find(is_good)
}

/// What was done, counted.
#[derive(Debug, Default)]
struct Tally {
    gestures: usize,
    answers: usize,
    kinds: std::collections::BTreeSet<String>,
}

/// Plays one answer by forms: sometimes a whole play as one gesture, else any legal answer.
async fn answer(server: &Server, table: &str, browser: &Browser<'_>, dice: &mut Dice, tally: &mut Tally) {
    let close_up = close_up(server, table, browser).await;
    let (Some(Scene::Cards(scene)), Some(Help::Cards(help))) = (&close_up.look.scene, &close_up.help) else {
        panic!("no cards")
    };
    let ask = scene.ask.expect("a question");
    let page = browser.get(&format!("/t/{table}")).await.expect(200);
    let version = page.between("name=\"version\" value=\"", "\"").to_owned();
    tally.kinds.insert(format!("{ask:?}").split([' ', '(']).next().unwrap_or_default().to_owned());
    let plays = matches!(ask, Ask::Action { .. } | Ask::Play { .. }) && !help.playable.is_empty();
    let mut form = if plays && dice.below(4) > 0 {
        let Some(form) = gesture(table, browser, &page, (scene, help), dice).await else { return };
        tally.gestures += 1;
        form
    } else {
        any_answer(ask, scene, &page, dice)
    };
    form.push(field("version", version));
    let fields: Vec<_> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let done = browser.post(&format!("/t/{table}/move"), &fields).await;
    assert_eq!(done.status, 303, "{ask:?} {form:?}: {}", done.text);
    tally.answers += 1;
}

/// A whole play as one gesture: card, collection and payment, all of which the page of its draft offers.
async fn gesture(
    table: &str,
    browser: &Browser<'_>,
    page: &Answer,
    (scene, help): (&cards::Scene, &CardsHelp),
    dice: &mut Dice,
) -> Option<Form> {
    let folds = |card: Species| scene.setup.edition().facts(card).folds;
    let which = dice.below(help.playable.len());
    let playable = &help.playable[which];
    let from = match playable.from {
        Source::Hand => "hand",
        Source::Line => "line",
        Source::Discards => "discards",
    };
    let address = format!("/t/{table}?play={}&from={from}", playable.card.slug());
    page.says(&format!("href=\"{}\"", address.replace('&', "&amp;")));
    let draft = browser.get(&address).await.expect(200);
    let mut form = vec![field("play", playable.card.slug()), field("from", from), field("do", "play")];
    if !playable.card.is_character() {
        let side = playable.ways[dice.below(playable.ways.len())].0;
        form.push(field("side", side.word()));
    }
    if playable.ways[0].2.is_some() {
        form.push(field("pays", "yes"));
        form.extend(ticked("pay", payment(help, which, &scene.view.table.hand, folds)?));
    }
    form.iter().for_each(|(name, value)| offers(&draft, name, value));
    Some(form)
}

/// Any legal answer, which the page of the table offers.
fn any_answer(ask: Ask, scene: &cards::Scene, page: &Answer, dice: &mut Dice) -> Form {
    let (chosen, deed) = match ask {
        Ask::HandCheck { left } => {
            let mut hand: Vec<_> = scene.view.table.hand.clone();
            while hand.len() > usize::from(left) {
                hand.remove(dice.below(hand.len()));
            }
            (hand, "discard")
        }
        Ask::PickAny { .. } => {
            let picks = scene.legal.iter().filter_map(|m| if let Move::Pick(card) = *m { Some(card) } else { None });
            (picks.take(dice.below(3)).collect(), "discard-any")
        }
        _ => {
            let m = scene.legal[dice.below(scene.legal.len())];
            let form = form_of(ask, m, &scene.words(m));
            let is_play = matches!(m, Move::Play(..) | Move::PlayDiscard(..));
            let shown = form.iter().filter(|(name, _)| !is_play && name != "discard");
            shown.for_each(|(name, value)| offers(page, name, value));
            return form;
        }
    };
    let mut form = ticked("hand", chosen);
    form.iter().for_each(|(name, value)| offers(page, name, value));
    form.push(field("do", deed));
    form
}

/// Every game is played to its end by forms alone, and every legal answer has its place on the page.
async fn play(game: &'static str, games: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..games {
        let server = Server::new(500 + seed).await;
        let (ada, bea) = (server.browser(), server.browser_in("de"));
        let table = begun(game, &ada, &bea).await;
        let mut dice = Dice(seed);
        for step in 0.. {
            let look = server.look(&table, None).await;
            if look.table.status == Status::Over {
                break;
            }
            assert!(step < 5_000, "{game} {seed} does not end");
            let browser = if look.table.asked.has(session::Seat(0)) { &ada } else { &bea };
            answer(&server, &table, browser, &mut dice, &mut tally).await;
        }
        ada.get(&format!("/t/{table}")).await.expect(200).says("value=\"rematch\"").hides("form=\"move\"");
        server.stop().await;
    }
    assert!(tally.gestures > 5 && tally.answers > tally.gestures, "{tally:?}");
    tally
}

#[tokio::test(flavor = "multi_thread")]
async fn origami_is_played_by_forms() {
    let tally = play("origami", 2).await;
    assert!(tally.kinds.len() >= 4, "{tally:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn legends_is_played_by_forms() {
    play("legends", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_mix_is_played_by_forms() {
    play("mixed", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_answer_comes_back_with_the_page_and_its_rule() {
    let server = Server::new(41).await;
    let (ada, bea) = (server.browser(), server.browser());
    let table = begun("origami", &ada, &bea).await;
    let asked = server.look(&table, None).await.table.asked;
    let (mine, other) = if asked.has(session::Seat(0)) { (&ada, &bea) } else { (&bea, &ada) };
    let page = mine.get(&format!("/t/{table}")).await.expect(200);
    let version = page.between("name=\"version\" value=\"", "\"").to_owned();
    let address = format!("/t/{table}/move");

    // All of the Draw Line is too much.
    let line: Vec<_> =
        page.text.split("name=\"line\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut fields: Vec<_> = line.iter().map(|card| ("line", *card)).collect();
    fields.extend([("do", "draw"), ("version", version.as_str())]);
    let refused = mine.post(&address, &fields).await.expect(422);
    refused.says("class=\"refusal\"").says("href=\"/rules/O-4.1\"").says("id=\"move\"");
    // Nothing ticked, nothing said, no version, nonsense: never more than a sentence.
    let cases: [&[(&str, &str)]; 5] = [
        &[("do", "draw"), ("version", &version)],
        &[("version", &version)],
        &[("do", "draw"), ("line", line[0])],
        &[("do", "play"), ("play", "no such card"), ("version", &version)],
        &[("do", "play nothing left and much more"), ("version", &version)],
    ];
    for case in cases {
        let answer = mine.post(&address, case).await;
        assert!(answer.status.is_client_error(), "{case:?}: {}", answer.status);
        answer.says("class=\"refusal\"");
    }
    // It is somebody else's turn, or one only watches.
    let one = [("do", "draw"), ("line", line[0]), ("version", version.as_str())];
    other.post(&address, &one).await.expect(422).says("class=\"refusal\"");
    server.browser().post(&address, &one).await.expect(403);
    // The same form twice: the second comes too late, and does no harm.
    assert_eq!(mine.post(&address, &one).await.status, 303);
    mine.post(&address, &one).await.expect(409).says("class=\"refusal\"");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_shown_to_its_player_alone() {
    let server = Server::new(42).await;
    let (ada, bea) = (server.browser(), server.browser());
    let table = begun("mixed", &ada, &bea).await;
    let address = format!("/t/{table}");
    let hand = |answer: &Answer| answer.text.matches("data-place=\"hand\"").count();
    let pages = [ada.get(&address).await, bea.get(&address).await, server.browser().get(&address).await];
    assert_eq!(pages.each_ref().map(hand), [1, 1, 0]);
    pages[2].says("You are watching").hides("form=\"move\"").hides("data-draft");
    // Each sees other cards in hand.
    let faces = |answer: &Answer| answer.between("data-place=\"hand\"", "</ul>").to_owned();
    assert_ne!(faces(&pages[0]), faces(&pages[1]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_looked_at_now_and_then_is_a_page_of_its_own() {
    let server = Server::new(43).await;
    let ada = server.browser();
    let table = ada.post("/play", &[("game", "mixed"), ("level", "hina"), ("name", "Ada")]).await.table();
    for what in ["discards", "cards", "scores"] {
        ada.get(&format!("/t/{table}/{what}")).await.expect(200).says(&format!("href=\"/t/{table}\""));
        server.browser().get(&format!("/t/{table}/{what}")).await.expect(200);
    }
    server.browser().get(&format!("/t/{table}/hint")).await.expect(403);
    server.stop().await;
}
