import { addressFault } from './address-setting.ts';
import { isLoopback } from './hosts.ts';

/** Parameters that both node-postgres and PostgreSQL's own programs, for back-ups, understand. */
const parameters = [
  'application_name',
  'channel_binding',
  'connect_timeout',
  'host',
  'keepalives',
  'options',
  'port',
  'ssl',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslrootcert',
  'target_session_attrs',
];
const encrypting = ['require', 'verify-ca', 'verify-full'];
const modes = ['disable', 'allow', 'prefer', ...encrypting];

/** What is wrong with the address of a PostgreSQL; see addressFault. */
export function databaseAddressFault(value: string): string | undefined {
  const fault = addressFault(value, {
    schemes: ['postgres:', 'postgresql:'],
    example: 'postgres://user:password@host/database',
    credentials: true,
    path: true,
    query: true,
    socket: true,
  });
  if (fault) return fault;
  const { pathname, searchParams } = new URL(value);
  if (!/^\/[^/]+$/.test(pathname)) return 'must end in the name of one database';
  const unknown = [...searchParams.keys()].find((name) => !parameters.includes(name));
  if (unknown !== undefined) return `must have no parameters but ${parameters.join(', ')}`;
  if (new Set(searchParams.keys()).size < [...searchParams.keys()].length) return 'must name each parameter once';
  const mode = searchParams.get('sslmode');
  return mode === null || modes.includes(mode) ? undefined : `must have one of ${modes.join(', ')} as sslmode`;
}

/** Whether the connection stays on this machine or is encrypted. */
export function isDatabaseProtected(value: string): boolean {
  const { hostname, searchParams } = new URL(value);
  const mode = searchParams.get('sslmode');
  if (mode === null ? searchParams.get('ssl') === 'true' : encrypting.includes(mode)) return true;
  // The parameter counts more than the address.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || isLoopback(host) || host === '::1';
}
