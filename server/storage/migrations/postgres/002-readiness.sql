-- Not used any more: one row, written anew to prove that the storage takes writes.
CREATE TABLE readiness (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checked_at TEXT NOT NULL
);
