import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app.ts';
import { makeUntappdRow, untappdCsv } from '../../testing/factories/other-apps.ts';
import { signUpWithPicture } from '../../testing/person.ts';
import { isOnPostgres } from '../../testing/postgres/is-on-postgres.ts';
import { temporaryObjectStore } from '../../testing/services/object-store.ts';
import { runDueJobs } from './run-due-jobs.ts';

const PEOPLE = ['ada', 'bea', 'cleo', 'dora', 'emma'];

/** Runs the due jobs of an instance. @returns the names of the files that it has read */
async function workOf({ deps }: TestApp): Promise<string[]> {
  const files: string[] = [];
  const read: typeof deps.privateFiles.read = async (name) => {
    files.push(name);
    return await deps.privateFiles.read(name);
  };
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  await runDueJobs({ ...deps, privateFiles: { ...deps.privateFiles, read }, onFailure });
  expect(failures).toEqual([]);
  return files;
}

test('instances share the jobs, and any of them sends an export', async () => {
  const objectStore = (await temporaryObjectStore()).newConfig();
  const run = await buildTestApp({ config: { objectStore } });
  // Only one process can use SQLite: there both workers belong to it.
  const other = isOnPostgres ? await buildTestApp({ beside: run, config: { objectStore } }) : run;
  const people = [];
  for (const name of PEOPLE) people.push(await signUpWithPicture(run, name));
  for (const person of people) {
    const payload = untappdCsv([makeUntappdRow(), makeUntappdRow()]);
    const file = { fileName: 'untappd.csv', bytes: payload.length };
    const { uploadURL } = (await person.call('POST', '/api/personal-data/imports', file)).json();
    const headers = { 'content-type': 'text/csv' };
    await person.send({ method: 'PUT', url: uploadURL, payload, headers });
  }
  const finished = (await Promise.all([workOf(run), workOf(other), workOf(other)])).flat();
  expect(finished).toHaveLength(people.length);
  expect(new Set(finished).size).toBe(people.length);
  for (const person of people) {
    const url = '/api/personal-data/export';
    const cookies = Object.fromEntries(person.cookies);
    expect((await other.app.inject({ url, cookies })).statusCode).toBe(200);
    const imports = await person.call('GET', '/api/personal-data/imports');
    expect(imports.json()).toMatchObject([{ state: 'done', added: 2 }]);
  }
});
