-- What people have put a heart on, those with an account and those without. An instant is seconds since 1970-01-01 UTC.
-- What is wished for may be gone for a while and come back, so nothing here refers to it. Undoing loses all wishlists.

CREATE TABLE wishes (
    -- Grows with every wish: the newest come first.
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- 1 a stay, 2 a hotel, 3 a date course; later more.
    kind INTEGER NOT NULL CONSTRAINT wishes_kind_check CHECK (kind BETWEEN 1 AND 99),
    number INTEGER NOT NULL CONSTRAINT wishes_number_check CHECK (number BETWEEN 1 AND 2147483647),
    wished_at INTEGER NOT NULL,
    UNIQUE (account, kind, number)
) STRICT;

CREATE INDEX wishes_account ON wishes (account, id);

-- Browsers without an account that have put a heart on something. The cookie itself is not kept, only its digest.
CREATE TABLE visitors (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    digest BLOB NOT NULL UNIQUE CONSTRAINT visitors_digest_check CHECK (length(digest) = 32),
    -- When they changed something last.
    seen_at INTEGER NOT NULL
) STRICT;

CREATE INDEX visitors_seen ON visitors (seen_at);

CREATE TABLE visitor_wishes (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    visitor INTEGER NOT NULL REFERENCES visitors (id) ON DELETE CASCADE,
    kind INTEGER NOT NULL CONSTRAINT visitor_wishes_kind_check CHECK (kind BETWEEN 1 AND 99),
    number INTEGER NOT NULL CONSTRAINT visitor_wishes_number_check CHECK (number BETWEEN 1 AND 2147483647),
    wished_at INTEGER NOT NULL,
    UNIQUE (visitor, kind, number)
) STRICT;

CREATE INDEX visitor_wishes_visitor ON visitor_wishes (visitor, id);
