-- Deliveries and reasons for quarantine are called as in the code.
UPDATE outbox SET kind = 'receipt' WHERE kind = 'confirmation-mail';
UPDATE outbox SET kind = 'subscription-confirmation' WHERE kind = 'newsletter-mail';
UPDATE outbox SET kind = 'newsletter-issue', id = replace(id, 'letter-', 'issue-') WHERE kind = 'letter';
UPDATE submissions SET quarantined_for = replace(quarantined_for, 'trap', 'honeypot') WHERE quarantined_for IS NOT NULL;
