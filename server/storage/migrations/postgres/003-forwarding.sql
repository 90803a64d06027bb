-- Whose request it is: the address in lower case with its domain in ASCII, for search, export and erasure.
ALTER TABLE submissions ADD COLUMN address_key TEXT NOT NULL DEFAULT '';
UPDATE submissions SET address_key = lower(payload::json ->> 'email');
-- Why it is held back from forwarding, as words separated by spaces; null when it is not.
ALTER TABLE submissions ADD COLUMN quarantined_for TEXT;

-- What is to be sent on, written in the same transaction as its request.
CREATE TABLE outbox (
  -- Stays the same through all tries: Message-ID of a mail, id of a webhook. Ids grow, so that rows are appended.
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  submission_id BIGINT REFERENCES submissions (id) ON DELETE CASCADE,
  -- Address key of a mail to somebody outside, for limits and erasure; null for our own.
  recipient TEXT,
  recipient_domain TEXT,
  -- What a letter is about: the path of a post.
  topic TEXT,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed', 'withheld')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- When it is tried next; while it is being tried, when that counts as lost.
  due_at TEXT COLLATE "C" NOT NULL,
  created_at TEXT COLLATE "C" NOT NULL,
  finished_at TEXT,
  -- A code such as ECONNREFUSED or 550, never a peer's words: those can quote an address.
  last_error TEXT
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_by_submission ON outbox (submission_id);
-- Few indexes: each is one more page to write with every request.
CREATE INDEX outbox_by_recipient ON outbox (recipient_domain, recipient, created_at) WHERE recipient IS NOT NULL;

-- Who gets the newsletter.
CREATE TABLE subscriptions (
  address_key TEXT PRIMARY KEY,
  -- As it was typed: mails go there.
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  -- Part of the links in mails.
  token TEXT NOT NULL UNIQUE,
  requested_at TEXT COLLATE "C" NOT NULL,
  confirmed_at TEXT,
  unsubscribed_at TEXT,
  -- The words that were agreed to.
  consent_text TEXT
);

-- Keys that all instances share.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Shared by all instances, worthless after a crash.
CREATE UNLOGGED TABLE rate_limits (
  key TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  ends_at TEXT COLLATE "C" NOT NULL
);
