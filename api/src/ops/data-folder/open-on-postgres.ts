import type { DatabaseConfig } from '../../config/database/database-config.ts';
import type { Db } from '../../db/database.ts';
import { ChangeFeed } from '../../db/instances/change-feed.ts';
import { findMissingMigrations, migrate } from '../../db/migrate/migrate.ts';
import { noCheckpoints } from '../../db/open-database.ts';
import { connectUnchecked, expectPostgres } from '../../db/postgres/checks/expect-postgres.ts';
import { findConnections } from '../../db/postgres/checks/pooling.ts';
import { LeaderElection } from '../../db/postgres/leadership/leader-election.ts';
import { LeaderLease } from '../../db/postgres/leadership/leader-lease.ts';
import { LeaderLock } from '../../db/postgres/leadership/leader-lock.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import type { Session } from '../../db/postgres/sessions/session.ts';
import { nameDatabase } from '../../db/settings/database-name.ts';
import { refreshKeys } from '../../db/stored/stored-keys.repo.ts';
import { ensureDemoFolder, findDemoMarksOf } from '../../demo/demo-folder.ts';
import { makePrivate } from './file-modes.ts';
import type { FolderDatabase, FolderOrder } from './open-on-sqlite.ts';

/**
 * Opens the database on PostgreSQL and migrates it. Of several instances that start at once one
 * migrates, and the others wait.
 * @throws WrongDatabaseError, WrongFolderError before anything is changed; NewerDatabaseError, MigrationError
 */
export async function openOnPostgres(
  settings: DatabaseConfig,
  { path, backupDir, onStep, rules }: FolderOrder,
): Promise<FolderDatabase> {
  const first = await connectUnchecked(settings);
  const checked = check(first, settings, { path, backupDir });
  // The pool closes it from here on.
  const { isNew, modes, shared, own } = await checked.catch((error) => endWith(first, error));
  const changes = new ChangeFeed();
  const { db, follow, availability, close } = openPostgres(shared, changes, { own, first });
  try {
    if (rules.isDemo && !isNew) ensureDemoFolder(path, await findDemoMarksOf(db));
    await bringUpToDate(db, own ?? shared, onStep);
    await follow();
    await refreshKeys(db);
    return {
      db,
      changes,
      checkpoints: noCheckpoints,
      availability,
      isNew,
      modes,
      lead: (name) =>
        new LeaderElection(own ? new LeaderLock(own, name) : new LeaderLease(db, name)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function check(
  session: Session,
  settings: DatabaseConfig,
  { path, backupDir }: Pick<FolderOrder, 'path' | 'backupDir'>,
) {
  const isNew = await expectPostgres(settings, session);
  const modes = await makePrivate(path, backupDir);
  return { isNew, modes, ...(await findConnections(settings, session)) };
}

async function endWith(session: Session, error: unknown): Promise<never> {
  await session.end();
  throw error;
}

/**
 * Opens the database on PostgreSQL for a command, whether instances are running or not: they learn from
 * the change log what it writes.
 * @throws WrongDatabaseError before anything is changed; NewerDatabaseError, MigrationError
 */
export async function openForCommand(
  settings: DatabaseConfig,
  onStep: (step: string) => void,
): Promise<{ db: Db; close(): Promise<void> }> {
  const isNew = await expectPostgres(settings);
  const { shared, own } = await findConnections(settings);
  const { db, close } = openPostgres(shared);
  try {
    await bringUpToDate(db, own ?? shared, onStep);
    await nameDatabase(db, isNew);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function bringUpToDate(
  db: Db,
  own: DatabaseConfig,
  onStep: (step: string) => void,
): Promise<void> {
  const { done, missing } = await findMissingMigrations(db);
  if (missing.length === 0) return;
  await migrateAlone(own);
  if (done.length > 0) onStep(`the database was migrated (${missing.join(', ')})`);
}

/** Migrates over connections of its own: the change log is not there yet. */
async function migrateAlone(settings: DatabaseConfig): Promise<void> {
  const { db, close } = openPostgres(settings);
  try {
    await migrate(db);
  } finally {
    await close();
  }
}
