//! What helps to play: it says what the rules say, and nothing that is hidden.

use session::cards::{Ask, CardsHelp, Move, Payment, Rule, RuleId as _, Side, Source, Species};
use session::{Act, CloseUp, Help, Scene, SceneOf, Seat, Viewer, Wish};
use tabletop::{Actor, Asked, Game as _, Illegal, Imagine as _, NoLog, Stream};

use crate::harness::{Place, answer, code, guest, legal, name, wish};

type Cards = SceneOf<origami::State>;

const CARD_GAMES: [&str; 3] = ["origami", "legends", "mixed"];

fn parts(close_up: &CloseUp) -> (&Cards, &CardsHelp) {
    match (&close_up.look.scene, &close_up.help) {
        (Some(Scene::Cards(scene)), Some(Help::Cards(help))) => (scene, help),
        other => panic!("{other:?}"),
    }
}

/// The real position: the record of the table, played again.
async fn position(place: &Place, id: &session::TableId) -> origami::State {
    let record = place.hub.export(id).await.expect("a record");
    let record = tabletop::Record::<origami::State>::parse(&record).expect("it reads");
    let mut state = origami::State::start(&record.setup);
    record.moves.iter().for_each(|&(by, m)| state.apply(by, m, &mut NoLog));
    state
}

/// Every card that is asked about can be played in every way the list of legal answers says, or not at all.
fn check_plays(scene: &Cards, help: &CardsHelp, state: &origami::State, seat: Seat) -> u32 {
    let by = Actor::Seat(seat);
    let plays = |m: &&Move| matches!(m, Move::Play(..) | Move::PlayDiscard(..));
    let mut listed: Vec<Move> = scene.legal.iter().filter(plays).copied().collect();
    let mut told: Vec<Move> = help.playable.iter().flat_map(|card| card.ways.iter().map(|way| way.1)).collect();
    listed.sort();
    told.sort();
    assert_eq!(told, listed, "all ways to play, and no other");
    for card in &help.playable {
        for &(side, m, payment) in &card.ways {
            assert_eq!(state.check(by, m), Ok(()));
            assert!(card.card.is_character() || matches!(m, Move::Play(_, s) | Move::PlayDiscard(_, s) if s == side));
            assert_eq!(payment, asked_then(state, by, card.card, m), "{m:?}");
        }
    }
    for card in &help.blocked {
        assert_eq!(state.check(by, card.what), Err(card.why));
        let sides: &[Side] = if card.card.is_character() { &[Side::Left] } else { &Side::BOTH };
        let all = sides.iter().map(|&side| match card.from {
            Source::Discards => Move::PlayDiscard(card.card, side),
            Source::Hand | Source::Line => Move::Play(card.card, side),
        });
        let refusals: Vec<Illegal<Rule>> = all.filter_map(|m| state.check(by, m).err()).collect();
        assert_eq!(refusals.len(), sides.len());
        let says_more = refusals.iter().any(|refusal| refusal.rule != Rule::Collections);
        assert!(!says_more || card.why.rule != Rule::Collections, "{card:?}");
    }
    help.blocked.len() as u32
}

fn asked_then(state: &origami::State, by: Actor, card: Species, m: Move) -> Option<Payment> {
    let mut then = state.clone();
    then.apply(by, m, &mut NoLog);
    match then.asked() {
        Asked::Seat(_, Ask::Pay { card: played, payment, .. }) if played == card => Some(payment),
        _ => None,
    }
}

fn distinct(cards: &[Species]) -> Vec<Species> {
    let mut cards = cards.to_vec();
    cards.sort();
    cards.dedup();
    cards
}

/// Where the question is about cards, each of them is either playable or blocked.
fn check_each_once(scene: &Cards, help: &CardsHelp) {
    let of = |from: Source| {
        let playable = help.playable.iter().filter(|card| card.from == from).map(|card| card.card);
        let blocked = help.blocked.iter().filter(|card| card.from == from).map(|card| card.card);
        let mut all: Vec<Species> = playable.chain(blocked).collect();
        all.sort();
        all
    };
    match scene.ask {
        Some(Ask::Action { .. }) => assert_eq!(of(Source::Hand), distinct(&scene.view.table.hand)),
        Some(Ask::Play { terms, .. }) if terms.from == Source::Line => {
            assert_eq!(of(Source::Line), distinct(&scene.view.table.line));
            assert_eq!(of(Source::Hand), []);
        }
        Some(Ask::Play { .. }) => assert_eq!(of(Source::Hand), distinct(&scene.view.table.hand)),
        _ => assert!(help.playable.is_empty() && help.blocked.is_empty() && help.specials == [None; 2]),
    }
    assert!(of(Source::Discards).len() <= 1);
}

fn check_specials(scene: &Cards, help: &CardsHelp, seat: Seat) -> u32 {
    if !matches!(scene.ask, Some(Ask::Action { .. })) {
        return 0;
    }
    for side in Side::BOTH {
        let top = scene.view.table.seats[seat.index()].collections[side as usize].last();
        let kind = top.map(|top| scene.setup.edition().facts(top.card).ability.kind());
        let told = help.specials[side as usize];
        assert_eq!(told.is_some(), kind == Some(session::cards::Kind::Special));
        let is_legal = scene.legal.contains(&Move::Use(side));
        assert_eq!(told.is_some_and(|told| told.is_ok()), is_legal);
    }
    help.specials.iter().flatten().count() as u32
}

/// What is hidden, known and seen makes up all cards; what is known is true; scores are those of the position.
fn check_cards(scene: &Cards, help: &CardsHelp, state: &origami::State) -> u32 {
    let table = &scene.view.table;
    let mut known_cards = 0;
    for (seat, helped) in (0..).map(Seat).zip(&help.seats) {
        assert_eq!(helped.score, state.score(seat));
        assert_eq!(helped.scored, state.scored(seat).collect::<Vec<_>>());
        assert_eq!((helped.hand_limit, helped.draw_limit), (state.hand_limit(seat), state.draw_limit(seat)));
        assert!(!scene.viewer.is(seat) || helped.known.is_empty());
        for card in distinct(&helped.known) {
            let held = state.hand(seat).filter(|&held| held == card).count();
            assert!(helped.known.iter().filter(|&&known| known == card).count() <= held, "{card} is not there");
            known_cards += 1;
        }
    }
    let all_hidden = help.hidden(&scene.view);
    for &(card, hidden) in &all_hidden {
        let lists = [&table.discards, &table.line, &table.characters, &table.hand, &table.looking_at];
        let seen: usize = lists.into_iter().map(|list| list.iter().filter(|&&there| there == card).count()).sum();
        let columns = table.seats.iter().flat_map(|seat| seat.collections.iter().flatten());
        let collected = columns.filter(|there| there.card == card).count();
        let known: usize = help.seats.iter().map(|s| s.known.iter().filter(|&&known| known == card).count()).sum();
        let all = usize::from(scene.setup.edition().facts(card).quantity);
        assert_eq!(seen + collected + known + usize::from(hidden), all, "{card}");
    }
    let species: Vec<_> = all_hidden.iter().map(|&(card, _)| card).collect();
    let in_play: Vec<_> = Species::all().filter(|&card| scene.setup.has(card)).collect();
    assert_eq!(species, in_play, "all of them, in the order of the list");
    let unseen = usize::from(table.deck) + usize::from(table.looked_at) - table.looking_at.len();
    let in_hands = |(seat, there): (Seat, &session::cards::AtSeat)| {
        if scene.viewer.is(seat) {
            0
        } else {
            usize::from(there.hand - there.rice_paper) - help.seats[seat.index()].known.len()
        }
    };
    let in_hands: usize = (0..).map(Seat).zip(&table.seats).map(in_hands).sum();
    assert_eq!(all_hidden.iter().map(|&(_, n)| usize::from(n)).sum::<usize>(), unseen + in_hands);
    known_cards
}

#[tokio::test]
async fn help_says_what_the_rules_say_in_random_games() {
    let place = Place::new().await;
    let (mut blocked, mut specials, mut known) = (0, 0, 0);
    for (game, players) in CARD_GAMES.into_iter().zip([2, 3, 4]) {
        let (id, tokens) = place.seated(&Wish { players: Some(players), ..wish(game) }).await;
        let mut stream = Stream::new(u64::from(players));
        for turn in 0.. {
            let state = position(&place, &id).await;
            let outside = place.hub.close_up(&id, None).await.expect("a look");
            let (scene, help) = parts(&outside);
            assert!(scene.viewer == Viewer::Spectator && help.playable.is_empty() && help.blocked.is_empty());
            assert!(!outside.may_take_back && outside.invite.is_none());
            known += check_cards(scene, help, &state);
            for (seat, token) in (0..).map(Seat).zip(&tokens) {
                let close_up = place.hub.close_up(&id, Some(token)).await.expect("a look");
                assert_eq!(close_up.invite, None, "nobody can join any more");
                let (scene, help) = parts(&close_up);
                known += check_cards(scene, help, &state);
                check_each_once(scene, help);
                blocked += check_plays(scene, help, &state, seat);
                specials += check_specials(scene, help, seat);
            }
            if turn > 160 || !place.step(&id, &tokens, &mut stream).await {
                break;
            }
        }
    }
    assert!(blocked > 100 && specials > 5 && known > 100, "{blocked} blocked, {specials} specials, {known} known");
}

#[tokio::test]
async fn a_card_says_why_it_can_not_be_played() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("origami")).await;
    let look = place.look(&id, None).await;
    let token = &tokens[look.table.asked.iter().next().expect("somebody").index()];
    let close_up = place.hub.close_up(&id, Some(token)).await.expect("a look");
    let (scene, help) = parts(&close_up);
    let blocked = help.blocked.first().expect("no first hand pays for everything");
    assert_eq!(blocked.why.rule.id(), "O-5.1");
    let refused = place.act(&id, token, answer(close_up.look.table.version, &scene.words(blocked.what))).await;
    assert_eq!(code(refused), "illegal");
}

/// Two positions that look the same to a viewer get the same help: nothing in it comes from what is hidden.
#[tokio::test]
async fn help_is_the_same_whatever_is_hidden() {
    let place = Place::new().await;
    let mut compared = 0;
    for game in CARD_GAMES {
        let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish(game) }).await;
        let mut stream = Stream::new(5);
        for _ in 0..12 {
            for _ in 0..9 {
                place.step(&id, &tokens, &mut stream).await;
            }
            let state = position(&place, &id).await;
            if matches!(state.asked(), Asked::Over) {
                break;
            }
            let (seat, token) = (Seat(1), &tokens[1]);
            let view = state.view(Viewer::Seat(seat));
            let memory = origami::Memory::of_newcomer(&state, Viewer::Seat(seat));
            let other = place.hub.import(&place.hub.export(&id).await.expect("a record")).await.expect("a table");
            let (there, mut helps) = (other.table.id, Vec::new());
            for position in [state.clone(), origami::State::imagine(&view, &memory, &mut stream)] {
                assert_eq!(position.view(Viewer::Seat(seat)), view);
                place.hub.stage(&there, position).await.expect("staged");
                let close_up = place.hub.close_up(&there, Some(&other.tokens[1])).await.expect("a look");
                helps.push(parts(&close_up).1.clone());
            }
            assert_eq!(helps[0], helps[1], "{game}");
            compared += 1;
            place.hub.close_up(&id, Some(token)).await.expect("a look");
        }
    }
    assert!(compared > 12, "{compared}");
}

#[tokio::test]
async fn an_answer_can_be_taken_back_when_the_look_says_so() {
    let place = Place::new().await;
    let (mut could, mut could_not) = (0, 0);
    for game in ["origami", "mixed", "islands"] {
        let (id, tokens) = place.seated(&Wish { players: Some(3), ..wish(game) }).await;
        let mut stream = Stream::new(3);
        for _ in 0..60 {
            if !place.step(&id, &tokens, &mut stream).await {
                break;
            }
            for token in &tokens {
                let close_up = place.hub.close_up(&id, Some(token)).await.expect("a look");
                let version = close_up.look.table.version;
                let took = place.act(&id, token, Act::TakeBack { version }).await;
                if close_up.look.table.status == session::Status::Running {
                    assert_eq!(took.is_ok(), close_up.may_take_back, "{took:?}");
                }
                if took.is_ok() {
                    could += 1;
                    assert!(place.step(&id, &tokens, &mut stream).await);
                } else {
                    could_not += 1;
                }
            }
        }
    }
    assert!(could > 10 && could_not > 10, "{could} taken back, {could_not} not");
}

#[tokio::test]
async fn an_invitation_is_shown_again_to_those_who_sit_there() {
    let place = Place::new().await;
    let created = place.create(&Wish { players: Some(3), ..wish("legends") }).await;
    let id = &created.table.id;
    let close_up = place.hub.close_up(id, Some(&created.token)).await.expect("a look");
    assert_eq!(close_up.invite.as_ref(), Some(&created.invite));
    assert!(close_up.help.is_none() && close_up.look.scene.is_none(), "the game has not started");
    assert_eq!(place.hub.close_up(id, None).await.expect("a look").invite, None, "who watches can't invite");
    let invite = close_up.invite.expect("an invitation");
    assert!(place.hub.is_invited(id, &invite).await.expect("a table"));
    assert!(!place.hub.is_invited(id, &created.token).await.expect("a table"));
    let joined = place.hub.join(id, &guest("b"), &name("Bo"), Some(&invite), None).await.expect("a seat");
    assert_eq!(place.hub.close_up(id, Some(&joined.token)).await.expect("a look").invite, Some(invite));
    let other = place.create(&wish("legends")).await;
    assert_ne!(other.invite, created.invite);
    assert!(!place.hub.is_invited(&other.table.id, &created.invite).await.expect("a table"));
    // Another secret: what it can't know it does not show.
    let place = place.restart().await;
    let close_up = place.hub.close_up(id, Some(&created.token)).await.expect("a look");
    assert_eq!(close_up.invite, None);
    assert!(place.hub.is_invited(id, &created.invite).await.expect("a table"), "but the old one is still good");
}

#[tokio::test]
async fn a_listener_gets_look_and_news_of_one_moment() {
    let place = Place::new().await;
    let (id, tokens) = place.seated(&wish("mixed")).await;
    let mut listener = place.hub.listen(&id, Some(&tokens[1])).await.expect("a listener");
    let mut version = listener.close_up(0).await.expect("a look").look.table.version;
    let mut stream = Stream::new(6);
    for _ in 0..30 {
        place.step(&id, &tokens, &mut stream).await;
        let newest = listener.newer(version).await.expect("something new");
        let (close_up, news) = listener.close_up_with_news(version).await.expect("news");
        assert_eq!((close_up.look.table.version, news.version), (newest, newest));
        let numbers: Vec<u32> = news.entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (version + 1..=newest).collect::<Vec<_>>());
        let alone = place.hub.close_up(&id, Some(&tokens[1])).await.expect("a look");
        assert_eq!(format!("{close_up:?}"), format!("{alone:?}"));
        assert_eq!(legal(&close_up.look), legal(&place.look(&id, Some(&tokens[1])).await));
        version = newest;
    }
}
