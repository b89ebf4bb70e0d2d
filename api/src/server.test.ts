import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from './config/config.ts';
import { openDataFolder } from './ops/data-folder/data-folder.ts';
import { buildOf } from './ops/runtime.ts';
import { type RunningServer, startServer } from './server.ts';
import { temporaryFolder, testRuntime } from './testing/app.ts';
import { keepOwnCertificate } from './testing/services/certificate.ts';
import { freePort } from './testing/services/pebble.ts';

const quiet = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', SHED_DELAY_MS: '0' };

async function start(
  env: Record<string, string> = {},
): Promise<RunningServer & { config: Config }> {
  const variables = { ...quiet, DATA_DIR: await temporaryFolder(), PORT: '0', ...env };
  const config = readConfig(variables, 'demo');
  const server = await startServer(config, await openDataFolder(config, testRuntime), testRuntime);
  onTestFinished(() => server.close());
  return { ...server, config };
}

async function open({ url }: RunningServer): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const HEAD = 'POST /api/auth/send-code HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

test('finishes running requests when stopping, and accepts no new ones', async () => {
  // Longer than a test may take, so that one which waits for the deadline fails.
  const server = await start({ DRAIN_SECONDS: '300' });
  const socket = await open(server);
  const body = JSON.stringify({ email: 'ada@people.example' });
  socket.write(`${HEAD}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  await fetch(`${server.url}/api/health`);
  const closed = server.close();
  await expect
    .poll(() =>
      fetch(server.url).then(
        () => 'answered',
        () => 'nobody',
      ),
    )
    .toBe('nobody');
  socket.write(body.slice(5));
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1.1 200/);
  await closed;
});

test('reports unready before it stops, and answers until then', async () => {
  const server = await start({ UNREADY_SECONDS: '1' });
  const ready = () => fetch(`${server.url}/api/ready`).catch(() => undefined);
  const before = await ready();
  expect([before?.status, await before?.json()]).toEqual([200, { status: 'ready' }]);
  const closed = server.close();
  const after = await ready();
  expect([after?.status, await after?.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await closed;
  expect(await ready()).toBeUndefined();
});

test('closes unfinished connections after the deadline', async () => {
  const server = await start({ DRAIN_SECONDS: '1' });
  const socket = await open(server);
  socket.write(`${HEAD}content-length: 100\r\n\r\n{`);
  await fetch(`${server.url}/api/health`);
  const ended = once(socket, 'close');
  await server.close();
  await ended;
});

test('serves metrics on their own port, by route and without ids', async () => {
  const port = String(await freePort());
  const server = await start({ METRICS_PORT: port });
  await fetch(`${server.url}/api/breweries/some-id-7`);
  await fetch(`${server.url}/trpc/checkins.leaderboard?input=%7B%7D`);
  await fetch(`${server.url}/trpc/made.up-8?input=%7B%7D`);
  await fetch(`${server.url}/made-up-9`);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  const series = '_count{method="GET",route=';
  expect(text).toContain(`${series}"/api/breweries/:id",status="404"} 1`);
  expect(text).toContain(`${series}"/trpc/checkins.leaderboard",status="200"} 1`);
  expect(text).toContain(`${series}"none",status="404"} 2`);
  expect(text).not.toMatch(/some-id-7|made.up/);
  expect(text).toMatch(/hoptrail_database_bytes [1-9]/);
  for (const name of ['checkins', 'mail_waiting', 'users_with_checkins']) {
    expect(text).toMatch(new RegExp(`hoptrail_${name} \\d`));
  }
  expect(text).toContain('hoptrail_backup_age_seconds -1');
  expect(text).toMatch(/hoptrail_disk_free_bytes [1-9]/);
  expect(text).toContain('hoptrail_certificate_expiry_timestamp_seconds Nan');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
  expect(text).toContain('hoptrail_object_store_available Nan');
  const { version, commit, date } = await buildOf(testRuntime);
  const labels = `version="${version}",commit="${commit ?? ''}",date="${date ?? ''}"`;
  expect(text).toContain(`hoptrail_build_info{${labels}} 1`);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test('reports in the metrics when the certificate expires', async () => {
  const [metrics, https, http] = [await freePort(), await freePort(), await freePort()];
  const dataDir = await temporaryFolder();
  await keepOwnCertificate(dataDir, 'beer.example.org');
  const ports = { HTTPS_PORT: String(https), HTTP_PORT: String(http) };
  await start({
    ...{ DATA_DIR: dataDir, DOMAIN: 'beer.example.org', METRICS_PORT: String(metrics) },
    ...ports,
  });
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  const name = 'hoptrail_certificate_expiry_timestamp_seconds';
  const end = Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  expect((end * 1000 - Date.now()) / DAY_MS).toBeCloseTo(90, 1);
});

test('has every metric that the alerts use', async () => {
  const port = String(await freePort());
  await start({ METRICS_PORT: port });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const rules = await readFile(join(import.meta.dirname, '../../docs/hosting/alerts.yml'), 'utf8');
  const named = new Set(rules.match(/\b(?:hoptrail|http|nodejs)_\w+/g));
  expect(named.size).toBeGreaterThan(5);
  for (const name of named) expect(text, name).toContain(`# TYPE ${name.replace(/_count$/, '')} `);
});

test('names METRICS_PORT if its port is in use', async () => {
  const port = String(await freePort());
  await start({ METRICS_PORT: port });
  await expect(start({ METRICS_PORT: port })).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or set METRICS_PORT to another one.`,
  );
});
