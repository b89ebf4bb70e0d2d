import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copyDatabase } from '../db/copy-database.ts';
import { openDatabase } from '../db/database.ts';
import { examine } from '../doctor/examine.ts';
import { temporaryFolder, testRuntime } from '../testing/app.ts';
import { stockedFolder } from '../testing/content.ts';
import { many, record } from './counts.ts';

const PAGE = 4096;

test('a page that was overwritten is found by the doctor', async (context) => {
  const { dataDir } = await stockedFolder();
  const folder = await temporaryFolder();
  const sound = join(folder, 'sound.db');
  await copyDatabase(join(dataDir, 'hoptrail.db'), sound, {});
  const bytes = await readFile(sound);
  const pages = await pagesOf(sound);
  for (const page of pages) {
    const broken = join(folder, String(page));
    await mkdir(broken, { mode: 0o700 });
    await copyFile(sound, join(broken, 'hoptrail.db'));
    const garbled = Buffer.from(bytes);
    garbled.fill(0xa5, (page - 1) * PAGE, page * PAGE);
    await writeFile(join(broken, 'hoptrail.db'), garbled);
    const examination = {
      variables: { DATA_DIR: broken },
      runtime: testRuntime,
      now: new Date(),
      isMending: false,
    };
    const findings = await Array.fromAsync(examine(examination));
    const problems = findings.filter(({ state }) => state === 'problem');
    expect(
      problems.map(({ check }) => check),
      `page ${page}`,
    ).toContain('database');
  }
  record(context, 'a page of the database overwritten', {
    done: `${many(pages.length, 'pages')}, every one that holds rows or an index, one at a time`,
    held: `\`doctor\` found ${pages.length} of ${pages.length}, ended with 1 and named the backup to restore`,
  });
});

/** Every page that belongs to a table or an index. */
async function pagesOf(file: string): Promise<number[]> {
  const db = openDatabase(file);
  try {
    const { rows } = await sql<{ pageno: number }>`select pageno from dbstat`.execute(db);
    return rows.map((row) => row.pageno);
  } finally {
    await db.destroy();
  }
}
