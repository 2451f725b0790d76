//! What a result is worth to each player: first their place, then their score.

use tabletop::Standing;
use tabletop::standing::MAX_PLAYERS;

use crate::judgement::Forecast;

/// So much of the reward is the place, the rest the lead over the best other player.
const PLACE: f32 = 0.8;
/// A lead of so many points is most of what a lead can bring.
const LEAD: f32 = 20.0;
/// Alone, a point is worth so much.
const ALONE: f32 = 1.0 / 400.0;

/// What a result is worth to each player, from 0 to 1; alone, in proportion to the score.
pub(crate) fn of(standing: &Standing) -> [f32; MAX_PLAYERS] {
    let (scores, places) = (standing.scores(), standing.places());
    let mut rewards = [0.0; MAX_PLAYERS];
    if let &[score] = scores {
        rewards[0] = f32::from(score) * ALONE;
        return rewards;
    }
    let others = scores.len() as f32 - 1.0;
    for (seat, reward) in rewards.iter_mut().enumerate().take(scores.len()) {
        let behind = places.iter().filter(|&&place| place > places[seat]).count() as f32;
        let level = places.iter().filter(|&&place| place == places[seat]).count() as f32 - 1.0;
        let best_other = scores.iter().enumerate().filter(|&(s, _)| s != seat).map(|(_, &score)| score).max();
        let lead = f32::from(scores[seat] - best_other.unwrap_or(0)) / LEAD;
        *reward = PLACE * (behind + level / 2.0) / others + (1.0 - PLACE) * (0.5 + 0.5 * lead / (1.0 + lead.abs()));
    }
    rewards
}

/// The same for a result that is only expected, and the places to be expected.
pub(crate) fn of_forecast(players: usize, forecast: &Forecast) -> ([f32; MAX_PLAYERS], [f32; MAX_PLAYERS]) {
    let Forecast { scores, spread } = forecast;
    let (mut rewards, mut places) = ([0.0; MAX_PLAYERS], [1.0; MAX_PLAYERS]);
    if players == 1 {
        rewards[0] = scores[0] * ALONE;
        return (rewards, places);
    }
    let others = players as f32 - 1.0;
    for seat in 0..players {
        let (mut wins, mut lead) = (0.0, f32::INFINITY);
        for other in (0..players).filter(|&other| other != seat) {
            let ahead = scores[seat] - scores[other];
            wins += 1.0 / (1.0 + libm::expf(-1.1 * ahead / spread.max(0.1)));
            lead = lead.min(ahead / LEAD);
        }
        places[seat] = 1.0 + others - wins;
        rewards[seat] = PLACE * wins / others + (1.0 - PLACE) * (0.5 + 0.5 * lead / (1.0 + lead.abs()));
    }
    (rewards, places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_place_is_worth_more_than_any_score() {
        let close = of(&Standing::rank(&[(30, 0), (29, 0)]));
        let clear = of(&Standing::rank(&[(90, 0), (3, 0)]));
        assert!(close[0] > 0.8 && clear[0] > close[0] && clear[0] < 1.0, "{close:?} {clear:?}");
        assert!(close[1] < 0.2 && clear[1] < close[1] && clear[1] > 0.0);
    }

    #[test]
    fn who_shares_a_place_shares_its_worth() {
        let shared = of(&Standing::rank(&[(30, 0), (30, 0)]));
        assert_eq!(shared[..2], [0.5, 0.5]);
        let three = of(&Standing::rank(&[(30, 0), (20, 0), (20, 0)]));
        assert!(three[0] > three[1] && three[1] == three[2] && three[1] > 0.2);
    }

    #[test]
    fn a_sure_forecast_is_worth_what_the_result_is() {
        let forecast = Forecast { scores: [40.0, 25.0, 31.0, 0.0, 0.0, 0.0], spread: 0.5 };
        let (rewards, places) = of_forecast(3, &forecast);
        let sure = of(&Standing::rank(&[(40, 0), (25, 0), (31, 0)]));
        assert!(rewards.iter().zip(sure).all(|(a, b)| (a - b).abs() < 0.001), "{rewards:?} {sure:?}");
        assert!((places[0] - 1.0).abs() < 0.01 && (places[1] - 3.0).abs() < 0.01 && (places[2] - 2.0).abs() < 0.01);
        let (even, _) = of_forecast(2, &Forecast { scores: [9.0; 6], spread: 5.0 });
        assert_eq!(even[..2], [0.5, 0.5]);
        let lead = Forecast { scores: [14.0, 9.0, 0.0, 0.0, 0.0, 0.0], spread: 5.0 };
        let (_, places) = of_forecast(2, &lead);
        assert!((places[0] - 1.25).abs() < 0.01, "{places:?}");
    }

    #[test]
    fn alone_points_count() {
        assert!(of(&Standing::rank(&[(300, 0)]))[0] > of(&Standing::rank(&[(200, 0)]))[0]);
    }
}
