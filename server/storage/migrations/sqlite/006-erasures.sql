-- Erasures that have begun and not ended: the mails in files that are still to be deleted, without the person's address.
CREATE TABLE erasures (
  id TEXT PRIMARY KEY,
  -- JSON: ids of deliveries.
  mail_ids TEXT NOT NULL
) STRICT;
