-- Tables, who sits at them, what happened there, who was here, and the nodes that serve all of it.
--
-- What never changes about a table (`tables`) is kept apart from what changes with every entry (`facts`), whose rows are small and
-- are written where they stand as long as no index holds what changes. Only the shelf of a list stands with the facts, because their
-- index begins with it. Inside the database a table is a number; its id is looked up once. Nothing refers to anything by a foreign
-- key: whoever deletes a table deletes all of it, in the same transaction. Whatever is sorted or compared is so by its bytes.

CREATE TABLE nodes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address TEXT NOT NULL,
    expires TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE tables (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    game TEXT COLLATE "C" NOT NULL,
    terms TEXT NOT NULL,
    created BIGINT NOT NULL,
    invite BYTEA
);

CREATE TABLE facts (
    key BIGINT PRIMARY KEY,
    -- 0 not listed, 1 listed, 2 practice.
    shelf SMALLINT NOT NULL CHECK (shelf BETWEEN 0 AND 2),
    status TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'running', 'paused', 'over', 'ended', 'frozen')),
    version BIGINT NOT NULL CHECK (version >= 0),
    asked SMALLINT NOT NULL,
    deadline BIGINT,
    touched BIGINT NOT NULL,
    clocks TEXT NOT NULL,
    result TEXT,
    next TEXT,
    -- The node that has taken the table, whether it is alive or not; and how often that has changed.
    owner BIGINT,
    epoch BIGINT NOT NULL DEFAULT 0
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- Every list, and what is kept for long enough: a range of this index for each shelf and status.
CREATE INDEX lobby ON facts (shelf, status, touched);

-- Only tables with a deadline are in it.
CREATE INDEX due ON facts (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE seats (
    table_key BIGINT NOT NULL,
    number SMALLINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    name TEXT COLLATE "C" NOT NULL,
    level TEXT COLLATE "C",
    visitor TEXT COLLATE "C",
    token BYTEA,
    PRIMARY KEY (table_key, number)
);

CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

CREATE TABLE log (
    table_key BIGINT NOT NULL,
    number BIGINT NOT NULL,
    text TEXT NOT NULL,
    digest BIGINT NOT NULL,
    at BIGINT NOT NULL,
    request BIGINT,
    PRIMARY KEY (table_key, number)
);

CREATE TABLE visitors (
    id TEXT COLLATE "C" PRIMARY KEY,
    token BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    -- What they were told and have understood: words with a blank after each, which the store does not read.
    heard TEXT NOT NULL DEFAULT ''
);

CREATE INDEX visitors_by_last_visit ON visitors (seen);

-- Further devices of a visitor: each has a token of its own.
CREATE TABLE devices (
    token BYTEA PRIMARY KEY,
    visitor TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL
);

CREATE INDEX devices_of_visitor ON devices (visitor, since);

-- Links that carry a visitor to another device: a row is gone once it is used.
CREATE TABLE links (
    hash BYTEA PRIMARY KEY,
    visitor TEXT COLLATE "C" NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX links_of_visitor ON links (visitor, expires);
CREATE INDEX links_by_end ON links (expires);

-- How finished games ended for those who played them. They are kept when the table is gone, and deleted with the visitor.
CREATE TABLE scores (
    contest TEXT COLLATE "C" NOT NULL,
    visitor TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    at BIGINT NOT NULL,
    only_first BOOLEAN NOT NULL,
    PRIMARY KEY (contest, visitor, table_id)
);

-- Where only the first game counts there is one, whichever node stores it.
CREATE UNIQUE INDEX first_of_contest ON scores (contest, visitor) WHERE only_first;

-- The board of a contest in its order: best first, then whoever was earlier.
CREATE INDEX board ON scores (contest, points DESC, at, table_id);

CREATE INDEX scores_of_visitor ON scores (visitor);

-- What is said at tables: deleted with the table, and with whoever said it.
CREATE TABLE talk (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_key BIGINT NOT NULL,
    at BIGINT NOT NULL,
    visitor TEXT COLLATE "C",
    seat SMALLINT,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL
);

CREATE INDEX talk_of_table ON talk (table_key, number);
CREATE INDEX talk_of_visitor ON talk (visitor) WHERE visitor IS NOT NULL;

-- Lines that somebody has shown to the operator: copies, which are kept for a while whatever becomes of the table.
CREATE TABLE reports (
    number BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    said BIGINT NOT NULL,
    visitor TEXT COLLATE "C",
    seat SMALLINT,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    reporter TEXT COLLATE "C",
    UNIQUE (number, reporter)
);

CREATE INDEX reports_by_time ON reports (at);

-- Whom a visitor does not hear.
CREATE TABLE muted (
    visitor TEXT COLLATE "C" NOT NULL,
    whom TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (visitor, whom)
);

CREATE INDEX muted_by_whom ON muted (whom);

-- For how long the tables were served, in milliseconds, and when that was noted by the clock of the database.
CREATE TABLE clock (
    one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
    served BIGINT NOT NULL,
    noted TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);

-- The newest time of day that was noted.
CREATE TABLE day (
    one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
    noted BIGINT NOT NULL
) WITH (fillfactor = 50);

-- One secret for all nodes: made at the first start, and never replaced.
CREATE TABLE secret (
    one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
    bytes BYTEA NOT NULL CHECK (length(bytes) = 32)
);

-- What was made lately, by whom: counted for all nodes together, and deleted after a day. Who it was is a key that tells nothing.
CREATE TABLE claims (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    what TEXT COLLATE "C" NOT NULL,
    who TEXT COLLATE "C" NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    -- The table it has become.
    table_id TEXT COLLATE "C"
);

CREATE INDEX claims_of ON claims (what, who, at);
CREATE INDEX claims_by_time ON claims (at);
