DROP TABLE readiness;

-- A clock that nobody can set, when something was last purged: what it counts from, and what it said.
ALTER TABLE purge_runs ADD COLUMN clock_start TEXT;
ALTER TABLE purge_runs ADD COLUMN clock_ms BIGINT;
