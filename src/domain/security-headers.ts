import language from '../../data/language.json' with { type: 'json' };

/** Hashes of the inline scripts and styles of the built pages, in a policy's form: `sha256-…`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** The site is a preview, which search engines are to leave alone. */
  isPreview?: boolean;
}

/** Outside services that pages may call: those that know the visitor's country. */
export const serviceOrigins = language.detection.services
  .filter((service) => service.startsWith('https:'))
  .map((service) => new URL(service).origin);

/** Where browsers report what the policy blocked. */
export const policyReportsEndpoint = '/api/policy-reports';

/** What a page may load: nothing from other sites, and no script that the build has not written. */
function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    // Mock-ups and charts set sizes in style attributes, which run nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...serviceOrigins],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Not every browser supports its successor, report-to; those that support both use one.
    'report-uri': [policyReportsEndpoint],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** For files that are no page, which run nothing, also where one is opened by itself; a service worker asks for the pages that it opens. */
export const filePolicy =
  "default-src 'none'; connect-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'none'";

/** The headers of every response, from our server and from static hosts alike. */
export function securityHeaders(inline: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // The inline script needs to know whether a visitor came from a page of this site (src/template/inline/language.ts).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(inline.isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** Two years; only behind TLS. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** Where the build stores the hashes for the server, below the built site. Dotted files are never served. */
export const inlineHashesFile = '.inline-hashes.json';
