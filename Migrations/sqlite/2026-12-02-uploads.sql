-- Pictures that have been sent and may not be in use yet. What stays out of use is taken out of the store after a while.
-- Undoing loses nothing but that tidying.

CREATE TABLE uploads (
    -- Its key in the store.
    picture TEXT PRIMARY KEY NOT NULL CONSTRAINT uploads_picture_check CHECK (length(picture) BETWEEN 1 AND 200),
    -- Seconds since 1970-01-01 UTC.
    sent_at INTEGER NOT NULL
) STRICT;

CREATE INDEX uploads_sent ON uploads (sent_at);

-- A picture belongs to one account: it goes when that goes.
CREATE UNIQUE INDEX accounts_picture_key_key ON accounts (picture_key);
