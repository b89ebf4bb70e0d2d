import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { backupName } from '../backups/stored-backups.ts';

async function ask({ app, passTime }: TestApp) {
  passTime(10_000);
  const response = await app.inject({ url: '/api/health' });
  return { status: response.statusCode, body: response.json() };
}

test('reports a healthy server with its disk, mail and backups', async () => {
  const run = await buildTestApp();
  const { status, body } = await ask(run);
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'ok',
    problems: [],
    build: { version: '0.0.0-test', commit: null, date: null },
    database: 'writable',
    disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
    mail: 'smtp',
    mailWaitingSince: null,
    backup: { newestAt: null, ageSeconds: null },
  });
});

test('reports the age of the newest backup and warns after hours without one', async () => {
  const run = await buildTestApp();
  const newest = new Date(run.deps.clock.now().getTime() - HOUR_MS);
  await mkdir(join(run.deps.config.dataDir, 'backups', backupName('rotating', newest)), {
    recursive: true,
  });
  const fresh = await ask(run);
  expect(fresh.body).toMatchObject({
    status: 'ok',
    backup: { newestAt: newest.toISOString(), ageSeconds: 3610 },
  });
  run.passTime(4 * HOUR_MS);
  const old = await ask(run);
  expect(old.status).toBe(200);
  expect(old.body).toMatchObject({
    status: 'warning',
    problems: ['The newest backup is 5h 1m old.'],
  });
});

test('warns of backups that cannot be written or made', async () => {
  const run = await buildTestApp();
  const backupDir = join(run.deps.config.dataDir, 'backups');
  await writeFile(backupDir, 'no folder');
  const sentence = `BACKUP_DIR: no backup can be written to ${backupDir} (it is not a folder).`;
  const unusable = await ask(run);
  expect(unusable.status).toBe(200);
  expect(unusable.body).toMatchObject({
    status: 'warning',
    problems: [expect.stringContaining(sentence)],
  });
  await rm(backupDir);
  run.deps.alerts.raise('backup', 'The last backup could not be made.');
  const failed = await ask(run);
  expect(failed.body.problems).toEqual(['The last backup could not be made.']);
  run.deps.alerts.clear('backup');
  expect((await ask(run)).body.status).toBe('ok');
});

test('warns of waiting mail', async () => {
  const run = await buildTestApp();
  run.mailServer.isDown = true;
  await run.app.inject({
    method: 'POST',
    url: '/api/auth/send-code',
    payload: { email: 'ada@people.example' },
  });
  run.passTime(6 * 60_000);
  const { status, body } = await ask(run);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'warning',
    problems: ['Mail has not been sent for 7m.'],
  });
  expect(JSON.stringify(body)).not.toContain('ada@');
});

test('responds 503 without a database', async () => {
  const run = await buildTestApp();
  await run.deps.db.destroy();
  const { status, body } = await ask(run);
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'failing', database: 'not writable' });
});
