//! The terms of the games: what each is called in each language, and what it means.

use crate::say::Phrases;

/// A term of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// What it is called.
    pub term: String,
    /// What it means.
    pub means: String,
}

macro_rules! terms {
    ($($term:ident $means:ident)*) => {
        /// All terms, in an order to read them in.
        #[must_use]
        pub fn terms(phrases: Phrases) -> Vec<Term> {
            vec![$(Term { term: phrases.$term(), means: phrases.$means() }),*]
        }
    };
}

terms! {
    term_origami term_origami_means
    term_family term_family_means
    term_character term_character_means
    term_version term_version_means
    term_pair term_pair_means
    term_folds term_folds_means
    term_cost term_cost_means
    term_points term_points_means
    term_hand term_hand_means
    term_deck term_deck_means
    term_rice_paper term_rice_paper_means
    term_draw_line term_draw_line_means
    term_discards term_discards_means
    term_top_discard term_top_discard_means
    term_collection term_collection_means
    term_on_top term_on_top_means
    term_covered term_covered_means
    term_visible term_visible_means
    term_in_play term_in_play_means
    term_instant_effect term_instant_effect_means
    term_scoring_effect term_scoring_effect_means
    term_special_action term_special_action_means
    term_ongoing_effect term_ongoing_effect_means
    term_hand_modifier term_hand_modifier_means
    term_reaction term_reaction_means
    term_bonus term_bonus_means
    term_starting_player term_starting_player_means
    term_turn term_turn_means
    term_action term_action_means
    term_another_action term_another_action_means
    term_round term_round_means
    term_final_round term_final_round_means
    term_run_out term_run_out_means
    term_pay term_pay_means
    term_discount term_discount_means
    term_free term_free_means
    term_discard term_discard_means
    term_pass term_pass_means
    term_draw term_draw_means
    term_take term_take_means
    term_draw_limit term_draw_limit_means
    term_unused_folds term_unused_folds_means
    term_hand_limit term_hand_limit_means
    term_decline term_decline_means
    term_mixed term_mixed_means
    term_printed term_printed_means
    term_ours term_ours_means
    term_edition term_edition_means
    term_record term_record_means
}
