-- What hosts ask of whoever books, who has booked which nights, and what was answered.
-- A day is the number of days since 1970-01-01, an instant seconds since then UTC. An amount is in minor units of its
-- currency. Undoing loses all bookings.

ALTER TABLE stays ADD COLUMN cancellation TEXT NOT NULL DEFAULT 'flexible'
    CONSTRAINT stays_cancellation_check CHECK (cancellation IN ('flexible', 'moderate', 'strict'));
ALTER TABLE stays ADD COLUMN preparation_days INTEGER NOT NULL DEFAULT 0
    CONSTRAINT stays_preparation_days_check CHECK (preparation_days BETWEEN 0 AND 30);
ALTER TABLE stays ADD COLUMN notice_days INTEGER NOT NULL DEFAULT 0
    CONSTRAINT stays_notice_days_check CHECK (notice_days BETWEEN 0 AND 365);
-- In the stay's own time.
ALTER TABLE stays ADD COLUMN arrival_hour INTEGER NOT NULL DEFAULT 15
    CONSTRAINT stays_arrival_hour_check CHECK (arrival_hour BETWEEN 0 AND 23);
ALTER TABLE stays ADD COLUMN departure_hour INTEGER NOT NULL DEFAULT 11
    CONSTRAINT stays_departure_hour_check CHECK (departure_hour BETWEEN 0 AND 23);

-- Other least and most nights for arrivals in a season.
CREATE TABLE season_lengths (
    stay INTEGER NOT NULL REFERENCES stays (id) ON DELETE CASCADE,
    first_day INTEGER NOT NULL,
    last_day INTEGER NOT NULL,
    least_nights INTEGER NOT NULL,
    most_nights INTEGER NOT NULL,
    PRIMARY KEY (stay, first_day),
    CONSTRAINT season_lengths_days_check CHECK (first_day <= last_day),
    CONSTRAINT season_lengths_nights_check CHECK (
        least_nights >= 1 AND least_nights <= most_nights AND most_nights <= 1125
    )
) STRICT, WITHOUT ROWID;

CREATE TABLE bookings (
    -- Never given twice: receipts carry it.
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    stay INTEGER NOT NULL REFERENCES stays (id),
    -- Empty once the account is gone: the stay keeps the record without the name.
    account INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
    check_in_date INTEGER NOT NULL,
    -- The day of arrival itself is day use.
    check_out_date INTEGER NOT NULL,
    adults INTEGER NOT NULL CONSTRAINT bookings_adults_check CHECK (adults BETWEEN 1 AND 8),
    children INTEGER NOT NULL CONSTRAINT bookings_children_check CHECK (children BETWEEN 0 AND 8),
    infants INTEGER NOT NULL CONSTRAINT bookings_infants_check CHECK (infants BETWEEN 0 AND 8),
    -- What was agreed on, line by line.
    currency TEXT NOT NULL CONSTRAINT bookings_currency_check CHECK (length(currency) = 3),
    -- Nights by what they cost: kind, number and price of one, such as `weekday 2 12000,weekend 1 15000`.
    lodging_lines TEXT NOT NULL,
    lodging INTEGER NOT NULL,
    extra_guests INTEGER NOT NULL,
    discount_percent INTEGER NOT NULL,
    discount INTEGER NOT NULL,
    cleaning INTEGER NOT NULL,
    service INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    cancellation TEXT NOT NULL
        CONSTRAINT bookings_cancellation_check CHECK (cancellation IN ('flexible', 'moderate', 'strict')),
    booked_at INTEGER NOT NULL,
    -- Empty while it holds.
    cancelled_at INTEGER,
    -- What comes back.
    refund INTEGER,
    CONSTRAINT bookings_days_check CHECK (check_out_date BETWEEN check_in_date AND check_in_date + 730),
    CONSTRAINT bookings_refund_check CHECK ((cancelled_at IS NULL) = (refund IS NULL) AND (refund IS NULL OR refund >= 0))
) STRICT;

CREATE INDEX bookings_account ON bookings (account, check_in_date, id);
CREATE INDEX bookings_stay ON bookings (stay, check_in_date);

-- Every night a booking holds. The key is the promise that no night is sold twice.
CREATE TABLE booked_nights (
    stay INTEGER NOT NULL REFERENCES stays (id),
    night_date INTEGER NOT NULL,
    booking INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    -- 1 where the host keeps it free after the guests.
    is_preparation INTEGER NOT NULL CONSTRAINT booked_nights_is_preparation_check CHECK (is_preparation IN (0, 1)),
    PRIMARY KEY (stay, night_date)
) STRICT, WITHOUT ROWID;

CREATE INDEX booked_nights_booking ON booked_nights (booking);

-- Nights long past are dropped: what happened stands in bookings.
CREATE INDEX booked_nights_age ON booked_nights (night_date);

-- What was answered to whom under which key, for a day: the same question gets the same answer.
CREATE TABLE booking_answers (
    account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    key TEXT NOT NULL CONSTRAINT booking_answers_key_check CHECK (length(key) BETWEEN 1 AND 255),
    -- Of the question.
    digest BLOB NOT NULL CONSTRAINT booking_answers_digest_check CHECK (length(digest) = 32),
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (account, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX booking_answers_age ON booking_answers (answered_at);
