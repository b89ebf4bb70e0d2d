// @module-tag release
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { keepOwnCertificate } from '../../api/src/testing/services/certificate.ts';
import { freePort } from '../../api/src/testing/services/pebble.ts';
import { executable } from '../binary/paths.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const DOMAIN = 'beer.example.org';
const BODY = JSON.stringify({ email: 'ada@people.example' });

/** Starts the executable over HTTP/2, as `serve --domain` does. */
async function start(drainSeconds: number): Promise<ServerProcess & { port: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-smoke-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await keepOwnCertificate(folder, DOMAIN);
  const [port, httpPort] = [await freePort(), await freePort()];
  const ports = { HTTPS_PORT: String(port), HTTP_PORT: String(httpPort), HOST: '127.0.0.1' };
  const env = { PATH: '/nonexistent', DATA_DIR: folder, ...ports, LOG_LEVEL: 'silent' };
  const command = [executable, 'serve', '--domain', DOMAIN];
  const server = await startServerProcess(command, {
    ...env,
    DRAIN_SECONDS: String(drainSeconds),
    // On a busy machine the rest of a request comes late.
    REQUEST_SECONDS: '600',
  });
  onTestFinished(async () => {
    await server.stop();
  });
  return { ...server, port };
}

async function openSession({ port }: { port: number }): Promise<ClientHttp2Session> {
  const socket = connectTcp(port, '127.0.0.1');
  await once(socket, 'connect');
  const session = connect(`https://127.0.0.1:${port}`, {
    createConnection: () =>
      connectTls({ socket, ALPNProtocols: ['h2'], rejectUnauthorized: false }),
  });
  onTestFinished(() => session.destroy());
  session.on('error', () => {});
  // Node's client sometimes leaves the connection of a closed session open. The server then waits
  // for it as long as for a request.
  session.once('close', () => socket.destroy());
  await once(session, 'connect');
  return session;
}

/** Returns whether the server accepts no connection any more. */
async function isRefused({ port }: { port: number }): Promise<boolean> {
  const socket = connectTcp(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').catch(() => false);
  socket.destroy();
  return isOpen === false;
}

/** Sends the beginning of a request, and waits until the server reads it. */
async function beginRequest(session: ClientHttp2Session): Promise<ClientHttp2Stream> {
  const stream = session.request({
    ':method': 'POST',
    ':path': '/api/auth/send-code',
    ':authority': DOMAIN,
    'content-type': 'application/json',
  });
  stream.on('error', () => {}).write(BODY.slice(0, 5));
  const health = session.request({ ':path': '/api/health' });
  const [head] = await once(health, 'response');
  expect(head[':status']).toBe(200);
  // Otherwise Node's client does not notice that the server has closed the session.
  await text(health);
  return stream;
}

test('after SIGTERM requests in progress finish, sessions get GOAWAY, and the process ends', async () => {
  // Longer than a test may take, so that one which waits for the deadline fails.
  const server = await start(300);
  const [busy, idle] = [await openSession(server), await openSession(server)];
  const stream = await beginRequest(busy);
  const endings = [once(idle, 'goaway'), once(idle, 'close'), once(busy, 'close')];
  const ended = server.stop('SIGTERM');
  await endings[0];
  await expect.poll(() => isRefused(server)).toBe(true);
  stream.end(BODY.slice(5));
  const [response] = await once(stream, 'response');
  expect([response[':status'], await text(stream)]).toEqual([
    200,
    expect.stringContaining('code sent'),
  ]);
  await Promise.all(endings);
  expect(await ended).toBe(0);
});

test('closes a request that never ends after DRAIN_SECONDS', async () => {
  const server = await start(1);
  const session = await openSession(server);
  const stream = await beginRequest(session);
  const closed = [once(stream, 'close'), once(session, 'close')];
  expect(await server.stop('SIGTERM')).toBe(0);
  await Promise.all(closed);
});
