import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import language from '../../data/language.json' with { type: 'json' };

/** A stand-in for the services that tell a visitor's country. */
export interface CountryService {
  /** They make Chromium ask the stand-in where a page asks one of the services. */
  browserArguments: string[];
  close(): void;
}

/**
 * Answers in the place of the services that tell a visitor's country, at once and with a country whose visitors stay
 * with English: what a page asks for and logs must not depend on whether this machine reaches them.
 * @param folder where its certificate may be put
 */
export async function startCountryService(folder: string): Promise<CountryService> {
  const [key, cert] = ['country.key', 'country.crt'].map((name) => path.join(folder, name)) as [string, string];
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
      '-subj', '/CN=country', '-keyout', key, '-out', cert],
    { stdio: 'pipe' },
  );
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.end('{"country":"GB"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const rules = language.detection.services.map((service) => `MAP ${new URL(service).host} 127.0.0.1:${port}`);
  return {
    browserArguments: ['--ignore-certificate-errors', `--host-resolver-rules="${rules.join(', ')}"`],
    close: () => server.close(),
  };
}
