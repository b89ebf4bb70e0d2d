import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every message. */
interface Mailbox {
  url: string;
  /** The recipient of each message, in their order. */
  mailed: string[];
  stop(): Promise<void>;
}

/** Starts a mail server. */
export async function startMailbox(): Promise<Mailbox> {
  const mailed: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        mailed.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mailed, stop };
}
