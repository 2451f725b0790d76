//! Every dependency may be used under a licence that fits ours.

use std::process::Command;

/// What a dependency may be licensed under.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Is one alternative of the expression allowed? `A OR B`, `A AND B`, `A/B` and parentheses, as crates write them.
fn is_allowed(expression: &str) -> bool {
    let expression = expression.trim();
    if let Some(alternatives) = split_outside_parentheses(expression, " OR ") {
        return alternatives.into_iter().any(is_allowed);
    }
    if let Some(parts) = split_outside_parentheses(expression, " AND ") {
        return parts.into_iter().all(is_allowed);
    }
    if let Some(inner) = expression.strip_prefix('(').and_then(|e| e.strip_suffix(')')) {
        return is_allowed(inner);
    }
    // An older way to write "or".
    if let Some(alternatives) = split_outside_parentheses(expression, "/") {
        return alternatives.into_iter().any(is_allowed);
    }
    ALLOWED.contains(&expression)
}

fn split_outside_parentheses<'a>(text: &'a str, separator: &str) -> Option<Vec<&'a str>> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && at >= start && text[at..].starts_with(separator) => {
                parts.push(&text[start..at]);
                start = at + separator.len();
            }
            _ => {}
        }
    }
    parts.push(text.get(start..)?);
    (parts.len() > 1).then_some(parts)
}

#[test]
fn expressions_are_understood() {
    for good in ["MIT", "MIT OR GPL-3.0", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(is_allowed(good), "{good}");
    }
    for bad in ["GPL-3.0", "MIT AND GPL-3.0", "(GPL-2.0 OR LGPL-3.0) AND MIT", "", "Proprietary"] {
        assert!(!is_allowed(bad), "{bad}");
    }
}

#[test]
fn every_dependency_has_a_licence_that_fits_ours() {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&metadata.stdout).expect("cargo prints JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 10);
    let unfit: Vec<String> = packages
        .iter()
        .filter(|p| !is_allowed(p["license"].as_str().unwrap_or_default()))
        .map(|p| format!("{} {}: {}", p["name"], p["version"], p["license"]))
        .collect();
    assert!(unfit.is_empty(), "{unfit:#?}");
}
