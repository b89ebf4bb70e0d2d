import { expect, test } from 'vitest';
import { allProcedures } from '../../transport/procedures.ts';
import { buildPatientApp } from './app.ts';
import { examples } from './examples.ts';
import { setScene } from './scene.ts';
import { callOver } from './transports.ts';

const writes = allProcedures().filter(
  ({ procedure, meta }) =>
    procedure._def.type === 'mutation' &&
    ['owner or administrator', 'administrator'].includes(meta.guard ?? ''),
);

const RECORD = 'Call `recordChange()` in the transaction of this write.';

test('every write of an owner or administrator is in the history', async () => {
  const run = await buildPatientApp();
  expect(writes.length).toBeGreaterThan(15);
  for (const served of writes) {
    const scene = await setScene(run, 'admin', 'foreign');
    const input = await examples[served.path]?.(scene);
    const response = await callOver('RPC', run.app, served, input, scene.caller);
    expect([served.path, response.status, response.refusal]).toEqual([served.path, 200, undefined]);
    const entries = await run.deps.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('actorId', '=', scene.caller.id)
      .execute();
    expect([served.path, entries.length > 0], RECORD).toEqual([served.path, true]);
    expect([served.path, JSON.parse(entries[0]?.changes ?? '[]')]).not.toEqual([served.path, []]);
  }
});
