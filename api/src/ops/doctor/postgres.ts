import type { DatabaseConfig } from '../../config/database/database-config.ts';
import type { Environment } from '../../config/environment.ts';
import { toObjectStore } from '../../config/object-store.ts';
import { expectPostgres } from '../../db/postgres/checks/expect-postgres.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { Refusal } from '../../lib/refusal.ts';
import { examineClock } from './clock.ts';
import {
  examineAccounts,
  examineAdministrators,
  examineCounters,
  examineSchema,
} from './database.ts';
import { updateCountersFromRows } from './doctor.repo.ts';
import { type Finding, ok, problem } from './finding.ts';
import { examineInstances } from './instances.ts';
import { examineServer } from './postgres-server.ts';
import { RECOUNTED } from './repair.ts';
import { examineTags } from './tags.ts';
import { examineUploads } from './uploads.ts';

interface PostgresExamination {
  settings: Environment;
  database: DatabaseConfig;
  dataDir: string;
  now: Date;
  isRepairing: boolean;
}

/** Checks a database on PostgreSQL, which checks its pages itself. */
export async function* examinePostgres({
  settings,
  database,
  dataDir,
  now,
  isRepairing,
}: PostgresExamination): AsyncGenerator<Finding> {
  const where = `the database ${database.database} on PostgreSQL`;
  try {
    if (await expectPostgres(database)) {
      yield problem('database', `${where} is empty`, 'Start the server, or correct DATABASE_URL.');
      return;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield problem('database', error.message, 'Look at DATABASE_URL: hoptrail config');
    return;
  }
  yield ok('database', `${where} answers, and may be written`);
  const { db, close } = openPostgres(database);
  try {
    yield* await examineServer(db, database.connections);
    const schema = await examineSchema(db, async () => 'Use that version.');
    yield* schema;
    if (schema.some(({ state }) => state !== 'ok')) return;
    // Locked against check-ins, so instances may be running.
    if (isRepairing) {
      await updateCountersFromRows(db, now);
      yield ok('repair', RECOUNTED);
    }
    yield* await examineCounters(db);
    yield* await examineUploads(db, { dataDir, objectStore: toObjectStore(settings), backups: [] });
    yield* await examineInstances(db, settings);
    yield* await examineTags(db, { dataDir, configured: settings.TAG_KEY });
    yield* await examineAccounts(db);
    yield* await examineAdministrators(db, settings.ADMIN_EMAILS);
    yield* await examineClock(db, [], now);
  } finally {
    await close();
  }
}
