import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { allProcedures } from '../../transport/procedures.ts';
import { tablesOf } from '../data-folder/tables-of.ts';
import { isOnPostgres } from '../postgres/is-on-postgres.ts';
import { buildPatientApp } from './app.ts';
import { examples } from './examples.ts';
import { setScene } from './scene.ts';
import { callOver } from './transports.ts';

// Hundreds of calls, which take longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const mutations = allProcedures().filter(({ procedure }) => procedure._def.type === 'mutation');

/** PostgreSQL has U+FFFD in its place, where a contract lets it through. */
const stored = isOnPostgres ? sql`chr(65533)` : sql`char(0)`;
const position = isOnPostgres ? sql`strpos` : sql`instr`;

test('no call stores a text with U+0000', async () => {
  const run = await buildPatientApp();
  const taken: string[] = [];
  for (const served of mutations) {
    const scene = await setScene(run, 'admin', 'own');
    const input = await examples[served.path]?.(scene);
    for (const [path, changed] of withNull(input)) {
      if (!served.input?.safeParse(changed).success) continue;
      const { status } = await callOver('RPC', run.app, served, changed, scene.caller);
      expect(status, `${served.path} ${path}`).toBeLessThan(500);
      if (status < 300) taken.push(`${served.path} ${path}`);
    }
  }
  const found: string[] = [];
  for (const { name, columns } of await tablesOf(run.deps.db)) {
    for (const column of columns) {
      const { rows } = await sql<object>`select 1 from ${sql.table(name)}
        where ${position}(cast(${sql.ref(column)} as text), ${stored}) > 0 limit 1`.execute(
        run.deps.db,
      );
      if (rows.length > 0) found.push(`${name}.${column}`);
    }
  }
  expect(found, `taken: ${taken.join(', ')}`).toEqual([]);
});

/** Yields an input once for each of its texts, with U+0000 after that text. */
function* withNull(value: unknown, path = ''): Generator<[path: string, changed: unknown]> {
  if (typeof value === 'string') yield [path, `${value}\0x`];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const [at, changed] of withNull(inner, `${path}.${key}`)) {
      yield [
        at,
        Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
      ];
    }
  }
}
