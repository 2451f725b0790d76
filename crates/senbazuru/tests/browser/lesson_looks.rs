//! Every step of the lessons lies well: the coach takes room, and everything else must still have its own.

use serde_json::json;

use crate::house::House;
use crate::is_long;
use crate::layout::{LANGUAGES, SIZES, Size, faults, speak};
use crate::looks::report;
use crate::page::Browser;

/// The lessons, as they are written.
const LESSONS: [(&str, &str); 4] = [
    ("origami", include_str!("../../../session/lessons/origami.txt")),
    ("legends", include_str!("../../../session/lessons/legends.txt")),
    ("islands", include_str!("../../../session/lessons/islands.txt")),
    ("solo", include_str!("../../../session/lessons/solo.txt")),
];

/// Gives the answer that a step wants, as the form on the page would; or goes on where nothing is wanted.
const ANSWER: &str = "
    const [want] = arguments;
    const on = document.querySelector('.coach button[value=learn-on]');
    if (!want) return on?.click();
    const fields = new URLSearchParams();
    for (const { name, value } of document.querySelectorAll('#move input[type=hidden][name=version]')) fields.append(name, value);
    const add = (name, values) => values.forEach((value) => fields.append(name, value));
    const [deed, ...words] = want.split(', ')[0].split(' ');
    const paid = want.split(', pay ')[1]?.split(' ');
    const simple = !['draw', 'take', 'play', 'paint'].includes(deed);
    fields.append('do', simple ? want : deed);
    if (deed === 'draw' || deed === 'take') add('line', words.filter((word) => word !== '+discard'));
    if (words.includes('+discard')) fields.append('discard', 'on');
    if (deed === 'play') {
        fields.append('play', words[0]);
        if (words[1]) fields.append('side', words[1]);
        if (paid) fields.append('pays', '1');
        add('pay', paid ?? []);
    }
    if (deed === 'paint') fields.append('paint', words.join(' ').replace('*', 'red b3 b4'));
    return fetch(document.getElementById('move').action, { method: 'POST', body: fields, headers: { 'x-fragment': '1' } }).then(({ status }) => status);
";

/// What each step wants; nothing where one goes on.
fn wants(lesson: &str) -> Vec<Option<&str>> {
    let steps = lesson.split("\nstep\n").skip(1);
    steps.map(|step| step.lines().find_map(|line| line.strip_prefix("want "))).collect()
}

/// The answers that a step wants, one after the other; a payment belongs to its play.
fn answers(want: &str) -> Vec<String> {
    want.split(", ").fold(Vec::new(), |mut all: Vec<String>, answer| {
        match all.last_mut().filter(|_| answer.starts_with("pay ")) {
            Some(play) => *play = format!("{play}, {answer}"),
            None => all.push(answer.to_owned()),
        }
        all
    })
}

/// Where the page is, and what is shown there is complete.
const AT_STEP: &str = "
    const here = document.querySelector('.coach .how-far [aria-hidden]')?.textContent.trim();
    return here?.startsWith(`${arguments[0]} /`) && !document.querySelector('#sky > *') && !document.querySelector('.arriving');
";

fn look(browser: &mut Browser, (name, text): (&str, &str), language: &str, sizes: &[Size]) -> Vec<String> {
    let mut found = Vec::new();
    speak(browser, language);
    browser.size(1280, 720);
    browser.open("/learn");
    browser.follow(&format!("form[action='/learn']:has([value={name}]) button:not([name])"));
    for (n, want) in wants(text).into_iter().enumerate() {
        browser.until_with(&format!("{name}: step {}", n + 1), AT_STEP, &json!([n + 1]));
        // While the coach waits to be read, nothing is asked; after the last move there is no table any more.
        for &size in sizes {
            browser.size(size.0, size.1);
            browser.driver.reload();
            let is_over = browser.has("#z-end:not([hidden])");
            for fault in faults(browser, size, !is_over) {
                if want.is_some() || !fault.starts_with("needed") {
                    found.push(format!("{name}, step {} at {}×{} ({language}): {fault}", n + 1, size.0, size.1));
                }
            }
        }
        let Some(want) = want else {
            browser.run_with(ANSWER, &json!([null]));
            continue;
        };
        for (n, answer) in answers(want).iter().enumerate() {
            if n > 0 {
                // The next question has another version.
                browser.driver.reload();
            }
            let answered = browser.run_with(ANSWER, &json!([answer]));
            assert!(answered == 204 || answered == 200, "{name}: {answer} of {want}: {answered}");
        }
    }
    found
}

/// At a phone's size and at the smallest of a desk; in the long form at every size in every language.
fn look_at_all(name: &str) {
    let house = House::new();
    let mut browser = Browser::new(&house.server);
    browser.open("/");
    let lesson = LESSONS.into_iter().find(|(known, _)| *known == name).expect("a lesson");
    let (languages, sizes) =
        if is_long() { (LANGUAGES.to_vec(), SIZES.to_vec()) } else { (vec!["de"], vec![SIZES[0], SIZES[2]]) };
    let found: Vec<_> =
        languages.into_iter().flat_map(|language| look(&mut browser, lesson, language, &sizes)).collect();
    report(&found);
    browser.done();
}

#[test]
fn origami() {
    look_at_all("origami");
}

#[test]
fn legends() {
    look_at_all("legends");
}

#[test]
fn islands() {
    look_at_all("islands");
}

#[test]
fn solo() {
    look_at_all("solo");
}
