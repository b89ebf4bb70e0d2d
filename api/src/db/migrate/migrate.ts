import { CompiledQuery } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { DatabaseUnavailableError } from '../../lib/database-unavailable.ts';
import { isDiskFull } from '../../lib/files/disk-full.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Db } from '../database.ts';
import { type EngineName, engineOf } from '../engine.ts';
import { type Migrations, migrations, type Migration as Steps } from './migrations.ts';

/** Thrown for a database that a newer version of Hoptrail has migrated. */
export class NewerDatabaseError extends Refusal {
  override readonly isPermanent = true;

  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer version of Hoptrail (it has ${unknown.join(', ')}). ` +
        'Nothing was changed. Start that version, or restore a backup from before the upgrade.',
    );
    this.name = 'NewerDatabaseError';
  }
}

/** Thrown for a failed migration; the database is unchanged. */
export class MigrationError extends Refusal {
  override name = 'MigrationError';
  override readonly isPermanent: boolean;

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database could not be brought up to date (${reason}). Nothing was changed.`, {
      cause,
    });
    this.isPermanent = !isDiskFull(cause) && !(cause instanceof DatabaseUnavailableError);
  }
}

interface MigrateOptions {
  /** The last migration to run; the newest by default. */
  upTo?: string | undefined;
  /** All migrations; the product's by default. */
  migrations?: Migrations;
}

/**
 * Runs all missing migrations in one transaction. Of two processes at once one waits for the other.
 * @returns the names of the migrations that ran
 * @throws NewerDatabaseError when the database has migrations that this version does not know
 * @throws MigrationError when one fails
 */
export async function migrate(
  db: Db,
  { upTo, migrations: all = migrations }: MigrateOptions = {},
): Promise<string[]> {
  await findMissingMigrations(db, all);
  const migrator = new Migrator({ db, provider: staticProvider(all, engineOf(db)) });
  const { error, results } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  if (error) throw new MigrationError(error);
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Returns the migrations that a database has and those that it needs.
 * @throws NewerDatabaseError when it has migrations that this version does not know
 */
export async function findMissingMigrations(
  db: Db,
  all: Migrations = migrations,
): Promise<{ done: string[]; missing: string[] }> {
  const done = await findDoneMigrations(db);
  const unknown = done.filter((name) => !(name in all));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  return { done, missing: Object.keys(all).filter((name) => !done.includes(name)) };
}

/** Returns the migrations that a database has, oldest first. */
export async function findDoneMigrations(db: Db): Promise<string[]> {
  const query = async (text: string) =>
    (await db.executeQuery<{ name: string }>(CompiledQuery.raw(text))).rows;
  if ((await query(FIND_TABLE[engineOf(db)])).length === 0) return [];
  const rows = await query('select name from kysely_migration order by name');
  return rows.map((row) => row.name);
}

/** Finds the table of the migrations. Kysely's introspection would read the columns of all tables. */
const FIND_TABLE: Record<EngineName, string> = {
  sqlite: `select name from sqlite_schema where name = 'kysely_migration'`,
  postgres: `select relname as name from pg_class where oid = to_regclass('kysely_migration')`,
};

function staticProvider(all: Migrations, engine: EngineName): MigrationProvider {
  return {
    async getMigrations() {
      return Object.fromEntries(
        Object.entries(all).map(([name, { [engine]: steps }]) => [name, fromSteps(steps)]),
      );
    },
  };
}

function fromSteps(steps: Steps[EngineName]): Migration {
  return {
    async up(trx: Db) {
      for (const step of steps) {
        if (typeof step === 'string') await trx.executeQuery(CompiledQuery.raw(step));
        else await step(trx);
      }
    },
  };
}
