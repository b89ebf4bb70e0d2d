import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { MigrationError, migrate } from '../../db/migrate/migrate.ts';
import { type Migrations, migrations } from '../../db/migrate/migrations.ts';
import { readManifest } from '../../ops/backups/manifest.ts';
import { upgrade } from '../../ops/backups/restore/upgrade.ts';
import { temporaryFolder } from '../app.ts';
import { contentOf } from '../data-folder/content.ts';
import { many, record } from './support/counts.ts';

const FAILURE = 'insert into a_table_that_is_not_there values (1)';

test('a migration that fails at any statement changes nothing', async (context) => {
  let failures = 0;
  let backups = 0;
  const names = Object.keys(migrations);
  for (const [at, name] of names.entries()) {
    const earlier = names[at - 1];
    const from = await databaseAt(earlier);
    const before = await contentOf(from.dataDir);
    const statements = migrations[name]?.sqlite ?? [];
    for (let broken = 0; broken <= statements.length; broken += 1) {
      const failing: Migrations = {
        ...Object.fromEntries(Object.entries(migrations).slice(0, at)),
        [name]: {
          sqlite: [...statements.slice(0, broken), FAILURE, ...statements.slice(broken)],
          postgres: [],
        },
      };
      const now = new Date(Date.parse('2026-05-01T12:00:00.000Z') + broken);
      const order = { dataDir: from.dataDir, backupDir: from.backupDir, version: '1', now };
      await expect(upgrade(from.db, order, failing)).rejects.toThrow(MigrationError);
      failures += 1;
    }
    const { rows } = await contentOf(from.dataDir);
    // On an empty database Kysely creates the list of migrations, without entries.
    expect(earlier ? rows : withoutList(rows)).toEqual(before.rows);
    backups += await expectBackups(from.backupDir, earlier, statements.length + 1);
    await migrate(from.db);
  }
  record(context, 'a migration that fails halfway', {
    done: `${many(names.length, 'migrations')}, each failing before, between and after its statements: ${many(failures, 'failures')}`,
    held: `every row and the schema as before; ${many(backups, 'backups')} from before it, all complete; the migration succeeds afterwards`,
  });
});

/** Creates a database with content and the migrations up to one. */
async function databaseAt(upTo: string | undefined) {
  const dataDir = await temporaryFolder();
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  onTestFinished(() => db.destroy());
  if (upTo !== undefined) {
    await migrate(db, { upTo });
    const user = {
      id: 'ada',
      username: 'ada',
      email: 'ada@people.example',
      name: 'ada',
      checkins: 3,
      checkinsReachedAt: '2026-04-01T12:00:00.000Z',
      createdAt: '2026-04-01T12:00:00.000Z',
    };
    await db.insertInto('users').values(user).execute();
  }
  return { dataDir, db, backupDir: join(dataDir, 'backups') };
}

/**
 * Checks that each failure left one backup with the old schema, if there was a database to back up.
 */
async function expectBackups(
  folder: string,
  before: string | undefined,
  failures: number,
): Promise<number> {
  if (before === undefined) return 0;
  const names = (await readdir(folder)).filter((name) => name.endsWith('-upgrade'));
  expect(names).toHaveLength(failures);
  for (const name of names) {
    expect((await readManifest(join(folder, name))).migrations.at(-1)).toBe(before);
  }
  return names.length;
}

function withoutList(rows: Record<string, string[]>): Record<string, string[]> {
  expect(rows.kysely_migration).toEqual([]);
  return Object.fromEntries(Object.entries(rows).filter(([name]) => !name.startsWith('kysely')));
}
