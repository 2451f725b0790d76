//! How long a close look takes: it is made for every listener at every move.

use std::time::{Duration, Instant};

use session::{Scene, Wish};
use tabletop::Stream;

use crate::harness::{Place, wish};

#[tokio::test]
#[ignore = "a measurement"]
async fn a_close_look_for_every_listener_at_every_move() {
    let place = Place::new().await;
    for (game, players) in [("origami", 2), ("origami", 4), ("legends", 4), ("mixed", 4)] {
        let (id, tokens) = place.seated(&Wish { players: Some(players), ..wish(game) }).await;
        let mut listeners = Vec::new();
        for token in tokens.iter().map(Some).chain([None]) {
            listeners.push(place.hub.listen(&id, token).await.expect("a listener"));
        }
        let mut stream = Stream::new(1);
        let (mut looks, mut all, mut worst, mut of_looks) = (0, Duration::ZERO, Duration::ZERO, Duration::ZERO);
        let (mut ways, mut asked) = (0, Duration::ZERO);
        for _ in 0..150 {
            let before = place.look(&id, None).await.table.version;
            if !place.step(&id, &tokens, &mut stream).await {
                break;
            }
            for listener in &mut listeners {
                let start = Instant::now();
                let (close_up, _) = listener.close_up_with_news(before).await.expect("a look");
                let took = start.elapsed();
                let start = Instant::now();
                listener.look().await.expect("a look");
                of_looks += start.elapsed();
                (looks, all, worst) = (looks + 1, all + took, worst.max(took));
                if let Some(Scene::Cards(scene)) = &close_up.look.scene
                    && scene.ask.is_some()
                {
                    (ways, asked) = (ways.max(scene.legal_count), asked.max(took));
                }
            }
        }
        println!(
            "{game} of {players}: {:?} each, {:?} of it the plain look, {worst:?} at most; {ways} answers at most, {asked:?} at most when asked",
            all / looks,
            of_looks / looks
        );
    }
}
