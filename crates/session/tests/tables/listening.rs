//! Those who listen: each of them hears what the seat they have now may know, however long ago they began.

use session::{Act, Created, Guest, Joined, Listener, Token, TokenKind, Wish};

use crate::harness::{Place, code, guest, name, wish};

/// An open table, and a visitor at its second seat.
struct Waiting {
    place: Place,
    host: Created,
    me: Guest,
    /// The visitor's own token.
    visitor: Token,
    joined: Joined,
}

impl Waiting {
    async fn new() -> Self {
        let place = Place::new().await;
        let host = place.create(&Wish { players: Some(2), ..wish("origami") }).await;
        let (known, visitor) = place.hub.welcome(&name("Zoe")).await.expect("a visitor");
        let me = Guest { visitor: Some(known.id), address: "z".to_owned() };
        let joined = place.hub.join(&host.table.id, &me, &name("Zoe"), Some(&host.invite), None).await.expect("a seat");
        Self { place, host, me, visitor, joined }
    }

    async fn listen(&self, token: &Token) -> Listener {
        let mut listener = self.place.hub.listen(&self.host.table.id, Some(token)).await.expect("a listener");
        assert_eq!(listener.look().await.expect("a look").seat, Some(self.joined.seat));
        listener
    }

    /// Somebody else takes the seat that is free, and the game starts.
    async fn others_begin(&self) {
        let id = &self.host.table.id;
        let joined = self.place.hub.join(id, &guest("b"), &name("Bea"), Some(&self.host.invite), None).await;
        assert_eq!(joined.expect("a seat").seat, self.joined.seat);
        self.place.act(id, &self.host.token, Act::Start).await.expect("started");
    }
}

/// Nothing more is told to this listener, whatever is asked for.
async fn is_told(listener: &mut Listener, wanted: &str) {
    assert_eq!(code(listener.look().await), wanted);
    assert_eq!(code(listener.news(0).await), wanted);
    assert_eq!(code(listener.close_up(0).await.map(|_| ())), wanted);
    assert_eq!(code(listener.close_up_with_news(0).await.map(|_| ())), wanted);
    assert!(listener.is_lost().await);
}

#[tokio::test]
async fn who_leaves_or_is_removed_hears_nothing_of_the_next_one() {
    for is_removed in [false, true] {
        let waiting = Waiting::new().await;
        let mut by_seat = waiting.listen(&waiting.joined.token).await;
        let mut by_visitor = waiting.listen(&waiting.visitor).await;
        let act = if is_removed { Act::Remove(waiting.joined.seat) } else { Act::Leave };
        let who = if is_removed { &waiting.host.token } else { &waiting.visitor };
        waiting.place.act(&waiting.host.table.id, who, act).await.expect("the seat is free");
        is_told(&mut by_seat, "wrong_token").await;
        is_told(&mut by_visitor, "seat_lost").await;
        waiting.others_begin().await;
        is_told(&mut by_seat, "wrong_token").await;
        is_told(&mut by_visitor, "seat_lost").await;
    }
}

#[tokio::test]
async fn who_is_forgotten_hears_nothing_more() {
    let waiting = Waiting::new().await;
    let id = &waiting.host.table.id;
    let mut by_seat = waiting.listen(&waiting.joined.token).await;
    let mut by_visitor = waiting.listen(&waiting.visitor).await;
    let (other, _) = waiting.place.seated(&wish("origami")).await;
    let mut elsewhere = waiting.place.hub.listen(&other, Some(&waiting.visitor)).await.expect("a listener");
    assert_eq!(elsewhere.look().await.expect("a look").seat, None, "they only watch there");
    waiting.place.act(id, &waiting.host.token, Act::Start).await.expect("started");
    waiting.place.hub.forget(&waiting.visitor).await.expect("forgotten");
    for listener in [&mut by_seat, &mut by_visitor, &mut elsewhere] {
        is_told(listener, "wrong_token").await;
    }
}

/// Whoever comes back by the invitation gets another token for the same seat: the older one has had its time. No entry says so.
#[tokio::test]
async fn a_token_that_was_replaced_ends_what_it_began_at_once() {
    let waiting = Waiting::new().await;
    let id = &waiting.host.table.id;
    let mut by_seat = waiting.listen(&waiting.joined.token).await;
    let mut by_visitor = waiting.listen(&waiting.visitor).await;
    let version = by_seat.news(0).await.expect("news").version;
    let ended = tokio::spawn(async move { (by_seat.newer(version).await, by_seat) });
    tokio::task::yield_now().await;
    waiting.place.hub.join(id, &waiting.me, &name("Zoe"), None, None).await.expect("the same seat");
    let (woken, mut by_seat) = ended.await.expect("an end");
    assert_eq!(woken, Some(version), "woken although nothing is newer");
    is_told(&mut by_seat, "wrong_token").await;
    assert!(!by_visitor.is_lost().await, "the visitor is the same");
    assert_eq!(by_visitor.look().await.expect("a look").seat, Some(waiting.joined.seat));
}

#[tokio::test]
async fn who_sits_down_meanwhile_goes_on_as_a_player() {
    let waiting = Waiting::new().await;
    let id = &waiting.host.table.id;
    waiting.place.act(id, &waiting.visitor, Act::Leave).await.expect("left");
    let mut listener = waiting.place.hub.listen(id, Some(&waiting.visitor)).await.expect("a listener");
    assert_eq!(listener.look().await.expect("a look").seat, None);
    let again = waiting.place.hub.join(id, &waiting.me, &name("Zoe"), Some(&waiting.host.invite), None).await;
    let seat = again.expect("a seat").seat;
    assert_eq!(listener.look().await.expect("a look").seat, Some(seat));
    assert_eq!(listener.seat(), Some(seat));
    waiting.place.act(id, &waiting.visitor, Act::Leave).await.expect("left");
    is_told(&mut listener, "seat_lost").await;
}

/// A device too many costs the oldest its token, also where it is known by heart.
#[tokio::test]
async fn a_device_that_had_to_go_is_not_known_any_more() {
    let place = Place::new().await;
    let (_, first) = place.hub.welcome(&name("Ada")).await.expect("a visitor");
    let mut devices = Vec::new();
    for _ in 0..33 {
        place.source.pass(1);
        let link = place.hub.link(&first).await.expect("a link");
        let (_, device) = place.hub.spend(&link).await.expect("spent");
        assert_eq!(device.kind(), TokenKind::Visitor);
        place.hub.visitor(&device).await.expect("known");
        devices.push(device);
    }
    assert_eq!(code(place.hub.visitor(&devices[0]).await), "wrong_token");
    for device in devices[1..].iter().chain([&first]) {
        place.hub.visitor(device).await.expect("known");
    }
}
