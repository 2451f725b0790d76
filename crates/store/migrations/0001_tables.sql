-- Tables, who sits at them, what happened there, and who was here.
--
-- What never changes about a table (`tables`) is kept apart from what changes with every entry (`facts`): the rows that are
-- written often are small, and many of them share a page. Inside the file a table is a number; its id is looked up once.
-- Nothing refers to anything by a foreign key: whoever deletes a table deletes all of it, in the same transaction.

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    terms TEXT NOT NULL,
    created INTEGER NOT NULL,
    invite BLOB
) STRICT;

CREATE TABLE facts (
    key INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    listed INTEGER NOT NULL,
    status TEXT NOT NULL,
    version INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    deadline INTEGER,
    touched INTEGER NOT NULL,
    clocks TEXT NOT NULL,
    result TEXT
) STRICT;

-- Every list, and what is kept for long enough: a range of this index for each status.
CREATE INDEX lobby ON facts (listed, status, touched, game);

-- Only tables with a deadline are in it.
CREATE INDEX due ON facts (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE seats (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT,
    visitor TEXT,
    token BLOB,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

CREATE TABLE log (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    digest INTEGER NOT NULL,
    at INTEGER NOT NULL,
    request INTEGER,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE visitors (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;
