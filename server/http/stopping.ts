import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections when the server stops: those that have sent nothing at once, others after their answer, and
 * whatever is left when the grace period is over. Keep-alive, a client that stays silent in the middle of a request or
 * one that does not read would keep the process alive otherwise.
 * @param graceMs how long requests in progress may take to finish
 * @returns whether the server is stopping
 */
export function closeConnectionsOnStop(app: FastifyInstance, graceMs: number): () => boolean {
  const open = new Set<Socket>();
  let closing = false;

  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    // Later, so that what has just arrived is read first.
    setImmediate(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    });
    const timer = setTimeout(() => open.forEach((socket) => socket.destroy()), graceMs);
    app.server.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
  // Their headers had been sent before the server began to stop.
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    if (closing) socket.end();
  });
  return () => closing;
}
