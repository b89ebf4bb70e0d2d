import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { findDoneMigrations, MigrationError } from '../../../db/migrate/migrate.ts';
import { migrations } from '../../../db/migrate/migrations.ts';
import { temporaryFolder } from '../../../testing/app.ts';
import { contentOf, stockedFolder } from '../../../testing/data-folder/content.ts';
import { readManifest } from '../manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { rollBack, upgrade } from './upgrade.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const next = {
  ...migrations,
  '900-next': { sqlite: ['create table next (x)', 'delete from check_ins'], postgres: [] },
};
const broken = {
  ...migrations,
  '900-next': { sqlite: ['delete from check_ins', 'insert into nowhere values (1)'], postgres: [] },
};

/** Returns a data folder that nobody serves, its open database, and its content. */
async function folderToUpgrade() {
  const served = await stockedFolder();
  await served.close();
  const { dataDir } = served;
  const before = await contentOf(dataDir);
  const backupDir = join(dataDir, 'backups');
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  onTestFinished(() => db.destroy());
  return { dataDir, backupDir, before, db, order: { dataDir, backupDir, version: '1.2.3', now } };
}

async function countCheckins(db: Db): Promise<number> {
  return (await db.selectFrom('check_ins').select('id').execute()).length;
}

test('backs the database up before an upgrade', async () => {
  const { db, order, before, backupDir } = await folderToUpgrade();
  await upgrade(db, order, next);
  expect(await findDoneMigrations(db)).toContain('900-next');
  expect(await countCheckins(db)).toBe(0);
  const names = (await readdir(backupDir)).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['2026-05-01T12-00-00.000Z-upgrade']);
  await db.destroy();
  const backup = join(backupDir, String(names[0]));
  expect((await readManifest(backup)).migrations).toEqual(Object.keys(migrations));
  const target = await temporaryFolder();
  await restoreBackup({ backup, dataDir: target, now });
  expect(await contentOf(target)).toEqual(before);
});

test('does not back up a current or a new database', async () => {
  const { db, order, backupDir } = await folderToUpgrade();
  await upgrade(db, order);
  await expect(readdir(backupDir)).rejects.toThrow('ENOENT');
});

test('changes nothing in a failed upgrade and names the backup', async () => {
  const { db, order, dataDir, before } = await folderToUpgrade();
  const attempt = upgrade(db, order, broken);
  await expect(attempt).rejects.toThrow(MigrationError);
  await expect(attempt).rejects.toThrow(
    /nowhere.*Nothing was changed\. A backup from before is in/,
  );
  expect(await contentOf(dataDir)).toEqual(before);
});

test('does not start an upgrade without a backup', async () => {
  const { db, order, dataDir, before } = await folderToUpgrade();
  const file = join(dataDir, 'hoptrail.db');
  await expect(upgrade(db, { ...order, backupDir: file }, next)).rejects.toThrow(
    /cannot be backed up before it is changed/,
  );
  expect(await contentOf(dataDir)).toEqual(before);
});

test('restores the data from before the upgrade on a rollback, and keeps the newer data aside', async () => {
  const { db, order, dataDir, before } = await folderToUpgrade();
  await upgrade(db, order, next);
  await sql`insert into next values (1)`.execute(db);
  await db.destroy();
  const { replaced = '' } = await rollBack(order);
  expect(await contentOf(dataDir)).toEqual(before);
  expect((await contentOf(replaced)).rows.next).toHaveLength(1);
  await expect(rollBack(order)).rejects.toThrow(/there is nothing to roll back/);
});

test('refuses a rollback without an upgrade', async () => {
  const { db, order } = await folderToUpgrade();
  await db.destroy();
  await expect(rollBack(order)).rejects.toThrow(/There is no backup from before an upgrade/);
});
