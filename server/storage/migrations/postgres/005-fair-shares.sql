-- Whose mailbox a mail to somebody outside reaches, however its address is written; null for newsletter issues.
ALTER TABLE outbox ADD COLUMN mailbox TEXT;
-- Keyed hash of the network that caused it, another one each day; removed a day after the mail.
ALTER TABLE outbox ADD COLUMN sender TEXT;
-- Claims in a row whose outcome was not recorded.
ALTER TABLE outbox ADD COLUMN leases INTEGER NOT NULL DEFAULT 0;

DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (kind, due_at) WHERE state = 'pending';
CREATE INDEX outbox_leased ON outbox (leases, due_at) WHERE state = 'pending' AND leases > 0;
DROP INDEX outbox_by_recipient;
CREATE INDEX outbox_by_mailbox ON outbox (mailbox) WHERE mailbox IS NOT NULL;
CREATE INDEX outbox_sent ON outbox (recipient_domain, finished_at) WHERE state = 'sent' AND mailbox IS NOT NULL;
CREATE INDEX outbox_by_sender ON outbox (sender) WHERE sender IS NOT NULL;

-- Counts a flood of spam without reading it.
CREATE INDEX submissions_in_quarantine ON submissions (received_at) WHERE quarantined_for IS NOT NULL;

-- One row: when something was last purged by a clock that was believed.
CREATE TABLE purge_runs (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  ran_at TEXT NOT NULL
);

-- By the clock of the database, which all instances share.
DROP TABLE rate_limits;
CREATE UNLOGGED TABLE rate_limits (
  key TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  ends_at TIMESTAMPTZ NOT NULL
);
