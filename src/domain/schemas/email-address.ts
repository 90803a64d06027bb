const maxLocalOctets = 64;
const maxOctets = 254;

/** The domain in ASCII (`åäö.se` becomes `xn--4cab6c.se`), or undefined when it is not a domain. */
function asciiDomain(domain: string): string | undefined {
  // The URL parser would accept these as path, port, user or query and silently drop them.
  if (/[\s/?#\\:@%[\]]/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * One rule for browser and server. Stricter than HTML's pattern (which takes `a@b`), wider than most
 * regular expressions: international names and domains are real addresses.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  const domain = asciiDomain(value.slice(at + 1));
  if (at < 1 || !domain || new TextEncoder().encode(local).length > maxLocalOctets) return false;
  if (/[\s\p{Cc}()<>[\]:;,@\\"]/u.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) {
    return false;
  }
  const labels = domain.split('.');
  const wellFormed = labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i.test(label));
  const topLevelIsNoNumber = /[a-z]/i.test(labels.at(-1) ?? '');
  return labels.length > 1 && wellFormed && topLevelIsNoNumber && local.length + 1 + domain.length <= maxOctets;
}

/** One form for all spellings of an address: lower case, domain in ASCII. For looking up, never for sending. */
export function emailKey(value: string): string {
  const at = value.lastIndexOf('@');
  return `${value.slice(0, at).normalize('NFC').toLowerCase()}@${(asciiDomain(value.slice(at + 1)) ?? value.slice(at + 1)).toLowerCase()}`;
}

/**
 * One form for the addresses that lead to one mailbox: `asa+shop@elbil.se` is `asa@elbil.se`, and Gmail ignores dots. For
 * counting only: another provider may see it otherwise.
 */
export function mailboxKey(value: string): string {
  const key = emailKey(value);
  const at = key.lastIndexOf('@');
  const [domain, local] = [key.slice(at + 1), key.slice(0, at).replace(/(?<=.)\+.*$/, '')];
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
