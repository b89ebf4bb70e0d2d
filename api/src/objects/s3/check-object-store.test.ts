import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Alerts } from '../../lib/alerts.ts';
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
