-- How finished games ended for those who played them. They are kept when the table is gone, and deleted with the visitor.
CREATE TABLE scores (
    contest TEXT NOT NULL,
    visitor TEXT NOT NULL,
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (contest, visitor, table_id)
) STRICT, WITHOUT ROWID;

-- The board of a contest in its order: best first, then whoever was earlier.
CREATE INDEX board ON scores (contest, points DESC, at, table_id);

CREATE INDEX scores_of_visitor ON scores (visitor);
