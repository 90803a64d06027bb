-- The time of a demo: one for each demo request at most.
CREATE TABLE bookings (
  submission_id INTEGER PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
  -- ISO 8601, UTC.
  starts_at TEXT NOT NULL,
  minutes INTEGER NOT NULL,
  -- Which of the demos that are held at once it is, from 0; null once it is cancelled.
  seat INTEGER,
  -- Of the invitation (RFC 5545): grows with each change.
  sequence INTEGER NOT NULL DEFAULT 0,
  -- The visitor's, for times in mails.
  time_zone TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  -- Nobody can take what somebody else has.
  UNIQUE (starts_at, seat)
) STRICT;
