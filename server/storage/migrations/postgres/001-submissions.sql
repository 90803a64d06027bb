CREATE TABLE submissions (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  idempotency_key TEXT,
  content_hash TEXT NOT NULL,
  language TEXT NOT NULL,
  payload TEXT NOT NULL,
  received_at TEXT COLLATE "C" NOT NULL,
  UNIQUE (kind, idempotency_key)
);

CREATE INDEX submissions_by_time ON submissions (received_at);
