-- A database of version 5 of the schema, as that version wrote it: never changed.
PRAGMA user_version=5;
BEGIN TRANSACTION;
CREATE TABLE devices (
    token BLOB NOT NULL PRIMARY KEY,
    visitor TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "devices" VALUES(X'0606060606060606060606060606060606060606060606060606060606060606','ben',12);
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
, next TEXT) STRICT;
INSERT INTO "facts" VALUES(1,'origami',1,'open',0,0,NULL,1500,'',NULL,NULL);
INSERT INTO "facts" VALUES(2,'islands',0,'running',2,5,99000,2500,'{"left":[60,61]}',NULL,NULL);
INSERT INTO "facts" VALUES(3,'legends',1,'over',1,0,NULL,3500,'','2:1',NULL);
CREATE TABLE links (
    hash BLOB NOT NULL PRIMARY KEY,
    visitor TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "links" VALUES(X'0707070707070707070707070707070707070707070707070707070707070707','ben',90);
CREATE TABLE log (
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    digest INTEGER NOT NULL,
    at INTEGER NOT NULL,
    request INTEGER,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(2,1,'shuffled 5ba0',4294967295,2100,NULL);
INSERT INTO "log" VALUES(2,2,'paint b2',7,2500,-2);
INSERT INTO "log" VALUES(3,1,'折る',0,3500,17);
CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('served',123456);
CREATE TABLE scores (
    contest TEXT NOT NULL,
    visitor TEXT NOT NULL,
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (contest, visitor, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "scores" VALUES('islands-solo','ben','over-table','Ben',40,3500);
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
INSERT INTO "seats" VALUES(1,0,'person','Aki',NULL,'aki',X'0202020202020202020202020202020202020202020202020202020202020202');
INSERT INTO "seats" VALUES(1,1,'open','',NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,'person','Žofie',NULL,NULL,X'0303030303030303030303030303030303030303030303030303030303030303');
INSERT INTO "seats" VALUES(2,1,'bot','','sensei',NULL,NULL);
INSERT INTO "seats" VALUES(2,2,'person','Aki','first','aki',X'0202020202020202020202020202020202020202020202020202020202020202');
INSERT INTO "seats" VALUES(3,0,'bot','','first',NULL,NULL);
INSERT INTO "seats" VALUES(3,1,'person','Ben',NULL,'ben',X'0404040404040404040404040404040404040404040404040404040404040404');
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    terms TEXT NOT NULL,
    created INTEGER NOT NULL,
    invite BLOB
) STRICT;
INSERT INTO "tables" VALUES(1,'open-table','{"players":2}',1000,X'0101010101010101010101010101010101010101010101010101010101010101');
INSERT INTO "tables" VALUES(2,'running-table','{"players":3}',2000,NULL);
INSERT INTO "tables" VALUES(3,'over-table','{"players":2,"name":"折り鶴"}',3000,NULL);
CREATE TABLE visitors (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
, heard TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "visitors" VALUES(1,'aki',X'0202020202020202020202020202020202020202020202020202020202020202','Aki',10,20,'');
INSERT INTO "visitors" VALUES(2,'ben',X'0404040404040404040404040404040404040404040404040404040404040404','Ben',11,21,'');
CREATE INDEX lobby ON facts (listed, status, touched, game);
CREATE INDEX due ON facts (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX seats_of_visitor ON seats (visitor) WHERE visitor IS NOT NULL;
CREATE INDEX visitors_by_last_visit ON visitors (seen);
CREATE INDEX devices_of_visitor ON devices (visitor, since);
CREATE INDEX links_of_visitor ON links (visitor, expires);
CREATE INDEX links_by_end ON links (expires);
CREATE INDEX board ON scores (contest, points DESC, at, table_id);
CREATE INDEX scores_of_visitor ON scores (visitor);
COMMIT;
