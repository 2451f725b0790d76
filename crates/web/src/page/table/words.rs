//! What the scripts of a table say and show: nothing of it is written in a script.

use maud::{Markup, html};

use super::game::{Game, Keys};
use crate::page::{Visit, assets, face};

/// Words for scripts, and what they open: the large view of a card, and the list of keys.
#[must_use]
pub fn words(visit: &Visit, game: Option<&dyn Game>) -> Markup {
    let say = visit.say();
    html! {
        (sentences(visit))
        template #dialog-head { (close(visit)) }
        div #large popover="manual" role="group" aria-label=(say.client_large()) { (close(visit)) div.content {} }
        (keys(visit, game))
    }
}

/// What scripts say.
#[must_use]
pub fn sentences(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        div #words hidden data-failed=(say.client_failed()) data-unanswered=(say.client_unanswered()) data-over=(say.client_over()) data-more=(say.client_more())
            data-icon-turn=(assets::at("icon-turn.svg")) {}
    }
}

fn close(visit: &Visit) -> Markup {
    html! {
        button.button.quiet.close type="button" data-close aria-label=(visit.say().client_close()) {
            (face::symbol("close"))
        }
    }
}

fn keys(visit: &Visit, game: Option<&dyn Game>) -> Markup {
    let say = visit.say();
    let everywhere = [
        ("Tab", say.client_key_tab()),
        ("Enter", say.client_key_enter()),
        ("Esc", say.client_key_escape()),
        ("?", say.client_key_help()),
    ];
    let Keys { list, texts } = game.map(Game::keys).unwrap_or_default();
    html! {
        dialog #keys aria-labelledby="keys-title" {
            (close(visit))
            h2 #keys-title { (say.client_keys_title()) }
            dl.keys { @for (key, meaning) in everywhere.into_iter().chain(list) { div { dt { kbd { (key) } } dd { (meaning) } } } }
            @for text in texts { p { (text) } }
        }
    }
}

/// The switch for sounds, one click away; only scripts can make any.
#[must_use]
pub fn sound(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        button.sound.scripts-only type="button" data-toggle="sound" aria-pressed="false" title=(say.client_sound()) {
            (face::symbol("silent")) (face::symbol("sound")) span { (say.client_sound()) }
        }
    }
}

/// What can be switched on in this browser, and the list of keys; only scripts can do that, so it is hidden without.
#[must_use]
pub fn toggles(visit: &Visit) -> Markup {
    let say = visit.say();
    html! {
        div.toggles role="group" aria-label=(say.client_here()) {
            button.button.quiet type="button" data-toggle="notice" aria-pressed="false" { (face::symbol("bell")) (say.client_notice()) }
            p.pace {
                label for="pace" { (say.client_pace()) }
                select #pace {
                    option value="calm" { (say.client_pace_calm()) }
                    option value="brisk" selected { (say.client_pace_brisk()) }
                    option value="at-once" { (say.client_pace_at_once()) }
                }
            }
            button.button.quiet type="button" data-opens="keys" { (face::symbol("hint")) (say.client_keys()) }
        }
    }
}
