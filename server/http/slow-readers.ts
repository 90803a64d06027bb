import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An answer on its way, and how much its client had taken at a moment. */
interface Answer {
  socket: Socket;
  response: ServerResponse;
  taken: number;
  since: number;
}

const takenOf = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/**
 * Closes connections whose client takes its answer too slowly: one that takes a byte now and then is not silent, and
 * would hold a file for days.
 * @param leastBytes that a client takes within each period; the system's own buffers, some 100 KB, count as the client
 * @param onSlow called when a connection is closed
 */
export function closeSlowReaders(
  handler: RequestListener,
  { leastBytes, periodMs }: { leastBytes: number; periodMs: number },
  onSlow: () => void,
): RequestListener {
  const answers = new Set<Answer>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    for (const answer of answers) {
      const taken = takenOf(answer.socket);
      // Until then it is the server that takes its time.
      if (!answer.response.headersSent) answer.since = now;
      if (now - answer.since < periodMs) continue;
      if (taken - answer.taken < leastBytes) {
        answer.socket.destroy();
        onSlow();
      }
      answer.taken = taken;
      answer.since = now;
    }
  }

  return (request, response) => {
    const { socket } = request;
    const answer = { socket, response, taken: takenOf(socket), since: performance.now() };
    answers.add(answer);
    timer ??= setInterval(look, periodMs / 4).unref();
    response.once('close', () => {
      answers.delete(answer);
      if (answers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    handler(request, response);
  };
}
