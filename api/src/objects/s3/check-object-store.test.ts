import { HOUR_MS } from '@hoptrail/contracts/limits';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alwaysLeading } from '../../db/instances/leadership.ts';
import { Alerts } from '../../lib/alerts.ts';
import { addGauges } from '../../ops/metrics/gauges.ts';
import { buildTestApp } from '../../testing/app.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';
import { checkObjectStore } from './check-object-store.ts';
import { s3ImageStore } from './s3-image-store.ts';
import { watchObjectStore } from './watch-object-store.ts';

test('a store that does everything needs no words, and nothing of the check stays', async () => {
  const server = await temporaryObjectStore();
  const config = { ...server.newConfig() };
  expect(await checkObjectStore(config)).toEqual({ warnings: [] });
  expect(server.requests.length).toBeGreaterThan(4);
  expect(await server.names(config)).toEqual([]);
});

test('what is wrong is named with its variable, and no key with it', async () => {
  const server = await temporaryObjectStore();
  const config = server.newConfig();
  const problemOf = async (changes: object) => {
    const { problem = '' } = await checkObjectStore({ ...config, ...changes });
    expect(problem).not.toMatch(/S3RVER|hunter2/);
    return problem;
  };
  expect(await problemOf({ bucket: 'no-such-bucket' })).toMatch(
    /^The bucket of OBJECT_STORE_URL does not exist.*\(s3:\/\/pictures/,
  );
  const accessKeyId = 'S3RVER';
  expect(await problemOf({ keys: { accessKeyId, secretAccessKey: 'hunter2' } })).toMatch(
    /OBJECT_STORE_SECRET_ACCESS_KEY does not belong to OBJECT_STORE_ACCESS_KEY_ID/,
  );
  expect(await problemOf({ keys: { accessKeyId: 'hunter2', secretAccessKey: 'x' } })).toMatch(
    /does not know the key in OBJECT_STORE_ACCESS_KEY_ID/,
  );
  expect(await problemOf({ endpoint: server.url.replace('http:', 'https:') })).toMatch(
    /speaks another protocol/,
  );
  expect(await problemOf({ endpoint: 'http://s3.invalid' })).toMatch(/has no address in the DNS/);
  server.fault = () => ({ status: 403, code: 'AccessDenied' });
  expect(await problemOf({})).toMatch(/needs s3:ListBucket on the bucket/);
  server.fault = () => ({ status: 301, code: 'PermanentRedirect' });
  expect(await problemOf({})).toMatch(/in another region. Set OBJECT_STORE_REGION/);
  server.fault = () => ({ status: 403, code: 'RequestTimeTooSkewed' });
  expect(await problemOf({})).toMatch(/^The clock of this machine differs/);
  server.fault = () => ({ status: 503, code: 'SlowDown' });
  expect(await problemOf({})).toMatch(/cannot serve right now/);
  server.fault = () => 'hang';
  await server.stop();
  expect(await problemOf({})).toMatch(/nothing listens on the port of OBJECT_STORE_ENDPOINT/);
});

test('a store without conditional writes, and a public address that leads nowhere, are warned of', async () => {
  const server = await temporaryObjectStore({ ignoresConditions: true });
  const config = { ...server.newConfig(), publicUrl: `${server.url}/elsewhere` };
  const { problem, warnings } = await checkObjectStore(config);
  expect(problem).toBeUndefined();
  expect(warnings).toEqual([
    expect.stringContaining('ignores conditional writes'),
    expect.stringMatching(/^OBJECT_STORE_PUBLIC_URL answers 4\d\d/),
  ]);
});

test('a clock that differs is told by how much', async () => {
  const server = await temporaryObjectStore();
  server.clockOffsetMs = 10 * 60_000;
  expect(await checkObjectStore(server.newConfig())).toEqual({
    warnings: [expect.stringMatching(/^The clock of this machine is 10 minutes behind that of/)],
  });
});

test('a running server says when its store fails, when it answers, and whose it is', async () => {
  const server = await temporaryObjectStore();
  const config = server.newConfig();
  const images = s3ImageStore(config);
  const alerts = new Alerts();
  const log = pino({ level: 'silent' });
  server.fault = () => ({ status: 503 });
  const watch = (database: string) =>
    onTestFinished(watchObjectStore(config, { images, database, alerts, log }, 20));
  watch('one');
  await vi.waitFor(() => expect(alerts.of('pictures')).toMatch(/cannot serve right now/), 10_000);
  server.fault = undefined;
  await vi.waitFor(() => expect(alerts.of('pictures')).toBeUndefined(), 10_000);
  expect(await images.owner?.('another')).toBe('one');
  watch('another');
  await vi.waitFor(
    () => expect(alerts.of('pictures')).toMatch(/the pictures of another Hoptrail database/),
    10_000,
  );
});

test('health and metrics see at once that the store is away, and the log has two lines', async () => {
  const server = await temporaryObjectStore();
  const config = server.newConfig();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const run = await buildTestApp({ config: { objectStore: config }, logger: log });
  const { images, alerts } = run.deps;
  onTestFinished(watchObjectStore(config, { images, database: 'one', alerts, log }));
  await vi.waitFor(() => expect(lines.join('')).toContain('answers'), 10_000);
  const registry = new Registry();
  addGauges(registry, { ...run.deps, leadership: alwaysLeading });
  const problems = async () => {
    run.passTime(10_000);
    return (await run.app.inject({ url: '/api/health' })).json().problems;
  };
  expect(await problems()).toEqual([]);
  expect(await registry.metrics()).toContain('hoptrail_object_store_available 1');

  await server.stop();
  lines.length = 0;
  const away = [expect.stringContaining('The object store refused the connection')];
  for (let time = 0; time < 3; time += 1) expect(await problems()).toEqual(away);
  expect(await registry.metrics()).toContain('hoptrail_object_store_available 0');
  for (let time = 0; time < 5; time += 1) {
    await expect(images.read('some-picture', 320)).rejects.toThrow();
  }
  const errors = () => lines.filter((line) => line.includes('"level":50'));
  expect(errors()).toEqual([expect.stringContaining('The object store refused the connection')]);

  await server.start();
  await expect.poll(problems, { timeout: 20_000 }).toEqual([]);
  expect(await registry.metrics()).toContain('hoptrail_object_store_available 1');
  expect(errors()).toHaveLength(1);
  expect(lines.filter((line) => line.includes('the object store s3://'))).toHaveLength(1);
});

test('a request that the store fails tells health, and is not logged itself', async () => {
  const server = await temporaryObjectStore();
  const config = server.newConfig();
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const run = await buildTestApp({ config: { objectStore: config }, logger: log });
  const { images, alerts } = run.deps;
  onTestFinished(watchObjectStore(config, { images, database: 'one', alerts, log }));
  await vi.waitFor(() => expect(lines.join('')).toContain('answers'), 10_000);
  server.fault = () => ({ status: 503 });
  await expect(images.read('some-picture', 320)).rejects.toThrow();
  await vi.waitFor(() => expect(alerts.of('pictures')).toMatch(/cannot serve right now/), 10_000);
});

test('what an interrupted check has left is removed by one an hour later', async () => {
  const server = await temporaryObjectStore();
  const config = server.newConfig();
  server.fault = ({ method }) => (method === 'DELETE' ? { status: 403 } : undefined);
  await checkObjectStore(config);
  server.fault = undefined;
  const left = await server.names(config);
  expect(left).toEqual([expect.stringMatching(/^\.check-/)]);
  await checkObjectStore(config);
  expect(await server.names(config), 'one that may still be used').toEqual(left);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await checkObjectStore(config);
  expect(await server.names(config)).toEqual([]);
});
