import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allProcedures } from '../../transport/procedures.ts';
import type { TestApp } from '../app.ts';
import { tablesOf } from '../data-folder/tables-of.ts';
import { isOnPostgres } from '../postgres/is-on-postgres.ts';
import { buildPatientApp } from './app.ts';
import { examples } from './examples.ts';
import { cells } from './permissions/matrix-cells.ts';
import { setScene } from './scene.ts';
import { callOver } from './transports.ts';

/** Calls that add rows for a person without a number of the contracts that bounds them, and why. */
const withoutBound: Readonly<Record<string, string>> = {
  'auth.completeProfile': 'one account for each address',
  'auth.sendCode': 'the codes of an address and of an hour, which the host sets',
  'boards.connect': 'one for each television, and those of an hour for one client',
  'breweries.setNotes': 'one for each brewery',
  'breweries.setPin': 'one for each brewery',
  'calendars.renewFavorites': 'one for each person',
  'events.rsvps.take': 'one for each date of an event, which has at most 500 places',
  'events.special.create': 'for owners, staff and administrators; lists and feeds are bounded',
  'events.weekly.create': 'for owners, staff and administrators; lists and feeds are bounded',
  'trails.answer': 'one for each brewery of a trail',
  'uploads.create': 'the pictures of a day, which the host sets',
  'users.setFavorite': 'one for each brewery',
  'users.toggleFavorite': 'one for each brewery',
};

/** What is added by changes of all kinds: the history, and mail until it is sent. */
const OF_ALL_KINDS = ['audit_entries', 'undoable_changes', 'mail_outbox'];

const mutations = allProcedures().filter(
  ({ procedure, meta }) => procedure._def.type === 'mutation' && meta.guard !== 'administrator',
);
const bounded = mutations.map(({ path }) => path).filter((path) => boundOf(path) !== undefined);

// The rows are the same on both engines.
test.skipIf(isOnPostgres)('every call that adds rows for a person has a bound', async () => {
  const run = await buildPatientApp();
  const adding: string[] = [];
  for (const served of mutations) {
    const allowed = cells.find(({ path, expected }) => path === served.path && expected === 'yes');
    if (!allowed) continue;
    const scene = await setScene(run, allowed.caller, allowed.belonging);
    const input = await examples[served.path]?.(scene);
    const before = await rowCounts(run);
    const { status, raw } = await callOver('RPC', run.app, served, input, scene.caller);
    expect([served.path, status], raw).toEqual([served.path, 200]);
    const after = await rowCounts(run);
    if (after.some((count, at) => count > (before[at] ?? 0))) adding.push(served.path);
  }
  const message =
    'This call adds rows. Refuse more than a number of the contracts, and name it in the example by `bounded()`.';
  const unbounded = adding.filter((path) => boundOf(path) === undefined);
  expect(unbounded.toSorted(), message).toEqual(Object.keys(withoutBound).toSorted());
  expect(adding).toEqual(expect.arrayContaining(bounded));
});

test('the server compares with every bound', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync('{api/src/features,packages/contracts/src}/**/*.ts', { cwd: root });
  const source = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  for (const path of bounded) {
    expect(source, path).toMatch(new RegExp(`(>= |max\\()${boundOf(path)}\\b`));
  }
});

function boundOf(path: string): string | undefined {
  return examples[path]?.bound;
}

/** Returns the number of rows of each table. */
async function rowCounts({ deps: { db } }: TestApp): Promise<number[]> {
  const counts: number[] = [];
  for (const { name } of await tablesOf(db)) {
    if (OF_ALL_KINDS.includes(name)) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db);
    counts.push(rows[0]?.count ?? 0);
  }
  return counts;
}
