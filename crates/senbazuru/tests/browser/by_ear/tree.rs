//! The accessibility tree of a page, in the order in which it is read.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::page::Browser;

/// Something that is heard.
#[derive(Clone, Debug)]
pub struct Heard {
    /// What it is.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// How deep it lies.
    pub depth: usize,
    /// Is it ticked, open, or off?
    pub checked: bool,
    pub expanded: bool,
    pub disabled: bool,
    /// What it stands for on the page.
    node: i64,
}

/// A page as it is heard.
pub struct Tree(pub Vec<Heard>);

/// Roles that only hold others, or say the same once more.
const SILENT: [&str; 8] =
    ["none", "generic", "InlineTextBox", "RootWebArea", "paragraph", "ListMarker", "LineBreak", "LabelText"];

/// Reads the page that is shown.
pub fn read(browser: &mut Browser) -> Tree {
    let tree = browser.driver.cdp("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().expect("nodes");
    let by_id: HashMap<&str, &Value> = nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let mut heard = Vec::new();
    if let Some(root) = nodes.first() {
        walk(root, &by_id, 0, &mut heard);
    }
    Tree(heard)
}

fn walk(node: &Value, all: &HashMap<&str, &Value>, depth: usize, heard: &mut Vec<Heard>) {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let is_heard = node["ignored"] != true && !SILENT.contains(&role);
    if is_heard {
        let property = |name: &str| {
            let found = node["properties"].as_array().into_iter().flatten().find(|property| property["name"] == name);
            found.is_some_and(|property| property["value"]["value"] == true || property["value"]["value"] == "true")
        };
        heard.push(Heard {
            role: role.to_owned(),
            name: node["name"]["value"].as_str().unwrap_or_default().trim().to_owned(),
            depth,
            checked: property("checked"),
            expanded: property("expanded"),
            disabled: property("disabled"),
            node: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
        });
    }
    // A name says all there is in these.
    if is_heard
        && [
            "button",
            "heading",
            "link",
            "checkbox",
            "DisclosureTriangle",
            "option",
            "StaticText",
            "columnheader",
            "rowheader",
            "cell",
        ]
        .contains(&role)
    {
        return;
    }
    for child in node["childIds"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if let Some(child) = all.get(child) {
            walk(child, all, depth + usize::from(is_heard), heard);
        }
    }
}

impl Tree {
    /// What is in a part of the page: all that lies deeper, up to the next of the same depth.
    pub fn inside(&self, at: usize) -> &[Heard] {
        let part = &self.0[at + 1..];
        let end = part.iter().position(|heard| heard.depth <= self.0[at].depth).unwrap_or(part.len());
        &part[..end]
    }

    /// The part with this name.
    pub fn region(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|heard| heard.role == "region" && heard.name == name)
    }

    /// What is said by what is read out as soon as it changes.
    pub fn said(&self) -> String {
        let live = self.0.iter().enumerate().filter(|(_, heard)| heard.role == "status");
        live.flat_map(|(at, _)| self.inside(at)).map(|heard| heard.name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Line by line; times of day and ids have no place there.
    pub fn in_words(&self) -> String {
        let main = self.0.iter().position(|heard| heard.role == "main").expect("a page has a main part");
        in_words(self.inside(main), self.0[main].depth + 1)
    }
}

/// Line by line, from that depth on.
pub fn in_words(part: &[Heard], depth: usize) -> String {
    let mut lines = String::new();
    for heard in part {
        let mark = match (heard.checked, heard.expanded) {
            (true, _) => " [ticked]",
            (_, true) => " [open]",
            _ => "",
        };
        let name = if heard.name.is_empty() { String::new() } else { format!(" {}", heard.name) };
        lines += &format!("{}{}{name}{mark}\n", "  ".repeat(heard.depth.saturating_sub(depth)), heard.role);
    }
    lines
}

/// Does what a screen reader does when something is to be activated.
pub fn activate(browser: &mut Browser, heard: &Heard) {
    call(browser, heard, "function () { this.click(); }");
}

/// Goes to a field and types.
pub fn type_into(browser: &mut Browser, heard: &Heard, text: &str) {
    call(browser, heard, "function () { this.focus(); this.select?.(); }");
    browser.driver.cdp("Input.insertText", &json!({ "text": text }));
}

/// May fail if the page has just changed: then it is looked at again.
fn call(browser: &mut Browser, heard: &Heard, function: &str) {
    let node = browser.driver.try_cdp("DOM.resolveNode", &json!({ "backendNodeId": heard.node }));
    let Ok(node) = node else { return };
    let object = node["object"]["objectId"].clone();
    let _ = browser
        .driver
        .try_cdp("Runtime.callFunctionOn", &json!({ "objectId": object, "functionDeclaration": function }));
}
