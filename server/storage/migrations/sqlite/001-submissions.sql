CREATE TABLE submissions (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT,
  content_hash TEXT NOT NULL,
  language TEXT NOT NULL,
  payload TEXT NOT NULL,
  received_at TEXT NOT NULL,
  UNIQUE (kind, idempotency_key)
) STRICT;

CREATE INDEX submissions_by_time ON submissions (received_at);
