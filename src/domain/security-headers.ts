import language from '../../data/language.json' with { type: 'json' };

/** Hashes of what stands inline in the built pages, as a policy names them: `sha256-…`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Services outside that pages may ask: those for the visitor's country. */
const services = language.detection.services.filter((service) => service.startsWith('https:'));

/** Where browsers report what the policy made them refuse. */
export const policyReportsEndpoint = '/api/policy-reports';

/** What a page may load: nothing from elsewhere, no script that the build has not written. */
function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    // Mock-ups and charts set sizes in style attributes, which run nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...services.map((service) => new URL(service).origin)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Its successor, report-to, is not known to all browsers, and those that know both take one.
    'report-uri': [policyReportsEndpoint],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The headers of every answer, of our server and of static hosts alike. */
export function securityHeaders(inline: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Pages of this site see from each other where a visitor came from (src/template/language.inline.ts).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Two years; only behind TLS. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/** Where the build notes the hashes for the server, below the built site; not served, as no dotted file is. */
export const inlineHashesFile = '.inline-hashes.json';
