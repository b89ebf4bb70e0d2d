import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allProcedures } from '../../transport/procedures.ts';
import { buildPatientApp } from './app.ts';
import { contractsOf } from './contracts.ts';
import { examples } from './examples.ts';
import { setScene } from './scene.ts';
import { callOver } from './transports.ts';

/** Tables whose rows keep the name that the brewery had at the time. */
const RECORDS = ['audit_entries', 'mail_outbox'];

test('a renamed brewery has its new name in everything that was created for it', async () => {
  const run = await buildPatientApp();
  const { db } = run.deps;
  const scene = await setScene(run, 'rival', 'own');
  const { id, name } = await db
    .selectFrom('breweries')
    .select(['id', 'name'])
    .where('id', '=', scene.breweryId)
    .executeTakeFirstOrThrow();
  const call = async (path: string, input: unknown) => {
    const served = allProcedures().find((procedure) => procedure.path === path);
    if (!served) throw new Error(`There is no procedure ${path}.`);
    const { status } = await callOver('RPC', run.app, served, input, scene.caller);
    expect([path, status]).toEqual([path, 200]);
  };
  const creating = allProcedures().filter(({ path }) => path.endsWith('.create'));
  const ofBreweries = creating.filter((served) => {
    const { input } = contractsOf(served);
    return input && 'shape' in input && Object.hasOwn(Object(input.shape), 'breweryId');
  });
  expect(ofBreweries.map(({ path }) => path)).toContain('events.weekly.create');
  for (const { path } of ofBreweries.filter(({ meta }) => meta.guard !== 'signed in')) {
    await call(path, await examples[path]?.(scene));
  }
  await call('breweries.update', { id, name: 'Second Wind Ales' });

  for (const { name: table } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    const stale = rows.filter((row) => [id, name].every((it) => JSON.stringify(row).includes(it)));
    if (!RECORDS.includes(table)) expect([table, stale]).toEqual([table, []]);
  }
});
