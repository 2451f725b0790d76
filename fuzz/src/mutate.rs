//! Inputs made of other inputs: a small mutator whose every choice comes from a [`Stream`], so that a number and a seed
//! name an input for ever.

use tabletop::Stream;

/// No input grows beyond this; longer ones only repeat what shorter ones try.
const MAX_LENGTH: usize = 16 * 1024;

/// An input made of one of `corpus`, which is not empty, by one change or a few.
#[must_use]
pub fn mutant(corpus: &[Vec<u8>], stream: &mut Stream) -> Vec<u8> {
    let mut input = any(corpus, stream).cloned().unwrap_or_default();
    // One change half of the time: most of a text must stay good for its rest to be read.
    let mut changes = 1;
    while changes < 12 && stream.below(2) == 0 {
        changes += 1;
    }
    for _ in 0..changes {
        change(&mut input, corpus, stream);
    }
    input.truncate(MAX_LENGTH);
    input
}

fn change(input: &mut Vec<u8>, corpus: &[Vec<u8>], stream: &mut Stream) {
    match stream.below(15) {
        0 => flip_bit(input, stream),
        1 => replace_byte(input, stream),
        2 => insert_bytes(input, stream),
        3 => delete_slice(input, stream),
        4 => copy_slice(input, stream),
        5 | 6 => change_lines(input, stream),
        7 => *input = splice(input, any(corpus, stream).map_or(&[][..], Vec::as_slice), stream),
        8 => *input = splice_lines(input, any(corpus, stream).map_or(&[][..], Vec::as_slice), stream),
        9 => truncate(input, stream),
        10 => change_number(input, stream),
        11 => repeat_byte(input, stream),
        _ => replace_word(input, stream),
    }
}

// --- bytes --------------------------------------------------------------------------------------------------------

fn flip_bit(input: &mut [u8], stream: &mut Stream) {
    let at = index(input.len(), stream);
    if let Some(byte) = input.get_mut(at) {
        *byte ^= 1 << stream.below(8);
    }
}

fn replace_byte(input: &mut [u8], stream: &mut Stream) {
    let at = index(input.len(), stream);
    if let Some(byte) = input.get_mut(at) {
        *byte = stream.next() as u8;
    }
}

/// Puts a byte in the place of one nearby: in a grid, another letter that has a meaning.
fn repeat_byte(input: &mut [u8], stream: &mut Stream) {
    let to = index(input.len(), stream);
    let from = (to + index(17, stream)).saturating_sub(8);
    if let Some(&byte) = input.get(from) {
        input[to] = byte;
    }
}

fn insert_bytes(input: &mut Vec<u8>, stream: &mut Stream) {
    let at = index(input.len() + 1, stream);
    let bytes: Vec<u8> = (0..=stream.below(8)).map(|_| stream.next() as u8).collect();
    input.splice(at..at, bytes);
}

fn delete_slice(input: &mut Vec<u8>, stream: &mut Stream) {
    input.drain(slice(input.len(), stream));
}

/// Puts a copy of a slice somewhere else.
fn copy_slice(input: &mut Vec<u8>, stream: &mut Stream) {
    let copy = input[slice(input.len(), stream)].to_vec();
    let at = index(input.len() + 1, stream);
    input.splice(at..at, copy);
}

fn truncate(input: &mut Vec<u8>, stream: &mut Stream) {
    let length = index(input.len() + 1, stream);
    input.truncate(length);
}

/// The beginning of one input and the end of another.
fn splice(one: &[u8], other: &[u8], stream: &mut Stream) -> Vec<u8> {
    let (end, start) = (index(one.len() + 1, stream), index(other.len() + 1, stream));
    [&one[..end], &other[start..]].concat()
}

// --- lines --------------------------------------------------------------------------------------------------------

/// The lines, each with its end.
fn lines(input: &[u8]) -> Vec<&[u8]> {
    input.split_inclusive(|&b| b == b'\n').collect()
}

/// Deletes, doubles, moves or swaps lines.
fn change_lines(input: &mut Vec<u8>, stream: &mut Stream) {
    let mut lines = lines(input);
    if lines.is_empty() {
        return;
    }
    let (at, other) = (index(lines.len(), stream), index(lines.len(), stream));
    match stream.below(4) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(other, lines[at]),
        2 => lines.swap(at, other),
        _ => {
            let line = lines.remove(at);
            lines.insert(other.min(lines.len()), line);
        }
    }
    *input = lines.concat();
}

/// The first lines of one input and the last ones of another.
fn splice_lines(one: &[u8], other: &[u8], stream: &mut Stream) -> Vec<u8> {
    let (one, other) = (lines(one), lines(other));
    let (end, start) = (index(one.len() + 1, stream), index(other.len() + 1, stream));
    [&one[..end], &other[start..]].concat().concat()
}

// --- words --------------------------------------------------------------------------------------------------------

/// Where the words stand: everything between blanks, ends of lines and the marks of the formats.
fn words(input: &[u8]) -> Vec<std::ops::Range<usize>> {
    let is_mark = |b: u8| b.is_ascii_whitespace() || b":=.\"[]{},|".contains(&b);
    let mut words = Vec::new();
    let mut start = 0;
    for (at, &byte) in input.iter().chain(b" ").enumerate() {
        if is_mark(byte) {
            if start < at {
                words.push(start..at);
            }
            start = at + 1;
        }
    }
    words
}

/// Puts a word of the dictionary, or another word of the same input, in the place of a word.
fn replace_word(input: &mut Vec<u8>, stream: &mut Stream) {
    let words = words(input);
    let Some(place) = any(&words, stream) else { return };
    let word = match any(&words, stream) {
        Some(other) if stream.below(3) == 0 => input[other.clone()].to_vec(),
        _ => new_word(stream),
    };
    input.splice(place.clone(), word);
}

fn new_word(stream: &mut Stream) -> Vec<u8> {
    let species = origami::Species::COUNT as u32 + 1;
    match stream.below(5) {
        // Cards are what most lines are about, and in the other game squares and sheets.
        0 => match origami::Species::new(1 + stream.below(species) as u8) {
            Some(card) => card.slug().as_bytes().to_vec(),
            None => Vec::new(),
        },
        1 if stream.below(4) == 0 => match any(islands::Atlas::standard().sheets(), stream) {
            Some(sheet) => sheet.id.clone().into_bytes(),
            None => Vec::new(),
        },
        1 => islands::Square(stream.below(64) as u8).to_string().into_bytes(),
        2 if stream.below(8) == 0 => vec![b"a0\"[\xff"[index(5, stream)]; 1 << stream.below(13)],
        _ => any(DICTIONARY, stream).map(|word| word.as_bytes().to_vec()).unwrap_or_default(),
    }
}

/// Raises or lowers a digit, so that numbers stay numbers.
fn change_number(input: &mut [u8], stream: &mut Stream) {
    let digits: Vec<_> = (0..input.len()).filter(|&at| input[at].is_ascii_digit()).collect();
    if let Some(&at) = any(&digits, stream) {
        input[at] = b'0' + stream.below(10) as u8;
    }
}

/// Words of the formats, numbers at limits, and what people do not expect.
#[rustfmt::skip]
const DICTIONARY: &[&str] = &[
    "senbazuru", "record", "game", "origami", "rules", "players", "families", "edition", "override", "moves", "result", "digest",
    "draw", "play", "use", "pass", "pay", "pick", "take", "player", "yes", "no", "done", "shuffled", "rolled", "nothing", "+discard",
    "start", "turn", "hand", "line:", "discards:", "deck:", "collection", "rest", "runouts", "ending", "idle", "---", "left", "right",
    "deck", "discards", "box", "last-but-one", "final-round", "line", "score", "asked", "over", "extra", "active", "known", "to",
    ">", ">!", "!", "?", "=", "|", ":", "*", "#", "0", "1", "2", "3", "4", "draws", "places", "uses", "pays", "takes", "from", "run-out",
    "quantity", "cost", "folds", "points", "family", "ability", "name", "one", "many", "oblique", "gender", "en", "it", "de", "m", "f", "n",
    "farm", "sky", "sea", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary", "legends", "mixed", "characters", "musician", "geisha",
    "sumo_wrestler", "merchant", "none", "in", "play:", "rice", "rice_paper", "paper", "spot", "limit", "reacts", "with", "leaves", "puts", "+r", "pp",
    "islands", "sheets", "variant", "catch-up", "standard", "atlas", "keep", "bid", "shape", "paint", "give-up", "token", "single", "different",
    "red", "blue", "green", "season", "random", "any", "choice", "round", "first", "coins", "painted", "filled", "coal", "gold", "access", "volcanoes",
    "sheet", "island", "near", "far", "printed", "ours", "board", "track", "card", "##", "#./##", "########", "##/##", "reserve", "coal-pit:", "endless",
    "gold-mine", "together", "wins", "paints", "starts", "surrounds", "fills", "income", "skips", "%%", "HL.", "H.L", "5", "6",
    "-p", "al", "definite", "true", "inf", "nan", "1979-05-27", "[", "]", "[[", "]]", "{", "}", ",", ".", "\"", "'", "\"\"\"",
    "-1", "00", "+1", "0x7f", "9", "10", "12", "13", "15", "18", "20", "99", "127", "128", "192", "255", "256", "32767", "65535", "65536", "4294967295",
    "4294967296", "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e308", "0.5",
    "0000000000000000", "ffffffffffffffff", "FFFFFFFFFFFFFFFF", "00000000000000001",
    "\n", "\r\n", "\r", "\t", "\0", "\u{1b}[2J", "\u{7f}", "\u{85}", "\u{a0}", "\u{2028}", "\u{202e}", "\u{feff}", "\u{fffd}",
    "é", "ß", "Käfer", "千羽鶴", "🦢", "e\u{301}", "İ", "ﬁ", "\u{10ffff}", "Gatto", "CAT", "Schmetterling",
];

// --- choices ------------------------------------------------------------------------------------------------------

/// An index below `length`; 0 if it is 0.
fn index(length: usize, stream: &mut Stream) -> usize {
    stream.below(u32::try_from(length).unwrap_or(u32::MAX)) as usize
}

/// Any element.
fn any<'a, T>(list: &'a [T], stream: &mut Stream) -> Option<&'a T> {
    list.get(index(list.len(), stream))
}

/// A slice of so many bytes, mostly a short one.
fn slice(length: usize, stream: &mut Stream) -> std::ops::Range<usize> {
    let start = index(length + 1, stream);
    let longest = if stream.below(4) == 0 { length } else { 16 };
    let end = start + index(longest + 1, stream);
    start..end.min(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_and_a_seed_name_an_input() {
        let corpus = vec![b"families farm sky\nhand 0: cat\n".to_vec(), b"families sea lawn\nline: ant\n".to_vec()];
        let inputs = |seed| (0..500).map(|n| mutant(&corpus, &mut Stream::of_game(seed, n))).collect::<Vec<_>>();
        let first = inputs(1);
        assert_eq!(first, inputs(1));
        assert_ne!(first, inputs(2));
        let mut different = first;
        different.sort();
        different.dedup();
        assert!(different.len() > 350, "{}", different.len());
    }

    #[test]
    fn nothing_to_change_is_no_trouble() {
        for n in 0..500 {
            let _ = mutant(&[], &mut Stream::of_game(1, n));
            let _ = mutant(&[Vec::new()], &mut Stream::of_game(1, n));
        }
    }

    #[test]
    fn words_are_found_between_marks() {
        let text = b"hand 0: cat\nname.en = \"Cat\"";
        let found: Vec<_> = words(text).into_iter().map(|w| String::from_utf8_lossy(&text[w]).into_owned()).collect();
        assert_eq!(found, ["hand", "0", "cat", "name", "en", "Cat"]);
    }
}
