import { bookingEndpoints } from '../../src/domain/schemas/booking-routes.ts';
import { newsletterActions, newsletterEndpoint } from '../../src/domain/schemas/newsletter-routes.ts';
import { serviceOrigins } from '../../src/domain/security-headers.ts';
import { canonicalPath, fileOf } from '../pages/site-files.ts';

/** What a browser says in a report; anybody may have made it up. */
interface Report {
  'document-uri': string;
  'effective-directive': string;
  'blocked-uri': string;
  'source-file': string;
}

/** A report in words of ours: whatever else stands in it could be what a visitor typed. */
export interface KnownReport {
  directive: string;
  /** A keyword such as `inline`, `self`, an origin of ours, or only the scheme: `https`. */
  blocked: string;
  source: string;
  /** Path of an existing page. */
  page: string;
}

/** What browsers say instead of an address (Content Security Policy Level 3). */
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self', 'data', 'blob'];
const schemes =
  'http https ws wss data blob file filesystem about chrome chrome-extension moz-extension safari-extension safari-web-extension'.split(
    ' ',
  );
/** What a policy can forbid: the directives of Content Security Policy Level 3. */
const directives =
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src media-src connect-src object-src frame-src child-src worker-src manifest-src form-action base-uri frame-ancestors'.split(
    ' ',
  );
const other = 'other';

export function knownReport(report: Report, siteDir: string): KnownReport {
  const page = URL.parse(report['document-uri']);
  const place = (address: string) => knownPlace(address, page?.host);
  const directive = report['effective-directive'];
  return {
    directive: directives.includes(directive) ? directive : other,
    blocked: place(report['blocked-uri']),
    source: place(report['source-file']),
    page: knownPage(page?.pathname ?? '', siteDir),
  };
}

function knownPlace(address: string, ownHost: string | undefined): string {
  if (address === '' || keywords.includes(address)) return address;
  const url = URL.parse(address);
  if (!url) return other;
  if (serviceOrigins.includes(url.origin)) return url.origin;
  const scheme = url.protocol.slice(0, -1);
  if (scheme.startsWith('http') && url.host === ownHost) return 'self';
  return schemes.includes(scheme) ? scheme : other;
}

const filledInPaths: string[] = [...newsletterActions.map(newsletterEndpoint), ...Object.values(bookingEndpoints)];

function knownPage(pathname: string, siteDir: string): string {
  if (filledInPaths.includes(pathname)) return pathname;
  const page = canonicalPath(pathname);
  return fileOf(siteDir, page)?.endsWith('.html') ? page : other;
}
