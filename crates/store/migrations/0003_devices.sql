-- Further devices of a visitor: each has a token of its own.
CREATE TABLE devices (
    token BLOB NOT NULL PRIMARY KEY,
    visitor TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_of_visitor ON devices (visitor, since);

-- Links that carry a visitor to another device: a row is gone once it is used.
CREATE TABLE links (
    hash BLOB NOT NULL PRIMARY KEY,
    visitor TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_of_visitor ON links (visitor, expires);

CREATE INDEX links_by_end ON links (expires);
