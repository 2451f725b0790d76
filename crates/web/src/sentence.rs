//! The sentence for each problem.

use phrases::catalogue::Catalogue;
use phrases::{IslandsTeller, Lexicon, Phrases, Teller};
use session::refused::IllegalMove;
use session::{BadName, BadWish, Forbidden, MOST_RECORD_BYTES, MOST_RECORD_LINES, Pace, Refused, Trouble, name};

use crate::fault::Fault;

/// A word of a request is repeated up to this length.
const LONGEST_WORD: usize = 40;
/// What is wrong with a record is told up to this length: it may repeat what stands there.
const LONGEST_REASON: usize = 200;

/// What cards are called.
pub(crate) fn lexicon() -> &'static Lexicon {
    &Catalogue::standard().lexicon
}

/// Why something is refused. An exhaustive match: a new refusal needs a sentence.
pub(crate) fn refused(say: Phrases, refused: &Refused) -> String {
    match refused {
        Refused::NoTable => say.server_no_table(),
        Refused::NoToken => say.server_no_token(),
        Refused::WrongToken => say.server_wrong_token(),
        Refused::LinkSpent => say.server_link_spent(),
        Refused::NotAPlayer => say.server_not_a_player(),
        Refused::NotTheHost => say.server_not_the_host(),
        Refused::NotInvited => say.server_not_invited(),
        Refused::NoSeat => say.server_no_seat(),
        Refused::SeatLost => say.server_seat_lost(),
        Refused::NobodyThere(seat) => say.server_nobody_there(seat.0),
        Refused::NotNow(status) => say.server_not_now(status.word()),
        Refused::SeatsOpen(open) => say.server_seats_open(*open),
        Refused::Stale { version } => say.server_stale(*version),
        Refused::KeyUsed => say.server_key_used(),
        Refused::Unreadable(_) => say.server_unreadable(),
        Refused::Illegal(illegal) => against_the_rules(say, illegal),
        Refused::Lesson(Some(told)) => told.to(say.language()).to_owned(),
        Refused::Lesson(None) => say.learn_on_first(&say.learn_on()),
        Refused::Out => say.server_out(),
        Refused::NothingToTakeBack => say.server_nothing_to_take_back(),
        Refused::NoHints => say.server_no_hints(),
        Refused::NotAsked => say.server_not_asked(),
        Refused::BadWish(bad) => bad_wish(say, bad),
        Refused::BadName(bad) => match bad {
            BadName::Empty => say.server_name_empty(),
            BadName::Long(_) => say.server_name_long(name::LONGEST as i64),
            BadName::Unprintable => say.server_name_unprintable(),
            BadName::Taken => say.server_name_taken(),
        },
        Refused::BadLine(bad) => say.talk_bad(session::talk::LONGEST as i64, bad.word()),
        Refused::NoLine => say.talk_no_line(),
        Refused::TalkClosed => say.talk_closed(),
        Refused::NotOver => say.server_not_over(),
        Refused::RecordTooLong => {
            let kilobytes = i64::try_from(MOST_RECORD_BYTES / 1024).unwrap_or(i64::MAX);
            say.records_too_long(kilobytes, i64::try_from(MOST_RECORD_LINES).unwrap_or(i64::MAX))
        }
        Refused::BadRecord(wrong) => {
            let what: String = wrong.what.chars().take(LONGEST_REASON).collect();
            say.records_bad(wrong.column, wrong.line, what.trim_end_matches('.'))
        }
        Refused::OwnData(own) => say.records_own_data(own.line),
        Refused::Challenge => say.daily_secret(),
        Refused::BadDate => say.daily_bad_date(),
        Refused::NoChallenge => say.daily_no_challenge(),
        Refused::TooMany { what, most, .. } => say.server_too_many(what.word(), *most),
        Refused::Storage(Trouble::Gone) => say.server_gone(),
        Refused::Storage(_) => say.server_storage(),
        Refused::Elsewhere(_) => say.server_elsewhere(),
        Refused::Slow => say.server_slow(),
        Refused::Stopping => say.server_stopping(),
    }
}

/// What is wrong with a request.
pub(crate) fn fault(say: Phrases, fault: &Fault) -> String {
    match fault {
        Fault::Malformed(_) | Fault::Mistyped(_) => say.server_bad_request(),
        Fault::NotFound => say.server_not_found(),
        Fault::NotAllowed => say.server_not_allowed(),
        Fault::TooLarge => say.server_too_large(),
        Fault::WrongType => say.server_wrong_type(),
        Fault::Timeout => say.server_timeout(),
        Fault::NothingChosen => say.server_nothing_chosen(),
        Fault::Foreign => say.server_foreign(),
        Fault::Internal => say.server_internal(),
    }
}

fn bad_wish(say: Phrases, bad: &BadWish) -> String {
    let short = |word: &str| word.chars().take(LONGEST_WORD).collect::<String>();
    match bad {
        BadWish::Unknown { what, word } => say.server_table_unknown(what, &short(word)),
        BadWish::Twice(_, word) => say.server_table_twice(&short(word)),
        BadWish::NotInThisGame(what) => say.server_table_not_here(what),
        BadWish::Cards(bad) => say.bad_setup(*bad),
        BadWish::OtherGame(game) => say.server_table_other_game(game),
        BadWish::Islands(bad) => say.islands_bad_setup(*bad),
        BadWish::Plain(bad) => say.refuse_with_rule(bad.why.to(say.0, &[]).trim_end_matches('.'), bad.rule),
        BadWish::Seats { got, players } => say.server_table_seats(i64::try_from(*got).unwrap_or(i64::MAX), *players),
        BadWish::TwoMe => say.server_table_two_me(),
        BadWish::Pace => say.server_table_pace(Pace::MOST_DAYS),
    }
}

fn against_the_rules(say: Phrases, illegal: &IllegalMove) -> String {
    use session::Scene;
    let names = &illegal.names;
    match (&illegal.what, &illegal.scene) {
        (Forbidden::Cards((m, why)), Scene::Cards(scene)) => {
            let teller = Teller {
                phrases: say,
                lexicon: lexicon(),
                edition: scene.setup.edition(),
                title: scene.setup.title(),
                names,
                reader: scene.viewer,
            };
            teller.refusal(scene.ask, *m, *why)
        }
        (Forbidden::Islands((m, why)), Scene::Islands(scene)) => {
            let kept: Vec<_> = scene.view.table.seats.iter().map(|seat| seat.kept).collect();
            let teller = IslandsTeller { phrases: say, setup: scene.setup, names, kept: &kept, reader: scene.viewer };
            teller.refusal(scene.ask, *m, *why)
        }
        (Forbidden::Plain(refusal), Scene::Plain(_)) => {
            say.refuse_with_rule(refusal.why.to(say.0, names).trim_end_matches('.'), refusal.rule)
        }
        // A move and a table of different games: nothing better can be said.
        _ => say.refuse_with_rule(say.server_illegal().trim_end_matches('.'), illegal.rule()),
    }
}
