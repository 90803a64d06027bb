import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

import { freePort } from './free-port.ts';
import { median, type Measured } from './load-measured.ts';

const rounds = 3;
const roundSeconds = 5;
const connections = 32;

/** nginx with one process and the site's folder, and nothing else that costs or saves time. */
function nginxSettings(folder: string, siteDir: string, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 256; }
http {
  access_log off; sendfile on; gzip_static on; default_type application/octet-stream;
  types { text/html html; text/css css; }
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${siteDir}; location / { try_files $uri $uri.html $uri/index.html =404; } }
}
`;
}

async function measure(url: string): Promise<Measured> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: roundSeconds,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (non2xx + errors > 0) throw new Error(`${url} was answered badly ${non2xx + errors} times.`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/**
 * How often a second the same compressed page is sent by the site's server and by nginx, in turns.
 * @param url of the page on the site's server
 * @returns undefined where there is no nginx
 */
export async function measureServers(
  url: string,
  siteDir: string,
): Promise<{ site: Measured; nginx: Measured } | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  mkdirSync(path.join(folder, 'logs'));
  const port = await freePort(8480);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxSettings(folder, siteDir, port));
  execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', file], { stdio: 'inherit' });
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const nginxUrl = `http://127.0.0.1:${port}${new URL(url).pathname}`;
    for (let tries = 0; tries < 50; tries += 1) {
      if (
        await fetch(nginxUrl).then(
          () => true,
          () => false,
        )
      )
        break;
      await pause(100);
    }
    const measured: { site: Measured[]; nginx: Measured[] } = { site: [], nginx: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.nginx.push(await measure(nginxUrl));
      measured.site.push(await measure(url));
    }
    return { site: median(measured.site), nginx: median(measured.nginx) };
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  }
}
