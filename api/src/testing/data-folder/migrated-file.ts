import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { DATABASE } from '../../ops/backups/manifest.ts';

let bytes: Promise<Buffer> | undefined;

/**
 * Writes a migrated SQLite database without rows into a data folder. Each worker migrates once:
 * the migrations took most of the time in which a test's server starts.
 */
export async function writeMigratedFile(dataDir: string): Promise<void> {
  bytes ??= migratedBytes();
  await writeFile(join(dataDir, DATABASE), await bytes, { mode: 0o600 });
}

async function migratedBytes(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-'));
  try {
    const file = join(folder, DATABASE);
    const db = openDatabase(file);
    await migrate(db).finally(() => db.destroy());
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
