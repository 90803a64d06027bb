import { expect, test } from '@jest/globals';

import { ConfigError } from '../../server/errors/config-error.ts';
import { readConfig } from '../../server/settings/config.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const hook = { WEBHOOK_URL: 'https://crm.example.com/hook', WEBHOOK_SECRET: secret };

/** What a start with these settings complains of. */
function complaint(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

test.each<Record<string, string>>([
  {},
  { HOST: '::1' },
  { HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000/' },
  { SITE_URL: 'https://www.åäö.example' },
  { SMTP_URL: 'smtps://user%40example.com:p%25ss%23@mail.example.com:465' },
  { SMTP_URL: 'smtp://[::1]:25' },
  { DATABASE_URL: 'postgres://user:p%40ss@db.example.com:5432/site?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://test@127.0.0.1:5432/test1' },
  { DATABASE_URL: 'postgres:///site?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/site' },
  { DATABASE_URL: 'postgres://db/site', DATABASE_UNENCRYPTED: 'true' },
  hook,
  { ...hook, WEBHOOK_URL: 'http://127.0.0.1:8080/hook?list=2' },
  { ...hook, WEBHOOK_URL: 'http://crm/hook', WEBHOOK_UNENCRYPTED: 'true' },
  // Meant for other programs.
  { HOSTNAME: 'a', PGHOST: 'b', npm_config_loglevel: 'c', XDG_DATA_DIRS: 'd', HOME: 'e', POST: 'f' },
])('%j is taken', (environment) => {
  expect(complaint(environment)).toBe('');
});

test.each<[Record<string, string>, string]>([
  [{ PORT: '0080' }, 'PORT must be a whole number'],
  [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT must not be PORT'],
  [{ LIMIT_TOTAL: '0' }, 'LIMIT_TOTAL must be a whole number'],
  [{ HOST: 'http://localhost' }, 'HOST must be the name or the IP address'],
  [{ HOST: 'localhost:3000' }, 'HOST must be'],
  [{ HOST: 'a b' }, 'HOST must be'],
  [{ HOST: '300.1.1.1' }, 'HOST must be'],
  [{ DATA_DIR: ' var' }, 'DATA_DIR must be the path of a folder'],
  [{ DATA_DIR: '~/data' }, 'DATA_DIR must be the path of a folder'],
  [{ SITE_DIR: 'file:///srv/build' }, 'SITE_DIR must be the path of a folder'],
  [{ DATA_DIR: 'build/data' }, 'DATA_DIR must not be in SITE_DIR'],
  [{ SITE_DIR: '.' }, 'DATA_DIR must not be in SITE_DIR'],
  [
    { SITE_URL: 'https://www.example.com/sv' },
    'SITE_URL must be an address such as https://www.example.com, without a path',
  ],
  [{ SITE_URL: 'https://www.example.com?x' }, 'without a query'],
  [{ SITE_URL: 'https://www.example.com#x' }, 'without a fragment'],
  [{ SITE_URL: ' https://www.example.com' }, 'SITE_URL must be an address'],
  [{ SITE_URL: 'https://user:secret@www.example.com' }, 'SITE_URL must not contain a user or a password'],
  [{ SITE_URL: 'https://12345' }, 'its host is none'],
  [{ SITE_URL: 'https://-.example' }, 'its host is none'],
  [{ SITE_URL: 'https://www..example' }, 'its host is none'],
  [
    { SMTP_URL: 'smtps://user:secret%@mail.example.com' },
    'SMTP_URL must be an address such as smtps://user:password@mail.example.com; write % as %25',
  ],
  [{ SMTP_URL: 'smtps://user:secret%zz@mail.example.com' }, 'write % as %25'],
  [{ SMTP_URL: 'smtps://user:sec#ret@mail.example.com' }, 'SMTP_URL must be an address'],
  [{ SMTP_URL: 'smtps://user:secret@mail.example.com/inbox' }, 'without a path'],
  [{ SMTP_URL: 'smtps://user:secret@mail.example.com?pool=true' }, 'without a query'],
  [{ SMTP_URL: 'smtps://user:secret@mail example.com' }, 'SMTP_URL must be an address'],
  [{ SMTP_URL: 'smtps://:secret@mail.example.com' }, 'its password has no user'],
  [{ SMTP_URL: 'smtps://mail.example.com:0' }, 'its port is none'],
  [{ SMTP_URL: 'smtps://' }, 'its host is none'],
  [{ MAIL_FROM: 'Site <a@example.com>' }, 'MAIL_FROM must be one e-mail address'],
  [{ DATABASE_URL: 'postgres://user:secret%@localhost/site' }, 'DATABASE_URL must be an address'],
  [{ DATABASE_URL: 'postgres://user:secret@localhost' }, 'DATABASE_URL must end in the name of one database'],
  [{ DATABASE_URL: 'postgres://localhost/site?sslmod=require' }, 'DATABASE_URL must have no parameters but'],
  [{ DATABASE_URL: 'postgres://localhost/site?sslmode=secret' }, 'as sslmode'],
  [
    { DATABASE_URL: 'postgres://user:secret@db.example.com/site' },
    'DATABASE_URL sends what visitors type over a network unencrypted',
  ],
  [{ DATABASE_URL: 'postgres://db.example.com/site?sslmode=prefer' }, 'or set DATABASE_UNENCRYPTED=true'],
  [{ DATABASE_URL: 'postgres://localhost/site?host=db.example.com' }, 'unencrypted'],
  [
    { ...hook, WEBHOOK_URL: 'http://crm.example.com/hook' },
    'WEBHOOK_URL sends what visitors type over a network unencrypted',
  ],
  [
    { ...hook, WEBHOOK_URL: 'https://user:secret@crm.example.com/' },
    'WEBHOOK_URL must not contain a user or a password',
  ],
  [{ ...hook, WEBHOOK_URL: 'https://crm.example.com/#hook' }, 'without a fragment'],
  [{ ...hook, WEBHOOK_SECRET: `whsec_${'='.repeat(40)}` }, 'WEBHOOK_SECRET must be whsec_'],
  [{ ...hook, WEBHOOK_UNENCRYPTED: 'yes' }, 'WEBHOOK_UNENCRYPTED must be true or false'],
  [{ COUNTRY_HEADER: 'CF IPCountry' }, 'COUNTRY_HEADER must be the name of a header'],
  [
    { SMTP_ULR: 'smtps://user:secret@mail.example.com' },
    'SMTP_ULR is not a setting; it looks like SMTP_URL. Rename or unset it.',
  ],
  [{ LIMIT_PER_ADRESS: '5' }, 'it looks like LIMIT_PER_ADDRESS'],
  [{ DATABASE_URI: 'x' }, 'it looks like DATABASE_URL'],
  [{ DATADIR: 'x' }, 'it looks like DATA_DIR'],
  [{ metrics_port: '1' }, 'it looks like METRICS_PORT'],
])('%j is refused by its name', (environment, sentence) => {
  const message = complaint(environment);
  expect(message).toContain(sentence);
  expect(message.split('\n')).toHaveLength(1);
  expect(message).not.toMatch(/secret(?!_)|mail\.example\.com\/|db\.example/);
});
