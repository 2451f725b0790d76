//! Throw-away: cargo run --release -p bots --example duel -- GAME A B MS DEALS [SEED] [--nodes]
use bots::{Budget, arena, contender};
use tabletop::Stream;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let ms: u64 = a[3].parse().unwrap();
    let deals: u64 = a[4].parse().unwrap();
    let seed: u64 = a.get(5).and_then(|s| s.parse().ok()).unwrap_or(1);
    let budget = if a.iter().any(|x| x == "--nodes") { Budget::nodes(ms) } else { Budget::ms(ms) };
    match a[0].as_str() {
        "islands" => duel::<islands::State>(&|_| { let atlas = islands::Atlas::standard(); islands::Setup::new(2, islands::SheetSet::all(atlas), islands::Variant::Standard, atlas).unwrap() }, &a, budget, deals, seed),
        "solo" => solo(&a, budget, deals, seed),
        g => {
            let title = match g { "legends" => origami::setup::Title::Legends, "mixed" => origami::setup::Title::Mixed, _ => origami::setup::Title::Origami };
            let _ = title;
            duel::<origami::State>(&|i| make(title, i), &a, budget, deals, seed)
        }
    }
}
fn make(t: origami::setup::Title, i: u64) -> origami::Setup {
    let mut stream = Stream::of_game(4242, i);
    let families = t.draw_families(2, &mut stream);
    let characters = t.draw_characters(2, &mut stream);
    origami::Setup::with_characters(2, families, characters, origami::Edition::standard()).unwrap()
}
struct Dice(u64);
impl arena::Chance<islands::State> for Dice {
    fn answer(&mut self, game: &islands::State, roll: tabletop::Roll) -> tabletop::Outcome {
        roll.draw(&mut Stream::new(tabletop::Digest::of(format!("{} {:?}", self.0, game.address()).as_bytes()).0))
    }
}
fn solo(a: &[String], budget: Budget, deals: u64, seed: u64) {
    let atlas = islands::Atlas::standard();
    let setup = islands::Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).unwrap();
    let next = std::sync::atomic::AtomicU64::new(0);
    let results = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                let mut p = contender::player::<islands::State>(&a[1], budget).unwrap();
                loop {
                    let i = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if i >= deals { break; }
                    let mut stream = Stream::of_game(seed + 77, i);
                    let g = arena::play::<islands::State>(&setup, &mut [&mut p], &mut Dice(seed * 1_000_003 + i), &mut stream).unwrap();
                    results.lock().unwrap().push((g.standing.scores()[0], g.spent[0].clone()));
                }
            });
        }
    });
    let r = results.into_inner().unwrap();
    let mut scores: Vec<_> = r.iter().map(|x| x.0).collect();
    scores.sort();
    let mut t: Vec<_> = r.iter().flat_map(|x| x.1.iter().copied()).collect();
    t.sort();
    let n = scores.len();
    println!("{}: mean {:.1}, median {}, p10 {}, p90 {}; {:.0} decisions/game, p50 {:.1} p99 {:.1} ms", a[1], scores.iter().map(|&x| f64::from(x)).sum::<f64>() / n as f64, scores[n / 2], scores[n / 10], scores[n * 9 / 10], t.len() as f64 / n as f64, t[t.len() / 2].0.as_secs_f64() * 1e3, t[t.len() * 99 / 100].0.as_secs_f64() * 1e3);
}
fn duel<G: contender::Contested>(setup: &(dyn Fn(u64) -> G::Setup + Sync), a: &[String], budget: Budget, deals: u64, seed: u64) {
    let next = std::sync::atomic::AtomicU64::new(0);
    let results = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                let mut p = contender::player::<G>(&a[1], budget).unwrap();
                let mut q = contender::player::<G>(&a[2], budget).unwrap();
                loop {
                    let i = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if i >= deals { break; }
                    let mut share = 0.0; let mut diff = 0.0; let mut sp = vec![]; let mut sq = vec![]; let mut scores=(0.0,0.0);
                    for rot in 0..2 {
                        let mut chance = Stream::of_game(seed, i);
                        let mut stream = Stream::of_game(seed + 77, 2 * i + rot);
                        let mut players = if rot == 0 { [&mut p, &mut q] } else { [&mut q, &mut p] };
                        let g = arena::play::<G>(&setup(i), &mut players, &mut chance, &mut stream).unwrap();
                        let (x, y) = if rot == 0 { (0, 1) } else { (1, 0) };
                        let pl = g.standing.places();
                        share += if pl[x] < pl[y] { 1.0 } else if pl[x] == pl[y] { 0.5 } else { 0.0 };
                        diff += f64::from(g.standing.scores()[x] - g.standing.scores()[y]);
                        scores.0 += f64::from(g.standing.scores()[x]); scores.1 += f64::from(g.standing.scores()[y]);
                        sp.extend(g.spent[x].iter().copied()); sq.extend(g.spent[y].iter().copied());
                    }
                    results.lock().unwrap().push((share / 2.0, diff / 2.0, sp, sq, scores));
                }
            });
        }
    });
    let r = results.into_inner().unwrap();
    let n = r.len() as f64;
    let mean = r.iter().map(|x| x.0).sum::<f64>() / n;
    let var = r.iter().map(|x| (x.0 - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let diff = r.iter().map(|x| x.1).sum::<f64>() / n;
    let half = 1.96 * (var / n).sqrt();
    let show = |k: usize| {
        let mut t: Vec<_> = r.iter().flat_map(|x| if k == 0 { &x.2 } else { &x.3 }).copied().collect();
        t.sort();
        let w = t.iter().map(|x| x.1).sum::<u64>() as f64 / t.len().max(1) as f64;
        format!("p50 {:.1} p99 {:.1} ms, worlds {:.0}, decisions {:.0}/game", t[t.len() / 2].0.as_secs_f64() * 1e3, t[t.len() * 99 / 100].0.as_secs_f64() * 1e3, w, t.len() as f64 / n / 2.0)
    };
    println!("{} vs {}: {:.1} % ± {:.1}, diff {:+.1}, scores {:.1} {:.1}\n  {}\n  {}", a[1], a[2], 100.0 * mean, 100.0 * half, diff,
      r.iter().map(|x| x.4.0).sum::<f64>()/n/2.0, r.iter().map(|x| x.4.1).sum::<f64>()/n/2.0, show(0), show(1));
}
