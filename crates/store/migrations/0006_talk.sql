-- What is said at tables: deleted with the table, and with whoever said it.
CREATE TABLE talk (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_key INTEGER NOT NULL,
    at INTEGER NOT NULL,
    visitor TEXT,
    seat INTEGER,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE INDEX talk_of_table ON talk (table_key, number);
CREATE INDEX talk_of_visitor ON talk (visitor) WHERE visitor IS NOT NULL;

-- Lines that somebody has shown to the operator: copies, which are kept for a while whatever becomes of the table.
CREATE TABLE reports (
    key INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    said INTEGER NOT NULL,
    visitor TEXT,
    seat INTEGER,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    reporter TEXT,
    UNIQUE (number, reporter)
) STRICT;

CREATE INDEX reports_by_time ON reports (at);

-- Whom a visitor does not hear.
CREATE TABLE muted (
    visitor TEXT NOT NULL,
    whom TEXT NOT NULL,
    PRIMARY KEY (visitor, whom)
) STRICT, WITHOUT ROWID;

CREATE INDEX muted_by_whom ON muted (whom);
