import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A POST request that went through, and the status that answered it. */
export interface RecordedPost {
  body: string;
  status: number;
}

/** Stands between browser and server, and records what is posted to a path: what a browser sends on leaving is nowhere else to be read. */
export async function recordingProxy(
  target: string,
  path: string,
): Promise<{ origin: string; posts: RecordedPost[]; close(): void }> {
  const posts: RecordedPost[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = request(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
      if (method === 'POST' && url === path)
        void body.then((sent) => posts.push({ body: sent, status: answer.statusCode! }));
    });
    const body = method === 'POST' ? text(incoming) : Promise.resolve('');
    void body.then((sent) => forwarded.end(sent));
    forwarded.on('error', () => outgoing.destroy());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    posts,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
