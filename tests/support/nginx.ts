import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { programPath } from '../../scripts/lib/system-parts';
import { accepts, freePort } from './ports';
import { waitUntil } from './wait-until';

/** The name that the given configurations stand for. */
const host = 'www.example.com';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** In lower case; a header that came twice stands here twice. */
  headerNames: string[];
  body: string;
}

export interface AskOptions extends Pick<RequestOptions, 'method' | 'headers' | 'localAddress'> {
  body?: string | AsyncIterable<string>;
  isPlain?: boolean;
  host?: string;
}

/** A real nginx with one of the given configurations. */
export interface Nginx {
  /** Sends the path as it is, as a visitor of www.example.com whose browser trusts the certificate. */
  ask(rawPath: string, options?: AskOptions): Promise<Answer>;
  /** Everything that it has logged. */
  logged(): string;
  stop(): Promise<void>;
}

/**
 * Starts nginx with a configuration as it is given to operators, but for ports, certificate and logs.
 * @param places other texts of it and what stands for them in the test
 */
export async function startNginx(file: string, places: Record<string, string>): Promise<Nginx> {
  const program = programPath('nginx');
  if (!program) throw new Error('nginx is not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj',
      `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},DNS:example.com`,
      '-keyout', inFolder('privkey.pem'), '-out', inFolder('fullchain.pem')],
    { stdio: 'pipe' },
  );
  const port = { http: await freePort(), https: await freePort() };
  const replaced = {
    'listen 80;': `listen 127.0.0.1:${port.http};`,
    'listen 443 ': `listen 127.0.0.1:${port.https} `,
    [`/etc/letsencrypt/live/${host}`]: folder,
    '/var/log/nginx': folder,
    ...places,
  };
  let site = readFileSync(file, 'utf8').replace(/^ *listen \[::\].*\n/gm, '');
  for (const [given, here] of Object.entries(replaced)) {
    if (!site.includes(given)) throw new Error(`${file} has no "${given}" to replace.`);
    site = site.replaceAll(given, here);
  }
  writeFileSync(inFolder('site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    inFolder('nginx.conf'),
    // One process, so that no worker is another user; gzip as in Debian's nginx.conf.
    `daemon off; master_process off; pid ${inFolder('pid')}; events {}
     http {
       ${temporary.map((name) => `${name}_temp_path ${inFolder(name)};`).join(' ')}
       include /etc/nginx/mime.types; default_type application/octet-stream; gzip on;
       include ${inFolder('site.conf')};
     }`,
  );
  const nginx = spawn(program, ['-e', 'stderr', '-p', folder, '-c', inFolder('nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  nginx.stderr.on('data', (chunk) => (complaints += chunk));
  const exited = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  await waitUntil(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${complaints}`);
    return (await accepts(port.http)) && (await accepts(port.https));
  });

  const ca = readFileSync(inFolder('fullchain.pem'));
  return {
    ask: (rawPath, { method, headers, localAddress, body = '', isPlain = false, host: name = host } = {}) =>
      new Promise((resolve, reject) => {
        const options = { hostname: '127.0.0.1', agent: false, path: rawPath, method, localAddress };
        const withHost = { ...options, headers: { Host: name, ...headers } };
        const request = isPlain
          ? httpRequest({ ...withHost, port: port.http })
          : httpsRequest({ ...withHost, port: port.https, servername: name, ca });
        request.on('error', reject).on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const content = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              headerNames: response.rawHeaders.filter((_, index) => index % 2 === 0).map((raw) => raw.toLowerCase()),
              body: String(response.headers['content-encoding'] === 'gzip' ? gunzipSync(content) : content),
            });
          });
        });
        const send = async () => {
          if (typeof body === 'string') return request.end(body);
          for await (const piece of body) request.write(piece);
          return request.end();
        };
        send().catch(reject);
      }),
    logged: () => complaints + globSync(inFolder('*.log')).map((log) => readFileSync(log, 'utf8')),
    async stop() {
      nginx.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
