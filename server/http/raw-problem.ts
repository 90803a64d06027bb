import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { problem, type ProblemType } from '../routes/problem.ts';

/** Problem details for what never reaches a route; the connection is closed after it. */
export interface RawProblem {
  status: number;
  type: ProblemType;
  headers?: Record<string, string>;
}

function partsOf({ status, type, headers }: RawProblem, security: Record<string, string>) {
  const body = JSON.stringify(problem(status, type));
  return {
    body,
    headers: {
      ...security,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...headers,
    },
  };
}

/** Answers a request that Node has read. */
export function answerProblem(response: ServerResponse, problem: RawProblem, security: Record<string, string>): void {
  const { headers, body } = partsOf(problem, security);
  response.writeHead(problem.status, headers).end(body);
}

/** Time for a client to read the answer before what it is still sending makes the system reset the connection. */
const lingerMs = 1000;

/** Answers on a connection for which Node has no response, and closes it. */
export function endWithProblem(socket: Duplex, problem: RawProblem, security: Record<string, string>): void {
  const { headers, body } = partsOf(problem, security);
  const lines = Object.entries({ Date: new Date().toUTCString(), ...headers }).map((header) => header.join(': '));
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
