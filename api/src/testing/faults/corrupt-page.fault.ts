import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findTableDamage } from '../../db/damage/check-table.ts';
import { findAllTables } from '../../db/damage/tables.repo.ts';
import { openDatabase } from '../../db/database.ts';
import { copyDatabase } from '../../db/sqlite/copy-database.ts';
import { takeBackup } from '../../ops/backups/take/take-backup.ts';
import { examine } from '../../ops/doctor/examine.ts';
import { temporaryFolder, testRuntime } from '../app.ts';
import { stockedFolder } from '../data-folder/content.ts';
import { many, record } from './support/counts.ts';

const PAGE = 4096;

test('the doctor and the running server find an overwritten page', async (context) => {
  const { dataDir } = await stockedFolder();
  const folder = await temporaryFolder();
  const backupDir = join(folder, 'backups');
  const order = { dataDir, backupDir, kind: 'manual', version: '1', now: new Date() } as const;
  const backup = await takeBackup(order);
  const sound = join(folder, 'sound.db');
  await copyDatabase(join(dataDir, 'hoptrail.db'), sound, {});
  const bytes = await readFile(sound);
  const { pages, tables } = await contentOf(sound);
  for (const page of pages) {
    const broken = join(folder, String(page));
    await mkdir(broken, { mode: 0o700 });
    await copyFile(sound, join(broken, 'hoptrail.db'));
    const garbled = Buffer.from(bytes);
    garbled.fill(0xa5, (page - 1) * PAGE, page * PAGE);
    await writeFile(join(broken, 'hoptrail.db'), garbled);
    const examination = {
      variables: { DATA_DIR: broken, BACKUP_DIR: backupDir },
      runtime: testRuntime,
      now: new Date(),
      isRepairing: false,
    };
    const findings = await Array.fromAsync(examine(examination));
    const problems = findings.filter(({ state }) => state === 'problem');
    const fixes = problems.flatMap(({ check, fix }) => (check === 'database' ? [fix] : []));
    expect(fixes, `page ${page}`).toContain(
      `Stop the server, then run: hoptrail restore ${backup}`,
    );
    const file = join(broken, 'hoptrail.db');
    const isFound = tables.some((table) => findTableDamage(file, table, {}).length > 0);
    expect(isFound, `page ${page}, while serving`).toBe(true);
  }
  record(context, 'a page of the database overwritten', {
    done: `${many(pages.length, 'pages')}, each with rows or an index, one at a time`,
    held: `\`doctor\` found ${pages.length} of ${pages.length}, exited with 1 and named a checked backup to restore; the running server found as many`,
  });
});

/** Returns every page that belongs to a table or an index, and the tables. */
async function contentOf(file: string): Promise<{ pages: number[]; tables: string[] }> {
  const db = openDatabase(file);
  try {
    const { rows } = await sql<{ pageno: number }>`select pageno from dbstat`.execute(db);
    return { pages: rows.map((row) => row.pageno), tables: await findAllTables(db) };
  } finally {
    await db.destroy();
  }
}
