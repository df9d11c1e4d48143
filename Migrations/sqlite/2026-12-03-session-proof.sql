-- When somebody last showed on a device who they are, by password, passkey or another service. Undoing loses nothing but
-- that they are asked once more.

-- 0 for sessions that a node of before then opens meanwhile: whoever has one is asked.
ALTER TABLE sessions ADD COLUMN proved_at INTEGER NOT NULL DEFAULT 0;

UPDATE sessions SET proved_at = created_at;
