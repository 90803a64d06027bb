import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A peer that is never silent and never done: it answers with a byte now and then. */
export interface DribblingPeer {
  port: number;
  /** How many connections it has seen. */
  connections(): number;
  stop(): Promise<void>;
}

/** @param beginning what it sends at once, such as the greeting of an SMTP server */
export async function startDribblingPeer(beginning: string): Promise<DribblingPeer> {
  const sockets = new Set<Socket>();
  let seen = 0;
  const server = createServer((socket) => {
    seen += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write(beginning);
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
    });
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => seen,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
