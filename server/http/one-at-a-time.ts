import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of a connection one after the other. Node would hand all that arrive together to the handler at
 * once: some 1,500 fit into one packet, each with a file or a query of its own.
 * @param mostWaiting requests that may wait; a connection with more is closed
 * @param onTooMany called when one is closed
 */
export function oneAtATime(handler: RequestListener, mostWaiting: number, onTooMany: () => void): RequestListener {
  /** What waits on each connection that is being answered. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  return (request, response) => {
    const { socket } = request;
    // The rest of a packet is still read after its connection was closed.
    if (socket.destroyed) return;

    function answer(): void {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else waiting.delete(socket);
      });
      handler(request, response);
    }

    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      answer();
    } else if (queue.length < mostWaiting) {
      queue.push(answer);
    } else {
      waiting.delete(socket);
      socket.destroy();
      onTooMany();
    }
  };
}
