-- The table that continues this one with the same players.
ALTER TABLE facts ADD COLUMN next TEXT;

-- Visitors who have not been here for long.
CREATE INDEX visitors_by_last_visit ON visitors (seen);
