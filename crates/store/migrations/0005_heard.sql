-- What a visitor was told and has understood: words with a blank after each, which the store does not read.
ALTER TABLE visitors ADD COLUMN heard TEXT NOT NULL DEFAULT '';
