//! Mutants of the cards: each must fail some scenario.
