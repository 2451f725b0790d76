//! What messengers are told of a page: they fetch it without cookies, and show what they get to everybody who reads the message.

use maud::{Markup, html};
use session::{Status, TableInfo};

use super::{host, note};
use crate::page::Visit;
use crate::say;

/// What a messenger shows of a link.
pub struct Preview {
    title: String,
    text: String,
    /// The address of the picture, without the name of the server.
    picture: String,
}

impl Preview {
    /// That of the house.
    #[must_use]
    pub fn of_house(visit: &Visit) -> Self {
        Self {
            title: format!("Senbazuru · {}", visit.say().picture_house()),
            text: visit.say().home_lead(),
            picture: format!("/picture.png?lang={}", visit.language.code()),
        }
    }

    /// That of a table; of a moment of it, if it is over. What not everybody may look at is not shown.
    #[must_use]
    pub fn of_table(visit: &Visit, info: &TableInfo, at: Option<u32>) -> Self {
        if info.practice || info.contest.is_some() {
            return Self::of_house(visit);
        }
        let (say, language) = (visit.say(), visit.language.code());
        let invites = host(say, info);
        let (title, text) = match info.status {
            Status::Open if !invites.is_empty() => (invites, described(visit, info)),
            // Nobody waits for anybody in a game that is over.
            Status::Running if at.is_some() => (title(visit, info), say.replay_title()),
            _ => (title(visit, info), note(visit, info)),
        };
        // A messenger that keeps pictures asks again for a new version.
        let when = at.map_or_else(|| format!("v={}", info.version), |at| format!("at={at}"));
        Self { title, text, picture: format!("/t/{}/picture.png?lang={language}&{when}", info.id) }
    }

    /// As it stands in the head of a page.
    #[must_use]
    pub fn head(&self, visit: &Visit) -> Markup {
        html! {
            meta property="og:site_name" content="Senbazuru";
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.text);
            meta property="og:image" content={ (visit.base) (self.picture) };
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:image:alt" content=(self.title);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The game and who plays it.
fn title(visit: &Visit, info: &TableInfo) -> String {
    format!("{}: {}", visit.say().table_game(&info.game), say::names(info).join(", "))
}

/// What a picture of the table shows, in words.
pub(super) fn described(visit: &Visit, info: &TableInfo) -> String {
    let note = note(visit, info);
    let title = match info.status {
        Status::Open => visit.say().table_game(&info.game),
        _ => title(visit, info),
    };
    if note.is_empty() { title } else { format!("{title} · {note}") }
}
