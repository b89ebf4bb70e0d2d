import type { DatabaseConfig } from '../../config/database/database-config.ts';
import { Refusal } from '../../lib/refusal.ts';
import { findMissingMigrations, migrate } from '../migrate/migrate.ts';
import {
  expectPostgres,
  MOVE_LOCK,
  WrongDatabaseError,
} from '../postgres/checks/expect-postgres.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { Session } from '../postgres/sessions/session.ts';
import { beginLoading, endLoading, postgresRows } from './postgres-rows.ts';
import { findPostgresTables } from './postgres-tables.ts';
import { quoted, type RowTarget, type Table } from './table.ts';

const KEEP_ALIVE_MS = 20_000;

/** One transaction on a PostgreSQL database, in which rows are read or written. */
export interface PostgresTransaction {
  rows: RowTarget;
  /** All tables with data, each after those that it refers to. */
  tables: Table[];
  /** The migrations of the database. */
  migrations: string[];
  /** Ends the transaction and the connection; without `commit` before, nothing was changed. */
  close(): Promise<void>;
}

/** A transaction that fills an empty database. */
export interface LoadingTransaction extends PostgresTransaction {
  /** Makes the rows visible, all at once. */
  commit(): Promise<void>;
}

/**
 * Begins to read a database as it is at this moment, also while instances write to it.
 * @throws WrongDatabaseError when it cannot be used or is empty; NewerDatabaseError
 */
export async function readPostgres(settings: DatabaseConfig): Promise<PostgresTransaction> {
  const { migrations } = await inspect(settings);
  return await begin(settings, migrations, async (session) => {
    await session.control('begin isolation level repeatable read read only');
  });
}

/**
 * Begins to read a database that is to be left: no instance may use it, and none starts until the
 * transaction ends.
 * @throws WrongDatabaseError when it cannot be used, is empty, in use, or older than this version
 */
export async function holdPostgres(settings: DatabaseConfig): Promise<PostgresTransaction> {
  const { migrations, missing } = await inspect(settings);
  const { applicationName } = settings;
  if (missing.length > 0) throw new WrongDatabaseError(olderSource(missing));
  return await begin(settings, migrations, async (session, tables) => {
    await session.control('begin isolation level repeatable read');
    // Locked before the first query, whose snapshot the whole transaction has.
    const names = tables.map(({ name }) => quoted(name));
    await session.control(`lock table ${names.join()} in share mode`);
    await lockMove(session, settings);
    await ensureNobodyServes(session, applicationName, settings);
  });
}

/**
 * Begins to fill a database without rows; creates its schema first where it has none.
 * @throws WrongDatabaseError when it cannot be used, holds rows, or is being filled by somebody else
 */
export async function fillPostgres(settings: DatabaseConfig): Promise<LoadingTransaction> {
  await expectPostgres(named(settings));
  const { db, close } = openPostgres(named(settings));
  try {
    await migrate(db);
  } finally {
    await close();
  }
  const { migrations } = await inspect(settings);
  const transaction = await begin(settings, migrations, async (session, tables) => {
    await session.control('begin');
    await lockMove(session, settings);
    await ensureEmpty(session, tables, settings);
    await beginLoading(session, tables);
  });
  return {
    ...transaction,
    async commit() {
      await endLoading(transaction.session, transaction.tables);
      await transaction.session.control('commit');
    },
  };
}

async function inspect(settings: DatabaseConfig) {
  const isNew = await expectPostgres(named(settings));
  if (isNew) {
    throw new WrongDatabaseError(
      `The database ${settings.database} is empty: there is nothing to copy. Correct DATABASE_URL.`,
    );
  }
  const { db, close } = openPostgres(named(settings));
  try {
    const { done: migrations, missing } = await findMissingMigrations(db);
    return { migrations, missing };
  } finally {
    await close();
  }
}

/** Returns the sentence for a source that this version has not migrated yet. */
export function olderSource(missing: readonly string[]): string {
  return `The database is older than this version (it lacks ${missing.join(', ')}). Nothing was moved. Start this version once, which migrates it, then try again.`;
}

async function begin(
  settings: DatabaseConfig,
  migrations: string[],
  prepare: (session: Session, tables: readonly Table[]) => Promise<void>,
): Promise<PostgresTransaction & { session: Session }> {
  // Copying millions of rows takes longer than a statement of a request may.
  const session = await Session.connect({
    ...named(settings),
    statementMs: 0,
  });
  try {
    const tables = await findPostgresTables(session);
    await prepare(session, tables);
    await session.control('set local idle_in_transaction_session_timeout = 0');
    // The driver closes a connection that is idle, as this one is while pictures are copied.
    const timer = setInterval(() => session.execute('select 1').catch(() => {}), KEEP_ALIVE_MS);
    return {
      session,
      rows: postgresRows(session),
      tables,
      migrations,
      async close() {
        clearInterval(timer);
        await session.end();
      },
    };
  } catch (error) {
    await session.end();
    throw error;
  }
}

/** Gives connections a name that is not the one of an instance, and leads them round a pooler. */
export function named(settings: DatabaseConfig): DatabaseConfig {
  return { ...settings, ...settings.direct, applicationName: 'hoptrail-move' };
}

/** Keeps other moves away, and instances from starting. */
async function lockMove(session: Session, { database }: DatabaseConfig): Promise<void> {
  const { rows } = await session.execute<{ isLocked: number }>(
    `select pg_try_advisory_xact_lock(${MOVE_LOCK.join()}) as "isLocked"`,
  );
  if (rows[0]?.isLocked === 1) return;
  throw new WrongDatabaseError(
    `Another hoptrail move or restore works on the database ${database}. Wait until it has ended.`,
  );
}

async function ensureNobodyServes(
  session: Session,
  instances: string,
  { database }: DatabaseConfig,
): Promise<void> {
  const { rows } = await session.execute<{ sessions: number }>(
    `select count(*) as sessions from pg_stat_activity
      where datname = current_database() and application_name = $1`,
    [instances],
  );
  if (rows[0]?.sessions === 0) return;
  throw new WrongDatabaseError(
    `An instance of Hoptrail uses the database ${database}. Stop all of them first, or move from a backup: set DATABASE_URL to the new place, or leave it out, and run hoptrail restore.`,
  );
}

async function ensureEmpty(
  session: Session,
  tables: readonly Table[],
  { database }: DatabaseConfig,
): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await session.execute(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length === 0) continue;
    throw new WrongDatabaseError(
      `The database ${database} holds data already (in the table ${name}). Nothing was changed. Create an empty database for it, such as: create database ${database}_new`,
    );
  }
}

/** Explains a failure that the database reports while rows are copied. */
export function explainTransfer(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '53100') return error;
  return new Refusal(
    'The disk of the database server is full. Nothing was moved. Make room there, then try again.',
    { cause: error },
  );
}
