import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/app.ts';
import { keepOwnCertificate } from '../../testing/services/certificate.ts';
import { plainListener, secureListener } from './listener.ts';
import { clientTimeouts } from './timeouts.ts';

const DOMAIN = 'beer.example.org';
const MEGABYTE = 1024 * 1024;
const SLICE = 'x'.repeat(16 * 1024);
/** Larger than the socket buffers of a connection. */
const SLICES = 2000;
/** Short timeouts for unread responses, long ones for all else. */
const short = { ...clientTimeouts(60_000, false), unreadMs: 600, checkMs: 100 };

/** Serves long responses, and counts complete and interrupted ones, those of `/aside` separately. */
function longResponses() {
  const counts = { whole: 0, cutOff: 0 };
  const aside = { whole: 0, cutOff: 0 };
  const handler: RequestListener = ({ url }, response) => {
    const body = Readable.from(Array.from({ length: SLICES }, () => SLICE));
    body.on('error', () => {}).pipe(response);
    response.once('close', () => {
      const counted = url === '/aside' ? aside : counts;
      counted[response.writableFinished ? 'whole' : 'cutOff'] += 1;
    });
  };
  return { counts, aside, handler };
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('over HTTP/1 disconnects a client that reads nothing, even if it sends', async () => {
  const { counts, handler } = longResponses();
  const listener = plainListener(short);
  const port = await portOf(listener.serverFactory(handler, {}) as Server);
  onTestFinished(() => listener.destroyConnections());
  const silent = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void silent.destroy());
  silent.on('error', () => {}).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const sending = setInterval(() => silent.write('x: x\r\n'), 50);
  onTestFinished(() => clearInterval(sending));
  await expect.poll(() => counts.cutOff).toBe(1);
});

test('over HTTP/1 serves a client that reads slowly', async () => {
  const { counts, handler } = longResponses();
  // Its pauses are far shorter also on a busy machine, and all of them together are longer.
  const listener = plainListener({ ...short, unreadMs: 5000 });
  const port = await portOf(listener.serverFactory(handler, {}) as Server);
  onTestFinished(() => listener.destroyConnections());
  const slow = connect(port, '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  slow.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  let rest = MEGABYTE;
  slow.on('data', ({ length }) => {
    rest -= length;
    if (rest > 0) return;
    rest = MEGABYTE;
    slow.pause();
    setTimeout(() => slow.resume(), 200);
  });
  await expect.poll(() => counts).toEqual({ whole: 1, cutOff: 0 });
});

test('over HTTP/2 closes a session that reads nothing', async () => {
  const { counts, session } = await beginHttp2({ initialWindowSize: 0 });
  for (let opened = 0; opened < 5; opened += 1) session.request({}).on('error', () => {});
  const pinging = setInterval(() => session.destroyed || session.ping(() => {}), 50);
  onTestFinished(() => clearInterval(pinging));
  await expect.poll(() => session.destroyed).toBe(true);
  expect(counts.whole).toBe(0);
});

test('over HTTP/2 closes an unread stream while others are read', async () => {
  const { counts, aside, session } = await beginHttp2({ initialWindowSize: 65_535 });
  // Space for other responses beside the unread one.
  session.setLocalWindowSize(MEGABYTE);
  session
    .request({})
    .on('error', () => {})
    .pause();
  let isOver = false;
  const reading = (async () => {
    // On a busy machine the server may interrupt one of these too.
    while (!isOver) await text(session.request({ ':path': '/aside' })).catch(() => '');
  })();
  await expect.poll(() => counts.cutOff).toBe(1);
  await expect.poll(() => aside.whole).toBeGreaterThan(0);
  isOver = true;
  await reading;
  expect(session.destroyed).toBe(false);
});

async function beginHttp2(settings: { initialWindowSize: number }) {
  const { counts, aside, handler } = longResponses();
  const listener = secureListener(short);
  const server = listener.serverFactory(handler, {}) as Server;
  const folder = await temporaryFolder();
  await keepOwnCertificate(folder, DOMAIN);
  listener.use(await readFile(join(folder, 'tls', `${DOMAIN}.pem`), 'utf8'));
  const port = await portOf(server);
  onTestFinished(() => listener.destroyConnections());
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    rejectUnauthorized: false,
    settings,
  });
  session.on('error', () => {});
  onTestFinished(() => session.destroy());
  await once(session, 'connect');
  return { counts, aside, session };
}
