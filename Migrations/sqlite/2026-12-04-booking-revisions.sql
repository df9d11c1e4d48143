-- How often a booking was changed since it was made, and when last, for calendars that hold a copy of it. Undoing loses nothing
-- but that such a copy may stay as it was.

ALTER TABLE bookings ADD COLUMN revision INTEGER NOT NULL DEFAULT 0
    CONSTRAINT bookings_revision_check CHECK (revision >= 0);
-- An instant in seconds since 1970-01-01 UTC; empty while it is as it was made.
ALTER TABLE bookings ADD COLUMN revised_at INTEGER;

UPDATE bookings SET revision = 1, revised_at = cancelled_at WHERE cancelled_at IS NOT NULL;
