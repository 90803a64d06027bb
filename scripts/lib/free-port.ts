import { createServer } from 'node:net';

/** @returns the port, or the next one above it that no other program listens on */
export async function freePort(port: number): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort(port + 1);
}
