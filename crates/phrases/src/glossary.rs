//! The terms of the games: what each is called in each language, and what it means.

use islands::atlas::Provenance;
use tabletop::Language;

use crate::say::Phrases;

/// A term of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// What it is called.
    pub term: String,
    /// What it means.
    pub means: String,
    /// Where the word comes from, if that is known.
    pub provenance: Option<Provenance>,
}

macro_rules! terms {
    ($($term:ident $means:ident)*) => {
        /// All terms of the card games, in an order to read them in.
        #[must_use]
        pub fn terms(phrases: Phrases) -> Vec<Term> {
            vec![$(Term { term: phrases.$term(), means: phrases.$means(), provenance: None }),*]
        }
    };
}

macro_rules! islands {
    ($($english:ident $term:ident $means:ident)*) => {
        /// All terms of Origami Islands, in an order to read them in.
        #[must_use]
        pub fn islands(phrases: Phrases) -> Vec<Term> {
            vec![$(Term {
                term: phrases.$term(),
                means: phrases.$means(),
                provenance: Some(of_word(phrases.language(), stringify!($english))),
            }),*]
        }
    };
}

/// Where a word of Origami Islands comes from: its rulebook is printed in English only.
fn of_word(language: Language, english: &str) -> Provenance {
    match language {
        Language::En => Provenance::named(english).unwrap_or(Provenance::Ours),
        Language::It | Language::De => Provenance::Ours,
    }
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

// Each with where the English word comes from.
islands! {
    printed term_islands_sheet term_islands_sheet_means
    printed term_islands_near_islands term_islands_near_islands_means
    printed term_islands_square term_islands_square_means
    printed term_islands_landmark term_islands_landmark_means
    printed term_islands_regular_harbor term_islands_regular_harbor_means
    printed term_islands_secret_harbor term_islands_secret_harbor_means
    printed term_islands_lighthouse term_islands_lighthouse_means
    printed term_islands_volcano term_islands_volcano_means
    printed term_islands_coal_pit term_islands_coal_pit_means
    printed term_islands_gold_mine term_islands_gold_mine_means
    printed term_islands_grove term_islands_grove_means
    printed term_islands_temple term_islands_temple_means
    printed term_islands_mountain term_islands_mountain_means
    printed term_islands_sea term_islands_sea_means
    printed term_islands_outline term_islands_outline_means
    printed term_islands_development_card term_islands_development_card_means
    printed term_islands_shape term_islands_shape_means
    printed term_islands_half term_islands_half_means
    printed term_islands_auction term_islands_auction_means
    printed term_islands_bid term_islands_bid_means
    printed term_islands_pass term_islands_pass_means
    printed term_islands_first_player term_islands_first_player_means
    printed term_islands_income term_islands_income_means
    printed term_islands_reserve term_islands_reserve_means
    printed term_islands_token term_islands_token_means
    printed term_islands_season_track term_islands_season_track_means
    printed term_islands_season_colour term_islands_season_colour_means
    printed term_islands_any_colour term_islands_any_colour_means
    printed term_islands_random_colour term_islands_random_colour_means
    printed term_islands_painting_action term_islands_painting_action_means
    printed term_islands_give_up term_islands_give_up_means
    printed term_islands_surround term_islands_surround_means
    printed term_islands_single_colour term_islands_single_colour_means
    printed term_islands_different_colours term_islands_different_colours_means
    printed term_islands_access term_islands_access_means
    ours term_islands_reading_order term_islands_reading_order_means
    printed term_islands_catch_up term_islands_catch_up_means
    ours term_islands_solo_game term_islands_solo_game_means
    printed term_islands_action_step term_islands_action_step_means
    printed term_islands_technology term_islands_technology_means
    printed term_islands_level term_islands_level_means
    printed term_islands_research term_islands_research_means
    ours term_islands_closed term_islands_closed_means
    ours term_islands_connected_squares term_islands_connected_squares_means
    ours term_islands_rank term_islands_rank_means
    ours term_islands_reconstructed term_islands_reconstructed_means
}
