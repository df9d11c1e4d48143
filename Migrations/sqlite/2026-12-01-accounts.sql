-- People who have signed up, the ways in which they sign in, and the devices on which they are.
-- An instant is seconds since 1970-01-01 UTC, a day the number of days since then. Undoing loses all accounts.

CREATE TABLE accounts (
    -- Never given twice: a number someone still holds must not come to mean another person.
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL CONSTRAINT accounts_id_check CHECK (id >= 1),
    handle TEXT NOT NULL UNIQUE CONSTRAINT accounts_handle_check CHECK (
        length(handle) BETWEEN 4 AND 20 AND handle NOT GLOB '*[^a-z0-9_]*'
    ),
    -- The rule counts characters as people do, and one of those can be several code points. These are only ceilings.
    name TEXT NOT NULL CONSTRAINT accounts_name_check CHECK (length(name) <= 600),
    introduction TEXT NOT NULL CONSTRAINT accounts_introduction_check CHECK (length(introduction) <= 10000),
    phone TEXT NOT NULL CONSTRAINT accounts_phone_check CHECK (
        length(phone) BETWEEN 4 AND 20 AND phone NOT GLOB '*[^0-9]*'
    ),
    -- Of the years 1 to 9999.
    birth_date INTEGER NOT NULL CONSTRAINT accounts_birth_date_check CHECK (birth_date BETWEEN -719162 AND 2932896),
    -- Empty follows the browser.
    language TEXT CONSTRAINT accounts_language_check CHECK (length(language) = 2),
    -- Empty follows the device.
    theme TEXT CONSTRAINT accounts_theme_check CHECK (length(theme) BETWEEN 1 AND 20),
    -- Empty when the picture is drawn from the seed.
    picture_key TEXT CONSTRAINT accounts_picture_key_check CHECK (length(picture_key) BETWEEN 1 AND 200),
    avatar_seed INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

-- An account without a password came by a provider.
CREATE TABLE passwords (
    account INTEGER PRIMARY KEY NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- With its parameters and salt.
    hash TEXT NOT NULL CONSTRAINT passwords_hash_check CHECK (length(hash) BETWEEN 1 AND 255),
    changed_at INTEGER NOT NULL
) STRICT;

-- Who an account is at a provider. OpenID Connect allows a subject 255 characters.
CREATE TABLE provider_links (
    issuer TEXT NOT NULL CONSTRAINT provider_links_issuer_check CHECK (length(issuer) BETWEEN 1 AND 255),
    subject TEXT NOT NULL CONSTRAINT provider_links_subject_check CHECK (length(subject) BETWEEN 1 AND 255),
    account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    linked_at INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX provider_links_account ON provider_links (account, issuer, subject);

CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- As the authenticator gave it; WebAuthn allows 1023 bytes.
    credential BLOB NOT NULL UNIQUE CONSTRAINT passkeys_credential_check CHECK (length(credential) BETWEEN 1 AND 1023),
    -- A COSE key.
    public_key BLOB NOT NULL CONSTRAINT passkeys_public_key_check CHECK (length(public_key) BETWEEN 1 AND 2048),
    -- 0 as long as the authenticator does not count.
    sign_count INTEGER NOT NULL CONSTRAINT passkeys_sign_count_check CHECK (sign_count BETWEEN 0 AND 4294967295),
    label TEXT NOT NULL CONSTRAINT passkeys_label_check CHECK (length(label) <= 80),
    created_at INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL
) STRICT;

CREATE INDEX passkeys_account ON passkeys (account, id);

-- A code that was used is gone.
CREATE TABLE recovery_codes (
    account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    digest BLOB NOT NULL CONSTRAINT recovery_codes_digest_check CHECK (length(digest) = 32),
    PRIMARY KEY (account, digest)
) STRICT, WITHOUT ROWID;

-- One row a device: the family of its renewal tokens, of which only digests are kept. A session that was ended is gone.
CREATE TABLE sessions (
    -- Never given twice: nodes remember ended ones by their number.
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label TEXT NOT NULL CONSTRAINT sessions_label_check CHECK (length(label) <= 80),
    created_at INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    -- Of the part that all tokens of the family share.
    family_digest BLOB NOT NULL UNIQUE CONSTRAINT sessions_family_digest_check CHECK (length(family_digest) = 32),
    -- Of the part that changes with each renewal.
    token_digest BLOB NOT NULL CONSTRAINT sessions_token_digest_check CHECK (length(token_digest) = 32),
    -- Empty before the first renewal.
    previous_digest BLOB CONSTRAINT sessions_previous_digest_check CHECK (length(previous_digest) = 32),
    replaced_at INTEGER,
    CONSTRAINT sessions_previous_check CHECK ((previous_digest IS NULL) = (replaced_at IS NULL))
) STRICT;

CREATE INDEX sessions_account ON sessions (account, id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
