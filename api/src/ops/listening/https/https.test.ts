import type { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../../demo/seed.ts';
import { temporaryFolder, testRuntime } from '../../../testing/app.ts';
import { picture } from '../../../testing/person.ts';
import { hoptrail } from '../../../testing/processes/command.ts';
import type { Run } from '../../../testing/processes/process.ts';
import { freePort, missingForPebble, startPebble } from '../../../testing/services/pebble.ts';
import { openDataFolder } from '../../data-folder/data-folder.ts';

const DOMAIN = 'beer.example.org';
const VALIDITY_SECONDS = 12;
const HAS_ONE = `${DOMAIN} has a certificate until`;

test('orders a certificate, serves HTTP/2 and 1.1, and continues through renewal, restart and an unreachable authority', {
  timeout: 240_000,
}, async ({ skip }) => {
  const missing = missingForPebble().join(', ');
  // CI installs the programs, so there a missing one is a failure.
  expect(process.env.CI ? missing : '', 'missing programs').toBe('');
  skip(
    missing !== '',
    `certificates of an authority: no ${missing} here; pnpm test-servers gets it`,
  );
  const folder = await temporaryFolder();
  const [https, http] = [await freePort(), await freePort()];
  const pebble = await startPebble(folder, { httpPort: http, validitySeconds: VALIDITY_SECONDS });
  const env = {
    DATA_DIR: join(folder, 'data'),
    DOMAIN,
    HTTPS_PORT: String(https),
    HTTP_PORT: String(http),
    ACME_DIRECTORY: pebble.directory,
    NODE_EXTRA_CA_CERTS: pebble.caFile,
    LOG_LEVEL: 'info',
  };
  await fillWithDemo(env.DATA_DIR);
  const server = hoptrail(['serve'], env);
  await server.printed(HAS_ONE);
  const ca = await pebble.root();
  const site = `https://${DOMAIN}:${https}`;

  const session = await openSession(https, ca);
  const first = certificateOf(session);
  await checkPages(session);
  await checkUpload(session, site, server);
  await checkHttp1(https, ca);
  await checkPlainHttp(http, site);
  expect((await stat(join(folder, 'data/tls'))).mode & 0o777).toBe(0o700);
  const keys = await readdir(join(folder, 'data/tls'));
  expect(keys).toHaveLength(2);
  for (const name of keys) {
    expect((await stat(join(folder, 'data/tls', name))).mode & 0o777, name).toBe(0o600);
  }

  await server.printed(HAS_ONE, 2);
  const renewed = certificateOf(await openSession(https, ca));
  expect(renewed.serialNumber).not.toBe(first.serialNumber);
  expect((await request(session, { ':path': '/api/health' })).status, 'the old connection').toBe(
    200,
  );

  await pebble.stop();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const again = hoptrail(['serve'], env);
  await again.printed('data in');
  const kept = certificateOf(await openSession(https, ca, false));
  expect(kept.checkHost(DOMAIN)).toBe(DOMAIN);
  await again.printed('The authority could not be reached');
  expect(again.output()).toContain('The next try is in 2 minutes');
  expect((await openSession(https, ca, false)).closed).toBe(false);
});

/** Writes the demo's content into a folder that a server in production serves afterwards. */
async function fillWithDemo(dataDir: string): Promise<void> {
  const data = await openDataFolder({ dataDir }, testRuntime);
  await seedDemo(data.db, { now: new Date() });
  await data.close();
}

/** Opens a connection like a browser, which checks the name in the certificate. */
async function openSession(
  port: number,
  ca: string,
  rejectUnauthorized = true,
): Promise<ClientHttp2Session> {
  const options = { ca, servername: DOMAIN, rejectUnauthorized };
  const session = connect(`https://127.0.0.1:${port}`, options);
  onTestFinished(() => session.destroy());
  await once(session, 'connect');
  return session;
}

function certificateOf({ socket }: ClientHttp2Session): X509Certificate {
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
  if (!certificate) throw new Error('There is no certificate.');
  return certificate;
}

async function request(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: Buffer | string,
) {
  const stream = session.request({ ':authority': DOMAIN, ...headers });
  stream.end(body);
  const [response] = await once(stream, 'response');
  return { status: Number(response[':status']), headers: response, body: await buffer(stream) };
}

async function checkPages(session: ClientHttp2Session): Promise<void> {
  const health = await request(session, { ':path': '/api/health' });
  expect(health.headers['strict-transport-security']).toContain('max-age=31536000');
  const rest = await request(session, { ':path': '/api/breweries?limit=3' });
  expect(JSON.parse(String(rest.body))).toHaveLength(3);
  const rpc = await request(session, { ':path': '/trpc/checkins.leaderboard?input=%7B%7D' });
  expect(rpc.status).toBe(200);
  const art = await request(session, { ':path': '/art/mark.svg', 'accept-encoding': 'gzip' });
  expect(art.status).toBe(200);
}

async function checkUpload(session: ClientHttp2Session, site: string, server: Run): Promise<void> {
  const send = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: site, cookie };
    const response = await request(
      session,
      { ':method': 'POST', ':path': path, ':authority': new URL(site).host, ...headers },
      JSON.stringify(body),
    );
    expect(response.status, path).toBe(200);
    return { ...response, json: JSON.parse(String(response.body)) };
  };
  const email = 'fan@example.com';
  await send('/api/auth/send-code', { email });
  // Without a mail server the code goes to the log.
  await server.printed('code is ');
  const code = /code is (\d{6})/.exec(server.output())?.[1];
  const signedIn = await send('/api/auth/verify-code', { email, code });
  const cookies: string[] = signedIn.headers['set-cookie'];
  expect(cookies.join()).toMatch(/__Host-hoptrail=[^;]+;.*Secure/);
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
  const { uploadURL } = (await send('/api/objects/upload', {}, cookie)).json;
  const { origin, pathname, search } = new URL(uploadURL);
  expect(origin).toBe(site);
  const headers = { ':method': 'PUT', ':path': pathname + search, 'content-type': 'image/png' };
  expect((await request(session, { ...headers, cookie }, await picture(640, 480))).status).toBe(
    200,
  );
}

async function checkHttp1(port: number, ca: string): Promise<void> {
  const options = { host: '127.0.0.1', port, ca, servername: DOMAIN, agent: false };
  const [response] = await once(getSecure({ ...options, path: '/api/health' }), 'response');
  expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1']);
  response.resume();
}

async function checkPlainHttp(port: number, site: string): Promise<void> {
  const headers = { host: 'evil.example' };
  const options = { host: '127.0.0.1', port, agent: false, headers };
  const [response] = await once(getPlain({ ...options, path: '//evil.example/x?q=1' }), 'response');
  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toBe(`${site}/evil.example/x?q=1`);
  response.resume();
  const path = '/.well-known/acme-challenge/nothing';
  const [missing] = await once(getPlain({ ...options, path }), 'response');
  expect([missing.statusCode, await text(missing)]).toEqual([
    404,
    'There is nothing at this address.',
  ]);
}
