import { HOUR_MS, IMPORT_BYTES } from '@hoptrail/contracts/limits';
import { expect, test, vi } from 'vitest';
import { sweep } from '../../../ops/sweep.ts';
import { buildTestApp } from '../../../testing/app.ts';
import { makeUntappdRow, untappdCsv, untappdJson } from '../../../testing/factories/other-apps.ts';
import { IMPORTS, importFile, runJobs, sendImport } from '../../../testing/import-file.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import { runImport } from './run-import.ts';

test('the same check-ins twice add nothing, and other people have their own', async () => {
  const run = await buildTestApp();
  const [fan, other] = [await signUp(run, 'fan'), await signUp(run, 'other')];
  const rows = [makeUntappdRow(), makeUntappdRow(), makeUntappdRow()];
  expect(await importFile(run, fan, untappdCsv(rows))).toMatchObject({ added: 3, repeated: 0 });
  const again = await importFile(run, fan, untappdJson([...rows, makeUntappdRow()]));
  expect(again).toMatchObject({ state: 'done', added: 1, repeated: 3 });
  const doubled = untappdCsv([...rows, ...rows]);
  expect(await importFile(run, other, doubled)).toMatchObject({ added: 3, repeated: 3 });
});

test('refuses 200 MB before they are read, and what is longer than announced', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const announced = await fan.call('POST', IMPORTS, { fileName: 'all.zip', bytes: 200_000_000 });
  expect([announced.statusCode, announced.json()]).toEqual([
    413,
    {
      code: 'import.tooLarge',
      message:
        'This file is larger than 50 MB. If it is a zip with pictures, unpack it and send its check-in files one by one.',
    },
  ]);
  const small = await fan.call('POST', IMPORTS, { fileName: 'all.zip', bytes: 1000 });
  const put = (headers: Record<string, string>, payload: Buffer) =>
    fan.send({ method: 'PUT', url: small.json().uploadURL, payload, headers });
  const type = { 'content-type': 'application/zip' };
  const told = await put({ ...type, 'content-length': '200000000' }, Buffer.from('x'));
  expect([told.statusCode, told.json().code]).toEqual([413, 'import.tooLarge']);
  const sent = await put(type, Buffer.alloc(IMPORT_BYTES + 1));
  expect([sent.statusCode, sent.json().code]).toEqual([413, 'import.tooLarge']);
  expect(await run.deps.privateFiles.list()).toEqual([]);
});

test('reads one file at a time, of its person only, within an hour', async () => {
  const run = await buildTestApp();
  const [fan, other] = [await signUp(run, 'fan'), await signUp(run, 'other')];
  const file = untappdCsv([makeUntappdRow()]);
  const announce = (person: Person) =>
    person.call('POST', IMPORTS, { fileName: 'u.csv', bytes: file.length });
  const put = (person: Person, url: string) =>
    person.send({ method: 'PUT', url, payload: file, headers: { 'content-type': 'text/csv' } });
  const { uploadURL } = (await announce(fan)).json();
  expect((await put(other, uploadURL)).json().code).toBe('import.notFound');
  run.passTime(HOUR_MS);
  expect((await put(fan, uploadURL)).json().code).toBe('import.notFound');
  const { uploadURL: next, id } = (await announce(fan)).json();
  expect((await put(fan, next)).statusCode).toBe(200);
  expect((await put(fan, next)).json().code).toBe('import.notFound');
  expect((await announce(fan)).json()).toMatchObject({ code: 'import.running' });
  for (const [method, url] of [
    ['DELETE', `${IMPORTS}/${id}`],
    ['GET', `${IMPORTS}/${id}/unmatched`],
  ] as const) {
    expect((await other.call(method, url)).json().code).toBe('auth.forbidden');
  }
  await announce(other);
  run.passTime(HOUR_MS + 1);
  await sweep(run.deps);
  expect((await other.call('GET', IMPORTS)).json()).toEqual([]);
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ state: 'waiting' }]);
});

test('an import is removed whole, also while it is read', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const kept = await importFile(run, fan, untappdCsv([makeUntappdRow()]));
  const rows = Array.from({ length: 1500 }, () => makeUntappdRow());
  const removed = await importFile(run, fan, untappdCsv(rows));
  expect(removed).toMatchObject({ added: 1500 });
  const response = await fan.call('DELETE', `${IMPORTS}/${removed.id}`);
  expect(response.json()).toEqual({ message: 'Import removed' });
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ id: kept.id, added: 1 }]);

  const id = await sendImport(fan, untappdCsv(rows));
  const { privateFiles } = run.deps;
  const read: typeof privateFiles.read = async (name) => {
    const body = await privateFiles.read(name);
    await fan.call('DELETE', `${IMPORTS}/${id}`);
    return body;
  };
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  await runDueJobs({ ...run.deps, privateFiles: { ...privateFiles, read }, onFailure });
  expect(failures).toEqual([]);
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ id: kept.id }]);
  expect(await privateFiles.list()).toEqual([]);
  const { db } = run.deps;
  expect(await db.selectFrom('imported_visits').select('id').execute()).toHaveLength(1);
});

test('goes on after an interruption, and gives up in the end', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const rows = Array.from({ length: 450 }, () => makeUntappdRow());
  await sendImport(fan, untappdCsv(rows));
  const { privateFiles } = run.deps;
  const failures: unknown[] = [];
  const broken = {
    ...run.deps,
    privateFiles: { ...privateFiles, read: () => Promise.reject(new Error('out of reach')) },
    onFailure: (error: unknown) => failures.push(error),
  };
  await runDueJobs(broken);
  expect(failures).toHaveLength(1);
  run.passTime(HOUR_MS);
  await runJobs(run);
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ state: 'done', added: 450 }]);

  await sendImport(fan, untappdCsv(rows));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await runDueJobs(broken);
    run.passTime(HOUR_MS);
  }
  expect((await fan.call('GET', IMPORTS)).json()[0]).toMatchObject({
    state: 'failed',
    problem: 'This file could not be read to its end. Please send it again later.',
  });
  expect(await privateFiles.list()).toEqual([]);
});

test('renews its lease and can be interrupted while no row is readable', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const rows = Array.from({ length: 450 }, () => makeUntappdRow({ created_at: 'never' }));
  const id = await sendImport(fan, untappdCsv(rows));
  const leaseUntil = vi.fn(() => run.deps.clock.now().toISOString());
  await runImport(run.deps, id, leaseUntil);
  expect(leaseUntil).toHaveBeenCalledTimes(3);
  expect((await fan.call('GET', IMPORTS)).json()).toMatchObject([{ state: 'done', skipped: 450 }]);
});
