import { CompiledQuery, type Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { Refusal } from '../refusal.ts';
import type { Db } from './database.ts';
import { migrations } from './migrations.ts';

/** Refusal to run on a database that a newer Hoptrail has changed. */
export class NewerDatabaseError extends Refusal {
  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer version of Hoptrail (it has ${unknown.join(', ')}). ` +
        'Nothing was changed. Start that version, or restore a backup from before the upgrade.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Brings the schema up to date: all missing migrations in one transaction, or none.
 * @param upTo stop after this migration (for tests); the newest by default
 * @returns the names of the migrations that ran
 * @throws NewerDatabaseError when the database has migrations that this version does not know
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: staticProvider });
  await refuseNewer(db);
  const { error, results } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

const staticProvider: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries(
      Object.entries(migrations).map(([name, statements]) => [name, fromStatements(statements)]),
    );
  },
};

function fromStatements(statements: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
    },
  };
}

async function refuseNewer(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return;
  const done = await db.executeQuery<{ name: string }>(
    CompiledQuery.raw('select name from kysely_migration order by name'),
  );
  const unknown = done.rows.map((row) => row.name).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}
