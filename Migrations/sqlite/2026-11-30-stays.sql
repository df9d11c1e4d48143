-- Places to stay, who hosts them, what they cost and which nights are open.
-- A day is the number of days since 1970-01-01. An amount is in minor units of its currency. Undoing loses all stays.

CREATE TABLE hosts (
    origin TEXT NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (origin, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE stays (
    id INTEGER PRIMARY KEY NOT NULL CONSTRAINT stays_id_check CHECK (id BETWEEN 1 AND 2147483647),
    origin TEXT NOT NULL,
    origin_key TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    share TEXT NOT NULL,
    host_key TEXT NOT NULL,
    -- Millionths of a degree.
    latitude INTEGER NOT NULL CONSTRAINT stays_latitude_check CHECK (latitude BETWEEN -90000000 AND 90000000),
    longitude INTEGER NOT NULL CONSTRAINT stays_longitude_check CHECK (longitude BETWEEN -180000000 AND 180000000),
    area TEXT NOT NULL,
    country TEXT NOT NULL CONSTRAINT stays_country_check CHECK (length(country) = 2),
    zone TEXT NOT NULL,
    capacity INTEGER NOT NULL CONSTRAINT stays_capacity_check CHECK (capacity BETWEEN 1 AND 16),
    bedrooms INTEGER NOT NULL CONSTRAINT stays_bedrooms_check CHECK (bedrooms BETWEEN 0 AND 1000),
    beds INTEGER NOT NULL CONSTRAINT stays_beds_check CHECK (beds BETWEEN 0 AND 1000),
    half_baths INTEGER NOT NULL CONSTRAINT stays_half_baths_check CHECK (half_baths BETWEEN 0 AND 2000),
    -- One bit for each amenity.
    amenities INTEGER NOT NULL CONSTRAINT stays_amenities_check CHECK (amenities BETWEEN 0 AND 4294967295),
    minimum_nights INTEGER NOT NULL,
    maximum_nights INTEGER NOT NULL,
    -- Hundredths of a star; empty without a review.
    rating INTEGER CONSTRAINT stays_rating_check CHECK (rating BETWEEN 0 AND 500),
    review_count INTEGER NOT NULL CONSTRAINT stays_review_count_check CHECK (review_count >= 0),
    -- 1 once the stay is no longer offered. Rows stay, because bookings and links point at them.
    withdrawn INTEGER NOT NULL DEFAULT 0 CONSTRAINT stays_withdrawn_check CHECK (withdrawn IN (0, 1)),
    UNIQUE (origin, origin_key),
    FOREIGN KEY (origin, host_key) REFERENCES hosts (origin, key),
    CONSTRAINT stays_nights_check CHECK (minimum_nights >= 1 AND maximum_nights <= 1125)
) STRICT;

CREATE INDEX stays_host ON stays (origin, host_key);

CREATE TABLE stay_texts (
    stay INTEGER PRIMARY KEY NOT NULL REFERENCES stays (id) ON DELETE CASCADE,
    summary TEXT NOT NULL,
    details TEXT NOT NULL
) STRICT;

-- A stay without a tariff has no known price.
CREATE TABLE tariffs (
    stay INTEGER PRIMARY KEY NOT NULL REFERENCES stays (id) ON DELETE CASCADE,
    currency TEXT NOT NULL CONSTRAINT tariffs_currency_check CHECK (length(currency) = 3),
    weekday INTEGER NOT NULL CONSTRAINT tariffs_weekday_check CHECK (weekday BETWEEN 1 AND 1000000000),
    weekend INTEGER NOT NULL CONSTRAINT tariffs_weekend_check CHECK (weekend BETWEEN 1 AND 1000000000),
    guests_included INTEGER NOT NULL
        CONSTRAINT tariffs_guests_included_check CHECK (guests_included BETWEEN 1 AND 16),
    extra_guest INTEGER NOT NULL CONSTRAINT tariffs_extra_guest_check CHECK (extra_guest BETWEEN 0 AND 1000000000),
    cleaning INTEGER NOT NULL CONSTRAINT tariffs_cleaning_check CHECK (cleaning BETWEEN 0 AND 1000000000),
    service_percent INTEGER NOT NULL CONSTRAINT tariffs_service_percent_check CHECK (service_percent BETWEEN 0 AND 100),
    weekly_discount_percent INTEGER NOT NULL
        CONSTRAINT tariffs_weekly_discount_check CHECK (weekly_discount_percent BETWEEN 0 AND 100),
    monthly_discount_percent INTEGER NOT NULL
        CONSTRAINT tariffs_monthly_discount_check CHECK (monthly_discount_percent BETWEEN 0 AND 100),
    -- Prices of single nights, packed; empty when there are none. One row a night was measured for 3,500 stays with
    -- 365 prices each: 4.1 s to write and 1.06 s to read, against 0.06 s and 0.01 s packed.
    single_nights BLOB
) STRICT;

CREATE TABLE seasons (
    stay INTEGER NOT NULL REFERENCES tariffs (stay) ON DELETE CASCADE,
    first_night INTEGER NOT NULL,
    last_night INTEGER NOT NULL,
    percent INTEGER NOT NULL CONSTRAINT seasons_percent_check CHECK (percent BETWEEN 1 AND 1000),
    PRIMARY KEY (stay, first_night),
    CONSTRAINT seasons_nights_check CHECK (first_night <= last_night)
) STRICT, WITHOUT ROWID;

-- One bit a night from first_night on, eight to a byte, the lowest first.
CREATE TABLE calendars (
    stay INTEGER PRIMARY KEY NOT NULL REFERENCES stays (id) ON DELETE CASCADE,
    first_night INTEGER NOT NULL,
    -- By how many days an import moved it from where the data had it.
    shift_days INTEGER NOT NULL DEFAULT 0,
    open_nights BLOB NOT NULL CONSTRAINT calendars_open_nights_check CHECK (length(open_nights) = 96)
) STRICT;

CREATE TABLE reviews (
    origin TEXT NOT NULL,
    key TEXT NOT NULL,
    stay INTEGER NOT NULL REFERENCES stays (id) ON DELETE CASCADE,
    author TEXT NOT NULL,
    written_on INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (origin, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX reviews_newest ON reviews (stay, written_on, key);

-- What was imported, so that the screen can say whose data it is, how old, and by how much its calendar was moved.
CREATE TABLE imports (
    id INTEGER PRIMARY KEY NOT NULL,
    origin TEXT NOT NULL,
    folder TEXT NOT NULL,
    data_date INTEGER NOT NULL,
    shift_days INTEGER NOT NULL,
    -- Seconds since 1970-01-01 UTC.
    imported_at INTEGER NOT NULL,
    stay_count INTEGER NOT NULL CONSTRAINT imports_stay_count_check CHECK (stay_count >= 0),
    review_count INTEGER NOT NULL CONSTRAINT imports_review_count_check CHECK (review_count >= 0),
    refused_count INTEGER NOT NULL CONSTRAINT imports_refused_count_check CHECK (refused_count >= 0)
) STRICT;

CREATE INDEX imports_newest ON imports (origin, id);
