-- What changed, in the order in which it became visible. Every process follows it to renew what it holds in memory.

CREATE TABLE outbox (
    -- Never given twice, even after the newest rows were pruned.
    sequence INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    -- The writing transaction where several write at once (PostgreSQL); always 0 here.
    writer INTEGER NOT NULL DEFAULT 0,
    noun TEXT NOT NULL,
    number INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX outbox_order ON outbox (writer, sequence);

-- The last row pruned: a follower that had not come so far has missed something.
CREATE TABLE outbox_pruned (
    only_row INTEGER PRIMARY KEY NOT NULL CONSTRAINT outbox_pruned_only_row_check CHECK (only_row = 1),
    writer INTEGER NOT NULL,
    sequence INTEGER NOT NULL
) STRICT;

INSERT INTO outbox_pruned (only_row, writer, sequence) VALUES (1, 0, 0);
