import type { ImportedVisit, VisitImport } from '@hoptrail/contracts/personal-data/personal-data';
import { expect } from 'vitest';
import { runDueJobs } from '../features/personal-data/run-due-jobs.ts';
import type { TestApp } from './app.ts';
import { addBrewery } from './breweries.ts';
import type { Person } from './person.ts';

/** The path of a person's imports. */
export const IMPORTS = '/api/personal-data/imports';

/** Announces and sends a file. @returns the id of its import */
export async function sendImport(person: Person, file: string | Buffer, fileName = 'export.csv') {
  const payload = Buffer.from(file);
  const announced = await person.call('POST', IMPORTS, { fileName, bytes: payload.length });
  expect(announced.statusCode).toBe(200);
  const headers = { 'content-type': 'application/octet-stream' };
  const url = announced.json().uploadURL;
  const sent = await person.send({ method: 'PUT', url, payload, headers });
  expect(sent.json()).toEqual({ message: 'File received' });
  return String(announced.json().id);
}

/** Runs the due jobs, and expects that none fails and no file stays. */
export async function runJobs(run: TestApp): Promise<void> {
  const failures: unknown[] = [];
  await runDueJobs({ ...run.deps, onFailure: (error) => failures.push(error) });
  expect(failures).toEqual([]);
  expect(await run.deps.privateFiles.list()).toEqual([]);
}

/** Imports a file of another app. */
export async function importFile(
  run: TestApp,
  person: Person,
  file: string | Buffer,
): Promise<VisitImport> {
  const id = await sendImport(person, file);
  await runJobs(run);
  const imports: VisitImport[] = (await person.call('GET', IMPORTS)).json();
  const found = imports.find((each) => each.id === id);
  if (!found) throw new Error('The import is not listed.');
  return found;
}

/** Returns a person's imported visits. */
export async function visitsOf(person: Person): Promise<ImportedVisit[]> {
  return (await person.call('GET', '/api/personal-data/visits')).json().visits;
}

/** Adds the brewery of the factory's check-ins. */
export async function addPorchLight(run: TestApp) {
  return await addBrewery(run, {
    name: 'Porch Light Brewing Co.',
    city: 'Oklahoma City',
    state: 'Oklahoma',
    latitude: '35.4666',
    longitude: '-97.5116',
  });
}
