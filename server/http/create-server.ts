import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

import type { ConnectionLimits } from './connection-limits.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { answerProblem, endWithProblem, type RawProblem } from './raw-problem.ts';
import { closeSlowReaders } from './slow-readers.ts';

/** Why a connection was closed. */
export type ClosedFor = 'connections' | 'pipelining' | 'slow-request' | 'slow-reader';

export interface HttpParts {
  limits: ConnectionLimits;
  /** Headers of every answer, by name. */
  securityHeaders: Record<string, string>;
  onClosed: (reason: ClosedFor) => void;
}

/** nginx keeps connections for 60 s; it is the one to close them. */
const keepAliveMs = 72_000;

/** A server whose connections are limited, and whose own answers look like ours. */
export function createHttpServer(handler: RequestListener, { limits, securityHeaders, onClosed }: HttpParts): Server {
  const answer = closeSlowReaders(
    handler,
    { leastBytes: (limits.leastBytesPerSecond * limits.silenceMs) / 1000, periodMs: limits.silenceMs },
    () => onClosed('slow-reader'),
  );
  const answerInTurn = oneAtATime(answer, limits.waitingRequests, () => onClosed('pipelining'));
  const server = createServer(
    {
      // The larger of the two would count for both.
      headersTimeout: 2000,
      requestTimeout: 4000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: keepAliveMs,
      // Checked below: Node would answer without headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (hasWrongHost(request)) answerProblem(response, { status: 400, type: 'bad-request' }, securityHeaders);
      else answerInTurn(request, response);
    },
  );
  server.setTimeout(limits.silenceMs);
  server.maxConnections = limits.connections;
  server.on('drop', () => onClosed('connections'));
  server.on('checkExpectation', (_request, response) =>
    answerProblem(response, { status: 417, type: 'expectation-failed' }, securityHeaders),
  );
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => undefined);
    const headers = { Allow: 'GET, HEAD, POST' };
    endWithProblem(socket, { status: 405, type: 'method-not-allowed', headers }, securityHeaders);
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    const problem = problems[code ?? ''] ?? { status: 400, type: 'bad-request' };
    if (problem.status === 408) onClosed('slow-request');
    // The client may be in the middle of reading another answer.
    const { _httpMessage: answering } = socket as { _httpMessage?: { headersSent: boolean } };
    if (socket.writable && !answering?.headersSent) endWithProblem(socket, problem, securityHeaders);
    else socket.destroy();
  });
  return server;
}

/** Errors of the HTTP parser that are no plain 400, by code. */
const problems: Record<string, RawProblem> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, type: 'too-slow' },
  HPE_HEADER_OVERFLOW: { status: 431, type: 'headers-too-large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, type: 'too-large' },
};

/** RFC 9112 §3.2: HTTP/1.1 asks for exactly one. */
function hasWrongHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headersDistinct.host?.length !== 1;
}
