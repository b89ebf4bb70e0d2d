import type { DatabaseConfig } from '../../config/database-config.ts';
import type { Environment } from '../../config/environment.ts';
import { toObjectStore } from '../../config/object-store.ts';
import { expectPostgres } from '../../db/postgres/expect-postgres.ts';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Runtime } from '../runtime.ts';
import { examineClock } from './clock.ts';
import { examineAdministrators, examineCounters, examineSchema } from './database.ts';
import { type Finding, ok, problem } from './finding.ts';
import { examineInstances } from './instances.ts';
import { examineServer } from './postgres-server.ts';
import { repairCounters } from './repair.ts';
import { examineUploads } from './uploads.ts';

interface PostgresExamination {
  settings: Environment;
  database: DatabaseConfig;
  dataDir: string;
  runtime: Runtime;
  now: Date;
  isRepairing: boolean;
}

/** Checks a database on PostgreSQL, which checks its pages itself. */
export async function* examinePostgres({
  settings,
  database,
  dataDir,
  runtime,
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
    if (isRepairing) {
      const { sqliteAddon: nativeBinding } = await runtime.unpack(dataDir);
      yield ok('repair', await repairCounters(db, dataDir, { nativeBinding }));
    }
    yield* await examineCounters(db);
    yield* await examineUploads(db, { dataDir, objectStore: toObjectStore(settings), backups: [] });
    yield* await examineInstances(db, settings);
    yield* await examineAdministrators(db, settings.ADMIN_EMAILS);
    yield* await examineClock(db, [], now);
  } finally {
    await close();
  }
}
