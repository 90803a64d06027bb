import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the peer does with the next mails. */
export type Behaviour =
  | 'accept'
  | 'hang'
  | 'drop'
  /** Says nothing more once it has heard this recipient. */
  | { stallFor: string }
  | { sender: number }
  | { recipient: number; says?: string }
  | { data: number };

/** A real SMTP server that behaves as the test wants it to. */
export interface SmtpPeer {
  url: string;
  /** Mails that came whole, dropped ones too: their sender does not know. */
  mails: (Email & { envelopeTo: string[]; raw: string })[];
  /** @returns how many mails it has left waiting at their recipient */
  stalled(): number;
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

function failure(code: number, says = 'no, not for asa@elbil.example'): Error {
  return Object.assign(new Error(says), { responseCode: code });
}

export async function startSmtpPeer(port = 0): Promise<SmtpPeer> {
  let behaviour: Behaviour = 'accept';
  const mails: SmtpPeer['mails'] = [];
  let stalled = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom(_address, _session, callback) {
      callback(typeof behaviour === 'object' && 'sender' in behaviour ? failure(behaviour.sender) : null);
    },
    onRcptTo({ address }, _session, callback) {
      if (typeof behaviour === 'object' && 'stallFor' in behaviour && address === behaviour.stallFor) {
        stalled += 1;
        return;
      }
      if (typeof behaviour === 'object' && 'recipient' in behaviour) {
        callback(failure(behaviour.recipient, behaviour.says));
      } else callback(null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'hang') return;
        if (typeof behaviour === 'object' && 'data' in behaviour) return callback(failure(behaviour.data));
        const dropped = behaviour === 'drop';
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          mails.push({
            ...mail,
            raw: raw.toString(),
            envelopeTo: session.envelope.rcptTo.map(({ address }) => address),
          });
          if (dropped) {
            const connections = (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> })
              .connections;
            for (const { _socket: socket } of connections) socket.destroy();
          } else callback(null);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    stalled: () => stalled,
    behave(next) {
      behaviour = next;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
