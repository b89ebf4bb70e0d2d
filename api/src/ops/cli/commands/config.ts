import { resolve } from 'node:path';
import type { Command } from 'commander';
import { adviceOn } from '../../../config/advice.ts';
import { readEnvironment } from '../../../config/config.ts';
import { type DatabaseConfig, toDatabase } from '../../../config/database/database-config.ts';
import { effectiveSettings } from '../../../config/effective.ts';
import type { Environment } from '../../../config/environment.ts';
import { describeMap } from '../../../config/map-streets.ts';
import { type ObjectStoreConfig, toObjectStore } from '../../../config/object-store.ts';
import { ensureWritable } from '../../../lib/files/writable-folder.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { makeBackupFolder } from '../../backups/backup-folder.ts';
import { areOnOwnDisk, ON_OWN_DISK } from '../../backups/own-disk.ts';
import { backupFolder } from '../../backups/paths.ts';
import type { CommandLine } from '../command-line.ts';

/** Adds `hoptrail config`, which prints and checks the configuration. */
export function addConfig(program: Command, line: CommandLine): void {
  program
    .command('config')
    .description('print the configuration in effect, without secrets, and check it')
    .addHelpText(
      'after',
      '\nIt changes nothing, except that it creates missing folders of data and backups, and tries the object store\nwith an object that it removes again.',
    )
    .action(async () => {
      const variables = line.variables();
      const data = readEnvironment(variables);
      const settings = effectiveSettings(data, variables);
      const width = Math.max(...settings.map(({ name }) => name.length));
      for (const { name, value, isSet, file } of settings) {
        const source = isSet ? file && `  (from ${file})` : '  (default)';
        console.log(`${name.padEnd(width)}  ${value}${source ?? ''}`);
      }
      for (const text of adviceOn(data, variables)) console.log(`\n${text}`);
      console.log(`\nThe map shows ${describeMap(data)}.`);
      const dataDir = resolve(data.DATA_DIR);
      const backupDir = backupFolder({ dataDir, backupDir: data.BACKUP_DIR });
      if (data.DATABASE_URL === undefined && (await areOnOwnDisk(dataDir, backupDir))) {
        const name = data.BACKUP_DIR === undefined ? 'BACKUP_DIR is not set' : 'BACKUP_DIR';
        console.log(`\n${name}: ${ON_OWN_DISK.says}. ${ON_OWN_DISK.fix}`);
      }
      await ensureWritable(dataDir);
      await tryAll([
        () => ensureBackupFolder(backupDir),
        () => ensureDatabase(toDatabase(data), data),
        () => ensureObjectStore(toObjectStore(data)),
      ]);
    });
}

/**
 * Runs all checks, one after the other.
 * @throws the failure of the first that fails; prints those of the others
 */
async function tryAll(checks: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const check of checks) await check().catch((error: unknown) => failures.push(error));
  const [first, ...others] = failures;
  for (const other of others)
    console.error(other instanceof Refusal ? `${other.message}\n` : other);
  if (first !== undefined) throw first;
}

/** Creates the folder of the backups where it does not exist. @throws Refusal where it cannot be used */
async function ensureBackupFolder(backupDir: string): Promise<void> {
  const problem = await makeBackupFolder(backupDir);
  if (problem) throw new Refusal(`BACKUP_DIR: ${problem.says}. ${problem.fix}`);
}

/**
 * Tries the database on PostgreSQL.
 * @throws WrongDatabaseError where it cannot be used
 */
async function ensureDatabase(
  database: DatabaseConfig | undefined,
  settings: Environment,
): Promise<void> {
  if (database === undefined) return;
  const { expectPostgres } = await import('../../../db/postgres/checks/expect-postgres.ts');
  const { aboutConnections, findConnections } = await import(
    '../../../db/postgres/checks/pooling.ts'
  );
  await expectPostgres(database);
  console.log(`\nThe database ${database.database} answers, and may be written.`);
  const about = aboutConnections(await findConnections(database), database.direct !== undefined);
  for (const text of about) console.log(`\n${text}`);
  await ensureSchema(database, settings);
}

/**
 * Prints what a start would change in the database, what is wrong with its server, and the instances.
 * @throws NewerDatabaseError where a newer version has migrated it
 */
async function ensureSchema(database: DatabaseConfig, settings: Environment): Promise<void> {
  const { openPostgres } = await import('../../../db/postgres/open-postgres.ts');
  const { findMissingMigrations } = await import('../../../db/migrate/migrate.ts');
  const { examineServer } = await import('../../doctor/postgres-server.ts');
  const { examineInstances } = await import('../../doctor/instances.ts');
  const { db, close } = openPostgres(database);
  try {
    const { done, missing } = await findMissingMigrations(db);
    if (done.length > 0 && missing.length > 0) {
      console.log(`\nThe next start migrates it: ${missing.join(', ')}.`);
    }
    for (const { check, state, says, fix } of await examineServer(db, database.connections)) {
      if (state !== 'ok') console.log(`\n${check}: ${says}. ${fix ?? ''}`);
    }
    if (missing.length > 0) return;
    for (const { says } of await examineInstances(db, settings)) {
      console.log(`\nInstances: ${says}`);
    }
  } finally {
    await close();
  }
}

/**
 * Tries the object store of the pictures, and prints what should be changed about it.
 * @throws Refusal where pictures cannot be stored or shown
 */
async function ensureObjectStore(objectStore: ObjectStoreConfig | undefined): Promise<void> {
  if (objectStore === undefined) return;
  const { checkObjectStore } = await import('../../../objects/s3/check-object-store.ts');
  const { problem, warnings } = await checkObjectStore(objectStore);
  if (problem !== undefined) throw new Refusal(problem);
  for (const text of warnings) console.log(`\n${text}`);
  console.log(
    `\nThe object store ${objectStore.url} answers: pictures are written and read there.`,
  );
}
