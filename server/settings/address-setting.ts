import { isHost } from './hosts.ts';

interface AddressRules {
  /** With colon, such as `https:`. */
  schemes: string[];
  /** What the message shows. */
  example: string;
  /** Whether it may have these parts; not, if missing. */
  credentials?: boolean;
  path?: boolean;
  query?: boolean;
  /** It may name a socket instead of a host. */
  socket?: boolean;
}

/**
 * What is wrong with an address among the settings, in words that follow its name and repeat nothing of it; undefined if
 * nothing is.
 */
export function addressFault(value: string, rules: AddressRules): string | undefined {
  const { schemes, example } = rules;
  const wrong = `must be an address such as ${example}`;
  // The URL class would drop spaces around it, and control characters anywhere.
  if (/[\s\p{Cc}]/u.test(value) || !URL.canParse(value)) return wrong;
  const { protocol, username, password, hostname, port, pathname, search } = new URL(value);
  if (!schemes.includes(protocol)) return wrong;
  if (!isDecodable(value)) return `${wrong}; write % as %25 in it, and other special characters likewise`;
  if (value.includes('#')) return `${wrong}, without a fragment; write # as %23 in it`;
  const isSocket = rules.socket && (hostname === '' || hostname.toLowerCase().startsWith('%2f'));
  const isWritten = !/^[\d.]+$/.test(hostname) || value.includes(hostname);
  if (!isSocket && !(isHost(hostname) && isWritten)) return `${wrong}; its host is none`;
  if (port === '0') return `${wrong}; its port is none`;
  if (!rules.credentials && (username || password)) return 'must not contain a user or a password';
  if (password && !username) return `${wrong}; its password has no user`;
  if (!rules.path && !['', '/'].includes(pathname)) return `${wrong}, without a path`;
  if (!rules.query && (search || value.includes('?'))) return `${wrong}, without a query`;
  return undefined;
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}
