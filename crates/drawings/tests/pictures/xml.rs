//! A small reader of XML, strict about the little that pictures use.

/// An element with its attributes, and the letters directly in it.
#[derive(Clone, Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub text: String,
    pub children: Vec<Element>,
}

impl Element {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The element and all below it.
    pub fn all(&self) -> Vec<&Self> {
        let mut all = vec![self];
        all.extend(self.children.iter().flat_map(Self::all));
        all
    }

    /// All below it that have this name.
    pub fn named(&self, name: &str) -> Vec<&Self> {
        self.all().into_iter().filter(|element| element.name == name).collect()
    }
}

/// Reads a whole document, and says where it is not well formed.
pub fn read(text: &str) -> Result<Element, String> {
    let mut open: Vec<Element> = vec![Element::default()];
    let mut rest = text.trim_end();
    while !rest.is_empty() {
        let at = text.len() - rest.len();
        let wrong = |what: &str| format!("at {at}: {what}: {:.60}", &text[at..]);
        let Some(tag) = rest.strip_prefix('<') else {
            let end = rest.find('<').unwrap_or(rest.len());
            let letters = unescaped(&rest[..end]).ok_or_else(|| wrong("bad letters"))?;
            let parent = open.last_mut().ok_or("nothing is open")?;
            if parent.name.is_empty() {
                return Err(wrong("letters outside"));
            }
            parent.text.push_str(&letters);
            rest = &rest[end..];
            continue;
        };
        let end = tag.find('>').ok_or_else(|| wrong("a tag does not end"))?;
        rest = &tag[end + 1..];
        let inside = &tag[..end];
        if let Some(name) = inside.strip_prefix('/') {
            let closed = open.pop().ok_or("nothing is open")?;
            if closed.name != name {
                return Err(wrong("another element is open"));
            }
            open.last_mut().ok_or_else(|| wrong("too much is closed"))?.children.push(closed);
            continue;
        }
        let (inside, is_closed) = inside.strip_suffix('/').map_or((inside, false), |inside| (inside, true));
        let element = element(inside).ok_or_else(|| wrong("bad attributes"))?;
        if is_closed {
            open.last_mut().ok_or("nothing is open")?.children.push(element);
        } else {
            open.push(element);
        }
    }
    match open.as_mut_slice() {
        [top] if top.children.len() == 1 => Ok(top.children.remove(0)),
        _ => Err("not exactly one element".to_owned()),
    }
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

fn element(inside: &str) -> Option<Element> {
    let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    let mut element = Element { name: name.to_owned(), ..Element::default() };
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"")?;
        let (value, after) = after.split_once('"')?;
        if !is_name(name) || element.get(name).is_some() || !(after.is_empty() || after.starts_with(' ')) {
            return None;
        }
        element.attributes.push((name.to_owned(), unescaped(value)?));
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    is_name(name).then_some(element)
}

/// The letters that are meant; nothing if some may not stand there.
fn unescaped(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        let (entity, after) = after.split_once(';')?;
        out.push_str(before);
        out.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            _ => return None,
        });
        rest = after;
    }
    out.push_str(rest);
    (!text.contains(['<', '>']) && !text.contains(char::is_control)).then_some(out)
}

#[test]
fn what_is_not_well_formed_is_found() {
    let good = read("<a b=\"1 &lt;\" c-d=\"\">x &amp; y<e/><f g=\"h\"/></a>\n").expect("well formed");
    assert_eq!((good.get("b"), good.text.as_str(), good.children.len()), (Some("1 <"), "x & y", 2));
    for bad in [
        "",
        "x",
        "<a>",
        "<a></b>",
        "<a/><b/>",
        "<a b=1/>",
        "<a b=\"1\" b=\"2\"/>",
        "<a b=\"1\"c=\"2\"/>",
        "<a>&nbsp;</a>",
        "<a>&</a>",
        "<a b=\"<\"/>",
        "<a",
        "</a>",
        "<1/>",
        "<a>\u{7}</a>",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
