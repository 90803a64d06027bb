import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  inlineHashesFile,
  securityHeaders,
  strictTransportSecurity,
  type InlineHashes,
} from '../../src/domain/security-headers.ts';

/** The headers of every answer. Without hashes of the build, no inline script is allowed. */
export function readSecurityHeaders(siteDir: string, isBehindTls: boolean): Record<string, string> {
  const file = path.join(siteDir, inlineHashesFile);
  const hashes = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as InlineHashes)
    : { scripts: [], styles: [] };
  return {
    ...securityHeaders(hashes),
    ...(isBehindTls && { 'Strict-Transport-Security': strictTransportSecurity }),
  };
}
