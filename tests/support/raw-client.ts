import { connect } from 'node:net';

/** A connection on which a test sends what it likes. */
export interface RawClient {
  write(data: string): void;
  /** What has arrived so far. */
  received(): string;
  /** Takes nothing of what arrives, until `resume`. */
  pause(): void;
  resume(): void;
  destroy(): void;
  /** Resolves when the connection is open. */
  opened: Promise<void>;
  /** Resolves when it is closed, by whom or whatever. */
  closed: Promise<void>;
}

/** Opens a connection to a server of this machine. */
export function openRawClient(origin: string): RawClient {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const opened = new Promise<void>((resolve) => socket.once('connect', resolve));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined);
  return {
    write: (data) => void socket.write(data, 'latin1'),
    received: () => received,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    destroy: () => void socket.destroy(),
    opened,
    closed,
  };
}

/** Sends a text and waits for everything that the server answers until it closes the connection. */
export async function exchange(origin: string, data: string): Promise<string> {
  const client = openRawClient(origin);
  client.write(data);
  await client.closed;
  return client.received();
}
