import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrations } from '../../db/migrate/migrations.ts';
import { temporaryFolder } from '../../testing/app.ts';
import { stockedFolder } from '../../testing/data-folder/content.ts';
import { hoptrail } from '../../testing/processes/command.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test('a BACKUP_DIR that cannot be used is named by config, serve, health and doctor at once', async () => {
  const folder = await temporaryFolder();
  const BACKUP_DIR = join(folder, 'backups');
  await writeFile(BACKUP_DIR, 'no folder');
  const env = { DATA_DIR: join(folder, 'data'), BACKUP_DIR, LOG_LEVEL: 'info' };
  const says = `no backup can be written to ${BACKUP_DIR} (it is not a folder)`;

  const config = hoptrail(['config'], env);
  expect(await config.ended).toBe(1);
  expect(config.output()).toContain(`BACKUP_DIR: ${says}. Set BACKUP_DIR to`);

  const server = hoptrail(['serve'], env);
  await server.printed(`"msg":"BACKUP_DIR: ${says}`);
  await server.printed('data in');
  const health = hoptrail(['healthcheck'], env);
  expect(await health.ended, 'people can go on').toBe(0);
  expect(health.output()).toContain(`"problems":["BACKUP_DIR: ${says}`);

  const doctor = hoptrail(['doctor'], env);
  expect(await doctor.ended).toBe(1);
  expect(doctor.output()).toMatch(/^PROBLEM +backups +no backup can be written to/m);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test.skipIf(process.platform !== 'linux')(
  'a BACKUP_DIR that cannot be created is named by config and serve',
  async () => {
    const env = { DATA_DIR: await temporaryFolder(), BACKUP_DIR: '/proc/backups' };
    const config = hoptrail(['config'], env);
    expect(await config.ended).toBe(1);
    expect(config.output()).toContain('no backup can be written to /proc/backups (ENOENT');
    const server = hoptrail(['serve'], env);
    await server.printed('BACKUP_DIR: no backup can be written to /proc/backups');
  },
);

test('config creates a BACKUP_DIR that can be used', async () => {
  const folder = await temporaryFolder();
  const env = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'disk', 'backups') };
  const config = hoptrail(['config'], env);
  expect(await config.ended, config.output()).toBe(0);
  expect(await readdir(folder)).toEqual(['data', 'disk']);
});

test('an upgrade that cannot make its backup ends as wrong settings do', async () => {
  const { dataDir, close } = await stockedFolder();
  await close();
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  const last = String(Object.keys(migrations).at(-1));
  await sql`delete from kysely_migration where name = ${last}`.execute(db);
  await db.destroy();
  const BACKUP_DIR = join(await temporaryFolder(), 'backups');
  await writeFile(BACKUP_DIR, 'no folder');
  const server = hoptrail(['serve'], { DATA_DIR: dataDir, BACKUP_DIR });
  expect(await server.ended, server.output()).toBe(78);
  expect(server.output()).toContain(`The folder for backups ${BACKUP_DIR} cannot be made`);
});
