import { HOUR_MS } from '@hoptrail/contracts/limits';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { makeUntappdRow, untappdCsv } from '../../testing/factories/other-apps.ts';
import { IMPORTS, runJobs, sendImport } from '../../testing/import-file.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { startPersonalDataJobs } from './shared/start-jobs.ts';

const file = untappdCsv([makeUntappdRow(), makeUntappdRow()]);
const never = new Promise<never>(() => {});

async function importOf(person: Person) {
  return (await person.call('GET', IMPORTS)).json()[0];
}

/** Returns the open attempts of an import. */
async function openAttemptsOf({ deps }: TestApp, id: string) {
  const query = deps.db.selectFrom('visit_imports').select('openAttempts').where('id', '=', id);
  return (await query.executeTakeFirst())?.openAttempts;
}

/** Begins the due jobs in a process that ends while it reads these files. */
async function endWhileReading({ deps }: TestApp, ids: readonly string[]): Promise<void> {
  const { privateFiles } = deps;
  const read = vi.fn(async (id: string) => {
    return ids.includes(id) ? await never : await privateFiles.read(id);
  });
  for (const _ of ids) {
    void runDueJobs({ ...deps, privateFiles: { ...privateFiles, read }, onFailure: () => {} });
  }
  await vi.waitFor(() =>
    expect(read.mock.calls.map(([id]) => id)).toEqual(expect.arrayContaining([...ids])),
  );
}

test('an import that ended two processes is given up with a sentence', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const id = await sendImport(fan, file);
  for (let ended = 1; ended <= 2; ended += 1) {
    await endWhileReading(run, [id]);
    expect(await openAttemptsOf(run, id)).toBe(ended);
    run.passTime(HOUR_MS);
  }
  await runJobs(run);
  expect(await importOf(fan)).toMatchObject({
    state: 'failed',
    problem:
      'The server stopped twice while it read this file, so it does not try again. Please send the file in smaller parts.',
  });
});

test('an import goes on after one process that ended', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  await endWhileReading(run, [await sendImport(fan, file)]);
  run.passTime(HOUR_MS);
  await runJobs(run);
  expect(await importOf(fan)).toMatchObject({ state: 'done', added: 2 });
});

test('jobs that a stop of the server cuts off go on, however often', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  await sendImport(fan, file);
  const { privateFiles } = run.deps;
  const failures: unknown[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    const stopping = new AbortController();
    const cutOff = () => {
      stopping.abort();
      return Promise.reject(new Error('stopped'));
    };
    const stopped = { ...privateFiles, read: cutOff };
    const onFailure = (error: unknown) => failures.push(error);
    const { signal } = stopping;
    await runDueJobs({ ...run.deps, privateFiles: stopped, onFailure, signal });
    expect(signal.aborted).toBe(true);
  }
  await runDueJobs({ ...run.deps, onFailure: (error) => failures.push(error) });
  expect(failures).toEqual([]);
  expect(await importOf(fan)).toMatchObject({ state: 'done', added: 2 });
});

/** Runs jobs as the server does, with files that are not read to their end. */
function startWith({ deps }: TestApp, stuck: readonly string[]) {
  const { privateFiles } = deps;
  const release = Promise.withResolvers<never>();
  release.promise.catch(() => {});
  const read: typeof privateFiles.read = async (id) =>
    stuck.includes(id) ? await release.promise : await privateFiles.read(id);
  const withFiles = { ...deps, privateFiles: { ...privateFiles, read } };
  const stop = startPersonalDataJobs(withFiles, pino({ level: 'silent' }));
  onTestFinished(async () => {
    release.reject(new Error('stopped'));
    await stop();
  });
}

test('a long import holds up nobody else', async () => {
  const run = await buildTestApp();
  const [ada, bea, cleo] = [
    await signUp(run, 'ada'),
    await signUp(run, 'bea'),
    await signUp(run, 'cleo'),
  ];
  startWith(run, [await sendImport(ada, file)]);
  run.deps.personalDataJobs.wake();
  await sendImport(bea, file);
  await vi.waitFor(async () => expect(await importOf(bea)).toMatchObject({ state: 'done' }));
  await sendImport(cleo, file);
  await vi.waitFor(async () => expect(await importOf(cleo)).toMatchObject({ state: 'done' }));
  expect(await importOf(ada)).toMatchObject({ state: 'waiting' });
});

test('jobs that may have ended a process run one at a time, beside new ones', async () => {
  const run = await buildTestApp();
  const [ada, bea, cleo] = [
    await signUp(run, 'ada'),
    await signUp(run, 'bea'),
    await signUp(run, 'cleo'),
  ];
  const ids = [await sendImport(ada, file), await sendImport(bea, file)];
  await endWhileReading(run, ids);
  run.passTime(HOUR_MS);
  startWith(run, ids);
  await sendImport(cleo, file);
  await vi.waitFor(async () => expect(await importOf(cleo)).toMatchObject({ state: 'done' }));
  const open = await Promise.all(ids.map((id) => openAttemptsOf(run, id)));
  expect(open.toSorted()).toEqual([1, 2]);
});
