-- All waits between its attempts together: after so long it is given up, whatever the clock says.
ALTER TABLE outbox ADD COLUMN waited_ms BIGINT NOT NULL DEFAULT 0;
