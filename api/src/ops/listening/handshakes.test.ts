import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/app.ts';
import { keepOwnCertificate } from '../../testing/services/certificate.ts';
import { respondToClientError } from '../../transport/guards/client-errors.ts';
import { secureListener } from './listener.ts';
import { clientTimeouts } from './timeouts.ts';

const DOMAIN = 'beer.example.org';

/** Serves over TLS, with a short time for handshakes. @returns the port */
async function serve(): Promise<number> {
  const listener = secureListener({ ...clientTimeouts(60_000, false), handshakeMs: 200 });
  const app = Fastify({
    serverFactory: listener.serverFactory,
    clientErrorHandler: respondToClientError,
  });
  const folder = await temporaryFolder();
  await keepOwnCertificate(folder, DOMAIN);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  onTestFinished(() => listener.destroyConnections());
  listener.use(await readFile(join(folder, 'tls', `${DOMAIN}.pem`), 'utf8'));
  return (app.server.address() as AddressInfo).port;
}

test.each([
  ['no handshake', Buffer.alloc(0)],
  ['half of one', Buffer.from('1603010200010001fc0303', 'hex')],
  ['plain http', Buffer.from('GET / HTTP/1.1\r\nhost: x\r\n\r\n')],
])('closes a connection with %s, and sends no http', async (_, sent) => {
  const socket = connect(await serve(), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  expect(await text(socket)).not.toContain('HTTP');
});
